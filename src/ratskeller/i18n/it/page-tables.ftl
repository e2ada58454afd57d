# La pagina nel browser: la prima pagina, preparare e trovare tavoli, e chi sono.

## Prima pagina

page-home-lead = Costruisci un razzo con i rottami o tieni i ratti lontani da casa tua: in solitario, contro i bot o con gli amici, vicini e lontani.
page-home-games = I giochi
page-home-firstrat-about = Fai correre i tuoi ratti per la discarica, raccogli bottiglie, lattine e lampadine e costruisci un razzo per la luna. Che, come tutti sanno, è di formaggio.
page-home-piedpiper-about = I ratti corrono di casa in casa per Hamelin. Gioca le tue carte per mandarli dai vicini, e lascia che il Pifferaio li porti via da casa tua.
page-home-firstrat-people = da 1 a 5 giocatori; in solitario sfidi Greg
page-home-piedpiper-people = da 2 a 5 giocatori, con carte segrete in mano
page-home-play = Gioca: { $game }
page-home-against = Contro chi vuoi giocare? Si comincia subito.
page-home-opponents = { $name } × { $count }
page-home-mood-ratling = tranquillo, per la prima partita
page-home-mood-pantry-rat = goloso e bonario
page-home-mood-sly-rat = pensa in anticipo
page-home-mood-rat-king = spietato
page-home-mood-rat-emperor = implacabile
page-home-greg = { greg } · { $level }
page-home-greg-about = in solitario, con sfide
page-home-starting = Preparazione della partita…
page-home-learn = Impara giocando
page-home-new = Gioca con gli amici
page-home-elsewhere = E non è tutto
page-home-lobby-about = Gioca con altri o guarda le loro partite.
page-home-chart-about = Dieci imprese contro Greg, a quattro livelli.
page-home-companion-about = Greg e il segnapunti sul telefono, accanto al gioco in scatola.
page-home-records-about = Rivedi le partite, mossa per mossa.

## Un tavolo in una lista

page-tables-seats = Posti
page-tables-your-turn = Tocca a te
page-tables-their-turn = Turno di { $name }
page-tables-state-open = in attesa di giocatori
page-tables-state-running = partita in corso
page-tables-state-over = partita finita
page-tables-state-closed = tavolo chiuso
page-tables-by-link = solo con il link
page-tables-sit = Siediti
page-tables-back = Torna al tuo posto
page-tables-look = Apri il tavolo
page-tables-watch = Guarda
page-tables-go-on = Continua
page-tables-result = Risultato
page-tables-replay = Rivedi

## I miei tavoli

page-mine = I tuoi tavoli
page-mine-running = I tuoi tavoli
page-mine-going = In corso
page-mine-over = Finite
page-mine-all = Tutti i tuoi tavoli
page-mine-none = Non hai ancora giocato a nessun tavolo.
page-mine-play = Gioca una partita
page-mine-more = Mostra altri

## Tutti i tavoli

page-lobby-lead = I posti liberi sono aperti a tutti, e puoi guardare qualsiasi tavolo.
page-lobby-filter = Filtra i tavoli
page-lobby-open = Nuovo tavolo: { $game }
page-lobby-waiting = Posti liberi
page-lobby-running = Partite in corso
page-lobby-more = Altri tavoli
page-lobby-empty = Al momento non c’è nessun tavolo. Aprine uno con un posto libero: gli altri lo vedranno qui.

## Preparazione

page-setup-title = Nuovo tavolo: { $game }
page-setup-other = Cambia gioco: { $game }
page-setup-who = Chi gioca?
page-setup-count = Giocatori
page-setup-alone = 1 (contro { greg })
page-setup-level = Livello di { greg }
page-setup-level-easy = 5 carte veloci e 5 lente
page-setup-level-medium = 6 carte veloci e 4 lente
page-setup-level-hard = 7 carte veloci e 3 lente
page-setup-level-unfair = 8 carte veloci e 2 lente
page-setup-seat = Posto { $number }: chi gioca
page-setup-name = Posto { $number }: nome
page-setup-people = Giocatori
page-setup-bots = Bot
page-setup-me = tu
page-setup-me-about = giochi da questo browser
page-setup-beside = un’altra persona su questo schermo
page-setup-beside-about = gioca qui con te; fra un turno e l’altro le carte in mano vengono nascoste
page-setup-open = posto libero
page-setup-open-about = per chi passa di qui, o per chi riceve il tuo link
page-setup-seen = Chi può vedere il tavolo?
page-setup-public = tutti
page-setup-public-about = Compare nell’elenco dei tavoli e chiunque può sedersi.
page-setup-link = solo chi ha il link
page-setup-link-about = Non compare nell’elenco: il link agli amici lo mandi tu.
page-setup-more = Altre opzioni
page-setup-changed = { $count ->
    [0] le impostazioni usuali
    [one] { $count } modificata
   *[other] { $count } modificate
}
page-setup-profile = Tabellone personalizzato
page-setup-profile-choose = Scegli un file…
page-setup-profile-own = da un file
page-setup-profile-standard = Torna al tabellone standard
page-setup-profile-wrong = Con questo file non si può giocare. Correggi questi punti e ricaricalo:
page-setup-clock = Tempo
page-setup-stand-in = Se qualcuno se ne va o finisce il tempo, gioca
page-setup-hints = Suggerimenti
page-setup-hints-about = Chi è di turno può chiedere quali sono i turni migliori.
page-setup-points = Punti durante la partita
page-setup-points-about = Tutti vedono i punti di tutti durante la partita.
page-setup-watched = Mostra nell’elenco dei tavoli
page-setup-watched-about = Chiunque può trovare la tua partita e guardarla, ma non vede le carte nascoste.
page-setup-allowed = permessi
page-setup-forbidden = non permessi
page-setup-shown = visibili
page-setup-hidden = nascosti
page-setup-reset = Ripristina le opzioni
page-setup-go-start = Comincia la partita
page-setup-go-start-about = Non ci sono posti liberi: si comincia subito.
page-setup-go-open = Apri il tavolo
page-setup-go-open-about = Riceverai un link per i posti liberi; la partita comincia quando ci siete tutti.
page-setup-go-watch = Guarda i bot
page-setup-go-watch-about = A questo tavolo giocano solo bot: tu guardi.

