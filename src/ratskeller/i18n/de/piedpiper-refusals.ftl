# Why a move of The Pied Piper is not legal; reasons that both games have are in refusals.ftl.

piper-refusal-game-ended = { $turns ->
    [one] Das Spiel ist nach { $turns } Zug zu Ende.
   *[other] Das Spiel ist nach { $turns } Zügen zu Ende.
}
piper-refusal-not-in-deck = Diese Karte ist nicht mehr im Stapel: „{ $card }“.
piper-refusal-character-not-in-deck = Diese Figurenkarte ist nicht mehr im Stapel: { $figure }.
piper-refusal-figure-not-in-game = Zu { $people } Spielern ist diese Figur nicht im Spiel: { $figure }.
piper-refusal-one-piper-at-first = In der ersten Reihe liegt höchstens ein Rattenfänger.
piper-refusal-face-up-only = In dieser Variante werden alle Karten offen gespielt.
piper-refusal-one-face-down = Eine Karte des Zugs liegt schon verdeckt: Die andere wird offen gespielt.
piper-refusal-no-order = In dieser Variante wirken Karten sofort: Es gibt keine Reihenfolge zu wählen.
piper-refusal-no-special-cards = In dieser Variante gibt es keine Sonderkarten wie „{ $card }“.
piper-refusal-not-activated = { $cards ->
    [0] An Platz { $place } liegt keine Aktionskarte: Nur eine Figur mit zwei Karten handelt.
   *[other] An Platz { $place } liegt nur eine Aktionskarte: Nur eine Figur mit zwei Karten handelt.
}
piper-refusal-card-not-in-hand = Du hast diese Karte nicht auf der Hand: „{ $card }“.
piper-refusal-two-cards-already = An Platz { $place } liegen schon zwei Aktionskarten.
piper-refusal-same-character = Deine erste Karte liegt an Platz { $place }: Die zweite kommt unter eine andere Figurenkarte.
