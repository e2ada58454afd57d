# Le persone vengono chiamate quando tocca a loro; la pagina sulla schermata Home e senza rete

push-turn = { $game }: tocca a te.

page-push = Tocca a te
page-push-about = Questo dispositivo può avvisarti quando tocca a te, anche a pagina chiusa. L’avviso non rivela nulla della tua partita.
page-push-call = Avvisami su questo dispositivo
page-push-insecure = Gli avvisi funzionano solo su pagine https e su localhost. L’indirizzo di questa pagina non è né l’uno né l’altro.
page-push-missing = Questo browser non riceve avvisi. Su iPhone o iPad, aggiungi prima la pagina alla schermata Home.
page-push-denied = Questo browser non permette gli avvisi da questa pagina. Puoi cambiarlo nelle sue impostazioni per questa pagina.
page-push-on = Riceverai gli avvisi su questo dispositivo.
page-push-off = Non riceverai più avvisi su questo dispositivo.
page-push-quiet = Ore di silenzio
page-push-quiet-about = In queste ore niente avvisi: arrivano dopo, se tocca ancora a te.
page-push-from = Dalle
page-push-to = Alle
page-push-saved = Ore di silenzio salvate.
page-push-no-network = Sei offline. Per giocare serve una connessione.
