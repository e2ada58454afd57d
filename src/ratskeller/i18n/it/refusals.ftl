# Perché una mossa non è permessa. Le cose arrivano come parole, ratti e spazi come numeri; dopo una fase non c'è il punto.

refusal-no-such-move = La mossa numero { $number } non esiste.
refusal-chance-decides = Adesso si pesca a caso. { $phase }
refusal-seat-decides = Adesso non si pesca: decide un giocatore. { $phase }
refusal-other-decision = Prima c’è un’altra scelta da fare. { $phase }
