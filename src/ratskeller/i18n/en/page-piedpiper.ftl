# The table of The Pied Piper on the page.

page-piper-ring = The houses in a ring, from yours on to the right
page-piper-house = House of { $seat }: rat marker at floor { $floor } of { $roof }, collected markers: { $markers }, cards in hand: { $cards }.
page-piper-gap = In the gap after it: { $figures }.
page-piper-gap-empty = Nobody is in the gap after it.
page-piper-row = The row of character cards
page-piper-place = Place { $place }: { $figure }
page-piper-place-empty = Place { $place }: no character card
page-piper-lies = Under it: { $cards }
page-piper-lies-none = Nothing lies under it
page-piper-waits = waits for a second card
page-piper-hand = Hand of { $seat }
page-piper-card = { $card }, card { $number } of { $count } in hand
page-piper-face-down = Play face down
page-piper-pick-place = Now choose a place for it
page-piper-pick-card = Now choose a card for place { $place }
page-piper-skip = Skip
page-piper-below = Down in the sewer no marker moves.
