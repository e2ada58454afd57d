# First Rat on a terminal.

## The board. Goods have short names here: beyond six letters they are cut on narrow terminals. Colours have two letters.

board-heading = { $last ->
    [0] Round { $round }: { $seat ->
        [You] your turn
       *[other] { $seat } to play
    }
   *[other] Round { $round }: { $seat ->
        [You] your turn
       *[other] { $seat } to play
    }; round { $last } is the last
}
board-start = Start
board-nursery = Nursery
board-pad = Launch pad
board-pad-colour = any colour
board-rocket = Rocket
board-colour-yellow = ye
board-colour-green = gr
board-colour-orange = or
board-colour-blue = bl
board-colour-white = wh
board-good-cheese = cheese
board-good-bottle = bottle
board-good-soda = soda
board-good-can = can
board-good-calc = calc
board-good-bulb = bulb
board-good-core = core
board-none = none
board-tracks = Score tracks
board-slot = { $slot }.
board-stall = { $stall }, space { $space }, { $price }
board-drinks = { $count ->
    [one] { $count } energy drink
   *[other] { $count } energy drinks
}
board-library = Library
board-pipes = Pipes
board-cap = { $less ->
    [0] { $cap } { $points }
   *[other] { $cap } { $points } minus { $less } per part
}
board-points = points
board-light = light
board-burrow = burrow
board-markers = markers
board-cave-library = L
board-cave-nursery = N
board-cave-storage = S
board-own-comics = comics: { $items }
board-own-backpacks = backpacks: { $items }
board-own-caps = caps: { $items }
board-own-drinks = { board-drinks }
board-own-awards = { $count ->
    [one] { $count } award
   *[other] { $count } awards
}
board-own-mouldy = { count-mouldy }
board-greg-level = level: { $level }
board-greg-card = last card: { $card }
board-greg-plans = plans: { $plans }
board-greg-deck = deck: { $cards } (unseen: A { $a }, B { $b }; known: { $known })
board-greg-pile = revealed: { $cards }
board-legend =
    A12: rats 1 and 2 of A. 7*: lit for the current player, gives 1 more. p1: one end of pipe 1.
    ×: blocked slot; the next slot is underlined. ▸: current player. Light 3→15: the next lamp is at light 15.
    Burrow L5 N6 S7: steps to the library, the nursery, the food storage. …: more rats may move.
board-whole-turn = (gains and costs are for the whole turn)

## What a move would yield

yields-gain = +{ $amount }
yields-cost = −{ $amount }
yields-mouldy = { $mouldy } (−{ $less })
yields-routes = several routes
yields-pipe-paid = pipe { $pipe } for { $good }
yields-pipe-free = pipe { $pipe } for free
yields-toll-paid = toll: { $cheese } { $to ->
    [You] to you
   *[other] to { $to }
}
yields-toll-to-supply = toll: { $cheese }
yields-toll-unpaid = toll: { $cheese } can’t be paid
yields-marker = { $track }: { points }
yields-marker-lost = no marker left for the { $track } track
yields-nursery-left = rat { $rat } goes to Start
yields-item-stolen = rat { $rat } goes back to Start
yields-backpack = { $bonus } more on this colour, once per turn
yields-drink = doubles what you collect in a turn
yields-end-announced = round { $round } is the last
yields-greg-planned = only planned, no points yet
yields-row-laid = { $row } on the { $track } track
yields-then-reward = then choose a reward
yields-then-bonus = then choose the backpack bonus
yields-then-drink = then you may use an energy drink
yields-then-fork = then choose at a fork in the burrow
yields-then-comic = then choose a comic
yields-then-token = then place the token
yields-then-shop = then shop at the { $stall }
yields-then-build = then build or donate
