# Le regole di First Rat per chi gioca, con i numeri del gioco standard. Chiavi: «rule-» e l’identificativo della regola con
# trattini al posto dei punti. Titoli e regole sono nell’ordine del file rules.md del gioco.

rules-firstrat-intro = La luna è fatta di formaggio, e i tuoi ratti vogliono arrivarci per primi. Mandali lungo il percorso della discarica, raccogli formaggio e rottami, illumina la strada, tratta con gli animali e costruisci il razzo. Alla fine vince chi ha più punti.

rules-firstrat-setup = Preparazione

rule-fr-setup-seats = Si gioca insieme da 2 a 5 persone. Chi è da solo (1 persona) ha come rivale Greg il Robot Ratto: vedi il gioco in solitario.
rule-fr-setup-rats = Cominci con 2 ratti sullo spazio di partenza e 2 nella nursery. Il tuo segnalino corda luminosa è sulla luce 0, prima della prima lampadina, e il tuo segnalino ratto nella tana è all’inizio della tana.
rule-fr-setup-markers = Hai 10 segnalini punteggio: 8 a disposizione e 2 di riserva.
rule-fr-setup-cheese = Il primo giocatore comincia con 1 formaggio, il secondo e il terzo con 2 ciascuno, il quarto e il quinto con 3 ciascuno.
rule-fr-setup-crow = Dal corvo ci sono 6 tappi di bottiglia scoperti, presi a caso fra 10.
rule-fr-setup-frog = Dalla rana ci sono 3, 4, 5 o 6 bibite energetiche per 2, 3, 4 o 5 giocatori.
rule-fr-setup-hamster = Dal criceto ci sono 5, 6, 7 o 9 zaini scoperti per 2, 3, 4 o 5 giocatori, presi a caso fra 10.
rule-fr-setup-comics-basic = Nella tua prima partita la libreria contiene le 6 riviste senza super ratti.
rule-fr-setup-comics-super = Nelle partite successive la libreria può contenere 6 riviste prese a caso fra tutte e 10; il gettone di un super ratto aspetta accanto alla sua rivista. È il tavolo a scegliere con quali riviste giocare.
rule-fr-setup-comics-two-people = Con 2 giocatori, e quando giochi in solitario, la rivista dello sconto resta in gioco. Un tavolo può scegliere di escluderla: allora ci sono 5 riviste senza super ratti, oppure 6 prese fra le altre 9.
rule-fr-setup-blocked = Con 3 o 4 giocatori, su ogni traccia punteggio la casella con «1-4» è bloccata. Con 2 giocatori, e quando giochi in solitario, sono bloccate sia la casella con «1-2» sia quella con «1-4». Con 5 giocatori tutte le caselle sono aperte.
rule-fr-setup-variable-path = Il percorso è come stampato. Un tavolo può scegliere il tabellone variabile: allora le tessere del gruppo A (6 tessere) e dei gruppi B, C, D ed E (5 ciascuno) si mescolano dentro il loro gruppo e si mettono scoperte sugli spazi 1-6, 7-11, 12-16, 17-21 e 22-26. Cambiano solo ciò che uno spazio offre e il suo colore; tubature, bancarelle e luci restano dove sono.
rule-fr-setup-variable-tracks = Le tracce punteggio sono come stampate. Un tavolo può scegliere diversamente: allora 7 delle 8 tessere punteggio vanno sulle sette tracce diverse da quella del razzo, che conserva sempre i valori stampati. Si pescano a caso, oppure le mette il primo giocatore come preferisce.

rules-firstrat-turn = A chi tocca, e che cosa si fa nel turno

rule-fr-turn-order = Si gioca in ordine, round dopo round; ogni round comincia dal primo giocatore.
rule-fr-turn-steps = Il tuo turno ha questi passi: (1) muovere, obbligatorio; (2) raccogliere, obbligatorio; (3) fare acquisti, se vuoi; (4) costruire e donare, se vuoi.

rules-firstrat-move = Passo 1: muovere

