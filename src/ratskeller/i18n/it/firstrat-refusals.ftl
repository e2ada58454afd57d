# Why a move of First Rat is not legal.

refusal-game-over = La partita è finita: il round { $round } era l’ultimo.

## Movimento

refusal-must-move = Prima devi muovere almeno un ratto.
refusal-rat-moved = Il ratto { $rat } si è già mosso in questo turno.
refusal-rat-in-nursery = Il ratto { $rat } è ancora nella nursery: muovi un ratto sul percorso.
refusal-rat-in-rocket = Il ratto { $rat } è già nel razzo e non si muove più.
refusal-went-far = Il ratto { $rat } è avanzato di { $steps } spazi, ma chi muove più ratti può farne al massimo { $limit } ciascuno: in questo turno non puoi muoverne altri.
refusal-same-space = Il ratto { $rat } è già sullo spazio { $space }.
refusal-behind = Il ratto { $rat } è sullo spazio { $origin } e non può tornare indietro allo spazio { $space }: si va solo in avanti.
refusal-too-far-alone = Troppo lontano: il ratto { $rat } dovrebbe fare { $steps } passi { $space ->
    [27] fino alla base di lancio
   *[other] fino allo spazio { $space }
}, ma da solo può farne al massimo { $limit }.
refusal-too-far-together = Troppo lontano: il ratto { $rat } dovrebbe fare { $steps } passi { $space ->
    [27] fino alla base di lancio
   *[other] fino allo spazio { $space }
}, ma insieme ad altri può farne al massimo { $limit }.
refusal-pipe-unpaid = { $needed ->
    [1] La tubatura { $origin }-{ $end } costa 1 { $good }, ma ne hai { $held }.
   *[other] Le tubature di questo percorso, compresa la tubatura { $origin }-{ $end }, costano in tutto { $needed } × { $good }, ma ne hai { $held }.
}
refusal-no-such-way = Queste tubature non portano { $origin ->
    [0] dallo spazio di partenza
   *[other] dallo spazio { $origin }
} { $space ->
    [27] alla base di lancio
   *[other] allo spazio { $space }
}.
refusal-own-rat-there = Il ratto { $rat } non può fermarsi sullo spazio { $space }: c’è già il tuo ratto { $other }.
refusal-pad-taken = Il ratto { $rat } non può raggiungere la base di lancio: in questo turno ci è già arrivato il tuo ratto { $other }.
refusal-other-colour = Il ratto { $rat } non può fermarsi sullo spazio { $space } ({ $colour }): i ratti mossi insieme devono finire su spazi dello stesso colore, qui { $wanted }.
refusal-colour-beside-pad = Il ratto { $rat } non può fermarsi sullo spazio { $space } ({ $colour }): a parte quello sulla base di lancio, i ratti di questo turno devono finire su spazi dello stesso colore, qui { $wanted }.
refusal-like-rats = I ratti { $other } e { $rat } sullo spazio di partenza sono equivalenti: muovi il ratto { $other }.
refusal-front-first = Se muovi più ratti, comincia dal più avanti: dovevi muovere il ratto { $rat } prima del ratto { $other }.
refusal-start-order = Se muovi più ratti dallo spazio di partenza, segui i loro numeri: dovevi muovere il ratto { $rat } prima del ratto { $other }.
refusal-nearer = Se muovi più ratti dallo spazio di partenza, il primo va più lontano: il ratto { $rat } deve fermarsi prima dello spazio { $space }, dov’è il ratto { $other }.

wanted-yellow = { colour-yellow }
wanted-green = { colour-green }
wanted-orange = { colour-orange }
wanted-blue = { colour-blue }
wanted-white = { colour-white }
wanted-green-orange = { colour-green } o { colour-orange }

## Base di lancio, raccolta, tana

