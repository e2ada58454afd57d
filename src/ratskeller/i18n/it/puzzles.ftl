# Rompicapi: posizioni in cui un solo turno intero è chiaramente il migliore.

## Nel browser

page-puzzles = Rompicapi
page-puzzles-one = Rompicapo
page-puzzles-lead = Situazioni tratte da partite fra bot forti. In ognuna c’è un turno nettamente migliore di tutti gli altri: trovalo.
page-puzzles-about = Trova il turno migliore: un rompicapo nuovo ogni giorno, più un’intera raccolta.
page-puzzles-today = Rompicapo del giorno
page-puzzles-difficulty = Difficoltà
page-puzzles-seats = Giocatori
page-puzzles-any = tutti
page-puzzles-which = Quali rompicapi
page-puzzles-unsolved = da risolvere
page-puzzles-solved-of = { $count ->
    [one] { $solved } di { $count } risolto
   *[other] Risolti: { $solved } su { $count }
}
page-puzzles-none = Nessun rompicapo corrisponde alla scelta, oppure li hai già risolti tutti.
page-puzzles-more = Mostra altri
page-puzzles-number = Rompicapo { $number }
page-puzzles-solved = risolto
page-puzzles-tried = tentato
page-puzzles-alone = solitario
page-puzzles-again = Riprova
page-puzzles-next = Prossimo rompicapo
page-puzzles-show = Mostra la soluzione
page-puzzles-hint = Dammi un indizio
page-puzzles-all = Tutti i rompicapi
page-puzzles-options = Opzioni: { $options }

## Ovunque

puzzle-heading = Rompicapo { $id }, { $difficulty }
puzzle-task = Tocca a te. Quale turno ti dà la maggiore probabilità di vittoria?
puzzle-type = Rispondi con il numero di una mossa o la sua forma breve. Scrivi u per annullarne una, a per vedere la soluzione, q per uscire.
puzzle-you = Tu
puzzle-right = Giusto! Questo è il turno migliore.
puzzle-as-good = Giusto! Mosse diverse dalle nostre, stesso risultato.
puzzle-worse = Non è il turno migliore. Probabilità di vittoria persa: { $lost }.
puzzle-worse-unknown = Non è il turno migliore, e nemmeno fra i migliori.
puzzle-answer = La soluzione
puzzle-best = il turno migliore
puzzle-yours = il tuo turno
puzzle-how = { $searches ->
    [one] { $searches } ricerca da { $playouts } simulazioni ha indicato il primo turno come il migliore.
   *[other] { $searches } ricerche da { $playouts } simulazioni ciascuna hanno indicato il primo turno come il migliore.
} Probabilità e punti vengono da { $games } partite simulate dopo ogni turno, con le sole informazioni che hai anche tu.
puzzle-found = Quanto spesso i bot lo trovano: { $bots }.
puzzle-found-by = { $bot } { $percent }%
puzzle-easy = facile
puzzle-medium = medio
puzzle-hard = difficile
puzzle-theme-firstrat-end = La fine della partita è vicina.
puzzle-theme-firstrat-rocket = Un ratto sale sul razzo.
puzzle-theme-firstrat-theft = Si può rubare qualcosa.
puzzle-theme-firstrat-comic = C’entra una rivista.
puzzle-theme-firstrat-build = Si costruisce il razzo, o si dona formaggio.
puzzle-theme-firstrat-shop = Si compra qualcosa.
puzzle-theme-firstrat-burrow = Guarda la tana dei ratti e le basi luminose.
puzzle-theme-firstrat-together = Si muovono più ratti insieme.
puzzle-theme-firstrat-shortcut = Una scorciatoia può aiutare.
puzzle-theme-firstrat-gather = Conta quello che raccogli.
puzzle-theme-piedpiper-end = La partita finisce in questo turno.
puzzle-theme-piedpiper-drive-out = Un segnalino raggiunge il tetto.
puzzle-theme-piedpiper-two-figures = Si attivano due personaggi.
puzzle-theme-piedpiper-piper = Si attiva il Pifferaio.
puzzle-theme-piedpiper-one-figure = Si attiva un personaggio.
puzzle-theme-piedpiper-prepare = Per ora non si muove nessuno.
