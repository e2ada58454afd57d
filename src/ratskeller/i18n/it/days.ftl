# Partite che durano giorni: turni preparati in anticipo, vacanze, e-mail sulle partite in attesa

plan-hidden = In questo gioco i turni non si possono preparare in anticipo: troppe cose sono nascoste.
plan-your-turn = Tocca a te: fai la tua mossa.
plan-no-turn = Non hai un turno da preparare.
page-plan = Prepara il prossimo turno
page-plan-about = Gioca il tuo prossimo turno come se gli altri passassero. Le mosse verranno fatte quando comincerà, finché sono permesse. Le vedi solo tu.
page-plan-whole = Il turno è completo. Vuoi salvarlo?
page-plan-keep = Salva il piano
page-plan-kept = Il tuo piano è salvato.
page-plan-back = Torna alla partita
page-plan-mine = Il tuo prossimo turno: { $moves }
page-plan-cancel = Elimina il piano
page-plan-change = Modifica il piano
page-plan-canceled = Piano eliminato.
page-plan-stopped = Il tuo piano si è fermato a «{ $move }»: { $why }
page-plan-stopped-unforeseen = c’era un’altra scelta da fare.
page-plan-stopped-revealed = nel frattempo si è scoperto qualcosa.
page-plan-stopped-bot = al posto tuo gioca un bot.
page-plan-stopped-refused = non era più possibile.
page-plan-read = OK

holiday-when = La vacanza deve cominciare entro un anno e non può finire prima di cominciare.
holiday-twice = In quei giorni sei già in vacanza.
holiday-too-long = { $days ->
    [one] Quest’anno ti resta { $days } giorno su { $most }.
   *[other] Quest’anno ti restano { $days } giorni su { $most }.
}
page-holiday = Vacanze
page-holiday-about = Mentre sei in vacanza il tuo tempo si ferma nelle partite con giorni per turno. Gli altri vedono quando torni. Se vuoi, puoi giocare lo stesso.
page-holiday-left = { $days ->
    [one] Resta { $days } giorno su { $most } quest’anno
   *[other] Restano { $days } giorni su { $most } quest’anno
}
page-holiday-from = Primo giorno
page-holiday-to = Ultimo giorno
page-holiday-take = Vai in vacanza
page-holiday-taken = Vacanza salvata.
page-holiday-end = Termina la vacanza
page-holiday-cancel = Annulla
page-holiday-ended = Il tuo tempo scorre di nuovo.
page-holiday-span = { $from } – { $to }
page-holiday-until = in vacanza (ultimo giorno: { $date })
page-holiday-log = { $seat } cambia le sue vacanze.

digest-subject = { $count ->
    [one] Una partita ti aspetta
   *[other] { $count } partite ti aspettano
}
digest-text =
    Tocca a te:

    { $games }

    Ricevi questo messaggio al massimo una volta ogni { $hours } ore, perché l’hai chiesto. Per non riceverlo più, apri questo link:

    { $link }
digest-no-address = Prima conferma un indirizzo e-mail.
digest-stopped-before = Hai già disattivato queste e-mail.
page-digest = Mandami un’e-mail quando una partita mi aspetta
page-digest-about = Mai nelle ore di silenzio, in vacanza o mentre sei qui, e solo se è cominciato un tuo nuovo turno.
page-digest-no-address = Prima conferma qui sopra un indirizzo e-mail.
page-digest-often = Al massimo un’e-mail
page-digest-hours = { $hours ->
    [one] all’ora
    [24] al giorno
    [168] alla settimana
   *[other] ogni { $hours } ore
}
page-digest-on = Riceverai e-mail sulle partite che ti aspettano.
page-digest-off = Non riceverai più e-mail sulle partite.
page-digest-stop = Basta e-mail?
page-digest-stop-about = Non riceverai più e-mail sulle partite che ti aspettano.
page-digest-stop-yes = Disattiva le e-mail
page-looks-usual = L’immagine che abbiamo scelto per te
page-privacy-days = Se li usi: un turno preparato in anticipo, finché non viene giocato; le tue vacanze; se vuoi ricevere e-mail sulle partite che ti aspettano.
