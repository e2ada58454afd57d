# The score pad of First Rat.

line-cockpit = Cabina di pilotaggio
line-cargo = Vano di carico
line-engine = Propulsore
line-storage = Magazzino del cibo
line-cheese = Provviste
line-light = Basi luminose
line-rocket = Razzo completato
line-rattonaut = Rattonauti
line-caps = Tappi di bottiglia
line-awards = Riconoscimenti meno formaggio ammuffito
line-leftovers = Risorse avanzate

score-rounds = { $rounds ->
    [one] { $rounds } round giocato.
   *[other] { $rounds } round giocati.
}
score-tie = A parità di punti vince chi ha più rattonauti.
score-solo-won = { $seat ->
    [Tu] Batti
   *[other] { $seat } batte
} Greg.
score-solo-lost = Greg vince.
score-solo-tie = A parità di punti vince Greg.
score-challenges = Sfide superate: { $challenges }
score-no-challenge = Nessuna sfida superata
