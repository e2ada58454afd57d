# Why a move of First Rat is not legal.

refusal-game-over = La partita è finita: il round { $round } era l'ultimo.

## Movimento

refusal-must-move = Prima devi muovere almeno un ratto.
refusal-rat-moved = Il ratto { $rat } si è già mosso in questo turno.
refusal-rat-in-nursery = Il ratto { $rat } è nella nursery, non sul percorso.
refusal-rat-in-rocket = Il ratto { $rat } è nel razzo e ha lasciato il percorso.
refusal-went-far = Il ratto { $rat } è avanzato di { $steps } spazi; più ratti insieme possono avanzare di { $limit } ciascuno, quindi in questo turno non se ne muovono altri.
refusal-same-space = Il ratto { $rat } si trova già sullo spazio { $space }.
refusal-behind = Il ratto { $rat } si trova sullo spazio { $origin } e non può tornare allo spazio { $space }.
refusal-too-far-alone = Al ratto { $rat } servono { $steps } passi { $space ->
    [27] fino alla base di lancio
   *[other] fino allo spazio { $space }
}; mosso da solo può farne { $limit }.
refusal-too-far-together = Al ratto { $rat } servono { $steps } passi { $space ->
    [27] fino alla base di lancio
   *[other] fino allo spazio { $space }
}; mosso con altri può farne { $limit }.
refusal-pipe-unpaid = { $needed ->
    [1] La tubatura { $origin }-{ $end } costa { $needed } × { $good }, ne hai { $held }.
   *[other] Le tubature di questa via, tra cui { $origin }-{ $end }, costano { $needed } × { $good }, ne hai { $held }.
}
refusal-no-such-way = Queste tubature non portano { $origin ->
    [0] dallo spazio di partenza
   *[other] dallo spazio { $origin }
} { $space ->
    [27] alla base di lancio
   *[other] allo spazio { $space }
}.
refusal-own-rat-there = Il ratto { $rat } non può fermarsi sullo spazio { $space }: c'è già il tuo ratto { $other }.
refusal-pad-taken = Il ratto { $rat } non può raggiungere la base di lancio: in questo turno ci è già arrivato il tuo ratto { $other }.
refusal-other-colour = Il ratto { $rat } non può fermarsi sullo spazio { $space } (colore: { $colour }): il colore di questo turno è { $wanted }.
refusal-colour-beside-pad = Il ratto { $rat } non può fermarsi sullo spazio { $space } (colore: { $colour }): oltre al ratto sulla base di lancio, il colore di questo turno è { $wanted }.
refusal-like-rats = I ratti { $other } e { $rat } sullo spazio di partenza sono uguali: indica il ratto { $other }.
refusal-front-first = I ratti che si muovono insieme si indicano dal più avanzato: il ratto { $rat } veniva prima del ratto { $other }.
refusal-start-order = I ratti che lasciano insieme lo spazio di partenza si indicano in ordine di numero: il ratto { $rat } veniva prima del ratto { $other }.
refusal-nearer = Tra ratti uguali che lasciano insieme lo spazio di partenza, il primo va più lontano: il ratto { $rat } deve fermarsi prima dello spazio { $space }, dove si trova il ratto { $other }.

wanted-yellow = { colour-yellow }
wanted-green = { colour-green }
wanted-orange = { colour-orange }
wanted-blue = { colour-blue }
wanted-white = { colour-white }
wanted-green-orange = { colour-green } o { colour-orange }

## Base di lancio, raccolta, tana

refusal-award-limit = Per un riconoscimento devi avere ancora un ratto sul percorso, oppure tutti e quattro nel razzo.
refusal-nursery-empty = Nella nursery non ci sono più ratti.
refusal-no-rat-on-pad = In questo turno nessuno dei tuoi ratti ha raggiunto la base di lancio.
refusal-not-collected = Il bonus non può essere un materiale che non raccogli in questo turno: { $good }.
refusal-no-backpack = Questo materiale ({ $good }) viene da uno spazio per il cui colore ({ $colour }) non hai uno zaino.
refusal-no-drinks = Non hai bibite energetiche.
refusal-nothing-to-double = Non c'è nulla che una bibita energetica possa raddoppiare.
refusal-comic-gone = La rivista «{ $comic }» non è nella libreria.

## Bancarelle

refusal-none-left = Questa bancarella ({ $stall }) non ha questo oggetto: { $item }.
refusal-no-rat-at-stall = Nessun ratto mosso in questo turno si trova alla bancarella ({ $stall }) che ha questo oggetto: { $item }.
refusal-other-stall = Ora tocca a un'altra bancarella ({ $stall }), che non ha questo oggetto: { $item }.
refusal-backpack-owned = Hai già uno zaino di questo colore: { $colour }.
refusal-too-little-cheese = { $price ->
    [one] Questo oggetto ({ $item }) costa { $price } formaggio, ne hai { $held }.
   *[other] Questo oggetto ({ $item }) costa { $price } formaggi, ne hai { $held }.
}
refusal-thief-takes = Il ratto { $rat } è il ladro: prende l'oggetto senza pagare e senza rubare.
refusal-not-the-thief = Il ratto { $rat } non è il ladro: può solo comprare o rubare.
refusal-thief-next-turn = Il ratto { $rat } è il ladro solo dal tuo prossimo turno.
refusal-commander-pays = Il ratto { $rat } è il comandante: non ruba mai, paga.

## Costruzione

refusal-no-marker = Non hai più segnalini punteggio.
refusal-spare-marker = { $held ->
    [one] Il tuo ultimo segnalino punteggio è per l'ultimo round.
   *[other] I tuoi ultimi { $held } segnalini punteggio sono per l'ultimo round.
}
refusal-missing-good = Questa parte ({ $part }) richiede { $needed } × { $good }, ne hai { $held }.
refusal-must-save = Con la rivista dello sconto devi dire quale materiale risparmi su questa parte: { $part }.
refusal-no-discount = Senza la rivista dello sconto non risparmi nulla su questa parte: { $part }.
refusal-comic-next-turn = La rivista «{ $comic }» ha effetto dal tuo prossimo turno.
refusal-donation = { $needed ->
    [one] Una donazione costa { $needed } formaggio, ne hai { $held }.
   *[other] Una donazione costa { $needed } formaggi, ne hai { $held }.
}

## Greg e preparazione

refusal-no-greg = Greg non gioca in questa partita.
refusal-not-best = Su questa traccia ({ $track }) Greg otterrebbe { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, sulla migliore { $best }.
refusal-item-laid = Tutti gli oggetti di questo tipo ({ $count }) sono già in gioco: { $item }.
refusal-comic-laid = La rivista «{ $comic }» è già in gioco.
refusal-comic-left-out = In due la rivista «{ $comic }» resta fuori dal gioco.
refusal-tile-laid = La tessera percorso { $tile } è già sul tabellone.
refusal-tile-elsewhere = La tessera percorso { $tile } non appartiene al tratto dello spazio { $space }.
refusal-row-laid = La tessera punteggio { $row } è già sul tabellone.
refusal-card-revealed = Greg ha già rivelato questa carta e da allora il mazzo non è stato rimescolato.
refusal-card-not-in-deck = Questa carta non è nel mazzo di Greg.
