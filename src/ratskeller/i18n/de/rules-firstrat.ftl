# Die Regeln von First Rat für Spieler. Schlüssel: „rule-“ und die Kennung der Regel mit Strichen statt Punkten.
# Die Zahlen kommen aus dem Profil. Überschriften und Regeln stehen in der Reihenfolge der Datei rules.md des Spiels.
# Unter einer Regel, „asked“: wie man danach fragt. Das liest nur die Suche; auch alte Wörter sind willkommen.

rules-firstrat-intro = Der Mond ist aus Käse, und deine Ratten wollen als Erste dort sein. Schick sie den Weg über den Schrottplatz entlang, sammle Käse und Baumaterial, verlängere deine Lichterkette, kauf bei den Tieren ein und bau an der Rakete mit. Wer am Ende die meisten Punkte hat, gewinnt.

rules-firstrat-setup = Aufbau

rule-fr-setup-seats = First Rat ist für 2 bis 5 Personen. Spielst du als 1 Person, trittst du gegen die Robo-Ratte Greg an (siehe „Allein gegen Greg“).
    .asked = wie viele können mitspielen, Spielerzahl, allein, zu wievielt, solo, Einzelspieler
rule-fr-setup-rats = Zu Beginn stehen 2 deiner Ratten auf dem Startfeld und 2 in der Kinderstube. Dein Lichtmarker liegt auf Lampe 0, vor der ersten Lampe der Lichterkette, dein Rattenbaumarker auf dem Startfeld des Rattenbaus.
    .asked = Anfang, wo stehen die Ratten, Startaufstellung, Spielfiguren, wie viele Ratten, hinstellen, aufstellen
rule-fr-setup-markers = Du hast { $setup-markers } Wertungssteine: { $setup-markers_to_end } liegen vor dir, { $setup-spare } beiseite.
    .asked = Fähnchen, Klötzchen, Holzteile, Steine, wie viele bekomme ich, zwei zur Seite, Reserve
rule-fr-setup-cheese = Wer beginnt, erhält { $setup-cheese-1 } Käse, die zweite Person { $setup-cheese-2 }, die dritte { $setup-cheese-3 }, die vierte { $setup-cheese-4 } und die fünfte { $setup-cheese-5 }.
    .asked = Startgeld, Anfang, wie viel Käse zum Start, Startkapital, zweiter Spieler mehr
rule-fr-setup-crow = Bei der Krähe liegen { $setup-caps } zufällige der 10 Kronkorken offen aus.
    .asked = wie viele Korken, Auslage, Anfang
rule-fr-setup-frog = Beim Frosch liegen mit 2, 3, 4 oder 5 Personen { $setup-drinks-2 }, { $setup-drinks-3 }, { $setup-drinks-4 } oder { $setup-drinks-5 } Energydrinks.
    .asked = wie viele Dosen Getränk, Auslage, Anfang, Anzahl Getränke
rule-fr-setup-hamster = Beim Hamster liegen mit 2, 3, 4 oder 5 Personen { $setup-backpacks-2 }, { $setup-backpacks-3 }, { $setup-backpacks-4 } oder { $setup-backpacks-5 } zufällige der { $backpacks-all } Rucksäcke offen aus.
    .asked = wie viele Taschen, Auslage, Anfang, Anzahl Rucksäcke
rule-fr-setup-comics-basic = In der ersten Partie liegen die 6 Comics ohne Superratten in der Bibliothek.
    .asked = erstes Spiel, welche Comics, Einsteiger, Heft, Anfang der Bibliothek
rule-fr-setup-comics-super = In späteren Partien könnt ihr { $setup-comics } zufällige aus allen 10 Comics in die Bibliothek legen. Das Plättchen einer Superratte liegt neben ihrem Comic bereit.
    .asked = Fortgeschrittene, welche Comics, mit Superratten, zufällige Comics
rule-fr-setup-comics-two-people = Auch mit 2 Personen, und wenn du allein spielst, ist der Rabatt-Comic dabei. Ihr könnt auch vereinbaren, dass ihr ihn weglasst: Dann liegen 5 Comics ohne Superratten aus oder { $setup-comics } aus den anderen 9.
    .asked = Comic entfernen, rausnehmen, aussortieren, zu zweit, billiger bauen
rule-fr-setup-blocked = Mit 3 oder 4 Personen ist auf jeder Wertungsleiste der Platz mit dem Aufdruck „1–4“ gesperrt. Mit 2 Personen und im Solospiel sind die Plätze „1–2“ und „1–4“ gesperrt. Mit 5 Personen sind alle Plätze frei.
    .asked = abgedeckt, gesperrte Felder, nicht benutzbar, belegt, durchgestrichen, Spielerzahl auf Leiste
