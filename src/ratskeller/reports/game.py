"""The report on one game: what was decided and what was luck, where points came from, how it ended."""

from collections.abc import Sequence
from html import escape

from ratskeller.core.translator import Words
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import part_of
from ratskeller.reports.page import Section, figure, html_page, paragraph, table
from ratskeller.reports.plots import line_plot
from ratskeller.study.analysis import Analysis, sentences


def game_page(analysis: Analysis, play: Playthrough, names: Sequence[str], words: Words, language: str) -> str:
    """The whole page, in the language of the words."""
    sections = [
        Section(words("analysis-chances"), chances_html(analysis, names, words)),
        Section(words("analysis-turning-points"), turning_points_html(analysis, play, names, words)),
        Section(words("analysis-mistakes"), mistakes_html(analysis, play, names, words)),
        Section(words("analysis-split"), split_html(analysis, names, words)),
        *(part(play, names, words) for part in part_of(play.game.name, "reports", "game").SECTIONS),
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
    """The largest changes, with the seats that they helped and hurt."""
    items = []
    for point in analysis.turning_points:
        text = escape(sentences.turning_point_in_words(point, play, words, names))
        items.append(
            f"<li>{text}<br><strong>{escape(sentences.changes_in_words(point.change, words, names))}</strong></li>"
        )
    return f"<ol>{''.join(items)}</ol>\n"


def mistakes_html(analysis: Analysis, play: Playthrough, names: Sequence[str], words: Words) -> str:
    """A line of words for each mistake, the worst first."""
    mistakes = sentences.mistakes_of(analysis)
    if not mistakes:
        return paragraph(sentences.no_mistakes(words))
    items = [
        f"<li><strong>{escape(words(f'analysis-size-{turn.size}'))}</strong>: "
        f"{escape(sentences.mistake_in_words(turn, play, words, names))}</li>"
        for turn in mistakes
    ]
    return f"<ol>{''.join(items)}</ol>\n{paragraph(sentences.sizes_in_words(words))}"


def split_html(analysis: Analysis, names: Sequence[str], words: Words) -> str:
    """The parts of everybody's result."""
    return table(["", *names], sentences.split_rows(analysis, words)) + paragraph(words("analysis-legend-split"))
