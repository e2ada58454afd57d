# Le regole del Pifferaio Magico per chi gioca, con i numeri del gioco standard. Chiavi: «rule-» e l’identificativo della regola
# con trattini al posto dei punti. Titoli e regole sono nell’ordine del file rules.md del gioco.

rules-piedpiper-intro = Hamelin è invasa dai ratti, che corrono in cerchio di casa in casa. Ogni ratto che attraversa la tua casa fa salire di un piano il tuo segnalino ratti; il Pifferaio lo fa scendere di nuovo. Manda i ratti dai vicini: quando in città restano solo due giocatori, vince il segnalino più basso.

rules-piedpiper-setup = Preparazione

rule-pp-setup-houses = Da 3 a 5 giocatori, ognuno ha una casa. In 2 giocatori si gioca con un cerchio di quattro case: quella del primo giocatore, una neutrale, quella del secondo giocatore e un’altra neutrale. Le case neutrali non hanno segnalino.
rule-pp-setup-floors = La tua casa ha 7 piani, e il tuo segnalino ratti comincia da 0, sotto la casa. Il tetto è il gradino sopra il 7° piano: 8. Un tavolo può scegliere diversamente: allora il tetto è il 7° piano.
rule-pp-setup-figures = In ogni spazio fra due case comincia un ratto. Un altro ratto e il Pifferaio cominciano nello spazio a sinistra della casa del primo giocatore: così c’è un ratto in più delle case. Tutte le figure guardano a destra, e restano sempre così. Gli altri ratti e le loro carte sono fuori dal gioco.
rule-pp-setup-characters = Ci sono 21 carte personaggio: 3 per ognuno dei sei ratti e 3 per il Pifferaio. Con 3 giocatori ne sono in gioco 15, con 2 o 4 giocatori 18, con 5 giocatori tutte e 21.
rule-pp-setup-row = Quattro carte personaggio stanno scoperte in fila. Solo durante la preparazione ogni Pifferaio dopo il primo si mette da parte e si sostituisce, finché ci sono quattro carte con al massimo un Pifferaio; poi quelli messi da parte si rimescolano nel mazzo.
rule-pp-setup-actions = Ci sono 50 carte azione di sei tipi: 14 avanti, 12 indietro, 8 fogna, 6 corsa, 5 più uno e 5 melodia. Ognuno ne riceve quattro, che gli altri non vedono.

rules-piedpiper-turn = Il tuo turno

rule-pp-turn-order = Si gioca verso destra. Chi è fuori viene saltato.
rule-pp-turn-first = Il primissimo turno della partita è breve: si gioca una sola carta azione, poi si pesca una carta.
rule-pp-turn-play = In ogni altro turno giochi una carta azione sotto una carta personaggio, poi una seconda sotto una carta personaggio diversa. Due carte della stessa figura, anche due Pifferai, sono carte personaggio diverse.
rule-pp-turn-two-at-most = Sotto una carta personaggio non ci sono mai più di due carte azione.
rule-pp-turn-activate = Quando hai giocato le tue carte, ogni carta personaggio con due carte azione si attiva. Se sono due, scegli quale viene prima. Scegli una volta sola, prima che qualcosa si muova.
rule-pp-turn-execute = La figura esegue prima la carta sopra, giocata per prima, poi quella sotto.
rule-pp-turn-replace = Quando tutto è eseguito, queste carte personaggio e le loro carte azione si scartano. Poi la fila si riempie di nuovo dal mazzo dei personaggi; ora può esserci più di un Pifferaio.
rule-pp-turn-draw = Poi peschi finché hai di nuovo quattro carte. Solo quando serve una carta e il mazzo è vuoto, i suoi scarti si mescolano in un nuovo mazzo.
rule-pp-turn-active-out = Se esci nel tuo stesso turno, tutto ciò che è attivato viene comunque eseguito, scartato e sostituito. Tu non peschi nulla, e il gioco passa avanti.

rules-piedpiper-card = Le carte

rule-pp-card-forward = «Avanti»: la figura va avanti attraverso la casa seguente.
rule-pp-card-run = «Corsa»: la figura va avanti attraverso le due case seguenti.
rule-pp-card-back = «Indietro»: la figura torna indietro attraverso la casa alle sue spalle, e continua a guardare a destra.
rule-pp-card-sewer = «Fogna»: la figura va avanti oltre la casa seguente, e nessun segnalino si muove.
rule-pp-card-pass = Un ratto che passa per una casa, in un senso o nell’altro, fa salire di 1 il segnalino di quella casa; il Pifferaio lo fa scendere di 1. Le case neutrali contano come case, ma non hanno segnalino.
rule-pp-card-bounds = Ciò che un’azione fa a una casa si somma e si applica una volta sola. Il segnalino non va mai sotto 0 né sopra il tetto.
rule-pp-card-plus = «Più uno» allunga la carta normale con cui si trova, sopra o sotto, di una casa nello stesso senso: indietro con più uno torna indietro di due case. Le due insieme sono una sola azione. Con la fogna non si muove il segnalino di nessuna delle due case; un tavolo può scegliere che si muova quello della casa aggiunta.
rule-pp-card-melody = «Melodia»: la carta normale con cui si trova muove tutte le figure nello stesso spazio di quella attivata, insieme, come una sola azione.
rule-pp-card-two-specials = Più uno e melodia sono carte speciali. Con due carte speciali sotto una figura non si muove niente, e tutte si scartano.

rules-piedpiper-out = Lasciare la città

rule-pp-out-roof = Se il tuo segnalino è sul tetto dopo che un’azione è stata eseguita, devi lasciare la città: sei fuori.
rule-pp-out-house = La tua casa viene tolta prima dell’azione seguente. Le figure dei due spazi ai suoi lati condividono allora l’unico spazio che resta.
rule-pp-out-markers = Chi è di turno riceve il segnalino di chi esce e tutti quelli che aveva raccolto; se escono in più d’uno insieme, quelli di tutti. Se anche chi è di turno è fuori, per questa azione o prima in questo turno, quei segnalini escono dal gioco.
rule-pp-out-hand = Chi esce scarta la mano scoperta. Le sue carte sotto le carte personaggio restano.

rules-piedpiper-end = La fine

rule-pp-end-two-left = Da 3 a 5 giocatori, la partita finisce subito quando in città restano due giocatori o meno. I segnalini si consegnano ancora; non si esegue nient’altro.
rule-pp-end-winner = Fra chi resta in città vince il segnalino più basso. Se più d’uno è altrettanto basso, decide chi ha raccolto più segnalini; dopo è pareggio.
rule-pp-end-nobody = Se non resta nessuno, vince uno di quelli usciti con l’ultima azione: chi prima aveva raccolto più segnalini. Altrimenti è pareggio.
rule-pp-end-two-people = In 2 giocatori chi raggiunge il tetto perde subito. Se lo raggiungono entrambi insieme, è pareggio.
rule-pp-end-cap = I ratti potrebbero correre avanti e indietro per sempre, perciò dopo 500 turni la partita è finita: allora vince, come al solito, il segnalino più basso di chi resta in città. Giocando con buon senso non ci si arriva mai.

rules-piedpiper-secret = Che cosa puoi vedere

rule-pp-secret-public = Tutti vedono la fila, le carte scoperte sotto le carte personaggio, entrambe le pile degli scarti, quante carte ci sono nei mazzi e nelle mani, e tutti i segnalini e i piani.
rule-pp-secret-hidden = Mani, mazzi e carte coperte sono segreti. Tu conosci la tua mano e le tue carte coperte.

rules-piedpiper-variant = Varianti

rule-pp-variant-young = Per i più giovani, se il tavolo lo sceglie: non ci sono carte «più uno» e «melodia». Ogni carta azione si esegue appena giocata, e resta dov’è. Dopo la seconda sotto una carta personaggio, questa e le due carte azione si scartano e si sostituiscono subito, e la nuova carta personaggio può ricevere la seconda carta azione del tuo turno. Non c’è un ordine da scegliere. Se la tua carta manda fuori te, non giochi una seconda carta.
rule-pp-variant-hidden = Carte coperte, se il tavolo lo sceglie: puoi giocare coperta una delle due carte del tuo turno, nel primo turno l’unica. Quando le tue carte sono giocate, tutte le carte coperte sotto le figure attivate si scoprono prima che si scelga l’ordine. Fino ad allora solo il suo proprietario può guardare una carta coperta.
rule-pp-variant-one = Un tavolo gioca al massimo con una variante: le due non si combinano.
