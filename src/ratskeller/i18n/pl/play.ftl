# Gra w terminalu.

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

## Stół: początek, odpowiedzi, wyjście

play-ask-game = Która gra?
play-ask-people = Ile osób gra?
play-people = { $count ->
    [0] nikt, żeby popatrzeć na boty
    [1] jedna
    [2] dwie
    [3] trzy
    [4] cztery
    [5] pięć
   *[other] { $count }
}
play-ask-level = Jak silny jest { $rival }?
play-ask-name = Imię gracza { $number } [{ $name }]:
play-bad-name = „{ $name }” nie jest imieniem: ma mieć od 1 do 16 znaków, bez przecinka, i nikt inny nie może go nosić.
play-ask-resume = { $people ->
    [1] Kontynuować grę solo z { $file } (dotąd ruchów: { $moves })? [T/n]
   *[other] Kontynuować grę, liczba graczy: { $people }, z { $file } (dotąd ruchów: { $moves })? [T/n]
}
play-yes = t tak y yes
play-no = n nie no
play-choose = Numer [{ $proposed }]:
play-choose-again = Proszę podać liczbę od { $first } do { $count }.
play-not-begun = Gra się nie rozpoczęła.
play-hint = Odpowiedz numerem ruchu. ? pokazuje, co jeszcze można wpisać.
play-prompt = { $seat } >
play-turn-over = Tura dobiegła końca. Enter (lub 1) ją kończy, u cofa ostatni ruch.
play-chance-next = Teraz dobierane są karty. Enter (lub 1) idzie dalej, u cofa ostatni ruch.
play-hide = Enter ukrywa to wszystko, zanim spojrzy następny gracz.
play-look = { $seat }: gdy patrzysz tylko ty, naciśnij Enter, aby zobaczyć swoją rękę.
play-since = Od twojej ostatniej tury:
play-malformed = „{ $text }” nie jest ruchem. Wpisz liczbę od 1 do { $count }, ruch w krótkiej postaci albo ?, aby uzyskać pomoc.
play-undone = Cofnięto: { $move }
play-nothing-to-undo = Nie ma czego cofnąć: można tylko decyzje z trwającej tury.
play-not-kept = Nie można przechować gry w { $file }: { $why }. Zapisz ją gdzie indziej: s PLIK
play-kept =
    Gra jest przechowana w { $file }
    Dalszy ciąg: { $command }
play-save-where = W jakim pliku? Wpisz: s PLIK
play-save-first = Zapisać też w pliku? Podaj nazwę albo Enter, jeśli nie:
play-overwrite = { $file } już istnieje. Nadpisać? [t/N]
play-save-refused = Nie zapisano: { $file } pozostaje bez zmian.
play-not-saved = Nie można zapisać w { $file }: { $why }
play-saved = Zapisano w { $file }
play-no-rule = Nie ma zasady „{ $rule }”. Zasady nazywają się na przykład { $example }.
play-finished =
    Cała gra jest w { $file }
    Aby ją obejrzeć: ratskeller replay { $file }
play-help =
    numer    wykonaj ruch o tym numerze
    { $move } wykonaj ruch w krótkiej postaci, jak stoi obok numeru
    u        cofnij ostatnią decyzję swojej tury
    b        pokaż jeszcze raz planszę i ruchy
    l        dziennik: wszystko, co się dotąd wydarzyło
    p        dotychczasowe punkty, wiersz po wierszu
    i        podpowiedź: najlepsze tury i szanse wszystkich; i 5 myśli przez 5 sekund
    r ID     tekst zasady (po angielsku), na przykład r { $rule }
    s PLIK   zapisz grę w pliku; samo s zapisuje ponownie w ostatnim
    q        wyjdź; gra jest przechowana, dalszy ciąg z --resume
    ?        ta pomoc

## Nagrana gra

replay-after = { $moves ->
    [one] Po { $moves } ruchu
    [few] Po { $moves } ruchach
   *[many] Po { $moves } ruchach
}
replay-not-over = Gra nie jest skończona.
