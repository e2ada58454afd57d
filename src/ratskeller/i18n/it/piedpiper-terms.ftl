# The names of The Pied Piper. Where both games use a name (event-, move-, refusal-, phase-, board-, …), this one’s keys begin
# with “piper-”; a sentence that both games say alike is written once, without it.

## Cards

card-forward = avanti
card-run = corsa
card-back = indietro
card-sewer = fogna
card-plus = più uno
card-melody = melodia
card-hidden = carta coperta

## Figures; as the subject of a sentence with their article

figure-rat-1 = ratto 1
figure-rat-2 = ratto 2
figure-rat-3 = ratto 3
figure-rat-4 = ratto 4
figure-rat-5 = ratto 5
figure-rat-6 = ratto 6
figure-piper = Pifferaio
figure-rat-1-subject = Il ratto 1
figure-rat-2-subject = Il ratto 2
figure-rat-3-subject = Il ratto 3
figure-rat-4-subject = Il ratto 4
figure-rat-5-subject = Il ratto 5
figure-rat-6-subject = Il ratto 6
figure-piper-subject = Il Pifferaio

## What has to be decided

piper-phase-deal = Preparazione: si distribuiscono le carte azione
piper-phase-first-row = Preparazione: carte personaggio per la fila
piper-phase-play = Gioca una carta azione sotto una carta personaggio
piper-phase-order = Scegli chi si attiva per primo
piper-phase-fill-row = Si pesca una carta personaggio
piper-phase-draw = Si pescano carte azione
piper-phase-over = La partita è finita

## Why the game ended

reason-two-left = in città restano due giocatori o meno
reason-nobody-left = in città non resta nessuno
reason-roof = un segnalino ha raggiunto il tetto
reason-cap = si è giocato il numero massimo di turni

## Lines of the standings

line-floor = Piano del segnalino ratti
line-collected = Segnalini raccolti
line-out = Ha lasciato la città

## Options

option-variant = Variante
option-variant-standard = gioco base
option-variant-young = per i più giovani: effetto immediato, niente carte speciali
option-variant-hidden = carte coperte: una per turno
option-roof = Tetto
option-roof-7 = al settimo piano
option-roof-8 = sopra il settimo piano
option-sewer_plus = Fogna con «più uno»
option-sewer_plus-sewer = nessun segnalino si muove
option-sewer_plus-walk = si muove il segnalino della seconda casa
