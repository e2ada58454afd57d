# Che cosa è successo, in frasi da cronaca di gioco. Le cose arrivano come parole; ratti e caselle sono contati da 1.

event-cap-laid = Alla bancarella del corvo arriva il tappo di bottiglia «{ $cap }».
event-backpack-laid = Alla bancarella del criceto arriva uno zaino { $colour }.
event-comic-laid = Nella libreria arriva la rivista «{ $comic }».
event-tile-laid = La tessera percorso { $tile } va { $space }.
event-row-laid = La tessera punteggio { $row } va sulla traccia «{ $track }».
event-turn-began = Round { $round }: { $seat ->
    [Tu] tocca a te
   *[other] turno di { $seat }
}.
event-rat-moved = { $seat ->
    [Tu] Muovi
   *[other] { $seat } muove
} il ratto { $rat } { $origin } { $space }{ $pipe_count ->
    [0] .
    [one] {" "}attraverso la tubatura { $pipes }.
   *[other] {" "}attraverso le tubature { $pipes }.
}
event-pipe-paid = { $seat ->
    [Tu] Paghi
   *[other] { $seat } paga
} { $good } per la tubatura { $pipe }.
event-pipe-free = { $seat ->
    [Tu] Usi
   *[other] { $seat } usa
} gratis la tubatura { $pipe }.
event-toll-paid = { $seat ->
    [Tu] Incontri { $to } { $space } e paghi
   *[other] { $to ->
        [Tu] { $seat } ti incontra { $space } e ti paga
       *[other] { $seat } incontra { $to } { $space } e paga
    }
} { $cheese }.
event-mouldy-taken = { $seat ->
    [Tu] Prendi { $pieces } e ricevi
   *[other] { $seat } prende { $pieces } e riceve
} { $cheese }.
event-toll-unpaid = { $seat ->
    [Tu] Incontri { $to } { $space } ma non puoi
   *[other] { $to ->
        [Tu] { $seat } ti incontra { $space } ma non può
       *[other] { $seat } incontra { $to } { $space } ma non può
    }
} pagare { $cheese }: il formaggio ammuffito è finito.
event-rattonaut = { $seat ->
    [Tu] Mandi
   *[other] { $seat } manda
} il ratto { $rat } nel razzo (traccia dei rattonauti, casella { $slot }).
event-award-taken = { $seat ->
    [Tu] Prendi
   *[other] { $seat } prende
} un riconoscimento.
event-nursery-left = { $seat ->
    [Tu] Porti
   *[other] { $seat } porta
} il ratto { $rat } dalla nursery allo spazio di partenza.
event-bonus-chosen = { $seat ->
    [Tu] Ricevi
   *[other] { $seat } riceve
} il bonus dello zaino: { $good }.
event-drink-used = { $seat ->
    [Tu] Usi
   *[other] { $seat } usa
} una bibita energetica: il raccolto di questo turno raddoppia.
event-gained = { $seat ->
    [Tu] Ricevi
   *[other] { $seat } riceve
} { $amount }.
event-light-moved = { $steps ->
    [0] { $seat ->
        [Tu] Il tuo segnalino corda luminosa
       *[other] Il segnalino corda luminosa di { $seat }
    } è già in fondo alla corda.
   *[other] { $origin ->
        [0] { $seat ->
            [Tu] Muovi
           *[other] { $seat } muove
        } il segnalino corda luminosa alla luce { $light }.
       *[other] { $seat ->
           [Tu] Muovi
          *[other] { $seat } muove
       } il segnalino corda luminosa dalla luce { $origin } alla luce { $light }.
    }
}
event-lamp-reached = { $seat ->
    [Tu] Raggiungi
   *[other] { $seat } raggiunge
} la base luminosa { $lamp }.
event-burrow-moved = { $seat ->
    [Tu] Avanzi
   *[other] { $seat } avanza
} nella tana dei ratti: { $node }.
event-comic-taken = { $seat ->
    [Tu] Prendi
   *[other] { $seat } prende
} la rivista «{ $comic }».
event-token-put = { $seat ->
    [Tu] Metti
   *[other] { $seat } mette
} il gettone del { $super_rat } sul ratto { $rat }.
event-item-bought = { $seat ->
    [Tu] Compri
   *[other] { $seat } compra
} { $item } per { $cheese }.
event-item-stolen = { $seat ->
    [Tu] Rubi
   *[other] { $seat } ruba
} { $item }; il ratto { $rat } torna allo spazio di partenza.
event-item-taken = { $seat ->
    [Tu] Prendi
   *[other] { $seat } prende
} { $item } senza pagare: il ratto { $rat } è il ladro e resta dov’è.
event-part-built = { $seat ->
    [Tu] Costruisci
   *[other] { $seat } costruisce
} { $part }{ $saves ->
    [0] .
   *[other] { $seat ->
        [Tu] {" "}e risparmi { $saved }.
       *[other] {" "}e risparmia { $saved }.
    }
}
event-donated = { $seat ->
    [Tu] Doni
   *[other] { $seat } dona
} { $cheese }.
event-marker-placed = { $seat ->
    [Tu] Piazzi
   *[other] { $seat } piazza
} un segnalino sulla traccia «{ $track }» (casella { $slot }).
event-marker-lost = { $seat ->
    [Tu] Faresti punti sulla traccia «{ $track }», ma non hai
   *[other] { $seat } farebbe punti sulla traccia «{ $track }», ma non ha
} segnalini.
event-end-announced = { $seat ->
    [Tu] Inneschi
   *[other] { $seat } innesca
} la fine della partita ({ $reason }): il round { $round } è l’ultimo.
event-greg-card = { $seat } rivela la carta { $card }.
event-greg-moved = { $seat } muove il ratto { $rat } { $origin } { $space }.
event-greg-paid = { $seat } paga un pedaggio di { $cheese } { $space }.
event-greg-removed-item = { $seat } toglie dal gioco { $item }.
event-greg-removed-comic = { $seat } toglie dal gioco la rivista «{ $comic }».
event-greg-planned = { $seat } prepara la traccia «{ $track }».
event-greg-shuffled = { $seat } rimescola nel mazzo tutte le carte rivelate.
event-game-over = La partita è finita: { $reason }.
