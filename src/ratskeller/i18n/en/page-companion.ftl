# The page in a browser: Greg and the score pad beside a real board.

page-companion-lead = Playing with your own box? Put your phone next to the board: it draws Greg’s cards and adds up your points.
page-companion-greg = Play solo against Greg
page-companion-greg-about = Your phone is his deck and his memory. It tells you where his rats go, and asks you only what it can’t see.
page-companion-new = New game against Greg
page-companion-games = Your games against Greg
page-companion-go-on = Continue: { $level }
page-companion-finished = Finished: { $level }
page-companion-round = Round { $round }
page-companion-forget = Delete the game “{ $level }” from { $day }
page-companion-forget-title = Delete this game?
page-companion-forget-about = You can’t get it back.
page-companion-forget-yes = Delete it
page-companion-keep = Keep it
page-companion-pad-about = Enter what is on the table. The pad adds it up at once and shows where every point comes from.
page-companion-pad-kept = as you left it

## Greg: set-up

page-companion-setup-lead = Greg plays on your board. You move his rats, and your phone draws his cards.
page-companion-setup-board = Set up the board as for two players. You go first, with { $cheese } cheese.
page-companion-setup-rats = Put four rats of another colour on spaces { $first }, { $second }, { $third } and { $fourth } (0 is Start): these are Greg’s.
page-companion-setup-markers = Put his { $markers } score markers beside the board. He needs nothing else.
page-companion-level-about = { $fast } fast cards, { $slow } slow ones
page-companion-setup-options = Game options
page-companion-begin = Shuffle Greg’s cards
page-companion-begin-told = Begin the game
page-companion-cards = Whose cards?
page-companion-cards-dealt = Deal them here
page-companion-cards-dealt-about = { provenance-firstrat-greg }
page-companion-cards-told = I draw from my own deck
page-companion-cards-told-about = Draw a card from your box and enter what is on it. Greg plays it.

## Greg: his turn

page-companion-before-first = Greg is waiting for your first turn
page-companion-his-turn = Greg’s turn: do this on the board
page-companion-path = The path, showing how Greg’s rats move
page-companion-last = Round { $round } will be the last.
page-companion-now-last = This is the last round.
page-companion-fact-card = Greg reveals card { $card }.
page-companion-fact-real-card = Greg plays the card you drew.
page-companion-fact-move = Move his rat { $origin } { $space }.
page-companion-fact-toll = Is one of your rats there? Then take { $cheese } from the supply.
page-companion-fact-hamster = It stops at the hamster: a backpack goes back into the box.
page-companion-fact-frog = It stops at the frog: if an energy drink is left there, it goes back into the box.
page-companion-fact-crow = It stops at the crow: a bottle cap goes back into the box.
page-companion-fact-comic = A comic from the library goes back into the box.
page-companion-fact-rattonaut = It goes into the rocket: put it on slot { $slot } of the rattonaut track ({ points }).
page-companion-fact-plan = Greg plans the { $track } track. You don’t have to do anything: your phone remembers it.
page-companion-fact-score = Put one of his markers on the { $track } track, slot { $slot } ({ points }). This plan is done.
page-companion-fact-lost = Greg would score the { $track } track, but he has no marker left.
page-companion-fact-shuffle = All his revealed cards are back in the deck.
page-companion-last-you-markers = You have placed { $marker ->
    [8] your eighth marker
   *[other] marker number { $marker }
}: round { $round } is the last.
page-companion-last-you-rocket = All your rats are in the rocket: round { $round } is the last.
page-companion-last-greg-markers = Greg has placed { $marker ->
    [8] his eighth marker
   *[other] marker number { $marker }
}: round { $round } is the last.
page-companion-last-greg-rocket = All of Greg’s rats are in the rocket: round { $round } is the last.
page-companion-pick = How many are there?
page-companion-pick-none = Then nothing happens.
page-companion-pick-goes = Remove number { $number } from the left.

## Greg: questions

page-companion-ask-turn = Your turn!
page-companion-about-turn = Play it on the board, then tap here.
page-companion-ask-card = Draw a card for Greg
page-companion-about-card = What is on it?
page-companion-card-rat = Steps of rat { $rank }, from the front
page-companion-card-symbol = Symbol
page-companion-card-go = Play this card
page-companion-turn-done = I’ve finished my turn
page-companion-turn-markers = …and I placed { $marker ->
    [8] my eighth marker
   *[other] marker number { $marker }
}
page-companion-turn-rocket = …and my fourth rat went into the rocket
page-companion-ask-slot = Which is the first free slot on the { $track } track?
page-companion-about-slot = Look at the score track on the board and count from the left.
page-companion-slot = Slot { $slot }
page-companion-ask-best = Several tracks are equally good for Greg
page-companion-about-best = You choose which one he takes.
page-companion-ask-tile = Which tile is on the { $track } track?
page-companion-about-tile = These are the points on it.
page-companion-tile = Tile { $number }

