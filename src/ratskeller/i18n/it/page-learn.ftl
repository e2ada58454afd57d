# Imparare giocando, e le pagine delle regole.

## Regole

page-learn-rules-of = Regole: { $game }
page-learn-which-game = Gioco
page-learn-contents = Indice
page-learn-search = Cerca nelle regole
page-learn-search-example = formaggio
page-learn-search-clear = Cancella la ricerca
page-learn-answers = Le risposte migliori
page-learn-nearest = Leggi il capitolo: { $section }
page-learn-found = { $count ->
    [one] { $count } regola trovata
   *[other] { $count } regole trovate
}
page-learn-nothing-found = Nessuna regola contiene «{ $query }».
page-learn-back-table = Torna al tavolo
page-learn-back-replay = Torna alla partita
page-learn-back-lesson = Torna alla lezione
page-learn-back-other = Indietro

## Prima e dopo la prima partita

page-learn-title = Impara a giocare: { $game }
page-learn-intro-firstrat = La luna è fatta di formaggio. Corri per la discarica, raccogli rottami e formaggio, costruisci un razzo e fai arrivare lassù i tuoi ratti per primi.
page-learn-intro-piedpiper = A Hamelin i ratti corrono in cerchio. Mandali nelle case dei vicini e tienili fuori dalla tua.
page-learn-how = { $count ->
    [one] Giochi una partita vera contro un bot ({ $rival }), con una guida che spiega ogni cosa la prima volta che capita. Puoi smettere quando vuoi e riprendere più tardi.
   *[other] Giochi una partita vera contro { $count } bot ({ $rival }), con una guida che spiega ogni cosa la prima volta che capita. Puoi smettere quando vuoi e riprendere più tardi.
}
page-learn-begin = Comincia la prima partita
page-learn-resume = Riprendi la lezione
page-learn-anew = Ricomincia da capo
page-learn-read = Leggi le regole
page-learn-lessons = Che cosa imparerai
page-learn-met = imparato
page-learn-farewell = Ora sai giocare
page-learn-missed = Queste cose non sono capitate nella tua partita. Aprine una per leggere la regola:
page-learn-real-game = Gioca una nuova partita
page-learn-other = Impara a giocare: { $game }
page-learn-alone = Continua senza guida

## Il maestro

page-learn-go-on = Avanti
page-learn-hint = Mostrami una buona mossa
page-learn-thinking = Ci penso…
page-learn-progress = Lezioni: { $count } su { $total }
page-learn-your-turn = Tocca a te
page-learn-their-turn = Turno di { $seat }
page-learn-try = Prova quello che vuoi: puoi sempre annullare. Oppure fatti mostrare una buona mossa.
page-learn-watch = Guarda che cosa succede sul tabellone.

## First Rat

page-learn-lesson-firstrat-goal = Lo scopo del gioco
page-learn-lesson-firstrat-move = Muovere un ratto
page-learn-lesson-firstrat-collect = Raccogliere risorse
page-learn-lesson-firstrat-many = Più ratti insieme
page-learn-lesson-firstrat-toll = Incontrare i ratti altrui
page-learn-lesson-firstrat-light = La corda luminosa
page-learn-lesson-firstrat-burrow = La tana dei ratti
page-learn-lesson-firstrat-stalls = Le bancarelle
page-learn-lesson-firstrat-pipes = Le tubature
page-learn-lesson-firstrat-build = Costruire e donare
page-learn-lesson-firstrat-markers = Segnalini e tracce
page-learn-lesson-firstrat-pad = La base di lancio
page-learn-lesson-firstrat-end = La fine della partita

