# Zasady gry Pierwszy szczur w kosmosie dla graczy, z liczbami gry standardowej. Klucze: „rule-” i identyfikator zasady
# z myślnikami zamiast kropek. Nagłówki i zasady są w kolejności pliku rules.md gry.

rules-firstrat-intro = Księżyc jest z sera, a twoje szczury chcą tam być pierwsze. Prowadź je ścieżką przez złomowisko, zbieraj ser i złom, oświetlaj drogę, handluj ze zwierzętami i buduj rakietę. Na koniec wygrywa ten, kto ma najwięcej punktów.

rules-firstrat-setup = Przygotowanie gry

rule-fr-setup-seats = Razem gra od 2 do 5 osób. Gdy gra tylko 1 osoba, jej rywalem jest Szczurobot: zobacz grę solo.
rule-fr-setup-rats = Zaczynasz z 2 szczurami na polu startowym i 2 w salonie. Twój znacznik żarówki jest na świetle 0, przed pierwszą żarówką, a twój mały szczurek na początku nory.
rule-fr-setup-markers = Masz 10 znaczników punktów: 8 pod ręką i 2 w rezerwie.
rule-fr-setup-cheese = Pierwszy gracz zaczyna z 1 serem, drugi i trzeci z 2, czwarty i piąty z 3.
rule-fr-setup-crow = U wrony leży odkrytych 6 kapsli, wylosowanych z 10.
rule-fr-setup-frog = U żaby jest 3, 4, 5 lub 6 napojów energetycznych przy 2, 3, 4 lub 5 graczach.
rule-fr-setup-hamster = U chomika leży odkrytych 5, 6, 7 lub 9 plecaków przy 2, 3, 4 lub 5 graczach, wylosowanych z 10.
rule-fr-setup-comics-basic = W pierwszej grze w bibliotece leży 6 komiksów bez superszczurów.
rule-fr-setup-comics-super = W następnych grach w bibliotece może leżeć 6 komiksów wylosowanych ze wszystkich 10; żeton superszczura czeka obok jego komiksu. O tym, którymi komiksami się gra, decyduje stół.
rule-fr-setup-comics-two-people = Przy 2 graczach, a także gdy grasz solo, komiks ze zniżką zostaje w grze. Stół może wybrać grę bez niego: wtedy jest 5 komiksów bez superszczurów albo 6 z pozostałych 9.
rule-fr-setup-blocked = Przy 3 lub 4 graczach na każdym torze punktów zablokowane jest miejsce z oznaczeniem „1-4”. Przy 2 graczach, a także gdy grasz solo, zablokowane są miejsca „1-2” i „1-4”. Przy 5 graczach wszystkie miejsca są wolne.
rule-fr-setup-variable-path = Ścieżka jest taka jak na planszy. Stół może wybrać planszę zmienną: wtedy kafelki grupy A (6 sztuk) oraz grup B, C, D i E (po 5) tasuje się w obrębie grupy i kładzie odkryte na polach 1-6, 7-11, 12-16, 17-21 i 22-26. Zmienia się tylko kolor pola i to, co ono daje; rury, stragany i światła zostają na swoich miejscach.
rule-fr-setup-variable-tracks = Tory punktów są takie jak na planszy. Stół może wybrać inaczej: wtedy 7 z 8 kafelków torów kładzie się na siedmiu torach poza torem rakiety, który zawsze zachowuje wydrukowane wartości. Losuje się je albo układa je według uznania pierwszy gracz.

rules-firstrat-turn = Czyja jest kolej i co robisz w turze

rule-fr-turn-order = Gracie po kolei, runda za rundą; każdą rundę zaczyna pierwszy gracz.
rule-fr-turn-steps = Twoja tura ma takie kroki: (1) ruch, obowiązkowo; (2) zbieranie, obowiązkowo; (3) zakupy, jeśli chcesz; (4) budowa i przekazanie prowiantu, jeśli chcesz.

rules-firstrat-move = Krok 1: ruch

rule-fr-move-one = Albo przesuwasz dokładnie jednego szczura, o 1 do 5 pól.
rule-fr-move-many = Albo przesuwasz od dwóch do czterech szczurów, każdego o 1 do 3 pól. Wszystkie muszą stanąć na różnych polach jednego i tego samego koloru.
rule-fr-move-forward = Szczury idą tylko naprzód, w stronę pola przy rakiecie. Żaden szczur nie idzie dalej, ale jeśli wystarcza mu kroków, zawsze może się tam zatrzymać, nawet gdy jakieś zostają.
rule-fr-move-own-space = Dwa twoje szczury nigdy nie stoją na jednym polu, z wyjątkiem pola startowego. Mijanie szczurów, swoich i cudzych, nic nie kosztuje. Gdy przesuwasz kilka szczurów, jeden może zwolnić pole, na którym stanie drugi: liczy się wynik, a nie kolejność.
rule-fr-move-pad-colour = Pole przy rakiecie ma wszystkie pięć kolorów i to ty mówisz, który ma w tej turze. Pozostałe przesuwane szczury muszą więc stanąć na polach jednego wspólnego koloru.
rule-fr-move-pad-once = W jednej turze na polu przy rakiecie może stanąć najwyżej jeden szczur, bo szczury ruszające razem stają na różnych polach.
rule-fr-move-toll = Jeśli twój szczur staje na polu z cudzymi szczurami, płacisz 1 ser każdemu graczowi, który ma tam szczury. Każdy przesunięty szczur płaci za swoje pole.
rule-fr-move-mouldy = Jeśli nie możesz zapłacić, bierzesz spleśniały ser: każdy kawałek daje ci od razu 3 sery, a bierzesz ich nie więcej, niż trzeba. Z żadnego innego powodu wziąć go nie można i nigdy się go nie oddaje. Na koniec każdy kawałek kosztuje cię 2 punkty.
rule-fr-move-no-toll-on-start = Na polu startowym i na polu przy rakiecie nic nie płacisz.
rule-fr-move-shortcut = Rura łączy dwa pola, a sama polem nie jest: przejście przez nią to jeden krok i kosztuje pokazany na niej materiał, który trzeba mieć przed ruchem. Rury prowadzą tylko naprzód. Szczur może w jednym ruchu przejść przez kilka rur, jeśli zapłacisz za każdą.
rule-fr-move-always-possible = Ten, czyja jest kolej, zawsze może się ruszyć: dbają o to pozostałe zasady.

rules-firstrat-collect = Krok 2: zbieranie

rule-fr-collect-moved-only = Zbierasz tylko z pól, na których stanęły szczury przesunięte w tej turze.
rule-fr-collect-yellow = Żółte pole daje ci tyle sera, ile pokazuje (1-4).
rule-fr-collect-green-orange = Zielone lub pomarańczowe pole daje ci 1 sztukę pokazanego materiału.
rule-fr-collect-blue = Na niebieskim polu twój znacznik żarówki idzie o 1 światło naprzód za każdą żarówkę.
rule-fr-collect-white = Na szarym polu twój mały szczurek idzie o 1 krok naprzód za każdy ogryzek.
rule-fr-collect-lit = Pole, do którego światła twój znacznik żarówki dotarł albo je minął, daje ci o 1 więcej. Światła zdobyte w tym kroku liczą się od twojej następnej tury.
rule-fr-collect-lit-cumulative = Pole ma premię tylko za własne światło. Stół może wybrać inaczej: wtedy każde pole, z którego zbierasz, daje ci o 1 więcej za każde oświetlone pole z taką samą zdobyczą, niezależnie od tego, czy samo jest oświetlone.
rule-fr-collect-backpack = Jeśli masz plecak w kolorze, który zbierasz, raz w turze dostajesz jego premię, bez względu na to, ile szczurów tam stanęło: o 1 więcej na zielonym i pomarańczowym, o 2 więcej na żółtym, niebieskim i szarym. Jeśli zbierasz różne materiały, wybierasz, którym z nich jest premia. Premie za światła, plecaki i zbieracza bierzesz zawsze; tylko napój energetyczny zależy od ciebie.
rule-fr-collect-drink = Po wszystkich premiach możesz raz w turze użyć 1 swojego napoju energetycznego: wszystko, co daje ten krok, jest podwojone. Nagrody z pola przy rakiecie nigdy się nie podwaja; jeśli poza tym polem nie ma z czego zbierać, napoju użyć nie można.
rule-fr-collect-lamp = Gdy twój znacznik żarówki dociera do jednego z 3 reflektorów albo go mija, od razu kładziesz znacznik na torze „przewód oświetlenia”. Na końcu przewodu zostaje na miejscu.
rule-fr-collect-unlimited = Materiały, ser, nakrętki i spleśniały ser nigdy się nie kończą.

rules-firstrat-pad = Pole przy rakiecie

rule-fr-pad-rattonaut = Szczur, który staje na polu przy rakiecie, schodzi ze ścieżki na dobre: zostaje szczuronautą i zajmuje pierwsze wolne miejsce na torze szczuronautów.
rule-fr-pad-reward = Potem bierzesz albo nakrętkę, wartą na koniec 3 punkty, albo jednego szczura ze swojego salonu, który trafia na pole startowe i w tej turze nie może się ruszyć. Robisz to od razu, zanim zbierzesz z innych pól.
rule-fr-pad-award-limit = Nakrętkę możesz wziąć tylko wtedy, gdy masz jeszcze szczura na ścieżce, licząc z polem startowym, albo gdy wszystkie 4 twoje szczury są w rakiecie.
rule-fr-pad-no-bonus = Pole przy rakiecie nie daje materiałów ani sera i nie działa na nim żadna premia za plecaki, światła czy superszczury.

rules-firstrat-burrow = Nora

rule-fr-burrow-way = Twój mały szczurek chodzi zgodnie z ruchem wskazówek zegara. Gdy opuszcza rozwidlenie, wybierasz: do środka (przy pierwszym do biblioteki, przy drugim do salonu) albo dalej, aż do spiżarni.
rule-fr-burrow-pass = Nagrodę dostajesz, gdy twój szczurek wchodzi na jej miejsce, także po drodze, i także kilka razy w jednej turze.
rule-fr-burrow-library = W bibliotece możesz wziąć 1 komiks.
rule-fr-burrow-nursery = W salonie 1 twój szczur wychodzi z niego na pole startowe, jeśli jeszcze jakiś tam jest. Nie można odmówić.
rule-fr-burrow-storage = W spiżarni kładziesz znacznik na torze „spiżarnia”.

rules-firstrat-shop = Krok 3: zakupy

rule-fr-shop-who = Za każdego szczura, którego przesunięto w tej turze i który stoi u chomika, żaby lub wrony, możesz zdobyć tam 1 przedmiot, w dowolnej kolejności.
rule-fr-shop-pay = Przedmiot kosztuje 6 serów u chomika, 7 u żaby i 12 u wrony. Ser zebrany w tej turze też się liczy.
rule-fr-shop-steal = Albo bierzesz go bez płacenia: wtedy ten szczur wraca na pole startowe.
rule-fr-shop-one-per-colour = Nigdy nie masz dwóch plecaków jednego koloru, ani kupionych, ani wziętych bez płacenia.
rule-fr-shop-drinks = Napojów energetycznych możesz mieć dowolnie dużo.
rule-fr-shop-next-turn = Plecaki, napoje energetyczne i komiksy działają od twojej następnej tury.

rules-firstrat-build = Krok 4: budowa i przekazanie prowiantu

rule-fr-build-cockpit = Kokpit kosztuje 2 kalkulatory i 1 puszkę po groszku.
rule-fr-build-cargo = Ładownia kosztuje 3 opakowania sody oczyszczonej i 2 puszki po groszku.
rule-fr-build-engine = Silnik kosztuje 5 butelek octu i 2 opakowania sody oczyszczonej.
rule-fr-build-any = Możesz zbudować dowolnie wiele części, także tę samą kilka razy, a między nimi przekazywać prowiant, w dowolnej kolejności. Za każdą część kładziesz znacznik na jej torze.
rule-fr-build-rocket = Kokpit, ładownia i silnik tworzą całą rakietę; każda część liczy się tylko do jednej. Za każdym razem, gdy masz o jedną więcej, kładziesz znacznik na torze „rakieta”.
rule-fr-build-donate = Za 10 serów kładziesz znacznik na torze „ser”, tyle razy, ile chcesz.
rule-fr-build-needs-marker = Bez znaczników nie możesz ani budować, ani przekazywać prowiantu. Znacznik, który trzeba by wtedy położyć, przepada.

rules-firstrat-track = Tory punktów

