# Nauka przez grę i strony z zasadami.

## Zasady

page-learn-rules-of = Zasady: { $game }
page-learn-which-game = Wybór gry
page-learn-contents = Spis treści
page-learn-search = Szukaj w zasadach
page-learn-search-example = spleśniały ser
page-learn-search-clear = Wyczyść wyszukiwanie
page-learn-answers = Najlepsze odpowiedzi
page-learn-nearest = Przeczytaj rozdział: { $section }
page-learn-found = { $count ->
    [one] Znaleziono { $count } zasadę
    [few] Znaleziono { $count } zasady
    [many] Znaleziono { $count } zasad
   *[other] Znaleziono { $count } zasady
}
page-learn-nothing-found = Nie znaleziono „{ $query }” w zasadach. Spróbuj innego słowa.
page-learn-back-table = Wróć do stołu
page-learn-back-replay = Wróć do partii
page-learn-back-lesson = Wróć do lekcji
page-learn-back-other = Wróć

## Przed pierwszą grą i po niej

page-learn-title = Nauka gry: { $game }
page-learn-intro-firstrat = Księżyc jest z sera! Biegaj po wysypisku śmieci, zbieraj ser i materiały, zbuduj rakietę i wyślij na Księżyc swoje szczury, zanim zrobią to inni.
page-learn-intro-piedpiper = Po Hameln szczury biegają w kółko. Wysyłaj je przez domy sąsiadów, a od swojego trzymaj je z daleka.
page-learn-how = { $count ->
    [one] Grasz prawdziwą partię z jednym botem ({ $rival }), a nauczyciel objaśnia każdą rzecz, gdy pojawia się po raz pierwszy. Możesz przerwać w każdej chwili i wrócić później.
    [few] Grasz prawdziwą partię z { $count } botami ({ $rival }), a nauczyciel objaśnia każdą rzecz, gdy pojawia się po raz pierwszy. Możesz przerwać w każdej chwili i wrócić później.
   *[other] Grasz prawdziwą partię z { $count } botami ({ $rival }), a nauczyciel objaśnia każdą rzecz, gdy pojawia się po raz pierwszy. Możesz przerwać w każdej chwili i wrócić później.
}
page-learn-begin = Zacznij pierwszą grę
page-learn-resume = Kontynuuj lekcję
page-learn-anew = Zacznij od nowa
page-learn-read = Wolę przeczytać zasady
page-learn-lessons = Czego można się nauczyć
page-learn-met = opanowane
page-learn-farewell = Umiesz już grać
page-learn-missed = Tego w twojej partii nie było. Wybierz temat, aby przeczytać zasadę:
page-learn-real-game = Zagraj prawdziwą partię
page-learn-other = Nauka gry: { $game }
page-learn-alone = Graj dalej bez nauczyciela

## Nauczyciel

page-learn-go-on = Dalej
page-learn-hint = Pokaż dobry ruch
page-learn-thinking = Szukam dobrego ruchu…
page-learn-progress = Lekcje: { $count } z { $total }
page-learn-your-turn = Twoja kolej
page-learn-their-turn = Gra { $seat }
page-learn-try = Śmiało próbuj: każdy ruch możesz cofnąć. Mogę też pokazać ci dobry ruch.
page-learn-watch = Patrz, co dzieje się na planszy.

## Pierwszy szczur w kosmosie

page-learn-lesson-firstrat-goal = O co chodzi
page-learn-lesson-firstrat-move = Bieg szczura
page-learn-lesson-firstrat-collect = Zbieranie
page-learn-lesson-firstrat-many = Kilka szczurów naraz
page-learn-lesson-firstrat-toll = Pole ze szczurem rywala
page-learn-lesson-firstrat-light = Przewód oświetlenia
page-learn-lesson-firstrat-burrow = Nora
page-learn-lesson-firstrat-stalls = Stoiska
page-learn-lesson-firstrat-pipes = Rury
page-learn-lesson-firstrat-build = Budowa rakiety i prowiant
page-learn-lesson-firstrat-markers = Znaczniki i tory
page-learn-lesson-firstrat-pad = Pole przy rakiecie
page-learn-lesson-firstrat-end = Koniec gry

page-learn-firstrat-welcome = Twoje szczury chcą lecieć na Księżyc. Biegną ścieżką do rakiety, po drodze zbierają różne rzeczy i budują ją razem z innymi. Wygrywa, kto na koniec ma najwięcej punktów.
page-learn-firstrat-seat = To twoje rzeczy: ser, materiały i znaczniki, którymi zdobywasz punkty. Dwa twoje szczury czekają na polu startowym, dwa kolejne w salonie.
page-learn-firstrat-one = Przesuń jednego szczura o 1–5 pól. Wybierz szczura, a potem podświetlone pole: obok widać, co dostaniesz. Pole, które wskazuję, to dobry początek.
page-learn-firstrat-stop = Jeśli twój szczur przebiegł najwyżej 3 pola, możesz przesunąć też inne, na inne pola tego samego koloru. Jeśli nie chcesz, wybierz „{ move-stop }”.
page-learn-firstrat-collect = Zbierasz z pola, na którym szczur skończył bieg: ser z żółtego, materiały z zielonego i pomarańczowego, żarówki z niebieskiego, ogryzki z szarego. Zbierają tylko szczury przesunięte w tej turze.
page-learn-firstrat-many = Możesz też przesunąć kilka szczurów: każdego o 1–3 pola, wszystkie na różne pola tego samego koloru. Wtedy zbiera każdy z nich. Spróbuj z tymi, które wskazuję.
page-learn-firstrat-toll = Za pole ze szczurem rywala płacisz mu 1 ser, a rywale płacą tobie. Mijanie szczurów nic nie kosztuje, tak samo jak pole startowe i pole przy rakiecie.
page-learn-firstrat-mouldy = Zabrakło sera na opłatę, więc bierzesz spleśniały ser: od razu daje 3 sery, ale na koniec gry każdy taki kosztuje cię 2 punkty.
page-learn-firstrat-light = Za niebieskie pola przesuwasz swój znacznik żarówki po przewodzie oświetlenia: to ten, który teraz świeci; na początku stoi przy rakiecie. Z pola, które już oświetlasz, do końca gry bierzesz o 1 więcej. Im wcześniej, tym lepiej.
page-learn-firstrat-lamp = Twój znacznik żarówki dotarł do jednego z 3 reflektorów: od razu kładziesz za to znacznik punktów na torze reflektorów.
page-learn-firstrat-burrow = Za ogryzki z szarych pól przesuwasz swojego małego szczurka po norze. Zdobywasz tam komiksy, kolejne szczury i punkty w spiżarni.
page-learn-firstrat-fork = Rozwidlenie w norze: skręć po to, co jest w środku, albo biegnij dalej, do następnych pomieszczeń. Każda droga jest dobra.
page-learn-firstrat-comic = Jesteś w bibliotece. Każdy komiks daje zdolność do końca gry, od twojej następnej tury. Weź ten, który najbardziej ci się przyda.
page-learn-firstrat-nursery = Jeden z twoich szczurów wyszedł z salonu i stoi na polu startowym. Im więcej szczurów, tym więcej zbierasz w turze.
page-learn-firstrat-stall = W zasięgu jest stoisko: chomika, żaby albo wrony. Szczur, który tam skończy bieg, może coś zdobyć: plecaki dają więcej rzeczy z jednego koloru, napoje podwajają zbiory z tury, a kapsle dają punkty na koniec gry.
page-learn-firstrat-shop = Zapłać serem albo weź przedmiot bez płacenia: wtedy szczur wraca na pole startowe. To nie takie złe, bo po drodze znowu będzie zbierał.
page-learn-firstrat-drink = Napój energetyczny podwaja wszystko, co zbierasz w tej turze. Zachowaj go na bogatą turę.
page-learn-firstrat-pipe = Rury to skróty: liczą się jak jedno pole, choćby prowadziły bardzo daleko. Za każdą płacisz materiałem, który na niej widać.
page-learn-firstrat-plan = Zbieraj z planem. Przy torach widać, ile kosztują moduły rakiety: kokpit 2 kalkulatory i 1 puszkę, ładownia 3 pudełka sody i 2 puszki, silnik 5 butelek i 2 pudełka sody.
page-learn-firstrat-build = Masz wszystko, czego trzeba na moduł rakiety. Zbuduj go: twój znacznik trafi na jego tor.
page-learn-firstrat-donate = Za 10 serów możesz przekazać prowiant na lot: twój znacznik trafi na tor sera. „+{ $points } pkt” to wartość następnego wolnego pola na tym torze. Możesz to zrobić tyle razy, na ile starczy ci sera.
page-learn-firstrat-marker = Twój pierwszy znacznik punktów leży na torze. Zajmuje pierwsze puste pole od lewej i na koniec gry daje jego punkty: kto pierwszy, ten dostaje więcej.
page-learn-firstrat-rival = Rywale też kładą znaczniki, a zajęte pole przepada. Zanim zaczniesz na coś zbierać, sprawdź, ile punktów daje następne pole tego toru.
page-learn-firstrat-pad = Twój szczur może dobiec do rakiety. Tam na dobre schodzi ze ścieżki i daje punkty jako szczuronauta, a ty bierzesz nagrodę.
page-learn-firstrat-reward = Wybierz nagrodę: nakrętkę za 3 punkty albo nowego szczura z salonu. Na początku gry szczur jest zwykle lepszy.
page-learn-firstrat-ending = Gra kończy się, gdy ktoś ma w rakiecie wszystkie 4 szczury, albo rundę po tej, w której ktoś położył 8. znacznik. Pilnuj, ile znaczników zostało.
page-learn-firstrat-last = Koniec jest blisko: wiadomo już, która runda będzie ostatnia. Zamień na punkty, co się da, bo z resztek dopiero każde 4 sztuki dają 1 punkt.
page-learn-firstrat-enough = Wiesz już dość, by grać bez pomocy. Zostaję w pobliżu: odezwę się, gdy zdarzy się coś nowego.
page-learn-firstrat-over = Koniec gry. W notesie punktacji widać, skąd są punkty: z torów, kapsli, nakrętek i resztek.

## Flecista z Hameln

page-learn-lesson-piedpiper-goal = O co chodzi
page-learn-lesson-piedpiper-play = Zagrywanie kart
page-learn-lesson-piedpiper-act = Kiedy rusza postać
page-learn-lesson-piedpiper-marker = Twój znacznik szczurów
page-learn-lesson-piedpiper-cards = Bieg, wstecz i kanał
page-learn-lesson-piedpiper-piper = Flecista
page-learn-lesson-piedpiper-special = Karty specjalne
page-learn-lesson-piedpiper-out = Opuszczenie miasta
page-learn-lesson-piedpiper-end = Koniec gry

page-learn-piedpiper-welcome = Domy w Hameln stoją w kręgu, a jeden z nich jest twój. Każdy szczur, który przez niego przebiega, podnosi twój znacznik szczurów o piętro. Gdy znacznik dotrze na dach, musisz opuścić miasto.
page-learn-piedpiper-ring = Postacie stoją w zaułkach między domami. „Naprzód” to zawsze ta sama strona: ta, w którą patrzą. Szczury podnoszą znaczniki, a Flecista je obniża.
page-learn-piedpiper-play = Wybierz kartę z ręki, a potem postać w rzędzie: karta trafi pod nią. Na razie nic się nie rusza. W pierwszej turze gry zagrywasz jedną kartę, później po dwie.
page-learn-piedpiper-second = W turze zagrywasz dwie karty, pod dwie różne postacie. Przy każdym ruchu widać, co się stanie.
page-learn-piedpiper-acted = Postać z dwiema kartami rusza: najpierw wykonuje górną kartę, potem dolną. Potem jej kartę się odrzuca i w rzędzie pojawia się nowa postać.
page-learn-piedpiper-climb = Szczur przebiegł przez dom i znacznik tego domu poszedł w górę. Im niżej, tym lepiej: na koniec wygrywa najniższy znacznik.
page-learn-piedpiper-complete = Pod tą postacią leży już jedna karta. Z drugą postać ruszy na koniec twojej tury: sprawdź, przez które domy przejdzie.
page-learn-piedpiper-order = Ruszają dwie postacie, a ty wybierasz, która pierwsza. Od tego może zależeć, przez czyj dom przejdą.
page-learn-piedpiper-card-run = „Bieg” prowadzi postać naprzód przez dwa domy naraz.
page-learn-piedpiper-card-back = „Wstecz” prowadzi postać z powrotem przez dom za nią. Liczy się to jak każde inne przejście: szczur podnosi znacznik.
page-learn-piedpiper-card-sewer = Z kartą „kanał” postać przechodzi pod następnym domem, a jego znacznik zostaje na miejscu. Przydaje się, gdy to twój dom.
page-learn-piedpiper-piper = W rzędzie leży Flecista. W każdym domu, przez który przechodzi, obniża znacznik: wyślij go przez swój dom.
page-learn-piedpiper-card-plus = „Plus jeden” sam nic nie robi: wydłuża drugą kartę pod postacią o jeden dom.
page-learn-piedpiper-card-melody = „Melodia” porywa wszystkich: druga karta pod tą postacią przesuwa razem z nią wszystkie postacie z tego samego zaułka.
page-learn-piedpiper-refill = Po swojej turze dobierasz karty do czterech. Twoich kart nie widzi nikt inny.
page-learn-piedpiper-danger = Twój znacznik jest wysoko. Nad 7. piętrem jest dach, a kto do niego dotrze, odpada. Trzymaj szczury z daleka i sprowadź Flecistę.
page-learn-piedpiper-chase = Znacznik jednego z sąsiadów jest wysoko. Kto w swojej turze wypędzi sąsiada z miasta, bierze jego znacznik, a zebrane znaczniki rozstrzygają remisy.
page-learn-piedpiper-out = Ktoś opuścił miasto i jego dom zniknął: krąg jest teraz mniejszy. W grze na 3 osoby to już koniec gry.
page-learn-piedpiper-enough = Wiesz już dość, by grać bez pomocy. Zostaję w pobliżu: odezwę się, gdy zdarzy się coś nowego.
page-learn-piedpiper-over = Koniec gry: w mieście zostało tylko dwoje graczy i wygrywa ten, kto ma niższy znacznik.
