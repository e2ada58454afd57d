"""What the report on a game of First Rat shows besides chances: where points came from, and where rats ended."""

from collections.abc import Sequence

from ratskeller.core.translator import Words
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games.firstrat import constants as w
from ratskeller.reports.page import Section, bare, table
from ratskeller.reports.plots import SERIES, bar_plot

MANY = (*SERIES, "#5b4b8a", "#7a4a00", "#3f6b54")  # for the lines of a score pad
# Places of rats that have a name instead of a number.
PLACES = {w.NURSERY: "board-nursery", w.START: "board-start", w.PAD: "board-pad", w.ROCKET_SEAT: "board-rocket"}


def sources(play: Playthrough, names: Sequence[str], words: Words) -> Section:
    """Where the points came from: the lines of the score pad."""
    pad = play.game.score_pad(play.box, play.position)
    lines = {words(f"line-{line}"): points for line, points in pad.lines.items()}
    scored = {line: points for line, points in lines.items() if any(points)}
    rows = [[line, *points] for line, points in lines.items()] + [[words("score-total"), *pad.totals]]
    svg = bar_plot(names, scored, words("board-points"), stacked=True, colours=MANY)
    return Section(words("analysis-sources"), bare(svg) + table([words("score-title"), *names], rows))


def rats(play: Playthrough, names: Sequence[str], words: Words) -> Section:
    """Where everybody's rats were at the end."""
    players = play.position["players"]
    ended = [players[seat]["rats"].tolist() for seat in range(len(names))]
    places = sorted({place for some in ended for place in some})
    groups = [words(PLACES[place]) if place in PLACES else str(place) for place in places]
    bars = {name: [ended[seat].count(place) for place in places] for seat, name in enumerate(names)}
    svg = bar_plot(groups, bars, words("analysis-rats-count"), stacked=True)
    return Section(words("analysis-rats"), bare(svg))


SECTIONS = (sources, rats)
