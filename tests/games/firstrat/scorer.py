"""A second scorer, in plain Python and apart from the rules: the score pad of a game, from the text of its record."""

from dataclasses import dataclass

from tests.games.firstrat.retold import Cards, Retold, Seat
from tests.games.firstrat.retold_board import TRACKS

# Points of a cap for each own piece on its track.
CAP_POINTS = {
    **{"cockpit": 4, "cargo": 5, "engine": 5, "storage": 4, "cheese": 5, "light": 4},
    **{"rocket": 6, "rattonaut": 4},
}


@dataclass(frozen=True)
class Sheet:
    """The eleven lines with a column for each seat, the totals, who has won, and why the game ended."""

    lines: dict[str, list[int]]
    totals: list[int]
    winners: list[int]
    reason: str


def score_text(text: str, cards: Cards) -> Sheet:
    """The final score of a finished game, in which Greg had these cards."""
    game = Retold(text, cards)
    columns = [column(game, seat) for seat in game.seats]
    totals = [sum(points.values()) for points in columns]
    lines = {name: [points[name] for points in columns] for name in columns[0]}
    return Sheet(lines, totals, winners(game, totals), game.reason)


def column(game: Retold, seat: Seat) -> dict[str, int]:
    """One seat's eleven lines."""
    points = {track: sum(game.rows[track][slot] for name, slot in seat.pieces if name == track) for track in TRACKS}
    if seat.commander_slot is not None:
        points["rattonaut"] += game.rows["rattonaut"][seat.commander_slot]
    points["caps"] = sum(cap_points(seat, cap) for cap in seat.caps)
    points["awards"] = 3 * seat.awards - 2 * seat.mouldy
    points["leftovers"] = seat.goods.total() // 4
    return points


def cap_points(seat: Seat, cap: str) -> int:
    """What a cap is worth to its owner."""
    if cap == "crumbs":
        return max(0, 12 - 2 * (seat.on("cockpit") + seat.on("cargo") + seat.on("engine")))
    if cap == "collector":
        return 2 * (len(seat.caps) + len(seat.backpacks) + len(seat.comics) + seat.drinks)
    return CAP_POINTS[cap] * seat.on(cap)


def winners(game: Retold, totals: list[int]) -> list[int]:
    """Most points, then most rattonauts, then a shared victory; alone, a tie is lost."""
    if game.is_solo:
        return [0] if totals[0] > totals[1] else [1]
    rank = [(totals[seat.number], seat.on("rattonaut")) for seat in game.seats]
    return [seat.number for seat in game.seats if rank[seat.number] == max(rank)]
