"""Layouts become records, and records become plain values and lines of text, and back."""

import math
import random
from contextlib import suppress
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from ratskeller.core.codec import from_line, from_plain, to_line, to_plain
from ratskeller.core.errors import PositionError
from ratskeller.core.layout import Field, choice, dtype_of, fields_of, flags, indices, number, numbers, record, records
from ratskeller.games import GAMES, load_game


class Cup:
    """A record within another."""

    colour: int = choice(("red", "blue"), base=-1)
    balls: Any = numbers(3, keys=("small", "middle", "large"))
    weight: int = number("i4")


class Base:
    """What comes first in every layout that extends it."""

    owner: int = number()


class Shelf(Base):
    """One field of every kind."""

    height: int = number("i8")
    marks: int = flags(("old", "cracked", "gilt"))
    labels: Any = flags(("a", "b"), 2, kind="i1")
    sides: Any = choice(("", "left", "right"), 2)
    row: Any = numbers(4, kind="i2")
    cups: Any = records(Cup, 2, keys=("front", "back"))
    plain_cups: Any = records(Cup, 2)
    spare: Any = record(Cup)


SHELF = dtype_of(Shelf)


def new_shelf() -> Any:
    return np.zeros(1, SHELF)


def bounds_of(field: Field) -> tuple[int, int]:
    """The least and the greatest number that a field may hold."""
    if field.values:
        return field.base, field.base + len(field.values) - 1
    if field.bits:
        return 0, 2 ** len(field.bits) - 1
    bounds = np.iinfo(field.kind)
    return int(bounds.min), int(bounds.max)


def numbers_of(field: Field) -> st.SearchStrategy[int]:
    """Any number that a field may hold."""
    return st.integers(*bounds_of(field))


def fill(data: st.DataObject, layout: type, target: Any) -> None:
    """Write any fitting numbers into a record."""
    for name, field in fields_of(layout).items():
        if field.layout is not None:
            for part in target[name] if field.shape else [target[name]]:
                fill(data, field.layout, part)
        elif field.shape:
            target[name] = data.draw(st.tuples(*[numbers_of(field)] * field.shape[0]))
        else:
            target[name] = data.draw(numbers_of(field))


def test_fields_come_in_the_order_of_their_declaration_those_of_the_base_first() -> None:
    names = ["owner", "height", "marks", "labels", "sides", "row", "cups", "plain_cups", "spare"]
    assert list(fields_of(Shelf)) == names


def test_a_record_has_no_gaps_that_a_copy_would_leave_out() -> None:
    shelves = np.frombuffer(b"\x01" * SHELF.itemsize, SHELF)
    copies = np.zeros(1, SHELF)
    copies[0] = shelves[0]
    assert copies.tobytes() == shelves.tobytes()
    assert SHELF.isalignedstruct
    assert SHELF.fields is not None
    assert SHELF.fields["height"][1] == 8


def test_records_are_read_and_written_by_attribute() -> None:
    shelf = new_shelf()[0]
    shelf.cups[1].balls[2] = 7
    shelf.spare.weight += 5
    assert (shelf["cups"][1]["balls"].tolist(), shelf["spare"]["weight"]) == ([0, 0, 7], 5)


def test_constants_are_wide_so_that_arithmetic_with_narrow_fields_does_not_overflow() -> None:
    first, second = indices(2)
    assert all(isinstance(constant, np.int64) for constant in (first, second))
    assert first + np.int8(127) + second == 128


@settings(deadline=None)
@given(st.data())
def test_any_record_round_trips_as_a_line(data: st.DataObject) -> None:
    shelves, again = new_shelf(), new_shelf()
    fill(data, Shelf, shelves[0])
    from_line(Shelf, to_line(Shelf, shelves[0]), again[0])
    assert again.tobytes() == shelves.tobytes()


def fill_at_random(dice: random.Random, layout: type, target: Any) -> None:
    """Write fitting numbers into a large record, quickly."""
    for name, field in fields_of(layout).items():
        if field.layout is not None:
            for part in target[name] if field.shape else [target[name]]:
                fill_at_random(dice, field.layout, part)
        else:
            low, high = bounds_of(field)
            row = [dice.choice((low, 0, high, dice.randint(low, high))) for _ in range(math.prod(field.shape))]
            target[name] = [max(low, number) for number in row] if field.shape else max(low, row[0])


@pytest.mark.parametrize("name", GAMES)
def test_any_record_of_a_game_round_trips_as_a_line_and_as_plain_values(name: str) -> None:
    game, dice = load_game(name), random.Random(3)
    for _ in range(30):
        records, by_line, by_name = (np.zeros(1, game.position) for _ in range(3))
        fill_at_random(dice, game.layout, records[0])
        from_line(game.layout, to_line(game.layout, records[0]), by_line[0])
        from_plain(game.layout, to_plain(game.layout, records[0]), by_name[0])
        assert by_line.tobytes() == by_name.tobytes() == records.tobytes()


@settings(deadline=None)
@given(st.data())
def test_any_record_round_trips_as_plain_values(data: st.DataObject) -> None:
    shelves, again = new_shelf(), new_shelf()
    fill(data, Shelf, shelves[0])
    from_plain(Shelf, to_plain(Shelf, shelves[0]), again[0])
    assert again.tobytes() == shelves.tobytes()


def test_a_line_leaves_out_what_is_zero() -> None:
    shelf = new_shelf()[0]
    assert to_line(Shelf, shelf) == ""
    shelf.height = -3
    shelf.marks = 5
    shelf.labels[1] = 3
    shelf.sides[0] = 2
    shelf.cups[0].balls[1] = 4
    shelf.cups[1].colour = -1
    shelf.spare.weight = 9
    words = ["height=-3", "marks=old+gilt", "labels=-,a+b", "sides=right,"]
    assert to_line(Shelf, shelf).split(" ") == [
        *words,
        "cups.front.balls=middle:4",
        "cups.back.colour=red",
        "spare.weight=9",
    ]


def test_plain_values_have_names_where_the_layout_has_them() -> None:
    shelf = new_shelf()[0]
    shelf.marks = 2
    plain = to_plain(Shelf, shelf)
    cup = {"colour": "blue", "balls": {"small": 0, "middle": 0, "large": 0}, "weight": 0}
    assert plain["marks"] == ["cracked"]
    assert (plain["cups"], plain["plain_cups"], plain["spare"]) == ({"front": cup, "back": cup}, [cup, cup], cup)


def test_plain_values_may_be_given_in_part() -> None:
    shelves = new_shelf()
    shelf = shelves[0]
    shelf.row = [1, 2, 3, 4]
    from_plain(
        Shelf, {"row": {"2": 9}, "cups": {"back": {"balls": {"large": 1}}}, "plain_cups": [{"weight": 2}]}, shelf
    )
    assert to_line(Shelf, shelf) == "row=1,2,9,4 cups.back.balls=large:1 plain_cups.0.weight=2"


@pytest.mark.parametrize(
    ("plain", "message"),
    [
        (7, "position: a table of fields is expected, not 7"),
        ({"depth": 1}, "depth: unknown field, the fields are owner, height, marks"),
        ({"cups": {"front": {"lid": 1}}}, "cups.front.lid: unknown field, the fields are colour, balls, weight"),
        ({"cups": {"middle": {}}}, "cups.middle: unknown place, the places are front, back"),
        ({"row": {"4": 1}}, "row.4: unknown place, the places are 0 to 3"),
        ({"row": {"-1": 1}}, "row.-1: unknown place, the places are 0 to 3"),
        ({"row": {"²": 1}}, "row.²: unknown place, the places are 0 to 3"),
        ({"row": [1, 2, 3, 4, 5]}, "row: 5 values for 4 places"),
        ({"row": 3}, "row: a list or a table is expected, not 3"),
        ({"row": {"0": 40_000}}, "row.0: 40000 is out of range, -32768 to 32767"),
        ({"height": "tall"}, "height: a whole number is expected, not 'tall'"),
        ({"height": True}, "height: a whole number is expected, not True"),
        ({"height": 1.5}, "height: a whole number is expected, not 1.5"),
        ({"marks": ["old", "new"]}, "marks: unknown name 'new', the names are old, cracked, gilt"),
        ({"marks": "old"}, "marks: a list of names is expected, not 'old'"),
        ({"spare": {"colour": "green"}}, "spare.colour: unknown value 'green', the values are red, blue"),
        ({"spare": 3}, "spare: a table of fields is expected, not 3"),
    ],
)
def test_plain_values_that_do_not_fit_are_refused_with_their_place(plain: Any, message: str) -> None:
    with pytest.raises(PositionError) as problem:
        from_plain(Shelf, plain, new_shelf()[0])
    assert str(problem.value).startswith(message)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("height", "'height' is no field=value"),
        ("depth=1", "depth: unknown field 'depth', the fields are owner, height, marks"),
        ("height=tall", "height: a whole number is expected, not 'tall'"),
        ("owner=128", "owner: 128 is out of range, -128 to 127"),
        ("height.top=1", "height.top: 'height' has no fields of its own"),
        ("spare=1", "spare: names no single field"),
        ("cups.front=1", "cups.front: names no single field"),
        ("cups=1", "unknown place, the places are front, back"),
        ("cups.top.weight=1", "unknown place, the places are front, back"),
        ("plain_cups.2.weight=1", "unknown place, the places are 0 to 1"),
        ("plain_cups.².weight=1", "unknown place, the places are 0 to 1"),
        ("row=1,2,3,4,5", "row: 5 values for 4 places"),
        ("marks=new", "marks: unknown name 'new', the names are old, cracked, gilt"),
        ("spare.balls=heavy:1", "spare.balls.heavy: unknown place, the places are small, middle, large"),
        ("spare.balls=small", "spare.balls: a whole number is expected, not ''"),
    ],
)
def test_a_word_that_does_not_fit_is_refused_with_its_place(line: str, message: str) -> None:
    with pytest.raises(PositionError) as problem:
        from_line(Shelf, line, new_shelf()[0])
    assert message in str(problem.value)


names = st.sampled_from(
    [
        "owner",
        "marks",
        "labels",
        "sides",
        "row",
        "cups",
        "front",
        "balls",
        "plain_cups",
        "spare",
        "0",
        "²",
        "9" * 5000,
        "",
    ]
)
paths = st.lists(names, min_size=1, max_size=4).map(".".join)
texts = st.text(st.sampled_from("0123456789²٣-+_,:.= abcdefold\x00é"), max_size=12)
words = st.builds("{}={}".format, paths, texts | st.just("9" * 5000))


@settings(deadline=None)
@given(st.text(max_size=40) | words)
@example("plain_cups.².weight=1")
@example(f"plain_cups.{'9' * 5000}.weight=1")
def test_garbage_is_never_more_than_a_mistake_in_a_position(line: str) -> None:
    with suppress(PositionError):
        from_line(Shelf, line, new_shelf()[0])


garbage = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(names | texts, inner, max_size=3),
)


@settings(deadline=None)
@given(st.dictionaries(names | texts, garbage, max_size=3) | garbage)
def test_garbage_as_plain_values_is_never_more_than_a_mistake_in_a_position(plain: Any) -> None:
    with suppress(PositionError):
        from_plain(Shelf, plain, new_shelf()[0])
