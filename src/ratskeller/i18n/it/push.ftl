# Le persone vengono chiamate quando tocca a loro; la pagina sulla schermata Home e senza rete

push-turn = { $game }: tocca a te.

page-push = Tocca a te
page-push-about = Questo dispositivo può chiamarti quando tocca a te, anche a pagina chiusa. Il messaggio non rivela nulla della tua partita.
page-push-call = Chiamami su questo dispositivo
page-push-insecure = Le chiamate funzionano solo su pagine https e su localhost. L’indirizzo di questa pagina non è né l’uno né l’altro.
page-push-missing = Questo browser non riceve chiamate. Su un iPhone o iPad, aggiungi prima la pagina alla schermata Home.
page-push-denied = Questo browser non permette a questa pagina di chiamarti. Puoi cambiarlo nelle sue impostazioni per questa pagina.
page-push-on = Sarai chiamato su questo dispositivo.
page-push-off = Non sarai più chiamato su questo dispositivo.
page-push-quiet = Ore di silenzio
page-push-quiet-about = In queste ore nessuna chiamata; arriva dopo, se tocca ancora a te.
page-push-from = Dalle
page-push-to = Alle
page-push-saved = Le tue ore di silenzio sono salvate.
page-push-no-network = Sei offline. Per giocare serve una connessione.
