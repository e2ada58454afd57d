"""Facts of a scenario held against what is: what was expected, and what was found."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from ratskeller.core.errors import PositionError
from ratskeller.core.event import Event
from ratskeller.core.game import Game


class Failure(msgspec.Struct, frozen=True):
    """Something that a scenario says and that does not hold."""

    where: str
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.where}: expected {self.expected}, found {self.found}"


FigureName = Callable[[str, str, int], int | str]


def in_words(value: Any) -> str:
    """A value as a scenario would write it."""
    if isinstance(value, Counter):
        return in_words(sorted(value.elements()))
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {in_words(item)}" for key, item in value.items()) + " }"
    if isinstance(value, frozenset):
        return in_words(sorted(value))
    if isinstance(value, list):
        return "[" + ", ".join(in_words(item) for item in value) + "]"
    return str(value)


def differences(where: str, expected: Any, found: Any) -> Iterator[Failure]:
    """Where the facts that are expected don't hold; a fact that there can't be is an error.

    A table names some of the places, a list names the first of them; where order means nothing, a list names all."""
    if isinstance(found, Counter) and isinstance(expected, list):
        if Counter(expected) != +found:
            yield Failure(where, in_words(expected), in_words(found))
    elif isinstance(found, frozenset) and isinstance(expected, list):
        if frozenset(expected) != found:
            yield Failure(where, in_words(expected), in_words(found))
    elif isinstance(found, dict) and isinstance(expected, dict):
        for key, value in expected.items():
            if key not in found:
                raise PositionError(f"{where}.{key}: unknown fact, the facts are {', '.join(found)}")
            yield from differences(f"{where}.{key}", value, found[key])
    elif isinstance(found, dict) and isinstance(expected, list):
        if len(expected) > len(found):
            raise PositionError(f"{where}: {len(expected)} values for {len(found)} places")
        for (key, item), value in zip(found.items(), expected, strict=False):
            yield from differences(f"{where}.{key}", value, item)
    elif isinstance(found, list) and isinstance(expected, list):
        if texts_of(expected) != texts_of(found):
            yield Failure(where, in_words(expected), in_words(found))
    elif not is_of_kind(expected, found):
        raise PositionError(f"{where}: {kind_of(found)} is expected, not {expected!r}")
    elif str(expected) != str(found):
        yield Failure(where, str(expected), str(found))


def texts_of(values: list[Any]) -> list[Any]:
    """Places as text; they may be given as numbers."""
    return [texts_of(value) if isinstance(value, list) else str(value) for value in values]


def is_of_kind(expected: Any, found: Any) -> bool:
    """A single value can be compared with what was found: a number with a number, a name with a name or a number."""
    if isinstance(expected, bool) or isinstance(found, (dict, list, frozenset)):
        return False
    return isinstance(expected, int) or (isinstance(expected, str) and isinstance(found, str))


def kind_of(found: Any) -> str:
    """What a fact is made of."""
    if isinstance(found, (Counter, frozenset, list)):
        return "a list"
    if isinstance(found, dict):
        return "a table or a list"
    return "a name" if isinstance(found, str) else "a whole number"


def event_words(event: Event, name: FigureName) -> dict[str, int | str]:
    """An event as a scenario would write it."""
    figures = {figure: name(event.kind, figure, value) for figure, value in event.figures.items()}
    return {"event": event.kind, "seat": event.seat, **figures}


def check_event(where: str, wanted: dict[str, Any], game: Game) -> None:
    """Refuse an event that the game does not have, and figures that the event does not have."""
    kind = wanted.get("event")
    if kind not in game.events:
        raise PositionError(f"{where}.event: unknown event {kind!r}, the events are {', '.join(game.events)}")
    known = ("event", "seat", "times", *game.events[kind])
    for figure in wanted:
        if figure not in known:
            raise PositionError(f"{where}.{figure}: unknown, an event '{kind}' has {', '.join(known[1:])}")


def event_failures(
    where: str, wanted: dict[str, Any], happened: list[dict[str, int | str]], is_denied: bool
) -> Iterator[Failure]:
    """Events that did not happen, or not as often as expected, or that happened although they should not."""
    figures = {key: str(value) for key, value in wanted.items() if key != "times"}
    count = sum(figures.items() <= {key: str(value) for key, value in event.items()}.items() for event in happened)
    times = 0 if is_denied else wanted.get("times")
    if count == times or (times is None and count > 0):
        return
    often = "" if times is None else "never " if times == 0 else f"{times} times "
    alike = [event for event in happened if event["event"] == wanted["event"]]
    found = ", ".join(in_words(event) for event in alike) or f"no event '{wanted['event']}'"
    yield Failure(where, often + in_words({key: value for key, value in wanted.items() if key != "times"}), found)
