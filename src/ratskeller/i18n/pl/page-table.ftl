# Strona stołu, przy którym toczy się gra.

page-table-title-turn = ● Twoja kolej · { $game }
page-table-turn-mine = Twoja kolej
page-table-turn-of = Teraz gra { $seat }
page-table-over = Gra skończona
page-table-round = Runda { $round }
page-table-turn = Tura { $turn }
page-table-last = Runda { $round } jest ostatnia
page-table-last-now = Ostatnia runda!
page-table-closed = Ten stół jest zamknięty: nie ma już osoby, która go otworzyła.
page-table-watching = Oglądasz grę. To, co tajne, przed tobą też pozostaje ukryte.
page-table-stale = Ktoś zdążył przed tobą. Spójrz jeszcze raz i wtedy zdecyduj.

## Obok planszy

page-table-side = Przebieg i rozmowa
page-table-log = Przebieg
page-table-log-empty = Nic się jeszcze nie wydarzyło.
page-table-log-all = { $count ->
    [one] Pokaż całą grę: { $count } tura
    [few] Pokaż całą grę: { $count } tury
   *[many] Pokaż całą grę: { $count } tur
}
page-table-log-setup = Przygotowanie
page-table-log-sit = { $seat } siada przy stole.
page-table-log-leave = { $seat } wstaje od stołu.
page-table-log-undo = { $seat } cofa decyzję.
page-table-log-undo-ask = { $seat } prosi o cofnięcie decyzji.
page-table-log-agree = { $seat } zgadza się.
page-table-log-refuse = { $seat } nie zgadza się.
page-table-log-timeout = Czas minął: za { $seat } gra bot.
page-table-log-back = { $seat } wraca do gry.
page-table-log-pause = Serwera przez jakiś czas nie było: ten czas nikomu się nie liczy.
page-table-log-rematch = Jest rewanż.
page-table-rule-of = Zasada: { $rule }
page-table-rule-title = Zasada
page-table-rule-all = Otwórz wśród wszystkich zasad
page-table-chat = Rozmowa
page-table-chat-said = { $seat } mówi: { $text }
page-table-chat-empty = Nikt jeszcze nic nie powiedział.
page-table-chat-say = Powiedz coś
page-table-chat-send = Wyślij
page-table-chat-mute = Wycisz: { $seat }
page-table-chat-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}
page-table-chat-watching = Rozmawiać mogą tu tylko osoby siedzące przy stole.

## Co można zrobić

page-table-actions = Wokół gry
page-table-undo = Cofnij
page-table-undo-ask = Poproś o cofnięcie
page-table-asked-title = Cofnąć decyzję?
page-table-asked-about = { $seat } prosi o cofnięcie ostatniej decyzji. Stanie się tak, gdy wszyscy przy stole się zgodzą.
page-table-asked-waiting = Inni, którzy jeszcze nie odpowiedzieli: { $seats }
page-table-asked-mine = Prosisz o cofnięcie decyzji. Czekamy na odpowiedź: { $seats }.
page-table-asked-other = { $seat } prosi o cofnięcie decyzji. Czekamy na odpowiedź: { $seats }.
page-table-agree = Zgadzam się
page-table-refuse = Nie, zostaje
page-table-hint = Podpowiedź
page-table-hint-thinking = Myślę …
page-table-hint-title = Najlepsze tury
page-table-hint-none = Nie ma tu czego podpowiadać.
page-table-more = Więcej
page-table-leave = Do stołów

## Czas i połączenie

page-table-clocks = Pozostały czas
page-table-clock-days = { $days } d { $hours } godz.
page-table-clock-soon = Czas się kończy
page-table-away-mine = Twój czas minął, dlatego gra za ciebie bot ({ $bot }).
page-table-away-other = Czas minął: za { $seat } gra bot.
page-table-am-back = Już jestem
page-table-offline = Połączenie zerwane. Wrócimy sami; gra poczeka.
page-table-offline-kept = Połączenie zerwane. Twój ruch jest zachowany i zostanie wysłany, gdy tylko wróci połączenie.
page-table-not-saved = Serwer nie może teraz niczego zapisać. To, co robisz, będzie wysyłane ponownie, aż się uda.
page-table-online = Znów jest połączenie.
page-table-notify-ask = Czy przeglądarka ma cię powiadamiać, gdy przyjdzie twoja kolej?
page-table-notify-yes = Tak, proszę
page-table-notify-no = Nie, dziękuję
page-table-notify-turn = Twoja kolej w grze { $game }.

## Jeden ekran dla kilku osób

page-table-cover-over = To była twoja tura.
page-table-cover-hand = Przekaż ekran: { $seat }
page-table-cover-about = Teraz patrzy tylko { $seat }.
page-table-cover-show = To ja, { $seat }: pokaż moje karty

## Klawisze

page-table-keys = Klawisze
page-table-key-choose = wybór z listy ruchów
page-table-key-tab = następny przycisk, z Shift poprzedni
page-table-key-undo = cofnięcie ostatniej decyzji
page-table-key-hint = podpowiedź
page-table-key-chat = pisanie w rozmowie
page-table-key-log = przebieg gry
page-table-key-rules = zasady gry
page-table-key-firstrat-arrows = na planszy: następny szczur lub pole
page-table-key-firstrat-enter = podniesienie szczura lub ruch na wybrane pole
page-table-key-firstrat-escape = odłożenie szczura; zamknięcie podpowiedzi lub odpowiedzi
page-table-key-piedpiper-enter = wzięcie karty lub wybór miejsca dla niej
page-table-key-piedpiper-places = gdy karta jest wzięta: położenie jej pod tą postacią
page-table-key-piedpiper-escape = odłożenie karty; zamknięcie podpowiedzi lub odpowiedzi
page-table-key-help = ta lista

## Koniec

page-table-winner = zwycięstwo
page-table-challenges = Wykonane wyzwania
page-table-rematch = Zagraj jeszcze raz
page-table-rematch-join = Dołącz do rewanżu
page-table-rematch-watch = Oglądaj rewanż
page-table-rematch-title = Jeszcze jedna partia?
page-table-rematch-about = Ktoś przy stole chce zagrać jeszcze raz. Twoje miejsce jest wolne.
page-table-rematch-no = Nie teraz
page-table-see-again = Obejrzyj jeszcze raz
page-table-download = Pobierz zapis partii

## Uczciwe tasowanie

page-table-fair = Uczciwe tasowanie
page-table-fair-about = Przed grą serwer zobowiązał się do tajnej liczby, ziarna, pokazując jej odcisk. Przeglądarka każdej osoby dodała własną liczbę. Z nich wszystkich powstaje cały los tej gry, więc nikt nie mógł go wybrać.
page-table-fair-commitment = Odcisk ziarna (SHA-256)
page-table-fair-seed = Ziarno
page-table-fair-later = Po zakończeniu gry ziarno pojawi się tutaj i każdy będzie mógł je sprawdzić.
page-table-fair-fits = Ziarno pasuje do odcisku: jest tym, które obiecano.
page-table-fair-fits-not = Ziarno nie pasuje do odcisku!
page-table-fair-verify = Aby sprawdzić także każdą kartę, pobierz zapis i uruchom:
