# La pagina di un tavolo in corso.

page-table-title-turn = ● Tocca a te · { $game }
page-table-turn-mine = Tocca a te
page-table-turn-of = Tocca a { $seat }
page-table-over = La partita è finita
page-table-round = Round { $round }
page-table-turn = Turno { $turn }
page-table-last = Il round { $round } è l’ultimo
page-table-last-now = Ultimo round!
page-table-closed = Questo tavolo è chiuso: chi l’ha aperto se n’è andato.
page-table-watching = Stai guardando. Ciò che è segreto resta nascosto anche a te.
page-table-stale = Qualcuno è stato più veloce. Guarda di nuovo, poi decidi.

## Accanto al tabellone

page-table-side = Cronaca e conversazione
page-table-log = Cronaca
page-table-log-empty = Non è ancora successo nulla.
page-table-log-all = { $count ->
    [one] Mostra tutta la partita: { $count } turno
   *[other] Mostra tutta la partita: { $count } turni
}
page-table-log-setup = Preparazione
page-table-log-sit = { $seat } prende posto.
page-table-log-leave = { $seat } si alza.
page-table-log-undo = { $seat } annulla una decisione.
page-table-log-undo-ask = { $seat } chiede di annullare una decisione.
page-table-log-agree = { $seat } è d’accordo.
page-table-log-refuse = { $seat } dice di no.
page-table-log-timeout = Il tempo di { $seat } è finito: continua un bot.
page-table-log-back = { $seat } è di ritorno.
page-table-log-pause = Il server è rimasto assente per un po’: quel tempo non conta per nessuno.
page-table-log-rematch = C’è una rivincita.
page-table-rule-of = La regola: { $rule }
page-table-rule-title = La regola
page-table-rule-all = Aprila tra tutte le regole
page-table-chat = Conversazione
page-table-chat-said = { $seat } dice: { $text }
page-table-chat-empty = Nessuno ha ancora detto nulla.
page-table-chat-say = Di’ qualcosa
page-table-chat-send = Invia
page-table-chat-mute = Silenzia { $seat }
page-table-chat-unread = { $count ->
    [one] { $count } messaggio nuovo
   *[other] { $count } messaggi nuovi
}
page-table-chat-watching = Qui parla solo chi siede al tavolo.

## Che cosa si può fare

page-table-actions = Intorno alla partita
page-table-undo = Annulla
page-table-undo-ask = Chiedi di annullare
page-table-asked-title = Annullare una decisione?
page-table-asked-about = { $seat } vorrebbe annullare l’ultima decisione. Succede se tutti al tavolo sono d’accordo.
page-table-asked-waiting = Altri che non hanno ancora risposto: { $seats }
page-table-asked-mine = Hai chiesto di annullare la tua decisione. Si aspetta: { $seats }.
page-table-asked-other = { $seat } chiede di annullare una decisione. Si aspetta: { $seats }.
page-table-agree = D’accordo
page-table-refuse = No, resta così
page-table-hint = Consiglio
page-table-hint-thinking = Ci penso …
page-table-hint-title = I turni migliori
page-table-hint-none = Qui non c’è nulla da consigliare.
page-table-more = Altro
page-table-leave = Ai tavoli

## Tempo e connessione

page-table-clocks = Tempo rimasto
page-table-clock-days = { $days } g { $hours } h
page-table-clock-soon = Il tempo sta per finire
page-table-away-mine = Il tuo tempo era finito, perciò un bot ({ $bot }) gioca per te.
page-table-away-other = Un bot gioca per { $seat }: il tempo era finito.
page-table-am-back = Eccomi di nuovo
page-table-offline = La connessione è caduta. Torniamo da soli; la partita aspetta.
page-table-offline-kept = La connessione è caduta. Quello che hai fatto è conservato e parte appena torna.
page-table-not-saved = Al momento il server non può salvare nulla. Quello che fai viene inviato di nuovo finché non ci riesce.
page-table-online = Di nuovo in linea.
page-table-notify-ask = Vuoi che questo browser ti avvisi quando tocca a te?
page-table-notify-yes = Sì, grazie
page-table-notify-no = No, grazie
page-table-notify-turn = Tocca a te in { $game }.

## Uno schermo per più persone

page-table-cover-over = Il tuo turno è finito.
page-table-cover-hand = Passa lo schermo a { $seat }
page-table-cover-about = Ora guarda solo { $seat }, per favore.
page-table-cover-show = Ecco { $seat }: mostra le mie carte

## Tasti

page-table-keys = Tasti
page-table-key-choose = scegliere dalla lista delle mosse
page-table-key-tab = al pulsante seguente, con Maiusc indietro
page-table-key-undo = annullare l’ultima decisione
page-table-key-hint = un consiglio
page-table-key-chat = scrivere agli altri
page-table-key-log = leggere la cronaca
page-table-key-rules = leggere le regole
page-table-key-firstrat-arrows = sul tabellone: al ratto o allo spazio seguente
page-table-key-firstrat-enter = prendere un ratto o andare sullo spazio scelto
page-table-key-firstrat-escape = rimettere giù un ratto; chiudere un consiglio o una risposta
page-table-key-piedpiper-enter = prendere una carta o scegliere il suo posto
page-table-key-piedpiper-places = con una carta presa: metterla sotto quel personaggio
page-table-key-piedpiper-escape = rimettere a posto una carta; chiudere un consiglio o una risposta
page-table-key-help = questa lista

## La fine

page-table-winner = ha vinto
page-table-challenges = Sfide superate
page-table-rematch = Gioca ancora
page-table-rematch-join = Vai alla rivincita
page-table-rematch-watch = Guarda la rivincita
page-table-rematch-title = Un’altra partita?
page-table-rematch-about = Qualcuno al tavolo vorrebbe giocare ancora. Il tuo posto è libero.
page-table-rematch-no = Non ora
page-table-see-again = Rivedi la partita
page-table-download = Scarica la partita

## Mescolato onestamente

page-table-fair = Mescolato onestamente
page-table-fair-about = Prima della partita il server si è impegnato su un numero segreto, il seme, mostrandone l’impronta. Il browser di ognuno ha aggiunto un numero suo. Insieme fanno tutta la fortuna di questa partita: nessuno ha potuto sceglierla.
page-table-fair-commitment = Impronta del seme (SHA-256)
page-table-fair-seed = Il seme
page-table-fair-later = A partita finita il seme compare qui, e tutti possono controllarlo.
page-table-fair-fits = Il seme corrisponde alla sua impronta: è quello promesso.
page-table-fair-fits-not = Il seme non corrisponde alla sua impronta!
page-table-fair-verify = Per controllare anche ogni carta, scarica la partita ed esegui:
