# Die Regeln von First Rat für Spieler, mit den Zahlen des Standardspiels. Schlüssel: „rule-“ und die Kennung der Regel mit
# Strichen statt Punkten. Überschriften und Regeln stehen in der Reihenfolge der Datei rules.md des Spiels.

rules-firstrat-intro = Der Mond ist aus Käse, und deine Ratten wollen als Erste dort sein. Schick sie den Weg über den Schrottplatz entlang, sammle Käse und Schrott, beleuchte die Strecke, handle mit den Tieren und baue an der Rakete. Wer am Ende die meisten Punkte hat, gewinnt.

rules-firstrat-setup = Aufbau

rule-fr-setup-seats = 2 bis 5 Personen spielen zusammen. Spielt nur 1 Person, ist die Robo-Ratte Greg ihr Gegner: siehe Solospiel.
rule-fr-setup-rats = Du beginnst mit 2 Ratten auf dem Startfeld und 2 in der Kinderstube. Dein Lichtmarker steht auf Licht 0, vor der ersten Glühbirne, dein Rattenbaumarker am Anfang des Rattenbaus.
rule-fr-setup-markers = Du hast 10 Wertungssteine: 8 im Vorrat und 2 in Reserve.
rule-fr-setup-cheese = Der erste Spieler beginnt mit 1 Käse, der zweite und der dritte mit je 2, der vierte und der fünfte mit je 3.
rule-fr-setup-crow = Bei der Krähe liegen 6 zufällige von 10 Kronkorken offen aus.
rule-fr-setup-frog = Beim Frosch gibt es 3, 4, 5 oder 6 Energydrinks für 2, 3, 4 oder 5 Spieler.
rule-fr-setup-hamster = Beim Hamster liegen 5, 6, 7 oder 9 zufällige von 10 Rucksäcken offen aus, für 2, 3, 4 oder 5 Spieler.
rule-fr-setup-comics-basic = In deinem ersten Spiel liegen die 6 Comics ohne Superratten in der Bibliothek.
rule-fr-setup-comics-super = In späteren Spielen können 6 zufällige von allen 10 Comics in der Bibliothek liegen; das Plättchen einer Superratte wartet neben ihrem Comic. Mit welchen Comics gespielt wird, wählt der Tisch.
rule-fr-setup-comics-two-people = Mit 2 Spielern, und wenn du allein spielst, bleibt der Rabatt-Comic im Spiel. Ein Tisch darf ihn weglassen: Dann gibt es 5 Comics ohne Superratten oder 6 aus den anderen 9.
rule-fr-setup-blocked = Mit 3 oder 4 Spielern ist auf jeder Wertungsleiste der Platz mit „1-4“ gesperrt. Mit 2 Spielern, und wenn du allein spielst, sind die Plätze mit „1-2“ und „1-4“ beide gesperrt. Mit 5 Spielern sind alle Plätze offen.
rule-fr-setup-variable-path = Der Weg ist wie gedruckt. Ein Tisch darf den variablen Spielplan wählen: Dann werden die Plättchen der Gruppe A (6 Stück) und der Gruppen B, C, D und E (je 5) innerhalb ihrer Gruppe gemischt und offen auf die Felder 1-6, 7-11, 12-16, 17-21 und 22-26 gelegt. Nur Ertrag und Farbe der Felder ändern sich; Rohre, Stände und Lichter bleiben, wo sie sind.
rule-fr-setup-variable-tracks = Die Wertungsleisten sind wie gedruckt. Ein Tisch darf es anders wählen: Dann kommen 7 der 8 Leistenplättchen auf die sieben Leisten außer der Raketenleiste, die immer ihre gedruckten Werte behält. Sie werden zufällig gezogen, oder der erste Spieler legt sie, wie er möchte.

rules-firstrat-turn = Wer am Zug ist und was in einem Zug geschieht

rule-fr-turn-order = Ihr zieht reihum, Runde für Runde; der erste Spieler beginnt jede Runde.
rule-fr-turn-steps = Dein Zug hat diese Schritte: (1) ziehen, das musst du; (2) sammeln, das musst du; (3) einkaufen, wenn du möchtest; (4) bauen und spenden, wenn du möchtest.

rules-firstrat-move = Schritt 1: ziehen

rule-fr-move-one = Entweder ziehst du genau eine Ratte, und zwar 1 bis 5 Felder weit.
rule-fr-move-many = Oder du ziehst zwei bis vier Ratten je 1 bis 3 Felder weit. Sie müssen alle auf verschiedenen Feldern ein und derselben Farbe enden.
rule-fr-move-forward = Ratten ziehen nur vorwärts, zur Startrampe hin. Keine Ratte zieht über sie hinaus, aber wenn ihre Schritte reichen, darf eine Ratte dort immer anhalten, auch wenn welche übrig sind.
rule-fr-move-own-space = Zwei deiner Ratten stehen nie auf demselben Feld, außer auf dem Startfeld. An Ratten vorbeizuziehen, eigenen oder fremden, ist frei. Ziehst du mehrere Ratten, darf eine ein Feld räumen, auf dem eine andere endet: Es zählt das Ergebnis, nicht die Reihenfolge.
rule-fr-move-pad-colour = Die Startrampe hat alle fünf Farben, und du sagst, welche sie in diesem Zug hat. Die anderen Ratten, die du ziehst, müssen also auf Feldern einer gemeinsamen Farbe enden.
rule-fr-move-pad-once = In einem Zug kann höchstens eine Ratte auf der Startrampe enden, denn gemeinsam gezogene Ratten enden auf verschiedenen Feldern.
rule-fr-move-toll = Endet deine Ratte auf einem Feld mit fremden Ratten, zahlst du jedem Spieler, der dort Ratten hat, 1 Käse. Jede Ratte, die du ziehst, zahlt für ihr eigenes Feld.
rule-fr-move-mouldy = Kannst du nicht zahlen, nimmst du Schimmelkäse: Jeder bringt dir sofort 3 Käse, und du nimmst nicht mehr davon als nötig. Aus keinem anderen Grund kannst du ihn nehmen, und du gibst ihn nie zurück. Am Ende kostet dich jeder 2 Punkte.
rule-fr-move-no-toll-on-start = Auf dem Startfeld und auf der Startrampe zahlst du nichts.
rule-fr-move-shortcut = Ein Rohr verbindet zwei Felder und ist selbst keines: Hindurchzugehen ist ein Schritt und kostet das abgebildete Material, das du vor dem Ziehen haben musst. Rohre führen nur vorwärts. Eine Ratte darf in einem Zug durch mehrere Rohre gehen, wenn du jedes bezahlst.
rule-fr-move-always-possible = Wer an der Reihe ist, kann immer ziehen: Dafür sorgen die anderen Regeln.

rules-firstrat-collect = Schritt 2: sammeln

rule-fr-collect-moved-only = Du sammelst nur auf den Feldern, auf denen die in diesem Zug gezogenen Ratten angekommen sind.
rule-fr-collect-yellow = Ein gelbes Feld bringt dir so viel Käse, wie es zeigt (1-4).
rule-fr-collect-green-orange = Ein grünes oder oranges Feld bringt dir 1 Stück des abgebildeten Materials.
rule-fr-collect-blue = Auf einem blauen Feld zieht dein Lichtmarker für jede Glühbirne 1 Licht weiter.
rule-fr-collect-white = Auf einem weißen Feld zieht dein Rattenbaumarker für jeden Apfelrest 1 Schritt weiter.
rule-fr-collect-lit = Ein Feld, dessen Licht dein Lichtmarker erreicht oder passiert hat, bringt dir 1 mehr. Lichter, die du in diesem Schritt gewinnst, zählen ab deinem nächsten Zug.
rule-fr-collect-lit-cumulative = Ein Feld hat nur den Bonus seines eigenen Lichts. Ein Tisch darf es anders wählen: Dann bringt dir jedes Feld, auf dem du sammelst, 1 mehr für jedes beleuchtete Feld mit gleichem Ertrag, ob es selbst beleuchtet ist oder nicht.
rule-fr-collect-backpack = Hast du den Rucksack der Farbe, die du sammelst, bekommst du einmal im Zug seinen Bonus, egal wie viele Ratten dort angekommen sind: 1 mehr bei Grün und Orange, 2 mehr bei Gelb, Blau und Weiß. Sammelst du verschiedene Materialien, wählst du, welches davon der Bonus ist. Die Boni von Lichtern, Rucksäcken und Sammler nimmst du immer; nur der Energydrink ist freiwillig.
rule-fr-collect-drink = Nach allen Boni darfst du einmal im Zug 1 deiner Energydrinks benutzen: Alles, was dieser Schritt bringt, wird verdoppelt. Die Belohnung der Startrampe wird nie verdoppelt; hast du nur die Startrampe erreicht, wird dir kein Energydrink angeboten.
rule-fr-collect-lamp = Erreicht oder passiert dein Lichtmarker eine der 3 Baulampen, legst du sofort einen Wertungsstein auf die Leiste „Lichterkette“. Am Ende der Lichterkette bleibt er stehen.
rule-fr-collect-unlimited = Materialien, Käse, Auszeichnungen und Schimmelkäse gehen nie aus.

rules-firstrat-pad = Die Startrampe

rule-fr-pad-rattonaut = Eine Ratte, die auf der Startrampe endet, verlässt den Weg für immer: Sie wird Rattonaut und nimmt den ersten freien Platz der Rattonautenleiste ein.
rule-fr-pad-reward = Dann nimmst du entweder eine Auszeichnung, die am Ende 3 Punkte wert ist, oder eine Ratte aus deiner Kinderstube, die auf das Startfeld kommt und in diesem Zug nicht mehr ziehen kann. Das geschieht sofort, bevor du auf anderen Feldern sammelst.
rule-fr-pad-award-limit = Eine Auszeichnung darfst du nur nehmen, solange du noch eine Ratte auf dem Weg hast, das Startfeld mitgezählt, oder wenn alle 4 deiner Ratten in der Rakete sind.
rule-fr-pad-no-bonus = Die Startrampe bringt weder Material noch Käse, und kein Bonus von Rucksäcken, Lichtern oder Superratten gilt für sie.

rules-firstrat-burrow = Der Rattenbau

rule-fr-burrow-way = Dein Rattenbaumarker zieht im Uhrzeigersinn. Verlässt er eine Abzweigung, wählst du: hinein (bei der ersten in die Bibliothek, bei der zweiten in die Kinderstube) oder weiter, am Ende bis zur Vorratshöhle.
rule-fr-burrow-pass = Eine Belohnung bekommst du, wenn dein Marker ihren Platz betritt, auch im Vorbeigehen, und auch mehrmals in einem Zug.
rule-fr-burrow-library = In der Bibliothek darfst du 1 Comic nehmen.
rule-fr-burrow-nursery = In der Kinderstube kommt 1 deiner Ratten von dort auf das Startfeld, falls noch eine da ist. Ablehnen kannst du das nicht.
rule-fr-burrow-storage = In der Vorratshöhle legst du einen Wertungsstein auf die Leiste „Vorratshöhle“.

rules-firstrat-shop = Schritt 3: einkaufen

rule-fr-shop-who = Für jede Ratte, die du in diesem Zug gezogen hast und die beim Hamster, beim Frosch oder bei der Krähe steht, darfst du dort 1 Gegenstand holen, in beliebiger Reihenfolge.
rule-fr-shop-pay = Ein Gegenstand kostet beim Hamster 6 Käse, beim Frosch 7 und bei der Krähe 12. Käse, den du in diesem Zug gesammelt hast, zählt mit.
rule-fr-shop-steal = Oder du stiehlst ihn: Du zahlst nichts, und diese Ratte geht zurück auf das Startfeld.
rule-fr-shop-one-per-colour = Du hast nie zwei Rucksäcke derselben Farbe, ob gekauft oder gestohlen.
rule-fr-shop-drinks = Energydrinks darfst du beliebig viele haben.
rule-fr-shop-next-turn = Rucksäcke, Energydrinks und Comics wirken ab deinem nächsten Zug.

rules-firstrat-build = Schritt 4: bauen und spenden

rule-fr-build-cockpit = Ein Cockpit kostet 2 Taschenrechner und 1 Blechdose.
rule-fr-build-cargo = Ein Frachtraum kostet 3 Backpulver und 2 Blechdosen.
rule-fr-build-engine = Ein Antrieb kostet 5 Flaschen und 2 Backpulver.
rule-fr-build-any = Du darfst beliebig viele Teile bauen, auch dasselbe noch einmal, und dazwischen spenden, in beliebiger Reihenfolge. Für jedes Teil legst du einen Wertungsstein auf seine Leiste.
rule-fr-build-rocket = Cockpit, Frachtraum und Antrieb ergeben eine vollständige Rakete; jedes Teil zählt nur für eine. Jedes Mal, wenn du eine mehr hast, legst du einen Wertungsstein auf die Raketenleiste.
rule-fr-build-donate = Für 10 Käse legst du einen Wertungsstein auf die Leiste „Käse“, so oft du möchtest.
rule-fr-build-needs-marker = Ohne Wertungsstein kannst du weder bauen noch spenden. Müsstest du dann einen legen, verfällt er.

rules-firstrat-track = Die Wertungsleisten

