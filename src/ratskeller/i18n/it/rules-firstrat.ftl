# Le regole di First Rat per chi gioca. Chiavi: «rule-» e l’identificativo della regola con trattini al posto dei punti.
# I numeri vengono dal profilo. Titoli e regole sono nell’ordine del file rules.md del gioco.
# Sotto una regola, «asked»: come la chiama chi chiede. Lo legge solo la ricerca; vanno bene anche parole vecchie.

rules-firstrat-intro = La luna è fatta di formaggio, e i tuoi ratti vogliono arrivarci per primi. Muovili lungo il percorso della discarica, raccogli formaggio e rottami, illumina la strada, fai affari con gli animali e costruisci il razzo. Chi ha più punti alla fine vince.

rules-firstrat-setup = Preparazione

rule-fr-setup-seats = Si gioca in 2–5 giocatori. Se c’è 1 solo giocatore, sfida Greg il Robot Ratto: vedi «In solitario contro Greg».
    .asked = in quanti si gioca, numero di giocatori, da solo, massimo, solitario
rule-fr-setup-rats = Cominci con 2 ratti sullo spazio di partenza e 2 nella nursery. Il tuo segnalino corda luminosa è sulla luce 0, prima della prima lampadina; il tuo segnalino ratto nella tana è all’inizio della tana.
    .asked = ratti all'inizio, dove partono le pedine, posizione iniziale, quanti ratti, piazzare, mettere sul tabellone
rule-fr-setup-markers = Hai { $setup-markers } segnalini punteggio: { $setup-markers_to_end } subito disponibili e { $setup-spare } di riserva.
    .asked = bandierine, cubetti, pezzi di legno, quanti ne ho, due da parte
rule-fr-setup-cheese = In ordine di turno cominciate con { $setup-cheese-1 }, { $setup-cheese-2 }, { $setup-cheese-3 }, { $setup-cheese-4 } e { $setup-cheese-5 } formaggi.
    .asked = formaggio iniziale, quanto formaggio all'inizio, soldi di partenza, il secondo ne riceve di più
rule-fr-setup-crow = Alla bancarella del corvo ci sono { $setup-caps } tappi di bottiglia scoperti, scelti a caso fra 10.
    .asked = quanti tappi si mettono, esposti, all'inizio
rule-fr-setup-frog = Alla bancarella della rana ci sono { $setup-drinks-2 }, { $setup-drinks-3 }, { $setup-drinks-4 } o { $setup-drinks-5 } bibite energetiche, rispettivamente in 2, 3, 4 o 5 giocatori.
    .asked = quante bibite si mettono, lattine, all'inizio, numero di bibite
rule-fr-setup-hamster = Alla bancarella del criceto ci sono { $setup-backpacks-2 }, { $setup-backpacks-3 }, { $setup-backpacks-4 } o { $setup-backpacks-5 } zaini scoperti, scelti a caso fra { $backpacks-all }, rispettivamente in 2, 3, 4 o 5 giocatori.
    .asked = quanti zaini si mettono, borse, all'inizio, numero di zaini
rule-fr-setup-comics-basic = Per la prima partita, nella libreria ci sono le 6 riviste senza super ratti.
    .asked = prima partita, quali riviste, fumetti, principianti, libreria all'inizio
rule-fr-setup-comics-super = Dalla seconda partita si possono usare { $setup-comics } riviste scelte a caso fra tutte e 10. Il gettone di ogni super ratto sta accanto alla sua rivista.
    .asked = esperti, quali riviste, fumetti, con i super ratti, riviste a caso
rule-fr-setup-comics-two-people = Di norma la rivista «Sconto» si usa anche in 2 giocatori e in solitario. In alternativa potete escluderla: in tal caso ci sono 5 riviste senza super ratti, oppure { $setup-comics } scelte a caso fra le altre 9.
    .asked = togliere una rivista, lasciare fuori, eliminare, in due, costruire a meno
rule-fr-setup-blocked = Su ogni traccia punteggio, in 3 o 4 giocatori è bloccata la casella «1-4». In 2 giocatori e in solitario sono bloccate sia la casella «1-2» sia la «1-4». In 5 giocatori non è bloccata nessuna casella.
    .asked = caselle coperte, chiuse, non utilizzabili, numero di giocatori sulla traccia, sbarrate
rule-fr-setup-variable-path = Di norma si usa il percorso standard. In alternativa potete giocare con il percorso variabile: si mescolano separatamente le 6 tessere del gruppo A e le 5 di ciascuno dei gruppi B, C, D ed E, e si mettono scoperte sugli spazi 1–6, 7–11, 12–16, 17–21 e 22–26. Cambiano solo i colori degli spazi e quello che offrono; tubature, bancarelle e luci restano dove sono.
    .asked = tabellone modulare, casuale, mischiare le tessere, percorso diverso, altro tabellone
rule-fr-setup-variable-tracks = Di norma si usano le tracce punteggio standard. In alternativa potete usare tracce variabili: 7 delle 8 tessere punteggio vanno sulle sette tracce diverse da quella del razzo, che non cambia mai. Si pescano a caso oppure le mette il primo giocatore come preferisce.
    .asked = punteggi casuali, altri valori, mischiare le tracce, punti diversi, modulare

rules-firstrat-turn = Il turno

rule-fr-turn-order = Si gioca a turno, un round dopo l’altro. Ogni round comincia dal primo giocatore.
    .asked = chi inizia, chi comincia, primo giocatore, a chi tocca, senso orario, il più giovane, ordine di gioco
rule-fr-turn-steps = Il tuo turno ha quattro fasi: (1) muovere i ratti e (2) raccogliere risorse sono obbligatorie; (3) fare acquisti e (4) costruire e donare formaggio sono facoltative.
    .asked = che cosa faccio nel mio turno, fasi, ordine delle azioni, riassunto, saltare, passare

rules-firstrat-move = Fase 1: muovere i ratti

rule-fr-move-one = Puoi muovere un solo ratto, da 1 a { $movement-steps_alone } spazi. In alternativa muovi più ratti insieme.
    .asked = un ratto solo, quanto lontano, quanti passi, distanza, massimo, di quanto si muove, velocità
rule-fr-move-many = Puoi muovere da due a quattro ratti, da 1 a { $movement-steps_together } spazi ciascuno. Devono finire su spazi diversi, tutti dello stesso colore.
    .asked = più ratti insieme, contemporaneamente, tutti e quattro, due ratti, stesso colore, colori diversi, quanti passi
rule-fr-move-forward = I ratti si muovono solo in avanti, verso la base di lancio, e lì si fermano: se un ratto ha abbastanza passi per raggiungerla, può fermarcisi e i passi in più vanno persi.
    .asked = indietro, tornare, retrocedere, numero esatto, passi di troppo, oltrepassare
rule-fr-move-own-space = Due tuoi ratti non possono stare sullo stesso spazio, tranne che su quello di partenza. Puoi superare liberamente qualsiasi ratto, tuo o altrui. Se muovi più ratti, uno può finire su uno spazio che un altro lascia nello stesso turno: conta solo la posizione finale.
    .asked = due miei ratti sullo stesso spazio, condividere, stessa casella, occupato da me, saltare, scavalcare, sorpassare
rule-fr-move-pad-colour = La base di lancio vale come tutti e cinque i colori: in ogni turno scegli tu quale. Gli altri ratti che muovi in quel turno devono finire su spazi di quel colore.
    .asked = di che colore è il razzo, jolly, arrivo con altri ratti
rule-fr-move-pad-once = In un turno può arrivare sulla base di lancio un solo ratto, perché i ratti mossi insieme devono finire su spazi diversi.
    .asked = due ratti insieme nel razzo, entrambi, stesso turno, arrivare insieme
rule-fr-move-toll = Se un tuo ratto finisce su uno spazio con ratti altrui, paghi un pedaggio di { $movement-toll } formaggio a ogni giocatore che ha ratti lì. Se muovi più ratti, paghi per lo spazio di ognuno.
    .asked = occupato da un avversario, c'è già qualcuno, un altro ratto, affitto, tassa, multa, pagare gli altri, incontro
rule-fr-move-mouldy = Se non hai abbastanza formaggio per il pedaggio, devi prendere formaggio ammuffito: ogni pezzo ti dà subito { $movement-mouldy } formaggi. Prendi solo i pezzi che servono, mai per altri motivi, e non puoi restituirli. A fine partita ognuno ti costa { $score-mouldy } punti.
    .asked = non posso pagare, senza formaggio, al verde, debito, prestito, marcio, non basta, troppo poco
rule-fr-move-no-toll-on-start = Sullo spazio di partenza e sulla base di lancio non si paga il pedaggio.
    .asked = gratis alla partenza, pagare al razzo, partenza senza tassa, arrivo, inizio
rule-fr-move-shortcut = Una tubatura è una scorciatoia fra due spazi e non conta come spazio: attraversarla vale un passo e costa il materiale raffigurato, che devi già avere prima di muovere. Si percorre solo in avanti. Con la stessa mossa un ratto può attraversare più tubature, se le paghi tutte.
    .asked = tubo, galleria, prezzo della scorciatoia, strada veloce, condotto, pagare, come funziona
rule-fr-move-always-possible = Nel tuo turno hai sempre almeno una mossa possibile.
    .asked = bloccato, nessuna mossa, non posso muovere, saltare il turno, passare, incastrato

rules-firstrat-collect = Fase 2: raccogliere risorse

rule-fr-collect-moved-only = Raccogli solo dagli spazi su cui sono arrivati i ratti che hai mosso in questo turno.
    .asked = ratti fermi, non mossi, rimasti sul posto, anche gli altri raccolgono, rendita
rule-fr-collect-yellow = Spazio giallo: prendi i formaggi raffigurati (da { $path-cheese_least } a { $path-cheese_most }).
    .asked = giallo, ottenere formaggio, come guadagno formaggio, soldi
rule-fr-collect-green-orange = Spazio verde o arancione: prendi 1 materiale del tipo raffigurato.
    .asked = verde, arancione, ottenere materiali, rottami, come prendo bottiglie, lattine, calcolatrice, bicarbonato
rule-fr-collect-blue = Spazio blu: il tuo segnalino corda luminosa avanza di 1 luce per ogni lampadina.
    .asked = blu, illuminare, avanzare le luci, lampadine, luce
rule-fr-collect-white = Spazio bianco: il tuo segnalino ratto nella tana avanza di 1 passo per ogni torsolo di mela.
    .asked = bianco, mela, torsolo, avanzare nella tana, sottoterra
rule-fr-collect-lit = Se il tuo segnalino corda luminosa ha raggiunto o superato la luce di uno spazio, quello spazio ti dà 1 in più. Le luci raggiunte in questa fase contano dal tuo prossimo turno.
    .asked = illuminato, bonus della luce, luce accesa, uno in più, a cosa serve la luce, già oltre
rule-fr-collect-lit-cumulative = Di norma uno spazio riceve solo il bonus della propria luce. In alternativa potete stabilire che ogni spazio su cui raccogli, illuminato o no, ti dia 1 in più per ogni spazio illuminato che offre la stessa cosa.
    .asked = sommare le luci, tutti gli spazi illuminati, bonus più grande
rule-fr-collect-backpack = Se hai lo zaino del colore su cui raccogli, ricevi il suo bonus una sola volta per turno, anche con più ratti: { $backpacks-green-bonus } in più sul verde, { $backpacks-orange-bonus } sull’arancione, { $backpacks-yellow-bonus } sul giallo, { $backpacks-blue-bonus } sul blu e { $backpacks-white-bonus } sul bianco. Se raccogli materiali diversi, scegli tu quale ricevere in più. I bonus di luci, zaini e raccoglitore sono obbligatori; solo la bibita energetica è facoltativa.
    .asked = che cosa fa lo zaino, doppio, due volte, due ratti stesso colore, sommare, effetto della borsa
rule-fr-collect-drink = Dopo aver aggiunto tutti i bonus puoi usare 1 bibita energetica, una sola per turno: tutto ciò che raccogli in questa fase raddoppia. La ricompensa della base di lancio non raddoppia mai; se hai raggiunto solo la base di lancio, non puoi usare la bibita.
    .asked = raddoppiare, due bibite insieme, più bibite, quando bere, consumata, usare, bevo, scartare
rule-fr-collect-lamp = Quando il tuo segnalino corda luminosa raggiunge o supera una delle 3 basi luminose, piazzi subito un segnalino punteggio sulla traccia «basi luminose». In fondo alla corda il segnalino si ferma.
    .asked = lampada grande, fine delle luci, ultima lampada, cantiere, arrivare
