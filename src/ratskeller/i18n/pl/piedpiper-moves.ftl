# What can be decided in The Pied Piper, as short labels.

piper-move-play = Zagraj „{ $card }” pod kartę nr { $place }
piper-move-hide = Zagraj zakrytą „{ $card }” pod kartę nr { $place }
piper-move-first = Aktywuj najpierw kartę nr { $place }

## With the figure at the place; 0 is the Pied Piper

piper-move-play-figure = Zagraj „{ $card }” pod { $rat ->
    [0] Flecistę
   *[other] szczura { $rat }
} (karta nr { $place })
piper-move-hide-figure = Zagraj zakrytą „{ $card }” pod { $rat ->
    [0] Flecistę
   *[other] szczura { $rat }
} (karta nr { $place })
piper-move-first-figure = Aktywuj najpierw { $rat ->
    [0] Flecistę
   *[other] szczura { $rat }
} (karta nr { $place })

## Chance

piper-move-chance-card = Dobrana karta akcji: { $card }
piper-move-chance-character = Dobrana karta postaci: { $figure }