rule-fr-move-one = O muovi esattamente un ratto, da 1 a 5 spazi.
rule-fr-move-many = Oppure muovi da due a quattro ratti, da 1 a 3 spazi ciascuno. Devono finire tutti su spazi diversi di un solo e medesimo colore.
rule-fr-move-forward = I ratti vanno solo in avanti, verso la base di lancio. Nessun ratto la oltrepassa, ma un ratto può sempre fermarsi lì se i suoi passi bastano, anche se ne avanzano.
rule-fr-move-own-space = Due tuoi ratti non stanno mai sullo stesso spazio, tranne che su quello di partenza. Superare altri ratti, tuoi o altrui, è libero. Se muovi più ratti, uno può lasciare uno spazio su cui un altro finisce: conta il risultato, non l’ordine.
rule-fr-move-pad-colour = La base di lancio ha tutti e cinque i colori, e decidi tu quale ha in questo turno. Gli altri ratti che muovi devono quindi finire su spazi di un colore comune.
rule-fr-move-pad-once = In un turno al massimo un ratto finisce sulla base di lancio, perché i ratti mossi insieme finiscono su spazi diversi.
rule-fr-move-toll = Se un tuo ratto finisce su uno spazio con ratti altrui, paghi 1 formaggio a ogni giocatore che ha ratti lì. Ogni ratto che muovi paga per il proprio spazio.
rule-fr-move-mouldy = Se non puoi pagare, prendi formaggio ammuffito: ogni pezzo ti dà subito 3 formaggi, e non ne prendi più del necessario. Non puoi prenderlo per nessun altro motivo, e non lo restituisci mai. Alla fine ogni pezzo ti costa 2 punti.
rule-fr-move-no-toll-on-start = Sullo spazio di partenza e sulla base di lancio non paghi nulla.
rule-fr-move-shortcut = Una tubatura collega due spazi e non è essa stessa uno spazio: attraversarla vale un passo e costa il materiale raffigurato, che devi avere prima di muovere. Le tubature portano solo in avanti. Un ratto può attraversare più tubature in una mossa, se le paghi tutte.
rule-fr-move-always-possible = Chi è di turno può sempre muovere: ci pensano le altre regole.

rules-firstrat-collect = Passo 2: raccogliere

rule-fr-collect-moved-only = Raccogli solo sugli spazi dove sono arrivati i ratti mossi in questo turno.
rule-fr-collect-yellow = Uno spazio giallo ti dà tanto formaggio quanto ne mostra (1-4).
rule-fr-collect-green-orange = Uno spazio verde o arancione ti dà 1 unità del materiale che mostra.
rule-fr-collect-blue = Su uno spazio blu il tuo segnalino corda luminosa avanza di 1 luce per ogni lampadina.
rule-fr-collect-white = Su uno spazio bianco il tuo segnalino ratto nella tana avanza di 1 passo per ogni torsolo di mela.
rule-fr-collect-lit = Uno spazio la cui luce è stata raggiunta o superata dal tuo segnalino corda luminosa ti dà 1 in più. Le luci guadagnate in questo passo contano dal tuo prossimo turno.
rule-fr-collect-lit-cumulative = Uno spazio ha solo il bonus della propria luce. Un tavolo può scegliere diversamente: allora ogni spazio su cui raccogli ti dà 1 in più per ogni spazio illuminato con lo stesso ricavo, che sia illuminato a sua volta o no.
rule-fr-collect-backpack = Se hai lo zaino del colore che raccogli, ricevi il suo bonus una volta per turno, per quanti ratti siano arrivati lì: 1 in più su verde e arancione, 2 in più su giallo, blu e bianco. Se raccogli materiali diversi, scegli tu quale di questi è il bonus. I bonus di luci, zaini e raccoglitore si prendono sempre; solo la bibita energetica è facoltativa.
rule-fr-collect-drink = Dopo tutti i bonus puoi usare 1 delle tue bibite energetiche, una volta per turno: tutto ciò che questo passo ti dà raddoppia. La ricompensa della base di lancio non raddoppia mai; se hai raggiunto soltanto la base di lancio, la bibita non viene proposta.
rule-fr-collect-lamp = Quando il tuo segnalino corda luminosa raggiunge o supera una delle 3 basi luminose, collochi subito un segnalino sulla traccia «corda luminosa». Alla fine della corda resta dov’è.
rule-fr-collect-unlimited = Materiali, formaggio, riconoscimenti e formaggio ammuffito non finiscono mai.

rules-firstrat-pad = La base di lancio

rule-fr-pad-rattonaut = Un ratto che finisce sulla base di lancio lascia il percorso per sempre: diventa rattonauta e occupa la prima casella libera della traccia dei rattonauti.
rule-fr-pad-reward = Poi prendi o un riconoscimento, che alla fine vale 3 punti, o un ratto dalla tua nursery, che va sullo spazio di partenza e in questo turno non può muoversi. Lo fai subito, prima di raccogliere sugli altri spazi.
rule-fr-pad-award-limit = Puoi prendere un riconoscimento solo se hai ancora un ratto sul percorso, compreso lo spazio di partenza, o se tutti e 4 i tuoi ratti sono nel razzo.
rule-fr-pad-no-bonus = La base di lancio non dà né materiali né formaggio, e non le si applica nessun bonus di zaini, luci o super ratti.

rules-firstrat-burrow = La tana dei ratti

rule-fr-burrow-way = Il tuo segnalino ratto nella tana si muove in senso orario. Quando lascia un bivio, scegli: dentro (al primo bivio nella libreria, al secondo nella nursery) oppure avanti, fino al magazzino del cibo.
rule-fr-burrow-pass = Ottieni una ricompensa quando il tuo segnalino entra nel suo spazio, anche solo di passaggio, e anche più volte in un turno.
rule-fr-burrow-library = Nella libreria puoi prendere 1 rivista.
rule-fr-burrow-nursery = Nella nursery 1 dei tuoi ratti ne esce e va sullo spazio di partenza, se ce n’è ancora uno. Non puoi rinunciare.
rule-fr-burrow-storage = Nel magazzino del cibo collochi un segnalino sulla traccia «magazzino del cibo».

rules-firstrat-shop = Passo 3: fare acquisti

rule-fr-shop-who = Per ogni ratto che hai mosso in questo turno e che si trova dal criceto, dalla rana o dal corvo, puoi ottenere lì 1 oggetto, nell’ordine che vuoi.
rule-fr-shop-pay = Un oggetto costa 6 formaggi dal criceto, 7 dalla rana e 12 dal corvo. Il formaggio raccolto in questo turno conta.
rule-fr-shop-steal = Oppure lo rubi: non paghi nulla, e quel ratto torna allo spazio di partenza.
rule-fr-shop-one-per-colour = Non hai mai due zaini dello stesso colore, comprati o rubati che siano.
rule-fr-shop-drinks = Puoi avere quante bibite energetiche vuoi.
rule-fr-shop-next-turn = Zaini, bibite energetiche e riviste hanno effetto dal tuo prossimo turno.

rules-firstrat-build = Passo 4: costruire e donare

rule-fr-build-cockpit = Una cabina di pilotaggio costa 2 calcolatrici e 1 lattina.
rule-fr-build-cargo = Un vano di carico costa 3 dosi di bicarbonato di sodio e 2 lattine.
rule-fr-build-engine = Un propulsore costa 5 bottiglie di aceto e 2 dosi di bicarbonato di sodio.
rule-fr-build-any = Puoi costruire quante parti vuoi, anche la stessa più volte, e donare nel frattempo, in qualsiasi ordine. Per ogni parte collochi un segnalino sulla sua traccia.
rule-fr-build-rocket = Una cabina di pilotaggio, un vano di carico e un propulsore formano un razzo completato; ogni parte conta per un solo razzo. Ogni volta che ne hai uno in più, collochi un segnalino sulla traccia del razzo.
rule-fr-build-donate = Per 10 formaggi collochi un segnalino sulla traccia «formaggio», tutte le volte che vuoi.
rule-fr-build-needs-marker = Senza segnalini non puoi né costruire né donare. Un segnalino che allora dovresti collocare va perso.

rules-firstrat-track = Le tracce punteggio

rule-fr-track-slots = Ogni traccia ha cinque caselle: le prime quattro accolgono un pezzo ciascuna, la quinta quanti se ne vuole. Il tuo pezzo va sulla prima casella libera da sinistra che non sia bloccata, e alla fine ne vale i punti.
rule-fr-track-ten = In una partita puoi collocare al massimo dieci segnalini. I rattonauti sono ratti e non ne usano.
rule-fr-track-light-limit = Sulla traccia «corda luminosa» possono arrivare al massimo tre tuoi segnalini, perché le basi luminose sono tre.
rule-fr-track-spare = Puoi usare il 9° e il 10° segnalino in ogni momento. Un tavolo può scegliere diversamente: allora puoi usarli solo nell’ultimo round, cioè in quello che tutti sanno essere l’ultimo; un 9° segnalino che dovresti collocare prima va perso.

rules-firstrat-comic = Riviste, dal turno dopo quello in cui le prendi

rule-fr-comic-green-pipes = Le tubature verdi non ti costano nulla. L’unica tubatura grigia costa sempre il suo materiale.
rule-fr-comic-orange-pipes = Le tubature arancioni non ti costano nulla.
rule-fr-comic-no-toll = Quando finisci su uno spazio con ratti altrui, non paghi nulla.
rule-fr-comic-four-steps = Quando muovi più ratti, ciascuno può avanzare da 1 a 4 spazi.
rule-fr-comic-one-colour = Per il movimento verde e arancione valgono come un solo colore. Di uno zaino verde e uno arancione ne funziona solo uno per turno, e per uno spazio del proprio colore.
rule-fr-comic-discount = Ogni parte ti costa 1 materiale in meno; scegli tu quale fra i materiali della parte.

rules-firstrat-super = Super ratti

rule-fr-super-token = Con la rivista di un super ratto arriva il suo gettone. Lo metti subito su un tuo ratto sul percorso, e lì resta; il suo potere ha effetto dal tuo prossimo turno. Un ratto può portare più gettoni. Un comandante che è anche il ladro deve pagare.
rule-fr-super-commander = Mosso da solo, il comandante avanza di quanti spazi vuoi. Non ruba mai. Come rattonauta la sua casella vale doppio.
rule-fr-super-gatherer = Quando muovi il raccoglitore, ricevi 1 in più di ciò che offre il suo spazio, prima di ogni raddoppio. Sulla base di lancio non porta nulla in più.
rule-fr-super-runner = Il corridore avanza fino a 2 spazi in più: da solo 1-7, con altri 1-5, o 1-6 con la rivista «Quattro passi».
rule-fr-super-thief = A una bancarella il ladro prende un oggetto senza pagare e resta dov’è.

rules-firstrat-end = La fine e il tuo punteggio

rule-fr-end-rocket = Quando il 4° ratto di un giocatore è sulla traccia dei rattonauti, si finisce il round e la partita è conclusa.
rule-fr-end-markers = Quando un giocatore, o Greg, colloca l’8° segnalino, si finisce il round, se ne gioca ancora uno e la partita è conclusa.
rule-fr-end-earlier = Se succedono entrambe le cose, vale la fine che viene prima. Ciò che accade dopo non allunga mai la partita.
rule-fr-score-tracks = Ricevi i punti delle caselle su cui stanno i tuoi pezzi.
rule-fr-score-awards = Ogni riconoscimento vale 3 punti.
rule-fr-score-mouldy = Ogni formaggio ammuffito ti costa 2 punti.
rule-fr-score-leftovers = Ogni 4 materiali o formaggi che ti restano, mescolati come vuoi, valgono 1 punto, arrotondando per difetto.
rule-fr-score-caps = «Briciole» vale 12 punti, meno 2 per ogni tuo segnalino sulle tracce cabina di pilotaggio, vano di carico e propulsore, ma almeno 0. «Collezione» vale 2 per ogni tuo tappo, zaino, rivista e bibita energetica, usata o no, compreso questo tappo. Gli altri valgono per ogni tuo segnalino o ratto sulla loro traccia: magazzino del cibo 4, formaggio 5, corda luminosa 4, cabina di pilotaggio 4, vano di carico 5, propulsore 5, razzo completato 6, rattonauta 4.
rule-fr-score-pad = Il blocco segnapunti ha undici righe: le otto tracce, i tappi di bottiglia, i riconoscimenti meno il formaggio ammuffito e le risorse avanzate.
rule-fr-score-ties = Vince chi ha più punti. A parità decide il numero di rattonauti; dopo, la vittoria è condivisa.

