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
piper-phase-order = Wybierz, kto działa pierwszy
piper-phase-fill-row = Dobierana jest karta postaci
piper-phase-draw = Dobierane są karty akcji
piper-phase-over = Gra dobiegła końca

## Why the game ended

reason-two-left = w mieście zostało najwyżej dwóch graczy
reason-nobody-left = w mieście nie został nikt
reason-roof = znacznik dotarł na dach
reason-cap = rozegrano największą dozwoloną liczbę tur

## Lines of the standings

line-floor = Piętro znacznika szczurów
line-collected = Zebrane znaczniki
line-out = Poza miastem

## Options

option-variant = Wariant
option-variant-standard = gra podstawowa
option-variant-young = dla młodszych: karty działają od razu, bez kart specjalnych
option-variant-hidden = jedna karta w turze może być zakryta
option-roof = Dach
option-roof-7 = to 7. piętro
option-roof-8 = to stopień nad 7. piętrem
option-sewer_plus = Kanał z kartą plus jeden
option-sewer_plus-sewer = nie liczy się w żadnym domu
option-sewer_plus-walk = liczy się w dodatkowym domu
