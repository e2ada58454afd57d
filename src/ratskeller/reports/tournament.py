"""A tournament as a page: ratings first, then each table with its figures."""

from collections.abc import Sequence
from html import escape

import msgspec

from ratskeller.arena.pairings import Kind
from ratskeller.arena.ratings import Rating
from ratskeller.arena.report import Failure, failure_texts
from ratskeller.arena.standings import SettingReport, TournamentReport
from ratskeller.engine.simulate import Share
from ratskeller.reports.page import Section, figure, html_page, paragraph, table
from ratskeller.reports.plots import Interval, bar_plot, histogram, intervals_plot

FAILURES = 50  # ways to fail that are listed
RATING_HEAD = ("bot", "rating", "95 % interval", "games")
MEETINGS: dict[Kind, str] = {
    "round-robin": "everybody meets everybody",
    "ladder": "neighbours in the list meet",
    "duels": "each plays alone against the next in the list, which has all other seats",
}
HOW_RATED = (
    "Ratings are openskill's (Plackett-Luce) without drift: everybody begins at 25, and only differences count. "
    "Intervals come from resamples of whole shuffles, because games of one shuffle share their luck, and are never "
    "narrower than the model's own uncertainty."
)


def tournament_page(report: TournamentReport) -> str:
    """The whole page."""
    tournament = report.tournament
    about = paragraph(
        f"{report.games:,} games of {len(tournament.bots)} bots at {len(report.settings)} tables, "
        f"{MEETINGS[tournament.kind]}, seed {tournament.seed}; ratskeller {report.version}. "
        "The same description and the same version give the same games."
    )
    rated = [(f"{pool.name}, all tables", pool.ratings) for pool in report.pools]
    rated += [(setting.name, setting.ratings) for setting in report.settings]
    failures = [failure for setting in report.settings for failure in setting.failures]
    parts = [Section("Ratings", paragraph(HOW_RATED) + "".join(ratings_html(*some) for some in rated))]
    parts += [Section(setting.name, setting_html(setting)) for setting in report.settings]
    if failures:
        parts.append(Section("Games lost by failing", failures_html(failures)))
    parts += [Section("Ends", ends_html(report.settings)), Section("Speed", speed_html(report.settings))]
    parts.append(Section("Description", f"<pre><code>{escape(description(report))}</code></pre>"))
    return html_page(tournament.name, parts, about=about)


def ratings_html(name: str, ratings: Sequence[Rating]) -> str:
    """Ratings with their intervals, drawn and written."""
    drawn = figure(ratings_plot(ratings), f"{name}: ratings with 95 % intervals")
    return f"<h3>{escape(name)}</h3>\n{drawn}{table(RATING_HEAD, rating_rows(ratings))}"


def ratings_plot(ratings: Sequence[Rating]) -> str:
    """Ratings with their intervals, drawn."""
    rows = [
        Interval(r.bot, r.rating if r.low is None else r.low, r.rating, r.rating if r.high is None else r.high)
        for r in ratings
    ]
    return intervals_plot(rows, "rating")


def rating_rows(ratings: Sequence[Rating]) -> list[tuple[str, ...]]:
    """Ratings with their intervals, in the order of their columns."""
    return [(r.bot, f"{r.rating:.1f}", reach_of(r), f"{r.games:,}") for r in ratings]


def reach_of(rating: Rating) -> str:
    """The interval of a rating."""
    return "-" if rating.low is None or rating.high is None else f"{rating.low:.1f} to {rating.high:.1f}"


