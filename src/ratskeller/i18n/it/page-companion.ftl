# La pagina nel browser: Greg e il segnapunti accanto a un tabellone vero.

page-companion-lead = Per la tua scatola sul tavolo. Metti il telefono accanto al tabellone: gira le carte di Greg e somma i vostri punti.
page-companion-greg = In solitario contro Greg
page-companion-greg-about = Il telefono è il suo mazzo e la sua memoria. Ti dice dove vanno i suoi ratti e chiede solo ciò che non può vedere.
page-companion-new = Nuova partita contro Greg
page-companion-games = Le tue partite contro Greg
page-companion-go-on = Continua: { $level }
page-companion-finished = Finita: { $level }
page-companion-round = Round { $round }
page-companion-forget = Metti via la partita «{ $level }» del { $day }
page-companion-forget-title = Mettere via questa partita?
page-companion-forget-about = Greg la dimentica per sempre.
page-companion-forget-yes = Mettila via
page-companion-keep = Tienila
page-companion-pad-about = Tocca ciò che c’è sul tavolo. La somma è immediata, e ogni punto viene spiegato.
page-companion-pad-kept = come lo hai lasciato

## Greg: preparazione

page-companion-setup-lead = Greg gioca sul tuo tabellone. Tu muovi i suoi ratti, il telefono gira le sue carte.
page-companion-setup-board = Prepara il tabellone come per due. Cominci tu, con 1 formaggio.
page-companion-setup-rats = Metti quattro ratti di un altro colore sugli spazi 8, 5 e 1 e sullo spazio di partenza: sono quelli di Greg.
page-companion-setup-markers = Metti i suoi dieci segnalini punteggio accanto al tabellone. Non gli serve altro.
page-companion-setup-options = Come giocate?
page-companion-begin = Mescola le carte di Greg

## Greg: il suo turno

page-companion-before-first = Greg aspetta il tuo primo turno
page-companion-his-turn = Turno di Greg: fai questo sul tabellone
page-companion-path = Il percorso con gli spostamenti dei ratti di Greg
page-companion-last = Il round { $round } sarà l’ultimo.
page-companion-now-last = Questo è l’ultimo round.
page-companion-fact-card = Greg gira la carta { $card }.
page-companion-fact-move = Muovi il suo ratto { $origin } { $space }.
page-companion-fact-toll = C’è un tuo ratto? Allora prendi { $cheese } dalla riserva.
page-companion-fact-hamster = Si ferma dal criceto: uno zaino torna nella scatola.
page-companion-fact-frog = Si ferma dalla rana: se c’è ancora una bibita energetica, torna nella scatola.
page-companion-fact-crow = Si ferma dal corvo: un tappo di bottiglia torna nella scatola.
page-companion-fact-comic = Una rivista della libreria torna nella scatola.
page-companion-fact-rattonaut = Sale sul razzo: mettilo nella casella { $slot } della traccia dei rattonauti ({ points }).
page-companion-fact-plan = Greg pianifica la traccia «{ $track }». Niente da fare: il telefono se lo ricorda.
page-companion-fact-score = Metti un suo segnalino sulla traccia «{ $track }», casella { $slot } ({ points }). Il piano è compiuto.
page-companion-fact-lost = Greg farebbe punti sulla traccia «{ $track }», ma non ha più segnalini.
page-companion-fact-shuffle = Tutte le sue carte rivelate sono di nuovo nel mazzo.
page-companion-last-you-markers = Hai piazzato il tuo ottavo segnalino: il round { $round } è l’ultimo.
page-companion-last-you-rocket = Tutti i tuoi ratti sono sul razzo: il round { $round } è l’ultimo.
page-companion-last-greg-markers = Greg ha piazzato il suo ottavo segnalino: il round { $round } è l’ultimo.
page-companion-last-greg-rocket = Tutti i ratti di Greg sono sul razzo: il round { $round } è l’ultimo.
page-companion-pick = Quanti ce ne sono?
page-companion-pick-none = Allora non succede niente.
page-companion-pick-goes = Via il numero { $number } da sinistra.

## Greg: domande

page-companion-ask-turn = Tocca a te!
page-companion-about-turn = Gioca il tuo turno sul tabellone, poi tocca.
page-companion-turn-done = Il mio turno è finito
page-companion-turn-markers = … e ho piazzato l’ottavo segnalino
page-companion-turn-rocket = … e il mio quarto ratto è sul razzo
page-companion-ask-slot = Qual è la prima casella libera: { $track }?
page-companion-about-slot = Guarda la traccia punteggio sul tabellone, da sinistra.
page-companion-slot = Casella { $slot }
page-companion-ask-best = Più tracce sono ugualmente buone per lui
page-companion-about-best = Scegli tu quale prende.
page-companion-ask-tile = Quale tessera c’è sulla traccia «{ $track }»?
page-companion-about-tile = Questi sono i suoi punti.
page-companion-tile = Tessera { $number }

## Greg: il suo lato, e la fine

