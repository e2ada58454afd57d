# Zasady gry Flecista z Hameln dla graczy. Klucze: „rule-” i identyfikator zasady z myślnikami zamiast kropek.
# Liczby pochodzą z profilu. Nagłówki i zasady są w kolejności pliku rules.md gry.
# Pod zasadą, „asked”: jak o nią pytają gracze. Czyta to tylko wyszukiwarka; dawne słowa są mile widziane.

rules-piedpiper-intro = Hameln jest pełne szczurów, które biegają w kółko od domu do domu. Każdy szczur, który przebiegnie przez twój dom, podnosi twój znacznik szczurów o jedno piętro; Flecista sprowadza go z powrotem w dół. Wysyłaj szczury do sąsiadów: gdy w mieście zostanie tylko dwóch graczy, wygra ten, kto ma niższy znacznik.

rules-piedpiper-setup = Przygotowanie gry

rule-pp-setup-houses = Przy 3–5 graczach każdy ma jeden dom. Przy 2 graczach w kręgu stoją cztery domy: pierwszego gracza, neutralny, drugiego gracza i jeszcze jeden neutralny. Domy neutralne nie mają znacznika.
    .asked = ile domów, liczba graczy, we dwoje, pojedynek, neutralny, krąg, przygotować
rule-pp-setup-floors = Twój dom ma 7 pięter, a twój znacznik szczurów zaczyna na 0, pod domem. Dach to stopień nad 7. piętrem: 8. Możecie się umówić, że dachem jest już 7. piętro.
    .asked = jak wysoki, kondygnacje, poziomy, gdzie zaczyna znacznik, parter
rule-pp-setup-figures = W każdym zaułku między dwoma domami zaczyna jeden szczur. Jeszcze jeden szczur i Flecista zaczynają w zaułku na lewo od domu pierwszego gracza, więc szczurów jest o jednego więcej niż domów. Wszystkie postacie zawsze patrzą w prawo. Pozostałe szczury i ich karty są poza grą.
    .asked = gdzie zaczynają szczury, ile szczurów, figurki na początku, w którą stronę patrzą, zbędne szczury
rule-pp-setup-characters = Jest { $characters-all } kart postaci: { $characters-rat } dla każdego z sześciu szczurów i { $characters-piper } dla Flecisty. Przy 3 graczach w grze jest { $characters-with_3 } z nich, przy 2 lub 4 graczach { $characters-with_4 }, przy 5 graczach wszystkie { $characters-with_5 }. Instrukcja podaje tylko, ile ich jest razem; podział odtworzyliśmy sami.
    .asked = liczba kart postaci, ile kart szczurów, skład
rule-pp-setup-row = Cztery karty postaci leżą odkryte w rzędzie. Podczas przygotowania może być wśród nich najwyżej jeden Flecista: każdego następnego odkłada się na bok i zastępuje inną kartą, a gdy rząd jest pełny, wtasowuje się go z powrotem do talii.
    .asked = wyłożone karty, cztery karty, dwóch flecistów na początku, wymienić, start
rule-pp-setup-actions = Jest { $actions-all } kart akcji sześciu rodzajów: { $actions-forward } „naprzód”, { $actions-back } „wstecz”, { $actions-sewer } „kanał”, { $actions-run } „bieg”, { $actions-plus } „plus jeden” i { $actions-melody } „melodia”. Każdy gracz dostaje { $counts-hand } i nie pokazuje ich innym. Instrukcja podaje tylko, ile ich jest razem; podział odtworzyliśmy sami.
    .asked = ile kart akcji, skład talii, ręka na początku, rozdać, jakie są karty, rodzaje

rules-piedpiper-turn = Twoja tura

rule-pp-turn-order = Tury wykonuje się po kolei, w prawo. Graczy, którzy odpadli, pomija się.
    .asked = kierunek, czyja kolej, następny, zegar, kto zaczyna
rule-pp-turn-first = Pierwsza tura gry jest krótsza: zagrywa się tylko jedną kartę akcji i dobiera jedną.
    .asked = pierwsza tura, pierwszy gracz, tylko jedna karta, początek
rule-pp-turn-play = W każdej innej turze zagrywasz jedną kartę akcji pod kartę postaci, a potem drugą pod inną kartę postaci. Dwie karty tej samej postaci (także dwóch Flecistów) to osobne karty postaci.
    .asked = co robię, moja tura, przebieg, ile kart, obie karty pod tę samą postać, dwa razy, czy muszę zagrać, dwie różne
rule-pp-turn-two-at-most = Pod kartą postaci nigdy nie leży więcej niż dwie karty akcji.
    .asked = pełne, limit, maksymalnie, trzecia karta, ile może leżeć
