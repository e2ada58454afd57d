"""The games and ratings of a tournament as CSV files, for spreadsheets and for programs that draw."""

import csv
from collections.abc import Iterable, Sequence
from pathlib import Path

from ratskeller.arena.ratings import Rating
from ratskeller.arena.report import sides_of
from ratskeller.arena.standings import TournamentReport
from ratskeller.arena.table import Result
from ratskeller.arena.tournament import Setting, file_of

GAME_COLUMNS = (
    *("table", "match", "shuffle", "rotation", "seed", "seat", "bot", "points", "won", "length", "reason"),
    *("moves", "decisions", "seconds", "longest", "forfeit"),
)
RATING_COLUMNS = ("table", "bot", "rating", "low", "high", "sigma", "games", "wins", "wins_low", "wins_high", "points")


def write_games(path: Path, settings: Sequence[Setting], played: Sequence[Sequence[Sequence[Result]]]) -> None:
    """A line for every seat of every game; seats are counted from 1, a shared victory counts as a fraction."""
    write(path, GAME_COLUMNS, game_lines(settings, played))


def game_lines(settings: Sequence[Setting], played: Sequence[Sequence[Sequence[Result]]]) -> Iterable[Sequence[object]]:
    """The lines of all games."""
    for setting, matches in zip(settings, played, strict=True):
        for fixture, results in zip(setting.fixtures, matches, strict=True):
            sides = sides_of(fixture.match, len(results[0].scores))
            for game in results:
                for seat, bot in enumerate(sides[game.rotation]):
                    won = (seat in game.winners) / len(game.winners)
                    bots = seat < len(game.decisions)  # the game's own rival doesn't think
                    times = (game.decisions[seat], game.seconds[seat], game.longest[seat]) if bots else ("", "", "")
                    failed = game.forfeit.reason if game.forfeit and game.forfeit.seat == seat else ""
                    task = (game.shuffle, game.rotation, game.seed)
                    end = (game.scores[seat], won, game.length, game.reason, game.moves)
                    yield (setting.name, file_of(fixture.match), *task, seat + 1, bot, *end, *times, failed)


def write_ratings(path: Path, report: TournamentReport) -> None:
    """A line for every bot at every table, and for all tables of a game together."""
    lines: list[tuple[object, ...]] = []
    for setting in report.settings:
        for rating, standing in zip(setting.ratings, setting.standings, strict=True):
            wins = (standing.wins.share, standing.wins.low, standing.wins.high, standing.score.mean)
            lines.append((setting.name, *figures_of(rating), *wins))
    for pool in report.pools:
        lines += [(f"{pool.name}, all tables", *figures_of(rating), *[""] * 4) for rating in pool.ratings]
    write(path, RATING_COLUMNS, lines)


def figures_of(rating: Rating) -> tuple[object, ...]:
    """A rating in the order of the columns."""
    low, high = ("" if reach is None else reach for reach in (rating.low, rating.high))
    return rating.bot, rating.rating, low, high, rating.sigma, rating.games


def write(path: Path, columns: Sequence[str], lines: Iterable[Sequence[object]]) -> None:
    """A CSV file with a head."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(columns)
        writer.writerows(lines)
