# La pagina nel browser: quello che sta intorno ai giochi.

page-skip = Vai al contenuto
page-home-link = Torna alla pagina iniziale
page-navigation = Pagine
page-announcements = Avvisi
page-menu = Menu
page-nav-play = Gioca
page-nav-lobby = Tavoli
page-nav-learn = Impara
page-nav-rules = Regole
page-nav-records = Partite giocate
page-nav-companion = Assistente
page-me = Il tuo nome
page-offline = Connessione persa. Nuovo tentativo…
page-unofficial = Progetto amatoriale, non ufficiale: senza immagini né testi degli editori. Dà il meglio accanto alla scatola originale.
page-about = Che cos’è Ratskeller
page-nowhere = Qui non c’è niente
page-nowhere-about = Solo qualche briciola. Forse l’indirizzo è sbagliato, o la pagina non esiste più.

## Impostazioni

page-settings = Impostazioni
page-language = Lingua
page-theme = Tema
page-theme-auto = automatico
page-theme-light = chiaro
page-theme-dark = scuro
page-sound = Suoni
page-animation = Animazioni
page-notifications = Avvisami quando tocca a me
page-notifications-about = anche quando la pagina è in secondo piano

## Ovunque

page-loading = Un momento…
page-retry = Riprova
page-reload = Ricarica la pagina
page-fault = Qualcosa è andato storto in questa pagina. Se qualcosa non funziona più, ricaricala.
page-broken = Questa parte della pagina non funziona. Tra poco riprova da sola.
page-broken-kept = Al momento non si può aggiornare. Quella che vedi è l’ultima situazione; la pagina riprova da sola.
page-close = Chiudi
page-see-rule = Vedi la regola
page-rule = Regola { $rule }
page-offers = Che cosa puoi fare
page-name-made-up = Ratto { $number }

## Posti

page-seat-open = posto libero
page-seat-numbered = { $name } { $number }
page-seat-colour-ivory = avorio
page-seat-colour-sky = celeste
page-seat-colour-coral = corallo
page-seat-colour-teal = verde petrolio
page-seat-colour-plum = prugna
page-seat-shape-circle = cerchio
page-seat-shape-square = quadrato
page-seat-shape-triangle = triangolo
page-seat-shape-diamond = rombo
page-seat-shape-star = stella

## Titoli

page-heading-home = Due giochi di ratti
page-heading-new-table = Nuovo tavolo
page-heading-lobby = Tavoli
page-heading-table = Il tavolo
page-heading-replay = Rivedi la partita
page-heading-records = Partite giocate
page-heading-learn = Impara giocando
page-heading-rules = Le regole
page-heading-chart = Il tabellone delle sfide
page-heading-companion = L’assistente per il gioco in scatola
page-heading-companion-greg = I turni di Greg
page-heading-companion-pad = Il segnapunti
page-heading-me = Il tuo profilo
page-heading-about = Che cos’è Ratskeller

## Perché qualcosa non si può fare

page-problem-malformed = Richiesta non valida. Ricarica la pagina e riprova.
page-problem-illegal = Le regole non lo permettono.
page-problem-set-up = Con queste impostazioni non si può aprire un tavolo. Cambiale e riprova.
page-problem-sign-in = Prima scegli un nome.
page-problem-not-yours = Appartiene a un’altra persona: qui non puoi intervenire.
page-problem-not-your-turn = Non tocca a te: aspetta il tuo turno.
page-problem-not-found = Qui non c’è nulla, o non c’è più.
page-problem-not-now = In questo momento non si può fare.
page-problem-seat-taken = Questo posto è già occupato: scegline un altro.
page-problem-too-fast = Troppe richieste in poco tempo. Aspetta un momento e riprova.
page-problem-too-big = Il testo o il file è troppo lungo: accorcialo e riprova.
page-problem-too-many = Hai raggiunto il limite: chiudi o elimina qualcosa, poi riprova.
page-problem-busy = Il server è sovraccarico. Riprova tra poco.
page-problem-not-saved = Al momento il server non può salvare nulla. Riprova più tardi.
page-problem-offline = Il server non risponde. Controlla la connessione e riprova.
