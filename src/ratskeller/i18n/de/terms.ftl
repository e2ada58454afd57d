# Die Namen der Dinge. Die Schlüssel sind aus den Namen gebildet, die der Code verwendet.

game-firstrat = First Rat
game-piedpiper = Der Rattenfänger von Hameln
player-number = Spieler { $number }

## Wörter beider Spiele

term-rat = Ratte
term-space = Feld
term-start = Startfeld
term-pad = Startrampe
term-rattonaut = Rattonaut
term-mouldy = Schimmelkäse
term-lights = Lichterkette
term-lamp = Baulampe
term-light-marker = Lichtmarker
term-burrow = Rattenbau
term-burrow-marker = Rattenbaumarker
term-comic = Comic
term-super-rat = Superratte
term-token = Plättchen
term-stall = Verkaufsstand
term-backpack = Rucksack
term-drink = Energydrink
term-cap = Kronkorken
term-award = Auszeichnung
term-marker = Wertungsstein
term-track = Wertungsleiste
term-slot = Platz
term-donate = Käse spenden
term-pipe = Rohr
term-shortcut = Abkürzung
term-steal = stehlen
term-greg = Robo-Ratte Greg
term-round = Runde
term-turn = Zug
term-house = Haus
term-floor = Stockwerk
term-roof = Dach
term-rat-marker = Rattenmarker
term-character-card = Figurenkarte
term-action-card = Aktionskarte
term-piper = Rattenfänger
term-sewer = Kanal
term-melody = Melodie
term-forward = Vorwärts
term-run = Rennen
term-back = Zurück
