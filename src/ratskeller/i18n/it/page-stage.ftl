## La scena: un tavolo che riempie la finestra.
page-stage-board = Tabellone
page-stage-seats = Posti
page-stage-drawer = Cronaca, chat e mosse
page-stage-moves = Mosse
page-stage-no-moves = Adesso non c’è nulla da scegliere.
page-stage-waiting = Indica qualcosa per vedere che cosa fa.
page-stage-open-seat = Tutto quello che ha { $seat }
page-stage-camera = Vista del tabellone
page-stage-fit = Mostra tutto il tabellone
page-stage-closer = Ingrandisci
page-stage-farther = Riduci
page-stage-regions = Parti del tabellone
page-stage-skip = Salta
page-stage-confirm = Conferma
page-stage-result = Risultato
page-stage-look = Guarda il tabellone
page-stage-away = { $count ->
    [one] Mentre non c’eri è stato giocato un turno.
   *[other] Mentre non c’eri sono stati giocati { $count } turni.
}
page-stage-speed = Velocità delle animazioni
page-stage-speed-off = Senza animazioni
page-stage-speed-times = { $speed }×
page-stage-pause = Pausa dopo i turni degli altri
page-stage-pause-none = Nessuna
page-stage-pause-seconds = { $seconds } s
page-stage-volume = Volume
page-stage-confirm-each = Conferma ogni mossa
page-stage-close-up = Ingrandisci al mio turno (schermi piccoli)
page-stage-large-labels = Scritte più grandi sul tabellone
page-table-key-moves = aprire l’elenco delle mosse
page-table-key-zoom = ingrandire, ridurre, mostrare tutto
page-table-key-skip = saltare l’animazione in corso
page-puzzles-streak = { $count } di fila
puzzle-try-again = Riprova, o fatti mostrare la soluzione.
page-stage-all = Tutto
page-stage-mute = Silenzia
page-stage-places = Classifica
page-stage-place = { $place }º posto
page-stage-you = Tu: { $place }º posto
page-about-fonts = Caratteri:
