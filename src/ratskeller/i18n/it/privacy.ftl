# Che cosa si conserva delle persone

page-heading-privacy = I tuoi dati
page-privacy = I tuoi dati
page-privacy-somebody = Qualcuno
page-privacy-what = Che cosa si conserva
page-privacy-name = Il tuo nome, e il colore e l’immagine, se li hai scelti.
page-privacy-devices = Dove sei connesso: browser, sistema e, con la precisione di un’ora, quando ci sei stato l’ultima volta.
page-privacy-ways = Se li hai impostati: la parte pubblica delle tue passkey, le impronte dei tuoi codici di recupero e il tuo indirizzo e-mail.
page-privacy-games = Le tue partite: chi sedeva dove, ogni mossa e che cosa si è detto al tavolo.
page-privacy-own = Ciò che è solo tuo: impostazioni, sfide completate, partite caricate, i tuoi tabelloni, partite accanto a un tabellone vero, analisi richieste.
page-privacy-push = Se vuoi essere chiamato quando tocca a te: dove il tuo browser riceve i messaggi, e le tue ore di silenzio.
page-privacy-not = Che cosa non si conserva
page-privacy-not-about = Il tuo indirizzo IP non viene mai annotato. Su questa pagina non ci sono pubblicità, tracciamento o contenuti di altri siti. L’unico cookie è quello che si ricorda di te.
page-privacy-long = Per quanto tempo
page-privacy-people-days = { $days ->
    [one] Se non torni per un giorno, vieni dimenticato.
   *[other] Se non torni per { $days } giorni, vieni dimenticato.
}
page-privacy-people-always = I tuoi dati restano finché non ti cancelli.
page-privacy-chat-days = { $days ->
    [one] Ciò che si è detto al tavolo viene cancellato un giorno dopo la fine della partita.
   *[other] Ciò che si è detto al tavolo viene cancellato { $days } giorni dopo la fine della partita.
}
page-privacy-chat-always = Ciò che si è detto al tavolo resta lì finché non ti cancelli.
page-privacy-backups = Chi gestisce questo server può conservare copie di sicurezza un po’ più a lungo.
page-privacy-export = Scarica i miei dati
page-privacy-export-about = Tutto ciò che si conserva di te, in un solo file (JSON).
page-privacy-delete = Cancellami
page-privacy-delete-about = I tuoi nomi e le tue parole vengono cancellati per sempre. Le partite con altri restano, con «qualcuno» al tuo posto. Nelle partite in corso un bot continua per te. Le partite giocate da solo vengono cancellate.
page-privacy-delete-others = Ciò che altri hanno scritto di te, e le partite che hanno scaricato, restano a loro.
page-privacy-delete-sure = Non si può tornare indietro. Per confermare, scrivi il tuo nome: { $name }
page-privacy-delete-name = Il tuo nome
page-privacy-delete-yes = Cancellami per sempre
privacy-delete-name-wrong = Questo non è il tuo nome.
page-privacy-deleted = Sei stato dimenticato. Addio!
page-privacy-nobody = Di te non si conserva nulla: qui non hai un nome.
