# Strona w przeglądarce: partie do obejrzenia i tablica wyzwań.

## Oglądanie partii

page-after-seat = Gracz { $number }
page-after-setup = Przygotowanie
page-after-position = Ruch { $number } z { $count }
page-after-round = runda { $number }
page-after-turn = tura { $number }
page-after-transport = Sterowanie powtórką
page-after-slider = Moment partii
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
page-after-copied = Skopiowano link do ruchu { $number }.
page-after-log = Przebieg partii
page-after-points-firstrat = Punkty w trakcie gry
page-after-points-piedpiper = Piętra do dachu w trakcie gry
page-after-as-table = Jako tabela
page-after-after-move = Po ruchu
page-after-hands = Karty wszystkich graczy
page-after-no-cards = brak kart
page-after-unfinished = Partia nie została dokończona.
page-after-fair = Losowanie było uczciwe: każdy wynik zgadza się z ziarnem.
page-after-unfair = Uwaga: nie każdy wynik losowania zgadza się z ziarnem!
page-after-unfair-where = Wpis { $number }: w zapisie jest { $recorded }, a z ziarna wynika { $expected }.
page-after-fair-more = Odcisk i ziarno
page-after-no-seed = W tym zapisie nie ma ziarna, więc losowania nie da się sprawdzić.

## Gra objaśniona

page-after-analyse = Przeanalizuj partię
page-after-analyse-about = Co było błędem, jaki ruch byłby lepszy, gdzie losy partii się odwróciły, a co było tylko szczęściem? Sprawdzamy każdą decyzję, co trwa minutę lub dwie. Możesz wrócić później.
page-after-analysis-queued = Analiza czeka w kolejce, miejsce { $place }.
page-after-analysis-running = Sprawdzone decyzje: { $done } z { $total }.
page-after-analysis-failed = Analiza się nie udała. Spróbuj ponownie.
page-after-analysis-done = Analiza jest gotowa.
page-after-turning-point = Punkt zwrotny
page-after-remark = Ocena tego ruchu
page-after-no-remark = Ten ruch nie zmniejszył szansy na zwycięstwo.

## Minione partie

page-after-records-lead = Obejrzyj rozegrane partie: ruch po ruchu, z odkrytymi kartami i wykresem punktów.
page-after-tables = Rozegrane tutaj
page-after-no-tables = Nie masz jeszcze zakończonych partii. Pierwsza pojawi się tutaj.
page-after-to-chart = Tablica wyzwań: twoje osiągnięcia w grze solo
page-after-records = Wczytane z pliku
page-after-no-records = Nie masz jeszcze wczytanych partii.
page-after-moves = { $count ->
    [one] { $count } wpis
    [few] { $count } wpisy
    [many] { $count } wpisów
   *[other] { $count } wpisu
}
page-after-not-finished = niedokończona
page-after-uploaded = wczytana { $day }
page-after-delete = Usuń
page-after-deleted = Zapis usunięto.
page-after-delete-title = Usunąć ten zapis?
page-after-delete-about = Nikt już go nie obejrzy, nawet mając link.
page-after-delete-no = Anuluj
page-after-upload = Wczytaj partię
page-after-upload-about = Zapis partii to mały plik tekstowy. Po każdej grze możesz go tutaj pobrać; gra w terminalu też go zapisuje. Wczytaną partię obejrzy każdy, kto ma do niej link.
page-after-by-file = Z pliku
page-after-choose-file = Wybierz plik
page-after-drop = albo upuść go tutaj
page-after-by-paste = Albo wklej tekst
page-after-look = Pokaż partię
page-after-refused = Tego zapisu nie da się pokazać. Sprawdź, czy to cały plik z zapisem partii.

## Tablica wyzwań

page-after-chart-lead = Dziesięć wyzwań w grze solo, na każdym z czterech poziomów trudności (rywal: { greg }). Wygraj, a spełnione wyzwania zostaną zaliczone. Zaliczone pole otwiera partię, puste kółko zaczyna grę na tym poziomie, a lornetka pokazuje przykładową partię.
page-after-chart-count = Zaliczone: { $count } z { $all }
page-after-chart-met = { $challenge }, { $level }: zaliczone { $day }. Obejrzyj tę partię
page-after-chart-try = { $challenge }, { $level }: zagraj teraz solo
page-after-chart-watch = { $challenge }, { $level }: obejrzyj przykładową partię
page-after-chart-rule = Jak zalicza się wyzwania
page-after-challenge = Wyzwanie