rule-fr-setup-variable-path = Im Standardaufbau ist der Weg aufgedruckt. Ihr könnt auch vereinbaren, dass ihr mit variablem Weg spielt: Dann werden die Lauffelder der Gruppe A (6 Stück) und der Gruppen B, C, D und E (je 5) gruppenweise gemischt und offen auf die Felder 1–6, 7–11, 12–16, 17–21 und 22–26 gelegt. Nur Ertrag und Farbe der Felder ändern sich; Rohre, Verkaufsstände und Lampen bleiben, wo sie sind.
    .asked = Plan mischen, zufälliger Spielplan, anderer Weg, modular, Plättchen auslegen, Abwechslung
rule-fr-setup-variable-tracks = Im Standardaufbau gelten die aufgedruckten Punkte der Wertungsleisten. Ihr könnt auch vereinbaren, dass ihr 7 der 8 Wertungsplättchen auf alle Leisten außer der Raketenleiste legt, die immer gleich bleibt. Sie werden zufällig gezogen, oder die Person, die beginnt, verteilt sie.
    .asked = zufällige Punkte, andere Werte, Leisten mischen, modular, Plättchen, Wertungsplättchen auslegen

rules-firstrat-turn = Ablauf eines Zugs

rule-fr-turn-order = Ihr seid reihum am Zug, Runde für Runde. Jede Runde beginnt dieselbe Person.
    .asked = wer fängt an, wer beginnt, Startspieler, Reihenfolge, im Uhrzeigersinn, jüngster, wer ist dran
rule-fr-turn-steps = Dein Zug hat vier Schritte: (1) Ratten ziehen, (2) Ressourcen sammeln, (3) einkaufen, wenn du möchtest, (4) bauen und Käse spenden, wenn du möchtest.
    .asked = was mache ich in meinem Zug, Ablauf, Phasen, Reihenfolge, Überblick, Aktionen, passen, auslassen

rules-firstrat-move = Schritt 1: Ratten ziehen

rule-fr-move-one = Entweder ziehst du genau eine Ratte 1 bis { $movement-steps_alone } Felder weit.
    .asked = eine einzelne Ratte, wie weit, Entfernung, wie viele Schritte, maximal, nur eine, allein laufen, gehen, bewegen
rule-fr-move-many = Oder du ziehst zwei bis vier Ratten, jede 1 bis { $movement-steps_together } Felder weit. Dann müssen alle auf verschiedenen Feldern derselben Farbe stehen bleiben.
    .asked = mehrere Ratten gleichzeitig, alle vier Ratten, zusammen, auf einmal, gleiche Farbe, verschiedene Farben, wie weit, bewegen, laufen
rule-fr-move-forward = Ratten ziehen nur vorwärts, Richtung Startrampe. Auf der Startrampe ist Schluss: Eine Ratte darf dort auch dann anhalten, wenn sie noch Schritte übrig hätte.
    .asked = rückwärts, zurück laufen, umkehren, genaue Zahl, genau treffen, zu viele Schritte, überlaufen
rule-fr-move-own-space = Nie stehen zwei deiner Ratten auf demselben Feld, außer auf dem Startfeld. An eigenen und fremden Ratten darfst du vorbeiziehen. Ziehst du mehrere Ratten, darf eine auf ein Feld, das eine andere in diesem Zug verlässt: Es zählt nur, wo am Ende alle stehen.
    .asked = beide eigene dort, zwei eigene Ratten auf demselben Feld, teilen, zusammen auf einem Feld, selbst besetzt, überspringen, überholen
rule-fr-move-pad-colour = Die Startrampe hat alle fünf Farben. Zieht eine deiner Ratten dorthin, bestimmst du ihre Farbe für diesen Zug. Die anderen Ratten, die du ziehst, müssen also nur untereinander auf derselben Farbe stehen.
    .asked = welche Farbe hat die Rakete, Joker, Ziel mit anderen Ratten
rule-fr-move-pad-once = Pro Zug kann nur eine deiner Ratten auf die Startrampe, denn alle Ratten eines Zugs müssen auf verschiedene Felder.
    .asked = zwei Ratten gleichzeitig in die Rakete, beide, derselbe Zug, zusammen ins Ziel
rule-fr-move-toll = Bleibt deine Ratte auf einem Feld mit fremden Ratten stehen, gibst du jeder Person, der dort eine Ratte gehört, { $movement-toll } Käse. Das gilt für jede Ratte, die du ziehst.
    .asked = besetzt, steht schon jemand, Gegner, Miete, Gebühr, Zoll, anderen zahlen, fremde Ratte, Abgabe
rule-fr-move-mouldy = Kannst du das nicht bezahlen, nimmst du Schimmelkäse, aber nur so viel wie nötig: Jeder Schimmelkäse bringt dir sofort { $movement-mouldy } Käse. Sonst darfst du nie welchen nehmen, und loswerden kannst du ihn nicht. Am Ende kostet dich jeder Schimmelkäse { $score-mouldy } Punkte.
    .asked = kann nicht zahlen, kein Käse mehr, pleite, Schulden, Kredit, leihen, verschimmelt, zu wenig Käse, nicht genug, reicht nicht
