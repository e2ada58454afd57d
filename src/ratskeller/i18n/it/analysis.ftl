# Una partita spiegata: quanto valevano le decisioni, e che cosa è stata fortuna. Giocato e meglio sono turni a parole.

analysis-title = La partita spiegata
analysis-working = Esame delle decisioni
analysis-setup = Preparazione
analysis-chances = Possibilità di vittoria
analysis-chances-about = Linee punteggiate: le svolte della partita.
analysis-moves = Mosse fatte

## Errori

analysis-mistakes = Errori
analysis-size-slip = Imprecisione
analysis-size-mistake = Errore
analysis-size-blunder = Errore grave
analysis-mistake = { $when }, { $seat }: { $played }. Meglio: { $better }. Possibilità di vittoria: { $lost }.
analysis-no-mistakes = Nessuno ha sprecato in un turno neppure il { $percent } % della possibilità di vittoria.
analysis-more = { $count ->
    [one] { $count } più piccolo non è riportato qui.
   *[other] { $count } più piccoli non sono riportati qui.
}
analysis-legend-sizes = Quanto un turno spreca della possibilità di vittoria: dal { $slip } % è un’imprecisione, dal { $mistake } % un errore, dal { $blunder } % un errore grave. Ogni decisione è giudicata da ciò che il suo posto poteva sapere.

## Svolte

analysis-turning-points = Svolte della partita
analysis-by-turn = { $when }, { $seat }: { $played }
analysis-by-chance = { $when }, fortuna: { $results }
analysis-by-hidden = { $when }, fortuna: ciò che nessun altro poteva vedere

## Fortuna e abilità

analysis-split = Fortuna e abilità
analysis-start = All’inizio
analysis-own = Decisioni proprie
analysis-others = Quelle altrui
analysis-luck = Fortuna
analysis-final = Alla fine
analysis-slips = Imprecisioni
analysis-blunders = Errori gravi
analysis-legend-split = Possibilità di vittoria. Inizio, decisioni e fortuna sommati danno la fine. Fortuna è ciò che ha portato il caso e ciò che era nascosto; le decisioni contano rispetto a quanto le partite di prova facevano attendere.

## Il rapporto

analysis-sources = Da dove vengono i punti
analysis-rats = Dove sono finiti i ratti
analysis-rats-count = Ratti
analysis-floors = I piani delle case
analysis-how = { $playouts ->
    [one] { $playouts } partita di prova per ogni decisione.
   *[other] { $playouts } partite di prova per ogni decisione.
}
