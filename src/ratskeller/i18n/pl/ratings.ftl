# Stoły rankingowe, rankingi, tabele i partie w liczbach.

## Stoły rankingowe

rated = Partia rankingowa
rated-about = Wynik zmienia rankingi wszystkich graczy. Bez botów, bez podpowiedzi, zawsze z zegarem; kto odejdzie, zajmuje ostatnie miejsce.
rated-only-people = W partie rankingowe grają tylko ludzie, każdy na jednym miejscu: pozostałe miejsca zostaw wolne.
rated-yes = rankingowa
rated-no = nierankingowa
rated-last = na ostatnim miejscu
rated-needs-people = Partia rankingowa jest tylko dla ludzi: bez botów i dla co najmniej dwóch osób.
rated-needs-one-seat = Przy stole rankingowym każdy gra tylko na jednym miejscu.
rated-needs-board = Przy stole rankingowym gra się na standardowej planszy, nie na własnej.
rated-needs-clock = Stół rankingowy wymaga zegara.
rated-needs-hints = Przy stole rankingowym nie ma podpowiedzi.
rated-no-undo = Przy stole rankingowym nie można tego cofnąć: od tamtej pory coś wylosowano albo odkryto.
rated-same-people = W partię rankingową grają ci, którzy ją zaczęli: nikt nowy nie może zająć miejsca.
rated-leave = Poddaj się
rated-leave-about = Zajmiesz ostatnie miejsce, nawet jeśli później wrócisz. Bot gra dalej za ciebie; gdy zostanie jedna osoba, partia się kończy.
leaving-over-left = Wszyscy inni odeszli
rated-over-left-about = { $seat } wygrywa partię rankingową.
lobby-filter-rated = Ranking

## Rankingi

rating = Ranking
rating-value = { $rating } ± { $doubt }
rating-spoken = Ranking { $rating }, plus minus { $doubt }
rating-provisional = wstępny
rating-provisional-about = Na razie mało partii rankingowych: ranking może się jeszcze mocno zmienić.
rating-change = { $before } → { $after }
rating-changes = Zmiany rankingu po tej partii
ratings-heading = Najlepsi gracze
ratings-link = Najlepsi gracze
ratings-lead = Wszyscy zaczynają od 25. O miejscu w tabeli decyduje to, co pewne: ranking minus trzykrotność niepewności.
ratings-empty = Nikt jeszcze nie skończył partii rankingowej.
ratings-open = Otwórz stół rankingowy
ratings-more = Pokaż więcej
ratings-place = Miejsce
ratings-name = Imię
ratings-games = Partie rankingowe

## Partie w liczbach

statistics-heading = Moje partie w liczbach
statistics-link = Moje partie w liczbach
statistics-sign-in = Najpierw zagraj: potem zobaczysz tu, jak poszły twoje partie.
statistics-none = Nie ma tu jeszcze zakończonych partii.
statistics-counting = { $count ->
    [one] Liczymy jeszcze jedną partię…
    [few] Liczymy jeszcze { $count } partie…
   *[other] Liczymy jeszcze { $count } partii…
}
statistics-which = Które partie
statistics-of-all = wszystkie
statistics-of-people = z ludźmi
statistics-of-rated = rankingowe
statistics-summary = { $games ->
    [one] Jedna partia, wygrane: { $wins }
    [few] { $games } partie, wygrane: { $wins }
   *[other] { $games } partii, wygrane: { $wins }
}
statistics-left = { $count ->
    [one] Jeszcze jedna została porzucona lub zakończona przed czasem.
    [few] Jeszcze { $count } zostały porzucone lub zakończone przed czasem.
   *[other] Jeszcze { $count } zostało porzuconych lub zakończonych przed czasem.
}
statistics-places = Zajęte miejsca według liczby graczy
statistics-place = { $place }.
statistics-seats = Gracze
statistics-alone = solo
statistics-games = Partie
statistics-scores = Jak zmieniały się punkty
statistics-ratings = Jak zmieniał się ranking
statistics-figures = Co zdecydowało o wygranych i porażkach
statistics-figures-about = Jak często wygrywasz, gdy masz tego więcej niż średnio pozostali przy stole, a jak często, gdy masz mniej.
statistics-with-more = gdy więcej
statistics-with-fewer = gdy mniej
statistics-won-of = { $won }/{ $games }
statistics-luck = Szczęście i umiejętności
statistics-luck-about = { $count ->
    [one] W jedynej przeanalizowanej partii szczęście zmieniło twoją szansę na zwycięstwo o { $luck }, a własne decyzje o { $own }.
    [few] Średnio w { $count } przeanalizowanych partiach szczęście zmieniło twoją szansę na zwycięstwo o { $luck }, a własne decyzje o { $own }.
   *[other] Średnio w { $count } przeanalizowanych partiach szczęście zmieniło twoją szansę na zwycięstwo o { $luck }, a własne decyzje o { $own }.
}
statistics-luck-none = Poproś o analizę w powtórce zakończonej partii: wtedy zobaczysz tu, co było szczęściem, a co umiejętnością.
statistics-opponents = Bezpośrednie starcia
statistics-ahead = wyżej
statistics-behind = niżej
statistics-equal = remis
statistics-together = Ty i { $name }
statistics-together-none = Nie macie jeszcze zakończonej wspólnej partii.
statistics-together-last = Wasze ostatnie wspólne partie
statistics-public = Wszyscy widzą rankingi i miejsca w partiach rankingowych, nic więcej.
statistics-marker-up = twój znacznik w górę (piętra)
statistics-marker-down = twój znacznik w dół (piętra)
page-privacy-ratings = Jeśli grasz partie rankingowe: twoje rankingi, ich historię i twoje miejsca. Każdy może je zobaczyć razem z twoim imieniem.
