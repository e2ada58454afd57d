# Tavoli classificati, valutazioni, classifiche e partite in cifre.

## Tavoli classificati

rated = Classificata
rated-about = Conta per la valutazione di tutti. Niente bot né suggerimenti, sempre a tempo; chi abbandona arriva ultimo.
rated-only-people = Nelle partite classificate giocano solo persone, una per posto: lascia liberi gli altri posti.
rated-yes = classificata
rated-no = non classificata
rated-last = all’ultimo posto
rated-needs-people = Una partita classificata è solo tra persone: niente bot e almeno due giocatori.
rated-needs-one-seat = A un tavolo classificato ognuno occupa un solo posto.
rated-needs-board = A un tavolo classificato si usa un tabellone del gioco, non uno personalizzato.
rated-needs-clock = A un tavolo classificato si gioca a tempo: imposta un limite.
rated-needs-hints = A un tavolo classificato non ci sono suggerimenti.
rated-no-undo = A un tavolo classificato non puoi annullare questa mossa: nel frattempo si è pescato o scoperto qualcosa.
rated-same-people = Una partita classificata la gioca chi l’ha cominciata: nessun altro può prendere un posto.
rated-leave = Abbandona
rated-leave-about = Finisci all’ultimo posto, anche se torni più tardi. Un bot continua per te; se resta una sola persona, la partita finisce.
leaving-over-left = Tutti gli altri se ne sono andati
rated-over-left-about = { $seat } vince la partita classificata.
lobby-filter-rated = Valutazione

## Valutazioni

rating = Valutazione
rating-value = { $rating } ± { $doubt }
rating-spoken = Valutazione { $rating }, più o meno { $doubt }
rating-provisional = provvisoria
rating-provisional-about = Ancora poche partite classificate: la valutazione può cambiare molto.
rating-change = { $before } → { $after }
rating-changes = Come la partita ha cambiato le valutazioni
ratings-heading = Classifica
ratings-link = Classifiche
ratings-lead = Tutti partono da 25. In classifica conta il valore certo di ognuno: la valutazione meno tre volte l’incertezza.
ratings-empty = Nessuno ha ancora finito una partita classificata.
ratings-open = Apri un tavolo classificato
ratings-more = Mostra altri
ratings-place = Posto
ratings-name = Nome
ratings-games = Partite classificate

## Partite in cifre

statistics-heading = Le tue partite in cifre
statistics-link = Le tue partite in cifre
statistics-sign-in = Prima gioca una partita: qui vedrai poi come sono andate le tue.
statistics-none = Qui non ci sono ancora partite finite.
statistics-counting = { $count ->
    [one] Resta da contare una partita…
   *[other] Restano da contare { $count } partite…
}
statistics-which = Quali partite
statistics-of-all = tutte
statistics-of-people = con persone
statistics-of-rated = classificate
statistics-summary = { $games ->
    [one] Una partita, vinte: { $wins }
   *[other] { $games } partite, vinte: { $wins }
}
statistics-left = { $count ->
    [one] Un’altra è stata abbandonata o chiusa in anticipo.
   *[other] Altre { $count } sono state abbandonate o chiuse in anticipo.
}
statistics-places = Piazzamenti per numero di giocatori
statistics-place = { $place }º
statistics-seats = Giocatori
statistics-alone = in solitario
statistics-games = Partite
statistics-scores = Andamento dei punti
statistics-ratings = Andamento della valutazione
statistics-figures = Che cosa ti ha fatto vincere o perdere
statistics-figures-about = Quante volte hai vinto avendone più della media degli altri al tavolo, e quante avendone meno.
statistics-with-more = con più
statistics-with-fewer = con meno
statistics-won-of = { $won }/{ $games }
statistics-luck = Fortuna e abilità
statistics-luck-about = { $count ->
    [one] Nell’unica partita analizzata la fortuna ha cambiato la tua probabilità di vittoria di { $luck }, le tue decisioni di { $own }.
   *[other] In media, su { $count } partite analizzate, la fortuna ha cambiato la tua probabilità di vittoria di { $luck }, le tue decisioni di { $own }.
}
statistics-luck-none = Rivedi una partita finita e falla analizzare: qui vedrai quanto è stata fortuna e quanto abilità.
statistics-opponents = Scontri diretti
statistics-ahead = davanti
statistics-behind = dietro
statistics-equal = pari
statistics-together = Tu e { $name }
statistics-together-none = Non avete ancora finito una partita insieme.
statistics-together-last = Le vostre ultime partite insieme
statistics-public = Tutti possono vedere le valutazioni e i piazzamenti delle partite classificate, e nient’altro.
statistics-marker-up = piani saliti dal tuo segnalino
statistics-marker-down = piani scesi dal tuo segnalino
page-privacy-ratings = Se giochi partite classificate: le tue valutazioni, il loro andamento e i tuoi piazzamenti. Tutti possono vederli con il tuo nome.
