# Die Seite im Browser: die erste Seite, Tische vorbereiten und finden, und wer ich bin.

## Erste Seite

page-home-lead = Bau aus Schrott eine Rakete, oder halte dir die Ratten vom Haus: allein, gegen Bots oder mit Freunden nah und fern.
page-home-games = Die Spiele
page-home-firstrat-about = Lass deine Ratten über den Schrottplatz rennen, sammle Flaschen, Dosen und Glühbirnen und bau eine Rakete zum Mond. Der ist schließlich aus Käse.
page-home-piedpiper-about = Ratten laufen in Hameln von Haus zu Haus. Spiel deine Karten so, dass sie die Nachbarn besuchen, und lass sie vom Rattenfänger fortlocken.
page-home-firstrat-people = 1 bis 5 Leute; allein läufst du gegen Greg
page-home-piedpiper-people = 2 bis 5 Leute, alle mit geheimer Hand
page-home-play = { $game } spielen
page-home-against = Gegen wen? Das Spiel beginnt sofort.
page-home-opponents = { $name } × { $count }
page-home-mood-ratling = sanft, fürs erste Spiel
page-home-mood-pantry-rat = gierig und freundlich
page-home-mood-sly-rat = denkt voraus
page-home-mood-rat-king = gnadenlos
page-home-greg = { greg } · { $level }
page-home-greg-about = allein, mit kniffligen Zielen
page-home-starting = Das Spiel wird aufgebaut …
page-home-learn = Spielend lernen
page-home-new = Mit Freunden spielen
page-home-elsewhere = Was es noch gibt
page-home-lobby-about = Setz dich zu anderen, oder schau ihnen zu.
page-home-chart-about = Zehn Kunststücke gegen Greg, auf vier Stufen.
page-home-companion-about = Greg und der Wertungsblock auf dem Handy, neben deiner eigenen Schachtel.
page-home-records-about = Sieh dir Partien noch einmal an, Zug um Zug.

## Ein Tisch in einer Liste

page-tables-seats = Plätze
page-tables-your-turn = Du bist am Zug
page-tables-their-turn = { $name } ist am Zug
page-tables-state-open = wartet auf Leute
page-tables-state-running = wird gespielt
page-tables-state-over = ist zu Ende
page-tables-state-closed = wurde geschlossen
page-tables-by-link = nur mit Link
page-tables-sit = Hinsetzen
page-tables-back = An deinen Platz
page-tables-look = Hineinschauen
page-tables-watch = Zuschauen
page-tables-go-on = Weiterspielen
page-tables-result = Ergebnis
page-tables-replay = Noch einmal ansehen

## Meine Tische

page-mine = Meine Tische
page-mine-running = Deine Tische
page-mine-going = Laufend
page-mine-over = Zu Ende
page-mine-all = Alle deine Tische
page-mine-none = Du hast noch an keinem Tisch gesessen.
page-mine-play = Ein Spiel beginnen
page-mine-more = Mehr zeigen

## Alle Tische

page-lobby-lead = Freie Plätze sind für alle da. Zuschauen kannst du an jedem Tisch.
page-lobby-filter = Welche Spiele
page-lobby-all = beide Spiele
page-lobby-open = Neuer Tisch: { $game }
page-lobby-waiting = Hier ist noch Platz
page-lobby-running = Hier wird gespielt
page-lobby-more = Weitere Tische
page-lobby-empty = Im Moment sitzt hier niemand. Öffne einen Tisch und lass einen Platz frei: Andere sehen ihn dann hier.

## Vorbereitung

