# Why a move of The Pied Piper is not legal; reasons that both games have are in refusals.ftl.

piper-refusal-game-ended = { $turns ->
    [one] The game ended after { $turns } turn.
   *[other] The game ended after { $turns } turns.
}
piper-refusal-not-in-deck = There is no “{ $card }” card left in the deck.
piper-refusal-character-not-in-deck = This character card is no longer in the deck: { $figure }.
piper-refusal-figure-not-in-game = With { $people } players, this figure is not used: { $figure }.
piper-refusal-one-piper-at-first = The first row can have only one Pied Piper.
piper-refusal-face-up-only = In this variant, all cards are played face up.
piper-refusal-one-face-down = You have already played one card face down this turn. Play the other one face up.
piper-refusal-no-order = In this variant, cards act at once. There is no order to choose.
piper-refusal-no-special-cards = This variant has no special cards such as “{ $card }”.
piper-refusal-not-activated = { $cards ->
    [0] There are no action cards under character card { $place }. A figure needs two cards to act.
   *[other] There is only one action card under character card { $place }. A figure needs two cards to act.
}
piper-refusal-card-not-in-hand = You don’t have “{ $card }” in your hand.
piper-refusal-two-cards-already = There are already two action cards under character card { $place }. Choose another one.
piper-refusal-same-character = Your first card is under character card { $place }. Play the second one under another character card.
