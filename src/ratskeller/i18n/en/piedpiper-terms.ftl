# The names of The Pied Piper. Where both games use a name (event-, move-, refusal-, phase-, board-, …), this one’s keys begin
# with “piper-”; a sentence that both games say alike is written once, without it.

## Cards

card-forward = forward
card-run = run
card-back = back
card-sewer = sewer
card-plus = plus one
card-melody = melody
card-hidden = face-down card

## Figures; as the subject of a sentence with their article

figure-rat-1 = rat 1
figure-rat-2 = rat 2
figure-rat-3 = rat 3
figure-rat-4 = rat 4
figure-rat-5 = rat 5
figure-rat-6 = rat 6
figure-piper = Pied Piper
figure-rat-1-subject = Rat 1
figure-rat-2-subject = Rat 2
figure-rat-3-subject = Rat 3
figure-rat-4-subject = Rat 4
figure-rat-5-subject = Rat 5
figure-rat-6-subject = Rat 6
figure-piper-subject = The Pied Piper

## What has to be decided

piper-phase-deal = Setup: action cards are dealt
piper-phase-first-row = Setup: character cards for the row
piper-phase-play = Play an action card under a character card
piper-phase-order = Choose who acts first
piper-phase-fill-row = A character card is drawn
piper-phase-draw = Action cards are drawn
piper-phase-over = The game is over

## Why the game ended

reason-two-left = no more than two players are left in town
reason-nobody-left = nobody is left in town
reason-roof = a marker has reached the roof
reason-cap = the turn limit has been reached

## Lines of the standings

line-floor = Rat marker’s floor
line-collected = Collected markers
line-out = Left town

## Options

option-variant = Variant
option-variant-standard = standard game
option-variant-young = for young players: cards act at once, no special cards
option-variant-hidden = one card per turn may be played face down
option-roof = Roof
option-roof-7 = 7th floor
option-roof-8 = above the 7th floor
option-sewer_plus = Sewer with plus one
option-sewer_plus-sewer = moves no marker
option-sewer_plus-walk = moves the second house’s marker
