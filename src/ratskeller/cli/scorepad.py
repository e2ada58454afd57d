"""The score pad on a terminal."""

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from ratskeller.cli.party import Party

if TYPE_CHECKING:
    from ratskeller.core.game import ScorePad
    from ratskeller.engine.playthrough import Playthrough


def pad_table(pad: "ScorePad", party: Party) -> Table:
    """A line for each way to score, a column for each seat, and the totals."""
    table = Table(title=party.words("score-title"), title_justify="left", show_footer=True)
    table.add_column("", party.words("score-total"))
    for seat, name in enumerate(party.names):
        head = Text(f"{party.letters[seat]} {name}", party.style(seat))
        table.add_column(head, str(pad.totals[seat]), justify="right", footer_style="bold")
    for line, points in pad.lines.items():
        table.add_row(party.words(f"line-{line}"), *map(str, points))
    return table


def outcome_lines(play: "Playthrough", party: Party) -> list[str]:
    """How the game ended: why, who has won and by what a tie was broken, and which challenges were met."""
    pad, words = play.game.score_pad(play.box, play.position), party.words
    best = max(pad.totals)
    tied = [seat for seat, points in enumerate(pad.totals) if points == best]
    winners = [party.names[seat] for seat in pad.winners]
    lines = [words("event-game-over", reason=words(f"reason-{pad.reason}"))]
    if play.level is not None:
        lines += [words("score-solo-tie")] if len(tied) > 1 else []
        lines.append(words("score-solo-won", seat=winners[0]) if 0 in pad.winners else words("score-solo-lost"))
        return [*lines, *challenge_lines(play, party)]
    if len(tied) > 1:
        counts = ", ".join(f"{party.names[seat]} {pad.tie_break[seat]}" for seat in tied)
        lines.append(f"{words('score-tie')} ({counts})")
    if len(winners) == 1:
        return [*lines, words("score-won", seat=winners[0], points=best)]
    return [*lines, words("score-shared", seats=", ".join(winners), points=best)]


def challenge_lines(play: "Playthrough", party: Party) -> list[str]:
    """The challenges that a finished solo game meets."""
    names = [party.words(f"challenge-{name}") for name in play.game.challenges(play.box, play.position)]
    if not names:
        return [party.words("score-no-challenge")]
    return [party.words("score-challenges", challenges=", ".join(names))]
