# Imparare giocando: che cosa dicono le altre lezioni, e i corsi oltre alla prima partita.

page-learn-course-first = La tua prima partita
page-learn-course-firstrat-greg = In solitario contro Greg
page-learn-course-piedpiper-young = La variante per i più giovani
page-learn-course-piedpiper-hidden = La variante con carte coperte
page-learn-intro-firstrat-greg = Greg il Robot Ratto è il tuo avversario quando giochi in solitario. Non raccoglie e non paga: fa quello che dicono le sue carte.
page-learn-intro-piedpiper-young = Qui ogni carta ha effetto subito e non ci sono carte speciali. È un buon inizio per i bambini.
page-learn-intro-piedpiper-hidden = Qui puoi giocare coperta una delle tue carte. Nessuno sa qual è finché il personaggio non si attiva.
page-learn-how-greg = Giochi una vera partita in solitario contro Greg al livello più facile. È meglio conoscere già le regole di First Rat. Puoi smettere quando vuoi e riprendere più tardi.
page-learn-more-courses = Altre lezioni

## First Rat

page-learn-firstrat-tracks = Queste sono le tracce su cui fai punti. Dall’alto: cabina di pilotaggio, vano di carico, propulsore, magazzino del cibo, provviste, basi luminose, razzo completato e rattonauti. I disegni piccoli mostrano che cosa serve per un segnalino, i numeri quanto valgono le caselle.
page-learn-firstrat-item = Zaini e bibite energetiche funzionano dal tuo prossimo turno. Uno zaino ti dà di più quando raccogli il suo colore: { $most } in più su giallo, blu e bianco, { $least } in più su verde e arancione. Puoi avere un solo zaino per colore. Una bibita si usa una volta sola e raddoppia tutto quello che raccogli in quel turno.
page-learn-firstrat-cap = Un tappo di bottiglia fa punteggio alla fine. Quasi tutti danno punti per ogni tuo segnalino su una traccia. «Briciole» dà punti se costruisci poco, «collezione» per ogni tuo oggetto. Indica il tappo per leggere quanto vale.
page-learn-firstrat-complete = Hai costruito una parte. Quando hai cabina, vano di carico e propulsore, il tuo razzo è completato: piazzi gratis un segnalino in più sulla traccia del razzo. Con una seconda serie ne piazzi un altro.
page-learn-firstrat-aim = Non hai ancora costruito niente. Le mosse che ti indico danno i materiali per la parte che puoi completare prima.
page-learn-firstrat-save = Anche il formaggio fa punteggio: quando ne hai { $cheese }, puoi donarlo per piazzare un segnalino. Le mosse che ti indico danno formaggio.

## In solitario contro Greg

