# Che cosa si conserva delle persone

page-heading-privacy = I tuoi dati
page-privacy = I tuoi dati
page-privacy-somebody = Qualcuno
page-privacy-what = Che cosa si conserva
page-privacy-name = Il tuo nome, e il colore e l’immagine, se li hai scelti.
page-privacy-devices = Dove hai effettuato l’accesso: browser, sistema e ultima visita, con la precisione di un’ora.
page-privacy-ways = Se li hai impostati: la parte pubblica delle tue passkey, le impronte dei tuoi codici di recupero e il tuo indirizzo e-mail.
page-privacy-games = Le tue partite: chi sedeva dove, ogni mossa e i messaggi in chat.
page-privacy-own = Ciò che è solo tuo: impostazioni, sfide superate, partite caricate, i tuoi tabelloni, partite accanto a un tabellone vero, analisi richieste.
page-privacy-push = Se vuoi ricevere avvisi quando tocca a te: dove il tuo browser li riceve, e le tue ore di silenzio.
page-privacy-not = Che cosa non si conserva
page-privacy-not-about = Il tuo indirizzo IP non viene mai registrato. Su questa pagina non ci sono pubblicità, tracciamenti né contenuti di altri siti. L’unico cookie è quello che si ricorda di te.
page-privacy-long = Per quanto tempo
page-privacy-people-days = { $days ->
    [one] Se non torni per un giorno, i tuoi dati vengono cancellati.
   *[other] Se non torni per { $days } giorni, i tuoi dati vengono cancellati.
}
page-privacy-people-always = I tuoi dati restano finché non ti cancelli.
page-privacy-chat-days = { $days ->
    [one] I messaggi in chat vengono cancellati un giorno dopo la fine della partita.
   *[other] I messaggi in chat vengono cancellati { $days } giorni dopo la fine della partita.
}
page-privacy-chat-always = I messaggi in chat restano finché non ti cancelli.
page-privacy-backups = Chi gestisce questo server può conservare copie di sicurezza un po’ più a lungo.
page-privacy-export = Scarica i miei dati
page-privacy-export-about = Tutto ciò che si conserva di te, in un solo file (JSON).
page-privacy-delete = Cancellami
page-privacy-delete-about = I tuoi nomi e i tuoi messaggi vengono cancellati per sempre. Le partite con altri restano, con «qualcuno» al tuo posto. Nelle partite in corso un bot continua per te. Le partite che hai giocato senza altre persone vengono cancellate.
page-privacy-delete-others = Ciò che altri hanno scritto di te, e le partite che hanno scaricato, restano a loro.
page-privacy-delete-sure = Non si può tornare indietro. Per confermare, scrivi il tuo nome: { $name }
page-privacy-delete-name = Il tuo nome
page-privacy-delete-yes = Cancellami per sempre
privacy-delete-name-wrong = Questo non è il tuo nome.
page-privacy-deleted = Non sappiamo più nulla di te. Addio!
page-privacy-nobody = Di te non si conserva nulla: qui non hai un nome.
