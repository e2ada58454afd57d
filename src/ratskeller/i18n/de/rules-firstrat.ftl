# Die Regeln von First Rat für Spieler. Schlüssel: „rule-“ und die Kennung der Regel mit Strichen statt Punkten.
# Die Zahlen kommen aus dem Profil. Überschriften und Regeln stehen in der Reihenfolge der Datei rules.md des Spiels.

rules-firstrat-intro = Der Mond ist aus Käse, und deine Ratten wollen als Erste dort sein. Schick sie den Weg über den Schrottplatz entlang, sammle Käse und Baumaterial, verlängere deine Lichterkette, kauf bei den Tieren ein und bau an der Rakete mit. Wer am Ende die meisten Punkte hat, gewinnt.

rules-firstrat-setup = Aufbau

rule-fr-setup-seats = First Rat ist für 2 bis 5 Personen. Spielst du als 1 Person, trittst du gegen die Robo-Ratte Greg an (siehe „Allein gegen Greg“).
rule-fr-setup-rats = Zu Beginn stehen 2 deiner Ratten auf dem Startfeld und 2 in der Kinderstube. Dein Lichtmarker liegt auf Lampe 0, vor der ersten Lampe der Lichterkette, dein Rattenbaumarker auf dem Startfeld des Rattenbaus.
rule-fr-setup-markers = Du hast { $setup-markers } Wertungssteine: { $setup-markers_to_end } liegen vor dir, { $setup-spare } beiseite.
rule-fr-setup-cheese = Wer beginnt, erhält { $setup-cheese-1 } Käse, die zweite Person { $setup-cheese-2 }, die dritte { $setup-cheese-3 }, die vierte { $setup-cheese-4 } und die fünfte { $setup-cheese-5 }.
rule-fr-setup-crow = Bei der Krähe liegen { $setup-caps } zufällige der 10 Kronkorken offen aus.
rule-fr-setup-frog = Beim Frosch liegen mit 2, 3, 4 oder 5 Personen { $setup-drinks-2 }, { $setup-drinks-3 }, { $setup-drinks-4 } oder { $setup-drinks-5 } Energydrinks.
rule-fr-setup-hamster = Beim Hamster liegen mit 2, 3, 4 oder 5 Personen { $setup-backpacks-2 }, { $setup-backpacks-3 }, { $setup-backpacks-4 } oder { $setup-backpacks-5 } zufällige der 10 Rucksäcke offen aus.
rule-fr-setup-comics-basic = In der ersten Partie liegen die 6 Comics ohne Superratten in der Bibliothek.
rule-fr-setup-comics-super = In späteren Partien könnt ihr { $setup-comics } zufällige aus allen 10 Comics in die Bibliothek legen. Das Plättchen einer Superratte liegt neben ihrem Comic bereit.
rule-fr-setup-comics-two-people = Auch mit 2 Personen, und wenn du allein spielst, ist der Rabatt-Comic dabei. Ihr könnt auch vereinbaren, dass ihr ihn weglasst: Dann liegen 5 Comics ohne Superratten aus oder { $setup-comics } aus den anderen 9.
rule-fr-setup-blocked = Mit 3 oder 4 Personen ist auf jeder Wertungsleiste der Platz mit dem Aufdruck „1–4“ gesperrt. Mit 2 Personen und im Solospiel sind die Plätze „1–2“ und „1–4“ gesperrt. Mit 5 Personen sind alle Plätze frei.
rule-fr-setup-variable-path = Im Standardaufbau ist der Weg aufgedruckt. Ihr könnt auch vereinbaren, dass ihr mit variablem Weg spielt: Dann werden die Lauffelder der Gruppe A (6 Stück) und der Gruppen B, C, D und E (je 5) gruppenweise gemischt und offen auf die Felder 1–6, 7–11, 12–16, 17–21 und 22–26 gelegt. Nur Ertrag und Farbe der Felder ändern sich; Rohre, Verkaufsstände und Lampen bleiben, wo sie sind.
rule-fr-setup-variable-tracks = Im Standardaufbau gelten die aufgedruckten Punkte der Wertungsleisten. Ihr könnt auch vereinbaren, dass ihr 7 der 8 Wertungsplättchen auf alle Leisten außer der Raketenleiste legt, die immer gleich bleibt. Sie werden zufällig gezogen, oder die Person, die beginnt, verteilt sie.

rules-firstrat-turn = Ablauf eines Zugs

