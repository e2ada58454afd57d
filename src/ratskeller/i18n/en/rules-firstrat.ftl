# The rules of First Rat for players, figures of the standard game. Keys: “rule-” and the rule’s id with dashes for dots.
# Headings and rules stand in the order of the game’s rules.md.

rules-firstrat-intro = The moon is made of cheese, and your rats want to be there first. Send them along the path through the junkyard, collect cheese and scrap, light up the way, trade with the animals and build the rocket. Whoever has the most points at the end wins.

rules-firstrat-setup = Setting up

rule-fr-setup-seats = 2 to 5 people play together. If there is only 1 of you, Greg the robo-rat is your rival: see the solo game.
rule-fr-setup-rats = You begin with 2 rats on Start and 2 in the nursery. Your light marker is at light 0, before the first bulb, and your burrow marker at the start of the rat burrow.
rule-fr-setup-markers = You have 10 score markers: 8 at hand and 2 in reserve.
rule-fr-setup-cheese = The first player begins with 1 cheese, the second and third with 2 each, the fourth and fifth with 3 each.
rule-fr-setup-crow = At the crow lie 6 bottle caps face up, drawn at random from 10.
rule-fr-setup-frog = At the frog there are 3, 4, 5 or 6 energy drinks for 2, 3, 4 or 5 players.
rule-fr-setup-hamster = At the hamster lie 5, 6, 7 or 9 backpacks face up for 2, 3, 4 or 5 players, drawn at random from 10.
rule-fr-setup-comics-basic = In your first game, the 6 comics without super rats lie in the library.
rule-fr-setup-comics-super = In later games, 6 comics drawn at random from all 10 may lie in the library; the token of a super rat waits beside its comic. The table chooses which comics it plays with.
rule-fr-setup-comics-two-people = With 2 players, and when you play alone, the discount comic stays in the game. A table may choose to leave it out: then there are 5 comics without super rats, or 6 drawn from the other 9.
rule-fr-setup-blocked = With 3 or 4 players, the slot marked “1-4” is blocked on every score track. With 2 players, and when you play alone, the slots marked “1-2” and “1-4” are both blocked. With 5 players all slots are open.
rule-fr-setup-variable-path = The path is as printed. A table may choose the variable board: then the tiles of group A (6 tiles) and of groups B, C, D and E (5 each) are shuffled within their group and laid face up on spaces 1-6, 7-11, 12-16, 17-21 and 22-26. Only what a space yields and its colour change; pipes, stalls and lights stay where they are.
rule-fr-setup-variable-tracks = The score tracks are as printed. A table may choose otherwise: then 7 of the 8 track tiles are laid on the seven tracks other than the rocket track, which always keeps its printed values. They are drawn at random, or the first player places them as they like.

rules-firstrat-turn = Whose turn it is, and what you do in it

rule-fr-turn-order = You take turns in order, round after round; the first player always begins a round.
rule-fr-turn-steps = Your turn has these steps: (1) move, which you must; (2) collect, which you must; (3) shop, if you like; (4) build and donate, if you like.

rules-firstrat-move = Step 1: move

rule-fr-move-one = Either you move exactly one rat, by 1 to 5 spaces.
rule-fr-move-many = Or you move two to four rats by 1 to 3 spaces each. They must all end on different spaces of one and the same colour.
rule-fr-move-forward = Rats only go forward, toward the launch pad. No rat goes beyond it, but a rat may always stop there if its steps suffice, even if some are left over.
rule-fr-move-own-space = Two rats of yours never share a space, except Start. Running past rats, your own or others’, is free. If you move several rats, one may leave a space on which another one ends: the result counts, not the order.
rule-fr-move-pad-colour = The launch pad has all five colours, and you say which of them it has this turn. So the other rats that you move must end on spaces of one common colour.
rule-fr-move-pad-once = At most one rat a turn can end on the launch pad, since rats that move together end on different spaces.
rule-fr-move-toll = If a rat of yours ends on a space with rats of others, you pay 1 cheese to each player who has rats there. Every rat that you move pays for its own space.
rule-fr-move-mouldy = If you can’t pay, you take mouldy cheese: each piece brings you 3 cheese at once, and you take no more pieces than you need. You can’t take it for any other reason, and you never give it back. At the end each piece costs you 2 points.
rule-fr-move-no-toll-on-start = On Start and on the launch pad you pay no toll.
rule-fr-move-shortcut = A pipe joins two spaces and is no space itself: going through it is one step, and costs the material shown on it, which you must have before you move. Pipes only lead forward. A rat may go through several pipes in one move if you pay for each.
rule-fr-move-always-possible = Whoever’s turn it is can always move: the other rules see to that.

rules-firstrat-collect = Step 2: collect

