"""What a puzzle is about: the most striking thing that its answer does."""

from collections.abc import Sequence

from ratskeller.core.event import Event
from ratskeller.engine.playthrough import Playthrough
from ratskeller.study.puzzles.of_game import puzzle_facts


def theme_of(play: Playthrough, moves: Sequence[int]) -> str:
    """The theme of a turn that is played so."""
    themes, happened = puzzle_facts(play.game).themes, what_happens(play, moves)
    return next((theme for theme, striking in themes.items() if happened & striking), list(themes)[-1])


def what_happens(play: Playthrough, moves: Sequence[int]) -> set[str]:
    """Kinds of events in the turn itself, before the next one begins or the game's own opponent acts."""
    trial = play.copy()
    events: list[Event] = []
    for move in moves:
        events += trial.apply_number(move)
    next_turn = next((i for i, event in enumerate(events) if event.kind == "turn-began"), len(events))
    own = [event for event in events[:next_turn] if play.level is None or event.seat != play.people]
    return {event.kind for event in own} | puzzle_facts(play.game).special(own)