page-learn-lesson-firstrat-greg-who = Chi è Greg
page-learn-lesson-firstrat-greg-card = Le sue carte
page-learn-lesson-firstrat-greg-plan = Come fa punteggio
page-learn-lesson-firstrat-greg-toll = Incontrare i suoi ratti
page-learn-lesson-firstrat-greg-removes = Che cosa ti porta via
page-learn-lesson-firstrat-greg-levels = Livelli e sfide
page-learn-lesson-firstrat-greg-end = Come batterlo
page-learn-firstrat-greg-welcome = Greg abita quaggiù, con il suo mazzo. Dopo ogni tuo turno rivela una carta. Per vincere ti servono più punti dei suoi: in caso di parità vince lui.
page-learn-firstrat-greg-rats = I suoi ratti partono in vantaggio. Non tornano mai indietro e vogliono tutti salire sul razzo. Per lui non conta su quali colori si fermano né se stanno sullo stesso spazio.
page-learn-firstrat-greg-first = Cominci tu. Gioca il tuo turno come sempre.
page-learn-firstrat-greg-card = La sua carta ha quattro numeri: il primo muove il ratto più avanti, il secondo quello dopo e così via. Con uno 0 il ratto resta fermo. Poi viene il simbolo.
page-learn-firstrat-greg-riders = Uno dei suoi ratti è sul razzo. Da ora il suo numero si aggiunge al ratto più avanti, che quindi va più veloce.
page-learn-firstrat-greg-plan = Il simbolo di una traccia: Greg la prepara. Quando esce di nuovo lo stesso simbolo, fa punteggio su quella traccia e la preparazione è usata. Così sai a che cosa punta.
page-learn-firstrat-greg-score = Greg ha piazzato un segnalino. Prende la prima casella libera come tutti: arriva prima di lui dove ti conviene.
page-learn-firstrat-greg-best = Era la sua carta C: vale per la traccia su cui ora farebbe più punti. Poi tutte le carte rivelate si rimescolano nel suo mazzo.
page-learn-firstrat-greg-toll = Se il tuo ratto finisce su uno spazio con ratti di Greg, paghi formaggio alla riserva. Se un suo ratto finisce su uno spazio con un tuo ratto, prendi formaggio dalla riserva.
page-learn-firstrat-greg-tolls = Uno spazio con i ratti di Greg ti costa formaggio, come con chiunque altro. E per ogni suo ratto che finisce su uno spazio con un tuo ratto prendi formaggio dalla riserva.
page-learn-firstrat-greg-stall = Il suo ratto si è fermato a una bancarella: un oggetto torna nella scatola. Non aspettare troppo per quello che vuoi.
page-learn-firstrat-greg-comic = Il simbolo della rivista: una rivista della libreria torna nella scatola.
page-learn-firstrat-greg-removes = Quando un suo ratto si ferma a una bancarella, un oggetto a caso torna nella scatola. Il simbolo della rivista fa lo stesso con una rivista. Non aspettare troppo per quello che vuoi.
page-learn-firstrat-greg-win = La partita finisce come sempre, e contano anche i suoi ratti e i suoi segnalini: quattro ratti sul razzo o l’ottavo segnalino.
page-learn-firstrat-greg-levels = Ha quattro livelli, da facile a impossibile: più il livello è alto, più carte A forti ci sono nel suo mazzo. Quando lo batti, prova le dieci sfide, oppure Greg il feroce, che ha un mazzo suo.
page-learn-firstrat-greg-over = La partita è finita. Il segnapunti mostra i tuoi punti e quelli di Greg: per lui contano solo le tracce.

## Il Pifferaio Magico: varianti

page-learn-lesson-piedpiper-young-what = Che cosa cambia
page-learn-lesson-piedpiper-young-act = Le carte hanno effetto subito
page-learn-lesson-piedpiper-young-replace = Nuove carte personaggio
page-learn-lesson-piedpiper-young-end = La fine
page-learn-piedpiper-young-welcome = In questa variante non ci sono carte «più uno» e «melodia», e non scegli mai l’ordine. Tutte le altre carte fanno quello che fanno sempre.
page-learn-piedpiper-young-play = Scegli una carta, poi un personaggio della fila. Si muove appena hai giocato la carta.
page-learn-piedpiper-young-acted = Visto? La carta è stata eseguita subito. Resta sotto la carta personaggio.
page-learn-piedpiper-young-replace = Con la seconda carta sotto, la carta personaggio lascia subito la fila e al suo posto ne arriva una nuova. Puoi perfino giocare sotto quella nuova la seconda carta del turno.
page-learn-piedpiper-young-end = Chi ha il segnalino sul tetto lascia la città. Come sempre, quando restano in due vince il segnalino più basso.
page-learn-piedpiper-young-over = La partita è finita: tra chi è rimasto in città vince il segnalino più basso.
page-learn-lesson-piedpiper-hidden-what = Che cosa cambia
page-learn-lesson-piedpiper-hidden-play = Giocare una carta coperta
page-learn-lesson-piedpiper-hidden-guess = Le carte coperte degli altri
page-learn-lesson-piedpiper-hidden-reveal = Scoprire le carte
page-learn-lesson-piedpiper-hidden-end = La fine
page-learn-piedpiper-hidden-welcome = In ogni turno puoi giocare coperta una delle tue due carte. Nel primissimo turno della partita può essere coperta anche l’unica carta.
page-learn-piedpiper-hidden-play = Scegli «Gioca coperta», poi una carta e un personaggio. Gli altri vedono che c’è una carta, ma non quale.
page-learn-piedpiper-hidden-guess = Non puoi guardare le carte coperte degli altri. Se ne aggiungi una seconda, non sai che cosa farà il personaggio.
page-learn-piedpiper-hidden-reveal = Giocate le due carte del turno, si scoprono tutte le carte coperte sotto i personaggi che si attivano. Solo allora si sceglie l’ordine e i personaggi si muovono.
page-learn-piedpiper-hidden-end = Come sempre: chi ha il segnalino sul tetto lascia la città, e quando restano in due vince il segnalino più basso.
page-learn-piedpiper-hidden-over = La partita è finita: tra chi è rimasto in città vince il segnalino più basso.
