"""What recorded games of The Pied Piper show: which ends, variants, options and turns each of them is an example of."""

from itertools import pairwise

from ratskeller.core.event import Event
from ratskeller.core.record import Record
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from ratskeller.games.piedpiper import constants as w
from tests.games.recorded import Collection

GAME = load_game("piedpiper")
OTHER_OPTIONS = {"roof": "7", "sewer_plus": "walk"}
WITH_SPECIALS = ("standard", "hidden")

# What a single event shows, wherever it happens.
TOLD = {
    "markers-lost": "markers that leave the game",
    "markers-taken": "markers taken",
    "nothing-moved": "two special cards",
    "deck-renewed": "a deck made new",
    "characters-renewed": "characters made new",
    "house-left": "a house left",
    "hand-discarded": "a hand discarded",
    "card-revealed": "a card turned up",
}

# All that some recorded game has to show. Without special cards nobody passes three houses at once.
REQUIRED = {
    *(f"{people} people, {variant}, end by cap" for people in (2, 3, 4, 5) for variant in w.VARIANTS),
    *(f"2 people, {variant}, end by roof" for variant in w.VARIANTS),
    *(f"{people} people, {variant}, end by two-left" for people in (3, 4, 5) for variant in w.VARIANTS),
    *(f"{people} people, {variant}, end by nobody-left" for people in (3, 4, 5) for variant in WITH_SPECIALS),
    *(f"2 people, {variant}, a draw by roof" for variant in WITH_SPECIALS),
    *(f"{key}={value}" for key, value in OTHER_OPTIONS.items()),
    *("the standard options", "every other option", "the cap of the standard game"),
    *("a draw by two-left", "a tie broken by markers", "nobody left, more markers won", "a draw by nobody-left"),
    *("two seats out at once", "a seat out in its own turn", "a melody with the piper among the rats"),
    *TOLD.values(),
}


def shown_by(record: Record) -> set[str]:
    """All that a finished game shows."""
    shown = {f"{key}={value}" for key, value in record.options.items()}
    if not record.options:
        shown.add("the standard options")
    if OTHER_OPTIONS.items() <= record.options.items():
        shown.add("every other option")
    for play, events in COLLECTION.retrace(record):
        shown |= {TOLD[event.kind] for event in events if event.kind in TOLD}
        shown |= shown_by_move(play, events)
    return shown | shown_by_end(record, play)


def shown_by_move(play: Playthrough, events: list[Event]) -> set[str]:
    """What a single move shows."""
    shown = set()
    for first, second in pairwise(events):
        if first.kind == second.kind == "seat-out":
            shown.add("two seats out at once")
        # Figures that move one right after the other, from the same gap, move together.
        if first.kind == second.kind == "figure-moved" and second.figures["figure"] == w.PIPER:
            shown.add("a melody with the piper among the rats")
    if not play.is_over and any(e.kind == "seat-out" and e.seat == play.position.seat for e in events):
        shown.add("a seat out in its own turn")
    return shown


def shown_by_end(record: Record, play: Playthrough) -> set[str]:
    """What the end shows."""
    pad = GAME.score_pad(play.box, play.position)
    variant = record.options.get("variant", "standard")
    shown = {f"{record.people} people, {variant}, end by {pad.reason}"}
    if len(pad.winners) > 1:
        shown |= {f"a draw by {pad.reason}", f"{record.people} people, {variant}, a draw by {pad.reason}"}
    elif pad.reason == "nobody-left":
        shown.add("nobody left, more markers won")
    elif pad.totals.count(max(pad.totals)) > 1:
        shown.add("a tie broken by markers")
    if pad.reason == "cap" and record.profile == "standard":
        shown.add("the cap of the standard game")
    return shown


COLLECTION = Collection(GAME, REQUIRED, shown_by)
