# The names of things. Keys are made of the names that the code uses.

game-firstrat = First Rat
game-piedpiper = The Pied Piper
player-number = Player { $number }

## Words of both games

term-rat = rat
term-space = space
term-start = Start
term-pad = launch pad
term-rattonaut = rattonaut
term-mouldy = mouldy cheese
term-lights = light string
term-lamp = construction lamp
term-light-marker = light marker
term-burrow = rat burrow
term-burrow-marker = burrow marker
term-comic = comic
term-super-rat = super rat
term-token = token
term-stall = stall
term-backpack = backpack
term-drink = energy drink
term-cap = bottle cap
term-award = award
term-marker = score marker
term-track = score track
term-slot = slot
term-donate = donate cheese
term-pipe = pipe
term-shortcut = shortcut
term-steal = steal
term-greg = Greg the robo-rat
term-round = round
term-turn = turn
term-house = house
term-floor = floor
term-roof = roof
term-rat-marker = rat marker
term-character-card = character card
term-action-card = action card
term-piper = Pied Piper
term-sewer = sewer
term-melody = melody
term-forward = forward
term-run = run
term-back = back
