# Nim of cheese.

game-nim = Serowy nim
nim-event-laid = Powstaje stos: { $pieces }.
nim-event-taken = { $seat } bierze { $pieces } ze stosu { $heap }.
nim-event-over = { $seat } bierze ostatni kawałek.
nim-move-take = Weź { $pieces } ze stosu { $heap }
nim-move-lay = Stos: { $pieces }
nim-refusal-over = Gra się skończyła.
nim-refusal-not-now = Teraz się o tym nie decyduje.
nim-refusal-too-many = Najwyżej { $most }.
nim-left = Zostaje { $count }
nim-heading = Ruch: { $seat }
nim-question = Ile bierzesz i z którego stosu?
nim-title = Wzięty ser
nim-won = Wygrywa: { $seats }
line-taken = Wzięto
option-last = Kto bierze ostatni kawałek
option-last-wins = wygrywa
option-last-loses = przegrywa
reason-no-cheese = Nie ma już sera.
