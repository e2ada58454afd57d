# Strona w przeglądarce: własne plansze, wpisywane w formularzach.

boards-heading = Twoje plansze
boards-lead = Masz własne pudełko z grą? Wpisz, co jest na twojej planszy i na kartach. Potem zagrasz na niej tutaj i z pomocnikiem.
boards-open = Twoje plansze
boards-new-firstrat = Wpisz planszę Pierwszego szczura
boards-new-piedpiper = Policz karty Flecisty
boards-mine = Zapisane plansze
boards-none = Nie masz jeszcze zapisanych plansz.
boards-name = Nazwa planszy
boards-keep = Zapisz planszę
boards-is-kept = Zapisano
boards-copy = Zapisz kopię
boards-kept = Plansza została zapisana.
boards-drop = Usuń „{ $name }”
boards-drop-about = Kto ma link, już jej nie znajdzie. Rozpoczęte na niej gry toczą się dalej.
boards-drop-yes = Usuń planszę
boards-play = Zagraj na tej planszy
boards-download = Pobierz jako plik
boards-upload = Wczytaj plik…
boards-share = Udostępnij planszę
boards-share-link = Link do tej planszy
boards-theirs = To plansza kogoś innego. Zapisz kopię, jeśli chcesz ją zmienić.
boards-people = Pokaż przygotowanie dla
boards-drawing = { $count ->
    [0] Twoja plansza, gotowa do gry
   *[other] Twoja plansza sprzed ostatniego błędu
}
boards-late = { $count ->
    [one] Jeden wpis nie jest jeszcze poprawny. Obrazek pokazuje planszę bez niego.
    [few] { $count } wpisy nie są jeszcze poprawne. Obrazek pokazuje planszę bez nich.
   *[other] { $count } wpisów nie jest jeszcze poprawnych. Obrazek pokazuje planszę bez nich.
}
boards-problems = { $count ->
    [one] 1 wpis do poprawy
    [few] { $count } wpisy do poprawy
   *[other] { $count } wpisów do poprawy
}
boards-field-about = Zagraj na planszy ze swojego pudełka: wybierz zapisaną planszę albo plik.
boards-field-enter = Wpisz planszę

## Pierwszy szczur w kosmosie

