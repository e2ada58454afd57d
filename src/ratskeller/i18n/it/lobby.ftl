# La lobby, e la chat di chi guarda.

lobby-filter-game = Gioco
lobby-filter-people = Posti
lobby-filter-clock = Tempo
lobby-filter-language = Lingua
lobby-any = qualsiasi
lobby-none = Nessun tavolo corrisponde. Cambia i filtri o scegli «Gioca subito».
lobby-quick = Gioca subito
lobby-quick-about = Oppure ti troviamo noi un posto: giochi con chi cerca la stessa partita.
lobby-host-here = chi ospita è presente
lobby-host-away = chi ospita è assente
lobby-watches = guarda
lobby-aside = Quello che scrivi qui lo legge solo chi guarda, non chi gioca.
