# The table of The Pied Piper on the page.

page-piper-ring = Domy w kręgu, od twojego w prawo
page-piper-house = Dom gracza { $seat }: znacznik szczurów na piętrze { $floor } z { $roof }, zebrane znaczniki: { $markers }, karty na ręce: { $cards }.
page-piper-gap = W przerwie za nim: { $figures }.
page-piper-gap-empty = W przerwie za nim nie ma nikogo.
page-piper-row = Rząd kart postaci
page-piper-place = Miejsce { $place }: { $figure }
page-piper-place-empty = Miejsce { $place }: brak karty postaci
page-piper-lies = Pod nią: { $cards }
page-piper-lies-none = Nic pod nią nie leży
page-piper-waits = czeka na drugą kartę
page-piper-hand = Ręka gracza { $seat }
page-piper-card = { $card }, karta { $number } z { $count } na ręce
page-piper-face-down = Zagraj zakrytą
page-piper-pick-place = Wybierz teraz miejsce
page-piper-pick-card = Wybierz teraz kartę na miejsce { $place }
page-piper-skip = Pomiń
page-piper-below = W kanale na dole znaczniki stoją.
