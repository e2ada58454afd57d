# Die Regeln des Rattenfängers von Hameln für Spieler, mit den Zahlen des Standardspiels. Schlüssel: „rule-“ und die Kennung der
# Regel mit Strichen statt Punkten. Überschriften und Regeln stehen in der Reihenfolge der Datei rules.md des Spiels.

rules-piedpiper-intro = Hameln ist voller Ratten, und sie laufen im Kreis von Haus zu Haus. Jede Ratte, die durch dein Haus läuft, hebt deinen Rattenmarker um ein Stockwerk; der Rattenfänger bringt ihn wieder hinunter. Schick die Ratten zu deinen Nachbarn: Wenn nur noch zwei Spieler in der Stadt sind, gewinnt der niedrigere Marker.

rules-piedpiper-setup = Aufbau

rule-pp-setup-houses = Mit 3 bis 5 Spielern hat jeder ein Haus. 2 Spieler spielen mit einem Kreis aus vier Häusern: dem des ersten Spielers, einem neutralen, dem des zweiten Spielers und noch einem neutralen. Neutrale Häuser haben keinen Marker.
rule-pp-setup-floors = Dein Haus hat 7 Stockwerke, und dein Rattenmarker beginnt bei 0, unter dem Haus. Das Dach ist die Stufe über dem 7. Stockwerk: 8. Ein Tisch darf es anders wählen: Dann ist das 7. Stockwerk das Dach.
rule-pp-setup-figures = In jeder Lücke zwischen zwei Häusern beginnt eine Ratte. Noch eine Ratte und der Rattenfänger beginnen in der Lücke links vom Haus des ersten Spielers; so gibt es eine Ratte mehr als Häuser. Alle Figuren schauen nach rechts, und dabei bleibt es. Die übrigen Ratten und ihre Karten sind nicht im Spiel.
rule-pp-setup-characters = Es gibt 21 Figurenkarten: 3 für jede der sechs Ratten und 3 für den Rattenfänger. Mit 3 Spielern sind 15 davon im Spiel, mit 2 oder 4 Spielern 18, mit 5 Spielern alle 21.
rule-pp-setup-row = Vier Figurenkarten liegen offen in einer Reihe. Nur beim Aufbau wird jeder Rattenfänger nach dem ersten beiseitegelegt und ersetzt, bis dort vier Karten mit höchstens einem Rattenfänger liegen; dann werden die beiseitegelegten wieder eingemischt.
rule-pp-setup-actions = Es gibt 50 Aktionskarten von sechs Arten: 14-mal vorwärts, 12-mal zurück, 8-mal Kanal, 6-mal rennen, 5-mal plus eins und 5-mal Melodie. Jeder bekommt vier davon, die die anderen nicht sehen.

rules-piedpiper-turn = Dein Zug

rule-pp-turn-order = Gespielt wird nach rechts herum. Wer ausgeschieden ist, wird übersprungen.
rule-pp-turn-first = Der allererste Zug des Spiels ist kurz: Es wird eine Aktionskarte gespielt und dann eine Karte gezogen.
rule-pp-turn-play = In jedem anderen Zug spielst du eine Aktionskarte unter eine Figurenkarte und dann eine zweite unter eine andere Figurenkarte. Zwei Karten derselben Figur, auch zwei Rattenfänger, sind verschiedene Figurenkarten.
rule-pp-turn-two-at-most = Unter einer Figurenkarte liegen nie mehr als zwei Aktionskarten.
rule-pp-turn-activate = Hast du deine Karten gespielt, wird jede Figurenkarte mit zwei Aktionskarten aktiviert. Sind es zwei, wählst du, welche zuerst kommt. Du wählst einmal, bevor sich etwas bewegt.
rule-pp-turn-execute = Die Figur führt zuerst die obere Karte aus, die früher gespielt wurde, und dann die untere.
rule-pp-turn-replace = Ist alles ausgeführt, werden diese Figurenkarten und ihre Aktionskarten abgelegt. Dann wird die Reihe vom Stapel der Figurenkarten aufgefüllt; jetzt darf mehr als ein Rattenfänger darin liegen.
rule-pp-turn-draw = Dann ziehst du, bis du wieder vier Karten hast. Erst wenn eine Karte gebraucht wird und der Stapel leer ist, wird seine Ablage zu einem neuen Stapel gemischt.
rule-pp-turn-active-out = Scheidest du in deinem eigenen Zug aus, wird alles Aktivierte trotzdem ausgeführt, abgelegt und ersetzt. Du ziehst nichts nach, und der Nächste ist an der Reihe.

rules-piedpiper-card = Die Karten

rule-pp-card-forward = „Vorwärts“: Die Figur zieht vorwärts durch das nächste Haus.
rule-pp-card-run = „Rennen“: Die Figur zieht vorwärts durch die nächsten zwei Häuser.
rule-pp-card-back = „Zurück“: Die Figur zieht rückwärts durch das Haus hinter ihr und schaut weiter nach rechts.
rule-pp-card-sewer = „Kanal“: Die Figur zieht vorwärts am nächsten Haus vorbei, und kein Marker bewegt sich.
rule-pp-card-pass = Zieht eine Ratte durch ein Haus, in welcher Richtung auch immer, geht dessen Marker 1 hinauf; beim Rattenfänger geht er 1 hinunter. Neutrale Häuser zählen als Häuser, haben aber keinen Marker.
rule-pp-card-bounds = Was eine Aktion bei einem Haus bewirkt, wird zusammengezählt und einmal angewandt. Der Marker geht nie unter 0 und nie über das Dach.
rule-pp-card-plus = „Plus eins“ verlängert die normale Karte, mit der es zusammenliegt, darüber oder darunter, um ein Haus in derselben Richtung: zurück mit plus eins geht zwei Häuser zurück. Beides zusammen ist eine Aktion. Beim Kanal bewegt sich an keinem der beiden Häuser ein Marker; ein Tisch darf wählen, dass sich der Marker des zusätzlichen Hauses bewegt.
rule-pp-card-melody = „Melodie“: Die normale Karte, mit der sie zusammenliegt, bewegt alle Figuren in derselben Lücke wie die aktivierte, gemeinsam, als eine Aktion.
rule-pp-card-two-specials = Plus eins und Melodie sind Sonderkarten. Bei zwei Sonderkarten unter einer Figur bewegt sich nichts, und alle werden abgelegt.

rules-piedpiper-out = Die Stadt verlassen

rule-pp-out-roof = Ist dein Marker nach dem Ausführen einer Aktion auf dem Dach, musst du die Stadt verlassen: Du bist ausgeschieden.
rule-pp-out-house = Dein Haus kommt vor der nächsten Aktion weg. Die Figuren aus den Lücken links und rechts davon teilen sich dann die eine Lücke, die bleibt.
rule-pp-out-markers = Wer gerade am Zug ist, bekommt den Marker dessen, der geht, und alle, die dieser gesammelt hatte; gehen mehrere zugleich, die von allen. Ist er selbst ausgeschieden, durch diese Aktion oder früher in diesem Zug, kommen diese Marker aus dem Spiel.
rule-pp-out-hand = Wer geht, legt seine Hand offen ab. Seine Karten unter Figurenkarten bleiben liegen.

rules-piedpiper-end = Das Ende

rule-pp-end-two-left = Mit 3 bis 5 Spielern endet das Spiel sofort, wenn nur noch zwei Spieler oder weniger in der Stadt sind. Marker werden noch übergeben; sonst wird nichts mehr ausgeführt.
rule-pp-end-winner = Unter denen, die noch in der Stadt sind, gewinnt der niedrigste Marker. Sind mehrere gleich niedrig, entscheiden mehr gesammelte Marker; danach ist es unentschieden.
rule-pp-end-nobody = Ist niemand mehr da, gewinnt einer von denen, die durch die letzte Aktion ausgeschieden sind: wer davor mehr Marker gesammelt hatte. Sonst ist es unentschieden.
rule-pp-end-two-people = Mit 2 Spielern verliert sofort, wer das Dach erreicht. Erreichen es beide zugleich, ist es unentschieden.
rule-pp-end-cap = Ratten könnten ewig hin und her laufen, darum ist nach 500 Zügen Schluss: Dann gewinnt wie sonst der niedrigste Marker derer, die noch in der Stadt sind. Wer vernünftig spielt, kommt nie so weit.

rules-piedpiper-secret = Was du sehen darfst

rule-pp-secret-public = Alle sehen die Reihe, die offenen Karten unter Figurenkarten, beide Ablagen, wie viele Karten in Stapeln und Händen sind, und alle Marker und Stockwerke.
rule-pp-secret-hidden = Hände, Stapel und verdeckte Karten sind geheim. Du kennst deine eigene Hand und deine eigenen verdeckten Karten.

rules-piedpiper-variant = Varianten

rule-pp-variant-young = Für jüngere Spieler, wenn der Tisch das wählt: Es gibt keine Karten „plus eins“ und „Melodie“. Jede Aktionskarte wird ausgeführt, sobald sie gespielt ist, und bleibt liegen. Nach der zweiten unter einer Figurenkarte werden diese und beide Aktionskarten sofort abgelegt und ersetzt, und die neue Figurenkarte darf die zweite Aktionskarte deines Zugs bekommen. Eine Reihenfolge gibt es nicht zu wählen. Vertreibst du dich selbst, spielst du keine zweite Karte.
rule-pp-variant-hidden = Verdeckte Karten, wenn der Tisch das wählt: Eine der beiden Karten deines Zugs darfst du verdeckt spielen, im ersten Zug die einzige. Sind deine Karten gespielt, werden alle verdeckten Karten unter aktivierten Figuren aufgedeckt, bevor die Reihenfolge gewählt wird. Bis dahin darf nur ihr Besitzer eine verdeckte Karte ansehen.
rule-pp-variant-one = Ein Tisch spielt mit höchstens einer Variante: Die beiden gehen nicht zusammen.
