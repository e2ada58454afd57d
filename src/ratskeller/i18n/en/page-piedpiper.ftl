# The table of The Pied Piper on the page.

page-piper-ring = The ring of houses, going right from yours
page-piper-house = { $seat }: rat marker on floor { $floor } (roof: { $roof }), collected markers: { $markers }, cards in hand: { $cards }.
page-piper-gap = In the gap to its right: { $figures }.
page-piper-gap-empty = The gap to its right is empty.
page-piper-row = The row of character cards
page-piper-place = Character card { $place }: { $figure }
page-piper-place-empty = Character card { $place }: none
page-piper-lies = Under it: { $cards }
page-piper-lies-none = No cards under it
page-piper-waits = needs a second card
page-piper-hand = { $seat ->
    [You] Your hand
   *[other] { $seat }’s hand
}
page-piper-card = { $card }, card { $number } of { $count } in hand
page-piper-face-down = Play face down
page-piper-pick-place = Now choose a character card for it
page-piper-pick-card = Now choose an action card for character card { $place }
page-piper-below = In the sewer, no marker moves.
page-piper-region-row = Cards
page-piper-plate = Rat marker on floor { $floor } of { $roof }, cards in hand: { $cards }, collected markers: { $markers }.
page-piper-left = Has left town.
page-piper-floor-of = { $floor } of { $roof }

## What things are, and what they do

page-piper-tip-house = { $seat ->
    [You] Your house
   *[other] { $seat }’s house
}
page-piper-tip-neutral = Nobody lives here. It counts as a house, but has no marker.
page-piper-tip-pass = A rat that passes moves the marker 1 floor up, the Pied Piper 1 floor down.
page-piper-tip-marker = { $seat ->
    [You] Your rat marker
   *[other] { $seat }’s rat marker
}
page-piper-tip-roof = When your marker reaches the roof, you have to leave town.
page-piper-tip-lowest = In the end, the lowest marker in town wins.
page-piper-tip-gap = Gap { $where }
page-piper-tip-together = “{ card-melody }” moves all figures in a gap together.
page-piper-tip-rat = It moves the marker of each house it passes 1 floor up.
page-piper-tip-piper = He moves the marker of each house he passes 1 floor down.
page-piper-tip-places = In the row: character card { $places }
page-piper-tip-no-place = No card in the row moves this figure right now.
page-piper-tip-acts = With two action cards under it, the figure acts: the upper card first, then the lower.
page-piper-tip-characters = A character card that has acted is replaced from here.
page-piper-tip-actions = At the end of your turn, you draw from here until you have four cards.
page-piper-about-forward = The figure goes forward through the next house.
page-piper-about-run = The figure goes forward through the next two houses.
page-piper-about-back = The figure goes back through the house behind it.
page-piper-about-sewer = The figure goes forward past the next house, and no marker moves.
page-piper-about-plus = The normal card beside it goes one house further.
page-piper-about-melody = The normal card beside it moves all figures in the gap together.
page-piper-about-hidden = It is revealed when the figure acts.