rule-fr-track-slots = Każdy tor ma pięć miejsc: na pierwszych czterech mieści się po jednym pionku, na piątym dowolnie wiele. Twój pionek trafia na pierwsze wolne miejsce od lewej, które nie jest zablokowane, i na koniec daje jego punkty.
rule-fr-track-ten = W jednej grze możesz położyć najwyżej dziesięć znaczników. Szczuronauci to szczury i znaczników nie potrzebują.
rule-fr-track-light-limit = Na tor „przewód oświetlenia” mogą trafić najwyżej trzy twoje znaczniki, bo reflektory są trzy.
rule-fr-track-spare = 9. i 10. znacznika możesz użyć w dowolnej chwili. Stół może wybrać inaczej: wtedy można ich użyć tylko w ostatniej rundzie, czyli w tej, o której wszyscy wiedzą, że jest ostatnia; 9. znacznik, który trzeba by położyć wcześniej, przepada.

rules-firstrat-comic = Komiksy, od tury po ich wzięciu

rule-fr-comic-green-pipes = Zielone rury nic cię nie kosztują. Jedyna szara rura zawsze kosztuje swój materiał.
rule-fr-comic-orange-pipes = Pomarańczowe rury nic cię nie kosztują.
rule-fr-comic-no-toll = Gdy stajesz na polu z cudzymi szczurami, nic nie płacisz.
rule-fr-comic-four-steps = Gdy przesuwasz kilka szczurów, każdy może przejść od 1 do 4 pól.
rule-fr-comic-one-colour = Przy ruchu zielony i pomarańczowy to jeden kolor. Z zielonego i pomarańczowego plecaka w jednej turze działa tylko jeden, i to na polu swojego koloru.
rule-fr-comic-discount = Każda część kosztuje cię o 1 materiał mniej; wybierasz, który z materiałów tej części.

rules-firstrat-super = Superszczury

rule-fr-super-token = Z komiksem superszczura dostajesz jego żeton. Od razu kładziesz go na jednym ze swoich szczurów na ścieżce i tam zostaje; jego moc działa od twojej następnej tury. Szczur może nieść kilka żetonów. Dowódca, który jest też złodziejem, musi płacić.
rule-fr-super-commander = Gdy dowódca rusza się sam, przechodzi dowolną liczbę pól. Nigdy nie bierze bez płacenia. Jego miejsce na torze szczuronautów liczy się podwójnie.
rule-fr-super-gatherer = Gdy przesuwasz zbieracza, dostajesz o 1 więcej tego, co daje jego pole, jeszcze przed podwojeniem. Na polu przy rakiecie nie przynosi nic więcej.
rule-fr-super-runner = Biegacz przechodzi do 2 pól dalej: sam 1-7, z innymi 1-5, a z komiksem „Cztery kroki” 1-6.
rule-fr-super-thief = Na straganie złodziej bierze przedmiot bez płacenia i zostaje na miejscu.

rules-firstrat-end = Koniec gry i twoje punkty

rule-fr-end-rocket = Gdy 4. szczur jednego gracza jest na torze szczuronautów, rundę gra się do końca i gra jest skończona.
rule-fr-end-markers = Gdy gracz albo Szczurobot kładzie 8. znacznik, rundę gra się do końca, potem jeszcze jedną i gra jest skończona.
rule-fr-end-earlier = Jeśli zdarzy się jedno i drugie, obowiązuje wcześniejszy koniec. To, co dzieje się później, nigdy nie wydłuża gry.
rule-fr-score-tracks = Dostajesz punkty za miejsca, na których stoją twoje znaczniki i szczuronauci.
rule-fr-score-awards = Każda nakrętka daje 3 punkty.
rule-fr-score-mouldy = Każdy spleśniały ser kosztuje cię 2 punkty.
rule-fr-score-leftovers = Każde 4 pozostałe materiały lub sery, w dowolnej mieszance, dają 1 punkt, z zaokrągleniem w dół.
rule-fr-score-caps = „Okruszki” dają 12 punktów, minus 2 za każdy twój znacznik na torach kokpitu, ładowni i silnika, ale nie mniej niż 0. „Kolekcja” daje 2 za każdy twój kapsel, plecak, komiks i napój energetyczny, zużyty lub nie, wliczając ten kapsel. Pozostałe liczą się za każdy twój znacznik lub każdego szczura na ich torze: spiżarnia 4, ser 5, przewód oświetlenia 4, kokpit 4, ładownia 5, silnik 5, rakieta 6, szczuronauta 4.
rule-fr-score-pad = Notes punktacji ma jedenaście wierszy: osiem torów, kapsle, nakrętki minus spleśniały ser i pozostałe zasoby.
rule-fr-score-ties = Wygrywa największa liczba punktów. Przy remisie decyduje liczba szczuronautów; potem zwycięstwo jest wspólne.