rule-fr-move-no-toll-on-start = Auf dem Startfeld und auf der Startrampe zahlst du nichts.
    .asked = Start gratis, zahlen bei der Rakete, Startfeld kostenlos, umsonst, Ziel
rule-fr-move-shortcut = Rohre sind Abkürzungen. Ein Rohr verbindet zwei Felder; hindurchzulaufen zählt als ein Schritt und kostet das abgebildete Material, das du schon vor dem Zug haben musst. Rohre führen nur vorwärts. Eine Ratte darf in einem Zug durch mehrere Rohre laufen, wenn du jedes bezahlst.
    .asked = Rohr, Röhre, Tunnel, Preis, Abkürzung nehmen, schneller Weg, Leitung, bezahlen, wie funktioniert
rule-fr-move-always-possible = Einen möglichen Zug gibt es immer: Du kannst nie feststecken.
    .asked = festgefahren, kein Zug, blockiert, nicht ziehen können, aussetzen, passen

rules-firstrat-collect = Schritt 2: Ressourcen sammeln

rule-fr-collect-moved-only = Du sammelst nur von Feldern, auf die du in diesem Zug eine Ratte gezogen hast.
    .asked = nicht bewegt, liegen geblieben, stehen geblieben, stehende Ratten, andere Ratten auch, Einkommen, Ertrag
rule-fr-collect-yellow = Ein gelbes Feld bringt dir so viel Käse, wie darauf abgebildet ist ({ $path-cheese_least }–{ $path-cheese_most }).
    .asked = gelb, Käse bekommen, woher Käse, Geld verdienen
rule-fr-collect-green-orange = Ein grünes oder orangefarbenes Feld bringt dir 1 Stück des abgebildeten Baumaterials.
    .asked = grün, orange, Material bekommen, Schrott, woher Flaschen, Dosen, Taschenrechner, Backpulver
rule-fr-collect-blue = Auf einem blauen Feld zieht dein Lichtmarker für jede abgebildete Glühbirne 1 Lampe weiter.
    .asked = blau, beleuchten, Licht vorrücken, Lampen, Birnen, Marker auf der Lichterkette
rule-fr-collect-white = Auf einem weißen Feld zieht dein Rattenbaumarker für jeden abgebildeten Apfelrest 1 Feld weiter.
    .asked = weiß, Apfel, Butzen, im Bau vorrücken, unterirdisch, Höhle, Marker im Bau
rule-fr-collect-lit = Hat dein Lichtmarker die Lampe eines Felds erreicht oder überschritten, bringt dir dieses Feld 1 mehr. Lampen, die er erst in diesem Schritt erreicht, zählen ab deinem nächsten Zug.
    .asked = beleuchtet, Lichtbonus, Lampe an, leuchtet, eins mehr, was bringt Licht, schon weiter, vorbei
rule-fr-collect-lit-cumulative = Jedes Feld bekommt nur den Bonus seiner eigenen Lampe. Ihr könnt auch vereinbaren: Jedes Feld, von dem du sammelst, bringt dir für jedes beleuchtete Feld mit gleichem Ertrag 1 mehr, ob es selbst beleuchtet ist oder nicht.
    .asked = Lichter zusammenzählen, alle beleuchteten, größerer Lichtbonus, addieren
rule-fr-collect-backpack = Hast du den Rucksack der Farbe, die du sammelst, bekommst du seinen Bonus einmal pro Zug, egal wie viele Ratten du dorthin gezogen hast: bei Grün { $backpacks-green-bonus } mehr, bei Orange { $backpacks-orange-bonus }, bei Gelb { $backpacks-yellow-bonus }, bei Blau { $backpacks-blue-bonus } und bei Weiß { $backpacks-white-bonus }. Sammelst du verschiedene Baumaterialien, wählst du eins davon als Bonus. Auf die Boni von Lichterkette, Rucksack und Sammler kannst du nicht verzichten; nur der Energydrink ist freiwillig.
    .asked = was bringt ein Rucksack, doppelt, zweimal, zwei Ratten gleiche Farbe, Bonus der Tasche, addieren, Wirkung
rule-fr-collect-drink = Nach allen Boni darfst du einmal pro Zug 1 Energydrink benutzen: Er verdoppelt alles, was du in diesem Schritt sammelst. Die Belohnung der Startrampe wird nie verdoppelt; hast du nur sie erreicht, kannst du keinen Energydrink benutzen.
    .asked = verdoppeln, zwei Dosen auf einmal, mehrere, wann trinken, verbraucht, weg, benutzen, einsetzen, zwei Getränke gleichzeitig, was bewirkt er, Wirkung
rule-fr-collect-lamp = Erreicht oder überschreitet dein Lichtmarker eine der 3 Baulampen, legst du sofort einen Wertungsstein auf die Lichtleiste. Am Ende der Lichterkette bleibt der Lichtmarker liegen.
    .asked = große Lampe, Ende der Lichter, letzte Lampe, Baustelle, erreichen
rule-fr-collect-unlimited = Baumaterial und Käse gehen nie aus. Auch Auszeichnungen und Schimmelkäse gehen nie aus, außer ihr zählt sie.
    .asked = Vorrat leer, Bank leer, begrenzt, genug Plättchen, keine Flaschen mehr, Mangel, ausgehen
rule-fr-collect-counted = Ihr könnt auch vereinbaren, sie zu zählen: Dann gibt es 10 oder 12 Schimmelkäse und 15 oder 16 Auszeichnungen. Fehlt dir Käse für ein anderes Team und reicht der Schimmelkäse nicht mehr, zahlst du ihm nichts. Ist keine Auszeichnung mehr da, kannst du keine nehmen.
    .asked = begrenzte Anzahl, wie viele in der Schachtel, keine mehr da, zählen

rules-firstrat-pad = Die Startrampe

rule-fr-pad-rattonaut = Eine Ratte, die die Startrampe erreicht, verlässt den Weg für immer: Sie wird Rattonaut und kommt auf den ersten freien Platz der Rattonautenleiste.
    .asked = im Ziel ankommen, Ende des Wegs, in die Rakete einsteigen, Astronaut, zurück aus der Rakete
rule-fr-pad-reward = Dafür nimmst du sofort, noch bevor du auf anderen Feldern sammelst, eine Belohnung: entweder eine Auszeichnung, die am Ende { $score-award } Punkte wert ist, oder eine Ratte aus deiner Kinderstube. Die neue Ratte kommt auf das Startfeld und darf erst im nächsten Zug ziehen.
    .asked = was bekomme ich an der Rakete, Belohnung fürs Ankommen, Medaille oder Ratte, dritte Ratte, Bonus wählen
rule-fr-pad-award-limit = Eine Auszeichnung darfst du nur nehmen, solange noch eine deiner Ratten auf dem Weg ist (das Startfeld zählt dazu) oder wenn alle 4 in der Rakete sind. Ihr könnt auch vereinbaren, dass nur eine Ratte auf dem Weg zählt oder dass es keine Grenze gibt. Wer dann einen Zug ohne Ratte auf dem Weg beginnt, holt eine aus der Kinderstube auf das Startfeld.
    .asked = wann keine Medaille, letzte Ratte, keine Ratte mehr auf dem Plan, immer nehmen dürfen, alle in der Rakete
rule-fr-pad-no-bonus = Die Startrampe bringt weder Baumaterial noch Käse. Boni von Rucksäcken, Lichterkette und Superratten gelten dort nicht.
    .asked = Rucksack an der Rakete, gibt die Rakete Material, Licht an der Rakete

rules-firstrat-burrow = Der Rattenbau

rule-fr-burrow-way = Dein Rattenbaumarker zieht im Uhrzeigersinn. An den beiden Abzweigungen wählst du: abbiegen (an der ersten zur Bibliothek, an der zweiten zur Kinderstube) oder weiter Richtung Vorratshöhle.
    .asked = Gabelung, Abzweigung, Weggabelung, Kreuzung, welche Richtung, Weg unter der Erde, links oder rechts, abbiegen, wohin
rule-fr-burrow-pass = Eine Belohnung bekommst du, sobald dein Rattenbaumarker ihr Feld betritt, auch wenn er weiterzieht, und in einem Zug auch mehrmals.
    .asked = darüber hinweg, vorbei, mehrere Belohnungen, im Vorbeigehen, genau anhalten, zweimal
rule-fr-burrow-library = An der Bibliothek darfst du 1 Comic nehmen. Ihr könnt auch vereinbaren, dass du es musst.
    .asked = Comic bekommen, Heft nehmen, Comicheft, muss ich, Pflicht, verzichten, aussuchen
rule-fr-burrow-nursery = An der Kinderstube kommt 1 deiner Ratten von dort auf das Startfeld, falls noch eine da ist. Verzichten kannst du darauf nicht.
    .asked = mehr Ratten, dritte Ratte, vierte Ratte, Baby, neue Ratte, noch eine Ratte, Bett, befreien
rule-fr-burrow-storage = An der Vorratshöhle legst du einen Wertungsstein auf die Vorratsleiste.
    .asked = Vorratskammer, Speisekammer, Lager, wofür, was bringt

rules-firstrat-shop = Schritt 3: Einkaufen

rule-fr-shop-who = Für jede Ratte, die du in diesem Zug zum Hamster, zum Frosch oder zur Krähe gezogen hast, darfst du dort 1 Gegenstand nehmen. Die Reihenfolge bestimmst du.
    .asked = wann kann ich kaufen, Laden, Stand, anhalten, vorbeilaufen, mehrere Gegenstände, zwei auf einmal, Markt, einkaufen
