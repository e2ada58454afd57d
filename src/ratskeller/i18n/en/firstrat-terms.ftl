# The names of First Rat.

greg = Greg

## Places of a rat: -1 is the nursery, 0 is Start, 27 the launch pad, 28 the rocket

place = { $space ->
    [-1] the nursery
    [0] Start
    [27] the launch pad
    [28] the rocket
   *[other] space { $space }
}
from-place = { $space ->
    [-1] from the nursery
    [0] from Start
    [27] from the launch pad
    [28] from the rocket
   *[other] from space { $space }
}
to-place = { $space ->
    [-1] to the nursery
    [0] to Start
    [27] to the launch pad
    [28] into the rocket
   *[other] to space { $space }
}
at-place = { $space ->
    [-1] in the nursery
    [0] on Start
    [27] on the launch pad
    [28] in the rocket
   *[other] on space { $space }
}

## Goods and other yields

good-cheese = cheese
good-bottle = bottle of vinegar
good-soda = baking soda
good-can = tin can
good-calc = calculator
good-bulb = light bulb
good-core = apple core

# So many of them, as the object of a verb.
amount-cheese = { $count } cheese
amount-bottle = { $count ->
    [one] { $count } bottle of vinegar
   *[other] { $count } bottles of vinegar
}
amount-soda = { $count } baking soda
amount-can = { $count ->
    [one] { $count } tin can
   *[other] { $count } tin cans
}
amount-calc = { $count ->
    [one] { $count } calculator
   *[other] { $count } calculators
}
amount-bulb = { $count ->
    [one] { $count } light bulb
   *[other] { $count } light bulbs
}
amount-core = { $count ->
    [one] { $count } apple core
   *[other] { $count } apple cores
}
amount-mouldy = { $count ->
    [one] { $count } mouldy cheese
   *[other] { $count } mouldy cheeses
}

# So many of them, on their own, as in a list.
count-cheese = { amount-cheese }
count-bottle = { amount-bottle }
count-soda = { amount-soda }
count-can = { amount-can }
count-calc = { amount-calc }
count-bulb = { amount-bulb }
count-core = { amount-core }
count-mouldy = { amount-mouldy }

## Colours

colour-yellow = yellow
colour-green = green
colour-orange = orange
colour-blue = blue
colour-white = white

# Of a pipe.
pipe_colour-green = green
pipe_colour-orange = orange
pipe_colour-grey = grey

## Tracks and parts

track-cockpit = cockpit
track-cargo = cargo hold
track-engine = engine
track-storage = food storage
track-cheese = cheese
track-light = light string
track-rocket = complete rocket
track-rattonaut = rattonaut

part-cockpit = { track-cockpit }
part-cargo = { track-cargo }
part-engine = { track-engine }

# The part as the object of a verb.
part-cockpit-object = a cockpit
part-cargo-object = a cargo hold
part-engine-object = an engine

## Caps

cap-cockpit = { track-cockpit }
cap-cargo = { track-cargo }
cap-engine = { track-engine }
cap-storage = { track-storage }
cap-cheese = { track-cheese }
cap-light = { track-light }
cap-rocket = { track-rocket }
cap-rattonaut = { track-rattonaut }
cap-crumbs = crumbs
cap-collector = collector

cap-cockpit-effect = { points } for each of your markers on the { track-cockpit } track.
cap-cargo-effect = { points } for each of your markers on the { track-cargo } track.
cap-engine-effect = { points } for each of your markers on the { track-engine } track.
cap-storage-effect = { points } for each of your markers on the { track-storage } track.
cap-cheese-effect = { points } for each of your markers on the { track-cheese } track.
cap-light-effect = { points } for each of your markers on the { track-light } track.
cap-rocket-effect = { points } for each of your markers on the { track-rocket } track.
cap-rattonaut-effect = { points } for each of your rattonauts.
cap-crumbs-effect = { points }, minus { $less } for each rocket part you have built; never below 0.
cap-collector-effect = { points } for each of your bottle caps (this one too), backpacks, comics and energy drinks, used or not.

## Items