rules-firstrat-solo = In solitario contro Greg

rule-fr-solo-setup = Prepara come per 2 giocatori. Giochi per primo e cominci con 1 formaggio. I ratti di Greg stanno sugli spazi 8, 5 e 1 e su quello di partenza; non ha né nursery, né segnalino corda luminosa, né segnalino nella tana.
rule-fr-solo-deck = Il mazzo di Greg ha carte A e B, pescate senza guardarle: 5 e 5 a livello facile, 6 e 4 medio, 7 e 3 difficile, 8 e 2 impossibile. Si aggiunge la carta C e si mescola tutto.
rule-fr-solo-move = Greg rivela una carta con quattro numeri: il primo muove il suo ratto più avanti, il secondo quello dopo, e così via. Il loro ordine, e chi è nel razzo, vale com’è all’inizio del suo turno. Prima corrono i suoi ratti, poi viene il simbolo della carta. Con uno 0 un ratto non si muove: niente pedaggio, niente bancarella.
rule-fr-solo-move-riders = I numeri dei ratti che sono già nel razzo si aggiungono al suo ratto più avanti ancora in cammino. Con la carta 1, 2, 0, 2 e due ratti nel razzo, il terzo avanza di 3 spazi e il quarto di 2.
rule-fr-solo-move-pad = Un ratto di Greg che raggiunge la base di lancio diventa rattonauta, e i passi che gli restano vanno persi. Lì Greg non prende ricompense. Un tavolo può scegliere che in quel caso gli altri suoi ratti restino fermi per questo turno.
rule-fr-solo-rules-ignored = I ratti di Greg possono finire su qualsiasi colore e stare sullo stesso spazio. Non pagano pedaggi, non raccolgono nulla, non usano tubature e non tornano mai allo spazio di partenza.
rule-fr-solo-toll = Se un tuo ratto finisce su uno spazio con uno o più ratti di Greg, paghi 1 formaggio alla riserva, come al solito anche con formaggio ammuffito. Per ogni suo ratto che finisce su uno spazio con un tuo ratto, ne ricevi 1 dalla riserva.
rule-fr-solo-stall = Se un ratto di Greg finisce a una bancarella, un oggetto a caso di quella bancarella esce dal gioco, se ce n’è.
rule-fr-solo-plan = Se la carta mostra una traccia (cabina di pilotaggio, vano di carico, propulsore, magazzino del cibo, formaggio o corda luminosa), Greg pianifica quella traccia. Se l’ha già pianificata, la segna: un suo segnalino va sulla prima casella libera e il piano si cancella. Non segna mai la traccia del razzo, e il limite di tre sulla corda luminosa per lui non vale.
rule-fr-solo-best = Con la carta C succede lo stesso su quella delle sei tracce dove ora otterrebbe di più; a parità scegli tu. Poi tutte le carte rivelate si rimescolano nel suo mazzo.
rule-fr-solo-comic = Se la carta mostra una rivista, una rivista a caso della libreria esce dal gioco, se ce n’è.
rule-fr-solo-end = La partita finisce come di solito; contano anche i segnalini e i ratti di Greg.
rule-fr-solo-win = Per vincere ti servono più punti di Greg.
rule-fr-solo-challenges = Ogni sfida si può superare a tutti e quattro i livelli, ma solo se vinci: (1) nessun ratto nel razzo; (2) niente zaini, bibite energetiche, riviste o tappi di bottiglia; (3) tutti e quattro i ratti nel razzo; (4) due razzi completati; (5) 4 zaini diversi; (6) almeno 90 punti; (7) in 16 turni al massimo; (8) almeno 5 segnalini sulla traccia «formaggio»; (8b) almeno 5 sulla traccia «magazzino del cibo»; (9) ognuna delle cinque tubature almeno due volte. Una tubatura conta anche quando è gratis, e per (2) una bibita usata conta ancora come tua.
