# What happens in The Pied Piper. Cards and figures come as words, places of the row counted from 1. A card that the reader
# may not see has a sentence of its own.

piper-event-turn-began = Tura { $turn }: { $seat ->
    [Ty] twoja tura
   *[other] gra { $seat }
}.
piper-event-card-drawn = { $seat ->
    [Ty] Dobierasz kartę „{ $card }”.
   *[other] { $seat } dobiera kartę „{ $card }”.
}
piper-event-card-drawn-unseen = { $seat ->
    [Ty] Dobierasz kartę.
   *[other] { $seat } dobiera kartę.
}
piper-event-character-laid = Nowa karta postaci nr { $slot }: { $figure }.
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
piper-event-card-played = { $seat ->
    [Ty] Zagrywasz „{ $card }” pod kartę postaci nr { $slot }.
   *[other] { $seat } zagrywa „{ $card }” pod kartę postaci nr { $slot }.
}
piper-event-card-played-face-down = { $seat ->
    [Ty] Zagrywasz zakrytą kartę „{ $card }” pod kartę postaci nr { $slot }.
   *[other] { $seat } zagrywa zakrytą kartę „{ $card }” pod kartę postaci nr { $slot }.
}
piper-event-card-played-unseen = { $seat ->
    [Ty] Zagrywasz
   *[other] { $seat } zagrywa
} zakrytą kartę pod kartę postaci nr { $slot }.
piper-event-card-revealed = { $seat ->
    [Ty] Twoja zakryta karta
   *[other] Zakryta karta gracza { $seat }
} pod kartą postaci nr { $slot } zostaje odkryta: „{ $card }”.
piper-event-activated = { $figure } rusza (karta postaci nr { $slot }).
piper-event-figure-moved = { $figure } przechodzi przez { $houses ->
    [one] { $houses } dom
    [few] { $houses } domy
   *[many] { $houses } domów
} i staje { $gap }.
piper-event-marker-moved = { $seat ->
    [Ty] Twój znacznik: piętro { $origin } → { $floor }.
   *[other] Znacznik gracza { $seat }: piętro { $origin } → { $floor }.
}
piper-event-nothing-moved = Dwie karty specjalne pod kartą postaci nr { $slot }: nic się nie rusza.
piper-event-seat-out = { $seat ->
    [Ty] Musisz opuścić miasto.
   *[other] { $seat } musi opuścić miasto.
}
piper-event-house-left = { $seat ->
    [Ty] Twój dom znika.
   *[other] Dom gracza { $seat } znika.
}
piper-event-markers-taken = { $seat ->
    [Ty] Zabierasz
   *[other] { $seat } zabiera
} { $owner ->
    [Ty] { $markers ->
        [one] { $markers } twój znacznik.
        [few] { $markers } twoje znaczniki.
       *[many] { $markers } twoich znaczników.
    }
   *[other] { $markers ->
        [one] { $markers } znacznik
        [few] { $markers } znaczniki
       *[many] { $markers } znaczników
    } gracza { $owner }.
}
piper-event-markers-lost = { $owner ->
    [Ty] { $markers ->
        [one] Z gry wypada { $markers } twój znacznik.
        [few] Z gry wypadają { $markers } twoje znaczniki.
       *[many] Z gry wypada { $markers } twoich znaczników.
    }
   *[other] { $markers ->
        [one] Z gry wypada { $markers } znacznik gracza { $owner }.
        [few] Z gry wypadają { $markers } znaczniki gracza { $owner }.
       *[many] Z gry wypada { $markers } znaczników gracza { $owner }.
    }
}
piper-event-hand-discarded = { $seat ->
    [Ty] Odrzucasz z ręki: { $count } × „{ $card }”.
   *[other] { $seat } odrzuca z ręki: { $count } × „{ $card }”.
}
piper-event-character-discarded = Karta postaci nr { $slot } zostaje odrzucona: { $figure }.
piper-event-game-over = Koniec gry: { $reason }.

## Where a figure stops; neutral houses have a number, those of seats 0.

piper-behind-house = { $number ->
    [0] { $seat ->
        [Ty] za twoim domem
       *[other] za domem gracza { $seat }
    }
   *[other] za neutralnym domem { $number }
}
