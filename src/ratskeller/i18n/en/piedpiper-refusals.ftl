# Why a move of The Pied Piper is not legal; reasons that both games have are in refusals.ftl.

piper-refusal-game-ended = { $turns ->
    [one] The game is over after { $turns } turn.
   *[other] The game is over after { $turns } turns.
}
piper-refusal-not-in-deck = No such card is left in the deck: “{ $card }”.
piper-refusal-character-not-in-deck = No such character card is left in the deck: { $figure }.
piper-refusal-figure-not-in-game = With { $people } people this figure is not in the game: { $figure }.
piper-refusal-one-piper-at-first = The first row has one Pied Piper at most.
piper-refusal-face-up-only = In this variant all cards are played face up.
piper-refusal-one-face-down = One card of the turn lies face down already: the other is played face up.
piper-refusal-no-order = In this variant cards act at once: there is no order to choose.
piper-refusal-no-special-cards = In this variant there are no special cards such as “{ $card }”.
piper-refusal-not-activated = { $cards ->
    [0] No action card lies at place { $place }: only a figure with two cards acts.
   *[other] Only one action card lies at place { $place }: only a figure with two cards acts.
}
piper-refusal-card-not-in-hand = You don’t have this card in your hand: “{ $card }”.
piper-refusal-two-cards-already = Two action cards lie at place { $place } already.
piper-refusal-same-character = Your first card lies at place { $place }: the second goes under another character card.
