# Gra objaśniona: ile warte były decyzje, a co było szczęściem. Zagrane i lepsze to tury w słowach.

analysis-title = Gra objaśniona
analysis-working = Przegląd decyzji
analysis-setup = Przygotowanie
analysis-chances = Szansa na zwycięstwo
analysis-chances-about = Linie kropkowane: punkty zwrotne.
analysis-moves = Wykonane ruchy

## Błędy

analysis-mistakes = Błędy
analysis-size-slip = Niedokładność
analysis-size-mistake = Błąd
analysis-size-blunder = Gruby błąd
analysis-mistake = { $when }, { $seat }: { $played }. Lepiej: { $better }. Szansa na zwycięstwo: { $lost }.
analysis-no-mistakes = Nikt nie oddał w jednej turze nawet { $percent } % szansy na zwycięstwo.
analysis-more = { $count ->
    [one] { $count } mniejszy nie jest tu podany.
    [few] { $count } mniejsze nie są tu podane.
    [many] { $count } mniejszych nie jest tu podanych.
   *[other] { $count } mniejszego nie jest tu podane.
}
analysis-legend-sizes = Ile z szansy na zwycięstwo oddaje tura: od { $slip } % to niedokładność, od { $mistake } % błąd, od { $blunder } % gruby błąd. Każda decyzja jest oceniana według tego, co mogło wiedzieć jej miejsce.

## Punkty zwrotne

analysis-turning-points = Punkty zwrotne
analysis-by-turn = { $when }, { $seat }: { $played }
analysis-by-chance = { $when }, szczęście: { $results }
analysis-by-hidden = { $when }, szczęście: to, czego nikt inny nie widział

## Szczęście i umiejętność

analysis-split = Szczęście i umiejętność
analysis-start = Na początku
analysis-own = Własne decyzje
analysis-others = Decyzje innych
analysis-luck = Szczęście
analysis-final = Na końcu
analysis-slips = Niedokładności
analysis-blunders = Grube błędy
analysis-legend-split = Szanse na zwycięstwo. Początek, decyzje i szczęście dają razem koniec. Szczęście to wyniki losowe i to, co było ukryte; decyzje liczą się wobec tego, czego kazały oczekiwać gry próbne.

## Raport

analysis-sources = Skąd są punkty
analysis-rats = Gdzie skończyły szczury
analysis-rats-count = Szczury
analysis-floors = Piętra domów
analysis-how = { $playouts ->
    [one] { $playouts } gra próbna na każdą decyzję.
    [few] { $playouts } gry próbne na każdą decyzję.
    [many] { $playouts } gier próbnych na każdą decyzję.
   *[other] { $playouts } gry próbnej na każdą decyzję.
}
