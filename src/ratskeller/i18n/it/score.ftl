# Il blocco segnapunti, e come è finita una partita.

points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

score-title = Blocco segnapunti
score-total = Totale
line-cockpit = Cabina di pilotaggio
line-cargo = Vano di carico
line-engine = Propulsore
line-storage = Magazzino del cibo
line-cheese = Formaggio
line-light = Corda luminosa
line-rocket = Razzo completato
line-rattonaut = Rattonauti
line-caps = Tappi di bottiglia
line-awards = Riconoscimenti meno formaggio ammuffito
line-leftovers = Risorse avanzate

score-rounds = { $rounds ->
    [one] È stato giocato { $rounds } round.
   *[other] Sono stati giocati { $rounds } round.
}
score-won = { $seat } vince con { points }.
score-shared = Vittoria condivisa con { points } a testa: { $seats }.
score-tie = Parità di punti: decide il numero di rattonauti.
score-solo-won = { $seat } batte Greg.
score-solo-lost = Vince Greg.
score-solo-tie = In caso di parità vince Greg.
score-challenges = Sfide superate: { $challenges }
score-no-challenge = Nessuna sfida superata
