"""A tournament as a page in Markdown: the ratings of all bots, and who finishes ahead of whom."""

from collections.abc import Sequence

from ratskeller.arena.pairs import Pair
from ratskeller.arena.report import Report
from ratskeller.arena.standings import SettingReport, TournamentReport
from ratskeller.engine.simulate import Share
from ratskeller.reports.markdown import MarkdownPage, markdown_table, picture, text_block
from ratskeller.reports.tournament import HOW_RATED, MEETINGS, RATING_HEAD, in_percent, rating_rows, ratings_plot


def ladder_page(report: TournamentReport, command: str, name: str) -> MarkdownPage:
    """The whole page; `command` is what writes it, and the names of its pictures begin with `name`."""
    tournament = report.tournament
    bots = ", ".join(f"`{bot}`" for bot in tournament.bots)
    parts = [
        f"# {tournament.name}\n\n",
        text_block(
            f"{report.games:,} games of {bots}; {MEETINGS[tournament.kind]}. Seed {tournament.seed}, ratskeller "
            f"{report.version}: the same seed and version give the same games. This page and its pictures are "
            "written by"
        ),
        f"```\n{command}\n```\n\n",
        text_block(f"{HOW_RATED} `docs/arena.md` has the details."),
    ]
    pictures: dict[str, str] = {}
    for number, setting in enumerate(report.settings, start=1):
        file = f"{name}-{number}.svg"
        pictures[file] = ratings_plot(setting.ratings)
        parts += [f"## {setting.name}\n\n", picture(f"{setting.name}: ratings with 95 % intervals", file)]
        parts += [setting_tables(setting)]
    return MarkdownPage("".join(parts).rstrip("\n") + "\n", pictures)


def setting_tables(setting: SettingReport) -> str:
    """The ratings of a table, and its pairs: those with the best bots first."""
    order = [rating.bot for rating in setting.ratings]
    pairs = sorted(map(better_first, setting.pairs), key=lambda pair: (order.index(pair.one), order.index(pair.other)))
    rows = [
        (pair.one, pair.other, f"{pair.games:,}", f"{pair.ahead.share:.1%}", in_percent(pair.ahead)) for pair in pairs
    ]
    several = any(len(set(report.match.bots)) < report.match.seats for report in setting.matches)
    return (
        markdown_table(RATING_HEAD, rating_rows(setting.ratings))
        + "How often the first bot finishes ahead of the second; a tie counts half.\n\n"
        + markdown_table(("first", "second", "games", "ahead", "95 % interval"), rows)
        + (wins_table(setting.matches) if several else "")
    )


def wins_table(matches: Sequence[Report]) -> str:
    """How often the bot named first in a match won, with all seats that it had."""
    rows = [
        (
            report.bots[0].bot,
            ", ".join(report.match.bots[1:]),
            f"{report.games:,}",
            f"{report.bots[0].wins.share:.1%}",
            in_percent(report.bots[0].wins),
        )
        for report in matches
    ]
    return "Wins for each seat of the first bot.\n\n" + markdown_table(
        ("first", "others", "games", "wins", "95 % interval"), rows
    )


def better_first(pair: Pair) -> Pair:
    """A pair with the one first that finishes ahead more often."""
    if pair.ahead.share >= 0.5:
        return pair
    ahead = Share(1 - pair.ahead.share, 1 - pair.ahead.high, 1 - pair.ahead.low)
    return Pair(pair.other, pair.one, pair.games, ahead)
