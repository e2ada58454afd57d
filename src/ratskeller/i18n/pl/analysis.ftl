# Gra objaśniona: ile warte były decyzje, a co było szczęściem. Zagrane i lepsze to tury w słowach.

analysis-title = Analiza partii
analysis-working = Analizuję decyzje
analysis-setup = Przygotowanie
analysis-chances = Szansa na zwycięstwo
analysis-chances-about = Linie kropkowane: punkty zwrotne.
analysis-moves = Wykonane ruchy

## Błędy

analysis-mistakes = Błędy
analysis-size-slip = Niedokładność
analysis-size-mistake = Błąd
analysis-size-blunder = Poważny błąd
analysis-mistake = { $when }, { $seat }: { $played }. Lepiej: { $better }. Zmiana szansy na zwycięstwo: { $lost }.
analysis-no-mistakes = W żadnej turze nikt nie stracił nawet { $percent }% szansy na zwycięstwo.
analysis-more = { $count ->
    [one] Pominięto { $count } mniejszy błąd.
    [few] Pominięto { $count } mniejsze błędy.
    [many] Pominięto { $count } mniejszych błędów.
   *[other] Pominięto { $count } mniejszego błędu.
}
analysis-legend-sizes = O ile tura zmniejsza szansę na zwycięstwo: od { $slip }% to niedokładność, od { $mistake }% błąd, od { $blunder }% poważny błąd. Każdą decyzję oceniamy według tego, co gracz mógł wtedy wiedzieć.

## Punkty zwrotne

analysis-turning-points = Punkty zwrotne
analysis-by-turn = { $when }, { $seat }: { $played }
analysis-by-chance = { $when }, szczęście: { $results }
analysis-by-hidden = { $when }, szczęście: karty, których nikt inny nie widział

## Szczęście i umiejętność

analysis-split = Szczęście i umiejętności
analysis-start = Na początku
analysis-own = Własne decyzje
analysis-others = Decyzje innych
analysis-luck = Szczęście
analysis-final = Na końcu
analysis-slips = Niedokładności
analysis-blunders = Poważne błędy
analysis-legend-split = Szanse na zwycięstwo: początek, decyzje i szczęście dają razem wynik końcowy. Szczęście to losowania i zakryte karty, a decyzje porównujemy z wynikiem, którego kazały oczekiwać symulacje.

## Raport

analysis-sources = Skąd pochodzą punkty
analysis-rats = Gdzie szczury skończyły grę
analysis-rats-count = Szczury
analysis-floors = Piętra domów
analysis-how = { $playouts ->
    [one] { $playouts } symulacja na każdą decyzję.
    [few] { $playouts } symulacje na każdą decyzję.
    [many] { $playouts } symulacji na każdą decyzję.
   *[other] { $playouts } symulacji na każdą decyzję.
}
