"""What a tournament has shown: ratings, and for each table who wins how often, from where, by what scores and ends."""

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence

import msgspec

from ratskeller.arena.intervals import Mean, share_by_shuffle
from ratskeller.arena.match import Match
from ratskeller.arena.pairs import Pair, pairs_of
from ratskeller.arena.ratings import Placed, Rating, placed, ratings_of
from ratskeller.arena.report import (
    Failure,
    Report,
    mean,
    mean_score,
    report_of,
    sides_of,
    spread_of,
    thinking_of,
    won_by,
)
from ratskeller.arena.table import Result
from ratskeller.arena.tournament import Setting, Tournament
from ratskeller.core.version import __version__
from ratskeller.engine.simulate import Share, Spread

Played = list[tuple[Match, list[Result]]]  # the matches of a table, each with its games in order


class Standing(msgspec.Struct, frozen=True):
    """How a bot did at one table, against all that it met there."""

    bot: str
    games: int
    wins: Share  # for each seat that it had; a shared victory counts in parts
    score: Mean
    scores: dict[int, int]  # how often it had so many points
    decisions: int
    mean_seconds: float  # for a decision
    longest_seconds: float


class SettingReport(msgspec.Struct, frozen=True):
    """The figures of one table."""

    name: str
    games: int
    fair_share: float | None  # None against the game's own rival
    ratings: list[Rating]  # best first
    standings: list[Standing]  # in the same order
    pairs: list[Pair]  # who finished ahead of whom
    wins_by_seat: list[Share]
    end_reasons: dict[str, int]
    length_unit: str
    lengths: Spread
    games_per_minute: float  # of one process
    failures: list[Failure]
    matches: list[Report]


class Pool(msgspec.Struct, frozen=True):
    """The ratings of all tables of one game together."""

    name: str
    ratings: list[Rating]


class TournamentReport(msgspec.Struct, frozen=True):
    """The figures of a tournament."""

    version: str
    tournament: Tournament
    games: int
    settings: list[SettingReport]
    pools: list[Pool]  # of games that have several tables


def tournament_report(
    tournament: Tournament,
    settings: Sequence[Setting],
    played: Sequence[Sequence[Sequence[Result]]],
    progress: Callable[[str, int, int], None] | None = None,
) -> TournamentReport:
    """The figures of all games, given by table and match. `progress` hears for which ratings resamples are drawn."""

    def rated(name: str, shuffles: list[list[Placed]]) -> list[Rating]:
        return ratings_of(shuffles, (lambda done, total: progress(name, done, total)) if progress else None)

    tables: list[tuple[Setting, Played]] = [
        (setting, [(fixture.match, list(some)) for fixture, some in zip(setting.fixtures, results, strict=True)])
        for setting, results in zip(settings, played, strict=True)
    ]
    by_game: dict[str, list[Played]] = defaultdict(list)
    for setting, matches in tables:
        by_game[setting.fixtures[0].match.game].append(matches)
    return TournamentReport(
        version=__version__,
        tournament=tournament,
        games=sum(len(results) for _, matches in tables for _, results in matches),
        settings=[
            setting_report(setting.name, matches, rated(setting.name, shuffles_of(matches)))
            for setting, matches in tables
        ],
        pools=[
            Pool(game, rated(game, [shuffle for matches in some for shuffle in shuffles_of(matches)]))
            for game, some in by_game.items()
            if len(some) > 1
        ],
    )


def shuffles_of(matches: Played) -> list[list[Placed]]:
    """The games of all matches by their shuffle: in a tournament, shuffles of all matches have the same luck."""
    shuffles: dict[int, list[Placed]] = defaultdict(list)
    for match, results in matches:
        for result in results:
            shuffles[result.shuffle].append(placed(match, result))
    return list(shuffles.values())


def setting_report(name: str, matches: Played, ratings: list[Rating]) -> SettingReport:
    """The figures of one table."""
    reports = [report_of(match, results) for match, results in matches]
    games = [result for _, results in matches for result in results]
    first, shuffles = reports[0], by_shuffle(games)
    return SettingReport(
        name=name,
        games=len(games),
        fair_share=None if first.match.level else 1 / first.match.seats,
        ratings=ratings,
        standings=[standing_of(rating.bot, matches) for rating in ratings],
        pairs=pairs_of(shuffles_of(matches)),
        wins_by_seat=[
            share_by_shuffle([mean(won_by(game, [seat]) for game in some) for some in shuffles], len(shuffles[0]))
            for seat in range(len(games[0].scores))
        ],
        end_reasons=dict(sorted(Counter(game.reason for game in games).items())),
        length_unit=first.length_unit,
        lengths=spread_of([game.length for game in games]),
        games_per_minute=60 * len(games) / sum(game.took for game in games),
        failures=[failure for report in reports for failure in report.failures],
        matches=reports,
    )


def by_shuffle(games: Sequence[Result]) -> list[list[Result]]:
    """Games by their shuffle."""
    shuffles: dict[int, list[Result]] = defaultdict(list)
    for game in games:
        shuffles[game.shuffle].append(game)
    return list(shuffles.values())


def standing_of(bot: str, matches: Played) -> Standing:
    """How a bot did in all matches of a table that it was in."""
    seats: dict[int, list[int]] = {}  # by game: the columns that it had
    games: list[Result] = []
    for match, results in matches:
        sides = sides_of(match, len(results[0].scores))
        own = [[column for column, side in enumerate(seated) if side == bot] for seated in sides]
        for result in results if own[0] else ():
            games.append(result)
            seats[id(result)] = own[result.rotation]
    shuffles = by_shuffle(games)
    each = mean(len(own) for own in seats.values())  # seats of it in a game
    won = [mean(won_by(game, seats[id(game)]) for game in some) for some in shuffles]
    together = Share(1.0, 1.0, 1.0) if each == len(games[0].scores) else share_by_shuffle(won, len(shuffles[0]))
    score = mean_score(shuffles, lambda game: seats[id(game)])
    assert score is not None
    points = Counter(game.scores[seat] for game in games for seat in seats[id(game)])
    thinking = thinking_of((game, seats[id(game)]) for game in games)
    return Standing(
        bot=bot,
        games=len(games),
        wins=Share(together.share / each, together.low / each, min(1.0, together.high / each)),
        score=score,
        scores=dict(sorted(points.items())),
        decisions=thinking.decisions,
        mean_seconds=thinking.mean,
        longest_seconds=thinking.longest,
    )
