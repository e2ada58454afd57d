# Lernen beim Spielen, und die Seiten der Regeln.

## Regeln

page-learn-rules-of = Regeln: { $game }
page-learn-which-game = Welches Spiel
page-learn-contents = Inhalt
page-learn-search = Regeln durchsuchen
page-learn-search-example = Schimmelkäse
page-learn-search-clear = Suche leeren
page-learn-answers = Die besten Antworten
page-learn-nearest = Das Kapitel lesen: { $section }
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
page-learn-how = { $count ->
    [one] Du spielst eine richtige Partie gegen einen Bot ({ $rival }). Alles Neue wird erklärt, sobald es zum ersten Mal vorkommt. Du kannst jederzeit aufhören und später weitermachen.
   *[other] Du spielst eine richtige Partie gegen { $count } Bots ({ $rival }). Alles Neue wird erklärt, sobald es zum ersten Mal vorkommt. Du kannst jederzeit aufhören und später weitermachen.
}
page-learn-begin = Erste Partie beginnen
page-learn-resume = Lektion fortsetzen
page-learn-anew = Von vorn beginnen
page-learn-read = Lieber die Regeln lesen
page-learn-lessons = Lektionen
page-learn-met = gelernt
page-learn-farewell = Jetzt kannst du spielen
page-learn-missed = Das kam in deiner Partie nicht vor. Hier kannst du die Regeln dazu nachlesen:
page-learn-real-game = Eine echte Partie spielen
page-learn-other = { $game } lernen
page-learn-alone = Ohne Erklärungen weiterspielen

## Der Lehrer

page-learn-go-on = Weiter
page-learn-hint = Zeig mir einen guten Zug
page-learn-thinking = Ich überlege …
page-learn-progress = { $count } von { $total } Lektionen
page-learn-your-turn = Du bist dran
page-learn-their-turn = { $seat } spielt
page-learn-try = Probier aus, was du magst: Du kannst es zurücknehmen. Oder lass dir einen guten Zug zeigen.
page-learn-watch = Schau zu, was passiert.

## First Rat

page-learn-lesson-firstrat-goal = Worum es geht
page-learn-lesson-firstrat-move = Eine Ratte ziehen
page-learn-lesson-firstrat-collect = Sammeln
page-learn-lesson-firstrat-many = Mehrere Ratten zugleich
page-learn-lesson-firstrat-toll = Andere Ratten treffen
page-learn-lesson-firstrat-light = Die Lichterkette
page-learn-lesson-firstrat-burrow = Der Rattenbau
page-learn-lesson-firstrat-stalls = Die Verkaufsstände
page-learn-lesson-firstrat-pipes = Rohre und Abkürzungen
page-learn-lesson-firstrat-build = Bauen und spenden
page-learn-lesson-firstrat-markers = Wertungssteine und Leisten
page-learn-lesson-firstrat-pad = Die Startrampe
page-learn-lesson-firstrat-end = Das Ende

