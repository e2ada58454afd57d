# Le regole di Il Pifferaio Magico per chi gioca. Chiavi: «rule-» e l’identificativo della regola con trattini al posto dei punti.
# I numeri vengono dal profilo. Titoli e regole sono nell’ordine del file rules.md del gioco.
# Sotto una regola, «asked»: come la chiama chi chiede. Lo legge solo la ricerca; vanno bene anche parole vecchie.

rules-piedpiper-intro = Hamelin è invasa dai ratti, che corrono in cerchio di casa in casa. Ogni ratto che attraversa casa tua fa salire di un piano il tuo segnalino ratti; il Pifferaio lo fa scendere. Manda i ratti dai vicini: quando in città restano solo due giocatori, vince chi ha il segnalino più in basso.

rules-piedpiper-setup = Preparazione

rule-pp-setup-houses = In 3–5 giocatori, ognuno ha una casa. In 2 giocatori si forma un cerchio di quattro case: quella del primo giocatore, una neutrale, quella del secondo giocatore, una neutrale. Le case neutrali non hanno segnalino.
    .asked = quante case, giocatori, in due, duello, neutrale, cerchio, anello, preparare
rule-pp-setup-floors = La tua casa ha 7 piani. Il tuo segnalino ratti parte da 0, sotto la casa. Il tetto è sopra il 7º piano, al livello 8. In alternativa potete stabilire che il tetto sia già il 7º piano.
    .asked = quanto è alta, livelli, piani, dove comincia il segnalino, pianterreno
rule-pp-setup-figures = In ogni spazio fra due case si mette un ratto. Un altro ratto e il Pifferaio vanno nello spazio a sinistra della casa del primo giocatore: in tutto c’è un ratto in più delle case. Tutti i personaggi guardano a destra, sempre. I ratti non usati e le loro carte restano fuori dal gioco.
    .asked = dove cominciano i ratti, quanti ratti, figure all'inizio, dove guardano, ratti avanzati, quanti ratti con quattro giocatori
rule-pp-setup-characters = Le carte personaggio sono { $characters-all }: { $characters-rat } per ognuno dei sei ratti e { $characters-piper } per il Pifferaio. In 3 giocatori se ne usano { $characters-with_3 }, in 2 o 4 giocatori { $characters-with_4 }, in 5 giocatori tutte e { $characters-with_5 }. Il regolamento dice solo quante sono in tutto; la suddivisione è una nostra ricostruzione.
    .asked = numero di carte personaggio, quante carte ratto, composizione
rule-pp-setup-row = Si mettono in fila quattro carte personaggio scoperte. Solo durante la preparazione, se esce più di un Pifferaio, quelli in più si mettono da parte e si sostituiscono; alla fine si rimescolano nel mazzo.
    .asked = carte scoperte, quattro carte, due pifferai all'inizio, sostituire, esposte
rule-pp-setup-actions = Le carte azione sono { $actions-all }, di sei tipi: { $actions-forward } «avanti», { $actions-back } «indietro», { $actions-sewer } «fogna», { $actions-run } «corsa», { $actions-plus } «più uno» e { $actions-melody } «melodia». Ognuno ne riceve { $counts-hand } e le tiene nascoste agli altri. Il regolamento dice solo quante sono in tutto; la suddivisione è una nostra ricostruzione.
    .asked = quante carte azione, composizione del mazzo, mano iniziale, distribuire, quali carte ci sono, tipi

rules-piedpiper-turn = Il tuo turno

rule-pp-turn-order = Si gioca verso destra. Chi ha lasciato la città salta il turno.
    .asked = direzione, a chi tocca, il prossimo, senso orario, chi comincia, inizia
rule-pp-turn-first = Il primo turno della partita è più breve: si gioca una sola carta azione e se ne pesca una.
    .asked = primo turno, primo giocatore, una sola carta, inizio
rule-pp-turn-play = Nel tuo turno giochi due carte azione, una alla volta, sotto due carte personaggio diverse. Due carte dello stesso personaggio (anche due Pifferai) contano come carte diverse.
    .asked = che cosa faccio, il mio turno, svolgimento, quante carte, tutte e due sotto lo stesso, stesso personaggio, due volte, devo giocare, due diverse
