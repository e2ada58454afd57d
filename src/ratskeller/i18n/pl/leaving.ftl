# Opuszczanie trwającej partii, zastępowanie nieobecnych, wcześniejszy koniec.

leaving-title = Opuść grę
leaving-bot = Niech bot gra za mnie
leaving-bot-about = { $bot } zajmuje twoje miejsce. Dopóki gra bot, możesz wrócić w każdej chwili.
leaving-end = Zakończ grę
leaving-end-about = Nikt nie wygra. Grasz tu bez innych osób, więc gra skończy się od razu.
leaving-end-ask = Zapytaj wszystkich, czy kończymy
leaving-end-ask-about = Jeśli wszyscy się zgodzą, gra się skończy i nikt nie wygra.
leaving-missing-title = Kogoś brakuje?
leaving-missing-about = Jeśli kogoś nie ma od kilku minut albo skończył mu się czas, pozostali mogą wspólnie wybrać zastępstwo.
leaving-missing-clock = Tu rozstrzyga zegar: zastąpić można tylko kogoś, kto opuścił grę albo komu skończył się czas.
leaving-missing-none = Wszyscy są.
leaving-missing-since = Od { $time } nie ma tu gracza { $name }.
leaving-missing-left = { $name } nie bierze już udziału w grze.
leaving-missing-turn = { $name } od dawna nie wykonuje ruchu.
leaving-put-bot = Zastąp botem gracza { $name }
leaving-open-seat = Oddaj komuś nowemu miejsce gracza { $name }
leaving-mine = Opuszczasz grę. { $bot } gra za ciebie, dopóki nie wrócisz.
leaving-other = { $seat } opuszcza grę. To miejsce przejmuje bot.
leaving-offered = Miejsce gracza { $seat } czeka na kogoś nowego. Wyślij link do tego stołu.
leaving-offered-take = Miejsce gracza { $seat } jest wolne. Możesz je przejąć razem ze wszystkim, co do niego należy.
leaving-take = Zajmij to miejsce
leaving-not-missing = Nikogo tu nie brakuje: zastąpić można tylko kogoś, kogo nie ma albo komu skończył się czas.
leaving-other-question = Inne pytanie czeka jeszcze na odpowiedź. Najpierw odpowiedz na nie.
leaving-knows = Znasz już karty innego miejsca przy tym stole, więc tego miejsca nie możesz zająć.
leaving-closes = Od dawna nic się tu nie dzieje. Jeśli nikt nic nie zrobi, stół zostanie zamknięty { $time }.
leaving-closed-idle = Ten stół został zamknięty, bo od dawna nic się tu nie działo.

## Głosowania

leaving-ask-end = { $seat } chce zakończyć grę. Nikt by nie wygrał.
leaving-ask-bot = { $seat } chce zastąpić botem gracza { $name }.
leaving-ask-open = { $seat } chce oddać komuś nowemu miejsce gracza { $name }.
leaving-ask-waiting = Czekamy na odpowiedź: { $seats }
leaving-yes = Zgadzam się
leaving-no = Nie

## Dziennik

leaving-log-resign = { $seat } opuszcza grę. Dalej gra bot.
leaving-log-stand-in = Pozostali zastępują botem gracza { $seat }.
leaving-log-offer = Miejsce gracza { $seat } czeka na kogoś nowego.
leaving-log-take = { $seat } zajmuje miejsce w trwającej grze.
leaving-log-ask-end = { $seat } pyta, czy zakończyć grę.
leaving-log-ask-bot = { $seat } pyta, czy zastąpić kogoś botem.
leaving-log-ask-open = { $seat } pyta, czy oddać miejsce komuś nowemu.
leaving-log-notice = Od dawna nic się nie dzieje: stół zostanie wkrótce zamknięty.

## Koniec

leaving-over-agreement = Gra zakończona za zgodą wszystkich
leaving-over-idle = Gra została zamknięta, bo od dawna nic się nie działo
leaving-over-about = Nikt nie wygrał. Oto punkty zdobyte do tej pory.
