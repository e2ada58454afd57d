"""Bots that other packages bring along."""

from contextlib import closing
from pathlib import Path

import pytest

from ratskeller.arena.playing import play_match
from ratskeller.arena.table import Result, Table
from ratskeller.bots import make_bot
from ratskeller.core.errors import SetupError
from tests.arena.packages import install_bots, install_example
from tests.arena.setting import PROFILE, match_of, without_time


def play(*bots: str, limit: float | None = None) -> Result:
    """A game between these bots."""
    with closing(Table(match_of(*bots, limit=limit), PROFILE)) as table:
        return table.play(0, 0)


def test_the_example_plays_by_its_name_and_by_its_name_with_a_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_example(tmp_path, monkeypatch)
    report = play_match(match_of("hoarder", "hoarder:0.5"), PROFILE, 1)
    assert report.failures == []
    assert [bot.bot for bot in report.bots] == ["hoarder", "hoarder:0.5"]
    assert min(bot.decisions for bot in report.bots) > 5


def test_a_bot_may_print_and_spoil_what_it_is_given_without_any_effect(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_bots(tmp_path, monkeypatch)
    honest, others = play("first", "first:x"), play("chatty", "tamper")
    assert honest.forfeit is None
    assert without_time(others) == without_time(honest)


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("failing:exit", "ended with exit code 3"),
        ("failing:sleep", "took longer than 0.5 seconds to decide"),
        ("failing:raise", "ended with exit code 1: ValueError: no idea"),
        ("failing:number", "answered with an illegal move: -1"),
        ("failing:text", "ended with exit code 1: TypeError: 'str' object cannot be interpreted as an integer"),
        ("broken", "ended with exit code 1: ModuleNotFoundError: No module named 'no_such_module'"),
    ],
)
def test_a_bot_that_fails_loses_the_game_and_the_reason_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spec: str, reason: str
) -> None:
    install_bots(tmp_path, monkeypatch)
    found = play(spec, "random", limit=0.5)
    assert found.forfeit is not None
    assert (found.forfeit.reason, found.winners) == (reason, [1])


def test_bots_of_packages_are_named_to_those_who_ask_for_one_that_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_bots(tmp_path, monkeypatch)
    with pytest.raises(SetupError, match=r"chatty, failing, first, tamper, net:N@FILE, program:COMMAND"):
        make_bot("nobody", outside=True)
    with pytest.raises(SetupError, match="no bot is called 'first'"):
        make_bot("first")
