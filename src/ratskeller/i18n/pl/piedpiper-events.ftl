# What happens in The Pied Piper. Cards and figures come as words, places of the row counted from 1. A card that the reader
# may not see has a sentence of its own.

piper-event-turn-began = Tura { $turn }: ruch ma { $seat }.
piper-event-card-drawn = { $seat } dobiera kartę „{ $card }”.
piper-event-card-drawn-unseen = { $seat } dobiera kartę.
piper-event-character-laid = Na miejsce { $slot } trafia karta postaci: { $figure }.
piper-event-deck-renewed = Z odrzuconych kart powstaje nowa talia: { $cards ->
    [one] { $cards } karta akcji.
    [few] { $cards } karty akcji.
   *[many] { $cards } kart akcji.
}
piper-event-characters-renewed = Z odrzuconych kart powstaje nowa talia: { $cards ->
    [one] { $cards } karta postaci.
    [few] { $cards } karty postaci.
   *[many] { $cards } kart postaci.
}
piper-event-card-played = { $seat } zagrywa kartę „{ $card }” na miejsce { $slot }.
piper-event-card-played-face-down = { $seat } zagrywa zakrytą kartę „{ $card }” na miejsce { $slot }.
piper-event-card-played-unseen = { $seat } zagrywa zakrytą kartę na miejsce { $slot }.
piper-event-card-revealed = Zakryta karta gracza { $seat } na miejscu { $slot } zostaje odkryta: „{ $card }”.
piper-event-activated = { $figure } na miejscu { $slot } działa.
piper-event-figure-moved = { $figure } przechodzi przez { $houses ->
    [one] { $houses } dom
    [few] { $houses } domy
   *[many] { $houses } domów
} i staje { $gap }.
piper-event-marker-moved = Znacznik gracza { $seat } przechodzi z piętra { $origin } na piętro { $floor }.
piper-event-nothing-moved = Dwie karty specjalne na miejscu { $slot }: nic się nie rusza.
piper-event-seat-out = { $seat } musi opuścić miasto.
piper-event-house-left = Dom gracza { $seat } znika.
piper-event-markers-taken = { $seat } zabiera { $markers ->
    [one] { $markers } znacznik
    [few] { $markers } znaczniki
   *[many] { $markers } znaczników
} gracza { $owner }.
piper-event-markers-lost = { $markers ->
    [one] { $markers } znacznik gracza { $owner } wypada z gry.
    [few] { $markers } znaczniki gracza { $owner } wypadają z gry.
   *[many] { $markers } znaczników gracza { $owner } wypada z gry.
}
piper-event-hand-discarded = { $seat } odrzuca z ręki { $count } × „{ $card }”.
piper-event-character-discarded = Karta postaci na miejscu { $slot } zostaje odrzucona: { $figure }.
piper-event-game-over = Gra dobiegła końca: { $reason }.

## Where a figure stops; neutral houses have a number, those of seats 0.

piper-behind-house = { $number ->
    [0] za domem gracza { $seat }
   *[other] za neutralnym domem { $number }
}
