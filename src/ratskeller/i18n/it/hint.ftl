# Perché un suggerimento dice quello che dice.

hint-reason = Probabilità di vittoria: da { $before }% a { $after }%
hint-reason-same = Probabilità di vittoria: { $after }%