rule-fr-collect-unlimited = Materiali e formaggi sono illimitati. Lo sono anche i riconoscimenti e i formaggi ammuffiti, a meno che non li contiate.
    .asked = riserva finita, banca vuota, limitato, bastano i gettoni, non ci sono più bottiglie, esaurire
rule-fr-collect-counted = In alternativa potete contarli: allora ci sono 10 o 12 formaggi ammuffiti e 15 o 16 riconoscimenti. Se per un pedaggio non resta abbastanza formaggio ammuffito, non lo paghi. Se non resta alcun riconoscimento, non puoi prenderne.
    .asked = numero limitato, quanti nella scatola, finiti, contare

rules-firstrat-pad = La base di lancio

rule-fr-pad-rattonaut = Un ratto che arriva sulla base di lancio lascia il percorso per sempre: diventa un rattonauta e occupa la prima casella libera della traccia «rattonauti».
    .asked = arrivo al razzo, traguardo, fine del percorso, salire sul razzo, astronauta, uscire dal razzo
rule-fr-pad-reward = Subito dopo, prima di raccogliere sugli altri spazi, scegli una ricompensa: un riconoscimento, che a fine partita vale { $score-award } punti, oppure un ratto dalla tua nursery, che metti sullo spazio di partenza e che non puoi muovere in questo turno.
    .asked = che cosa ricevo al razzo, premio per l'arrivo, medaglia o ratto, terzo ratto, scegliere
rule-fr-pad-award-limit = Puoi scegliere il riconoscimento solo se hai ancora almeno un ratto sul percorso (lo spazio di partenza conta), oppure se tutti e 4 i tuoi ratti sono nel razzo. In alternativa potete stabilire che conti solo un ratto sul percorso, o che non ci siano limiti. In tal caso chi comincia un turno senza ratti sul percorso ne porta uno dalla nursery sullo spazio di partenza.
    .asked = quando non posso prendere la medaglia, ultimo ratto, nessun ratto sul tabellone, tutti nel razzo
rule-fr-pad-no-bonus = La base di lancio non dà né materiali né formaggio: i bonus di zaini, luci e super ratti qui non valgono.
    .asked = zaino al razzo, il razzo dà materiali, luce al razzo

rules-firstrat-burrow = La tana dei ratti

rule-fr-burrow-way = Il tuo segnalino ratto nella tana si muove in senso orario. A ogni bivio scegli se svoltare (al primo verso la libreria, al secondo verso la nursery) o tirare dritto, fino al magazzino del cibo.
    .asked = bivio, incrocio, diramazione, quale direzione, strada sotterranea, destra o sinistra, girare
rule-fr-burrow-pass = Ottieni una ricompensa ogni volta che il segnalino entra nel suo spazio, anche se prosegue oltre. Puoi ottenerne più d’una nello stesso turno.
    .asked = passare oltre, più ricompense, di passaggio, fermarsi esattamente, due volte
rule-fr-burrow-library = Libreria: puoi prendere 1 rivista. In alternativa potete stabilire che sia obbligatorio.
    .asked = ottenere una rivista, fumetto, giornale, obbligo, devo, rinunciare, scegliere
rule-fr-burrow-nursery = Nursery: sposta 1 tuo ratto dalla nursery allo spazio di partenza, se ce n’è ancora. È obbligatorio.
    .asked = altri ratti, terzo ratto, quarto ratto, cuccioli, nuovo ratto, liberare
rule-fr-burrow-storage = Magazzino del cibo: piazza un segnalino punteggio sulla traccia «magazzino del cibo».
    .asked = dispensa, cantina, a cosa serve, cibo, scorte

rules-firstrat-shop = Fase 3: fare acquisti

rule-fr-shop-who = Per ogni ratto che in questo turno è arrivato alla bancarella del criceto, della rana o del corvo puoi prendere lì 1 oggetto. L’ordine lo scegli tu.
    .asked = quando posso comprare, negozio, banco, fermarsi, passare davanti, più oggetti, due insieme, mercato, acquistare
