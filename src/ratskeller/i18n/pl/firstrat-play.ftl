# First Rat on a terminal.

## Plansza. Towary mają tu krótkie nazwy: powyżej sześciu liter są obcinane w wąskim terminalu.

board-heading = { $last ->
    [0] Runda { $round }: { $seat ->
        [Ty] twoja tura
       *[other] gra { $seat }
    }
   *[other] Runda { $round }: { $seat ->
        [Ty] twoja tura
       *[other] gra { $seat }
    }; runda { $last } jest ostatnia
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
board-good-bottle = ocet
board-good-soda = soda
board-good-can = puszka
board-good-calc = kalk.
board-good-bulb = żarów.
board-good-core = ogryz.
board-none = brak
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
   *[other] { $cap } { $points } minus { $less } za moduł
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
board-greg-deck = stos: { $cards } (nieodkryte: A { $a }, B { $b }; znane: { $known })
board-greg-pile = odkryte: { $cards }
board-legend =
    A12: szczury 1 i 2 gracza A. 7*: pole oświetlone dla tego, kto gra: o 1 więcej. p1: wylot rury 1.
    ×: zablokowane pole toru; następne wolne jest podkreślone. ▸: kto gra. Światło 3→15: następny reflektor na polu 15.
    Nora Bi5 Sa6 Sp7: ile pól do biblioteki, salonu, spiżarni. …: można przesunąć kolejne szczury.
board-whole-turn = (liczby dotyczą całej tury)

## Co dałby ruch

yields-gain = +{ $amount }
yields-cost = −{ $amount }
yields-mouldy = { $mouldy } (−{ $less })
yields-routes = różnymi drogami
yields-pipe-paid = rura { $pipe }, koszt: { $good }
yields-pipe-free = rura { $pipe } za darmo
yields-toll-paid = opłata: { $cheese } { $to ->
    [Ty] dla ciebie
   *[other] dla gracza { $to }
}
yields-toll-to-supply = opłata: { $cheese }
yields-toll-unpaid = opłata: { $cheese } (nie da się zapłacić)
yields-marker = { $track }: { points }
yields-marker-lost = brak znacznika na { $track }
yields-nursery-left = szczur { $rat } wychodzi na pole startowe
yields-item-stolen = szczur { $rat } wraca na pole startowe
yields-backpack = o { $bonus } więcej z tego koloru, raz w turze
yields-drink = podwaja wszystko, co zbierzesz w jednej turze
yields-end-announced = runda { $round } będzie ostatnia
yields-greg-planned = na razie tylko plan
yields-row-laid = { $row } na { $track }
yields-then-reward = potem nagroda
yields-then-bonus = potem premia z plecaka
yields-then-drink = napój energetyczny może to podwoić
yields-then-fork = do rozwidlenia w norze
yields-then-comic = potem wybór komiksu
yields-then-token = potem wybór superszczura
yields-then-shop = potem stoisko: { $stall }
yields-then-build = potem budowa i prowiant
