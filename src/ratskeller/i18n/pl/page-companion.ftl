# Strona w przeglądarce: Szczurobot i notes punktowy obok prawdziwej planszy.

page-companion-lead = Do gry z własnym pudełkiem. Połóż telefon obok planszy: odkrywa karty Szczurobota i liczy punkty.
page-companion-greg = Solo przeciw Szczurobotowi
page-companion-greg-about = Telefon zastępuje stos kart Szczurobota i pamięta jego plany. Mówi, dokąd biegną jego szczury, a pyta tylko o to, czego nie widzi.
page-companion-new = Nowa gra przeciw Szczurobotowi
page-companion-games = Twoje gry przeciw Szczurobotowi
page-companion-go-on = Graj dalej: { $level }
page-companion-finished = Zakończona: { $level }
page-companion-round = Runda { $round }
page-companion-forget = Usuń grę „{ $level }” z dnia { $day }
page-companion-forget-title = Usunąć tę grę?
page-companion-forget-about = Nie da się jej przywrócić.
page-companion-forget-yes = Usuń
page-companion-keep = Anuluj
page-companion-pad-about = Zaznacz, co leży na stole. Punkty liczą się od razu i przy każdym wyniku widać, skąd się wziął.
page-companion-pad-kept = zapisany

## Szczurobot: przygotowanie

page-companion-setup-lead = Szczurobot gra na twojej planszy. Ty przesuwasz jego szczury, a telefon odkrywa jego karty.
page-companion-setup-board = Przygotuj planszę jak dla dwóch osób. Zaczynasz ty, z { $cheese ->
    [one] { $cheese } serem
   *[other] { $cheese } serami
}.
page-companion-setup-rats = Postaw cztery szczury w innym kolorze na polach { $first }, { $second }, { $third } i { $fourth } (0 to pole startowe): to szczury Szczurobota.
page-companion-setup-markers = Połóż jego znaczniki punktów ({ $markers }) obok planszy. Niczego więcej nie potrzebuje.
page-companion-level-about = szybkie karty: { $fast }, powolne: { $slow }
page-companion-setup-options = Opcje gry
page-companion-begin = Potasuj karty Szczurobota
page-companion-begin-told = Zacznij grę
page-companion-cards = Czyje karty?
page-companion-cards-dealt = Losuj je tutaj
page-companion-cards-dealt-about = { provenance-firstrat-greg }
page-companion-cards-told = Dobieram z własnego stosu
page-companion-cards-told-about = Dobierz kartę ze swojego pudełka i podaj, co na niej jest. Szczurobot ją zagra.

## Szczurobot: jego tura

page-companion-before-first = Szczurobot czeka na twoją pierwszą turę
page-companion-his-turn = Tura Szczurobota: wykonaj na planszy
page-companion-path = Ścieżka i ruchy szczurów Szczurobota
page-companion-last = Runda { $round } będzie ostatnia.
page-companion-now-last = To ostatnia runda.
page-companion-fact-card = Szczurobot odkrywa kartę { $card }.
page-companion-fact-real-card = Szczurobot zagrywa kartę, którą masz przed sobą.
page-companion-fact-move = Przesuń jego szczura { $origin } { $space }.
page-companion-fact-toll = Jeśli stoi tam twój szczur, weź { $cheese } z wysypiska śmieci.
page-companion-fact-hamster = Zatrzymał się u chomika: odłóż jeden plecak do pudełka.
page-companion-fact-frog = Zatrzymał się u żaby: odłóż jeden napój energetyczny do pudełka, jeśli jakiś tam jest.
page-companion-fact-crow = Zatrzymał się u wrony: odłóż jeden kapsel do pudełka.
page-companion-fact-comic = Odłóż jeden komiks z biblioteki do pudełka.
page-companion-fact-rattonaut = Zostaje szczuronautą: postaw go na polu { $slot } toru szczuronautów ({ points }).
page-companion-fact-plan = Szczurobot planuje { $track }. Nic nie musisz robić: telefon to pamięta.
page-companion-fact-score = Połóż jego znacznik na { $track }, pole { $slot } ({ points }). Plan wykonany.
page-companion-fact-lost = Szczurobot dostałby punkty za { $track }, ale nie ma już znaczników.
page-companion-fact-shuffle = Wszystkie odkryte karty wracają do jego stosu.
page-companion-last-you-markers = Twój { $marker }. znacznik jest na torze: ostatnia będzie runda { $round }.
page-companion-last-you-rocket = Wszystkie twoje szczury są w rakiecie: ostatnia jest runda { $round }.
page-companion-last-greg-markers = { $marker }. znacznik Szczurobota jest na torze: ostatnia będzie runda { $round }.
page-companion-last-greg-rocket = Wszystkie szczury Szczurobota są w rakiecie: ostatnia jest runda { $round }.
page-companion-pick = Ile ich tam teraz jest?
page-companion-pick-none = Niczego nie odkładasz.
page-companion-pick-goes = Odłóż do pudełka { $number }. przedmiot od lewej.

