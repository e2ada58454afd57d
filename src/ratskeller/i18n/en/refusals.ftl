# Why a move is not legal. Things come as words, rats and spaces as numbers; what ends in a phase has no full stop.

refusal-no-such-move = There is no move number { $number }.
refusal-chance-decides = Chance decides now: { $phase }
refusal-seat-decides = It is not for chance to decide now: { $phase }
refusal-other-decision = Another decision is due now: { $phase }
