# Zasady gry Pierwszy szczur w kosmosie dla graczy. Klucze: „rule-” i identyfikator zasady z myślnikami zamiast kropek.
# Liczby pochodzą z profilu. Nagłówki i zasady są w kolejności pliku rules.md gry.
# Pod zasadą, „asked”: jak o nią pytają gracze. Czyta to tylko wyszukiwarka; dawne słowa są mile widziane.

rules-firstrat-intro = Księżyc jest z sera, a twoje szczury chcą tam dotrzeć jako pierwsze. Prowadź je ścieżką przez wysypisko śmieci, zbieraj ser i materiały, oświetlaj drogę, rób zakupy u zwierząt i buduj rakietę. Wygrywa, kto na koniec ma najwięcej punktów.

rules-firstrat-setup = Przygotowanie gry

rule-fr-setup-seats = Gra jest dla 2–5 osób. Gdy gra tylko 1 osoba, jej rywalem jest Szczurobot: zobacz część „Solo przeciw Szczurobotowi”.
    .asked = w ile osób można grać, liczba graczy, samemu, jednoosobowo, maksymalnie, solo
rule-fr-setup-rats = Zaczynasz z 2 szczurami na polu startowym i 2 w salonie. Twój znacznik żarówki leży na polu 0 przewodu oświetlenia, przed pierwszą żarówką, a twój mały szczurek stoi na początku nory.
    .asked = szczury na początku, gdzie stoją pionki, ustawienie początkowe, ile szczurów, postawić, rozstawić
rule-fr-setup-markers = Masz { $setup-markers } znaczników punktów: { $setup-markers_to_end } od początku i { $setup-spare } zapasowe.
    .asked = chorągiewki, kostki, drewniane elementy, ile ich mam, dwa na bok
rule-fr-setup-cheese = Na początek, w kolejności graczy, dostajecie sery: { $setup-cheese-1 }, { $setup-cheese-2 }, { $setup-cheese-3 }, { $setup-cheese-4 } i { $setup-cheese-5 }.
    .asked = ser na początku, ile sera na start, pieniądze początkowe, drugi gracz więcej
rule-fr-setup-crow = Na stoisku wrony leży { $setup-caps } odkrytych kapsli, wylosowanych z 10.
    .asked = ile kapsli wyłożyć, na początku, wystawione
rule-fr-setup-frog = Na stoisku żaby jest { $setup-drinks-2 }, { $setup-drinks-3 }, { $setup-drinks-4 } lub { $setup-drinks-5 } napojów energetycznych, zależnie od tego, czy gra 2, 3, 4 czy 5 osób.
    .asked = ile napojów wyłożyć, puszki, na początku, liczba napojów
rule-fr-setup-hamster = Na stoisku chomika leży { $setup-backpacks-2 }, { $setup-backpacks-3 }, { $setup-backpacks-4 } lub { $setup-backpacks-5 } odkrytych plecaków, wylosowanych z { $backpacks-all }, zależnie od tego, czy gra 2, 3, 4 czy 5 osób.
    .asked = ile plecaków wyłożyć, torby, na początku, liczba plecaków
rule-fr-setup-comics-basic = W pierwszej grze w bibliotece leży 6 podstawowych komiksów, bez superszczurów.
    .asked = pierwsza gra, które komiksy, początkujący, biblioteka na początku
rule-fr-setup-comics-super = W kolejnych grach w bibliotece może leżeć { $setup-comics } komiksów wylosowanych ze wszystkich 10. Znacznik superszczura czeka obok swojego komiksu. Umówcie się przed grą, z których komiksów korzystacie.
    .asked = zaawansowani, które komiksy, z superszczurami, losowe komiksy
rule-fr-setup-comics-two-people = W grze na 2 osoby, a także w grze solo, komiks ze zniżką zostaje w grze. Możecie się umówić, że go odłożycie: wtedy w bibliotece jest 5 podstawowych komiksów albo { $setup-comics } wylosowanych z pozostałych 9.
    .asked = usunąć komiks, odłożyć, bez komiksu, we dwoje, tańsze części
rule-fr-setup-blocked = Przy 3 lub 4 graczach na każdym torze punktów zablokowane jest pole oznaczone „1-4”. Przy 2 graczach, a także w grze solo, zablokowane są pola „1-2” i „1-4”. Przy 5 graczach wszystkie pola są wolne.
    .asked = zakryte pola, zamknięte, niedostępne, liczba graczy na torze, przekreślone, zajęte
rule-fr-setup-variable-path = Ścieżka jest taka jak na planszy podstawowej. Możecie się umówić, że gracie na planszy zmiennej: wtedy płytki ścieżki z grupy A (6 sztuk) i z grup B, C, D i E (po 5) tasuje się w obrębie grupy i kładzie odkryte na polach 1–6, 7–11, 12–16, 17–21 i 22–26. Zmienia się tylko kolor pola i to, co ono daje; rury, stoiska i żarówki zostają na swoich miejscach.
    .asked = modułowa plansza, losowa plansza, potasować płytki, inna ścieżka, zmienna, urozmaicenie
rule-fr-setup-variable-tracks = Tory punktów są takie jak na planszy podstawowej. Możecie się umówić, że gracie z płytkami torów: wtedy 7 z 8 płytek kładzie się na wszystkich torach oprócz toru rakiety, który zawsze zachowuje wydrukowane wartości. Płytki się losuje albo układa je pierwszy gracz według uznania.
    .asked = losowe punkty, inne wartości, potasować tory, zmienne, modułowe

rules-firstrat-turn = Przebieg tury

rule-fr-turn-order = Gracze wykonują tury po kolei. Każdą rundę zaczyna pierwszy gracz.
    .asked = kto zaczyna, pierwszy gracz, czyja kolej, zgodnie z ruchem zegara, najmłodszy, kolejność graczy
rule-fr-turn-steps = Twoja tura ma cztery kroki: (1) bieg szczurów, obowiązkowy; (2) zbieranie, obowiązkowe; (3) zakupy, jeśli chcesz; (4) budowa rakiety i przekazanie prowiantu, jeśli chcesz.
    .asked = co robię w swojej turze, fazy, etapy, kolejność działań, przebieg, pominąć, spasować

rules-firstrat-move = Krok 1: bieg szczurów

rule-fr-move-one = Możesz przesunąć jednego szczura, o 1–{ $movement-steps_alone } pól.
    .asked = jeden szczur, jak daleko, ile kroków, odległość, maksymalnie, o ile pól idzie, sam, pojedynczy
rule-fr-move-many = Zamiast tego możesz przesunąć od dwóch do czterech szczurów, każdego o 1–{ $movement-steps_together } pola. Wszystkie muszą skończyć bieg na różnych polach tego samego koloru.
    .asked = kilka szczurów naraz, jednocześnie, wszystkie cztery, dwa szczury, ten sam kolor, różne kolory, ruszyć, o ile pól
rule-fr-move-forward = Szczury biegną tylko naprzód, w stronę rakiety. Poza pole przy rakiecie żaden nie wybiegnie, ale jeśli może do niego dobiec, zawsze może się na nim zatrzymać, nawet gdyby miał jeszcze pola w zapasie.
    .asked = do tyłu, cofać, wracać, zawrócić, dokładna liczba, za dużo kroków, przejść dalej
rule-fr-move-own-space = Dwa twoje szczury nie mogą stać na jednym polu; wyjątkiem jest pole startowe. Mijanie szczurów, swoich i rywali, nic nie kosztuje. Gdy przesuwasz kilka szczurów, jeden może zwolnić pole drugiemu: liczy się to, gdzie staną na koniec, a nie kolejność.
    .asked = dwa moje szczury na tym samym polu, dzielić pole, na jednym polu, zajęte przeze mnie, przeskoczyć, wyprzedzić, mijać
rule-fr-move-pad-colour = Pole przy rakiecie ma wszystkie pięć kolorów i to ty wybierasz, który liczy się w tej turze. Pozostałe przesuwane szczury muszą więc skończyć bieg na polach jednego wspólnego koloru.
    .asked = jaki kolor ma rakieta, joker, dowolny, meta z innymi szczurami
rule-fr-move-pad-once = W jednej turze na pole przy rakiecie może wbiec najwyżej jeden szczur, bo szczury przesuwane razem kończą bieg na różnych polach.
    .asked = dwa szczury naraz do rakiety, oba, w tej samej turze, razem na metę
rule-fr-move-toll = Jeśli twój szczur skończy bieg na polu ze szczurami rywali, płacisz { $movement-toll } ser każdemu rywalowi, który ma tam szczury. Za każdego przesuniętego szczura płacisz osobno.
    .asked = zajęte przez przeciwnika, ktoś już tam stoi, czynsz, opłata, podatek, zapłacić innym, cudzy szczur, obcy, płacenie
rule-fr-move-mouldy = Jeśli nie masz czym zapłacić, bierzesz spleśniały ser: każdy daje ci od razu { $movement-mouldy } sery. Bierzesz go tylko tyle, ile trzeba na opłatę, i nigdy z innego powodu. Nie można się go pozbyć, a na koniec gry każdy kosztuje cię { $score-mouldy } punkty.
    .asked = nie stać mnie, brak sera na opłatę, bankrut, dług, pożyczka, zepsuty, za mało, nie wystarcza
rule-fr-move-no-toll-on-start = Na polu startowym i na polu przy rakiecie nic nie płacisz.
    .asked = start za darmo, płacić przy rakiecie, początek bez opłaty, meta, płaci na starcie
rule-fr-move-shortcut = Rura łączy dwa pola, ale sama polem nie jest: przebiegnięcie przez nią liczy się jak przejście na sąsiednie pole i kosztuje materiał, który na niej widać. Musisz go mieć już przed ruchem. Rury prowadzą tylko naprzód. Szczur może w jednym ruchu przebiec przez kilka rur, jeśli zapłacisz za każdą.
    .asked = rura, tunel, cena skrótu, szybka droga, przejście, zapłacić, jak działa
rule-fr-move-always-possible = W swojej turze zawsze możesz przesunąć jakiegoś szczura: gwarantują to pozostałe zasady.
    .asked = utknąłem, nie ma ruchu, zablokowany, nie mogę się ruszyć, stracić kolejkę, spasować

rules-firstrat-collect = Krok 2: zbieranie

rule-fr-collect-moved-only = Zbierasz tylko z pól, na których skończyły bieg szczury przesunięte w tej turze.
    .asked = szczury które stoją, nie ruszone, zostały w miejscu, czy inne też zbierają, dochód, zbierać
rule-fr-collect-yellow = Żółte pole daje ci tyle sera, ile na nim widać ({ $path-cheese_least }–{ $path-cheese_most }).
    .asked = żółte, zdobyć ser, skąd ser, zarobić
rule-fr-collect-green-orange = Zielone lub pomarańczowe pole daje ci 1 sztukę materiału, który na nim widać.
    .asked = zielone, pomarańczowe, zdobyć materiały, złom, skąd butelki, puszki, kalkulator, soda
rule-fr-collect-blue = Na niebieskim polu przesuwasz swój znacznik żarówki po przewodzie oświetlenia, o 1 pole za każdą żarówkę.
    .asked = niebieskie, oświetlić, przesunąć światło, lampki, żarówka
rule-fr-collect-white = Na szarym polu przesuwasz swojego małego szczurka po norze, o 1 pole za każdy ogryzek.
    .asked = szare, białe, jabłko, ogryzek, ruch w norze, pod ziemią
rule-fr-collect-lit = Pole jest dla ciebie oświetlone, jeśli twój znacznik żarówki dotarł do żarówki przy tym polu albo ją minął. Z oświetlonego pola bierzesz o 1 więcej. Światło zdobyte w tym kroku liczy się od twojej następnej tury.
    .asked = oświetlone, premia za światło, zapalone, jeden więcej, co daje światło, minął, już dalej
rule-fr-collect-lit-cumulative = Pole daje premię tylko za własne światło. Możecie się umówić, że każde pole, z którego zbierasz, daje ci o 1 więcej za każde oświetlone pole z tą samą rzeczą, nawet jeśli samo nie jest oświetlone.
    .asked = sumować światła, wszystkie oświetlone pola, większa premia
rule-fr-collect-backpack = Jeśli masz plecak w kolorze, z którego zbierasz, dostajesz jego premię: o { $backpacks-green-bonus } więcej na zielonym, o { $backpacks-orange-bonus } na pomarańczowym, o { $backpacks-yellow-bonus } na żółtym, o { $backpacks-blue-bonus } na niebieskim i o { $backpacks-white-bonus } na szarym. Premia należy się raz w turze, bez względu na liczbę szczurów. Jeśli zbierasz różne materiały, wybierasz, którego bierzesz więcej. Premie za światło, plecak i zbieracza dostajesz zawsze; tylko o napoju energetycznym decydujesz ty.
    .asked = co daje plecak, podwójnie, dwa razy, dwa szczury ten sam kolor, premia, sumować, działanie torby
rule-fr-collect-drink = Gdy policzysz wszystkie premie, możesz raz w turze wypić 1 napój energetyczny: podwaja on wszystko, co zbierasz w tym kroku. Nagrody przy rakiecie nie podwaja nigdy; jeśli poza nią nic nie zbierasz, napoju nie możesz wypić.
    .asked = podwoić, dwa napoje naraz, kilka napojów, kiedy wypić, zużyty, użyć, wypić, odrzucić, puszki
rule-fr-collect-lamp = Gdy twój znacznik żarówki dotrze do jednego z 3 reflektorów albo go minie, od razu kładziesz znacznik punktów na torze reflektorów. Na końcu przewodu znacznik żarówki już zostaje.
    .asked = duża lampa, koniec świateł, ostatnia lampa, budowlana, dotrzeć
rule-fr-collect-unlimited = Materiały i ser nigdy się nie kończą, podobnie nakrętki i spleśniały ser, chyba że je liczycie.
    .asked = zapas pusty, bank się skończył, ograniczone, wystarczy żetonów, nie ma butelek, zabraknąć
rule-fr-collect-counted = Możecie się umówić, że je liczycie: wtedy jest 10 lub 12 kawałków spleśniałego sera oraz 15 lub 16 nakrętek. Jeśli na opłatę nie starcza spleśniałego sera, nie płacisz jej. Jeśli nie ma już nakrętek, nie możesz żadnej wziąć.
    .asked = ograniczona liczba, ile w pudełku, nie ma więcej, liczyć

rules-firstrat-pad = Pole przy rakiecie

rule-fr-pad-rattonaut = Szczur, który dotrze na pole przy rakiecie, na dobre schodzi ze ścieżki: zostaje szczuronautą i zajmuje pierwsze puste pole toru szczuronautów.
    .asked = dotarcie do rakiety, meta, koniec ścieżki, wsiąść do rakiety, astronauta, wyjść z rakiety
rule-fr-pad-reward = Potem bierzesz nakrętkę, wartą na koniec gry { $score-award } punkty, albo jednego szczura ze swojego salonu. Nowy szczur staje na polu startowym i w tej turze już nie biegnie. Wybierasz od razu, zanim zbierzesz rzeczy z innych pól.
    .asked = co dostaję przy rakiecie, nagroda za dotarcie, medal czy szczur, trzeci szczur, wybrać premię
rule-fr-pad-award-limit = Nakrętkę możesz wziąć tylko wtedy, gdy masz jeszcze szczura na ścieżce (pole startowe też się liczy) albo gdy wszystkie 4 twoje szczury są już w rakiecie. Możecie się umówić, że liczy się tylko szczur na ścieżce albo że nie ma żadnego ograniczenia. Kto wtedy zaczyna turę bez szczura na ścieżce, przenosi jednego z salonu na pole startowe.
    .asked = kiedy nie wolno wziąć medalu, ostatni szczur, żadnego szczura na planszy, wszystkie w rakiecie
rule-fr-pad-no-bonus = Pole przy rakiecie nie daje sera ani materiałów, więc nie działają na nim premie za plecaki, światło i superszczury.
    .asked = plecak przy rakiecie, czy rakieta daje materiały, światło przy rakiecie

rules-firstrat-burrow = Nora

rule-fr-burrow-way = Twój mały szczurek biega zgodnie z ruchem wskazówek zegara. Na rozwidleniu wybierasz: skręca (na pierwszym do biblioteki, na drugim do salonu) albo biegnie dalej, aż do spiżarni.
    .asked = rozwidlenie, skrzyżowanie, która strona, kierunek, droga pod ziemią, w lewo czy w prawo, skręcić, dokąd
rule-fr-burrow-pass = Nagrodę dostajesz, gdy mały szczurek wejdzie na jej pole, także wtedy, gdy tylko przez nie przechodzi. W jednej turze może się to zdarzyć kilka razy.
    .asked = przejść obok, kilka nagród, po drodze, zatrzymać się dokładnie, dwa razy
rule-fr-burrow-library = W bibliotece możesz wziąć 1 komiks. Możecie się umówić, że trzeba to zrobić.
    .asked = zdobyć komiks, gazeta, muszę, obowiązek, zrezygnować, wybrać
rule-fr-burrow-nursery = W salonie bierzesz 1 swojego szczura i stawiasz go na polu startowym, jeśli jakiś tam jeszcze jest. Nie można z tego zrezygnować.
    .asked = więcej szczurów, trzeci szczur, czwarty szczur, dziecko, nowy szczur, jeszcze jeden szczur, uwolnić
rule-fr-burrow-storage = W spiżarni kładziesz znacznik punktów na torze spiżarni.
    .asked = magazyn, zapasy, po co, do czego służy, jedzenie

rules-firstrat-shop = Krok 3: zakupy

rule-fr-shop-who = Za każdego szczura, który w tej turze skończył bieg przy stoisku chomika, żaby lub wrony, możesz zdobyć tam 1 przedmiot. Kolejność jest dowolna.
    .asked = kiedy mogę kupić, sklep, kram, zatrzymać się, przejść obok, kilka przedmiotów, dwa naraz, targ, zakupy
