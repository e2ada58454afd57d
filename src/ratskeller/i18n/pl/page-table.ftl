# Strona stołu, przy którym toczy się gra.

page-table-title-turn = ● Twoja kolej · { $game }
page-table-turn-mine = Twoja kolej
page-table-turn-of = { $seat ->
    [Ty] Twoja tura
   *[other] Teraz gra { $seat }
}
page-table-over = Koniec gry
page-table-round = Runda { $round }
page-table-turn = Tura { $turn }
page-table-last = Runda { $round } jest ostatnia
page-table-last-now = Ostatnia runda!
page-table-closed = Ten stół jest zamknięty: osoba, która go otworzyła, wyszła.
page-table-watching = Oglądasz grę jako widz. Tajnych kart nie widzisz.
page-table-stale = Ktoś zdążył przed tobą. Spójrz na planszę i zdecyduj jeszcze raz.
page-table-log = Przebieg
page-table-log-empty = Nic się jeszcze nie wydarzyło.
page-table-log-all = { $count ->
    [one] Pokaż całą grę: { $count } tura
    [few] Pokaż całą grę: { $count } tury
   *[many] Pokaż całą grę: { $count } tur
}
page-table-log-before = Przed grą
page-table-log-setup = Przygotowanie
page-table-log-sit = { $seat } siada przy stole.
page-table-log-leave = { $seat } wstaje od stołu.
page-table-log-undo = { $seat } cofa decyzję.
page-table-log-undo-ask = { $seat } prosi o cofnięcie decyzji.
page-table-log-agree = { $seat } zgadza się.
page-table-log-refuse = { $seat } nie zgadza się.
page-table-log-timeout = Koniec czasu: gracza { $seat } zastępuje bot.
page-table-log-back = { $seat } wraca do gry.
page-table-log-pause = Serwer przez jakiś czas nie działał: tego czasu nikomu nie liczymy.
page-table-log-rematch = Zaczyna się rewanż.
page-table-rule-of = Zasada: { $rule }
page-table-rule-title = Zasada
page-table-rule-all = Pokaż w zasadach gry
page-table-chat = Czat
page-table-chat-said = { $seat } pisze: { $text }
page-table-chat-empty = Nikt jeszcze nic nie napisał.
page-table-chat-say = Napisz wiadomość
page-table-chat-send = Wyślij
page-table-chat-mute = Wycisz: { $seat }
page-table-chat-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}
page-table-chat-watching = Na czacie piszą tylko osoby siedzące przy stole.

## Co można zrobić

page-table-actions = Przyciski gry
page-table-undo = Cofnij
page-table-undo-ask = Poproś o cofnięcie
page-table-asked-title = Cofnąć decyzję?
page-table-asked-about = { $seat } prosi o cofnięcie ostatniej decyzji. Wszyscy przy stole muszą się zgodzić.
page-table-asked-waiting = Brakuje jeszcze odpowiedzi: { $seats }
page-table-asked-mine = Prosisz o cofnięcie decyzji. Czekamy na odpowiedź: { $seats }.
page-table-asked-other = { $seat } prosi o cofnięcie decyzji. Czekamy na odpowiedź: { $seats }.
page-table-agree = Zgadzam się
page-table-refuse = Nie zgadzam się
page-table-hint = Podpowiedź
page-table-hint-thinking = Myślę…
page-table-hint-title = Najlepsze tury
page-table-hint-none = Nie ma tu czego podpowiadać.
page-table-more = Więcej
page-table-leave = Wróć do stołów

## Czas i połączenie

page-table-clocks = Pozostały czas
page-table-clock-days = { $days } d { $hours } h
page-table-clock-soon = Czas się kończy
page-table-away-mine = Skończył ci się czas. Gra za ciebie bot ({ $bot }).
page-table-away-other = Koniec czasu: gracza { $seat } zastępuje bot.
page-table-am-back = Wracam do gry
page-table-offline = Brak połączenia. Łączymy się ponownie; gra na ciebie poczeka.
page-table-offline-kept = Brak połączenia. Twój ruch jest zapisany; wyślemy go, gdy połączenie wróci.
page-table-not-saved = Serwer nie może teraz niczego zapisać. To, co robisz, będzie wysyłane ponownie, aż się uda.
page-table-online = Połączenie wróciło.
page-table-notify-no = Nie, dziękuję
page-table-notify-turn = Twoja kolej: { $game }

## Jeden ekran dla kilku osób

page-table-cover-over = To była twoja tura.
page-table-cover-hand = Przekaż urządzenie: { $seat }
page-table-cover-about = Teraz na ekran patrzy tylko { $seat }.
page-table-cover-show = To ja, { $seat }: pokaż moje karty

## Klawisze

page-table-keys = Klawisze
page-table-key-choose = wybór z listy ruchów
page-table-key-tab = następny przycisk, z Shift poprzedni
page-table-key-undo = cofnięcie ostatniej decyzji
page-table-key-hint = podpowiedź
page-table-key-chat = pisanie na czacie
page-table-key-log = przebieg gry
page-table-key-rules = zasady gry
page-table-key-firstrat-arrows = na planszy: następny szczur lub pole
page-table-key-firstrat-enter = wybór szczura albo ruch na wskazane pole
page-table-key-firstrat-escape = rezygnacja z wybranego szczura; zamknięcie podpowiedzi lub komunikatu
page-table-key-piedpiper-enter = wybór karty albo postaci, pod którą ją zagrasz
page-table-key-piedpiper-places = gdy karta jest wybrana: zagranie jej pod tę postać
page-table-key-piedpiper-escape = rezygnacja z wybranej karty; zamknięcie podpowiedzi lub komunikatu
page-table-key-help = ta lista

## Koniec

page-table-winner = zwycięstwo
page-table-challenges = Zaliczone wyzwania
page-table-rematch = Zagraj jeszcze raz
page-table-rematch-join = Dołącz do rewanżu
page-table-rematch-watch = Oglądaj rewanż
page-table-rematch-title = Jeszcze jedna partia?
page-table-rematch-about = Ktoś przy stole chce zagrać jeszcze raz. Twoje miejsce czeka.
page-table-rematch-no = Nie teraz
page-table-see-again = Obejrzyj tę partię
page-table-download = Pobierz zapis partii

## Uczciwe tasowanie

page-table-fair = Uczciwe tasowanie
page-table-fair-about = Przed grą serwer wylosował tajną liczbę, czyli ziarno, i pokazał jej odcisk, więc nie mógł jej potem zmienić. Przeglądarka każdej osoby dodała własną liczbę. Z tych wszystkich liczb wynika każde losowanie w tej grze, dlatego nikt nie mógł go ustawić.
page-table-fair-commitment = Odcisk ziarna (SHA-256)
page-table-fair-seed = Ziarno
page-table-fair-later = Po zakończeniu gry ziarno pojawi się tutaj i każdy będzie mógł je sprawdzić.
page-table-fair-fits = Ziarno pasuje do odcisku pokazanego przed grą.
page-table-fair-fits-not = Ziarno nie pasuje do odcisku pokazanego przed grą!
page-table-fair-verify = Aby sprawdzić także każdą kartę, pobierz zapis i uruchom:
