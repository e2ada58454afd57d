# Why a move of The Pied Piper is not legal; reasons that both games have are in refusals.ftl.

piper-refusal-game-ended = { $turns ->
    [one] Gra zakończyła się po { $turns } turze.
   *[other] Gra zakończyła się po { $turns } turach.
}
piper-refusal-not-in-deck = Takiej karty nie ma już w talii: „{ $card }”.
piper-refusal-character-not-in-deck = Takiej karty postaci nie ma już w talii: { $figure }.
piper-refusal-figure-not-in-game = Przy tej liczbie graczy ({ $people }) tej postaci nie ma w grze: { $figure }.
piper-refusal-one-piper-at-first = W pierwszym rzędzie może leżeć najwyżej jeden Flecista.
piper-refusal-face-up-only = W tym wariancie wszystkie karty zagrywa się odkryte. Zagraj tę kartę odkrytą.
piper-refusal-one-face-down = Jedna karta z tej tury jest już zakryta: drugą zagraj odkrytą.
piper-refusal-no-order = W tym wariancie karty działają od razu, więc kolejności się nie wybiera.
piper-refusal-no-special-cards = W tym wariancie nie ma kart specjalnych, takich jak „{ $card }”.
piper-refusal-not-activated = { $cards ->
    [0] Pod kartą postaci nr { $place } nie ma kart akcji: rusza tylko postać z dwiema kartami.
   *[other] Pod kartą postaci nr { $place } leży tylko jedna karta akcji: rusza tylko postać z dwiema kartami.
}
piper-refusal-card-not-in-hand = Nie masz tej karty na ręce: „{ $card }”.
piper-refusal-two-cards-already = Pod kartą postaci nr { $place } leżą już dwie karty akcji. Wybierz inną.
piper-refusal-same-character = Twoja pierwsza karta leży pod kartą postaci nr { $place }: drugą zagraj pod inną.
