# Lernen beim Spielen: was weitere Lektionen sagen, und die Kurse neben der ersten Partie.

page-learn-course-first = Deine erste Partie
page-learn-course-firstrat-greg = Allein gegen Greg
page-learn-course-piedpiper-young = Die Variante für Kinder
page-learn-course-piedpiper-hidden = Die Variante mit verdeckten Karten
page-learn-intro-firstrat-greg = Robo-Ratte Greg ist dein Gegner, wenn du allein spielst. Er sammelt nichts und zahlt nichts: Was er tut, sagen seine Karten.
page-learn-intro-piedpiper-young = Hier wirkt jede Karte sofort, und Sonderkarten gibt es nicht. Ein guter Anfang für Kinder.
page-learn-intro-piedpiper-hidden = Hier darfst du eine deiner Karten verdeckt spielen. Niemand weiß, was darauf ist, bis die Figur aktiviert wird.
page-learn-how-greg = Du spielst eine richtige Solopartie gegen Greg im leichtesten Schwierigkeitsgrad. Die Regeln von First Rat solltest du schon kennen. Du kannst jederzeit aufhören und später weitermachen.
page-learn-more-courses = Weitere Lektionen

## First Rat

page-learn-firstrat-tracks = Auf diesen Leisten punktest du. Von oben: Cockpit, Frachtraum, Antrieb, Vorräte, Käse, Licht, vollständige Rakete und Rattonauten. Die kleinen Bilder zeigen, was du für einen Wertungsstein dort brauchst, die Zahlen, was die Plätze wert sind.
page-learn-firstrat-item = Rucksäcke und Energydrinks wirken ab deinem nächsten Zug. Ein Rucksack bringt dir mehr, wenn du seine Farbe sammelst: bei Gelb, Blau und Weiß { $most }, bei Grün und Orange { $least } mehr. Von jeder Farbe kannst du nur einen Rucksack haben. Ein Energydrink wirkt nur einmal: Er verdoppelt alles, was du in dem Zug sammelst.
page-learn-firstrat-cap = Ein Kronkorken zählt am Ende. Die meisten bringen Punkte für jeden deiner Wertungssteine auf einer Leiste. „Krümel“ bringt Punkte, wenn du wenig baust, „Sammlung“ für alles, was du an den Ständen und in der Bibliothek bekommen hast. Zeig auf deinen Kronkorken und lies, was er bringt.
page-learn-firstrat-complete = Du hast ein Raketenteil gebaut. Hast du Cockpit, Frachtraum und Antrieb, ist deine Rakete vollständig: Dafür legst du kostenlos noch einen Wertungsstein auf die Raketenleiste. Für einen zweiten Satz gibt es noch einen.
page-learn-firstrat-aim = Du hast noch nichts gebaut. Die Züge, auf die ich zeige, bringen Material für das Teil, dem du am nächsten bist.
page-learn-firstrat-save = Auch Käse bringt Punkte: Sobald du { $cheese } hast, kannst du ihn für einen Wertungsstein spenden. Die Züge, auf die ich zeige, bringen dir Käse.

## Allein gegen Greg