## Greg: his side, and the end

page-companion-side = Greg’s side
page-companion-rats = Rats
page-companion-markers = Markers left
page-companion-scored = His points so far
page-companion-slots = slots { $slots }
page-companion-undo = Undo the last tap
page-companion-diary = His turns so far
page-companion-turn-of = Turn { $number }: card { $card }
page-companion-back-to = Go back to before this turn
page-companion-no-turns = Greg hasn’t had a turn on this phone yet.
page-companion-over = The game is over. Greg’s score:
page-companion-to-beat = { $points ->
    [one] You win with { $points } point or more; ties go to Greg.
   *[other] You win with { $points } points or more; ties go to Greg.
}
page-companion-because-rocket = The game ended because one side has all four rats in the rocket.
page-companion-because-markers = The game ended because one side has placed { $marker ->
    [8] its eighth marker
   *[other] marker number { $marker }
}.
page-companion-add-mine = Now add up my points
page-companion-again = Play again

## Score pad: entering

page-companion-people = Who is playing?
page-companion-colour = { $name }: { $colour }. Change colour
page-companion-name = Name of player { $number }
page-companion-remove = Remove { $name }
page-companion-add = Add a player
page-companion-with-greg = Solo against Greg
page-companion-tracks-about = Tap to add each player’s pieces to the tracks, from the left. Tap a piece to remove it.
page-companion-put = { $name } on slot { $slot }
page-companion-take = Slot { $slot }, { $name }: remove
page-companion-things = In front of each player
page-companion-count-backpacks = Backpacks
page-companion-count-backpacks-about = one of each colour at most
page-companion-count-comics = Comics
page-companion-count-comics-about = for the “{ cap-collector }” bottle cap
page-companion-count-drinks = Energy drinks
page-companion-count-drinks-about = including used ones
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
page-companion-doubt = Something doesn’t add up – show me
page-companion-anew = Start over
page-companion-anew-title = Clear the score pad?
page-companion-anew-about = All numbers are deleted; names and colours stay.
page-companion-anew-yes = Clear it
page-companion-replace-title = You already have a score pad
page-companion-replace-about = Start a new pad for this game against Greg? The numbers on the old one will be deleted.
page-companion-replace-yes = Start a new pad
page-companion-roof = roof
page-companion-went-last = Went out in the very last action
page-companion-held = Markers collected before that
page-companion-who-won = Who won?
page-companion-not-over = The game is not over: { $left } players are left in town.
page-companion-stopped = Stop here and find the winner ({ $left } players left)

## Score pad: the result

page-companion-why = How { $name } scored
page-companion-part-slot = slot { $slot }: { $points }
page-companion-part-commander = commander, slot counted again: { $points }
page-companion-part-cap = { $cap }: { $count } × { $each } = { $points }
page-companion-part-crumbs = { $cap }: { $from_points } − { $parts } × { $less } = { $points }
page-companion-part-collector = { $cap }: { $count } × { $each } = { $points }
page-companion-part-award = awards: { $count } × { $each } = { $points }
page-companion-part-mouldy = mouldy cheese: { $count } × { $each } = { $points }
page-companion-part-resources = { $count } left over, 1 point for every { $for_a_point }: { $points }
page-companion-part-floors-below-roof = roof { $roof } − floor { $floor } = { $points }
page-companion-won-points = { $names } wins with { points }, { $lead } ahead.
page-companion-won-rattonauts = Tied on { points }: { $names } wins with more rattonauts ({ $rattonauts }).
page-companion-won-shared = Shared victory with { points } and the same number of rattonauts ({ $rattonauts }): { $names }.
page-companion-won-tie-is-gregs = Tied on { points }, and ties go to { $names }.
page-companion-won-floor = { $names } wins with the lowest marker, on floor { $floor }.
page-companion-won-markers = Tied on floor { $floor }: { $names } wins with more collected markers ({ $markers }).
page-companion-won-held = Nobody is left in town: { $names } wins, having collected the most markers ({ $markers }).
page-companion-won-draw = A draw: { $names }.
page-companion-no-too-much = { $count } is too many: the limit is { $most }.
page-companion-no-tile-missing = Choose the tile that is on this track.
page-companion-no-tile-twice = Tile { $tile } can’t be on two tracks. Change one of them.
page-companion-no-who-went-last = Nobody is left in town. Mark everyone who went out in the last action: at least three (so far { $count }).
page-companion-no-other = This can’t happen in a real game. Please check what you entered.
