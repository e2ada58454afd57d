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
play-ask-level = Jak silny jest { $rival }?
play-ask-name = Imię gracza { $number } [{ $name }]:
play-bad-name = „{ $name }” nie jest imieniem: ma mieć od 1 do 16 znaków, bez przecinka, i nikt inny nie może go nosić.
play-ask-resume = { $people ->
    [1] Kontynuować grę solo z { $file } (dotąd ruchów: { $moves })? [T/n]
   *[other] Kontynuować grę, liczba graczy: { $people }, z { $file } (dotąd ruchów: { $moves })? [T/n]
}
play-yes = t tak y yes
play-no = n nie no
play-choose = Numer [{ $proposed }]:
play-choose-again = Proszę podać liczbę od { $first } do { $count }.
play-not-begun = Gra się nie rozpoczęła.
play-hint = Odpowiedz numerem ruchu. ? pokazuje, co jeszcze można wpisać.
play-prompt = { $seat } >
play-turn-over = Tura dobiegła końca. Enter (lub 1) ją kończy, u cofa ostatni ruch.
play-chance-next = Teraz dobierane są karty. Enter (lub 1) idzie dalej, u cofa ostatni ruch.
play-hide = Enter ukrywa to wszystko, zanim spojrzy następny gracz.
play-look = { $seat }: gdy patrzysz tylko ty, naciśnij Enter, aby zobaczyć swoją rękę.
play-since = Od twojej ostatniej tury:
play-malformed = „{ $text }” nie jest ruchem. Wpisz liczbę od 1 do { $count }, ruch w krótkiej postaci albo ?, aby uzyskać pomoc.
play-undone = Cofnięto: { $move }
play-nothing-to-undo = Nie ma czego cofnąć: można tylko decyzje z trwającej tury.
play-not-kept = Nie można przechować gry w { $file }: { $why }. Zapisz ją gdzie indziej: s PLIK
play-kept =
    Gra jest przechowana w { $file }
    Dalszy ciąg: { $command }
play-save-where = W jakim pliku? Wpisz: s PLIK
play-save-first = Zapisać też w pliku? Podaj nazwę albo Enter, jeśli nie:
play-overwrite = { $file } już istnieje. Nadpisać? [t/N]
play-save-refused = Nie zapisano: { $file } pozostaje bez zmian.
play-not-saved = Nie można zapisać w { $file }: { $why }
play-saved = Zapisano w { $file }
play-no-rule = Nie ma zasady „{ $rule }”. Zasady nazywają się na przykład { $example }.
play-finished =
    Cała gra jest w { $file }
    Aby ją obejrzeć: ratskeller replay { $file }
play-help =
    numer    wykonaj ruch o tym numerze
    { $move } wykonaj ruch w krótkiej postaci, jak stoi obok numeru
    u        cofnij ostatnią decyzję swojej tury
    b        pokaż jeszcze raz planszę i ruchy
    l        dziennik: wszystko, co się dotąd wydarzyło
    p        dotychczasowe punkty, wiersz po wierszu
    i        podpowiedź: najlepsze tury i szanse wszystkich; i 5 myśli przez 5 sekund
    r ID     tekst zasady (po angielsku), na przykład r { $rule }
    s PLIK   zapisz grę w pliku; samo s zapisuje ponownie w ostatnim
    q        wyjdź; gra jest przechowana, dalszy ciąg z --resume
    ?        ta pomoc

## Nagrana gra

replay-after = { $moves ->
    [one] Po { $moves } ruchu
    [few] Po { $moves } ruchach
   *[many] Po { $moves } ruchach
}
replay-not-over = Gra nie jest skończona.