rule-fr-turn-order = Ihr seid reihum am Zug, Runde für Runde. Jede Runde beginnt dieselbe Person.
rule-fr-turn-steps = Dein Zug hat vier Schritte: (1) Ratten ziehen, (2) Ressourcen sammeln, (3) einkaufen, wenn du möchtest, (4) bauen und Käse spenden, wenn du möchtest.

rules-firstrat-move = Schritt 1: Ratten ziehen

rule-fr-move-one = Entweder ziehst du genau eine Ratte 1 bis { $movement-steps_alone } Felder weit.
rule-fr-move-many = Oder du ziehst zwei bis vier Ratten, jede 1 bis { $movement-steps_together } Felder weit. Dann müssen alle auf verschiedenen Feldern derselben Farbe stehen bleiben.
rule-fr-move-forward = Ratten ziehen nur vorwärts, Richtung Startrampe. Auf der Startrampe ist Schluss: Eine Ratte darf dort auch dann anhalten, wenn sie noch Schritte übrig hätte.
rule-fr-move-own-space = Nie stehen zwei deiner Ratten auf demselben Feld, außer auf dem Startfeld. An eigenen und fremden Ratten darfst du vorbeiziehen. Ziehst du mehrere Ratten, darf eine auf ein Feld, das eine andere in diesem Zug verlässt: Es zählt nur, wo am Ende alle stehen.
rule-fr-move-pad-colour = Die Startrampe hat alle fünf Farben. Zieht eine deiner Ratten dorthin, bestimmst du ihre Farbe für diesen Zug. Die anderen Ratten, die du ziehst, müssen also nur untereinander auf derselben Farbe stehen.
rule-fr-move-pad-once = Pro Zug kann nur eine deiner Ratten auf die Startrampe, denn alle Ratten eines Zugs müssen auf verschiedene Felder.
rule-fr-move-toll = Bleibt deine Ratte auf einem Feld mit fremden Ratten stehen, gibst du jeder Person, der dort eine Ratte gehört, { $movement-toll } Käse. Das gilt für jede Ratte, die du ziehst.
rule-fr-move-mouldy = Kannst du das nicht bezahlen, nimmst du Schimmelkäse, aber nur so viel wie nötig: Jeder Schimmelkäse bringt dir sofort { $movement-mouldy } Käse. Sonst darfst du nie welchen nehmen, und loswerden kannst du ihn nicht. Am Ende kostet dich jeder Schimmelkäse { $score-mouldy } Punkte.
rule-fr-move-no-toll-on-start = Auf dem Startfeld und auf der Startrampe zahlst du nichts.
rule-fr-move-shortcut = Rohre sind Abkürzungen. Ein Rohr verbindet zwei Felder; hindurchzulaufen zählt als ein Schritt und kostet das abgebildete Material, das du schon vor dem Zug haben musst. Rohre führen nur vorwärts. Eine Ratte darf in einem Zug durch mehrere Rohre laufen, wenn du jedes bezahlst.
rule-fr-move-always-possible = Einen möglichen Zug gibt es immer: Du kannst nie feststecken.

rules-firstrat-collect = Schritt 2: Ressourcen sammeln