rule-fr-shop-pay = Ein Gegenstand kostet beim Hamster { $stalls-hamster-price } Käse, beim Frosch { $stalls-frog-price } und bei der Krähe { $stalls-crow-price }. Käse, den du in diesem Zug gesammelt hast, zählt mit.
    .asked = Preis, teuer, kaufen, was kostet ein Getränk, was kostet ein Rucksack, was kostet ein Korken, Käse für Gegenstand
rule-fr-shop-steal = Oder du stiehlst: Dann zahlst du nichts, aber diese Ratte muss zurück auf das Startfeld.
    .asked = klauen, Dieb, umsonst, ohne zahlen, Strafe, erwischt, Ratte zurück, mitgehen lassen, geklaut, nach dem Diebstahl, bei den Tieren klauen, stehlen, Diebstahl
rule-fr-shop-one-per-colour = Von jeder Farbe darfst du nur einen Rucksack haben, egal ob gekauft oder gestohlen.
    .asked = zweiter Rucksack, gleiche Tasche, doppelt, wie viele Rucksäcke, Begrenzung
rule-fr-shop-drinks = Energydrinks darfst du beliebig viele haben.
    .asked = wie viele Getränke behalten, Begrenzung, mehrere haben, Dosen sammeln
rule-fr-shop-next-turn = Rucksäcke, Energydrinks und Comics wirken ab deinem nächsten Zug.
    .asked = sofort benutzen, gleich, im selben Zug, ab wann, gerade gekauft, neu, direkt

rules-firstrat-build = Schritt 4: Bauen und Käse spenden

rule-fr-build-cockpit = Ein Cockpit kostet { $parts-cockpit-calc } Taschenrechner und { $parts-cockpit-can } Blechdose.
    .asked = brauche für Cockpit, Rezept, Zutaten, Preis, Kanzel
rule-fr-build-cargo = Ein Frachtraum kostet { $parts-cargo-soda } Backpulver und { $parts-cargo-can } Blechdosen.
    .asked = brauche für Frachtraum, Rezept, Zutaten, Preis, Laderaum
rule-fr-build-engine = Ein Antrieb kostet { $parts-engine-bottle } Flaschen und { $parts-engine-soda } Backpulver.
    .asked = brauche für Antrieb, Rezept, Zutaten, Preis, Motor, Triebwerk
rule-fr-build-any = Du darfst beliebig viele Teile bauen, auch mehrmals das gleiche, und zwischendurch Käse spenden. Für jedes Teil legst du einen Wertungsstein auf seine Leiste.
    .asked = wie viele Teile pro Zug, zweimal dasselbe, mehrere bauen, doppelt, zwei Antriebe, Begrenzung, zwei oder drei Cockpits, zweites Teil, auf einmal
rule-fr-build-rocket = Ein Cockpit, ein Frachtraum und ein Antrieb ergeben zusammen eine vollständige Rakete. Für jede vollständige Rakete legst du einen Wertungsstein auf die Raketenleiste; jedes Teil zählt nur für eine Rakete.
    .asked = alle drei Teile fertig, ganze Rakete, Satz, Set, komplett, zweite Rakete, Belohnung, Bonus
rule-fr-build-donate = Für jede Spende von { $parts-donation } Käse legst du einen Wertungsstein auf die Käseleiste. Du darfst beliebig oft spenden.
    .asked = Käse abgeben, wohin mit Käse, zehn Käse, ausgeben, verschenken, mehrmals, verkaufen
rule-fr-build-needs-marker = Ohne Wertungsstein kannst du weder bauen noch spenden. Müsstest du aus einem anderen Grund einen legen, verfällt diese Wertung.
    .asked = keine Fähnchen mehr, aufgebraucht, alle gelegt, leer, ausgegangen, was wenn keine da

rules-firstrat-track = Die Wertungsleisten

rule-fr-track-slots = Jede Leiste hat fünf Plätze: Auf den ersten vier liegt höchstens ein Stein, auf dem fünften beliebig viele. Dein Stein kommt auf den ersten freien Platz von links, der nicht gesperrt ist, und bringt dir am Ende dessen Punkte.
    .asked = wo kommt er hin, erster freier Platz, Position, zwei auf demselben Platz, volle Leiste, Reihenfolge
rule-fr-track-ten = In einer Partie kannst du höchstens { $setup-markers } Wertungssteine legen. Rattonauten brauchen keinen: Dort steht die Ratte selbst auf der Leiste.
    .asked = Höchstzahl, Begrenzung, wie viele pro Partie, zählen Ratten
rule-fr-track-light-limit = Auf die Lichtleiste kannst du höchstens drei Wertungssteine legen, denn es gibt drei Baulampen.
    .asked = wie oft auf die Lichtleiste, Begrenzung der Lampen, viertes Mal
