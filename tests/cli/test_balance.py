"""`ratskeller balance` as a person calls it."""

import csv
import re
from pathlib import Path
from typing import Any

import pytest

from ratskeller.reports.balance import page
from ratskeller.reports.markdown import MarkdownPage
from tests.cli.commands import Result, ratskeller

PIPER = ("piedpiper", "--bots", "random", "--seats", "2,3", "--games", "30", "--beside", "impulse")


def balance(folder: Path, *words: str) -> Result:
    return ratskeller("balance", *words, "--out", str(folder), "--processes", "1")


def test_a_balance_is_played_kept_and_told(tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    found: Any = balance(tmp_path / "kept", *PIPER, "--beside-games", "10", "--report", str(file), "--json").json()
    assert [(table["name"], table["games"], len(table["wins_by_seat"])) for table in found["tables"]] == [
        *(("2 seats", 30, 2), ("3 seats", 30, 3)),
    ]
    for table in found["tables"]:
        assert sum(share["share"] for share in table["wins_by_seat"]) == pytest.approx(1)
        assert sum(table["reasons"].values()) == sum(table["lengths"].values()) == 30
        winners = sum(table["winning_points"].values())
        assert winners + sum(table["losing_points"].values()) == 30 * table["seats"]
        out = next(one for one in table["compared"]["How seats stand at the end"] if one["name"] == "out")
        assert out["others_with"] > 0
    (worth,) = found["worth"].values()
    assert sum(one["had"] for one in worth) == pytest.approx(4)  # cards of a hand
    assert [(table["name"], table["bot"], table["games"]) for table in found["beside"]] == [
        *(("2 seats", "impulse", 10), ("3 seats", "impulse", 10)),
    ]
    text = file.read_text("utf-8")
    assert "| 3 seats, `random` | 30 |" in text
    assert "| 3 seats, `impulse` | 10 |" in text
    assert all(heading in text for heading in ("# How balanced The Pied Piper is", "## Cards", "## Points"))
    pictures = re.findall(r"\(pictures/([\w-]+\.svg)\)", text)
    assert len(pictures) > 5
    assert all((tmp_path / "pictures" / name).read_text("utf-8").startswith("<svg ") for name in pictures)
    with (tmp_path / "kept" / "balance-piedpiper.csv").open(newline="") as sheet:
        lines = list(csv.DictReader(sheet))
    assert len(lines) == (30 + 10) * 2 + (30 + 10) * 3
    assert sum(float(line["won"]) for line in lines) == pytest.approx(80)


def test_the_same_command_goes_on_and_tells_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "balance_page", lambda *_: MarkdownPage("", {}))  # its plots take time
    words = ("piedpiper", "--bots", "random", "--seats", "4")
    balance(tmp_path / "a", *words, "--games", "8")
    kept = {path.name: path.read_bytes() for path in (tmp_path / "a" / "matches").iterdir()}
    more = balance(tmp_path / "a", *words, "--games", "12", "--json").json()
    assert all((tmp_path / "a" / "matches" / name).read_bytes().startswith(text) for name, text in kept.items())
    assert more == balance(tmp_path / "b", *words, "--games", "12", "--json").json()


def test_first_rat_tells_what_items_are_worth_and_how_it_is_alone(tmp_path: Path) -> None:
    result = balance(tmp_path, "firstrat", "--bots", "random", "--seats", "1,2", "--games", "6", "-o", "comics=super")
    assert result.code == 0, result.err
    assert "2 seats: " in result.out
    text = (tmp_path / "balance-firstrat.md").read_text("utf-8")
    assert "\n## What items, caps and comics are worth\n" in text
    alone = text.partition("\n## Alone\n")[2]
    assert [line.split(" |")[0] for line in alone.splitlines() if "alone" in line] == [
        *("| alone, easy", "| alone, medium", "| alone, hard", "| alone, unfair"),
    ]
    assert "--seats 1,2 -o comics=super --out" in text


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("chess",), "unknown game 'chess'"),
        (("piedpiper", "--bots", "nobody"), "no bot is called 'nobody'"),
        (("piedpiper", "--seats", "1"), "piedpiper is for 2 to 5 people, not 1"),
        (("piedpiper", "--seats", "two"), "--seats two: numbers with commas"),
        (("piedpiper", "--report", "/no/such/page.md"), "/no/such/page.md: its folder is not there"),
    ],
)
def test_a_balance_that_cannot_be_measured_is_refused(tmp_path: Path, words: tuple[str, ...], complaint: str) -> None:
    refused = balance(tmp_path, *words)
    assert refused.code == 2
    assert refused.err.startswith(f"ratskeller: {complaint}")


def test_the_help_has_examples() -> None:
    result = ratskeller("balance", "--help")
    assert result.code == 0
    assert "ratskeller balance piedpiper --games 500" in result.out.partition("Examples:")[2]
