# Boty przy stole i podpowiedzi.

bot-ratling = Szczurzątko
bot-ratling-about = gra jak dziecko, czasem niemądrze; myśli najwyżej { $seconds } s
bot-pantry-rat = Łakomy szczur
bot-pantry-rat-about = bierze, co daje tura; myśli najwyżej { $seconds } s
bot-sly-rat = Chytry szczur
bot-sly-rat-about = patrzy naprzód, także na twoje ruchy; myśli najwyżej { $seconds } s
bot-rat-king = Król szczurów
bot-rat-king-about = najsilniejszy ze wszystkich; myśli najwyżej { $seconds } s
bot-thinking = { $seat } myśli …

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
    [0] żaden: solo, rywalem jest { $rival }
   *[other] jeden, solo, rywalem jest { $rival }
}
play-ask-bot = { $count ->
    [1] Jak silny jest bot?
   *[other] Jak silny jest bot { $number }?
}
play-watch = Boty grają same. Ctrl-C kończy; gra jest przechowana.

## Podpowiedzi. Liczby stoją jedna pod drugą: najpierw szansa, potem punkty.

hint-thinking = { $seconds ->
    [one] Myślę przez { $seconds } sekundę …
    [few] Myślę przez { $seconds } sekundy …
    [many] Myślę przez { $seconds } sekund …
   *[other] Myślę przez { $seconds } sekundy …
}
hint-title = { $playouts ->
    [one] Najlepsze tury, znalezione w { $seconds } s, { $playouts } gra próbna
    [few] Najlepsze tury, znalezione w { $seconds } s, { $playouts } gry próbne
    [many] Najlepsze tury, znalezione w { $seconds } s, { $playouts } gier próbnych
   *[other] Najlepsze tury, znalezione w { $seconds } s, { $playouts } gry próbnej
}
hint-turn = Tura
hint-chance = { $percent } %
hint-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-legend-firstrat = Dla każdego miejsca szansa na wygraną i spodziewane punkty.
hint-legend-piedpiper = Dla każdego miejsca szansa na wygraną i ile pięter poniżej dachu można się spodziewać.
hint-none = Teraz nie ma o czym decydować: najpierw naciśnij Enter.
hint-bad-seconds = „{ $text }” nie jest liczbą sekund od 1 do { $most }. Wpisz i albo na przykład i 5.