## Szczurobot: pytania

page-companion-ask-turn = Twoja kolej!
page-companion-about-turn = Rozegraj swoją turę na planszy, a potem dotknij przycisku.
page-companion-ask-card = Dobierz kartę dla Szczurobota
page-companion-about-card = Co na niej jest?
page-companion-card-rat = O ile pól biegnie szczur { $rank }, licząc od przodu
page-companion-card-symbol = Symbol na karcie
page-companion-card-go = Zagraj tę kartę
page-companion-turn-done = Koniec mojej tury
page-companion-turn-markers = …i mój { $marker }. znacznik jest na torze
page-companion-turn-rocket = …i czwarty szczur jest w rakiecie
page-companion-ask-slot = Spójrz na { $track }: które jest pierwsze puste pole?
page-companion-about-slot = Licz pola na planszy od lewej.
page-companion-slot = Pole { $slot }
page-companion-ask-best = Kilka torów daje mu tyle samo punktów
page-companion-about-best = Wybierz, na którym zapunktuje.
page-companion-ask-tile = Którą płytkę położono na { $track }?
page-companion-about-tile = Poznasz ją po punktach.
page-companion-tile = Płytka { $number }

## Szczurobot: jego strona i koniec

page-companion-side = Rzeczy Szczurobota
page-companion-rats = Szczury
page-companion-markers = Pozostałe znaczniki
page-companion-scored = Jego punkty do tej pory
page-companion-slots = pola { $slots }
page-companion-undo = Cofnij ostatni krok
page-companion-diary = Jego dotychczasowe tury
page-companion-turn-of = Tura { $number }: karta { $card }
page-companion-back-to = Cofnij do początku tej tury
page-companion-no-turns = Szczurobot nie rozegrał jeszcze żadnej tury.
page-companion-over = Koniec gry. Wynik Szczurobota:
page-companion-to-beat = { $points ->
    [one] Wygrywasz, jeśli masz co najmniej { $points } punkt; przy remisie wygrywa Szczurobot.
    [few] Wygrywasz, jeśli masz co najmniej { $points } punkty; przy remisie wygrywa Szczurobot.
    [many] Wygrywasz, jeśli masz co najmniej { $points } punktów; przy remisie wygrywa Szczurobot.
   *[other] Wygrywasz, jeśli masz co najmniej { $points } punktu; przy remisie wygrywa Szczurobot.
}
page-companion-because-rocket = Gra się skończyła, bo ktoś ma w rakiecie wszystkie cztery szczury.
page-companion-because-markers = Gra się skończyła, bo ktoś położył swój { $marker }. znacznik.
page-companion-add-mine = Policz moje punkty
page-companion-again = Zagraj jeszcze raz

## Notes punktacji: wpisywanie

page-companion-people = Kto gra?
page-companion-colour = { $name }: { $colour }. Zmień kolor
page-companion-name = Imię gracza { $number }
page-companion-remove = Usuń: { $name }
page-companion-add = Dodaj gracza
page-companion-with-greg = Solo przeciw Szczurobotowi
page-companion-tracks-about = Zaznacz, czyje znaczniki leżą na torach, od lewej. Aby usunąć znacznik, dotknij go.
page-companion-put = { $name }: pole { $slot }
page-companion-take = Pole { $slot }, { $name }: usuń
page-companion-things = Rzeczy przed graczami
page-companion-count-backpacks = Plecaki
page-companion-count-backpacks-about = najwyżej jeden w każdym kolorze
page-companion-count-comics = Komiksy
page-companion-count-comics-about = liczą się do kapsla „kolekcja”
page-companion-count-drinks = Napoje energetyczne
page-companion-count-drinks-about = także wypite
page-companion-count-awards = Nakrętki
page-companion-count-awards-about = nagrody przy rakiecie
page-companion-count-mouldy = Spleśniały ser
page-companion-count-mouldy-about = punkty ujemne
page-companion-count-goods-about = materiały i ser razem
page-companion-less = { $what }: o jeden mniej
page-companion-more = { $what }: o jeden więcej
page-companion-commander = Gdzie na torze szczuronautów jest dowódca?
page-companion-commander-none = nie jest w rakiecie
page-companion-so-far = Punkty do tej pory
page-companion-doubt = Coś się nie zgadza. Pokaż
page-companion-anew = Zacznij od nowa
page-companion-anew-title = Wyczyścić notes?
page-companion-anew-about = Wszystkie liczby znikną; imiona i kolory zostaną.
page-companion-anew-yes = Wyczyść
page-companion-replace-title = Masz już inny notes
page-companion-replace-about = Zacząć nowy notes do tej gry przeciw Szczurobotowi? Liczby z poprzedniego znikną.
page-companion-replace-yes = Zacznij nowy
page-companion-roof = dach
page-companion-went-last = Odpada w ostatniej akcji
page-companion-held = Znaczniki zebrane przed nią
page-companion-who-won = Kto wygrywa?
page-companion-not-over = { $left ->
    [one] Gra jeszcze trwa: w mieście jest { $left } osoba.
    [few] Gra jeszcze trwa: w mieście są { $left } osoby.
    [many] Gra jeszcze trwa: w mieście jest { $left } osób.
   *[other] Gra jeszcze trwa: w mieście jest { $left } osoby.
}
page-companion-stopped = { $left ->
    [one] Zakończ teraz: w mieście jest { $left } osoba
    [few] Zakończ teraz: w mieście są { $left } osoby
    [many] Zakończ teraz: w mieście jest { $left } osób
   *[other] Zakończ teraz: w mieście jest { $left } osoby
}

## Notes punktacji: wynik

page-companion-why = Skąd te punkty: { $name }
page-companion-part-slot = pole { $slot }: { $points }
page-companion-part-commander = dowódca, podwójnie: +{ $points }
page-companion-part-cap = { $cap }: { $count } × { $each } = { $points }
page-companion-part-crumbs = { $cap }: { $from_points } − { $parts } × { $less } = { $points }
page-companion-part-collector = { $cap }: { $count } × { $each } = { $points }
page-companion-part-award = nakrętki: { $count } × { $each } = { $points }
page-companion-part-mouldy = spleśniały ser: { $count } × { $each } = { $points }
page-companion-part-resources = { $count } szt., 1 punkt za każde { $for_a_point }: { $points }
page-companion-part-floors-below-roof = dach { $roof } − piętro { $floor } = { $points }
page-companion-won-points = Wygrywa { $names }: { points }, przewaga: { $lead }.
page-companion-won-rattonauts = Remis ({ points }). Wygrywa { $names }, bo ma więcej szczuronautów ({ $rattonauts }).
page-companion-won-shared = Wspólne zwycięstwo: { $names }. Tyle samo punktów ({ points }) i szczuronautów ({ $rattonauts }).
page-companion-won-tie-is-gregs = Remis ({ points }): wygrywa { $names }.
page-companion-won-floor = Wygrywa { $names }: najniższy znacznik, piętro { $floor }.
page-companion-won-markers = Remis na piętrze { $floor }. Wygrywa { $names }, bo ma więcej zebranych znaczników ({ $markers }).
page-companion-won-held = W mieście nie został nikt. Wygrywa { $names }, bo ma najwięcej znaczników ({ $markers }).
page-companion-won-draw = Remis: { $names }.
page-companion-no-too-much = { $count } to za dużo. Może być najwyżej { $most }.
page-companion-no-tile-missing = Wybierz płytkę, która tu leży.
page-companion-no-tile-twice = Płytka { $tile } nie może leżeć na dwóch torach. Zmień jedną z nich.
page-companion-no-who-went-last = W mieście nie został nikt. Zaznacz wszystkich, którzy odpadli w ostatniej akcji: co najmniej trzy osoby, na razie { $count }.
page-companion-no-other = To się nie zgadza z zasadami. Sprawdź, co leży na stole.