rule-fr-track-spare = Die beiseitegelegten Wertungssteine darfst du jederzeit nehmen. Ihr könnt auch vereinbaren, dass ihr sie nur in der letzten Runde legt, wenn also feststeht, dass sie die letzte ist. Ein Stein, den du vorher davon legen müsstest, verfällt dann.
    .asked = zusätzliche Steine, neunter und zehnter, letzte zwei, Reserve, zur Seite gelegte, wann benutzen

rules-firstrat-comic = Comics (wirken ab deinem nächsten Zug)

rule-fr-comic-green-pipes = Grüne Rohre kosten dich nichts. Das einzige graue Rohr musst du immer bezahlen.
    .asked = gratis Abkürzung, grüner Tunnel, Comic für Rohre, graues Rohr
rule-fr-comic-orange-pipes = Orangefarbene Rohre kosten dich nichts.
    .asked = gratis Abkürzung, oranger Tunnel, Comic für Rohre
rule-fr-comic-no-toll = Auf Feldern mit fremden Ratten zahlst du keinen Käse.
    .asked = nie zahlen, kostenlos bei anderen, Comic gegen Zoll, umsonst stehen
rule-fr-comic-four-steps = Ziehst du mehrere Ratten, darf jede 1 bis { $movement-steps_together_with_comic } Felder weit laufen.
    .asked = zusammen weiter laufen, längere Schritte, Comic für Bewegung, vier Felder
rule-fr-comic-one-colour = Beim Ziehen gelten Grün und Orange als dieselbe Farbe. Hast du den grünen und den orangefarbenen Rucksack, wirkt in jedem Zug nur einer von beiden, und nur für ein Feld seiner eigenen Farbe.
    .asked = Farben mischen, grün mit orange, gemischt, kombinieren
rule-fr-comic-discount = Jedes Raketenteil kostet dich 1 Baumaterial weniger. Du wählst, welches du sparst.
    .asked = billigere Teile, günstiger bauen, Material sparen, Ermäßigung, Nachlass, weniger bezahlen, billiger

rules-firstrat-super = Superratten

rule-fr-super-token = Zum Comic einer Superratte gehört ein Plättchen. Leg es sofort auf eine deiner Ratten auf dem Weg; dort bleibt es für den Rest der Partie und wirkt ab deinem nächsten Zug. Eine Ratte darf mehrere Plättchen tragen. Ist der Kommandant zugleich der Dieb, muss er trotzdem bezahlen. Ihr könnt auch vereinbaren, dass das Plättchen sofort wirkt: Dann darf der Dieb schon in diesem Zug etwas nehmen.
    .asked = Chip, wohin legen, welche Ratte wird super, zuordnen, umlegen, tauschen, drauflegen, hin, ab wann
rule-fr-super-commander = Ziehst du nur den Kommandanten, darf er beliebig weit laufen. Stehlen darf er nie. Als Rattonaut bringt er die doppelten Punkte seines Platzes.
    .asked = Anführer, Chef, beliebig weit, unbegrenzte Schritte, doppelte Punkte, Kapitän
rule-fr-super-gatherer = Ziehst du den Sammler, bringt dir sein Feld 1 mehr, noch bevor ein Energydrink verdoppelt. Auf der Startrampe gilt das nicht.
    .asked = sammelt mehr, plus eins, eins extra
rule-fr-super-runner = Der Läufer darf bis zu { $movement-runner } Felder weiter laufen: allein 1–{ $movement-runner_alone }, mit anderen 1–{ $movement-runner_together }, mit dem Comic „Vier Schritte“ 1–{ $movement-runner_with_comic }.
    .asked = schnelle Ratte, schneller, wie weit, zwei Schritte mehr, rennen, wie weit kommt er
rule-fr-super-thief = An einem Verkaufsstand nimmt der Dieb einen Gegenstand, ohne zu bezahlen, und bleibt dort stehen.
    .asked = klaut umsonst, bleibt am Stand, ohne zurück, Räuber

rules-firstrat-end = Spielende und Wertung

rule-fr-end-rocket = Hat jemand die 4. Ratte auf die Rattonautenleiste gebracht, spielt ihr die laufende Runde zu Ende. Danach ist die Partie vorbei.
    .asked = wann endet das Spiel, Schluss, letzte Ratte in der Rakete, alle Ratten, Auslöser, vorbei, letzte Runde
rule-fr-end-markers = Hat jemand (auch Greg) { $setup-markers_to_end } Wertungssteine gelegt, spielt ihr die laufende Runde zu Ende und danach noch eine. Dann ist die Partie vorbei.
    .asked = wann endet das Spiel, Schluss, achter Stein, alle Steine gelegt, Auslöser, vorbei, letzte Runde, noch eine Runde
