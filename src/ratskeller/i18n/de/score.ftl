# Der Wertungsblock, und wie ein Spiel ausging.

points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

score-title = Wertungsblock
score-total = Summe
score-won = { $points ->
    [one] { $seat ->
        [Du] Du gewinnst
       *[other] { $seat } gewinnt
    } mit { $points } Punkt.
   *[other] { $seat ->
        [Du] Du gewinnst
       *[other] { $seat } gewinnt
    } mit { $points } Punkten.
}
score-shared = { $points ->
    [one] Geteilter Sieg mit je { $points } Punkt: { $seats }.
   *[other] Geteilter Sieg mit je { $points } Punkten: { $seats }.
}
