# The rules of The Pied Piper for players. Keys: “rule-” and the rule’s id with dashes for dots. Figures are those of the profile.
# Headings and rules stand in the order of the game’s rules.md.
# Below a rule, “asked”: what people call it when they ask. The search reads it, nobody else; old words are welcome.

rules-piedpiper-intro = Hamelin is overrun by rats, and they run in circles from house to house. Every rat that runs through your house moves your rat marker up one floor; the Pied Piper brings it down again. Send the rats to your neighbours: when only two players are left in town, the one with the lower marker wins.

rules-piedpiper-setup = Setting up

rule-pp-setup-houses = With 3 to 5 players, everyone has one house. With 2 players, there is a ring of four houses: the first player’s, a neutral one, the second player’s and another neutral one. Neutral houses have no marker.
    .asked = how many houses, players, two players, duel, neutral, ring, preparation, circle, set up, number of players, with two
rule-pp-setup-floors = Your house has 7 floors. Your rat marker starts at 0, below the house. The roof is one step above the 7th floor, at 8. You can also agree that the 7th floor is the roof.
    .asked = how high, storeys, levels, how tall, beginning of the marker, where does the marker start, ground floor
rule-pp-setup-figures = One rat starts in each gap between two houses. One more rat and the Pied Piper start in the gap to the left of the first player’s house, so there is one rat more than there are houses. All figures always face right. Rats that are not needed stay out of the game, with their cards.
    .asked = where do the rats start, how many rats, figures at the beginning, which way do they look, left over rats
rule-pp-setup-characters = There are { $characters-all } character cards: { $characters-rat } for each of the six rats and { $characters-piper } for the Pied Piper. With 3 players { $characters-with_3 } of them are in play, with 2 or 4 players { $characters-with_4 }, with 5 players all { $characters-with_5 }. The rulebook only says how many there are in all; how they are split is our reconstruction.
    .asked = number of character cards, how many rat cards, composition, deck of characters
rule-pp-setup-row = Four character cards lie face up in a row. Only during setup, the row may have no more than one Pied Piper: put any others aside and replace them. When the row is complete, shuffle them back into the deck.
    .asked = display, open cards, four cards, two pipers at the beginning, replaced, start
rule-pp-setup-actions = There are { $actions-all } action cards of six kinds: { $actions-forward } forward, { $actions-back } back, { $actions-sewer } sewer, { $actions-run } run, { $actions-plus } plus one and { $actions-melody } melody. Everyone gets { $counts-hand } of them and keeps them secret. The rulebook only says how many there are in all; how they are split is our reconstruction.
    .asked = how many action cards, composition of the deck, hand at the start, dealt, which cards are there, kinds

rules-piedpiper-turn = Your turn

rule-pp-turn-order = Play passes to the right. Skip players who are out.
    .asked = direction of play, whose turn, who is next, clockwise, counterclockwise, who starts, begins
rule-pp-turn-first = The very first turn of the game is short: play one action card, then draw one.
    .asked = opening turn, starting player, only one card, beginning
rule-pp-turn-play = In every other turn, play one action card under a character card, then a second one under a different character card. Two cards with the same figure, even two Pied Pipers, are different character cards.
    .asked = my turn, sequence, how many cards, both cards to the same figure, twice, must I play, two different
rule-pp-turn-two-at-most = A character card can have at most two action cards under it.
    .asked = full, limit, maximum number, third card, how many may lie, space for cards
rule-pp-turn-activate = After you have played your cards, every character card with two action cards is activated. If there are two, choose which one goes first, before anything moves.
    .asked = when does a figure move, trigger, choose which goes first, two at the same time, both ready
rule-pp-turn-execute = The figure carries out the upper card first (the one played earlier), then the lower one.
    .asked = which of the two cards, order of cards, top, bottom, resolve, sequence
rule-pp-turn-replace = Then discard these character cards and their action cards, and fill the row again from the character deck. The row may now have more than one Pied Piper.
    .asked = new character, refill, fill up, after moving, discard, gone, next figure, come
rule-pp-turn-draw = Then draw until you have { $counts-hand } cards again. If you need a card and the deck is empty, its discard pile is shuffled to make a new deck.
    .asked = refill hand, new cards, take cards, how many in hand, empty deck, reshuffle, end of my turn, ran out of cards, deck used up, out of action cards
rule-pp-turn-active-out = If you go out on your own turn, everything that is activated is still carried out, discarded and replaced. You draw nothing, and play passes on.
    .asked = kick myself out, I lose on my turn, own fault, what happens to the rest

rules-piedpiper-card = The cards

rule-pp-card-forward = “Forward”: the figure goes forward through the next house.
    .asked = one house, straight, step
rule-pp-card-run = “Run”: the figure goes forward through the next two houses.
    .asked = two houses, fast, double
rule-pp-card-back = “Back”: the figure goes back through the house behind it and still faces right.
    .asked = reverse, turn round, opposite direction, retreat
