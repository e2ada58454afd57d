# Was an einem Spielplan von First Rat nicht stimmt.

problem-too-many-laid = { $things ->
    [backpacks] { $laid } Rucksäcke kann man nicht auslegen: Es gibt nur { $there }.
    [caps] { $laid } Kronkorken kann man nicht auslegen: Es gibt nur { $there }.
   *[comics] { $laid } Comics kann man nicht auslegen: Es gibt nur { $there }.
}
problem-markers-to-end = Später als mit dem letzten Wertungsstein kann die Partie nicht enden. Alle haben je { $markers }.
problem-stall-taken = { $stall ->
    [hamster] Auf Feld { $space } steht schon der Stand des Hamsters. Jeder Stand braucht ein eigenes Feld.
    [frog] Auf Feld { $space } steht schon der Stand des Froschs. Jeder Stand braucht ein eigenes Feld.
   *[crow] Auf Feld { $space } steht schon der Stand der Krähe. Jeder Stand braucht ein eigenes Feld.
}
problem-pipe-backward = Dieses Rohr führt von Feld { $origin } zu Feld { $target }. Rohre führen nur vorwärts.
problem-lights = Eine Lichterkette hat 1 bis 100 Lampen, nicht { $count }.
problem-light-backward = Die Lichterkette läuft von Feld { $origin } zurück zu Feld { $target }. Sie führt nur vorwärts.
problem-lamp-beyond = Lampe { $light } gibt es nicht: Die Lichterkette hat nur { $count }.
problem-lamp-order = Lampe { $light } kommt nicht nach Lampe { $before }. Gib die Baulampen in der Reihenfolge der Lichterkette ein.
problem-burrow-start = Der Rattenbau muss mit „start“ beginnen.
problem-burrow-too-long = Der Rattenbau hat { $count } Felder. Erlaubt sind { $most }.
problem-burrow-ways = { $count ->
    [0] Hier endet der Weg. Er muss zu einem Feld weiterführen oder an einer Abzweigung zu zweien.
   *[other] Der Weg führt zu { $count } Feldern. Er muss zu einem führen oder an einer Abzweigung zu zweien.
}
problem-burrow-nowhere = Der Weg führt zu „{ $node }“, aber dieses Feld gibt es nicht.
problem-burrow-unreached = Hierher kommt der Rattenbaumarker nie: Kein Weg führt zu diesem Feld.
problem-backpacks = Im Spiel sind 10 Rucksäcke, eingegeben hast du { $count }.
problem-two-materials = Ein Raketenteil besteht aus genau zwei verschiedenen Materialien.
problem-points-rise = Die Punkte dürfen nach rechts nicht größer werden.
problem-no-fierce-deck = In diesem Profil gibt es keinen wilden Stapel für Greg ([greg.fierce]).
problem-level-cards = Der Stapel hat nur { $a } A-Karten und { $b } B-Karten.
problem-deck = Es gibt { $count } Karten, genau eine davon ist eine C-Karte. Eingegeben hast du: { $found }.
problem-cards-of-kind = { $count } { $kind }-Karten sind zu viele: Erlaubt sind { $most }.
problem-best-symbol = Das Symbol „beste Leiste“ hat die C-Karte, und nur sie.
