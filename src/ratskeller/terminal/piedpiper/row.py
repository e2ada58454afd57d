"""The row of character cards with what lies under them, the decks, and the hands that may be seen."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from ratskeller.games.piedpiper import constants as w
from ratskeller.terminal.players import Players

if TYPE_CHECKING:
    from ratskeller.engine.playthrough import Playthrough


def row_table(play: "Playthrough", players: Players) -> Table:
    """The four places: the figure, and the upper and lower card."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", style="bold", no_wrap=True)
    for key in ("character", "upper", "lower"):
        table.add_column(players.words(f"piper-board-{key}"), no_wrap=True)
    for slot in range(w.ROW):
        place = play.position.row[slot]
        figure = players.words(f"figure-{w.FIGURES[place.figure]}") if place.figure != w.NO_FIGURE else "–"
        table.add_row(str(slot + 1), figure, *(lying(place, i, players) for i in range(2)))
    return table


def lying(place: Any, number: int, players: Players) -> str:
    """A card under a character card: its name, and whether it lies face down; one that may not be seen by its owner."""
    card = int(place.cards[number])
    if card == w.NOTHING:
        return "–"
    if card == w.HIDDEN:
        return players.words("piper-board-unseen", seat=players.names[place.owner[number]])
    name = players.words(f"card-{w.LYING[card]}")
    return players.words("piper-board-face-down", card=name) if place.face_down[number] else name


def decks_text(play: "Playthrough", players: Players) -> Text:
    """How many cards are left in both decks, and what was discarded."""
    s, words = play.position, players.words
    actions = counted(s.discard, [words(f"card-{name}") for name in w.CARDS], words("board-none"))
    characters = counted(s.characters_discard, [words(f"figure-{name}") for name in w.FIGURES], words("board-none"))
    return Text(
        f"{words('piper-board-actions', deck=int(s.deck_size), discards=actions)}\n"
        f"{words('piper-board-characters', deck=int(s.characters_size), discards=characters)}"
    )


def hands_text(play: "Playthrough", players: Players) -> Text:
    """The hands that are known; in what a seat sees this is its own."""
    s, lines = play.position, []
    for seat in range(s.seats):
        hand = s.players[seat].hand
        if any(hand):
            cards = counted(hand, [players.words(f"card-{name}") for name in w.CARDS], "")
            text = players.words("piper-board-hand", seat=players.names[seat], cards=cards)
            lines.append(Text(text, players.style(seat)))
    return Text("\n").join(lines)


def counted(counts: Sequence[int], names: Sequence[str], nothing: str) -> str:
    """The things of which there are any, with how many where it is more than one."""
    found = [(int(count), name) for count, name in zip(counts, names, strict=True) if count]
    return ", ".join(name if count == 1 else f"{count} × {name}" for count, name in found) or nothing
