# Lasciare una partita in corso, sostituire chi manca, finire prima.

leaving-title = Lascia la partita
leaving-bot = Fai giocare un bot al mio posto
leaving-bot-about = { $bot } prende il tuo posto. Finché gioca il bot, puoi tornare quando vuoi.
leaving-end = Termina la partita
leaving-end-about = Non vince nessuno. Qui non giocano altre persone, quindi la partita finisce subito.
leaving-end-ask = Chiedi a tutti di terminare la partita
leaving-end-ask-about = Se tutti sono d’accordo, la partita finisce e non vince nessuno.
leaving-missing-title = Manca qualcuno?
leaving-missing-about = Chi è assente da qualche minuto o ha finito il tempo può essere sostituito dagli altri, di comune accordo.
leaving-missing-clock = Qui decide l’orologio: può essere sostituito solo chi ha lasciato la partita o ha finito il tempo.
leaving-missing-none = Ci sono tutti.
leaving-missing-since = Manca { $name } (ultima presenza: { $time }).
leaving-missing-left = { $name } ha lasciato la partita.
leaving-missing-turn = { $name } non muove da molto tempo.
leaving-put-bot = Metti un bot al posto di { $name }
leaving-open-seat = Offri il posto di { $name } a qualcun altro
leaving-mine = Hai lasciato la partita. { $bot } gioca per te finché non torni.
leaving-other = { $seat } ha lasciato la partita. Al suo posto gioca un bot.
leaving-offered = Il posto di { $seat } è libero per qualcun altro. Manda il link di questo tavolo.
leaving-offered-take = Il posto di { $seat } è libero. Puoi prenderlo e continuare con quello che ha.
leaving-take = Prendi il posto
leaving-not-missing = Qui non manca nessuno: si può sostituire solo chi è assente o ha finito il tempo.
leaving-other-question = C’è già un’altra domanda in sospeso. Prima rispondi a quella.
leaving-knows = Hai già giocato a questo tavolo e conosci le carte di un altro posto: non puoi prendere questo.
leaving-closes = Qui non succede nulla da molto tempo. Se nessuno fa qualcosa, il tavolo verrà chiuso: { $time }.
leaving-closed-idle = Questo tavolo è stato chiuso perché non succedeva nulla da molto tempo.

## Voti

leaving-ask-end = { $seat } vorrebbe terminare la partita. Non vincerebbe nessuno.
leaving-ask-bot = { $seat } vorrebbe mettere un bot al posto di { $name }.
leaving-ask-open = { $seat } vorrebbe offrire il posto di { $name } a qualcun altro.
leaving-ask-waiting = In attesa di: { $seats }
leaving-yes = Sono d’accordo
leaving-no = No

## Registro

leaving-log-resign = { $seat } lascia la partita: al suo posto gioca un bot.
leaving-log-stand-in = Gli altri mettono un bot al posto di { $seat }.
leaving-log-offer = Il posto di { $seat } è libero per qualcun altro.
leaving-log-take = { $seat } prende un posto nella partita in corso.
leaving-log-ask-end = { $seat } chiede di terminare la partita.
leaving-log-ask-bot = { $seat } chiede di mettere un bot al posto di qualcuno.
leaving-log-ask-open = { $seat } chiede di offrire un posto a qualcun altro.
leaving-log-notice = Non succede nulla da molto tempo: il tavolo verrà chiuso presto.

## La fine

leaving-over-agreement = Partita terminata di comune accordo
leaving-over-idle = La partita è stata chiusa perché non succedeva nulla da molto tempo
leaving-over-about = Non ha vinto nessuno. Questi sono i punti finora.