page-learn-firstrat-welcome = Deine Ratten wollen zum Mond. Sie laufen den Weg entlang zur Rakete, sammeln unterwegs Käse und Material und bauen mit. Wer am Ende die meisten Punkte hat, gewinnt.
page-learn-firstrat-seat = Das bist du: dein Käse, dein Material und die Wertungssteine, mit denen du punktest. Zwei deiner Ratten warten auf dem Startfeld, zwei weitere in der Kinderstube.
page-learn-firstrat-one = Zieh eine Ratte um 1 bis 5 Felder. Wähle eine Ratte und dann ein leuchtendes Feld: Daneben steht, was du bekommst. Das Feld, auf das ich zeige, ist ein guter Anfang.
page-learn-firstrat-stop = Lief deine Ratte höchstens 3 Felder, darfst du weitere ziehen, auf andere Felder derselben Farbe. Möchtest du das nicht, wähle „{ move-stop }“.
page-learn-firstrat-collect = Du sammelst von dem Feld, auf dem deine Ratte angekommen ist: Käse auf Gelb, Material auf Grün und Orange, Glühbirnen auf Blau, Apfelreste auf Weiß. Nur Ratten, die du in diesem Zug gezogen hast, sammeln.
page-learn-firstrat-many = Du kannst auch mehrere Ratten ziehen: jede 1 bis 3 Felder weit, alle auf verschiedene Felder derselben Farbe. Dann sammelt jede von ihnen. Versuch es mit denen, auf die ich zeige.
page-learn-firstrat-toll = Steht auf deinem Zielfeld eine fremde Ratte, gibst du ihrem Besitzer 1 Käse. Umgekehrt bekommst du Käse von anderen. Vorbeilaufen kostet nichts, Startfeld und Startrampe auch nicht.
page-learn-firstrat-mouldy = Du konntest nicht zahlen und hast Schimmelkäse genommen: 3 Käse sofort, aber jedes Stück kostet dich am Ende 2 Punkte.
page-learn-firstrat-light = Glühbirnen auf blauen Feldern bringen deinen Lichtmarker auf der Lichterkette voran. Er leuchtet gerade auf; am Anfang steht er neben der Rakete. Jedes Feld, dessen Lampe er erreicht hat, bringt dir für den Rest der Partie 1 mehr. Je früher, desto besser.
page-learn-firstrat-lamp = Du hast eine der 3 Baulampen erreicht: Dafür kommt sofort ein Wertungsstein auf die Lichtleiste.
page-learn-firstrat-burrow = Apfelreste von weißen Feldern bringen deinen Rattenbaumarker im Rattenbau voran. Dort bekommst du Comics und weitere Ratten, und an der Vorratshöhle legst du einen Wertungsstein.
page-learn-firstrat-fork = Eine Abzweigung im Rattenbau: Bieg ab und hol dir die Belohnung der Höhle, oder geh weiter Richtung Vorratshöhle. Beides ist gut.
page-learn-firstrat-comic = Die Bibliothek. Jeder Comic gibt dir ab deinem nächsten Zug für den Rest der Partie eine Fähigkeit. Nimm den, den du am meisten brauchen kannst.
page-learn-firstrat-nursery = Eine deiner jungen Ratten hat die Kinderstube verlassen und steht auf dem Startfeld. Mit mehr Ratten sammelst du mehr in einem Zug.
page-learn-firstrat-stall = Ein Verkaufsstand ist in Reichweite: Hamster, Frosch oder Krähe. Zieht eine Ratte dorthin, kannst du etwas kaufen: Rucksäcke bringen mehr von einer Farbe, Energydrinks verdoppeln den Ertrag eines Zugs, Kronkorken bringen Punkte.
page-learn-firstrat-shop = Bezahl mit Käse oder stiehl: Das kostet nichts, aber die Ratte muss zurück auf das Startfeld. So schlimm ist das nicht, denn auf dem Weg sammelt sie ja wieder.
page-learn-firstrat-drink = Mit einem Energydrink verdoppelst du alles, was du in diesem Zug sammelst. Heb ihn dir für einen ertragreichen Zug auf.
page-learn-firstrat-pipe = Rohre sind Abkürzungen: Egal wie lang ein Rohr ist, es zählt als ein Schritt. Dafür gibst du das Material ab, das darauf abgebildet ist.
page-learn-firstrat-plan = Sammle mit Plan. An den Leisten steht, was ein Raketenteil kostet: ein Cockpit 2 Taschenrechner und 1 Blechdose, ein Frachtraum 3 Backpulver und 2 Blechdosen, ein Antrieb 5 Flaschen und 2 Backpulver.
page-learn-firstrat-build = Du hast alles für ein Raketenteil. Bau es: Dafür kommt ein Wertungsstein von dir auf seine Leiste.
page-learn-firstrat-donate = Für eine Spende von 10 Käse legst du einen Wertungsstein auf die Käseleiste. „+{ $points } Punkte“ heißt: So viel ist dort der nächste freie Platz wert. Du darfst spenden, so oft dein Käse reicht.
page-learn-firstrat-marker = Dein erster Wertungsstein liegt. Er kommt immer auf den ersten freien Platz von links und bringt dir am Ende dessen Punkte: Wer zuerst kommt, bekommt mehr.
page-learn-firstrat-rival = Auch andere legen Wertungssteine, und ein besetzter Platz ist weg. Schau, was der nächste Platz einer Leiste wert ist, bevor du dafür sammelst.
page-learn-firstrat-pad = Eine deiner Ratten kann die Startrampe erreichen. Dort verlässt sie den Weg für immer und punktet als Rattonaut, und du nimmst eine Belohnung.
page-learn-firstrat-reward = Wähle: eine Auszeichnung für 3 Punkte oder eine neue Ratte aus der Kinderstube. Früh in der Partie ist die Ratte meist besser.
page-learn-firstrat-ending = Die Partie endet mit der Runde, in der alle 4 Ratten eines Teams in der Rakete sind, oder eine Runde nachdem jemand den 8. Wertungsstein gelegt hat. Behalte im Auge, wie viele noch übrig sind.
page-learn-firstrat-last = Das Ende ist nah: Die letzte Runde steht fest. Mach Punkte aus dem, was du hast. Was übrig bleibt, bringt nur 1 Punkt je 4 Stück.
page-learn-firstrat-enough = Du weißt genug, um allein weiterzuspielen. Ich bleibe hier und melde mich, wenn etwas Neues kommt.
page-learn-firstrat-over = Die Partie ist vorbei. Der Wertungsblock zeigt, woher alle Punkte kommen: Leisten, Kronkorken, Auszeichnungen und übrige Ressourcen.

