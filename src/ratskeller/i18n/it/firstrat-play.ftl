# First Rat on a terminal.

## Il tabellone. Le merci hanno qui nomi corti: oltre sei lettere vengono tagliati nei terminali stretti.

board-heading = { $last ->
    [0] Round { $round }: { $seat ->
        [Tu] tocca a te
       *[other] turno di { $seat }
    }
   *[other] Round { $round }: { $seat ->
        [Tu] tocca a te
       *[other] turno di { $seat }
    }; il round { $last } è l’ultimo
}
board-start = Partenza
board-nursery = Nursery
board-pad = Base di lancio
board-pad-colour = ogni colore
board-rocket = Razzo
board-colour-yellow = gi
board-colour-green = ve
board-colour-orange = ar
board-colour-blue = bl
board-colour-white = bi
board-good-cheese = form.
board-good-bottle = aceto
board-good-soda = bicar.
board-good-can = latt.
board-good-calc = calc.
board-good-bulb = lamp.
board-good-core = tors.
board-none = niente
board-tracks = Tracce punteggio
board-slot = { $slot }.
board-stall = { $stall }, spazio { $space }, { $price }
board-drinks = { $count ->
    [one] { $count } bibita energetica
   *[other] { $count } bibite energetiche
}
board-library = Libreria
board-pipes = Tubature
board-cap = { $less ->
    [0] { $cap } { $points }
   *[other] { $cap } { $points } meno { $less } per parte
}
board-points = punti
board-light = luce
board-burrow = tana
board-markers = segnal.
board-cave-library = L
board-cave-nursery = N
board-cave-storage = M
board-own-comics = riviste: { $items }
board-own-backpacks = zaini: { $items }
board-own-caps = tappi: { $items }
board-own-drinks = { board-drinks }
board-own-awards = { $count ->
    [one] { $count } riconoscimento
   *[other] { $count } riconoscimenti
}
board-own-mouldy = { count-mouldy }
board-greg-level = livello: { $level }
board-greg-card = ultima carta: { $card }
board-greg-plans = tracce preparate: { $plans }
board-greg-deck = mazzo: { $cards } (non ancora viste: A { $a }, B { $b }; conosciute: { $known })
board-greg-pile = rivelate: { $cards }
board-legend =
    A12: ratti 1 e 2 di A. 7*: spazio illuminato per chi gioca, dà 1 in più. p1: un’estremità della tubatura 1.
    ×: casella bloccata; la prossima è sottolineata. ▸: chi gioca. Luce 3→15: la prossima base luminosa è alla luce 15.
    Tana L5 N6 M7: passi fino a libreria, nursery, magazzino. …: puoi muovere altri ratti.
board-whole-turn = (i guadagni sono quelli dell’intero turno)

## Che cosa darebbe una mossa

yields-gain = +{ $amount }
yields-cost = −{ $amount }
yields-mouldy = { $mouldy } (−{ $less })
yields-routes = più percorsi possibili
yields-pipe-paid = tubatura { $pipe } per { $good }
yields-pipe-free = tubatura { $pipe } gratis
yields-toll-paid = { $cheese ->
    [one] −{ $cheese } formaggio ({ $to ->
        [Tu] pedaggio per te
       *[other] pedaggio: { $to }
    })
   *[other] −{ $cheese } formaggi ({ $to ->
        [Tu] pedaggio per te
       *[other] pedaggio: { $to }
    })
}
yields-toll-to-supply = { $cheese ->
    [one] −{ $cheese } formaggio (pedaggio)
   *[other] −{ $cheese } formaggi (pedaggio)
}
yields-toll-unpaid = pedaggio: { $cheese } (impossibile pagarlo)
yields-marker = { $track }: { points }
yields-marker-lost = nessun segnalino rimasto per la traccia «{ $track }»
yields-nursery-left = il ratto { $rat } va alla partenza
yields-item-stolen = il ratto { $rat } torna alla partenza
yields-backpack = +{ $bonus } sugli spazi di questo colore, una volta per turno
yields-drink = raddoppia il raccolto di un turno
yields-end-announced = il round { $round } sarà l’ultimo
yields-greg-planned = solo preparata
yields-row-laid = { $row } sulla traccia «{ $track }»
yields-then-reward = poi una ricompensa
yields-then-bonus = poi il bonus dello zaino
yields-then-drink = puoi raddoppiare con una bibita energetica
yields-then-fork = fino a un bivio nella tana
yields-then-comic = poi una rivista a scelta
yields-then-token = poi metti il gettone
yields-then-shop = poi la bancarella ({ $stall })
yields-then-build = poi puoi costruire o donare
