# Learning by playing, and the pages of rules.

## Rules

page-learn-rules-of = Rules of { $game }
page-learn-which-game = Which game
page-learn-contents = Contents
page-learn-search = Search the rules
page-learn-search-example = toll
page-learn-search-clear = Clear the search
page-learn-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
page-learn-nothing-found = No rule says “{ $query }”.
page-learn-back-table = Back to the table
page-learn-back-replay = Back to the game
page-learn-back-lesson = Back to the lesson
page-learn-back-other = Back

## Before and after the first game

page-learn-title = Learn { $game }
page-learn-intro-firstrat = The moon is made of cheese. Run through the junkyard, gather scrap and cheese, build a rocket and send your rats up first.
page-learn-intro-piedpiper = Rats run in circles through Hamelin. Send them through your neighbours’ houses, and keep your own house free of them.
page-learn-how = You play a real game against { $rival }, and a coach explains each thing when it first comes up. You can stop at any time and go on later.
page-learn-begin = Begin the first game
page-learn-resume = Go on with the lesson
page-learn-anew = Begin anew
page-learn-read = Read the rules instead
page-learn-lessons = What there is to learn
page-learn-met = learnt
page-learn-farewell = Now you can play
page-learn-missed = This did not come up in your game. A click shows the rule:
page-learn-real-game = Play a real game
page-learn-other = Learn { $game }
page-learn-alone = Play on without the coach

## The coach

page-learn-go-on = Go on
page-learn-hint = Show a good move
page-learn-thinking = Thinking …
page-learn-progress = { $count } of { $total } lessons
page-learn-your-turn = Your turn
page-learn-their-turn = { $seat } plays
page-learn-try = Try what you like: you can take it back. Or let me show you a good move.
page-learn-watch = Watch what happens on the board.

## First Rat

page-learn-lesson-firstrat-goal = What it is about
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

page-learn-firstrat-welcome = Your rats want to go to the moon. They run along the path to the rocket, collect things on the way and help to build it. Whoever has the most points at the end wins.
page-learn-firstrat-seat = This is you: your cheese, your materials, and the markers with which you score. Two of your rats wait on Start, two more in the nursery.
page-learn-firstrat-one = Move one rat, by 1 to 5 spaces. Pick a rat, then a lit space: beside it stands what you would get. The one that I point at is a good start.
page-learn-firstrat-stop = A rat that went 3 spaces or fewer may be joined by others, on the same colour. If you don’t want to, choose “{ move-stop }”.
page-learn-firstrat-collect = You collect from the space on which your rat ended: cheese on yellow, materials on green and orange, light bulbs on blue, apple cores on white. Only rats that you moved this turn collect.
page-learn-firstrat-many = You can also move several rats: 1 to 3 spaces each, all onto different spaces of one colour. Then each of them collects. Try it with the ones that I point at.
page-learn-firstrat-toll = On a space with a rat of somebody else, you pay its owner 1 cheese, and others pay you. Running past is free, and so are Start and the launch pad.
page-learn-firstrat-mouldy = You could not pay, so you took mouldy cheese: 3 cheese at once, but each piece costs you 2 points at the end.
page-learn-firstrat-light = Blue spaces push your light marker along the light string. A space whose light you have reached gives you 1 more, for the rest of the game. Lights early are worth most.
page-learn-firstrat-lamp = You have reached one of the 3 big lamps: that placed a marker of yours on the light track at once.
page-learn-firstrat-burrow = Apple cores on white spaces move your marker through the rat burrow. There you win comics, more rats and a marker in the food storage.
page-learn-firstrat-fork = A fork in the burrow: go in to get what is there, or onward to what comes later. All ways are good ones.
page-learn-firstrat-comic = The library. Each comic gives you a power for the rest of the game, from your next turn on. Take the one that you will use most.
page-learn-firstrat-nursery = One of your young rats has left the nursery and stands on Start. With more rats you collect more in a turn.
page-learn-firstrat-stall = A stall is in reach: hamster, frog or crow. A rat that ends there can get an item: backpacks yield more of a colour, drinks double a turn, caps bring points.
page-learn-firstrat-shop = Pay with cheese, or steal: that costs nothing, but the rat goes back to Start. That is not so bad, since it collects all along the way again.
page-learn-firstrat-drink = With an energy drink, all that you collect this turn is doubled. Keep it for a rich turn.
page-learn-firstrat-pipe = Pipes are short cuts: one step, however far apart their ends are. Each costs the material that it shows.
page-learn-firstrat-plan = Collect with a plan. The tracks show what a rocket part costs: a cockpit 2 calculators and 1 can, a cargo hold 3 baking soda and 2 cans, an engine 5 bottles and 2 baking soda.
page-learn-firstrat-build = You have all that a rocket part needs. Build it: that places a marker of yours on its track.
page-learn-firstrat-donate = With 10 cheese you can donate: that places a marker on the cheese track, as often as you can pay.
page-learn-firstrat-marker = Your first marker lies on a track. It takes the first free slot from the left and scores its points at the end: whoever comes first gets more.
page-learn-firstrat-rival = Others place markers too, and a slot that is taken is gone. Look at what the next slot of a track is worth before you collect for it.
page-learn-firstrat-pad = A rat of yours can reach the launch pad. There it leaves the path for good, as a rattonaut that scores points, and you may take a reward.
page-learn-firstrat-reward = Choose: an award of 3 points, or a new rat from the nursery. Early in the game the rat is mostly better.
page-learn-firstrat-ending = The game ends when somebody has all 4 rats in the rocket, or soon after somebody’s 8th marker. Keep an eye on the markers that are left.
page-learn-firstrat-last = The end is near: the last round is known. Turn what you have into points, for only every 4 things left over are worth 1.
page-learn-firstrat-enough = You know enough to play on by yourself. I stay here, and tell you of whatever is new.
page-learn-firstrat-over = The game is over. The score pad shows where everybody’s points come from: tracks, caps, awards and leftovers.

