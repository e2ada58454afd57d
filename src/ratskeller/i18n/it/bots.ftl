# I bot al tavolo, e i suggerimenti.

bot-ratling = Rattino
bot-ratling-about = gioca alla buona e ogni tanto sbaglia; pensa al massimo { $seconds } s
bot-pantry-rat = Ratto goloso
bot-pantry-rat-about = prende tutto quello che trova; pensa al massimo { $seconds } s
bot-sly-rat = Ratto astuto
bot-sly-rat-about = guarda avanti e prevede le tue mosse; pensa al massimo { $seconds } s
bot-rat-king = Re dei ratti
bot-rat-king-about = molto forte, guarda lontano; pensa al massimo { $seconds } s
bot-rat-emperor = Imperatore dei ratti
bot-rat-emperor-about = il più forte di tutti, ha imparato da milioni di partite contro sé stesso; pensa al massimo { $seconds } s
bot-thinking = { $seat } sta pensando…

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
play-watch = I bot giocano da soli. Premi Ctrl-C per uscire; la partita resta salvata.

## Suggerimenti. Le cifre stanno incolonnate: prima la probabilità, poi i punti.

hint-thinking = { $seconds ->
    [one] Ci penso per { $seconds } secondo…
   *[other] Ci penso per { $seconds } secondi…
}
hint-title = { $playouts ->
    [one] I turni migliori, trovati in { $seconds } s con { $playouts } simulazione
   *[other] I turni migliori, trovati in { $seconds } s con { $playouts } simulazioni
}
hint-goal = Questi turni puntano alla sfida «{ $challenge }». Al posto della tua probabilità di vittoria vedi quanto ciascuno è utile per la sfida: un valore per confrontarli, non una probabilità.
hint-turn = Turno
hint-chance = { $percent }%
hint-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-legend-firstrat = Per ogni giocatore, probabilità di vittoria e punti previsti.
hint-legend-piedpiper = Per ogni giocatore, probabilità di vittoria e distanza prevista dal tetto, in piani.
hint-none = Adesso non c’è niente da decidere: premi Invio per continuare.
hint-bad-seconds = «{ $text }» non va bene: scrivi un numero di secondi da 1 a { $most }, per esempio i 5, oppure solo i.