rule-fr-collect-moved-only = Du sammelst nur von Feldern, auf die du in diesem Zug eine Ratte gezogen hast.
rule-fr-collect-yellow = Ein gelbes Feld bringt dir so viel Käse, wie darauf abgebildet ist ({ $path-cheese_least }–{ $path-cheese_most }).
rule-fr-collect-green-orange = Ein grünes oder orangefarbenes Feld bringt dir 1 Stück des abgebildeten Baumaterials.
rule-fr-collect-blue = Auf einem blauen Feld zieht dein Lichtmarker für jede abgebildete Glühbirne 1 Lampe weiter.
rule-fr-collect-white = Auf einem weißen Feld zieht dein Rattenbaumarker für jeden abgebildeten Apfelrest 1 Feld weiter.
rule-fr-collect-lit = Hat dein Lichtmarker die Lampe eines Felds erreicht oder überschritten, bringt dir dieses Feld 1 mehr. Lampen, die er erst in diesem Schritt erreicht, zählen ab deinem nächsten Zug.
rule-fr-collect-lit-cumulative = Jedes Feld bekommt nur den Bonus seiner eigenen Lampe. Ihr könnt auch vereinbaren: Jedes Feld, von dem du sammelst, bringt dir für jedes beleuchtete Feld mit gleichem Ertrag 1 mehr, ob es selbst beleuchtet ist oder nicht.
rule-fr-collect-backpack = Hast du den Rucksack der Farbe, die du sammelst, bekommst du seinen Bonus einmal pro Zug, egal wie viele Ratten du dorthin gezogen hast: bei Grün { $backpacks-green-bonus } mehr, bei Orange { $backpacks-orange-bonus }, bei Gelb { $backpacks-yellow-bonus }, bei Blau { $backpacks-blue-bonus } und bei Weiß { $backpacks-white-bonus }. Sammelst du verschiedene Baumaterialien, wählst du eins davon als Bonus. Auf die Boni von Lichterkette, Rucksack und Sammler kannst du nicht verzichten; nur der Energydrink ist freiwillig.
rule-fr-collect-drink = Nach allen Boni darfst du einmal pro Zug 1 Energydrink benutzen: Er verdoppelt alles, was du in diesem Schritt sammelst. Die Belohnung der Startrampe wird nie verdoppelt; hast du nur sie erreicht, kannst du keinen Energydrink benutzen.
rule-fr-collect-lamp = Erreicht oder überschreitet dein Lichtmarker eine der 3 Baulampen, legst du sofort einen Wertungsstein auf die Lichtleiste. Am Ende der Lichterkette bleibt der Lichtmarker liegen.
rule-fr-collect-unlimited = Baumaterial und Käse gehen nie aus. Auch Auszeichnungen und Schimmelkäse gehen nie aus, außer ihr zählt sie.
rule-fr-collect-counted = Ihr könnt auch vereinbaren, sie zu zählen: Dann gibt es 10 oder 12 Schimmelkäse und 15 oder 16 Auszeichnungen. Fehlt dir Käse für ein anderes Team und reicht der Schimmelkäse nicht mehr, zahlst du ihm nichts. Ist keine Auszeichnung mehr da, kannst du keine nehmen.

rules-firstrat-pad = Die Startrampe

rule-fr-pad-rattonaut = Eine Ratte, die die Startrampe erreicht, verlässt den Weg für immer: Sie wird Rattonaut und kommt auf den ersten freien Platz der Rattonautenleiste.
rule-fr-pad-reward = Dafür nimmst du sofort, noch bevor du auf anderen Feldern sammelst, eine Belohnung: entweder eine Auszeichnung, die am Ende { $score-award } Punkte wert ist, oder eine Ratte aus deiner Kinderstube. Die neue Ratte kommt auf das Startfeld und darf erst im nächsten Zug ziehen.
rule-fr-pad-award-limit = Eine Auszeichnung darfst du nur nehmen, solange noch eine deiner Ratten auf dem Weg ist (das Startfeld zählt dazu) oder wenn alle 4 in der Rakete sind. Ihr könnt auch vereinbaren, dass nur eine Ratte auf dem Weg zählt oder dass es keine Grenze gibt. Wer dann einen Zug ohne Ratte auf dem Weg beginnt, holt eine aus der Kinderstube auf das Startfeld.
rule-fr-pad-no-bonus = Die Startrampe bringt weder Baumaterial noch Käse. Boni von Rucksäcken, Lichterkette und Superratten gelten dort nicht.

rules-firstrat-burrow = Der Rattenbau

rule-fr-burrow-way = Dein Rattenbaumarker zieht im Uhrzeigersinn. An den beiden Abzweigungen wählst du: abbiegen (an der ersten zur Bibliothek, an der zweiten zur Kinderstube) oder weiter Richtung Vorratshöhle.
rule-fr-burrow-pass = Eine Belohnung bekommst du, sobald dein Rattenbaumarker ihr Feld betritt, auch wenn er weiterzieht, und in einem Zug auch mehrmals.
rule-fr-burrow-library = An der Bibliothek darfst du 1 Comic nehmen. Ihr könnt auch vereinbaren, dass du es musst.
rule-fr-burrow-nursery = An der Kinderstube kommt 1 deiner Ratten von dort auf das Startfeld, falls noch eine da ist. Verzichten kannst du darauf nicht.
rule-fr-burrow-storage = An der Vorratshöhle legst du einen Wertungsstein auf die Vorratsleiste.

rules-firstrat-shop = Schritt 3: Einkaufen

