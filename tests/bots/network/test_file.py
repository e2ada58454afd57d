"""Files of weights: read as they were written, refused when they are damaged or for something else."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from ratskeller.bots import make_bot, seen_in
from ratskeller.bots.features import features_of
from ratskeller.bots.levels import check_bot
from ratskeller.bots.network import file as files
from ratskeller.bots.network.bot import VARIABLE
from ratskeller.bots.network.file import read_network, write_network
from ratskeller.bots.network.weights import NARROW, WIDE, new_network, shapes_for
from ratskeller.core.errors import FileError, SetupError
from ratskeller.games import load_game
from tests.bots.decisions import TABLES, new_game

GAME = load_game("piedpiper")
MOST_BYTES = 2 * 2**20  # for a game, inside the package


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file of weights."""
    write_network(tmp_path / "piper.net", GAME, new_network(GAME, 1, 8, 4), {"seed": 1})
    return tmp_path / "piper.net"


def test_weights_are_read_as_they_were_written(path: Path) -> None:
    network, header = read_network(path, GAME)
    for array, written in zip(network, new_network(GAME, 1, 8, 4), strict=True):
        assert np.array_equal(array, written)
    assert header.about == {"seed": 1}
    assert [file.name for file in path.parent.iterdir()] == ["piper.net"]


@pytest.mark.parametrize("place", [0, 30, 500, -1])
def test_a_changed_byte_is_noticed(path: Path, place: int) -> None:
    content = bytearray(path.read_bytes())
    content[place] ^= 1
    path.write_bytes(content)
    with pytest.raises(FileError, match=r"checksum|does not begin"):
        read_network(path, GAME)


@pytest.mark.parametrize("length", [0, 10, 100, 2000])
def test_a_file_that_was_cut_short_is_refused(path: Path, length: int) -> None:
    path.write_bytes(path.read_bytes()[:length])
    with pytest.raises(FileError):
        read_network(path, GAME)


def test_weights_of_another_game_are_refused(path: Path) -> None:
    with pytest.raises(FileError, match="learned for piedpiper, not for firstrat"):
        read_network(path, load_game("firstrat"))


def test_weights_for_other_features_are_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = features_of(GAME)._replace(blocks=features_of(GAME).blocks | {"something": 3})
    monkeypatch.setattr(files, "features_of", lambda _: other)
    with pytest.raises(FileError, match="other features"):
        read_network(path, GAME)


def test_numbers_that_do_not_fit_the_layers_are_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    network = new_network(GAME, 1, 8, 4)
    short = network._replace(first=network.first[:-1])
    write_network(path, GAME, short, {})
    with pytest.raises(FileError, match="bytes of numbers"):
        read_network(path, GAME)
    write_network(path, GAME, network._replace(first=np.full_like(network.first, np.nan)), {})
    with pytest.raises(FileError, match="numbers"):
        read_network(path, GAME)


@pytest.mark.parametrize("name", ["firstrat", "piedpiper"])
def test_a_network_of_the_usual_size_fits_into_the_package(name: str) -> None:
    shapes = shapes_for(load_game(name), WIDE, NARROW)
    assert 4 * sum(int(np.prod(shape)) for shape in shapes.values()) < MOST_BYTES


def test_a_text_names_a_network_and_its_file(path: Path) -> None:
    play = new_game(TABLES[5])
    bot = make_bot(f"net:40@{path}", threads=1, outside=True)
    assert bot.choose(seen_in(play), 1) in play.legal
    assert bot.choose(seen_in(play), 1) == bot.choose(seen_in(play), 1)


def test_the_environment_names_a_file_or_a_folder(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SetupError, match="no weights are named"):
        check_bot("net:40", GAME)
    monkeypatch.setenv(VARIABLE, str(path))
    check_bot("net:40", GAME)
    monkeypatch.setenv(VARIABLE, str(path.parent))
    with pytest.raises(FileError, match=r"piedpiper\.net"):
        check_bot("net:40", GAME)


@pytest.mark.parametrize("spec", ["net", "net:", "net:1", "net:x@y", "net:40@"])
def test_a_text_that_names_no_network_is_an_error(spec: str) -> None:
    with pytest.raises(SetupError, match="net:N"):
        make_bot(spec, outside=True)


def test_strangers_name_no_files(path: Path) -> None:
    with pytest.raises(SetupError, match="no bot is called"):
        make_bot(f"net:40@{path}")


def test_the_header_says_what_the_file_is_for(path: Path) -> None:
    line = path.read_bytes().split(b"\n")[1]
    assert msgspec.json.decode(line)["game"] == "piedpiper"
