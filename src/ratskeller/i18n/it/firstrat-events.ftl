# Che cosa è successo, in frasi da diario di gioco. Le cose arrivano come parole; ratti e caselle sono contati da 1.

event-cap-laid = Dal corvo c'è il tappo di bottiglia «{ $cap }».
event-backpack-laid = Dal criceto c'è uno zaino: { $colour }.
event-comic-laid = Nella libreria c'è la rivista «{ $comic }».
event-tile-laid = La tessera percorso { $tile } è { $space }.
event-row-laid = La tessera punteggio { $row } è sulla traccia «{ $track }».
event-turn-began = Round { $round }: tocca a { $seat }.
event-rat-moved = { $seat } muove il ratto { $rat } { $origin } { $space }{ $pipe_count ->
    [0] .
    [one] {" "}attraverso la tubatura { $pipes }.
   *[other] {" "}attraverso le tubature { $pipes }.
}
event-pipe-paid = { $seat } paga { $good } per la tubatura { $pipe }.
event-pipe-free = { $seat } usa gratis la tubatura { $pipe }.
event-toll-paid = { $seat } incontra { $to } { $space } e paga { $cheese }.
event-mouldy-taken = { $seat } prende { $pieces } e in cambio riceve { $cheese }.
event-rattonaut = Il ratto { $rat } di { $seat } diventa rattonauta (casella { $slot }).
event-award-taken = { $seat } prende un riconoscimento.
event-nursery-left = { $seat } porta il ratto { $rat } dalla nursery allo spazio di partenza.
event-bonus-chosen = { $seat } riceve il bonus dello zaino: +{ $amount } { $good }.
event-drink-used = { $seat } usa una bibita energetica: quanto raccolto vale doppio.
event-gained = { $seat } riceve { $amount }.
event-light-moved = { $steps ->
    [0] Il segnalino corda luminosa di { $seat } è alla fine della corda.
   *[other] { $seat } muove il segnalino corda luminosa dalla luce { $origin } alla luce { $light }.
}
event-lamp-reached = { $seat } raggiunge la base luminosa { $lamp }.
event-burrow-moved = { $seat } avanza nella tana dei ratti: { $node }.
event-comic-taken = { $seat } prende la rivista «{ $comic }».
event-token-put = { $seat } mette il gettone «{ $super_rat }» sul ratto { $rat }.
event-item-bought = { $seat } compra { $item } per { $cheese }.
event-item-stolen = { $seat } ruba { $item }; il ratto { $rat } torna allo spazio di partenza.
event-item-taken = { $seat } prende { $item } senza pagare; il ratto { $rat }, il ladro, resta dov'è.
event-part-built = { $seat } costruisce { $part }{ $saves ->
    [0] .
   *[other] {" "}e risparmia { $saved }.
}
event-donated = { $seat } dona { $cheese }.
event-marker-placed = { $seat } colloca un segnalino sulla traccia «{ $track }» (casella { $slot }).
event-marker-lost = { $seat } non ha segnalini per la traccia «{ $track }».
event-end-announced = { $seat } avvia la fine ({ $reason }): il round { $round } è l'ultimo.
event-greg-card = { $seat } rivela la carta { $card }.
event-greg-moved = { $seat } muove il ratto { $rat } { $origin } { $space }.
event-greg-paid = { $seat } paga { $cheese } { $space }.
event-greg-removed-item = { $seat } rimuove { $item } dal gioco.
event-greg-removed-comic = { $seat } rimuove la rivista «{ $comic }» dal gioco.
event-greg-planned = { $seat } pianifica la traccia «{ $track }».
event-greg-shuffled = { $seat } rimescola nel mazzo tutte le carte rivelate.
event-game-over = La partita è finita: { $reason }.
