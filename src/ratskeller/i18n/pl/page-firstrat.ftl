# Stół gry Pierwszy szczur w kosmosie na stronie.

## Plansza dla tych, którzy jej nie widzą albo coś wskazują

page-fr-board = Plansza gry Pierwszy szczur w kosmosie
page-fr-burrow = Nora
page-fr-space = Pole { $space }, { $colour }: { $amount }{ $lit ->
    [yes] , oświetlone: o 1 więcej
   *[no] {""}
}
page-fr-pipe = Rura z { $from } do { $to }, { $colour }, koszt: { $good }
page-fr-rat = { $seat }: szczur { $rat } { $place }{ $tokens ->
    [none] {""}
   *[other] , { $tokens }
}
page-fr-rat-short = Szczur { $rat }
page-fr-steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}
page-fr-track = Tor „{ $track }”: { $points ->
    [one] następne miejsce { $points } punkt
    [few] następne miejsce { $points } punkty
    [many] następne miejsce { $points } punktów
   *[other] następne miejsce { $points } punktu
}
page-fr-stall = Stragan: { $stall }, pole { $space }, cena w serach: { $price }. Jest tu: { $wares }
page-fr-rocket = Rakieta do tej pory. Kokpity: { $cockpit }, ładownie: { $cargo }, silniki: { $engine }
page-fr-last-round = Runda { $round } z { $last }, koniec jest bliski

## Decyzje

page-fr-advice-rat = Wybierz jednego ze swoich szczurów: zaświecą się wszystkie pola, na które może dojść.
page-fr-advice-place = Szczur { $rat } jest gotowy: wybierz świecące pole. Gdy ruszasz kilkoma, zacznij od tego z przodu.
page-fr-advice-more = Rusz kolejnego szczura na pole tego samego koloru albo zakończ ruch.
page-fr-advice-choose = Wybierz na planszy albo na liście.
page-fr-go = Ruszaj
page-fr-all-offers = { $count ->
    [one] Wszystko, co można zrobić: { $count } ruch
    [few] Wszystko, co można zrobić: { $count } ruchy
    [many] Wszystko, co można zrobić: { $count } ruchów
   *[other] Wszystko, co można zrobić: { $count } ruchu
}
page-fr-turn-so-far = W tej turze:
page-fr-waiting = Teraz gra { $seat } …
page-fr-asked = Twoja decyzja: { $phase }. { $count ->
    [one] { $count } możliwość.
    [few] { $count } możliwości.
    [many] { $count } możliwości.
   *[other] { $count } możliwości.
}
page-fr-picked = Wybrano: szczur { $rat }. { $count ->
    [one] Świeci { $count } pole.
    [few] Świecą { $count } pola.
    [many] Świeci { $count } pól.
   *[other] Świeci { $count } pola.
}

## Gracze i Szczurobot

page-fr-light = { $lamp ->
    [0] Znacznik przy żarówce { $light }, za wszystkimi reflektorami
   *[other] Znacznik przy żarówce { $light }, następny reflektor przy { $lamp }
}
page-fr-markers = { $count ->
    [one] pozostał { $count } znacznik punktów
    [few] pozostały { $count } znaczniki punktów
    [many] pozostało { $count } znaczników punktów
   *[other] pozostało { $count } znacznika punktów
}
page-fr-greg-level = Poziom
page-fr-greg-plans = Plany
page-fr-greg-deck = Talia
page-fr-greg-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
page-fr-greg-known = Co o niej wiadomo
page-fr-greg-unseen = Jeszcze niewidziane: { $a } × A, { $b } × B
page-fr-greg-in-deck = Na pewno w talii: { $cards }
page-fr-greg-pile = Odkryte: { $cards }
page-fr-greg-steps = Kroki jego szczurów, od pierwszego: { $steps }
page-fr-greg-no-card = Szczurobot nie odkrył jeszcze żadnej karty
