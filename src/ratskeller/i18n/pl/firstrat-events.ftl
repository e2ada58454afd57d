# Co się stało, jako zdania dziennika gry. Rzeczy podaje się słowami, szczury i miejsca liczy się od 1.

event-cap-laid = Na stoisko wrony trafia kapsel „{ $cap }”.
event-backpack-laid = Na stoisko chomika trafia { $colour } plecak.
event-comic-laid = Do biblioteki trafia komiks „{ $comic }”.
event-tile-laid = Płytka ścieżki { $tile } leży { $space }.
event-row-laid = Płytka toru { $row } trafia na { $track }.
event-turn-began = Runda { $round }: gra { $seat }.
event-rat-moved = { $seat } przesuwa szczura { $rat } { $origin } { $space }{ $pipe_count ->
    [0] .
    [one] {" "}przez rurę { $pipes }.
   *[many] {" "}przez rury { $pipes }.
}
event-pipe-paid = { $seat } płaci { $good } za rurę { $pipe }.
event-pipe-free = { $seat } korzysta za darmo z rury { $pipe }.
event-toll-paid = { $seat } staje { $space } obok szczura gracza { $to } i płaci { $cheese }.
event-mouldy-taken = { $seat } bierze { $pieces } i dostaje za to { $cheese }.
event-toll-unpaid = { $seat } staje { $space } obok szczura gracza { $to }, ale nie ma już spleśniałego sera. Niezapłacone: { $cheese }.
event-rattonaut = { $seat } wysyła szczura { $rat } do rakiety (tor szczuronautów, pole { $slot }).
event-award-taken = { $seat } bierze nakrętkę.
event-nursery-left = { $seat } wystawia szczura { $rat } z salonu na pole startowe.
event-bonus-chosen = { $seat } bierze premię z plecaka: { $good }.
event-drink-used = { $seat } wypija napój energetyczny i podwaja wszystko, co zbiera w tej turze.
event-gained = { $seat } dostaje { $amount }.
event-light-moved = { $steps ->
    [0] Znacznik żarówki gracza { $seat } jest już na końcu przewodu oświetlenia.
   *[many] { $origin ->
        [0] { $seat } przesuwa znacznik żarówki na pole { $light } przewodu oświetlenia.
       *[other] { $seat } przesuwa znacznik żarówki z pola { $origin } na pole { $light } przewodu oświetlenia.
    }
}
event-lamp-reached = { $seat } dociera do reflektora { $lamp }.
event-burrow-moved = { $seat } przesuwa małego szczurka w norze: { $node }.
event-comic-taken = { $seat } bierze komiks „{ $comic }”.
event-token-put = { $seat } kładzie znacznik superszczura „{ $super_rat }” na szczurze { $rat }.
event-item-bought = { $seat } kupuje { $item } za { $cheese }.
event-item-stolen = { $seat } bierze { $item } bez płacenia; szczur { $rat } wraca na pole startowe.
event-item-taken = { $seat } bierze { $item } bez płacenia; szczur { $rat } (złodziej) zostaje na miejscu.
event-part-built = { $seat } buduje { $part }{ $saves ->
    [0] .
   *[many] {" "}i oszczędza { $saved }.
}
event-donated = { $seat } przekazuje prowiant: { $cheese }.
event-marker-placed = { $seat } kładzie znacznik na { $track } (pole { $slot }).
event-marker-lost = { $seat } nie ma już znaczników, więc nie dostaje punktów za { $track }.
event-end-announced = { $seat } doprowadza do końca gry ({ $reason }): ostatnia będzie runda { $round }.
event-greg-card = { $seat } odkrywa kartę { $card }.
event-greg-moved = { $seat } przesuwa szczura { $rat } { $origin } { $space }.
event-greg-paid = { $seat } zatrzymuje się { $space } i płaci { $cheese }.
event-greg-removed-item = { $seat } odkłada do pudełka { $item }.
event-greg-removed-comic = { $seat } odkłada do pudełka komiks „{ $comic }”.
event-greg-planned = { $seat } planuje { $track }.
event-greg-shuffled = { $seat } wtasowuje wszystkie odkryte karty do stosu.
event-game-over = Koniec gry: { $reason }.
