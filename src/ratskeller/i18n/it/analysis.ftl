# Una partita spiegata: quanto valevano le decisioni, e che cosa è stata fortuna. Giocato e meglio sono turni a parole.

analysis-title = Analisi della partita
analysis-working = Analisi in corso
analysis-setup = Preparazione
analysis-chances = Probabilità di vittoria
analysis-chances-about = Linee punteggiate: le svolte della partita.
analysis-moves = Mosse giocate

## Errori

analysis-mistakes = Errori
analysis-size-slip = Imprecisione
analysis-size-mistake = Errore
analysis-size-blunder = Errore grave
analysis-mistake = { $when }, { $seat }: { $played }. Meglio: { $better }. Probabilità di vittoria: { $lost }.
analysis-no-mistakes = Nessun turno ha fatto perdere { $percent }% o più di probabilità di vittoria.
analysis-more = { $count ->
    [one] Un errore più piccolo non è riportato.
   *[other] Altri { $count } errori più piccoli non sono riportati.
}
analysis-legend-sizes = Conta la probabilità di vittoria persa in un turno: imprecisione da { $slip }%, errore da { $mistake }%, errore grave da { $blunder }%. Ogni decisione è giudicata in base a ciò che il giocatore poteva sapere.

## Svolte

analysis-turning-points = Svolte della partita
analysis-by-turn = { $when }, { $seat }: { $played }
analysis-by-chance = { $when }, caso: { $results }
analysis-by-hidden = { $when }, caso: informazioni nascoste agli altri

## Fortuna e abilità

analysis-split = Fortuna e abilità
analysis-start = All’inizio
analysis-own = Decisioni sue
analysis-others = Decisioni altrui
analysis-luck = Fortuna
analysis-final = Alla fine
analysis-slips = Imprecisioni
analysis-blunders = Errori gravi
analysis-legend-split = Probabilità di vittoria: valore iniziale, decisioni e fortuna, sommati, danno il valore finale. La fortuna comprende le pescate e le carte nascoste; ogni decisione è confrontata con il risultato medio delle simulazioni.

## Il rapporto

analysis-sources = Da dove vengono i punti
analysis-rats = Dove sono finiti i ratti
analysis-rats-count = Ratti
analysis-floors = I piani delle case
analysis-how = { $playouts ->
    [one] { $playouts } simulazione per ogni decisione.
   *[other] { $playouts } simulazioni per ogni decisione.
}
