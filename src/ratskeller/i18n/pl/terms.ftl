# Nazwy rzeczy. Klucze są złożone z nazw, których używa kod.

game-firstrat = Pierwszy szczur w kosmosie
game-piedpiper = Flecista z Hameln
player-number = Gracz { $number }

## Słowa obu gier

term-rat = szczur
term-space = pole
term-start = pole startowe
term-pad = pole przy rakiecie
term-rattonaut = szczuronauta
term-mouldy = spleśniały ser
term-lights = przewód oświetlenia
term-lamp = reflektor
term-light-marker = znacznik żarówki
term-burrow = nora
term-burrow-marker = mały szczurek
term-comic = komiks
term-super-rat = superszczur
term-token = znacznik superszczura
term-stall = stoisko
term-backpack = plecak
term-drink = napój energetyczny
term-cap = kapsel
term-award = nakrętka
term-marker = znacznik punktów
term-track = tor punktów
term-slot = pole toru
term-donate = przekazać prowiant
term-pipe = rura
term-shortcut = skrót
term-steal = wziąć bez płacenia
term-greg = Szczurobot
term-round = runda
term-turn = tura
term-house = dom
term-floor = piętro
term-roof = dach
term-rat-marker = znacznik szczurów
term-character-card = karta postaci
term-action-card = karta akcji
term-piper = Flecista
term-sewer = kanał
term-melody = melodia
term-forward = naprzód
term-run = bieg
term-back = wstecz
