# Notes punktacji i wynik gry.

points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

score-title = Notes punktacji
score-total = Suma
score-won = { $seat } wygrywa. Wynik: { points }.
score-shared = Wspólne zwycięstwo. Wynik każdego: { points }. Wygrywają: { $seats }.
