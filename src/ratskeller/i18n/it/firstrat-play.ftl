# First Rat on a terminal.

## Il tabellone. Le merci hanno qui nomi corti: oltre sei lettere vengono tagliati nei terminali stretti.

board-heading = { $last ->
    [0] Round { $round }: tocca a { $seat }
   *[other] Round { $round }: tocca a { $seat }; il round { $last } è l’ultimo
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
board-good-cheese = formag.
board-good-bottle = bottig.
board-good-soda = bicarb.
board-good-can = lattina
board-good-calc = calcol.
board-good-bulb = lampad.
board-good-core = torsolo
board-none = niente
board-tracks = Tracce
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
   *[other] { $cap } { $points } meno { $less }
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
board-greg-plans = piani: { $plans }
board-greg-deck = mazzo: { $cards } (mai viste: A { $a }, B { $b }; note: { $known })
board-greg-pile = rivelate: { $cards }
board-legend =
    A12: ratti 1 e 2 di A. 7*: illuminato per chi gioca, dà 1 in più. p1: un capo della tubatura 1.
    ×: posto bloccato; il prossimo è sottolineato. ▸: chi gioca. Luce 3→15: la prossima base luminosa è la luce 15.
    Tana L5 N6 M7: passi fino a libreria, nursery, magazzino. …: altri ratti possono muovere.
board-whole-turn = (i guadagni valgono per tutto il turno)

## Che cosa darebbe una mossa

yields-gain = +{ $amount }
yields-cost = −{ $amount }
yields-mouldy = { $mouldy } (−{ $less })
yields-routes = per più vie
yields-pipe-paid = tubatura { $pipe } per { $good }
yields-pipe-free = tubatura { $pipe } gratis
yields-toll-paid = pedaggio { $cheese } a { $to }
yields-toll-to-supply = pedaggio { $cheese }
yields-marker = { $track }: { points }
yields-marker-lost = nessun segnalino per la traccia «{ $track }»
yields-nursery-left = r{ $rat } va alla partenza
yields-item-stolen = r{ $rat } torna alla partenza
yields-backpack = { $bonus } in più di questo colore, una volta per turno
yields-drink = raddoppia quanto dà un turno
yields-end-announced = il round { $round } sarà l’ultimo
yields-greg-planned = solo in programma
yields-row-laid = { $row } sulla traccia «{ $track }»
yields-then-reward = poi una ricompensa
yields-then-bonus = poi il bonus dello zaino
yields-then-drink = una bibita energetica lo raddoppierebbe
yields-then-fork = fino a un bivio nella tana
yields-then-comic = una rivista da scegliere
yields-then-token = poi mettere il gettone
yields-then-shop = poi { $stall }
yields-then-build = poi costruire o donare
