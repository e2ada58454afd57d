"""`ratskeller export`: records as a data set."""

import json
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from ratskeller.core.record import read_record
from ratskeller.envs.dataset import DataFile
from ratskeller.envs.episodes import Episode, episode_of
from ratskeller.envs.minari_dataset import trajectories
from ratskeller.games import load_game
from tests.cli.commands import Result, ratskeller

GAMES = Path(__file__).parents[1] / "games"
GAME = load_game("piedpiper")


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """Three games, one of which is not over, in a folder and a folder within it."""
    folder = tmp_path / "records"
    (folder / "more").mkdir(parents=True)
    first, second = (GAMES / "piedpiper" / "recorded" / f"2-people-{name}-roof.rat" for name in ("standard", "hidden"))
    (folder / "a.record").write_text(first.read_text())
    (folder / "more" / "b.record").write_text(second.read_text())
    (folder / "c.record").write_text(cut(first.read_text()))
    (folder / ".hidden").write_text("not looked at")
    return folder


def cut(text: str) -> str:
    """The record without its last turns."""
    lines = text.splitlines()[:-3]
    begun = lines.index("moves:") + 1
    moves = sum(len(line.split()) - 1 for line in lines[begun:])
    return "\n".join([*lines, f"end: {moves} moves, unfinished", ""])


def export(folder: Path, *words: str, out: str = "data.npz") -> Result:
    return ratskeller("export", str(folder), "--out", str(folder.parent / out), *words)


def data(folder: Path, *words: str, out: str = "data.npz") -> dict[str, Any]:
    result = export(folder, *words, out=out)
    assert result.code == 0, result.err
    with np.load(folder.parent / out, allow_pickle=False) as arrays:
        return dict(arrays)


def episodes(folder: Path, found: dict[str, Any], reward: str = "win") -> list[Episode]:
    read = [read_record(folder / name) for name in found["files"]]
    return [episode_of(record, GAME, GAME.profile(changes=record.options), reward) for record in read]


def test_a_data_set_has_a_row_for_every_decision_of_every_record(records: Path) -> None:
    found = data(records)
    assert found["files"].tolist() == ["a.record", "c.record", "more/b.record"]
    played = episodes(records, found)
    for name in ("observations", "masks", "actions", "seats", "returns"):
        assert np.array_equal(found[name], np.concatenate([getattr(episode, name) for episode in played])), name
    counts = [len(episode.actions) for episode in played]
    assert found["starts"].tolist() == [0, counts[0], sum(counts[:2]), sum(counts)]
    assert found["games"].tolist() == [number for number, count in enumerate(counts) for _ in range(count)]
    assert np.array_equal(found["results"], [episode.rewards for episode in played])
    assert found["people"].tolist() == [2, 2, 2]
    assert found["masks"][np.arange(sum(counts)), found["actions"]].all(), "every move was legal"


def test_a_seat_is_rewarded_after_its_last_decision(records: Path) -> None:
    found = data(records)
    over, unfinished = found["games"] == 0, found["games"] == 1
    for seat in (0, 1):
        mine = np.flatnonzero(over & (found["seats"] == seat))
        assert found["terminations"][mine].tolist() == [False] * (len(mine) - 1) + [True]
        assert found["rewards"][mine].sum() == found["rewards"][mine[-1]] == found["results"][0, seat]
    assert found["results"][0].sum() == 1
    assert not found["truncations"][over].any()
    assert not found["terminations"][unfinished].any()
    assert found["truncations"][unfinished].sum() == 2, "one for each seat"
    assert not found["rewards"][unfinished].any()


def test_a_data_set_says_what_it_is(records: Path) -> None:
    about = json.loads(str(data(records, "--reward", "margin")["about"]))
    assert about["format"] == "ratskeller data 1"
    assert (about["game"], about["rules_version"], about["reward"]) == ("piedpiper", GAME.rules_version, "margin")


def test_another_reward_counts_otherwise(records: Path) -> None:
    found = data(records, "--reward", "margin")
    assert np.array_equal(found["results"], [episode.rewards for episode in episodes(records, found, "margin")])


def test_bytes_are_the_same_observations_in_a_quarter_of_the_room(records: Path) -> None:
    wide, narrow = data(records), data(records, "--observations", "bytes", out="narrow.npz")
    assert narrow["observations"].nbytes * 4 == wide["observations"].nbytes
    assert np.array_equal(np.minimum(narrow["observations"] * narrow["scale"], np.float32(1)), wide["observations"])


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda text: text.rpartition("end:")[0], "the last line 'end: … moves' is missing: the record is cut"),
        (lambda text: text.replace("rules: 1", "rules: 99"), "the record is of rules version 99"),
        (lambda _: "a letter to my aunt\n", "this is no record"),
        (lambda _: "\0\xff", "has characters that can't be shown"),
        (lambda text: text.replace("people: 2", "people: 9"), "is for 2 to 5 people, not 9"),
        (lambda text: text.replace("profile: standard", "profile: attic"), "'attic' does not come with piedpiper"),
    ],
)
def test_a_file_that_can_not_be_used_is_named_and_left_out(
    records: Path, damage: Callable[[str], str], message: str
) -> None:
    broken = records / "b.record"
    broken.write_text(damage((records / "a.record").read_text()))
    result = export(records)
    assert result.code == 1
    assert f"left out: {broken}: " in result.err
    assert message in result.err
    assert "1 of 4 files were left out" in result.err
    assert "3 games" in result.out
    with np.load(records.parent / "data.npz") as found:
        assert found["files"].tolist() == ["a.record", "c.record", "more/b.record"]


