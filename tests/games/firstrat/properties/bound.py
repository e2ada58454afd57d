"""How long a game of First Rat can be, proved.

Let the way of a seat be the sum of its rats' spaces, with 0 in the nursery and 27 in the rocket: 108 at most.

1. A person's turn moves at least one rat at least one space forward. There always is one on the path: who brings the
   last one into the rocket gets no award but a rat from the nursery, unless all four are in the rocket. And the front
   rat of the path can always go one space: there is no own rat, or it is the pad.
2. Only a rat that steals goes back: by the space of the stall, from which an item is gone for good.
3. So after T turns of each of n people, their ways add up to at least n T less the spaces of the stalls, each as often
   as items were laid out there. They add up to at most 108 n. Hence T <= 108 + (sum of the items' spaces) / n.
4. At 108 all four rats are in the rocket, and the round under way is the last. So no round T + 1 begins.
5. Greg never goes back, and every number of a card moves a rat: those of rats in the rocket go to the next behind. So a
   turn of his adds the sum of a card to his way, or at least 1 where a rat reaches the pad, in four turns at most. His
   way grows from the sum of his first spaces to 108 at most. Hence a solo game has no more rounds than
   4 + (108 - 4 - sum of his first spaces) / (least sum of a card).
"""

from typing import Any

from ratskeller.games.firstrat import constants as w

WHOLE_WAY = int(w.RATS * w.PAD)
TURNS_WITH_LOST_STEPS = int(w.RATS)


def longest_game(box: Any, people: int) -> int:
    """A number of rounds that no game exceeds."""
    seats = max(2, people)
    laid = (int(box.backpacks_laid[seats]), int(box.drinks_laid[seats]), int(box.caps_laid))
    spaces_lost = sum(items * int(space) for items, space in zip(laid, box.stall_space, strict=True))
    bound = WHOLE_WAY + spaces_lost // people
    least = int(box.card_moves[box.card_kind > 0].sum(axis=1).min())
    if people == 1 and least > 0:
        gregs_way = WHOLE_WAY - int(box.greg_rats.sum())
        bound = min(bound, TURNS_WITH_LOST_STEPS + (gregs_way - TURNS_WITH_LOST_STEPS) // least)
    return bound
