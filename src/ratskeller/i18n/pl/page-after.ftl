# Strona w przeglądarce: partie do obejrzenia i tablica wyzwań.

## Oglądanie partii

page-after-seat = Miejsce { $number }
page-after-setup = Przygotowanie
page-after-position = Ruch { $number } z { $count }
page-after-round = runda { $number }
page-after-turn = tura { $number }
page-after-transport = Przez partię
page-after-slider = Chwila partii
page-after-first = Na początek
page-after-previous-turn = Poprzednia tura
page-after-previous = Poprzedni ruch
page-after-play = Odtwarzaj
page-after-pause = Pauza
page-after-next = Następny ruch
page-after-next-turn = Następna tura
page-after-last = Na koniec
page-after-space = spacja
page-after-speed = Tempo
page-after-times = { $speed }×
page-after-copy = Kopiuj link do tego ruchu
page-after-copied = Link do ruchu { $number } jest skopiowany.
page-after-log = Co się działo
page-after-points-firstrat = Punkty w czasie gry
page-after-points-piedpiper = Piętra poniżej dachu w czasie gry
page-after-as-table = Jako tabela
page-after-after-move = Po ruchu
page-after-hands = Wszystkie karty odkryte
page-after-no-cards = brak kart
page-after-unfinished = Partia nie została dokończona.
page-after-fair = Wszystko, co wylosowano, wynika z ziarna.
page-after-unfair = Nie wszystko, co wylosowano, wynika z ziarna!
page-after-unfair-where = Wpis { $number } w zapisie mówi { $recorded }, a z ziarna wynika { $expected }.
page-after-fair-more = Odcisk i ziarno
page-after-no-seed = Ten zapis nie mówi, skąd pochodził los, więc nie da się go sprawdzić.

## Gra objaśniona

page-after-analyse = Przeanalizuj grę
page-after-analyse-about = Co było błędem, co byłoby lepsze, gdzie gra się odwróciła, a co było tylko szczęściem? Oglądana jest każda decyzja, co trwa minutę lub dwie. Możesz wrócić później.
page-after-analysis-queued = Czeka, miejsce { $place } w kolejce.
page-after-analysis-running = Obejrzane decyzje: { $done } z { $total }.
page-after-analysis-failed = Analiza się nie powiodła.
page-after-analysis-done = Analiza jest gotowa.
page-after-turning-point = Punkt zwrotny
page-after-remark = O tym ruchu
page-after-no-remark = Tu niczego nie oddano.

## Minione partie

page-after-records-lead = Obejrzyj partie jeszcze raz: ruch po ruchu, z odkrytymi kartami i punktami w czasie gry.
page-after-tables = Rozegrane tutaj
page-after-no-tables = Żadna twoja partia jeszcze się nie skończyła. Pierwsza ukończona pojawi się tutaj.
page-after-to-chart = Tablica wyzwań: co udało ci się w grze solo
page-after-records = Przyniesione
page-after-no-records = Nie ma tu jeszcze żadnej przyniesionej partii.
page-after-moves = { $count ->
    [one] { $count } wpis
    [few] { $count } wpisy
    [many] { $count } wpisów
   *[other] { $count } wpisu
}
page-after-not-finished = niedokończona
page-after-uploaded = przyniesiona { $day }
page-after-delete = Usuń
page-after-deleted = Zapis jest usunięty.
page-after-delete-title = Usunąć ten zapis?
page-after-delete-about = Nikt już go nie obejrzy, nawet z linkiem.
page-after-delete-no = Zostaw
page-after-upload = Przynieś partię
page-after-upload-about = Zapis to mały plik tekstowy: po każdej grze możesz go tutaj pobrać, a gra w terminalu też go zachowuje. Obejrzy go każdy, kto ma link.
page-after-by-file = Z pliku
page-after-choose-file = Wybierz plik
page-after-drop = albo upuść go tutaj
page-after-by-paste = Albo wklej tekst
page-after-look = Obejrzyj
page-after-refused = Tego zapisu nie można pokazać.

## Tablica wyzwań

page-after-chart-lead = Dziesięć wyczynów w grze solo, na każdym z czterech poziomów rywala ({ greg }). Wygraj, a to, co się udało, zostanie odhaczone; odhaczone pole prowadzi do swojej partii. Puste kółko zaczyna grę na tym poziomie; lornetka pokazuje partię, w której to się udaje.
page-after-chart-count = Odhaczone: { $count } z { $all }
page-after-chart-met = { $challenge }, { $level }: { $day }. Obejrzyj tę partię
page-after-chart-try = { $challenge }, { $level }: zagraj teraz solo
page-after-chart-watch = { $challenge }, { $level }: obejrzyj partię, w której to się udaje
page-after-chart-rule = Jak ocenia się wyzwania
page-after-challenge = Wyzwanie