page-learn-firstrat-welcome = I tuoi ratti vogliono andare sulla luna. Corrono lungo il percorso fino al razzo, raccolgono materiali per strada e ti aiutano a costruirlo. Chi ha più punti alla fine vince.
page-learn-firstrat-seat = Questa è la tua riserva: formaggio, materiali e i segnalini con cui fai punti. Due dei tuoi ratti aspettano sullo spazio di partenza, altri due nella nursery.
page-learn-firstrat-one = Muovi un ratto da 1 a 5 spazi. Scegli un ratto, poi uno spazio evidenziato: accanto c’è scritto che cosa otterresti. Quello che ti indico è un buon inizio.
page-learn-firstrat-stop = Se il tuo ratto ha fatto al massimo 3 spazi, puoi muoverne altri, su altri spazi dello stesso colore. Se non vuoi, scegli «{ move-stop }».
page-learn-firstrat-collect = Raccogli quello che offre lo spazio d’arrivo: formaggio sul giallo, materiali su verde e arancione, lampadine sul blu, torsoli di mela sul bianco. Raccolgono solo i ratti mossi in questo turno.
page-learn-firstrat-many = Puoi anche muovere più ratti, da 1 a 3 spazi ciascuno, tutti su spazi diversi dello stesso colore: così raccoglie ognuno di loro. Prova con quelli che ti indico.
page-learn-firstrat-toll = Se finisci su uno spazio con un ratto altrui, paghi 1 formaggio al suo proprietario; gli altri fanno lo stesso con te. Non costa nulla superare un ratto, e nemmeno fermarsi sullo spazio di partenza o sulla base di lancio.
page-learn-firstrat-mouldy = Non potevi pagare, quindi hai preso formaggio ammuffito: 3 formaggi subito, ma ogni pezzo ti costa 2 punti a fine partita.
page-learn-firstrat-light = Gli spazi blu fanno avanzare il tuo segnalino lungo la corda luminosa: è quello che ora brilla, e parte accanto al razzo. Uno spazio di cui hai raggiunto la luce ti dà 1 in più per il resto della partita: prima lo illumini, più ti rende.
page-learn-firstrat-lamp = Hai raggiunto una delle 3 basi luminose: un tuo segnalino punteggio va subito sulla traccia «basi luminose».
page-learn-firstrat-burrow = I torsoli di mela degli spazi bianchi fanno avanzare il tuo segnalino nella tana dei ratti. Lì ottieni riviste, nuovi ratti e punti per il magazzino del cibo.
page-learn-firstrat-fork = Un bivio nella tana: svolta per prendere la ricompensa, o tira dritto verso la prossima. Non c’è una scelta sbagliata.
page-learn-firstrat-comic = Sei nella libreria. Ogni rivista ti dà un’abilità per il resto della partita, a partire dal tuo prossimo turno. Prendi quella che userai di più.
page-learn-firstrat-nursery = Uno dei tuoi ratti è uscito dalla nursery e ora è sullo spazio di partenza. Con più ratti raccogli di più in un turno.
page-learn-firstrat-stall = Puoi raggiungere una bancarella: criceto, rana o corvo. Un ratto che ci arriva può prendere un oggetto: uno zaino rende di più su un colore, una bibita raddoppia un turno, un tappo dà punti a fine partita.
page-learn-firstrat-shop = Paga in formaggio oppure ruba: rubare non costa nulla, ma il ratto torna allo spazio di partenza. Non è un gran male: lungo la strada raccoglierà di nuovo.
page-learn-firstrat-drink = Una bibita energetica raddoppia tutto quello che raccogli in questo turno. Conservala per un turno ricco.
page-learn-firstrat-pipe = Le tubature sono scorciatoie: attraversarne una vale un solo passo, per quanto lontano porti. Costa il materiale raffigurato.
page-learn-firstrat-plan = Raccogli con un obiettivo. Accanto alle tracce trovi il costo delle parti del razzo: cabina di pilotaggio, 2 calcolatrici e 1 lattina; vano di carico, 3 bicarbonati e 2 lattine; propulsore, 5 bottiglie e 2 bicarbonati.
page-learn-firstrat-build = Hai tutto il necessario per una parte del razzo. Costruiscila: un tuo segnalino va sulla sua traccia.
page-learn-firstrat-donate = Puoi donare 10 formaggi: un tuo segnalino va sulla traccia «provviste». «+{ $points } punti» è quanto vale lì la prossima casella libera. Puoi farlo tutte le volte che hai abbastanza formaggio.
page-learn-firstrat-marker = Hai piazzato il tuo primo segnalino. Occupa la prima casella libera da sinistra e a fine partita ne vale i punti: chi arriva prima guadagna di più.
page-learn-firstrat-rival = Anche gli altri piazzano segnalini, e una casella occupata è persa. Prima di raccogliere per una traccia, guarda quanto vale la sua prossima casella.
page-learn-firstrat-pad = Un tuo ratto può raggiungere la base di lancio. Lì lascia il percorso per sempre e ti fa fare punti come rattonauta; in più ricevi una ricompensa.
page-learn-firstrat-reward = Scegli: un riconoscimento da 3 punti o un nuovo ratto dalla nursery. A inizio partita di solito conviene il ratto.
page-learn-firstrat-ending = La partita finisce quando qualcuno ha tutti e 4 i ratti nel razzo, o un round dopo che qualcuno ha piazzato l’ottavo segnalino. Tieni d’occhio quanti ne restano a ciascuno.
page-learn-firstrat-last = La fine è vicina: ora si sa qual è l’ultimo round. Trasforma in punti quello che hai: ogni 4 risorse avanzate valgono solo 1 punto.
page-learn-firstrat-enough = Ormai sai cavartela. Io resto qui e ti spiego le novità quando capitano.
page-learn-firstrat-over = La partita è finita. Il segnapunti mostra da dove vengono i punti di tutti: tracce, tappi, riconoscimenti e risorse avanzate.

## Il Pifferaio Magico

page-learn-lesson-piedpiper-goal = Lo scopo del gioco
page-learn-lesson-piedpiper-play = Giocare le carte
page-learn-lesson-piedpiper-act = Quando si muovono i personaggi
page-learn-lesson-piedpiper-marker = Il tuo segnalino ratti
page-learn-lesson-piedpiper-cards = «Corsa», «indietro» e «fogna»
page-learn-lesson-piedpiper-piper = Il Pifferaio
page-learn-lesson-piedpiper-special = Le carte speciali
page-learn-lesson-piedpiper-out = Lasciare la città
page-learn-lesson-piedpiper-end = La fine della partita

page-learn-piedpiper-welcome = Le case di Hamelin stanno in cerchio, e una è la tua. Ogni ratto che la attraversa fa salire di un piano il tuo segnalino ratti. Se arriva al tetto, devi lasciare la città.
page-learn-piedpiper-ring = I personaggi stanno negli spazi fra le case e guardano tutti dalla stessa parte: quella è sempre la direzione «avanti». I ratti fanno salire i segnalini, il Pifferaio li fa scendere.
page-learn-piedpiper-play = Scegli una carta dalla mano, poi un personaggio della fila: la carta va sotto di lui e per ora non si muove niente. Solo nel primo turno giochi una carta, poi sempre due.
page-learn-piedpiper-second = In un turno giochi due carte, sotto due personaggi diversi. Accanto a ogni scelta c’è scritto che effetto avrebbe.
page-learn-piedpiper-acted = Un personaggio con due carte si muove: prima secondo quella sopra, poi secondo quella sotto. Dopo lascia la fila e ne arriva uno nuovo.
page-learn-piedpiper-climb = Un ratto ha attraversato una casa e il segnalino di quella casa è salito. Meglio restare in basso: alla fine vince il segnalino più basso.
page-learn-piedpiper-complete = Qui c’è già una carta. Se ne aggiungi una seconda, il personaggio si muove alla fine del tuo turno: guarda quali case attraverserebbe.
page-learn-piedpiper-order = Si attivano due personaggi: scegli tu quale si muove per primo. L’ordine può cambiare le case che attraversano.
page-learn-piedpiper-card-run = «Corsa» fa avanzare un personaggio di due case in una volta.
page-learn-piedpiper-card-back = «Indietro» fa tornare un personaggio attraverso la casa alle sue spalle. Conta come ogni altro passaggio: un ratto fa salire il segnalino.
page-learn-piedpiper-card-sewer = Con «fogna» un personaggio passa sotto la casa seguente e il segnalino resta dov’è. Utile quando la casa è la tua.
page-learn-piedpiper-piper = Nella fila c’è il Pifferaio. Fa scendere il segnalino di ogni casa che attraversa: mandalo nella tua.
page-learn-piedpiper-card-plus = «Più uno» da sola non fa niente: allunga di una casa il movimento dell’altra carta sotto lo stesso personaggio.
page-learn-piedpiper-card-melody = «Melodia» trascina tutti: l’altra carta sotto il personaggio muove tutti quelli che sono nel suo spazio.
page-learn-piedpiper-refill = A fine turno peschi fino ad avere di nuovo quattro carte. Nessun altro vede la tua mano.
page-learn-piedpiper-danger = Il tuo segnalino è molto in alto. Dopo il settimo piano c’è il tetto, e chi lo raggiunge è fuori. Tieni lontani i ratti e chiama il Pifferaio.
page-learn-piedpiper-chase = Qualcuno ha il segnalino molto in alto. Chi lo fa uscire dalla città prende il suo segnalino, e in caso di parità vince chi ne ha raccolti di più.
page-learn-piedpiper-out = Qualcuno ha lasciato la città e la sua casa non c’è più: il cerchio si è ristretto. In 3 giocatori la partita finisce qui.
page-learn-piedpiper-enough = Ormai sai cavartela. Io resto qui e ti spiego le novità quando capitano.
page-learn-piedpiper-over = La partita è finita: in città restano solo due giocatori, e fra loro vince chi ha il segnalino più in basso.
