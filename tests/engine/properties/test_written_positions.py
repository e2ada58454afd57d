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
from tests.engine.properties.checked import Table
from tests.engine.properties.seatings import Seating, every_seating
from tests.games.firstrat.properties.tables import FIRSTRAT
from tests.games.piedpiper.properties.tables import PIEDPIPER

GAMES_EACH = 5
MOVES_ON = 60


def moments(seating: Seating, dice: random.Random) -> Iterator[Playthrough]:
    """Every position of some random games, chance's included."""
    for _ in range(GAMES_EACH):
        game = seating.start(dice.choice(seating.checked.all_options()), 0, sample=False)
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


def damage(layout: type, positions: Any, dice: random.Random) -> None:
    """Put another number that fits its field into one place of a position."""
    row, key, field = dice.choice(list(places(layout, positions[0])))
    if field.values:
        row[key] = field.base + dice.randrange(len(field.values))
    elif field.bits:
        row[key] = dice.randrange(1 << len(field.bits))
    else:
        bounds = np.iinfo(field.kind)
        near, far = int(row[key]) + dice.choice((-1, 1)), dice.randint(bounds.min, bounds.max)
        row[key] = min(max(dice.choice((near, far, dice.randint(-3, 12))), bounds.min), bounds.max)


@every_seating
def test_a_position_of_a_game_has_no_flaws(seating: Seating) -> None:
    for game in moments(seating, random.Random(1)):
        assert game.game.flaws_of(game.box, game.position) == []


@every_seating
def test_a_damaged_position_is_refused_or_can_be_played_on(seating: Seating) -> None:
    """Rules trust a position: what can't come about must not reach them."""
    dice = random.Random(2)
    refused = 0
    for game in moments(seating, dice):
        if dice.random() < 0.3:
            twin = game.copy()
            damage(twin.game.layout, twin.positions, dice)
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


PEOPLE, SOLO = Seating(FIRSTRAT, Table(2, None)), Seating(FIRSTRAT, Table(1, "hard"))
TOWN = Seating(PIEDPIPER, Table(4, None))


@pytest.mark.parametrize(
    ("seating", "fields"),
    [
        (PEOPLE, {"drawn": 6}),
        (PEOPLE, {"drawn": 10}),
        (PEOPLE, {"phase": "setup-backpacks", "hamster": dict.fromkeys(("yellow", "green"), 2)}),
        (PEOPLE, {"level": "easy"}),
        (PEOPLE, {"actor": 0, "phase": "bonus"}),
        (PEOPLE, {"actor": 0, "phase": "move", "turn": {"moved": 1, "colour": 8}}),
        (PEOPLE, {"actor": 0, "phase": "move", "turn": {"colour": -1}}),
        (PEOPLE, {"actor": 0, "phase": "move", "players": {"0": {"rats": ["nursery", "nursery"]}}}),
        (PEOPLE, {"players": {"1": {"scored": {"cargo": 125}, "markers": 9}}}),
        (SOLO, {"deck": []}),
        (SOLO, {"deck": ["A1", "C"]}),
        (SOLO, {"unseen_a": 6}),
        (SOLO, {"seat": 1, "phase": "greg-item", "turn": {"stall": ""}}),
        (TOWN, {"houses": 5}),
        (TOWN, {"deck": {"run": 7}}),
        (TOWN, {"deck": {"run": 5}, "deck_size": 49}),
        (TOWN, {"characters": {"piper": 2}, "characters_size": 17}),
        (TOWN, {"gaps": {"piper": 4}}),
        (TOWN, {"gaps": {"rat-6": 0}}),
        (TOWN, {"players": {"2": {"floor": 9}}}),
        (TOWN, {"players": {"2": {"hand_size": 1}}}),
        (TOWN, {"actor": 0, "phase": "play"}),
        (TOWN, {"actor": 0, "phase": "order"}),
        (TOWN, {"ring": {"0": {"is_left": 1}}}),
    ],
)
def test_a_position_that_no_game_comes_to_is_refused(seating: Seating, fields: dict[str, Any]) -> None:
    game = seating.start({}, 0, sample=False)
    before = game.positions.tobytes()
    written = game.copy()
    from_plain(game.game.layout, fields, written.positions[0])
    game.sample = True
    with pytest.raises(PositionError, match="no such position can come about"):
        game.set_line(written.line())
    assert game.positions.tobytes() == before