rule-fr-collect-moved-only = You collect only from the spaces on which the rats that you moved this turn have ended.
rule-fr-collect-yellow = A yellow space gives you as much cheese as it shows (1-4).
rule-fr-collect-green-orange = A green or orange space gives you 1 of the material that it shows.
rule-fr-collect-blue = On a blue space your light marker goes 1 light forward for each light bulb.
rule-fr-collect-white = On a white space your burrow marker goes 1 step forward for each apple core.
rule-fr-collect-lit = A space whose light your light marker has reached or passed gives you 1 more. Lights that you win in this step count from your next turn on.
rule-fr-collect-lit-cumulative = A space only has the bonus of its own light. A table may choose otherwise: then each space that you collect from gives you 1 more for every lit space of the same yield, whether it is lit itself or not.
rule-fr-collect-backpack = If you own the backpack of the colour that you collect, you get its bonus once a turn, however many rats ended there: 1 more on green and orange, 2 more on yellow, blue and white. If you collect different materials, you choose which of them the bonus is. You always take the bonuses of lights, backpacks and the gatherer; only the energy drink is up to you.
rule-fr-collect-drink = After all bonuses you may use 1 of your energy drinks, once a turn: all that this step gives you is doubled. The reward of the launch pad is never doubled; if you have reached nothing but the launch pad, no drink is offered.
rule-fr-collect-lamp = When your light marker reaches or passes one of the 3 construction lamps, you place a marker on the light track at once. At the end of the light string it stays where it is.
rule-fr-collect-unlimited = Materials, cheese, awards and mouldy cheese never run out.

rules-firstrat-pad = The launch pad

rule-fr-pad-rattonaut = A rat that ends on the launch pad leaves the path for good: it becomes a rattonaut and takes the first free slot of the rattonaut track.
rule-fr-pad-reward = Then you take either an award, which is worth 3 points at the end, or one rat from your nursery, which goes to Start and can’t move this turn. You do so at once, before you collect from other spaces.
rule-fr-pad-award-limit = You may take an award only if you still have a rat on the path, Start included, or if all 4 of your rats are in the rocket.
rule-fr-pad-no-bonus = The launch pad gives you no materials or cheese, and no bonus of backpacks, lights or super rats applies to it.

rules-firstrat-burrow = The rat burrow

rule-fr-burrow-way = Your burrow marker goes clockwise. When it leaves a fork, you choose: in at the fork (at the first to the library, at the second to the nursery) or onward, in the end to the food storage.
rule-fr-burrow-pass = You win a reward when your marker enters its space, also in passing, and also several times in one turn.
rule-fr-burrow-library = In the library you may take 1 comic.
rule-fr-burrow-nursery = In the nursery, 1 of your rats leaves it and goes to Start, if one is left. You can’t decline.
rule-fr-burrow-storage = In the food storage you place a marker on the storage track.

rules-firstrat-shop = Step 3: shop

rule-fr-shop-who = For each rat that you moved this turn and that stands at the hamster, frog or crow, you may get 1 item there, in any order.
rule-fr-shop-pay = An item costs 6 cheese at the hamster, 7 at the frog and 12 at the crow. Cheese that you collected this turn counts.
rule-fr-shop-steal = Or you steal it: you pay nothing, and that rat goes back to Start.
rule-fr-shop-one-per-colour = You never own two backpacks of one colour, whether bought or stolen.
rule-fr-shop-drinks = You may own any number of energy drinks.
rule-fr-shop-next-turn = Backpacks, energy drinks and comics work from your next turn on.

rules-firstrat-build = Step 4: build and donate

rule-fr-build-cockpit = A cockpit costs 2 calculators and 1 tin can.
rule-fr-build-cargo = A cargo hold costs 3 baking soda and 2 tin cans.
rule-fr-build-engine = An engine costs 5 bottles of vinegar and 2 baking soda.
rule-fr-build-any = You may build any number of parts, the same part again too, and donate in between, in any order. For each part you place a marker on its track.
rule-fr-build-rocket = A cockpit, a cargo hold and an engine make a complete rocket; each part counts for one rocket only. Each time you have one more, you place a marker on the rocket track.
rule-fr-build-donate = For 10 cheese you place a marker on the cheese track, as often as you like.
rule-fr-build-needs-marker = With no marker left you can neither build nor donate. A marker that you would have to place is then lost.

rules-firstrat-track = The score tracks

rule-fr-track-slots = Every track has five slots: the first four hold one piece each, the fifth any number. Your piece goes on the first free slot from the left that is not blocked, and scores that slot’s points at the end.
rule-fr-track-ten = You can place at most ten markers in a game. Rattonauts are rats and use none.
rule-fr-track-light-limit = At most three of your markers can come onto the light track, for there are three lamps.
rule-fr-track-spare = You may use your 9th and 10th marker at any time. A table may choose otherwise: then you may use them only in the last round, which is the round that everybody knows to be the last; a 9th marker that you would have to place before it is lost.

rules-firstrat-comic = Comics, from the turn after you take them

rule-fr-comic-green-pipes = Green pipes cost you nothing. The one grey pipe always costs its material.
rule-fr-comic-orange-pipes = Orange pipes cost you nothing.
rule-fr-comic-no-toll = When you end on a space with rats of others, you pay nothing.
rule-fr-comic-four-steps = When you move several rats, each may go 1 to 4 spaces.
rule-fr-comic-one-colour = Green and orange count as one colour when you move. Of a green and an orange backpack only one works in a turn, and for a space of its own colour.
rule-fr-comic-discount = Each part costs you 1 material less; you choose which of the part’s materials.

