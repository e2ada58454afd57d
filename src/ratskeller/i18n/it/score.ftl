# Il blocco segnapunti, e come è finita una partita.

points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

score-title = Segnapunti
score-total = Totale
score-won = { $seat ->
    [Tu] Vinci
   *[other] { $seat } vince
} con { points }.
score-shared = Vittoria condivisa con { points } a testa: { $seats }.
