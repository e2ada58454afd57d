# Il tavolo di First Rat nella pagina.

## Il tabellone, per chi non lo vede o indica qualcosa

page-fr-board = Tabellone di First Rat
page-fr-burrow = Tana dei ratti
page-fr-space = Spazio { $space }, { $colour }: { $amount }{ $lit ->
    [yes] , illuminato: 1 in più
   *[no] {""}
}
page-fr-pipe = Tubatura da { $from } a { $to }, { $colour }, costa: { $good }
page-fr-rat = { $seat }: ratto { $rat } { $place }{ $tokens ->
    [none] {""}
   *[other] , { $tokens }
}
page-fr-rat-short = Ratto { $rat }
page-fr-steps = { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}
page-fr-track = Traccia “{ $track }”: { $points ->
    [one] prossima casella { $points } punto
   *[other] prossima casella { $points } punti
}
page-fr-stall = Bancarella: { $stall }, spazio { $space }, prezzo { $price } formaggi. Offre: { $wares }
page-fr-rocket = Il razzo finora. Cabine di pilotaggio: { $cockpit }, vani di carico: { $cargo }, propulsori: { $engine }
page-fr-last-round = Round { $round } di { $last }, la fine è vicina

## Decidere

page-fr-advice-rat = Scegli uno dei tuoi ratti: tutti gli spazi che può raggiungere si illuminano.
page-fr-advice-place = Il ratto { $rat } è pronto: scegli uno spazio illuminato. Con più ratti, comincia da quello più avanti.
page-fr-advice-more = Muovi un altro ratto su uno spazio dello stesso colore, oppure fermati.
page-fr-advice-choose = Scegli sul tabellone o nell’elenco.
page-fr-go = Vai
page-fr-all-offers = { $count ->
    [one] Tutto ciò che puoi fare: { $count } mossa
   *[other] Tutto ciò che puoi fare: { $count } mosse
}
page-fr-turn-so-far = Questo turno:
page-fr-waiting = { $seat } sta giocando …
page-fr-asked = Decidi tu: { $phase }. { $count ->
    [one] { $count } possibilità.
   *[other] { $count } possibilità.
}
page-fr-picked = Ratto { $rat } scelto. { $count ->
    [one] { $count } spazio illuminato.
   *[other] { $count } spazi illuminati.
}

## Posti e Greg

page-fr-light = { $lamp ->
    [0] Segnalino sulla luce { $light }, oltre tutte le basi luminose
   *[other] Segnalino sulla luce { $light }, prossima base luminosa alla { $lamp }
}
page-fr-markers = { $count ->
    [one] ancora { $count } segnalino punteggio
   *[other] ancora { $count } segnalini punteggio
}
page-fr-greg-level = Livello
page-fr-greg-plans = Piani
page-fr-greg-deck = Mazzo
page-fr-greg-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
page-fr-greg-known = Che cosa se ne sa
page-fr-greg-unseen = Mai viste: { $a } × A, { $b } × B
page-fr-greg-in-deck = Di sicuro nel mazzo: { $cards }
page-fr-greg-pile = Rivelate: { $cards }
page-fr-greg-steps = Passi dei suoi ratti, dal primo: { $steps }
page-fr-greg-no-card = Greg non ha ancora rivelato carte
