# Che cosa si può decidere, come etichetta breve.

move-go = Ratto { $rat } { $space }
move-route = { $pipe_count ->
    [0] Senza tubature
    [one] Attraverso la tubatura { $pipes }
   *[other] Attraverso le tubature { $pipes }
}
move-stop = Non muovere altri ratti
move-award = Prendi un riconoscimento
move-nursery = Prendi un ratto dalla nursery
move-bonus = Bonus dello zaino: { $good }
move-drink = Usa una bibita energetica
move-no-drink = Non usare bibite energetiche
move-in = Svolta al bivio
move-on = Tira dritto al bivio
move-comic = Prendi la rivista «{ $comic }»
move-no-comic = Non prendere riviste
move-token = Metti il gettone sul ratto { $rat }
move-buy = Compra: { $item }
move-steal = Ruba: { $item }
move-take = Prendi senza pagare: { $item }
move-no-item = Non prendere nulla
move-build = Costruisci: { $part }{ $saves ->
    [0] {""}
   *[other] {" "}(risparmi { $saved })
}
move-donate = Dona formaggio
move-end = Termina il turno
move-score = Traccia per Greg: { $track }
move-lay = Metti la tessera punteggio { $row }

## Caso

move-chance-cap = Tappo di bottiglia pescato: { $cap }
move-chance-backpack = Zaino pescato: { $colour }
move-chance-comic = Rivista pescata: { $comic }
move-chance-tile = Tessera percorso pescata: { $tile }
move-chance-row = Tessera punteggio pescata: { $row }
move-chance-card = Carta di Greg: { $card }
