# What happens in The Pied Piper. Cards and figures come as words, places of the row counted from 1. A card that the reader
# may not see has a sentence of its own.

piper-event-turn-began = Turn { $turn }: { $seat } to play.
piper-event-card-drawn = { $seat } draws “{ $card }”.
piper-event-card-drawn-unseen = { $seat } draws a card.
piper-event-character-laid = A character card comes to place { $slot }: { $figure }.
piper-event-deck-renewed = The discards become a new deck of { $cards ->
    [one] { $cards } action card.
   *[other] { $cards } action cards.
}
piper-event-characters-renewed = The discards become a new deck of { $cards ->
    [one] { $cards } character card.
   *[other] { $cards } character cards.
}
piper-event-card-played = { $seat } plays “{ $card }” at place { $slot }.
piper-event-card-played-face-down = { $seat } plays “{ $card }” face down at place { $slot }.
piper-event-card-played-unseen = { $seat } plays a card face down at place { $slot }.
piper-event-card-revealed = The face-down card of { $seat } at place { $slot } is turned up: “{ $card }”.
piper-event-activated = { $figure } at place { $slot } acts.
piper-event-figure-moved = { $figure } passes { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
} and stops { $gap }.
piper-event-marker-moved = The marker of { $seat } moves from floor { $origin } to floor { $floor }.
piper-event-nothing-moved = Two special cards at place { $slot }: nothing moves.
piper-event-seat-out = { $seat } has to leave town.
piper-event-house-left = The house of { $seat } is taken away.
piper-event-markers-taken = { $seat } takes { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
} from { $owner }.
piper-event-markers-lost = { $markers ->
    [one] { $markers } marker of { $owner } leaves the game.
   *[other] { $markers } markers of { $owner } leave the game.
}
piper-event-hand-discarded = { $seat } discards { $count } × “{ $card }” from the hand.
piper-event-character-discarded = The character card at place { $slot } is discarded: { $figure }.
piper-event-game-over = The game is over: { $reason }.

## Where a figure stops; neutral houses have a number, those of seats 0.

piper-behind-house = { $number ->
    [0] after the house of { $seat }
   *[other] after neutral house { $number }
}
