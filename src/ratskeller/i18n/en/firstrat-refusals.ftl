# Why a move of First Rat is not legal.

refusal-game-over = The game is over: round { $round } was the last.

## Moving

refusal-must-move = Move at least one rat first.
refusal-rat-moved = Rat { $rat } has already moved this turn.
refusal-rat-in-nursery = Rat { $rat } is in the nursery, not on the path.
refusal-rat-in-rocket = Rat { $rat } is in the rocket and has left the path.
refusal-went-far = Rat { $rat } has gone { $steps } spaces; several rats may go { $limit } each, so no other rat moves this turn.
refusal-same-space = Rat { $rat } stands on space { $space } already.
refusal-behind = Rat { $rat } stands on space { $origin } and can’t go back to space { $space }.
refusal-too-far-alone = Rat { $rat } needs { $steps } steps { $space ->
    [27] to the launch pad
   *[other] to space { $space }
}; a rat moved alone may go { $limit }.
refusal-too-far-together = Rat { $rat } needs { $steps } steps { $space ->
    [27] to the launch pad
   *[other] to space { $space }
}; moved with others it may go { $limit }.
refusal-pipe-unpaid = { $needed ->
    [1] Pipe { $origin }-{ $end } costs { $needed } × { $good }, you have { $held }.
   *[other] The pipes of this way, { $origin }-{ $end } among them, cost { $needed } × { $good }, you have { $held }.
}
refusal-no-such-way = These pipes don’t lead { $origin ->
    [0] from Start
   *[other] from space { $origin }
} { $space ->
    [27] to the launch pad
   *[other] to space { $space }
}.
refusal-own-rat-there = Rat { $rat } can’t end on space { $space }: your rat { $other } stands there.
refusal-pad-taken = Rat { $rat } can’t go to the launch pad: your rat { $other } has gone there this turn.
refusal-other-colour = Rat { $rat } can’t end on space { $space }, which is { $colour }: this turn’s colour is { $wanted }.
refusal-colour-beside-pad = Rat { $rat } can’t end on space { $space }, which is { $colour }: beside the rat on the launch pad, this turn’s colour is { $wanted }.
refusal-like-rats = Rats { $other } and { $rat } on Start are alike: name rat { $other }.
refusal-front-first = Rats that move together are named front first: rat { $rat } would have come before rat { $other }.
refusal-start-order = Rats that leave Start together are named by their numbers: rat { $rat } would have come before rat { $other }.
refusal-nearer = Of like rats that leave Start together the first goes furthest: rat { $rat } must end before space { $space }, where rat { $other } is.

wanted-yellow = { colour-yellow }
wanted-green = { colour-green }
wanted-orange = { colour-orange }
wanted-blue = { colour-blue }
wanted-white = { colour-white }
wanted-green-orange = { colour-green } or { colour-orange }

## Launch pad, collecting, burrow

refusal-award-limit = An award needs a rat of yours left on the path, or all four in the rocket.
refusal-nursery-empty = No rat is left in the nursery.
refusal-no-rat-on-pad = No rat of yours has reached the launch pad this turn.
refusal-not-collected = The bonus can’t be a material that you don’t collect this turn: { $good }.
refusal-no-backpack = This material ({ $good }) comes from a space whose colour ({ $colour }) you have no backpack of.
refusal-no-drinks = You have no energy drink.
refusal-nothing-to-double = There is nothing that an energy drink could double.
refusal-comic-gone = The comic “{ $comic }” is not in the library.

## Stalls

refusal-none-left = This stall ({ $stall }) does not have that item: { $item }.
refusal-no-rat-at-stall = No rat moved this turn stands at the stall ({ $stall }) that has this item: { $item }.
refusal-other-stall = It is another stall’s turn ({ $stall }), which does not have this item: { $item }.
refusal-backpack-owned = You own a backpack of this colour already: { $colour }.
refusal-too-little-cheese = This item ({ $item }) costs { $price } cheese, you have { $held }.
refusal-thief-takes = Rat { $rat } is the thief: it takes the item and neither pays nor steals.
refusal-not-the-thief = Rat { $rat } is not the thief: it can only buy or steal.
refusal-thief-next-turn = Rat { $rat } is the thief from your next turn on.
refusal-commander-pays = Rat { $rat } is the commander: it never steals, it pays.

## Building

refusal-no-marker = You have no score marker left.
refusal-spare-marker = { $held ->
    [one] Your last score marker is for the last round.
   *[other] Your last { $held } score markers are for the last round.
}
refusal-missing-good = This part ({ $part }) takes { $needed } × { $good }, you have { $held }.
refusal-must-save = With the discount comic, say which material you save on this part: { $part }.
refusal-no-discount = Without the discount comic you save nothing on this part: { $part }.
refusal-comic-next-turn = The comic “{ $comic }” works from your next turn on.
refusal-donation = A donation takes { $needed } cheese, you have { $held }.

## Greg and set-up

refusal-no-greg = Greg does not play in this game.
refusal-not-best = On this track ({ $track }) Greg would score { $points ->
    [one] { $points } point
   *[other] { $points } points
}, on the best one { $best }.
refusal-item-laid = All items of this kind ({ $count }) are laid out: { $item }.
refusal-comic-laid = The comic “{ $comic }” is laid out already.
refusal-comic-left-out = With two people the comic “{ $comic }” is left out.
refusal-tile-laid = Path tile { $tile } is laid out already.
refusal-tile-elsewhere = Path tile { $tile } does not belong to the stretch of space { $space }.
refusal-row-laid = Track tile { $row } is laid out already.
refusal-card-revealed = Greg has revealed this card already, and his cards have not been shuffled since.
refusal-card-not-in-deck = This card is not in Greg’s deck.
