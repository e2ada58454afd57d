# The Pied Piper on a terminal.

piper-board-heading = Turno { $turn }: tocca a { $seat }
piper-board-house = Casa
piper-board-floors = Segnalino ratti
piper-board-floor = Piano
piper-board-collected = Raccolti
piper-board-cards = Carte
piper-board-neutral = casa neutrale { $number }
piper-board-round = avanti allo spazio in cima
piper-board-out = Fuori città: { $seats }
piper-board-character = Personaggio
piper-board-upper = Carta sopra
piper-board-lower = Carta sotto
piper-board-face-down = { $card } (coperta)
piper-board-unseen = coperta ({ $seat })
piper-board-actions = Carte azione: { $deck } nel mazzo, scartate: { $discards }
piper-board-characters = Carte personaggio: { $deck } nel mazzo, scartate: { $discards }
piper-board-hand = Mano di { $seat }: { $cards }
piper-board-card = (carta { $number } di { $count })
piper-board-legend =
    Le case stanno in cerchio, le figure negli spazi tra una e l’altra. Avanti è
    in giù ↓, attraverso la casa seguente. ■: il segnalino ratti di una casa, dal
    piano 0 fino al tetto ⌂, dove il padrone deve lasciare la città. I ratti che
    passano lo fanno salire, il Pifferaio lo fa scendere. Vince il più basso.

## What a move would bring about

piper-yields-floor = { $seat } ({ $origin }→{ $floor })
piper-yields-roof = { $seat } ({ $origin }→⌂)
piper-yields-nothing-moved = non si muove niente
piper-yields-no-marker = nessun segnalino si muove
piper-yields-over = la partita finisce
piper-yields-unseen = agisce con una carta che non puoi vedere
piper-yields-order = poi scegliere chi agisce per primo

## The end

piper-score-title = La situazione di tutti
piper-score-won = Vince { $seat }.
piper-score-shared = Pareggio: { $seats }.
piper-score-lowest = Decide il segnalino più basso di chi è in città: { $floors }.
piper-score-tie = Parità allo stesso piano: decide chi ha raccolto più segnalini ({ $counts }).
piper-score-held = Tra chi è uscito per ultimo decide chi prima aveva più segnalini.
