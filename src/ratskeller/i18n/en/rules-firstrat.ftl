# The rules of First Rat for players. Keys: “rule-” and the rule’s id with dashes for dots. Figures are those of the profile.
# Headings and rules stand in the order of the game’s rules.md.
# Below a rule, “asked”: what people call it when they ask. The search reads it, nobody else; old words are welcome.

rules-firstrat-intro = The moon is made of cheese, and your rats want to be there first. Send them along the path through the junkyard, collect cheese and scrap, light up the way, trade with the animals and build the rocket. The player with the most points at the end wins.

rules-firstrat-setup = Setting up

rule-fr-setup-seats = The game is for 2 to 5 players. If there is only 1 of you, you play against Greg the robo-rat: see “Solo against Greg”.
    .asked = how many can play, number of players, alone, single player, up to, solitaire
rule-fr-setup-rats = You begin with 2 rats on Start and 2 in the nursery. Your light marker is at light 0, before the first bulb, and your burrow marker at the start of the rat burrow.
    .asked = rats at the beginning, where do my pieces start, pawns, first position, how many rats, put on the board, place rats
rule-fr-setup-markers = You have { $setup-markers } score markers: { $setup-markers_to_end } at hand and { $setup-spare } in reserve.
    .asked = score stones, flags, cubes, wooden pieces, how many do I get, two extra aside
rule-fr-setup-cheese = In turn order, you begin with { $setup-cheese-1 }, { $setup-cheese-2 }, { $setup-cheese-3 }, { $setup-cheese-4 } and { $setup-cheese-5 } cheese.
    .asked = starting money, how much cheese to begin with, initial, at the beginning, second player gets more
rule-fr-setup-crow = The crow has { $setup-caps } bottle caps, drawn at random from 10 and placed face up.
    .asked = caps on display, how many caps lie out, beginning
rule-fr-setup-frog = The frog has { $setup-drinks-2 }, { $setup-drinks-3 }, { $setup-drinks-4 } or { $setup-drinks-5 } energy drinks with 2, 3, 4 or 5 players.
    .asked = number of drinks, cans of drink, how many drinks lie out, beginning
rule-fr-setup-hamster = The hamster has { $setup-backpacks-2 }, { $setup-backpacks-3 }, { $setup-backpacks-4 } or { $setup-backpacks-5 } backpacks with 2, 3, 4 or 5 players, drawn at random from { $backpacks-all } and placed face up.
    .asked = number of bags, rucksacks, how many backpacks lie out, beginning
rule-fr-setup-comics-basic = In your first game, put the 6 comics without super rats in the library.
    .asked = first game, which comics, beginners, easy comics, library at the beginning
rule-fr-setup-comics-super = In later games, you can play with { $setup-comics } comics drawn at random from all 10. Each super rat’s token waits beside its comic. You choose when you set up the table.
    .asked = advanced comics, which comics, with super rats, random comics
rule-fr-setup-comics-two-people = With 2 players, and when you play alone, the discount comic stays in the game. You can also agree to leave it out: then there are 5 comics without super rats, or { $setup-comics } drawn from the other 9.
    .asked = remove a comic, leave out, take out, duo, cheaper parts with two players
rule-fr-setup-blocked = With 3 or 4 players, the slot marked “1-4” is blocked on every score track. With 2 players, and when you play alone, the slots marked “1-2” and “1-4” are both blocked. With 5 players all slots are open.
    .asked = covered spaces, closed slots, crossed out, unavailable, number of players on the track
rule-fr-setup-variable-path = Normally, the path is as printed. With the variable board, the tiles of group A (6 tiles) and of groups B, C, D and E (5 each) are shuffled within their group and placed face up on spaces 1–6, 7–11, 12–16, 17–21 and 22–26. Only the colours of the spaces and what they give change; pipes, stalls and lights stay where they are.
    .asked = modular board, random board, shuffle tiles, different board, mix the path, replay
rule-fr-setup-variable-tracks = Normally, the score tracks are as printed. With variable tracks, 7 of the 8 track tiles are placed on the tracks, except for the complete rocket track, which always keeps its printed values. The tiles are drawn at random, or the first player chooses where they go.
    .asked = random scoring, different points, shuffle the track tiles, other values, modular

rules-firstrat-turn = Your turn

rule-fr-turn-order = Players take turns in order, round after round. The first player always starts the round.
    .asked = who starts, who begins, starting player, first player, whose turn, clockwise, youngest, sequence
