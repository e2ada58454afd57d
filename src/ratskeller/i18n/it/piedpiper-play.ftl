# The Pied Piper on a terminal.

piper-board-heading = Turno { $turn }: { $seat ->
    [Tu] tocca a te
   *[other] gioca { $seat }
}
piper-board-house = Casa
piper-board-floors = Segnalino ratti
piper-board-floor = Piano
piper-board-collected = Raccolti
piper-board-cards = Carte
piper-board-neutral = casa neutrale { $number }
piper-board-round = poi si torna allo spazio in cima
piper-board-out = Fuori città: { $seats }
piper-board-character = Personaggio
piper-board-upper = Prima carta
piper-board-lower = Seconda carta
piper-board-face-down = { $card } (coperta)
piper-board-unseen = coperta ({ $seat ->
    [Tu] tua
   *[other] { $seat }
})
piper-board-actions = Carte azione: { $deck } nel mazzo, scartate: { $discards }
piper-board-characters = Carte personaggio: { $deck } nel mazzo, scartate: { $discards }
piper-board-hand = { $seat ->
    [Tu] La tua mano: { $cards }
   *[other] Mano di { $seat }: { $cards }
}
piper-board-card = (carta { $number } di { $count })
piper-board-legend =
    Le case stanno in cerchio, i personaggi negli spazi fra una casa e l’altra.
    Avanti vuol dire in giù ↓, attraverso la casa seguente. ■: il segnalino ratti
    di una casa, dal piano 0 al tetto ⌂: chi ci arriva deve lasciare la città. I
    ratti che passano lo fanno salire, il Pifferaio scendere. Vince il più basso.

## What a move would bring about

piper-yields-floor = { $seat } ({ $origin }→{ $floor })
piper-yields-roof = { $seat } ({ $origin }→⌂)
piper-yields-nothing-moved = non si muove nessuno
piper-yields-no-marker = nessun segnalino si muove
piper-yields-over = la partita finisce
piper-yields-unseen = si attiva con una carta che non puoi vedere
piper-yields-order = poi scegli chi si attiva per primo

## The end

piper-score-title = Situazione
piper-score-won = { $seat ->
    [Tu] Vinci tu
   *[other] Vince { $seat }
}.
piper-score-shared = Pareggio: { $seats }.
piper-score-lowest = Vince il segnalino più basso fra chi è in città: { $floors }.
piper-score-tie = A parità di piano vince chi ha raccolto più segnalini ({ $counts }).
piper-score-held = Fra gli ultimi a uscire vince chi prima aveva più segnalini.
