# La pagina nel browser: la prima pagina, preparare e trovare tavoli, e chi sono.

## Prima pagina

page-home-lead = Costruisci un razzo con i rottami, o tieni i ratti lontani da casa tua: in solitario, contro i bot o con amici vicini e lontani.
page-home-games = I giochi
page-home-firstrat-about = Fai correre i tuoi ratti per la discarica, raccogli bottiglie, lattine e lampadine e costruisci un razzo per la luna. In fondo è di formaggio.
page-home-piedpiper-about = I ratti corrono di casa in casa per Hameln. Gioca le tue carte in modo che vadano dai vicini, e lascia che il Pifferaio li porti via da te.
page-home-firstrat-people = da 1 a 5 persone; in solitario sfidi Greg
page-home-piedpiper-people = da 2 a 5 persone, ognuna con la sua mano segreta
page-home-play = Gioca: { $game }
page-home-against = Contro chi? La partita comincia subito.
page-home-opponents = { $name } × { $count }
page-home-mood-ratling = mite, per la prima partita
page-home-mood-pantry-rat = ingordo e simpatico
page-home-mood-sly-rat = guarda avanti
page-home-mood-rat-king = spietato
page-home-greg = { greg } · { $level }
page-home-greg-about = in solitario, con sfide
page-home-starting = La partita viene preparata …
page-home-learn = Impara giocando
page-home-new = Gioca con amici
page-home-elsewhere = Che altro c’è
page-home-lobby-about = Siediti con altri, o guardali giocare.
page-home-chart-about = Dieci imprese contro Greg, su quattro livelli.
page-home-companion-about = Greg e il blocco segnapunti sul telefono, accanto alla tua scatola.
page-home-records-about = Rivedi le partite, mossa per mossa.

## Un tavolo in una lista

page-tables-seats = Posti
page-tables-your-turn = Tocca a te
page-tables-their-turn = Tocca a { $name }
page-tables-state-open = aspetta persone
page-tables-state-running = si sta giocando
page-tables-state-over = è finita
page-tables-state-closed = è stato chiuso
page-tables-by-link = solo con il link
page-tables-sit = Siediti
page-tables-back = Al tuo posto
page-tables-look = Dai un’occhiata
page-tables-watch = Guarda
page-tables-go-on = Continua
page-tables-result = Risultato
page-tables-replay = Rivedila

## I miei tavoli

page-mine = I miei tavoli
page-mine-running = I tuoi tavoli
page-mine-going = In corso
page-mine-over = Finite
page-mine-all = Tutti i tuoi tavoli
page-mine-none = Non ti sei ancora seduto a nessun tavolo.
page-mine-play = Gioca una partita
page-mine-more = Mostra altro

## Tutti i tavoli

page-lobby-lead = I posti liberi sono per tutti. E puoi guardare ogni tavolo.
page-lobby-filter = Quali giochi
page-lobby-all = entrambi i giochi
page-lobby-open = Nuovo tavolo: { $game }
page-lobby-waiting = Qui c’è posto
page-lobby-running = Qui si gioca
page-lobby-more = Altri tavoli
page-lobby-empty = Al momento non c’è nessuno. Apri un tavolo e lascia un posto libero: gli altri lo vedranno qui.

## Preparazione

