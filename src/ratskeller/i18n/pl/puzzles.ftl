# Zagadki: pozycje, w których jedna cała tura jest wyraźnie najlepsza.

## W przeglądarce

page-puzzles = Zagadki
page-puzzles-one = Zagadka
page-puzzles-lead = Pozycje z gier między silnymi botami. W każdej jedna cała tura jest wyraźnie lepsza od wszystkich innych. Znajdź ją.
page-puzzles-about = Znajdź jedną najlepszą turę: codziennie nowa zagadka i cały zbiór.
page-puzzles-today = Zagadka dnia
page-puzzles-difficulty = Jak trudne
page-puzzles-seats = Miejsca
page-puzzles-any = wszystkie
page-puzzles-which = Które zagadki
page-puzzles-unsolved = jeszcze nierozwiązane
page-puzzles-solved-of = { $count ->
    [one] Rozwiązano { $solved } z { $count } zagadki
    [few] Rozwiązano { $solved } z { $count } zagadek
    [many] Rozwiązano { $solved } z { $count } zagadek
   *[other] Rozwiązano { $solved } z { $count } zagadki
}
page-puzzles-none = Nie ma takich zagadek albo wszystkie są już rozwiązane.
page-puzzles-more = Pokaż więcej
page-puzzles-number = Zagadka { $number }
page-puzzles-solved = rozwiązana
page-puzzles-tried = próbowana
page-puzzles-alone = w pojedynkę
page-puzzles-again = Jeszcze raz
page-puzzles-next = Następna zagadka
page-puzzles-show = Pokaż rozwiązanie
page-puzzles-hint = Podpowiedź
page-puzzles-all = Wszystkie zagadki
page-puzzles-options = Opcje: { $options }

## Wszędzie

puzzle-heading = Zagadka { $id }, { $difficulty }
puzzle-task = Twoja tura. Która cała tura daje ci największą szansę na zwycięstwo?
puzzle-type = Odpowiedz numerem ruchu albo jego krótkim zapisem; u cofa ruch, a pokazuje rozwiązanie, q kończy.
puzzle-you = Ty
puzzle-right = Dobrze! To jest najlepsza tura.
puzzle-as-good = Dobrze! Inne ruchy niż nasze, ale prowadzą do tego samego.
puzzle-worse = To nie jest najlepsza tura. Daje o { $lost } mniejszą szansę na zwycięstwo.
puzzle-worse-unknown = To nie jest najlepsza tura ani żadna z kolejnych.
puzzle-answer = Rozwiązanie
puzzle-best = najlepsza tura
puzzle-yours = twoja tura
puzzle-how = { $searches ->
    [one] { $searches } przeszukanie po { $playouts } symulacji wybrało pierwszą turę.
    [few] { $searches } przeszukania po { $playouts } symulacji wybrały pierwszą turę.
    [many] { $searches } przeszukań po { $playouts } symulacji wybrało pierwszą turę.
   *[other] { $searches } przeszukania po { $playouts } symulacji wybrało pierwszą turę.
} Szanse i punkty pochodzą z gier próbnych po każdej turze (po { $games }) i nie wiedzą więcej niż ty.
puzzle-found = Jak często znajdują ją boty: { $bots }.
puzzle-found-by = { $bot } { $percent } %
puzzle-easy = łatwa
puzzle-medium = średnia
puzzle-hard = trudna
puzzle-theme-firstrat-end = Koniec gry jest blisko albo się przybliża.
puzzle-theme-firstrat-rocket = Szczur wchodzi do rakiety.
puzzle-theme-firstrat-theft = Można coś wziąć bez płacenia.
puzzle-theme-firstrat-comic = Chodzi o komiks.
puzzle-theme-firstrat-build = Buduje się rakietę albo przekazuje prowiant.
puzzle-theme-firstrat-shop = Coś się kupuje.
puzzle-theme-firstrat-burrow = Spójrz na norę i reflektory.
puzzle-theme-firstrat-together = Kilka szczurów rusza się razem.
puzzle-theme-firstrat-shortcut = Pomaga skrót.
puzzle-theme-firstrat-gather = Chodzi o to, co się zbiera.
puzzle-theme-piedpiper-end = Gra kończy się w tej turze.
puzzle-theme-piedpiper-drive-out = Jakiś dom sięga dachu.
puzzle-theme-piedpiper-two-figures = Działają dwie postacie.
puzzle-theme-piedpiper-piper = Działa Flecista.
puzzle-theme-piedpiper-one-figure = Działa jedna postać.
puzzle-theme-piedpiper-prepare = Na razie nic się nie rusza.
