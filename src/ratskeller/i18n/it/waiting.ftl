# Cambiare un tavolo prima che inizi la partita.

waiting-bot = Metti un bot qui
waiting-bot-level = Bot per il posto { $number }
waiting-bot-remove = Manda via il bot
waiting-drop = Togli questo posto
waiting-add = Aggiungi un posto
waiting-start-taken = Comincia in { $count }
waiting-options = Cambia le opzioni
waiting-options-about = Gli altri al tavolo vedono che cosa è cambiato e devono essere d’accordo prima che tu possa cominciare.
waiting-options-save = Cambia
waiting-changed = Le opzioni sono cambiate:
waiting-changed-since = Nel frattempo il tavolo è stato modificato. Guarda prima le modifiche.
waiting-change = { $name }: { $now } (prima: { $before })
waiting-usual = come al solito
waiting-agree = Sono d’accordo
waiting-agreed-by = In attesa di: { $seats }
waiting-not-agreed = Qualcuno non ha ancora accettato i cambiamenti.
waiting-log-seats = I posti sono cambiati.
waiting-log-options = Le opzioni sono cambiate.
