# Die Regeln von Der Rattenfänger von Hameln für Spieler. Schlüssel: „rule-“ und die Kennung der Regel mit Strichen statt Punkten.
# Die Zahlen kommen aus dem Profil. Überschriften und Regeln stehen in der Reihenfolge der Datei rules.md des Spiels.
# Unter einer Regel, „asked“: wie man danach fragt. Das liest nur die Suche; auch alte Wörter sind willkommen.

rules-piedpiper-intro = Hameln ist voller Ratten, und sie laufen im Kreis von Haus zu Haus. Jede Ratte, die durch dein Haus läuft, schiebt deinen Rattenmarker ein Stockwerk nach oben, der Rattenfänger schiebt ihn wieder nach unten. Schick die Ratten zu deinen Nachbarn: Sind nur noch zwei Personen in der Stadt, gewinnt der niedrigere Rattenmarker.

rules-piedpiper-setup = Aufbau

rule-pp-setup-houses = Mit 3 bis 5 Personen hat jede ein Haus. Mit 2 Personen besteht der Kreis aus vier Häusern: euren beiden und dazwischen je einem neutralen. Neutrale Häuser haben keinen Rattenmarker.
    .asked = wie viele Häuser, Spielerzahl, zu zweit, Duell, neutral, Ring, Kreis, Vorbereitung, Aufbau
rule-pp-setup-floors = Dein Haus hat 7 Stockwerke. Dein Rattenmarker beginnt bei 0, unter dem Haus. Das Dach liegt über dem 7. Stockwerk, auf Stufe 8. Ihr könnt auch vereinbaren, dass schon das 7. Stockwerk das Dach ist.
    .asked = wie hoch, Etagen, Ebenen, Beginn des Markers, wo startet der Marker, Erdgeschoss
rule-pp-setup-figures = In jeder Lücke zwischen zwei Häusern steht zu Beginn eine Ratte. Links neben dem Haus der Person, die beginnt, stehen außerdem noch eine Ratte und der Rattenfänger. Es gibt also eine Ratte mehr als Häuser. Alle Figuren schauen immer nach rechts. Übrige Ratten und ihre Figurenkarten sind nicht im Spiel.
    .asked = wo starten die Ratten, wie viele Ratten, Figuren am Anfang, wohin schauen, übrige Ratten
rule-pp-setup-characters = Es gibt { $characters-all } Figurenkarten: je { $characters-rat } für die sechs Ratten und { $characters-piper } für den Rattenfänger. Mit 3 Personen sind { $characters-with_3 } davon im Spiel, mit 2 oder 4 Personen { $characters-with_4 }, mit 5 Personen alle { $characters-with_5 }. Im Regelheft steht nur, wie viele es insgesamt sind; die Aufteilung haben wir nachgebaut.
    .asked = Anzahl Figurenkarten, wie viele Rattenkarten, Zusammensetzung, Kartenverteilung
rule-pp-setup-row = Vier Figurenkarten liegen offen in einer Reihe, zu Beginn höchstens eine davon mit dem Rattenfänger. Weitere Rattenfängerkarten werden beim Aufbau ersetzt und danach wieder in den Stapel gemischt.
    .asked = Auslage, offene Karten, vier Karten, zwei Rattenfänger am Anfang, ersetzt, Start
rule-pp-setup-actions = Es gibt { $actions-all } Aktionskarten: { $actions-forward }-mal „Vorwärts“, { $actions-back }-mal „Zurück“, { $actions-sewer }-mal „Kanal“, { $actions-run }-mal „Rennen“, { $actions-plus }-mal „Plus eins“ und { $actions-melody }-mal „Melodie“. Alle erhalten { $counts-hand } davon verdeckt auf die Hand. Im Regelheft steht nur, wie viele es insgesamt sind; die Aufteilung haben wir nachgebaut.
    .asked = wie viele Aktionskarten, Zusammensetzung, Hand am Anfang, austeilen, welche Karten gibt es, Arten, Handkarten

rules-piedpiper-turn = Dein Zug

rule-pp-turn-order = Nach dir ist die Person rechts von dir am Zug. Wer ausgeschieden ist, wird übersprungen.
    .asked = Richtung, wer ist dran, nächster, Uhrzeigersinn, wer fängt an, beginnt
rule-pp-turn-first = Der allererste Zug der Partie ist kürzer: Wer beginnt, spielt nur eine Aktionskarte und zieht eine nach.
    .asked = erster Zug, Startspieler, nur eine Karte, Anfang, Eröffnung
rule-pp-turn-play = In jedem weiteren Zug spielst du eine Aktionskarte unter eine Figurenkarte und dann eine zweite unter eine andere. Liegt dieselbe Figur zweimal in der Reihe, sind das zwei verschiedene Figurenkarten; das gilt auch für den Rattenfänger.
    .asked = mein Zug, Ablauf, wie viele Karten, beide Karten unter dieselbe Figur, gleiche Figurenkarte, zweimal, muss ich spielen, zwei verschiedene
rule-pp-turn-two-at-most = Unter einer Figurenkarte liegen nie mehr als zwei Aktionskarten.
    .asked = voll, Begrenzung, maximal, dritte Karte, wie viele dürfen liegen, Platz für Karten
rule-pp-turn-activate = Nachdem du deine Karten gespielt hast, wird jede Figur aktiviert, unter deren Figurenkarte zwei Aktionskarten liegen. Sind es zwei Figuren, bestimmst du die Reihenfolge, bevor sich etwas bewegt.
    .asked = wann läuft eine Figur los, Auslöser, wer zuerst, zwei gleichzeitig, beide fertig
rule-pp-turn-execute = Die Figur führt zuerst die obere Aktionskarte aus, also die früher gespielte, und dann die untere.
    .asked = welche der zwei Karten, Reihenfolge der Karten, oben, unten, ausführen, zuerst
rule-pp-turn-replace = Danach werden diese Figurenkarten und ihre Aktionskarten abgelegt, und die Reihe wird vom Figurenstapel aufgefüllt. Dabei darf jetzt mehr als eine Rattenfängerkarte in der Reihe liegen.
    .asked = neue Figur, nachfüllen, auffüllen, nach dem Laufen, ablegen, weg, nächste Figur, neu, kommen
rule-pp-turn-draw = Zum Schluss ziehst du auf { $counts-hand } Handkarten nach. Ist ein Stapel leer und wird eine Karte gebraucht, werden seine abgelegten Karten zu einem neuen Stapel gemischt.
    .asked = Hand auffüllen, neue Karten, nachziehen, wie viele auf der Hand, Stapel leer, mischen, Ende meines Zugs
rule-pp-turn-active-out = Scheidest du in deinem eigenen Zug aus, werden alle aktivierten Figuren trotzdem ausgeführt, abgelegt und ersetzt. Du ziehst keine Karten nach, und die nächste Person ist am Zug.
    .asked = mich selbst rauswerfen, verliere in meinem Zug, selbst schuld, was passiert mit dem Rest

rules-piedpiper-card = Die Karten

rule-pp-card-forward = „Vorwärts“: Die Figur läuft vorwärts durch das nächste Haus.
    .asked = ein Haus, geradeaus, Schritt
rule-pp-card-run = „Rennen“: Die Figur läuft vorwärts durch die nächsten zwei Häuser.
    .asked = zwei Häuser, schnell, doppelt
rule-pp-card-back = „Zurück“: Die Figur läuft rückwärts durch das Haus hinter ihr. Sie schaut dabei weiter nach rechts.
    .asked = rückwärts, umdrehen, andere Richtung, zurücklaufen
rule-pp-card-sewer = „Kanal“: Die Figur läuft vorwärts unter dem nächsten Haus hindurch, und kein Rattenmarker bewegt sich.
    .asked = unterirdisch, drunter durch, unten, Haus auslassen, Gully, Kanalisation
rule-pp-card-pass = Läuft eine Ratte durch ein Haus, egal in welche Richtung, steigt dessen Rattenmarker um 1 Stockwerk. Läuft der Rattenfänger hindurch, sinkt er um 1 Stockwerk. Neutrale Häuser zählen als Häuser, haben aber keinen Rattenmarker.
    .asked = was passiert wenn eine Ratte durchläuft, hoch, runter, steigt, sinkt, Wirkung des Rattenfängers, wie komme ich runter, neutrales Haus
rule-pp-card-bounds = Laufen bei einer Aktion mehrere Figuren durch dasselbe Haus, wird alles verrechnet, und der Rattenmarker bewegt sich einmal. Er sinkt nie unter 0 und steigt nie über das Dach.
    .asked = tiefer als null, unter null, unter das Haus fallen, höher als das Dach, Grenze, minus, rauf und runter gleichzeitig, mehrere Figuren
rule-pp-card-plus = „Plus eins“ verlängert die normale Aktionskarte darüber oder darunter um ein Haus in dieselbe Richtung: Aus „Zurück“ werden zwei Häuser zurück. Beide Karten zusammen sind eine Aktion. Beim Kanal bewegt sich an beiden Häusern kein Rattenmarker; ihr könnt auch vereinbaren, dass er sich am zusätzlichen Haus bewegt.
    .asked = zusätzliches Haus, eins mehr, weiter, länger, allein
rule-pp-card-melody = „Melodie“: Die normale Aktionskarte darüber oder darunter gilt für alle Figuren, die mit der aktivierten in derselben Lücke stehen. Sie laufen gemeinsam, das ist eine Aktion.
    .asked = alle laufen mit, Gruppe, zusammen, Musik, Flöte, Lied, gleiche Lücke, wer kommt mit
rule-pp-card-two-specials = „Plus eins“ und „Melodie“ sind Sonderkarten. Liegen zwei Sonderkarten unter einer Figurenkarte, bewegt sich nichts, und alle drei Karten werden abgelegt.
    .asked = nur Sonderkarten, plus mit Melodie, keine normale Karte, zwei plus, verpufft, keine Wirkung

rules-piedpiper-out = Flucht aus der Stadt

rule-pp-out-roof = Erreicht dein Rattenmarker durch eine Aktion das Dach, fliehst du aus der Stadt und scheidest aus.
    .asked = verlieren, rausfliegen, oben, Dachboden, fliehen, wann bin ich raus, voll, ganz oben
