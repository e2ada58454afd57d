"""What recorded games of First Rat show: which ends, modes, options and powers each of them is an example of."""

from typing import Any

from ratskeller.core.event import Event
from ratskeller.core.record import Record
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from tests.games.recorded import Collection

GAME = load_game("firstrat")

LEVELS = ("easy", "medium", "hard", "unfair")
ROCKET_TRACK, PAD = 6, 27
SUPER_RATS = ("commander", "gatherer", "runner", "thief")
OTHER_OPTIONS = {
    **{"comics": "super", "discount_for_two": "false", "path": "variable", "tracks": "chosen"},
    **{"light_bonus": "cumulative", "spare_markers": "last-round", "greg_at_pad": "others-stay"},
}

# All that some recorded game has to show.
REQUIRED = {
    *(f"{people} people, end by {reason}" for people in (2, 3, 4, 5) for reason in ("rocket", "markers")),
    *(f"{level}, {result}" for level in LEVELS for result in ("won", "lost")),
    *(f"{name} at work" for name in SUPER_RATS),
    *(f"{key}={value}" for key, value in OTHER_OPTIONS.items()),
    *("the standard options", "every other option", "every other option, alone", "tracks=variable"),
    *("a shared victory", "a tie broken by rattonauts", "a tie lost to Greg"),
    *("an end brought forward", "a ninth marker", "a lost marker", "the commander on a slot", "a complete rocket"),
}


def shown_by(record: Record) -> set[str]:
    """All that a finished game shows."""
    shown = {f"{key}={value}" for key, value in record.options.items()}
    if not record.options:
        shown.add("the standard options")
    if record.options == OTHER_OPTIONS:
        shown.add("every other option" if record.level is None else "every other option, alone")
    announced = 0
    for play, events in COLLECTION.retrace(record):
        for event in events:
            shown |= shown_by_event(play, event)
            announced += event.kind == "end-announced"
    if announced > 1:
        shown.add("an end brought forward")
    return shown | shown_by_end(record, play)


def shown_by_event(play: Playthrough, event: Event) -> set[str]:
    """What a single event shows."""
    figures, player = event.figures, play.position.players[event.seat]
    if event.kind == "item-taken":
        return {"thief at work"}
    if event.kind == "marker-lost":
        return {"a lost marker"}
    if event.kind == "marker-placed":
        shown = {"a complete rocket"} if figures["track"] == ROCKET_TRACK else set()
        return shown | ({"a ninth marker"} if player.markers <= 1 else set())
    if event.kind == "rattonaut" and "commander" in tokens_on(player, figures["rat"]):
        return {"the commander on a slot"}
    if event.kind == "rat-moved":
        return shown_by_super_rat(tokens_on(player, figures["rat"]), figures)
    return set()


def tokens_on(player: Any, rat: int) -> set[str]:
    """The names of the tokens that a rat carries."""
    return {name for bit, name in enumerate(SUPER_RATS) if player.tokens[rat] >> bit & 1}


def shown_by_super_rat(tokens: set[str], figures: dict[str, int]) -> set[str]:
    """The powers without which a rat could not have moved so, or that it used where it ended."""
    spaces = figures["space"] - figures["origin"] if figures["pipes"] == 0 else 0
    shown = set()
    if "gatherer" in tokens and figures["space"] != PAD:
        shown.add("gatherer at work")
    if "runner" in tokens and "commander" not in tokens and spaces > 5:
        shown.add("runner at work")
    if "commander" in tokens and spaces > 7:
        shown.add("commander at work")
    return shown


def shown_by_end(record: Record, play: Playthrough) -> set[str]:
    """What the final score shows."""
    pad = GAME.score_pad(play.box, play.position)
    is_tie = pad.totals.count(max(pad.totals)) > 1
    if record.level is not None:
        shown = {f"{record.level}, {'won' if pad.winners == [0] else 'lost'}"}
        return shown | ({"a tie lost to Greg"} if is_tie else set())
    shown = {f"{record.people} people, end by {pad.reason}"}
    if is_tie:
        shown.add("a shared victory" if len(pad.winners) > 1 else "a tie broken by rattonauts")
    return shown


COLLECTION = Collection(GAME, REQUIRED, shown_by)
