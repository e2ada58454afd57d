# The score pad, and how a game ended.

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

score-title = Score pad
score-total = Total
score-won = { $seat } won with { points }.
score-shared = Shared victory with { points } each: { $seats }.
