# I nomi delle cose. Le chiavi sono formate con i nomi usati nel codice.

game-firstrat = First Rat
game-piedpiper = Il Pifferaio Magico
player-number = Giocatore { $number }

## Parole di entrambi i giochi

term-rat = ratto
term-space = spazio
term-start = spazio di partenza
term-pad = base di lancio
term-rattonaut = rattonauta
term-mouldy = formaggio ammuffito
term-lights = corda luminosa
term-lamp = base luminosa
term-light-marker = segnalino corda luminosa
term-burrow = tana dei ratti
term-burrow-marker = segnalino ratto nella tana
term-comic = rivista
term-super-rat = super ratto
term-token = gettone
term-stall = bancarella
term-backpack = zaino
term-drink = bibita energetica
term-cap = tappo di bottiglia
term-award = riconoscimento
term-marker = segnalino punteggio
term-track = traccia punteggio
term-slot = casella
term-donate = donare formaggio
term-pipe = tubatura
term-shortcut = scorciatoia
term-steal = rubare
term-greg = Greg il Robot Ratto
term-round = round
term-turn = turno
term-house = casa
term-floor = piano
term-roof = tetto
term-rat-marker = segnalino ratti
term-character-card = carta personaggio
term-action-card = carta azione
term-piper = Pifferaio
term-sewer = fogna
term-melody = melodia
term-forward = avanti
term-run = corsa
term-back = indietro