rule-fr-turn-steps = Your turn has four steps: (1) move (you must); (2) collect (you must); (3) shop (if you like); (4) build and donate (if you like).
    .asked = what do I do on my turn, phases, order of actions, sequence, overview, may I skip, pass

rules-firstrat-move = Step 1: move

rule-fr-move-one = Either move exactly one rat, 1 to { $movement-steps_alone } spaces.
    .asked = a single rat, how far, distance, speed, how many steps, maximum, just one, lone rat
rule-fr-move-many = Or move two to four rats, 1 to { $movement-steps_together } spaces each. They must all end on different spaces of the same colour.
    .asked = several rats at once, multiple, all four, two rats together, same colour, different colours, how far
rule-fr-move-forward = Rats only move forward, towards the launch pad. No rat goes beyond it. A rat may stop there even if it has steps left over.
    .asked = backwards, go back, reverse, retreat, exact number, overshoot, too many steps, must I stop
rule-fr-move-own-space = Two of your own rats may never share a space, except on Start. Passing rats, your own or others’, is free. If you move several rats, one may end on a space that another one leaves this turn: only the result counts, not the order.
    .asked = both my rats there, two of my rats on the same space, share, together on one field, occupied by myself, leapfrog, jump over, pass others
rule-fr-move-pad-colour = The launch pad counts as any colour you like. So if you move a rat there together with others, the others must still all end on one colour.
    .asked = what colour is the rocket, wild, joker, finish with other rats
rule-fr-move-pad-once = Only one of your rats can end on the launch pad each turn, because rats that move together must end on different spaces.
    .asked = two rats into the rocket at once, both, same turn, together, enter rocket
rule-fr-move-toll = If one of your rats ends on a space with other players’ rats, pay { $movement-toll } cheese to each player who has rats there. Every rat you move pays for its own space.
    .asked = occupied by an opponent, someone else is already there, rent, fee, pay other players, another rat, tax, fine
rule-fr-move-mouldy = If you can’t pay, take mouldy cheese. Each piece gives you { $movement-mouldy } cheese at once; take only as many pieces as you need. You can’t take it for any other reason, and you can’t give it back. At the end, each piece costs you { $score-mouldy } points.
    .asked = can't afford, no cheese left to pay, broke, debt, loan, borrow, rotten, not enough, bankrupt, too little
rule-fr-move-no-toll-on-start = There is no toll on Start or on the launch pad.
    .asked = free to stand at the beginning, pay at the rocket, start space fee, finish
rule-fr-move-shortcut = A pipe connects two spaces. Going through it counts as one step and costs the material shown on it, which you must have before you move. Pipes only lead forward. A rat may use several pipes in one move if you pay for each.
    .asked = pipes, tunnel, tube, price of a shortcut, fast route, teleport, ladder, sewer, how does the pipe work
rule-fr-move-always-possible = On your turn, you always have at least one possible move.
    .asked = stuck, no legal move, blocked, can't move, skip a turn, pass, what if I cannot

rules-firstrat-collect = Step 2: collect

rule-fr-collect-moved-only = You collect only from the spaces where rats you moved this turn have ended.
    .asked = rats that stood still, stay put, not moved, remaining rats, do the others collect, resting, income
rule-fr-collect-yellow = A yellow space gives you the cheese shown on it ({ $path-cheese_least }–{ $path-cheese_most }).
    .asked = yellow field, get cheese, how to earn cheese, income, gain money
rule-fr-collect-green-orange = A green or orange space gives you 1 of the material shown on it.
    .asked = green field, orange field, get material, scrap, how to gain bottles, cans, calculator, soda
rule-fr-collect-blue = On a blue space, move your light marker forward 1 light for each light bulb.
    .asked = blue field, light up, advance lights, move the light, bulbs, lamps, marker on the string
rule-fr-collect-white = On a white space, move your burrow marker forward 1 step for each apple core.
    .asked = white field, apple, core, advance in the burrow, underground, cave, marker in the burrow
rule-fr-collect-lit = Once your light marker has reached or passed the light of a space, that space gives you 1 more. Lights you reach in this step count from your next turn.
    .asked = illuminated space, light bonus, lamp on, extra good, glowing, passed this space, what does light do, lamp beside a space
rule-fr-collect-lit-cumulative = Normally, a light gives a bonus only to its own space. You can also agree on the bigger light bonus: then each space you collect from gives 1 more for every lit space with the same goods, whether it is lit itself or not.
    .asked = add up lights, all lit spaces of a kind, stronger light rule, bigger bonus
