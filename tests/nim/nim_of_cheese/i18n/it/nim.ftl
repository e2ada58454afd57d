# Nim of cheese.

game-nim = Nim di formaggio
nim-event-laid = Si forma un mucchio di { $pieces }.
nim-event-taken = { $seat } prende { $pieces } dal mucchio { $heap }.
nim-event-over = { $seat } ha preso l’ultimo pezzo.
nim-move-take = Prendi { $pieces } dal mucchio { $heap }
nim-move-lay = Un mucchio di { $pieces }
nim-refusal-over = La partita è finita.
nim-refusal-not-now = Non è il momento di deciderlo.
nim-refusal-too-many = Al massimo { $most }.
nim-left = Ne restano { $count }
nim-heading = Tocca a { $seat }
nim-question = Quanto prendi, e da quale mucchio?
nim-title = Formaggio preso
nim-won = Vince: { $seats }
line-taken = Preso
option-last = Chi prende l’ultimo pezzo
option-last-wins = vince
option-last-loses = perde
reason-no-cheese = Non c’è più formaggio.
