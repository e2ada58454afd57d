# The score pad of First Rat.

line-cockpit = Cockpit
line-cargo = Cargo hold
line-engine = Engine
line-storage = Food storage
line-cheese = Cheese
line-light = Light string
line-rocket = Complete rocket
line-rattonaut = Rattonauts
line-caps = Bottle caps
line-awards = Awards less mouldy cheese
line-leftovers = Leftovers

score-rounds = { $rounds ->
    [one] { $rounds } round was played.
   *[other] { $rounds } rounds were played.
}
score-tie = Tied on points: the most rattonauts decide.
score-solo-won = { $seat } beats Greg.
score-solo-lost = Greg wins.
score-solo-tie = A tie is Greg’s.
score-challenges = Challenges met: { $challenges }
score-no-challenge = No challenge met
