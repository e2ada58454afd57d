# Che cosa non va in un tabellone di First Rat.

problem-too-many-laid = { $things ->
    [backpacks] Non si possono esporre { $laid } zaini: ce ne sono solo { $there }.
    [caps] Non si possono esporre { $laid } tappi di bottiglia: ce ne sono solo { $there }.
   *[comics] Non si possono esporre { $laid } riviste: ce ne sono solo { $there }.
}
problem-markers-to-end = La partita non può finire dopo l’ultimo segnalino. Ogni giocatore ne ha { $markers }.
problem-stall-taken = { $stall ->
    [hamster] Sullo spazio { $space } c’è già la bancarella del criceto. Ogni bancarella ha il proprio spazio.
    [frog] Sullo spazio { $space } c’è già la bancarella della rana. Ogni bancarella ha il proprio spazio.
   *[crow] Sullo spazio { $space } c’è già la bancarella del corvo. Ogni bancarella ha il proprio spazio.
}
problem-pipe-backward = Questa tubatura va dallo spazio { $origin } allo spazio { $target }. Le tubature portano solo in avanti.
problem-lights = Una corda luminosa ha da 1 a 100 luci, non { $count }.
problem-light-backward = La corda luminosa torna dallo spazio { $origin } allo spazio { $target }. Va solo in avanti.
problem-lamp-beyond = La luce { $light } non esiste: la corda luminosa ne ha solo { $count }.
problem-lamp-order = La luce { $light } non viene dopo la luce { $before }. Inserisci le basi luminose nell’ordine della corda.
problem-burrow-start = La tana dei ratti deve cominciare con «start».
problem-burrow-too-long = La tana dei ratti ha { $count } spazi. Al massimo possono essere { $most }.
problem-burrow-ways = { $count ->
    [0] Qui la strada finisce. Deve proseguire verso uno spazio, oppure verso due a un bivio.
   *[other] La strada porta a { $count } spazi. Deve portare a uno, oppure a due a un bivio.
}
problem-burrow-nowhere = La strada porta a «{ $node }», ma questo spazio non esiste.
problem-burrow-unreached = Il segnalino non arriva mai qui: nessuna strada porta a questo spazio.
problem-backpacks = Nella scatola ci sono 10 zaini; ne hai inseriti { $count }.
problem-two-materials = Una parte del razzo si costruisce con esattamente due materiali diversi.
problem-points-rise = I punti non possono aumentare da sinistra a destra.
problem-no-fierce-deck = In questo profilo non c’è un mazzo feroce per Greg ([greg.fierce]).
problem-level-cards = Il mazzo ha solo { $a } carte A e { $b } carte B.
problem-deck = Le carte sono { $count }, ed esattamente una è una carta C. Hai inserito: { $found }.
problem-cards-of-kind = { $count } carte { $kind } sono troppe: al massimo possono essere { $most }.
problem-best-symbol = Il simbolo «traccia migliore» sta sulla carta C, e solo su quella.
