# Learning by playing, and the pages of rules.

## Rules

page-learn-rules-of = Rules of { $game }
page-learn-which-game = Which game
page-learn-contents = Contents
page-learn-search = Search the rules
page-learn-search-example = toll
page-learn-search-clear = Clear the search
page-learn-answers = Best answers
page-learn-nearest = Read the chapter: { $section }
page-learn-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
page-learn-nothing-found = No rule mentions “{ $query }”. Try another word.
page-learn-back-table = Back to the table
page-learn-back-replay = Back to the game
page-learn-back-lesson = Back to the lesson
page-learn-back-other = Back

## Before and after the first game

page-learn-title = Learn { $game }
page-learn-intro-firstrat = The moon is made of cheese. Run through the junkyard, collect scrap and cheese, build a rocket and be the first to send your rats up.
page-learn-intro-piedpiper = Rats run in circles through Hamelin. Send them through your neighbours’ houses, and keep your own house free of them.
page-learn-how = { $count ->
    [one] You play a real game against one opponent, the bot { $rival }. A coach explains each new thing when it comes up. You can stop at any time and continue later.
   *[other] You play a real game against { $count } opponents, bots of the level { $rival }. A coach explains each new thing when it comes up. You can stop at any time and continue later.
}
page-learn-begin = Start your first game
page-learn-resume = Continue the lesson
page-learn-anew = Start over
page-learn-read = Read the rules instead
page-learn-lessons = What you will learn
page-learn-met = learnt
page-learn-farewell = You’re ready to play
page-learn-missed = These didn’t come up in your game. Select one to see its rule:
page-learn-real-game = Play a real game
page-learn-other = Learn { $game }
page-learn-alone = Carry on without the coach

## The coach

page-learn-go-on = Continue
page-learn-hint = Show a good move
page-learn-thinking = Thinking…
page-learn-progress = { $count } of { $total } lessons
page-learn-your-turn = Your turn
page-learn-their-turn = { $seat }’s turn
page-learn-try = Try anything you like: you can undo it. Or let me show you a good move.
page-learn-watch = Watch what happens on the board.

## First Rat

page-learn-lesson-firstrat-goal = What the game is about
page-learn-lesson-firstrat-move = Moving a rat
page-learn-lesson-firstrat-collect = Collecting
page-learn-lesson-firstrat-many = Several rats at once
page-learn-lesson-firstrat-toll = Meeting other rats
page-learn-lesson-firstrat-light = The light string
page-learn-lesson-firstrat-burrow = The rat burrow
page-learn-lesson-firstrat-stalls = Stalls
page-learn-lesson-firstrat-pipes = Pipes
page-learn-lesson-firstrat-build = Building and donating
page-learn-lesson-firstrat-markers = Markers and tracks
page-learn-lesson-firstrat-pad = The launch pad
page-learn-lesson-firstrat-end = The end

page-learn-firstrat-welcome = Your rats want to fly to the moon. They run along the path to the rocket, collect things on the way and help to build it. The player with the most points at the end wins.
page-learn-firstrat-seat = This is you: your cheese, your materials and your score markers. Two of your rats wait on Start, two more in the nursery.
page-learn-firstrat-one = Move one rat 1 to 5 spaces. Pick a rat, then one of the highlighted spaces. Beside each space you see what you would get. The one I’m pointing at is a good start.
page-learn-firstrat-stop = If your rat went 3 spaces or fewer, you may move other rats too, to other spaces of the same colour. If you don’t want to, choose “{ move-stop }”.
page-learn-firstrat-collect = You collect from the space where your rat ended: cheese on yellow, materials on green and orange, light bulbs on blue, apple cores on white. Only rats you moved this turn collect.
page-learn-firstrat-many = You can also move several rats, 1 to 3 spaces each, to different spaces of the same colour. Then each of them collects. Try it with the ones I’m pointing at.
page-learn-firstrat-toll = If you end on a space with another player’s rat, you pay that player 1 cheese. If they end on yours, they pay you. Passing is free, and so are Start and the launch pad.
page-learn-firstrat-mouldy = You couldn’t pay, so you took mouldy cheese: it gives you 3 cheese at once, but each piece costs you 2 points at the end.
page-learn-firstrat-light = Blue spaces move your light marker along the light string; it’s the one glowing now, and it starts at the foot of the rocket. Once it has reached a space’s light, that space gives you 1 more for the rest of the game. So it pays to start early.
page-learn-firstrat-lamp = You have reached one of the 3 construction lamps, so a marker of yours goes on the light string track at once.
page-learn-firstrat-burrow = Apple cores on white spaces move your marker through the rat burrow. There you win comics, more rats and markers on the food storage track.
page-learn-firstrat-fork = A fork in the burrow: go in to get what is there, or go past it to what comes later. Both are good.
page-learn-firstrat-comic = This is the library. Each comic gives you a power for the rest of the game, from your next turn. Take the one you will use most.
page-learn-firstrat-nursery = One of your young rats has left the nursery and is now on Start. With more rats, you can collect more each turn.
page-learn-firstrat-stall = A stall is within reach: the hamster, the frog or the crow. A rat that ends there can get an item. Backpacks give you more of one colour, energy drinks double a turn, bottle caps bring points.
page-learn-firstrat-shop = Pay with cheese, or steal: that costs nothing, but the rat goes back to Start. That’s not so bad, because it can collect all along the path again.
page-learn-firstrat-drink = An energy drink doubles everything you collect this turn. Keep it for a big turn.
page-learn-firstrat-pipe = Pipes are shortcuts: one step, however far apart their ends are. Each costs the material shown on it.
page-learn-firstrat-plan = Collect with a plan. The tracks show what each rocket part costs: a cockpit 2 calculators and 1 tin can, a cargo hold 3 baking soda and 2 tin cans, an engine 5 bottles of vinegar and 2 baking soda.
page-learn-firstrat-build = You have everything for a rocket part. Build it, and a marker of yours goes on its track.
page-learn-firstrat-donate = With 10 cheese, you can donate: a marker of yours goes on the cheese track. “+{ $points } points” is what the next free slot there is worth. You can donate as often as you can pay.
page-learn-firstrat-marker = Your first marker is on a track. It takes the first free slot from the left and scores that slot’s points at the end. The earlier you are, the more you get.
page-learn-firstrat-rival = Other players place markers too, and a taken slot is gone. Before you collect for a track, check what its next slot is worth.
page-learn-firstrat-pad = One of your rats can reach the launch pad. There it leaves the path for good and becomes a rattonaut, which scores points. You also get a reward.
page-learn-firstrat-reward = Choose an award worth 3 points, or a new rat from the nursery. Early in the game, the rat is usually better.
page-learn-firstrat-ending = The game ends when a player has all 4 rats in the rocket, or soon after a player’s 8th marker. Keep an eye on how many markers are left.
page-learn-firstrat-last = The end is near, and you know which round is the last. Turn what you have into points now: leftovers score only 1 point for every 4.
page-learn-firstrat-enough = Now you know enough to play on your own. I’ll stay here and explain anything new.
page-learn-firstrat-over = The game is over. The score pad shows where everyone’s points come from: tracks, bottle caps, awards and leftovers.

