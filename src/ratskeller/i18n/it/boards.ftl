# La pagina nel browser: i propri tabelloni, inseriti in moduli.

boards-heading = I tuoi tabelloni
boards-lead = Hai la scatola? Inserisci quello che c’è sul tuo tabellone e sulle tue carte: potrai giocarci qui e con l’assistente.
boards-open = I tuoi tabelloni
boards-new-firstrat = Inserisci un tabellone di First Rat
boards-new-piedpiper = Conta le carte del Pifferaio
boards-mine = Tabelloni salvati
boards-none = Non hai ancora salvato nessun tabellone.
boards-name = Nome del tabellone
boards-keep = Salva il tabellone
boards-is-kept = Salvato
boards-copy = Salva una copia
boards-kept = Il tuo tabellone è stato salvato.
boards-drop = Elimina «{ $name }»
boards-drop-about = Chi ha il link non lo troverà più. Le partite già preparate su questo tabellone continuano.
boards-drop-yes = Elimina il tabellone
boards-play = Gioca su questo tabellone
boards-download = Scarica come file
boards-upload = Carica un file…
boards-share = Condividi il tabellone
boards-share-link = Link a questo tabellone
boards-theirs = Questo tabellone è di qualcun altro. Salva una copia se vuoi modificarlo.
boards-people = Mostra la preparazione per
boards-drawing = { $count ->
    [0] Il tuo tabellone, pronto per giocare
   *[other] Il tuo tabellone prima dell’ultimo errore
}
boards-late = { $count ->
    [one] Un dato non va ancora bene. Il disegno mostra il tabellone senza quel dato.
   *[other] { $count } dati non vanno ancora bene. Il disegno mostra il tabellone senza quei dati.
}
boards-problems = { $count ->
    [one] 1 dato da correggere
   *[other] { $count } dati da correggere
}
boards-field-about = Gioca sul tabellone della tua scatola: scegli un tabellone salvato o un file.
boards-field-enter = Inserisci un tabellone

## First Rat

boards-fr-path = Percorso
boards-fr-path-about = Per ogni spazio: il colore, che cosa dà, quanto, e quante luci ha sopra.
boards-fr-colour = { $name }: colore
boards-fr-yield = { $name }: dà
boards-fr-amount = { $name }: quantità
boards-fr-lights = { $name }: luci
boards-fr-lamps = Basi luminose
boards-fr-lamps-about = Conta le luci dall’inizio. La tua corda luminosa ne ha { $count }. Quali sono le tre basi luminose?
boards-fr-lamp = Base luminosa { $number }
boards-fr-stalls = Bancarelle
boards-fr-at-space = sullo spazio
boards-fr-price = prezzo in formaggi
boards-fr-pipes = Tubature
boards-fr-pipes-about = Cinque tubature, tutte in avanti. Una tubatura grigia non è mai gratis.
boards-fr-from = da
boards-fr-to = a
boards-fr-costs = costa
boards-fr-pipe-colour = colore
boards-fr-tracks = Tracce punteggio
boards-fr-tracks-about = I punti delle cinque caselle, da sinistra a destra.
boards-fr-slot = { $name }, casella { $slot }
boards-fr-greg = Carte di Greg
boards-fr-greg-about = Nella scatola ci sono 22 carte, ne hai inserite { $count }. Per ogni carta: i passi dei suoi quattro ratti, a cominciare da quello più avanti, e il simbolo.
boards-fr-cards = Carte { $kind }: { $count }
boards-fr-card-rat = Carta { $name }: passi del ratto { $rank }
boards-fr-card-symbol = Carta { $name }: simbolo
boards-fr-card-add = Aggiungi una carta { $kind }
boards-fr-card-drop = Togli la carta { $name }
boards-fr-levels = Carte per livello
boards-fr-greg-rats = Da dove partono i ratti di Greg (0 è lo spazio di partenza)
boards-fr-rat = Ratto { $number }
boards-fr-burrow = Tana dei ratti
boards-fr-burrow-about = Dove va poi il segnalino ratto nella tana. A un bivio, con la prima strada svolti, con la seconda tiri dritto.
boards-fr-leads = porta a
boards-fr-onward = oppure prosegue verso
boards-fr-tunnel = cunicolo { $name }
boards-fr-tunnel-add = Aggiungi uno spazio dopo
boards-fr-tunnel-drop = Togli: { $name }
boards-fr-items = Zaini, tappi e parti
boards-fr-items-about = Gli zaini sono dieci in tutto.
boards-fr-backpack = zaino, { $colour }
boards-fr-count = quanti
boards-fr-bonus = in più
boards-fr-caps = Punti dei tappi di bottiglia
boards-fr-parts = Quanto costano le parti
boards-fr-crumbs-less = «{ cap-crumbs }»: meno per ogni parte del razzo
boards-fr-donation = formaggi per una donazione
boards-fr-setup = Preparazione
boards-fr-setup-about = Che cosa ricevono i giocatori e che cosa si espone prima della partita. Da soli si prepara come in 2. Questi numeri sono nel regolamento: cambiali solo se la tua edizione è diversa.
boards-fr-setup-cheese = Formaggi all’inizio, in ordine di turno
boards-fr-setup-markers = segnalini punteggio per giocatore
boards-fr-setup-markers_to_end = segnalini piazzati che chiudono la partita
boards-fr-setup-caps = tappi di bottiglia esposti
boards-fr-setup-comics = riviste esposte
boards-fr-setup-drinks = Bibite energetiche esposte
boards-fr-setup-backpacks = Zaini esposti
boards-fr-setup-blocked = Caselle bloccate su ogni traccia
boards-fr-setup-slot = casella { $slot }
boards-fr-movement = Movimento e pedaggio
boards-fr-movement-about = Anche questi numeri sono nel regolamento.
boards-fr-movement-steps_alone = spazi per un solo ratto
boards-fr-movement-steps_together = spazi per ciascuno di più ratti
boards-fr-movement-steps_together_with_comic = lo stesso con la rivista «{ comic-four-steps }»
boards-fr-movement-runner = spazi in più per il corridore
boards-fr-movement-toll = pedaggio in formaggi
boards-fr-movement-mouldy = formaggi per un formaggio ammuffito
boards-fr-score = Punti alla fine
boards-fr-score-about = I punti delle tracce e dei tappi hanno sezioni proprie.
boards-fr-score-award = punti per un riconoscimento
boards-fr-score-mouldy = punti in meno per un formaggio ammuffito
boards-fr-score-leftovers = risorse avanzate per 1 punto
boards-fr-challenges = Sfide contro Greg
boards-fr-challenges-about = Quanto serve per ogni sfida.
boards-fr-variable = Preparazione variabile
boards-fr-variable-about = Le tessere percorso di ogni gruppo e le otto tessere punteggio.
boards-fr-group = Gruppo { $group }
boards-fr-track-tiles = Tessere punteggio

## Il Pifferaio Magico

boards-piper-actions = Carte azione: { $count }
boards-piper-actions-about = Quante ce ne sono di ogni tipo nella tua scatola? Secondo il regolamento sono 50 in tutto.
boards-piper-characters = Carte personaggio: { $count }
boards-piper-characters-about = Secondo il regolamento sono 21 in tutto.
boards-piper-rat = ogni ratto
boards-piper-counts = Mano e durata
boards-piper-hand = carte in mano
boards-piper-turns = durata massima, in turni

## Worked examples in print

book-example-before = Il tabellone all’inizio
book-example-after = Il tabellone dopo
