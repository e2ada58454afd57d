# The table of The Pied Piper on the page.

page-piper-ring = Domy w kręgu, od twojego w prawo
page-piper-house = { $seat ->
    [Ty] Twój dom: znacznik szczurów na piętrze { $floor } z { $roof }, zebrane znaczniki: { $markers }, kart na ręce: { $cards }.
   *[other] Dom gracza { $seat }: znacznik szczurów na piętrze { $floor } z { $roof }, zebrane znaczniki: { $markers }, kart na ręce: { $cards }.
}
page-piper-gap = W zaułku za nim: { $figures }.
page-piper-gap-empty = Zaułek za nim jest pusty.
page-piper-row = Rząd kart postaci
page-piper-place = Karta postaci nr { $place }: { $figure }
page-piper-place-empty = Karta postaci nr { $place }: brak
page-piper-lies = Pod nią: { $cards }
page-piper-lies-none = Nic pod nią nie leży
page-piper-waits = czeka na drugą kartę
page-piper-hand = { $seat ->
    [Ty] Twoja ręka
   *[other] Ręka gracza { $seat }
}
page-piper-card = { $card }, karta { $number } z { $count } na ręce
page-piper-face-down = Zagraj zakrytą
page-piper-pick-place = Wybierz postać, pod którą ją zagrasz
page-piper-pick-card = Wybierz kartę, którą zagrasz pod kartę postaci nr { $place }
page-piper-below = Postać idzie kanałem: znaczniki się nie ruszają.
page-piper-region-row = Karty
page-piper-plate = Znacznik szczurów na piętrze { $floor } z { $roof }, karty na ręce: { $cards }, zebrane znaczniki: { $markers }.
page-piper-left = Poza miastem.
page-piper-floor-of = { $floor } z { $roof }

## What things are, and what they do

page-piper-tip-house = { $seat ->
    [Ty] Twój dom
   *[other] Dom gracza { $seat }
}
page-piper-tip-neutral = Nikt tu nie mieszka. Liczy się jako dom, ale nie ma znacznika.
page-piper-tip-pass = Szczur, który przechodzi, przesuwa znacznik o 1 w górę, a Flecista o 1 w dół.
page-piper-tip-marker = { $seat ->
    [Ty] Twój znacznik szczurów
   *[other] Znacznik szczurów gracza { $seat }
}
page-piper-tip-roof = Gdy twój znacznik dotrze na dach, musisz opuścić miasto.
page-piper-tip-lowest = Na koniec wygrywa najniższy znacznik w mieście.
page-piper-tip-gap = Zaułek { $where }
page-piper-tip-together = „{ card-melody }” przesuwa razem wszystkie postacie z jednego zaułka.
page-piper-tip-rat = Przesuwa znacznik każdego mijanego domu o 1 w górę.
page-piper-tip-piper = Przesuwa znacznik każdego mijanego domu o 1 w dół.
page-piper-tip-places = Karta postaci nr: { $places }
page-piper-tip-no-place = Żadna karta w rzędzie nie przesuwa teraz tej postaci.
page-piper-tip-acts = Gdy leżą pod nią dwie karty akcji, postać rusza: najpierw górna karta, potem dolna.
page-piper-tip-characters = Karty postaci, które się aktywowały, zastępuje się kartami stąd.
page-piper-tip-actions = Na koniec tury dobierasz stąd, aż masz cztery karty.
page-piper-about-forward = Postać idzie naprzód przez następny dom.
page-piper-about-run = Postać idzie naprzód przez dwa następne domy.
page-piper-about-back = Postać cofa się przez dom za sobą.
page-piper-about-sewer = Postać mija następny dom, a żaden znacznik się nie rusza.
page-piper-about-plus = Ze zwykłą kartą obok postać idzie o jeden dom dalej.
page-piper-about-melody = Zwykła karta obok przesuwa razem wszystkie postacie z zaułka.
page-piper-about-hidden = Zostanie odkryta, gdy postać ruszy.