item-backpack-yellow = yellow backpack
item-backpack-green = green backpack
item-backpack-orange = orange backpack
item-backpack-blue = blue backpack
item-backpack-white = white backpack
item-drink = energy drink
item-cap-cockpit = “{ cap-cockpit }” bottle cap
item-cap-cargo = “{ cap-cargo }” bottle cap
item-cap-engine = “{ cap-engine }” bottle cap
item-cap-storage = “{ cap-storage }” bottle cap
item-cap-cheese = “{ cap-cheese }” bottle cap
item-cap-light = “{ cap-light }” bottle cap
item-cap-rocket = “{ cap-rocket }” bottle cap
item-cap-rattonaut = “{ cap-rattonaut }” bottle cap
item-cap-crumbs = “{ cap-crumbs }” bottle cap
item-cap-collector = “{ cap-collector }” bottle cap

# The item as the object of a verb.
item-backpack-yellow-object = a yellow backpack
item-backpack-green-object = a green backpack
item-backpack-orange-object = an orange backpack
item-backpack-blue-object = a blue backpack
item-backpack-white-object = a white backpack
item-drink-object = an energy drink
item-cap-cockpit-object = the { item-cap-cockpit }
item-cap-cargo-object = the { item-cap-cargo }
item-cap-engine-object = the { item-cap-engine }
item-cap-storage-object = the { item-cap-storage }
item-cap-cheese-object = the { item-cap-cheese }
item-cap-light-object = the { item-cap-light }
item-cap-rocket-object = the { item-cap-rocket }
item-cap-rattonaut-object = the { item-cap-rattonaut }
item-cap-crumbs-object = the { item-cap-crumbs }
item-cap-collector-object = the { item-cap-collector }

## Comics and super rats

comic-green-pipes = Green pipes
comic-orange-pipes = Orange pipes
comic-no-toll = No toll
comic-four-steps = Four steps
comic-one-colour = One colour
comic-discount = Discount
comic-commander = Commander
comic-gatherer = Gatherer
comic-runner = Runner
comic-thief = Thief

comic-green-pipes-effect = Green pipes cost nothing.
comic-orange-pipes-effect = Orange pipes cost nothing.
comic-no-toll-effect = You pay no cheese on spaces with other players’ rats.
comic-four-steps-effect = When you move several rats, each may go up to four spaces.
comic-one-colour-effect = When you move, green and orange count as one colour. If you have a green and an orange backpack, only one of them works each turn.
comic-discount-effect = Each rocket part costs one material less. You choose which.
comic-commander-effect = When it moves alone, this rat may go any number of spaces. It never steals. Its slot on the rattonaut track counts double.
comic-gatherer-effect = When it moves, this rat collects one more of what its space gives.
comic-runner-effect = This rat may go up to two spaces further.
comic-thief-effect = At a stall, this rat takes an item for free and stays where it is.

super_rat-commander = commander
super_rat-gatherer = gatherer
super_rat-runner = runner
super_rat-thief = thief

## Stalls, burrow, Greg

stall-hamster = hamster
stall-frog = frog
stall-crow = crow

burrow-start = start of the burrow
burrow-library_top = tunnel above the library
burrow-top_right = tunnel at the top right
burrow-bottom_right = tunnel at the bottom right
burrow-library_fork = fork to the library
burrow-nursery_fork = fork to the nursery
burrow-bottom_left = tunnel at the bottom left
burrow-storage = food storage
burrow-top_left = tunnel at the top left
burrow-library = library
burrow-nursery = nursery
burrow-elsewhere = a tunnel

level-easy = easy
level-medium = medium
level-hard = hard
level-unfair = unfair

# What Greg's cards show beside a track.
symbol-comic = comic
symbol-best = best track
symbol-none = no symbol

## What is being decided

phase-setup-caps = Setup: bottle caps for the crow
phase-setup-backpacks = Setup: backpacks for the hamster
phase-setup-comics = Setup: comics for the library
phase-setup-path = Setup: path tiles
phase-setup-tracks = Setup: score track tiles
phase-move = Move your rats
phase-route = Choose a route
phase-reward = Choose your launch pad reward
phase-bonus = Choose the backpack bonus
phase-drink = Use an energy drink?
phase-fork = Choose your way through the rat burrow
phase-comic = Choose a comic
phase-token = Choose a rat for the token
phase-shop = Buy or steal an item
phase-build = Build or donate
phase-greg-card = Greg reveals a card
phase-greg-item = Greg removes an item
phase-greg-track = Choose a track for Greg
phase-greg-comic = Greg removes a comic
phase-over = The game is over

