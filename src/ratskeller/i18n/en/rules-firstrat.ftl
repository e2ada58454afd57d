# The rules of First Rat for players. Keys: “rule-” and the rule’s id with dashes for dots. Figures are those of the profile.
# Headings and rules stand in the order of the game’s rules.md.

rules-firstrat-intro = The moon is made of cheese, and your rats want to be there first. Send them along the path through the junkyard, collect cheese and scrap, light up the way, trade with the animals and build the rocket. The player with the most points at the end wins.

rules-firstrat-setup = Setting up

rule-fr-setup-seats = The game is for 2 to 5 players. If there is only 1 of you, you play against Greg the robo-rat: see “Solo against Greg”.
rule-fr-setup-rats = You begin with 2 rats on Start and 2 in the nursery. Your light marker is at light 0, before the first bulb, and your burrow marker at the start of the rat burrow.
rule-fr-setup-markers = You have { $setup-markers } score markers: { $setup-markers_to_end } at hand and { $setup-spare } in reserve.
rule-fr-setup-cheese = In turn order, you begin with { $setup-cheese-1 }, { $setup-cheese-2 }, { $setup-cheese-3 }, { $setup-cheese-4 } and { $setup-cheese-5 } cheese.
rule-fr-setup-crow = The crow has { $setup-caps } bottle caps, drawn at random from 10 and placed face up.
rule-fr-setup-frog = The frog has { $setup-drinks-2 }, { $setup-drinks-3 }, { $setup-drinks-4 } or { $setup-drinks-5 } energy drinks with 2, 3, 4 or 5 players.
rule-fr-setup-hamster = The hamster has { $setup-backpacks-2 }, { $setup-backpacks-3 }, { $setup-backpacks-4 } or { $setup-backpacks-5 } backpacks with 2, 3, 4 or 5 players, drawn at random from 10 and placed face up.
rule-fr-setup-comics-basic = In your first game, put the 6 comics without super rats in the library.
rule-fr-setup-comics-super = In later games, you can play with { $setup-comics } comics drawn at random from all 10. Each super rat’s token waits beside its comic. You choose when you set up the table.
rule-fr-setup-comics-two-people = With 2 players, and when you play alone, the discount comic stays in the game. You can also agree to leave it out: then there are 5 comics without super rats, or { $setup-comics } drawn from the other 9.
rule-fr-setup-blocked = With 3 or 4 players, the slot marked “1-4” is blocked on every score track. With 2 players, and when you play alone, the slots marked “1-2” and “1-4” are both blocked. With 5 players all slots are open.
rule-fr-setup-variable-path = Normally, the path is as printed. With the variable board, the tiles of group A (6 tiles) and of groups B, C, D and E (5 each) are shuffled within their group and placed face up on spaces 1–6, 7–11, 12–16, 17–21 and 22–26. Only the colours of the spaces and what they give change; pipes, stalls and lights stay where they are.
rule-fr-setup-variable-tracks = Normally, the score tracks are as printed. With variable tracks, 7 of the 8 track tiles are placed on the tracks, except for the complete rocket track, which always keeps its printed values. The tiles are drawn at random, or the first player chooses where they go.

rules-firstrat-turn = Your turn

rule-fr-turn-order = Players take turns in order, round after round. The first player always starts the round.
rule-fr-turn-steps = Your turn has four steps: (1) move (you must); (2) collect (you must); (3) shop (if you like); (4) build and donate (if you like).

rules-firstrat-move = Step 1: move

rule-fr-move-one = Either move exactly one rat, 1 to { $movement-steps_alone } spaces.
rule-fr-move-many = Or move two to four rats, 1 to { $movement-steps_together } spaces each. They must all end on different spaces of the same colour.
rule-fr-move-forward = Rats only move forward, towards the launch pad. No rat goes beyond it. A rat may stop there even if it has steps left over.
rule-fr-move-own-space = Two of your own rats may never share a space, except on Start. Passing rats, your own or others’, is free. If you move several rats, one may end on a space that another one leaves this turn: only the result counts, not the order.
rule-fr-move-pad-colour = The launch pad counts as any colour you like. So if you move a rat there together with others, the others must still all end on one colour.
rule-fr-move-pad-once = Only one of your rats can end on the launch pad each turn, because rats that move together must end on different spaces.
rule-fr-move-toll = If one of your rats ends on a space with other players’ rats, pay { $movement-toll } cheese to each player who has rats there. Every rat you move pays for its own space.
rule-fr-move-mouldy = If you can’t pay, take mouldy cheese. Each piece gives you { $movement-mouldy } cheese at once; take only as many pieces as you need. You can’t take it for any other reason, and you can’t give it back. At the end, each piece costs you { $score-mouldy } points.
rule-fr-move-no-toll-on-start = There is no toll on Start or on the launch pad.
rule-fr-move-shortcut = A pipe connects two spaces. Going through it counts as one step and costs the material shown on it, which you must have before you move. Pipes only lead forward. A rat may use several pipes in one move if you pay for each.
rule-fr-move-always-possible = On your turn, you always have at least one possible move.