rule-pp-turn-activate = Gdy zagrasz swoje karty, aktywuje się każda karta postaci, pod którą leżą dwie karty akcji. Jeśli są dwie takie karty, wybierasz, która postać rusza pierwsza. Wybierasz raz, zanim cokolwiek się poruszy.
    .asked = kiedy rusza postać, co ją uruchamia, kto najpierw, dwie naraz
rule-pp-turn-execute = Postać wykonuje najpierw górną kartę akcji (zagraną wcześniej), a potem dolną.
    .asked = która z dwóch kart, kolejność kart, góra, dół, wykonać, najpierw
rule-pp-turn-replace = Na koniec aktywowane karty postaci odrzuca się razem z ich kartami akcji i uzupełnia rząd z talii postaci. Teraz może w nim leżeć więcej niż jeden Flecista.
    .asked = nowa postać, uzupełnić, po ruchu, odrzucić, następna, nowe, przychodzą
rule-pp-turn-draw = Potem dobierasz karty, aż znów masz { $counts-hand }. Gdy trzeba dobrać kartę, a talia jest pusta, odrzucone karty tasuje się i tworzą nową talię.
    .asked = uzupełnić rękę, nowe karty, dobrać, ile na ręce, pusta talia, przetasować, koniec mojej tury
rule-pp-turn-active-out = Jeśli odpadniesz we własnej turze, wszystkie aktywowane karty jeszcze się wykonuje, odrzuca i zastępuje nowymi. Kart już nie dobierasz i kolej przechodzi dalej.
    .asked = sam siebie wyrzucam, przegrywam w swojej turze, moja wina, co z resztą

rules-piedpiper-card = Karty

rule-pp-card-forward = „Naprzód”: postać idzie naprzód przez następny dom.
    .asked = jeden dom, prosto, krok
rule-pp-card-run = „Bieg”: postać idzie naprzód przez dwa następne domy.
    .asked = dwa domy, szybko, podwójnie
rule-pp-card-back = „Wstecz”: postać cofa się przez dom za sobą i dalej patrzy w prawo.
    .asked = do tyłu, odwrócić, inny kierunek, cofnąć
rule-pp-card-sewer = „Kanał”: postać idzie naprzód pod następnym domem i żaden znacznik się nie rusza.
    .asked = pod ziemią, pod spodem, ominąć dom, ściek
rule-pp-card-pass = Szczur, który przechodzi przez dom w dowolnym kierunku, przesuwa znacznik tego domu o 1 piętro w górę, a Flecista o 1 w dół. Domy neutralne liczą się jak każde inne, ale nie mają znacznika.
    .asked = co się dzieje gdy szczur przebiega, do góry, w dół, wchodzi, schodzi, działanie flecisty, jak zejść, neutralny dom
rule-pp-card-bounds = Jeśli w jednej akcji przez ten sam dom przechodzi kilka postaci, ich wpływ się sumuje i znacznik przesuwa się raz. Nigdy nie schodzi poniżej 0 ani nie wchodzi powyżej dachu.
    .asked = poniżej zera, niżej, spaść, ponad dach, granica, ujemne, góra i dół naraz, kilka postaci
rule-pp-card-plus = „Plus jeden” wydłuża zwykłą kartę, która leży pod tą samą postacią, o jeden dom w tym samym kierunku: „wstecz” z „plus jeden” cofa o dwa domy. Obie karty to jedna akcja. Przy karcie „kanał” nie rusza się znacznik żadnego z tych domów; możecie się umówić, że rusza się znacznik dodatkowego domu.
    .asked = dodatkowy dom, jeden więcej, dalej, dłużej, sama
rule-pp-card-melody = „Melodia”: zwykła karta, która leży pod tą samą postacią, przesuwa razem z nią wszystkie postacie z tego samego zaułka. To jedna akcja.
    .asked = wszyscy idą razem, grupa, muzyka, flet, piosenka, ten sam zaułek, kto jeszcze
rule-pp-card-two-specials = „Plus jeden” i „melodia” to karty specjalne. Jeśli pod jedną postacią leżą dwie karty specjalne, nic się nie rusza, a karty się odrzuca.
    .asked = same karty specjalne, plus z melodią, bez zwykłej karty, dwa plusy, zmarnowane, bez efektu

rules-piedpiper-out = Opuszczenie miasta

rule-pp-out-roof = Jeśli po wykonaniu akcji twój znacznik jest na dachu, musisz opuścić miasto: odpadasz.
    .asked = przegrać, wyeliminowany, szczyt, strych, uciec, kiedy odpadam, pełny, na samej górze
