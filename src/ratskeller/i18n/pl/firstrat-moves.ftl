# O czym można zdecydować, jako krótkie etykiety.

move-go = Szczur { $rat } { $space }
move-route = { $pipe_count ->
    [0] Ścieżką, bez rur
    [one] Przez rurę { $pipes }
   *[many] Przez rury { $pipes }
}
move-stop = Zakończ ruch szczurów
move-award = Weź nakrętkę
move-nursery = Weź szczura z salonu
move-bonus = Weź premię z plecaka: { $good }
move-drink = Wypij napój energetyczny
move-no-drink = Zostaw napój na później
move-in = Skręć na rozwidleniu
move-on = Idź dalej prosto
move-comic = Weź komiks „{ $comic }”
move-no-comic = Nie bierz komiksu
move-token = Połóż znacznik na szczurze { $rat }
move-buy = Kup: { $item }
move-steal = Weź bez płacenia i wróć na start: { $item }
move-take = Weź bez płacenia: { $item }
move-no-item = Nic nie bierz
move-build = Zbuduj: { $part }{ $saves ->
    [0] {""}
   *[many] , oszczędź { $saved }
}
move-donate = Przekaż prowiant
move-end = Zakończ turę
move-score = Wybierz { $track }
move-lay = Połóż płytkę toru { $row }

## Los

move-chance-cap = Wylosowany kapsel: { $cap }
move-chance-backpack = Wylosowany plecak: { $colour }
move-chance-comic = Wylosowany komiks: { $comic }
move-chance-tile = Wylosowana płytka ścieżki: { $tile }
move-chance-row = Wylosowana płytka toru: { $row }
move-chance-card = Karta Szczurobota: { $card }
