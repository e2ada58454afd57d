# The score pad of First Rat.

line-cockpit = Kokpit
line-cargo = Ładownia
line-engine = Silnik
line-storage = Spiżarnia
line-cheese = Ser
line-light = Reflektory
line-rocket = Rakieta
line-rattonaut = Szczuronauci
line-caps = Kapsle
line-awards = Nakrętki minus spleśniały ser
line-leftovers = Niewykorzystane materiały i ser

score-rounds = { $rounds ->
    [one] Rozegrano { $rounds } rundę.
    [few] Rozegrano { $rounds } rundy.
   *[many] Rozegrano { $rounds } rund.
}
score-tie = Remis w punktach: decyduje liczba szczuronautów.
score-solo-won = { $seat ->
    [Ty] Pokonujesz
   *[other] { $seat } pokonuje
} Szczurobota.
score-solo-lost = Wygrywa Szczurobot.
score-solo-tie = Przy remisie wygrywa Szczurobot.
score-challenges = Zaliczone wyzwania: { $challenges }
score-no-challenge = Nie zaliczono żadnego wyzwania
