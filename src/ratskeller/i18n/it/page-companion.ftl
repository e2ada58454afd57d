# La pagina nel browser: Greg e il segnapunti accanto a un tabellone vero.

page-companion-lead = Per chi gioca con la scatola. Metti il telefono accanto al tabellone: gestisce le carte di Greg e calcola i vostri punti.
page-companion-greg = In solitario contro Greg
page-companion-greg-about = Il telefono fa da mazzo e da memoria di Greg. Ti dice dove muovere i suoi ratti e ti chiede solo ciò che non può vedere.
page-companion-new = Nuova partita contro Greg
page-companion-games = Le tue partite contro Greg
page-companion-go-on = Riprendi: { $level }
page-companion-finished = Finita: { $level }
page-companion-round = Round { $round }
page-companion-forget = Elimina la partita «{ $level }» ({ $day })
page-companion-forget-title = Eliminare questa partita?
page-companion-forget-about = Non potrai più riprenderla.
page-companion-forget-yes = Elimina
page-companion-keep = Conserva
page-companion-pad-about = Inserisci quello che c’è sul tavolo: il totale si aggiorna subito e ogni punto viene spiegato.
page-companion-pad-kept = riprendi da dove eri

## Greg: preparazione

page-companion-setup-lead = Greg gioca sul tuo tabellone: tu muovi i suoi ratti, il telefono rivela le sue carte.
page-companion-setup-board = Prepara il tabellone come in 2 giocatori. Cominci tu, con { $cheese ->
    [one] { $cheese } formaggio
   *[other] { $cheese } formaggi
}.
page-companion-setup-rats = Metti i quattro ratti di un altro colore, quelli di Greg, sugli spazi { $first }, { $second }, { $third } e { $fourth } (0 è lo spazio di partenza).
page-companion-setup-markers = Metti i suoi { $markers } segnalini punteggio accanto al tabellone. Non serve altro.
page-companion-level-about = { $fast } carte veloci e { $slow } lente
page-companion-setup-options = Come vuoi giocare?
page-companion-begin = Mescola le carte di Greg
page-companion-begin-told = Comincia la partita
page-companion-cards = Chi pesca le carte?
page-companion-cards-dealt = Il telefono
page-companion-cards-dealt-about = { provenance-firstrat-greg }
page-companion-cards-told = Io, dal mio mazzo
page-companion-cards-told-about = Pesca una carta dalla tua scatola e scrivi che cosa c’è sopra: Greg gioca quella.

## Greg: il suo turno

page-companion-before-first = Greg aspetta che tu faccia il primo turno
page-companion-his-turn = Turno di Greg: fai così sul tabellone
page-companion-path = Il percorso, con i movimenti dei ratti di Greg
page-companion-last = Il round { $round } sarà l’ultimo.
page-companion-now-last = Questo è l’ultimo round.
page-companion-fact-card = Greg rivela la carta { $card }.
page-companion-fact-real-card = Greg gioca la carta che hai pescato.
page-companion-fact-move = Muovi il suo ratto { $origin } { $space }.
page-companion-fact-toll = Se lì c’è un tuo ratto, prendi { $cheese } dalla riserva.
page-companion-fact-hamster = Si ferma dal criceto: rimetti uno zaino nella scatola.
page-companion-fact-frog = Si ferma dalla rana: se ne è rimasta una, rimetti una bibita energetica nella scatola.
page-companion-fact-crow = Si ferma dal corvo: rimetti un tappo di bottiglia nella scatola.
page-companion-fact-comic = Rimetti una rivista della libreria nella scatola.
page-companion-fact-rattonaut = Sale sul razzo: mettilo nella casella { $slot } della traccia «rattonauti» ({ points }).
page-companion-fact-plan = Greg prepara la traccia «{ $track }». Non devi fare nulla: se lo ricorda il telefono.
page-companion-fact-score = Metti un suo segnalino sulla traccia «{ $track }», casella { $slot } ({ points }). La traccia non è più preparata.
page-companion-fact-lost = Greg farebbe punti sulla traccia «{ $track }», ma non ha più segnalini.
page-companion-fact-shuffle = Le carte rivelate sono state rimescolate nel suo mazzo.
page-companion-last-you-markers = Hai piazzato il tuo { $marker }º segnalino: il round { $round } è l’ultimo.
page-companion-last-you-rocket = Tutti i tuoi ratti sono nel razzo: il round { $round } è l’ultimo.
page-companion-last-greg-markers = Greg ha piazzato il suo { $marker }º segnalino: il round { $round } è l’ultimo.
page-companion-last-greg-rocket = Tutti i ratti di Greg sono nel razzo: il round { $round } è l’ultimo.
page-companion-pick = Quanti oggetti ci sono?
page-companion-pick-none = Allora non succede niente.
page-companion-pick-goes = Togli il numero { $number } da sinistra.

## Greg: domande

page-companion-ask-turn = Tocca a te!
page-companion-about-turn = Gioca il tuo turno sul tabellone, poi tocca qui.
page-companion-ask-card = Pesca una carta per Greg
page-companion-about-card = Che cosa c’è sopra?
page-companion-card-rat = Passi del ratto { $rank }, dal più avanti
page-companion-card-symbol = Simbolo
page-companion-card-go = Gioca questa carta
page-companion-turn-done = Ho finito il turno
page-companion-turn-markers = …e ho piazzato il mio { $marker }º segnalino
page-companion-turn-rocket = …e il mio quarto ratto è nel razzo
page-companion-ask-slot = Qual è la prima casella libera della traccia «{ $track }»?
page-companion-about-slot = Guarda la traccia sul tabellone e conta da sinistra.
page-companion-slot = Casella { $slot }
page-companion-ask-best = Più tracce darebbero a Greg gli stessi punti
page-companion-about-best = Scegli tu quale.
page-companion-ask-tile = Quale tessera c’è sulla traccia «{ $track }»?
page-companion-about-tile = Riconoscila dai suoi punti.
page-companion-tile = Tessera { $number }