rules-firstrat-super = Super rats

rule-fr-super-token = With the comic of a super rat comes its token. You put it at once on one of your rats on the path, where it stays; its power works from your next turn on. A rat may carry several tokens. A commander who is also the thief must pay.
rule-fr-super-commander = Moved alone, the commander goes any number of spaces. It never steals. As a rattonaut its slot counts double.
rule-fr-super-gatherer = When you move the gatherer, you get 1 more of what its space gives, before any doubling. On the launch pad it brings nothing more.
rule-fr-super-runner = The runner goes up to 2 spaces further: alone 1-7, with others 1-5, or 1-6 with the comic “Four steps”.
rule-fr-super-thief = At a stall the thief takes an item without paying, and stays where it is.

rules-firstrat-end = The end, and your score

rule-fr-end-rocket = When a player’s 4th rat is on the rattonaut track, the round is played to its end, and the game is over.
rule-fr-end-markers = When a player, or Greg, places the 8th marker, the round is played to its end, one more round is played, and the game is over.
rule-fr-end-earlier = If both happen, the earlier end holds. Nothing that happens later makes the game longer.
rule-fr-score-tracks = You score the points of the slots on which your pieces stand.
rule-fr-score-awards = Each award scores 3 points.
rule-fr-score-mouldy = Each mouldy cheese costs you 2 points.
rule-fr-score-leftovers = Every 4 materials or cheese that you have left, in any mix, score 1 point, rounded down.
rule-fr-score-caps = “Crumbs” scores 12 points, less 2 for each of your markers on the cockpit, cargo and engine tracks, but at least 0. “Collector” scores 2 for each of your caps, backpacks, comics and energy drinks, used or not, this cap included. The others score for each of your markers or rats on their track: food storage 4, cheese 5, light string 4, cockpit 4, cargo hold 5, engine 5, complete rocket 6, rattonaut 4.
rule-fr-score-pad = The score pad has eleven lines: the eight tracks, bottle caps, awards less mouldy cheese, and leftovers.
rule-fr-score-ties = The most points win. If several have as many, the most rattonauts decide; after that, victory is shared.

rules-firstrat-solo = Alone against Greg

rule-fr-solo-setup = Set up as for 2 players. You are first and begin with 1 cheese. Greg’s rats stand on spaces 8, 5 and 1 and on Start; he has no nursery, no light marker and no burrow marker.
rule-fr-solo-deck = Greg’s deck has A and B cards, drawn unseen: 5 and 5 on easy, 6 and 4 on medium, 7 and 3 on hard, 8 and 2 on unfair. The C card is added, and all are shuffled.
rule-fr-solo-move = Greg reveals a card with four numbers: the first moves his front rat, the second the next one, and so on. Their order, and who is in the rocket, is taken at the start of his turn. First his rats run, then comes the card’s symbol. With a 0 a rat doesn’t move: no toll, no stall.
rule-fr-solo-move-riders = Numbers of rats that are already in the rocket are added to his front rat still under way. With the card 1, 2, 0, 2 and two rats in the rocket, the third goes 3 spaces and the fourth 2.
rule-fr-solo-move-pad = A rat of Greg’s that reaches the launch pad becomes a rattonaut, and its left-over steps are lost. He takes no reward there. A table may choose that his other rats then stay where they are this turn.
rule-fr-solo-rules-ignored = Greg’s rats may end on any colours and share spaces. They pay no tolls, collect nothing, use no pipes and never go back to Start.
rule-fr-solo-toll = If your rat ends on a space with one or more of Greg’s rats, you pay 1 cheese to the supply, with mouldy cheese as usual. For each rat of his that ends on a space with a rat of yours, you get 1 from the supply.
rule-fr-solo-stall = If a rat of Greg’s ends at a stall, one random item there leaves the game, if there is one.
rule-fr-solo-plan = If the card shows a track (cockpit, cargo hold, engine, food storage, cheese or light string), Greg plans that track. If he has planned it already, he scores it: a marker of his goes on the first free slot, and the plan is cleared. He never scores the rocket track, and the limit of three on the light track is not for him.
rule-fr-solo-best = With the C card, the same happens on that one of the six tracks where he would now score most; among equals you choose. Then all revealed cards are shuffled back into his deck.
rule-fr-solo-comic = If the card shows a comic, one random comic leaves the library and the game, if there is one.
rule-fr-solo-end = The game ends as it does with others; Greg’s markers and rats count too.
rule-fr-solo-win = To win, you need more points than Greg.
rule-fr-solo-challenges = Each challenge can be met on all four levels, and only if you win: (1) no rat in the rocket; (2) no backpack, energy drink, comic or bottle cap; (3) all four rats in the rocket; (4) two complete rockets; (5) 4 different backpacks; (6) at least 90 points; (7) in 16 turns or fewer; (8) at least 5 markers on the cheese track; (8b) at least 5 markers on the storage track; (9) each of the five pipes at least twice. A pipe counts also when it is free, and a drink that you have used still counts as owned for (2).
