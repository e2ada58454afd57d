# The score pad of First Rat.

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
score-tie = Parità di punti: decide il numero di rattonauti.
score-solo-won = { $seat } batte Greg.
score-solo-lost = Vince Greg.
score-solo-tie = In caso di parità vince Greg.
score-challenges = Sfide superate: { $challenges }
score-no-challenge = Nessuna sfida superata
