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
line-awards = Awards minus mouldy cheese
line-leftovers = Leftovers

score-rounds = { $rounds ->
    [one] { $rounds } round was played.
   *[other] { $rounds } rounds were played.
}
score-tie = Tied on points: the player with more rattonauts wins.
score-solo-won = { $seat } beat Greg.
score-solo-lost = Greg won.
score-solo-tie = It’s a tie, and ties go to Greg.
score-challenges = Challenges completed: { $challenges }
score-no-challenge = No challenge completed
