# The page in a browser: Greg and the score pad beside a real board.

page-companion-lead = For your own box on the table. Lay the phone beside the board: it turns over Greg’s cards, and it adds up your points.
page-companion-greg = Play alone against Greg
page-companion-greg-about = The phone is his deck and his memory. It tells you where his rats go, and asks only what it can’t see.
page-companion-new = New game against Greg
page-companion-games = Your games against Greg
page-companion-go-on = Go on: { $level }
page-companion-finished = Over: { $level }
page-companion-round = Round { $round }
page-companion-forget = Put away the game “{ $level }” of { $day }
page-companion-forget-title = Put this game away?
page-companion-forget-about = Greg forgets it for good.
page-companion-forget-yes = Put it away
page-companion-keep = Keep it
page-companion-pad-about = Tap in what lies on the table. It adds up at once and tells where every point comes from.
page-companion-pad-kept = as you left it

## Greg: set-up

page-companion-setup-lead = Greg plays on your board. You move his rats; the phone turns over his cards.
page-companion-setup-board = Set up the board as for two people. You begin, with 1 cheese.
page-companion-setup-rats = Put four rats of another colour on spaces 8, 5 and 1 and on Start: these are Greg’s.
page-companion-setup-markers = Lay his ten score markers beside the board. He needs nothing else.
page-companion-setup-options = How do you play?
page-companion-begin = Shuffle Greg’s cards

## Greg: his turn

page-companion-before-first = Greg waits for your first turn
page-companion-his-turn = Greg’s turn: do this on the board
page-companion-path = The path, with the ways of Greg’s rats
page-companion-last = Round { $round } will be the last.
page-companion-now-last = This is the last round.
page-companion-fact-card = Greg turns over card { $card }.
page-companion-fact-move = Move his rat { $origin } { $space }.
page-companion-fact-toll = Is a rat of yours there? Then take { $cheese } from the supply.
page-companion-fact-hamster = It stops at the hamster: a backpack goes back into the box.
page-companion-fact-frog = It stops at the frog: if an energy drink is left there, it goes back into the box.
page-companion-fact-crow = It stops at the crow: a bottle cap goes back into the box.
page-companion-fact-comic = A comic of the library goes back into the box.
page-companion-fact-rattonaut = It gets into the rocket: put it on slot { $slot } of the rattonaut track ({ points }).
page-companion-fact-plan = Greg plans the track “{ $track }”. Nothing to do: the phone remembers it.
page-companion-fact-score = Lay a marker of his on the track “{ $track }”, slot { $slot } ({ points }). That plan is done.
page-companion-fact-lost = Greg would score the track “{ $track }”, but has no marker left.
page-companion-fact-shuffle = All his revealed cards are in the deck again.
page-companion-last-you-markers = You have placed your eighth marker: round { $round } is the last.
page-companion-last-you-rocket = All your rats are in the rocket: round { $round } is the last.
page-companion-last-greg-markers = Greg has placed his eighth marker: round { $round } is the last.
page-companion-last-greg-rocket = All of Greg’s rats are in the rocket: round { $round } is the last.
page-companion-pick = How many lie there?
page-companion-pick-none = Then nothing happens.
page-companion-pick-goes = Number { $number } from the left goes.

## Greg: questions

page-companion-ask-turn = Your turn!
page-companion-about-turn = Play it on the board, then tap.
page-companion-turn-done = My turn is over
page-companion-turn-markers = … and I placed my eighth marker
page-companion-turn-rocket = … and my fourth rat got into the rocket
page-companion-ask-slot = Which is the first free slot: { $track }?
page-companion-about-slot = Look at the score track on the board, from the left.
page-companion-slot = Slot { $slot }
page-companion-ask-best = Several tracks are equally good for him
page-companion-about-best = You choose which one he takes.
page-companion-ask-tile = Which tile lies on the track “{ $track }”?
page-companion-about-tile = These are the points on it.
page-companion-tile = Tile { $number }

## Greg: his side, and the end

