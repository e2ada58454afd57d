# The names of First Rat.

greg = Greg

## Luoghi di un ratto: -1 è la nursery, 0 lo spazio di partenza, 27 la base di lancio, 28 il razzo

place = { $space ->
    [-1] la nursery
    [0] lo spazio di partenza
    [27] la base di lancio
    [28] il razzo
   *[other] lo spazio { $space }
}
from-place = { $space ->
    [-1] dalla nursery
    [0] dallo spazio di partenza
    [27] dalla base di lancio
    [28] dal razzo
   *[other] dallo spazio { $space }
}
to-place = { $space ->
    [-1] alla nursery
    [0] allo spazio di partenza
    [27] alla base di lancio
    [28] nel razzo
   *[other] allo spazio { $space }
}
at-place = { $space ->
    [-1] nella nursery
    [0] sullo spazio di partenza
    [27] sulla base di lancio
    [28] nel razzo
   *[other] sullo spazio { $space }
}

## Risorse e altri ricavi

good-cheese = formaggio
good-bottle = bottiglia di aceto
good-soda = bicarbonato di sodio
good-can = lattina
good-calc = calcolatrice
good-bulb = lampadina
good-core = torsolo di mela

# Quante ce ne sono, come oggetto di un verbo.
amount-cheese = { $count ->
    [one] { $count } formaggio
   *[other] { $count } formaggi
}
amount-bottle = { $count ->
    [one] { $count } bottiglia di aceto
   *[other] { $count } bottiglie di aceto
}
amount-soda = { $count ->
    [one] { $count } bicarbonato di sodio
   *[other] { $count } bicarbonati di sodio
}
amount-can = { $count ->
    [one] { $count } lattina
   *[other] { $count } lattine
}
amount-calc = { $count ->
    [one] { $count } calcolatrice
   *[other] { $count } calcolatrici
}
amount-bulb = { $count ->
    [one] { $count } lampadina
   *[other] { $count } lampadine
}
amount-core = { $count ->
    [one] { $count } torsolo di mela
   *[other] { $count } torsoli di mela
}
amount-mouldy = { $count ->
    [one] { $count } formaggio ammuffito
   *[other] { $count } formaggi ammuffiti
}

# Quante ce ne sono, da sole, come in un elenco.
count-cheese = { amount-cheese }
count-bottle = { amount-bottle }
count-soda = { amount-soda }
count-can = { amount-can }
count-calc = { amount-calc }
count-bulb = { amount-bulb }
count-core = { amount-core }
count-mouldy = { amount-mouldy }

## Colori

colour-yellow = giallo
colour-green = verde
colour-orange = arancione
colour-blue = blu
colour-white = bianco

# Di una tubatura.
pipe_colour-green = verde
pipe_colour-orange = arancione
pipe_colour-grey = grigia

## Tracce e parti del razzo

track-cockpit = cabina di pilotaggio
track-cargo = vano di carico
track-engine = propulsore
track-storage = magazzino del cibo
track-cheese = provviste
track-light = basi luminose
track-rocket = razzo completato
track-rattonaut = rattonauti

part-cockpit = { track-cockpit }
part-cargo = { track-cargo }
part-engine = { track-engine }

# La parte come oggetto di un verbo.
part-cockpit-object = una cabina di pilotaggio
part-cargo-object = un vano di carico
part-engine-object = un propulsore

## Tappi di bottiglia

cap-cockpit = { track-cockpit }
cap-cargo = { track-cargo }
cap-engine = { track-engine }
cap-storage = { track-storage }
cap-cheese = { track-cheese }
cap-light = { track-light }
cap-rocket = { track-rocket }
cap-rattonaut = { track-rattonaut }
cap-crumbs = briciole
cap-collector = collezione

