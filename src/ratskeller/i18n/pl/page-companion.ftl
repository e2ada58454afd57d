# Strona w przeglądarce: Szczurobot i notes punktowy obok prawdziwej planszy.

page-companion-lead = Do twojego pudełka na stole. Połóż telefon obok planszy: odkrywa karty Szczurobota i liczy wasze punkty.
page-companion-greg = Solo przeciw Szczurobotowi
page-companion-greg-about = Telefon jest jego talią i pamięcią. Mówi, dokąd idą jego szczury, i pyta tylko o to, czego nie widzi.
page-companion-new = Nowa gra przeciw Szczurobotowi
page-companion-games = Twoje gry przeciw Szczurobotowi
page-companion-go-on = Graj dalej: { $level }
page-companion-finished = Zakończona: { $level }
page-companion-round = Runda { $round }
page-companion-forget = Odłóż grę „{ $level }” z dnia { $day }
page-companion-forget-title = Odłożyć tę grę?
page-companion-forget-about = Szczurobot zapomni ją na zawsze.
page-companion-forget-yes = Odłóż
page-companion-keep = Zostaw
page-companion-pad-about = Zaznacz, co leży na stole. Punkty liczą się od razu, a każdy z nich jest wyjaśniony.
page-companion-pad-kept = tak, jak go zostawiono

## Szczurobot: przygotowanie

page-companion-setup-lead = Szczurobot gra na twojej planszy. Ty przesuwasz jego szczury, a telefon odkrywa jego karty.
page-companion-setup-board = Przygotuj planszę jak dla dwóch osób. Zaczynasz ty, z 1 serem.
page-companion-setup-rats = Postaw cztery szczury innego koloru na polach 8, 5 i 1 oraz na polu startowym: to szczury Szczurobota.
page-companion-setup-markers = Połóż jego dziesięć znaczników punktów obok planszy. Niczego więcej nie potrzebuje.
page-companion-setup-options = Jak gracie?
page-companion-begin = Potasuj karty Szczurobota

## Szczurobot: jego tura

page-companion-before-first = Szczurobot czeka na twoją pierwszą turę
page-companion-his-turn = Tura Szczurobota: zrób to na planszy
page-companion-path = Ścieżka z ruchami szczurów Szczurobota
page-companion-last = Runda { $round } będzie ostatnia.
page-companion-now-last = To ostatnia runda.
page-companion-fact-card = Szczurobot odkrywa kartę { $card }.
page-companion-fact-move = Przesuń jego szczura { $origin } { $space }.
page-companion-fact-toll = Stoi tam twój szczur? To weź { $cheese } z zasobów.
page-companion-fact-hamster = Staje przy chomiku: jeden plecak wraca do pudełka.
page-companion-fact-frog = Staje przy żabie: jeśli jest tam jeszcze napój energetyczny, jeden wraca do pudełka.
page-companion-fact-crow = Staje przy wronie: jeden kapsel wraca do pudełka.
page-companion-fact-comic = Jeden komiks z biblioteki wraca do pudełka.
page-companion-fact-rattonaut = Wsiada do rakiety: postaw go na miejscu { $slot } toru szczuronautów ({ points }).
page-companion-fact-plan = Szczurobot planuje tor „{ $track }”. Nic nie rób: telefon to pamięta.
page-companion-fact-score = Połóż jego znacznik na torze „{ $track }”, miejsce { $slot } ({ points }). Plan wykonany.
page-companion-fact-lost = Szczurobot zapunktowałby na torze „{ $track }”, ale nie ma już znaczników.
page-companion-fact-shuffle = Wszystkie jego odkryte karty są znów w talii.
page-companion-last-you-markers = Twój ósmy znacznik leży: runda { $round } jest ostatnia.
page-companion-last-you-rocket = Wszystkie twoje szczury są w rakiecie: runda { $round } jest ostatnia.
page-companion-last-greg-markers = Ósmy znacznik Szczurobota leży: runda { $round } jest ostatnia.
page-companion-last-greg-rocket = Wszystkie szczury Szczurobota są w rakiecie: runda { $round } jest ostatnia.
page-companion-pick = Ile ich tam leży?
page-companion-pick-none = Wtedy nic się nie dzieje.
page-companion-pick-goes = Znika numer { $number } od lewej.

## Szczurobot: pytania

page-companion-ask-turn = Twoja kolej!
page-companion-about-turn = Rozegraj turę na planszy, potem dotknij.
page-companion-turn-done = Moja tura się skończyła
page-companion-turn-markers = … i leży mój ósmy znacznik
page-companion-turn-rocket = … i mój czwarty szczur jest w rakiecie
page-companion-ask-slot = Które miejsce jest pierwsze wolne: { $track }?
page-companion-about-slot = Spójrz na tor punktów na planszy, od lewej.
page-companion-slot = Miejsce { $slot }
page-companion-ask-best = Kilka torów jest dla niego równie dobrych
page-companion-about-best = Ty wybierasz, który weźmie.
page-companion-ask-tile = Który kafelek leży na torze „{ $track }”?
page-companion-about-tile = To są jego punkty.
page-companion-tile = Kafelek { $number }

## Szczurobot: jego strona i koniec

