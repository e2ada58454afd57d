"""One game of a match."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from ratskeller.arena import table as tables
from ratskeller.arena.match import new_match
from ratskeller.arena.table import Forfeit, Table, seed_for
from ratskeller.bots import Bot, Seen
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from tests.arena.setting import GAME, PROFILE, match_of, without_time

FIRSTRAT = load_game("firstrat")


class Told:
    """A bot that does what a test tells it."""

    def __init__(self, name: str, answer: Callable[[Seen, int], Any]) -> None:
        self.name = name
        self._answer = answer

    def choose(self, seen: Seen, seed: int) -> int:
        move: int = self._answer(seen, seed)
        return move


def seat_bots(monkeypatch: pytest.MonkeyPatch, **answers: Callable[[Seen, int], Any]) -> None:
    """Let specs mean bots that give these answers."""

    def make(spec: str, *, clock: bool, threads: int, outside: bool) -> Bot:
        assert (clock, threads, outside) == (False, 1, True)
        return Told(spec, answers[spec])

    monkeypatch.setattr(tables, "make_bot", make)


def first(seen: Seen, seed: int) -> int:
    return seen.legal[0]


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    match = match_of()
    played = Table(match, PROFILE).play(3, 1)
    other = Table(match, PROFILE)
    other.play(0, 0)
    assert without_time(other.play(3, 1)) == without_time(played)


def test_a_result_tells_the_end_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_bots(monkeypatch, a=first, b=first)
    found = Table(match_of("a", "b"), PROFILE).play(2, 1)
    play = Playthrough(GAME, PROFILE, 2, seed=found.seed)
    choices = [0, 0]
    while not play.is_over:
        choices[play.actor] += 1
        play.apply_number(play.legal[0])
    pad = GAME.score_pad(play.box, play.position)
    assert (found.shuffle, found.rotation, found.moves) == (2, 1, len(play.moves))
    assert (found.scores, found.winners, found.reason) == (pad.totals, pad.winners, pad.reason)
    assert found.length == int(GAME.lengths(play.positions)[0])
    assert found.decisions == choices
    assert all(0 < most <= total < found.took for most, total in zip(found.longest, found.seconds, strict=True))


def test_rotations_of_a_shuffle_have_the_same_luck_and_shuffles_have_another(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_bots(monkeypatch, a=first, b=first)
    table = Table(match_of("a", "b"), PROFILE)
    games = [table.play(*task) for task in ((0, 0), (0, 1), (1, 0))]
    assert games[0].seed == games[1].seed != games[2].seed
    assert without_time(games[0])["scores"] == without_time(games[1])["scores"]


def test_a_bot_sits_where_its_rotation_puts_it(monkeypatch: pytest.MonkeyPatch) -> None:
    seats: dict[str, set[int]] = {"a": set(), "b": set()}

    def noted(spec: str, seen: Seen, seed: int) -> int:
        seats[spec].add(seen.seat)
        return seen.legal[0]

    seat_bots(monkeypatch, a=partial(noted, "a"), b=partial(noted, "b"))
    table = Table(match_of("a", "b", seats=3), PROFILE)
    table.play(0, 0)
    assert seats == {"a": {0}, "b": {1, 2}}
    table.play(0, 2)
    assert seats == {"a": {0, 2}, "b": {0, 1, 2}}


def test_every_decision_has_a_seed_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def noted(seen: Seen, seed: int) -> int:
        seeds.append(seed)
        return seen.legal[0]

    seat_bots(monkeypatch, a=noted)
    match = match_of("a")
    played = [Table(match, PROFILE).play(shuffle, 0) for shuffle in (0, 1)]
    decisions = sum(sum(game.decisions) for game in played)
    # The first decision of a table is asked for twice: once to load what is compiled.
    assert len(seeds) == decisions + 2
    assert len(set(seeds)) == decisions
    assert not {game.seed for game in played} & set(seeds)


def test_seeds_depend_on_every_part_of_their_key() -> None:
    keys = [(0,), (0, 0), (0, 0, 0), (0, 1), (1, 0), (1, 0, 0, 0), (1, 0, 0, 1), (1, 0, 1, 0)]
    seeds = {seed_for(seed, *key) for key in keys for seed in (0, 1, 2**40)}
    assert len(seeds) == 3 * len(keys)
    assert all(0 <= seed < 2**62 for seed in seeds)


def test_a_bot_that_breaks_down_loses_the_game_and_the_others_share_the_victory(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers = 0

    def breaks(seen: Seen, seed: int) -> int:
        nonlocal answers
        answers += 1
        if answers > 3:
            raise ValueError("no idea")
        return seen.legal[0]

    seat_bots(monkeypatch, a=first, b=breaks, c=first)
    found = Table(match_of("a", "b", "c", seats=3), PROFILE).play(5, 0)
    assert found.forfeit == Forfeit(1, "broke down: ValueError: no idea")
    assert (found.winners, found.reason, found.decisions[1]) == ([0, 2], "forfeit", 2)
    play = Playthrough(GAME, PROFILE, 3, seed=found.seed)
    while len(play.moves) < found.moves:
        play.apply_number(play.legal[0])
    assert play.actor == 1
    assert found.scores == GAME.score_pad(play.box, play.position).totals


def test_a_bot_that_fails_alone_loses_to_greg(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_bots(monkeypatch, a=lambda seen, seed: -1)
    profile = FIRSTRAT.profile()
    found = Table(new_match(FIRSTRAT, profile, ["a"], 1, "easy"), profile).play(0, 0)
    assert (found.winners, len(found.scores)) == ([1], 2)


def test_a_table_goes_on_after_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_bots(monkeypatch, a=first, b=lambda seen, seed: None)
    table = Table(match_of("a", "b"), PROFILE)
    assert [table.play(0, rotation).winners for rotation in (0, 1)] == [[0], [1]]


@pytest.mark.parametrize("answer", [GAME.actions, -1, None, "1", 1.0])
def test_an_answer_that_is_no_move_loses_the_game(monkeypatch: pytest.MonkeyPatch, answer: Any) -> None:
    seat_bots(monkeypatch, a=lambda seen, seed: answer)
    found = Table(match_of("a"), PROFILE).play(0, 0)
    assert found.forfeit == Forfeit(0, f"answered with an illegal move: {answer!r}")


def test_an_illegal_move_is_told_as_people_write_it(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = 0

    def illegal(seen: Seen, seed: int) -> int:
        nonlocal wrong
        wrong = next(move for move in range(seen.game.actions) if move not in seen.legal)
        return wrong

    seat_bots(monkeypatch, a=illegal)
    found = Table(match_of("a"), PROFILE).play(0, 0)
    assert found.forfeit == Forfeit(0, f"answered with an illegal move: '{GAME.format_move(wrong)}'")


def test_a_bot_alone_plays_against_greg() -> None:
    profile = FIRSTRAT.profile()
    found = {
        level: Table(new_match(FIRSTRAT, profile, ["random"], 1, level), profile).play(0, 0)
        for level in ("easy", "unfair")
    }
    for result in found.values():
        assert (len(result.scores), len(result.decisions)) == (2, 1)
    assert found["easy"].scores != found["unfair"].scores