page-companion-side = Greg’s side
page-companion-rats = Rats
page-companion-markers = Markers left
page-companion-scored = His points so far
page-companion-slots = slots { $slots }
page-companion-undo = Take the last tap back
page-companion-diary = His turns so far
page-companion-turn-of = Turn { $number }: card { $card }
page-companion-back-to = Back to before this turn
page-companion-no-turns = This phone hasn’t seen a turn of his yet.
page-companion-over = The game is over. Greg has
page-companion-to-beat = { $points ->
    [one] You win with { $points } point or more; a tie is his.
   *[other] You win with { $points } points or more; a tie is his.
}
page-companion-because-rocket = It ended because all four rats of one side are in the rocket.
page-companion-because-markers = It ended because one side has placed its eighth marker.
page-companion-add-mine = Now add up my points
page-companion-again = Play again

## Score pad: entering

page-companion-people = Who plays?
page-companion-colour = { $name }: { $colour }. Another colour
page-companion-name = Name of player { $number }
page-companion-remove = Remove { $name }
page-companion-add = One more
page-companion-with-greg = Alone against Greg
page-companion-tracks-about = Tap whose pieces lie on each track, from the left. Tap a piece to take it away.
page-companion-put = { $name } on slot { $slot }
page-companion-take = Slot { $slot }, { $name }: take away
page-companion-things = In front of you
page-companion-count-backpacks = Backpacks
page-companion-count-backpacks-about = one of each colour at most
page-companion-count-comics = Comics
page-companion-count-comics-about = count for the collector
page-companion-count-drinks = Energy drinks
page-companion-count-drinks-about = used ones, too
page-companion-count-awards = Awards
page-companion-count-awards-about = from the launch pad
page-companion-count-mouldy = Mouldy cheese
page-companion-count-mouldy-about = costs points
page-companion-count-goods-about = materials and cheese together
page-companion-less = { $what }: one less
page-companion-more = { $what }: one more
page-companion-commander = Where is the commander?
page-companion-commander-none = not in the rocket
page-companion-so-far = Points so far
page-companion-doubt = Something doesn’t fit – show me
page-companion-anew = Start anew
page-companion-anew-title = Start with an empty pad?
page-companion-anew-about = All figures go; names and colours stay.
page-companion-anew-yes = Empty it
page-companion-replace-title = There is another pad already
page-companion-replace-about = Begin a pad for this game against Greg? The figures of the other one go.
page-companion-replace-yes = Begin it
page-companion-roof = roof
page-companion-went-last = Went out by the very last action
page-companion-held = Markers held before it
page-companion-who-won = Who has won?
page-companion-not-over = The game is not over: { $left } are left in town.
page-companion-stopped = Decide it as it stands, with { $left } left

## Score pad: the result

page-companion-why = How { $name } gets there
page-companion-part-slot = slot { $slot }: { $points }
page-companion-part-commander = commander, once more: { $points }
page-companion-part-cap = { $cap }: { $count } × { $each } = { $points }
page-companion-part-crumbs = { $cap }: { $from_points } − { $parts } × { $less } = { $points }
page-companion-part-collector = { $cap }: { $count } × { $each } = { $points }
page-companion-part-award = awards: { $count } × { $each } = { $points }
page-companion-part-mouldy = mouldy cheese: { $count } × { $each } = { $points }
page-companion-part-resources = { $count } pieces, a point for every { $for_a_point }: { $points }
page-companion-part-floors-below-roof = roof { $roof } − floor { $floor } = { $points }
page-companion-won-points = { $names } wins with { points }, { $lead } ahead.
page-companion-won-rattonauts = A tie at { points }: { $names } wins with more rattonauts ({ $rattonauts }).
page-companion-won-shared = Shared victory with { points } and as many rattonauts ({ $rattonauts }): { $names }.
page-companion-won-tie-is-gregs = A tie at { points }: that is a win for { $names }.
page-companion-won-floor = { $names } wins: the lowest marker, on floor { $floor }.
page-companion-won-markers = Equally low, on floor { $floor }: { $names } wins with more collected markers ({ $markers }).
page-companion-won-held = Nobody is left: { $names } held the most markers ({ $markers }) and wins.
page-companion-won-draw = A draw: { $names }.
page-companion-no-too-much = { $count } is too much: there can be { $most } at most.
page-companion-no-tile-missing = Which tile lies there?
page-companion-no-tile-twice = Tile { $tile } can’t lie on two tracks.
page-companion-no-who-went-last = Nobody is left. Mark all who went out by the last action: at least three, so far { $count }.
page-companion-no-other = That can’t lie like this on a table.
