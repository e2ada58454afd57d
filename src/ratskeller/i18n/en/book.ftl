# The rules as a book: parts, set-up, worked examples, words in four languages, and how sure we are.

## The book

book-parts = What’s in the box
book-parts-each = for each player
book-setup = Setup at a glance
book-setup-about = Choose the number of players to see what goes on the table.
book-setup-board = See the board set up
book-setup-start = Starting cheese by turn order
book-setup-slots = Slots of every score track
book-setup-blocked = slot { $number }: blocked
book-setup-free = slot { $number }: free
book-example = Example
book-examples = Worked examples
book-examples-about = Each one is a board you can step through.
book-example-rules = The rules it shows
book-names-firstrat = Animals, comics and super rats
book-names-piedpiper = Figures and cards
book-reference = Quick reference
book-glossary = Words in four languages
book-provenance = How sure are we?
book-provenance-about = Not everything is printed in the rulebooks. Here is where our numbers come from. If you own the box, you can enter your own.
book-download = Download the book to print
book-play = Play { $game }
book-learn = Learn it by playing
book-on = Play on from here
book-on-about = You move for every player. Nothing is saved.
book-on-end = Back to the example
book-back = Back to the rules
book-own-words = The rules in our own words. Ratskeller has nothing to do with the publishers of the games.
book-solo = 1 player
book-people = { $count } players
book-copies = { $count } ×
book-language = English

## Words

book-term-rat = rat
book-term-marker = score marker
book-term-light-marker = light marker
book-term-burrow-marker = burrow marker
book-term-cheese = cheese
book-term-mouldy = mouldy cheese
book-term-bottle = bottle of vinegar
book-term-soda = baking soda
book-term-can = tin can
book-term-calc = calculator
book-term-bulb = light bulb
book-term-core = apple core
book-term-start = Start
book-term-pad = launch pad
book-term-rattonaut = rattonaut
book-term-lights = light string
book-term-lamp = construction lamp
book-term-burrow = rat burrow
book-term-nursery = nursery
book-term-library = library
book-term-storage = food storage
book-term-comic = comic
book-term-super-rat = super rat
book-term-token = super rat’s token
book-term-stall = stall
book-term-backpack = backpack
book-term-drink = energy drink
book-term-cap = bottle cap
book-term-award = award
book-term-track = score track
book-term-light-track = light string track
book-term-cheese-track = cheese track
book-term-storage-track = food storage track
book-term-path-tile = path tile
book-term-track-tile = track tile
book-term-pipe = pipe, shortcut
book-term-steal = steal
book-term-donate = donate cheese
book-term-rocket = complete rocket
book-term-greg = Greg the robo-rat
book-term-greg-card = Greg’s card
book-term-junk = junkyard, supply
book-term-house = house
book-term-neutral-house = neutral house
book-term-floor = floor
book-term-roof = roof
book-term-gap = gap between houses
book-term-rat-marker = rat marker
book-term-character-card = character card
book-term-action-card = action card
book-term-hand-card = card in each hand
book-term-piper = Pied Piper
book-term-deck = deck

## The titles of the worked examples

book-example-firstrat-move-several-rats = Three rats move to yellow, each to a space of its own.
book-example-firstrat-move-toll = A rat ends on a space with two rivals and pays each of them.
book-example-firstrat-move-pipe = Through a pipe in one step, paid for with a tin can.
book-example-firstrat-collect-lit = The light string reaches a space, which gives 1 more from the next turn.
book-example-firstrat-collect-backpack-and-drink = A backpack adds its bonus, and an energy drink doubles it all.
book-example-firstrat-pad-reward = A rat reaches the launch pad, takes its slot and gets an award.
book-example-firstrat-burrow-library = Into the library for a comic, then on with the step that is left.
book-example-firstrat-shop-buy = An energy drink from the frog, paid for with cheese collected this turn.
book-example-firstrat-build-rocket = Cockpit, cargo hold and engine make a complete rocket.
book-example-firstrat-track-slots = Three donations: blocked slots are skipped, the last slot holds any number.
book-example-firstrat-end-markers = The marker that triggers the end: this round, and one more.
book-example-firstrat-score-pad = The last turn, and both score pads line by line.
book-example-firstrat-solo-plan = Greg plans the engine track, and scores it with the next such card.
book-example-firstrat-solo-toll = You pay once for a space with Greg’s rats, and get cheese when his rats join yours.
book-example-piedpiper-turn-execute = A rat carries out the upper card first, then the lower one.
book-example-piedpiper-card-sewer = Through the sewer a rat passes the next house, and no marker moves.
book-example-piedpiper-card-piper = The Pied Piper goes back through two houses, and markers go down.
book-example-piedpiper-card-plus-run = “Plus one” with “run”: three houses in one go.
book-example-piedpiper-card-melody = “Melody” takes along every rat in the gap, and drives a player out.
book-example-piedpiper-out-first-of-two = Driven out by the first card, the house is gone before the second.
book-example-piedpiper-end-two-left = Only two players are left in town: the game ends at once.
book-example-piedpiper-variant-young = For young players: each card acts as soon as it is played.

## Where figures come from, in passing

book-sure-photo = from photographs of a board
book-sure-reconstructed = our reconstruction
book-usual = The usual settings
book-usual-about = Not every number in the usual settings is printed in a rulebook.

## New tables and the chart

book-first = Who goes first
book-first-lot = drawn by lot
book-first-seat = you decide, as in the rulebooks
book-first-about = Either way, play follows the order of the seats. If you decide, the first seat goes first.
book-chart-deck = { $met } Greg’s deck: { $deck }.