rule-fr-end-earlier = Tritt beides ein, gilt das frühere Ende. Länger wird die Partie dadurch nie.
    .asked = beide Enden, zwei Auslöser, gleichzeitig, letzte Runde, länger
rule-fr-score-tracks = Du bekommst die Punkte aller Plätze, auf denen deine Wertungssteine und Rattonauten stehen.
    .asked = Punkte am Ende, Schlusswertung, abrechnen, zusammenzählen, Wert der Plätze
rule-fr-score-awards = Jede Auszeichnung bringt { $score-award } Punkte.
    .asked = Medaille, wie viel zählt eine Auszeichnung, Punkte, Wert, wert
rule-fr-score-mouldy = Jeder Schimmelkäse kostet dich { $score-mouldy } Punkte.
    .asked = minus, negativ, Strafpunkte, Schimmel am Ende, Abzug, verlieren, Minuspunkte
rule-fr-score-leftovers = Je { $score-leftovers } übrige Baumaterialien oder Käse, beliebig gemischt, bringen dir 1 Punkt. Es wird abgerundet.
    .asked = Rest, übrig geblieben, unbenutzt, Material am Ende, Käse am Ende, überschüssig, restliche
rule-fr-score-caps = „Krümel“ bringt { $caps-crumbs } Punkte, abzüglich { $caps-crumbs_less } für jeden deiner Wertungssteine auf der Cockpit-, Frachtraum- und Antriebsleiste, mindestens aber 0. „Sammlung“ bringt { $caps-collector } Punkte für jeden Kronkorken, Rucksack, Comic und Energydrink, den du hast, auch wenn er schon benutzt ist; dieser Kronkorken zählt mit. Alle anderen bringen Punkte für jeden deiner Wertungssteine oder Rattonauten auf ihrer Leiste: Vorratshöhle { $caps-storage }, Käse { $caps-cheese }, Lichterkette { $caps-light }, Cockpit { $caps-cockpit }, Frachtraum { $caps-cargo }, Antrieb { $caps-engine }, Rakete { $caps-rocket }, Rattonauten { $caps-rattonaut }.
    .asked = was bringen Korken, Wert, Deckel, Bonus am Ende, welche gibt es, Punkte sammeln
rule-fr-score-pad = Der Wertungsblock hat elf Zeilen: die acht Leisten, Kronkorken, Auszeichnungen abzüglich Schimmelkäse und übrige Ressourcen.
    .asked = Zettel, Block, Zeilen, aufschreiben, Blatt, zählen
rule-fr-score-ties = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet, wer mehr Rattonauten hat. Ist auch das gleich, teilt ihr euch den Sieg.
    .asked = unentschieden, gleich viele, gleiche Punktzahl, wer gewinnt, Tiebreaker, beide gewinnen

rules-firstrat-solo = Allein gegen Greg

rule-fr-solo-setup = Bau alles auf wie für 2 Personen. Du beginnst und erhältst { $setup-cheese-1 } Käse. Gregs Ratten stehen auf den Feldern { $greg-rats-1 }, { $greg-rats-2 }, { $greg-rats-3 } und { $greg-rats-4 } (0 ist das Startfeld). Eine Kinderstube, einen Lichtmarker und einen Rattenbaumarker hat er nicht.
    .asked = Roboter Start, allein vorbereiten, wo beginnt er, Vorbereitung
rule-fr-solo-deck = Gregs Stapel besteht aus zufälligen A- und B-Karten: { $greg-levels-easy-1 } und { $greg-levels-easy-2 } (leicht), { $greg-levels-medium-1 } und { $greg-levels-medium-2 } (mittel), { $greg-levels-hard-1 } und { $greg-levels-hard-2 } (schwer) oder { $greg-levels-unfair-1 } und { $greg-levels-unfair-2 } (unfair). Dazu kommt die C-Karte, dann wird gemischt. Alle Karten bis auf eine haben wir nachgebaut: Veröffentlicht sind sie nirgends. Du kannst auch gegen den wilden Greg spielen, der einen eigenen Stapel hat.
    .asked = Karten des Roboters, Schwierigkeit, Stufe, leicht, schwer, unfair, Anzahl Karten, A und B, welche Karten
rule-fr-solo-move = Greg deckt eine Karte mit vier Zahlen auf: Die erste gilt für seine vorderste Ratte, die zweite für die nächste und so weiter. Es zählt, wo seine Ratten zu Beginn seines Zugs stehen. Erst ziehen die Ratten, dann gilt das Symbol der Karte. Bei einer 0 bleibt die Ratte stehen: Es gibt keinen Käse, und sie löst keinen Verkaufsstand aus.
    .asked = Zug des Roboters, wie bewegt er sich, Zahl auf der Karte, welche Ratte, vordere
