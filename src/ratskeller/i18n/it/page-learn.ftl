# Imparare giocando, e le pagine delle regole.

## Regole

page-learn-rules-of = Regole: { $game }
page-learn-which-game = Quale gioco
page-learn-contents = Indice
page-learn-search = Cerca nelle regole
page-learn-search-example = formaggio
page-learn-search-clear = Svuota la ricerca
page-learn-found = { $count ->
    [one] { $count } regola trovata
   *[other] { $count } regole trovate
}
page-learn-nothing-found = Nessuna regola dice «{ $query }».
page-learn-back-table = Torna al tavolo
page-learn-back-replay = Torna alla partita
page-learn-back-lesson = Torna alla lezione
page-learn-back-other = Indietro

## Prima e dopo la prima partita

page-learn-title = Imparare { $game }
page-learn-intro-firstrat = La luna è fatta di formaggio. Corri per la discarica, raccogli rottami e formaggio, costruisci un razzo e manda lassù per primi i tuoi ratti.
page-learn-intro-piedpiper = A Hamelin i ratti corrono in cerchio. Mandali nelle case dei vicini e tieni libera la tua.
page-learn-how = Giochi una partita vera contro { $rival }, e un maestro spiega ogni cosa quando si presenta la prima volta. Puoi smettere quando vuoi e riprendere più tardi.
page-learn-begin = Comincia la prima partita
page-learn-resume = Riprendi la lezione
page-learn-anew = Ricomincia da capo
page-learn-read = Leggi invece le regole
page-learn-lessons = Che cosa c’è da imparare
page-learn-met = imparato
page-learn-farewell = Ora sai giocare
page-learn-missed = Questo non è capitato nella tua partita. Un clic mostra la regola:
page-learn-real-game = Gioca una partita vera
page-learn-other = Imparare { $game }
page-learn-alone = Continua senza maestro

## Il maestro

page-learn-go-on = Avanti
page-learn-hint = Mostrami una buona mossa
page-learn-thinking = Sta pensando …
page-learn-progress = Lezioni: { $count } su { $total }
page-learn-your-turn = Tocca a te
page-learn-their-turn = Gioca { $seat }
page-learn-try = Prova quello che vuoi: puoi tornare indietro. Oppure fatti mostrare una buona mossa.
page-learn-watch = Guarda che cosa succede sul tabellone.

## First Rat

page-learn-lesson-firstrat-goal = Di che cosa si tratta
page-learn-lesson-firstrat-move = Muovere un ratto
page-learn-lesson-firstrat-collect = Raccogliere
page-learn-lesson-firstrat-many = Più ratti insieme
page-learn-lesson-firstrat-toll = Incontrare altri ratti
page-learn-lesson-firstrat-light = La corda luminosa
page-learn-lesson-firstrat-burrow = La tana dei ratti
page-learn-lesson-firstrat-stalls = Bancarelle
page-learn-lesson-firstrat-pipes = Tubature
page-learn-lesson-firstrat-build = Costruire e donare
page-learn-lesson-firstrat-markers = Segnalini e tracce
page-learn-lesson-firstrat-pad = La base di lancio
page-learn-lesson-firstrat-end = La fine

