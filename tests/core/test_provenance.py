"""Every table of the data that come with a game says where it comes from."""

import tomllib
from pathlib import Path

import pytest

from ratskeller.core.profile import UNHASHED, ProfileData
from ratskeller.core.provenance import KINDS, Origin, kinds_behind, kinds_of, origins_of, provenance_of
from ratskeller.games import GAMES, load_game
from ratskeller.i18n import LANGUAGES, catalogue

FILES = [
    (name, file)
    for name in GAMES
    for file in sorted(load_game(name).data.rglob("*.toml"))
    if file.parent.name != "examples"  # positions of a book: what lies where, not what there is
]
of_every_file = pytest.mark.parametrize(("name", "file"), FILES, ids=[f"{name}-{file.stem}" for name, file in FILES])


def tables_without_origin(data: ProfileData) -> list[str]:
    """The tables of a profile that don't say in the four words where all of their parts come from."""
    lines = {name: line.split(";") for name, line in data.provenance.items()}
    return [name for name, halves in lines.items() if len(origins_of(";".join(halves))) < len(halves)]


@of_every_file
def test_every_table_says_in_the_four_words_where_it_comes_from(name: str, file: Path) -> None:
    data = load_game(name).load_profile(file, {}).data
    assert tables_without_origin(data) == []
    assert all(provenance_of(data).values())


@of_every_file
def test_no_table_is_left_out(name: str, file: Path) -> None:
    tables = tomllib.loads(file.read_text("utf-8"))
    assert set(provenance_of(load_game(name).load_profile(file, {}).data)) == set(tables) - set(UNHASHED)


@pytest.mark.parametrize("line", ["", "own board", "photo; I think", "printed: all", "source: prices; mine: spaces"])
def test_a_line_in_other_words_is_found_out(line: str) -> None:
    game = load_game("firstrat")
    data = game.profile().data
    data.provenance["stalls"] = line
    try:
        assert tables_without_origin(data) == ["stalls"]
    finally:
        data.provenance["stalls"] = "source"


def test_a_figure_has_the_origin_of_the_part_that_names_it() -> None:
    line = "photo: spaces; source: prices"
    assert kinds_behind(line, "stalls-frog-price") == ["source"]
    assert kinds_behind(line, "stalls-frog-space") == ["photo"]
    assert kinds_behind(line, "stalls-frog-bell") == ["source", "photo"]
    assert kinds_behind("photo; derived: spaces 1 and 2", "path-cheese_least") == ["photo"]


def test_a_line_names_kinds_for_parts() -> None:
    line = "photo: spaces; source: prices"
    assert origins_of(line) == [Origin("photo", "spaces"), Origin("source", "prices")]
    assert kinds_of(line) == ["source", "photo"]
    assert kinds_of("our own board, looked up") == []


def test_what_no_rulebook_shows_is_not_said_to_be_in_one() -> None:
    kinds = provenance_of(load_game("firstrat").profile().data)
    for table in ("path", "lights", "burrow", "greg", "track_tiles", "path_tiles", "pipes", "stalls", "tracks"):
        assert set(kinds[table]) & {"photo", "reconstructed"}, table
    assert "reconstructed" in kinds["greg"]
    assert "reconstructed" in provenance_of(load_game("piedpiper").profile().data)["actions"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_table_and_every_kind_has_words(name: str, language: str) -> None:
    words = catalogue(language)
    assert all(words(f"provenance-{kind}") for kind in KINDS)
    for table in provenance_of(load_game(name).profile().data):
        assert words(f"provenance-{name}-{table}").endswith(".")
