# Enigmi: posizioni in cui un solo turno intero è chiaramente il migliore.

## Nel browser

page-puzzles = Enigmi
page-puzzles-one = Un enigma
page-puzzles-lead = Posizioni da partite tra bot forti. In ognuna un turno intero è chiaramente migliore di tutti gli altri. Trovalo.
page-puzzles-about = Trova l’unico turno migliore: ogni giorno un nuovo enigma, e un’intera raccolta.
page-puzzles-today = Enigma del giorno
page-puzzles-difficulty = Quanto è difficile
page-puzzles-seats = Posti
page-puzzles-any = tutti
page-puzzles-which = Quali enigmi
page-puzzles-unsolved = non ancora risolti
page-puzzles-solved-of = { $count ->
    [one] { $solved } di { $count } risolto
   *[other] { $solved } di { $count } risolti
}
page-puzzles-none = Non ci sono enigmi così, oppure li hai risolti tutti.
page-puzzles-more = Mostra altri
page-puzzles-number = Enigma { $number }
page-puzzles-solved = risolto
page-puzzles-tried = tentato
page-puzzles-alone = da solo
page-puzzles-again = Riprova
page-puzzles-next = Prossimo enigma
page-puzzles-show = Mostra la soluzione
page-puzzles-hint = Un suggerimento
page-puzzles-all = Tutti gli enigmi
page-puzzles-options = Opzioni: { $options }

## Ovunque

puzzle-heading = Enigma { $id }, { $difficulty }
puzzle-task = Tocca a te. Quale turno intero ti dà la migliore probabilità di vincere?
puzzle-type = Rispondi con il numero di una mossa o la sua forma breve; u ne annulla una, a mostra la soluzione, q esce.
puzzle-you = Tu
puzzle-right = Giusto! Questo è il turno migliore.
puzzle-as-good = Giusto! Mosse diverse dalle nostre, ma portano allo stesso risultato.
puzzle-worse = Non è il turno migliore. Ha { $lost } di probabilità di vincere in meno.
puzzle-worse-unknown = Non è il turno migliore, e nemmeno uno di quelli che seguono.
puzzle-answer = La soluzione
puzzle-best = il turno migliore
puzzle-yours = il tuo turno
puzzle-how = { $searches ->
    [one] { $searches } ricerca di { $playouts } simulazioni ha preferito il primo turno.
   *[other] { $searches } ricerche di { $playouts } simulazioni ciascuna hanno preferito il primo turno.
} Probabilità e punti vengono da { $games } partite di prova dopo ogni turno, e non sanno più di te.
puzzle-found = Quanto spesso i bot lo trovano: { $bots }.
puzzle-found-by = { $bot } { $percent } %
puzzle-easy = facile
puzzle-medium = medio
puzzle-hard = difficile
puzzle-theme-firstrat-end = La fine della partita è vicina, o si avvicina.
puzzle-theme-firstrat-rocket = Un ratto sale sul razzo.
puzzle-theme-firstrat-theft = Si può rubare qualcosa.
puzzle-theme-firstrat-comic = Si tratta di una rivista.
puzzle-theme-firstrat-build = Si costruisce il razzo, o si dona formaggio.
puzzle-theme-firstrat-shop = Si compra qualcosa.
puzzle-theme-firstrat-burrow = Guarda la tana dei ratti e le basi luminose.
puzzle-theme-firstrat-together = Diversi ratti si muovono insieme.
puzzle-theme-firstrat-shortcut = Una scorciatoia aiuta.
puzzle-theme-firstrat-gather = Si tratta di ciò che si raccoglie.
puzzle-theme-piedpiper-end = La partita finisce in questo turno.
puzzle-theme-piedpiper-drive-out = Una casa raggiunge il tetto.
puzzle-theme-piedpiper-two-figures = Agiscono due figure.
puzzle-theme-piedpiper-piper = Agisce il Pifferaio.
puzzle-theme-piedpiper-one-figure = Agisce una figura.
puzzle-theme-piedpiper-prepare = Ancora nulla si muove.
