"""The figures of somebody's games, from what was kept of each: nothing here asks the database."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from ratskeller.games import GAMES, load_game
from ratskeller.study.counting import shown_to_people

SCORES = 100  # of the newest games
ENOUGH = 3  # games with more of something than the others, and with less, before anything is said of it


class Result(NamedTuple):
    """What came of a game for one seat."""

    table_id: str
    game: str
    seats: int
    people: int
    rated: bool
    place: int | None
    points: int
    figures: str  # JSON, by name: how much the seat had, and how much the others did on the average
    own: float | None
    luck: float | None
    at: float


def summaries(results: Sequence[Result]) -> list[dict[str, Any]]:
    """The figures of each game that somebody has played, in the order of the games."""
    return [
        summary(game, [result for result in results if result.game == game])
        for game in GAMES
        if any(result.game == game for result in results)
    ]


def summary(game: str, results: Sequence[Result]) -> dict[str, Any]:
    """The figures of one game; results are the newest first. Games that somebody left are only counted."""
    played = [result for result in results if result.place is not None]
    return {
        "game": game,
        "games": len(played),
        "wins": sum(result.place == 1 for result in played),
        "left": len(results) - len(played),
        "by_seats": by_seats(played),
        "scores": [score_of(result) for result in reversed(played[:SCORES])],
        "figures": what_mattered(game, played),
        "analysed": luck_and_skill(played),
    }


def by_seats(played: Iterable[Result]) -> list[dict[str, Any]]:
    """How often somebody was first, second and so on, by how many sat at the table."""
    places: dict[int, list[int]] = {}
    for result in played:
        counts = places.setdefault(result.seats, [0] * max(2, result.seats))
        counts[(result.place or 1) - 1] += 1
    return [{"seats": seats, "games": sum(counts), "places": counts} for seats, counts in sorted(places.items())]


def score_of(result: Result) -> dict[str, Any]:
    """One game, for a plot."""
    return {
        "table": result.table_id,
        "at": result.at,
        "points": result.points,
        "place": result.place,
        "seats": result.seats,
    }


def what_mattered(game: str, played: Iterable[Result]) -> list[dict[str, Any]]:
    """What won and lost games: how often somebody won who had more of something than the others at the table, and who
    had less. What makes the greatest difference comes first."""
    keys = shown_to_people(load_game(game))
    counts: dict[str, list[int]] = {}
    for result in played:
        if result.seats < 2:
            continue
        for name, (own, others) in msgspec.json.decode(result.figures).items():
            if own != others:
                at = 0 if own > others else 2
                count = counts.setdefault(name, [0, 0, 0, 0])
                count[at] += result.place == 1
                count[at + 1] += 1
    found = []
    for name, (won_more, more, won_fewer, fewer) in counts.items():
        if min(more, fewer) >= ENOUGH:
            prefix = next(prefix for prefix in keys if name.startswith(prefix))
            line: dict[str, Any] = {"name": name, "key": keys[prefix] + name.removeprefix(prefix)}
            line |= {"more": more, "won_with_more": won_more, "fewer": fewer, "won_with_fewer": won_fewer}
            found.append(line | {"difference": round(won_more / more - won_fewer / fewer, 3)})
    return sorted(found, key=lambda line: (-abs(line["difference"]), line["name"]))


def luck_and_skill(played: Iterable[Result]) -> dict[str, Any]:
    """What own decisions and luck have changed of the chance to win, on the average of all analysed games."""
    known = [(result.own, result.luck) for result in played if result.own is not None and result.luck is not None]
    games = len(known)
    return {
        "games": games,
        "own": round(sum(own for own, _ in known) / games, 4) if games else None,
        "luck": round(sum(luck for _, luck in known) / games, 4) if games else None,
    }
