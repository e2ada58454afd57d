# Zasady jako książka: zawartość, przygotowanie, przykłady, pojęcia w czterech językach i na ile jesteśmy pewni.

## The book

book-parts = Co jest w grze
book-parts-each = dla każdego gracza
book-setup = Przygotowanie w skrócie
book-setup-about = Wybierz liczbę graczy i zobacz, co leży na stole.
book-setup-board = Zobacz przygotowaną planszę
book-setup-start = Ser na start w kolejności graczy
book-setup-slots = Pola każdego toru punktów
book-setup-blocked = pole { $number }: zablokowane
book-setup-free = pole { $number }: wolne
book-example = Przykład
book-examples = Przykłady krok po kroku
book-examples-about = Każdy przykład obejrzysz na planszy, krok po kroku.
book-example-rules = Zasady, które pokazuje
book-names-firstrat = Zwierzęta, komiksy i superszczury
book-names-piedpiper = Postacie i karty
book-reference = Na jednej stronie
book-glossary = Pojęcia w czterech językach
book-provenance = Na ile jesteśmy pewni?
book-provenance-about = Nie wszystko jest w instrukcjach. Oto skąd pochodzą nasze liczby. Jeśli masz pudełko, możesz wpisać własne.
book-download = Pobierz zasady do druku
book-play = Zagraj: { $game }
book-learn = Naucz się, grając
book-on = Graj dalej od tego miejsca
book-on-about = Grasz za wszystkich. Nic się nie zapisuje.
book-on-end = Wróć do przykładu
book-back = Wróć do zasad
book-own-words = Zasady naszymi słowami. Ratskeller nie ma nic wspólnego z wydawcami gier.
book-solo = 1 osoba
book-people = { $count ->
    [few] { $count } osoby
   *[other] { $count } osób
}
book-copies = { $count } ×
book-language = Polski

## Words

book-term-rat = szczur
book-term-marker = znacznik punktów
book-term-light-marker = znacznik żarówki
book-term-burrow-marker = mały szczurek
book-term-cheese = ser
book-term-mouldy = spleśniały ser
book-term-bottle = butelka octu
book-term-soda = pudełko sody
book-term-can = puszka po groszku
book-term-calc = kalkulator
book-term-bulb = żarówka
book-term-core = ogryzek
book-term-start = pole startowe
book-term-pad = pole przy rakiecie
book-term-rattonaut = szczuronauta
book-term-lights = przewód oświetlenia
book-term-lamp = reflektor
book-term-burrow = nora
book-term-nursery = salon
book-term-library = biblioteka
book-term-storage = spiżarnia
book-term-comic = komiks
book-term-super-rat = superszczur
book-term-token = znacznik superszczura
book-term-stall = stoisko
book-term-backpack = plecak
book-term-drink = napój energetyczny
book-term-cap = kapsel
book-term-award = nakrętka
book-term-track = tor punktów
book-term-light-track = tor reflektorów
book-term-cheese-track = tor sera
book-term-storage-track = tor spiżarni
book-term-path-tile = płytka ścieżki
book-term-track-tile = płytka toru
book-term-pipe = rura, skrót
book-term-steal = wziąć bez płacenia
book-term-donate = przekazać prowiant
book-term-rocket = cała rakieta
book-term-greg = Szczurobot
book-term-greg-card = karta Szczurobota
book-term-junk = wysypisko śmieci
book-term-house = dom
book-term-neutral-house = dom neutralny
book-term-floor = piętro
book-term-roof = dach
book-term-gap = zaułek między domami
book-term-rat-marker = znacznik szczurów
book-term-character-card = karta postaci
book-term-action-card = karta akcji
book-term-hand-card = karta na ręce każdego gracza
book-term-piper = Flecista
book-term-deck = talia

## The titles of the worked examples

book-example-firstrat-move-several-rats = Trzy szczury biegną na żółte pola, każdy na inne.
book-example-firstrat-move-toll = Szczur staje obok dwóch rywali i płaci każdemu z nich.
book-example-firstrat-move-pipe = Przez rurę jak na sąsiednie pole, za puszkę po groszku.
book-example-firstrat-collect-lit = Przewód oświetlenia sięga pola, które od następnej tury daje o jeden więcej.
book-example-firstrat-collect-backpack-and-drink = Plecak daje premię, a napój energetyczny wszystko podwaja.
book-example-firstrat-pad-reward = Szczur dociera do rakiety, zajmuje pole toru i bierze nakrętkę.
book-example-firstrat-burrow-library = Do biblioteki po komiks i dalej o pozostałe pole.
book-example-firstrat-shop-buy = Napój energetyczny u żaby, kupiony za ser zebrany w tej turze.
book-example-firstrat-build-rocket = Kokpit, ładownia i silnik tworzą całą rakietę.
book-example-firstrat-track-slots = Trzy razy prowiant: zablokowane pola się pomija, na ostatnim mieści się dowolnie wiele znaczników.
book-example-firstrat-end-markers = Znacznik, który zapowiada koniec: ta runda i jeszcze jedna.
book-example-firstrat-score-pad = Ostatnia tura i punkty obu graczy wiersz po wierszu.
book-example-firstrat-solo-plan = Szczurobot planuje tor silnika i punktuje na nim przy następnej takiej karcie.
book-example-firstrat-solo-toll = Płacisz raz za pole ze szczurami Szczurobota i dostajesz ser, gdy jego szczur stanie obok twojego.
book-example-piedpiper-turn-execute = Szczur wykonuje najpierw górną kartę, potem dolną.
book-example-piedpiper-card-sewer = Kanałem szczur mija następny dom i żaden znacznik się nie rusza.
book-example-piedpiper-card-piper = Flecista cofa się przez dwa domy i znaczniki spadają.
book-example-piedpiper-card-plus-run = „Plus jeden” z „biegiem”: trzy domy naraz.
book-example-piedpiper-card-melody = „Melodia” porywa wszystkie szczury z zaułka i wypędza kogoś z miasta.
book-example-piedpiper-out-first-of-two = Ktoś odpada przez pierwszą kartę: jego dom znika, zanim zadziała druga.
book-example-piedpiper-end-two-left = W mieście zostały tylko dwie osoby: gra kończy się od razu.
book-example-piedpiper-variant-young = Dla młodszych: każda karta działa zaraz po zagraniu.

## Where figures come from, in passing

book-sure-photo = ze zdjęć planszy
book-sure-reconstructed = nasza rekonstrukcja
book-usual = Zwykłe ustawienia
book-usual-about = Nie wszystkie liczby zwykłych ustawień są w instrukcji.

## New tables and the chart

book-first = Kto zaczyna
book-first-lot = losowanie
book-first-seat = jak w instrukcjach: decydujecie sami
book-first-about = W obu przypadkach gra się w kolejności miejsc. Jeśli decydujecie sami, zaczyna pierwsze miejsce.
book-chart-deck = { $met } Stos Szczurobota: { $deck }.