rule-fr-shop-pay = Comprare un oggetto costa { $stalls-hamster-price } formaggi dal criceto, { $stalls-frog-price } dalla rana e { $stalls-crow-price } dal corvo. Puoi usare anche i formaggi raccolti in questo turno.
    .asked = prezzo, caro, comprare, quanto costa una bibita, quanto costa uno zaino, quanto costa un tappo, formaggio per oggetto
rule-fr-shop-steal = Invece di comprare puoi rubare: non paghi nulla, ma quel ratto torna allo spazio di partenza.
    .asked = ladro, furto, gratis, senza pagare, punizione, penalità, rubo, scoperto, dopo aver rubato, dove va il ratto che ruba
rule-fr-shop-one-per-colour = Non puoi avere due zaini dello stesso colore, nemmeno rubandoli.
    .asked = secondo zaino, doppione, quanti zaini, limite, borsa uguale
rule-fr-shop-drinks = Puoi avere quante bibite energetiche vuoi.
    .asked = quante bibite posso tenere, limite, averne più di una
rule-fr-shop-next-turn = Zaini, bibite energetiche e riviste hanno effetto dal tuo prossimo turno.
    .asked = usare subito, immediatamente, stesso turno, da quando, appena comprato, nuovo

rules-firstrat-build = Fase 4: costruire e donare formaggio

rule-fr-build-cockpit = Una cabina di pilotaggio costa { $parts-cockpit-calc } calcolatrici e { $parts-cockpit-can } lattina.
    .asked = serve per la cabina, ricetta, ingredienti, prezzo, abitacolo
rule-fr-build-cargo = Un vano di carico costa { $parts-cargo-soda } bicarbonati di sodio e { $parts-cargo-can } lattine.
    .asked = serve per il vano, ricetta, ingredienti, prezzo, stiva
rule-fr-build-engine = Un propulsore costa { $parts-engine-bottle } bottiglie di aceto e { $parts-engine-soda } bicarbonati di sodio.
    .asked = serve per il propulsore, ricetta, ingredienti, prezzo, motore
rule-fr-build-any = Puoi costruire quante parti vuoi, anche più volte la stessa, e alternarle alle donazioni come preferisci. Per ogni parte piazzi un segnalino punteggio sulla sua traccia.
    .asked = quante parti per turno, due volte la stessa, costruire più parti, doppio, due propulsori, limite, due o tre cabine, seconda parte, in una volta
rule-fr-build-rocket = Una cabina di pilotaggio, un vano di carico e un propulsore formano un razzo completato. Ogni volta che ne completi uno, piazzi un segnalino punteggio sulla traccia «razzo completato». Ogni parte conta per un solo razzo.
    .asked = tutte e tre le parti, razzo intero, serie completa, set, secondo razzo, premio, finito
rule-fr-build-donate = Ogni volta che doni { $parts-donation } formaggi, piazzi un segnalino punteggio sulla traccia «provviste». Puoi donare quante volte vuoi.
    .asked = dare via formaggio, cosa faccio col formaggio, dieci formaggi, spendere, regalare, più volte, vendere
rule-fr-build-needs-marker = Se non hai più segnalini punteggio, non puoi né costruire né donare. Se dovresti piazzarne uno per un altro motivo, quei punti vanno persi.
    .asked = finiti i segnalini, esauriti, tutti piazzati, senza bandierine, non ne ho più

rules-firstrat-track = Le tracce punteggio

rule-fr-track-slots = Ogni traccia ha cinque caselle. Piazzi il tuo segnalino sulla prima casella libera e non bloccata da sinistra, e a fine partita ricevi i suoi punti. Sulle prime quattro c’è posto per un solo segnalino, sulla quinta per quanti se ne vuole.
    .asked = dove va, primo posto libero, posizione, due sulla stessa casella, traccia piena, ordine
rule-fr-track-ten = In una partita puoi piazzare al massimo { $setup-markers } segnalini punteggio. Sulla traccia «rattonauti» si mettono i ratti stessi, senza segnalini.
    .asked = massimo di segnalini, limite, quanti in una partita, contano i ratti
rule-fr-track-light-limit = Sulla traccia «basi luminose» puoi piazzare al massimo tre segnalini, uno per ogni base luminosa.
    .asked = quante volte sulla traccia delle luci, limite delle lampade, quarta volta
rule-fr-track-spare = Puoi usare i segnalini di riserva in qualsiasi momento. In alternativa potete stabilire che si usino solo nell’ultimo round, una volta annunciato; se prima dovresti piazzarne uno, quei punti vanno persi.
    .asked = segnalini extra, nono e decimo, ultimi due, da parte, quando si usano

rules-firstrat-comic = Riviste (dal tuo prossimo turno)

rule-fr-comic-green-pipes = Le tubature verdi per te sono gratis. L’unica tubatura grigia va sempre pagata.
    .asked = scorciatoia gratis, tubo verde, fumetto per i tubi, tubo grigio
rule-fr-comic-orange-pipes = Le tubature arancioni per te sono gratis.
    .asked = scorciatoia gratis, tubo arancione, fumetto per i tubi
rule-fr-comic-no-toll = Quando finisci su uno spazio con ratti altrui, non paghi il pedaggio.
    .asked = non pagare mai, gratis dagli altri, fumetto contro il pedaggio
rule-fr-comic-four-steps = Quando muovi più ratti, ciascuno può avanzare da 1 a { $movement-steps_together_with_comic } spazi.
    .asked = andare più lontano insieme, passi più lunghi, fumetto per il movimento, quattro spazi
rule-fr-comic-one-colour = Per il movimento, verde e arancione valgono come un solo colore. Se hai lo zaino verde e quello arancione, in ogni turno ne funziona solo uno, e solo per uno spazio del suo colore.
    .asked = mescolare i colori, verde con arancione, misti, combinare
rule-fr-comic-discount = Ogni parte del razzo ti costa 1 materiale in meno, a tua scelta fra quelli richiesti.
    .asked = parti meno care, costruire con meno, risparmiare materiale, ribasso, più economico

rules-firstrat-super = Super ratti

rule-fr-super-token = Con la rivista di un super ratto ricevi il suo gettone. Mettilo subito su un tuo ratto sul percorso: resta lì per tutta la partita, e il potere vale dal tuo prossimo turno. Un ratto può portare più gettoni. Se un ratto è sia comandante sia ladro, deve pagare. In alternativa potete stabilire che il potere valga subito: allora il ladro può già prendere qualcosa in questo turno.
    .asked = pedina, dove si mette, quale ratto diventa super, assegnare, spostare, scambiare, posare, da quando
rule-fr-super-commander = Se lo muovi da solo, il comandante avanza di quanti spazi vuoi. Non può rubare. Quando diventa rattonauta, la sua casella vale doppio.
    .asked = capo, capitano, lontano quanto voglio, passi illimitati, punti doppi
rule-fr-super-gatherer = Quando muovi il raccoglitore, ricevi 1 in più di ciò che offre il suo spazio; il bonus si aggiunge prima di raddoppiare. Sulla base di lancio non ha effetto.
    .asked = raccoglie di più, più uno, extra
rule-fr-super-runner = Il corridore può avanzare fino a { $movement-runner } spazi in più: da 1 a { $movement-runner_alone } se lo muovi da solo, da 1 a { $movement-runner_together } insieme ad altri, da 1 a { $movement-runner_with_comic } con la rivista «Quattro passi».
    .asked = ratto veloce, più veloce, quanto lontano, due passi in più, correre
rule-fr-super-thief = Alle bancarelle il ladro prende un oggetto senza pagare e resta dov’è.
    .asked = ruba gratis, resta alla bancarella, senza tornare

rules-firstrat-end = Fine della partita e punteggio

rule-fr-end-rocket = Quando un giocatore ha tutti e 4 i ratti sulla traccia «rattonauti», si completa il round in corso e la partita finisce.
    .asked = quando finisce la partita, termine, ultimo ratto nel razzo, tutti i ratti, ultimo round, innesco
rule-fr-end-markers = Quando un giocatore (o Greg) ha piazzato { $setup-markers_to_end } segnalini punteggio, si completa il round in corso, se ne gioca ancora uno e la partita finisce.
    .asked = quando finisce la partita, termine, ottavo segnalino, tutti i segnalini, ultimo round, ancora un round, innesco
