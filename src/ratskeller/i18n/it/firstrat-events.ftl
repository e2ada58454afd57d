# Che cosa è successo, in frasi da cronaca di gioco. Le cose arrivano come parole; ratti e caselle sono contati da 1.

event-cap-laid = Alla bancarella del corvo arriva il tappo di bottiglia «{ $cap }».
event-backpack-laid = Alla bancarella del criceto arriva uno zaino { $colour }.
event-comic-laid = Nella libreria arriva la rivista «{ $comic }».
event-tile-laid = La tessera percorso { $tile } va { $space }.
event-row-laid = La tessera punteggio { $row } va sulla traccia «{ $track }».
event-turn-began = Round { $round }: turno di { $seat }.
event-rat-moved = { $seat } muove il ratto { $rat } { $origin } { $space }{ $pipe_count ->
    [0] .
    [one] {" "}attraverso la tubatura { $pipes }.
   *[other] {" "}attraverso le tubature { $pipes }.
}
event-pipe-paid = { $seat } paga { $good } per la tubatura { $pipe }.
event-pipe-free = { $seat } usa gratis la tubatura { $pipe }.
event-toll-paid = { $seat } incontra { $to } { $space } e paga { $cheese }.
event-mouldy-taken = { $seat } prende { $pieces } e riceve { $cheese }.
event-toll-unpaid = { $seat } incontra { $to } { $space } ma non può pagare { $cheese }: il formaggio ammuffito è finito.
event-rattonaut = { $seat } manda il ratto { $rat } nel razzo (traccia dei rattonauti, casella { $slot }).
event-award-taken = { $seat } prende un riconoscimento.
event-nursery-left = { $seat } porta il ratto { $rat } dalla nursery allo spazio di partenza.
event-bonus-chosen = { $seat } riceve il bonus dello zaino: { $good }.
event-drink-used = { $seat } usa una bibita energetica: il raccolto di questo turno raddoppia.
event-gained = { $seat } riceve { $amount }.
event-light-moved = { $steps ->
    [0] Il segnalino corda luminosa di { $seat } è già in fondo alla corda.
   *[other] { $origin ->
        [0] { $seat } muove il segnalino corda luminosa alla luce { $light }.
       *[other] { $seat } muove il segnalino corda luminosa dalla luce { $origin } alla luce { $light }.
    }
}
event-lamp-reached = { $seat } raggiunge la base luminosa { $lamp }.
event-burrow-moved = { $seat } avanza nella tana dei ratti: { $node }.
event-comic-taken = { $seat } prende la rivista «{ $comic }».
event-token-put = { $seat } mette il gettone del { $super_rat } sul ratto { $rat }.
event-item-bought = { $seat } compra { $item } per { $cheese }.
event-item-stolen = { $seat } ruba { $item }; il ratto { $rat } torna allo spazio di partenza.
event-item-taken = { $seat } prende { $item } senza pagare: il ratto { $rat } è il ladro e resta dov’è.
event-part-built = { $seat } costruisce { $part }{ $saves ->
    [0] .
   *[other] {" "}e risparmia { $saved }.
}
event-donated = { $seat } dona { $cheese }.
event-marker-placed = { $seat } piazza un segnalino sulla traccia «{ $track }» (casella { $slot }).
event-marker-lost = { $seat } farebbe punti sulla traccia «{ $track }», ma non ha segnalini.
event-end-announced = { $seat } innesca la fine della partita ({ $reason }): il round { $round } è l’ultimo.
event-greg-card = { $seat } rivela la carta { $card }.
event-greg-moved = { $seat } muove il ratto { $rat } { $origin } { $space }.
event-greg-paid = { $seat } paga un pedaggio di { $cheese } { $space }.
event-greg-removed-item = { $seat } toglie dal gioco { $item }.
event-greg-removed-comic = { $seat } toglie dal gioco la rivista «{ $comic }».
event-greg-planned = { $seat } prepara la traccia «{ $track }».
event-greg-shuffled = { $seat } rimescola nel mazzo tutte le carte rivelate.
event-game-over = La partita è finita: { $reason }.