page-companion-side = Strona Szczurobota
page-companion-rats = Szczury
page-companion-markers = Pozostałe znaczniki
page-companion-scored = Jego punkty do tej pory
page-companion-slots = miejsca { $slots }
page-companion-undo = Cofnij ostatnie dotknięcie
page-companion-diary = Jego dotychczasowe tury
page-companion-turn-of = Tura { $number }: karta { $card }
page-companion-back-to = Wróć przed tę turę
page-companion-no-turns = Ten telefon nie widział jeszcze żadnej jego tury.
page-companion-over = Koniec gry. Szczurobot ma
page-companion-to-beat = { $points ->
    [one] Wygrywasz, mając co najmniej { $points } punkt; remis należy do niego.
    [few] Wygrywasz, mając co najmniej { $points } punkty; remis należy do niego.
    [many] Wygrywasz, mając co najmniej { $points } punktów; remis należy do niego.
   *[other] Wygrywasz, mając co najmniej { $points } punktu; remis należy do niego.
}
page-companion-because-rocket = Gra się skończyła, bo wszystkie cztery szczury jednej ze stron są w rakiecie.
page-companion-because-markers = Gra się skończyła, bo leży ósmy znacznik jednej ze stron.
page-companion-add-mine = Policz teraz moje punkty
page-companion-again = Zagraj jeszcze raz

## Notes punktacji: wpisywanie

page-companion-people = Kto gra?
page-companion-colour = { $name }: { $colour }. Inny kolor
page-companion-name = Imię gracza { $number }
page-companion-remove = Usuń: { $name }
page-companion-add = Jeszcze ktoś
page-companion-with-greg = Solo przeciw Szczurobotowi
page-companion-tracks-about = Dotykaj, czyje znaczniki leżą na każdym torze, od lewej. Dotknięcie znacznika zabiera go.
page-companion-put = { $name } na miejsce { $slot }
page-companion-take = Miejsce { $slot }, { $name }: zabierz
page-companion-things = Co leży przed wami
page-companion-count-backpacks = Plecaki
page-companion-count-backpacks-about = najwyżej jeden w każdym kolorze
page-companion-count-comics = Komiksy
page-companion-count-comics-about = liczą się do kolekcji
page-companion-count-drinks = Napoje energetyczne
page-companion-count-drinks-about = także zużyte
page-companion-count-awards = Nakrętki
page-companion-count-awards-about = z pola przy rakiecie
page-companion-count-mouldy = Spleśniały ser
page-companion-count-mouldy-about = odbiera punkty
page-companion-count-goods-about = materiały i ser razem
page-companion-less = { $what }: o jeden mniej
page-companion-more = { $what }: o jeden więcej
page-companion-commander = Gdzie jest dowódca?
page-companion-commander-none = nie w rakiecie
page-companion-so-far = Punkty do tej pory
page-companion-doubt = Coś się nie zgadza – pokaż
page-companion-anew = Zacznij od nowa
page-companion-anew-title = Zacząć z pustym notesem?
page-companion-anew-about = Wszystkie liczby znikną; imiona i kolory zostaną.
page-companion-anew-yes = Opróżnij
page-companion-replace-title = Jest już inny notes
page-companion-replace-about = Zacząć notes do tej gry przeciw Szczurobotowi? Liczby z tamtego znikną.
page-companion-replace-yes = Zacznij
page-companion-roof = dach
page-companion-went-last = Odpada przez ostatnią akcję
page-companion-held = Znaczniki posiadane wcześniej
page-companion-who-won = Kto wygrywa?
page-companion-not-over = Gra się nie skończyła: w mieście zostało osób: { $left }.
page-companion-stopped = { $left ->
    [one] Rozstrzygnij tak, jak jest: zostaje { $left } osoba
    [few] Rozstrzygnij tak, jak jest: zostają { $left } osoby
    [many] Rozstrzygnij tak, jak jest: zostaje { $left } osób
   *[other] Rozstrzygnij tak, jak jest: zostaje { $left } osoby
}

## Notes punktacji: wynik

page-companion-why = Skąd punkty: { $name }
page-companion-part-slot = miejsce { $slot }: { $points }
page-companion-part-commander = dowódca, jeszcze raz: { $points }
page-companion-part-cap = { $cap }: { $count } × { $each } = { $points }
page-companion-part-crumbs = { $cap }: { $from_points } − { $parts } × { $less } = { $points }
page-companion-part-collector = { $cap }: { $count } × { $each } = { $points }
page-companion-part-award = nakrętki: { $count } × { $each } = { $points }
page-companion-part-mouldy = spleśniały ser: { $count } × { $each } = { $points }
page-companion-part-resources = sztuk: { $count }, punkt za każde { $for_a_point }: { $points }
page-companion-part-floors-below-roof = dach { $roof } − piętro { $floor } = { $points }
page-companion-won-points = { $names } wygrywa: { points }, przewaga { $lead }.
page-companion-won-rattonauts = Remis ({ points }): { $names } wygrywa większą liczbą szczuronautów ({ $rattonauts }).
page-companion-won-shared = Wspólne zwycięstwo: { points } i tyle samo szczuronautów ({ $rattonauts }): { $names }.
page-companion-won-tie-is-gregs = Remis ({ points }): wygrywa { $names }.
page-companion-won-floor = { $names } wygrywa: najniższy znacznik, na piętrze { $floor }.
page-companion-won-markers = Tak samo nisko, na piętrze { $floor }: { $names } wygrywa większą liczbą zebranych znaczników ({ $markers }).
page-companion-won-held = Nikt nie został: wygrywa { $names }, z największą liczbą znaczników ({ $markers }).
page-companion-won-draw = Remis: { $names }.
page-companion-no-too-much = { $count } to za dużo: może być najwyżej { $most }.
page-companion-no-tile-missing = Który kafelek tam leży?
page-companion-no-tile-twice = Kafelek { $tile } nie może leżeć na dwóch torach.
page-companion-no-who-went-last = Nikt nie został. Zaznacz wszystkich, którzy odpadli przez ostatnią akcję: co najmniej trzy osoby, na razie { $count }.
page-companion-no-other = Tak nie może leżeć na stole.