rule-fr-track-slots = Jede Leiste hat fünf Plätze: Auf den ersten vier ist Raum für je einen Stein, auf dem fünften für beliebig viele. Dein Stein kommt auf den ersten freien Platz von links, der nicht gesperrt ist, und bringt am Ende dessen Punkte.
rule-fr-track-ten = Du kannst im Spiel höchstens zehn Wertungssteine legen. Rattonauten sind Ratten und brauchen keinen.
rule-fr-track-light-limit = Auf die Leiste „Lichterkette“ können höchstens drei deiner Wertungssteine kommen, denn es gibt drei Baulampen.
rule-fr-track-spare = Deinen 9. und 10. Wertungsstein darfst du jederzeit benutzen. Ein Tisch darf es anders wählen: Dann darfst du sie nur in der letzten Runde benutzen, also in der, von der alle wissen, dass sie die letzte ist; ein 9. Stein, den du vorher legen müsstest, verfällt.

rules-firstrat-comic = Comics, wirksam ab dem Zug danach

rule-fr-comic-green-pipes = Grüne Rohre kosten dich nichts. Das eine graue Rohr kostet immer sein Material.
rule-fr-comic-orange-pipes = Orange Rohre kosten dich nichts.
rule-fr-comic-no-toll = Endest du auf einem Feld mit fremden Ratten, zahlst du nichts.
rule-fr-comic-four-steps = Ziehst du mehrere Ratten, darf jede 1 bis 4 Felder weit gehen.
rule-fr-comic-one-colour = Grün und Orange gelten beim Ziehen als eine Farbe. Von einem grünen und einem orangen Rucksack wirkt in einem Zug nur einer, und nur für ein Feld seiner eigenen Farbe.
rule-fr-comic-discount = Jedes Teil kostet dich 1 Material weniger; du wählst, welches von den Materialien des Teils.

rules-firstrat-super = Superratten

rule-fr-super-token = Mit dem Comic einer Superratte kommt ihr Plättchen. Du legst es sofort auf eine deiner Ratten auf dem Weg, und dort bleibt es; seine Kraft wirkt ab deinem nächsten Zug. Eine Ratte darf mehrere Plättchen tragen. Ein Kommandant, der auch der Dieb ist, muss zahlen.
rule-fr-super-commander = Allein gezogen, geht der Kommandant beliebig weit. Er stiehlt nie. Als Rattonaut zählt sein Platz doppelt.
rule-fr-super-gatherer = Ziehst du den Sammler, bekommst du 1 mehr von dem, was sein Feld bringt, noch vor dem Verdoppeln. Auf der Startrampe bringt er nichts zusätzlich.
rule-fr-super-runner = Der Läufer geht bis zu 2 Felder weiter: allein 1-7, mit anderen 1-5, mit dem Comic „Vier Schritte“ 1-6.
rule-fr-super-thief = An einem Stand nimmt der Dieb einen Gegenstand, ohne zu zahlen, und bleibt stehen.

rules-firstrat-end = Das Ende und deine Punkte

rule-fr-end-rocket = Ist die 4. Ratte eines Spielers auf der Rattonautenleiste, wird die Runde zu Ende gespielt, und das Spiel ist aus.
rule-fr-end-markers = Legt ein Spieler (oder Greg) den 8. Wertungsstein, wird die Runde zu Ende gespielt, es folgt noch eine, und das Spiel ist aus.
rule-fr-end-earlier = Tritt beides ein, gilt das frühere Ende. Was später geschieht, macht das Spiel nie länger.
rule-fr-score-tracks = Du bekommst die Punkte der Plätze, auf denen deine Steine und Rattonauten sind.
rule-fr-score-awards = Jede Auszeichnung bringt 3 Punkte.
rule-fr-score-mouldy = Jeder Schimmelkäse kostet dich 2 Punkte.
rule-fr-score-leftovers = Je 4 Materialien oder Käse, die du übrig hast, in beliebiger Mischung, bringen 1 Punkt, abgerundet.
rule-fr-score-caps = „Krümel“ bringt 12 Punkte, abzüglich 2 für jeden deiner Wertungssteine auf den Leisten Cockpit, Frachtraum und Antrieb, aber mindestens 0. „Sammlung“ bringt 2 für jeden deiner Kronkorken, Rucksäcke, Comics und Energydrinks, benutzt oder nicht, diesen Kronkorken mitgezählt. Die anderen zählen für jeden deiner Steine oder jede Ratte auf ihrer Leiste: Vorratshöhle 4, Käse 5, Lichterkette 4, Cockpit 4, Frachtraum 5, Antrieb 5, vollständige Rakete 6, Rattonaut 4.
rule-fr-score-pad = Der Wertungsblock hat elf Zeilen: die acht Leisten, Kronkorken, Auszeichnungen abzüglich Schimmelkäse und übrige Waren.
rule-fr-score-ties = Die meisten Punkte gewinnen. Haben mehrere gleich viele, entscheiden die meisten Rattonauten; danach teilt ihr euch den Sieg.

