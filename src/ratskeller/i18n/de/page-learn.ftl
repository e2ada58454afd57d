# Lernen beim Spielen, und die Seiten der Regeln.

## Regeln

page-learn-rules-of = Regeln: { $game }
page-learn-which-game = Welches Spiel
page-learn-contents = Inhalt
page-learn-search = Regeln durchsuchen
page-learn-search-example = Schimmelkäse
page-learn-search-clear = Suche leeren
page-learn-found = { $count ->
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
}
page-learn-nothing-found = In keiner Regel steht „{ $query }“.
page-learn-back-table = Zurück an den Tisch
page-learn-back-replay = Zurück zur Partie
page-learn-back-lesson = Zurück zur Lektion
page-learn-back-other = Zurück

## Vor und nach der ersten Partie

page-learn-title = { $game } lernen
page-learn-intro-firstrat = Der Mond ist aus Käse. Lauf über den Schrottplatz, sammle Schrott und Käse, bau eine Rakete und schick deine Ratten als Erste hinauf.
page-learn-intro-piedpiper = Durch Hameln laufen Ratten im Kreis. Schick sie durch die Häuser der Nachbarn und halte dein eigenes frei.
page-learn-how = Du spielst eine echte Partie (Gegner: { $rival }), und ein Lehrer erklärt alles, wenn es zum ersten Mal vorkommt. Du kannst jederzeit aufhören und später weitermachen.
page-learn-begin = Erste Partie beginnen
page-learn-resume = Lektion fortsetzen
page-learn-anew = Von vorn beginnen
page-learn-read = Lieber die Regeln lesen
page-learn-lessons = Was es zu lernen gibt
page-learn-met = gelernt
page-learn-farewell = Jetzt kannst du spielen
page-learn-missed = Das kam in deiner Partie nicht vor. Ein Klick zeigt die Regel:
page-learn-real-game = Eine echte Partie spielen
page-learn-other = { $game } lernen
page-learn-alone = Ohne Lehrer weiterspielen

## Der Lehrer

page-learn-go-on = Weiter
page-learn-hint = Zeig mir einen guten Zug
page-learn-thinking = Denkt nach …
page-learn-progress = { $count } von { $total } Lektionen
page-learn-your-turn = Du bist dran
page-learn-their-turn = { $seat } spielt
page-learn-try = Probier aus, was du magst: Du kannst es zurücknehmen. Oder lass dir einen guten Zug zeigen.
page-learn-watch = Schau, was auf dem Plan passiert.

## First Rat

page-learn-lesson-firstrat-goal = Worum es geht
page-learn-lesson-firstrat-move = Eine Ratte ziehen
page-learn-lesson-firstrat-collect = Sammeln
page-learn-lesson-firstrat-many = Mehrere Ratten zugleich
page-learn-lesson-firstrat-toll = Andere Ratten treffen
page-learn-lesson-firstrat-light = Die Lichterkette
page-learn-lesson-firstrat-burrow = Der Rattenbau
page-learn-lesson-firstrat-stalls = Stände
page-learn-lesson-firstrat-pipes = Rohre
page-learn-lesson-firstrat-build = Bauen und spenden
page-learn-lesson-firstrat-markers = Wertungssteine und Leisten
page-learn-lesson-firstrat-pad = Die Startrampe
page-learn-lesson-firstrat-end = Das Ende

page-learn-firstrat-welcome = Deine Ratten wollen zum Mond. Sie laufen den Weg entlang zur Rakete, sammeln unterwegs und helfen beim Bauen. Wer am Ende die meisten Punkte hat, gewinnt.
page-learn-firstrat-seat = Das bist du: dein Käse, dein Material und die Wertungssteine, mit denen du punktest. Zwei deiner Ratten warten auf dem Startfeld, zwei weitere in der Kinderstube.
page-learn-firstrat-one = Zieh eine Ratte um 1 bis 5 Felder. Wähle eine Ratte und dann ein leuchtendes Feld: Daneben steht, was du bekommst. Das, auf das ich zeige, ist ein guter Anfang.
page-learn-firstrat-stop = Zu einer Ratte, die höchstens 3 Felder lief, dürfen weitere auf dieselbe Farbe kommen. Willst du nicht, wähle „{ move-stop }“.
page-learn-firstrat-collect = Du sammelst von dem Feld, auf dem deine Ratte angekommen ist: Käse auf Gelb, Material auf Grün und Orange, Glühbirnen auf Blau, Apfelreste auf Weiß. Nur Ratten, die du in diesem Zug gezogen hast, sammeln.
page-learn-firstrat-many = Du kannst auch mehrere Ratten ziehen: jede 1 bis 3 Felder, alle auf verschiedene Felder einer Farbe. Dann sammelt jede von ihnen. Versuch es mit denen, auf die ich zeige.
page-learn-firstrat-toll = Auf einem Feld mit einer fremden Ratte zahlst du ihrem Besitzer 1 Käse, und andere zahlen dir. Vorbeilaufen kostet nichts, Startfeld und Startrampe auch nicht.
page-learn-firstrat-mouldy = Du konntest nicht zahlen und hast Schimmelkäse genommen: 3 Käse sofort, aber jedes Stück kostet dich am Ende 2 Punkte.
page-learn-firstrat-light = Blaue Felder schieben deinen Lichtmarker die Lichterkette entlang. Ein Feld, dessen Licht du erreicht hast, gibt dir für den Rest der Partie 1 mehr. Früh lohnt sich das am meisten.
page-learn-firstrat-lamp = Du hast eine der 3 Baulampen erreicht: Dafür kam sofort ein Wertungsstein auf die Leiste der Lichterkette.
page-learn-firstrat-burrow = Apfelreste auf weißen Feldern bringen deinen Marker durch den Rattenbau. Dort gewinnst du Comics, weitere Ratten und einen Wertungsstein in der Vorratshöhle.
page-learn-firstrat-fork = Eine Abzweigung im Rattenbau: Geh hinein und nimm, was es dort gibt, oder weiter zu dem, was später kommt. Alle Wege sind gut.
page-learn-firstrat-comic = Die Bibliothek. Jeder Comic gibt dir ab deinem nächsten Zug für den Rest der Partie eine Fähigkeit. Nimm den, den du am meisten brauchen kannst.
page-learn-firstrat-nursery = Eine deiner jungen Ratten hat die Kinderstube verlassen und steht auf dem Startfeld. Mit mehr Ratten sammelst du mehr in einem Zug.
page-learn-firstrat-stall = Ein Stand ist in Reichweite: Hamster, Frosch oder Krähe. Eine Ratte, die dort ankommt, kann etwas holen: Rucksäcke bringen mehr von einer Farbe, Energydrinks verdoppeln einen Zug, Kronkorken bringen Punkte.
page-learn-firstrat-shop = Zahl mit Käse, oder stiehl: Das kostet nichts, aber die Ratte muss zurück aufs Startfeld. So schlimm ist das nicht, denn unterwegs sammelt sie ja wieder.
page-learn-firstrat-drink = Mit einem Energydrink verdoppelst du alles, was du in diesem Zug sammelst. Heb ihn dir für einen reichen Zug auf.
page-learn-firstrat-pipe = Rohre sind Abkürzungen: ein Schritt, wie weit ihre Enden auch auseinanderliegen. Jedes kostet das Material, das darauf zu sehen ist.
page-learn-firstrat-plan = Sammle mit Plan. An den Leisten steht, was ein Raketenteil kostet: ein Cockpit 2 Taschenrechner und 1 Blechdose, ein Frachtraum 3 Backpulver und 2 Blechdosen, ein Antrieb 5 Flaschen und 2 Backpulver.
page-learn-firstrat-build = Du hast alles für ein Raketenteil. Bau es: Dafür kommt ein Wertungsstein von dir auf seine Leiste.
page-learn-firstrat-donate = Mit 10 Käse kannst du spenden: Dafür kommt ein Wertungsstein auf die Käseleiste, so oft du zahlen kannst.
page-learn-firstrat-marker = Dein erster Wertungsstein liegt auf einer Leiste. Er nimmt den ersten freien Platz von links und bringt am Ende dessen Punkte: Wer zuerst kommt, bekommt mehr.
page-learn-firstrat-rival = Auch andere legen Wertungssteine, und ein besetzter Platz ist weg. Schau, was der nächste Platz einer Leiste wert ist, bevor du dafür sammelst.
page-learn-firstrat-pad = Eine deiner Ratten kann die Startrampe erreichen. Dort verlässt sie den Weg für immer und punktet als Rattonaut, und du nimmst eine Belohnung.
page-learn-firstrat-reward = Wähle: eine Auszeichnung für 3 Punkte oder eine neue Ratte aus der Kinderstube. Früh in der Partie ist die Ratte meist besser.
page-learn-firstrat-ending = Die Partie endet, wenn jemand alle 4 Ratten in der Rakete hat, oder bald nach jemandes 8. Wertungsstein. Behalte im Auge, wie viele noch übrig sind.
page-learn-firstrat-last = Das Ende ist nah: Die letzte Runde steht fest. Mach Punkte aus dem, was du hast, denn von den Resten bringen je 4 Stück nur 1 Punkt.
page-learn-firstrat-enough = Du weißt genug, um allein weiterzuspielen. Ich bleibe hier und melde mich, wenn etwas Neues kommt.
page-learn-firstrat-over = Die Partie ist vorbei. Der Wertungsblock zeigt, woher alle Punkte kommen: Leisten, Kronkorken, Auszeichnungen und Reste.