page-companion-side = Il lato di Greg
page-companion-rats = Ratti
page-companion-markers = Segnalini rimasti
page-companion-scored = I suoi punti finora
page-companion-slots = caselle { $slots }
page-companion-undo = Annulla l’ultimo tocco
page-companion-diary = I suoi turni finora
page-companion-turn-of = Turno { $number }: carta { $card }
page-companion-back-to = Torna a prima di questo turno
page-companion-no-turns = Questo telefono non ha ancora visto un suo turno.
page-companion-over = La partita è finita. Greg ha
page-companion-to-beat = { $points ->
    [one] Vinci con almeno { $points } punto; il pareggio è suo.
   *[other] Vinci con almeno { $points } punti; il pareggio è suo.
}
page-companion-because-rocket = È finita perché tutti e quattro i ratti di una parte sono sul razzo.
page-companion-because-markers = È finita perché una parte ha piazzato il suo ottavo segnalino.
page-companion-add-mine = Ora somma i miei punti
page-companion-again = Gioca ancora

## Segnapunti: inserimento

page-companion-people = Chi gioca?
page-companion-colour = { $name }: { $colour }. Altro colore
page-companion-name = Nome del giocatore { $number }
page-companion-remove = Togli { $name }
page-companion-add = Un’altra persona
page-companion-with-greg = In solitario contro Greg
page-companion-tracks-about = Tocca di chi sono i segnalini su ogni traccia, da sinistra. Tocca un segnalino per toglierlo.
page-companion-put = { $name } nella casella { $slot }
page-companion-take = Casella { $slot }, { $name }: togli
page-companion-things = Davanti a voi
page-companion-count-backpacks = Zaini
page-companion-count-backpacks-about = al massimo uno per colore
page-companion-count-comics = Riviste
page-companion-count-comics-about = contano per la collezione
page-companion-count-drinks = Bibite energetiche
page-companion-count-drinks-about = anche quelle usate
page-companion-count-awards = Riconoscimenti
page-companion-count-awards-about = dalla base di lancio
page-companion-count-mouldy = Formaggio ammuffito
page-companion-count-mouldy-about = toglie punti
page-companion-count-goods-about = materiali e formaggio insieme
page-companion-less = { $what }: uno in meno
page-companion-more = { $what }: uno in più
page-companion-commander = Dov’è il comandante?
page-companion-commander-none = non sul razzo
page-companion-so-far = Punti finora
page-companion-doubt = Qualcosa non torna – mostramelo
page-companion-anew = Ricomincia
page-companion-anew-title = Cominciare con un segnapunti vuoto?
page-companion-anew-about = Tutti i numeri spariscono; nomi e colori restano.
page-companion-anew-yes = Svuotalo
page-companion-replace-title = C’è già un altro segnapunti
page-companion-replace-about = Cominciare un segnapunti per questa partita contro Greg? I numeri dell’altro spariscono.
page-companion-replace-yes = Comincia
page-companion-roof = tetto
page-companion-went-last = È uscito con l’ultimissima azione
page-companion-held = Segnalini posseduti prima
page-companion-who-won = Chi ha vinto?
page-companion-not-over = La partita non è finita: in città restano in { $left }.
page-companion-stopped = Decidi così com’è, con { $left } ancora in gioco

## Segnapunti: il risultato

page-companion-why = Da dove vengono i punti di { $name }
page-companion-part-slot = casella { $slot }: { $points }
page-companion-part-commander = comandante, di nuovo: { $points }
page-companion-part-cap = { $cap }: { $count } × { $each } = { $points }
page-companion-part-crumbs = { $cap }: { $from_points } − { $parts } × { $less } = { $points }
page-companion-part-collector = { $cap }: { $count } × { $each } = { $points }
page-companion-part-award = riconoscimenti: { $count } × { $each } = { $points }
page-companion-part-mouldy = formaggio ammuffito: { $count } × { $each } = { $points }
page-companion-part-resources = { $count } pezzi, un punto ogni { $for_a_point }: { $points }
page-companion-part-floors-below-roof = tetto { $roof } − piano { $floor } = { $points }
page-companion-won-points = { $names } vince con { points }, { $lead } di vantaggio.
page-companion-won-rattonauts = Parità a { points }: { $names } vince con più rattonauti ({ $rattonauts }).
page-companion-won-shared = Vittoria condivisa con { points } e altrettanti rattonauti ({ $rattonauts }): { $names }.
page-companion-won-tie-is-gregs = Parità a { points }: quindi vince { $names }.
page-companion-won-floor = { $names } vince: il segnalino più in basso, al piano { $floor }.
page-companion-won-markers = Ugualmente in basso, al piano { $floor }: { $names } vince con più segnalini raccolti ({ $markers }).
page-companion-won-held = Non resta nessuno: { $names } aveva più segnalini ({ $markers }) e vince.
page-companion-won-draw = Pareggio: { $names }.
page-companion-no-too-much = { $count } è troppo: al massimo { $most }.
page-companion-no-tile-missing = Quale tessera c’è lì?
page-companion-no-tile-twice = La tessera { $tile } non può stare su due tracce.
page-companion-no-who-went-last = Non resta nessuno. Segna chi è uscito con l’ultima azione: almeno tre, finora { $count }.
page-companion-no-other = Così non può stare su un tavolo.
