# What can be decided, as short labels.

move-go = Rat { $rat } { $space }
move-route = { $pipe_count ->
    [0] Walk, without pipes
    [one] Through pipe { $pipes }
   *[other] Through pipes { $pipes }
}
move-stop = Stop moving
move-award = Take an award
move-nursery = Take a rat from the nursery
move-bonus = Backpack bonus: { $good }
move-drink = Use an energy drink
move-no-drink = Don’t use an energy drink
move-in = Go in at the fork
move-on = Go past the fork
move-comic = Take the “{ $comic }” comic
move-no-comic = Don’t take a comic
move-token = Put the token on rat { $rat }
move-buy = Buy: { $item }
move-steal = Steal: { $item }
move-take = Take for free: { $item }
move-no-item = Take nothing here
move-build = Build: { $part }{ $saves ->
    [0] {""}
   *[other] {" "}(saves { $saved })
}
move-donate = Donate cheese
move-end = End the turn
move-score = Greg’s track: { $track }
move-lay = Place track tile { $row }

## Chance

move-chance-cap = Bottle cap drawn: { $cap }
move-chance-backpack = Backpack drawn: { $colour }
move-chance-comic = Comic drawn: { $comic }
move-chance-tile = Path tile drawn: { $tile }
move-chance-row = Track tile drawn: { $row }
move-chance-card = Greg’s card: { $card }
