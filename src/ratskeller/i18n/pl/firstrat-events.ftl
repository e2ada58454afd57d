# Co się stało, jako zdania dziennika gry. Rzeczy podaje się słowami, szczury i miejsca liczy się od 1.

event-cap-laid = U wrony leży kapsel „{ $cap }”.
event-backpack-laid = U chomika leży plecak: { $colour }.
event-comic-laid = W bibliotece leży komiks „{ $comic }”.
event-tile-laid = Kafelek ścieżki { $tile } leży { $space }.
event-row-laid = Kafelek toru { $row } leży na torze „{ $track }”.
event-turn-began = Runda { $round }: ruch ma { $seat }.
event-rat-moved = { $seat } przesuwa szczura { $rat } { $origin } { $space }{ $pipe_count ->
    [0] .
    [one] {" "}przez rurę { $pipes }.
   *[many] {" "}przez rury { $pipes }.
}
event-pipe-paid = { $seat } płaci { $good } za rurę { $pipe }.
event-pipe-free = { $seat } korzysta za darmo z rury { $pipe }.
event-toll-paid = { $seat } spotyka gracza { $to } { $space } i płaci { $cheese }.
event-mouldy-taken = { $seat } bierze { $pieces } i otrzymuje za to { $cheese }.
event-rattonaut = Szczur { $rat } gracza { $seat } zostaje szczuronautą (miejsce { $slot }).
event-award-taken = { $seat } bierze nakrętkę.
event-nursery-left = { $seat } wyprowadza szczura { $rat } z salonu na pole startowe.
event-bonus-chosen = { $seat } otrzymuje premię z plecaka: +{ $amount } { $good }.
event-drink-used = { $seat } używa napoju energetycznego: wszystko, co zebrano, liczy się podwójnie.
event-gained = { $seat } otrzymuje { $amount }.
event-light-moved = { $steps ->
    [0] Znacznik żarówki gracza { $seat } jest na końcu przewodu oświetlenia.
   *[many] { $seat } przesuwa znacznik żarówki z żarówki { $origin } na żarówkę { $light }.
}
event-lamp-reached = { $seat } dociera do reflektora { $lamp }.
event-burrow-moved = { $seat } idzie dalej w norze: { $node }.
event-comic-taken = { $seat } bierze komiks „{ $comic }”.
event-token-put = { $seat } kładzie żeton „{ $super_rat }” na szczurze { $rat }.
event-item-bought = { $seat } kupuje { $item } za { $cheese }.
event-item-stolen = { $seat } bierze { $item } bez płacenia; szczur { $rat } wraca na pole startowe.
event-item-taken = { $seat } bierze { $item } bez płacenia; szczur { $rat }, złodziej, zostaje na miejscu.
event-part-built = { $seat } buduje { $part }{ $saves ->
    [0] .
   *[many] {" "}i oszczędza { $saved }.
}
event-donated = { $seat } przekazuje prowiant: { $cheese }.
event-marker-placed = { $seat } kładzie znacznik na torze „{ $track }” (miejsce { $slot }).
event-marker-lost = { $seat } nie ma znacznika na tor „{ $track }”.
event-end-announced = { $seat } wywołuje koniec gry ({ $reason }): runda { $round } jest ostatnia.
event-greg-card = { $seat } odkrywa kartę { $card }.
event-greg-moved = { $seat } przesuwa szczura { $rat } { $origin } { $space }.
event-greg-paid = { $seat } płaci { $cheese } { $space }.
event-greg-removed-item = { $seat } usuwa z gry { $item }.
event-greg-removed-comic = { $seat } usuwa z gry komiks „{ $comic }”.
event-greg-planned = { $seat } planuje tor „{ $track }”.
event-greg-shuffled = { $seat } wtasowuje wszystkie odkryte karty z powrotem do talii.
event-game-over = Koniec gry: { $reason }.