rules-firstrat-solo = Allein gegen Greg

rule-fr-solo-setup = Baue auf wie für 2 Spieler. Du bist zuerst an der Reihe und beginnst mit 1 Käse. Gregs Ratten stehen auf den Feldern 8, 5 und 1 und auf dem Startfeld; er hat keine Kinderstube, keinen Lichtmarker und keinen Rattenbaumarker.
rule-fr-solo-deck = Gregs Stapel hat A- und B-Karten, ungesehen gezogen: 5 und 5 auf leicht, 6 und 4 auf mittel, 7 und 3 auf schwer, 8 und 2 auf unfair. Die C-Karte kommt dazu, und alles wird gemischt.
rule-fr-solo-move = Greg deckt eine Karte mit vier Zahlen auf: Die erste zieht seine vorderste Ratte, die zweite die nächste und so weiter. Ihre Reihenfolge, und wer in der Rakete ist, gilt so, wie es zu Beginn seines Zugs ist. Erst laufen seine Ratten, dann kommt das Symbol der Karte. Bei einer 0 zieht eine Ratte nicht: kein Käse, kein Stand.
rule-fr-solo-move-riders = Die Zahlen von Ratten, die schon in der Rakete sind, kommen zu seiner vordersten Ratte, die noch unterwegs ist. Mit der Karte 1, 2, 0, 2 und zwei Ratten in der Rakete geht die dritte 3 Felder und die vierte 2.
rule-fr-solo-move-pad = Erreicht eine von Gregs Ratten die Startrampe, wird sie Rattonaut, und ihre übrigen Schritte verfallen. Eine Belohnung nimmt er dort nicht. Ein Tisch darf wählen, dass seine anderen Ratten dann in diesem Zug stehen bleiben.
rule-fr-solo-rules-ignored = Gregs Ratten dürfen auf beliebigen Farben enden und sich Felder teilen. Sie zahlen keinen Käse, sammeln nichts, benutzen keine Rohre und gehen nie zurück auf das Startfeld.
rule-fr-solo-toll = Endet deine Ratte auf einem Feld mit einer oder mehreren von Gregs Ratten, zahlst du 1 Käse in den Vorrat, wie sonst notfalls mit Schimmelkäse. Für jede seiner Ratten, die auf einem Feld mit deiner Ratte endet, bekommst du 1 aus dem Vorrat.
rule-fr-solo-stall = Endet eine von Gregs Ratten an einem Stand, kommt dort ein zufälliger Gegenstand aus dem Spiel, falls es einen gibt.
rule-fr-solo-plan = Zeigt die Karte eine Leiste (Cockpit, Frachtraum, Antrieb, Vorratshöhle, Käse oder Lichterkette), plant Greg diese Leiste. Hat er sie schon geplant, wertet er sie: Ein Stein von ihm kommt auf den ersten freien Platz, und der Plan ist erledigt. Die Raketenleiste wertet er nie, und die Grenze von drei Steinen bei der Lichterkette gilt für ihn nicht.
rule-fr-solo-best = Bei der C-Karte geschieht dasselbe auf derjenigen der sechs Leisten, auf der er jetzt am meisten bekäme; unter gleichen wählst du. Dann werden alle aufgedeckten Karten zurück in seinen Stapel gemischt.
rule-fr-solo-comic = Zeigt die Karte einen Comic, kommt ein zufälliger Comic der Bibliothek aus dem Spiel, falls es einen gibt.
rule-fr-solo-end = Das Spiel endet wie sonst auch; Gregs Wertungssteine und Ratten zählen mit.
rule-fr-solo-win = Um zu gewinnen, brauchst du mehr Punkte als Greg.
rule-fr-solo-challenges = Jede Herausforderung kannst du auf allen vier Stufen bestehen, aber nur, wenn du gewinnst: (1) keine Ratte in der Rakete; (2) kein Rucksack, Energydrink, Comic oder Kronkorken; (3) alle vier Ratten in der Rakete; (4) zwei vollständige Raketen; (5) 4 verschiedene Rucksäcke; (6) mindestens 90 Punkte; (7) in höchstens 16 Zügen; (8) mindestens 5 Wertungssteine auf der Leiste „Käse“; (8b) mindestens 5 auf der Leiste „Vorratshöhle“; (9) jedes der fünf Rohre mindestens zweimal. Ein Rohr zählt auch, wenn es nichts kostet, und ein benutzter Energydrink gilt für (2) weiter als deiner.
