# Nauka przez grę i strony z zasadami.

## Zasady

page-learn-rules-of = Zasady: { $game }
page-learn-which-game = Która gra
page-learn-contents = Spis treści
page-learn-search = Szukaj w zasadach
page-learn-search-example = spleśniały ser
page-learn-search-clear = Wyczyść wyszukiwanie
page-learn-found = { $count ->
    [one] Znaleziono { $count } zasadę
    [few] Znaleziono { $count } zasady
    [many] Znaleziono { $count } zasad
   *[other] Znaleziono { $count } zasady
}
page-learn-nothing-found = W żadnej zasadzie nie ma „{ $query }”.
page-learn-back-table = Wróć do stołu
page-learn-back-replay = Wróć do partii
page-learn-back-lesson = Wróć do lekcji
page-learn-back-other = Wróć

## Przed pierwszą grą i po niej

page-learn-title = Nauka gry: { $game }
page-learn-intro-firstrat = Księżyc jest z sera. Biegnij przez złomowisko, zbieraj złom i ser, zbuduj rakietę i wyślij tam swoje szczury jako pierwsze.
page-learn-intro-piedpiper = Po Hameln szczury biegają w kółko. Wysyłaj je przez domy sąsiadów, a swój dom trzymaj od nich z daleka.
page-learn-how = Grasz prawdziwą partię (przeciwnik: { $rival }), a nauczyciel objaśnia każdą rzecz, gdy zdarza się po raz pierwszy. Możesz przerwać w każdej chwili i wrócić później.
page-learn-begin = Zacznij pierwszą grę
page-learn-resume = Kontynuuj lekcję
page-learn-anew = Zacznij od nowa
page-learn-read = Wolę przeczytać zasady
page-learn-lessons = Czego można się nauczyć
page-learn-met = opanowane
page-learn-farewell = Teraz umiesz grać
page-learn-missed = Tego w twojej partii nie było. Kliknij, aby zobaczyć zasadę:
page-learn-real-game = Zagraj prawdziwą partię
page-learn-other = Nauka gry: { $game }
page-learn-alone = Graj dalej bez nauczyciela

## Nauczyciel

page-learn-go-on = Dalej
page-learn-hint = Pokaż dobry ruch
page-learn-thinking = Myśli …
page-learn-progress = Lekcje: { $count } z { $total }
page-learn-your-turn = Twoja kolej
page-learn-their-turn = Gra { $seat }
page-learn-try = Próbuj, czego chcesz: ruch można cofnąć. Albo pokażę ci dobry ruch.
page-learn-watch = Patrz, co dzieje się na planszy.

## Pierwszy szczur w kosmosie

page-learn-lesson-firstrat-goal = O co chodzi
page-learn-lesson-firstrat-move = Ruch szczura
page-learn-lesson-firstrat-collect = Zbieranie
page-learn-lesson-firstrat-many = Kilka szczurów naraz
page-learn-lesson-firstrat-toll = Spotkanie innych szczurów
page-learn-lesson-firstrat-light = Przewód oświetlenia
page-learn-lesson-firstrat-burrow = Nora
page-learn-lesson-firstrat-stalls = Stragany
page-learn-lesson-firstrat-pipes = Rury
page-learn-lesson-firstrat-build = Budowa i przekazywanie prowiantu
page-learn-lesson-firstrat-markers = Znaczniki i tory
page-learn-lesson-firstrat-pad = Pole przy rakiecie
page-learn-lesson-firstrat-end = Koniec gry

page-learn-firstrat-welcome = Twoje szczury chcą lecieć na Księżyc. Biegną ścieżką do rakiety, po drodze zbierają różne rzeczy i pomagają ją budować. Wygrywa, kto na koniec ma najwięcej punktów.
page-learn-firstrat-seat = To ty: twój ser, twoje materiały i znaczniki, którymi zdobywasz punkty. Dwa twoje szczury czekają na polu startowym, dwa kolejne w salonie.
page-learn-firstrat-one = Rusz jednego szczura o 1 do 5 pól. Wybierz szczura, a potem podświetlone pole: obok widać, co dostaniesz. To, które wskazuję, jest dobrym początkiem.
page-learn-firstrat-stop = Do szczura, który przeszedł najwyżej 3 pola, mogą dołączyć inne, na tym samym kolorze. Jeśli nie chcesz, wybierz „{ move-stop }”.
page-learn-firstrat-collect = Zbierasz z pola, na którym stanął twój szczur: ser na żółtym, materiały na zielonym i pomarańczowym, żarówki na niebieskim, ogryzki na szarym. Zbierają tylko szczury ruszone w tej turze.
page-learn-firstrat-many = Możesz też ruszyć kilka szczurów: każdego o 1 do 3 pól, wszystkie na różne pola jednego koloru. Wtedy zbiera każdy z nich. Spróbuj z tymi, które wskazuję.
page-learn-firstrat-toll = Na polu z cudzym szczurem płacisz jego właścicielowi 1 ser, a inni płacą tobie. Przebieganie obok jest darmowe, podobnie jak pole startowe i pole przy rakiecie.
page-learn-firstrat-mouldy = Nie było z czego zapłacić, więc bierzesz spleśniały ser: od razu 3 sery, ale każdy kawałek kosztuje cię na koniec 2 punkty.
page-learn-firstrat-light = Niebieskie pola przesuwają twój znacznik po przewodzie oświetlenia. Pole, którego światło już świeci, daje ci o 1 więcej do końca gry. Im wcześniej, tym lepiej.
page-learn-firstrat-lamp = Twój znacznik dotarł do jednego z 3 reflektorów: za to od razu trafił znacznik na tor przewodu oświetlenia.
page-learn-firstrat-burrow = Ogryzki z szarych pól przesuwają twojego małego szczurka po norze. Zdobywasz tam komiksy, kolejne szczury i znacznik w spiżarni.
page-learn-firstrat-fork = Rozwidlenie w norze: wejdź po to, co tam jest, albo idź dalej, do tego, co później. Wszystkie drogi są dobre.
page-learn-firstrat-comic = Biblioteka. Każdy komiks daje ci zdolność do końca gry, od twojej następnej tury. Weź ten, który przyda ci się najbardziej.
page-learn-firstrat-nursery = Jeden z twoich młodych szczurów wyszedł z salonu i stoi na polu startowym. Mając więcej szczurów, zbierasz w turze więcej.
page-learn-firstrat-stall = Stragan jest w zasięgu: chomik, żaba albo wrona. Szczur, który tam stanie, może coś zdobyć: plecaki dają więcej z jednego koloru, napoje podwajają turę, kapsle przynoszą punkty.
page-learn-firstrat-shop = Zapłać serem albo weź bez płacenia: to nic nie kosztuje, ale szczur wraca na pole startowe. Nie takie to złe, bo po drodze znowu zbiera.
page-learn-firstrat-drink = Napój energetyczny podwaja wszystko, co zbierasz w tej turze. Zachowaj go na bogatą turę.
page-learn-firstrat-pipe = Rury to skróty: jeden krok, choćby ich końce były daleko od siebie. Każda kosztuje pokazany na niej materiał.
page-learn-firstrat-plan = Zbieraj z planem. Przy torach widać, ile kosztuje część rakiety: kokpit 2 kalkulatory i 1 puszkę, ładownia 3 sody i 2 puszki, silnik 5 butelek i 2 sody.
page-learn-firstrat-build = Masz wszystko, czego trzeba na część rakiety. Zbuduj ją: twój znacznik trafi na jej tor.
page-learn-firstrat-donate = Za 10 serów możesz przekazać prowiant: twój znacznik trafi na tor sera, i to tyle razy, na ile cię stać.
page-learn-firstrat-marker = Twój pierwszy znacznik leży na torze. Zajmuje pierwsze wolne miejsce od lewej i na koniec daje jego punkty: kto pierwszy, ten dostaje więcej.
page-learn-firstrat-rival = Inni też kładą znaczniki, a zajęte miejsce przepada. Zanim zaczniesz zbierać na jakiś tor, zobacz, ile jest warte jego następne miejsce.
page-learn-firstrat-pad = Twój szczur może dotrzeć na pole przy rakiecie. Tam na dobre schodzi ze ścieżki i punktuje jako szczuronauta, a ty bierzesz nagrodę.
page-learn-firstrat-reward = Wybierz: nakrętkę za 3 punkty albo nowego szczura z salonu. Na początku gry szczur jest zwykle lepszy.
page-learn-firstrat-ending = Gra kończy się, gdy ktoś ma w rakiecie wszystkie 4 szczury, albo wkrótce po czyimś 8. znaczniku. Pilnuj, ile znaczników zostało.
page-learn-firstrat-last = Koniec jest blisko: wiadomo, która runda jest ostatnia. Zamień na punkty, co masz, bo z resztek dopiero każde 4 sztuki dają 1 punkt.
page-learn-firstrat-enough = Wiesz już dość, by grać dalej bez pomocy. Zostaję tu i powiem o wszystkim, co nowe.
page-learn-firstrat-over = Gra skończona. Notes punktacji pokazuje, skąd są wszystkie punkty: z torów, kapsli, nakrętek i resztek.

## Flecista z Hameln

page-learn-lesson-piedpiper-goal = O co chodzi
page-learn-lesson-piedpiper-play = Zagrywanie kart
page-learn-lesson-piedpiper-act = Kiedy postacie ruszają
page-learn-lesson-piedpiper-marker = Twój znacznik szczurów
page-learn-lesson-piedpiper-cards = Bieg, wstecz i kanał
page-learn-lesson-piedpiper-piper = Flecista
page-learn-lesson-piedpiper-special = Karty specjalne
page-learn-lesson-piedpiper-out = Opuszczenie miasta
page-learn-lesson-piedpiper-end = Koniec gry

page-learn-piedpiper-welcome = Domy Hameln stoją w kręgu, a jeden z nich jest twój. Każdy szczur, który przebiega przez twój dom, podnosi twój znacznik szczurów o piętro. Przy dachu musisz opuścić miasto.
page-learn-piedpiper-ring = Postacie stoją w przerwach między domami. Naprzód znaczy zawsze w tę samą stronę, tam, gdzie patrzą. Szczury podnoszą znaczniki, a Flecista je obniża.
page-learn-piedpiper-play = Wybierz kartę z ręki, a potem postać w rzędzie: karta trafi pod nią. Jeszcze nic się nie rusza. W pierwszej turze gry zagrywasz jedną kartę, później dwie.
page-learn-piedpiper-second = W turze zagrywasz dwie karty, pod dwie różne postacie. Przy każdej możliwości widać, co spowoduje.
page-learn-piedpiper-acted = Postać z dwiema kartami rusza: najpierw górna karta, potem dolna. Potem schodzi z rzędu i przychodzi nowa.
page-learn-piedpiper-climb = Szczur przebiegł przez dom i znacznik tego domu poszedł w górę. Nisko znaczy dobrze: na koniec wygrywa najniższy znacznik.
page-learn-piedpiper-complete = Tu leży już jedna karta. Z drugą postać ruszy pod koniec twojej tury: zobacz, przez które domy przejdzie.
page-learn-piedpiper-order = Ruszają dwie postacie, a ty mówisz, która pierwsza. To może zdecydować, przez czyj dom przejdą.
page-learn-piedpiper-card-run = „Bieg” prowadzi postać naprzód przez dwa domy naraz.
page-learn-piedpiper-card-back = „Wstecz” prowadzi postać z powrotem przez dom za nią. Liczy się to jak każde inne przejście: szczur podnosi znacznik.
page-learn-piedpiper-card-sewer = Z kartą „kanał” postać przechodzi pod następnym domem, a jego znacznik zostaje na miejscu. Przydaje się, gdy to twój dom.
page-learn-piedpiper-piper = W rzędzie leży Flecista. W każdym domu, przez który przechodzi, znacznik opada: wyślij go przez swój.
page-learn-piedpiper-card-plus = „Plus jeden” sam nic nie robi: wydłuża drugą kartę pod postacią o jeden dom.
page-learn-piedpiper-card-melody = „Melodia” zabiera wszystkich: druga karta pod postacią przesuwa wtedy wszystkie postacie z tej samej przerwy.
page-learn-piedpiper-refill = Po swojej turze dobierasz znowu do czterech kart. Twojej ręki nie widzi nikt inny.
page-learn-piedpiper-danger = Twój znacznik jest wysoko. Po 7. piętrze jest dach, a kto do niego dotrze, odpada. Trzymaj szczury z daleka i wezwij Flecistę.
page-learn-piedpiper-chase = Czyjś znacznik jest wysoko. Kto kogoś wypędzi, bierze jego znacznik, a zebrane znaczniki rozstrzygają remisy.
page-learn-piedpiper-out = Ktoś opuścił miasto i jego dom zniknął: krąg jest mniejszy. W 3 osoby gra jest wtedy skończona.
page-learn-piedpiper-enough = Wiesz już dość, by grać dalej bez pomocy. Zostaję tu i powiem o wszystkim, co nowe.
page-learn-piedpiper-over = Gra skończona: w mieście zostało tylko dwoje, a z nich wygrywa niższy znacznik.
