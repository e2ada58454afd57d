# The Pied Piper on a terminal.

piper-board-heading = Turn { $turn }: { $seat ->
    [You] your turn
   *[other] { $seat } to play
}
piper-board-house = House
piper-board-floors = Rat marker
piper-board-floor = Floor
piper-board-collected = Collected
piper-board-cards = Cards
piper-board-neutral = neutral house { $number }
piper-board-round = back to the gap at the top
piper-board-out = Out of town: { $seats }
piper-board-character = Character
piper-board-upper = Upper card
piper-board-lower = Lower card
piper-board-face-down = { $card } (face down)
piper-board-unseen = face down ({ $seat ->
    [You] yours
   *[other] { $seat }
})
piper-board-actions = Action cards: { $deck } in the deck, discarded: { $discards }
piper-board-characters = Character cards: { $deck } in the deck, discarded: { $discards }
piper-board-hand = { $seat ->
    [You] Your hand: { $cards }
   *[other] { $seat }’s hand: { $cards }
}
piper-board-card = (card { $number } of { $count })
piper-board-legend =
    The houses stand in a ring, with the figures in the gaps between them. Forward
    is down ↓, past the next house. ■: a house’s rat marker, from floor 0 up to
    the roof ⌂, where its owner has to leave town. Rats that pass move it up, the
    Pied Piper moves it down. The lowest marker wins.

## What a move would bring about

piper-yields-floor = { $seat } ({ $origin }→{ $floor })
piper-yields-roof = { $seat } ({ $origin }→⌂)
piper-yields-nothing-moved = nothing moves
piper-yields-no-marker = no marker moves
piper-yields-over = the game ends
piper-yields-unseen = acts with a face-down card
piper-yields-order = then choose who acts first

## The end

piper-score-title = Standings
piper-score-won = { $seat ->
    [You] You won
   *[other] The winner is { $seat }
}.
piper-score-shared = It’s a draw: { $seats }.
piper-score-lowest = The lowest marker left in town wins: { $floors }.
piper-score-tie = Tied on the same floor: the player with more collected markers wins ({ $counts }).
piper-score-held = Everyone is out. Of the last to leave, the player who had collected more markers wins.