boards-fr-path = Ścieżka
boards-fr-path-about = Dla każdego pola: kolor, co daje, ile, i ile żarówek nad nim wisi.
boards-fr-colour = { $name }: kolor
boards-fr-yield = { $name }: daje
boards-fr-amount = { $name }: ilość
boards-fr-lights = { $name }: żarówki
boards-fr-lamps = Reflektory
boards-fr-lamps-about = Policz żarówki od początku. Twój przewód oświetlenia ma ich { $count }. Które z nich to trzy reflektory?
boards-fr-lamp = Reflektor { $number }
boards-fr-stalls = Stoiska
boards-fr-at-space = na polu
boards-fr-price = cena w serze
boards-fr-pipes = Rury
boards-fr-pipes-about = Pięć rur, wszystkie prowadzą naprzód. Szara rura nigdy nie jest za darmo.
boards-fr-from = z
boards-fr-to = na
boards-fr-costs = kosztuje
boards-fr-pipe-colour = kolor
boards-fr-tracks = Tory punktów
boards-fr-tracks-about = Punkty pięciu pól, od lewej do prawej.
boards-fr-slot = { $name }, pole { $slot }
boards-fr-greg = Karty Szczurobota
boards-fr-greg-about = W pudełku są 22 karty, wpisane: { $count }. Dla każdej karty: o ile pól biegną jego cztery szczury, od pierwszego, i symbol.
boards-fr-cards = Karty { $kind }: { $count }
boards-fr-card-rat = Karta { $name }: pola { $rank }. szczura
boards-fr-card-symbol = Karta { $name }: symbol
boards-fr-card-add = Dodaj kartę { $kind }
boards-fr-card-drop = Usuń kartę { $name }
boards-fr-levels = Karty na poziomach trudności
boards-fr-greg-rats = Gdzie zaczynają szczury Szczurobota (0 to pole startowe)
boards-fr-rat = Szczur { $number }
boards-fr-burrow = Nora
boards-fr-burrow-about = Dokąd biegnie dalej mały szczurek. Na rozwidleniu pierwsza droga prowadzi do środka, druga dalej.
boards-fr-leads = prowadzi do
boards-fr-onward = albo dalej do
boards-fr-tunnel = tunel { $name }
boards-fr-tunnel-add = Dodaj pole za nim
boards-fr-tunnel-drop = Usuń: { $name }
boards-fr-items = Plecaki, kapsle i moduły
boards-fr-items-about = Plecaków jest razem dziesięć.
boards-fr-backpack = plecak, { $colour }
boards-fr-count = liczba
boards-fr-bonus = premia
boards-fr-caps = Punkty kapsli
boards-fr-parts = Koszt modułów
boards-fr-crumbs-less = „{ cap-crumbs }”: mniej za każdy moduł
boards-fr-donation = ser za przekazanie prowiantu
boards-fr-setup = Przygotowanie gry
boards-fr-setup-about = Co dostają gracze i co wykłada się przed grą. Grę solo przygotowuje się jak dla 2 graczy. Te liczby są w instrukcji: zmień je tylko wtedy, gdy w twoim wydaniu jest inaczej.
boards-fr-setup-cheese = Ser na początku, w kolejności graczy
boards-fr-setup-markers = znaczniki punktów każdego gracza
boards-fr-setup-markers_to_end = położone znaczniki, które kończą grę
boards-fr-setup-caps = wyłożone kapsle
boards-fr-setup-comics = wyłożone komiksy
boards-fr-setup-drinks = Wyłożone napoje energetyczne
boards-fr-setup-backpacks = Wyłożone plecaki
boards-fr-setup-blocked = Zablokowane pola na każdym torze
boards-fr-setup-slot = pole { $slot }
boards-fr-movement = Ruch i opłata
boards-fr-movement-about = Te liczby też są w instrukcji.
boards-fr-movement-steps_alone = pola dla jednego szczura
boards-fr-movement-steps_together = pola dla każdego z kilku szczurów
boards-fr-movement-steps_together_with_comic = to samo z komiksem „{ comic-four-steps }”
boards-fr-movement-runner = dodatkowe pola dla biegacza
boards-fr-movement-toll = opłata w serze
boards-fr-movement-mouldy = ser za spleśniały ser
boards-fr-score = Punkty na końcu
boards-fr-score-about = Punkty torów i kapsli są w osobnych częściach.
boards-fr-score-award = punkty za nakrętkę
boards-fr-score-mouldy = punkty ujemne za spleśniały ser
boards-fr-score-leftovers = niewykorzystane materiały i ser za 1 punkt
boards-fr-challenges = Wyzwania w grze ze Szczurobotem
boards-fr-challenges-about = Ile trzeba w każdym wyzwaniu.
boards-fr-variable = Zmienne przygotowanie
boards-fr-variable-about = Luźne płytki ścieżki według grup i osiem płytek torów.
boards-fr-group = Grupa { $group }
boards-fr-track-tiles = Płytki torów

## Flecista z Hameln

boards-piper-actions = Karty akcji: { $count }
boards-piper-actions-about = Ile jest kart każdego rodzaju w twoim pudełku? Według instrukcji jest ich razem 50.
boards-piper-characters = Karty postaci: { $count }
boards-piper-characters-about = Według instrukcji jest ich razem 21.
boards-piper-rat = każdy szczur
boards-piper-counts = Ręka i długość gry
boards-piper-hand = karty na ręce
boards-piper-turns = najdłuższa gra, w turach

## Worked examples in print

book-example-before = Plansza na początku
book-example-after = Plansza potem
