# Nim of cheese.

game-nim = Käse-Nim
nim-event-laid = Ein Haufen mit { $pieces } wird gelegt.
nim-event-taken = { $seat } nimmt { $pieces } vom Haufen { $heap }.
nim-event-over = { $seat } hat das letzte Stück genommen.
nim-move-take = { $pieces } vom Haufen { $heap } nehmen
nim-move-lay = Ein Haufen mit { $pieces }
nim-refusal-over = Das Spiel ist zu Ende.
nim-refusal-not-now = Darüber wird jetzt nicht entschieden.
nim-refusal-too-many = Höchstens { $most }.
nim-left = { $count } bleiben
nim-heading = { $seat } ist dran
nim-question = Wie viel nimmst du, und von welchem Haufen?
nim-title = Genommener Käse
nim-won = Es gewinnt: { $seats }
line-taken = Genommen
option-last = Wer das letzte Stück nimmt
option-last-wins = gewinnt
option-last-loses = verliert
reason-no-cheese = Es ist kein Käse mehr da.
