"""The report on one game: what was decided and what was luck, where points came from, how it ended."""

from collections.abc import Callable, Sequence
from html import escape

from ratskeller.core.translator import Words
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games.firstrat import constants as w
from ratskeller.reports.page import Section, figure, html_page, paragraph, table
from ratskeller.reports.plots import SERIES, bar_plot, line_plot
from ratskeller.study.analysis import Analysis, telling

MANY = (*SERIES, "#5b4b8a", "#7a4a00", "#3f6b54")  # for the lines of a score pad
# Places of rats that have a name instead of a number.
PLACES = {w.NURSERY: "board-nursery", w.START: "board-start", w.PAD: "board-pad", w.ROCKET_SEAT: "board-rocket"}


def game_page(analysis: Analysis, play: Playthrough, names: Sequence[str], words: Words, language: str) -> str:
    """The whole page, in the language of the words."""
    sections = [
        Section(words("analysis-chances"), chances_html(analysis, names, words)),
        Section(words("analysis-turning-points"), turning_points_html(analysis, play, names, words)),
        Section(words("analysis-mistakes"), mistakes_html(analysis, play, names, words)),
        Section(words("analysis-split"), split_html(analysis, names, words)),
        *(part(play, names, words) for part in OF_GAME[play.game.name]),
    ]
    title = f"{words(f'game-{analysis.game}')}: {words('analysis-title')}"
    about = paragraph(f"{', '.join(names)}. {words('analysis-how', playouts=analysis.playouts)}")
    return html_page(title, sections, about=about, language=language)


def chances_html(analysis: Analysis, names: Sequence[str], words: Words) -> str:
    """Everybody's chance to win over the game; dotted lines are the turning points."""
    moves = [made.number for made in analysis.decisions]
    ends = [*moves, moves[-1] + 1]
    chances = [*(made.before for made in analysis.decisions), [seat.final for seat in analysis.seats]]
    lines = {name: (ends, [chance[seat] for chance in chances]) for seat, name in enumerate(names)}
    marks = [point.number for point in analysis.turning_points]
    svg = line_plot(lines, words("analysis-moves"), words("analysis-chances"), percent=True, marks=marks)
    return figure(svg, words("analysis-chances-about"))


def turning_points_html(analysis: Analysis, play: Playthrough, names: Sequence[str], words: Words) -> str:
    """The largest changes, with whom they have helped and hurt."""
    items = []
    for point in analysis.turning_points:
        text = escape(telling.turning_point_in_words(point, play, words, names))
        items.append(
            f"<li>{text}<br><strong>{escape(telling.changes_in_words(point.change, words, names))}</strong></li>"
        )
    return f"<ol>{''.join(items)}</ol>\n"


def mistakes_html(analysis: Analysis, play: Playthrough, names: Sequence[str], words: Words) -> str:
    """A line of words for each mistake, the worst first."""
    mistakes = telling.mistakes_of(analysis)
    if not mistakes:
        return paragraph(telling.no_mistakes(words))
    items = [
        f"<li><strong>{escape(words(f'analysis-size-{turn.size}'))}</strong>: "
        f"{escape(telling.mistake_in_words(turn, play, words, names))}</li>"
        for turn in mistakes
    ]
    return f"<ol>{''.join(items)}</ol>\n{paragraph(telling.sizes_in_words(words))}"


def split_html(analysis: Analysis, names: Sequence[str], words: Words) -> str:
    """The parts of everybody's result."""
    return table(["", *names], telling.split_rows(analysis, words)) + paragraph(words("analysis-legend-split"))


def bare(svg: str) -> str:
    """A figure that its heading explains."""
    return f"<figure>{svg}</figure>\n"


def sources(play: Playthrough, names: Sequence[str], words: Words) -> Section:
    """Where the points of First Rat came from: the lines of the score pad."""
    pad = play.game.score_pad(play.box, play.position)
    lines = {words(f"line-{line}"): points for line, points in pad.lines.items()}
    scored = {line: points for line, points in lines.items() if any(points)}
    rows = [[line, *points] for line, points in lines.items()] + [[words("score-total"), *pad.totals]]
    svg = bar_plot(names, scored, words("board-points"), stacked=True, colours=MANY)
    return Section(words("analysis-sources"), bare(svg) + table([words("score-title"), *names], rows))


def rats(play: Playthrough, names: Sequence[str], words: Words) -> Section:
    """Where everybody's rats were at the end of a game of First Rat."""
    players = play.position["players"]
    ended = [players[seat]["rats"].tolist() for seat in range(len(names))]
    places = sorted({place for some in ended for place in some})
    groups = [words(PLACES[place]) if place in PLACES else str(place) for place in places]
    bars = {name: [ended[seat].count(place) for place in places] for seat, name in enumerate(names)}
    svg = bar_plot(groups, bars, words("analysis-rats-count"), stacked=True)
    return Section(words("analysis-rats"), bare(svg))


def floors(play: Playthrough, names: Sequence[str], words: Words) -> Section:
    """How the markers went up and down in a game of The Pied Piper, and where they ended."""
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


OF_GAME: dict[str, tuple[Callable[[Playthrough, Sequence[str], Words], Section], ...]] = {
    "firstrat": (sources, rats),
    "piedpiper": (floors,),
}