rules-firstrat-collect = Step 2: collect

rule-fr-collect-moved-only = You collect only from the spaces where rats you moved this turn have ended.
rule-fr-collect-yellow = A yellow space gives you the cheese shown on it ({ $path-cheese_least }–{ $path-cheese_most }).
rule-fr-collect-green-orange = A green or orange space gives you 1 of the material shown on it.
rule-fr-collect-blue = On a blue space, move your light marker forward 1 light for each light bulb.
rule-fr-collect-white = On a white space, move your burrow marker forward 1 step for each apple core.
rule-fr-collect-lit = Once your light marker has reached or passed the light of a space, that space gives you 1 more. Lights you reach in this step count from your next turn.
rule-fr-collect-lit-cumulative = Normally, a light gives a bonus only to its own space. You can also agree on the bigger light bonus: then each space you collect from gives 1 more for every lit space with the same goods, whether it is lit itself or not.
rule-fr-collect-backpack = If you have a backpack of the colour you collect, you get its bonus once per turn, however many rats ended there: { $backpacks-green-bonus } more on green, { $backpacks-orange-bonus } on orange, { $backpacks-yellow-bonus } on yellow, { $backpacks-blue-bonus } on blue and { $backpacks-white-bonus } on white. If you collect different materials, choose one of them for the bonus. You always get the bonuses from lights, backpacks and the gatherer; only the energy drink is your choice.
rule-fr-collect-drink = After all bonuses, you may use 1 of your energy drinks, once per turn: it doubles everything you collect in this step. It never doubles the launch pad reward, and you can’t use it if you reached only the launch pad.
rule-fr-collect-lamp = When your light marker reaches or passes one of the 3 construction lamps, place a score marker on the light string track at once. At the end of the light string, your light marker stays where it is.
rule-fr-collect-unlimited = Materials and cheese never run out, and neither do awards and mouldy cheese, unless you count them.
rule-fr-collect-counted = You can also agree to count them: then there are 10 or 12 pieces of mouldy cheese, and 15 or 16 awards. If there is too little mouldy cheese left for a toll, you don’t pay it. If no award is left, you can’t take one.

rules-firstrat-pad = The launch pad

rule-fr-pad-rattonaut = A rat that ends on the launch pad leaves the path for good. It becomes a rattonaut and takes the first free slot on the rattonaut track.
rule-fr-pad-reward = Then choose a reward: an award, worth { $score-award } points at the end, or one rat from your nursery, which goes to Start and can’t move this turn. You get the reward at once, before you collect from other spaces.
rule-fr-pad-award-limit = You may take an award only if you still have a rat on the path (Start counts), or if all 4 of your rats are in the rocket. You can also agree that only a rat on the path counts, or that there is no limit. If you then begin a turn without a rat on the path, you bring one from the nursery to Start.
rule-fr-pad-no-bonus = The launch pad gives no materials or cheese, so bonuses from backpacks, lights and super rats don’t apply there.

rules-firstrat-burrow = The rat burrow

rule-fr-burrow-way = Your burrow marker moves clockwise. At each fork, choose: go in (to the library at the first fork, to the nursery at the second) or go past. If you go past both, you come to the food storage.
rule-fr-burrow-pass = You get a reward as soon as your marker enters its space, even if the marker then moves on. You can get several rewards in one turn.
rule-fr-burrow-library = In the library you may take 1 comic. You can also agree that you must.
rule-fr-burrow-nursery = When you reach the nursery, 1 of your rats there must go to Start, if any are left.
rule-fr-burrow-storage = In the food storage, place a score marker on the food storage track.

rules-firstrat-shop = Step 3: shop

