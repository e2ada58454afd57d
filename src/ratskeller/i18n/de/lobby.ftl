# Die Lobby, und der Chat der Zuschauer.

lobby-filter-game = Spiel
lobby-filter-people = Plätze
lobby-filter-clock = Uhr
lobby-filter-language = Sprache
lobby-any = egal
lobby-none = Kein Tisch passt. Ändere die Filter oder wähle „Gleich spielen“.
lobby-quick = Gleich spielen
lobby-quick-about = Oder lass dir einen Platz suchen: Du spielst mit anderen, die dasselbe möchten.
lobby-host-here = Gastgeber ist da
lobby-host-away = Gastgeber ist weg
lobby-watches = schaut zu
lobby-aside = Was du hier schreibst, sehen nur die, die zuschauen, nicht die am Tisch.