rule-pp-out-house = Dein Haus wird noch vor der nächsten Aktion entfernt. Die Figuren links und rechts davon stehen danach zusammen in einer Lücke.
    .asked = Haus weg, verschwindet, wegnehmen, Lücken zusammen, Ring wird kleiner, mein Haus danach, jemand raus
rule-pp-out-markers = Wer am Zug ist, erhält den Rattenmarker jeder Person, die ausscheidet, samt allen, die sie gesammelt hatte. Ist die Person am Zug selbst ausgeschieden, durch diese Aktion oder früher im selben Zug, kommen diese Rattenmarker aus dem Spiel.
    .asked = wer bekommt ihn, Beute, Trophäen, Marker der anderen einsammeln, wofür, bekomme ich für das Rauswerfen, jemanden rauswerfen, Lohn, Vorteil
rule-pp-out-hand = Wer ausscheidet, legt die Handkarten offen ab. Schon gespielte Karten bleiben unter den Figurenkarten liegen.
    .asked = Karten von jemandem der raus ist, was ist mit seinen Karten, Hand nach dem Ausscheiden

rules-piedpiper-end = Spielende

rule-pp-end-two-left = Mit 3 bis 5 Personen endet die Partie sofort, wenn nur noch zwei oder weniger in der Stadt sind. Rattenmarker werden noch übergeben, sonst wird nichts mehr ausgeführt.
    .asked = wann endet das Spiel, Schluss, vorbei, letzte zwei, zwei übrig, wie lange
rule-pp-end-winner = Von allen, die noch in der Stadt sind, gewinnt die Person mit dem niedrigsten Rattenmarker. Bei Gleichstand entscheidet, wer mehr Rattenmarker gesammelt hat. Ist auch das gleich, endet die Partie unentschieden.
    .asked = wer gewinnt, wer hat gewonnen, Sieg, niedrigster, Gleichstand, unentschieden, gleich, selbes Stockwerk
rule-pp-end-nobody = Ist niemand mehr in der Stadt, gewinnt von denen, die durch die letzte Aktion ausgeschieden sind, wer davor mehr Rattenmarker gesammelt hatte. Bei Gleichstand endet die Partie unentschieden.
    .asked = alle gleichzeitig raus, keiner mehr da, die letzten zwei zusammen, niemand gewinnt
rule-pp-end-two-people = Mit 2 Personen verliert sofort, wessen Rattenmarker das Dach erreicht. Erreichen es beide zugleich, ist es unentschieden.
    .asked = Ende zu zweit, Duell, beide auf dem Dach, wer gewinnt
rule-pp-end-cap = Damit keine Partie ewig dauert, ist nach { $counts-turns } Zügen Schluss: Dann gewinnt wie üblich der niedrigste Rattenmarker in der Stadt. In normalen Partien kommt das nicht vor.
    .asked = endlos, ewig, unendlich, hört nie auf, Höchstzahl Züge, Patt, wie lange, Dauer

rules-piedpiper-secret = Was offen ist und was geheim

rule-pp-secret-public = Alle sehen die Reihe, die offenen Aktionskarten darunter, beide Ablagestapel, die Anzahl der Karten in Stapeln und Händen, alle Rattenmarker und ihre Stockwerke.
    .asked = was darf ich sehen, sichtbar, offene Information, Karten zählen, Ablage durchsehen, zeigen
rule-pp-secret-hidden = Handkarten, Stapel und verdeckte Karten sind geheim. Du siehst nur deine eigenen Handkarten und deine eigenen verdeckten Karten.
    .asked = Karten ansehen, gucken, spicken, Hand zeigen, geheim, über Karten reden

rules-piedpiper-variant = Varianten

rule-pp-variant-young = Variante für Kinder: „Plus eins“ und „Melodie“ sind nicht im Spiel. Jede Aktionskarte wird sofort ausgeführt und bleibt liegen. Nach der zweiten Karte unter einer Figurenkarte werden diese und beide Aktionskarten sofort abgelegt, und eine neue Figurenkarte kommt in die Reihe; unter sie darfst du auch die zweite Karte deines Zugs spielen. Eine Reihenfolge gibt es nicht zu wählen. Scheidest du durch deine erste Karte selbst aus, spielst du keine zweite.
    .asked = Kinder, Familie, einfacher, leichter, Anfänger, Alter, Kleine
rule-pp-variant-hidden = Variante mit verdeckten Karten: Eine der beiden Karten deines Zugs darfst du verdeckt spielen, im allerersten Zug auch die einzige. Hast du deine Karten gespielt, werden alle verdeckten Karten unter aktivierten Figuren aufgedeckt, erst dann wird die Reihenfolge gewählt. Bis dahin darf nur ihr Besitzer eine verdeckte Karte ansehen.
    .asked = bluffen, umgedreht, heimlich, zugedeckt, aufdecken
rule-pp-variant-one = Ihr spielt mit höchstens einer der beiden Varianten: Zusammen gehen sie nicht.
    .asked = Varianten kombinieren, beide Varianten, mischen, zusammen
