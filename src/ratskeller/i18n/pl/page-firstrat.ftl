# Stół gry Pierwszy szczur w kosmosie na stronie.

## Plansza dla tych, którzy jej nie widzą albo coś wskazują

page-fr-board = Plansza gry Pierwszy szczur w kosmosie
page-fr-space = Pole { $space }, { $colour }: { $amount }{ $lit ->
    [yes] , oświetlone: o 1 więcej
   *[no] {""}
}
page-fr-pipe = Rura z pola { $from } na pole { $to }, { $colour }, koszt: { $good }
page-fr-rat = { $seat }: szczur { $rat } { $place }{ $tokens ->
    [none] {""}
   *[other] , { $tokens }
}
page-fr-rat-short = Szczur { $rat }
page-fr-steps = { $steps ->
    [one] o { $steps } pole
    [few] o { $steps } pola
    [many] o { $steps } pól
   *[other] o { $steps } pola
}
page-fr-track = { $track }: { $points ->
    [one] następne pole daje { $points } punkt
    [few] następne pole daje { $points } punkty
    [many] następne pole daje { $points } punktów
   *[other] następne pole daje { $points } punktu
}
page-fr-stall = Stoisko: { $stall }, przy polu { $space }. Cena w serze: { $price }. Do wzięcia: { $wares }
page-fr-rocket = Zbudowane moduły rakiety. Kokpity: { $cockpit }, ładownie: { $cargo }, silniki: { $engine }
page-fr-last-round = Runda { $round } z { $last }: zbliża się koniec gry

## Decyzje

page-fr-advice-rat = Wybierz szczura: podświetlą się wszystkie pola, do których może dobiec.
page-fr-advice-place = Szczur { $rat } jest gotowy: wybierz podświetlone pole. Jeśli chcesz przesunąć kilka szczurów, zacznij od tego z przodu.
page-fr-advice-more = Przesuń kolejnego szczura na pole tego samego koloru albo zakończ ruch.
page-fr-asked = Twoja decyzja: { $phase }. Liczba możliwości: { $count }.
page-fr-picked = Wybrano szczura { $rat }. Podświetlone pola: { $count }.

## Gracze i Szczurobot

page-fr-light = { $lamp ->
    [0] Znacznik żarówki na polu { $light } przewodu, za wszystkimi reflektorami
   *[other] Znacznik żarówki na polu { $light } przewodu, następny reflektor na polu { $lamp }
}
page-fr-markers = { $count ->
    [one] pozostał { $count } znacznik punktów
    [few] pozostały { $count } znaczniki punktów
    [many] pozostało { $count } znaczników punktów
   *[other] pozostało { $count } znacznika punktów
}
page-fr-greg-level = Poziom
page-fr-greg-plans = Plany
page-fr-greg-deck = Stos
page-fr-greg-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
page-fr-greg-unseen = Jeszcze nieodkryte: { $a } × A, { $b } × B
page-fr-greg-in-deck = Na pewno w stosie: { $cards }
page-fr-greg-pile = Odkryte: { $cards }
page-fr-greg-steps = O ile pól biegną jego szczury, od pierwszego: { $steps }
page-fr-greg-no-card = Szczurobot nie odkrył jeszcze żadnej karty

## Czym są rzeczy i co robią: podpowiedzi

