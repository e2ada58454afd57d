"""What a report makes of results."""

import pytest

from ratskeller.arena.intervals import share_by_shuffle
from ratskeller.arena.match import new_match
from ratskeller.arena.report import BotReport, failure_texts, report_of
from ratskeller.arena.table import Forfeit
from ratskeller.engine.simulate import Spread, share_of
from ratskeller.games import load_game
from tests.arena.setting import match_of, result_of


def by_name(bots: list[BotReport]) -> dict[str, BotReport]:
    return {bot.bot: bot for bot in bots}


def test_wins_scores_and_times_are_those_of_the_bot_in_every_seat() -> None:
    match = match_of("a", "b")
    results = [
        result_of(0, 0, [30, 20], [0], decisions=[10, 5], seconds=[1.0, 0.1], longest=[0.3, 0.02]),
        result_of(0, 1, [10, 40], [1], decisions=[6, 10], seconds=[0.2, 2.0], longest=[0.04, 0.2]),
        result_of(1, 0, [15, 25], [1], decisions=[20, 9], seconds=[3.0, 0.1], longest=[0.4, 0.01]),
        result_of(1, 1, [22, 22], [0, 1], decisions=[0, 0], seconds=[0.0, 0.0], longest=[0.0, 0.0]),
    ]
    report = report_of(match, results)
    bots = by_name(report.bots)
    assert (report.games, report.shuffles, report.rotations) == (4, 2, 2)
    assert (bots["a"].seats_played, bots["a"].fair_share) == (4, 0.5)
    assert bots["a"].wins == share_by_shuffle([1, 0.25], 2)
    assert bots["b"].wins.share == pytest.approx(0.375)
    assert bots["a"].score.mean == (30 + 40 + 15 + 22) / 4
    assert bots["b"].score.mean == (20 + 10 + 25 + 22) / 4
    assert bots["a"].winning_score is not None
    assert bots["a"].winning_score.mean == (30 + 40 + 22) / 3
    assert report.winning_score is not None
    assert report.winning_score.mean == (30 + 40 + 25 + 22 + 22) / 5
    assert [share.share for share in report.wins_by_seat] == [1.5 / 4, 2.5 / 4]
    assert (bots["a"].decisions, bots["b"].decisions) == (40, 20)
    assert bots["a"].mean_seconds == pytest.approx(6 / 40)
    assert (bots["a"].longest_seconds, bots["b"].longest_seconds) == (0.4, 0.04)


def test_lengths_ends_and_speed_are_those_of_all_games() -> None:
    ends = [("roof", 10, 30, 0.25), ("roof", 20, 40, 0.75), ("two-left", 30, 80, 1.0), ("roof", 40, 90, 2.0)]
    results = [
        result_of(i // 2, i % 2, [1, 0], [0], reason=reason, length=length, moves=moves, took=took)
        for i, (reason, length, moves, took) in enumerate(ends)
    ]
    report = report_of(match_of("a", "b"), results)
    assert report.length_unit == "turns"
    assert (report.lengths, report.moves) == (Spread(10, 25, 40), Spread(30, 60, 90))
    assert report.end_reasons == {"roof": 3, "two-left": 1}
    assert report.games_per_minute == 60


def test_failures_are_told_by_their_way_with_the_first_of_them() -> None:
    results = [
        result_of(0, 0, [1, 0], [0], seed=77, moves=12, forfeit=Forfeit(1, "broke down: ValueError: no")),
        result_of(0, 1, [1, 0], [1], seed=77, moves=9, forfeit=Forfeit(0, "broke down: ValueError: no")),
        result_of(1, 0, [1, 0], [1], seed=78, moves=20, forfeit=Forfeit(0, "ended with exit code 1")),
        result_of(1, 1, [1, 0], [1]),
    ]
    assert failure_texts(report_of(match_of("a", "b"), results).failures) == [
        "b lost 2 games: it broke down: ValueError: no (first in game seed 77, seat 2, move 13)",
        "a lost a game: it ended with exit code 1 (game seed 78, seat 1, move 21)",
    ]


def one_against_three(shuffles: int, strong_wins: int) -> list[BotReport]:
    """A strong bot that wins so many of its four seats in each shuffle."""
    match = match_of("a", "b", seats=4)
    results = [
        result_of(shuffle, rotation, [0] * 4, [rotation if rotation < strong_wins else (rotation + 1) % 4])
        for shuffle in range(shuffles)
        for rotation in range(4)
    ]
    return report_of(match, results).bots


def test_a_bot_on_several_seats_is_measured_by_what_they_win_together() -> None:
    strong, weak = one_against_three(10, 3)
    assert (strong.seats_played, weak.seats_played) == (40, 120)
    assert (strong.wins.share, weak.wins.share) == pytest.approx((0.75, 0.25 / 3))
    assert (3 * weak.wins.low, 3 * weak.wins.high) == pytest.approx((1 - strong.wins.high, 1 - strong.wins.low))


@pytest.mark.parametrize(
    ("wins", "verdicts"), [(3, ("above", "below")), (1, ("open", "open")), (0, ("below", "above"))]
)
def test_the_verdict_says_whether_the_interval_excludes_the_fair_share(wins: int, verdicts: tuple[str, str]) -> None:
    bots = one_against_three(20, wins)
    assert tuple(bot.verdict for bot in bots) == verdicts
    assert all(bot.fair_share == 0.25 for bot in bots)


def test_a_bot_on_all_seats_has_its_fair_share_for_certain() -> None:
    results = [result_of(shuffle, 0, [5, 3, 1], [0]) for shuffle in range(6)]
    report = report_of(match_of("a", seats=3), results)
    (bot,) = report.bots
    assert (bot.wins.low, bot.wins.share, bot.wins.high, bot.verdict) == (1 / 3, 1 / 3, 1 / 3, "open")
    assert report.wins_by_seat[0] == share_of(1, 6)


def test_against_the_games_own_rival_there_is_no_fair_share() -> None:
    game = load_game("firstrat")
    match = new_match(game, game.profile(), ["a"], 1, "hard")
    results = [
        result_of(i, 0, [50 + i, 60], [1], decisions=[4], seconds=[1.0], longest=[0.5], reason="rocket")
        for i in range(5)
    ]
    bot, rival = report_of(match, results).bots
    assert (bot.bot, rival.bot) == ("a", "rival:hard")
    assert (bot.fair_share, bot.verdict, rival.fair_share) == (None, None, None)
    assert (bot.wins.share, rival.wins.share) == (0, 1)
    assert (bot.score.mean, rival.score.mean, bot.winning_score) == (52, 60, None)
    assert (bot.decisions, rival.decisions, rival.mean_seconds) == (20, 0, 0)