page-learn-firstrat-welcome = I tuoi ratti vogliono andare sulla luna. Corrono lungo il percorso fino al razzo, raccolgono cose per strada e aiutano a costruirlo. Alla fine vince chi ha più punti.
page-learn-firstrat-seat = Questo sei tu: il tuo formaggio, i tuoi materiali e i segnalini con cui fai punti. Due dei tuoi ratti aspettano sullo spazio di partenza, altri due nella nursery.
page-learn-firstrat-one = Muovi un ratto di 1-5 spazi. Scegli un ratto, poi uno spazio illuminato: accanto c’è scritto che cosa otterresti. Quello che ti indico è un buon inizio.
page-learn-firstrat-stop = A un ratto che ha fatto al massimo 3 spazi possono aggiungersene altri, sullo stesso colore. Se non vuoi, scegli «{ move-stop }».
page-learn-firstrat-collect = Raccogli dallo spazio su cui è arrivato il tuo ratto: formaggio sul giallo, materiali su verde e arancione, lampadine sul blu, torsoli di mela sul bianco. Raccolgono solo i ratti mossi in questo turno.
page-learn-firstrat-many = Puoi anche muovere più ratti: ciascuno di 1-3 spazi, tutti su spazi diversi di un solo colore. Allora raccoglie ognuno di loro. Prova con quelli che ti indico.
page-learn-firstrat-toll = Su uno spazio con un ratto altrui paghi 1 formaggio al suo proprietario, e gli altri pagano te. Passare oltre non costa niente, e nemmeno lo spazio di partenza e la base di lancio.
page-learn-firstrat-mouldy = Non potevi pagare, e hai preso formaggio ammuffito: 3 formaggi subito, ma ogni pezzo ti costa 2 punti alla fine.
page-learn-firstrat-light = Gli spazi blu spingono il tuo segnalino lungo la corda luminosa. Uno spazio di cui hai raggiunto la luce ti dà 1 in più, per tutto il resto della partita. Prima lo fai, più ti rende.
page-learn-firstrat-lamp = Hai raggiunto una delle 3 basi luminose: un tuo segnalino è andato subito sulla traccia della corda luminosa.
page-learn-firstrat-burrow = I torsoli di mela degli spazi bianchi muovono il tuo segnalino nella tana dei ratti. Lì vinci riviste, altri ratti e un segnalino nel magazzino del cibo.
page-learn-firstrat-fork = Un bivio nella tana: entra per prendere quello che c’è, o va’ avanti verso quello che viene dopo. Tutte le vie sono buone.
page-learn-firstrat-comic = La libreria. Ogni rivista ti dà un potere per il resto della partita, dal tuo prossimo turno. Prendi quella che userai di più.
page-learn-firstrat-nursery = Uno dei tuoi giovani ratti ha lasciato la nursery ed è sullo spazio di partenza. Con più ratti raccogli di più in un turno.
page-learn-firstrat-stall = Una bancarella è a portata: criceto, rana o corvo. Un ratto che vi arriva può ottenere un oggetto: gli zaini rendono di più su un colore, le bibite raddoppiano un turno, i tappi portano punti.
page-learn-firstrat-shop = Paga con il formaggio, oppure ruba: non costa niente, ma il ratto torna allo spazio di partenza. Non è poi così male, perché lungo la strada raccoglie di nuovo.
page-learn-firstrat-drink = Con una bibita energetica raddoppia tutto quello che raccogli in questo turno. Tienila per un turno ricco.
page-learn-firstrat-pipe = Le tubature sono scorciatoie: un passo solo, per quanto lontane siano le due estremità. Ognuna costa il materiale che mostra.
page-learn-firstrat-plan = Raccogli con un piano. Accanto alle tracce c’è scritto quanto costano le parti del razzo: una cabina 2 calcolatrici e 1 lattina, un vano di carico 3 bicarbonati e 2 lattine, un propulsore 5 bottiglie e 2 bicarbonati.
page-learn-firstrat-build = Hai tutto il necessario per una parte del razzo. Costruiscila: un tuo segnalino va sulla sua traccia.
page-learn-firstrat-donate = Con 10 formaggi puoi donare: un tuo segnalino va sulla traccia del formaggio, tutte le volte che puoi pagare.
page-learn-firstrat-marker = Il tuo primo segnalino è su una traccia. Prende la prima casella libera da sinistra e alla fine ne vale i punti: chi arriva prima ottiene di più.
page-learn-firstrat-rival = Anche gli altri collocano segnalini, e una casella occupata è persa. Guarda quanto vale la prossima casella di una traccia prima di raccogliere per lei.
page-learn-firstrat-pad = Un tuo ratto può raggiungere la base di lancio. Lì lascia il percorso per sempre e fa punti come rattonauta, e tu prendi una ricompensa.
page-learn-firstrat-reward = Scegli: un riconoscimento da 3 punti o un nuovo ratto dalla nursery. All’inizio della partita di solito è meglio il ratto.
page-learn-firstrat-ending = La partita finisce quando qualcuno ha tutti e 4 i ratti nel razzo, o poco dopo l’8º segnalino di qualcuno. Tieni d’occhio i segnalini rimasti.
page-learn-firstrat-last = La fine è vicina: si sa qual è l’ultimo round. Trasforma in punti quello che hai, perché degli avanzi ne servono 4 per 1 punto.
page-learn-firstrat-enough = Ne sai abbastanza per continuare da solo. Io resto qui, e ti spiego ogni novità.
page-learn-firstrat-over = La partita è finita. Il blocco segnapunti mostra da dove vengono i punti di tutti: tracce, tappi, riconoscimenti e avanzi.