## Greg: il suo lato, e la fine

page-companion-side = Situazione di Greg
page-companion-rats = Ratti
page-companion-markers = Segnalini rimasti
page-companion-scored = I suoi punti finora
page-companion-slots = caselle { $slots }
page-companion-undo = Annulla l’ultima risposta
page-companion-diary = I suoi turni finora
page-companion-turn-of = Turno { $number }: carta { $card }
page-companion-back-to = Torna a prima di questo turno
page-companion-no-turns = Greg non ha ancora giocato nessun turno.
page-companion-over = Partita finita. Punti di Greg:
page-companion-to-beat = { $points ->
    [one] Per vincere ti serve almeno { $points } punto: in caso di parità vince lui.
   *[other] Per vincere ti servono almeno { $points } punti: in caso di parità vince lui.
}
page-companion-because-rocket = La partita è finita perché uno dei due ha tutti e quattro i ratti nel razzo.
page-companion-because-markers = La partita è finita perché uno dei due ha piazzato il suo { $marker }º segnalino.
page-companion-add-mine = Calcola i miei punti
page-companion-again = Gioca ancora

## Segnapunti: inserimento

page-companion-people = Chi gioca?
page-companion-colour = { $name }: { $colour }. Cambia colore
page-companion-name = Nome del giocatore { $number }
page-companion-remove = Togli { $name }
page-companion-add = Aggiungi un giocatore
page-companion-with-greg = In solitario contro Greg
page-companion-tracks-about = Per ogni casella, da sinistra, tocca il giocatore che ha lì il segnalino. Tocca un segnalino per toglierlo.
page-companion-put = { $name } nella casella { $slot }
page-companion-take = Casella { $slot }, { $name }: togli
page-companion-things = Davanti ai giocatori
page-companion-count-backpacks = Zaini
page-companion-count-backpacks-about = al massimo uno per colore
page-companion-count-comics = Riviste
page-companion-count-comics-about = contano per il tappo «Collezione»
page-companion-count-drinks = Bibite energetiche
page-companion-count-drinks-about = anche quelle usate
page-companion-count-awards = Riconoscimenti
page-companion-count-awards-about = dalla base di lancio
page-companion-count-mouldy = Formaggio ammuffito
page-companion-count-mouldy-about = toglie punti
page-companion-count-goods-about = materiali e formaggio insieme
page-companion-less = { $what }: togli 1
page-companion-more = { $what }: aggiungi 1
page-companion-commander = In quale casella è il comandante?
page-companion-commander-none = non è nel razzo
page-companion-so-far = Punti finora
page-companion-doubt = Qualcosa non torna: fammi vedere
page-companion-anew = Ricomincia
page-companion-anew-title = Svuotare il segnapunti?
page-companion-anew-about = I punti inseriti si perdono; nomi e colori restano.
page-companion-anew-yes = Svuota
page-companion-replace-title = Hai già un segnapunti aperto
page-companion-replace-about = Vuoi cominciarne uno per questa partita contro Greg? I punti inseriti nell’altro si perdono.
page-companion-replace-yes = Comincia
page-companion-roof = tetto
page-companion-went-last = Fuori città con l’ultima azione
page-companion-held = Segnalini che aveva prima
page-companion-who-won = Chi ha vinto?
page-companion-not-over = La partita non è finita: in città restano { $left } giocatori.
page-companion-stopped = Chiudi comunque la partita, con { $left } giocatori in città

## Segnapunti: il risultato

page-companion-why = Da dove vengono i punti di { $name }
page-companion-part-slot = casella { $slot }: { $points }
page-companion-part-commander = comandante, vale doppio: { $points }
page-companion-part-cap = { $cap }: { $count } × { $each } = { $points }
page-companion-part-crumbs = { $cap }: { $from_points } − { $parts } × { $less } = { $points }
page-companion-part-collector = { $cap }: { $count } × { $each } = { $points }
page-companion-part-award = riconoscimenti: { $count } × { $each } = { $points }
page-companion-part-mouldy = formaggio ammuffito: { $count } × { $each } = { $points }
page-companion-part-resources = { $count } risorse, 1 punto ogni { $for_a_point }: { $points }
page-companion-part-floors-below-roof = tetto { $roof } − piano { $floor } = { $points }
page-companion-won-points = { $names } vince con { points }, { $lead } di vantaggio.
page-companion-won-rattonauts = Parità a { points }: { $names } vince con più rattonauti ({ $rattonauts }).
page-companion-won-shared = Vittoria condivisa con { points } e lo stesso numero di rattonauti ({ $rattonauts }): { $names }.
page-companion-won-tie-is-gregs = Parità a { points }: in questo caso vince { $names }.
page-companion-won-floor = { $names } vince: ha il segnalino più in basso, al piano { $floor }.
page-companion-won-markers = Parità al piano { $floor }: { $names } vince con più segnalini raccolti ({ $markers }).
page-companion-won-held = Non resta nessuno: { $names } aveva più segnalini ({ $markers }) e vince.
page-companion-won-draw = Pareggio: { $names }.
page-companion-no-too-much = { $count } è troppo: il massimo è { $most }.
page-companion-no-tile-missing = Scegli quale tessera c’è qui.
page-companion-no-tile-twice = La tessera { $tile } non può stare su due tracce.
page-companion-no-who-went-last = In città non resta nessuno: segna chi è uscito con l’ultima azione (almeno tre giocatori, finora { $count }).
page-companion-no-other = Questa combinazione non è possibile: ricontrolla i segnalini.
