"""Profiles: what is wrong is named with file and key, and what play depends on is hashed."""

import json
import tomllib
import tracemalloc
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ratskeller.core.errors import ProfileError, SetupError
from ratskeller.core.profile import UNHASHED, Profile, hash_of, later_options
from ratskeller.games import load_game
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.check_profile import check
from ratskeller.games.firstrat.profile import STANDARD, Options, ProfileData

GAME = load_game("firstrat")
TEXT = STANDARD.read_text("utf-8")
TABLES = tomllib.loads(TEXT)
CARD = TABLES["greg"]["A"][0]  # in the file it looks as in JSON

NUMBER = "a whole number from {} to {} is expected, not {}".format
# what stands in the file, what it is changed to, the key that is at fault, and what is said about it
MISTAKES = {
    # one wrong number
    "a price that is negative": ("price = 7", "price = -7", "stalls.frog.price", NUMBER(0, 100, -7)),
    "an amount of nothing": ('3 = ["orange", "soda", 1]', '3 = ["orange", "soda", 0]', "path.3[2]", NUMBER(1, 100, 0)),
    "a pipe that leaves the path": ("to = 12", "to = 27", "pipes[0].to", NUMBER(0, 26, 27)),
    "points out of range": ("[8, 7, 6, 6, 5]\n", "[800, 7, 6, 6, 5]\n", "tracks.cargo[0]", NUMBER(0, 100, 800)),
    "points that rise": ("[8, 7, 6, 6, 5]\n", "[8, 9, 6, 6, 5]\n", "tracks.cargo", "points rise to the right"),
    "tile points that rise": ("[8, 8, 6, 6, 4]", "[8, 8, 6, 7, 4]", "track_tiles.rows[7]", "points rise to the right"),
    "a stall on Start": ("space = 9,", "space = 0,", "stalls.hamster.space", "0 is Start"),
    "two stalls on a space": ("space = 15,", "space = 9,", "stalls.frog.space", "has the stall of the hamster"),
    "a slot that has no number": ("3 = [4], ", "3 = [5], ", "setup.blocked.3[0]", NUMBER(1, 4, 5)),
    "a tile of no space": ("C = [12, ", "C = [27, ", "path_tiles.C[0]", "27 is no space"),
    "a lamp beyond the lights": ("28, 40]", "28, 41]", "lights.lamps[2]", "is at light 41, but there are 40"),
    "lamps in a wrong order": ("[15, 28, 40]", "[28, 15, 40]", "lights.lamps[1]", "light 15 does not come after 28"),
    "a light at Start": ("  1, 2, 3, 4, 5, 6, 7,", "  0, 2, 3, 4, 5, 6, 7,", "lights.at[0]", "0 is Start"),
    "lights that go back": ("  1, 2, 3, 4, 5,", "  1, 3, 2, 4, 5,", "lights.at[2]", "goes back from space 3 to 2"),
    "more to end than there are": (
        "markers_to_end = 8",
        "markers_to_end = 11",
        "setup.markers_to_end",
        "more than the 10",
    ),
    "more caps than there are": ("\ncaps = 6", "\ncaps = 11", "setup.caps", "lays out 11 caps, but there are 10"),
    "more comics than there are": ("comics = 6", "comics = 11", "setup.comics", "lays out 11 comics, but there are 10"),
    "more backpacks than there are": ("5 = 9 }", "5 = 11 }", "setup.backpacks.5", "lays out 11 backpacks"),
    "more cards than there are": ("hard = [7, 3]", "hard = [13, 3]", "greg.levels.hard", "takes 13 A and 3 B cards"),
    # a wrong count
    "a space with two figures": ('3 = ["orange", "soda", 1]', '3 = ["orange", "soda"]', "path.3", "a list of 3"),
    "a track of four slots": ("[8, 7, 6, 6, 5]\n", "[8, 7, 6, 6]\n", "tracks.cargo", "a list of 5 is expected"),
    "a tile too few": ("C = [12, ", "C = [", "path_tiles.C", "has 4 tiles instead of 5"),
    "a backpack too many": (
        "yellow = { bonus = 2, count = 2",
        "yellow = { bonus = 2, count = 3",
        "backpacks",
        "are 11",
    ),
    "two lamps": ("[15, 28, 40]", "[15, 28]", "lights.lamps", "a list of 3 is expected, not a list of 2"),
    "seven track tiles": (", [8, 8, 6, 6, 4]", "", "track_tiles.rows", "a list of 8 is expected, not a list of 7"),
    "a card of three numbers": (
        json.dumps(CARD),
        json.dumps(CARD[1:]),
        "greg.A[0]",
        "a list of 5 is expected, not a list of 4",
    ),
    "a card too few": (f"{json.dumps(CARD)}, ", "", "greg", "has 11 A, 9 B, 1 C: there are 22 cards, one of them C"),
    "two C cards": ("C = [[1,", "C = [[1, 1, 1, 1, 'best'], [1,", "greg", "has 12 A, 9 B, 2 C: there are 22 cards"),
    "a part of one material": ("{ calc = 2, can = 1 }", "{ calc = 2 }", "parts.cockpit", "made of 1 materials"),
    "cheese for four seats": ("[1, 2, 2, 3, 3]", "[1, 2, 2, 3]", "setup.cheese", "a list of 5 is expected"),
    "no lights": (TEXT[TEXT.index("at = [") : TEXT.index("lamps =")], "at = []\n", "lights.at", "has 0 lights"),
    # an unknown name
    "an unknown colour": ('3 = ["orange"', '3 = ["pink"', "path.3", "unknown colour 'pink'"),
    "a yield of another colour": ('3 = ["orange", "soda"', '3 = ["orange", "bulb"', "path.3", "not 'bulb'"),
    "an unknown tile": ("C = [12, ", 'C = [["pink", "soda", 1], ', "path_tiles.C[0]", "unknown colour 'pink'"),
    "an unknown symbol": (json.dumps(CARD), json.dumps([*CARD[:4], "cook"]), "greg.A[0]", "unknown symbol 'cook'"),
    "a C card without its symbol": ('[[1, 1, 1, 1, "best"]]', '[[1, 1, 1, 1, ""]]', "greg.C[0]", "'best'"),
    "an unknown material of a pipe": ('cost = "calc"', 'cost = "cheese"', "pipes[0].cost", "unknown material 'cheese'"),
    "an unknown colour of a pipe": ('colour = "grey"', 'colour = "red"', "pipes[4].colour", "unknown 'red'"),
    "an unknown material of a part": ("bottle = 5", "vinegar = 5", "parts.engine.vinegar", "unknown material"),
    "an unknown level": ("easy = [5, 5]", "soft = [5, 5]", "greg.levels.soft", "is unknown"),
    "an unknown track": ("\nstorage = [7", "\nlarder = [7", "tracks.larder", "is unknown"),
    "an unknown value of an option": ('comics = "basic"', 'comics = "all"', "options.comics", "'basic' or 'super'"),
    "an unknown number of people": ("{ 2 = 3,", "{ 1 = 2, 2 = 3,", "setup.drinks.1", "is unknown"),
    "an unknown node": ('["library_top"]\nlibrary_top', '["attic"]\nlibrary_top', "burrow.start", "leads to 'attic'"),
    "a provenance of no table": (
        'options = "source"',
        'options = "source"\nsky = ""',
        "provenance.sky",
        "names no table",
    ),
    # the board
    "a pipe that leads backward": ("to = 12", "to = 2", "pipes[0].to", "leads from 3 backward to 2"),
    "a pipe to where it begins": ("to = 12", "to = 3", "pipes[0].to", "leads from 3 backward to 3"),
    "a pipe from Start": ("from = 3", "from = 0", "pipes[0].from", "0 is Start"),
    "four pipes": (
        TEXT[TEXT.index("[[pipes]]") : TEXT.index("[[pipes]]\nfrom = 5")],
        "",
        "pipes",
        "4 pipes instead of 5",
    ),
    "a node that can't be reached": ('["storage"]', '["top_left"]', "burrow.storage", "can't be reached"),
    "a dead end": ('top_left = ["start"]', "top_left = []", "burrow.top_left", "leads to 0 nodes"),
    "a fork of three": ('["nursery", ', '["nursery", "start", ', "burrow.nursery_fork", "leads to 3 nodes"),
    "a burrow that begins elsewhere": ("[burrow] ", '[burrow]\ntop = ["start"] #', "burrow", "does not begin with"),
    # missing and unknown keys, wrong types
    "a table that is missing": ("[movement]", "[movment]", "movement", "is missing"),
    "a table that is unknown": ("[movement]", "[movment]", "movment", "is unknown"),
    "a key that is missing": ("toll = 1\n", "", "movement.toll", "is missing"),
    "a key that is unknown": ("toll = 1\n", "toll = 1\ntip = 1\n", "movement.tip", "is unknown"),
    "a pipe without an end": ("to = 12\n", "", "pipes[0].to", "is missing"),
    "a space that is missing": ('3 = ["orange", "soda", 1]\n', "", "path.3", "is missing"),
    "a space too many": ('26 = ["white"', '27 = ["blue", "bulb", 1]\n26 = ["white"', "path.27", "is unknown"),
    "a track that is missing": ("cargo = [8, 7, 6, 6, 5]\n", "", "tracks.cargo", "is missing"),
    "an option that is missing": ('comics = "basic"', "", "options.comics", "is missing"),
    "a provenance that is missing": ('options = "source"\n', "", "provenance.options", "is missing"),
    "a provenance that is no text": (
        'options = "source"',
        "options = 1",
        "provenance.options",
        "a text is expected, not 1",
    ),
    "a text for a number": ("toll = 1", 'toll = "one"', "movement.toll", NUMBER(0, 100, "'one'")),
    "a number with a fraction": ("toll = 1", "toll = 1.5", "movement.toll", NUMBER(0, 100, 1.5)),
    "a text for a switch": ("= true", '= "yes"', "options.discount_for_two", "true or false is expected, not 'yes'"),
    "a number for a name": ('name = "standard"', "name = 1", "name", "a text is expected, not 1"),
    "a text for a list": ('["storage"]', '"storage"', "burrow.bottom_left", "a list is expected, not 'storage'"),
    "a number for a table": (
        "hamster = { space = 9, price = 6 }",
        "hamster = 9",
        "stalls.hamster",
        "a table is expected",
    ),
    "a text for a tile": ("C = [12, ", 'C = ["12", ', "path_tiles.C[0]", "a whole number or a list of 3 is expected"),
}


