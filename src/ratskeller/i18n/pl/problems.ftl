# Co jest nie tak z profilem: obok pola formularza i po kluczu w wierszu poleceń.

problem-missing = Tego brakuje.
problem-empty = Wpisz wartość.
problem-unknown-name = Nie ma takiej nazwy. Możliwe nazwy: { $names }.
problem-choice = Wybierz jedno z: { $names }.
problem-range = Wpisz liczbę całkowitą od { $least } do { $most }.
problem-whole-number = Wpisz liczbę całkowitą.
problem-text = Wpisz tekst.
problem-switch = Wpisz true albo false.
problem-list = Wpisz listę.
problem-list-of = Potrzebna liczba wartości: { $count }.
problem-table = Wpisz tabelę.
problem-other-kind = Ta wartość jest niewłaściwego rodzaju.
problem-no-table = Nie ma tabeli o tej nazwie.
problem-unreadable = Nie można odczytać pliku: { $detail }.
problem-not-text = Plik nie jest tekstem w UTF-8.
problem-not-toml = Plik nie jest w formacie TOML: { $detail }.
problem-too-long = Plik ma za dużo znaków (najwyżej { $most }).
problem-too-deep = Listy lub tabele w pliku są zbyt głęboko zagnieżdżone.
problem-too-many-values = Plik ma za dużo wartości (najwyżej { $most }).
problem-too-many-digits = W pliku jest liczba o zbyt wielu cyfrach.
problem-long-key = Klucz w pliku ma za dużo części (najwyżej { $most }).
problem-strange-characters = W wierszu { $line } są znaki, których nie da się wyświetlić.
problem-in-profile = Na tej planszy coś się nie zgadza ({ $place }): { $problem }