page-learn-lesson-firstrat-greg-who = Wer Greg ist
page-learn-lesson-firstrat-greg-card = Seine Karten
page-learn-lesson-firstrat-greg-plan = Wie er punktet
page-learn-lesson-firstrat-greg-toll = Auf seine Ratten treffen
page-learn-lesson-firstrat-greg-removes = Was er dir wegnimmt
page-learn-lesson-firstrat-greg-levels = Schwierigkeitsgrade und Herausforderungen
page-learn-lesson-firstrat-greg-end = Wie du ihn schlägst
page-learn-firstrat-greg-welcome = Hier unten wohnt Greg mit seinem Stapel. Nach jedem deiner Züge deckt er eine Karte auf. Du gewinnst, wenn du mehr Punkte hast als er: Bei Gleichstand gewinnt Greg.
page-learn-firstrat-greg-rats = Seine Ratten haben Vorsprung. Sie gehen nie zurück und wollen alle in die Rakete. Auf welchen Farben sie stehen bleiben und ob sie sich ein Feld teilen, ist bei ihm egal.
page-learn-firstrat-greg-first = Du beginnst. Mach deinen Zug wie immer.
page-learn-firstrat-greg-card = Auf seiner Karte stehen vier Zahlen: Die erste zieht seine vorderste Ratte, die zweite die nächste und so weiter. Bei einer 0 bleibt die Ratte stehen. Danach kommt das Symbol.
page-learn-firstrat-greg-riders = Eine seiner Ratten ist in der Rakete. Ihre Zahl kommt ab jetzt bei seiner vordersten Ratte dazu, die also schneller wird.
page-learn-firstrat-greg-plan = Das Symbol einer Leiste: Greg bereitet dort eine Wertung vor. Kommt dasselbe Symbol noch einmal, wertet er die Leiste, und die Vorbereitung ist verbraucht. Du weißt also, worauf er aus ist.
page-learn-firstrat-greg-score = Greg hat einen Wertungsstein gelegt. Er nimmt wie alle den ersten freien Platz. Sei vor ihm da, wo es dir wichtig ist.
page-learn-firstrat-greg-best = Das war seine C-Karte: Sie gilt für die Leiste, auf der er jetzt die meisten Punkte bekäme. Danach werden alle aufgedeckten Karten in seinen Stapel zurückgemischt.
page-learn-firstrat-greg-toll = Bleibt deine Ratte auf einem Feld mit Ratten von Greg stehen, zahlst du Käse in den Vorrat. Bleibt eine von ihm auf einem Feld mit deiner Ratte stehen, bekommst du Käse aus dem Vorrat.
page-learn-firstrat-greg-tolls = Ein Feld mit Gregs Ratten kostet dich Käse, wie bei allen anderen auch. Und für jede seiner Ratten, die auf ein Feld mit deiner Ratte zieht, bekommst du Käse aus dem Vorrat.
page-learn-firstrat-greg-stall = Seine Ratte ist an einem Verkaufsstand stehen geblieben: Ein Gegenstand von dort kommt zurück in die Schachtel. Warte also nicht zu lange auf das, was du haben willst.
page-learn-firstrat-greg-comic = Das Comic-Symbol: Ein Comic aus der Bibliothek kommt zurück in die Schachtel.
page-learn-firstrat-greg-removes = Bleibt eine seiner Ratten an einem Verkaufsstand stehen, kommt ein zufälliger Gegenstand von dort zurück in die Schachtel. Beim Comic-Symbol passiert dasselbe mit einem Comic. Warte also nicht zu lange auf das, was du haben willst.
page-learn-firstrat-greg-win = Die Partie endet wie immer, und seine Ratten und Wertungssteine zählen mit: vier Ratten in der Rakete oder der 8. Wertungsstein.
page-learn-firstrat-greg-levels = Greg hat vier Schwierigkeitsgrade, von leicht bis unfair: Je höher, desto mehr starke A-Karten sind in seinem Stapel. Wenn du ihn schlägst, versuch die zehn Herausforderungen oder den wilden Greg, der einen eigenen Stapel hat.
page-learn-firstrat-greg-over = Die Partie ist zu Ende. Der Wertungsblock zeigt deine Punkte und die von Greg: Bei ihm zählen nur die Leisten.

## Der Rattenfänger: Varianten

page-learn-lesson-piedpiper-young-what = Was anders ist
page-learn-lesson-piedpiper-young-act = Karten wirken sofort
page-learn-lesson-piedpiper-young-replace = Neue Figurenkarten
page-learn-lesson-piedpiper-young-end = Das Ende
page-learn-piedpiper-young-welcome = In dieser Variante gibt es kein „Plus eins“ und keine „Melodie“, und eine Reihenfolge musst du nie wählen. Alle anderen Karten wirken wie immer.
page-learn-piedpiper-young-play = Wähle eine Karte und dann eine Figur in der Reihe. Sie läuft los, sobald du die Karte gespielt hast.
page-learn-piedpiper-young-acted = Siehst du: Die Karte wurde sofort ausgeführt. Sie bleibt unter der Figurenkarte liegen.
page-learn-piedpiper-young-replace = Liegt die zweite Karte darunter, kommt die Figurenkarte sofort weg, und eine neue kommt an ihre Stelle. Du darfst deine zweite Karte im Zug sogar unter die neue spielen.
page-learn-piedpiper-young-end = Wessen Rattenmarker das Dach erreicht, flieht aus der Stadt. Wie immer gewinnt der niedrigste Rattenmarker, sobald nur noch zwei übrig sind.
page-learn-piedpiper-young-over = Die Partie ist zu Ende: Von allen, die noch in der Stadt sind, gewinnt der niedrigste Rattenmarker.
page-learn-lesson-piedpiper-hidden-what = Was anders ist
page-learn-lesson-piedpiper-hidden-play = Eine Karte verdeckt spielen
page-learn-lesson-piedpiper-hidden-guess = Verdeckte Karten der anderen
page-learn-lesson-piedpiper-hidden-reveal = Karten aufdecken
page-learn-lesson-piedpiper-hidden-end = Das Ende
page-learn-piedpiper-hidden-welcome = In jedem Zug darfst du eine deiner beiden Karten verdeckt spielen. Im allerersten Zug der Partie darf auch die einzige verdeckt sein.
page-learn-piedpiper-hidden-play = Wähle „Verdeckt spielen“ und dann eine Karte und eine Figur. Die anderen sehen, dass dort eine Karte liegt, aber nicht, welche.
page-learn-piedpiper-hidden-guess = Verdeckte Karten der anderen darfst du nicht ansehen. Legst du eine zweite dazu, weißt du nicht, was die Figur tun wird.
page-learn-piedpiper-hidden-reveal = Sind beide Karten des Zugs gespielt, werden alle verdeckten Karten unter aktivierten Figuren umgedreht. Erst dann wird die Reihenfolge gewählt, und die Figuren laufen.
page-learn-piedpiper-hidden-end = Wie immer gilt: Wessen Rattenmarker das Dach erreicht, flieht aus der Stadt, und sobald nur noch zwei übrig sind, gewinnt der niedrigste.
page-learn-piedpiper-hidden-over = Die Partie ist zu Ende: Von allen, die noch in der Stadt sind, gewinnt der niedrigste Rattenmarker.
