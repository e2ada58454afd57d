# Why a move of First Rat is not legal.

refusal-game-over = The game is over: round { $round } was the last.

## Moving

refusal-must-move = Move at least one rat first.
refusal-rat-moved = Rat { $rat } has already moved this turn.
refusal-rat-in-nursery = Rat { $rat } is in the nursery, not on the path.
refusal-rat-in-rocket = Rat { $rat } is already in the rocket.
refusal-went-far = Rat { $rat } has moved { $steps } spaces, so no other rat can move this turn. To move several rats, each may go { $limit } at most.
refusal-same-space = Rat { $rat } is already on space { $space }.
refusal-behind = Rats only move forward: rat { $rat } is on space { $origin } and can’t go back to space { $space }.
refusal-too-far-alone = Rat { $rat } needs { $steps } steps { $space ->
    [27] to the launch pad
   *[other] to space { $space }
}, but a rat that moves alone can go { $limit } at most.
refusal-too-far-together = Rat { $rat } needs { $steps } steps { $space ->
    [27] to the launch pad
   *[other] to space { $space }
}, but when several rats move, it can go { $limit } at most.
refusal-pipe-unpaid = { $needed ->
    [1] Pipe { $origin }-{ $end } costs { $needed } × { $good }, but you have { $held }.
   *[other] The pipes on this route ({ $origin }-{ $end } is one of them) cost { $needed } × { $good }, but you have { $held }.
}
refusal-no-such-way = These pipes don’t lead { $origin ->
    [0] from Start
   *[other] from space { $origin }
} { $space ->
    [27] to the launch pad
   *[other] to space { $space }
}.
refusal-own-rat-there = Rat { $rat } can’t end on space { $space }: your rat { $other } is already there.
refusal-pad-taken = Rat { $rat } can’t go to the launch pad: only one rat per turn can, and rat { $other } is already there.
refusal-other-colour = Rat { $rat } can’t end on space { $space }, which is { $colour }. This turn, your rats must all end on { $wanted }.
refusal-colour-beside-pad = Rat { $rat } can’t end on space { $space }, which is { $colour }. Apart from the rat on the launch pad, your rats must all end on { $wanted } this turn.
refusal-like-rats = Rats { $other } and { $rat } are both on Start and can do the same: choose rat { $other }.
refusal-front-first = When several rats move, start with the one in front: rat { $rat } should have moved before rat { $other }.
refusal-start-order = Rats that leave Start together go in the order of their numbers: rat { $rat } should have moved before rat { $other }.
refusal-nearer = When rats leave Start together, the first one goes furthest: rat { $rat } must stop before space { $space }, where rat { $other } is.

wanted-yellow = { colour-yellow }
wanted-green = { colour-green }
wanted-orange = { colour-orange }
wanted-blue = { colour-blue }
wanted-white = { colour-white }
wanted-green-orange = { colour-green } or { colour-orange }

## Launch pad, collecting, burrow

refusal-award-limit = You can take an award only if you still have a rat on the path, or all four are in the rocket.
refusal-award-limit-path = You can take an award only if you still have a rat on the path.
refusal-awards-gone = All { $awards } awards are taken.
refusal-nursery-empty = There are no rats left in your nursery.
refusal-no-rat-on-pad = None of your rats has reached the launch pad this turn.
refusal-not-collected = The bonus must be a material you collect this turn. You don’t collect this one: { $good }.
refusal-no-backpack = You have no { $colour } backpack, so you can’t take this bonus: { $good }.
refusal-no-drinks = You have no energy drink.
refusal-nothing-to-double = There is nothing for an energy drink to double.
refusal-comic-gone = The “{ $comic }” comic is not in the library.
refusal-must-take-comic = With these options, you must take a comic.

## Stalls

refusal-none-left = The { $stall } doesn’t have this item: { $item }.
refusal-no-rat-at-stall = For this item ({ $item }), you need to move a rat to the { $stall } this turn.
refusal-other-stall = You are at the { $stall } now, and this item is not sold there: { $item }.
refusal-backpack-owned = You already have a backpack of this colour ({ $colour }). Choose another one.
refusal-too-little-cheese = This item ({ $item }) costs { $price } cheese, but you have { $held }.
refusal-thief-takes = Rat { $rat } is the thief: it takes the item for free and doesn’t buy or steal.
refusal-not-the-thief = Rat { $rat } is not the thief. Buy the item or steal it.
refusal-thief-next-turn = Rat { $rat } will be the thief from your next turn. For now, buy the item or steal it.
refusal-commander-pays = Rat { $rat } is the commander and never steals. Buy the item or leave it.

## Building

refusal-no-marker = You have no score marker left.
refusal-spare-marker = { $held ->
    [one] Your last score marker is reserved for the last round.
   *[other] Your last { $held } score markers are reserved for the last round.
}
refusal-missing-good = This part ({ $part }) needs { $needed } × { $good }, but you have { $held }.
refusal-must-save = You have the “{ comic-discount }” comic: choose which material you save on this part ({ $part }).
refusal-no-discount = Without the “{ comic-discount }” comic, you pay the full price for this part: { $part }.
refusal-comic-next-turn = You can use the “{ $comic }” comic from your next turn.
refusal-donation = A donation costs { $needed } cheese, but you have { $held }.

## Greg and set-up

refusal-no-greg = Greg is not in this game.
refusal-not-best = Greg always takes his best track. This one ({ $track }) gives him { $points ->
    [one] { $points } point
   *[other] { $points } points
}, the best one { $best }.
refusal-item-laid = This item is already on the table { $count } times, and there are no more: { $item }.
refusal-comic-laid = The “{ $comic }” comic is already in the library.
refusal-comic-left-out = With two players, the “{ $comic }” comic is left out.
refusal-tile-laid = Path tile { $tile } has already been placed.
refusal-tile-elsewhere = Path tile { $tile } can’t go on space { $space }: it belongs to another part of the path.
refusal-row-laid = Track tile { $row } has already been placed.
refusal-card-revealed = Greg has already revealed this card, and his deck has not been shuffled since.
refusal-card-not-in-deck = This card is not in Greg’s deck.
