# The rules of The Pied Piper for players. Keys: “rule-” and the rule’s id with dashes for dots. Figures are those of the profile.
# Headings and rules stand in the order of the game’s rules.md.

rules-piedpiper-intro = Hamelin is overrun by rats, and they run in circles from house to house. Every rat that runs through your house moves your rat marker up one floor; the Pied Piper brings it down again. Send the rats to your neighbours: when only two players are left in town, the one with the lower marker wins.

rules-piedpiper-setup = Setting up

rule-pp-setup-houses = With 3 to 5 players, everyone has one house. With 2 players, there is a ring of four houses: the first player’s, a neutral one, the second player’s and another neutral one. Neutral houses have no marker.
rule-pp-setup-floors = Your house has 7 floors. Your rat marker starts at 0, below the house. The roof is one step above the 7th floor, at 8. You can also agree that the 7th floor is the roof.
rule-pp-setup-figures = One rat starts in each gap between two houses. One more rat and the Pied Piper start in the gap to the left of the first player’s house, so there is one rat more than there are houses. All figures always face right. Rats that are not needed stay out of the game, with their cards.
rule-pp-setup-characters = There are { $characters-all } character cards: { $characters-rat } for each of the six rats and { $characters-piper } for the Pied Piper. With 3 players { $characters-with_3 } of them are in play, with 2 or 4 players { $characters-with_4 }, with 5 players all { $characters-with_5 }. The rulebook only says how many there are in all; how they are split is our reconstruction.
rule-pp-setup-row = Four character cards lie face up in a row. Only during setup, the row may have no more than one Pied Piper: put any others aside and replace them. When the row is complete, shuffle them back into the deck.
rule-pp-setup-actions = There are { $actions-all } action cards of six kinds: { $actions-forward } forward, { $actions-back } back, { $actions-sewer } sewer, { $actions-run } run, { $actions-plus } plus one and { $actions-melody } melody. Everyone gets { $counts-hand } of them and keeps them secret. The rulebook only says how many there are in all; how they are split is our reconstruction.

rules-piedpiper-turn = Your turn

rule-pp-turn-order = Play passes to the right. Skip players who are out.
rule-pp-turn-first = The very first turn of the game is short: play one action card, then draw one.
rule-pp-turn-play = In every other turn, play one action card under a character card, then a second one under a different character card. Two cards with the same figure, even two Pied Pipers, are different character cards.
rule-pp-turn-two-at-most = A character card can have at most two action cards under it.
rule-pp-turn-activate = After you have played your cards, every character card with two action cards is activated. If there are two, choose which one goes first, before anything moves.
rule-pp-turn-execute = The figure carries out the upper card first (the one played earlier), then the lower one.
rule-pp-turn-replace = Then discard these character cards and their action cards, and fill the row again from the character deck. The row may now have more than one Pied Piper.
rule-pp-turn-draw = Then draw until you have { $counts-hand } cards again. If you need a card and the deck is empty, its discard pile is shuffled to make a new deck.
rule-pp-turn-active-out = If you go out on your own turn, everything that is activated is still carried out, discarded and replaced. You draw nothing, and play passes on.

rules-piedpiper-card = The cards

rule-pp-card-forward = “Forward”: the figure goes forward through the next house.
rule-pp-card-run = “Run”: the figure goes forward through the next two houses.
rule-pp-card-back = “Back”: the figure goes back through the house behind it and still faces right.
rule-pp-card-sewer = “Sewer”: the figure goes forward past the next house, and no marker moves.
rule-pp-card-pass = A rat that passes a house, in either direction, moves that house’s marker 1 up; the Pied Piper moves it 1 down. Neutral houses count as houses, but have no marker.
rule-pp-card-bounds = If one action affects a house more than once, add it all up, then move the marker once. The marker never goes below 0 or above the roof.
rule-pp-card-plus = “Plus one” makes the normal card above or below it one house longer, in the same direction: with “back”, the figure goes two houses back. Both cards together are one action. With “sewer”, neither house’s marker moves; you can also agree that the second house’s marker does.
rule-pp-card-melody = “Melody”: the normal card above or below it moves every figure in the same gap as the activated one. They all move together, as one action.
rule-pp-card-two-specials = Plus one and melody are special cards; all others are normal cards. If a character card has two special cards, nothing moves and all of them are discarded.

rules-piedpiper-out = Leaving town

rule-pp-out-roof = If your marker is on the roof after an action, you have to leave town: you are out.
rule-pp-out-house = Your house is removed before the next action. The figures in the gaps on both sides of it now share one gap.
rule-pp-out-markers = The player whose turn it is takes the rat marker of every player who leaves, and all the markers they had collected. If that player is out too, by this action or earlier this turn, these markers are removed from the game.
rule-pp-out-hand = A player who leaves discards their hand face up. Their cards under character cards stay.

rules-piedpiper-end = The end

rule-pp-end-two-left = With 3 to 5 players, the game ends at once when only two players, or fewer, are left in town. Markers are still handed over, but nothing else is carried out.
rule-pp-end-winner = Of the players left in town, the one with the lowest marker wins. In a tie, the one with more collected markers wins. If that is a tie too, it is a draw.
rule-pp-end-nobody = If nobody is left, look at the players who went out in the last action. The one who had collected more markers before it wins; otherwise it is a draw.
rule-pp-end-two-people = With 2 players, you lose at once if you reach the roof. If both reach it in the same action, it is a draw.
rule-pp-end-cap = Rats could run back and forth for ever, so the game ends after { $counts-turns } turns: as usual, the lowest marker left in town wins. A normal game never gets that far.

rules-piedpiper-secret = Open and secret

rule-pp-secret-public = Everyone can see the row, the face-up cards under it, both discard piles, the number of cards in each deck and hand, and all markers and floors.
rule-pp-secret-hidden = Hands, decks and face-down cards are secret. You may look only at your own hand and your own face-down cards.

rules-piedpiper-variant = Variants

rule-pp-variant-young = Variant for young players: there are no plus one or melody cards. Every action card is carried out as soon as it is played, and stays in place. When a character card gets its second action card, it is discarded together with both and replaced at once, and you may play your second card of the turn under the new one. There is no order to choose. If you drive yourself out, you don’t play a second card.
rule-pp-variant-hidden = Variant with face-down cards: you may play one of your two cards each turn face down (in the first turn, your only card). After you have played, all face-down cards under activated character cards are turned up, before the order is chosen. Until then, only its owner may look at a face-down card.
rule-pp-variant-one = You can play with only one variant at a time.
