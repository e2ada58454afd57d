# The page in a browser: boards of one’s own, entered in forms.

boards-heading = Your own boards
boards-lead = Do you own the box? Enter what is printed on your board and cards. You can then play on your own board, here and with the companion.
boards-open = Your own boards
boards-new-firstrat = Enter a First Rat board
boards-new-piedpiper = Count your Pied Piper cards
boards-mine = Saved boards
boards-none = You haven’t saved any boards yet.
boards-name = Name of this board
boards-keep = Save board
boards-is-kept = Saved
boards-copy = Save a copy
boards-kept = Your board has been saved.
boards-drop = Delete “{ $name }”
boards-drop-about = The link to it will stop working. Games already set up on it can still be played.
boards-drop-yes = Delete board
boards-play = Play on this board
boards-download = Download as a file
boards-upload = Upload a file…
boards-share = Share this board
boards-share-link = Link to this board
boards-theirs = This board belongs to someone else. Save a copy if you want to change it.
boards-people = Show the setup for
boards-drawing = { $count ->
    [0] Your board, set up for a game
   *[other] Your board as it was before the last mistake
}
boards-late = { $count ->
    [one] One entry doesn’t work yet. The picture shows the board without it.
   *[other] { $count } entries don’t work yet. The picture shows the board without them.
}
boards-problems = { $count ->
    [one] 1 entry to correct
   *[other] { $count } entries to correct
}
boards-field-about = Play on the board from your own box: choose one of your saved boards, or a file.
boards-field-enter = Enter a board

## First Rat

boards-fr-path = The path
boards-fr-path-about = For each space: its colour, what it gives, how much, and how many lights hang over it.
boards-fr-colour = { $name }: colour
boards-fr-yield = { $name }: gives
boards-fr-amount = { $name }: amount
boards-fr-lights = { $name }: lights
boards-fr-lamps = Construction lamps
boards-fr-lamps-about = Count the lights from the start. Your light string has { $count }. Which of them are the three lamps?
boards-fr-lamp = Lamp { $number }
boards-fr-stalls = Stalls
boards-fr-at-space = on space
boards-fr-price = price in cheese
boards-fr-pipes = Pipes
boards-fr-pipes-about = Five pipes, each leading forward. A grey pipe is never free.
boards-fr-from = from
boards-fr-to = to
boards-fr-costs = costs
boards-fr-pipe-colour = colour
boards-fr-tracks = Score tracks
boards-fr-tracks-about = The points of the five slots, from left to right.
boards-fr-slot = { $name }, slot { $slot }
boards-fr-greg = Greg’s cards
boards-fr-greg-about = There are 22 cards in the box; you have entered { $count }. For each card: the steps of his four rats, the front rat first, and the symbol.
boards-fr-cards = { $kind } cards: { $count }
boards-fr-card-rat = Card { $name }: steps of rat { $rank }
boards-fr-card-symbol = Card { $name }: symbol
boards-fr-card-add = Add { $kind ->
    [A] an A card
   *[other] a { $kind } card
}
boards-fr-card-drop = Remove card { $name }
boards-fr-levels = Cards per level
boards-fr-greg-rats = Where Greg’s rats start (0 is Start)
boards-fr-rat = Rat { $number }
boards-fr-burrow = Rat burrow
boards-fr-burrow-about = Where the burrow marker goes next. At a fork, the first way goes in, the second goes past.
boards-fr-leads = leads to
boards-fr-onward = or past it to
boards-fr-tunnel = tunnel { $name }
boards-fr-tunnel-add = Add a space after it
boards-fr-tunnel-drop = Remove: { $name }
boards-fr-items = Backpacks, caps and parts
boards-fr-items-about = There are 10 backpacks in all.
boards-fr-backpack = backpack, { $colour }
boards-fr-count = number
boards-fr-bonus = bonus per turn
boards-fr-caps = Points of the bottle caps
boards-fr-parts = What the parts cost
boards-fr-crumbs-less = “{ cap-crumbs }”: minus per rocket part
boards-fr-donation = cheese for a donation
boards-fr-setup = Setup
boards-fr-setup-about = What everyone gets and what is laid out before the game. A solo game is set up as for 2 players. These numbers are printed in the rulebook: change them only if your edition differs.
boards-fr-setup-cheese = Cheese at the start, in playing order
boards-fr-setup-markers = score markers per player
boards-fr-setup-markers_to_end = markers that end the game
boards-fr-setup-caps = bottle caps laid out
boards-fr-setup-comics = comics laid out
boards-fr-setup-drinks = Energy drinks laid out
boards-fr-setup-backpacks = Backpacks laid out
boards-fr-setup-blocked = Blocked slots on every track
boards-fr-setup-slot = slot { $slot }
boards-fr-movement = Movement and toll
boards-fr-movement-about = These numbers are printed in the rulebook, too.
boards-fr-movement-steps_alone = spaces for a single rat
boards-fr-movement-steps_together = spaces for each of several rats
boards-fr-movement-steps_together_with_comic = the same with the “{ comic-four-steps }” comic
boards-fr-movement-runner = extra spaces for the runner
boards-fr-movement-toll = toll in cheese
boards-fr-movement-mouldy = cheese for a mouldy cheese
boards-fr-score = Points at the end
boards-fr-score-about = The points of the tracks and bottle caps are in their own sections.
boards-fr-score-award = points for an award
boards-fr-score-mouldy = minus points for a mouldy cheese
boards-fr-score-leftovers = leftover resources for 1 point
boards-fr-challenges = Challenges against Greg
boards-fr-challenges-about = How many are needed for each challenge.
boards-fr-variable = Variable setup
boards-fr-variable-about = The loose path tiles by group, and the eight track tiles.
boards-fr-group = Group { $group }
boards-fr-track-tiles = Track tiles

## The Pied Piper

boards-piper-actions = Action cards: { $count }
boards-piper-actions-about = How many of each kind are in your box? The rulebook says there are 50 in all.
boards-piper-characters = Character cards: { $count }
boards-piper-characters-about = The rulebook says there are 21 in all.
boards-piper-rat = each rat
boards-piper-counts = Hand size and game length
boards-piper-hand = cards in a hand
boards-piper-turns = longest game, in turns

## Worked examples in print

book-example-before = The board before
book-example-after = The board after
