"""Ratings and their intervals."""

import numpy as np
import pytest

from ratskeller.arena.match import new_match
from ratskeller.arena.ratings import Placed, placed, ratings_of
from ratskeller.arena.table import Forfeit
from ratskeller.games import load_game
from tests.arena.setting import match_of, result_of


def test_winners_come_first_then_points_decide() -> None:
    match = match_of("a", "b", "c", seats=3)
    assert placed(match, result_of(0, 0, [9, 5, 9], [2])) == Placed(("a", "b", "c"), (2, 3, 1))
    assert placed(match, result_of(0, 1, [5, 5, 8], [2])) == Placed(("c", "a", "b"), (2, 2, 1))
    assert placed(match, result_of(0, 0, [7, 7, 2], [0, 1])).places == (1, 1, 3)


def test_who_fails_is_last_and_all_others_are_first() -> None:
    match = match_of("a", "b", "c", seats=3)
    result = result_of(0, 0, [9, 5, 1], [1, 2], forfeit=Forfeit(0, "took longer than 1 seconds to decide"))
    assert placed(match, result).places == (3, 1, 1)


def test_the_games_own_rival_is_rated_too() -> None:
    game = load_game("firstrat")
    match = new_match(game, game.profile(), ["a"], 1, "hard")
    result = result_of(0, 0, [50, 60], [1], decisions=[4], seconds=[1.0], longest=[0.5])
    assert placed(match, result) == Placed(("a", "rival:hard"), (2, 1))


def shuffles_won_by(strength: dict[str, float], count: int, seed: int) -> list[list[Placed]]:
    """Games of two, which a bot wins as often as its part of both strengths."""
    luck, bots = np.random.default_rng(seed), list(strength)
    shuffles = []
    for _ in range(count):
        games = []
        for one in bots:
            for other in bots:
                if one != other:
                    wins = luck.random() < strength[one] / (strength[one] + strength[other])
                    games.append(Placed((one, other), (1, 2) if wins else (2, 1)))
        shuffles.append(games)
    return shuffles


def test_the_stronger_is_rated_higher_and_intervals_shrink_with_games() -> None:
    strength = {"weak": 1.0, "middle": 2.0, "strong": 6.0}
    few, many = (ratings_of(shuffles_won_by(strength, count, 3)) for count in (8, 60))
    assert [rating.bot for rating in many] == ["strong", "middle", "weak"]
    assert [rating.games for rating in many] == [240, 240, 240]

    def width(ratings: list[float | None]) -> float:
        low, high = ratings
        assert low is not None
        assert high is not None
        return high - low

    assert sum(width([r.low, r.high]) for r in many) < sum(width([r.low, r.high]) for r in few)


def test_ratings_are_the_same_every_time_and_progress_is_told() -> None:
    shuffles, heard = shuffles_won_by({"a": 1.0, "b": 1.5}, 6, 1), list[tuple[int, int]]()
    assert ratings_of(shuffles, lambda done, total: heard.append((done, total))) == ratings_of(shuffles)
    assert heard == [(done, 100) for done in range(1, 101)]


def test_who_wins_everything_is_not_rated_for_certain() -> None:
    best, worst = ratings_of([[Placed(("a", "b"), (1, 2)), Placed(("b", "a"), (2, 1))]] * 10)
    assert (best.bot, worst.bot) == ("a", "b")
    assert best.low is not None
    assert best.low <= best.rating - 1.95 * best.sigma < best.rating - 1


def test_one_shuffle_gives_no_interval() -> None:
    ratings = ratings_of(shuffles_won_by({"a": 1.0, "b": 1.5}, 1, 1))
    assert [(rating.low, rating.high) for rating in ratings] == [(None, None)] * 2


def test_a_bot_that_only_meets_itself_keeps_its_rating() -> None:
    (rating,) = ratings_of([[Placed(("a", "a"), (1, 2))]] * 3)
    assert rating.rating == pytest.approx(25)
    assert rating.games == 3
