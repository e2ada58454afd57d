# Why a move is not legal. Things come as words, rats and spaces as numbers; what ends in a phase has no full stop.

refusal-no-such-move = There is no move number { $number }. Choose one from the list.
refusal-chance-decides = This is up to chance: { $phase }
refusal-seat-decides = A player decides now, not chance: { $phase }
refusal-other-decision = Something else comes first: { $phase }
