# The Pied Piper on a terminal.

piper-board-heading = Turn { $turn }: { $seat } to play
piper-board-house = House
piper-board-floors = Rat marker
piper-board-floor = Floor
piper-board-collected = Collected
piper-board-cards = Cards
piper-board-neutral = neutral house { $number }
piper-board-round = on to the gap at the top
piper-board-out = Out of town: { $seats }
piper-board-character = Character
piper-board-upper = Upper card
piper-board-lower = Lower card
piper-board-face-down = { $card } (face down)
piper-board-unseen = face down ({ $seat })
piper-board-actions = Action cards: { $deck } in the deck, discarded: { $discards }
piper-board-characters = Character cards: { $deck } in the deck, discarded: { $discards }
piper-board-hand = Hand of { $seat }: { $cards }
piper-board-card = (card { $number } of { $count })
piper-board-legend =
    The houses stand in a ring, the figures in the gaps between them. Forward is
    down ↓, past the next house. ■: the rat marker of a house, from floor 0 up to
    the roof ⌂, where its owner has to leave town. Rats that pass move it up, the
    Pied Piper moves it down. The lowest marker wins.

## What a move would bring about

piper-yields-floor = { $seat } ({ $origin }→{ $floor })
piper-yields-roof = { $seat } ({ $origin }→⌂)
piper-yields-nothing-moved = nothing moves
piper-yields-no-marker = no marker moves
piper-yields-over = the game ends
piper-yields-unseen = acts with a card that you can’t see
piper-yields-order = then choose who acts first

## The end

piper-score-title = Where everybody stands
piper-score-won = { $seat } wins.
piper-score-shared = It is a draw: { $seats }.
piper-score-lowest = The lowest marker of those in town decides: { $floors }.
piper-score-tie = Tied at the same floor: more collected markers decide ({ $counts }).
piper-score-held = Of those who left last, more markers held before decide.
