# The table of First Rat on the page.

## The board, for whoever doesn't see it or points at something

page-fr-board = First Rat board
page-fr-space = Space { $space }, { $colour }: { $amount }{ $lit ->
    [yes] , lit: 1 more
   *[no] {""}
}
page-fr-pipe = Pipe from { $from } to { $to }, { $colour }, costs 1 { $good }
page-fr-rat = { $seat }: rat { $rat } { $place }{ $tokens ->
    [none] {""}
   *[other] , { $tokens }
}
page-fr-rat-short = Rat { $rat }
page-fr-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
page-fr-track = Score track: { $track }. { $points ->
    [one] Next slot: { $points } point
   *[other] Next slot: { $points } points
}
page-fr-stall = Stall: { $stall }, space { $space }, { $price } cheese per item. On offer: { $wares }
page-fr-rocket = Rocket parts so far. Cockpits: { $cockpit }, cargo holds: { $cargo }, engines: { $engine }
page-fr-last-round = Round { $round } of { $last }: the end is near

## Deciding

page-fr-advice-rat = Pick one of your rats to highlight the places it can reach.
page-fr-advice-place = Now pick a highlighted place for rat { $rat }. To move several rats, start with the one in front.
page-fr-advice-more = Move another rat to a space of the same colour, or stop here.
page-fr-asked = { $count ->
    [one] Your decision, { $count } choice: { $phase }
   *[other] Your decision, { $count } choices: { $phase }
}
page-fr-picked = Rat { $rat } picked. { $count ->
    [one] { $count } place is highlighted.
   *[other] { $count } places are highlighted.
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
page-fr-greg-unseen = Not seen yet: { $a } × A, { $b } × B
page-fr-greg-in-deck = Known to be in the deck: { $cards }
page-fr-greg-pile = Revealed: { $cards }
page-fr-greg-steps = Steps for his rats, front to back: { $steps }
page-fr-greg-no-card = Greg hasn’t revealed a card yet

## What things are and do: tooltips

page-fr-regions-path = Path
page-fr-regions-tracks = Tracks
page-fr-regions-burrow = Burrow
page-fr-regions-stalls = Stalls
page-fr-tip-cheese = Pays tolls and items; you can donate { $count } at once for a score marker.
page-fr-tip-material = Builds rocket parts and pays for pipes.
page-fr-tip-bulb = Each one moves your light marker one light forward.
page-fr-tip-core = Each one moves your burrow marker one step.
page-fr-tip-unlit = This space gives 1 more once your light marker has come this far.
page-fr-tip-stall = A rat that stops here may buy an item, or steal one and go back to Start.
page-fr-tip-start = All rats start here. There is room for any number, and nobody pays a toll.
page-fr-tip-pad = A rat that stops here goes into the rocket. You take an award or bring a rat from the nursery to Start.
page-fr-tip-pad-colour = It counts as any colour.
page-fr-tip-pipe = A shortcut: going through it is one step.
page-fr-tip-lamp = Construction lamp { $light }
page-fr-tip-lamp-effect = When your light marker gets here, you place a score marker on the { track-light } track.
page-fr-tip-part = For each one you build, a marker goes on the first free slot. It costs { $cost }.
page-fr-tip-storage = One marker for each visit to the food storage.
page-fr-tip-donation = One marker for every { $count } cheese you donate.
page-fr-tip-light = One marker for each construction lamp you reach.
page-fr-tip-rocket = One marker for every set of cockpit, cargo hold and engine.
page-fr-tip-rattonaut = Every rat in the rocket takes the first free slot.
page-fr-tip-slots = With this number of players, the crossed-out slots stay empty; the last slot holds any number.
page-fr-tip-plan = Greg has planned this track: his next card with this symbol scores it.
page-fr-tip-library = When you get here, you may take a comic.
page-fr-tip-nursery = When you get here, you bring a rat from here to Start.
page-fr-tip-fork = A fork: go in, or on to the food storage.
page-fr-tip-fresh = You can use it from your next turn.
page-fr-tip-super = Its token goes on one of your rats.
page-fr-tip-builders = Each plate shows who built the part.
page-fr-tip-award = { $points } at the end of the game.
page-fr-tip-mouldy = You take one when you can’t pay a toll. Each costs { $points } at the end.
page-fr-tip-markers-end = When { $count } of them are on the tracks, the end of the game is near.
page-fr-tip-leftovers = { $count } leftover goods are worth a point at the end.

## Choosing on the board

page-fr-advice-route = Several routes lead there: walk, or go through pipes?
page-fr-advice-reward = Your rat is in the rocket: an award, or a rat from the nursery?
page-fr-advice-bonus = Choose what your backpack adds.
page-fr-advice-drink = Use an energy drink to double what you collect this turn?
page-fr-advice-fork = A fork in the burrow: choose one of the highlighted ways.
page-fr-advice-comic = Choose a comic from the library.
page-fr-advice-token = Which rat gets the token?
page-fr-advice-shop = Choose an item at the stall.
page-fr-advice-build = Choose a highlighted track to build or donate.
page-fr-advice-lay = Which tile goes on the { $track } track?
page-fr-advice-greg = Several tracks are equally good for Greg: choose one for him. If he has already planned it, he scores it now; otherwise he plans it.

## Greg, told step by step

page-fr-greg-told = Greg’s last turn
page-fr-greg-none = Greg hasn’t played yet. On his turn he reveals a card: four numbers move his rats, front to back, then its symbol counts.
page-fr-greg-score = He scores a track when its symbol comes up a second time.
page-fr-why-card = It moves his rats by { $steps }, front to back.
page-fr-why-moved = { $rank ->
    [1] His front rat: the first number.
    [2] His second rat: the second number.
    [3] His third rat: the third number.
   *[4] His last rat: the last number.
}
page-fr-why-paid = One of your rats was there.
page-fr-why-item = His rat stopped at this stall, so one item was removed at random.
page-fr-why-comic = The symbol on his card: one comic was removed at random.
page-fr-why-planned = The symbol on his card. When it comes up again, he scores this track.
page-fr-why-scored = He had planned this track, and its symbol came up again.
page-fr-why-shuffled = That was card C: his deck is complete again.
page-fr-why-rattonaut = His rat reached the launch pad; he takes no reward.
page-fr-items = { $count ->
    [one] { $count } item
   *[other] { $count } items
}
page-fr-mine = What you have
