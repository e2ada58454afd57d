# Co się stało, jako zdania dziennika gry. Rzeczy podaje się słowami, szczury i miejsca liczy się od 1.

event-cap-laid = Na stoisko wrony trafia kapsel „{ $cap }”.
event-backpack-laid = Na stoisko chomika trafia { $colour } plecak.
event-comic-laid = Do biblioteki trafia komiks „{ $comic }”.
event-tile-laid = Płytka ścieżki { $tile } leży { $space }.
event-row-laid = Płytka toru { $row } trafia na { $track }.
event-turn-began = Runda { $round }: { $seat ->
    [Ty] twoja tura
   *[other] gra { $seat }
}.
event-rat-moved = { $seat ->
    [Ty] Przesuwasz
   *[other] { $seat } przesuwa
} szczura { $rat } { $origin } { $space }{ $pipe_count ->
    [0] .
    [one] {" "}przez rurę { $pipes }.
   *[many] {" "}przez rury { $pipes }.
}
event-pipe-paid = { $seat ->
    [Ty] Płacisz
   *[other] { $seat } płaci
} { $good } za rurę { $pipe }.
event-pipe-free = { $seat ->
    [Ty] Korzystasz
   *[other] { $seat } korzysta
} za darmo z rury { $pipe }.
event-toll-paid = { $seat ->
    [Ty] Stajesz { $space } obok szczura gracza { $to } i płacisz
   *[other] { $to ->
        [Ty] { $seat } staje { $space } obok twojego szczura i płaci ci
       *[other] { $seat } staje { $space } obok szczura gracza { $to } i płaci
    }
} { $cheese }.
event-mouldy-taken = { $seat ->
    [Ty] Bierzesz { $pieces } i dostajesz
   *[other] { $seat } bierze { $pieces } i dostaje
} za to { $cheese }.
event-toll-unpaid = { $seat ->
    [Ty] Stajesz
   *[other] { $seat } staje
} { $space } obok { $to ->
    [Ty] twojego szczura
   *[other] szczura gracza { $to }
}, ale nie ma już spleśniałego sera. Niezapłacone: { $cheese }.
event-rattonaut = { $seat ->
    [Ty] Wysyłasz
   *[other] { $seat } wysyła
} szczura { $rat } do rakiety (tor szczuronautów, pole { $slot }).
event-award-taken = { $seat ->
    [Ty] Bierzesz
   *[other] { $seat } bierze
} nakrętkę.
event-nursery-left = { $seat ->
    [Ty] Wystawiasz
   *[other] { $seat } wystawia
} szczura { $rat } z salonu na pole startowe.
event-bonus-chosen = { $seat ->
    [Ty] Bierzesz
   *[other] { $seat } bierze
} premię z plecaka: { $good }.
event-drink-used = { $seat ->
    [Ty] Wypijasz napój energetyczny i podwajasz wszystko, co zbierasz
   *[other] { $seat } wypija napój energetyczny i podwaja wszystko, co zbiera
} w tej turze.
event-gained = { $seat ->
    [Ty] Dostajesz
   *[other] { $seat } dostaje
} { $amount }.
event-light-moved = { $steps ->
    [0] { $seat ->
        [Ty] Twój znacznik żarówki
       *[other] Znacznik żarówki gracza { $seat }
    } jest już na końcu przewodu oświetlenia.
   *[many] { $origin ->
        [0] { $seat ->
            [Ty] Przesuwasz
           *[other] { $seat } przesuwa
        } znacznik żarówki na pole { $light } przewodu oświetlenia.
       *[other] { $seat ->
           [Ty] Przesuwasz
          *[other] { $seat } przesuwa
       } znacznik żarówki z pola { $origin } na pole { $light } przewodu oświetlenia.
    }
}
event-lamp-reached = { $seat ->
    [Ty] Docierasz
   *[other] { $seat } dociera
} do reflektora { $lamp }.
event-burrow-moved = { $seat ->
    [Ty] Przesuwasz
   *[other] { $seat } przesuwa
} małego szczurka w norze: { $node }.
event-comic-taken = { $seat ->
    [Ty] Bierzesz
   *[other] { $seat } bierze
} komiks „{ $comic }”.
event-token-put = { $seat ->
    [Ty] Kładziesz
   *[other] { $seat } kładzie
} znacznik superszczura „{ $super_rat }” na szczurze { $rat }.
event-item-bought = { $seat ->
    [Ty] Kupujesz
   *[other] { $seat } kupuje
} { $item } za { $cheese }.
event-item-stolen = { $seat ->
    [Ty] Bierzesz
   *[other] { $seat } bierze
} { $item } bez płacenia; szczur { $rat } wraca na pole startowe.
event-item-taken = { $seat ->
    [Ty] Bierzesz
   *[other] { $seat } bierze
} { $item } bez płacenia; szczur { $rat } (złodziej) zostaje na miejscu.
event-part-built = { $seat ->
    [Ty] Budujesz
   *[other] { $seat } buduje
} { $part }{ $saves ->
    [0] .
   *[many] { $seat ->
        [Ty] {" "}i oszczędzasz { $saved }.
       *[other] {" "}i oszczędza { $saved }.
    }
}
event-donated = { $seat ->
    [Ty] Przekazujesz
   *[other] { $seat } przekazuje
} prowiant: { $cheese }.
event-marker-placed = { $seat ->
    [Ty] Kładziesz
   *[other] { $seat } kładzie
} znacznik na { $track } (pole { $slot }).
event-marker-lost = { $seat ->
    [Ty] Nie masz już znaczników, więc nie dostajesz
   *[other] { $seat } nie ma już znaczników, więc nie dostaje
} punktów za { $track }.
event-end-announced = { $seat ->
    [Ty] Doprowadzasz
   *[other] { $seat } doprowadza
} do końca gry ({ $reason }): ostatnia będzie runda { $round }.
event-greg-card = { $seat } odkrywa kartę { $card }.
event-greg-moved = { $seat } przesuwa szczura { $rat } { $origin } { $space }.
event-greg-paid = { $seat } zatrzymuje się { $space } i płaci { $cheese }.
event-greg-removed-item = { $seat } odkłada do pudełka { $item }.
event-greg-removed-comic = { $seat } odkłada do pudełka komiks „{ $comic }”.
event-greg-planned = { $seat } planuje { $track }.
event-greg-shuffled = { $seat } wtasowuje wszystkie odkryte karty do stosu.
event-game-over = Koniec gry: { $reason }.
