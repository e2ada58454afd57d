# La pagina nel browser: partite da rivedere e il tabellone delle sfide.

## Rivedere una partita

page-after-seat = Posto { $number }
page-after-setup = Preparazione
page-after-position = Mossa { $number } di { $count }
page-after-round = round { $number }
page-after-turn = turno { $number }
page-after-transport = Lungo la partita
page-after-slider = Momento della partita
page-after-first = All’inizio
page-after-previous-turn = Turno precedente
page-after-previous = Mossa precedente
page-after-play = Avvia
page-after-pause = Pausa
page-after-next = Mossa successiva
page-after-next-turn = Turno successivo
page-after-last = Alla fine
page-after-space = barra spaziatrice
page-after-speed = Velocità
page-after-times = { $speed }×
page-after-copy = Copia il link a questa mossa
page-after-copied = Il link alla mossa { $number } è copiato.
page-after-log = Che cosa è successo
page-after-points-firstrat = I punti nel tempo
page-after-points-piedpiper = Piani sotto il tetto, nel tempo
page-after-as-table = Come tabella
page-after-after-move = Dopo la mossa
page-after-hands = Tutte le mani, scoperte
page-after-no-cards = nessuna carta
page-after-unfinished = La partita non è stata giocata fino alla fine.
page-after-fair = Ogni estrazione segue dal seme.
page-after-unfair = Non tutte le estrazioni seguono dal seme!
page-after-unfair-where = La voce { $number } della registrazione dice { $recorded }, dal seme viene { $expected }.
page-after-fair-more = Impronta e seme
page-after-no-seed = Questa registrazione non dice da dove viene la sua fortuna: non si può controllare.

## La partita spiegata

page-after-analyse = Analizza la partita
page-after-analyse-about = Che cosa è stato un errore, che cosa sarebbe stato meglio, dove la partita è cambiata, e che cosa è stata solo fortuna? Ogni decisione viene esaminata: ci vogliono uno o due minuti. Puoi tornare più tardi.
page-after-analysis-queued = In attesa, posto { $place } nella coda.
page-after-analysis-running = { $done } decisioni esaminate su { $total }.
page-after-analysis-failed = L’analisi non è riuscita.
page-after-analysis-done = L’analisi è pronta.
page-after-turning-point = Svolta
page-after-remark = Su questa mossa
page-after-no-remark = Qui non è stato sprecato nulla.

## Partite passate

page-after-records-lead = Rivedi le partite: mossa per mossa, con tutte le mani scoperte e i punti nel tempo.
page-after-tables = Giocate qui
page-after-no-tables = Nessuna tua partita è ancora finita. La prima che finisci comparirà qui.
page-after-to-chart = Il tabellone delle sfide: che cosa hai ottenuto contro Greg
page-after-records = Portate da fuori
page-after-no-records = Non hai ancora portato nessuna partita registrata.
page-after-moves = { $count ->
    [one] { $count } voce
   *[other] { $count } voci
}
page-after-not-finished = non finita
page-after-uploaded = portata il { $day }
page-after-delete = Elimina
page-after-deleted = La registrazione è eliminata.
page-after-delete-title = Eliminare questa registrazione?
page-after-delete-about = Nessuno potrà più vederla, nemmeno con il suo link.
page-after-delete-no = Tienila
page-after-upload = Porta una partita
page-after-upload-about = Una registrazione è un piccolo file di testo: puoi scaricarla qui dopo ogni partita, e anche il gioco nel terminale la salva. Chi ha il link può vederla.
page-after-by-file = Da un file
page-after-choose-file = Scegli un file
page-after-drop = o trascinalo qui
page-after-by-paste = Oppure incolla il testo
page-after-look = Guardala
page-after-refused = Questa registrazione non si può mostrare.

## Tabellone delle sfide

page-after-chart-lead = Dieci imprese da compiere da solo contro Greg, a ognuno dei suoi quattro livelli. Vinci, e ciò che hai ottenuto viene spuntato; una spunta porta alla sua partita. Un cerchio vuoto comincia una partita a quel livello; il binocolo mostra una partita in cui l’impresa riesce.
page-after-chart-count = { $count } su { $all } ottenute
page-after-chart-met = { $challenge }, { $level }: ottenuta il { $day }. Rivedi quella partita
page-after-chart-try = { $challenge }, { $level }: gioca ora contro Greg
page-after-chart-watch = { $challenge }, { $level }: guarda una partita in cui riesce
page-after-chart-rule = Come si giudicano le sfide
page-after-challenge = Sfida
