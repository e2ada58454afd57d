# What can be decided, as short labels.

move-go = Rat { $rat } { $space }
move-route = { $pipe_count ->
    [0] Walk all the way
    [one] Through pipe { $pipes }
   *[other] Through pipes { $pipes }
}
move-stop = Move no more rats
move-award = Take an award
move-nursery = Take a rat from the nursery
move-bonus = Backpack bonus: { $good }
move-drink = Use an energy drink
move-no-drink = Use no energy drink
move-in = In at the fork
move-on = Onward past the fork
move-comic = Take the comic “{ $comic }”
move-no-comic = Take no comic
move-token = Token on rat { $rat }
move-buy = Buy: { $item }
move-steal = Steal: { $item }
move-take = Take without paying: { $item }
move-no-item = Get nothing here
move-build = Build: { $part }{ $saves ->
    [0] {""}
   *[other] , saving { $saved }
}
move-donate = Donate cheese
move-end = End the turn
move-score = Greg’s track: { $track }
move-lay = Lay track tile { $row }

## Chance

move-chance-cap = Bottle cap drawn: { $cap }
move-chance-backpack = Backpack drawn: { $colour }
move-chance-comic = Comic drawn: { $comic }
move-chance-tile = Path tile drawn: { $tile }
move-chance-row = Track tile drawn: { $row }
move-chance-card = Greg’s card: { $card }