## Der Rattenfänger von Hameln

page-learn-lesson-piedpiper-goal = Worum es geht
page-learn-lesson-piedpiper-play = Karten spielen
page-learn-lesson-piedpiper-act = Wann Figuren aktiviert werden
page-learn-lesson-piedpiper-marker = Dein Rattenmarker
page-learn-lesson-piedpiper-cards = Rennen, Zurück und Kanal
page-learn-lesson-piedpiper-piper = Der Rattenfänger
page-learn-lesson-piedpiper-special = Sonderkarten
page-learn-lesson-piedpiper-out = Flucht aus der Stadt
page-learn-lesson-piedpiper-end = Das Ende

page-learn-piedpiper-welcome = Die Häuser von Hameln stehen im Kreis, und eins davon ist deins. Jede Ratte, die durch dein Haus läuft, schiebt deinen Rattenmarker ein Stockwerk nach oben. Erreicht er das Dach, fliehst du aus der Stadt und scheidest aus.
page-learn-piedpiper-ring = Die Figuren stehen in den Lücken zwischen den Häusern. Vorwärts heißt immer: in Blickrichtung, nach rechts. Ratten schieben die Rattenmarker nach oben, der Rattenfänger nach unten.
page-learn-piedpiper-play = Wähle eine deiner Handkarten und dann eine Figurenkarte: Deine Karte kommt darunter. Noch bewegt sich nichts. Im allerersten Zug spielst du eine Karte, später zwei.
page-learn-piedpiper-second = In einem Zug spielst du zwei Karten, unter zwei verschiedene Figurenkarten. Bei jeder Möglichkeit steht, was sie bewirkt.
page-learn-piedpiper-acted = Liegen zwei Karten unter einer Figurenkarte, wird die Figur aktiviert: erst die obere Karte, dann die untere. Danach kommt eine neue Figurenkarte in die Reihe.
page-learn-piedpiper-climb = Eine Ratte ist durch ein Haus gelaufen, und dessen Rattenmarker ist gestiegen. Niedrig ist gut: Am Ende gewinnt der niedrigste Rattenmarker.
page-learn-piedpiper-complete = Hier liegt schon eine Karte. Mit einer zweiten wird die Figur am Ende deines Zugs aktiviert: Schau, durch welche Häuser sie laufen würde.
page-learn-piedpiper-order = Zwei Figuren werden aktiviert, und du bestimmst, welche zuerst läuft. Das kann entscheiden, durch wessen Haus sie laufen.
page-learn-piedpiper-card-run = Mit „Rennen“ läuft eine Figur vorwärts durch zwei Häuser.
page-learn-piedpiper-card-back = Mit „Zurück“ läuft eine Figur rückwärts durch das Haus hinter ihr. Auch dann schiebt eine Ratte den Rattenmarker nach oben.
page-learn-piedpiper-card-sewer = Mit „Kanal“ läuft eine Figur unter dem nächsten Haus hindurch, und dessen Rattenmarker bewegt sich nicht. Praktisch, wenn es dein Haus ist.
page-learn-piedpiper-piper = Der Rattenfänger liegt in der Reihe. In jedem Haus, durch das er läuft, sinkt der Rattenmarker um ein Stockwerk: Schick ihn durch dein eigenes.
page-learn-piedpiper-card-plus = „Plus eins“ bewirkt allein nichts: Mit der anderen Karte unter der Figur läuft sie ein Haus weiter.
page-learn-piedpiper-card-melody = „Melodie“ nimmt alle mit: Die andere Karte bewegt dann alle Figuren, die in derselben Lücke stehen.
page-learn-piedpiper-refill = Nach deinem Zug ziehst du wieder auf vier Karten nach. Deine Handkarten siehst nur du.
page-learn-piedpiper-danger = Dein Rattenmarker steht hoch. Über dem 7. Stockwerk kommt das Dach, und wer es erreicht, scheidet aus. Halte die Ratten fern und hol den Rattenfänger.
page-learn-piedpiper-chase = Hier steht ein Rattenmarker hoch. Wer jemanden aus der Stadt vertreibt, bekommt dessen Marker, und gesammelte Marker entscheiden bei Gleichstand.
page-learn-piedpiper-out = Jemand ist aus der Stadt geflohen, und das Haus ist weg: Der Kreis ist kleiner geworden. Zu dritt ist die Partie damit vorbei.
page-learn-piedpiper-enough = Du weißt genug, um allein weiterzuspielen. Ich bleibe hier und melde mich, wenn etwas Neues kommt.
page-learn-piedpiper-over = Die Partie ist vorbei: Nur zwei sind noch in der Stadt, und der niedrigere Rattenmarker gewinnt.