page-setup-title = Un tavolo: { $game }
page-setup-other = Meglio { $game }?
page-setup-who = Chi gioca?
page-setup-count = Posti
page-setup-alone = 1 (contro { greg })
page-setup-level = Quanto è forte { greg }?
page-setup-level-easy = cinque carte rapide, cinque lente
page-setup-level-medium = sei carte rapide, quattro lente
page-setup-level-hard = sette carte rapide, tre lente
page-setup-level-unfair = non riposa quasi mai
page-setup-seat = Chi siede al posto { $number }
page-setup-name = Nome al posto { $number }
page-setup-people = Persone
page-setup-bots = Bot
page-setup-me = io
page-setup-me-about = tu, in questo browser
page-setup-beside = un’altra persona a questo schermo
page-setup-beside-about = gioca qui con te; le mani segrete vengono coperte tra un turno e l’altro
page-setup-open = libero, per altri
page-setup-open-about = per chi arriva, o per chi riceve il tuo link
page-setup-seen = Chi può trovare il tavolo?
page-setup-public = tutti
page-setup-public-about = È nella lista dei tavoli; chiunque può sedersi.
page-setup-link = solo chi ha il link
page-setup-link-about = Non è in nessuna lista. Mandi tu il link agli amici.
page-setup-more = Altre opzioni
page-setup-changed = { $count ->
    [0] tutto come nel regolamento
    [one] { $count } modificata
   *[other] { $count } modificate
}
page-setup-profile = Un tabellone tuo
page-setup-profile-about = Un file TOML con percorso, tracce, carte o prezzi tuoi. Copia quello standard, modificalo e controllalo con { $command }.
page-setup-profile-choose = Scegli un file …
page-setup-profile-own = da un file
page-setup-profile-standard = Torna al tabellone standard
page-setup-profile-wrong = Questo file non descrive un tabellone su cui si possa giocare:
page-setup-clock = Orologio
page-setup-stand-in = Gioca per chi finisce il tempo
page-setup-hints = Suggerimenti
page-setup-hints-about = Chi è di turno può chiedere quali sono i turni migliori.
page-setup-points = Punti durante la partita
page-setup-points-about = Tutti vedono quanti punti ha finora ogni posto.
page-setup-watched = Mostra nella lista dei tavoli
page-setup-watched-about = Altri possono trovare la tua partita e guardarla. Non vedono le carte nascoste.
page-setup-allowed = permessi
page-setup-forbidden = non permessi
page-setup-shown = visibili
page-setup-hidden = nascosti
page-setup-reset = Tutto come all’inizio
page-setup-go-start = Comincia la partita
page-setup-go-start-about = Tutti i posti sono occupati, quindi si comincia subito.
page-setup-go-open = Apri il tavolo
page-setup-go-open-about = Ricevi un link per i posti liberi e cominci quando ci sono tutti.
page-setup-go-watch = Guarda i bot
page-setup-go-watch-about = A questo tavolo ci sono solo bot; tu guardi.

page-clock-none = nessun orologio
page-clock-none-about = Ognuno si prende il tempo che vuole.
page-clock-bank = riserva di tempo
page-clock-bank-about = Un tempo per tutta la partita, e un po’ di più a ogni turno.
page-clock-days = giorni per un turno
page-clock-days-about = Una partita senza fretta: passa ogni tanto.
page-clock-minutes = Minuti per la partita
page-clock-increment = Secondi in più per turno
page-clock-days-each = Giorni per ogni turno
page-clock-bank-short = { $minutes } min + { $increment } s a turno
page-clock-days-short = { $days ->
    [one] { $days } giorno per un turno
   *[other] { $days } giorni per un turno
}

## Opzioni, ognuna in una riga

page-option-comics = Quelle semplici vanno bene per la prima partita. I super ratti portano altre quattro riviste: comandante, raccoglitore, corridore e ladro.
page-option-discount_for_two = Con così poche persone la rivista che rende più economiche le parti del razzo è forte; c’è chi la toglie. Vale anche in solitario, che si prepara come una partita in due.
page-option-path = Le tessere mescolate rendono nuovo ogni percorso; ogni tratto conserva i suoi tipi di merce.
page-option-tracks = Altre tessere portano altri punti sulle tracce; le sceglie la sorte, o le posa chi comincia.
page-option-light_bonus = Che cosa danno gli spazi illuminati: uno in più per quello spazio, o uno in più per ogni spazio illuminato dello stesso tipo.
page-option-spare_markers = Quando si possono usare il nono e il decimo segnalino.
page-option-greg_at_pad = Le edizioni differiscono su ciò che fa ancora la sua carta quando uno dei suoi ratti è arrivato.
page-option-variant = I più giovani vedono subito che cosa fa una carta. Con una carta coperta si può bluffare.
page-option-roof = Fin dove devono salire i ratti prima che tu lasci la città. Con il 7º piano la partita è più breve.
page-option-sewer_plus = Se anche la casa aggiunta da una carta più uno viene superata sotto terra.

## Aspettando persone

