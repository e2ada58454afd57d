"""The ring of houses as a picture of text: a line for each house, and one for each gap between two of them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.text import Text

from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper.ring import house_before
from ratskeller.games.piedpiper.sentences import neutral_number
from ratskeller.terminal.players import Players

if TYPE_CHECKING:
    from ratskeller.engine.playthrough import Playthrough

MARKER, FLOOR, ROOF = "■", "·", "⌂"
FORWARD, ROUND = "↓", "↻"
NAME_WIDTH = 20  # a sign, a letter and the longest name
FLOORS_WIDTH = 18


def ring_text(play: "Playthrough", players: Players) -> Text:
    """Every house still there with its marker, and above each the gap that leads to it: the last gap comes first."""
    s, words = play.position, players.words
    heads = [words(f"piper-board-{key}") for key in ("floor", "collected", "cards")]
    lines = [house_line(f"  {words('piper-board-house')}", Text(words("piper-board-floors")), heads, heads, "dim")]
    for house in range(s.houses):
        if s.ring[house].is_left:
            continue
        lines.append(gap_text(s, int(house_before(s, house)), players))
        owner = int(s.ring[house].owner)
        if owner == w.NEUTRAL:
            lines.append(Text(f"  {words('piper-board-neutral', number=neutral_number(house, s.seats))}"))
            continue
        player, style = s.players[owner], players.style(owner)
        name = f"{'▸' if owner == s.seat else ' '} {players.letters[owner]} {players.names[owner]}"
        figures = [str(figure) for figure in (player.floor, player.collected, player.hand_size)]
        lines.append(house_line(name, floors_text(int(player.floor), int(play.box.roof), style), figures, heads, style))
    lines.append(Text(f"  {ROUND} {words('piper-board-round')}", "dim"))
    return Text("\n").join(lines)


def house_line(name: str, floors: Text, figures: Sequence[str], heads: Sequence[str], style: str) -> Text:
    """A house: its name, its floors, and figures below their heads."""
    first = Text(name, style)
    first.truncate(NAME_WIDTH, pad=True)
    floors.truncate(FLOORS_WIDTH, pad=True)
    line = Text.assemble(first, " ", floors)
    for figure, head in zip(figures, heads, strict=True):
        line.append(f"  {figure:>{len(head)}}", "dim" if figure == head else "")
    return line


def gap_text(s: Any, gap: int, players: Players) -> Text:
    """The figures in a gap, in the direction in which they go."""
    names = [players.words(f"figure-{name}") for figure, name in enumerate(w.FIGURES) if s.gaps[figure] == gap]
    return Text.assemble((f"  {FORWARD} ", "dim"), ", ".join(names) or "–")


def floors_text(floor: int, roof: int, style: str) -> Text:
    """The floors of a house from 0 to the roof, with the marker on one of them."""
    text = Text()
    for number in range(roof + 1):
        sign = ROOF if number == roof else FLOOR
        text.append(MARKER if number == floor else sign, style if number == floor else "dim").append(" ")
    return text
