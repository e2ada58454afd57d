# Ein Spiel erklärt: was Entscheidungen wert waren, und was Glück war. Gespielt und besser sind Züge in Worten.

analysis-title = Analyse der Partie
analysis-working = Entscheidungen werden geprüft
analysis-setup = Aufbau
analysis-chances = Siegchance
analysis-chances-about = Gepunktete Linien zeigen die Wendepunkte.
analysis-moves = Gespielte Züge

## Fehler

analysis-mistakes = Fehler
analysis-size-slip = Ungenauigkeit
analysis-size-mistake = Fehler
analysis-size-blunder = Grober Fehler
analysis-mistake = { $when }, { $seat }: { $played }. Besser: { $better }. Siegchance: { $lost }.
analysis-no-mistakes = Niemand hat in einem Zug { $percent } % Siegchance oder mehr verschenkt.
analysis-more = { $count ->
    [one] { $count } kleinerer Fehler ist nicht aufgeführt.
   *[other] { $count } kleinere Fehler sind nicht aufgeführt.
}
analysis-legend-sizes = So viel Siegchance verschenkt ein Zug: ab { $slip } % eine Ungenauigkeit, ab { $mistake } % ein Fehler, ab { $blunder } % ein grober Fehler. Bewertet wird nur, was man an dieser Stelle wissen konnte.

## Wendepunkte

analysis-turning-points = Wendepunkte
analysis-by-turn = { $when }, { $seat }: { $played }
analysis-by-chance = { $when }, Glück: { $results }
analysis-by-hidden = { $when }, Glück: was für die anderen verdeckt war

## Glück und Können

analysis-split = Glück und Können
analysis-start = Am Anfang
analysis-own = Eigene Entscheidungen
analysis-others = Entscheidungen der anderen
analysis-luck = Glück
analysis-final = Am Ende
analysis-slips = Ungenauigkeiten
analysis-blunders = Grobe Fehler
analysis-legend-split = Siegchancen: Anfang, Entscheidungen und Glück ergeben zusammen das Ende. Glück ist, was gezogen wurde oder verdeckt war. Entscheidungen werden an Simulationen gemessen.

## Der Bericht

analysis-sources = Woher die Punkte kamen
analysis-rats = Wo die Ratten am Ende waren
analysis-rats-count = Ratten
analysis-floors = Stockwerke im Lauf der Partie
analysis-how = { $playouts ->
    [one] { $playouts } Simulation für jede Entscheidung.
   *[other] { $playouts } Simulationen für jede Entscheidung.
}
