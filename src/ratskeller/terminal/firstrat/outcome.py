"""The score pad of First Rat, and how a game of it ended."""

from typing import TYPE_CHECKING

from rich.table import Table

from ratskeller.terminal.players import Players
from ratskeller.terminal.scorepad import pad_table

if TYPE_CHECKING:
    from ratskeller.engine.playthrough import Playthrough


def standings(play: "Playthrough", players: Players) -> Table:
    """The score pad as if the game ended now."""
    pad = play.game.score_pad(play.box, play.position)
    return pad_table(players.words("score-title"), pad.lines, players, pad.totals)


def outcome(play: "Playthrough", players: Players) -> list[str]:
    """How the game ended: why, who has won and by what a tie was broken, and which challenges were met."""
    pad, words = play.game.score_pad(play.box, play.position), players.words
    best = max(pad.totals)
    tied = [seat for seat, points in enumerate(pad.totals) if points == best]
    winners = [players.names[seat] for seat in pad.winners]
    lines = [words("event-game-over", reason=words(f"reason-{pad.reason}"))]
    if play.level is not None:
        lines += [words("score-solo-tie")] if len(tied) > 1 else []
        lines.append(words("score-solo-won", seat=winners[0]) if 0 in pad.winners else words("score-solo-lost"))
        return [*lines, *challenge_lines(play, players)]
    if len(tied) > 1:
        counts = ", ".join(f"{players.names[seat]} {pad.tie_break[seat]}" for seat in tied)
        lines.append(f"{words('score-tie')} ({counts})")
    if len(winners) == 1:
        return [*lines, words("score-won", seat=winners[0], points=best)]
    return [*lines, words("score-shared", seats=", ".join(winners), points=best)]


def challenge_lines(play: "Playthrough", players: Players) -> list[str]:
    """The challenges that a finished solo game meets."""
    names = [players.words(f"challenge-{name}") for name in play.game.challenges(play.box, play.position)]
    if not names:
        return [players.words("score-no-challenge")]
    return [players.words("score-challenges", challenges=", ".join(names))]
