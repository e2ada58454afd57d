# Il tavolo di First Rat nella pagina.

## Il tabellone, per chi non lo vede o indica qualcosa

page-fr-board = Tabellone di First Rat
page-fr-space = Spazio { $space }, { $colour }: { $amount }{ $lit ->
    [yes] , illuminato: 1 in più
   *[no] {""}
}
page-fr-pipe = Tubatura { $colour } da { $from } a { $to }, costo: 1 { $good }
page-fr-rat = { $seat }: ratto { $rat } { $place }{ $tokens ->
    [none] {""}
   *[other] , { $tokens }
}
page-fr-rat-short = Ratto { $rat }
page-fr-steps = { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}
page-fr-track = Traccia «{ $track }»: { $points ->
    [one] la prossima casella vale { $points } punto
   *[other] la prossima casella vale { $points } punti
}
page-fr-stall = Bancarella ({ $stall }), spazio { $space }, prezzo: { $price } formaggi. In vendita: { $wares }
page-fr-rocket = Parti del razzo costruite finora. Cabine di pilotaggio: { $cockpit }, vani di carico: { $cargo }, propulsori: { $engine }
page-fr-last-round = Round { $round } di { $last }: la fine è vicina

## Decidere

page-fr-advice-rat = Scegli uno dei tuoi ratti: gli spazi che può raggiungere vengono evidenziati.
page-fr-advice-place = Hai scelto il ratto { $rat }: ora scegli uno spazio evidenziato. Se vuoi muovere più ratti, comincia da quello più avanti.
page-fr-advice-more = Muovi un altro ratto su uno spazio dello stesso colore, oppure fermati qui.
page-fr-asked = Tocca a te, { $count } possibilità. { $phase }
page-fr-picked = Ratto { $rat } scelto. { $count ->
    [one] { $count } spazio raggiungibile.
   *[other] { $count } spazi raggiungibili.
}

## Posti e Greg

page-fr-light = { $lamp ->
    [0] Corda luminosa: luce { $light }, tutte le basi luminose raggiunte
   *[other] Corda luminosa: luce { $light }, prossima base luminosa alla luce { $lamp }
}
page-fr-markers = { $count ->
    [one] { $count } segnalino punteggio rimasto
   *[other] { $count } segnalini punteggio rimasti
}
page-fr-greg-level = Livello
page-fr-greg-plans = Tracce preparate
page-fr-greg-deck = Mazzo
page-fr-greg-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
page-fr-greg-unseen = Non ancora viste: { $a } × A, { $b } × B
page-fr-greg-in-deck = Sicuramente nel mazzo: { $cards }
page-fr-greg-pile = Rivelate: { $cards }
page-fr-greg-steps = Passi dei suoi ratti, dal più avanti: { $steps }
page-fr-greg-no-card = Greg non ha ancora rivelato nessuna carta

## Che cosa sono e fanno le cose: suggerimenti

