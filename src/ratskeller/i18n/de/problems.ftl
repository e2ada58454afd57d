# Was an einem Profil nicht stimmt: neben dem Feld eines Formulars und hinter dem Schlüssel auf der Kommandozeile.

problem-missing = Das fehlt.
problem-empty = Gib einen Wert ein.
problem-unknown-name = Dieser Name ist unbekannt. Bekannt sind: { $names }.
problem-choice = Wähle eines davon: { $names }.
problem-range = Gib eine ganze Zahl von { $least } bis { $most } ein.
problem-whole-number = Gib eine ganze Zahl ein.
problem-text = Gib einen Text ein.
problem-switch = Gib true oder false ein.
problem-list = Gib eine Liste ein.
problem-list-of = Gib genau { $count } Werte ein.
problem-table = Gib eine Tabelle ein.
problem-other-kind = Dieser Wert ist von der falschen Art.
problem-no-table = Es gibt keine Tabelle mit diesem Namen.
problem-unreadable = Die Datei lässt sich nicht lesen: { $detail }.
problem-not-text = Die Datei ist kein Text in UTF-8.
problem-not-toml = Die Datei ist kein TOML: { $detail }.
problem-too-long = Die Datei hat mehr als { $most } Zeichen.
problem-too-deep = Die Datei hat zu tief verschachtelte Listen oder Tabellen.
problem-too-many-values = Die Datei hat mehr als { $most } Werte.
problem-too-many-digits = Die Datei enthält eine Zahl mit zu vielen Ziffern.
problem-long-key = Die Datei hat einen Schlüssel mit mehr als { $most } Teilen.
problem-strange-characters = Zeile { $line } enthält Zeichen, die sich nicht anzeigen lassen.
problem-in-profile = Auf diesem Spielplan stimmt etwas nicht ({ $place }): { $problem }
