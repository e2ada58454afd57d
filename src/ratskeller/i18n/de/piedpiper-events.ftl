# What happens in The Pied Piper. Cards and figures come as words, places of the row counted from 1. A card that the reader
# may not see has a sentence of its own.

piper-event-turn-began = Zug { $turn }: { $seat } ist am Zug.
piper-event-card-drawn = { $seat } zieht „{ $card }“.
piper-event-card-drawn-unseen = { $seat } zieht eine Karte.
piper-event-character-laid = Eine Figurenkarte kommt auf Platz { $slot }: { $figure }.
piper-event-deck-renewed = Die Ablage wird zu einem neuen Stapel mit { $cards ->
    [one] { $cards } Aktionskarte.
   *[other] { $cards } Aktionskarten.
}
piper-event-characters-renewed = Die Ablage wird zu einem neuen Stapel mit { $cards ->
    [one] { $cards } Figurenkarte.
   *[other] { $cards } Figurenkarten.
}
piper-event-card-played = { $seat } spielt „{ $card }“ an Platz { $slot }.
piper-event-card-played-face-down = { $seat } spielt „{ $card }“ verdeckt an Platz { $slot }.
piper-event-card-played-unseen = { $seat } spielt eine Karte verdeckt an Platz { $slot }.
piper-event-card-revealed = Die verdeckte Karte von { $seat } an Platz { $slot } wird aufgedeckt: „{ $card }“.
piper-event-activated = { $figure } an Platz { $slot } handelt.
piper-event-figure-moved = { $figure } zieht durch { $houses ->
    [one] { $houses } Haus
   *[other] { $houses } Häuser
} und hält { $gap }.
piper-event-marker-moved = Der Marker von { $seat } zieht von Stockwerk { $origin } auf Stockwerk { $floor }.
piper-event-nothing-moved = Zwei Sonderkarten an Platz { $slot }: Nichts bewegt sich.
piper-event-seat-out = { $seat } muss die Stadt verlassen.
piper-event-house-left = Das Haus von { $seat } kommt weg.
piper-event-markers-taken = { $seat } bekommt { $markers ->
    [one] { $markers } Marker
   *[other] { $markers } Marker
} von { $owner }.
piper-event-markers-lost = { $markers ->
    [one] { $markers } Marker von { $owner } kommt aus dem Spiel.
   *[other] { $markers } Marker von { $owner } kommen aus dem Spiel.
}
piper-event-hand-discarded = { $seat } legt { $count } × „{ $card }“ aus der Hand ab.
piper-event-character-discarded = Die Figurenkarte an Platz { $slot } wird abgelegt: { $figure }.
piper-event-game-over = Das Spiel ist zu Ende: { $reason }.

## Where a figure stops; neutral houses have a number, those of seats 0.

piper-behind-house = { $number ->
    [0] hinter dem Haus von { $seat }
   *[other] hinter dem neutralen Haus { $number }
}