page-wait-free = { $count ->
    [one] Ancora una persona e si può cominciare.
   *[other] Ancora { $count } persone e si può cominciare.
}
page-wait-full = Ci sono tutti. Comincia quando vuoi!
page-wait-host = Ci sono tutti. Comincia la partita chi ha aperto il tavolo.
page-wait-name = Il tuo nome
page-wait-sit = Siediti qui
page-wait-beside-name = Nome di chi gioca accanto a te
page-wait-their-name = Il suo nome
page-wait-sit-beside = Gioca a questo schermo
page-wait-you = tu
page-wait-bot = un bot
page-wait-here = c’è
page-wait-start = Comincia la partita
page-wait-close = Chiudi il tavolo
page-wait-leave = Alzati
page-wait-remove = Rimuovi
page-wait-remove-label = Rimuovi { $name }
page-wait-remove-title = Rimuovere { $name } dal tavolo?
page-wait-remove-about = Il posto torna libero e { $name } non potrà più sedersi a questo tavolo.
page-wait-remove-no = Lascia stare
page-wait-removed = Chi ha aperto il tavolo ti ha tolto il posto. Qui non puoi più sederti.
table-one-seat = A un tavolo aperto a tutti puoi prendere un solo posto. In più persone allo stesso schermo si gioca ai tavoli con link o al proprio tavolo.
page-wait-invite = Invita altri
page-wait-invite-about = Chi ha questo link può sedersi qui o guardare. Nessuno ha bisogno di registrarsi.
page-wait-link = Link a questo tavolo
page-wait-invitation = Vieni a giocare: { $game }!
page-wait-facts = A questo tavolo
page-wait-fair = Fortuna leale: ogni browser aggiunge un suo numero casuale quando ci si siede o si comincia. Il server ha già fissato la sua parte:

page-share-copy = Copia il link
page-share-copied = Il link è copiato.
page-share-send = Invialo …
page-share-code = Il link come codice QR
page-share-code-about = Oppure inquadra il codice con un telefono.

## Chi sono

page-me-who = Il tuo nome
page-me-name = Come ti devono chiamare gli altri?
page-me-rename = Prendi questo nome
page-me-renamed = Ora ti chiami { $name }.
page-me-name-about = Non c’è password: questo browser si ricorda di te. Ai tavoli dove siedi già resta il vecchio nome.
page-me-nobody = Per guardarti intorno non serve un nome. Alla prima partita te ne viene dato uno; qui puoi sceglierlo tu.
page-me-browser = Questo browser
page-me-no-notifications = Il tuo browser lo permette solo su pagine con https.
page-me-devices = I tuoi altri dispositivi
page-me-devices-about = Continua le tue partite sul telefono o su un altro computer: apri lì questo link.
page-me-link = Link per l’altro dispositivo
page-me-link-make = Crea un link
page-me-link-again = Crea un altro link
page-me-link-about = { $minutes ->
    [one] Vale una volta sola, per { $minutes } minuto. Tienilo per te: chi lo apre diventa te.
   *[other] Vale una volta sola, per { $minutes } minuti. Tienilo per te: chi lo apre diventa te.
}
page-me-forget = Disconnetti tutti gli altri dispositivi
page-me-forget-about = Resta connesso solo questo browser, e i link che hai creato non valgono più. Le tue partite restano.
page-me-forget-yes = Disconnetti
page-me-forgotten = Tutti gli altri dispositivi sono disconnessi.
page-me-keep = Lascia tutto com’è
page-me-take = Questo dispositivo è tuo?
page-me-take-about = Questo link viene da un altro tuo dispositivo. Così trovi il tuo nome e le tue partite anche qui.
page-me-take-instead = In questo browser sei { $name }. Con questo link diventi chi sei sull’altro dispositivo; le partite di { $name } non si potranno più raggiungere da qui.
page-me-take-yes = Sì, è mio
page-me-take-no = No, lascia stare
page-me-welcome = Ciao, { $name }!

## Informazioni

page-about-what = Che cos’è
page-about-name = Un Ratskeller è la taverna sotto un municipio tedesco. Questo è un tavolo per due giochi di ratti, con tutte le modalità, le varianti e le opzioni.
page-about-who = Gioca in solitario, contro bot di quattro livelli, con amici allo stesso schermo o in rete mandando un link: dal vivo o un turno al giorno.
page-about-fair = Nessuno decide la fortuna da solo: né il server né chi gioca. Alla fine tutti possono controllarla.
page-about-owners = Di chi sono i giochi
page-about-unofficial = Ratskeller è non ufficiale e non commerciale. First Rat e Il Pifferaio Magico appartengono ai loro autori, illustratori ed editori, che non hanno a che fare con questa pagina.
page-about-own-work = Qui non ci sono immagini né testi loro: i disegni sono nostri, e le regole sono raccontate con parole nostre.
page-about-box = Se i giochi ti piacciono, comprali: danno il meglio su un tavolo vero.
page-about-credits = Grazie
page-about-icons = Icone di Lorc, Delapouite e altri autori di
page-about-libraries = È costruito con software libero, tra cui:
page-about-version = Versione
page-about-number = Ratskeller { $version }, libero con licenza MIT
page-about-api = Per chi programma: che cosa capisce il server
page-about-privacy = Un cookie ti riconosce, e nulla viene caricato da altri server. Non c’è pubblicità e nessuno conta le tue visite.
