# What can be decided in The Pied Piper, as short labels.

piper-move-play = Zagraj „{ $card }” pod kartę nr { $place }
piper-move-hide = Zagraj zakrytą „{ $card }” pod kartę nr { $place }
piper-move-first = Aktywuj najpierw kartę nr { $place }

## Chance

piper-move-chance-card = Dobrana karta akcji: { $card }
piper-move-chance-character = Dobrana karta postaci: { $figure }
