# La pagina di un tavolo in corso.

page-table-title-turn = ● Tocca a te · { $game }
page-table-turn-mine = Tocca a te
page-table-turn-of = { $seat ->
    [Tu] Tocca a te
   *[other] Turno di { $seat }
}
page-table-over = La partita è finita
page-table-round = Round { $round }
page-table-turn = Turno { $turn }
page-table-last = Il round { $round } è l’ultimo
page-table-last-now = Ultimo round!
page-table-closed = Questo tavolo è chiuso: chi l’ha aperto se n’è andato.
page-table-watching = Stai guardando la partita. Quello che è segreto resta nascosto anche a te.
page-table-stale = Nel frattempo la partita è andata avanti. Ricontrolla il tabellone e scegli di nuovo.
page-table-log = Cronaca
page-table-log-empty = Non è ancora successo nulla.
page-table-log-all = { $count ->
    [one] Mostra tutta la partita: { $count } turno
   *[other] Mostra tutta la partita: { $count } turni
}
page-table-log-before = Prima della partita
page-table-log-setup = Preparazione
page-table-log-sit = { $seat } si siede al tavolo.
page-table-log-leave = { $seat } lascia il tavolo.
page-table-log-undo = { $seat } annulla una mossa.
page-table-log-undo-ask = { $seat } chiede di annullare una mossa.
page-table-log-agree = { $seat } è d’accordo.
page-table-log-refuse = { $seat } non è d’accordo.
page-table-log-timeout = { $seat } ha finito il tempo: al suo posto gioca un bot.
page-table-log-back = { $seat } torna a giocare.
page-table-log-pause = Il server è rimasto assente per un po’: quel tempo non conta per nessuno.
page-table-log-rematch = Si gioca la rivincita.
page-table-rule-of = Regola: { $rule }
page-table-rule-title = Regola
page-table-rule-all = Apri nel regolamento
page-table-chat = Chat
page-table-chat-said = { $seat } scrive: { $text }
page-table-chat-empty = Ancora nessun messaggio.
page-table-chat-say = Scrivi un messaggio
page-table-chat-send = Invia
page-table-chat-mute = Silenzia { $seat }
page-table-chat-unread = { $count ->
    [one] { $count } messaggio nuovo
   *[other] { $count } messaggi nuovi
}
page-table-chat-watching = Solo chi siede al tavolo può scrivere.

## Che cosa si può fare

page-table-actions = Comandi della partita
page-table-undo = Annulla
page-table-undo-ask = Chiedi di annullare
page-table-asked-title = Annullare una mossa?
page-table-asked-about = { $seat } vorrebbe annullare la sua ultima mossa. Serve il consenso di tutti.
page-table-asked-waiting = Devono ancora rispondere: { $seats }
page-table-asked-mine = Hai chiesto di annullare la tua mossa. In attesa di: { $seats }.
page-table-asked-other = { $seat } chiede di annullare una mossa. In attesa di: { $seats }.
page-table-agree = Accetta
page-table-refuse = Rifiuta
page-table-hint = Suggerimento
page-table-hint-thinking = Ci penso…
page-table-hint-title = I turni migliori
page-table-hint-none = Qui non c’è nulla da suggerire.
page-table-more = Altro
page-table-leave = Torna ai tavoli

## Tempo e connessione

page-table-clocks = Tempo rimasto
page-table-clock-days = { $days } g { $hours } h
page-table-clock-soon = Il tempo sta per scadere
page-table-away-mine = Hai finito il tempo: al posto tuo gioca un bot ({ $bot }).
page-table-away-other = { $seat } ha finito il tempo: al suo posto gioca un bot.
page-table-am-back = Riprendi a giocare
page-table-offline = Connessione persa. Riproviamo a collegarci automaticamente: la partita ti aspetta.
page-table-offline-kept = Connessione persa. La tua mossa è al sicuro: sarà inviata appena torna la connessione.
page-table-not-saved = Al momento il server non può salvare nulla. Quello che fai viene inviato di nuovo finché non ci riesce.
page-table-online = Connessione ristabilita.
page-table-notify-no = No, grazie
page-table-notify-turn = { $game }: tocca a te.

## Uno schermo per più persone

page-table-cover-over = Il tuo turno è finito.
page-table-cover-hand = Passa lo schermo: gioca { $seat }
page-table-cover-about = Adesso può guardare solo { $seat }.
page-table-cover-show = Sono { $seat }: mostra le mie carte

## Tasti

page-table-keys = Comandi da tastiera
page-table-key-choose = scegliere una mossa dall’elenco
page-table-key-tab = passare al pulsante successivo; con Maiusc, al precedente
page-table-key-undo = annullare l’ultima mossa
page-table-key-hint = chiedere un suggerimento
page-table-key-chat = scrivere in chat
page-table-key-log = leggere la cronaca
page-table-key-rules = leggere le regole
page-table-key-firstrat-arrows = sul tabellone: passare al ratto o allo spazio successivo
page-table-key-firstrat-enter = scegliere un ratto, o muoverlo sullo spazio selezionato
page-table-key-firstrat-escape = deselezionare il ratto; chiudere un suggerimento o un messaggio
page-table-key-piedpiper-enter = scegliere una carta, o il personaggio sotto cui giocarla
page-table-key-piedpiper-places = con una carta scelta: giocarla sotto quel personaggio
page-table-key-piedpiper-escape = rimettere la carta in mano; chiudere un suggerimento o un messaggio
page-table-key-help = mostrare questo elenco

## La fine

page-table-winner = ha vinto
page-table-challenges = Sfide superate
page-table-rematch = Gioca ancora
page-table-rematch-join = Gioca la rivincita
page-table-rematch-watch = Guarda la rivincita
page-table-rematch-title = Un’altra partita?
page-table-rematch-about = Qualcuno al tavolo vorrebbe giocare ancora. Il tuo posto ti aspetta.
page-table-rematch-no = Non ora
page-table-see-again = Rivedi la partita
page-table-download = Scarica la partita

## Mescolato onestamente

page-table-fair = Caso verificabile
page-table-fair-about = Prima della partita il server ha scelto un numero segreto, il seme, e ne ha pubblicato l’impronta: da quel momento non può più cambiarlo. Il browser di ogni giocatore ha aggiunto un numero suo. Tutte le pescate dipendono da questi numeri insieme: nessuno ha potuto deciderle.
page-table-fair-commitment = Impronta del seme (SHA-256)
page-table-fair-seed = Seme
page-table-fair-later = A fine partita il seme comparirà qui e chiunque potrà verificarlo.
page-table-fair-fits = Il seme corrisponde all’impronta: il server non l’ha cambiato.
page-table-fair-fits-not = Attenzione: il seme non corrisponde all’impronta!
page-table-fair-verify = Per verificare anche ogni singola carta, scarica la partita ed esegui:
