# Turnieje: rundy, których stoły otwierają się same.

event-heading = Turnieje
event-lead = Kilka rund, za każdym razem nowi przeciwnicy. Dołączasz przez link, a stoły otwierają się same.
event-home-about = Wiele osób, kilka rund i tabela wyników
event-new = Otwórz turniej
event-list-open = Otwarte dla wszystkich
event-list-mine = Twoje turnieje
event-none = Żaden turniej nie jest teraz otwarty. Otwórz własny i wyślij znajomym link.
event-untitled = Turniej
event-by = organizuje { $name }
event-look = Zobacz
event-format = System gry
event-format-swiss = Szwajcarski
event-format-swiss-about = Ustalona liczba rund. Trafiasz zawsze na osoby, którym idzie mniej więcej tak samo jak tobie.
event-format-robin = Każdy z każdym
event-format-robin-about = Wszyscy grają ze wszystkimi, na tyle równo, na ile pozwalają stoły.
event-seats = Miejsca przy stole
event-seats-about = Gdy osób nie da się równo podzielić, niektóre stoły mają o jedno miejsce mniej, a jeśli to nie pomoże, ktoś pauzuje.
event-tables-of = liczba miejsc przy stole: { $seats }
event-rounds = Rundy
event-rounds-count =
    { $count ->
        [one] 1 runda
        [few] { $count } rundy
       *[many] { $count } rund
    }
event-most = Limit osób
event-hours = Godziny na rundę
event-hours-about = Potem możesz zakończyć rundę. Trwające jeszcze partie liczą się jako nierozegrane.
event-people-count = osoby: { $count } z { $most }
event-state-open = Czeka na graczy
event-state-running = Runda { $round } z { $rounds }
event-state-over = Zakończony
event-state-closed = Odwołany
event-title = Tytuł
event-plays = Też gram
event-plays-about = W przeciwnym razie tylko organizujesz.
event-seen = Kto może go znaleźć?
event-seen-public = Jest na liście turniejów.
event-seen-link = Nie ma go na żadnej liście. Link wysyłasz ty.
event-link = Zaproś tym linkiem
event-join = Dołącz
event-withdraw = Wycofaj się
event-withdraw-sure = Od następnej rundy nie bierzesz już udziału. Rozpoczęta partia trwa dalej.
event-return = Wróć do turnieju
event-withdrawn-note = Udział wycofany: w kolejnych rundach już nie grasz.
event-removed = Organizator usunął cię z tego turnieju.
event-start = Zacznij turniej
event-start-about = Stoły pierwszej rundy otworzą się od razu i nikt już nie dołączy.
event-end-round = Zakończ rundę
event-end-round-sure = Trwające partie zostaną zakończone i policzone jako nierozegrane: nikt nie dostanie za nie punktów.
event-deadline = Organizator może zakończyć tę rundę od { $time }.
event-close = Odwołaj
event-close-sure = Turniej skończy się dla wszystkich. Rozpoczęte partie trwają dalej, ale się nie liczą.
event-remove = Usuń: { $name }
event-remove-sure = { $name } nie zagra już w kolejnych rundach i nie może wrócić.
event-my-table = Twój stół jest otwarty
event-to-table = Do stołu
event-wait = Nie masz teraz partii. Twój następny stół otworzy się sam.
event-people = Uczestnicy
event-out = udział wycofany
event-standings = Tabela
event-pairings = Rundy
event-round = Runda { $round }
event-table = Stół { $number }
event-watch = Oglądaj
event-running = trwa
event-unplayed = nierozegrana
event-bye = Pauzuje: { $names }
event-rank = Miejsce
event-who = Gracz
event-points = Punkty
event-played = Partie
event-wins = Wygrane
event-direct = Bezpośrednie starcia
event-opponents = Przeciwnicy
event-share = Udział w punktach
event-how = Jak liczymy punkty
event-how-points = Pierwsze miejsce daje 12 punktów, ostatnie zero, pozostałe są w równych odstępach: 12, 8, 4, 0 przy stole dla czterech osób. Przy równych miejscach punkty się dzieli. Pauza daje 6, czyli średnią stołu.
event-how-away = Kto opuścił partię albo przekroczył czas i nie wrócił do jej końca, zajmuje ostatnie miejsce. Niedokończona partia nikomu nie daje punktów.
event-how-ties = Przy równych punktach decydują bezpośrednie starcia (kto był wyżej przy wspólnych stołach), potem punkty wszystkich przeciwników, potem udział w punktach zdobytych przy własnych stołach.
event-how-luck = Wszystkie losowania przy stołach wynikają z tajnej liczby, którą serwer ustalił, zanim ktokolwiek dołączył. Jej odcisk: { $commitment }
event-link-back = Do turnieju
event-toast = Twój stół turniejowy jest otwarty: { $game }
event-push = { $game }: twój stół turniejowy jest otwarty.
event-too-many = Masz za dużo niezakończonych turniejów. Najpierw dokończ lub odwołaj któryś.
event-full = Ten turniej jest pełny.
event-begun = Ten turniej już się zaczął albo skończył; nikt nie może dołączyć.
event-same-people = W partię turniejową grają ci, którzy ją zaczęli: nikt nowy nie może zająć miejsca.
event-not-yours = Może to zrobić tylko organizator.
event-too-few = Za mało osób na jeden stół: potrzeba co najmniej { $count }.
event-not-yet = Czas tej rundy jeszcze nie minął.

page-privacy-events = Turnieje, które otwierasz lub w których grasz: tytuły i twoje wyniki.

leaving-over-event = Runda turnieju dobiegła końca