def test_records_of_two_games_need_the_name_of_one(records: Path) -> None:
    other = sorted((GAMES / "firstrat" / "recorded").glob("*.rat"))[0]
    (records / "other.record").write_text(other.read_text())
    result = export(records)
    assert (result.code, result.out) == (2, "")
    assert "its records are of several games, firstrat (1) and piedpiper (3): name one by --game" in result.err
    assert data(records, "--game", "firstrat")["files"].tolist() == ["other.record"]


def test_a_folder_without_a_record_that_can_be_used_writes_nothing(records: Path) -> None:
    for file in records.rglob("*.record"):
        file.write_text("\n".join(file.read_text().splitlines()[:-1]))
    result = export(records)
    assert result.code == 2
    assert "3 of 3 files were left out" in result.err
    assert "no record there can be used, and nothing was written" in result.err
    assert [file.name for file in records.parent.iterdir()] == ["records"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--format", "csv"), "no format is called 'csv': there are npz and minari"),
        (("--observations", "int4"), "--observations int4: float32 or bytes is expected"),
        (("--reward", "glory"), "unknown reward 'glory'"),
        (("--game", "chess"), "chess"),
    ],
)
def test_what_is_not_there_is_refused(records: Path, words: tuple[str, ...], message: str) -> None:
    result = export(records, *words)
    assert (result.code, result.out) == (2, "")
    assert message in result.err


def test_a_folder_that_is_not_there_or_empty_is_refused(tmp_path: Path) -> None:
    assert "there is no such folder" in export(tmp_path / "nowhere").err
    (tmp_path / "empty").mkdir()
    assert "no records are there" in export(tmp_path / "empty").err
    (tmp_path / "empty" / "letter.txt").write_text("dear aunt")
    assert "none of its 1 files is a record" in export(tmp_path / "empty").err


def test_a_file_that_is_there_is_replaced_only_when_asked(records: Path) -> None:
    data(records)
    result = export(records)
    assert result.code == 2
    assert "is there already: name another one, or add --overwrite" in result.err
    data(records, "--overwrite", "--reward", "rank")
    assert "can't be written" in export(records, out="nowhere/data.npz").err


def test_memory_holds_one_game_at_a_time(records: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each game is written before the next one is read."""
    seen: list[tuple[int, int]] = []
    add = DataFile.add

    def look(self: DataFile, *game: Any) -> None:
        add(self, *game)
        seen.append((len(self.names), self.decisions))

    monkeypatch.setattr(DataFile, "add", look)
    monkeypatch.setattr("ratskeller.cli.export.read_games", counted(seen))
    assert export(records).code == 0
    assert [entry for entry in seen if entry == (0, 0)] == [(0, 0)] * 3
    assert [entry == (0, 0) for entry in seen] == [True, False] * 3


def counted(seen: list[tuple[int, int]]) -> Any:
    """Notes (0, 0) when a game is read."""
    from ratskeller.cli.export import read_games

    def read(*what: Any) -> Iterable[Any]:
        for game in read_games(*what):
            seen.append((0, 0))
            yield game

    return read


@pytest.mark.parametrize("missing", ["minari", "h5py"])
def test_without_minari_it_is_said_how_to_get_it(records: Path, monkeypatch: pytest.MonkeyPatch, missing: str) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    result = ratskeller("export", str(records), "--format", "minari", "--out", "piedpiper/test-v0")
    assert (result.code, result.out) == (2, "")
    assert result.err == "ratskeller: a Minari data set needs a package more: pip install 'ratskeller[minari]'\n"


@dataclass
class Buffer:
    """What Minari calls an EpisodeBuffer."""

    options: Any
    observations: Any
    actions: Any
    rewards: Any
    terminations: Any
    truncations: Any
    infos: Any


def test_for_minari_every_seat_is_an_episode_that_ends_with_what_it_saw_last(records: Path) -> None:
    record = read_record(records / "a.record")
    episode = episode_of(record, GAME, GAME.profile(changes=record.options))
    minari = SimpleNamespace(data_collector=SimpleNamespace(EpisodeBuffer=Buffer))
    made = list(trajectories(minari, GAME, [("a.record", episode)]))
    assert [one.options for one in made] == [{"record": "a.record", "seat": 0}, {"record": "a.record", "seat": 1}]
    for seat, one in enumerate(made):
        count = len(one.actions)
        assert one.observations["observation"].shape == (count + 1, episode.observations.shape[1])
        assert np.array_equal(one.observations["observation"][:-1], episode.observations[episode.seats == seat])
        assert one.observations["action_mask"].shape == (count + 1, GAME.actions)
        assert one.terminations.tolist() == [False] * (count - 1) + [True]
        assert not one.truncations.any()
        assert one.rewards[-1] == one.rewards.sum() == episode.rewards[seat]
