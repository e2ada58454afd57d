"""How everybody stands in The Pied Piper, and how a game of it ended."""

from typing import TYPE_CHECKING

from rich.table import Table

from ratskeller.terminal.players import Players
from ratskeller.terminal.scorepad import pad_table

if TYPE_CHECKING:
    from ratskeller.engine.playthrough import Playthrough

IS_OUT = "out"


def standings(play: "Playthrough", players: Players) -> Table:
    """Floors, collected markers, and who has left town."""
    lines = play.game.score_pad(play.box, play.position).lines
    crosses = ["×" if is_out else "" for is_out in lines[IS_OUT]]
    return pad_table(players.words("piper-score-title"), {**lines, IS_OUT: crosses}, players)


def outcome(play: "Playthrough", players: Players) -> list[str]:
    """Why the game ended, what decided it, and who has won."""
    pad, words = play.game.score_pad(play.box, play.position), players.words
    lines = [words("piper-event-game-over", reason=words(f"reason-{pad.reason}"))]
    in_town = [seat for seat, is_out in enumerate(pad.lines[IS_OUT]) if not is_out]
    floors = pad.lines["floor"]
    if len(in_town) > 1:
        floors_text = ", ".join(f"{players.names[seat]} ({floors[seat]})" for seat in in_town)
        lines.append(words("piper-score-lowest", floors=floors_text))
        lowest = [seat for seat in in_town if floors[seat] == min(floors[other] for other in in_town)]
        if len(lowest) > 1:
            counts = ", ".join(f"{players.names[seat]}: {pad.tie_break[seat]}" for seat in lowest)
            lines.append(words("piper-score-tie", counts=counts))
    if pad.reason == "nobody-left":
        lines.append(words("piper-score-held"))
    winners = [players.names[seat] for seat in pad.winners]
    if len(winners) == 1:
        return [*lines, words("piper-score-won", seat=winners[0])]
    return [*lines, words("piper-score-shared", seats=", ".join(winners))]
