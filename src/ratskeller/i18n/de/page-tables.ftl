# Die Seite im Browser: die erste Seite, Tische vorbereiten und finden, und wer ich bin.

## Erste Seite

page-home-lead = Bau eine Rakete aus Schrott oder halte dein Haus rattenfrei: allein, gegen Bots oder mit Freunden, am selben Tisch oder online.
page-home-games = Die Spiele
page-home-firstrat-about = Lass deine Ratten über den Schrottplatz rennen, sammle Flaschen, Dosen und Glühbirnen und bau eine Rakete zum Mond. Der ist schließlich aus Käse.
page-home-piedpiper-about = In Hameln laufen Ratten von Haus zu Haus. Scheuch sie mit deinen Karten zu den Nachbarn und lass den Rattenfänger dein Haus leeren.
page-home-firstrat-people = 1 bis 5 Personen, solo gegen Greg
page-home-piedpiper-people = 2 bis 5 Personen, mit verdeckten Handkarten
page-home-play = { $game } spielen
page-home-against = Gegen wen? Die Partie beginnt sofort.
page-home-opponents = { $count } × { $name }
page-home-mood-ratling = harmlos, für die erste Partie
page-home-mood-pantry-rat = gierig, aber gutmütig
page-home-mood-sly-rat = denkt voraus
page-home-mood-rat-king = gnadenlos
page-home-mood-rat-emperor = unerbittlich
page-home-greg = { greg } · { $level }
page-home-greg-about = solo, mit Herausforderungen
page-home-starting = Die Partie wird aufgebaut …
page-home-learn = Spielend lernen
page-home-new = Mit Freunden spielen
page-home-elsewhere = Außerdem
page-home-lobby-about = Spiel mit anderen oder schau ihnen zu.
page-home-chart-about = Zehn Aufgaben gegen Greg, in vier Schwierigkeitsgraden.
page-home-companion-about = Greg und der Wertungsblock auf dem Handy, für die Schachtel auf deinem Tisch.
page-home-records-about = Sieh dir gespielte Partien Zug um Zug noch einmal an.

## Ein Tisch in einer Liste

page-tables-seats = Plätze
page-tables-your-turn = Du bist am Zug
page-tables-their-turn = { $name } ist am Zug
page-tables-state-open = wartet auf Mitspielende
page-tables-state-running = läuft
page-tables-state-over = zu Ende
page-tables-state-closed = geschlossen
page-tables-by-link = nur per Link
page-tables-sit = Mitspielen
page-tables-back = Zurück zum Tisch
page-tables-look = Tisch ansehen
page-tables-watch = Zuschauen
page-tables-go-on = Weiterspielen
page-tables-result = Ergebnis ansehen
page-tables-replay = Partie ansehen

## Meine Tische

page-mine = Meine Tische
page-mine-running = Deine laufenden Tische
page-mine-going = Laufende Partien
page-mine-over = Beendete Partien
page-mine-all = Alle deine Tische
page-mine-none = Du hast noch an keinem Tisch gespielt.
page-mine-play = Partie beginnen
page-mine-more = Mehr zeigen

## Alle Tische

page-lobby-lead = Auf freie Plätze können sich alle setzen, und zuschauen kannst du an jedem Tisch.
page-lobby-filter = Tische filtern
page-lobby-open = Neuer Tisch: { $game }
page-lobby-waiting = Hier sind noch Plätze frei
page-lobby-running = Hier wird gespielt
page-lobby-more = Weitere Tische
page-lobby-empty = Gerade ist kein Tisch offen. Eröffne einen und lass einen Platz frei: Dann sehen ihn alle hier.

## Vorbereitung

page-setup-title = Neuer Tisch: { $game }
page-setup-other = Stattdessen: { $game }
page-setup-who = Wer spielt?
page-setup-count = Anzahl der Plätze
page-setup-alone = 1 (gegen { greg })
page-setup-level = Schwierigkeitsgrad von { greg }
page-setup-level-easy = 5 schnelle und 5 langsame Karten
page-setup-level-medium = 6 schnelle und 4 langsame Karten
page-setup-level-hard = 7 schnelle und 3 langsame Karten
page-setup-level-unfair = 8 schnelle und 2 langsame Karten
page-setup-seat = Wer spielt auf Platz { $number }?
page-setup-name = Name auf Platz { $number }
page-setup-people = Personen
page-setup-bots = Bots jeder Stärke
page-setup-me = ich
page-setup-me-about = du, in diesem Browser
page-setup-beside = noch jemand an diesem Gerät
page-setup-beside-about = spielt hier mit dir; geheime Karten werden zwischendurch verdeckt
page-setup-open = frei
page-setup-open-about = für alle, die mitspielen wollen oder denen du den Link schickst
page-setup-seen = Wer kann den Tisch finden?
page-setup-public = alle
page-setup-public-about = Er steht in der Liste der Tische, und alle können sich dazusetzen.
page-setup-link = nur wer den Link hat
page-setup-link-about = Er steht in keiner Liste. Du schickst deinen Freunden den Link.
page-setup-more = Weitere Einstellungen
page-setup-changed = { $count ->
    [0] die üblichen Einstellungen
    [one] { $count } Einstellung geändert
   *[other] { $count } Einstellungen geändert
}
page-setup-profile = Eigener Spielplan
page-setup-profile-choose = Datei wählen …
page-setup-profile-own = aus einer Datei
page-setup-profile-standard = Zurück zum Standard
page-setup-profile-wrong = Mit dieser Datei lässt sich nicht spielen. Korrigiere sie und wähle sie noch einmal aus:
page-setup-clock = Bedenkzeit
page-setup-stand-in = Bot, der übernimmt, wenn jemand geht oder die Zeit überschreitet
page-setup-hints = Tipps
page-setup-hints-about = Wer am Zug ist, darf sich die besten Züge zeigen lassen.
page-setup-points = Punktestand während der Partie
page-setup-points-about = Alle sehen jederzeit, wer wie viele Punkte hat.
page-setup-watched = In der Liste der Tische zeigen
page-setup-watched-about = Andere können deine Partie finden und zuschauen. Verdeckte Karten sehen sie nicht.
page-setup-allowed = erlaubt
page-setup-forbidden = nicht erlaubt
page-setup-shown = sichtbar
page-setup-hidden = verborgen
page-setup-reset = Zurücksetzen
page-setup-go-start = Partie beginnen
page-setup-go-start-about = Alle Plätze sind besetzt, also geht es sofort los.
page-setup-go-open = Tisch eröffnen
page-setup-go-open-about = Du bekommst einen Link für die freien Plätze. Sobald alle da sind, startest du die Partie.
page-setup-go-watch = Den Bots zuschauen
page-setup-go-watch-about = An diesem Tisch sitzen nur Bots; du schaust zu.

page-clock-none = ohne Zeitlimit
page-clock-none-about = Alle lassen sich so viel Zeit, wie sie mögen.
page-clock-bank = Zeitkonto
page-clock-bank-about = Eine feste Zeit für die ganze Partie, dazu bei jedem Zug ein paar Sekunden.
page-clock-days = Fernpartie
page-clock-days-about = Tage für jeden Zug: Schau einfach ab und zu vorbei.
page-clock-minutes = Minuten für die ganze Partie
page-clock-increment = Zusätzliche Sekunden pro Zug
page-clock-days-each = Tage pro Zug
page-clock-bank-short = { $minutes } min + { $increment } s pro Zug
page-clock-days-short = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}

## Möglichkeiten, jede in einer Zeile

