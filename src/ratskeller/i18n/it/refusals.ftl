# Perché una mossa non è permessa. Le cose arrivano come parole, ratti e spazi come numeri; dopo una fase non c'è il punto.

refusal-no-such-move = Non esiste una mossa numero { $number }.
refusal-chance-decides = Ora decide il caso: { $phase }
refusal-seat-decides = Ora non decide il caso: { $phase }
refusal-other-decision = Ora c'è un'altra decisione da prendere: { $phase }
