# What happens in The Pied Piper. Cards and figures come as words, places of the row counted from 1. A card that the reader
# may not see has a sentence of its own.

piper-event-turn-began = Turn { $turn }: { $seat ->
    [You] your turn
   *[other] { $seat } to play
}.
piper-event-card-drawn = { $seat } drew “{ $card }”.
piper-event-card-drawn-unseen = { $seat } drew a card.
piper-event-character-laid = New character card { $slot }: { $figure }.
piper-event-deck-renewed = The discard pile was shuffled into a new deck of { $cards ->
    [one] { $cards } action card.
   *[other] { $cards } action cards.
}
piper-event-characters-renewed = The discard pile was shuffled into a new deck of { $cards ->
    [one] { $cards } character card.
   *[other] { $cards } character cards.
}
piper-event-card-played = { $seat } played “{ $card }” under character card { $slot }.
piper-event-card-played-face-down = { $seat } played “{ $card }” face down under character card { $slot }.
piper-event-card-played-unseen = { $seat } played a card face down under character card { $slot }.
piper-event-card-revealed = Revealed under character card { $slot }: { $seat ->
    [You] you
   *[other] { $seat }
} had played “{ $card }” face down.
piper-event-activated = { $figure } was activated (character card { $slot }).
piper-event-figure-moved = { $figure } passed { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
} and stopped { $gap }.
piper-event-marker-moved = { $seat ->
    [You] Your rat marker moved from floor { $origin } to floor { $floor }.
   *[other] { $seat }’s rat marker moved from floor { $origin } to floor { $floor }.
}
piper-event-nothing-moved = Two special cards under character card { $slot }: nothing moved.
piper-event-seat-out = { $seat } had to leave town.
piper-event-house-left = { $seat ->
    [You] Your house was removed.
   *[other] { $seat }’s house was removed.
}
piper-event-markers-taken = { $seat } took { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
} { $owner ->
    [You] from you
   *[other] from { $owner }
}.
piper-event-markers-lost = { $owner ->
    [You] { $markers ->
        [one] { $markers } of your markers was removed from the game.
       *[other] { $markers } of your markers were removed from the game.
    }
   *[other] { $markers ->
        [one] { $markers } of { $owner }’s markers was removed from the game.
       *[other] { $markers } of { $owner }’s markers were removed from the game.
    }
}
piper-event-hand-discarded = { $seat } discarded { $count } × “{ $card }” from hand.
piper-event-character-discarded = Character card { $slot } was discarded: { $figure }.
piper-event-game-over = The game is over: { $reason }.

## Where a figure stops; neutral houses have a number, those of seats 0.

piper-behind-house = { $number ->
    [0] { $seat ->
        [You] after your house
       *[other] after { $seat }’s house
    }
   *[other] after neutral house { $number }
}
