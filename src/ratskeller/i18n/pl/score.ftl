# Notes punktacji i wynik gry.

points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

score-title = Notes punktacji
score-total = Suma
score-won = { $seat ->
    [Ty] Wygrywasz
   *[other] Wygrywa { $seat }
}: { points }.
score-shared = Wspólne zwycięstwo: { $seats }. Wynik każdego gracza: { points }.
