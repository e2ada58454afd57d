# Warum ein Zug nicht erlaubt ist. Dinge kommen als Wörter, Ratten und Felder als Zahlen; nach einer Phase steht kein Punkt.

refusal-no-such-move = Eine Aktion mit der Nummer { $number } gibt es nicht.
refusal-chance-decides = Jetzt entscheidet der Zufall: { $phase }
refusal-seat-decides = Jetzt entscheidet nicht der Zufall: { $phase }
refusal-other-decision = Jetzt ist etwas anderes dran: { $phase }
