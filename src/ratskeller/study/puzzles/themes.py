"""What a puzzle is about: the most striking thing that its answer does."""

from collections import Counter
from collections.abc import Mapping, Sequence

from ratskeller.core.event import Event
from ratskeller.engine.playthrough import Playthrough

# beside the kinds of events
TWICE, BY_PIPER, IN_A_ROW = "activated-twice", "activated-piper", "rats-in-a-row"
PIPER = 6
ROW = 3  # rats that move in one turn
# what happens, by theme, the most striking first; the last theme is that of all else
THEMES: Mapping[str, Mapping[str, frozenset[str]]] = {
    "firstrat": {
        "end": frozenset({"end-announced", "game-over"}),
        "rocket": frozenset({"rattonaut"}),
        "theft": frozenset({"item-stolen"}),
        "comic": frozenset({"comic-taken", "token-put"}),
        "build": frozenset({"part-built", "donated"}),
        "shop": frozenset({"item-bought", "item-taken"}),
        "shortcut": frozenset({"pipe-paid", "pipe-free"}),
        "together": frozenset({IN_A_ROW}),
        "burrow": frozenset({"burrow-moved", "lamp-reached"}),
        "gather": frozenset(),
    },
    "piedpiper": {
        "end": frozenset({"game-over"}),
        "drive-out": frozenset({"seat-out"}),
        "two-figures": frozenset({TWICE}),
        "piper": frozenset({BY_PIPER}),
        "one-figure": frozenset({"activated"}),
        "prepare": frozenset(),
    },
}


def theme_of(play: Playthrough, moves: Sequence[int]) -> str:
    """The theme of a turn that is played so."""
    themes, happened = THEMES[play.game.name], what_happens(play, moves)
    return next((theme for theme, striking in themes.items() if happened & striking), list(themes)[-1])


def what_happens(play: Playthrough, moves: Sequence[int]) -> set[str]:
    """Kinds of events in the turn itself, before the next one begins or the game's own opponent acts."""
    trial = play.copy()
    events: list[Event] = []
    for move in moves:
        events += trial.apply_number(move)
    next_turn = next((i for i, event in enumerate(events) if event.kind == "turn-began"), len(events))
    own = [event for event in events[:next_turn] if play.level is None or event.seat != play.people]
    kinds = Counter(event.kind for event in own)
    by_piper = any(event.kind == "activated" and event.figures["figure"] == PIPER for event in own)
    special = {TWICE: kinds["activated"] > 1, BY_PIPER: by_piper, IN_A_ROW: kinds["rat-moved"] >= ROW}
    return {*kinds, *(name for name, is_so in special.items() if is_so)}
