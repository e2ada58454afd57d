# What happens in The Pied Piper. Cards and figures come as words, places of the row counted from 1. A card that the reader
# may not see has a sentence of its own.

piper-event-turn-began = Turno { $turn }: tocca a { $seat }.
piper-event-card-drawn = { $seat } pesca «{ $card }».
piper-event-card-drawn-unseen = { $seat } pesca una carta.
piper-event-character-laid = Una carta personaggio arriva al posto { $slot }: { $figure }.
piper-event-deck-renewed = Gli scarti formano un nuovo mazzo di { $cards ->
    [one] { $cards } carta azione.
   *[other] { $cards } carte azione.
}
piper-event-characters-renewed = Gli scarti formano un nuovo mazzo di { $cards ->
    [one] { $cards } carta personaggio.
   *[other] { $cards } carte personaggio.
}
piper-event-card-played = { $seat } gioca «{ $card }» al posto { $slot }.
piper-event-card-played-face-down = { $seat } gioca «{ $card }» coperta al posto { $slot }.
piper-event-card-played-unseen = { $seat } gioca una carta coperta al posto { $slot }.
piper-event-card-revealed = La carta coperta di { $seat } al posto { $slot } viene scoperta: «{ $card }».
piper-event-activated = { $figure } al posto { $slot } agisce.
piper-event-figure-moved = { $figure } attraversa { $houses ->
    [one] { $houses } casa
   *[other] { $houses } case
} e si ferma { $gap }.
piper-event-marker-moved = Il segnalino di { $seat } passa dal piano { $origin } al piano { $floor }.
piper-event-nothing-moved = Due carte speciali al posto { $slot }: non si muove niente.
piper-event-seat-out = { $seat } deve lasciare la città.
piper-event-house-left = La casa di { $seat } viene tolta.
piper-event-markers-taken = { $seat } prende { $markers ->
    [one] { $markers } segnalino
   *[other] { $markers } segnalini
} da { $owner }.
piper-event-markers-lost = { $markers ->
    [one] { $markers } segnalino di { $owner } esce dal gioco.
   *[other] { $markers } segnalini di { $owner } escono dal gioco.
}
piper-event-hand-discarded = { $seat } scarta dalla mano { $count } × «{ $card }».
piper-event-character-discarded = La carta personaggio al posto { $slot } viene scartata: { $figure }.
piper-event-game-over = La partita è finita: { $reason }.

## Where a figure stops; neutral houses have a number, those of seats 0.

piper-behind-house = { $number ->
    [0] dopo la casa di { $seat }
   *[other] dopo la casa neutrale { $number }
}