## The Pied Piper

page-learn-lesson-piedpiper-goal = What the game is about
page-learn-lesson-piedpiper-play = Playing cards
page-learn-lesson-piedpiper-act = When figures act
page-learn-lesson-piedpiper-marker = Your rat marker
page-learn-lesson-piedpiper-cards = Run, back and sewer
page-learn-lesson-piedpiper-piper = The Pied Piper
page-learn-lesson-piedpiper-special = Special cards
page-learn-lesson-piedpiper-out = Leaving town
page-learn-lesson-piedpiper-end = The end

page-learn-piedpiper-welcome = The houses of Hamelin stand in a ring, and one of them is yours. Each rat that runs through your house moves your rat marker up one floor. At the roof, you have to leave town.
page-learn-piedpiper-ring = The figures stand in the gaps between the houses. They all face the same way, and that way is forward. Rats move markers up, the Pied Piper moves them down.
page-learn-piedpiper-play = Pick a card from your hand, then a figure in the row. Your card goes under it, but nothing moves yet. In the first turn of the game you play one card, later two.
page-learn-piedpiper-second = Each turn, you play two cards under two different character cards. Beside each choice you see what it would do.
page-learn-piedpiper-acted = A figure with two cards acts: first the upper card, then the lower one. Then its card leaves the row, and a new one comes.
page-learn-piedpiper-climb = A rat has run through a house, so that house’s marker has gone up. Low is good: in the end, the lowest marker wins.
page-learn-piedpiper-complete = There is already one card here. If you add a second one, the figure acts at the end of your turn. Check which houses it would pass.
page-learn-piedpiper-order = Two figures act, and you choose which one goes first. That can change whose houses they pass.
page-learn-piedpiper-card-run = “Run” takes a figure forward through two houses.
page-learn-piedpiper-card-back = “Back” takes a figure back through the house behind it. It counts as usual: a rat moves the marker up.
page-learn-piedpiper-card-sewer = With “sewer”, a figure goes under the next house, and that house’s marker doesn’t move. That’s good when the house is yours.
page-learn-piedpiper-piper = The Pied Piper is in the row. In every house he passes, the marker goes down, so send him through yours.
page-learn-piedpiper-card-plus = “Plus one” does nothing by itself. It makes the other card with it go one house further.
page-learn-piedpiper-card-melody = “Melody” takes everyone along: the other card with it moves all figures in the same gap.
page-learn-piedpiper-refill = After your turn, you draw until you have four cards again. Nobody else can see your hand.
page-learn-piedpiper-danger = Your marker is high up. The roof comes after the 7th floor, and anyone who reaches it is out. Keep the rats away and bring in the Pied Piper.
page-learn-piedpiper-chase = Another player’s marker is high up. If you drive them out, you take their marker, and collected markers break ties.
page-learn-piedpiper-out = A player has left town and their house is gone, so the ring is smaller. With 3 players, that ends the game.
page-learn-piedpiper-enough = Now you know enough to play on your own. I’ll stay here and explain anything new.
page-learn-piedpiper-over = The game is over: only two players are left in town, and the one with the lower marker wins.