rule-fr-collect-backpack = If you have a backpack of the colour you collect, you get its bonus once per turn, however many rats ended there: { $backpacks-green-bonus } more on green, { $backpacks-orange-bonus } on orange, { $backpacks-yellow-bonus } on yellow, { $backpacks-blue-bonus } on blue and { $backpacks-white-bonus } on white. If you collect different materials, choose one of them for the bonus. You always get the bonuses from lights, backpacks and the gatherer; only the energy drink is your choice.
    .asked = what does a backpack do, twice per turn, two rats same colour, bonus of bag, add up bonuses, rucksack effect
rule-fr-collect-drink = After all bonuses, you may use 1 of your energy drinks, once per turn: it doubles everything you collect in this step. It never doubles the launch pad reward, and you can’t use it if you reached only the launch pad.
    .asked = double, two drinks at once, several drinks, when to drink, energy, use up, drink gone, thrown away
rule-fr-collect-lamp = When your light marker reaches or passes one of the 3 construction lamps, place a score marker on the light string track at once. At the end of the light string, your light marker stays where it is.
    .asked = construction light, big lamp, end of the lights, last lamp, reach the lamp, site lamp
rule-fr-collect-unlimited = Materials and cheese never run out, and neither do awards and mouldy cheese, unless you count them.
    .asked = supply empty, bank runs out, limited, enough tokens, no more bottles, stock, shortage
rule-fr-collect-counted = You can also agree to count them: then there are 10 or 12 pieces of mouldy cheese, and 15 or 16 awards. If there is too little mouldy cheese left for a toll, you don’t pay it. If no award is left, you can’t take one.
    .asked = limited number, how many pieces in the box, none left, supply gone, count

rules-firstrat-pad = The launch pad

rule-fr-pad-rattonaut = A rat that ends on the launch pad leaves the path for good. It becomes a rattonaut and takes the first free slot on the rattonaut track.
    .asked = arrives at the rocket, finish line, end of the path, boards the rocket, astronaut, goal, come back from the rocket
rule-fr-pad-reward = Then choose a reward: an award, worth { $score-award } points at the end, or one rat from your nursery, which goes to Start and can’t move this turn. You get the reward at once, before you collect from other spaces.
    .asked = what do I get at the rocket, prize for arriving, new rat or medal, third rat, bring a rat in, choose a bonus
rule-fr-pad-award-limit = You may take an award only if you still have a rat on the path (Start counts), or if all 4 of your rats are in the rocket. You can also agree that only a rat on the path counts, or that there is no limit. If you then begin a turn without a rat on the path, you bring one from the nursery to Start.
    .asked = when is a medal forbidden, last rat, no rat left on the board, may I always take, all rats in the rocket
rule-fr-pad-no-bonus = The launch pad gives no materials or cheese, so bonuses from backpacks, lights and super rats don’t apply there.
    .asked = backpack at the rocket, does the rocket give goods, light at the rocket, collect on the pad

rules-firstrat-burrow = The rat burrow

rule-fr-burrow-way = Your burrow marker moves clockwise. At each fork, choose: go in (to the library at the first fork, to the nursery at the second) or go past. If you go past both, you come to the food storage.
    .asked = fork, junction, which direction, route below ground, left or right, turn off, path in the burrow, choose
rule-fr-burrow-pass = You get a reward as soon as your marker enters its space, even if the marker then moves on. You can get several rewards in one turn.
    .asked = walk over a reward, moving past, several rewards, in passing, do I have to stop exactly, twice
rule-fr-burrow-library = In the library you may take 1 comic. You can also agree that you must.
    .asked = get a comic, take a magazine, comic book, must I, obligatory, refuse, choose which comic
rule-fr-burrow-nursery = When you reach the nursery, 1 of your rats there must go to Start, if any are left.
    .asked = more rats, third rat, fourth rat, baby, new rat, get another rat, rat out of bed, free a rat
rule-fr-burrow-storage = In the food storage, place a score marker on the food storage track.
    .asked = pantry, larder, food store, what for, supplies track

rules-firstrat-shop = Step 3: shop

rule-fr-shop-who = For each rat you moved this turn that is now at the hamster, the frog or the crow, you may get 1 item there. You choose the order.
    .asked = when can I buy, purchase, shop, stall, stop there, pass by a stall, several items, two at once, market
rule-fr-shop-pay = An item costs { $stalls-hamster-price } cheese at the hamster, { $stalls-frog-price } at the frog and { $stalls-crow-price } at the crow. You can use cheese you collected this turn.
    .asked = price, cost, expensive, buy, how much is a drink, how much is a backpack, how much is a cap, cheese for item
rule-fr-shop-steal = Or steal the item: you pay nothing, but that rat goes back to Start.
    .asked = thief, rob, free item, take without paying, penalty, punished, rat returns, shoplift, caught, what happens to the thief rat
rule-fr-shop-one-per-colour = You can’t have two backpacks of the same colour, not even a stolen one.
    .asked = second backpack, same bag twice, duplicates, limit of backpacks, how many backpacks
rule-fr-shop-drinks = You may own any number of energy drinks.
    .asked = how many drinks may I hold, limit, keep several
rule-fr-shop-next-turn = You can use backpacks, energy drinks and comics from your next turn.
    .asked = use immediately, at once, same turn, when does it work, just bought, fresh item, directly, straight away

rules-firstrat-build = Step 4: build and donate

rule-fr-build-cockpit = A cockpit costs { $parts-cockpit-calc } calculators and { $parts-cockpit-can } tin can.
    .asked = needed for cockpit, recipe, ingredients, price of cockpit
rule-fr-build-cargo = A cargo hold costs { $parts-cargo-soda } baking soda and { $parts-cargo-can } tin cans.
    .asked = needed for cargo hold, recipe, ingredients, price of the hold, bay
rule-fr-build-engine = An engine costs { $parts-engine-bottle } bottles of vinegar and { $parts-engine-soda } baking soda.
    .asked = needed for engine, recipe, ingredients, price of motor, thruster
rule-fr-build-any = You may build as many parts as you like, even the same part again, and donate in between. For each part, place a score marker on its track.
    .asked = how many parts per turn, twice the same part, build several, repeat, two engines, limit of building, two or three cockpits, second part, in one go
rule-fr-build-rocket = A cockpit, a cargo hold and an engine make a complete rocket; each part counts for one rocket only. Each time you complete a rocket, place a score marker on the complete rocket track.
    .asked = finished all three parts, whole rocket, full set, complete set bonus, all parts, second rocket, reward
rule-fr-build-donate = For { $parts-donation } cheese, place a score marker on the cheese track. You may do this as often as you like.
    .asked = give away cheese, what to do with cheese, ten cheese, sell cheese, spend, charity, several times
rule-fr-build-needs-marker = If you have no score marker left, you can’t build or donate, and any marker you would have to place is lost.
    .asked = no flags left, ran out, used up all my markers, all placed, empty, what if none remain

rules-firstrat-track = The score tracks

rule-fr-track-slots = Each track has five slots. The first four hold one piece each, the fifth any number. Your piece goes on the first slot from the left that is free and not blocked, and scores that slot’s points at the end.
    .asked = where does it go, first free place, position on the track, two on the same slot, full track, order, which field, which slot does a marker take
rule-fr-track-ten = You can place at most { $setup-markers } score markers in a game. Rattonauts are rats, so they don’t use up markers.
    .asked = maximum of markers, limit, how many in a game, do rats count
rule-fr-track-light-limit = You can place at most three markers on the light string track, because there are three lamps.
    .asked = how often on the light track, limit of lamps, fourth time
rule-fr-track-spare = You may use the score markers in reserve at any time. You can also agree to use them only in the last round, once everyone knows that it is the last; a marker you would have to take from the reserve earlier is lost.
    .asked = extra markers, ninth and tenth, last two, reserve, aside, when may I use them

rules-firstrat-comic = Comics (from your next turn)

rule-fr-comic-green-pipes = Green pipes cost you nothing. The one grey pipe always costs its material.
    .asked = free shortcut, green tunnel, comic for pipes, grey pipe, green tube
rule-fr-comic-orange-pipes = Orange pipes cost you nothing.
    .asked = free shortcut, orange tunnel, comic for pipes, orange tube
rule-fr-comic-no-toll = You pay no toll on spaces with other players’ rats.
    .asked = never pay, free rent, comic against fees, need not pay others
rule-fr-comic-four-steps = When you move several rats, each may go 1 to { $movement-steps_together_with_comic } spaces.
    .asked = go further together, longer steps, comic for movement, four spaces
