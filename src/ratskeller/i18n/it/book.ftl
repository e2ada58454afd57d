# Le regole come libro: contenuto, preparazione, esempi, termini in quattro lingue, e quanto ne siamo certi.

## The book

book-parts = Contenuto del gioco
book-parts-each = per ogni giocatore
book-setup = La preparazione in breve
book-setup-about = Scegli in quanti si gioca: ecco che cosa va sul tavolo.
book-setup-board = Guarda il tabellone preparato
book-setup-start = Formaggi iniziali in ordine di turno
book-setup-slots = Caselle di ogni traccia punteggio
book-setup-blocked = casella { $number }: bloccata
book-setup-free = casella { $number }: libera
book-example = Esempio
book-examples = Esempi passo per passo
book-examples-about = In ognuno segui sul tabellone che cosa succede.
book-example-rules = Le regole che mostra
book-names-firstrat = Animali, riviste e super ratti
book-names-piedpiper = Personaggi e carte
book-reference = In una pagina
book-glossary = Termini in quattro lingue
book-provenance = Quanto ne siamo certi?
book-provenance-about = Non tutto è stampato nei regolamenti. Ecco da dove vengono i nostri numeri. Se hai la scatola, puoi inserire i tuoi.
book-download = Scarica il regolamento da stampare
book-play = Gioca: { $game }
book-learn = Imparalo giocando
book-on = Continua a giocare da qui
book-on-about = Muovi tu per tutti. Non viene salvato nulla.
book-on-end = Torna all’esempio
book-back = Torna alle regole
book-own-words = Le regole con parole nostre. Ratskeller non ha nulla a che fare con gli editori dei giochi.
book-solo = 1 giocatore
book-people = { $count } giocatori
book-copies = { $count } ×
book-language = Italiano

## Words

book-term-rat = ratto
book-term-marker = segnalino punteggio
book-term-light-marker = segnalino corda luminosa
book-term-burrow-marker = segnalino ratto nella tana
book-term-cheese = formaggio
book-term-mouldy = formaggio ammuffito
book-term-bottle = bottiglia di aceto
book-term-soda = bicarbonato di sodio
book-term-can = lattina
book-term-calc = calcolatrice
book-term-bulb = lampadina
book-term-core = torsolo di mela
book-term-start = spazio di partenza
book-term-pad = base di lancio
book-term-rattonaut = rattonauta
book-term-lights = corda luminosa
book-term-lamp = base luminosa
book-term-burrow = tana dei ratti
book-term-nursery = nursery
book-term-library = libreria
book-term-storage = magazzino del cibo
book-term-comic = rivista
book-term-super-rat = super ratto
book-term-token = gettone super ratto
book-term-stall = bancarella
book-term-backpack = zaino
book-term-drink = bibita energetica
book-term-cap = tappo di bottiglia
book-term-award = riconoscimento
book-term-track = traccia punteggio
book-term-light-track = traccia «basi luminose»
book-term-cheese-track = traccia «provviste»
book-term-storage-track = traccia «magazzino del cibo»
book-term-path-tile = tessera percorso
book-term-track-tile = tessera punteggio
book-term-pipe = tubatura, scorciatoia
book-term-steal = rubare
book-term-donate = donare formaggio
book-term-rocket = razzo completato
book-term-greg = Greg il Robot Ratto
book-term-greg-card = carta di Greg
book-term-junk = riserva
book-term-house = casa
book-term-neutral-house = casa neutrale
book-term-floor = piano
book-term-roof = tetto
book-term-gap = spazio fra le case
book-term-rat-marker = segnalino ratti
book-term-character-card = carta personaggio
book-term-action-card = carta azione
book-term-hand-card = carta in mano per ogni giocatore
book-term-piper = Pifferaio
book-term-deck = mazzo

## The titles of the worked examples

book-example-firstrat-move-several-rats = Tre ratti corrono sul giallo, ognuno su uno spazio diverso.
book-example-firstrat-move-toll = Un ratto finisce accanto a due avversari e paga entrambi.
book-example-firstrat-move-pipe = Un solo passo attraverso una tubatura, pagata con una lattina.
book-example-firstrat-collect-lit = La corda luminosa raggiunge uno spazio, che dal turno dopo dà uno in più.
book-example-firstrat-collect-backpack-and-drink = Uno zaino aggiunge il suo bonus e una bibita energetica raddoppia tutto.
book-example-firstrat-pad-reward = Un ratto raggiunge la base di lancio, occupa la sua casella e prende un riconoscimento.
book-example-firstrat-burrow-library = Nella libreria per una rivista, poi avanti con il passo rimasto.
book-example-firstrat-shop-buy = Una bibita energetica dalla rana, pagata anche con il formaggio di questo turno.
book-example-firstrat-build-rocket = Cabina, vano di carico e propulsore formano un razzo completato.
book-example-firstrat-track-slots = Tre donazioni: le caselle bloccate si saltano, l’ultima ne contiene quante si vuole.
book-example-firstrat-end-markers = Il segnalino che annuncia la fine: questo round e ancora uno.
book-example-firstrat-score-pad = L’ultimo turno e i due punteggi riga per riga.
book-example-firstrat-solo-plan = Greg prepara la traccia «propulsore» e fa punteggio con la carta successiva.
book-example-firstrat-solo-toll = Paghi una volta per uno spazio con ratti di Greg e ricevi formaggio quando i suoi raggiungono i tuoi.
book-example-piedpiper-turn-execute = Un ratto esegue prima la carta superiore, poi quella inferiore.
book-example-piedpiper-card-sewer = Con «fogna» un ratto passa sotto la casa seguente e nessun segnalino si muove.
book-example-piedpiper-card-piper = Il Pifferaio torna indietro attraverso due case e i segnalini scendono.
book-example-piedpiper-card-plus-run = «Più uno» con «corsa»: tre case in una volta.
book-example-piedpiper-card-melody = «Melodia» porta con sé tutti i ratti dello spazio e fa uscire qualcuno dalla città.
book-example-piedpiper-out-first-of-two = Fuori città con la prima carta: la casa viene rimossa prima della seconda.
book-example-piedpiper-end-two-left = In città restano solo in due: la partita finisce subito.
book-example-piedpiper-variant-young = Per i più giovani: ogni carta ha effetto appena giocata.

## Where figures come from, in passing

book-sure-photo = da fotografie di un tabellone
book-sure-reconstructed = nostra ricostruzione
book-usual = Le impostazioni usuali
book-usual-about = Non tutti i numeri delle impostazioni usuali sono stampati in un regolamento.

## New tables and the chart

book-first = Chi comincia
book-first-lot = si sorteggia
book-first-seat = come nei regolamenti: decidete voi
book-first-about = In ogni caso si gioca nell’ordine dei posti. Se decidete voi, comincia chi siede al primo posto.
book-chart-deck = { $met } Mazzo di Greg: { $deck }.
