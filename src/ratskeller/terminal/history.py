"""What has happened in a game so far: the events of every move, kept for the log."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.text import Text

from ratskeller.terminal.players import Players
from ratskeller.terminal.screen import Screen

if TYPE_CHECKING:
    from ratskeller.core.event import Event
    from ratskeller.engine.playthrough import Playthrough


@dataclass(frozen=True)
class Entry:
    """One move, who made it, in which turn, and what followed."""

    number: int  # how many moves have been made then
    turn: str
    actor: int
    move: str
    events: "list[Event]"


History = list[Entry]


def history_of(play: "Playthrough") -> History:
    """The history of a game that has been replayed."""
    from ratskeller.engine.playthrough import Playthrough

    again = Playthrough(play.game, play.profile, play.people, play.level, seed=0, sample=False)
    return [set_up_entry(again), *(apply_and_note(again, move) for move in play.moves)]


def set_up_entry(play: "Playthrough") -> Entry:
    """What happened before the first decision."""
    return Entry(len(play.moves), play.labels[0], play.actor, "", play.events)


def apply_and_note(play: "Playthrough", move: int) -> Entry:
    """Carry out a legal move, and note what followed."""
    turn, actor = play.game.turn_label(play.position), play.actor
    events = play.apply_number(move)
    return Entry(len(play.moves), turn, actor, play.game.format_move(move), events)


def log_lines(
    history: History, play: "Playthrough", screen: Screen, players: Players, viewer: int | None = None
) -> list[Text]:
    """A history in words, each turn under its heading: as a seat may know it, or without a viewer the whole of it."""
    lines = []
    for entry in history:
        for happened in entry.events:
            event = happened if viewer is None else play.game.hide_event(happened, viewer)
            text = screen.tell(event, play, players)
            if event.kind == "turn-began":
                lines += [Text(), Text(text, "bold")]
            else:
                lines.append(Text(f"  {text}"))
    return lines