rule-fr-solo-move-riders = Die Schritte von Ratten, die schon in der Rakete sind, bekommt Gregs vorderste Ratte auf dem Weg dazu. Zeigt die Karte 1, 2, 0, 2 und sind zwei Ratten in der Rakete, zieht die dritte 3 Felder und die vierte 2.
    .asked = seine Ratten in der Rakete, ungenutzte Zahl, zusätzliche Schritte, Passagiere
rule-fr-solo-move-pad = Erreicht eine von Gregs Ratten die Startrampe, wird sie Rattonaut, und ihre übrigen Schritte verfallen. Eine Belohnung bekommt er nicht. Du kannst auch festlegen, dass seine anderen Ratten danach in diesem Zug stehen bleiben.
    .asked = Roboter im Ziel, seine Ratte kommt an, übrige Schritte, Belohnung für ihn
rule-fr-solo-rules-ignored = Gregs Ratten dürfen auf beliebige Farben und auch zu mehreren auf dasselbe Feld ziehen. Sie zahlen keinen Käse, sammeln nichts, benutzen keine Rohre und müssen nie zurück auf das Startfeld.
    .asked = sammelt der Roboter, braucht er Farben, zahlt er, klaut er, Rohre, welche Regeln gelten für ihn, muss er zahlen
rule-fr-solo-toll = Bleibt deine Ratte auf einem Feld mit Ratten von Greg stehen, zahlst du { $movement-toll } Käse in den Vorrat, notfalls mit Schimmelkäse. Für jede seiner Ratten, die auf ein Feld mit deiner Ratte zieht, bekommst du { $movement-toll } aus dem Vorrat. Du kannst auch festlegen, dass du für jede seiner Ratten dort { $movement-toll } zahlst.
    .asked = treffe den Roboter, gleiches Feld, muss ich ihm zahlen, zahlt er mir
rule-fr-solo-stall = Bleibt eine von Gregs Ratten an einem Verkaufsstand stehen, wird dort ein zufälliger Gegenstand aus dem Spiel entfernt, falls noch einer da ist.
    .asked = Roboter im Laden, kauft er, nimmt Gegenstand, entfernt, Frosch
rule-fr-solo-plan = Zeigt die Karte das Symbol der Cockpit-, Frachtraum-, Antriebs-, Vorrats-, Käse- oder Lichtleiste, bereitet Greg diese Wertung vor. Hat er sie schon vorbereitet, wertet er: Einer seiner Wertungssteine kommt auf den ersten freien Platz, und die Vorbereitung beginnt von vorn. Die Raketenleiste wertet er nie, und auf der Lichtleiste gilt für ihn die Grenze von drei Steinen nicht.
    .asked = Roboter punktet, Symbol auf der Karte, bauen, wann legt er, vorbereitet, planen
rule-fr-solo-best = Die C-Karte gilt für die Leiste unter diesen sechs, die ihm gerade die meisten Punkte bringt. Sind mehrere gleich gut, wählst du. Danach werden alle aufgedeckten Karten zurück in seinen Stapel gemischt.
    .asked = C-Karte, beste Leiste, Sonderkarte, mischen, neu mischen, Stapel leer
rule-fr-solo-comic = Zeigt die Karte einen Comic, wird ein zufälliger Comic der Bibliothek aus dem Spiel entfernt, falls noch einer da ist.
    .asked = Comicsymbol, entfernt Comic, wirft weg
rule-fr-solo-end = Die Partie endet nach den üblichen Regeln; auch Gregs Wertungssteine und Ratten können das Ende einleiten.
    .asked = Roboter beendet, wann ist es allein vorbei
rule-fr-solo-win = Du gewinnst nur, wenn du mehr Punkte hast als Greg.
    .asked = besiegen, schlagen, allein gewinnen, Gleichstand mit dem Roboter, gleich viele Punkte
rule-fr-solo-challenges = Jede Herausforderung gibt es in allen vier Schwierigkeitsgraden, und du musst immer gewinnen: (1) ohne Ratte in der Rakete; (2) ohne Rucksack, Energydrink, Comic und Kronkorken; (3) mit allen vier Ratten in der Rakete; (4) mit { $challenges-rockets } vollständigen Raketen; (5) mit { $challenges-backpacks } verschiedenen Rucksäcken; (6) mit mindestens { $challenges-points } Punkten (oder, wenn du es schwerer magst, mit mehr als { $challenges-points }); (7) in höchstens { $challenges-turns } Zügen; (8) mit mindestens { $challenges-cheese } Wertungssteinen auf der Käseleiste; (8b) mit mindestens { $challenges-storage } auf der Vorratsleiste; (9) und jedes der fünf Rohre mindestens { $challenges-pipes }-mal benutzen. Ein Rohr zählt auch, wenn es nichts kostet. Für (2) zählt auch ein schon benutzter Energydrink.
    .asked = Ziele, Aufgaben, Tabelle, Missionen, Liste, Erfolge, Kampagne