## Il Pifferaio Magico

page-learn-lesson-piedpiper-goal = Di che cosa si tratta
page-learn-lesson-piedpiper-play = Giocare carte
page-learn-lesson-piedpiper-act = Quando le figure si muovono
page-learn-lesson-piedpiper-marker = Il tuo segnalino ratti
page-learn-lesson-piedpiper-cards = Corsa, indietro e fogna
page-learn-lesson-piedpiper-piper = Il Pifferaio
page-learn-lesson-piedpiper-special = Carte speciali
page-learn-lesson-piedpiper-out = Lasciare la città
page-learn-lesson-piedpiper-end = La fine

page-learn-piedpiper-welcome = Le case di Hamelin stanno in cerchio, e una è tua. Ogni ratto che passa per la tua casa fa salire di un piano il tuo segnalino ratti. Arrivato al tetto, devi lasciare la città.
page-learn-piedpiper-ring = Le figure stanno negli spazi fra le case. Avanti vuol dire sempre nello stesso verso, quello in cui guardano. I ratti fanno salire i segnalini, il Pifferaio li fa scendere.
page-learn-piedpiper-play = Scegli una carta della tua mano, poi una figura della fila: la carta va sotto di lei. Ancora non si muove niente. Nel primissimo turno giochi una carta, poi sempre due.
page-learn-piedpiper-second = In un turno giochi due carte, sotto due figure diverse. Accanto a ogni scelta c’è scritto che cosa provocherebbe.
page-learn-piedpiper-acted = Una figura con due carte si muove: prima la carta sopra, poi quella sotto. Dopo lascia la fila, e ne arriva una nuova.
page-learn-piedpiper-climb = Un ratto è passato per una casa, e il segnalino di quella casa è salito. Stare in basso è bene: alla fine vince il segnalino più basso.
page-learn-piedpiper-complete = Qui c’è già una carta. Con una seconda la figura si muove alla fine del tuo turno: guarda per quali case passerebbe.
page-learn-piedpiper-order = Si muovono due figure, e tu dici quale per prima. Può decidere per quali case passano.
page-learn-piedpiper-card-run = «Corsa» porta una figura avanti per due case in una volta.
page-learn-piedpiper-card-back = «Indietro» porta una figura indietro per la casa alle sue spalle. Conta come ogni altro passaggio: un ratto fa salire il segnalino.
page-learn-piedpiper-card-sewer = Con «fogna» una figura passa sotto la prossima casa, e il segnalino resta dov’è. Utile quando la casa è tua.
page-learn-piedpiper-piper = Il Pifferaio è nella fila. In ogni casa per cui passa il segnalino scende: mandalo nella tua.
page-learn-piedpiper-card-plus = «Più uno» da sola non fa niente: allunga di una casa l’altra carta sotto la figura.
page-learn-piedpiper-card-melody = «Melodia» porta con sé tutti: l’altra carta sotto la figura muove allora tutte le figure nel suo spazio.
page-learn-piedpiper-refill = Dopo il tuo turno peschi fino ad avere di nuovo quattro carte. La tua mano non la vede nessun altro.
page-learn-piedpiper-danger = Il tuo segnalino è in alto. Dopo il 7º piano viene il tetto, e chi lo raggiunge è fuori. Tieni lontani i ratti e chiama il Pifferaio.
page-learn-piedpiper-chase = Qualcuno ha il segnalino in alto. Chi lo caccia ne prende il segnalino, e i segnalini raccolti decidono in caso di parità.
page-learn-piedpiper-out = Qualcuno ha lasciato la città, e la sua casa non c’è più: il cerchio è più piccolo. In 3 la partita è finita così.
page-learn-piedpiper-enough = Ne sai abbastanza per continuare da solo. Io resto qui, e ti spiego ogni novità.
page-learn-piedpiper-over = La partita è finita: in città restano solo due, e fra loro vince il segnalino più basso.
