# The names of The Pied Piper. Where both games use a name (event-, move-, refusal-, phase-, board-, …), this one’s keys begin
# with “piper-”; a sentence that both games say alike is written once, without it.

## Cards

card-forward = vorwärts
card-run = rennen
card-back = zurück
card-sewer = Kanal
card-plus = plus eins
card-melody = Melodie
card-hidden = verdeckte Karte

## Figures; as the subject of a sentence with their article

figure-rat-1 = Ratte 1
figure-rat-2 = Ratte 2
figure-rat-3 = Ratte 3
figure-rat-4 = Ratte 4
figure-rat-5 = Ratte 5
figure-rat-6 = Ratte 6
figure-piper = Rattenfänger
figure-rat-1-subject = Ratte 1
figure-rat-2-subject = Ratte 2
figure-rat-3-subject = Ratte 3
figure-rat-4-subject = Ratte 4
figure-rat-5-subject = Ratte 5
figure-rat-6-subject = Ratte 6
figure-piper-subject = Der Rattenfänger

## What has to be decided

piper-phase-deal = Aufbau: Aktionskarten werden ausgeteilt
piper-phase-first-row = Aufbau: Figurenkarten für die Reihe
piper-phase-play = Eine Aktionskarte unter eine Figurenkarte spielen
piper-phase-order = Wählen, wer zuerst handelt
piper-phase-fill-row = Eine Figurenkarte wird gezogen
piper-phase-draw = Aktionskarten werden gezogen
piper-phase-over = Das Spiel ist zu Ende

## Why the game ended

reason-two-left = höchstens zwei Spieler sind noch in der Stadt
reason-nobody-left = niemand ist mehr in der Stadt
reason-roof = ein Marker hat das Dach erreicht
reason-cap = mehr Züge darf ein Spiel nicht dauern

## Lines of the standings

line-floor = Stockwerk des Rattenmarkers
line-collected = Gesammelte Marker
line-out = Hat die Stadt verlassen

## Options

option-variant = Variante
option-variant-standard = das Spiel, wie es ist
option-variant-young = für jüngere Spieler: Karten wirken sofort, keine Sonderkarten
option-variant-hidden = eine Karte im Zug darf verdeckt sein
option-roof = Das Dach
option-roof-7 = ist das 7. Stockwerk
option-roof-8 = ist die Stufe über dem 7. Stockwerk
option-sewer_plus = Kanal mit plus eins
option-sewer_plus-sewer = zählt bei keinem Haus
option-sewer_plus-walk = zählt beim zusätzlichen Haus
