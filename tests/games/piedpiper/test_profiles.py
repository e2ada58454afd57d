"""Profiles of The Pied Piper: what is wrong is named with file and key, and what play depends on is hashed."""

import json
import tomllib
from pathlib import Path

import msgspec
import pytest

from ratskeller.core.errors import ProfileError, SetupError
from ratskeller.core.profile import hash_of
from ratskeller.engine.batch import Batch
from ratskeller.games import load_game
from ratskeller.games.piedpiper.profile import Options, ProfileData
from ratskeller.games.piedpiper.profile_tables import tables_of
from tests.cli.commands import ratskeller
from tests.games.firstrat.test_profiles import NUMBER, leaves, written

GAME = load_game("piedpiper")
STANDARD = GAME.profile_path("standard")
TEXT = STANDARD.read_text("utf-8")
PAGE = Path(__file__).parents[3] / "docs" / "profiles.md"

# what stands in the file, what it is changed to, the key that is at fault, and what is said about it
MISTAKES = {
    # one wrong number
    "a count that is negative": ("run = 6", "run = -6", "actions.run", NUMBER(0, 100, -6)),
    "a hand of one": ("hand = 4", "hand = 1", "counts.hand", NUMBER(2, 6, 1)),
    "a hand of seven": ("hand = 4", "hand = 7", "counts.hand", NUMBER(2, 6, 7)),
    "no turns": ("turns = 500", "turns = 0", "counts.turns", NUMBER(1, 10000, 0)),
    # a wrong count
    "too few normal cards": ("forward = 14", "forward = 1", "actions", "27 cards besides plus and melody are too few"),
    "too many action cards": ("forward = 14", "forward = 65", "actions", "there are 101 cards: 100 at most"),
    "too many character cards": ("rat = 3 ", "rat = 17 ", "characters", "there are 105 cards: 100 at most"),
    "rats without a card": ("rat = 3 ", "rat = 0 ", "characters.rat", "every rat needs a card"),
    "a piper without a card": ("piper = 3", "piper = 0", "characters.piper", "the piper needs a card"),
    # unknown and missing names, wrong types
    "an unknown variant": ('variant = "standard"', 'variant = "old"', "options.variant", "'young' or 'hidden' is"),
    "a roof that is a number": ('roof = "8"', "roof = 8", "options.roof", "'7' or '8' is expected, not 8"),
    "an unknown reading": ('sewer_plus = "sewer"', 'sewer_plus = "swim"', "options.sewer_plus", "'sewer' or 'walk'"),
    "two variants": ('variant = "standard"', 'variant = ["young", "hidden"]', "options.variant", "not a list of 2"),
    "an unknown card": ("melody = 5", "melody = 5\nhop = 1", "actions.hop", "is unknown: the names are forward, run"),
    "a card that is missing": ("melody = 5", "", "actions.melody", "is missing"),
    "a table that is missing": ("[characters]", "[figures]", "characters", "is missing"),
    "a table that is unknown": ("[characters]", "[figures]", "figures", "is unknown"),
    "a text for a number": ("run = 6", 'run = "six"', "actions.run", NUMBER(0, 100, "'six'")),
    "a provenance that is missing": ('counts = "source: hand', '# "', "provenance.counts", "is missing"),
    "a provenance of no table": ('options = "source', 'sky = ""\noptions = "', "provenance.sky", "names no table"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_named_with_its_file_and_key(mistake: str, tmp_path: Path) -> None:
    before, after, key, complaint = MISTAKES[mistake]
    assert before in TEXT
    path = written(tmp_path / "mine.toml", TEXT.replace(before, after, 1))
    with pytest.raises(ProfileError) as error:
        GAME.profile(path)
    assert any(problem.where == key and complaint in problem.what for problem in error.value.problems), str(error.value)
    assert f"{path}: {key}: " in str(error.value)


def test_larger_hands_need_more_cards(tmp_path: Path) -> None:
    text = TEXT.replace("hand = 4", "hand = 6").replace("back = 12", "back = 9")
    with pytest.raises(ProfileError, match="actions: 37 cards besides plus and melody are too few: 38 may be needed"):
        GAME.profile(written(tmp_path / "mine.toml", text))


@pytest.mark.rule("pp.variant.one")
def test_only_one_variant_can_be_chosen() -> None:
    assert GAME.profile("standard", {"variant": "young"}).data.options.variant == "young"
    with pytest.raises(SetupError, match="option variant: 'standard' or 'young' or 'hidden' is expected"):
        GAME.profile("standard", {"variant": "young,hidden"})


@pytest.mark.rule("pp.setup.floors")
@pytest.mark.rule("pp.card.plus")
def test_options_go_into_the_box() -> None:
    box = GAME.pack(GAME.profile())[0]
    assert (box.variant, box.roof, box.sewer_walks) == (0, 8, 0)
    changed = GAME.pack(GAME.profile("standard", {"variant": "hidden", "roof": "7", "sewer_plus": "walk"}))[0]
    assert (changed.variant, changed.roof, changed.sewer_walks) == (2, 7, 1)


@pytest.mark.rule("pp.setup.actions")
@pytest.mark.rule("pp.setup.characters")
def test_cards_of_the_standard_profile_add_up_to_those_of_the_box() -> None:
    box = GAME.pack(GAME.profile())[0]
    assert box.cards.tolist() == [14, 6, 12, 8, 5, 5]
    assert (box.cards.sum(), box.characters.sum()) == (50, 21)


def test_every_single_value_that_play_depends_on_is_hashed() -> None:
    tables = tomllib.loads(TEXT)
    paths = [path for path in leaves(tables) if path[0] in ("counts", "characters", "actions")]
    hashes = {GAME.profile().hash}
    for table, key in paths:
        changed = tomllib.loads(TEXT)
        changed[table][key] += 1
        hashes.add(hash_of(msgspec.convert(changed, ProfileData)))
    assert len(hashes) == len(paths) + 1


def test_every_value_of_every_option_has_a_hash_of_its_own() -> None:
    settings = [(field.name, value) for field in msgspec.structs.fields(Options) for value in field.type.__args__]
    assert len({GAME.profile("standard", {name: value}).hash for name, value in settings}) == len(settings) - 2


# The commands


def test_check_tells_a_profile_that_can_be_played_and_every_problem_of_another(tmp_path: Path) -> None:
    result = ratskeller("profile", "check", str(STANDARD), "--game", "piedpiper")
    assert result.out == f"{STANDARD}: ok, profile standard, version 1, hash {GAME.profile().hash}\n"
    mine = written(
        tmp_path / "mine.toml", TEXT.replace("forward = 14", "forward = 1").replace("piper = 3", "piper = 0")
    )
    result = ratskeller("profile", "check", str(mine), "--game", "piedpiper")
    assert (result.code, result.out) == (2, "")
    assert len(result.err.splitlines()) == 2
    assert f"{mine}: characters.piper: Every figure needs at least one card.\n" in result.err
    result = ratskeller("profile", "check", str(mine), "--game", "piedpiper", "--json")
    found = json.loads(result.out)
    assert (result.code, found["ok"]) == (2, False)
    assert [problem["key"] for problem in found["problems"]] == ["actions", "characters.piper"]


def test_check_of_another_games_profile_tells_what_is_unknown_and_missing() -> None:
    result = ratskeller("profile", "check", str(STANDARD))
    assert result.code == 2
    assert f"{STANDARD}: movement: This is missing." in result.err
    assert f"{STANDARD}: actions: This name is unknown. Known names: name, version" in result.err


def test_show_prints_every_table_with_its_provenance_in_80_columns() -> None:
    out = ratskeller("profile", "show", "--game", "piedpiper").out
    text = " ".join(out.split())
    for table, provenance in GAME.profile().data.provenance.items():
        assert f"{table} {provenance}" in text
    rows = [line.split() for line in out.splitlines()]
    assert ["melody", "special", "5"] in rows
    assert ["character", "cards", "18", "15", "18", "21"] in rows
    assert ["all", "50"] in rows
    assert all(len(line) <= 80 for line in out.splitlines()[2:])


def test_show_leaves_out_special_cards_for_the_young() -> None:
    out = ratskeller("profile", "show", "--game", "piedpiper", "--option", "variant=young").out
    rows = [line.split() for line in out.splitlines()]
    assert ["all", "40"] in rows
    assert "melody" not in out


@pytest.mark.rule("pp.setup.figures")
@pytest.mark.rule("pp.setup.characters")
@pytest.mark.parametrize("people", GAME.people)
def test_show_counts_characters_as_the_set_up_does(people: int) -> None:
    position = Batch(GAME, GAME.profile(), people, size=1).positions[0]
    column = people - 1
    shown = {row[0]: int(row[column]) for row in tables_of(GAME.profile().data)[3].rows}
    assert shown["rats"] == sum(int(gap) >= 0 for gap in position.gaps) - 1
    assert shown["character cards"] == position.characters_size


def test_the_page_explains_every_table_and_key() -> None:
    chapter = PAGE.read_text("utf-8").partition("\n## The Pied Piper\n")[2]
    for name in ("options", "counts", "characters", "actions"):
        keys = getattr(GAME.profile().data, name).__struct_fields__
        assert [key for key in keys if f"`{key}`" not in chapter] == []
