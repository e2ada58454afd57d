# Boty przy stole i podpowiedzi.

bot-ratling = Szczurzątko
bot-ratling-about = gra jak dziecko, czasem nierozważnie; myśli najwyżej { $seconds } s
bot-pantry-rat = Łakomy szczur
bot-pantry-rat-about = bierze wszystko, co może; myśli najwyżej { $seconds } s
bot-sly-rat = Chytry szczur
bot-sly-rat-about = planuje naprzód i przewiduje twoje ruchy; myśli najwyżej { $seconds } s
bot-rat-king = Król szczurów
bot-rat-king-about = bardzo silny, liczy daleko naprzód; myśli najwyżej { $seconds } s
bot-rat-emperor = Cesarz szczurów
bot-rat-emperor-about = najsilniejszy ze wszystkich, uczył się na milionach własnych gier; myśli najwyżej { $seconds } s
bot-thinking = { $seat } myśli…

## Początek

play-ask-bots = Ile botów gra?
play-bots = { $count ->
    [0] żaden
    [1] jeden
    [2] dwa
    [3] trzy
    [4] cztery
    [5] pięć
   *[other] { $count }
}
play-alone = { $bots ->
    [0] żaden: gra solo, rywal: { $rival }
   *[other] jeden: gra solo, rywal: { $rival }
}
play-ask-bot = { $count ->
    [1] Jaki poziom ma bot?
   *[other] Jaki poziom ma bot { $number }?
}
play-watch = Boty grają same. Ctrl-C kończy; gra zostaje zapisana.

## Podpowiedzi. Liczby stoją jedna pod drugą: najpierw szansa, potem punkty.

hint-thinking = { $seconds ->
    [one] Myślę przez { $seconds } sekundę…
    [few] Myślę przez { $seconds } sekundy…
    [many] Myślę przez { $seconds } sekund…
   *[other] Myślę przez { $seconds } sekundy…
}
hint-title = { $playouts ->
    [one] Najlepsze tury (czas: { $seconds } s, { $playouts } symulacja)
    [few] Najlepsze tury (czas: { $seconds } s, { $playouts } symulacje)
    [many] Najlepsze tury (czas: { $seconds } s, { $playouts } symulacji)
   *[other] Najlepsze tury (czas: { $seconds } s, { $playouts } symulacji)
}
hint-goal = Te tury zmierzają do wyzwania „{ $challenge }”. Zamiast szansy na zwycięstwo widzisz, jak dobrze każda z nich mu służy: to ocena do porównywania tur, a nie prawdopodobieństwo.
hint-turn = Tura
hint-chance = { $percent }%
hint-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-legend-firstrat = Przy każdym graczu: szansa na zwycięstwo i przewidywane punkty.
hint-legend-piedpiper = Przy każdym graczu: szansa na zwycięstwo i przewidywana liczba pięter do dachu.
hint-none = Teraz nie ma nic do wyboru. Naciśnij Enter.
hint-bad-seconds = „{ $text }” to nie liczba sekund od 1 do { $most }. Wpisz i albo na przykład i 5.