rule-fr-end-earlier = Se si verificano entrambe le condizioni, vale quella che fa finire prima la partita: l’altra non la allunga mai.
    .asked = due condizioni, insieme, ultimo round, più lunga, quale fine vale
rule-fr-score-tracks = Ricevi i punti delle caselle su cui si trovano i tuoi segnalini e i tuoi rattonauti.
    .asked = punti alla fine, conteggio finale, contare, valore delle caselle
rule-fr-score-awards = Ogni riconoscimento vale { $score-award } punti.
    .asked = medaglia, quanto vale un riconoscimento, valore, premio
rule-fr-score-mouldy = Ogni formaggio ammuffito ti costa { $score-mouldy } punti.
    .asked = meno, negativi, penalità, marcio alla fine, perdere punti, sottrarre
rule-fr-score-leftovers = Ogni { $score-leftovers } risorse avanzate (materiali e formaggi, in qualsiasi combinazione) ricevi 1 punto.
    .asked = resto, avanzati, inutilizzati, materiali alla fine, formaggio alla fine, rimasti
rule-fr-score-caps = I tappi di bottiglia danno punti per ogni tuo segnalino, o rattonauta, sulla loro traccia: magazzino del cibo { $caps-storage }, provviste { $caps-cheese }, basi luminose { $caps-light }, cabina di pilotaggio { $caps-cockpit }, vano di carico { $caps-cargo }, propulsore { $caps-engine }, razzo completato { $caps-rocket }, rattonauti { $caps-rattonaut }. «Briciole» vale { $caps-crumbs } punti, meno { $caps-crumbs_less } per ogni tuo segnalino sulle tracce cabina di pilotaggio, vano di carico e propulsore, ma mai meno di 0. «Collezione» vale { $caps-collector } punti per ogni tappo, zaino, rivista e bibita energetica che hai, compresi questo tappo e le bibite già usate.
    .asked = che cosa fanno i tappi, valore, bonus alla fine, quali tappi ci sono, collezione
rule-fr-score-pad = Il segnapunti ha undici righe: le otto tracce, i tappi di bottiglia, i riconoscimenti meno il formaggio ammuffito, le risorse avanzate.
    .asked = foglio, blocchetto, righe, segnare, scrivere
rule-fr-score-ties = Vince chi ha più punti. In caso di parità vince chi ha più rattonauti; se la parità resta, la vittoria è condivisa.
    .asked = pareggio, pari, uguali, stesso punteggio, chi vince, spareggio, vincono entrambi

rules-firstrat-solo = In solitario contro Greg

rule-fr-solo-setup = Prepara la partita come in 2 giocatori. Sei il primo giocatore e cominci con { $setup-cheese-1 } formaggio. I ratti di Greg partono dagli spazi { $greg-rats-1 }, { $greg-rats-2 }, { $greg-rats-3 } e { $greg-rats-4 } (0 è lo spazio di partenza). Greg non usa la nursery, la corda luminosa e la tana.
    .asked = partenza del robot, preparare da solo, dove comincia, predisporre
rule-fr-solo-deck = Il mazzo di Greg dipende dal livello: { $greg-levels-easy-1 } carte A e { $greg-levels-easy-2 } B (facile), { $greg-levels-medium-1 } A e { $greg-levels-medium-2 } B (medio), { $greg-levels-hard-1 } A e { $greg-levels-hard-2 } B (difficile), { $greg-levels-unfair-1 } A e { $greg-levels-unfair-2 } B (impossibile), pescate senza guardarle. Si aggiunge la carta C e si mescola tutto. Tutte le carte tranne una sono una nostra ricostruzione: nessuno le ha pubblicate. In alternativa puoi giocare contro Greg il feroce, che ha un mazzo suo.
    .asked = carte del robot, difficoltà, livello, facile, difficile, impossibile, numero di carte, A e B, quali carte
rule-fr-solo-move = Nel suo turno Greg rivela una carta con quattro numeri: il primo dice di quanti spazi avanza il suo ratto più avanti, il secondo vale per quello che segue, e così via. Conta l’ordine dei ratti all’inizio del turno. Prima si muovono i ratti, poi si applica il simbolo della carta. Con uno 0 il ratto sta fermo: niente pedaggio e niente bancarella.
    .asked = turno del robot, come si muove, numero sulla carta, quale ratto, davanti
rule-fr-solo-move-riders = I numeri dei ratti già nel razzo si sommano a quello del primo ratto ancora sul percorso. Esempio: con la carta 1, 2, 0, 2 e due ratti nel razzo, il terzo avanza di 3 spazi e il quarto di 2.
    .asked = suoi ratti nel razzo, numero non usato, passi extra, passeggeri
rule-fr-solo-move-pad = Un ratto di Greg che raggiunge la base di lancio diventa un rattonauta e i passi che gli restano vanno persi. Greg non prende ricompense. In alternativa puoi stabilire che in quel turno gli altri suoi ratti restino fermi.
    .asked = il robot arriva, suo ratto al razzo, passi avanzati, premio per lui
rule-fr-solo-rules-ignored = I ratti di Greg possono finire su spazi di colori diversi e stare insieme sullo stesso spazio. Non pagano pedaggi, non raccolgono nulla, non usano tubature e non tornano mai allo spazio di partenza.
    .asked = il robot raccoglie, segue i colori, paga, ruba, tubi, quali regole valgono per lui
rule-fr-solo-toll = Se un tuo ratto finisce su uno spazio con uno o più ratti di Greg, paghi { $movement-toll } formaggio alla riserva (se serve, anche prendendo formaggio ammuffito). Ogni volta che un ratto di Greg finisce su uno spazio con un tuo ratto, ricevi { $movement-toll } formaggio dalla riserva. In alternativa puoi stabilire di pagare { $movement-toll } per ogni suo ratto su quello spazio.
    .asked = incontro il robot, stesso spazio, pago il robot, lui mi paga
rule-fr-solo-stall = Se un ratto di Greg finisce su una bancarella, un oggetto a caso di quella bancarella viene tolto dal gioco.
    .asked = il robot compra, prende un oggetto, toglie, rana
rule-fr-solo-plan = Se la carta mostra una traccia (cabina di pilotaggio, vano di carico, propulsore, magazzino del cibo, provviste o basi luminose), Greg la prepara. Se l’aveva già preparata, fa punteggio: piazza un suo segnalino sulla prima casella libera, e la traccia non è più preparata. Greg non fa mai punteggio sulla traccia del razzo e non ha il limite di tre segnalini sulle basi luminose.
    .asked = il robot fa punti, simbolo sulla carta, costruisce, quando piazza, prepara, quando Greg fa punteggio
rule-fr-solo-best = Con la carta C vale lo stesso, ma per quella delle sei tracce che in quel momento gli darebbe più punti; in caso di parità scegli tu. Poi tutte le carte rivelate si rimescolano nel suo mazzo.
    .asked = carta C, traccia migliore, carta speciale, rimescolare, mazzo finito, quando fa punteggio
rule-fr-solo-comic = Se la carta mostra una rivista, una rivista a caso della libreria viene tolta dal gioco.
    .asked = simbolo rivista, toglie una rivista, fumetto eliminato
rule-fr-solo-end = La partita finisce come di consueto; contano anche i segnalini e i ratti di Greg.
    .asked = il robot finisce la partita, quando termina da solo
rule-fr-solo-win = Vinci se hai più punti di Greg: in caso di parità vince lui.
    .asked = battere, sconfiggere, vincere da solo, pareggio col robot, punti uguali
rule-fr-solo-challenges = Ogni sfida si può superare a tutti e quattro i livelli, ma solo vincendo: (1) nessun ratto nel razzo; (2) niente zaini, bibite energetiche, riviste né tappi di bottiglia; (3) tutti e quattro i ratti nel razzo; (4) { $challenges-rockets } razzi completati; (5) { $challenges-backpacks } zaini diversi; (6) almeno { $challenges-points } punti (o, se lo preferisci più difficile, più di { $challenges-points }); (7) al massimo { $challenges-turns } turni; (8) almeno { $challenges-cheese } segnalini sulla traccia «provviste»; (8b) almeno { $challenges-storage } segnalini sulla traccia «magazzino del cibo»; (9) ciascuna delle cinque tubature usata almeno { $challenges-pipes } volte. Valgono anche le tubature attraversate gratis; per la (2) conta anche una bibita già usata.
    .asked = obiettivi, traguardi, missioni, tabella, elenco, imprese, campagna