rule-pp-turn-two-at-most = Sotto una carta personaggio possono esserci al massimo due carte azione.
    .asked = pieno, limite, massimo, terza carta, quante possono stare
rule-pp-turn-activate = Dopo che hai giocato le tue carte, si attiva ogni carta personaggio con due carte azione. Se sono due, decidi quale si attiva per prima, prima che qualcosa si muova.
    .asked = quando si muove un personaggio, innesco, chi prima, due contemporaneamente, chi parte, attivati insieme
rule-pp-turn-execute = Il personaggio esegue prima la carta giocata per prima (quella sopra), poi l’altra.
    .asked = quale delle due carte, ordine delle carte, sopra, sotto, eseguire, prima
rule-pp-turn-replace = Quando tutto è stato eseguito, le carte personaggio attivate e le loro carte azione si scartano. Poi si completa la fila con nuove carte personaggio; da ora possono esserci anche più Pifferai.
    .asked = nuovo personaggio, riempire, dopo il movimento, scartare, prossimo, arriva
rule-pp-turn-draw = Alla fine del turno peschi fino ad avere di nuovo { $counts-hand } carte in mano. Se serve una carta e il mazzo è vuoto, si rimescolano i suoi scarti per formarne uno nuovo.
    .asked = riempire la mano, nuove carte, pescare, quante in mano, mazzo vuoto, rimescolare, fine del turno
rule-pp-turn-active-out = Se lasci la città durante il tuo turno, le carte attivate vengono comunque eseguite, scartate e sostituite. Tu non peschi e il turno passa al giocatore successivo.
    .asked = elimino me stesso, perdo nel mio turno, colpa mia, che cosa succede al resto

rules-piedpiper-card = Le carte

rule-pp-card-forward = «Avanti»: il personaggio avanza attraversando la casa seguente.
    .asked = una casa, dritto, passo
rule-pp-card-run = «Corsa»: il personaggio avanza attraversando le due case seguenti.
    .asked = due case, veloce, doppio
rule-pp-card-back = «Indietro»: il personaggio torna indietro attraversando la casa alle sue spalle, e continua a guardare a destra.
    .asked = retromarcia, girarsi, altra direzione, tornare indietro
rule-pp-card-sewer = «Fogna»: il personaggio avanza passando sotto la casa seguente, e nessun segnalino si muove.
    .asked = sottoterra, sotto, saltare una casa, canale, tombino
rule-pp-card-pass = Un ratto che attraversa una casa, in avanti o all’indietro, fa salire di 1 il segnalino di quella casa; il Pifferaio lo fa scendere di 1. Le case neutrali contano come case, ma non hanno segnalino.
    .asked = che cosa succede quando passa un ratto, salire, scendere, effetto del pifferaio, come scendo, casa neutrale
rule-pp-card-bounds = Gli effetti di un’azione su una casa si sommano e si applicano tutti insieme. Il segnalino non scende mai sotto 0 e non sale mai sopra il tetto.
    .asked = sotto zero, più in basso, sopra il tetto, limite, negativo, su e giù insieme, più personaggi
rule-pp-card-plus = «Più uno» allunga di una casa il movimento dell’altra carta sotto lo stesso personaggio, nella stessa direzione: con «indietro» torna indietro di due case. Le due carte insieme sono una sola azione. Con «fogna» non si muove il segnalino di nessuna delle due case. In alternativa potete stabilire che si muova quello della seconda casa.
    .asked = una casa in più, più lontano, più lungo, da sola
rule-pp-card-melody = «Melodia»: l’altra carta sotto lo stesso personaggio muove insieme tutti i personaggi che si trovano nel suo spazio, come una sola azione.
    .asked = tutti si muovono, gruppo, insieme, musica, flauto, canzone, stesso spazio, chi viene
rule-pp-card-two-specials = «Più uno» e «melodia» sono carte speciali. Se un personaggio ha due carte speciali, non si muove nessuno e le carte si scartano.
    .asked = solo carte speciali, più uno con melodia, nessuna carta normale, due più uno, sprecate, nessun effetto

rules-piedpiper-out = Lasciare la città

rule-pp-out-roof = Se dopo un’azione il tuo segnalino è sul tetto, devi lasciare la città: per te la partita è finita.
    .asked = perdere, eliminato, cima, soffitta, fuggire, quando sono fuori, pieno
rule-pp-out-house = Prima dell’azione successiva la tua casa viene rimossa. I personaggi ai suoi due lati si ritrovano nello stesso spazio.
    .asked = casa tolta, scompare, rimuovere, spazi uniti, cerchio più piccolo, la mia casa dopo, qualcuno fuori, fine della casa
rule-pp-out-markers = Il giocatore di turno riceve il segnalino di chi esce e tutti quelli che aveva raccolto. Se escono più giocatori insieme, riceve i segnalini di tutti. Se in questo turno è uscito anche lui, quei segnalini vengono tolti dal gioco.
    .asked = chi lo prende, bottino, trofei, segnalini degli altri, a cosa servono, guadagno se faccio uscire qualcuno, vantaggio, cacciare
rule-pp-out-hand = Chi esce scarta scoperte le carte che ha in mano. Le carte che ha già giocato sotto i personaggi restano.
    .asked = carte di chi è fuori, che fine fanno le carte, mano dopo l'eliminazione

rules-piedpiper-end = Fine della partita

rule-pp-end-two-left = In 3–5 giocatori la partita finisce appena in città restano due giocatori o meno. Si consegnano ancora i segnalini, ma non si esegue altro.
    .asked = quando finisce la partita, termine, ultimi due, quanto dura
rule-pp-end-winner = Fra chi resta in città vince chi ha il segnalino più in basso. In caso di parità vince chi ha raccolto più segnalini; se la parità resta, è pareggio.
    .asked = chi vince, vittoria, più basso, pareggio, parità, uguale, stesso piano
rule-pp-end-nobody = Se in città non resta nessuno, fra chi è uscito con l’ultima azione vince chi prima aveva raccolto più segnalini. In caso di parità è pareggio.
    .asked = tutti fuori insieme, non resta nessuno, gli ultimi due insieme, nessuno vince
rule-pp-end-two-people = In 2 giocatori, chi raggiunge il tetto perde subito. Se lo raggiungono entrambi insieme, è pareggio.
    .asked = fine in due, duello, entrambi sul tetto, chi vince
rule-pp-end-cap = Per evitare partite infinite, dopo { $counts-turns } turni la partita finisce comunque: vince chi ha il segnalino più in basso fra chi è in città. In una partita normale non succede mai.
    .asked = infinita, per sempre, eterna, non finisce mai, massimo di turni, stallo, quanto dura, durare

rules-piedpiper-secret = Che cosa puoi vedere

rule-pp-secret-public = Tutti possono vedere la fila, le carte scoperte sotto i personaggi, gli scarti, il numero di carte nei mazzi e nelle mani, i segnalini e i piani.
    .asked = che cosa posso vedere, visibile, informazioni aperte, contare le carte, guardare gli scarti, mostrare
rule-pp-secret-hidden = Mani, mazzi e carte coperte sono segreti. Puoi guardare solo la tua mano e le tue carte coperte.
    .asked = guardare le carte, sbirciare, mostrare la mano, segreto, parlare delle carte

rules-piedpiper-variant = Varianti

rule-pp-variant-young = Per i più giovani potete giocare anche così: si gioca senza le carte «più uno» e «melodia». Ogni carta azione ha effetto appena la giochi e resta sotto il personaggio. Quando un personaggio ha due carte azione, la sua carta e le due carte azione si scartano subito e arriva un nuovo personaggio, sotto cui puoi giocare la seconda carta del turno. Non c’è un ordine da scegliere. Se la prima carta fa uscire proprio te, non giochi la seconda.
    .asked = bambini, famiglia, più semplice, più facile, principianti, età, piccoli
rule-pp-variant-hidden = In alternativa potete giocare con le carte coperte: puoi giocare coperta una delle due carte del turno (nel primo turno, l’unica). Dopo che hai giocato le tue carte, si scoprono tutte le carte coperte sotto i personaggi attivati; poi scegli l’ordine. Fino ad allora solo chi ha giocato una carta coperta può guardarla.
    .asked = bluff, nascoste, girate, di nascosto, scoprire, rivelare
rule-pp-variant-one = Le due varianti non si possono combinare.
    .asked = combinare le varianti, entrambe, mescolare, insieme
