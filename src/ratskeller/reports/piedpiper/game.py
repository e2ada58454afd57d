"""What the report on a game of The Pied Piper shows besides chances: how the markers went."""

from collections.abc import Sequence

from ratskeller.core.translator import Words
from ratskeller.engine.playthrough import Playthrough
from ratskeller.reports.page import Section, bare, table
from ratskeller.reports.plots import line_plot


def floors(play: Playthrough, names: Sequence[str], words: Words) -> Section:
    """How the markers went up and down, and where they ended."""
    again = Playthrough(play.game, play.profile, play.people, play.level, seed=0, sample=False)
    found = [again.position["players"]["floor"].tolist()]
    for move in play.moves:
        again.apply_number(move)
        found.append(again.position["players"]["floor"].tolist())
    lines = {name: (range(len(found)), [one[seat] for one in found]) for seat, name in enumerate(names)}
    svg = line_plot(lines, words("analysis-moves"), words("piper-board-floor"), steps=True)
    pad = play.game.score_pad(play.box, play.position)
    rows = [[words(f"line-{line}"), *figures] for line, figures in pad.lines.items()]
    return Section(words("analysis-floors"), bare(svg) + table([words("piper-score-title"), *names], rows))


SECTIONS = (floors,)
