# Nim of cheese.

game-nim = Nim of cheese
nim-event-laid = A heap of { $pieces } is laid.
nim-event-taken = { $seat } takes { $pieces } from heap { $heap }.
nim-event-over = { $seat } has taken the last piece.
nim-move-take = Take { $pieces } from heap { $heap }
nim-move-lay = A heap of { $pieces }
nim-refusal-over = The game is over.
nim-refusal-not-now = This is not to be decided now.
nim-refusal-too-many = { $most } at most.
nim-left = { $count } left
nim-heading = { $seat } to move
nim-question = How much do you take, and from which heap?
nim-title = Cheese taken
nim-won = Winner: { $seats }
line-taken = Taken
option-last = Who takes the last piece
option-last-wins = wins
option-last-loses = loses
reason-no-cheese = No cheese is left.
