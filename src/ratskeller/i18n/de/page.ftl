# Die Seite im Browser: was um die Spiele herum ist.

page-skip = Zum Inhalt springen
page-home-link = Zur Startseite
page-navigation = Hauptmenü
page-announcements = Meldungen
page-menu = Menü
page-nav-play = Spielen
page-nav-lobby = Tische
page-nav-learn = Lernen
page-nav-rules = Regeln
page-nav-records = Partien
page-nav-companion = Spielbegleiter
page-me = Mein Profil
page-offline = Verbindung verloren – wird wiederhergestellt …
page-unofficial = Inoffizielles Fanprojekt ohne Bilder und Texte der Verlage. Am schönsten spielt es sich mit der echten Schachtel.
page-about = Über Ratskeller
page-nowhere = Hier ist nichts
page-nowhere-about = Nur ein paar Krümel. Prüf die Adresse – vielleicht gibt es die Seite auch nicht mehr.

## Einstellungen

page-settings = Einstellungen
page-language = Sprache
page-theme = Darstellung
page-theme-auto = automatisch
page-theme-light = hell
page-theme-dark = dunkel
page-sound = Ton
page-animation = Animationen
page-notifications = Benachrichtigen, wenn ich am Zug bin
page-notifications-about = auch wenn diese Seite im Hintergrund ist

## Überall

page-loading = Einen Moment …
page-retry = Noch einmal versuchen
page-reload = Seite neu laden
page-fault = Auf dieser Seite ist etwas schiefgegangen. Wenn etwas nicht mehr geht, lade sie neu.
page-broken = Dieser Teil der Seite ist ausgefallen. Er versucht es von selbst noch einmal.
page-broken-kept = Das lässt sich gerade nicht zeichnen. Du siehst den letzten Stand; die Seite versucht es von selbst noch einmal.
page-close = Schließen
page-see-rule = Regel ansehen
page-rule = Regel { $rule }
page-offers = Deine Möglichkeiten
page-name-made-up = Ratte { $number }

## Plätze

page-seat-open = freier Platz
page-seat-numbered = { $name } { $number }
page-seat-colour-ivory = elfenbein
page-seat-colour-sky = himmelblau
page-seat-colour-coral = korallenrot
page-seat-colour-teal = petrol
page-seat-colour-plum = pflaumenblau
page-seat-shape-circle = Kreis
page-seat-shape-square = Quadrat
page-seat-shape-triangle = Dreieck
page-seat-shape-diamond = Raute
page-seat-shape-star = Stern

## Überschriften

page-heading-home = Zwei Spiele voller Ratten
page-heading-new-table = Neuer Tisch
page-heading-lobby = Tische
page-heading-table = Tisch
page-heading-replay = Partie ansehen
page-heading-records = Gespielte Partien
page-heading-learn = Spielend lernen
page-heading-rules = Regeln
page-heading-chart = Herausforderungen
page-heading-companion = Spielbegleiter für die eigene Schachtel
page-heading-companion-greg = Solo gegen Greg
page-heading-companion-pad = Wertungsblock
page-heading-me = Mein Profil
page-heading-about = Über Ratskeller

## Warum etwas nicht geht

page-problem-malformed = Diese Eingabe ist ungültig. Lade die Seite neu und versuch es noch einmal.
page-problem-illegal = Das erlauben die Regeln nicht.
page-problem-set-up = Mit diesen Einstellungen lässt sich kein Tisch eröffnen. Ändere sie und versuch es noch einmal.
page-problem-sign-in = Wähle zuerst einen Namen unter „{ page-heading-me }“.
page-problem-not-yours = Das kannst du nicht ändern: Es gehört jemand anderem.
page-problem-not-your-turn = Du bist gerade nicht am Zug.
page-problem-not-found = Das gibt es hier nicht oder nicht mehr. Prüf den Link.
page-problem-not-now = Das geht gerade nicht. Lade die Seite neu, um den aktuellen Stand zu sehen.
page-problem-seat-taken = Dieser Platz ist schon besetzt. Wähle einen anderen.
page-problem-too-fast = Das ging zu schnell. Warte einen Moment und versuch es noch einmal.
page-problem-too-big = Das ist zu groß. Kürze es und versuch es noch einmal.
page-problem-too-many = Die Obergrenze ist erreicht. Beende oder lösche zuerst etwas anderes.
page-problem-busy = Der Server ist ausgelastet. Versuch es gleich noch einmal.
page-problem-not-saved = Der Server kann gerade nichts speichern. Versuch es später noch einmal.
page-problem-offline = Der Server ist nicht erreichbar. Prüf deine Internetverbindung.