rule-fr-shop-pay = Przedmiot kosztuje { $stalls-hamster-price } serów u chomika, { $stalls-frog-price } u żaby i { $stalls-crow-price } u wrony. Ser zebrany w tej turze też się liczy.
    .asked = cena, drogi, kupić, ile kosztuje napój, ile kosztuje plecak, ile kosztuje kapsel, ser za przedmiot
rule-fr-shop-steal = Możesz też wziąć przedmiot bez płacenia: wtedy ten szczur wraca na pole startowe.
    .asked = kradzież, ukraść, za darmo, kara, złapany, szczur wraca, podkraść, kraść, po kradzieży
rule-fr-shop-one-per-colour = Nie możesz mieć dwóch plecaków w tym samym kolorze, ani kupionych, ani wziętych bez płacenia.
    .asked = drugi plecak, taka sama torba, podwójny, ile plecaków, limit
rule-fr-shop-drinks = Możesz mieć dowolną liczbę napojów energetycznych.
    .asked = ile napojów mogę mieć, limit, trzymać kilka
rule-fr-shop-next-turn = Plecaki, napoje energetyczne i komiksy działają od twojej następnej tury.
    .asked = użyć od razu, natychmiast, w tej samej turze, od kiedy, dopiero co kupiony, nowy

rules-firstrat-build = Krok 4: budowa rakiety i przekazanie prowiantu

rule-fr-build-cockpit = Kokpit kosztuje { $parts-cockpit-calc } kalkulatory i { $parts-cockpit-can } puszkę po groszku.
    .asked = potrzebne na kokpit, przepis, składniki, cena, kabina
rule-fr-build-cargo = Ładownia kosztuje { $parts-cargo-soda } pudełka sody oczyszczonej i { $parts-cargo-can } puszki po groszku.
    .asked = potrzebne na ładownię, przepis, składniki, cena
rule-fr-build-engine = Silnik kosztuje { $parts-engine-bottle } butelek octu i { $parts-engine-soda } pudełka sody oczyszczonej.
    .asked = potrzebne na silnik, przepis, składniki, cena, napęd
rule-fr-build-any = Możesz zbudować dowolną liczbę modułów, także takich samych, i na przemian z nimi przekazywać prowiant. Za każdy moduł kładziesz znacznik punktów na jego torze.
    .asked = ile części na turę, dwa razy to samo, budować kilka, podwójnie, dwa silniki, limit, dwa albo trzy kokpity, druga część, za jednym razem
rule-fr-build-rocket = Kokpit, ładownia i silnik tworzą razem jedną rakietę; każdy moduł liczy się tylko do jednej. Za każdą ukończoną rakietę kładziesz jeszcze znacznik na torze rakiety.
    .asked = wszystkie trzy części, cała rakieta, komplet, zestaw, druga rakieta, nagroda, gotowe
rule-fr-build-donate = Za { $parts-donation } serów przekazujesz prowiant na lot i kładziesz znacznik na torze sera. Możesz to zrobić dowolną liczbę razy.
    .asked = oddać ser, co zrobić z serem, dziesięć serów, wydać, podarować, kilka razy, sprzedać
rule-fr-build-needs-marker = Bez znaczników punktów nie możesz ani budować, ani przekazywać prowiantu. Jeśli musisz położyć znacznik z innego powodu, a już go nie masz, te punkty przepadają.
    .asked = skończyły się znaczniki, zużyte, wszystkie położone, brak chorągiewek, nie mam już

rules-firstrat-track = Tory punktów

rule-fr-track-slots = Każdy tor ma pięć pól: na pierwszych czterech mieści się po jednym znaczniku (na torze szczuronautów po jednym szczurze), na piątym dowolna liczba. Znacznik trafia na pierwsze puste pole od lewej, które nie jest zablokowane, i na koniec gry daje punkty z tego pola.
    .asked = gdzie go położyć, pierwsze wolne miejsce, pozycja, dwa na tym samym polu, pełny tor, kolejność
rule-fr-track-ten = W jednej grze możesz położyć najwyżej { $setup-markers } znaczników. Szczuronauci to szczury, więc znaczników nie zużywają.
    .asked = maksymalna liczba znaczników, limit, ile w grze, czy szczury się liczą
rule-fr-track-light-limit = Na torze reflektorów możesz mieć najwyżej trzy znaczniki, bo reflektory są trzy.
    .asked = ile razy na tor świateł, limit lamp, czwarty raz
rule-fr-track-spare = Zapasowe znaczniki możesz położyć w dowolnej chwili. Możecie się umówić, że wolno ich użyć tylko w ostatniej rundzie, czyli tej, o której wszyscy już wiedzą, że jest ostatnia. Jeśli trzeba by położyć zapasowy znacznik wcześniej, przepada.
    .asked = dodatkowe znaczniki, dziewiąty i dziesiąty, ostatnie dwa, zapasowe, odłożone, kiedy użyć

rules-firstrat-comic = Komiksy (działają od następnej tury)

rule-fr-comic-green-pipes = Zielone rury nic cię nie kosztują. Za jedyną szarą rurę płaci się zawsze.
    .asked = darmowy skrót, zielony tunel, komiks na rury, szara rura
rule-fr-comic-orange-pipes = Pomarańczowe rury nic cię nie kosztują.
    .asked = darmowy skrót, pomarańczowy tunel, komiks na rury
rule-fr-comic-no-toll = Gdy twój szczur skończy bieg na polu ze szczurami rywali, nic nie płacisz.
    .asked = nigdy nie płacić, za darmo u innych, komiks przeciw opłatom
rule-fr-comic-four-steps = Gdy przesuwasz kilka szczurów, każdy może przebiec 1–{ $movement-steps_together_with_comic } pola.
    .asked = razem dalej, dłuższe kroki, komiks na ruch, cztery pola
rule-fr-comic-one-colour = Podczas biegu zielony i pomarańczowy to jeden kolor. Z zielonego i pomarańczowego plecaka w jednej turze działa tylko jeden, i to na polu swojego koloru.
    .asked = mieszać kolory, zielony z pomarańczowym, mieszane, łączyć
rule-fr-comic-discount = Każdy moduł rakiety kosztuje cię o 1 sztukę materiału mniej; wybierasz, którego z potrzebnych materiałów.
    .asked = tańsze części, budować taniej, oszczędzić materiał, zniżka, rabat, taniej

rules-firstrat-super = Superszczury

rule-fr-super-token = Z komiksem superszczura dostajesz jego znacznik. Od razu kładziesz go na jednym ze swoich szczurów na ścieżce i tam już zostaje; moc działa od twojej następnej tury. Jeden szczur może mieć kilka takich znaczników. Dowódca, który jest też złodziejem, i tak musi płacić. Możecie się umówić, że moc działa od razu: wtedy złodziej może coś wziąć jeszcze w tej turze.
    .asked = żeton, gdzie położyć, który szczur zostaje super, przydzielić, przełożyć, zamienić, od kiedy
rule-fr-super-commander = Gdy przesuwasz tylko dowódcę, może przebiec dowolną liczbę pól. Na stoiskach zawsze płaci. Jako szczuronauta daje podwójne punkty ze swojego pola.
    .asked = kapitan, szef, dowolnie daleko, bez limitu kroków, podwójne punkty
rule-fr-super-gatherer = Gdy przesuwasz zbieracza, bierzesz z jego pola o 1 więcej, jeszcze przed podwojeniem. Na polu przy rakiecie nic to nie daje.
    .asked = zbiera więcej, plus jeden, dodatkowy
rule-fr-super-runner = Biegacz może przebiec do { $movement-runner } pól więcej: sam 1–{ $movement-runner_alone }, z innymi 1–{ $movement-runner_together }, a z komiksem „Cztery pola” 1–{ $movement-runner_with_comic }.
    .asked = szybki szczur, szybszy, jak daleko, dwa kroki więcej, biec
rule-fr-super-thief = Na stoisku złodziej bierze przedmiot bez płacenia i zostaje na miejscu.
    .asked = kradnie za darmo, zostaje na stoisku, bez powrotu

rules-firstrat-end = Koniec gry i twoje punkty

rule-fr-end-rocket = Gra kończy się po bieżącej rundzie, gdy 4. szczur któregoś gracza zostanie szczuronautą.
    .asked = kiedy koniec gry, ostatni szczur w rakiecie, wszystkie szczury, ostatnia runda, zakończenie
rule-fr-end-markers = Gdy gracz albo Szczurobot położy { $setup-markers_to_end }. znacznik punktów, po bieżącej rundzie jest jeszcze jedna, ostatnia.
    .asked = kiedy koniec gry, ósmy znacznik, wszystkie znaczniki, ostatnia runda, jeszcze jedna runda, zakończenie
rule-fr-end-earlier = Jeśli zdarzy się jedno i drugie, liczy się wcześniejszy koniec. Nic, co stanie się potem, nie wydłuża gry.
    .asked = oba zakończenia, jednocześnie, ostatnia runda, dłużej
rule-fr-score-tracks = Dostajesz punkty z pól torów, na których leżą twoje znaczniki i stoją twoi szczuronauci.
    .asked = punkty na końcu, podliczanie, końcowa punktacja, wartość pól
rule-fr-score-awards = Każda nakrętka daje { $score-award } punkty.
    .asked = medal, ile warta nakrętka, wartość, punkty za nagrodę
rule-fr-score-mouldy = Każdy spleśniały ser kosztuje cię { $score-mouldy } punkty.
    .asked = minus, ujemne, kara, zepsuty na koniec, stracić punkty, odjąć
rule-fr-score-leftovers = Za każde { $score-leftovers } niewykorzystane materiały lub sery, w dowolnym zestawie, dostajesz 1 punkt; reszta przepada.
    .asked = reszta, pozostałe, nieużyte, materiały na koniec, ser na koniec, zostało
rule-fr-score-caps = Kapsel „okruszki” daje { $caps-crumbs } punktów, minus { $caps-crumbs_less } za każdy twój znacznik na torach kokpitu, ładowni i silnika, ale nie mniej niż 0. „Kolekcja” daje { $caps-collector } punkty za każdy twój kapsel (także ten), plecak, komiks i napój energetyczny, również zużyty. Pozostałe kapsle dają punkty za każdy twój znacznik albo szczura na swoim torze: spiżarnia { $caps-storage }, ser { $caps-cheese }, reflektory { $caps-light }, kokpit { $caps-cockpit }, ładownia { $caps-cargo }, silnik { $caps-engine }, rakieta { $caps-rocket }, szczuronauci { $caps-rattonaut }.
    .asked = co dają kapsle, wartość, premia na koniec, jakie są kapsle, kolekcja
rule-fr-score-pad = Notes punktacji ma jedenaście wierszy: osiem torów, kapsle, nakrętki minus spleśniały ser oraz niewykorzystane materiały i ser.
    .asked = kartka, notes, wiersze, zapisywać, liczyć
rule-fr-score-ties = Wygrywa, kto ma najwięcej punktów. Przy remisie decyduje liczba szczuronautów; jeśli i ona jest równa, zwycięstwo jest wspólne.
    .asked = remis, równo, tyle samo, taka sama liczba punktów, kto wygrywa, dogrywka, obaj wygrywają

rules-firstrat-solo = Solo przeciw Szczurobotowi

rule-fr-solo-setup = Przygotuj grę jak dla 2 graczy. Zaczynasz ty, z { $setup-cheese-1 } serem. Szczury Szczurobota stoją na polach { $greg-rats-1 }, { $greg-rats-2 }, { $greg-rats-3 } i { $greg-rats-4 } (0 to pole startowe). Szczurobot nie ma salonu, znacznika żarówki ani małego szczurka.
    .asked = start robota, przygotować samemu, gdzie zaczyna, Greg
rule-fr-solo-deck = Stos Szczurobota ma karty A i B, dobrane bez podglądania: { $greg-levels-easy-1 } i { $greg-levels-easy-2 } na poziomie łatwym, { $greg-levels-medium-1 } i { $greg-levels-medium-2 } na średnim, { $greg-levels-hard-1 } i { $greg-levels-hard-2 } na trudnym, { $greg-levels-unfair-1 } i { $greg-levels-unfair-2 } na niesprawiedliwym. Dochodzi do nich karta C i wszystko się tasuje. Wszystkie karty oprócz jednej odtworzyliśmy sami: nikt ich nie opublikował. Możesz też zagrać z groźnym Szczurobotem, który ma własny stos.
    .asked = karty robota, trudność, poziom, łatwy, trudny, niesprawiedliwy, liczba kart, A i B, jakie karty, talia, Greg
rule-fr-solo-move = Szczurobot odkrywa kartę z czterema liczbami: pierwsza mówi, o ile pól biegnie jego szczur z przodu, druga dotyczy następnego i tak dalej. Kolejność szczurów i to, które są już w rakiecie, ustala się na początku jego tury. Najpierw biegną szczury, potem działa symbol z karty. Szczur z liczbą 0 się nie rusza, więc nie ma za niego opłaty ani wizyty na stoisku.
    .asked = tura robota, jak się rusza, liczba na karcie, który szczur, prowadzący, Greg
