# Zagadki: pozycje, w których jedna cała tura jest wyraźnie najlepsza.

## W przeglądarce

page-puzzles = Zagadki
page-puzzles-one = Zagadka
page-puzzles-lead = Pozycje z partii silnych botów. W każdej jedna tura jest wyraźnie lepsza od wszystkich innych. Znajdź ją.
page-puzzles-about = Znajdź najlepszą turę: codziennie nowa zagadka i cały zbiór do wyboru.
page-puzzles-today = Zagadka dnia
page-puzzles-difficulty = Trudność
page-puzzles-seats = Liczba graczy
page-puzzles-any = wszystkie
page-puzzles-which = Które zagadki
page-puzzles-unsolved = jeszcze nierozwiązane
page-puzzles-solved-of = Rozwiązane zagadki: { $solved } z { $count }
page-puzzles-none = Nie ma takich zagadek albo wszystkie są już rozwiązane. Zmień filtry.
page-puzzles-more = Pokaż więcej
page-puzzles-number = Zagadka { $number }
page-puzzles-solved = rozwiązana
page-puzzles-tried = była próba
page-puzzles-alone = solo
page-puzzles-again = Spróbuj jeszcze raz
page-puzzles-next = Następna zagadka
page-puzzles-show = Pokaż rozwiązanie
page-puzzles-hint = Pokaż podpowiedź
page-puzzles-all = Wszystkie zagadki
page-puzzles-options = Opcje: { $options }

## Wszędzie

puzzle-heading = Zagadka { $id }, { $difficulty }
puzzle-task = Twoja kolej. Która tura, rozegrana do końca, daje ci największą szansę na zwycięstwo?
puzzle-type = Wpisz numer ruchu albo jego skrót; u cofa ruch, a pokazuje rozwiązanie, q kończy.
puzzle-you = Ty
puzzle-right = Dobrze! To jest najlepsza tura.
puzzle-as-good = Dobrze! To inne ruchy niż nasze, ale wynik jest taki sam.
puzzle-worse = To nie jest najlepsza tura: szansa na zwycięstwo jest mniejsza o { $lost }.
puzzle-worse-unknown = To nie jest ani najlepsza tura, ani żadna z następnych w kolejności.
puzzle-answer = Rozwiązanie
puzzle-best = najlepsza tura
puzzle-yours = twoja tura
puzzle-how = { $searches ->
    [one] Najlepszą turę wskazało { $searches } przeszukanie (symulacji w każdym: { $playouts }).
    [few] Najlepszą turę wskazały { $searches } przeszukania (symulacji w każdym: { $playouts }).
    [many] Najlepszą turę wskazało { $searches } przeszukań (symulacji w każdym: { $playouts }).
   *[other] Najlepszą turę wskazało { $searches } przeszukania (symulacji w każdym: { $playouts }).
} Szanse i punkty pochodzą z symulacji rozegranych po każdej turze (po { $games }), w których wiadomo tylko tyle, ile wiesz ty.
puzzle-found = Jak często znajdują ją boty: { $bots }.
puzzle-found-by = { $bot } { $percent }%
puzzle-easy = łatwa
puzzle-medium = średnia
puzzle-hard = trudna
puzzle-theme-firstrat-end = Koniec gry jest blisko albo się przybliża.
puzzle-theme-firstrat-rocket = Szczur dociera do rakiety.
puzzle-theme-firstrat-theft = Warto wziąć coś bez płacenia.
puzzle-theme-firstrat-comic = Chodzi o komiks.
puzzle-theme-firstrat-build = Zbuduj moduł rakiety albo przekaż prowiant.
puzzle-theme-firstrat-shop = Warto coś kupić.
puzzle-theme-firstrat-burrow = Spójrz na norę i reflektory.
puzzle-theme-firstrat-together = Kilka szczurów biegnie razem.
puzzle-theme-firstrat-shortcut = Pomoże rura.
puzzle-theme-firstrat-gather = Chodzi o to, co zbierzesz.
puzzle-theme-piedpiper-end = Gra kończy się w tej turze.
puzzle-theme-piedpiper-drive-out = Jeden ze znaczników dociera na dach.
puzzle-theme-piedpiper-two-figures = Ruszają dwie postacie.
puzzle-theme-piedpiper-piper = Rusza Flecista.
puzzle-theme-piedpiper-one-figure = Rusza jedna postać.
puzzle-theme-piedpiper-prepare = Na razie nic się nie rusza.
