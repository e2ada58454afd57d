# O czym można zdecydować, jako krótkie etykiety.

move-go = Szczur { $rat } { $space }
move-route = { $pipe_count ->
    [0] Całą drogę pieszo
    [one] Przez rurę { $pipes }
   *[many] Przez rury { $pipes }
}
move-stop = Nie ruszać już szczurów
move-award = Wziąć nakrętkę
move-nursery = Wziąć szczura z salonu
move-bonus = Premia z plecaka: { $good }
move-drink = Użyć napoju energetycznego
move-no-drink = Nie używać napoju energetycznego
move-in = Skręcić na rozwidleniu
move-on = Minąć rozwidlenie
move-comic = Wziąć komiks „{ $comic }”
move-no-comic = Nie brać komiksu
move-token = Żeton na szczura { $rat }
move-buy = Kupić: { $item }
move-steal = Wziąć bez płacenia i wrócić: { $item }
move-take = Wziąć bez płacenia i zostać: { $item }
move-no-item = Nic tu nie brać
move-build = Zbudować: { $part }{ $saves ->
    [0] {""}
   *[many] , oszczędzając { $saved }
}
move-donate = Przekazać prowiant
move-end = Zakończyć turę
move-score = Tor dla Szczurobota: { $track }
move-lay = Położyć kafelek toru { $row }

## Los

move-chance-cap = Wylosowany kapsel: { $cap }
move-chance-backpack = Wylosowany plecak: { $colour }
move-chance-comic = Wylosowany komiks: { $comic }
move-chance-tile = Wylosowany kafelek ścieżki: { $tile }
move-chance-row = Wylosowany kafelek toru: { $row }
move-chance-card = Karta Szczurobota: { $card }