def written(path: Path, text: str) -> Path:
    """A file with a text."""
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_named_with_its_file_and_key(mistake: str, tmp_path: Path) -> None:
    before, after, key, complaint = MISTAKES[mistake]
    assert before in TEXT
    path = written(tmp_path / "mine.toml", TEXT.replace(before, after, 1))
    with pytest.raises(ProfileError) as error:
        GAME.profile(path)
    assert any(problem.where == key and complaint in problem.what for problem in error.value.problems), str(error.value)
    assert f"{path}: {key}: " in str(error.value)


def test_the_card_that_the_rulebook_shows_is_among_gregs_22_cards() -> None:
    greg = GAME.profile().data.greg
    for deck in (greg, greg.fierce):
        assert (len(deck.cards_a), len(deck.cards_b)) == (12, 9)
        assert deck.cards_c == [(1, 1, 1, 1, "best")]
        assert deck.cards_b[0][:4] == (1, 2, 0, 2)


def test_the_usual_deck_is_near_the_known_card_and_its_a_cards_are_stronger() -> None:
    greg = GAME.profile().data.greg
    steps_a, steps_b = ([sum(card[:4]) for card in cards] for cards in (greg.cards_a, greg.cards_b))
    assert set(steps_a) == {6}
    assert set(steps_b) == {4, 5}
    assert all(card[4] in w.GREG_TRACKS for card in greg.cards_a)
    assert {card[4] for card in greg.cards_b} == {"", "comic"}


@pytest.mark.rule("fr.solo.deck")
@pytest.mark.parametrize(("more", "less"), [("A", "B"), ("B", "A")])
@pytest.mark.parametrize("moved", [1, 4])
def test_the_split_of_a_and_b_cards_is_free(more: str, less: str, moved: int) -> None:
    tables = deepcopy(TABLES)
    deck = tables["greg"]
    for _ in range(moved):
        deck[more].append(deck[less].pop())
    data = msgspec.convert(tables, ProfileData)
    assert check(data) == []
    box = GAME.pack(Profile(data, "here", {}, hash_of(data)))[0]
    kinds = [w.CARD_KINDS[kind] for kind in box.card_kind]
    assert [kinds.count(kind) for kind in "ABC"] == [len(deck["A"]), len(deck["B"]), 1]


def test_a_deck_has_names_for_so_many_cards_of_a_kind() -> None:
    tables = deepcopy(TABLES)
    deck = tables["greg"]
    deck["A"] += deck["B"][4:]
    del deck["B"][4:]
    problems = {problem.where: problem.what for problem in check(msgspec.convert(tables, ProfileData))}
    assert problems["greg.A"] == "has 17 cards: 16 at most"
    assert problems["greg.levels.easy"] == "takes 5 A and 5 B cards: greg has 17 and 4"


