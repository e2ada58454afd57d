# Der Tisch von First Rat auf der Seite.

## Der Spielplan, für alle, die ihn nicht sehen oder auf etwas zeigen

page-fr-board = Spielplan von First Rat
page-fr-burrow = Rattenbau
page-fr-space = Feld { $space }, { $colour }: { $amount }{ $lit ->
    [yes] , beleuchtet: 1 mehr
   *[no] {""}
}
page-fr-pipe = Rohr von { $from } nach { $to }, { $colour }, kostet: { $good }
page-fr-rat = { $seat }: Ratte { $rat } { $place }{ $tokens ->
    [none] {""}
   *[other] , { $tokens }
}
page-fr-rat-short = Ratte { $rat }
page-fr-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
page-fr-track = Leiste „{ $track }“: { $points ->
    [one] nächster Platz { $points } Punkt
   *[other] nächster Platz { $points } Punkte
}
page-fr-stall = Stand: { $stall }, Feld { $space }, Preis { $price } Käse. Es gibt: { $wares }
page-fr-rocket = Die Rakete bis jetzt. Cockpits: { $cockpit }, Frachträume: { $cargo }, Antriebe: { $engine }
page-fr-last-round = Runde { $round } von { $last }, das Ende ist nah

## Entscheiden

page-fr-advice-rat = Wähle eine deiner Ratten: Alle Felder, die sie erreicht, leuchten auf.
page-fr-advice-place = Ratte { $rat } ist bereit: Wähle ein leuchtendes Feld. Bei mehreren Ratten beginne mit der vordersten.
page-fr-advice-more = Ziehe noch eine Ratte auf ein Feld derselben Farbe, oder höre auf.
page-fr-advice-choose = Wähle auf dem Spielplan oder in der Liste.
page-fr-go = Los
page-fr-all-offers = { $count ->
    [one] Alles, was geht: { $count } Zug
   *[other] Alles, was geht: { $count } Züge
}
page-fr-turn-so-far = Dieser Zug:
page-fr-waiting = { $seat } ist dran …
page-fr-asked = Du entscheidest: { $phase }. { $count ->
    [one] { $count } Möglichkeit.
   *[other] { $count } Möglichkeiten.
}
page-fr-picked = Ratte { $rat } gewählt. { $count ->
    [one] { $count } Feld leuchtet.
   *[other] { $count } Felder leuchten.
}

## Plätze und Greg

page-fr-light = { $lamp ->
    [0] Lichtmarker bei Licht { $light }, an allen Baulampen vorbei
   *[other] Lichtmarker bei Licht { $light }, nächste Baulampe bei { $lamp }
}
page-fr-markers = { $count ->
    [one] noch { $count } Wertungsstein
   *[other] noch { $count } Wertungssteine
}
page-fr-greg-level = Stufe
page-fr-greg-plans = Pläne
page-fr-greg-deck = Stapel
page-fr-greg-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
page-fr-greg-known = Was darüber bekannt ist
page-fr-greg-unseen = Nie gesehen: { $a } × A, { $b } × B
page-fr-greg-in-deck = Sicher darin: { $cards }
page-fr-greg-pile = Aufgedeckt: { $cards }
page-fr-greg-steps = Schritte seiner Ratten, von vorn: { $steps }
page-fr-greg-no-card = Greg hat noch keine Karte aufgedeckt