rules-firstrat-solo = Solo przeciw Szczurobotowi

rule-fr-solo-setup = Przygotuj grę jak dla 2 graczy. Zaczynasz ty, z 1 serem. Szczury Szczurobota stoją na polach 8, 5 i 1 oraz na polu startowym; nie ma on salonu, znacznika żarówki ani małego szczurka w norze.
rule-fr-solo-deck = Talia Szczurobota ma karty A i B, dobrane bez podglądania: 5 i 5 na poziomie łatwym, 6 i 4 na średnim, 7 i 3 na trudnym, 8 i 2 na niesprawiedliwym. Dochodzi do nich karta C i wszystko się tasuje.
rule-fr-solo-move = Szczurobot odkrywa kartę z czterema liczbami: pierwsza przesuwa jego szczura na przedzie, druga następnego i tak dalej. Ich kolejność, i to, kto jest w rakiecie, ustala się na początku jego tury. Najpierw biegną jego szczury, potem działa symbol karty. Przy liczbie 0 szczur się nie rusza: ani opłaty, ani straganu.
rule-fr-solo-move-riders = Liczby szczurów, które są już w rakiecie, dodaje się jego szczurowi na przedzie, który jest jeszcze w drodze. Przy karcie 1, 2, 0, 2 i dwóch szczurach w rakiecie trzeci idzie o 3 pola, a czwarty o 2.
rule-fr-solo-move-pad = Szczur Szczurobota, który dociera na pole przy rakiecie, zostaje szczuronautą, a jego pozostałe kroki przepadają. Nagrody Szczurobot tam nie bierze. Stół może wybrać, że jego inne szczury zostają wtedy w tej turze na miejscu.
rule-fr-solo-rules-ignored = Szczury Szczurobota mogą stawać na dowolnych kolorach i na wspólnych polach. Nie płacą, niczego nie zbierają, nie korzystają z rur i nigdy nie wracają na pole startowe.
rule-fr-solo-toll = Jeśli twój szczur staje na polu z jednym lub kilkoma szczurami Szczurobota, płacisz 1 ser do zasobów, w razie potrzeby jak zwykle spleśniałym serem. Za każdego jego szczura, który staje na polu z twoim szczurem, dostajesz 1 z zasobów.
rule-fr-solo-stall = Gdy szczur Szczurobota staje przy straganie, jeden losowy przedmiot z tego straganu wypada z gry, jeśli jakiś jest.
rule-fr-solo-plan = Jeśli karta pokazuje tor (kokpit, ładownia, silnik, spiżarnia, ser lub przewód oświetlenia), Szczurobot planuje ten tor. Jeśli miał go już w planie, punktuje: jego znacznik trafia na pierwsze wolne miejsce, a plan znika. Nigdy nie punktuje na torze rakiety, a ograniczenie do trzech na torze przewodu oświetlenia go nie dotyczy.
rule-fr-solo-best = Przy karcie C dzieje się to samo na tym z sześciu torów, na którym dostałby teraz najwięcej; spośród równych wybierasz ty. Potem wszystkie odkryte karty wtasowuje się z powrotem do jego talii.
rule-fr-solo-comic = Jeśli karta pokazuje komiks, jeden losowy komiks z biblioteki wypada z gry, jeśli jakiś jest.
rule-fr-solo-end = Gra kończy się tak jak zawsze; liczą się też znaczniki i szczury Szczurobota.
rule-fr-solo-win = Aby wygrać, potrzebujesz więcej punktów niż Szczurobot.
rule-fr-solo-challenges = Każde wyzwanie można wykonać na wszystkich czterech poziomach, ale tylko wygrywając: (1) żadnego szczura w rakiecie; (2) żadnego plecaka, napoju energetycznego, komiksu ani kapsla; (3) wszystkie cztery szczury w rakiecie; (4) dwie całe rakiety; (5) 4 różne plecaki; (6) co najmniej 90 punktów; (7) w najwyżej 16 turach; (8) co najmniej 5 znaczników na torze „ser”; (8b) co najmniej 5 na torze „spiżarnia”; (9) każda z pięciu rur co najmniej dwa razy. Rura liczy się także wtedy, gdy jest za darmo, a zużyty napój przy (2) nadal liczy się jako twój.
