"""What a seat may know. In First Rat all is open but the random state: decks are never laid out."""

from ratskeller.core.event import Event
from ratskeller.core.layout import Ints, wide
from ratskeller.core.rng import next_word
from ratskeller.core.rule import rule
from ratskeller.games.firstrat.position import Box, Position


@rule
def hide_secrets(box: Box, s: Position, viewer: int) -> None:
    """fr.solo.deck: nobody may know what chance will say; all else is open to every seat and to spectators."""
    for i in range(s.rng.shape[0]):
        s.rng[i] = wide(0)


@rule
def determinise(box: Box, s: Position, viewer: int, rng: Ints) -> None:
    """fr.solo.deck: what chance will say is anybody's guess."""
    for i in range(s.rng.shape[0]):
        s.rng[i] = next_word(rng)


def hide_event(event: Event, viewer: int) -> Event:
    """All that happens is open."""
    return event