reason-none = the game goes on
reason-rocket = all four of a player’s rats are in the rocket
reason-markers = a player has only reserve markers left

## Challenges of the solo game: a name, and what has to be done

challenge-no-rattonaut = Down to earth
challenge-no-item = Empty-handed
challenge-all-rattonauts = All aboard
challenge-two-rockets = Rocket fleet
challenge-four-backpacks = Well packed
challenge-ninety-points = High score
challenge-sixteen-turns = In a hurry
challenge-five-cheese = Generous
challenge-five-storage = Well stocked
challenge-every-pipe-twice = Pipe dream

challenge-no-rattonaut-goal = Win without a rat in the rocket.
challenge-no-item-goal = Win without a backpack, energy drink, comic or bottle cap.
challenge-all-rattonauts-goal = Win with all four rats in the rocket.
challenge-two-rockets-goal = { $count ->
    [one] Win with at least { $count } complete rocket.
   *[other] Win with at least { $count } complete rockets.
}
challenge-four-backpacks-goal = { $count ->
    [one] Win with at least { $count } backpack.
   *[other] Win with at least { $count } different backpacks.
}
challenge-ninety-points-goal = { $count ->
    [one] Win with at least { $count } point.
   *[other] Win with at least { $count } points.
}
challenge-sixteen-turns-goal = { $count ->
    [one] Win in { $count } turn.
   *[other] Win in { $count } turns or fewer.
}
challenge-five-cheese-goal = { $count ->
    [one] Win with at least { $count } marker on the { track-cheese } track.
   *[other] Win with at least { $count } markers on the { track-cheese } track.
}
challenge-five-storage-goal = { $count ->
    [one] Win with at least { $count } marker on the { track-storage } track.
   *[other] Win with at least { $count } markers on the { track-storage } track.
}
challenge-every-pipe-twice-goal = { $count ->
    [one] Win and use each pipe at least once.
   *[other] Win and use each pipe at least { $count } times.
}

## Options of a profile

option-book = Readings
option-book-usual = the usual ones
option-book-de = as the German book says
option-book-it = as the Italian book says
option-book-pl = as the Polish book says
option-book-kr = as the German short reference says
option-book-own = your own mix

## Options of a profile

option-comics = Comics
option-comics-basic = the six without super rats
option-comics-super = six drawn from all ten
option-discount_for_two = Discount comic, solo or with two players
option-discount_for_two-true = in the game
option-discount_for_two-false = left out
option-path = Path
option-path-printed = as printed
option-path-variable = with shuffled tiles
option-tracks = Score tracks
option-tracks-printed = as printed
option-tracks-variable = with drawn tiles
option-tracks-chosen = with tiles placed by the first player
option-light_bonus = Light bonus
option-light_bonus-own = only for the lit space itself
option-light_bonus-cumulative = for every lit space with the same goods
option-spare_markers = Reserve score markers
option-spare_markers-any-time = at any time
option-spare_markers-last-round = only in the last round
option-greg_at_pad = When one of Greg’s rats reaches the launch pad
option-greg_at_pad-others-run = his other rats still move
option-greg_at_pad-others-stay = his other rats stay where they are
option-award = Award on the launch pad
option-award-path-or-all = with a rat on the path, or all four in the rocket
option-award-path = only with a rat on the path
option-award-always = always
option-library = A comic in the library
option-library-may = you may take one
option-library-must = you must take one
option-super_power = A super rat’s power
option-super_power-next-turn = from your next turn on
option-super_power-at-once = at once
option-greg_toll = Toll for Greg’s rats
option-greg_toll-space = 1 for the space
option-greg_toll-rat = 1 for each rat on it
option-mouldy_supply = Mouldy cheese
option-mouldy_supply-unlimited = never runs out
option-mouldy_supply-10 = 10 pieces
option-mouldy_supply-12 = 12 pieces
option-award_supply = Awards
option-award_supply-unlimited = never run out
option-award_supply-15 = 15 of them
option-award_supply-16 = 16 of them
option-challenge_points = Challenge “{ challenge-ninety-points }”
option-challenge_points-at-least = at least that many points
option-challenge_points-more-than = more than that many points
option-greg_deck = Greg’s deck
option-greg_deck-usual = the usual one
option-greg_deck-fierce = fierce Greg
