# What happened, as sentences of a game's log. Things come as words, rats and slots counted from 1.

event-cap-laid = The crow offers the “{ $cap }” bottle cap.
event-backpack-laid = { $colour ->
    [orange] The hamster offers an { $colour } backpack.
   *[other] The hamster offers a { $colour } backpack.
}
event-comic-laid = The library has the “{ $comic }” comic.
event-tile-laid = Path tile { $tile } was placed { $space }.
event-row-laid = Track tile { $row } was placed on the { $track } track.
event-turn-began = Round { $round }: { $seat ->
    [You] your turn
   *[other] { $seat } to play
}.
event-rat-moved = { $seat } moved rat { $rat } { $origin } { $space }{ $pipe_count ->
    [0] .
    [one] {" "}through pipe { $pipes }.
   *[other] {" "}through pipes { $pipes }.
}
event-pipe-paid = { $seat } paid { $good } for pipe { $pipe }.
event-pipe-free = { $seat } used pipe { $pipe } for free.
event-toll-paid = { $seat } paid { $cheese } { $to ->
    [You] to you
   *[other] to { $to }
} { $space }.
event-mouldy-taken = { $seat } took { $pieces } and got { $cheese }.
event-toll-unpaid = { $seat } { $to ->
    [You] met you
   *[other] met { $to }
} { $space }, but there was no mouldy cheese left: { $cheese } could not be paid.
event-rattonaut = { $seat } sent rat { $rat } into the rocket (rattonaut slot { $slot }).
event-award-taken = { $seat } took an award.
event-nursery-left = { $seat } brought rat { $rat } from the nursery to Start.
event-bonus-chosen = { $seat } got the backpack bonus: { $good }.
event-drink-used = { $seat } used an energy drink and doubled everything collected.
event-gained = { $seat } got { $amount }.
event-light-moved = { $steps ->
    [0] { $seat } had already reached the end of the light string.
   *[other] { $origin ->
        [0] { $seat } moved the light marker to light { $light }.
       *[other] { $seat } moved the light marker from light { $origin } to light { $light }.
    }
}
event-lamp-reached = { $seat } reached construction lamp { $lamp }.
event-burrow-moved = { $seat } moved on in the rat burrow: { $node }.
event-comic-taken = { $seat } took the “{ $comic }” comic.
event-token-put = { $seat } put the { $super_rat } token on rat { $rat }.
event-item-bought = { $seat } bought { $item } for { $cheese }.
event-item-stolen = { $seat } stole { $item }; rat { $rat } went back to Start.
event-item-taken = { $seat } took { $item } for free with rat { $rat }, the thief.
event-part-built = { $seat } built { $part }{ $saves ->
    [0] .
   *[other] {" "}and saved { $saved }.
}
event-donated = { $seat } donated { $cheese }.
event-marker-placed = { $seat } placed a marker on the { $track } track (slot { $slot }).
event-marker-lost = { $seat } had no marker left for the { $track } track.
event-end-announced = { $seat } triggered the end of the game ({ $reason }): round { $round } is the last.
event-greg-card = { $seat } revealed card { $card }.
event-greg-moved = { $seat } moved rat { $rat } { $origin } { $space }.
event-greg-paid = { $seat } joined another rat { $space }: its owner got { $cheese } from the supply.
event-greg-removed-item = { $seat } removed { $item } from the game.
event-greg-removed-comic = { $seat } removed the “{ $comic }” comic from the game.
event-greg-planned = { $seat } planned the { $track } track.
event-greg-shuffled = { $seat } shuffled all revealed cards back into the deck.
event-game-over = The game is over: { $reason }.