rule-pp-card-sewer = “Sewer”: the figure goes forward past the next house, and no marker moves.
    .asked = underground, below, under, skip a house, not marked, hidden way, canal
rule-pp-card-pass = A rat that passes a house, in either direction, moves that house’s marker 1 up; the Pied Piper moves it 1 down. Neutral houses count as houses, but have no marker.
    .asked = what happens when a rat runs through, go up, go down, climbs, rises, sinks, effect of the piper, who lowers my marker, neutral house
rule-pp-card-bounds = If one action affects a house more than once, add it all up, then move the marker once. The marker never goes below 0 or above the roof.
    .asked = lower than zero, below ground, minus, higher than the roof, limit, up and down at once, several figures
rule-pp-card-plus = “Plus one” makes the normal card above or below it one house longer, in the same direction: with “back”, the figure goes two houses back. Both cards together are one action. With “sewer”, neither house’s marker moves; you can also agree that the second house’s marker does.
    .asked = extra house, one more, longer, add, plus alone
rule-pp-card-melody = “Melody”: the normal card above or below it moves every figure in the same gap as the activated one. They all move together, as one action.
    .asked = everybody moves along, group, all together, music, flute, song, same gap, who comes with
rule-pp-card-two-specials = Plus one and melody are special cards; all others are normal cards. If a character card has two special cards, nothing moves and all of them are discarded.
    .asked = only special cards, plus with melody, no normal card, two plus, wasted, no effect

rules-piedpiper-out = Leaving town

rule-pp-out-roof = If your marker is on the roof after an action, you have to leave town: you are out.
    .asked = lose, eliminated, knocked out, top, attic, flee, when am I out, flood, full house
rule-pp-out-house = Your house is removed before the next action. The figures in the gaps on both sides of it now share one gap.
    .asked = house taken away, removed, disappears, gaps merge, ring gets smaller, my house after, someone left
rule-pp-out-markers = The player whose turn it is takes the rat marker of every player who leaves, and all the markers they had collected. If that player is out too, by this action or earlier this turn, these markers are removed from the game.
    .asked = who gets it, loot, trophies, collect markers of others, spoils, what for, gain when I drive someone out, reward, throw somebody out, benefit, kill
rule-pp-out-hand = A player who leaves discards their hand face up. Their cards under character cards stay.
    .asked = cards of someone out, what about their cards, hand after losing

rules-piedpiper-end = The end

rule-pp-end-two-left = With 3 to 5 players, the game ends at once when only two players, or fewer, are left in town. Markers are still handed over, but nothing else is carried out.
    .asked = when does the game end, finish, over, last two, how long
rule-pp-end-winner = Of the players left in town, the one with the lowest marker wins. In a tie, the one with more collected markers wins. If that is a tie too, it is a draw.
    .asked = who wins, victory, lowest, tie, draw, tiebreaker, equal, same floor
rule-pp-end-nobody = If nobody is left, look at the players who went out in the last action. The one who had collected more markers before it wins; otherwise it is a draw.
    .asked = all out together, everyone gone, last two leave at the same time, nobody wins
rule-pp-end-two-people = With 2 players, you lose at once if you reach the roof. If both reach it in the same action, it is a draw.
    .asked = end for two, duel, both on the roof, who wins
rule-pp-end-cap = Rats could run back and forth for ever, so the game ends after { $counts-turns } turns: as usual, the lowest marker left in town wins. A normal game never gets that far.
    .asked = endless, forever, for ever, infinite, never ends, maximum number of turns, stalemate, how long

rules-piedpiper-secret = Open and secret

rule-pp-secret-public = Everyone can see the row, the face-up cards under it, both discard piles, the number of cards in each deck and hand, and all markers and floors.
    .asked = what may I see, visible, open information, count the cards, look through discards, show
rule-pp-secret-hidden = Hands, decks and face-down cards are secret. You may look only at your own hand and your own face-down cards.
    .asked = look at cards, peek, show hand, secret, talk about cards, hidden

rules-piedpiper-variant = Variants

rule-pp-variant-young = Variant for young players: there are no plus one or melody cards. Every action card is carried out as soon as it is played, and stays in place. When a character card gets its second action card, it is discarded together with both and replaced at once, and you may play your second card of the turn under the new one. There is no order to choose. If you drive yourself out, you don’t play a second card.
    .asked = children, kids, family, simpler, easier, beginners, age, small
rule-pp-variant-hidden = Variant with face-down cards: you may play one of your two cards each turn face down (in the first turn, your only card). After you have played, all face-down cards under activated character cards are turned up, before the order is chosen. Until then, only its owner may look at a face-down card.
    .asked = bluff, concealed, covered, upside down, secret play, turned over, reveal
rule-pp-variant-one = You can play with only one variant at a time.
    .asked = combine variants, both variants, mix, together
