"""Random games of The Pied Piper at every table, in every variant and with every option, keep every invariant."""

import numpy as np
import pytest

from ratskeller.core.position import NOBODY
from ratskeller.games.piedpiper import constants as w
from tests.engine.properties.checked import Table
from tests.games.piedpiper.properties.tables import GAME, PIEDPIPER, TABLES

GAMES_EACH = 4200  # of every table and combination of options
SLOW_ONE = 41  # one game in so many has slow players
SLOW_GAMES = 200

# What can't happen where cards act at once, without face-down cards, or where the first seat that leaves ends the game.
NOT_OF_YOUNG = {"activated", "nothing-moved"}
OF_FACE_DOWN_CARDS = {"card-revealed"}
OF_FOUR_OR_MORE = {"house-left", "hand-discarded"}

of_every_variant = pytest.mark.parametrize("variant", w.VARIANTS)
at_every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def options_of(variant: str) -> dict[int, dict[str, str]]:
    """Every combination of options in a variant, by a number that no other variant has."""
    return {i: options for i, options in enumerate(PIEDPIPER.all_options()) if options["variant"] == variant}


def test_a_run_plays_two_hundred_thousand_games() -> None:
    assert len(TABLES) * len(PIEDPIPER.all_options()) * GAMES_EACH >= 200_000


@pytest.mark.rule("pp.setup.houses")
@pytest.mark.rule("pp.setup.figures")
@pytest.mark.rule("pp.setup.characters")
@pytest.mark.rule("pp.setup.row")
@pytest.mark.rule("pp.setup.actions")
@pytest.mark.rule("pp.turn.order")
@pytest.mark.rule("pp.turn.two-at-most")
@pytest.mark.rule("pp.turn.replace")
@pytest.mark.rule("pp.turn.draw")
@pytest.mark.rule("pp.turn.active-out")
@pytest.mark.rule("pp.card.bounds")
@pytest.mark.rule("pp.out.roof")
@pytest.mark.rule("pp.out.house")
@pytest.mark.rule("pp.out.markers")
@pytest.mark.rule("pp.out.hand")
@pytest.mark.rule("pp.end.two-left")
@pytest.mark.rule("pp.end.winner")
@pytest.mark.rule("pp.end.nobody")
@pytest.mark.rule("pp.end.two-people")
@pytest.mark.rule("pp.end.cap")
@pytest.mark.rule("pp.variant.young")
@pytest.mark.rule("pp.variant.hidden")
@of_every_variant
@at_every_table
def test_every_invariant_holds_after_every_move(table: Table, variant: str) -> None:
    kinds = np.zeros(len(GAME.events), np.int64)
    for seed, options in options_of(variant).items():
        games = PIEDPIPER.play(table, options, GAMES_EACH, seed, slow_one=SLOW_ONE)
        assert games.broken == 0, games.report()
        assert (games.positions["actor"] == NOBODY).all()
        kinds += games.kinds
    unseen = {kind for kind, count in zip(GAME.events, kinds, strict=True) if count == 0}
    never = NOT_OF_YOUNG if variant == "young" else set()
    never = never | (OF_FACE_DOWN_CARDS if variant != "hidden" else set())
    assert unseen == never | (OF_FOUR_OR_MORE if table.people < 4 else set())


@pytest.mark.rule("pp.end.cap")
@of_every_variant
@at_every_table
def test_random_players_end_long_before_the_cap(table: Table, variant: str) -> None:
    games = PIEDPIPER.play(table, {"variant": variant}, SLOW_GAMES, 17, slow_one=SLOW_GAMES + 1)
    assert games.positions["turn_number"][1:].max() < 100
    assert not (games.positions["end_reason"][1:] == w.CAP_REACHED).any()


@pytest.mark.rule("pp.end.cap")
@pytest.mark.parametrize("roof", ["7", "8"])
def test_two_slow_players_shuttle_through_neutral_houses_until_the_cap(roof: str) -> None:
    games = PIEDPIPER.play(TABLES[0], {"variant": "young", "roof": roof}, SLOW_GAMES, 18, slow_one=1)
    assert games.broken == 0, games.report()
    assert (games.positions["turn_number"] == 500).all()
    assert (games.positions["end_reason"] == w.CAP_REACHED).all()


@pytest.mark.rule("pp.end.cap")
@of_every_variant
@at_every_table
def test_a_lower_cap_is_kept_at_every_table(table: Table, variant: str) -> None:
    boxes = GAME.pack(PIEDPIPER.profile_with(("variant", variant)))
    boxes[0].cap = 12
    games = PIEDPIPER.play(table, {"variant": variant}, SLOW_GAMES, 19, boxes=boxes)
    assert games.broken == 0, games.report()
    assert (games.positions["end_reason"] == w.CAP_REACHED).any()
    assert games.positions["turn_number"].max() == 12
