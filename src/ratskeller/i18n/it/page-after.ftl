# La pagina nel browser: partite da rivedere e il tabellone delle sfide.

## Rivedere una partita

page-after-seat = Giocatore { $number }
page-after-setup = Preparazione
page-after-position = Mossa { $number } di { $count }
page-after-round = round { $number }
page-after-turn = turno { $number }
page-after-transport = Comandi di riproduzione
page-after-slider = Punto della partita
page-after-first = Vai all’inizio
page-after-previous-turn = Turno precedente
page-after-previous = Mossa precedente
page-after-play = Riproduci
page-after-pause = Pausa
page-after-next = Mossa successiva
page-after-next-turn = Turno successivo
page-after-last = Vai alla fine
page-after-space = barra spaziatrice
page-after-speed = Velocità
page-after-times = { $speed }×
page-after-copy = Copia il link a questa mossa
page-after-copied = Link alla mossa { $number } copiato.
page-after-log = Cronaca
page-after-points-firstrat = Andamento dei punti
page-after-points-piedpiper = Andamento dei piani sotto il tetto
page-after-as-table = Mostra come tabella
page-after-after-move = Dopo la mossa
page-after-hands = Tutte le mani scoperte
page-after-no-cards = nessuna carta
page-after-unfinished = La partita non è stata portata a termine.
page-after-fair = Tutte le pescate corrispondono al seme.
page-after-unfair = Attenzione: non tutte le pescate corrispondono al seme!
page-after-unfair-where = La voce { $number } della registrazione riporta { $recorded }, ma secondo il seme dovrebbe essere { $expected }.
page-after-fair-more = Impronta e seme
page-after-no-seed = Questa registrazione non contiene il seme: le pescate non si possono verificare.

## La partita spiegata

page-after-analyse = Analizza la partita
page-after-analyse-about = Quali sono stati gli errori? Che cosa conveniva fare? Dove è girata la partita, e quanto ha contato la fortuna? L’analisi esamina ogni decisione e richiede uno o due minuti: intanto puoi fare altro e tornare più tardi.
page-after-analysis-queued = In coda: posizione { $place }.
page-after-analysis-running = Decisioni esaminate: { $done } su { $total }.
page-after-analysis-failed = L’analisi non è riuscita. Riprova più tardi.
page-after-analysis-done = L’analisi è pronta.
page-after-turning-point = Svolta
page-after-remark = Commento alla mossa
page-after-no-remark = Nessun errore in questa mossa.

## Partite passate

page-after-records-lead = Rivedi le partite mossa per mossa, con tutte le mani scoperte e l’andamento dei punti.
page-after-tables = Giocate qui
page-after-no-tables = Non hai ancora finito nessuna partita. Qui troverai quelle concluse.
page-after-to-chart = Tabellone delle sfide: i tuoi risultati contro Greg
page-after-records = Caricate da te
page-after-no-records = Non hai ancora caricato nessuna partita.
page-after-moves = { $count ->
    [one] { $count } voce
   *[other] { $count } voci
}
page-after-not-finished = non finita
page-after-uploaded = caricata: { $day }
page-after-delete = Elimina
page-after-deleted = Registrazione eliminata.
page-after-delete-title = Eliminare questa registrazione?
page-after-delete-about = Nessuno potrà più vederla, nemmeno chi ha il link.
page-after-delete-no = Conserva
page-after-upload = Carica una partita
page-after-upload-about = Una registrazione è un piccolo file di testo: puoi scaricarla da qui dopo ogni partita, e la salva anche la versione per terminale. Chiunque abbia il link può vederla.
page-after-by-file = Da un file
page-after-choose-file = Scegli un file
page-after-drop = o trascinalo qui
page-after-by-paste = Oppure incolla il testo
page-after-look = Apri la partita
page-after-refused = Impossibile aprire questa registrazione.

## Tabellone delle sfide

page-after-chart-lead = Dieci imprese in solitario contro Greg, ciascuna a quattro livelli. Quando vinci, le imprese riuscite vengono spuntate: tocca una spunta per rivedere la partita, un cerchio vuoto per giocare a quel livello, il binocolo per guardare una partita in cui l’impresa riesce.
page-after-chart-count = { $count } su { $all } riuscite
page-after-chart-met = { $challenge }, { $level }: riuscita ({ $day }). Rivedi la partita
page-after-chart-try = { $challenge }, { $level }: gioca ora contro Greg
page-after-chart-watch = { $challenge }, { $level }: guarda una partita in cui riesce
page-after-chart-rule = La regola delle sfide
page-after-challenge = Sfida