rule-fr-shop-who = Für jede Ratte, die du in diesem Zug zum Hamster, zum Frosch oder zur Krähe gezogen hast, darfst du dort 1 Gegenstand nehmen. Die Reihenfolge bestimmst du.
rule-fr-shop-pay = Ein Gegenstand kostet beim Hamster { $stalls-hamster-price } Käse, beim Frosch { $stalls-frog-price } und bei der Krähe { $stalls-crow-price }. Käse, den du in diesem Zug gesammelt hast, zählt mit.
rule-fr-shop-steal = Oder du stiehlst: Dann zahlst du nichts, aber diese Ratte muss zurück auf das Startfeld.
rule-fr-shop-one-per-colour = Von jeder Farbe darfst du nur einen Rucksack haben, egal ob gekauft oder gestohlen.
rule-fr-shop-drinks = Energydrinks darfst du beliebig viele haben.
rule-fr-shop-next-turn = Rucksäcke, Energydrinks und Comics wirken ab deinem nächsten Zug.

rules-firstrat-build = Schritt 4: Bauen und Käse spenden

rule-fr-build-cockpit = Ein Cockpit kostet { $parts-cockpit-calc } Taschenrechner und { $parts-cockpit-can } Blechdose.
rule-fr-build-cargo = Ein Frachtraum kostet { $parts-cargo-soda } Backpulver und { $parts-cargo-can } Blechdosen.
rule-fr-build-engine = Ein Antrieb kostet { $parts-engine-bottle } Flaschen und { $parts-engine-soda } Backpulver.
rule-fr-build-any = Du darfst beliebig viele Teile bauen, auch mehrmals das gleiche, und zwischendurch Käse spenden. Für jedes Teil legst du einen Wertungsstein auf seine Leiste.
rule-fr-build-rocket = Ein Cockpit, ein Frachtraum und ein Antrieb ergeben zusammen eine vollständige Rakete. Für jede vollständige Rakete legst du einen Wertungsstein auf die Raketenleiste; jedes Teil zählt nur für eine Rakete.
rule-fr-build-donate = Für jede Spende von { $parts-donation } Käse legst du einen Wertungsstein auf die Käseleiste. Du darfst beliebig oft spenden.
rule-fr-build-needs-marker = Ohne Wertungsstein kannst du weder bauen noch spenden. Müsstest du aus einem anderen Grund einen legen, verfällt diese Wertung.

rules-firstrat-track = Die Wertungsleisten

rule-fr-track-slots = Jede Leiste hat fünf Plätze: Auf den ersten vier liegt höchstens ein Stein, auf dem fünften beliebig viele. Dein Stein kommt auf den ersten freien Platz von links, der nicht gesperrt ist, und bringt dir am Ende dessen Punkte.
rule-fr-track-ten = In einer Partie kannst du höchstens { $setup-markers } Wertungssteine legen. Rattonauten brauchen keinen: Dort steht die Ratte selbst auf der Leiste.
rule-fr-track-light-limit = Auf die Lichtleiste kannst du höchstens drei Wertungssteine legen, denn es gibt drei Baulampen.
rule-fr-track-spare = Die beiseitegelegten Wertungssteine darfst du jederzeit nehmen. Ihr könnt auch vereinbaren, dass ihr sie nur in der letzten Runde legt, wenn also feststeht, dass sie die letzte ist. Ein Stein, den du vorher davon legen müsstest, verfällt dann.

rules-firstrat-comic = Comics (wirken ab deinem nächsten Zug)

rule-fr-comic-green-pipes = Grüne Rohre kosten dich nichts. Das einzige graue Rohr musst du immer bezahlen.
rule-fr-comic-orange-pipes = Orangefarbene Rohre kosten dich nichts.
rule-fr-comic-no-toll = Auf Feldern mit fremden Ratten zahlst du keinen Käse.
rule-fr-comic-four-steps = Ziehst du mehrere Ratten, darf jede 1 bis { $movement-steps_together_with_comic } Felder weit laufen.
rule-fr-comic-one-colour = Beim Ziehen gelten Grün und Orange als dieselbe Farbe. Hast du den grünen und den orangefarbenen Rucksack, wirkt in jedem Zug nur einer von beiden, und nur für ein Feld seiner eigenen Farbe.
rule-fr-comic-discount = Jedes Raketenteil kostet dich 1 Baumaterial weniger. Du wählst, welches du sparst.

rules-firstrat-super = Superratten

rule-fr-super-token = Zum Comic einer Superratte gehört ein Plättchen. Leg es sofort auf eine deiner Ratten auf dem Weg; dort bleibt es für den Rest der Partie und wirkt ab deinem nächsten Zug. Eine Ratte darf mehrere Plättchen tragen. Ist der Kommandant zugleich der Dieb, muss er trotzdem bezahlen. Ihr könnt auch vereinbaren, dass das Plättchen sofort wirkt: Dann darf der Dieb schon in diesem Zug etwas nehmen.
rule-fr-super-commander = Ziehst du nur den Kommandanten, darf er beliebig weit laufen. Stehlen darf er nie. Als Rattonaut bringt er die doppelten Punkte seines Platzes.
rule-fr-super-gatherer = Ziehst du den Sammler, bringt dir sein Feld 1 mehr, noch bevor ein Energydrink verdoppelt. Auf der Startrampe gilt das nicht.
rule-fr-super-runner = Der Läufer darf bis zu { $movement-runner } Felder weiter laufen: allein 1–{ $movement-runner_alone }, mit anderen 1–{ $movement-runner_together }, mit dem Comic „Vier Schritte“ 1–{ $movement-runner_with_comic }.
rule-fr-super-thief = An einem Verkaufsstand nimmt der Dieb einen Gegenstand, ohne zu bezahlen, und bleibt dort stehen.

rules-firstrat-end = Spielende und Wertung

rule-fr-end-rocket = Hat jemand die 4. Ratte auf die Rattonautenleiste gebracht, spielt ihr die laufende Runde zu Ende. Danach ist die Partie vorbei.
rule-fr-end-markers = Hat jemand (auch Greg) { $setup-markers_to_end } Wertungssteine gelegt, spielt ihr die laufende Runde zu Ende und danach noch eine. Dann ist die Partie vorbei.
rule-fr-end-earlier = Tritt beides ein, gilt das frühere Ende. Länger wird die Partie dadurch nie.
rule-fr-score-tracks = Du bekommst die Punkte aller Plätze, auf denen deine Wertungssteine und Rattonauten stehen.
rule-fr-score-awards = Jede Auszeichnung bringt { $score-award } Punkte.
rule-fr-score-mouldy = Jeder Schimmelkäse kostet dich { $score-mouldy } Punkte.
rule-fr-score-leftovers = Je { $score-leftovers } übrige Baumaterialien oder Käse, beliebig gemischt, bringen dir 1 Punkt. Es wird abgerundet.
rule-fr-score-caps = „Krümel“ bringt { $caps-crumbs } Punkte, abzüglich { $caps-crumbs_less } für jeden deiner Wertungssteine auf der Cockpit-, Frachtraum- und Antriebsleiste, mindestens aber 0. „Sammlung“ bringt { $caps-collector } Punkte für jeden Kronkorken, Rucksack, Comic und Energydrink, den du hast, auch wenn er schon benutzt ist; dieser Kronkorken zählt mit. Alle anderen bringen Punkte für jeden deiner Wertungssteine oder Rattonauten auf ihrer Leiste: Vorratshöhle { $caps-storage }, Käse { $caps-cheese }, Lichterkette { $caps-light }, Cockpit { $caps-cockpit }, Frachtraum { $caps-cargo }, Antrieb { $caps-engine }, Rakete { $caps-rocket }, Rattonauten { $caps-rattonaut }.
rule-fr-score-pad = Der Wertungsblock hat elf Zeilen: die acht Leisten, Kronkorken, Auszeichnungen abzüglich Schimmelkäse und übrige Ressourcen.
rule-fr-score-ties = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet, wer mehr Rattonauten hat. Ist auch das gleich, teilt ihr euch den Sieg.

rules-firstrat-solo = Allein gegen Greg

rule-fr-solo-setup = Bau alles auf wie für 2 Personen. Du beginnst und erhältst { $setup-cheese-1 } Käse. Gregs Ratten stehen auf den Feldern { $greg-rats-1 }, { $greg-rats-2 }, { $greg-rats-3 } und { $greg-rats-4 } (0 ist das Startfeld). Eine Kinderstube, einen Lichtmarker und einen Rattenbaumarker hat er nicht.
rule-fr-solo-deck = Gregs Stapel besteht aus zufälligen A- und B-Karten: { $greg-levels-easy-1 } und { $greg-levels-easy-2 } (leicht), { $greg-levels-medium-1 } und { $greg-levels-medium-2 } (mittel), { $greg-levels-hard-1 } und { $greg-levels-hard-2 } (schwer) oder { $greg-levels-unfair-1 } und { $greg-levels-unfair-2 } (unfair). Dazu kommt die C-Karte, dann wird gemischt. Alle Karten bis auf eine haben wir nachgebaut: Veröffentlicht sind sie nirgends. Du kannst auch gegen den wilden Greg spielen, der einen eigenen Stapel hat.
rule-fr-solo-move = Greg deckt eine Karte mit vier Zahlen auf: Die erste gilt für seine vorderste Ratte, die zweite für die nächste und so weiter. Es zählt, wo seine Ratten zu Beginn seines Zugs stehen. Erst ziehen die Ratten, dann gilt das Symbol der Karte. Bei einer 0 bleibt die Ratte stehen: Es gibt keinen Käse, und sie löst keinen Verkaufsstand aus.
rule-fr-solo-move-riders = Die Schritte von Ratten, die schon in der Rakete sind, bekommt Gregs vorderste Ratte auf dem Weg dazu. Zeigt die Karte 1, 2, 0, 2 und sind zwei Ratten in der Rakete, zieht die dritte 3 Felder und die vierte 2.
rule-fr-solo-move-pad = Erreicht eine von Gregs Ratten die Startrampe, wird sie Rattonaut, und ihre übrigen Schritte verfallen. Eine Belohnung bekommt er nicht. Du kannst auch festlegen, dass seine anderen Ratten danach in diesem Zug stehen bleiben.
rule-fr-solo-rules-ignored = Gregs Ratten dürfen auf beliebige Farben und auch zu mehreren auf dasselbe Feld ziehen. Sie zahlen keinen Käse, sammeln nichts, benutzen keine Rohre und müssen nie zurück auf das Startfeld.
rule-fr-solo-toll = Bleibt deine Ratte auf einem Feld mit Ratten von Greg stehen, zahlst du { $movement-toll } Käse in den Vorrat, notfalls mit Schimmelkäse. Für jede seiner Ratten, die auf ein Feld mit deiner Ratte zieht, bekommst du { $movement-toll } aus dem Vorrat. Du kannst auch festlegen, dass du für jede seiner Ratten dort { $movement-toll } zahlst.
rule-fr-solo-stall = Bleibt eine von Gregs Ratten an einem Verkaufsstand stehen, wird dort ein zufälliger Gegenstand aus dem Spiel entfernt, falls noch einer da ist.
rule-fr-solo-plan = Zeigt die Karte das Symbol der Cockpit-, Frachtraum-, Antriebs-, Vorrats-, Käse- oder Lichtleiste, bereitet Greg diese Wertung vor. Hat er sie schon vorbereitet, wertet er: Einer seiner Wertungssteine kommt auf den ersten freien Platz, und die Vorbereitung beginnt von vorn. Die Raketenleiste wertet er nie, und auf der Lichtleiste gilt für ihn die Grenze von drei Steinen nicht.
rule-fr-solo-best = Die C-Karte gilt für die Leiste unter diesen sechs, die ihm gerade die meisten Punkte bringt. Sind mehrere gleich gut, wählst du. Danach werden alle aufgedeckten Karten zurück in seinen Stapel gemischt.
rule-fr-solo-comic = Zeigt die Karte einen Comic, wird ein zufälliger Comic der Bibliothek aus dem Spiel entfernt, falls noch einer da ist.
rule-fr-solo-end = Die Partie endet nach den üblichen Regeln; auch Gregs Wertungssteine und Ratten können das Ende einleiten.
rule-fr-solo-win = Du gewinnst nur, wenn du mehr Punkte hast als Greg.
rule-fr-solo-challenges = Jede Herausforderung gibt es in allen vier Schwierigkeitsgraden, und du musst immer gewinnen: (1) ohne Ratte in der Rakete; (2) ohne Rucksack, Energydrink, Comic und Kronkorken; (3) mit allen vier Ratten in der Rakete; (4) mit { $challenges-rockets } vollständigen Raketen; (5) mit { $challenges-backpacks } verschiedenen Rucksäcken; (6) mit mindestens { $challenges-points } Punkten (oder, wenn du es schwerer magst, mit mehr als { $challenges-points }); (7) in höchstens { $challenges-turns } Zügen; (8) mit mindestens { $challenges-cheese } Wertungssteinen auf der Käseleiste; (8b) mit mindestens { $challenges-storage } auf der Vorratsleiste; (9) und jedes der fünf Rohre mindestens { $challenges-pipes }-mal benutzen. Ein Rohr zählt auch, wenn es nichts kostet. Für (2) zählt auch ein schon benutzter Energydrink.