page-option-comics = Ohne Superratten spielt sich die erste Partie leichter. Mit ihnen kommen vier Comics dazu: Kommandant, Sammler, Läufer und Dieb.
page-option-discount_for_two = Zu zweit ist der Comic, der Raketenteile billiger macht, besonders stark. Manche lassen ihn deshalb weg. Das gilt auch allein: Dann wird wie zu zweit aufgebaut.
page-option-path = Mit gemischten Lauffeldern ist der Weg in jeder Partie anders. Welche Lauffelder in einem Abschnitt liegen können, bleibt gleich.
page-option-tracks = Die Wertungsplättchen verändern die Punkte der Leisten. Sie werden zufällig gezogen, oder wer beginnt, verteilt sie.
page-option-light_bonus = Wie viel ein Feld durch die Lichterkette mehr bringt: 1, wenn es selbst beleuchtet ist, oder 1 für jedes beleuchtete Feld mit gleichem Ertrag.
page-option-spare_markers = Wann du deinen neunten und zehnten Wertungsstein legen darfst.
page-option-greg_at_pad = Die Ausgaben des Spiels sind sich uneinig, ob Gregs Karte weiterläuft, wenn eine seiner Ratten ankommt.
page-option-award = Wann du auf der Startrampe statt einer Ratte aus der Kinderstube eine Auszeichnung nehmen darfst.
page-option-library = Ob dein Rattenbaumarker die Bibliothek auch ohne Comic verlassen kann.
page-option-super_power = Ob eine Ratte ihre neue Kraft schon in dem Zug nutzen kann, in dem sie das Plättchen bekommt, etwa der Dieb an einem Stand.
page-option-greg_toll = Was du zahlst, wenn mehrere seiner Ratten auf einem Feld stehen.
page-option-mouldy_supply = Wie viele es gibt. Ist keiner mehr da und hast du zu wenig Käse, zahlst du nichts.
page-option-award_supply = Wie viele es gibt. Ist keine mehr da, kann niemand eine nehmen.
page-option-challenge_points = Ob genau so viele Punkte reichen, wie die Herausforderung nennt.
page-option-book = In einigen Punkten unterscheiden sich die Regelhefte. Hier stellst du alle zusammen ein, darunter jeden einzeln.
page-option-greg_deck = Nur eine seiner Karten ist bekannt, die anderen haben wir nachgebaut. Mit dem üblichen Stapel dauert eine Partie etwa 19 Züge. Der wilde Greg läuft dreimal so schnell und fordert auch Geübte heraus.
page-option-variant = In der Variante für Kinder wirkt jede Karte sofort. Mit einer verdeckten Karte lässt sich bluffen.
page-option-roof = Wie hoch dein Rattenmarker steigen darf, bevor du aus der Stadt fliehst. Ist das 7. Stockwerk das Dach, wird die Partie kürzer.
page-option-sewer_plus = Ob der Kanal auch unter dem zusätzlichen Haus hindurchführt, wenn „Plus eins“ dabeiliegt.

## Warten auf Leute

page-wait-free = { $count ->
    [one] Es fehlt noch { $count } Person, dann kann es losgehen.
   *[other] Es fehlen noch { $count } Personen, dann kann es losgehen.
}
page-wait-full = Alle sind da. Du kannst die Partie beginnen!
page-wait-host = Alle sind da. Gleich geht es los: Wer den Tisch eröffnet hat, startet die Partie.
page-wait-name = Dein Name
page-wait-sit = Hier Platz nehmen
page-wait-beside-name = Name der Person neben dir
page-wait-their-name = Name
page-wait-sit-beside = An diesem Gerät mitspielen
page-wait-you = du
page-wait-bot = Bot
page-wait-here = ist da
page-wait-start = Partie beginnen
page-wait-close = Tisch schließen
page-wait-leave = Tisch verlassen
page-wait-remove = Entfernen
page-wait-remove-label = { $name } entfernen
page-wait-remove-title = { $name } vom Tisch entfernen?
page-wait-remove-about = Der Platz wird wieder frei, und { $name } kann sich an diesen Tisch nicht mehr setzen.
page-wait-remove-no = Doch nicht
page-wait-removed = Wer den Tisch eröffnet hat, hat dich entfernt. Du kannst hier nicht mehr Platz nehmen.
table-one-seat = An einem öffentlichen Tisch kannst du nur einen Platz nehmen. Zu mehreren an einem Gerät spielt ihr an Tischen per Link oder an deinem eigenen Tisch.
page-wait-invite = Andere einladen
page-wait-invite-about = Wer diesen Link hat, kann hier mitspielen oder zuschauen. Ein Konto braucht niemand.
page-wait-link = Link zu diesem Tisch
page-wait-invitation = Spiel mit mir { $game }!
page-wait-facts = Einstellungen
page-wait-fair = Ehrlich gemischt: Wer sich hinsetzt oder die Partie startet, steuert über den eigenen Browser eine Zufallszahl bei. Der Server hat sich schon auf seinen Teil festgelegt:

page-share-copy = Link kopieren
page-share-copied = Der Link ist kopiert.
page-share-send = Teilen …
page-share-code = QR-Code zum Link
page-share-code-about = Oder scanne den Code mit dem Handy.

## Wer ich bin

page-me-who = Dein Name
page-me-name = Unter welchem Namen spielst du?
page-me-rename = Namen speichern
page-me-renamed = Du heißt jetzt { $name }.
page-me-name-about = Du brauchst kein Passwort, dieser Browser merkt sich dich. An Tischen, an denen du schon sitzt, bleibt dein alter Name stehen.
page-me-nobody = Zum Umsehen brauchst du keinen Namen. Für die erste Partie bekommst du einen; hier kannst du ihn selbst wählen.
page-me-browser = Dieser Browser
page-me-no-notifications = Benachrichtigungen sind nur auf Seiten mit https möglich.
page-me-devices = Deine Geräte
page-me-devices-about = Spiel auf dem Handy oder an einem anderen Computer weiter: Öffne dort einen Link, den du hier erzeugst.
page-me-link = Link für dein anderes Gerät
page-me-link-make = Link erzeugen
page-me-link-again = Neuen Link erzeugen
page-me-link-about = { $minutes ->
    [one] Gilt einmal und { $minutes } Minute lang. Gib ihn nicht weiter: Wer ihn öffnet, spielt unter deinem Namen.
   *[other] Gilt einmal und { $minutes } Minuten lang. Gib ihn nicht weiter: Wer ihn öffnet, spielt unter deinem Namen.
}
page-me-forget = Alle anderen Geräte abmelden
page-me-forget-about = Nur dieser Browser bleibt angemeldet, und offene Links werden ungültig. Deine Partien bleiben erhalten.
page-me-forget-yes = Abmelden
page-me-forgotten = Alle anderen Geräte sind abgemeldet.
page-me-keep = Abbrechen
page-me-take = Dieses Gerät verbinden?
page-me-take-about = Dieser Link kommt von deinem anderen Gerät. Danach findest du deinen Namen und deine Partien auch hier.
page-me-take-instead = In diesem Browser heißt du bisher { $name }. Mit dem Link übernimmst du den Namen und die Partien deines anderen Geräts. Die Partien von { $name } sind von hier aus dann nicht mehr erreichbar.
page-me-take-yes = Gerät verbinden
page-me-take-no = Abbrechen
page-me-welcome = Willkommen, { $name }!

## Über Ratskeller

page-about-what = Was ist Ratskeller?
page-about-name = Ein Ratskeller ist das Wirtshaus unter dem Rathaus. In diesem hier stehen Tische für zwei Spiele mit Ratten, mit allen Varianten.
page-about-who = Spiel allein, gegen Bots in fünf Stärken, mit Freunden an einem Gerät oder online per Link: sofort oder mit einem Zug am Tag.
page-about-fair = Niemand bestimmt allein, wie gemischt wird, weder der Server noch jemand am Tisch. Nach der Partie können es alle nachprüfen.
page-about-owners = Wem die Spiele gehören
page-about-unofficial = Ratskeller ist inoffiziell und nicht kommerziell. First Rat und Der Rattenfänger von Hameln gehören ihren Autoren, Illustratoren und Verlagen, die mit dieser Seite nichts zu tun haben.
page-about-own-work = Bilder und Texte der Verlage gibt es hier nicht: Die Zeichnungen sind von uns, und die Regeln stehen hier in eigenen Worten.
page-about-box = Wenn dir die Spiele gefallen, kauf sie: Am schönsten sind sie auf einem richtigen Tisch.
page-about-credits = Dank
page-about-icons = Symbole von Lorc, Delapouite und anderen, gesammelt auf
page-about-libraries = Gebaut mit freier Software, darunter:
page-about-version = Diese Version
page-about-number = Ratskeller { $version }, freie Software unter der MIT-Lizenz
page-about-api = Zum Programmieren: die Schnittstelle des Servers
page-about-privacy = Ein Cookie erkennt dich wieder. Von anderen Servern wird nichts geladen, es gibt keine Werbung und kein Tracking.
