# La pagina nel browser: quello che sta intorno ai giochi.

page-skip = Vai al contenuto
page-home-link = Alla prima pagina
page-navigation = Pagine
page-announcements = Annunci
page-menu = Tutte le pagine
page-nav-play = Gioca
page-nav-lobby = Tavoli
page-nav-learn = Impara
page-nav-rules = Regole
page-nav-records = Partite giocate
page-nav-companion = Accanto alla scatola
page-me = Il mio nome
page-offline = Connessione persa – torno subito …
page-unofficial = Non ufficiale, fatto da appassionati: nessuna immagine e nessun testo degli editori. Meglio accanto alla propria scatola.
page-about = Che cos’è Ratskeller
page-nowhere = Qui non c’è niente
page-nowhere-about = Solo qualche briciola. Forse l’indirizzo è sbagliato, o quello che c’era è sparito.

## Impostazioni

page-settings = Impostazioni
page-language = Lingua
page-theme = Luce
page-theme-auto = come il dispositivo
page-theme-light = giorno
page-theme-dark = notte
page-sound = Suoni
page-animation = Animazioni
page-notifications = Avvisami quando tocca a me
page-notifications-about = anche se questa pagina è in secondo piano

## Ovunque

page-loading = Un momento …
page-retry = Riprova
page-reload = Ricarica la pagina
page-fault = Qualcosa è andato storto in questa pagina. Se qualcosa non funziona più, ricaricala.
page-broken = Questa parte della pagina non funziona. Tra poco riprova da sola.
page-broken-kept = Al momento non si può disegnare. Quella che vedi è l’ultima situazione; la pagina riprova da sola.
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
page-heading-new-table = Un nuovo tavolo
page-heading-lobby = Tavoli
page-heading-table = Il tavolo
page-heading-replay = Una partita rivista
page-heading-records = Partite giocate
page-heading-learn = Imparare giocando
page-heading-rules = Le regole
page-heading-chart = Il tabellone delle sfide
page-heading-companion = Accanto al vero tabellone
page-heading-companion-greg = I turni di Greg
page-heading-companion-pad = Il segnapunti
page-heading-me = Chi sono
page-heading-about = Che cos’è Ratskeller

## Perché qualcosa non si può fare

page-problem-malformed = Non si è capito.
page-problem-illegal = Le regole non lo permettono.
page-problem-set-up = Così non si può preparare un tavolo.
page-problem-sign-in = Prima scegli un nome.
page-problem-not-yours = Questo è di qualcun altro.
page-problem-not-your-turn = Tocca a qualcun altro.
page-problem-not-found = Qui non c’è, o non c’è più.
page-problem-not-now = Adesso non si può.
page-problem-seat-taken = Lì c’è già qualcuno.
page-problem-too-fast = Troppo in fretta! Aspetta un momento.
page-problem-too-big = È troppo lungo.
page-problem-too-many = Ce ne sono già troppi.
page-problem-busy = Il server è occupato. Riprova tra un momento.
page-problem-not-saved = Al momento il server non può salvare nulla. Riprova più tardi.
page-problem-offline = Il server non è raggiungibile.