page-fr-regions-path = Percorso
page-fr-regions-tracks = Tracce
page-fr-regions-burrow = Tana
page-fr-regions-stalls = Bancarelle
page-fr-tip-cheese = Serve per pedaggi e oggetti; puoi donarne { $count } in una volta per un segnalino punteggio.
page-fr-tip-material = Serve per costruire le parti del razzo e per le tubature.
page-fr-tip-bulb = Ognuna fa avanzare di una luce il tuo segnalino corda luminosa.
page-fr-tip-core = Ognuno fa avanzare di un passo il tuo segnalino nella tana.
page-fr-tip-unlit = Dà 1 in più quando il tuo segnalino corda luminosa è arrivato fin qui.
page-fr-tip-stall = Un ratto che si ferma qui può comprare un oggetto, oppure rubarlo e tornare allo spazio di partenza.
page-fr-tip-start = Tutti i ratti partono da qui. Ce ne stanno quanti vuoi, e non si paga il pedaggio.
page-fr-tip-pad = Un ratto che arriva qui sale sul razzo. Prendi un riconoscimento, oppure porti un ratto dalla nursery allo spazio di partenza.
page-fr-tip-pad-colour = Vale come qualsiasi colore.
page-fr-tip-pipe = Una scorciatoia: attraversarla vale un solo passo.
page-fr-tip-lamp = Base luminosa { $light }
page-fr-tip-lamp-effect = Quando il tuo segnalino corda luminosa arriva qui, piazzi un segnalino punteggio sulla traccia «{ track-light }».
page-fr-tip-part = Per ogni parte costruita un segnalino va nella prima casella libera. Costo: { $cost }.
page-fr-tip-storage = Un segnalino per ogni visita al magazzino del cibo.
page-fr-tip-donation = Un segnalino ogni { $count } formaggi donati.
page-fr-tip-light = Un segnalino per ogni base luminosa raggiunta.
page-fr-tip-rocket = Un segnalino per ogni serie di cabina di pilotaggio, vano di carico e propulsore.
page-fr-tip-rattonaut = Ogni ratto nel razzo occupa la prima casella libera.
page-fr-tip-slots = Con così pochi giocatori le caselle sbarrate restano vuote; nell’ultima ce ne stanno quanti vuoi.
page-fr-tip-plan = Greg ha preparato questa traccia: con la prossima carta con questo simbolo fa punteggio.
page-fr-tip-library = Quando arrivi qui, puoi prendere una rivista.
page-fr-tip-nursery = Quando arrivi qui, porti da qui un ratto allo spazio di partenza.
page-fr-tip-fork = Un bivio: svolta, oppure tira dritto verso il magazzino del cibo.
page-fr-tip-fresh = Ha effetto dal tuo prossimo turno.
page-fr-tip-super = Il suo gettone va su uno dei tuoi ratti.
page-fr-tip-builders = Ogni piastra mostra chi l’ha costruita.
page-fr-tip-award = { $points } alla fine della partita.
page-fr-tip-mouldy = Lo prendi quando non puoi pagare un pedaggio. Ognuno costa { $points } alla fine.
page-fr-tip-markers-end = Con { $count } sulle tracce si avvicina la fine della partita.
page-fr-tip-leftovers = { $count } risorse avanzate valgono un punto alla fine.

## Scegliere sul tabellone

page-fr-advice-route = Ci arrivi per più strade: a piedi o attraverso le tubature?
page-fr-advice-reward = Il tuo ratto è nel razzo: un riconoscimento o un ratto dalla nursery?
page-fr-advice-bonus = Che cosa aggiunge lo zaino?
page-fr-advice-drink = Vuoi usare una bibita energetica e raddoppiare il raccolto di questo turno?
page-fr-advice-fork = Un bivio nella tana: scegli una delle strade evidenziate.
page-fr-advice-comic = Scegli una rivista della libreria.
page-fr-advice-token = Quale ratto riceve il gettone?
page-fr-advice-shop = Scegli un oggetto della bancarella.
page-fr-advice-build = Scegli una traccia evidenziata per costruire o donare.
page-fr-advice-lay = Quale tessera punteggio va sulla traccia «{ $track }»?
page-fr-advice-greg = Più tracce sono ugualmente buone per Greg: scegline una. Se l’ha già preparata fa punteggio adesso, altrimenti la prepara.

## Greg, raccontato passo per passo

page-fr-greg-told = L’ultimo turno di Greg
page-fr-greg-none = Greg non ha ancora giocato. Nel suo turno rivela una carta: quattro numeri muovono i suoi ratti, dal più avanti, poi vale il simbolo.
page-fr-greg-score = Fa punteggio su una traccia quando il suo simbolo esce per la seconda volta.
page-fr-why-card = Muove i suoi ratti di { $steps }, dal più avanti.
page-fr-why-moved = { $rank ->
    [1] Il suo ratto in testa: il primo numero.
    [2] Il suo secondo ratto: il secondo numero.
    [3] Il suo terzo ratto: il terzo numero.
   *[4] Il suo ultimo ratto: l’ultimo numero.
}
page-fr-why-paid = Lì c’era un tuo ratto.
page-fr-why-item = Il suo ratto si è fermato a questa bancarella: un oggetto a caso è stato tolto dal gioco.
page-fr-why-comic = Il simbolo della carta: una rivista a caso è stata tolta dal gioco.
page-fr-why-planned = Il simbolo della carta. Quando esce di nuovo, Greg fa punteggio su questa traccia.
page-fr-why-scored = Aveva preparato questa traccia, e il suo simbolo è uscito di nuovo.
page-fr-why-shuffled = Era la carta C: il suo mazzo è di nuovo completo.
page-fr-why-rattonaut = Il suo ratto ha raggiunto la base di lancio; non prende ricompense.
page-fr-items = { $count ->
    [one] { $count } oggetto
   *[other] { $count } oggetti
}
page-fr-mine = Quello che hai
