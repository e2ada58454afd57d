"""Who finishes ahead of whom."""

from ratskeller.arena.pairs import pairs_of
from ratskeller.arena.ratings import Placed


def test_whoever_finishes_ahead_counts_and_who_finishes_level_counts_half() -> None:
    games = [Placed(("a", "b", "c"), (1, 2, 2)), Placed(("b", "c", "a"), (1, 3, 2))]
    found = {(pair.one, pair.other): pair for pair in pairs_of([games, games])}
    assert {pair: one.ahead.share for pair, one in found.items()} == {
        ("a", "b"): 0.5,
        ("a", "c"): 1.0,
        ("b", "c"): 0.75,
    }
    assert all(pair.games == 4 for pair in found.values())
    assert found["a", "c"].ahead.low < 1


def test_a_bot_on_several_seats_counts_by_all_of_them() -> None:
    (pair,) = pairs_of([[Placed(("a", "b", "a"), (1, 2, 3))], [Placed(("a", "b", "a"), (1, 3, 2))]])
    assert (pair.one, pair.other, pair.ahead.share) == ("a", "b", 0.75)
