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

cap-cockpit-effect = { points } for each own marker on the track “{ track-cockpit }”.
cap-cargo-effect = { points } for each own marker on the track “{ track-cargo }”.
cap-engine-effect = { points } for each own marker on the track “{ track-engine }”.
cap-storage-effect = { points } for each own marker on the track “{ track-storage }”.
cap-cheese-effect = { points } for each own marker on the track “{ track-cheese }”.
cap-light-effect = { points } for each own marker on the track “{ track-light }”.
cap-rocket-effect = { points } for each own marker on the track “{ track-rocket }”.
cap-rattonaut-effect = { points } for each own rattonaut.
cap-crumbs-effect = { points }, less { $less } for each own rocket part; never below 0.
cap-collector-effect = { points } for each own cap, backpack, comic and energy drink, used or not, this cap included.

## Items

item-backpack-yellow = yellow backpack
item-backpack-green = green backpack
item-backpack-orange = orange backpack
item-backpack-blue = blue backpack
item-backpack-white = white backpack
item-drink = energy drink
item-cap-cockpit = bottle cap “{ cap-cockpit }”
item-cap-cargo = bottle cap “{ cap-cargo }”
item-cap-engine = bottle cap “{ cap-engine }”
item-cap-storage = bottle cap “{ cap-storage }”
item-cap-cheese = bottle cap “{ cap-cheese }”
item-cap-light = bottle cap “{ cap-light }”
item-cap-rocket = bottle cap “{ cap-rocket }”
item-cap-rattonaut = bottle cap “{ cap-rattonaut }”
item-cap-crumbs = bottle cap “{ cap-crumbs }”
item-cap-collector = bottle cap “{ cap-collector }”

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
comic-no-toll-effect = Spaces with rats of others cost no cheese.
comic-four-steps-effect = When several rats move, each may go up to four spaces.
comic-one-colour-effect = Green and orange count as one colour for moving; of a green and an orange backpack only one works in a turn.
comic-discount-effect = Each rocket part costs one material less, of your choice.
comic-commander-effect = Moved alone, this rat goes any number of spaces. It never steals. Its slot on the rattonaut track counts double.
comic-gatherer-effect = When it moves, this rat collects one more of what its space yields.
comic-runner-effect = This rat may go up to two spaces further.
comic-thief-effect = At a stall this rat takes an item without paying and stays where it is.

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

phase-setup-caps = Set-up: bottle caps for the crow
phase-setup-backpacks = Set-up: backpacks for the hamster
phase-setup-comics = Set-up: comics for the library
phase-setup-path = Set-up: tiles of the path
phase-setup-tracks = Set-up: tiles of the score tracks
phase-move = Move rats
phase-route = Choose the way
phase-reward = Choose a reward on the launch pad
phase-bonus = Choose the backpack’s bonus
phase-drink = Use an energy drink?
phase-fork = Choose the way in the rat burrow
phase-comic = Choose a comic
phase-token = Put the token on a rat
phase-shop = Get an item
phase-build = Build and donate
phase-greg-card = Greg reveals a card
phase-greg-item = Greg removes an item
phase-greg-track = Choose a track for Greg
phase-greg-comic = Greg removes a comic
phase-over = The game is over

reason-none = the game goes on
reason-rocket = all four rats of a player are in the rocket
reason-markers = a player has placed all score markers but the reserve

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
   *[other] Win in at most { $count } turns.
}
challenge-five-cheese-goal = { $count ->
    [one] Win with at least { $count } marker on the track “{ track-cheese }”.
   *[other] Win with at least { $count } markers on the track “{ track-cheese }”.
}
challenge-five-storage-goal = { $count ->
    [one] Win with at least { $count } marker on the track “{ track-storage }”.
   *[other] Win with at least { $count } markers on the track “{ track-storage }”.
}
challenge-every-pipe-twice-goal = { $count ->
    [one] Win after using each pipe at least once.
   *[other] Win after using each pipe at least { $count } times.
}

## Options of a profile

option-comics = Comics
option-comics-basic = the six without super rats
option-comics-super = six drawn from all ten
option-discount_for_two = Discount comic alone or with two people
option-discount_for_two-true = in the game
option-discount_for_two-false = left out
option-path = Path
option-path-printed = as printed
option-path-variable = with shuffled tiles
option-tracks = Score tracks
option-tracks-printed = as printed
option-tracks-variable = with drawn tiles
option-tracks-chosen = with tiles that the first player lays
option-light_bonus = Light bonus
option-light_bonus-own = for the lit space itself
option-light_bonus-cumulative = for every lit space of the same yield
option-spare_markers = Score markers in reserve
option-spare_markers-any-time = at any time
option-spare_markers-last-round = in the last round only
option-greg_at_pad = When a rat of Greg’s reaches the launch pad
option-greg_at_pad-others-run = his other rats run on
option-greg_at_pad-others-stay = his other rats stay
