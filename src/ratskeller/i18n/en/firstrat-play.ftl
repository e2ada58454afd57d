# First Rat on a terminal.

## The board. Goods have short names here: beyond six letters they are cut on narrow terminals. Colours have two letters.

board-heading = { $last ->
    [0] Round { $round }: { $seat } to play
   *[other] Round { $round }: { $seat } to play; round { $last } is the last
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
   *[other] { $cap } { $points } less { $less }
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
    A12: rats 1 and 2 of A. 7*: lit for who plays, yields 1 more. p1: an end of pipe 1.
    ×: blocked slot; the next slot is underlined. ▸: who plays. Light 3→15: the next lamp is light 15.
    Burrow L5 N6 S7: steps to the library, the nursery, the food storage. …: further rats may move.
board-whole-turn = (yields are those of the whole turn)

## What a move would yield

yields-gain = +{ $amount }
yields-cost = −{ $amount }
yields-mouldy = { $mouldy } (−{ $less })
yields-routes = by several ways
yields-pipe-paid = pipe { $pipe } for { $good }
yields-pipe-free = pipe { $pipe } for free
yields-toll-paid = toll { $cheese } to { $to }
yields-toll-to-supply = toll { $cheese }
yields-marker = { $track }: { points }
yields-marker-lost = no marker left for the track “{ $track }”
yields-nursery-left = r{ $rat } comes to Start
yields-item-stolen = r{ $rat } goes back to Start
yields-backpack = { $bonus } more of this colour, once a turn
yields-drink = doubles what a turn yields
yields-end-announced = round { $round } is the last
yields-greg-planned = planned only
yields-row-laid = { $row } on the track “{ $track }”
yields-then-reward = then a reward
yields-then-bonus = then the backpack’s bonus
yields-then-drink = an energy drink would double it
yields-then-fork = up to a fork in the burrow
yields-then-comic = a comic to choose
yields-then-token = then put the token
yields-then-shop = then { $stall }
yields-then-build = then build or donate
