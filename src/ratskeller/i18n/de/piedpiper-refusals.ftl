# Why a move of The Pied Piper is not legal; reasons that both games have are in refusals.ftl.

piper-refusal-game-ended = { $turns ->
    [one] Die Partie ist nach { $turns } Zug zu Ende gegangen.
   *[other] Die Partie ist nach { $turns } Zügen zu Ende gegangen.
}
piper-refusal-not-in-deck = Diese Karte ist nicht mehr im Stapel: „{ $card }“.
piper-refusal-character-not-in-deck = Diese Figurenkarte ist nicht mehr im Stapel: { $figure }.
piper-refusal-figure-not-in-game = Mit { $people } Personen ist diese Figur nicht im Spiel: { $figure }.
piper-refusal-one-piper-at-first = In der ersten Reihe darf höchstens eine Rattenfängerkarte liegen.
piper-refusal-face-up-only = In dieser Variante werden alle Karten offen gespielt.
piper-refusal-one-face-down = Du hast in diesem Zug schon eine Karte verdeckt gespielt: Spiel die andere offen.
piper-refusal-no-order = In dieser Variante wirken Karten sofort: Es gibt keine Reihenfolge zu wählen.
piper-refusal-no-special-cards = In dieser Variante gibt es keine Sonderkarten wie „{ $card }“.
piper-refusal-not-activated = { $cards ->
    [0] Unter Figurenkarte { $place } liegt keine Aktionskarte: Aktiviert wird eine Figur erst mit zwei Karten.
   *[other] Unter Figurenkarte { $place } liegt nur eine Aktionskarte: Aktiviert wird eine Figur erst mit zwei Karten.
}
piper-refusal-card-not-in-hand = Du hast diese Karte nicht auf der Hand: „{ $card }“.
piper-refusal-two-cards-already = Unter Figurenkarte { $place } liegen schon zwei Aktionskarten. Wähle eine andere.
piper-refusal-same-character = Deine erste Karte liegt unter Figurenkarte { $place }: Spiel die zweite unter eine andere.
