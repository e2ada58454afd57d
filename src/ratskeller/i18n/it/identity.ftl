# Chi è qualcuno: messaggi, e come si conserva un profilo

mail-confirm-subject = Conferma il tuo indirizzo e-mail per Ratskeller
mail-confirm-text =
    Ciao { $name },

    hai chiesto a Ratskeller di conservare questo indirizzo. Per confermarlo, apri questo link nello stesso browser:

    { $link }

    Il link vale una volta sola, per { $minutes } minuti. Se non l’hai chiesto tu, ignora questo messaggio: non succederà nulla.
mail-link-subject = Il tuo link per accedere a Ratskeller
mail-link-text =
    Ciao { $name },

    apri questo link sul dispositivo su cui vuoi giocare:

    { $link }

    Il link vale una volta sola, per { $minutes } minuti. Non darlo a nessuno: chi lo ha può giocare al posto tuo. Se non l’hai chiesto, ignora questo messaggio.

id-name-staff = Questo nome è riservato a chi gestisce il server. Scegline un altro.
page-id-colour = Colore
page-id-colour-ivory = Avorio
page-id-colour-sky = Celeste
page-id-colour-coral = Corallo
page-id-colour-teal = Verde petrolio
page-id-colour-plum = Prugna
page-id-colour-cheese = Giallo formaggio
page-id-colour-moss = Verde muschio
page-id-colour-slate = Grigio ardesia
page-id-picture = Immagine
page-id-picture-plain = Ratto
page-id-picture-glasses = Ratto con gli occhiali
page-id-picture-cap = Ratto con il berretto
page-id-picture-helmet = Ratto con il casco spaziale
page-id-picture-bow = Ratto con il fiocco
page-id-picture-flute = Ratto con il flauto
page-id-picture-patch = Ratto con la benda sull’occhio
page-id-picture-crown = Ratto con la corona

page-id-devices-where = Accessi attivi
page-id-device-this = questo dispositivo
page-id-device-unknown = Browser sconosciuto
page-id-device-seen = ultimo accesso: { $day }
page-id-device-out = Disconnetti
page-id-device-out-of = Disconnetti { $device }
page-id-device-gone = { $device } è stato disconnesso.

page-id-keep = Conserva il tuo profilo
page-id-keep-about = Questo browser si ricorda di te. Se non ce l’hai più, puoi rientrare in uno di questi modi. Per giocare non te ne serve nessuno.
page-id-passkeys = Passkey
page-id-passkeys-about = La chiave è custodita dal tuo dispositivo o dal tuo gestore di password. Accedi con l’impronta, il volto o un PIN.
page-id-passkey-make = Crea una passkey
page-id-passkey-made = La tua passkey è pronta.
page-id-passkey-created = creata: { $day }
page-id-passkey-remove = Rimuovi
page-id-passkey-remove-of = Rimuovi la passkey di { $device }
page-id-passkey-removed = La passkey è stata rimossa.
page-id-passkey-insecure = Le passkey funzionano solo su pagine https e su localhost. L’indirizzo di questa pagina non è né l’uno né l’altro.
page-id-passkey-missing = Questo browser non supporta le passkey.
id-passkey-wrong = Questa passkey non è conosciuta qui, oppure la risposta è arrivata troppo tardi. Riprova.
page-id-passkey-cancelled = Non è successo nulla: la passkey non è stata usata.
page-id-codes = Codici di recupero
page-id-codes-about = Dieci codici da stampare o trascrivere. Ognuno vale per un solo accesso.
page-id-codes-left = { $left ->
    [0] Non hai codici di recupero.
    [one] Ti resta un codice di recupero.
   *[other] Ti restano { $left } codici di recupero.
}
page-id-codes-make = Crea i codici
page-id-codes-again = Crea nuovi codici
page-id-codes-now = Trascrivi questi codici adesso: vengono mostrati solo questa volta. I codici precedenti non valgono più.
page-id-codes-copy = Copia
page-id-codes-copied = I codici sono stati copiati.
page-id-codes-done = Li ho trascritti
id-code-wrong = Questo codice non esiste o è già stato usato.
page-id-mail = Posta elettronica
page-id-mail-about = Se confermi un indirizzo, puoi farti mandare lì un link per accedere.
page-id-mail-mine = Il tuo indirizzo è { $address }.
page-id-mail-address = Indirizzo e-mail
page-id-mail-save = Manda la conferma
page-id-mail-sent = Abbiamo mandato un messaggio all’indirizzo { $address }. Apri il link in questo browser entro 15 minuti.
page-id-mail-forget = Rimuovi l’indirizzo
page-id-mail-forgotten = Il tuo indirizzo è stato rimosso.
id-mail-malformed = Questo non è un indirizzo e-mail.
id-mail-old = Questo link è già stato usato, è troppo vecchio o è stato chiesto in un altro browser. Chiedine uno nuovo.
page-id-mail-confirm = Confermi il tuo indirizzo?
page-id-mail-confirm-yes = Sì, è il mio
page-id-mail-confirmed = { $address } è confermato.

page-id-back = Hai già un profilo?
page-id-back-about = Accedi per usare il tuo profilo in questo browser.
page-id-back-instead = In questo browser sei { $name }. Se accedi come qualcun altro, da qui non potrai più raggiungere le partite di { $name }.
page-id-back-passkey = Accedi con una passkey
page-id-back-code = Codice di recupero
page-id-back-code-use = Usa questo codice
page-id-back-mail = Mandami un link
page-id-back-mail-sent = Se conosciamo { $address }, ti abbiamo mandato un link. Vale 15 minuti.
page-id-enter = Accedere con questo link?
page-id-enter-about = Questo link è arrivato per e-mail. Se accetti, ritrovi anche qui il tuo nome e le tue partite.
