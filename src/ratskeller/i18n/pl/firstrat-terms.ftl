# The names of First Rat.

greg = Szczurobot

## Miejsca szczura: -1 to salon, 0 pole startowe, 27 pole przy rakiecie, 28 rakieta

place = { $space ->
    [-1] salon
    [0] pole startowe
    [27] pole przy rakiecie
    [28] rakieta
   *[other] pole { $space }
}
from-place = { $space ->
    [-1] z salonu
    [0] z pola startowego
    [27] z pola przy rakiecie
    [28] z rakiety
   *[other] z pola { $space }
}
to-place = { $space ->
    [-1] do salonu
    [0] na pole startowe
    [27] na pole przy rakiecie
    [28] do rakiety
   *[other] na pole { $space }
}
at-place = { $space ->
    [-1] w salonie
    [0] na polu startowym
    [27] na polu przy rakiecie
    [28] w rakiecie
   *[other] na polu { $space }
}

## Zasoby i inne zdobycze

good-cheese = ser
good-bottle = butelka octu
good-soda = pudełko sody oczyszczonej
good-can = puszka po groszku
good-calc = kalkulator
good-bulb = żarówka
good-core = ogryzek

# Ile ich jest, jako dopełnienie czasownika (biernik).
amount-cheese = { $count ->
    [one] { $count } ser
    [few] { $count } sery
   *[many] { $count } serów
}
amount-bottle = { $count ->
    [one] { $count } butelkę octu
    [few] { $count } butelki octu
   *[many] { $count } butelek octu
}
amount-soda = { $count ->
    [one] { $count } pudełko sody oczyszczonej
    [few] { $count } pudełka sody oczyszczonej
   *[many] { $count } pudełek sody oczyszczonej
}
amount-can = { $count ->
    [one] { $count } puszkę po groszku
    [few] { $count } puszki po groszku
   *[many] { $count } puszek po groszku
}
amount-calc = { $count ->
    [one] { $count } kalkulator
    [few] { $count } kalkulatory
   *[many] { $count } kalkulatorów
}
amount-bulb = { $count ->
    [one] { $count } żarówkę
    [few] { $count } żarówki
   *[many] { $count } żarówek
}
amount-core = { $count ->
    [one] { $count } ogryzek
    [few] { $count } ogryzki
   *[many] { $count } ogryzków
}
amount-mouldy = { $count ->
    [one] { $count } spleśniały ser
    [few] { $count } spleśniałe sery
   *[many] { $count } spleśniałych serów
}

# Ile ich jest, samodzielnie, jak na liście (mianownik).
count-cheese = { amount-cheese }
count-bottle = { $count ->
    [one] { $count } butelka octu
    [few] { $count } butelki octu
   *[many] { $count } butelek octu
}
count-soda = { amount-soda }
count-can = { $count ->
    [one] { $count } puszka po groszku
    [few] { $count } puszki po groszku
   *[many] { $count } puszek po groszku
}
count-calc = { amount-calc }
count-bulb = { $count ->
    [one] { $count } żarówka
    [few] { $count } żarówki
   *[many] { $count } żarówek
}
count-core = { amount-core }
count-mouldy = { amount-mouldy }

## Kolory

colour-yellow = żółty
colour-green = zielony
colour-orange = pomarańczowy
colour-blue = niebieski
colour-white = szary

# Rury.
pipe_colour-green = zielona
pipe_colour-orange = pomarańczowa
pipe_colour-grey = szara

## Tory i moduły rakiety

track-cockpit = tor kokpitu
track-cargo = tor ładowni
track-engine = tor silnika
track-storage = tor spiżarni
track-cheese = tor sera
track-light = tor reflektorów
track-rocket = tor rakiety
track-rattonaut = tor szczuronautów

part-cockpit = kokpit
part-cargo = ładownia
part-engine = silnik

# Moduł jako dopełnienie czasownika.
part-cockpit-object = kokpit
part-cargo-object = ładownię
part-engine-object = silnik

## Kapsle

cap-cockpit = kokpit
cap-cargo = ładownia
cap-engine = silnik
cap-storage = spiżarnia
cap-cheese = ser
cap-light = reflektory
cap-rocket = rakieta
cap-rattonaut = szczuronauci
cap-crumbs = okruszki
cap-collector = kolekcja

cap-cockpit-effect = { points } za każdy twój znacznik na torze kokpitu.
cap-cargo-effect = { points } za każdy twój znacznik na torze ładowni.
cap-engine-effect = { points } za każdy twój znacznik na torze silnika.
cap-storage-effect = { points } za każdy twój znacznik na torze spiżarni.
cap-cheese-effect = { points } za każdy twój znacznik na torze sera.
cap-light-effect = { points } za każdy twój znacznik na torze reflektorów.
cap-rocket-effect = { points } za każdy twój znacznik na torze rakiety.
cap-rattonaut-effect = { points } za każdego twojego szczuronautę.
cap-crumbs-effect = { points }, minus { $less } za każdy twój moduł rakiety, ale nie mniej niż 0.
cap-collector-effect = { points } za każdy twój kapsel (także ten), plecak, komiks i napój energetyczny, również zużyty.

## Przedmioty

item-backpack-yellow = żółty plecak
item-backpack-green = zielony plecak
item-backpack-orange = pomarańczowy plecak
item-backpack-blue = niebieski plecak
item-backpack-white = szary plecak
item-drink = napój energetyczny
item-cap-cockpit = kapsel „{ cap-cockpit }”
item-cap-cargo = kapsel „{ cap-cargo }”
item-cap-engine = kapsel „{ cap-engine }”
item-cap-storage = kapsel „{ cap-storage }”
item-cap-cheese = kapsel „{ cap-cheese }”
item-cap-light = kapsel „{ cap-light }”
item-cap-rocket = kapsel „{ cap-rocket }”
item-cap-rattonaut = kapsel „{ cap-rattonaut }”
item-cap-crumbs = kapsel „{ cap-crumbs }”
item-cap-collector = kapsel „{ cap-collector }”

# Przedmiot jako dopełnienie czasownika.
item-backpack-yellow-object = { item-backpack-yellow }
item-backpack-green-object = { item-backpack-green }
item-backpack-orange-object = { item-backpack-orange }
item-backpack-blue-object = { item-backpack-blue }
item-backpack-white-object = { item-backpack-white }
item-drink-object = { item-drink }
item-cap-cockpit-object = { item-cap-cockpit }
item-cap-cargo-object = { item-cap-cargo }
item-cap-engine-object = { item-cap-engine }
item-cap-storage-object = { item-cap-storage }
item-cap-cheese-object = { item-cap-cheese }
item-cap-light-object = { item-cap-light }
item-cap-rocket-object = { item-cap-rocket }
item-cap-rattonaut-object = { item-cap-rattonaut }
item-cap-crumbs-object = { item-cap-crumbs }
item-cap-collector-object = { item-cap-collector }

## Komiksy i superszczury

comic-green-pipes = Zielone rury
comic-orange-pipes = Pomarańczowe rury
comic-no-toll = Bez opłat
comic-four-steps = Cztery pola
comic-one-colour = Jeden kolor
comic-discount = Zniżka
comic-commander = Dowódca
comic-gatherer = Zbieracz
comic-runner = Biegacz
comic-thief = Złodziej

comic-green-pipes-effect = Zielone rury nic nie kosztują.
comic-orange-pipes-effect = Pomarańczowe rury nic nie kosztują.
comic-no-toll-effect = Nic nie płacisz za wejście na pole ze szczurami rywali.
comic-four-steps-effect = Gdy przesuwasz kilka szczurów, każdy może przebiec do czterech pól.
comic-one-colour-effect = Podczas biegu zielony i pomarańczowy to jeden kolor. Z zielonego i pomarańczowego plecaka w jednej turze działa tylko jeden.
comic-discount-effect = Każdy moduł rakiety kosztuje o jedną sztukę materiału mniej; ty wybierasz, którego.
comic-commander-effect = Gdy przesuwasz tylko jego, może przebiec dowolną liczbę pól. Na stoiskach zawsze płaci. Jako szczuronauta daje podwójne punkty.
comic-gatherer-effect = Gdy go przesuwasz, bierzesz z jego pola o jedną rzecz więcej.
comic-runner-effect = Może przebiec do dwóch pól więcej.
comic-thief-effect = Na stoisku bierze przedmiot bez płacenia i zostaje na miejscu.

super_rat-commander = dowódca
super_rat-gatherer = zbieracz
super_rat-runner = biegacz
super_rat-thief = złodziej

## Stoiska, nora, Szczurobot

stall-hamster = chomik
stall-frog = żaba
stall-crow = wrona

burrow-start = początek nory
burrow-library_top = tunel nad biblioteką
burrow-top_right = tunel w prawym górnym rogu
burrow-bottom_right = tunel w prawym dolnym rogu
burrow-library_fork = rozwidlenie przy bibliotece
burrow-nursery_fork = rozwidlenie przy salonie
burrow-bottom_left = tunel w lewym dolnym rogu
burrow-storage = spiżarnia
burrow-top_left = tunel w lewym górnym rogu
burrow-library = biblioteka
burrow-nursery = salon
burrow-elsewhere = tunel

level-easy = łatwy
level-medium = średni
level-hard = trudny
level-unfair = niesprawiedliwy

# Co karty Szczurobota pokazują oprócz torów.
symbol-comic = komiks
symbol-best = najlepszy tor
symbol-none = bez symbolu

## O czym się decyduje

phase-setup-caps = Przygotowanie: kapsle na stoisko wrony
phase-setup-backpacks = Przygotowanie: plecaki na stoisko chomika
phase-setup-comics = Przygotowanie: komiksy do biblioteki
phase-setup-path = Przygotowanie: płytki ścieżki
phase-setup-tracks = Przygotowanie: płytki torów punktów
phase-move = Bieg szczurów
phase-route = Wybór drogi
phase-reward = Nagroda przy rakiecie
phase-bonus = Premia z plecaka
phase-drink = Wypić napój energetyczny?
phase-fork = Rozwidlenie w norze
phase-comic = Wybór komiksu
phase-token = Superszczur: wybór szczura
phase-shop = Zakupy na stoisku
phase-build = Budowa rakiety i prowiant na lot
phase-greg-card = Szczurobot odkrywa kartę
phase-greg-item = Szczurobot odkłada przedmiot do pudełka
phase-greg-track = Wybór toru dla Szczurobota
phase-greg-comic = Szczurobot odkłada komiks do pudełka
phase-over = Koniec gry

reason-none = gra toczy się dalej
reason-rocket = wszystkie cztery szczury jednego gracza są w rakiecie
reason-markers = ktoś położył wszystkie znaczniki punktów oprócz zapasowych

## Wyzwania gry solo: nazwa i zadanie

challenge-no-rattonaut = Twardo na ziemi
challenge-no-item = Z pustymi łapkami
challenge-all-rattonauts = Wszyscy na pokład
challenge-two-rockets = Flota rakiet
challenge-four-backpacks = Komplet plecaków
challenge-ninety-points = Wysoki lot
challenge-sixteen-turns = W pośpiechu
challenge-five-cheese = Hojność
challenge-five-storage = Pełna spiżarnia
challenge-every-pipe-twice = Hydraulika

challenge-no-rattonaut-goal = Wygraj bez ani jednego szczura w rakiecie.
challenge-no-item-goal = Wygraj bez plecaków, napojów energetycznych, komiksów i kapsli.
challenge-all-rattonauts-goal = Wygraj z kompletem czterech szczurów w rakiecie.
challenge-two-rockets-goal = { $count ->
    [one] Wygraj, budując co najmniej { $count } całą rakietę.
    [few] Wygraj, budując co najmniej { $count } całe rakiety.
   *[many] Wygraj, budując co najmniej { $count } całych rakiet.
}
challenge-four-backpacks-goal = { $count ->
    [one] Wygraj, mając co najmniej { $count } plecak.
    [few] Wygraj, mając co najmniej { $count } różne plecaki.
   *[many] Wygraj, mając co najmniej { $count } różnych plecaków.
}
challenge-ninety-points-goal = { $count ->
    [one] Wygraj, mając co najmniej { $count } punkt.
    [few] Wygraj, mając co najmniej { $count } punkty.
   *[many] Wygraj, mając co najmniej { $count } punktów.
}
challenge-sixteen-turns-goal = { $count ->
    [one] Wygraj w { $count } turze.
   *[many] Wygraj w co najwyżej { $count } turach.
}
challenge-five-cheese-goal = { $count ->
    [one] Wygraj, mając co najmniej { $count } znacznik na torze sera.
    [few] Wygraj, mając co najmniej { $count } znaczniki na torze sera.
   *[many] Wygraj, mając co najmniej { $count } znaczników na torze sera.
}
challenge-five-storage-goal = { $count ->
    [one] Wygraj, mając co najmniej { $count } znacznik na torze spiżarni.
    [few] Wygraj, mając co najmniej { $count } znaczniki na torze spiżarni.
   *[many] Wygraj, mając co najmniej { $count } znaczników na torze spiżarni.
}
challenge-every-pipe-twice-goal = { $count ->
    [one] Wygraj, przebiegając przez każdą rurę co najmniej raz.
   *[many] Wygraj, przebiegając przez każdą rurę co najmniej { $count } razy.
}

## Opcje profilu

option-book = Wersja zasad
option-book-usual = zwykła
option-book-de = jak w niemieckiej instrukcji
option-book-it = jak we włoskiej instrukcji
option-book-pl = jak w polskiej instrukcji
option-book-kr = jak w niemieckim skrócie zasad
option-book-own = własny zestaw

## Opcje profilu

option-comics = Komiksy
option-comics-basic = sześć podstawowych, bez superszczurów
option-comics-super = sześć losowych z dziesięciu, z superszczurami
option-discount_for_two = Komiks ze zniżką w grze solo lub dwuosobowej
option-discount_for_two-true = w grze
option-discount_for_two-false = poza grą
option-path = Ścieżka
option-path-printed = jak na planszy
option-path-variable = losowo ułożone płytki
option-tracks = Tory punktów
option-tracks-printed = jak na planszy
option-tracks-variable = losowe płytki
option-tracks-chosen = płytki, które układa pierwszy gracz
option-light_bonus = Premia za światło
option-light_bonus-own = tylko za światło tego pola
option-light_bonus-cumulative = za każde oświetlone pole z tą samą rzeczą
option-spare_markers = Zapasowe znaczniki punktów
option-spare_markers-any-time = w dowolnej chwili
option-spare_markers-last-round = tylko w ostatniej rundzie
option-greg_at_pad = Gdy szczur Szczurobota dotrze na pole przy rakiecie
option-greg_at_pad-others-run = jego pozostałe szczury biegną dalej
option-greg_at_pad-others-stay = jego pozostałe szczury już się nie ruszają
option-award = Nakrętka na polu przy rakiecie
option-award-path-or-all = ze szczurem na ścieżce albo ze wszystkimi czterema w rakiecie
option-award-path = tylko ze szczurem na ścieżce
option-award-always = zawsze
option-library = Komiks w bibliotece
option-library-may = możesz go wziąć
option-library-must = musisz go wziąć
option-super_power = Moc superszczura
option-super_power-next-turn = od twojej następnej tury
option-super_power-at-once = od razu
option-greg_toll = Opłata za szczury Szczurobota
option-greg_toll-space = 1 za pole
option-greg_toll-rat = 1 za każdego szczura na nim
option-mouldy_supply = Spleśniały ser
option-mouldy_supply-unlimited = nigdy się nie kończy
option-mouldy_supply-10 = 10 sztuk
option-mouldy_supply-12 = 12 sztuk
option-award_supply = Nakrętki
option-award_supply-unlimited = nigdy się nie kończą
option-award_supply-15 = 15 sztuk
option-award_supply-16 = 16 sztuk
option-challenge_points = Wyzwanie „{ challenge-ninety-points }”
option-challenge_points-at-least = co najmniej tyle punktów
option-challenge_points-more-than = więcej punktów
option-greg_deck = Stos kart Szczurobota
option-greg_deck-usual = zwykły
option-greg_deck-fierce = groźny Szczurobot