rule-pp-out-house = Twój dom znika przed następną akcją. Zaułki po obu jego stronach łączą się w jeden i stojące w nich postacie są odtąd razem.
    .asked = dom zabrany, zniknie, usunąć, połączone zaułki, mniejszy krąg, mój dom potem, gracz odpadł, dom po odpadnięciu
rule-pp-out-markers = Gracz, którego jest tura, zabiera znacznik tego, kto odpada, i wszystkie znaczniki, które ten zebrał; gdy odpada kilku graczy naraz, zabiera znaczniki ich wszystkich. Jeśli sam też odpadł, w tej akcji albo wcześniej w tej turze, znaczniki te wypadają z gry.
    .asked = kto go bierze, łup, trofea, znaczniki innych, po co, co zyskuję gdy kogoś wyrzucę, korzyść, wyrzucić gracza
rule-pp-out-hand = Kto odpada, odkrywa i odrzuca wszystkie karty z ręki. Jego karty zagrane pod postacie zostają.
    .asked = karty gracza który odpadł, co z jego kartami, ręka po odpadnięciu

rules-piedpiper-end = Koniec gry

rule-pp-end-two-left = Przy 3–5 graczach gra kończy się natychmiast, gdy w mieście zostaje dwóch graczy lub mniej. Przekazuje się jeszcze znaczniki, ale kart już się nie wykonuje.
    .asked = kiedy koniec gry, zakończenie, ostatnich dwóch, jak długo
rule-pp-end-winner = Z graczy, którzy zostali w mieście, wygrywa ten z najniższym znacznikiem. Przy remisie decyduje większa liczba zebranych znaczników; jeśli i ona jest równa, gra kończy się remisem.
    .asked = kto wygrywa, zwycięstwo, najniższy, remis, równo, to samo piętro
rule-pp-end-nobody = Jeśli w mieście nie został nikt, liczą się ci, którzy odpadli w ostatniej akcji: wygrywa ten, kto miał przed nią więcej zebranych znaczników. Przy równej liczbie jest remis.
    .asked = wszyscy odpadli naraz, nikt nie został, ostatni dwaj razem, nikt nie wygrywa
rule-pp-end-two-people = Przy 2 graczach natychmiast przegrywa ten, czyj znacznik dotrze na dach. Jeśli oba znaczniki dotrą tam naraz, jest remis.
    .asked = koniec we dwoje, pojedynek, obaj na dachu, kto wygrywa
rule-pp-end-cap = Szczury mogłyby biegać tam i z powrotem bez końca, dlatego gra kończy się najpóźniej po { $counts-turns } turach: wygrywa wtedy, jak zwykle, najniższy znacznik w mieście. W normalnej grze do tego nie dochodzi.
    .asked = nieskończona, bez końca, wiecznie, nigdy się nie kończy, maksymalna liczba tur, pat, jak długo, trwać

rules-piedpiper-secret = Co jest jawne, a co tajne

rule-pp-secret-public = Wszyscy widzą rząd, odkryte karty pod kartami postaci, oba stosy kart odrzuconych, liczbę kart w taliach i na rękach oraz wszystkie znaczniki i piętra.
    .asked = co mogę widzieć, widoczne, jawne informacje, liczyć karty, przeglądać odrzucone, pokazać
rule-pp-secret-hidden = Karty na rękach, talie i zakryte karty są tajne. Znasz tylko swoją rękę i swoje zakryte karty.
    .asked = oglądać karty, podglądać, pokazać rękę, tajemnica, rozmawiać o kartach

rules-piedpiper-variant = Warianty

rule-pp-variant-young = Wariant dla młodszych: nie ma kart „plus jeden” i „melodia”. Każdą kartę akcji wykonuje się zaraz po zagraniu, a potem zostaje ona pod postacią. Gdy leżą tam już dwie, od razu odrzuca się je razem z kartą postaci i wykłada nową kartę postaci; pod nią możesz zagrać drugą kartę akcji swojej tury. Kolejności się nie wybiera. Jeśli odpadniesz przez własną kartę, drugiej już nie zagrywasz.
    .asked = dzieci, rodzina, prostsza, łatwiejsza, początkujący, wiek, maluchy
rule-pp-variant-hidden = Wariant z zakrytymi kartami: jedną z dwóch kart swojej tury możesz zagrać zakrytą, a w pierwszej turze gry tę jedyną. Gdy twoje karty są zagrane, odkrywa się wszystkie zakryte karty pod aktywowanymi postaciami, a dopiero potem wybierasz kolejność. Do tego czasu zakrytą kartę może oglądać tylko jej właściciel.
    .asked = blef, odwrócone, po kryjomu, odkryć, ukryte
rule-pp-variant-one = Wariantów się nie łączy: przy stole można wybrać najwyżej jeden.
    .asked = łączyć warianty, oba warianty, mieszać, razem
