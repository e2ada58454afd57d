# The Pied Piper on a terminal.

piper-board-heading = Tura { $turn }: { $seat ->
    [Ty] twoja tura
   *[other] gra { $seat }
}
piper-board-house = Dom
piper-board-floors = Znacznik szczurów
piper-board-floor = Piętro
piper-board-collected = Zebrane
piper-board-cards = Karty
piper-board-neutral = dom neutralny { $number }
piper-board-round = dalej do zaułka na samej górze
piper-board-out = Poza miastem: { $seats }
piper-board-character = Postać
piper-board-upper = Górna karta
piper-board-lower = Dolna karta
piper-board-face-down = { $card } (zakryta)
piper-board-unseen = zakryta ({ $seat ->
    [Ty] twoja
   *[other] { $seat }
})
piper-board-actions = Karty akcji: { $deck } w talii, odrzucone: { $discards }
piper-board-characters = Karty postaci: { $deck } w talii, odrzucone: { $discards }
piper-board-hand = { $seat ->
    [Ty] Twoja ręka: { $cards }
   *[other] Ręka gracza { $seat }: { $cards }
}
piper-board-card = (karta { $number } z { $count })
piper-board-legend =
    Domy stoją w kręgu, postacie w zaułkach między nimi. Naprzód to w dół ↓,
    przez następny dom. ■: znacznik szczurów domu, od piętra 0 aż po dach ⌂, gdzie
    właściciel musi opuścić miasto. Szczur przesuwa znacznik mijanego domu w górę,
    Flecista w dół. Wygrywa najniższy znacznik.

## What a move would bring about

piper-yields-floor = { $seat } ({ $origin }→{ $floor })
piper-yields-roof = { $seat } ({ $origin }→⌂)
piper-yields-nothing-moved = nic się nie rusza
piper-yields-no-marker = żaden znacznik się nie rusza
piper-yields-over = gra się kończy
piper-yields-unseen = rusza z kartą, której nie widzisz
piper-yields-order = potem wybór, kto rusza pierwszy

## The end

piper-score-title = Stan gry
piper-score-won = { $seat ->
    [Ty] Wygrywasz
   *[other] Wygrywa { $seat }
}.
piper-score-shared = Remis: { $seats }.
piper-score-lowest = Decyduje najniższy znacznik wśród graczy w mieście: { $floors }.
piper-score-tie = Remis na tym samym piętrze: decyduje większa liczba zebranych znaczników ({ $counts }).
piper-score-held = W mieście nie został nikt: z tych, którzy odpadli jako ostatni, wygrywa ten, kto miał wcześniej więcej znaczników.
