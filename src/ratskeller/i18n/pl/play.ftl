# Gra w terminalu.

## Stół: początek, odpowiedzi, wyjście

play-ask-game = Która gra?
play-ask-people = Ile osób gra?
play-people = { $count ->
    [0] nikt, żeby popatrzeć na boty
    [1] jedna
    [2] dwie
    [3] trzy
    [4] cztery
    [5] pięć
   *[other] { $count }
}
play-ask-level = Poziom trudności ({ $rival })?
play-ask-name = Imię gracza { $number } [{ $name }]:
play-bad-name = „{ $name }” nie może być imieniem. Wpisz od 1 do 16 znaków, bez przecinka; imiona nie mogą się powtarzać.
play-ask-resume = { $people ->
    [1] Wznowić grę solo z pliku { $file } (ruchów: { $moves })? [T/n]
   *[other] Wznowić grę z pliku { $file } (graczy: { $people }, ruchów: { $moves })? [T/n]
}
play-yes = t tak y yes
play-no = n nie no
play-choose = Numer [{ $proposed }]:
play-choose-again = Wpisz liczbę od { $first } do { $count }.
play-not-begun = Nie rozpoczęto gry.
play-hint = Odpowiedz numerem ruchu. ? pokazuje, co jeszcze można wpisać.
play-prompt = { $seat } >
play-turn-over = Koniec tury. Enter (lub 1) ją zatwierdza, u cofa ostatni ruch.
play-chance-next = Teraz dobiera się karty. Enter (lub 1): dalej, u: cofnij ostatni ruch.
play-hide = Enter ukryje te karty, zanim spojrzy następny gracz.
play-look = { $seat }: upewnij się, że patrzysz tylko ty, i naciśnij Enter, aby zobaczyć swoje karty.
play-since = Od twojej ostatniej tury:
play-malformed = „{ $text }” nie jest ruchem. Wpisz liczbę od 1 do { $count }, skrót ruchu albo ?, aby zobaczyć pomoc.
play-undone = Cofnięto: { $move }
play-nothing-to-undo = Nie ma czego cofnąć: można cofać tylko decyzje z bieżącej tury.
play-not-kept = Nie udało się zapisać gry w pliku { $file }: { $why }. Zapisz ją gdzie indziej: s PLIK
play-kept =
    Grę zapisano w pliku { $file }
    Aby ją wznowić: { $command }
play-save-where = W którym pliku zapisać? Wpisz: s PLIK
play-save-first = Zapisać też w pliku? Wpisz nazwę albo naciśnij Enter, aby pominąć:
play-overwrite = Plik { $file } już istnieje. Zastąpić go? [t/N]
play-save-refused = Nie zapisano. Plik { $file } pozostał bez zmian.
play-not-saved = Nie udało się zapisać w pliku { $file }: { $why }
play-saved = Zapisano w pliku { $file }
play-no-rule = Nie ma zasady „{ $rule }”. Wpisz nazwę zasady, na przykład { $example }.
play-finished =
    Zapis całej gry jest w pliku { $file }
    Aby ją obejrzeć: ratskeller replay { $file }
play-help =
    numer    wykonaj ruch o tym numerze
    { $move } wykonaj ruch zapisany skrótem, jak obok numeru
    u        cofnij ostatnią decyzję w swojej turze
    b        pokaż jeszcze raz planszę i ruchy
    l        dziennik: wszystko, co się dotąd wydarzyło
    p        dotychczasowe punkty, wiersz po wierszu
    i        podpowiedź: najlepsze tury i szanse wszystkich; i 5 szuka przez 5 sekund
    r ID     tekst zasady, na przykład r { $rule }
    s PLIK   zapisz grę w pliku; samo s zapisuje w ostatnio użytym
    q        wyjdź; gra zostaje zapisana, wznowisz ją z --resume
    ?        ta pomoc

## Nagrana gra

replay-after = { $moves ->
    [one] Po { $moves } ruchu
    [few] Po { $moves } ruchach
   *[many] Po { $moves } ruchach
}
replay-not-over = Gra nie jest zakończona.
