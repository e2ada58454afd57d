# The rules of The Pied Piper for players, figures of the standard game. Keys: “rule-” and the rule’s id with dashes for dots.
# Headings and rules stand in the order of the game’s rules.md.

rules-piedpiper-intro = Hamelin is overrun by rats, and they run in circles from house to house. Every rat that runs through your house lifts your rat marker one floor; the Pied Piper brings it down again. Send the rats to your neighbours: when only two players are left in town, the lower marker wins.

rules-piedpiper-setup = Setting up

rule-pp-setup-houses = With 3 to 5 players, everybody has one house. 2 players play with a ring of four houses: the first player’s, a neutral one, the second player’s, another neutral one. Neutral houses have no marker.
rule-pp-setup-floors = Your house has 7 floors, and your rat marker begins at 0, below the house. The roof is the step above the 7th floor: 8. A table may choose otherwise: then the 7th floor is the roof.
rule-pp-setup-figures = One rat begins in every gap between two houses. One more rat and the Pied Piper begin in the gap to the left of the first player’s house, so there is one rat more than there are houses. All figures face right, and always keep facing right. The other rats and their cards are out of the game.
rule-pp-setup-characters = There are 21 character cards: 3 for each of the six rats and 3 for the Pied Piper. With 3 players 15 of them are in play, with 2 or 4 players 18, with 5 players all 21.
rule-pp-setup-row = Four character cards lie face up in a row. At set-up only, any Pied Piper after the first is set aside and replaced, until four cards lie there with at most one Pied Piper; then those set aside are shuffled back in.
rule-pp-setup-actions = There are 50 action cards of six kinds: 14 forward, 12 back, 8 sewer, 6 run, 5 plus one and 5 melody. Everybody is dealt four of them, unseen by the others.

rules-piedpiper-turn = Your turn

rule-pp-turn-order = Play passes to the right. Players who are out are skipped.
rule-pp-turn-first = The very first turn of the game is short: one action card is played, then one card is drawn.
rule-pp-turn-play = In every other turn you play one action card under a character card, and then a second one under a different character card. Two cards of the same figure, two Pied Pipers too, are different character cards.
rule-pp-turn-two-at-most = No more than two action cards ever lie under a character card.
rule-pp-turn-activate = When you have played your cards, every character card with two action cards is activated. If there are two of them, you choose which comes first. You choose once, before anything moves.
rule-pp-turn-execute = The figure carries out the upper card first, which was played earlier, and then the lower one.
rule-pp-turn-replace = When all is carried out, these character cards and their action cards are discarded. Then the row is filled again from the character deck; now more than one Pied Piper may lie in it.
rule-pp-turn-draw = Then you draw until you have four cards again. Only when a card is needed and the deck is empty are its discards shuffled into a new deck.
rule-pp-turn-active-out = If you go out in your own turn, all that is activated is still carried out, discarded and replaced. You draw nothing, and play passes on.

rules-piedpiper-card = The cards

rule-pp-card-forward = “Forward”: the figure goes forward through the next house.
rule-pp-card-run = “Run”: the figure goes forward through the next two houses.
rule-pp-card-back = “Back”: the figure goes back through the house behind it, and keeps facing right.
rule-pp-card-sewer = “Sewer”: the figure goes forward past the next house, and no marker moves.
rule-pp-card-pass = A rat that passes a house, in either direction, moves that house’s marker 1 up; the Pied Piper moves it 1 down. Neutral houses count as houses, but have no marker.
rule-pp-card-bounds = What one action does to one house is added up and applied once. The marker never goes below 0 or above the roof.
rule-pp-card-plus = “Plus one” makes the normal card that it lies with, above or below, longer by one house the same way: back with plus one goes two houses back. Both together are one action. With sewer, neither house’s marker moves; a table may choose that the marker of the added house does.
rule-pp-card-melody = “Melody”: the normal card that it lies with moves every figure in the same gap as the activated one, together, as one action.
rule-pp-card-two-specials = Plus one and melody are special cards. With two special cards under one figure nothing moves, and all are discarded.

rules-piedpiper-out = Leaving town

rule-pp-out-roof = If your marker is at the roof after an action has been carried out, you have to leave town: you are out.
rule-pp-out-house = Your house is taken away before the next action. The figures of the gaps on both sides of it then share the one gap that is left.
rule-pp-out-markers = The player whose turn it is gets the marker of whoever leaves, and all that they had collected; if several leave at once, those of all of them. If that player is out as well, by this action or earlier in this turn, these markers leave the game.
rule-pp-out-hand = Whoever leaves discards their hand face up. Their cards under character cards stay.

rules-piedpiper-end = The end

rule-pp-end-two-left = With 3 to 5 players, the game ends at once when two players or fewer are left in town. Markers are still handed over; nothing more is carried out.
rule-pp-end-winner = Of those left in town, the lowest marker wins. If several are as low, more collected markers decide; after that it is a draw.
rule-pp-end-nobody = If nobody is left, one of those who went out by the last action wins: the one who had collected more markers before it. Otherwise it is a draw.
rule-pp-end-two-people = With 2 players, whoever reaches the roof loses at once. If both reach it at once, it is a draw.
rule-pp-end-cap = Rats could run to and fro for ever, so the game is over after 500 turns: then the lowest marker among those left in town wins, as usual. With sensible play you never get that far.

rules-piedpiper-secret = What you may see

rule-pp-secret-public = Everybody sees the row, the cards face up under character cards, both discard piles, how many cards are in the decks and hands, and all markers and floors.
rule-pp-secret-hidden = Hands, decks and face-down cards are secret. You know your own hand and your own face-down cards.

rules-piedpiper-variant = Variants

rule-pp-variant-young = For young players, if the table chooses so: there are no plus-one and melody cards. Every action card is carried out as soon as it is played, and stays where it lies. After the second one under a character card, that card and both action cards are discarded and replaced at once, and the new character card may take the second action card of your turn. There is no order to choose. If you drive yourself out, you play no second card.
rule-pp-variant-hidden = Face-down cards, if the table chooses so: you may play one of the two cards of your turn face down, in the first turn the only one. When your cards are played, all face-down cards under activated figures are turned up before the order is chosen. Until then only its owner may look at a face-down card.
rule-pp-variant-one = A table plays with one variant at most: the two don’t go together.