refusal-award-limit = Per prendere un riconoscimento devi avere almeno un ratto ancora sul percorso, oppure tutti e quattro nel razzo.
refusal-award-limit-path = Per un riconoscimento devi avere ancora un ratto sul percorso.
refusal-awards-gone = Tutti i riconoscimenti ({ $awards }) sono già stati presi.
refusal-nursery-empty = Nella nursery non ci sono più ratti.
refusal-no-rat-on-pad = In questo turno nessuno dei tuoi ratti ha raggiunto la base di lancio.
refusal-not-collected = Per il bonus scegli un materiale che raccogli in questo turno: { $good } non va bene.
refusal-no-backpack = Non hai lo zaino ({ $colour }) che serve per avere in più questo materiale: { $good }.
refusal-no-drinks = Non hai bibite energetiche.
refusal-nothing-to-double = In questo turno non c’è nulla da raddoppiare con una bibita energetica.
refusal-comic-gone = La rivista «{ $comic }» non è nella libreria.
refusal-must-take-comic = Con queste opzioni devi prendere una rivista.

## Bancarelle

refusal-none-left = Questa bancarella ({ $stall }) non ha più questo oggetto: { $item }.
refusal-no-rat-at-stall = Per prendere questo oggetto ({ $item }) devi aver mosso in questo turno un ratto sulla sua bancarella ({ $stall }).
refusal-other-stall = Adesso scegli da un’altra bancarella ({ $stall }), che non ha questo oggetto: { $item }.
refusal-backpack-owned = Hai già uno zaino di questo colore: { $colour }.
refusal-too-little-cheese = { $price ->
    [one] Questo oggetto ({ $item }) costa { $price } formaggio, ma ne hai { $held }.
   *[other] Questo oggetto ({ $item }) costa { $price } formaggi, ma ne hai { $held }.
}
refusal-thief-takes = Il ratto { $rat } è il ladro: prende l’oggetto senza pagare e resta dov’è, quindi non serve né comprare né rubare.
refusal-not-the-thief = Il ratto { $rat } non è il ladro: può solo comprare o rubare.
refusal-thief-next-turn = Il ratto { $rat } sarà il ladro solo dal tuo prossimo turno: per ora compra o ruba.
refusal-commander-pays = Il ratto { $rat } è il comandante e non può rubare: paga l’oggetto o lascialo.

## Costruzione

refusal-no-marker = Non hai più segnalini punteggio: non puoi più costruire né donare.
refusal-spare-marker = { $held ->
    [one] Il segnalino punteggio che ti resta è di riserva: puoi usarlo solo nell’ultimo round.
   *[other] I { $held } segnalini punteggio che ti restano sono di riserva: puoi usarli solo nell’ultimo round.
}
refusal-missing-good = Questa parte ({ $part }) richiede { $needed } × { $good }, ma ne hai { $held }.
refusal-must-save = Hai la rivista «Sconto»: scegli quale materiale risparmiare su questa parte ({ $part }).
refusal-no-discount = Senza la rivista «Sconto» paghi questa parte a prezzo pieno: { $part }.
refusal-comic-next-turn = La rivista «{ $comic }» ha effetto dal tuo prossimo turno.
refusal-donation = { $needed ->
    [one] Per donare serve { $needed } formaggio, ma ne hai { $held }.
   *[other] Per donare servono { $needed } formaggi, ma ne hai { $held }.
}

## Greg e preparazione

refusal-no-greg = Greg non gioca in questa partita.
refusal-not-best = Su questa traccia ({ $track }) Greg farebbe { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, su un’altra { $best }: scegli una di quelle che gli danno di più.
refusal-item-laid = Tutti gli oggetti di questo tipo ({ $count }) sono già sul tabellone: { $item }.
refusal-comic-laid = La rivista «{ $comic }» è già nella libreria.
refusal-comic-left-out = In 2 giocatori la rivista «{ $comic }» è esclusa.
refusal-tile-laid = La tessera percorso { $tile } è già sul tabellone.
refusal-tile-elsewhere = La tessera percorso { $tile } è di un altro gruppo: non può andare sullo spazio { $space }.
refusal-row-laid = La tessera punteggio { $row } è già sul tabellone.
refusal-card-revealed = Greg ha già rivelato questa carta e da allora il mazzo non è stato rimescolato.
refusal-card-not-in-deck = Questa carta non è nel mazzo di Greg.
