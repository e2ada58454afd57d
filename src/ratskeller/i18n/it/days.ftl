# Partite che durano giorni: turni pianificati, vacanze, messaggi sulle partite in attesa

plan-hidden = In questo gioco i turni non si possono pianificare: troppo è nascosto.
plan-your-turn = Tocca a te: fai la tua mossa.
plan-no-turn = Non c’è un tuo turno da pianificare.
page-plan = Pianifica il prossimo turno
page-plan-about = Il tuo prossimo turno come se gli altri passassero. Le mosse si faranno quando comincerà, finché sono permesse. Nessun altro le vede.
page-plan-whole = Il turno è completo. Lo tieni?
page-plan-keep = Tieni il piano
page-plan-kept = Il tuo piano è pronto.
page-plan-back = Torna alla partita
page-plan-mine = Il tuo prossimo turno: { $moves }
page-plan-cancel = Annulla il piano
page-plan-change = Cambia il piano
page-plan-canceled = Il piano è annullato.
page-plan-stopped = Il tuo piano si è fermato a «{ $move }»: { $why }
page-plan-stopped-unforeseen = c’era altro da decidere.
page-plan-stopped-revealed = è venuto alla luce qualcosa.
page-plan-stopped-bot = un bot gioca per te.
page-plan-stopped-refused = non era più possibile.
page-plan-read = OK

holiday-when = Una vacanza deve finire dopo il suo inizio e cominciare entro un anno.
holiday-twice = In quei giorni hai già una vacanza.
holiday-too-long = { $days ->
    [one] Di { $most } giorni all’anno te ne resta { $days }.
   *[other] Di { $most } giorni all’anno te ne restano { $days }.
}
page-holiday = Vacanze
page-holiday-about = Mentre sei in vacanza, il tuo orologio è fermo nelle partite con giorni per turno. Gli altri vedono quando tornerai. Puoi giocare lo stesso.
page-holiday-left = { $days ->
    [one] Resta { $days } giorno su { $most } quest’anno
   *[other] Restano { $days } giorni su { $most } quest’anno
}
page-holiday-from = Primo giorno
page-holiday-to = Ultimo giorno
page-holiday-take = Vai in vacanza
page-holiday-taken = La tua vacanza è segnata.
page-holiday-end = Sono di nuovo qui
page-holiday-cancel = Annulla
page-holiday-ended = I tuoi orologi corrono di nuovo.
page-holiday-span = { $from } – { $to }
page-holiday-until = in vacanza fino al { $date }
page-holiday-log = { $seat } ha cambiato le sue vacanze.

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
digest-stopped-before = Questi messaggi sono già stati fermati.
page-digest = Scrivetemi quando ci sono partite che mi aspettano
page-digest-about = Non nelle tue ore di silenzio né in vacanza, non mentre sei qui, e solo se è cominciato un tuo nuovo turno.
page-digest-no-address = Per questo conferma qui sopra un indirizzo e-mail.
page-digest-often = Al massimo un messaggio
page-digest-hours = { $hours ->
    [one] all’ora
    [24] al giorno
    [168] alla settimana
   *[other] ogni { $hours } ore
}
page-digest-on = Riceverai messaggi sulle partite in attesa.
page-digest-off = Non riceverai più messaggi sulle partite.
page-digest-stop = Basta messaggi?
page-digest-stop-about = Non riceverai più messaggi sulle partite che ti aspettano.
page-digest-stop-yes = Ferma i messaggi
page-looks-usual = L’immagine che abbiamo scelto per te
page-privacy-days = Se li usi: un turno pianificato, finché non è giocato, le tue vacanze, e se vuoi messaggi sulle partite in attesa.
