"""The score tracks as a table: the points of every slot, and whose piece lies there."""

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.tracks import first_free_slot
from ratskeller.terminal.players import Players

if TYPE_CHECKING:
    from ratskeller.engine.playthrough import Playthrough

FREE, BLOCKED = "·", "×"


def tracks_table(play: "Playthrough", players: Players) -> Table:
    """All tracks. The slot that the next piece takes is bold; a cross is a blocked slot."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(
        Text(players.words("board-tracks"), "bold"), *(Text(players.words("board-slot", slot=i)) for i in range(1, 6))
    )
    for track, name in enumerate(w.TRACKS):
        slots = [slot_text(play, players, track, slot) for slot in range(w.SLOTS)]
        table.add_row(Text(players.words(f"track-{name}")), *slots)
    return table


def slot_text(play: "Playthrough", players: Players, track: int, slot: int) -> Text:
    """One slot: its points, then the letter of who holds it."""
    s = play.position
    points = int(play.box.rows[s.tracks[track].row, slot])
    text = Text(f"{points}", "bold underline" if first_free_slot(s, track) == slot else "")
    text.append(" ")
    if slot < w.LAST_SLOT:
        holder = int(s.tracks[track].slots[slot])
        if holder in (w.FREE, w.BLOCKED):
            return text.append(FREE if holder == w.FREE else BLOCKED, "dim")
        return text.append(players.letters[holder], players.style(holder))
    for seat in range(s.seats):
        pieces = int(s.tracks[track].last[seat])
        if pieces:
            text.append(players.letters[seat], players.style(seat)).append(str(pieces) if pieces > 1 else "")
    return text
