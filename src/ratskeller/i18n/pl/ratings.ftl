# Stoły rankingowe, rankingi, tabele i partie w liczbach.

## Stoły rankingowe

rated = Rankingowa
rated-about = Liczy się do rankingu wszystkich. Bez botów, bez podpowiedzi, zawsze z zegarem; kto odejdzie, jest ostatni.
rated-only-people = W partie rankingowe grają tylko ludzie, każdy na jednym miejscu: pozostałe miejsca zostaw wolne.
rated-yes = rankingowa
rated-no = nierankingowa
rated-last = na ostatnim miejscu
rated-needs-people = Partia rankingowa jest tylko dla ludzi: bez botów i dla co najmniej dwóch osób.
rated-needs-one-seat = Przy stole rankingowym każdy gra tylko na jednym miejscu.
rated-needs-board = Stół rankingowy wymaga planszy, która należy do gry.
rated-needs-clock = Stół rankingowy wymaga zegara.
rated-needs-hints = Przy stole rankingowym nie ma podpowiedzi.
rated-no-undo = Przy stole rankingowym nie można tego cofnąć: od tego czasu ujawnił się los albo coś zakrytego.
rated-same-people = W partię rankingową grają ci, którzy ją zaczęli: nikt nowy nie może zająć miejsca.
rated-leave = Poddaj się
rated-leave-about = Zajmiesz ostatnie miejsce, nawet jeśli później wrócisz. Bot gra dalej za ciebie; gdy zostanie jedna osoba, partia się kończy.
leaving-over-left = Wszyscy inni odeszli
rated-over-left-about = { $seat } wygrywa partię rankingową.
lobby-filter-rated = Ranking

## Rankingi

rating = Ranking
rating-value = { $rating } ± { $doubt }
rating-spoken = Ranking { $rating }, z dokładnością do { $doubt }
rating-provisional = wstępny
rating-provisional-about = Na razie mało partii rankingowych: ranking może się jeszcze mocno zmienić.
rating-change = { $before } → { $after }
rating-changes = Jak partia zmieniła rankingi
ratings-heading = Tabela najlepszych
ratings-link = Tabele najlepszych
ratings-lead = Wszyscy zaczynają od 25. Tabela pokazuje, ile ktoś jest wart na pewno: ranking minus trzykrotna niepewność.
ratings-empty = Nikt jeszcze nie skończył partii rankingowej.
ratings-open = Otwórz stół rankingowy
ratings-more = Pokaż więcej
ratings-place = Miejsce
ratings-name = Imię
ratings-games = Partie rankingowe

## Partie w liczbach

statistics-heading = Moje partie w liczbach
statistics-link = Moje partie w liczbach
statistics-sign-in = Najpierw zagraj partię: potem zobaczysz tu, jak poszły twoje partie.
statistics-none = Nie ma tu jeszcze skończonych partii.
statistics-counting = { $count ->
    [one] Trwa liczenie jeszcze jednej partii …
    [few] Trwa liczenie jeszcze { $count } partii …
   *[other] Trwa liczenie jeszcze { $count } partii …
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
statistics-places = Miejsca według liczby graczy
statistics-seats = Gracze
statistics-alone = w pojedynkę
statistics-games = Partie
statistics-scores = Punkty w czasie
statistics-ratings = Ranking w czasie
statistics-figures = Co dało ci wygrane i porażki
statistics-figures-about = Jak często wygrywasz, gdy masz tego więcej niż średnio pozostali przy stole, a jak często, gdy masz mniej.
statistics-with-more = gdy więcej
statistics-with-fewer = gdy mniej
statistics-won-of = { $won }/{ $games }
statistics-luck = Szczęście i umiejętności
statistics-luck-about = { $count ->
    [one] W jedynej przeanalizowanej partii szczęście zmieniło twoją szansę na wygraną o { $luck }, a własne decyzje o { $own }.
    [few] Średnio w { $count } przeanalizowanych partiach szczęście zmieniło twoją szansę na wygraną o { $luck }, a własne decyzje o { $own }.
   *[other] Średnio w { $count } przeanalizowanych partiach szczęście zmieniło twoją szansę na wygraną o { $luck }, a własne decyzje o { $own }.
}
statistics-luck-none = Poproś o analizę skończonej partii w jej powtórce: wtedy zobaczysz tu, co było szczęściem, a co umiejętnością.
statistics-opponents = Bezpośrednie starcia
statistics-ahead = przed
statistics-behind = za
statistics-equal = równo
statistics-together = Ty i { $name }
statistics-together-none = Nie macie jeszcze skończonej wspólnej partii.
statistics-together-last = Wasze ostatnie wspólne partie
statistics-public = Wszyscy widzą rankingi i miejsca w partiach rankingowych, nic więcej.
statistics-marker-up = własny znacznik w górę, piętra
statistics-marker-down = własny znacznik w dół, piętra
page-privacy-ratings = Jeśli grasz partie rankingowe: twoje rankingi, ich przebieg i twoje miejsca. Każdy może je zobaczyć z twoim imieniem.
