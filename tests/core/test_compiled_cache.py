"""Where compiled code is kept: never where a change of the rules could leave it stale."""

from pathlib import Path

import pytest

from ratskeller.bots.heuristics_loops import bot_loops_for
from ratskeller.core import rule
from ratskeller.engine.compiled import loops_for
from ratskeller.games import load_game

ROOMS = rule.ROOMS_WITH_RULES


def digests() -> dict[str, str]:
    """The digest of every room, as its files are now."""
    return {room: rule.rules_digest.__wrapped__(room) for room in ROOMS}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with a rule in every room."""
    for room in ROOMS:
        (tmp_path / room).mkdir()
        (tmp_path / room / "some.py").write_text("from ratskeller.core.rule import rule")
    monkeypatch.setattr(rule, "PACKAGE", tmp_path)
    return tmp_path


@pytest.mark.parametrize("edited", ROOMS)
def test_an_edited_rule_moves_the_code_of_its_room_and_of_the_rooms_above(package: Path, edited: str) -> None:
    before = digests()
    (package / edited / "some.py").write_text("from ratskeller.core.rule import entry")
    moved = [room for room in ROOMS if digests()[room] != before[room]]
    assert moved == [*ROOMS[ROOMS.index(edited) :]]


def test_a_file_without_rules_moves_nothing(package: Path) -> None:
    before = digests()
    (package / "core" / "words.py").write_text("BLUE = 3")
    assert digests() == before


def test_code_outside_the_rooms_is_kept_as_if_it_called_them_all() -> None:
    assert rule.room_of("tests.engine.properties.checked_loop") == ROOMS[-1]
    assert rule.room_of("ratskeller.arena.something") == ROOMS[-1]


def test_the_loops_of_each_room_lie_in_the_folder_of_that_room() -> None:
    game = load_game("firstrat")
    for loops, room in ((loops_for(game).step, "engine"), (bot_loops_for(game).survey_turn, "bots")):
        assert Path(loops.stats.cache_path).parent == rule.cache_folder(room)
