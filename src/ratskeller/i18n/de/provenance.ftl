# Wie sicher wir bei jeder Tabelle eines Spiels sind: woher ihre Zahlen kommen. Schlüssel: „provenance-“, Spiel und Tabelle.

provenance-source = im Regelheft gedruckt
provenance-derived = folgt aus einem Beispiel im Regelheft
provenance-photo = von Fotos eines echten Spielplans abgelesen
provenance-reconstructed = von uns nachgebaut
provenance-own = aus eigenen Angaben

provenance-firstrat-options = Die Lesarten, die ihr wählen könnt, stehen in den Regelheften.
provenance-firstrat-setup = Womit ihr beginnt, steht im Regelheft.
provenance-firstrat-movement = Schritte und der Käse für fremde Ratten stehen im Regelheft.
provenance-firstrat-path = Die Felder des Wegs sind von Fotos eines echten Spielplans abgelesen; fünf davon bestätigen Beispiele im Regelheft.
provenance-firstrat-path_tiles = Die Gruppen der Lauffelder stehen im Regelheft; welche Lauffelder dazugehören, haben wir nachgebaut.
provenance-firstrat-stalls = Die Preise stehen im Regelheft; wo die Stände sind, ist von Fotos abgelesen.
provenance-firstrat-pipes = Dass es fünf Rohre gibt, steht im Regelheft; wohin sie führen und was sie kosten, ist von Fotos abgelesen.
provenance-firstrat-lights = Die Lichterkette ist von Fotos abgelesen. Sie ist die unsicherste aller Tabellen.
provenance-firstrat-burrow = Der Weg durch den Rattenbau ist von Fotos abgelesen; die Schritte der Beispiele passen dazu.
provenance-firstrat-backpacks = Was Rucksäcke bringen, steht im Regelheft; dass es von jeder Farbe zwei gibt, haben wir nachgebaut.
provenance-firstrat-tracks = Die Punkte der Leisten sind von Fotos abgelesen; zwei Leisten stehen auch im Regelheft.
provenance-firstrat-track_tiles = Die Wertungsplättchen haben wir nachgebaut: die sieben gedruckten Reihen und eine weitere.
provenance-firstrat-parts = Was Raketenteile und Spenden kosten, steht im Regelheft.
provenance-firstrat-caps = Was Kronkorken zählen, steht im Regelheft.
provenance-firstrat-score = Was Auszeichnungen, Schimmelkäse und übrige Ressourcen zählen, steht im Regelheft.
provenance-firstrat-greg = Wie viele Karten Greg hat, seine Schwierigkeitsgrade und wo seine Ratten beginnen, steht im Regelheft. Eine Karte folgt aus einem Beispiel; alle anderen haben wir nachgebaut.
provenance-firstrat-challenges = Die Herausforderungen stehen im Regelheft.

provenance-piedpiper-options = Die Varianten stehen im Regelheft. Zum Dach und zu „{ card-plus }“ mit „{ card-sewer }“ sagt es nichts: Das haben wir entschieden.
provenance-piedpiper-counts = Wie viele Karten du auf der Hand hast, steht im Regelheft; die Höchstzahl an Zügen kommt von uns.
provenance-piedpiper-characters = Wie viele Figurenkarten es insgesamt gibt, steht im Regelheft; die Aufteilung haben wir nachgebaut.
provenance-piedpiper-actions = Wie viele Aktionskarten es insgesamt gibt, steht im Regelheft; wie viele von jeder Art, haben wir nachgebaut.
