# First Rat on a terminal.

## Plansza. Towary mają tu krótkie nazwy: powyżej sześciu liter są obcinane w wąskim terminalu.

board-heading = { $last ->
    [0] Runda { $round }: kolej gracza { $seat }
   *[other] Runda { $round }: kolej gracza { $seat }; runda { $last } jest ostatnia
}
board-start = Pole startowe
board-nursery = Salon
board-pad = Pole przy rakiecie
board-pad-colour = każdy kolor
board-rocket = Rakieta
board-colour-yellow = żó
board-colour-green = zi
board-colour-orange = po
board-colour-blue = ni
board-colour-white = sz
board-good-cheese = ser
board-good-bottle = butelka
board-good-soda = soda
board-good-can = puszka
board-good-calc = kalkul.
board-good-bulb = żarówka
board-good-core = ogryzek
board-none = nic
board-tracks = Tory punktów
board-slot = { $slot }.
board-stall = { $stall }, pole { $space }, { $price }
board-drinks = { $count ->
    [one] { $count } napój energetyczny
    [few] { $count } napoje energetyczne
   *[many] { $count } napojów energetycznych
}
board-library = Biblioteka
board-pipes = Rury
board-cap = { $less ->
    [0] { $cap } { $points }
   *[other] { $cap } { $points } minus { $less }
}
board-points = punkty
board-light = światło
board-burrow = nora
board-markers = znacz.
board-cave-library = Bi
board-cave-nursery = Sa
board-cave-storage = Sp
board-own-comics = komiksy: { $items }
board-own-backpacks = plecaki: { $items }
board-own-caps = kapsle: { $items }
board-own-drinks = { board-drinks }
board-own-awards = { $count ->
    [one] { $count } nakrętka
    [few] { $count } nakrętki
   *[many] { $count } nakrętek
}
board-own-mouldy = { count-mouldy }
board-greg-level = poziom: { $level }
board-greg-card = ostatnia karta: { $card }
board-greg-plans = plany: { $plans }
board-greg-deck = talia: { $cards } (niewidziane: A { $a }, B { $b }; znane: { $known })
board-greg-pile = odkryte: { $cards }
board-legend =
    A12: szczury 1 i 2 gracza A. 7*: oświetlone dla grającego, daje 1 więcej. p1: koniec rury 1.
    ×: zablokowane miejsce; następne jest podkreślone. ▸: kto gra. Światło 3→15: następny reflektor to światło 15.
    Nora Bi5 Sa6 Sp7: kroki do biblioteki, salonu, spiżarni. …: mogą ruszyć kolejne szczury.
board-whole-turn = (zyski dotyczą całej tury)

## Co dałby ruch

yields-gain = +{ $amount }
yields-cost = −{ $amount }
yields-mouldy = { $mouldy } (−{ $less })
yields-routes = kilkoma drogami
yields-pipe-paid = rura { $pipe }, koszt: { $good }
yields-pipe-free = rura { $pipe } za darmo
yields-toll-paid = opłata { $cheese } dla gracza { $to }
yields-toll-to-supply = opłata { $cheese }
yields-marker = { $track }: { points }
yields-marker-lost = brak znacznika na tor „{ $track }”
yields-nursery-left = r{ $rat } trafia na pole startowe
yields-item-stolen = r{ $rat } wraca na pole startowe
yields-backpack = { $bonus } więcej z tego koloru, raz na turę
yields-drink = podwaja zyski jednej tury
yields-end-announced = runda { $round } będzie ostatnia
yields-greg-planned = tylko w planach
yields-row-laid = { $row } na torze „{ $track }”
yields-then-reward = potem nagroda
yields-then-bonus = potem premia z plecaka
yields-then-drink = napój energetyczny by to podwoił
yields-then-fork = do rozwidlenia w norze
yields-then-comic = komiks do wyboru
yields-then-token = potem położenie żetonu
yields-then-shop = potem { $stall }
yields-then-build = potem budowa lub przekazanie prowiantu