rule-fr-solo-move-riders = Liczby szczurów, które są już w rakiecie, dodaje się do liczby pierwszego szczura na ścieżce. Na przykład przy karcie 1, 2, 0, 2 i dwóch szczurach w rakiecie trzeci biegnie o 3 pola, a czwarty o 2.
    .asked = jego szczury w rakiecie, niewykorzystana liczba, dodatkowe kroki, pasażerowie
rule-fr-solo-move-pad = Szczur Szczurobota, który dotrze na pole przy rakiecie, zostaje szczuronautą, a niewykorzystane pola przepadają. Nagrody Szczurobot nie bierze. Możesz też ustalić, że jego pozostałe szczury już się w tej turze nie ruszają.
    .asked = robot na mecie, jego szczur dotarł, zbędne kroki, nagroda dla niego
rule-fr-solo-rules-ignored = Szczury Szczurobota mogą kończyć bieg na różnych kolorach i stać razem na jednym polu. Nie płacą, niczego nie zbierają, nie biegają przez rury i nigdy nie wracają na pole startowe.
    .asked = czy robot zbiera, kolory, płaci, kradnie, rury, jakie zasady go dotyczą, Greg, czy musi płacić
rule-fr-solo-toll = Jeśli twój szczur skończy bieg na polu z jednym lub kilkoma szczurami Szczurobota, odkładasz { $movement-toll } ser na wysypisko; jeśli nie masz sera, bierzesz jak zwykle spleśniały. Za każdego szczura Szczurobota, który skończy bieg na polu z twoim szczurem, bierzesz { $movement-toll } ser z wysypiska. Możesz też przyjąć, że płacisz { $movement-toll } za każdego jego szczura na tym polu.
    .asked = spotkanie z robotem, to samo pole, czy mu płacę, czy on mi płaci
rule-fr-solo-stall = Gdy szczur Szczurobota skończy bieg przy stoisku, jeden losowy przedmiot z tego stoiska trafia do pudełka, jeśli jakiś tam jest.
    .asked = robot w sklepie, kupuje, zabiera przedmiot, usuwa, żaba, stoi przy stoisku, u wrony, u chomika
rule-fr-solo-plan = Jeśli karta pokazuje tor (kokpitu, ładowni, silnika, spiżarni, sera lub reflektorów), Szczurobot planuje ten tor. Jeśli miał go już w planie, punktuje: jego znacznik trafia na pierwsze puste pole, a plan znika. Na torze rakiety nie punktuje nigdy, a na torze reflektorów nie obowiązuje go limit trzech znaczników.
    .asked = robot punktuje, symbol na karcie, buduje, kiedy kładzie, planuje
rule-fr-solo-best = Karta C działa tak samo, ale dotyczy tego z sześciu torów, na którym Szczurobot dostałby teraz najwięcej punktów; jeśli takich torów jest kilka, wybierasz ty. Potem wszystkie odkryte karty wtasowuje się z powrotem do jego stosu.
    .asked = karta C, najlepszy tor, karta specjalna, przetasować, talia pusta
rule-fr-solo-comic = Jeśli karta pokazuje komiks, jeden losowy komiks z biblioteki trafia do pudełka, jeśli jakiś tam jest.
    .asked = symbol komiksu, usuwa komiks, wyrzuca
rule-fr-solo-end = Gra kończy się tak jak zawsze; liczą się też znaczniki i szczury Szczurobota.
    .asked = robot kończy grę, kiedy koniec gry solo
rule-fr-solo-win = Aby wygrać, potrzebujesz więcej punktów niż Szczurobot.
    .asked = pokonać, zwyciężyć, wygrać samemu, remis z robotem, tyle samo punktów
rule-fr-solo-challenges = Każde wyzwanie można zaliczyć na wszystkich czterech poziomach, ale zawsze trzeba wygrać: (1) bez szczurów w rakiecie; (2) bez plecaków, napojów energetycznych, komiksów i kapsli; (3) z czterema szczurami w rakiecie; (4) z { $challenges-rockets } całymi rakietami; (5) z { $challenges-backpacks } różnymi plecakami; (6) mając co najmniej { $challenges-points } punktów (albo, jeśli wolisz trudniej, ponad { $challenges-points }); (7) w co najwyżej { $challenges-turns } turach; (8) mając co najmniej { $challenges-cheese } znaczników na torze sera; (8b) mając ich co najmniej { $challenges-storage } na torze spiżarni; (9) przebiegając przez każdą z pięciu rur co najmniej { $challenges-pipes } razy. Darmowa rura też się liczy, a wypity napój przy (2) nadal liczy się jako twój.
    .asked = cele, zadania, tabela, misje, lista, osiągnięcia, kampania, wyzwania