## Der Rattenfänger von Hameln

page-learn-lesson-piedpiper-goal = Worum es geht
page-learn-lesson-piedpiper-play = Karten spielen
page-learn-lesson-piedpiper-act = Wann Figuren laufen
page-learn-lesson-piedpiper-marker = Dein Rattenmarker
page-learn-lesson-piedpiper-cards = Rennen, zurück und Kanal
page-learn-lesson-piedpiper-piper = Der Rattenfänger
page-learn-lesson-piedpiper-special = Sonderkarten
page-learn-lesson-piedpiper-out = Die Stadt verlassen
page-learn-lesson-piedpiper-end = Das Ende

page-learn-piedpiper-welcome = Die Häuser von Hameln stehen im Kreis, und eins davon ist deins. Jede Ratte, die durch dein Haus läuft, hebt deinen Rattenmarker um ein Stockwerk. Am Dach musst du die Stadt verlassen.
page-learn-piedpiper-ring = Die Figuren stehen in den Lücken zwischen den Häusern. Vorwärts geht es immer in derselben Richtung, dahin, wohin sie schauen. Ratten heben die Marker, der Rattenfänger senkt sie.
page-learn-piedpiper-play = Wähle eine Karte deiner Hand und dann eine Figur der Reihe: Die Karte kommt darunter. Noch bewegt sich nichts. Im allerersten Zug spielst du eine Karte, später zwei.
page-learn-piedpiper-second = In einem Zug spielst du zwei Karten, unter zwei verschiedene Figuren. Bei jeder Möglichkeit steht, was sie bewirkt.
page-learn-piedpiper-acted = Eine Figur mit zwei Karten läuft los: erst die obere Karte, dann die untere. Danach verlässt sie die Reihe, und eine neue kommt.
page-learn-piedpiper-climb = Eine Ratte ist durch ein Haus gelaufen, und der Marker dieses Hauses ist gestiegen. Tief ist gut: Am Ende gewinnt der tiefste Marker.
page-learn-piedpiper-complete = Hier liegt schon eine Karte. Mit einer zweiten läuft die Figur am Ende deines Zuges los: Schau, durch welche Häuser sie käme.
page-learn-piedpiper-order = Zwei Figuren laufen, und du sagst, welche zuerst. Das kann entscheiden, durch wessen Haus sie laufen.
page-learn-piedpiper-card-run = „Rennen“ führt eine Figur vorwärts durch zwei Häuser auf einmal.
page-learn-piedpiper-card-back = „Zurück“ führt eine Figur rückwärts durch das Haus hinter ihr. Das zählt wie jedes andere Mal: Eine Ratte hebt den Marker.
page-learn-piedpiper-card-sewer = Mit „Kanal“ läuft eine Figur unter dem nächsten Haus hindurch, und sein Marker bleibt, wo er ist. Gut, wenn es dein Haus ist.
page-learn-piedpiper-piper = Der Rattenfänger liegt in der Reihe. In jedem Haus, durch das er geht, sinkt der Marker: Schick ihn durch dein eigenes.
page-learn-piedpiper-card-plus = „Plus eins“ tut allein nichts: Es verlängert die andere Karte unter der Figur um ein Haus.
page-learn-piedpiper-card-melody = „Melodie“ nimmt alle mit: Die andere Karte unter der Figur bewegt dann alle Figuren in ihrer Lücke.
page-learn-piedpiper-refill = Nach deinem Zug ziehst du wieder auf vier Karten nach. Deine Hand sieht niemand sonst.
page-learn-piedpiper-danger = Dein Marker steht hoch. Nach dem 7. Stockwerk kommt das Dach, und wer es erreicht, ist draußen. Halte Ratten fern und ruf den Rattenfänger.
page-learn-piedpiper-chase = Hier steht ein Marker hoch. Wer jemanden vertreibt, nimmt dessen Marker, und gesammelte Marker entscheiden bei Gleichstand.
page-learn-piedpiper-out = Jemand hat die Stadt verlassen, und das Haus ist weg: Der Kreis ist kleiner geworden. Zu dritt ist die Partie damit vorbei.
page-learn-piedpiper-enough = Du weißt genug, um allein weiterzuspielen. Ich bleibe hier und melde mich, wenn etwas Neues kommt.
page-learn-piedpiper-over = Die Partie ist vorbei: Nur zwei sind noch in der Stadt, und von ihnen gewinnt der tiefere Marker.