page-setup-title = Ein Tisch: { $game }
page-setup-other = Lieber { $game }?
page-setup-who = Wer spielt?
page-setup-count = Plätze
page-setup-alone = 1 (gegen { greg })
page-setup-level = Wie stark ist { greg }?
page-setup-level-easy = fünf flinke Karten, fünf träge
page-setup-level-medium = sechs flinke Karten, vier träge
page-setup-level-hard = sieben flinke Karten, drei träge
page-setup-level-unfair = er ruht fast nie
page-setup-seat = Wer auf Platz { $number } sitzt
page-setup-name = Name von Platz { $number }
page-setup-people = Leute
page-setup-bots = Bots jeder Stärke
page-setup-me = ich
page-setup-me-about = du, in diesem Browser
page-setup-beside = noch jemand an diesem Bildschirm
page-setup-beside-about = spielt hier mit dir; geheime Karten werden zwischendurch verdeckt
page-setup-open = frei, für andere
page-setup-open-about = für alle, die kommen, oder denen du den Link schickst
page-setup-seen = Wer kann den Tisch finden?
page-setup-public = alle
page-setup-public-about = Er steht in der Liste der Tische; alle können sich hinsetzen.
page-setup-link = nur wer den Link hat
page-setup-link-about = Er steht in keiner Liste. Du schickst deinen Freunden den Link.
page-setup-more = Mehr Einstellungen
page-setup-changed = { $count ->
    [0] alles wie im Regelheft
    [one] { $count } geändert
   *[other] { $count } geändert
}
page-setup-profile = Ein eigener Spielplan
page-setup-profile-about = Eine TOML-Datei mit eigenem Weg, eigenen Leisten, Karten oder Preisen. Kopiere den Standard, ändere ihn und prüfe ihn mit { $command }.
page-setup-profile-choose = Datei wählen …
page-setup-profile-own = aus einer Datei
page-setup-profile-standard = Zurück zum Standard
page-setup-profile-wrong = Diese Datei beschreibt keinen Spielplan, auf dem man spielen kann:
page-setup-clock = Uhr
page-setup-stand-in = Spielt für alle, deren Zeit abläuft
page-setup-hints = Tipps
page-setup-hints-about = Wer am Zug ist, darf nach den besten Zügen fragen.
page-setup-points = Punkte im laufenden Spiel
page-setup-points-about = Alle sehen, wie viele Punkte jeder Platz bis jetzt hat.
page-setup-watched = In der Liste der Tische zeigen
page-setup-watched-about = Andere können dein Spiel finden und zuschauen. Verdeckte Karten sehen sie nicht.
page-setup-allowed = erlaubt
page-setup-forbidden = nicht erlaubt
page-setup-shown = sichtbar
page-setup-hidden = verborgen
page-setup-reset = Alles wie am Anfang
page-setup-go-start = Spiel beginnen
page-setup-go-start-about = Alle Plätze sind besetzt, also geht es sofort los.
page-setup-go-open = Tisch öffnen
page-setup-go-open-about = Du bekommst einen Link für die freien Plätze und beginnst, wenn alle da sind.
page-setup-go-watch = Den Bots zuschauen
page-setup-go-watch-about = An diesem Tisch sitzen nur Bots; du schaust zu.

page-clock-none = keine Uhr
page-clock-none-about = Alle lassen sich so viel Zeit, wie sie mögen.
page-clock-bank = Zeitkonto
page-clock-bank-about = So viel Zeit für das ganze Spiel, und mit jedem Zug ein wenig mehr.
page-clock-days = Tage für einen Zug
page-clock-days-about = Ein Spiel nebenbei: Schau ab und zu herein.
page-clock-minutes = Minuten für das Spiel
page-clock-increment = Sekunden mehr für jeden Zug
page-clock-days-each = Tage für jeden Zug
page-clock-bank-short = { $minutes } min + { $increment } s je Zug
page-clock-days-short = { $days ->
    [one] { $days } Tag für einen Zug
   *[other] { $days } Tage für einen Zug
}

## Möglichkeiten, jede in einer Zeile

page-option-comics = Die einfachen passen zum ersten Spiel. Mit Superratten kommen vier Comics dazu: Kommandant, Sammler, Läufer und Dieb.
page-option-discount_for_two = Bei so wenigen Leuten ist der Comic stark, der Raketenteile billiger macht; manche lassen ihn weg. Das gilt auch, wenn du allein spielst: Aufgebaut wird dann wie zu zweit.
page-option-path = Gemischte Plättchen machen jeden Weg neu; jeder Abschnitt behält seine Arten von Waren.
page-option-tracks = Andere Plättchen bringen andere Punkte auf die Leisten; das Los zieht sie, oder wer beginnt, legt sie aus.
page-option-light_bonus = Was beleuchtete Felder bringen: eins mehr für dieses Feld, oder eins mehr für jedes beleuchtete Feld derselben Art.
page-option-spare_markers = Wann der neunte und der zehnte Wertungsstein gesetzt werden dürfen.
page-option-greg_at_pad = Je nach Ausgabe wirkt seine Karte noch weiter, wenn eine seiner Ratten angekommen ist, oder nicht.
page-option-variant = Junge Leute sehen sofort, was eine Karte tut. Mit einer verdeckten Karte lässt sich bluffen.
page-option-roof = Wie hoch die Ratten klettern müssen, bis du die Stadt verlässt. Mit dem 7. Stockwerk wird das Spiel kürzer.
page-option-sewer_plus = Ob die Figur auch am Haus, das die Karte „plus eins“ hinzufügt, unter der Erde vorbeigeht.

## Warten auf Leute

page-wait-free = { $count ->
    [one] Noch jemand, dann kann es losgehen.
   *[other] Noch { $count } Leute, dann kann es losgehen.
}
page-wait-full = Alle sind da. Beginne, wann du magst!
page-wait-host = Alle sind da. Wer den Tisch geöffnet hat, beginnt das Spiel.
page-wait-name = Dein Name
page-wait-sit = Hier hinsetzen
page-wait-beside-name = Name von jemandem neben dir
page-wait-their-name = Name der Person
page-wait-sit-beside = Spielt an diesem Bildschirm
page-wait-you = du
page-wait-bot = ein Bot
page-wait-here = ist da
page-wait-start = Spiel beginnen
page-wait-close = Tisch schließen
page-wait-leave = Aufstehen
page-wait-remove = Entfernen
page-wait-remove-label = { $name } entfernen
page-wait-remove-title = { $name } vom Tisch entfernen?
page-wait-remove-about = Der Platz wird wieder frei, und { $name } kann sich an diesen Tisch nicht mehr setzen.
page-wait-remove-no = Doch nicht
page-wait-removed = Die Person, die den Tisch geöffnet hat, hat dich entfernt. Du kannst dich hier nicht mehr hinsetzen.
table-one-seat = An einem Tisch für alle kannst du einen Platz nehmen. Mehrere an einem Bildschirm gehen an Tischen per Link oder an deinem eigenen Tisch.
page-wait-invite = Andere einladen
page-wait-invite-about = Wer diesen Link hat, kann sich hier hinsetzen oder zuschauen. Niemand braucht ein Konto.
page-wait-link = Link zu diesem Tisch
page-wait-invitation = Spiel mit: { $game }!
page-wait-facts = An diesem Tisch
page-wait-fair = Faires Glück: Jeder Browser gibt eine eigene Zufallszahl dazu, wenn man sich hinsetzt oder beginnt. Der Server hat seinen Teil schon festgelegt:

page-share-copy = Link kopieren
page-share-copied = Der Link ist kopiert.
page-share-send = Verschicken …
page-share-code = Der Link als QR-Code
page-share-code-about = Oder richte die Kamera eines Handys auf den Code.

## Wer ich bin

page-me-who = Dein Name
page-me-name = Wie sollen dich andere nennen?
page-me-rename = Diesen Namen nehmen
page-me-renamed = Du heißt jetzt { $name }.
page-me-name-about = Ein Passwort gibt es nicht: Dieser Browser merkt sich dich. An Tischen, an denen du schon sitzt, bleibt dein alter Name.
page-me-nobody = Zum Umsehen brauchst du keinen Namen. Beim ersten Spiel wird einer erfunden; hier kannst du ihn selbst wählen.
page-me-browser = Dieser Browser
page-me-no-notifications = Dein Browser erlaubt das nur auf Seiten mit https.
page-me-devices = Deine anderen Geräte
page-me-devices-about = Spiel auf dem Handy oder an einem anderen Computer weiter: Öffne dort diesen Link.
page-me-link = Link für dein anderes Gerät
page-me-link-make = Link erzeugen
page-me-link-again = Neuen Link erzeugen
page-me-link-about = { $minutes ->
    [one] Gilt einmal, { $minutes } Minute lang. Behalte ihn für dich: Wer ihn öffnet, gilt als du.
   *[other] Gilt einmal, { $minutes } Minuten lang. Behalte ihn für dich: Wer ihn öffnet, gilt als du.
}
page-me-forget = Alle anderen Geräte abmelden
page-me-forget-about = Nur dieser Browser bleibt angemeldet, und deine Links gelten nicht mehr. Deine Spiele bleiben.
page-me-forget-yes = Abmelden
page-me-forgotten = Alle anderen Geräte sind abgemeldet.
page-me-keep = Alles so lassen
page-me-take = Soll dieses Gerät deins sein?
page-me-take-about = Dieser Link kommt von einem anderen Gerät von dir. Dann findest du deinen Namen und deine Spiele auch hier.
page-me-take-instead = In diesem Browser bist du { $name }. Mit diesem Link wirst du, wer du auf deinem anderen Gerät bist; die Spiele von { $name } sind von hier aus nicht mehr zu erreichen.
page-me-take-yes = Ja, es ist meins
page-me-take-no = Nein, lieber nicht
page-me-welcome = Willkommen, { $name }!

## Über Ratskeller

page-about-what = Was das ist
page-about-name = Ein Ratskeller ist das Wirtshaus unter dem Rathaus. Dieser hier ist ein Tisch für zwei Spiele über Ratten, mit allen Spielarten, Varianten und Möglichkeiten.
page-about-who = Spiel allein, gegen Bots auf vier Stufen, mit Freunden an einem Bildschirm oder online mit einem Link: gleich jetzt oder einen Zug am Tag.
page-about-fair = Niemand bestimmt das Glück allein, weder der Server noch irgendwer am Tisch. Hinterher können es alle nachprüfen.
page-about-owners = Wem die Spiele gehören
page-about-unofficial = Ratskeller ist inoffiziell und nicht kommerziell. First Rat und Der Rattenfänger von Hameln gehören ihren Autoren, Illustratoren und Verlagen, die mit dieser Seite nichts zu tun haben.
page-about-own-work = Hier gibt es keine Bilder und keine Texte von ihnen: Die Zeichnungen sind unsere, und die Regeln stehen hier in unseren Worten.
page-about-box = Wenn dir die Spiele gefallen, kauf sie: Am schönsten sind sie auf einem richtigen Tisch.
page-about-credits = Dank
page-about-icons = Symbole von Lorc, Delapouite und anderen von
page-about-libraries = Gebaut auf freier Software, darunter:
page-about-version = Diese Version
page-about-number = Ratskeller { $version }, frei unter der MIT-Lizenz
page-about-api = Für alle, die programmieren: was der Server versteht
page-about-privacy = Ein Cookie erkennt dich wieder, und nichts wird von anderen Servern geladen. Es gibt keine Werbung, und niemand zählt deine Besuche.