cap-cockpit-effect = { points } per ogni tuo segnalino sulla traccia «{ track-cockpit }».
cap-cargo-effect = { points } per ogni tuo segnalino sulla traccia «{ track-cargo }».
cap-engine-effect = { points } per ogni tuo segnalino sulla traccia «{ track-engine }».
cap-storage-effect = { points } per ogni tuo segnalino sulla traccia «{ track-storage }».
cap-cheese-effect = { points } per ogni tuo segnalino sulla traccia «{ track-cheese }».
cap-light-effect = { points } per ogni tuo segnalino sulla traccia «{ track-light }».
cap-rocket-effect = { points } per ogni tuo segnalino sulla traccia «{ track-rocket }».
cap-rattonaut-effect = { points } per ogni tuo rattonauta.
cap-crumbs-effect = { points }, meno { $less } per ogni parte del razzo che hai costruito; mai meno di 0.
cap-collector-effect = { points } per ogni tappo, zaino, rivista e bibita energetica che hai, compresi questo tappo e le bibite già usate.

## Oggetti

item-backpack-yellow = zaino giallo
item-backpack-green = zaino verde
item-backpack-orange = zaino arancione
item-backpack-blue = zaino blu
item-backpack-white = zaino bianco
item-drink = bibita energetica
item-cap-cockpit = tappo di bottiglia «{ cap-cockpit }»
item-cap-cargo = tappo di bottiglia «{ cap-cargo }»
item-cap-engine = tappo di bottiglia «{ cap-engine }»
item-cap-storage = tappo di bottiglia «{ cap-storage }»
item-cap-cheese = tappo di bottiglia «{ cap-cheese }»
item-cap-light = tappo di bottiglia «{ cap-light }»
item-cap-rocket = tappo di bottiglia «{ cap-rocket }»
item-cap-rattonaut = tappo di bottiglia «{ cap-rattonaut }»
item-cap-crumbs = tappo di bottiglia «{ cap-crumbs }»
item-cap-collector = tappo di bottiglia «{ cap-collector }»

# L'oggetto come complemento di un verbo.
item-backpack-yellow-object = uno zaino giallo
item-backpack-green-object = uno zaino verde
item-backpack-orange-object = uno zaino arancione
item-backpack-blue-object = uno zaino blu
item-backpack-white-object = uno zaino bianco
item-drink-object = una bibita energetica
item-cap-cockpit-object = il { item-cap-cockpit }
item-cap-cargo-object = il { item-cap-cargo }
item-cap-engine-object = il { item-cap-engine }
item-cap-storage-object = il { item-cap-storage }
item-cap-cheese-object = il { item-cap-cheese }
item-cap-light-object = il { item-cap-light }
item-cap-rocket-object = il { item-cap-rocket }
item-cap-rattonaut-object = il { item-cap-rattonaut }
item-cap-crumbs-object = il { item-cap-crumbs }
item-cap-collector-object = il { item-cap-collector }

## Riviste e super ratti

comic-green-pipes = Tubature verdi
comic-orange-pipes = Tubature arancioni
comic-no-toll = Senza pedaggio
comic-four-steps = Quattro passi
comic-one-colour = Un solo colore
comic-discount = Sconto
comic-commander = Comandante
comic-gatherer = Raccoglitore
comic-runner = Corridore
comic-thief = Ladro

comic-green-pipes-effect = Le tubature verdi non costano nulla.
comic-orange-pipes-effect = Le tubature arancioni non costano nulla.
comic-no-toll-effect = Non paghi formaggio quando arrivi su spazi con ratti altrui.
comic-four-steps-effect = Quando muovi più ratti, ciascuno può avanzare fino a quattro spazi.
comic-one-colour-effect = Per il movimento, verde e arancione valgono come un solo colore. Se hai lo zaino verde e quello arancione, ne funziona solo uno per turno.
comic-discount-effect = Ogni parte del razzo ti costa un materiale in meno, a tua scelta.
comic-commander-effect = Se lo muovi da solo, questo ratto avanza di quanti spazi vuoi. Non ruba mai. La sua casella sulla traccia dei rattonauti vale doppio.
comic-gatherer-effect = Quando lo muovi, questo ratto raccoglie 1 in più di ciò che offre il suo spazio.
comic-runner-effect = Questo ratto può avanzare fino a due spazi in più.
comic-thief-effect = Alle bancarelle questo ratto prende un oggetto senza pagare e resta dov’è.

super_rat-commander = comandante
super_rat-gatherer = raccoglitore
super_rat-runner = corridore
super_rat-thief = ladro

## Bancarelle, tana, Greg

stall-hamster = criceto
stall-frog = rana
stall-crow = corvo

burrow-start = inizio della tana
burrow-library_top = cunicolo sopra la libreria
burrow-top_right = cunicolo in alto a destra
burrow-bottom_right = cunicolo in basso a destra
burrow-library_fork = bivio per la libreria
burrow-nursery_fork = bivio per la nursery
burrow-bottom_left = cunicolo in basso a sinistra
burrow-storage = magazzino del cibo
burrow-top_left = cunicolo in alto a sinistra
burrow-library = libreria
burrow-nursery = nursery
burrow-elsewhere = un cunicolo

level-easy = facile
level-medium = medio
level-hard = difficile
level-unfair = impossibile

# Che cosa mostrano le carte di Greg oltre alle tracce.
symbol-comic = rivista
symbol-best = traccia migliore
symbol-none = nessun simbolo

## Che cosa si decide

phase-setup-caps = Preparazione: tappi di bottiglia per il corvo
phase-setup-backpacks = Preparazione: zaini per il criceto
phase-setup-comics = Preparazione: riviste per la libreria
phase-setup-path = Preparazione: tessere del percorso
phase-setup-tracks = Preparazione: tessere delle tracce punteggio
phase-move = Muovi i ratti
phase-route = Scegli il percorso
phase-reward = Scegli la ricompensa della base di lancio
phase-bonus = Scegli il bonus dello zaino
phase-drink = Vuoi usare una bibita energetica?
phase-fork = Scegli la strada nella tana dei ratti
phase-comic = Scegli una rivista
phase-token = Metti il gettone su un ratto
phase-shop = Fai acquisti alla bancarella
phase-build = Costruisci e dona formaggio
phase-greg-card = Greg rivela una carta
phase-greg-item = Greg toglie un oggetto dal gioco
phase-greg-track = Scegli una traccia per Greg
phase-greg-comic = Greg toglie una rivista dal gioco
phase-over = La partita è finita

reason-none = la partita continua
reason-rocket = tutti e quattro i ratti di un giocatore sono nel razzo
reason-markers = un giocatore ha piazzato tutti i segnalini punteggio tranne quelli di riserva

## Sfide del gioco in solitario: un nome, e che cosa bisogna fare

challenge-no-rattonaut = Con i piedi per terra
challenge-no-item = A zampe vuote
challenge-all-rattonauts = Tutti a bordo
challenge-two-rockets = Flotta di razzi
challenge-four-backpacks = Zaini in spalla
challenge-ninety-points = Punteggio stellare
challenge-sixteen-turns = Corsa contro il tempo
challenge-five-cheese = Generosità
challenge-five-storage = Dispensa piena
challenge-every-pipe-twice = Pronto intervento idraulico

