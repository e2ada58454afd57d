"""Luck from a seed and salts, and the line of a record that tells of it."""

import hashlib
import hmac
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ratskeller.core.errors import RecordError
from ratskeller.core.fair import Fair, is_salt, skipped_before
from ratskeller.core.record import format_record, parse_record
from ratskeller.engine.luck import commitment, luck, luck_key, new_seed
from tests.engine.fair_games import SEED, TABLE, fair_game

LINE = f"fair: table={TABLE} seed={SEED} salts=salt0,"


def test_a_new_seed_has_32_bytes_and_is_new() -> None:
    assert len(bytes.fromhex(new_seed())) == 32
    assert new_seed() != new_seed()


def test_key_commitment_and_luck_are_what_the_documents_say() -> None:
    key = hashlib.sha256(f"{SEED}:a::b:{TABLE}".encode()).digest()
    assert luck_key(SEED, ["a", "", "b"], TABLE) == key
    assert commitment(SEED) == hashlib.sha256(SEED.encode()).hexdigest()
    assert luck(key, 12) == int(hmac.new(key, b"12", "sha256").hexdigest()[:16], 16) >> 2


def test_everybody_has_a_say_in_the_luck() -> None:
    parts = [
        (SEED, ["a", "b"], TABLE),
        (SEED, ["b", "a"], TABLE),
        (SEED, ["a", "c"], TABLE),
        (SEED, ["ab", ""], TABLE),
        (SEED[::-1], ["a", "b"], TABLE),
        (SEED, ["a", "b"], "another"),
    ]
    assert len({luck(luck_key(*part), entry) for part in parts for entry in range(50)}) == len(parts) * 50


@pytest.mark.parametrize("salt", ["a:b", "a b", "a,b", "é", "a\n", "x" * 65])
def test_what_could_be_read_in_two_ways_is_no_salt(salt: str) -> None:
    assert not is_salt(salt)
    with pytest.raises(ValueError, match="salts: at most 64 characters"):
        luck_key(SEED, [salt], TABLE)


@pytest.mark.parametrize("salt", ["", "0f", "x" * 64, "-", "3.14", "!~*+/=;"])
def test_short_text_that_can_be_printed_is_a_salt(salt: str) -> None:
    fair = Fair(TABLE, SEED, [salt])
    record = msgspec.structs.replace(fair_game("firstrat", 1, "easy").record, fair=fair)
    assert parse_record(format_record(record, {})).fair == fair


def test_a_record_tells_of_entries_that_undos_used_up() -> None:
    assert skipped_before([1, 2, 5, 6, 11]) == {3: 2, 5: 6}
    assert skipped_before([3]) == {1: 2}
    assert skipped_before([1, 2, 3]) == {}


@pytest.mark.parametrize("undo_every", [0, 7])
def test_a_record_with_its_luck_reads_as_it_was_written(undo_every: int) -> None:
    whole = fair_game("piedpiper", 3, undo_every=undo_every)
    assert whole.record.fair is not None
    assert bool(whole.record.fair.skipped) == bool(undo_every)
    assert parse_record(whole.text) == whole.record


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("fair:", "'table' is missing"),
        (f"fair: table={TABLE} seed={SEED}", "'salts' is missing"),
        (f"{LINE} luck=7", "unknown 'luck': table, seed, salts, skipped are expected"),
        (f"{LINE},x", "a salt is expected for each of 2 seats, not 'salt0,,x'"),
        (f"{LINE}é", "salts: at most 64 characters without colon, comma or space, not 'é'"),
        (f"fair: table=a:b seed={SEED} salts=,", "table: at most 64 letters, digits, - and _ are expected, not 'a:b'"),
        (f"fair: table={TABLE} seed=77 salts=,", "seed: 64 digits of 0-9 and a-f are expected, not '77'"),
        (f"{LINE} skipped=", "skipped: pairs like 12:3 are expected, not ''"),
        (f"{LINE} skipped=12:0", "skipped: pairs like 12:3 are expected, not '12:0'"),
        (f"{LINE} skipped=5:2,4:6", "skipped: '4:6' does not rise over 5:2"),
        (f"{LINE} skipped=5:2,6:2", "skipped: '6:2' does not rise over 5:2"),
    ],
)
def test_a_bad_line_is_refused_by_name(line: str, complaint: str) -> None:
    text = fair_game("firstrat", 2).text
    assert f"\n{LINE}\n" in text
    with pytest.raises(RecordError) as refused:
        parse_record(text.replace(LINE, line), "evening.record")
    assert str(refused.value) == f"evening.record: fair: {complaint}"


def test_the_ten_lines_of_the_documents_give_the_same_luck() -> None:
    text = (Path(__file__).parents[2] / "docs" / "fair.md").read_text("utf-8")
    names: dict[str, Any] = {}
    exec(text.partition("```python\n")[2].partition("```")[0], names)
    key = luck_key(SEED, ["a", ""], TABLE)
    assert names["fair"](SEED, ["a", ""], TABLE, 9) == (commitment(SEED), [luck(key, n) for n in range(9)])
