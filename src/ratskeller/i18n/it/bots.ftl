# I bot al tavolo, e i suggerimenti.

bot-ratling = Rattino
bot-ratling-about = gioca come un bambino, a volte sciocco; pensa al massimo { $seconds } s
bot-pantry-rat = Ratto goloso
bot-pantry-rat-about = prende ciò che un turno offre; pensa al massimo { $seconds } s
bot-sly-rat = Ratto astuto
bot-sly-rat-about = guarda avanti, anche a ciò che puoi fare tu; pensa al massimo { $seconds } s
bot-rat-king = Re dei ratti
bot-rat-king-about = il più forte di tutti; pensa al massimo { $seconds } s
bot-thinking = { $seat } sta pensando …

## L’inizio

play-ask-bots = Quanti bot giocano?
play-bots = { $count ->
    [0] nessuno
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
   *[other] { $count }
}
play-alone = { $bots ->
    [0] nessuno: in solitario contro { $rival }
   *[other] uno, in solitario contro { $rival }
}
play-ask-bot = { $count ->
    [1] Quanto è forte il bot?
   *[other] Quanto è forte il bot { $number }?
}
play-watch = I bot giocano da soli. Ctrl-C esce; la partita è conservata.

## Suggerimenti. Le cifre stanno incolonnate: prima la possibilità, poi i punti.

hint-thinking = { $seconds ->
    [one] Penso per { $seconds } secondo …
   *[other] Penso per { $seconds } secondi …
}
hint-title = { $playouts ->
    [one] I turni migliori, trovati in { $seconds } s con { $playouts } partita di prova
   *[other] I turni migliori, trovati in { $seconds } s con { $playouts } partite di prova
}
hint-turn = Turno
hint-chance = { $percent } %
hint-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-legend-firstrat = Per ogni posto la possibilità di vincere e i punti attesi.
hint-legend-piedpiper = Per ogni posto la possibilità di vincere e quanti piani sotto il tetto sono attesi.
hint-none = Ora non c’è niente da decidere: prima premi Invio.
hint-bad-seconds = «{ $text }» non è un numero di secondi da 1 a { $most }. Scrivi i, o per esempio i 5.