challenge-no-rattonaut-goal = Vincere senza ratti nel razzo.
challenge-no-item-goal = Vincere senza zaini, bibite energetiche, riviste né tappi di bottiglia.
challenge-all-rattonauts-goal = Vincere con tutti e quattro i ratti nel razzo.
challenge-two-rockets-goal = { $count ->
    [one] Vincere con almeno { $count } razzo completato.
   *[other] Vincere con almeno { $count } razzi completati.
}
challenge-four-backpacks-goal = { $count ->
    [one] Vincere con almeno { $count } zaino.
   *[other] Vincere con almeno { $count } zaini diversi.
}
challenge-ninety-points-goal = { $count ->
    [one] Vincere con almeno { $count } punto.
   *[other] Vincere con almeno { $count } punti.
}
challenge-sixteen-turns-goal = { $count ->
    [one] Vincere in { $count } turno.
   *[other] Vincere in { $count } turni al massimo.
}
challenge-five-cheese-goal = { $count ->
    [one] Vincere con almeno { $count } segnalino sulla traccia «{ track-cheese }».
   *[other] Vincere con almeno { $count } segnalini sulla traccia «{ track-cheese }».
}
challenge-five-storage-goal = { $count ->
    [one] Vincere con almeno { $count } segnalino sulla traccia «{ track-storage }».
   *[other] Vincere con almeno { $count } segnalini sulla traccia «{ track-storage }».
}
challenge-every-pipe-twice-goal = { $count ->
    [one] Vincere usando ogni tubatura almeno una volta.
   *[other] Vincere usando ogni tubatura almeno { $count } volte.
}

## Opzioni di un profilo

option-book = Interpretazioni
option-book-usual = quelle usuali
option-book-de = come nel regolamento tedesco
option-book-it = come nel regolamento italiano
option-book-pl = come nel regolamento polacco
option-book-kr = come nel riassunto tedesco
option-book-own = una tua combinazione
option-comics = Riviste
option-comics-basic = le sei senza super ratti
option-comics-super = sei a caso fra tutte e dieci
option-discount_for_two = Rivista «Sconto» in solitario o in 2 giocatori
option-discount_for_two-true = in gioco
option-discount_for_two-false = esclusa
option-path = Percorso
option-path-printed = standard
option-path-variable = percorso variabile, con tessere mescolate
option-tracks = Tracce punteggio
option-tracks-printed = standard
option-tracks-variable = tracce variabili, pescate a caso
option-tracks-chosen = tracce variabili, messe dal primo giocatore
option-light_bonus = Bonus degli spazi illuminati
option-light_bonus-own = solo per quello spazio
option-light_bonus-cumulative = per ogni spazio illuminato dello stesso tipo
option-spare_markers = Segnalini punteggio di riserva
option-spare_markers-any-time = sempre utilizzabili
option-spare_markers-last-round = solo nell’ultimo round
option-greg_at_pad = Quando un ratto di Greg raggiunge la base di lancio
option-greg_at_pad-others-run = gli altri suoi ratti si muovono comunque
option-greg_at_pad-others-stay = gli altri suoi ratti restano fermi
option-award = Riconoscimento sulla base di lancio
option-award-path-or-all = con un ratto sul percorso o tutti e quattro nel razzo
option-award-path = solo con un ratto sul percorso
option-award-always = sempre
option-library = Rivista nella libreria
option-library-may = puoi prenderne una
option-library-must = devi prenderne una
option-super_power = Potere di un super ratto
option-super_power-next-turn = dal tuo prossimo turno
option-super_power-at-once = subito
option-greg_toll = Pedaggio per i ratti di Greg
option-greg_toll-space = 1 per lo spazio
option-greg_toll-rat = 1 per ogni suo ratto sullo spazio
option-mouldy_supply = Formaggio ammuffito
option-mouldy_supply-unlimited = non finisce mai
option-mouldy_supply-10 = 10 pezzi
option-mouldy_supply-12 = 12 pezzi
option-award_supply = Riconoscimenti
option-award_supply-unlimited = non finiscono mai
option-award_supply-15 = sono 15
option-award_supply-16 = sono 16
option-challenge_points = Sfida «{ challenge-ninety-points }»
option-challenge_points-at-least = almeno quei punti
option-challenge_points-more-than = più di quei punti
option-greg_deck = Il mazzo di Greg
option-greg_deck-usual = quello usuale
option-greg_deck-fierce = Greg il feroce