page-clock-none = senza limiti
page-clock-none-about = Ognuno si prende il tempo che vuole.
page-clock-bank = tempo a disposizione
page-clock-bank-about = Un tempo per l’intera partita, più qualche secondo a ogni turno.
page-clock-days = giorni per turno
page-clock-days-about = Una partita senza fretta: basta passare ogni tanto.
page-clock-minutes = Minuti per la partita
page-clock-increment = Secondi in più per turno
page-clock-days-each = Giorni per turno
page-clock-bank-short = { $minutes } min + { $increment } s a turno
page-clock-days-short = { $days ->
    [one] { $days } giorno per turno
   *[other] { $days } giorni per turno
}

## Opzioni, ognuna in una riga

page-option-comics = Per la prima partita bastano le riviste semplici. I super ratti ne aggiungono quattro: comandante, raccoglitore, corridore e ladro.
page-option-discount_for_two = In 2 giocatori la rivista che fa pagare meno le parti del razzo è molto forte: c’è chi preferisce escluderla. Vale anche in solitario, che si prepara come una partita in 2.
page-option-path = Con le tessere mescolate il percorso cambia a ogni partita, ma ogni tratto mantiene lo stesso tipo di risorse.
page-option-tracks = Con altre tessere cambiano i punti delle tracce: si pescano a caso o le mette il primo giocatore.
page-option-light_bonus = Quanto rendono gli spazi illuminati: 1 in più solo per quello spazio, o 1 in più per ogni spazio illuminato dello stesso tipo.
page-option-spare_markers = Quando si possono usare il nono e il decimo segnalino.
page-option-greg_at_pad = I regolamenti non concordano su che cosa fanno gli altri ratti di Greg quando uno raggiunge la base di lancio.
page-option-award = Quando sulla base di lancio puoi prendere un riconoscimento invece di un ratto dalla nursery.
page-option-library = Se il tuo segnalino ratto nella tana può lasciare la libreria senza una rivista.
page-option-super_power = Se un ratto può usare il nuovo potere già nel turno in cui riceve il gettone, come il ladro a una bancarella.
page-option-greg_toll = Quanto paghi se più ratti di Greg sono sullo stesso spazio.
page-option-mouldy_supply = Quanti pezzi ci sono. Quando finiscono, un pedaggio che non puoi pagare viene saltato.
page-option-award_supply = Quanti ce ne sono. Quando non ne restano, nessuno può prenderne.
page-option-challenge_points = Se basta esattamente il numero di punti indicato dalla sfida.
page-option-book = I regolamenti differiscono in alcuni punti. Qui li imposti tutti insieme; qui sotto puoi cambiarli uno per uno.
page-option-greg_deck = Si conosce una sola delle sue carte; le altre le abbiamo ricostruite. Con il mazzo usuale una partita dura circa 19 turni. Greg il feroce corre tre volte più veloce: una sfida per chi è esperto.
page-option-variant = Per i più giovani, le carte hanno effetto appena giocate. Con le carte coperte si può bluffare.
page-option-roof = Il piano a cui devi lasciare la città. Con il tetto al settimo piano la partita è più breve.
page-option-sewer_plus = Se anche la casa aggiunta da «più uno» viene superata passando dalla fogna.

## Aspettando persone

