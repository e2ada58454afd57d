# Nauka przez grę: co mówią dalsze lekcje, i kursy obok pierwszej gry.

page-learn-course-first = Twoja pierwsza gra
page-learn-course-firstrat-greg = Solo przeciw Szczurobotowi
page-learn-course-piedpiper-young = Wariant dla młodszych
page-learn-course-piedpiper-hidden = Wariant z zakrytymi kartami
page-learn-intro-firstrat-greg = Gdy grasz solo, twoim rywalem jest Szczurobot. Niczego nie zbiera i za nic nie płaci: robi to, co każą mu karty.
page-learn-intro-piedpiper-young = Tu każda karta działa od razu, a kart specjalnych nie ma. To dobry początek dla dzieci.
page-learn-intro-piedpiper-hidden = Tu możesz zagrać jedną ze swoich kart zakrytą. Nikt nie wie, co na niej jest, dopóki postać nie ruszy.
page-learn-how-greg = Grasz prawdziwą partię solo przeciw Szczurobotowi na najłatwiejszym poziomie. Dobrze znać już zasady gry. Możesz przerwać w każdej chwili i wrócić później.
page-learn-more-courses = Więcej lekcji

## Pierwszy szczur w kosmosie

page-learn-firstrat-tracks = To tory, na których punktujesz. Od góry: kokpit, ładownia, silnik, spiżarnia, ser, reflektory, rakieta i szczuronauci. Małe obrazki pokazują, czego trzeba na znacznik, a liczby, ile warte są pola.
page-learn-firstrat-item = Plecaki i napoje energetyczne działają od twojej następnej tury. Plecak daje więcej, gdy zbierasz jego kolor: o { $most } na żółtych, niebieskich i szarych polach, o { $least } na zielonych i pomarańczowych. Z każdego koloru możesz mieć tylko jeden plecak. Napój wypijasz raz: podwaja wszystko, co zbierasz w tej turze.
page-learn-firstrat-cap = Kapsel punktuje na koniec gry. Większość daje punkty za każdy twój znacznik na jednym torze. „Okruszki” dają punkty, jeśli mało budujesz, „kolekcja” za każdy twój przedmiot. Wskaż kapsel i przeczytaj, za co punktuje.
page-learn-firstrat-complete = Masz zbudowany moduł. Gdy masz kokpit, ładownię i silnik, rakieta jest kompletna: kładziesz za darmo dodatkowy znacznik na torze rakiety. Za drugi komplet kładziesz kolejny.
page-learn-firstrat-aim = Nie masz jeszcze żadnego modułu. Ruchy, które wskazuję, dają materiały na moduł, do którego masz najbliżej.
page-learn-firstrat-save = Ser też daje punkty: gdy masz { $cheese }, możesz przekazać go jako prowiant i położyć znacznik. Ruchy, które wskazuję, dają ser.

## Solo przeciw Szczurobotowi

page-learn-lesson-firstrat-greg-who = Kim jest Szczurobot
page-learn-lesson-firstrat-greg-card = Jego karty
page-learn-lesson-firstrat-greg-plan = Jak punktuje
page-learn-lesson-firstrat-greg-toll = Spotkania z jego szczurami
page-learn-lesson-firstrat-greg-removes = Co ci zabiera
page-learn-lesson-firstrat-greg-levels = Poziomy i wyzwania
page-learn-lesson-firstrat-greg-end = Jak go pokonać
page-learn-firstrat-greg-welcome = Tu na dole mieszka Szczurobot ze swoim stosem kart. Po każdej twojej turze odkrywa kartę. Wygrywasz, jeśli masz więcej punktów niż on: przy remisie wygrywa on.
page-learn-firstrat-greg-rats = Jego szczury zaczynają przed twoimi. Nigdy się nie cofają i wszystkie chcą do rakiety. U niego nie ma znaczenia, na jakich kolorach kończą bieg ani czy stoją na jednym polu.
page-learn-firstrat-greg-first = Zaczynasz ty. Zagraj swoją turę jak zwykle.
page-learn-firstrat-greg-card = Na jego karcie są cztery liczby: pierwsza przesuwa pierwszego szczura, druga następnego i tak dalej. Przy 0 szczur stoi. Potem działa symbol.
page-learn-firstrat-greg-riders = Jeden z jego szczurów jest w rakiecie. Od teraz jego liczbę dodaje się do liczby pierwszego szczura na ścieżce, więc ten biegnie dalej.
page-learn-firstrat-greg-plan = Symbol toru: Szczurobot planuje ten tor. Gdy ten sam symbol pojawi się znowu, punktuje na tym torze i plan znika. Wiesz więc, co chce zrobić.
page-learn-firstrat-greg-score = Szczurobot kładzie znacznik. Jak każdy zajmuje pierwsze wolne pole, więc tam, gdzie ci zależy, wyprzedź go.
page-learn-firstrat-greg-best = To była jego karta C: dotyczy toru, na którym dostałby teraz najwięcej punktów. Potem wszystkie odkryte karty wracają do stosu i są tasowane.
page-learn-firstrat-greg-toll = Jeśli twój szczur kończy bieg na polu z jego szczurami, oddajesz ser na wysypisko. Jeśli jego szczur kończy bieg na polu z twoim, bierzesz ser z wysypiska.
page-learn-firstrat-greg-tolls = Pole z jego szczurami kosztuje cię ser, jak u każdego rywala. A za każdego jego szczura, który kończy bieg na polu z twoim, bierzesz ser z wysypiska.
page-learn-firstrat-greg-stall = Jego szczur kończy bieg przy stoisku: jeden przedmiot wraca do pudełka. Nie czekaj więc za długo na to, co chcesz mieć.
page-learn-firstrat-greg-comic = Symbol komiksu: jeden komiks z biblioteki wraca do pudełka.
page-learn-firstrat-greg-removes = Gdy jego szczur kończy bieg przy stoisku, losowy przedmiot wraca do pudełka. Symbol komiksu robi to samo z komiksem. Nie czekaj więc za długo na to, co chcesz mieć.
page-learn-firstrat-greg-win = Gra kończy się jak zwykle, a jego szczury i znaczniki też się liczą: cztery szczury w rakiecie albo 8. znacznik.
page-learn-firstrat-greg-levels = Ma cztery poziomy trudności, od łatwego do niesprawiedliwego: im wyższy, tym więcej mocnych kart A w jego stosie. Gdy już z nim wygrasz, spróbuj dziesięciu wyzwań albo groźnego Szczurobota, który ma własny stos.
page-learn-firstrat-greg-over = Koniec gry. Notes punktacji pokazuje twoje punkty i punkty Szczurobota: u niego liczą się tylko tory.

