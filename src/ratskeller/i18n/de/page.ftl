# Die Seite im Browser: was um die Spiele herum ist.

page-skip = Zum Inhalt springen
page-home-link = Zur ersten Seite
page-navigation = Seiten
page-announcements = Ansagen
page-menu = Menü
page-nav-play = Spielen
page-nav-lobby = Tische
page-nav-learn = Lernen
page-nav-rules = Regeln
page-nav-records = Alte Partien
page-nav-companion = Neben der Schachtel
page-me = Mein Name
page-offline = Verbindung weg – gleich wieder da …
page-unofficial = Inoffiziell, von Fans: kein Bild und kein Text der Verlage. Am besten neben der eigenen Schachtel.
page-about = Über Ratskeller
page-nowhere = Hier ist nichts
page-nowhere-about = Nur ein paar Krümel. Vielleicht ist die Adresse vertippt, oder was hier war, ist weg.

## Einstellungen

page-settings = Einstellungen
page-language = Sprache
page-theme = Licht
page-theme-auto = wie mein Gerät
page-theme-light = Tag
page-theme-dark = Nacht
page-sound = Töne
page-animation = Animationen
page-notifications = Sag mir, wenn ich am Zug bin
page-notifications-about = auch wenn diese Seite im Hintergrund ist

## Überall

page-loading = Einen Moment …
page-retry = Noch einmal versuchen
page-reload = Seite neu laden
page-fault = Auf dieser Seite ist etwas schiefgegangen. Wenn etwas nicht mehr geht, lade sie neu.
page-broken = Dieser Teil der Seite ist ausgefallen. Er versucht es von selbst noch einmal.
page-broken-kept = Das lässt sich gerade nicht zeichnen. Du siehst den letzten Stand; die Seite versucht es von selbst noch einmal.
page-close = Schließen
page-see-rule = Die Regel ansehen
page-rule = Regel { $rule }
page-offers = Was du tun kannst
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

page-heading-home = Zwei Spiele um Ratten
page-heading-new-table = Ein neuer Tisch
page-heading-lobby = Tische
page-heading-table = Der Tisch
page-heading-replay = Eine Partie noch einmal
page-heading-records = Alte Partien
page-heading-learn = Spielend lernen
page-heading-rules = Die Regeln
page-heading-chart = Die Tafel der Herausforderungen
page-heading-companion = Neben dem echten Brett
page-heading-companion-greg = Gregs Züge
page-heading-companion-pad = Der Wertungsblock
page-heading-me = Wer ich bin
page-heading-about = Über Ratskeller

## Warum etwas nicht geht

page-problem-malformed = Das war nicht zu verstehen.
page-problem-illegal = Das erlauben die Regeln nicht.
page-problem-set-up = So lässt sich kein Tisch aufbauen.
page-problem-sign-in = Nimm dir erst einen Namen.
page-problem-not-yours = Das gehört jemand anderem.
page-problem-not-your-turn = Jemand anderes ist am Zug.
page-problem-not-found = Das gibt es hier nicht, oder nicht mehr.
page-problem-not-now = Das geht jetzt nicht.
page-problem-seat-taken = Da sitzt schon jemand.
page-problem-too-fast = Zu schnell! Warte einen Moment.
page-problem-too-big = Das ist zu lang.
page-problem-too-many = Es sind schon zu viele.
page-problem-busy = Der Server ist beschäftigt. Versuch es gleich noch einmal.
page-problem-not-saved = Der Server kann gerade nichts speichern. Versuch es später noch einmal.
page-problem-offline = Der Server ist nicht zu erreichen.
