# Why a move of First Rat is not legal.

refusal-game-over = Koniec gry: runda { $round } była ostatnia.

## Ruch

refusal-must-move = Najpierw przesuń co najmniej jednego szczura.
refusal-rat-moved = Szczur { $rat } już biegł w tej turze. Wybierz innego.
refusal-rat-in-nursery = Szczur { $rat } jest w salonie. Wybierz szczura, który jest na ścieżce.
refusal-rat-in-rocket = Szczur { $rat } jest już w rakiecie. Wybierz szczura, który jest na ścieżce.
refusal-went-far = { $steps ->
    [one] Szczur { $rat } przebiegł { $steps } pole
    [few] Szczur { $rat } przebiegł { $steps } pola
   *[many] Szczur { $rat } przebiegł { $steps } pól
}. Gdy biegnie kilka szczurów, limit dla każdego to { $limit }, więc w tej turze nie przesuniesz już żadnego innego.
refusal-same-space = Szczur { $rat } już stoi na polu { $space }.
refusal-behind = Szczur { $rat } stoi na polu { $origin } i nie może cofnąć się na pole { $space }.
refusal-too-far-alone = Szczur { $rat } ma { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
   *[many] { $steps } pól
} { $space ->
    [27] do pola przy rakiecie
   *[other] do pola { $space }
}. Gdy biegnie sam, jego limit to { $limit }.
refusal-too-far-together = Szczur { $rat } ma { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
   *[many] { $steps } pól
} { $space ->
    [27] do pola przy rakiecie
   *[other] do pola { $space }
}. Gdy biegnie z innymi, jego limit to { $limit }.
refusal-pipe-unpaid = { $needed ->
    [1] Za rurę { $origin }-{ $end } trzeba zapłacić: { $needed } × { $good }. Masz: { $held }.
   *[other] Za rury na tej drodze, w tym { $origin }-{ $end }, trzeba zapłacić: { $needed } × { $good }. Masz: { $held }.
}
refusal-no-such-way = Te rury nie prowadzą { $origin ->
    [0] z pola startowego
   *[other] z pola { $origin }
} { $space ->
    [27] do pola przy rakiecie
   *[other] do pola { $space }
}.
refusal-own-rat-there = Szczur { $rat } nie może stanąć na polu { $space }: stoi tam już twój szczur { $other }.
refusal-pad-taken = Szczur { $rat } nie może wejść na pole przy rakiecie: w tej turze wszedł tam już twój szczur { $other }.
refusal-other-colour = Szczur { $rat } nie może skończyć biegu na polu { $space } ({ $colour }): w tej turze obowiązuje kolor { $wanted }.
refusal-colour-beside-pad = Szczur { $rat } nie może skończyć biegu na polu { $space } ({ $colour }): szczury, które nie biegną do rakiety, muszą stanąć na jednym kolorze, a w tej turze jest to { $wanted }.
refusal-like-rats = Szczury { $other } i { $rat } stoją razem na polu startowym i niczym się nie różnią: wybierz szczura { $other }.
refusal-front-first = Gdy przesuwasz kilka szczurów, zacznij od tego z przodu: szczur { $rat } powinien był ruszyć przed szczurem { $other }.
refusal-start-order = Szczury, które razem wybiegają z pola startowego, przesuwaj według numerów: szczur { $rat } powinien był ruszyć przed szczurem { $other }.
refusal-nearer = Gdy kilka jednakowych szczurów wybiega razem z pola startowego, pierwszy biegnie najdalej: szczur { $rat } musi stanąć bliżej startu niż pole { $space }, na którym jest szczur { $other }.

wanted-yellow = { colour-yellow }
wanted-green = { colour-green }
wanted-orange = { colour-orange }
wanted-blue = { colour-blue }
wanted-white = { colour-white }
wanted-green-orange = { colour-green } lub { colour-orange }

## Pole przy rakiecie, zbieranie, nora

refusal-award-limit = Nie możesz teraz wziąć nakrętki: musisz mieć jeszcze szczura na ścieżce albo wszystkie cztery w rakiecie.
refusal-award-limit-path = Nakrętkę można wziąć tylko wtedy, gdy masz jeszcze szczura na ścieżce.
refusal-awards-gone = Wszystkie nakrętki ({ $awards }) są już rozdane.
refusal-nursery-empty = W salonie nie ma już szczurów.
refusal-no-rat-on-pad = W tej turze żaden twój szczur nie dotarł do pola przy rakiecie.
refusal-not-collected = Nie zbierasz w tej turze tego materiału, więc nie może być premią: { $good }.
refusal-no-backpack = Ten materiał ({ $good }) jest z pola w kolorze, do którego nie masz plecaka ({ $colour }).
refusal-no-drinks = Nie masz napoju energetycznego.
refusal-nothing-to-double = Napój energetyczny nie miałby teraz czego podwoić.
refusal-comic-gone = Komiksu „{ $comic }” nie ma w bibliotece.
refusal-must-take-comic = Przy tych opcjach musisz wziąć komiks.

## Stoiska

refusal-none-left = Na tym stoisku ({ $stall }) nie ma tego przedmiotu: { $item }.
refusal-no-rat-at-stall = Tego przedmiotu ({ $item }) nie możesz wziąć: żaden szczur przesunięty w tej turze nie stoi przy tym stoisku ({ $stall }).
refusal-other-stall = Teraz kupujesz na innym stoisku ({ $stall }), a tam nie ma tego przedmiotu: { $item }.
refusal-backpack-owned = Masz już plecak w tym kolorze: { $colour }.
refusal-too-little-cheese = Ten przedmiot ({ $item }) kosztuje { $price ->
    [one] { $price } ser
    [few] { $price } sery
   *[many] { $price } serów
}. Masz: { $held }.
refusal-thief-takes = Szczur { $rat } to złodziej: bierze przedmiot bez płacenia i zostaje na miejscu.
refusal-not-the-thief = Szczur { $rat } to nie złodziej: może tylko kupić albo wziąć bez płacenia i wrócić na pole startowe.
refusal-thief-next-turn = Szczur { $rat } jest złodziejem dopiero od twojej następnej tury.
refusal-commander-pays = Szczur { $rat } to dowódca: zawsze płaci za przedmioty.

## Budowa

refusal-no-marker = Nie masz już znaczników punktów.
refusal-spare-marker = { $held ->
    [one] Twój ostatni znacznik punktów jest zapasowy: możesz go położyć dopiero w ostatniej rundzie.
    [few] Twoje ostatnie { $held } znaczniki punktów są zapasowe: możesz je położyć dopiero w ostatniej rundzie.
   *[many] Twoje ostatnie znaczniki punktów ({ $held }) są zapasowe: możesz je położyć dopiero w ostatniej rundzie.
}
refusal-missing-good = Na ten moduł ({ $part }) potrzeba: { $needed } × { $good }. Masz: { $held }.
refusal-must-save = Masz komiks ze zniżką: wskaż materiał, który oszczędzasz przy budowie tego modułu ({ $part }).
refusal-no-discount = Bez komiksu ze zniżką niczego nie oszczędzasz przy budowie tego modułu ({ $part }).
refusal-comic-next-turn = Komiks „{ $comic }” działa od twojej następnej tury.
refusal-donation = Przekazanie prowiantu kosztuje { $needed ->
    [one] { $needed } ser
    [few] { $needed } sery
   *[many] { $needed } serów
}. Masz: { $held }.

## Szczurobot i przygotowanie

refusal-no-greg = Szczurobot nie bierze udziału w tej grze.
refusal-not-best = Za { $track } Szczurobot dostałby { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, a najlepszy tor daje mu { $best }. Wybierz najlepszy.
refusal-item-laid = Wszystkie przedmioty tego rodzaju ({ $count }) są już wyłożone: { $item }.
refusal-comic-laid = Komiks „{ $comic }” jest już wyłożony.
refusal-comic-left-out = W grze na dwie osoby nie ma komiksu „{ $comic }”.
refusal-tile-laid = Płytka ścieżki { $tile } jest już wyłożona.
refusal-tile-elsewhere = Płytka ścieżki { $tile } nie należy do odcinka z polem { $space }.
refusal-row-laid = Płytka toru { $row } jest już wyłożona.
refusal-card-revealed = Szczurobot odkrył już tę kartę i od tamtej pory nie tasowano.
refusal-card-not-in-deck = Tej karty nie ma w stosie Szczurobota.