## Flecista z Hameln: warianty

page-learn-lesson-piedpiper-young-what = Co się zmienia
page-learn-lesson-piedpiper-young-act = Karty działają od razu
page-learn-lesson-piedpiper-young-replace = Nowe karty postaci
page-learn-lesson-piedpiper-young-end = Koniec
page-learn-piedpiper-young-welcome = W tym wariancie nie ma kart „plus jeden” i „melodia” i nigdy nie wybierasz kolejności. Wszystkie inne karty działają jak zawsze.
page-learn-piedpiper-young-play = Wybierz kartę, a potem postać w rzędzie. Rusza od razu, gdy zagrasz kartę.
page-learn-piedpiper-young-acted = Widzisz: karta zadziałała od razu. Zostaje pod kartą postaci.
page-learn-piedpiper-young-replace = Gdy pod kartą postaci leżą już dwie karty, od razu się ją odrzuca i wykłada nową. Drugą kartę tej tury możesz zagrać nawet pod tę nową.
page-learn-piedpiper-young-end = Czyj znacznik szczurów dotrze na dach, ten opuszcza miasto. Gdy w mieście zostaje dwoje graczy, jak zawsze wygrywa najniższy znacznik.
page-learn-piedpiper-young-over = Koniec gry: spośród tych, którzy są jeszcze w mieście, wygrywa najniższy znacznik szczurów.
page-learn-lesson-piedpiper-hidden-what = Co się zmienia
page-learn-lesson-piedpiper-hidden-play = Zagranie zakrytej karty
page-learn-lesson-piedpiper-hidden-guess = Zakryte karty innych
page-learn-lesson-piedpiper-hidden-reveal = Odkrywanie kart
page-learn-lesson-piedpiper-hidden-end = Koniec
page-learn-piedpiper-hidden-welcome = W każdej turze możesz zagrać jedną z dwóch kart zakrytą. W pierwszej turze gry zakryta może być nawet jedyna karta.
page-learn-piedpiper-hidden-play = Zaznacz „Zagraj zakrytą”, a potem wybierz kartę i postać. Inni widzą, że leży tam karta, ale nie wiedzą jaka.
page-learn-piedpiper-hidden-guess = Nie możesz podglądać zakrytych kart innych. Jeśli dołożysz drugą kartę, nie wiesz, co zrobi postać.
page-learn-piedpiper-hidden-reveal = Gdy obie karty tury są zagrane, odkrywa się wszystkie zakryte karty pod postaciami, które ruszają. Dopiero wtedy wybiera się kolejność i postacie biegną.
page-learn-piedpiper-hidden-end = Jak zawsze: czyj znacznik dotrze na dach, ten opuszcza miasto, a gdy zostaje dwoje graczy, wygrywa najniższy znacznik.
page-learn-piedpiper-hidden-over = Koniec gry: spośród tych, którzy są jeszcze w mieście, wygrywa najniższy znacznik szczurów.