rule-fr-shop-who = For each rat you moved this turn that is now at the hamster, the frog or the crow, you may get 1 item there. You choose the order.
rule-fr-shop-pay = An item costs { $stalls-hamster-price } cheese at the hamster, { $stalls-frog-price } at the frog and { $stalls-crow-price } at the crow. You can use cheese you collected this turn.
rule-fr-shop-steal = Or steal the item: you pay nothing, but that rat goes back to Start.
rule-fr-shop-one-per-colour = You can’t have two backpacks of the same colour, not even a stolen one.
rule-fr-shop-drinks = You may own any number of energy drinks.
rule-fr-shop-next-turn = You can use backpacks, energy drinks and comics from your next turn.

rules-firstrat-build = Step 4: build and donate

rule-fr-build-cockpit = A cockpit costs { $parts-cockpit-calc } calculators and { $parts-cockpit-can } tin can.
rule-fr-build-cargo = A cargo hold costs { $parts-cargo-soda } baking soda and { $parts-cargo-can } tin cans.
rule-fr-build-engine = An engine costs { $parts-engine-bottle } bottles of vinegar and { $parts-engine-soda } baking soda.
rule-fr-build-any = You may build as many parts as you like, even the same part again, and donate in between. For each part, place a score marker on its track.
rule-fr-build-rocket = A cockpit, a cargo hold and an engine make a complete rocket; each part counts for one rocket only. Each time you complete a rocket, place a score marker on the complete rocket track.
rule-fr-build-donate = For { $parts-donation } cheese, place a score marker on the cheese track. You may do this as often as you like.
rule-fr-build-needs-marker = If you have no score marker left, you can’t build or donate, and any marker you would have to place is lost.

rules-firstrat-track = The score tracks

rule-fr-track-slots = Each track has five slots. The first four hold one piece each, the fifth any number. Your piece goes on the first slot from the left that is free and not blocked, and scores that slot’s points at the end.
rule-fr-track-ten = You can place at most { $setup-markers } score markers in a game. Rattonauts are rats, so they don’t use up markers.
rule-fr-track-light-limit = You can place at most three markers on the light string track, because there are three lamps.
rule-fr-track-spare = You may use the score markers in reserve at any time. You can also agree to use them only in the last round, once everyone knows that it is the last; a marker you would have to take from the reserve earlier is lost.

rules-firstrat-comic = Comics (from your next turn)

rule-fr-comic-green-pipes = Green pipes cost you nothing. The one grey pipe always costs its material.
rule-fr-comic-orange-pipes = Orange pipes cost you nothing.
rule-fr-comic-no-toll = You pay no toll on spaces with other players’ rats.
rule-fr-comic-four-steps = When you move several rats, each may go 1 to { $movement-steps_together_with_comic } spaces.
rule-fr-comic-one-colour = Green and orange count as one colour when you move. If you have a green and an orange backpack, only one of them works each turn, and only for a space of its own colour.
rule-fr-comic-discount = Each rocket part costs you 1 material less. You choose which of its materials.

rules-firstrat-super = Super rats

rule-fr-super-token = When you take a super rat’s comic, you get its token. Put it at once on one of your rats on the path, where it stays. Its power works from your next turn. A rat may carry several tokens. A rat that is both commander and thief must pay. You can also agree that the power works at once: then the thief may take something in the same turn.
rule-fr-super-commander = When it moves alone, the commander may go any number of spaces. It never steals. As a rattonaut, its slot counts double.
rule-fr-super-gatherer = When you move the gatherer, you get 1 more of what its space gives, before any doubling. It gets nothing extra on the launch pad.
rule-fr-super-runner = The runner may go up to { $movement-runner } spaces further: 1–{ $movement-runner_alone } alone, 1–{ $movement-runner_together } with others, or 1–{ $movement-runner_with_comic } with the “Four steps” comic.
rule-fr-super-thief = At a stall, the thief takes an item for free and stays where it is.

rules-firstrat-end = End of the game and scoring

rule-fr-end-rocket = When a player’s 4th rat reaches the rattonaut track, finish the round. Then the game is over.
rule-fr-end-markers = When a player (or Greg) has placed { $setup-markers_to_end } markers, finish the round and play one more. Then the game is over.
rule-fr-end-earlier = If both happen, the earlier end counts. Nothing that happens later can make the game longer.
rule-fr-score-tracks = Your pieces score the points of the slots they are on.
rule-fr-score-awards = Each award scores { $score-award } points.
rule-fr-score-mouldy = Each mouldy cheese costs you { $score-mouldy } points.
rule-fr-score-leftovers = For every { $score-leftovers } materials or cheese you have left, in any mix, you score 1 point, rounded down.
rule-fr-score-caps = “Crumbs” scores { $caps-crumbs } points, minus { $caps-crumbs_less } for each of your markers on the cockpit, cargo hold and engine tracks, but never less than 0. “Collector” scores { $caps-collector } points for each of your bottle caps (this one too), backpacks, comics and energy drinks, used or not. The other caps score for each of your markers or rats on their track: food storage { $caps-storage }, cheese { $caps-cheese }, light string { $caps-light }, cockpit { $caps-cockpit }, cargo hold { $caps-cargo }, engine { $caps-engine }, complete rocket { $caps-rocket }, rattonaut { $caps-rattonaut }.
rule-fr-score-pad = The score pad has eleven lines: the eight tracks, bottle caps, awards minus mouldy cheese, and leftovers.
rule-fr-score-ties = The player with the most points wins. In a tie, the player with the most rattonauts wins. If that is a tie too, they share the victory.

rules-firstrat-solo = Solo against Greg

rule-fr-solo-setup = Set up as for 2 players. You go first and begin with { $setup-cheese-1 } cheese. Greg’s rats start on spaces { $greg-rats-1 }, { $greg-rats-2 }, { $greg-rats-3 } and { $greg-rats-4 } (0 is Start). He has no nursery, no light marker and no burrow marker.
rule-fr-solo-deck = Greg’s deck has A and B cards, drawn without looking: { $greg-levels-easy-1 } and { $greg-levels-easy-2 } on easy, { $greg-levels-medium-1 } and { $greg-levels-medium-2 } on medium, { $greg-levels-hard-1 } and { $greg-levels-hard-2 } on hard, { $greg-levels-unfair-1 } and { $greg-levels-unfair-2 } on unfair. Add the C card and shuffle. All cards but one are our reconstruction: nobody has published them. You can also play against fierce Greg, who has a deck of his own.
rule-fr-solo-move = Greg reveals a card with four numbers. The first moves his front rat, the second the next one, and so on. Their order, and which rats are in the rocket, are checked at the start of his turn. First his rats move, then the card’s symbol takes effect. A rat with a 0 doesn’t move: no toll, no stall.
rule-fr-solo-move-riders = The numbers of rats already in the rocket are added to his front rat still on the path. With the card 1, 2, 0, 2 and two rats in the rocket, the third rat goes 3 spaces and the fourth 2.
rule-fr-solo-move-pad = When one of Greg’s rats reaches the launch pad, it becomes a rattonaut, and any steps left over are lost. Greg gets no reward there. You can also decide that his other rats then stay where they are this turn.
rule-fr-solo-rules-ignored = Greg’s rats may end on any colours and share spaces. They pay no tolls, collect nothing, use no pipes and never go back to Start.
rule-fr-solo-toll = If one of your rats ends on a space with one or more of Greg’s rats, pay { $movement-toll } cheese to the supply; if you can’t, take mouldy cheese as usual. For each of his rats that ends on a space with one of your rats, take { $movement-toll } cheese from the supply. You can also decide that you pay { $movement-toll } for each of his rats there.
rule-fr-solo-stall = If one of Greg’s rats ends at a stall, one random item there is removed from the game, if there is one.
rule-fr-solo-plan = If the card shows a track (cockpit, cargo hold, engine, food storage, cheese or light string), Greg plans that track. If he has already planned it, he scores it: put one of his markers on the first free slot and clear the plan. He never scores the complete rocket track, and he may have more than three markers on the light string track.
rule-fr-solo-best = The C card does the same for whichever of these six tracks would score him most right now. If several are equal, you choose. Then all his revealed cards are shuffled back into his deck.
rule-fr-solo-comic = If the card shows a comic, one random comic from the library is removed from the game, if there is one.
rule-fr-solo-end = The game ends as usual. Greg’s markers and rats count too.
rule-fr-solo-win = To win, you need more points than Greg.
rule-fr-solo-challenges = You can complete each challenge on all four levels, but only if you win: (1) no rat in the rocket; (2) no backpack, energy drink, comic or bottle cap; (3) all four rats in the rocket; (4) { $challenges-rockets } complete rockets; (5) { $challenges-backpacks } different backpacks; (6) at least { $challenges-points } points (or, if you like it harder, more than { $challenges-points }); (7) in { $challenges-turns } turns or fewer; (8) at least { $challenges-cheese } markers on the cheese track; (8b) at least { $challenges-storage } markers on the food storage track; (9) each of the five pipes at least { $challenges-pipes } times. Free pipes count too. For (2), an energy drink counts even after you have used it.
