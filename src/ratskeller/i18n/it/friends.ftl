# Amici e buone maniere: link, inviti, blocchi, segnalazioni, esclusioni

push-invited = { $game }: hai ricevuto un invito a un tavolo.

friend-link-old = Questo link è già stato usato, è stato revocato o è troppo vecchio. Chiedine uno nuovo.
friend-link-own = Questo è il tuo link. Mandalo a qualcuno che conosci.
friend-link-blocked = Hai bloccato questa persona. Prima sbloccala.
friend-links-many = Hai già troppi link attivi. Prima revocali.
friends-many = Uno di voi ha già troppi amici.
friend-unknown = Non siete più amici.
friend-invite-late = La partita è già cominciata.
friend-invite-there = È già a questo tavolo.
friend-invite-full = A questo tavolo non ci sono posti liberi.
block-sits-here = A questo tavolo siede qualcuno che hai bloccato.
block-not-here = Non puoi sederti a questo tavolo.
block-nobody = Qui non c’è nessuno da bloccare o segnalare.
report-many = Molte tue segnalazioni non sono ancora state lette. Aspetta un po’.
banned-for-ever = Chi gestisce questo server ti ha escluso. Motivo: { $reason }
banned-until = Chi gestisce questo server ti ha escluso. L’esclusione scade: { $day }. Motivo: { $reason }
page-problem-banned = Chi gestisce questo server ti ha escluso.

page-heading-friends = Amici
page-friends = Amici
page-friends-mine = I tuoi amici
page-friends-none = Qui non hai ancora amici. Crea un link e mandalo a qualcuno che conosci.
page-friends-here = è qui
page-friends-away = non è qui
page-friends-at = { $game }: { $state }
page-friends-at-more = e altri { $count }
page-friends-end = Togli dagli amici
page-friends-end-of = Togli dagli amici o blocca: { $name }
page-friends-end-about = { $name } non riceverà alcun avviso, ma ognuno sparirà dall’elenco dell’altro.
page-friends-ended = Tu e { $name } non siete più amici.
page-friends-keep = Annulla
page-friends-link = Aggiungi amici
page-friends-link-about = Chi apre il tuo link e accetta diventa tuo amico. Ognuno vedrà quando l’altro è qui e potrete invitarvi a vicenda.
page-friends-link-uses = Per chi è?
page-friends-link-one = Una persona
page-friends-link-some = Fino a 10 persone
page-friends-link-make = Crea un link
page-friends-link-label = Link per gli amici
page-friends-link-title = Diventiamo amici su Ratskeller
page-friends-link-days = Questo link vale 7 giorni. Viene mostrato solo adesso.
page-friends-links = { $count ->
    [one] Hai ancora un link valido.
   *[other] Hai ancora { $count } link validi.
}
page-friends-withdraw = Revoca
page-friends-withdrawn = Nessuno dei tuoi link è più valido.
page-friends-add = Vuoi fare amicizia con { $name }?
page-friends-add-about = Questo link è di { $name }. Se accetti, ognuno vedrà quando l’altro è qui e a quali tavoli pubblici gioca, e potrete invitarvi a vicenda.
page-friends-add-yes = Sì, volentieri
page-friends-add-no = No, grazie
page-friends-added = Ora tu e { $name } siete amici.

page-invite-friends = Invita amici
page-invite-none = Qui non hai ancora amici.
page-invite-add = Aggiungi amici
page-invite = Invita
page-invite-of = Invita { $name }
page-invited = invito mandato
page-invited-toast = Invito mandato: { $name }.
page-invited-by = { $name } ti invita: { $game }.
page-invited-go = Vai al tavolo
page-invited-not = Non ora

page-blocked = Persone bloccate
page-blocked-none = Non hai bloccato nessuno.
page-blocked-since = blocco: { $day }
page-unblock = Sblocca
page-unblock-of = Sblocca { $name }
page-unblocked = { $name } non è più tra le persone bloccate.

page-about-person = Blocca o segnala { $name }
page-block = Blocca
page-block-about = Non vi siederete mai allo stesso tavolo e non vedrai ciò che scrive { $name }, che non riceverà alcun avviso. Le partite che state già giocando continuano.
page-block-done = Hai bloccato { $name }.
page-report = Segnala
page-report-about = La tua segnalazione viene letta solo da chi gestisce questo server.
page-report-reason = Che cosa non va?
page-report-insult = Insulti
page-report-hate = Odio o minacce
page-report-spam = Pubblicità
page-report-cheating = Imbrogli
page-report-name = Il nome
page-report-other = Altro
page-report-lines = Quali messaggi?
page-report-text = Che cosa è successo? (facoltativo)
page-report-send = Invia la segnalazione
page-report-kept = Grazie. La tua segnalazione è arrivata e verrà letta.
page-chat-hidden = Questo messaggio è stato nascosto da chi gestisce il server.

page-banned = Non puoi partecipare
page-banned-until = Non puoi giocare qui. L’esclusione scade: { $day }.
page-banned-for-ever = Non puoi più giocare qui.
page-banned-reason = Motivo: { $reason }

page-privacy-friends = I tuoi amici, chi hai bloccato e gli inviti (per 30 giorni).
page-privacy-reports = Le tue segnalazioni con i messaggi in questione e quelle che ti riguardano; le legge chi gestisce il server.
page-privacy-report-days = { $days ->
    [one] Le segnalazioni vengono cancellate un giorno dopo essere state esaminate.
   *[other] Le segnalazioni vengono cancellate { $days } giorni dopo essere state esaminate.
}
