## Scena: stół, który wypełnia okno.
page-stage-board = Plansza
page-stage-seats = Miejsca
page-stage-drawer = Przebieg, czat i ruchy
page-stage-moves = Ruchy
page-stage-no-moves = Teraz nie ma nic do wyboru.
page-stage-waiting = Wskaż coś, aby zobaczyć, co to robi.
page-stage-open-seat = Wszystko, co ma { $seat }
page-stage-camera = Widok planszy
page-stage-fit = Pokaż całą planszę
page-stage-closer = Przybliż
page-stage-farther = Oddal
page-stage-regions = Części planszy
page-stage-skip = Pomiń
page-stage-confirm = Potwierdź
page-stage-result = Wynik
page-stage-look = Obejrzyj planszę
page-stage-away = { $count ->
    [one] Pod twoją nieobecność rozegrano jedną turę.
    [few] Pod twoją nieobecność rozegrano { $count } tury.
   *[many] Pod twoją nieobecność rozegrano { $count } tur.
}
page-stage-speed = Tempo animacji
page-stage-speed-off = Bez animacji
page-stage-speed-times = { $speed }×
page-stage-pause = Przerwa po turach innych
page-stage-pause-none = Brak
page-stage-pause-seconds = { $seconds } s
page-stage-volume = Głośność
page-stage-confirm-each = Potwierdzaj każdy ruch
page-stage-close-up = Przybliżaj w mojej turze (małe ekrany)
page-stage-large-labels = Większe napisy na planszy
page-table-key-moves = lista ruchów
page-table-key-zoom = przybliżenie, oddalenie, cała plansza
page-table-key-skip = pominięcie tego, co jest pokazywane
page-puzzles-streak = { $count } z rzędu
puzzle-try-again = Spróbuj jeszcze raz albo obejrzyj rozwiązanie.
page-stage-all = Całość
page-stage-mute = Wycisz
page-stage-places = Kolejność
page-stage-place = { $place }. miejsce
page-stage-you = Ty: { $place }. miejsce
page-about-fonts = Kroje pisma:
