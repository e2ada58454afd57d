# The table of First Rat on the page.

## The board, for whoever doesn't see it or points at something

page-fr-board = Board of First Rat
page-fr-burrow = Rat burrow
page-fr-space = Space { $space }, { $colour }: { $amount }{ $lit ->
    [yes] , lit: 1 more
   *[no] {""}
}
page-fr-pipe = Pipe from { $from } to { $to }, { $colour }, costs: { $good }
page-fr-rat = { $seat }: rat { $rat } { $place }{ $tokens ->
    [none] {""}
   *[other] , { $tokens }
}
page-fr-rat-short = Rat { $rat }
page-fr-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
page-fr-track = Track “{ $track }”: { $points ->
    [one] next slot { $points } point
   *[other] next slot { $points } points
}
page-fr-stall = Stall: { $stall }, space { $space }, price { $price } cheese. There is: { $wares }
page-fr-rocket = The rocket so far. Cockpits: { $cockpit }, cargo holds: { $cargo }, engines: { $engine }
page-fr-last-round = Round { $round } of { $last }, the end is near

## Deciding

page-fr-advice-rat = Pick one of your rats: all places that it can reach light up.
page-fr-advice-place = Rat { $rat } is ready: pick a lit place. For several rats, begin with the one in front.
page-fr-advice-more = Move another rat to a space of the same colour, or stop.
page-fr-advice-choose = Pick on the board or in the list.
page-fr-go = Go
page-fr-all-offers = { $count ->
    [one] All that can be done: { $count } move
   *[other] All that can be done: { $count } moves
}
page-fr-turn-so-far = This turn:
page-fr-waiting = { $seat } is playing …
page-fr-asked = Your decision: { $phase }. { $count ->
    [one] { $count } choice.
   *[other] { $count } choices.
}
page-fr-picked = Rat { $rat } picked. { $count ->
    [one] { $count } place is lit.
   *[other] { $count } places are lit.
}

## Seats and Greg

page-fr-light = { $lamp ->
    [0] Light marker at light { $light }, past all construction lamps
   *[other] Light marker at light { $light }, next construction lamp at { $lamp }
}
page-fr-markers = { $count ->
    [one] { $count } score marker left
   *[other] { $count } score markers left
}
page-fr-greg-level = Level
page-fr-greg-plans = Plans
page-fr-greg-deck = Deck
page-fr-greg-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
page-fr-greg-known = What is known of it
page-fr-greg-unseen = Never seen: { $a } × A, { $b } × B
page-fr-greg-in-deck = Known to be in it: { $cards }
page-fr-greg-pile = Revealed: { $cards }
page-fr-greg-steps = Steps of his rats from the front: { $steps }
page-fr-greg-no-card = Greg has revealed no card yet
