# Zasady gry Flecista z Hameln dla graczy, z liczbami gry standardowej. Klucze: „rule-” i identyfikator zasady z myślnikami
# zamiast kropek. Nagłówki i zasady są w kolejności pliku rules.md gry.

rules-piedpiper-intro = Hameln jest pełne szczurów, które biegają w kółko od domu do domu. Każdy szczur, który przebiega przez twój dom, podnosi twój znacznik szczurów o jedno piętro; Flecista sprowadza go z powrotem w dół. Wysyłaj szczury do sąsiadów: gdy w mieście zostanie tylko dwóch graczy, wygrywa niższy znacznik.

rules-piedpiper-setup = Przygotowanie gry

rule-pp-setup-houses = Przy 3-5 graczach każdy ma jeden dom. 2 graczy gra z kręgiem czterech domów: dom pierwszego gracza, neutralny, dom drugiego gracza i jeszcze jeden neutralny. Domy neutralne nie mają znacznika.
rule-pp-setup-floors = Twój dom ma 7 pięter, a twój znacznik szczurów zaczyna na 0, pod domem. Dach to stopień nad 7. piętrem: 8. Stół może wybrać inaczej: wtedy dachem jest 7. piętro.
rule-pp-setup-figures = W każdej przerwie między dwoma domami zaczyna jeden szczur. Jeszcze jeden szczur i Flecista zaczynają w przerwie na lewo od domu pierwszego gracza, więc szczurów jest o jednego więcej niż domów. Wszystkie postacie patrzą w prawo i tak już zostaje. Pozostałe szczury i ich karty są poza grą.
rule-pp-setup-characters = Jest 21 kart postaci: 3 dla każdego z sześciu szczurów i 3 dla Flecisty. Przy 3 graczach w grze jest 15 z nich, przy 2 lub 4 graczach 18, przy 5 graczach wszystkie 21.
rule-pp-setup-row = Cztery karty postaci leżą odkryte w rzędzie. Tylko podczas przygotowania każdego Flecistę po pierwszym odkłada się i zastępuje, aż leżą tam cztery karty z najwyżej jednym Flecistą; potem odłożone karty wtasowuje się z powrotem.
rule-pp-setup-actions = Jest 50 kart akcji sześciu rodzajów: 14 naprzód, 12 wstecz, 8 kanał, 6 bieg, 5 plus jeden i 5 melodia. Każdy dostaje cztery, których inni nie widzą.

rules-piedpiper-turn = Twoja tura

rule-pp-turn-order = Kolej przechodzi w prawo. Graczy, którzy odpadli, pomija się.
rule-pp-turn-first = Pierwsza tura gry jest krótka: zagrywa się tylko jedną kartę akcji, a potem dobiera jedną kartę.
rule-pp-turn-play = W każdej innej turze zagrywasz jedną kartę akcji pod kartę postaci, a potem drugą pod inną kartę postaci. Dwie karty tej samej postaci, także dwóch Flecistów, to różne karty postaci.
rule-pp-turn-two-at-most = Pod kartą postaci nigdy nie leży więcej niż dwie karty akcji.
rule-pp-turn-activate = Gdy twoje karty są zagrane, aktywuje się każda karta postaci z dwiema kartami akcji. Jeśli są takie dwie, wybierasz, która działa pierwsza. Wybierasz raz, zanim cokolwiek się ruszy.
rule-pp-turn-execute = Postać wykonuje najpierw górną kartę, zagraną wcześniej, a potem dolną.
rule-pp-turn-replace = Gdy wszystko jest wykonane, te karty postaci i ich karty akcji się odrzuca. Potem rząd uzupełnia się z talii postaci; teraz może w nim leżeć więcej niż jeden Flecista.
rule-pp-turn-draw = Potem dobierasz, aż znów masz cztery karty. Dopiero gdy karta jest potrzebna, a talia pusta, tasuje się jej odrzucone karty w nową talię.
rule-pp-turn-active-out = Jeśli odpadniesz we własnej turze, wszystko, co aktywowane, zostaje jeszcze wykonane, odrzucone i zastąpione. Niczego nie dobierasz, a kolej przechodzi dalej.

rules-piedpiper-card = Karty

rule-pp-card-forward = „Naprzód”: postać idzie naprzód przez następny dom.
rule-pp-card-run = „Bieg”: postać idzie naprzód przez dwa następne domy.
rule-pp-card-back = „Wstecz”: postać cofa się przez dom za nią i dalej patrzy w prawo.
rule-pp-card-sewer = „Kanał”: postać idzie naprzód obok następnego domu i żaden znacznik się nie rusza.
rule-pp-card-pass = Szczur, który mija dom w dowolnym kierunku, przesuwa znacznik tego domu o 1 w górę, a Flecista o 1 w dół. Domy neutralne liczą się jako domy, ale nie mają znacznika.
rule-pp-card-bounds = To, co jedna akcja robi z jednym domem, sumuje się i stosuje raz. Znacznik nigdy nie schodzi poniżej 0 ani nie wchodzi powyżej dachu.
rule-pp-card-plus = „Plus jeden” wydłuża zwykłą kartę, z którą leży, nad nią lub pod nią, o jeden dom w tym samym kierunku: wstecz z plus jeden cofa o dwa domy. Obie razem to jedna akcja. Przy kanale nie rusza się znacznik żadnego z tych domów; stół może wybrać, że rusza się znacznik dodatkowego domu.
rule-pp-card-melody = „Melodia”: zwykła karta, z którą leży, przesuwa wszystkie postacie z tej samej przerwy co aktywowana, razem, jako jedną akcję.
rule-pp-card-two-specials = Plus jeden i melodia to karty specjalne. Przy dwóch kartach specjalnych pod jedną postacią nic się nie rusza, a wszystkie się odrzuca.

rules-piedpiper-out = Opuszczenie miasta

rule-pp-out-roof = Jeśli po wykonaniu akcji twój znacznik jest na dachu, musisz opuścić miasto: odpadasz.
rule-pp-out-house = Twój dom znika przed następną akcją. Postacie z przerw po obu jego stronach dzielą wtedy jedną przerwę, która zostaje.
rule-pp-out-markers = Gracz, którego jest tura, dostaje znacznik tego, kto odchodzi, i wszystkie znaczniki, które ten zebrał; gdy odchodzi kilku naraz, znaczniki ich wszystkich. Jeśli sam też odpadł, przez tę akcję albo wcześniej w tej turze, znaczniki te wypadają z gry.
rule-pp-out-hand = Kto odchodzi, odrzuca karty z ręki odkryte. Jego karty pod kartami postaci zostają.

rules-piedpiper-end = Koniec gry

rule-pp-end-two-left = Przy 3-5 graczach gra kończy się natychmiast, gdy w mieście zostaje dwóch graczy lub mniej. Znaczniki jeszcze się przekazuje; niczego więcej się nie wykonuje.
rule-pp-end-winner = Spośród tych, którzy zostali w mieście, wygrywa najniższy znacznik. Jeśli kilka jest tak samo nisko, decyduje więcej zebranych znaczników; potem jest remis.
rule-pp-end-nobody = Jeśli nie został nikt, wygrywa jeden z tych, którzy odpadli przez ostatnią akcję: ten, kto miał przed nią więcej zebranych znaczników. W przeciwnym razie jest remis.
rule-pp-end-two-people = Przy 2 graczach ten, kto dociera na dach, natychmiast przegrywa. Jeśli docierają obaj naraz, jest remis.
rule-pp-end-cap = Szczury mogłyby biegać tam i z powrotem bez końca, dlatego po 500 turach gra jest skończona: wtedy, jak zwykle, wygrywa najniższy znacznik spośród tych, którzy są w mieście. Przy rozsądnej grze nigdy do tego nie dochodzi.

rules-piedpiper-secret = Co możesz widzieć

rule-pp-secret-public = Wszyscy widzą rząd, odkryte karty pod kartami postaci, oba stosy kart odrzuconych, liczbę kart w taliach i na rękach oraz wszystkie znaczniki i piętra.
rule-pp-secret-hidden = Karty na rękach, talie i zakryte karty są tajne. Ty znasz swoją rękę i swoje zakryte karty.

rules-piedpiper-variant = Warianty

rule-pp-variant-young = Dla młodszych, jeśli stół tak wybierze: nie ma kart „plus jeden” i „melodia”. Każdą kartę akcji wykonuje się od razu po zagraniu i zostaje ona na miejscu. Po drugiej pod kartą postaci tę kartę i obie karty akcji od razu się odrzuca i zastępuje, a nowa karta postaci może przyjąć drugą kartę akcji twojej tury. Kolejności się nie wybiera. Jeśli przepędzisz z miasta siebie, nie zagrywasz drugiej karty.
rule-pp-variant-hidden = Zakryte karty, jeśli stół tak wybierze: jedną z dwóch kart swojej tury możesz zagrać zakrytą, w pierwszej turze tę jedyną. Gdy twoje karty są zagrane, wszystkie zakryte karty pod aktywowanymi postaciami odkrywa się przed wyborem kolejności. Do tego czasu zakrytą kartę może oglądać tylko jej właściciel.
rule-pp-variant-one = Stół gra najwyżej z jednym wariantem: te dwa się nie łączą.
