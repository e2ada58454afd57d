"""`ratskeller arena` as a person calls it."""

import csv
import errno
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.arena.setting import without_time
from tests.cli.commands import Result, ratskeller

FAILING = f"program:{sys.executable} {Path(__file__).parents[1] / 'arena' / 'guest.py'} crash"
BOTS = ("--game", "piedpiper", "--bots", "random,impulse,random:2")


def arena(folder: Path, *words: str) -> Result:
    return ratskeller("arena", "--out", str(folder), "--processes", "1", *words)


def lines_of(path: Path) -> list[dict[str, str]]:
    with path.open(newline="") as file:
        return list(csv.DictReader(file))


def test_a_tournament_is_played_kept_and_told(tmp_path: Path) -> None:
    words = ("--game", "piedpiper", "--bots", "random,impulse", "--seats", "2,3", "--games", "6", "--seed", "3")
    found: Any = arena(tmp_path, *words, "--json").json()
    assert [(table["name"], table["games"]) for table in found["settings"]] == [
        ("piedpiper, 2 seats", 6),
        ("piedpiper, 3 seats", 12),  # one of each is alone against two of the other
    ]
    assert found["games"] == 18
    assert [pool["name"] for pool in found["pools"]] == ["piedpiper"]
    for table in found["settings"]:
        assert {rating["bot"] for rating in table["ratings"]} == {"random", "impulse"}
        assert all(rating["low"] < rating["rating"] < rating["high"] for rating in table["ratings"])
        assert sum(share["share"] for share in table["wins_by_seat"]) == pytest.approx(1)
        assert sum(table["end_reasons"].values()) == table["games"]
    games, ratings = lines_of(tmp_path / "games.csv"), lines_of(tmp_path / "ratings.csv")
    assert len(games) == 6 * 2 + 12 * 3
    assert sum(float(line["won"]) for line in games) == pytest.approx(18)
    assert [line["table"] for line in ratings[::2]] == [
        *("piedpiper, 2 seats", "piedpiper, 3 seats", "piedpiper, all tables"),
    ]
    page = (tmp_path / "report.html").read_text("utf-8")
    assert all(part in page for part in ("<h2>Ratings</h2>", "<h2>piedpiper, 3 seats</h2>", "<h2>Speed</h2>"))
    kept = {path.name: path.read_bytes() for path in (tmp_path / "matches").iterdir()}
    assert without_time(arena(tmp_path, *words, "--json").json()) == without_time(found)
    assert {path.name: path.read_bytes() for path in (tmp_path / "matches").iterdir()} == kept


def test_a_file_describes_the_same_tournament_as_options(tmp_path: Path) -> None:
    file = tmp_path / "tournament.toml"
    file.write_text(
        'name = "Small"\nkind = "ladder"\nbots = ["random", "impulse"]\ngames = 4\nseed = 1\n'
        '[[tables]]\ngame = "piedpiper"\nseats = [2]\noptions = { variant = "young" }\n'
    )
    by_file: Any = arena(tmp_path / "a", str(file), "--json").json()
    options = ("--ladder", "--games", "4", "--seed", "1", "-o", "variant=young")
    by_options: Any = arena(
        tmp_path / "b", "--game", "piedpiper", "--bots", "random,impulse", *options, "--json"
    ).json()
    assert by_file["tournament"]["name"] == "Small"
    assert by_file["settings"][0]["name"] == "piedpiper, 2 seats, variant=young"
    assert without_time(by_file["settings"]) == without_time(by_options["settings"])


def test_a_page_of_ratings_and_pairs_is_written(tmp_path: Path) -> None:
    file, page = tmp_path / "small.toml", tmp_path / "small.md"
    file.write_text(
        'name = "Small"\nbots = ["random", "impulse", "ratling"]\ngames = 6\n'
        '[[tables]]\ngame = "piedpiper"\nseats = [2]\n[[tables]]\ngame = "piedpiper"\nseats = [3]\ngames = 3\n'
    )
    found: Any = arena(tmp_path / "kept", str(file), "--report", str(page), "--json").json()
    assert [table["games"] for table in found["settings"]] == [18, 3]
    assert [sorted(pair["games"] for pair in table["pairs"]) for table in found["settings"]] == [[6] * 3, [3] * 3]
    text = page.read_text("utf-8")
    assert text.startswith("# Small\n")
    assert f"ratskeller arena {file} --out {tmp_path / 'kept'} --report {page}\n" in text
    assert "\n## piedpiper, 3 seats\n" in text
    assert all((tmp_path / "pictures" / f"small-{number}.svg").is_file() for number in (1, 2))


def test_the_page_of_duels_tells_how_often_one_wins_against_others(tmp_path: Path) -> None:
    file, page = tmp_path / "duels.toml", tmp_path / "duels.md"
    file.write_text(
        'kind = "duels"\nbots = ["ratling", "random"]\ngames = 6\n[[tables]]\ngame = "piedpiper"\nseats = [3]\n'
    )
    found: Any = arena(tmp_path / "kept", str(file), "--report", str(page), "--json").json()
    assert found["settings"][0]["matches"][0]["match"]["bots"] == ["ratling", "random", "random"]
    assert "| ratling | random, random | 6 |" in page.read_text("utf-8")


def test_pairings_of_a_table_may_have_games_of_their_own(tmp_path: Path) -> None:
    file = tmp_path / "uneven.toml"
    file.write_text(
        'kind = "duels"\nbots = ["ratling", "impulse", "random"]\n'
        '[[tables]]\ngame = "piedpiper"\nseats = [2]\ngames = [2, 6]\n'
    )
    (table,) = arena(tmp_path / "kept", str(file), "--json").json()["settings"]
    assert {frozenset((pair["one"], pair["other"])): pair["games"] for pair in table["pairs"]} == {
        frozenset(("ratling", "impulse")): 2,
        frozenset(("impulse", "random")): 6,
    }
    file.write_text(file.read_text().replace("[2, 6]", "[2]"))
    refused = arena(tmp_path / "kept", str(file))
    assert refused.code == 2
    assert "piedpiper, 2 seats: games has 1 numbers for 2 pairings" in refused.err


def test_bots_alone_are_rated_with_the_games_own_rival(tmp_path: Path) -> None:
    file = tmp_path / "solo.toml"
    file.write_text('bots = ["random", "impulse"]\ngames = 3\n[[tables]]\ngame = "firstrat"\nlevels = ["easy"]\n')
    (table,) = arena(tmp_path, str(file), "--json").json()["settings"]
    assert table["name"] == "firstrat, alone, easy"
    assert {rating["bot"] for rating in table["ratings"]} == {"random", "impulse", "rival:easy"}
    assert (table["games"], table["fair_share"], len(table["wins_by_seat"])) == (6, None, 2)


def test_more_games_than_memory_holds_are_refused(tmp_path: Path) -> None:
    for words in (("arena", "--out", str(tmp_path), *BOTS), ("match", *BOTS[1:])):
        refused = ratskeller(*words, "--games", "10000001")
        assert refused.code == 2
        assert "'--games'" in refused.err
        assert "10000000" in refused.err


def test_a_report_without_room_is_a_clear_error_and_games_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("ratskeller.arena.sheets.write_ratings", full)
    words = ("--game", "piedpiper", "--bots", "random,impulse", "--games", "2")
    refused = arena(tmp_path, *words)
    complaint = "the report can't be written: No space left on device; all games are kept"
    assert (refused.code, refused.err) == (2, f"ratskeller: {tmp_path}: {complaint}\n")
    monkeypatch.undo()
    assert arena(tmp_path, *words).code == 0


def test_a_bot_that_fails_is_told_and_the_tournament_goes_on(tmp_path: Path) -> None:
    result = arena(tmp_path, "--game", "piedpiper", "--bots", f"{FAILING},random,impulse", "--games", "2")
    assert result.code == 0
    told = " ".join(result.out.split())
    assert (
        told.count("lost 4 games: it ended with exit code 1: ZeroDivisionError: division by zero (first in game ") == 1
    )
    assert result.out.endswith(f"the report is {tmp_path / 'report.html'}\n")
    failed = [line for line in lines_of(tmp_path / "games.csv") if line["forfeit"]]
    assert [(line["bot"], line["won"], line["reason"]) for line in failed] == [(FAILING, "0.0", "forfeit")] * 4
    assert "<h2>Games lost by failing</h2>" in (tmp_path / "report.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ((), "name a file, or bots and games"),
        (("x.toml", *BOTS), "name a file, or bots and games, not both"),
        (("/no/such.toml",), "/no/such.toml: file: can't be read"),
        (BOTS, "no bot is called 'random:2'"),
        (("--game", "piedpiper", "--bots", "random,random"), "bots of a tournament are named once: random"),
        (("--game", "piedpiper", "--bots", "random", "--seats", "two"), "--seats two: numbers with commas"),
        (("--game", "piedpiper", "--bots", "random", "--report", "x.md"), "--report is for a tournament that a file"),
        (("--game", "piedpiper", "--bots", "random", "--seats", "1"), "piedpiper is for 2 to 5 people, not 1"),
        (("--game", "piedpiper", "--game", "piedpiper", "--bots", "random"), "a tournament has each table once"),
        (("--game", "piedpiper", "--bots", "random", "--runner", "moon"), "no runner is called 'moon'"),
        (("--game", "piedpiper", "--bots", "random", "--address", "1.2.3.4:5"), "--address is that of a Ray cluster"),
        (
            ("--game", "piedpiper", "--bots", "random", "--runner", "ray", "--address", "127.0.0.1:1"),
            "no Ray cluster at 127.0.0.1:1: ",
        ),
    ],
)
def test_a_tournament_that_cannot_be_is_refused(tmp_path: Path, words: tuple[str, ...], complaint: str) -> None:
    refused = arena(tmp_path, *words)
    assert refused.code == 2
    assert refused.err.startswith(f"ratskeller: {complaint}")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('bots = ["random"]\n', "tables: is missing"),
        ('bots = ["random"]\nkind = "cup"\ntables = []\n', "kind: 'round-robin' or 'ladder' or 'duels' is expected"),
        ('bots = ["random"]\n[[tables]]\ngame = "firstrat"\nplayers = 2\n', "tables[0].players: is unknown"),
    ],
)
def test_a_file_that_describes_no_tournament_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    file = tmp_path / "tournament.toml"
    file.write_text(text)
    refused = arena(tmp_path, str(file))
    assert refused.code == 2
    assert refused.err.startswith(f"ratskeller: {file}: {complaint}")
