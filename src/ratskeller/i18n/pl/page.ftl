# Strona w przeglądarce: to, co jest wokół gier.

page-skip = Przejdź do treści
page-home-link = Do pierwszej strony
page-navigation = Strony
page-announcements = Komunikaty
page-menu = Wszystkie strony
page-nav-play = Graj
page-nav-lobby = Stoły
page-nav-learn = Nauka
page-nav-rules = Zasady
page-nav-records = Rozegrane partie
page-nav-companion = Obok pudełka
page-me = Moje imię
page-offline = Brak połączenia – zaraz wracam …
page-unofficial = Nieoficjalne, dzieło fanów: bez grafik i tekstów wydawców. Najlepiej obok własnego pudełka.
page-about = O Ratskellerze
page-nowhere = Tu nic nie ma
page-nowhere-about = Tylko parę okruszków. Może w adresie jest literówka, a może to, co tu było, zniknęło.

## Ustawienia

page-settings = Ustawienia
page-language = Język
page-theme = Światło
page-theme-auto = jak urządzenie
page-theme-light = dzień
page-theme-dark = noc
page-sound = Dźwięki
page-animation = Animacje
page-notifications = Powiadom, gdy jest moja kolej
page-notifications-about = także gdy ta strona jest w tle

## Wszędzie

page-loading = Chwileczkę …
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
page-heading-replay = Partia jeszcze raz
page-heading-records = Rozegrane partie
page-heading-learn = Nauka przez grę
page-heading-rules = Zasady gry
page-heading-chart = Tablica wyzwań
page-heading-companion = Obok prawdziwej planszy
page-heading-companion-greg = Tury Szczurobota
page-heading-companion-pad = Notes punktacji
page-heading-me = Kim jestem
page-heading-about = O Ratskellerze

## Dlaczego czegoś nie da się zrobić

page-problem-malformed = Nie udało się tego zrozumieć.
page-problem-illegal = Zasady na to nie pozwalają.
page-problem-set-up = Takiego stołu nie da się przygotować.
page-problem-sign-in = Najpierw wybierz imię.
page-problem-not-yours = To należy do kogoś innego.
page-problem-not-your-turn = Teraz jest kolej kogoś innego.
page-problem-not-found = Tego tu nie ma albo już nie ma.
page-problem-not-now = Teraz nie można.
page-problem-seat-taken = Ktoś już tam siedzi.
page-problem-too-fast = Za szybko! Poczekaj chwilę.
page-problem-too-big = To jest za długie.
page-problem-too-many = Jest już za dużo.
page-problem-busy = Serwer jest zajęty. Spróbuj za chwilę.
page-problem-not-saved = Serwer nie może teraz niczego zapisać. Spróbuj później.
page-problem-offline = Nie ma połączenia z serwerem.
