"""Bots that are programs."""

import json
import sys
from contextlib import closing
from pathlib import Path

import psutil
import pytest

from ratskeller.arena.playing import play_match
from ratskeller.arena.table import Table
from ratskeller.bots import make_bot
from ratskeller.bots.guests import program as programs
from ratskeller.core.codec import to_plain
from ratskeller.core.errors import SetupError
from ratskeller.engine.playthrough import Playthrough
from tests.arena.setting import GAME, PROFILE, match_of, without_time
from tests.documented import ROOT

GUEST = f"program:{sys.executable} {Path(__file__).with_name('guest.py')}"
EXAMPLE = f"program:{sys.executable} {ROOT / 'examples' / 'line-bot' / 'bot.py'}"


def reason_of(spec: str, limit: float | None = None) -> str:
    """Why a bot has lost a game."""
    match = match_of(spec, "random", limit=limit)
    with closing(Table(match, PROFILE)) as table:
        result = table.play(0, 0)
    assert result.forfeit is not None
    assert (result.forfeit.seat, result.winners) == (0, [1])
    return result.forfeit.reason


def test_the_example_plays_whole_games_that_can_be_repeated() -> None:
    match = match_of(EXAMPLE, "random", seed=4)
    first, second = (play_match(match, PROFILE, 2) for _ in range(2))
    assert first.failures == []
    assert without_time(first) == without_time(second)
    assert min(bot.decisions for bot in first.bots) > 10


@pytest.mark.parametrize(
    ("how", "reason"),
    [
        ("crash", "ended with exit code 1: ZeroDivisionError: division by zero"),
        ("leave", "ended with exit code 3"),
        ("illegal", "answered with an illegal move: 'nonsense'"),
        ("number", "answered with an illegal move: 7"),
        ("wrong", "answered 'decide' with 'ready', not with 'move'"),
        ("unready", "answered 'hello' with 'hello', not with 'ready'"),
        ("garbage", "answered with no JSON: r2>9"),
        ("list", 'answered with no JSON object: ["{move}"]'),
        ("twice", "answered with more than one line"),
        ("endless", "answered with more than 1,000,000 bytes"),
    ],
)
def test_a_program_that_fails_loses_the_game_and_the_reason_is_told(how: str, reason: str) -> None:
    play = Playthrough(GAME, PROFILE, 2, seed=Table(match_of("random"), PROFILE).play(0, 0).seed)
    assert reason_of(f"{GUEST} {how}") == reason.replace("{move}", play.legal_moves()[0])


def test_a_program_that_is_too_slow_loses_the_game_and_is_ended() -> None:
    assert reason_of(f"{GUEST} silent", limit=0.2) == "took longer than 0.2 seconds to decide"
    assert not [child for child in psutil.Process().children(recursive=True) if "guest.py" in " ".join(child.cmdline())]


def test_a_program_that_does_not_start_in_time_loses_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "START_SECONDS", 0.2)
    assert reason_of("program:sleep 60") == "took longer than 0.2 seconds to start"


def test_after_a_failure_a_program_is_started_again(tmp_path: Path) -> None:
    match = match_of(f"{GUEST} crash {tmp_path / 'heard'}", "random")
    with closing(Table(match, PROFILE)) as table:
        assert [table.play(shuffle, 0).reason for shuffle in (0, 1)] == ["forfeit"] * 2
    heard = [json.loads(line)["type"] for line in (tmp_path / "heard").read_text().splitlines()]
    assert heard == ["hello", "decide"] * 2


def test_a_program_is_told_the_game_once_and_then_only_what_its_seat_may_know(tmp_path: Path) -> None:
    match = match_of(f"{GUEST} first {tmp_path / 'heard'}", limit=5.0)
    with closing(Table(match, PROFILE)) as table:
        result = table.play(0, 0)
    hello, *questions = [json.loads(line) for line in (tmp_path / "heard").read_text().splitlines()]
    assert (hello["protocol"], hello["game"], hello["seconds"]) == (1, "piedpiper", 5.0)
    assert hello["profile"]["hash"] == PROFILE.hash
    assert hello["profile"]["data"]["name"] == "standard"
    assert len(questions) == sum(result.decisions)
    play = Playthrough(GAME, PROFILE, 2, seed=result.seed)
    for question in questions:
        assert set(question) == {"type", "seat", "view", "legal", "seed", "seconds"}
        assert (question["seat"], question["legal"]) == (play.actor, play.legal_moves())
        assert question["view"] == plain_view(play)
        assert 0 <= question["seed"] < 2**53
        play.apply_number(play.legal[0])
    assert play.is_over


def plain_view(play: Playthrough) -> dict[str, object]:
    """What the seat that decides may know, by names, without the random state."""
    plain = to_plain(GAME.layout, GAME.view_for(play.box, play.position, play.actor))
    del plain["rng"]
    return plain


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ("program:", "names no command"),
        ("program:'", "is no command"),
        ("program:/no/such/program here", "there is no program '/no/such/program'"),
    ],
)
def test_a_program_that_is_not_there_is_refused_at_once(spec: str, complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        make_bot(spec, outside=True)


def test_programs_run_only_for_those_who_ask_for_bots_from_outside() -> None:
    with pytest.raises(SetupError, match="no bot is called 'program:true'"):
        make_bot("program:true")
