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
good-soda = soda oczyszczona
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
    [one] { $count } opakowanie sody oczyszczonej
    [few] { $count } opakowania sody oczyszczonej
   *[many] { $count } opakowań sody oczyszczonej
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

## Tory i części rakiety

track-cockpit = kokpit
track-cargo = ładownia
track-engine = silnik
track-storage = spiżarnia
track-cheese = ser
track-light = przewód oświetlenia
track-rocket = rakieta
track-rattonaut = szczuronauta

part-cockpit = { track-cockpit }
part-cargo = { track-cargo }
part-engine = { track-engine }

# Część jako dopełnienie czasownika.
part-cockpit-object = kokpit
part-cargo-object = ładownię
part-engine-object = silnik

## Kapsle

cap-cockpit = { track-cockpit }
cap-cargo = { track-cargo }
cap-engine = { track-engine }
cap-storage = { track-storage }
cap-cheese = { track-cheese }
cap-light = { track-light }
cap-rocket = { track-rocket }
cap-rattonaut = { track-rattonaut }
cap-crumbs = okruszki
cap-collector = kolekcja

cap-cockpit-effect = { points } za każdy własny znacznik na torze „{ track-cockpit }”.
cap-cargo-effect = { points } za każdy własny znacznik na torze „{ track-cargo }”.
cap-engine-effect = { points } za każdy własny znacznik na torze „{ track-engine }”.
cap-storage-effect = { points } za każdy własny znacznik na torze „{ track-storage }”.
cap-cheese-effect = { points } za każdy własny znacznik na torze „{ track-cheese }”.
cap-light-effect = { points } za każdy własny znacznik na torze „{ track-light }”.
cap-rocket-effect = { points } za każdy własny znacznik na torze „{ track-rocket }”.
cap-rattonaut-effect = { points } za każdego własnego szczuronautę.
cap-crumbs-effect = { points } minus { $less } za każdą własną część rakiety; nie mniej niż 0.
cap-collector-effect = { points } za każdy własny kapsel, plecak, komiks i napój energetyczny, zużyty lub nie, wliczając ten kapsel.

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
comic-four-steps = Cztery kroki
comic-one-colour = Jeden kolor
comic-discount = Zniżka
comic-commander = Dowódca
comic-gatherer = Zbieracz
comic-runner = Biegacz
comic-thief = Złodziej

comic-green-pipes-effect = Zielone rury nic nie kosztują.
comic-orange-pipes-effect = Pomarańczowe rury nic nie kosztują.
comic-no-toll-effect = Pola zajęte przez cudze szczury nie kosztują sera.
comic-four-steps-effect = Gdy rusza się kilka szczurów, każdy może przejść do czterech pól.
comic-one-colour-effect = Przy ruchu zielony i pomarańczowy to jeden kolor; z zielonego i pomarańczowego plecaka w jednej turze działa tylko jeden.
comic-discount-effect = Każda część rakiety kosztuje o jeden wybrany materiał mniej.
comic-commander-effect = Gdy rusza się sam, przechodzi dowolną liczbę pól. Zawsze płaci. Jego miejsce na torze szczuronautów liczy się podwójnie.
comic-gatherer-effect = Gdy się rusza, zbiera o jeden więcej tego, co daje jego pole.
comic-runner-effect = Ten szczur może przejść do dwóch pól dalej.
comic-thief-effect = Na straganie ten szczur bierze przedmiot bez płacenia i zostaje na miejscu.

super_rat-commander = dowódca
super_rat-gatherer = zbieracz
super_rat-runner = biegacz
super_rat-thief = złodziej

## Stragany, nora, Szczurobot

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

phase-setup-caps = Przygotowanie: kapsle dla wrony
phase-setup-backpacks = Przygotowanie: plecaki dla chomika
phase-setup-comics = Przygotowanie: komiksy do biblioteki
phase-setup-path = Przygotowanie: kafelki ścieżki
phase-setup-tracks = Przygotowanie: kafelki torów punktów
phase-move = Ruch szczurów
phase-route = Wybór drogi
phase-reward = Wybór nagrody na polu przy rakiecie
phase-bonus = Wybór premii z plecaka
phase-drink = Użyć napoju energetycznego?
phase-fork = Wybór drogi w norze
phase-comic = Wybór komiksu
phase-token = Położenie żetonu na szczurze
phase-shop = Zdobycie przedmiotu
phase-build = Budowa i przekazanie prowiantu
phase-greg-card = Szczurobot odkrywa kartę
phase-greg-item = Szczurobot usuwa przedmiot
phase-greg-track = Wybór toru dla Szczurobota
phase-greg-comic = Szczurobot usuwa komiks
phase-over = Koniec gry

