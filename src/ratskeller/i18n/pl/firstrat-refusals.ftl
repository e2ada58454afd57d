# Why a move of First Rat is not legal.

refusal-game-over = Gra jest skończona: runda { $round } była ostatnia.

## Ruch

refusal-must-move = Najpierw trzeba przesunąć co najmniej jednego szczura.
refusal-rat-moved = Szczur { $rat } już się ruszył w tej turze.
refusal-rat-in-nursery = Szczur { $rat } jest w salonie, a nie na ścieżce.
refusal-rat-in-rocket = Szczur { $rat } jest w rakiecie i zszedł ze ścieżki.
refusal-went-far = { $steps ->
    [one] Szczur { $rat } przeszedł { $steps } pole
    [few] Szczur { $rat } przeszedł { $steps } pola
   *[many] Szczur { $rat } przeszedł { $steps } pól
}, a przy kilku szczurach każdy może najwyżej { $limit }, więc w tej turze żaden inny już się nie ruszy.
refusal-same-space = Szczur { $rat } już stoi na polu { $space }.
refusal-behind = Szczur { $rat } stoi na polu { $origin } i nie może wrócić na pole { $space }.
refusal-too-far-alone = Szczur { $rat } ma { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
} { $space ->
    [27] do pola przy rakiecie
   *[other] do pola { $space }
}; idąc sam, może zrobić { $limit }.
refusal-too-far-together = Szczur { $rat } ma { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
} { $space ->
    [27] do pola przy rakiecie
   *[other] do pola { $space }
}; idąc z innymi, może zrobić { $limit }.
refusal-pipe-unpaid = { $needed ->
    [1] Rura { $origin }-{ $end } kosztuje { $needed } × { $good }, masz { $held }.
   *[other] Rury na tej drodze, wśród nich { $origin }-{ $end }, kosztują { $needed } × { $good }, masz { $held }.
}
refusal-no-such-way = Te rury nie prowadzą { $origin ->
    [0] z pola startowego
   *[other] z pola { $origin }
} { $space ->
    [27] do pola przy rakiecie
   *[other] do pola { $space }
}.
refusal-own-rat-there = Szczur { $rat } nie może stanąć na polu { $space }: stoi tam twój szczur { $other }.
refusal-pad-taken = Szczur { $rat } nie może wejść na pole przy rakiecie: w tej turze wszedł tam już twój szczur { $other }.
refusal-other-colour = Szczur { $rat } nie może stanąć na polu { $space } (kolor: { $colour }): kolor tej tury to { $wanted }.
refusal-colour-beside-pad = Szczur { $rat } nie może stanąć na polu { $space } (kolor: { $colour }): oprócz szczura na polu przy rakiecie kolor tej tury to { $wanted }.
refusal-like-rats = Szczury { $other } i { $rat } na polu startowym są jednakowe: wskaż szczura { $other }.
refusal-front-first = Szczury ruszające razem wskazuje się od przodu: szczur { $rat } byłby przed szczurem { $other }.
refusal-start-order = Szczury opuszczające razem pole startowe wskazuje się według numerów: szczur { $rat } byłby przed szczurem { $other }.
refusal-nearer = Z jednakowych szczurów opuszczających razem pole startowe pierwszy idzie najdalej: szczur { $rat } musi stanąć przed polem { $space }, na którym jest szczur { $other }.

wanted-yellow = { colour-yellow }
wanted-green = { colour-green }
wanted-orange = { colour-orange }
wanted-blue = { colour-blue }
wanted-white = { colour-white }
wanted-green-orange = { colour-green } lub { colour-orange }

## Pole przy rakiecie, zbieranie, nora

refusal-award-limit = Nakrętkę można wziąć tylko wtedy, gdy masz jeszcze szczura na ścieżce albo wszystkie cztery w rakiecie.
refusal-nursery-empty = W salonie nie ma już szczurów.
refusal-no-rat-on-pad = W tej turze żaden twój szczur nie dotarł do pola przy rakiecie.
refusal-not-collected = Premią nie może być materiał, którego nie zbierasz w tej turze: { $good }.
refusal-no-backpack = Ten materiał ({ $good }) pochodzi z pola, do którego koloru ({ $colour }) nie masz plecaka.
refusal-no-drinks = Nie masz napoju energetycznego.
refusal-nothing-to-double = Nie ma niczego, co napój energetyczny mógłby podwoić.
refusal-comic-gone = Komiksu „{ $comic }” nie ma w bibliotece.

## Stragany

refusal-none-left = Na tym straganie ({ $stall }) nie ma tego przedmiotu: { $item }.
refusal-no-rat-at-stall = Żaden szczur, który ruszył się w tej turze, nie stoi przy straganie ({ $stall }) z tym przedmiotem: { $item }.
refusal-other-stall = Teraz kolej na inny stragan ({ $stall }), na którym nie ma tego przedmiotu: { $item }.
refusal-backpack-owned = Masz już plecak w tym kolorze: { $colour }.
refusal-too-little-cheese = Ten przedmiot ({ $item }) kosztuje { $price ->
    [one] { $price } ser
    [few] { $price } sery
   *[many] { $price } serów
}, masz { $held }.
refusal-thief-takes = Szczur { $rat } to złodziej: bierze przedmiot za darmo i zostaje na miejscu.
refusal-not-the-thief = Szczur { $rat } to nie złodziej: może tylko kupić albo wziąć bez płacenia i wrócić na pole startowe.
refusal-thief-next-turn = Szczur { $rat } jest złodziejem dopiero od twojej następnej tury.
refusal-commander-pays = Szczur { $rat } to dowódca: zawsze płaci, nigdy nie bierze bez płacenia.

## Budowa

refusal-no-marker = Nie masz już znaczników punktów.
refusal-spare-marker = { $held ->
    [one] Twój ostatni znacznik punktów jest na ostatnią rundę.
    [few] Twoje ostatnie { $held } znaczniki punktów są na ostatnią rundę.
   *[many] Twoich ostatnich { $held } znaczników punktów jest na ostatnią rundę.
}
refusal-missing-good = Ta część ({ $part }) wymaga { $needed } × { $good }, masz { $held }.
refusal-must-save = Mając komiks ze zniżką, wskaż materiał, który oszczędzasz przy tej części: { $part }.
refusal-no-discount = Bez komiksu ze zniżką nic nie oszczędzasz przy tej części: { $part }.
refusal-comic-next-turn = Komiks „{ $comic }” działa od twojej następnej tury.
refusal-donation = Przekazanie prowiantu kosztuje { $needed ->
    [one] { $needed } ser
    [few] { $needed } sery
   *[many] { $needed } serów
}, masz { $held }.

## Szczurobot i przygotowanie

refusal-no-greg = Szczurobot nie bierze udziału w tej grze.
refusal-not-best = Na tym torze ({ $track }) Szczurobot dostałby { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, na najlepszym { $best }.
refusal-item-laid = Wszystkie przedmioty tego rodzaju ({ $count }) są już wyłożone: { $item }.
refusal-comic-laid = Komiks „{ $comic }” jest już wyłożony.
refusal-comic-left-out = We dwoje gra się bez komiksu „{ $comic }”.
refusal-tile-laid = Kafelek ścieżki { $tile } jest już wyłożony.
refusal-tile-elsewhere = Kafelek ścieżki { $tile } nie należy do odcinka z polem { $space }.
refusal-row-laid = Kafelek toru { $row } jest już wyłożony.
refusal-card-revealed = Szczurobot odkrył już tę kartę i od tamtej pory nie tasowano.
refusal-card-not-in-deck = Tej karty nie ma w talii Szczurobota.
