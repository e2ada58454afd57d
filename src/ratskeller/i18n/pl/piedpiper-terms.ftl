# The names of The Pied Piper. Where both games use a name (event-, move-, refusal-, phase-, board-, …), this one’s keys begin
# with “piper-”; a sentence that both games say alike is written once, without it.

## Cards

card-forward = naprzód
card-run = bieg
card-back = wstecz
card-sewer = kanał
card-plus = plus jeden
card-melody = melodia
card-hidden = zakryta karta

## Figures; as the subject of a sentence with their article

figure-rat-1 = szczur 1
figure-rat-2 = szczur 2
figure-rat-3 = szczur 3
figure-rat-4 = szczur 4
figure-rat-5 = szczur 5
figure-rat-6 = szczur 6
figure-piper = Flecista
figure-rat-1-subject = Szczur 1
figure-rat-2-subject = Szczur 2
figure-rat-3-subject = Szczur 3
figure-rat-4-subject = Szczur 4
figure-rat-5-subject = Szczur 5
figure-rat-6-subject = Szczur 6
figure-piper-subject = Flecista

## What has to be decided

piper-phase-deal = Przygotowanie: rozdawanie kart akcji
piper-phase-first-row = Przygotowanie: karty postaci do rzędu
piper-phase-play = Zagraj kartę akcji pod kartę postaci
piper-phase-order = Wybierz, kto rusza pierwszy
piper-phase-fill-row = Dobieranie karty postaci
piper-phase-draw = Dobieranie kart akcji
piper-phase-over = Koniec gry

## Why the game ended

reason-two-left = w mieście zostało dwóch graczy lub mniej
reason-nobody-left = w mieście nie został nikt
reason-roof = znacznik dotarł na dach
reason-cap = osiągnięto limit tur

## Lines of the standings

line-floor = Piętro znacznika szczurów
line-collected = Zebrane znaczniki
line-out = Poza miastem

## Options

option-variant = Wariant
option-variant-standard = gra podstawowa
option-variant-young = dla młodszych: karty działają od razu, nie ma kart specjalnych
option-variant-hidden = z zakrytymi kartami: po jednej w turze
option-roof = Dach
option-roof-7 = na 7. piętrze
option-roof-8 = nad 7. piętrem
option-sewer_plus = „Kanał” z kartą „plus jeden”
option-sewer_plus-sewer = żaden znacznik się nie rusza
option-sewer_plus-walk = rusza się znacznik dodatkowego domu
