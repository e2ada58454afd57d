"""Positions that people write: those of games are accepted, damaged ones are refused or can be played on."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from ratskeller.core.codec import from_plain
from ratskeller.core.errors import PositionError
from ratskeller.core.layout import Field, fields_of
from ratskeller.engine.playthrough import Playthrough

from .tables import GAME, TABLES, Table, all_options, profile_with

GAMES_EACH = 5
MOVES_ON = 60

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def moments(table: Table, dice: random.Random) -> Iterator[Playthrough]:
    """Every position of some random games, chance's included."""
    for _ in range(GAMES_EACH):
        options = dice.choice(all_options())
        game = Playthrough(GAME, profile_with(*options.items()), table.people, table.level, seed=0, sample=False)
        while not game.is_over:
            yield game
            game.apply_number(dice.choice(game.legal))
        yield game


def places(layout: type, record: Any) -> Iterator[tuple[Any, Any, Field]]:
    """Every single number of a record: where it stands, under which key, and what it may be."""
    for name, field in fields_of(layout).items():
        if field.layout is not None:
            for part in record[name] if field.shape else [record[name]]:
                yield from places(field.layout, part)
        elif name != "rng":
            rows = [(record[name], i) for i in range(field.shape[0])] if field.shape else [(record, name)]
            yield from ((row, key, field) for row, key in rows)


def damage(positions: Any, dice: random.Random) -> None:
    """Put another number that fits its field into one place of a position."""
    row, key, field = dice.choice(list(places(GAME.layout, positions[0])))
    if field.values:
        row[key] = field.base + dice.randrange(len(field.values))
    elif field.bits:
        row[key] = dice.randrange(1 << len(field.bits))
    else:
        bounds = np.iinfo(field.kind)
        near, far = int(row[key]) + dice.choice((-1, 1)), dice.randint(bounds.min, bounds.max)
        row[key] = min(max(dice.choice((near, far, dice.randint(-3, 12))), bounds.min), bounds.max)


@every_table
def test_a_position_of_a_game_has_no_flaws(table: Table) -> None:
    for game in moments(table, random.Random(1)):
        assert GAME.flaws_of(game.box, game.position) == []


@every_table
def test_a_damaged_position_is_refused_or_can_be_played_on(table: Table) -> None:
    """Rules trust a position: what can't come about must not reach them."""
    dice = random.Random(2)
    refused = 0
    for game in moments(table, dice):
        if dice.random() < 0.3:
            twin = game.copy()
            damage(twin.positions, dice)
            line = twin.line()
            twin.sample = True
            try:
                twin.set_line(line)
            except PositionError:
                refused += 1
                continue
            for _ in range(MOVES_ON):
                if not twin.is_over:
                    assert twin.legal, line
                    twin.apply_number(dice.choice(twin.legal))
    assert refused > 0


@pytest.mark.parametrize(
    ("table", "fields"),
    [
        (Table(2, None), {"drawn": 6}),
        (Table(2, None), {"drawn": 10}),
        (Table(2, None), {"phase": "setup-backpacks", "hamster": dict.fromkeys(("yellow", "green"), 2)}),
        (Table(2, None), {"level": "easy"}),
        (Table(2, None), {"actor": 0, "phase": "bonus"}),
        (Table(2, None), {"actor": 0, "phase": "move", "turn": {"moved": 1, "colour": 8}}),
        (Table(2, None), {"actor": 0, "phase": "move", "turn": {"colour": -1}}),
        (Table(2, None), {"actor": 0, "phase": "move", "players": {"0": {"rats": ["nursery", "nursery"]}}}),
        (Table(2, None), {"players": {"1": {"scored": {"cargo": 125}, "markers": 9}}}),
        (Table(1, "hard"), {"deck": []}),
        (Table(1, "hard"), {"deck": ["A1", "C"]}),
        (Table(1, "hard"), {"unseen_a": 6}),
        (Table(1, "hard"), {"seat": 1, "phase": "greg-item", "turn": {"stall": ""}}),
    ],
)
def test_a_position_that_no_game_comes_to_is_refused(table: Table, fields: dict[str, Any]) -> None:
    game = Playthrough(GAME, GAME.profile(), table.people, table.level, seed=0, sample=False)
    before = game.positions.tobytes()
    written = game.copy()
    from_plain(GAME.layout, fields, written.positions[0])
    game.sample = True
    with pytest.raises(PositionError, match="no such position can come about"):
        game.set_line(written.line())
    assert game.positions.tobytes() == before
