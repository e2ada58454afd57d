# What happened, as sentences of a game's log. Things come as words, rats and slots counted from 1.

event-cap-laid = The crow offers the bottle cap “{ $cap }”.
event-backpack-laid = The hamster offers a backpack: { $colour }.
event-comic-laid = In the library lies the comic “{ $comic }”.
event-tile-laid = Path tile { $tile } is laid { $space }.
event-row-laid = Track tile { $row } is laid on the track “{ $track }”.
event-turn-began = Round { $round }: { $seat } to play.
event-rat-moved = { $seat } moves rat { $rat } { $origin } { $space }{ $pipe_count ->
    [0] .
    [one] {" "}through pipe { $pipes }.
   *[other] {" "}through pipes { $pipes }.
}
event-pipe-paid = { $seat } pays { $good } for pipe { $pipe }.
event-pipe-free = { $seat } uses pipe { $pipe } for free.
event-toll-paid = { $seat } meets { $to } { $space } and pays { $cheese }.
event-mouldy-taken = { $seat } takes { $pieces } and gets { $cheese } for it.
event-rattonaut = Rat { $rat } of { $seat } becomes a rattonaut (slot { $slot }).
event-award-taken = { $seat } takes an award.
event-nursery-left = { $seat } brings rat { $rat } from the nursery to Start.
event-bonus-chosen = { $seat } gets the backpack’s bonus: +{ $amount } { $good }.
event-drink-used = { $seat } uses an energy drink: all that was collected is doubled.
event-gained = { $seat } gets { $amount }.
event-light-moved = { $steps ->
    [0] The light marker of { $seat } is at the end of the light string.
   *[other] { $seat } moves the light marker from light { $origin } to light { $light }.
}
event-lamp-reached = { $seat } reaches construction lamp { $lamp }.
event-burrow-moved = { $seat } moves on in the rat burrow: { $node }.
event-comic-taken = { $seat } takes the comic “{ $comic }”.
event-token-put = { $seat } puts the token “{ $super_rat }” on rat { $rat }.
event-item-bought = { $seat } buys { $item } for { $cheese }.
event-item-stolen = { $seat } steals { $item }; rat { $rat } goes back to Start.
event-item-taken = { $seat } takes { $item } without paying; rat { $rat }, the thief, stays.
event-part-built = { $seat } builds { $part }{ $saves ->
    [0] .
   *[other] {" "}and saves { $saved }.
}
event-donated = { $seat } donates { $cheese }.
event-marker-placed = { $seat } places a marker on the track “{ $track }” (slot { $slot }).
event-marker-lost = { $seat } has no marker for the track “{ $track }”.
event-end-announced = { $seat } brings on the end ({ $reason }): round { $round } is the last.
event-greg-card = { $seat } reveals card { $card }.
event-greg-moved = { $seat } moves rat { $rat } { $origin } { $space }.
event-greg-paid = { $seat } pays { $cheese } { $space }.
event-greg-removed-item = { $seat } removes { $item } from the game.
event-greg-removed-comic = { $seat } removes the comic “{ $comic }” from the game.
event-greg-planned = { $seat } plans the track “{ $track }”.
event-greg-shuffled = { $seat } shuffles all revealed cards back into the deck.
event-game-over = The game is over: { $reason }.
