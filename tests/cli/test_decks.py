"""`ratskeller decks` as a person calls it."""

from pathlib import Path

import pytest

from ratskeller.arena.firstrat.decks import pairings
from ratskeller.games import load_game
from tests.cli.commands import ratskeller

GAME = load_game("firstrat")


def test_every_deck_on_every_level_is_measured_in_one_table(tmp_path: Path) -> None:
    report, keep = tmp_path / "decks.md", tmp_path / "games"
    words = ("decks", "firstrat", "--games", "2,1,0,0,0", "--keep", str(keep), "--report", str(report))
    first = ratskeller(*words)
    assert first.code == 0
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in first.out.splitlines() if line[:2] == "| "][2:]
    wanted = [(deck, bot, level) for deck in ("usual", "fierce") for bot in BOTS for level in GAME.levels]
    assert [tuple(row[:3]) for row in rows] == wanted
    assert {(row[1], row[3]) for row in rows} == {("ratling", "2"), ("pantry-rat", "1")}
    assert first.out.rstrip() in report.read_text("utf-8")
    assert len(list(keep.iterdir())) == len(rows)
    assert ratskeller(*words).out == first.out


BOTS = ("ratling", "pantry-rat")


def test_a_bot_that_is_no_level_is_measured_beside_them(tmp_path: Path) -> None:
    report = tmp_path / "decks.md"
    found = ratskeller("decks", "firstrat", "--games", "0,0,0,0,0", "--also", "greedy=2", "--report", str(report))
    rows = [line.split("|")[2:5:2] for line in found.out.splitlines() if line[:2] == "| "][2:]
    assert [[cell.strip() for cell in row] for row in rows] == [["greedy", "2"]] * 8
    assert "ratskeller decks firstrat --games 0,0,0,0,0 --also greedy=2 --seed 0 --report" in report.read_text("utf-8")


def test_decks_differ_in_their_profiles_and_in_nothing_else() -> None:
    found = pairings(GAME, {"ratling": 3})
    assert [one.profile.changes for one in found] == [{}] * 4 + [{"greg_deck": "fierce"}] * 4
    assert {(one.games, one.match.seed, one.match.seats) for one in found} == {(3, 0, 1)}


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("piedpiper",), "piedpiper has no rival of its own"),
        (("firstrat", "--games", "4,4"), "--games 4,4: a number for each of ratling, pantry-rat, sly-rat, rat-king"),
        (("firstrat", "--games", "4,4,x,1"), "--games 4,4,x,1: a number for each"),
        (("firstrat", "--also", "greedy"), "--also greedy: a bot and a number of games are expected"),
        (("firstrat", "--also", "nobody=2"), "no bot is called 'nobody'"),
    ],
)
def test_what_cannot_be_measured_is_refused(words: tuple[str, ...], complaint: str) -> None:
    refused = ratskeller("decks", *words)
    assert refused.code == 2
    assert refused.err.startswith(f"ratskeller: {complaint}")
