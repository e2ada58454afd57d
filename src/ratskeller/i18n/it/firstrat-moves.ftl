# Che cosa si può decidere, come etichetta breve.

move-go = Ratto { $rat } { $space }
move-route = { $pipe_count ->
    [0] A piedi per tutto il tragitto
    [one] Attraverso la tubatura { $pipes }
   *[other] Attraverso le tubature { $pipes }
}
move-stop = Non muovere altri ratti
move-award = Prendere un riconoscimento
move-nursery = Prendere un ratto dalla nursery
move-bonus = Bonus dello zaino: { $good }
move-drink = Usare una bibita energetica
move-no-drink = Non usare bibite energetiche
move-in = Entrare al bivio
move-on = Proseguire oltre il bivio
move-comic = Prendere la rivista «{ $comic }»
move-no-comic = Non prendere riviste
move-token = Gettone sul ratto { $rat }
move-buy = Comprare: { $item }
move-steal = Rubare: { $item }
move-take = Prendere senza pagare: { $item }
move-no-item = Qui non prendere nulla
move-build = Costruire: { $part }{ $saves ->
    [0] {""}
   *[other] , risparmiando { $saved }
}
move-donate = Donare formaggio
move-end = Finire il turno
move-score = Traccia per Greg: { $track }
move-lay = Mettere la tessera punteggio { $row }

## Caso

move-chance-cap = Tappo di bottiglia pescato: { $cap }
move-chance-backpack = Zaino pescato: { $colour }
move-chance-comic = Rivista pescata: { $comic }
move-chance-tile = Tessera percorso pescata: { $tile }
move-chance-row = Tessera punteggio pescata: { $row }
move-chance-card = Carta di Greg: { $card }