def setting_html(setting: SettingReport) -> str:
    """The figures of one table."""
    wins = [
        (s.bot, f"{s.games:,}", f"{s.wins.share:.1%}", in_percent(s.wins), f"{s.score.mean:.1f}")
        for s in setting.standings
    ]
    seats = [f"seat {seat + 1}" for seat in range(len(setting.wins_by_seat))]
    if setting.fair_share is None:
        seats[-1] = "rival"
    shares = bar_plot(
        seats,
        {"wins": [share.share for share in setting.wins_by_seat]},
        "share of wins",
        percent=True,
        reaches={"wins": [(share.low, share.high) for share in setting.wins_by_seat]},
        level=setting.fair_share,
    )
    points = histogram({s.bot: spread_out(s.scores) for s in setting.standings}, "points", "share of seats")
    lengths = setting.lengths
    return "".join(
        (
            table(("bot", "games", "wins", "95 % interval", "points"), wins),
            crosstable(setting),
            figure(shares, "Wins by seat, whoever sat there; the dotted line is an even share"),
            figure(points, "Final points"),
            paragraph(
                f"{setting.games:,} games of {lengths.mean:.1f} {setting.length_unit} ({lengths.min} to {lengths.max})."
            ),
        )
    )


def in_percent(share: Share) -> str:
    """The interval of a share."""
    return f"{share.low:.1%} to {share.high:.1%}"


def spread_out(scores: dict[int, int]) -> list[float]:
    """Every single score."""
    return [float(score) for score, count in scores.items() for _ in range(count)]


def crosstable(setting: SettingReport) -> str:
    """How often each bot finishes ahead of each other one; nothing for two."""
    bots = [rating.bot for rating in setting.ratings]
    return table(["… finishes ahead of", *bots], ahead_cells(setting)) if len(bots) > 2 else ""


def ahead_cells(setting: SettingReport) -> list[list[str]]:
    """A row for each bot, best first: how often it finishes ahead of each of them."""
    bots = [rating.bot for rating in setting.ratings]
    shares = {(pair.one, pair.other): pair.ahead.share for pair in setting.pairs}
    shares |= {(pair.other, pair.one): 1 - pair.ahead.share for pair in setting.pairs}
    return [[bot, *[f"{shares[bot, o]:.1%}" if (bot, o) in shares else "-" for o in bots]] for bot in bots]


def failures_html(failures: Sequence[Failure]) -> str:
    """In which ways bots have lost games by failing."""
    lines = failure_texts(failures)
    shown = "".join(f"<li>{escape(line)}</li>\n" for line in lines[:FAILURES])
    more = len(lines) - FAILURES
    return f"<ul>{shown}</ul>\n" + (paragraph(f"And games were lost in {more:,} ways more.") if more > 0 else "")


def ends_html(settings: Sequence[SettingReport]) -> str:
    """Why games ended, table by table."""
    reasons = sorted({reason for setting in settings for reason in setting.end_reasons})
    shares = {r: [setting.end_reasons.get(r, 0) / setting.games for setting in settings] for r in reasons}
    names = [setting.name.replace(", ", "\n") for setting in settings]
    drawn = bar_plot(names, shares, "share of games", stacked=True, percent=True)
    rows = [
        (setting.name, *[f"{shares[r][n]:.1%}" if shares[r][n] else "-" for r in reasons])
        for n, setting in enumerate(settings)
    ]
    return figure(drawn, "Why games ended") + table(("table", *reasons), rows)


def speed_html(settings: Sequence[SettingReport]) -> str:
    """Games a minute, and how long bots thought."""
    games = [(s.name, f"{s.games:,}", f"{s.games_per_minute:,.1f}") for s in settings]
    thought = [
        (s.name, b.bot, f"{b.decisions:,}", f"{1000 * b.mean_seconds:,.1f}", f"{1000 * b.longest_seconds:,.0f}")
        for s in settings
        for b in s.standings
        if b.decisions
    ]
    head = ("table", "bot", "decisions", "ms a decision", "ms at most")
    return table(("table", "games", "games a minute on each process"), games) + table(head, thought)


def description(report: TournamentReport) -> str:
    """The tournament as data."""
    return msgspec.json.format(msgspec.json.encode(report.tournament), indent=2).decode()
