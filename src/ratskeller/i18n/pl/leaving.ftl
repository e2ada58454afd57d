# Opuszczanie trwającej partii, zastępowanie nieobecnych, wcześniejszy koniec.

leaving-title = Opuść partię
leaving-bot = Niech bot gra za mnie
leaving-bot-about = { $bot } zajmuje twoje miejsce. Dopóki gra bot, możesz wrócić w każdej chwili.
leaving-end = Zakończ partię
leaving-end-about = Nikt nie wygra. Grasz tu bez innych osób, więc partia skończy się od razu.
leaving-end-ask = Zapytaj wszystkich, czy kończymy
leaving-end-ask-about = Jeśli wszyscy się zgodzą, partia się skończy i nikt nie wygra.
leaving-missing-title = Kogoś brakuje?
leaving-missing-about = Kogoś, kogo nie ma od kilku minut albo komu skończył się czas, pozostali mogą wspólnie zastąpić.
leaving-missing-none = Wszyscy są.
leaving-missing-since = Od { $time } nie ma tu gracza { $name }.
leaving-missing-left = { $name } nie bierze już udziału w partii.
leaving-missing-turn = { $name } od dawna nie wykonuje ruchu.
leaving-put-bot = Zastąp botem gracza { $name }
leaving-open-seat = Oddaj komuś nowemu miejsce gracza { $name }
leaving-mine = Opuszczasz partię. { $bot } gra za ciebie, dopóki nie wrócisz.
leaving-other = { $seat } opuszcza partię. Zamiast tego gra bot.
leaving-offered = Miejsce gracza { $seat } czeka na kogoś nowego. Wyślij link do tego stołu.
leaving-offered-take = Miejsce gracza { $seat } jest wolne. Możesz je przejąć ze wszystkim, co do niego należy.
leaving-take = Zajmij to miejsce
leaving-not-missing = Tu nikogo nie brakuje: zastąpić można tylko kogoś, kogo nie ma albo komu skończył się czas.
leaving-other-question = Inne pytanie czeka jeszcze na odpowiedź. Najpierw odpowiedz na nie.
leaving-knows = To dla ciebie znany stół: wiesz, jakie karty ma inne miejsce, więc tego nie możesz zająć.
leaving-closes = Od dawna nic się tu nie dzieje. Jeśli nikt nic nie zrobi, stół zostanie zamknięty { $time }.
leaving-closed-idle = Ten stół został zamknięty, bo od dawna nic się tu nie działo.

## Głosowania

leaving-ask-end = { $seat } chce zakończyć partię. Nikt by nie wygrał.
leaving-ask-bot = { $seat } chce zastąpić botem gracza { $name }.
leaving-ask-open = { $seat } chce oddać komuś nowemu miejsce gracza { $name }.
leaving-ask-waiting = Czekamy na odpowiedź: { $seats }
leaving-yes = Zgadzam się
leaving-no = Nie

## Dziennik

leaving-log-resign = { $seat } opuszcza partię. Dalej gra bot.
leaving-log-stand-in = Pozostali zastąpili botem gracza { $seat }.
leaving-log-offer = Miejsce gracza { $seat } czeka na kogoś nowego.
leaving-log-take = { $seat } zajmuje miejsce w trwającej partii.
leaving-log-ask-end = { $seat } pyta, czy zakończyć partię.
leaving-log-ask-bot = { $seat } pyta, czy zastąpić kogoś botem.
leaving-log-ask-open = { $seat } pyta, czy oddać miejsce komuś nowemu.
leaving-log-notice = Od dawna nic się nie dzieje: stół zostanie wkrótce zamknięty.

## Koniec

leaving-over-agreement = Partia zakończona za wspólną zgodą
leaving-over-idle = Partia została zamknięta, bo od dawna nic się nie działo
leaving-over-about = Nikt nie wygrał. To punkty zdobyte do tej pory.
