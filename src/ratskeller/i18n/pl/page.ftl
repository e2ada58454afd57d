# Strona w przeglądarce: to, co jest wokół gier.

page-skip = Przejdź do treści
page-home-link = Przejdź na stronę główną
page-navigation = Nawigacja
page-announcements = Komunikaty
page-menu = Menu strony
page-nav-play = Graj
page-nav-lobby = Stoły
page-nav-learn = Nauka
page-nav-rules = Zasady
page-nav-records = Rozegrane partie
page-nav-companion = Przy planszy
page-me = Mój profil
page-offline = Brak połączenia. Łączymy się ponownie…
page-unofficial = Nieoficjalne dzieło fanów, bez grafik i tekstów wydawców. Najlepiej gra się z własnym pudełkiem obok.
page-about = O Ratskellerze
page-nowhere = Nie ma takiej strony
page-nowhere-about = Zostało tylko parę okruszków. Sprawdź adres albo wróć na stronę główną.

## Ustawienia

page-settings = Ustawienia
page-language = Język
page-theme = Motyw
page-theme-auto = jak w systemie
page-theme-light = jasny
page-theme-dark = ciemny
page-sound = Dźwięki
page-animation = Animacje
page-notifications = Powiadamiaj, gdy przychodzi moja kolej
page-notifications-about = także wtedy, gdy ta strona jest w tle

## Wszędzie

page-loading = Wczytywanie…
page-retry = Spróbuj ponownie
page-reload = Odśwież stronę
page-fault = Na tej stronie coś poszło nie tak. Jeśli coś przestało działać, odśwież ją.
page-broken = Ta część strony nie działa. Za chwilę sama spróbuje ponownie.
page-broken-kept = Nie można teraz tego narysować. Widzisz ostatni znany stan; strona sama spróbuje ponownie.
page-close = Zamknij
page-see-rule = Zobacz zasadę
page-rule = Zasada { $rule }
page-offers = Co możesz zrobić
page-name-made-up = Szczur { $number }

## Miejsca

page-seat-open = wolne miejsce
page-seat-numbered = { $name } { $number }
page-seat-colour-ivory = kremowy
page-seat-colour-sky = błękitny
page-seat-colour-coral = koralowy
page-seat-colour-teal = morski
page-seat-colour-plum = śliwkowy
page-seat-shape-circle = koło
page-seat-shape-square = kwadrat
page-seat-shape-triangle = trójkąt
page-seat-shape-diamond = romb
page-seat-shape-star = gwiazda

## Nagłówki

page-heading-home = Dwie gry o szczurach
page-heading-new-table = Nowy stół
page-heading-lobby = Stoły
page-heading-table = Stół
page-heading-replay = Powtórka partii
page-heading-records = Rozegrane partie
page-heading-learn = Nauka przez grę
page-heading-rules = Zasady gry
page-heading-chart = Tablica wyzwań
page-heading-companion = Pomocnik przy planszy
page-heading-companion-greg = Tura Szczurobota
page-heading-companion-pad = Notes punktacji
page-heading-me = Twój profil
page-heading-about = O Ratskellerze

## Dlaczego czegoś nie da się zrobić

page-problem-malformed = Serwer nie rozumie tego polecenia. Odśwież stronę i spróbuj jeszcze raz.
page-problem-illegal = Zasady na to nie pozwalają. Wybierz inny ruch.
page-problem-set-up = Takiego stołu nie da się otworzyć. Zmień ustawienia i spróbuj jeszcze raz.
page-problem-sign-in = Najpierw podaj imię.
page-problem-not-yours = To należy do kogoś innego.
page-problem-not-your-turn = Teraz gra ktoś inny. Poczekaj na swoją kolej.
page-problem-not-found = Nie znaleziono tego. Sprawdź adres: może już tego nie ma.
page-problem-not-now = W tej chwili nie można tego zrobić.
page-problem-seat-taken = To miejsce jest już zajęte. Wybierz inne.
page-problem-too-fast = Za szybko! Odczekaj chwilę i spróbuj ponownie.
page-problem-too-big = To jest za długie. Skróć i spróbuj ponownie.
page-problem-too-many = Limit jest wyczerpany. Zakończ lub usuń coś starszego i spróbuj ponownie.
page-problem-busy = Serwer jest zajęty. Spróbuj za chwilę.
page-problem-not-saved = Serwer nie może teraz niczego zapisać. Spróbuj później.
page-problem-offline = Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie.
