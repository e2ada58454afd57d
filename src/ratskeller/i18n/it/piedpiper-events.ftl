# What happens in The Pied Piper. Cards and figures come as words, places of the row counted from 1. A card that the reader
# may not see has a sentence of its own.

piper-event-turn-began = Turno { $turn }: { $seat ->
    [Tu] tocca a te
   *[other] gioca { $seat }
}.
piper-event-card-drawn = { $seat ->
    [Tu] Peschi «{ $card }».
   *[other] { $seat } pesca «{ $card }».
}
piper-event-card-drawn-unseen = { $seat ->
    [Tu] Peschi una carta.
   *[other] { $seat } pesca una carta.
}
piper-event-character-laid = Nuova carta personaggio { $slot }: { $figure }.
piper-event-deck-renewed = Gli scarti si rimescolano in un nuovo mazzo di { $cards ->
    [one] { $cards } carta azione.
   *[other] { $cards } carte azione.
}
piper-event-characters-renewed = Gli scarti si rimescolano in un nuovo mazzo di { $cards ->
    [one] { $cards } carta personaggio.
   *[other] { $cards } carte personaggio.
}
piper-event-card-played = { $seat ->
    [Tu] Giochi «{ $card }» sotto la carta personaggio { $slot }.
   *[other] { $seat } gioca «{ $card }» sotto la carta personaggio { $slot }.
}
piper-event-card-played-face-down = { $seat ->
    [Tu] Giochi «{ $card }» coperta sotto la carta personaggio { $slot }.
   *[other] { $seat } gioca «{ $card }» coperta sotto la carta personaggio { $slot }.
}
piper-event-card-played-unseen = { $seat ->
    [Tu] Giochi
   *[other] { $seat } gioca
} una carta coperta sotto la carta personaggio { $slot }.
piper-event-card-revealed = Si scopre { $seat ->
    [Tu] la tua carta
   *[other] la carta di { $seat }
} sotto la carta personaggio { $slot }: «{ $card }».
piper-event-activated = { $figure } si attiva (carta personaggio { $slot }).
piper-event-figure-moved = { $figure } attraversa { $houses ->
    [one] { $houses } casa
   *[other] { $houses } case
} e si ferma { $gap }.
piper-event-marker-moved = { $seat ->
    [Tu] Il tuo segnalino passa dal piano { $origin } al piano { $floor }.
   *[other] Il segnalino di { $seat } passa dal piano { $origin } al piano { $floor }.
}
piper-event-nothing-moved = Due carte speciali sotto la carta personaggio { $slot }: non si muove nessuno.
piper-event-seat-out = { $seat ->
    [Tu] Devi lasciare la città.
   *[other] { $seat } deve lasciare la città.
}
piper-event-house-left = { $seat ->
    [Tu] La tua casa viene rimossa.
   *[other] La casa di { $seat } viene rimossa.
}
piper-event-markers-taken = { $seat ->
    [Tu] Prendi
   *[other] { $seat } prende
} { $markers ->
    [one] { $markers } segnalino
   *[other] { $markers } segnalini
} { $owner ->
    [Tu] da te
   *[other] da { $owner }
}.
piper-event-markers-lost = { $owner ->
    [Tu] { $markers ->
        [one] { $markers } tuo segnalino esce dal gioco.
       *[other] { $markers } tuoi segnalini escono dal gioco.
    }
   *[other] { $markers ->
        [one] { $markers } segnalino di { $owner } esce dal gioco.
       *[other] { $markers } segnalini di { $owner } escono dal gioco.
    }
}
piper-event-hand-discarded = { $seat ->
    [Tu] Scarti dalla mano: { $count } × «{ $card }».
   *[other] { $seat } scarta dalla mano: { $count } × «{ $card }».
}
piper-event-character-discarded = La carta personaggio { $slot } viene scartata: { $figure }.
piper-event-game-over = La partita è finita: { $reason }.

## Where a figure stops; neutral houses have a number, those of seats 0.

piper-behind-house = { $number ->
    [0] { $seat ->
        [Tu] dopo la tua casa
       *[other] dopo la casa di { $seat }
    }
   *[other] dopo la casa neutrale { $number }
}