## The Pied Piper

page-learn-lesson-piedpiper-goal = What it is about
page-learn-lesson-piedpiper-play = Playing cards
page-learn-lesson-piedpiper-act = When figures act
page-learn-lesson-piedpiper-marker = Your rat marker
page-learn-lesson-piedpiper-cards = Run, back and sewer
page-learn-lesson-piedpiper-piper = The Pied Piper
page-learn-lesson-piedpiper-special = Special cards
page-learn-lesson-piedpiper-out = Leaving town
page-learn-lesson-piedpiper-end = The end

page-learn-piedpiper-welcome = The houses of Hamelin stand in a ring, and one of them is yours. Each rat that runs through your house lifts your rat marker by a floor. At the roof you have to leave town.
page-learn-piedpiper-ring = The figures stand in the gaps between houses. Forward is always the same way round, as they look. Rats lift markers, and the Pied Piper lowers them.
page-learn-piedpiper-play = Pick a card of your hand, then a figure in the row: the card comes to lie under it. Nothing moves yet. In the first turn of a game you play one card, later two.
page-learn-piedpiper-second = In a turn you play two cards, under two different figures. Beside each choice stands what it would bring about.
page-learn-piedpiper-acted = A figure with two cards acts: first the upper card, then the lower one. After that it leaves the row, and a new one comes.
page-learn-piedpiper-climb = A rat has run through a house, and that house’s marker has climbed. Low is good: in the end the lowest marker wins.
page-learn-piedpiper-complete = Here lies one card already. With a second one the figure acts at the end of your turn: look at which houses it would pass.
page-learn-piedpiper-order = Two figures act, and you say which comes first. That can decide whose house they pass.
page-learn-piedpiper-card-run = “Run” leads a figure forward through two houses at once.
page-learn-piedpiper-card-back = “Back” leads a figure back through the house behind it. That counts like any other pass: a rat lifts the marker.
page-learn-piedpiper-card-sewer = With “sewer” a figure goes below the next house, and its marker stays where it is. Good when that house is yours.
page-learn-piedpiper-piper = The Pied Piper lies in the row. The marker of each house that he passes goes down: send him through your own.
page-learn-piedpiper-card-plus = “Plus one” does nothing by itself: it makes the other card under the figure longer by a house.
page-learn-piedpiper-card-melody = “Melody” takes everybody along: the other card under the figure then moves all figures in its gap.
page-learn-piedpiper-refill = After your turn you draw until you have four cards again. Nobody else sees your hand.
page-learn-piedpiper-danger = Your marker is high up. The roof comes after the 7th floor, and whoever reaches it is out. Keep rats away, and call the Pied Piper.
page-learn-piedpiper-chase = Somebody’s marker is high up. Whoever drives them out takes their marker, and collected markers break ties.
page-learn-piedpiper-out = Somebody has left town, and the house is gone: the ring has become smaller. With 3 players the game is over then.
page-learn-piedpiper-enough = You know enough to play on by yourself. I stay here, and tell you of whatever is new.
page-learn-piedpiper-over = The game is over: only two are left in town, and of these the lower marker wins.
