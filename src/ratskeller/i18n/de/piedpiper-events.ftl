# What happens in The Pied Piper. Cards and figures come as words, places of the row counted from 1. A card that the reader
# may not see has a sentence of its own.

piper-event-turn-began = Zug { $turn }: { $seat ->
    [Du] Du bist am Zug
   *[other] { $seat } ist am Zug
}.
piper-event-card-drawn = { $seat ->
    [Du] Du ziehst „{ $card }“.
   *[other] { $seat } zieht „{ $card }“.
}
piper-event-card-drawn-unseen = { $seat ->
    [Du] Du ziehst eine Karte.
   *[other] { $seat } zieht eine Karte.
}
piper-event-character-laid = Neue Figurenkarte { $slot }: { $figure }.
piper-event-deck-renewed = Die abgelegten Aktionskarten werden gemischt. Neuer Stapel: { $cards ->
    [one] { $cards } Karte.
   *[other] { $cards } Karten.
}
piper-event-characters-renewed = Die abgelegten Figurenkarten werden gemischt. Neuer Stapel: { $cards ->
    [one] { $cards } Karte.
   *[other] { $cards } Karten.
}
piper-event-card-played = { $seat ->
    [Du] Du spielst „{ $card }“ unter Figurenkarte { $slot }.
   *[other] { $seat } spielt „{ $card }“ unter Figurenkarte { $slot }.
}
piper-event-card-played-face-down = { $seat ->
    [Du] Du spielst „{ $card }“ verdeckt unter Figurenkarte { $slot }.
   *[other] { $seat } spielt „{ $card }“ verdeckt unter Figurenkarte { $slot }.
}
piper-event-card-played-unseen = { $seat ->
    [Du] Du spielst
   *[other] { $seat } spielt
} eine Karte verdeckt unter Figurenkarte { $slot }.
piper-event-card-revealed = { $seat ->
    [Du] Deine verdeckte Karte
   *[other] Die verdeckte Karte von { $seat }
} unter Figurenkarte { $slot } wird aufgedeckt: „{ $card }“.
piper-event-activated = { $figure } wird aktiviert (Figurenkarte { $slot }).
piper-event-figure-moved = { $figure } läuft durch { $houses ->
    [one] { $houses } Haus
   *[other] { $houses } Häuser
} und bleibt { $gap } stehen.
piper-event-marker-moved = { $seat ->
    [Du] Dein Rattenmarker: Stockwerk { $origin } → { $floor }.
   *[other] Rattenmarker von { $seat }: Stockwerk { $origin } → { $floor }.
}
piper-event-nothing-moved = Zwei Sonderkarten unter Figurenkarte { $slot }: Nichts bewegt sich.
piper-event-seat-out = { $seat ->
    [Du] Du fliehst aus der Stadt.
   *[other] { $seat } flieht aus der Stadt.
}
piper-event-house-left = { $seat ->
    [Du] Dein Haus wird entfernt.
   *[other] Das Haus von { $seat } wird entfernt.
}
piper-event-markers-taken = { $seat ->
    [Du] Du erhältst
   *[other] { $seat } erhält
} { $markers } Rattenmarker { $owner ->
    [Du] von dir
   *[other] von { $owner }
}.
piper-event-markers-lost = { $markers ->
    [one] { $markers } Rattenmarker { $owner ->
        [Du] von dir
       *[other] von { $owner }
    } kommt aus dem Spiel.
   *[other] { $markers } Rattenmarker { $owner ->
        [Du] von dir
       *[other] von { $owner }
    } kommen aus dem Spiel.
}
piper-event-hand-discarded = { $seat ->
    [Du] Du legst { $count } × „{ $card }“ aus der Hand ab.
   *[other] { $seat } legt { $count } × „{ $card }“ aus der Hand ab.
}
piper-event-character-discarded = Figurenkarte { $slot } wird abgelegt: { $figure }.
piper-event-game-over = Die Partie ist zu Ende, denn { $reason }.

## Where a figure stops; neutral houses have a number, those of seats 0.

piper-behind-house = { $number ->
    [0] { $seat ->
        [Du] rechts von deinem Haus
       *[other] rechts vom Haus von { $seat }
    }
   *[other] rechts vom neutralen Haus { $number }
}