def test_a_file_without_a_fierce_deck_refuses_it(tmp_path: Path) -> None:
    fierce = TEXT[TEXT.index("[greg.fierce]") : TEXT.index("[challenges]")]
    path = written(tmp_path / "mine.toml", TEXT.replace(fierce, ""))
    assert GAME.profile(path).hash == GAME.profile().hash
    with pytest.raises(ProfileError, match=r"options\.greg_deck: there is no \[greg\.fierce\]"):
        GAME.profile(path, {"greg_deck": "fierce"})


def test_every_mistake_of_a_file_is_named_at_once(tmp_path: Path) -> None:
    text = TEXT
    for before, after in (("to = 12", "to = 2"), ('\n3 = ["orange"', '\n3 = ["pink"'), ("space = 15", "space = 9")):
        text = text.replace(before, after)
    with pytest.raises(ProfileError) as error:
        GAME.profile(written(tmp_path / "mine.toml", text))
    assert [problem.where for problem in error.value.problems] == ["path.3", "stalls.frog.space", "pipes[0].to"]


def test_every_misshapen_value_of_a_file_is_named_at_once(tmp_path: Path) -> None:
    text = TEXT.replace("toll = 1\n", "").replace("price = 7", "price = -7").replace("[8, 7, 6, 6, 5]\n", "[8]\n")
    with pytest.raises(ProfileError) as error:
        GAME.profile(written(tmp_path / "mine.toml", text))
    assert [problem.where for problem in error.value.problems] == ["movement.toll", "stalls.frog.price", "tracks.cargo"]


def test_a_file_that_is_no_toml_is_named_with_line_and_column(tmp_path: Path) -> None:
    path = written(tmp_path / "mine.toml", TEXT.replace("[movement]", "[movement"))
    with pytest.raises(ProfileError, match=r"mine\.toml: file: is not TOML: .*at line \d+, column \d+"):
        GAME.profile(path)


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"name = '\xff'")
    with pytest.raises(ProfileError, match="file: is not text in UTF-8"):
        GAME.profile(path)


@pytest.mark.parametrize(
    ("value", "complaint"),
    [
        ("9" * 5_000, "file: has a number with too many digits"),
        ("[" * 5_000, "file: has lists or tables that are nested too deeply"),
        ("{a = " * 5_000, "file: has lists or tables that are nested too deeply"),
        (f"0x{'f' * 5_000}", "movement.toll: .* is expected, not a number that large"),
        ("-9223372036854775809", "movement.toll: .* is expected, not a number that large"),
    ],
)
def test_a_file_that_breaks_its_reader_is_named(tmp_path: Path, value: str, complaint: str) -> None:
    path = written(tmp_path / "mine.toml", TEXT.replace("toll = 1\n", f"toll = {value}\n"))
    with pytest.raises(ProfileError, match=rf"mine\.toml: {complaint}"):
        GAME.profile(path)


DOTTED = ".".join("a" * 15_000)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (f"{DOTTED} = 1\n", "file: has a key of more than 8 parts"),
        (f"[{DOTTED}]\n", "file: has a key of more than 8 parts"),
        (f"[[{DOTTED}]]\n", "file: has a key of more than 8 parts"),
        (f"a = {{ {DOTTED} = 1 }}\n", "file: has a key of more than 8 parts"),
        (DOTTED.replace(".", " . "), "file: has more than 40000 characters"),
        (DOTTED[:20_000].replace("a", "''"), "file: has a key of more than 8 parts"),
        ('"""' + '\\"' * 15_000, "file: is not TOML"),
        ("[a]\n" * 10_000, "file: is not TOML"),
        ("a=1\n" * 10_000, "file: is not TOML"),
        (f"a = [{'1,' * 15_000}]", "file: has more than 10000 values"),
        ("#" * 40_001, "file: has more than 40000 characters"),
        ("a = 1\nb = '\u202e'\n", "line 2: has characters that can't be shown"),
    ],
)
def test_a_file_is_measured_before_it_is_parsed(tmp_path: Path, text: str, complaint: str) -> None:
    path = written(tmp_path / "mine.toml", text)
    tracemalloc.start()
    try:
        with pytest.raises(ProfileError, match=complaint):
            GAME.profile(path)
        assert tracemalloc.get_traced_memory()[1] < 20_000_000
    finally:
        tracemalloc.stop()


def test_a_dot_in_a_text_or_in_a_comment_is_part_of_no_key(tmp_path: Path) -> None:
    more = f"# {DOTTED[:9000]} [[[[[[[[[[[[[[[[[[[[\n"
    text = TEXT.replace("[provenance]", f"{more}[provenance]").replace('options = "', f'options = "{DOTTED[:9000]} {{[')
    assert GAME.profile(written(tmp_path / "mine.toml", text)).hash == GAME.profile("standard").hash


def test_of_very_many_mistakes_the_first_are_named(tmp_path: Path) -> None:
    path = written(tmp_path / "mine.toml", "".join(f"unknown{'n' * 50}{n} = 1\n" for n in range(450)) + TEXT)
    with pytest.raises(ProfileError) as refused:
        GAME.profile(path)
    assert len(str(refused.value)) < 50_000
    assert str(refused.value).endswith("mine.toml: and 400 more")


def test_a_version_is_a_number_that_can_be_written(tmp_path: Path) -> None:
    path = written(tmp_path / "mine.toml", TEXT.replace("version = 2\n", f"version = 0x{'f' * 5_000}\n", 1))
    with pytest.raises(ProfileError, match="version: a whole number from 0 to 1000000 is expected, not a number that"):
        GAME.profile(path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ProfileError, match=r"none\.toml: file: can't be read: No such file"):
        GAME.profile(tmp_path / "none.toml")


def test_a_folder_is_no_profile(tmp_path: Path) -> None:
    with pytest.raises(ProfileError, match="file: can't be read"):
        GAME.profile(tmp_path)


def test_an_empty_file_lacks_every_table(tmp_path: Path) -> None:
    with pytest.raises(ProfileError) as error:
        GAME.profile(written(tmp_path / "mine.toml", ""))
    assert [problem.where for problem in error.value.problems] == list(ProfileData.__struct_fields__)


def test_an_unknown_option_is_named_with_the_known_ones() -> None:
    with pytest.raises(SetupError, match=r"unknown option 'colour': the options are comics, discount_for_two, "):
        GAME.profile("standard", {"colour": "red"})


def test_a_changed_option_with_an_unknown_value_is_named() -> None:
    with pytest.raises(SetupError, match=r"option tracks: .*'chosen'.*, not 'mine'"):
        GAME.profile("standard", {"tracks": "mine"})


def test_a_file_of_ones_own_is_a_profile(tmp_path: Path) -> None:
    path = written(tmp_path / "mine.toml", TEXT.replace('"standard"', '"mine"').replace("to = 12", "to = 14"))
    profile = GAME.profile(path, {"comics": "super"})
    assert (profile.name, profile.source, profile.changes) == ("mine", str(path), {"comics": "super"})
    assert GAME.pack(profile)[0].pipe_to[0] == 14


# The hash


def leaves(tables: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every single value of nested tables and lists."""
    if isinstance(tables, dict):
        for key, value in tables.items():
            yield from leaves(value, (*path, key))
    elif isinstance(tables, list):
        for i, value in enumerate(tables):
            yield from leaves(value, (*path, i))
    else:
        yield path


def changed_at(path: tuple[Any, ...]) -> dict[str, Any]:
    """The standard tables with one value changed to another of its kind."""
    tables = deepcopy(TABLES)
    place: Any = tables
    for key in path[:-1]:
        place = place[key]
    value = place[path[-1]]
    if isinstance(value, int):
        place[path[-1]] = value - 1 if value > 1 else value + 1
    else:
        place[path[-1]] = value + "-other"
    return tables


def hash_of_tables(tables: dict[str, Any]) -> str:
    return hash_of(msgspec.convert(tables, ProfileData))


@pytest.mark.parametrize("key", UNHASHED)
def test_what_play_does_not_depend_on_is_not_hashed(key: str) -> None:
    for path in leaves(TABLES[key], (key,)):
        assert hash_of_tables(changed_at(path)) == GAME.profile().hash


def test_every_single_value_that_play_depends_on_is_hashed() -> None:
    paths = [path for path in leaves(TABLES) if path[0] not in (*UNHASHED, "options") and "fierce" not in path]
    hashes = {hash_of_tables(changed_at(path)) for path in paths}
    assert len(hashes | {GAME.profile().hash}) == len(paths) + 1


def test_of_two_decks_the_one_that_is_played_is_hashed() -> None:
    for path in leaves(TABLES["greg"]["fierce"], ("greg", "fierce")):
        tables = changed_at(path)
        assert hash_of_tables(tables) == GAME.profile().hash
        tables["options"]["greg_deck"] = "fierce"
        assert hash_of_tables(tables) != GAME.profile("standard", {"greg_deck": "fierce"}).hash


def test_the_standard_profile_from_before_ships_and_is_the_fierce_one() -> None:
    (path,) = GAME.earlier_profiles("standard")
    assert GAME.load_profile(path, {}).hash == "390b01ec93ec"
    assert GAME.profile("standard", {"greg_deck": "fierce"}).hash == "390b01ec93ec"


@pytest.mark.parametrize("options", [{}, {"comics": "super"}])
def test_what_was_played_before_finds_its_profile_by_its_hash(options: dict[str, str]) -> None:
    (path,) = GAME.earlier_profiles("standard")
    before, today = GAME.load_profile(path, options), GAME.profile("standard", options)
    assert GAME.profile_by_hash("standard", options, before.hash) == before
    assert GAME.profile_by_hash("standard", options, today.hash) == today
    assert GAME.profile_by_hash("standard", options, None) == before
    assert GAME.profile_by_hash("standard", options, "0123456789ab") == today


def test_a_file_of_ones_own_has_no_earlier_ones(tmp_path: Path) -> None:
    mine = written(tmp_path / "mine.toml", TEXT)
    assert GAME.profile_by_hash(mine, {}, None).source == str(mine)


def test_every_value_of_every_option_has_a_hash_of_its_own() -> None:
    hashes = {GAME.profile().hash}
    values = 1
    for field in msgspec.structs.fields(Options):
        allowed = (True, False) if field.type is bool else field.type.__args__
        for value in allowed:
            if value != TABLES["options"][field.name]:
                text = str(value).lower()
                profile = GAME.profile("standard", {field.name: text})
                assert profile.changes == {field.name: text}
                hashes.add(profile.hash)
                values += 1
    assert len(hashes) == values


def test_an_option_that_is_as_in_the_file_is_no_change() -> None:
    profile = GAME.profile("standard", {"comics": "basic", "discount_for_two": "true"})
    assert profile.changes == {}
    assert profile.hash == GAME.profile().hash


def test_an_option_of_the_file_and_one_changed_to_it_have_the_same_hash(tmp_path: Path) -> None:
    path = written(tmp_path / "mine.toml", TEXT.replace('comics = "basic"', 'comics = "super"'))
    assert GAME.profile(path).hash == GAME.profile("standard", {"comics": "super"}).hash


def test_a_file_from_before_the_later_options_loads_and_keeps_its_hash(tmp_path: Path) -> None:
    later = tuple(f'{name} = "' for name in later_options(ProfileData))
    lines = [line for line in TEXT.splitlines() if not line.startswith(later)]
    before = GAME.profile(written(tmp_path / "mine.toml", "\n".join(lines)))
    assert before.hash == GAME.profile().hash
    assert before.data.options == GAME.profile().data.options
    changed = GAME.profile(before.source, {"award": "always"})
    assert (changed.changes, changed.data.options.award) == ({"award": "always"}, "always")
