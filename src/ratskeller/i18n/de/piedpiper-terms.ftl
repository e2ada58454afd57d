# The names of The Pied Piper. Where both games use a name (event-, move-, refusal-, phase-, board-, …), this one’s keys begin
# with “piper-”; a sentence that both games say alike is written once, without it.

## Cards

card-forward = Vorwärts
card-run = Rennen
card-back = Zurück
card-sewer = Kanal
card-plus = Plus eins
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
piper-phase-play = Aktionskarte unter eine Figurenkarte spielen
piper-phase-order = Reihenfolge der Figuren wählen
piper-phase-fill-row = Figurenkarten werden nachgelegt
piper-phase-draw = Aktionskarten werden gezogen
piper-phase-over = Die Partie ist zu Ende

## Why the game ended

reason-two-left = höchstens zwei Personen sind noch in der Stadt
reason-nobody-left = niemand ist mehr in der Stadt
reason-roof = ein Rattenmarker hat das Dach erreicht
reason-cap = die Höchstzahl an Zügen ist erreicht

## Lines of the standings

line-floor = Stockwerk des Rattenmarkers
line-collected = Gesammelte Rattenmarker
line-out = Aus der Stadt geflohen

## Options

option-variant = Variante
option-variant-standard = Grundspiel
option-variant-young = für Kinder: Karten wirken sofort, keine Sonderkarten
option-variant-hidden = eine Karte pro Zug darf verdeckt sein
option-roof = Dach
option-roof-7 = auf dem 7. Stockwerk
option-roof-8 = über dem 7. Stockwerk
option-sewer_plus = Kanal mit „Plus eins“
option-sewer_plus-sewer = kein Rattenmarker bewegt sich
option-sewer_plus-walk = am zusätzlichen Haus bewegt sich der Rattenmarker
