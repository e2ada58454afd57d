# Co jest nie tak z planszą gry Pierwszy szczur w kosmosie.

problem-too-many-laid = { $things ->
    [backpacks] Nie można wyłożyć tylu plecaków ({ $laid }): w pudełku jest ich { $there }.
    [caps] Nie można wyłożyć tylu kapsli ({ $laid }): w pudełku jest ich { $there }.
   *[comics] Nie można wyłożyć tylu komiksów ({ $laid }): w pudełku jest ich { $there }.
}
problem-markers-to-end = Gra nie może kończyć się później niż z ostatnim znacznikiem. Znaczników każdego gracza: { $markers }.
problem-stall-taken = { $stall ->
    [hamster] Na polu { $space } jest już stoisko chomika. Każde stoisko potrzebuje własnego pola.
    [frog] Na polu { $space } jest już stoisko żaby. Każde stoisko potrzebuje własnego pola.
   *[crow] Na polu { $space } jest już stoisko wrony. Każde stoisko potrzebuje własnego pola.
}
problem-pipe-backward = Ta rura prowadzi z pola { $origin } na pole { $target }. Rury prowadzą tylko do przodu.
problem-lights = Przewód oświetlenia ma od 1 do 100 żarówek, a nie { $count }.
problem-light-backward = Przewód oświetlenia wraca z pola { $origin } na pole { $target }. Biegnie tylko do przodu.
problem-lamp-beyond = Nie ma żarówki { $light }: liczba żarówek na przewodzie to { $count }.
problem-lamp-order = Żarówka { $light } nie leży za żarówką { $before }. Wpisz reflektory w kolejności, w jakiej leżą na przewodzie.
problem-burrow-start = Nora musi zaczynać się od „start”.
problem-burrow-too-long = Nora ma za dużo pól ({ $count }). Najwyżej może ich być { $most }.
problem-burrow-ways = { $count ->
    [0] Tu droga się kończy. Musi prowadzić dalej: na jedno pole albo, na rozwidleniu, na dwa.
   *[other] Za dużo dróg ({ $count }). Droga prowadzi na jedno pole albo, na rozwidleniu, na dwa.
}
problem-burrow-nowhere = Droga prowadzi na „{ $node }”, ale nie ma takiego pola.
problem-burrow-unreached = Mały szczurek nigdy tu nie dotrze: na to pole nie prowadzi żadna droga.
problem-backpacks = W pudełku jest 10 plecaków, a wpisana liczba to { $count }.
problem-two-materials = Moduł buduje się z dokładnie dwóch różnych materiałów.
problem-points-rise = Punkty nie mogą rosnąć od lewej do prawej.
problem-no-fierce-deck = W tym profilu nie ma groźnego stosu Szczurobota ([greg.fierce]).
problem-level-cards = Kart A jest w stosie tylko { $a }, a kart B { $b }.
problem-deck = Kart jest { $count }, w tym dokładnie jedna karta C. Wpisane karty: { $found }.
problem-cards-of-kind = Za dużo kart { $kind } ({ $count }). Najwyżej może ich być { $most }.
problem-best-symbol = Symbol „najlepszy tor” ma tylko karta C, i musi go mieć.