reason-none = gra toczy się dalej
reason-rocket = wszystkie cztery szczury jednego gracza są w rakiecie
reason-markers = jeden z graczy umieścił wszystkie znaczniki punktów poza rezerwą

## Wyzwania gry solo: nazwa i zadanie

challenge-no-rattonaut = Twardo na ziemi
challenge-no-item = Z pustymi łapkami
challenge-all-rattonauts = Wszyscy na pokład
challenge-two-rockets = Flota rakiet
challenge-four-backpacks = Dobrze spakowani
challenge-ninety-points = Wysoki lot
challenge-sixteen-turns = W pośpiechu
challenge-five-cheese = Hojność
challenge-five-storage = Pełna spiżarnia
challenge-every-pipe-twice = Hydraulika

challenge-no-rattonaut-goal = Wygrać bez szczurów w rakiecie.
challenge-no-item-goal = Wygrać bez plecaków, napojów energetycznych, komiksów i kapsli.
challenge-all-rattonauts-goal = Wygrać ze wszystkimi czterema szczurami w rakiecie.
challenge-two-rockets-goal = { $count ->
    [one] Wygrać, budując co najmniej { $count } całą rakietę.
    [few] Wygrać, budując co najmniej { $count } całe rakiety.
   *[many] Wygrać, budując co najmniej { $count } całych rakiet.
}
challenge-four-backpacks-goal = { $count ->
    [one] Wygrać, mając co najmniej { $count } plecak.
    [few] Wygrać, mając co najmniej { $count } różne plecaki.
   *[many] Wygrać, mając co najmniej { $count } różnych plecaków.
}
challenge-ninety-points-goal = { $count ->
    [one] Wygrać, mając co najmniej { $count } punkt.
    [few] Wygrać, mając co najmniej { $count } punkty.
   *[many] Wygrać, mając co najmniej { $count } punktów.
}
challenge-sixteen-turns-goal = { $count ->
    [one] Wygrać w { $count } turze.
   *[many] Wygrać w najwyżej { $count } turach.
}
challenge-five-cheese-goal = { $count ->
    [one] Wygrać, mając co najmniej { $count } znacznik na torze „{ track-cheese }”.
    [few] Wygrać, mając co najmniej { $count } znaczniki na torze „{ track-cheese }”.
   *[many] Wygrać, mając co najmniej { $count } znaczników na torze „{ track-cheese }”.
}
challenge-five-storage-goal = { $count ->
    [one] Wygrać, mając co najmniej { $count } znacznik na torze „{ track-storage }”.
    [few] Wygrać, mając co najmniej { $count } znaczniki na torze „{ track-storage }”.
   *[many] Wygrać, mając co najmniej { $count } znaczników na torze „{ track-storage }”.
}
challenge-every-pipe-twice-goal = { $count ->
    [one] Wygrać, używając każdej rury co najmniej raz.
   *[many] Wygrać, używając każdej rury co najmniej { $count } razy.
}

## Opcje profilu

option-comics = Komiksy
option-comics-basic = sześć bez superszczurów
option-comics-super = sześć wylosowanych z dziesięciu
option-discount_for_two = Komiks ze zniżką solo lub dla dwóch osób
option-discount_for_two-true = w grze
option-discount_for_two-false = poza grą
option-path = Ścieżka
option-path-printed = jak na planszy
option-path-variable = z potasowanymi kafelkami
option-tracks = Tory punktów
option-tracks-printed = jak na planszy
option-tracks-variable = z wylosowanymi kafelkami
option-tracks-chosen = z kafelkami, które kładzie pierwszy gracz
option-light_bonus = Premia za światło
option-light_bonus-own = za samo oświetlone pole
option-light_bonus-cumulative = za każde oświetlone pole z taką samą zdobyczą
option-spare_markers = Znaczniki punktów z rezerwy
option-spare_markers-any-time = w dowolnej chwili
option-spare_markers-last-round = tylko w ostatniej rundzie
option-greg_at_pad = Gdy szczur Szczurobota dotrze na pole przy rakiecie
option-greg_at_pad-others-run = jego inne szczury biegną dalej
option-greg_at_pad-others-stay = jego inne szczury zostają na miejscu