page-fr-regions-path = Ścieżka
page-fr-regions-tracks = Tory
page-fr-regions-burrow = Nora
page-fr-regions-stalls = Stoiska
page-fr-tip-cheese = Płacisz nim rywalom i na stoiskach; przekaż { $count } naraz, a położysz znacznik punktów.
page-fr-tip-material = Budujesz z niego moduły rakiety i płacisz nim za rury.
page-fr-tip-bulb = Każda przesuwa twój znacznik żarówki o jedno pole.
page-fr-tip-core = Każdy przesuwa twojego małego szczurka w norze o jedno pole.
page-fr-tip-unlit = Daje o 1 więcej, gdy twój znacznik żarówki dotrze aż tutaj.
page-fr-tip-stall = Szczur, który tu skończy bieg, może kupić przedmiot albo wziąć go bez płacenia i wrócić na pole startowe.
page-fr-tip-start = Stąd ruszają wszystkie szczury. Mieści się ich tu dowolnie wiele i nikt nic nie płaci.
page-fr-tip-pad = Szczur, który tu dotrze, wsiada do rakiety. Weź nakrętkę albo wystaw szczura z salonu na pole startowe.
page-fr-tip-pad-colour = Liczy się jako dowolny kolor.
page-fr-tip-pipe = Skrót: przejście przez rurę liczy się jak jedno pole.
page-fr-tip-lamp = Reflektor na polu { $light }
page-fr-tip-lamp-effect = Gdy twój znacznik żarówki tu dotrze, kładziesz znacznik punktów na torze reflektorów.
page-fr-tip-part = Za każdy zbudowany moduł kładziesz znacznik na pierwszym wolnym polu. Koszt: { $cost }.
page-fr-tip-storage = Znacznik za każdą wizytę w spiżarni.
page-fr-tip-donation = Znacznik za każdy przekazany prowiant (sery: { $count }).
page-fr-tip-light = Znacznik za każdy reflektor, do którego dotrzesz.
page-fr-tip-rocket = Znacznik za każdy komplet: kokpit, ładownia i silnik.
page-fr-tip-rattonaut = Każdy szczur w rakiecie zajmuje pierwsze wolne pole.
page-fr-tip-slots = Przy tej liczbie graczy zablokowane pola pozostają puste; na ostatnim mieści się dowolnie wiele znaczników.
page-fr-tip-plan = Szczurobot planuje ten tor: następna karta z tym symbolem da mu za niego punkty.
page-fr-tip-library = Gdy tu wejdziesz, możesz wziąć komiks.
page-fr-tip-nursery = Gdy tu wejdziesz, wystawiasz stąd szczura na pole startowe.
page-fr-tip-fork = Rozwidlenie: skręć albo idź dalej prosto, do spiżarni.
page-fr-tip-fresh = Działa od twojej następnej tury.
page-fr-tip-super = Jego znacznik superszczura trafia na jednego z twoich szczurów.
page-fr-tip-builders = Na każdym module widać, kto go zbudował.
page-fr-tip-award = { $points } na koniec gry.
page-fr-tip-mouldy = Bierzesz go, gdy nie możesz zapłacić rywalowi. Każdy kosztuje na koniec { $points }.
page-fr-tip-markers-end = Gdy na torach leży ich { $count }, zbliża się koniec gry.
page-fr-tip-leftovers = Na koniec niewykorzystane materiały i ser dają 1 punkt za każde { $count }.

## Wybieranie na planszy

page-fr-advice-route = Prowadzi tam kilka dróg: ścieżką czy rurami?
page-fr-advice-reward = Twój szczur jest w rakiecie: nakrętka czy szczur z salonu?
page-fr-advice-bonus = Co ma dodać plecak?
page-fr-advice-drink = Wypić napój energetyczny i podwoić wszystko, co zbierasz w tej turze?
page-fr-advice-fork = Rozwidlenie w norze: wybierz jedną z podświetlonych dróg.
page-fr-advice-comic = Wybierz komiks z biblioteki.
page-fr-advice-token = Który szczur dostaje znacznik superszczura?
page-fr-advice-shop = Wybierz przedmiot na stoisku.
page-fr-advice-build = Wybierz podświetlony tor, aby zbudować moduł albo przekazać prowiant.
page-fr-advice-lay = Która płytka toru trafia na { $track }?
page-fr-advice-greg = Kilka torów jest dla Szczurobota równie dobrych: wybierz jeden. Jeśli już go planował, dostaje teraz punkty, a jeśli nie, planuje go.

## Szczurobot krok po kroku

page-fr-greg-told = Ostatnia tura Szczurobota
page-fr-greg-none = Szczurobot jeszcze nie grał. W swojej turze odkrywa kartę: cztery liczby mówią, o ile pól biegną jego szczury, licząc od przodu, a potem liczy się symbol.
page-fr-greg-score = Dostaje punkty za tor, gdy jego symbol pojawi się po raz drugi.
page-fr-why-card = Jego szczury, licząc od przodu, biegną o tyle pól: { $steps }.
page-fr-why-moved = { $rank ->
    [1] Jego pierwszy szczur: pierwsza liczba.
    [2] Jego drugi szczur: druga liczba.
    [3] Jego trzeci szczur: trzecia liczba.
   *[4] Jego ostatni szczur: ostatnia liczba.
}
page-fr-why-paid = Stał tam twój szczur.
page-fr-why-item = Jego szczur stanął przy tym stoisku: losowy przedmiot wraca do pudełka.
page-fr-why-comic = Symbol na jego karcie: losowy komiks wraca do pudełka.
page-fr-why-planned = Symbol na jego karcie. Gdy pojawi się znowu, Szczurobot dostanie punkty za ten tor.
page-fr-why-scored = Ten tor był zaplanowany, a jego symbol pojawił się znowu.
page-fr-why-shuffled = To była karta C: jego stos znów jest pełny.
page-fr-why-rattonaut = Jego szczur dotarł do rakiety; nie bierze nagrody.
page-fr-items = { $count ->
    [one] { $count } przedmiot
    [few] { $count } przedmioty
   *[many] { $count } przedmiotów
}
page-fr-mine = Co mam