page-wait-free = { $count ->
    [one] Manca ancora { $count } giocatore.
   *[other] Mancano ancora { $count } giocatori.
}
page-wait-full = Ci sono tutti. Comincia quando vuoi!
page-wait-host = Ci sono tutti. Si comincia quando vuole chi ha aperto il tavolo.
page-wait-name = Il tuo nome
page-wait-sit = Siediti qui
page-wait-beside-name = Nome di chi gioca con te su questo schermo
page-wait-their-name = Nome
page-wait-sit-beside = Gioca su questo schermo
page-wait-you = tu
page-wait-bot = un bot
page-wait-here = al tavolo
page-wait-start = Comincia la partita
page-wait-close = Chiudi il tavolo
page-wait-leave = Lascia il tavolo
page-wait-remove = Rimuovi
page-wait-remove-label = Rimuovi { $name }
page-wait-remove-title = Rimuovere { $name } dal tavolo?
page-wait-remove-about = Il posto torna libero e { $name } non potrà più sedersi a questo tavolo.
page-wait-remove-no = Lascia stare
page-wait-removed = Chi ha aperto il tavolo ti ha tolto il posto. Qui non puoi più sederti.
table-one-seat = A un tavolo aperto a tutti puoi prendere un solo posto. Per giocare in più persone sullo stesso schermo, scegli un tavolo con link o aprine uno tuo.
page-wait-invite = Invita qualcuno
page-wait-invite-about = Chi ha questo link può sedersi o guardare, senza registrarsi.
page-wait-link = Link a questo tavolo
page-wait-invitation = Ti va una partita a «{ $game }»?
page-wait-facts = Impostazioni del tavolo
page-wait-fair = Caso verificabile: quando ci si siede o si comincia, ogni browser aggiunge un suo numero casuale. Il server ha già fissato il proprio, e questa ne è l’impronta:

page-share-copy = Copia il link
page-share-copied = Link copiato.
page-share-send = Condividi…
page-share-code = Link come codice QR
page-share-code-about = Oppure inquadra il codice con un telefono.

## Chi sono

page-me-who = Il tuo nome
page-me-name = Come vuoi farti chiamare?
page-me-rename = Cambia nome
page-me-renamed = Ora ti chiami { $name }.
page-me-name-about = Non serve una password: questo browser si ricorda di te. Ai tavoli a cui giochi già resta il vecchio nome.
page-me-nobody = Per dare un’occhiata non serve un nome. Alla prima partita ne ricevi uno; qui puoi sceglierlo tu.
page-me-browser = Questo browser
page-me-no-notifications = Il tuo browser permette gli avvisi solo sulle pagine https.
page-me-devices = I tuoi dispositivi
page-me-devices-about = Continua le tue partite sul telefono o su un altro computer: apri lì questo link.
page-me-link = Link per l’altro dispositivo
page-me-link-make = Crea un link
page-me-link-again = Crea un altro link
page-me-link-about = { $minutes ->
    [one] Si può usare una volta sola, entro { $minutes } minuto. Non darlo a nessuno: chi lo apre può giocare al posto tuo.
   *[other] Si può usare una volta sola, entro { $minutes } minuti. Non darlo a nessuno: chi lo apre può giocare al posto tuo.
}
page-me-forget = Disconnetti tutti gli altri dispositivi
page-me-forget-about = Resta collegato solo questo browser e i link già creati non valgono più. Le tue partite restano.
page-me-forget-yes = Disconnetti
page-me-forgotten = Tutti gli altri dispositivi sono stati disconnessi.
page-me-keep = Annulla
page-me-take = Colleghi questo dispositivo?
page-me-take-about = Questo link viene da un altro tuo dispositivo: collegandolo ritrovi anche qui il tuo nome e le tue partite.
page-me-take-instead = In questo browser ti chiami { $name }. Se apri il link, passi al profilo dell’altro dispositivo e da qui non potrai più raggiungere le partite di { $name }.
page-me-take-yes = Collega
page-me-take-no = No, annulla
page-me-welcome = Ciao, { $name }!

## Informazioni

page-about-what = Che cos’è
page-about-name = Un Ratskeller è la taverna sotto un municipio tedesco. Questo è un tavolo per due giochi di ratti, con tutte le modalità, le varianti e le opzioni.
page-about-who = Gioca in solitario, contro bot di cinque livelli, con gli amici sullo stesso schermo oppure online con un link: in diretta o un turno al giorno.
page-about-fair = Il caso non lo decide nessuno, né il server né chi gioca, e a fine partita tutti possono verificarlo.
page-about-owners = Di chi sono i giochi
page-about-unofficial = Ratskeller è un progetto non ufficiale e senza scopo di lucro. First Rat e Il Pifferaio Magico appartengono ai rispettivi autori, illustratori ed editori, che non hanno nulla a che fare con questo sito.
page-about-own-work = Qui non trovi né immagini né testi loro: i disegni sono nostri e le regole sono spiegate con parole nostre.
page-about-box = Se i giochi ti piacciono, comprali: su un tavolo vero danno il meglio.
page-about-credits = Ringraziamenti
page-about-icons = Icone di Lorc, Delapouite e altri autori di
page-about-libraries = Realizzato con software libero, tra cui:
page-about-version = Versione
page-about-number = Ratskeller { $version }, software libero con licenza MIT
page-about-api = Per chi programma: le API del server
page-about-privacy = Usiamo un solo cookie, per riconoscerti. Niente viene caricato da altri server, niente pubblicità, niente statistiche sulle visite.
