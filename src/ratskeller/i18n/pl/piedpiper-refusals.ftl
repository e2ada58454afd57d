# Why a move of The Pied Piper is not legal; reasons that both games have are in refusals.ftl.

piper-refusal-game-ended = { $turns ->
    [one] Gra zakończyła się po { $turns } turze.
   *[other] Gra zakończyła się po { $turns } turach.
}
piper-refusal-not-in-deck = Takiej karty nie ma już w talii: „{ $card }”.
piper-refusal-character-not-in-deck = Takiej karty postaci nie ma już w talii: { $figure }.
piper-refusal-figure-not-in-game = Przy tylu graczach ({ $people }) tej postaci nie ma w grze: { $figure }.
piper-refusal-one-piper-at-first = W pierwszym rzędzie leży najwyżej jeden Flecista.
piper-refusal-face-up-only = W tym wariancie wszystkie karty zagrywa się odkryte.
piper-refusal-one-face-down = Jedna karta tej tury jest już zakryta: drugą zagrywa się odkrytą.
piper-refusal-no-order = W tym wariancie karty działają od razu: nie wybiera się kolejności.
piper-refusal-no-special-cards = W tym wariancie nie ma kart specjalnych, takich jak „{ $card }”.
piper-refusal-not-activated = { $cards ->
    [0] Na miejscu { $place } nie ma karty akcji: działa tylko postać z dwiema kartami.
   *[other] Na miejscu { $place } leży tylko jedna karta akcji: działa tylko postać z dwiema kartami.
}
piper-refusal-card-not-in-hand = Nie masz tej karty na ręce: „{ $card }”.
piper-refusal-two-cards-already = Na miejscu { $place } leżą już dwie karty akcji.
piper-refusal-same-character = Twoja pierwsza karta leży na miejscu { $place }: druga idzie pod inną kartę postaci.