rule-fr-comic-one-colour = Green and orange count as one colour when you move. If you have a green and an orange backpack, only one of them works each turn, and only for a space of its own colour.
    .asked = mix colours, green with orange, same colour comic, mixed, combine
rule-fr-comic-discount = Each rocket part costs you 1 material less. You choose which of its materials.
    .asked = cheaper parts, build for less, save material, rebate, reduced, price cut

rules-firstrat-super = Super rats

rule-fr-super-token = When you take a super rat’s comic, you get its token. Put it at once on one of your rats on the path, where it stays. Its power works from your next turn. A rat may carry several tokens. A rat that is both commander and thief must pay. You can also agree that the power works at once: then the thief may take something in the same turn.
    .asked = chip, disc, where does it go, which rat becomes super, assign, move the token, exchange, put on, attach, when does it work
rule-fr-super-commander = When it moves alone, the commander may go any number of spaces. It never steals. As a rattonaut, its slot counts double.
    .asked = captain, leader, boss, far as you like, unlimited steps, double points
rule-fr-super-gatherer = When you move the gatherer, you get 1 more of what its space gives, before any doubling. It gets nothing extra on the launch pad.
    .asked = collector rat, extra good, plus one, picks up more
rule-fr-super-runner = The runner may go up to { $movement-runner } spaces further: 1–{ $movement-runner_alone } alone, 1–{ $movement-runner_together } with others, or 1–{ $movement-runner_with_comic } with the “Four steps” comic.
    .asked = fast rat, faster, sprinter, how far, two more steps
rule-fr-super-thief = At a stall, the thief takes an item for free and stays where it is.
    .asked = steals for free, stay at the stall, without going back, robber

rules-firstrat-end = End of the game and scoring

rule-fr-end-rocket = When a player’s 4th rat reaches the rattonaut track, finish the round. Then the game is over.
    .asked = when does the game end, finish, last rat in the rocket, all rats home, over, trigger, last round
rule-fr-end-markers = When a player (or Greg) has placed { $setup-markers_to_end } markers, finish the round and play one more. Then the game is over.
    .asked = when does the game end, finish, eighth flag, all markers placed, over, trigger, one more round, last round, final round
rule-fr-end-earlier = If both happen, the earlier end counts. Nothing that happens later can make the game longer.
    .asked = both ends, two triggers, at the same time, final round, longer, which ending counts
rule-fr-score-tracks = Your pieces score the points of the slots they are on.
    .asked = points at the end, final scoring, count up, value of places, how do I score
rule-fr-score-awards = Each award scores { $score-award } points.
    .asked = medal, how much is an award, points of a medal, value
rule-fr-score-mouldy = Each mouldy cheese costs you { $score-mouldy } points.
    .asked = minus, negative, penalty, rotten cheese at the end, lose points, deducted
rule-fr-score-leftovers = For every { $score-leftovers } materials or cheese you have left, in any mix, you score 1 point, rounded down.
    .asked = remaining stuff, rest, unused, surplus, materials at the end, cheese at the end, round
rule-fr-score-caps = “Crumbs” scores { $caps-crumbs } points, minus { $caps-crumbs_less } for each of your markers on the cockpit, cargo hold and engine tracks, but never less than 0. “Collector” scores { $caps-collector } points for each of your bottle caps (this one too), backpacks, comics and energy drinks, used or not. The other caps score for each of your markers or rats on their track: food storage { $caps-storage }, cheese { $caps-cheese }, light string { $caps-light }, cockpit { $caps-cockpit }, cargo hold { $caps-cargo }, engine { $caps-engine }, complete rocket { $caps-rocket }, rattonaut { $caps-rattonaut }.
    .asked = what do caps do, value of a cap, crown cap, points for collecting, bonus at the end, which caps are there
rule-fr-score-pad = The score pad has eleven lines: the eight tracks, bottle caps, awards minus mouldy cheese, and leftovers.
    .asked = score sheet, paper, lines, rows, writing down, count
rule-fr-score-ties = The player with the most points wins. In a tie, the player with the most rattonauts wins. If that is a tie too, they share the victory.
    .asked = draw, equal, tied, same points, tiebreaker, who is first, both win, who wins

rules-firstrat-solo = Solo against Greg

rule-fr-solo-setup = Set up as for 2 players. You go first and begin with { $setup-cheese-1 } cheese. Greg’s rats start on spaces { $greg-rats-1 }, { $greg-rats-2 }, { $greg-rats-3 } and { $greg-rats-4 } (0 is Start). He has no nursery, no light marker and no burrow marker.
    .asked = robot start, prepare alone, solitaire, single player, where does he start, preparation
rule-fr-solo-deck = Greg’s deck has A and B cards, drawn without looking: { $greg-levels-easy-1 } and { $greg-levels-easy-2 } on easy, { $greg-levels-medium-1 } and { $greg-levels-medium-2 } on medium, { $greg-levels-hard-1 } and { $greg-levels-hard-2 } on hard, { $greg-levels-unfair-1 } and { $greg-levels-unfair-2 } on unfair. Add the C card and shuffle. All cards but one are our reconstruction: nobody has published them. You can also play against fierce Greg, who has a deck of his own.
    .asked = robot cards, difficulty, level, easy, hard, unfair, number of cards, A and B, which cards
rule-fr-solo-move = Greg reveals a card with four numbers. The first moves his front rat, the second the next one, and so on. Their order, and which rats are in the rocket, are checked at the start of his turn. First his rats move, then the card’s symbol takes effect. A rat with a 0 doesn’t move: no toll, no stall.
    .asked = robot turn, his move, how does he move, number on the card, which rat, leading rat
rule-fr-solo-move-riders = The numbers of rats already in the rocket are added to his front rat still on the path. With the card 1, 2, 0, 2 and two rats in the rocket, the third rat goes 3 spaces and the fourth 2.
    .asked = robot rats inside the rocket, unused number, extra steps, passengers
rule-fr-solo-move-pad = When one of Greg’s rats reaches the launch pad, it becomes a rattonaut, and any steps left over are lost. Greg gets no reward there. You can also decide that his other rats then stay where they are this turn.
    .asked = robot finishes, his rat arrives, left steps, overshoot, reward for him
rule-fr-solo-rules-ignored = Greg’s rats may end on any colours and share spaces. They pay no tolls, collect nothing, use no pipes and never go back to Start.
    .asked = robot collects, does he need colours, does he pay, steal, pipes, what rules apply to him
rule-fr-solo-toll = If one of your rats ends on a space with one or more of Greg’s rats, pay { $movement-toll } cheese to the supply; if you can’t, take mouldy cheese as usual. For each of his rats that ends on a space with one of your rats, take { $movement-toll } cheese from the supply. You can also decide that you pay { $movement-toll } for each of his rats there.
    .asked = meet the robot, same space as his rat, do I pay the robot, does he pay me
rule-fr-solo-stall = If one of Greg’s rats ends at a stall, one random item there is removed from the game, if there is one.
    .asked = robot at the shop, does he buy, takes an item, remove, stops at frog
rule-fr-solo-plan = If the card shows a track (cockpit, cargo hold, engine, food storage, cheese or light string), Greg plans that track. If he has already planned it, he scores it: put one of his markers on the first free slot and clear the plan. He never scores the complete rocket track, and he may have more than three markers on the light string track.
    .asked = robot scores, symbol on card, build, when does he get a marker, prepared, planning
rule-fr-solo-best = The C card does the same for whichever of these six tracks would score him most right now. If several are equal, you choose. Then all his revealed cards are shuffled back into his deck.
    .asked = C card, best track, special card, shuffle, reshuffle his deck, deck empty
rule-fr-solo-comic = If the card shows a comic, one random comic from the library is removed from the game, if there is one.
    .asked = robot comic symbol, removes a comic, throws away
rule-fr-solo-end = The game ends as usual. Greg’s markers and rats count too.
    .asked = robot ends the game, when is it over alone
rule-fr-solo-win = To win, you need more points than Greg.
    .asked = beat, win alone, tie with the robot, draw, equal points, enough to win
rule-fr-solo-challenges = You can complete each challenge on all four levels, but only if you win: (1) no rat in the rocket; (2) no backpack, energy drink, comic or bottle cap; (3) all four rats in the rocket; (4) { $challenges-rockets } complete rockets; (5) { $challenges-backpacks } different backpacks; (6) at least { $challenges-points } points (or, if you like it harder, more than { $challenges-points }); (7) in { $challenges-turns } turns or fewer; (8) at least { $challenges-cheese } markers on the cheese track; (8b) at least { $challenges-storage } markers on the food storage track; (9) each of the five pipes at least { $challenges-pipes } times. Free pipes count too. For (2), an energy drink counts even after you have used it.
    .asked = achievements, goals, tasks, chart, missions, list, campaign
