"""Random games of every table with every combination of options keep every invariant."""

from itertools import combinations

import numpy as np
import pytest

from ratskeller.core.position import NOBODY
from tests.games.firstrat.properties.bound import longest_game
from tests.games.firstrat.properties.tables import FIRSTRAT, GAME, TABLES, Table, all_options, play
from tests.games.firstrat.rules.cards import CARDS
from tests.games.firstrat.rules.table import own_profile

GAMES_EACH = 132  # of every table and combination of options

# What no random player is likely to bring about: all ten markers placed in a solo game.
RARE_IN_SOLO = {"marker-lost"}
RARE_WITH_FEW = {"toll-unpaid"}  # it takes all of a counted supply of mouldy cheese


def test_a_run_plays_two_hundred_thousand_games() -> None:
    assert len(TABLES) * len(all_options()) * GAMES_EACH >= 200_000


def test_every_two_values_of_options_are_played_together() -> None:
    met = {pair for options in all_options() for pair in combinations(options.items(), 2)}
    names = combinations(FIRSTRAT.option_values.items(), 2)
    assert met == {((a, x), (b, y)) for (a, xs), (b, ys) in names for x in xs for y in ys}


@pytest.mark.rule("fr.turn.order")
@pytest.mark.rule("fr.move.always-possible")
@pytest.mark.rule("fr.move.own-space")
@pytest.mark.rule("fr.move.toll")
@pytest.mark.rule("fr.move.mouldy")
@pytest.mark.rule("fr.collect.unlimited")
@pytest.mark.rule("fr.pad.rattonaut")
@pytest.mark.rule("fr.shop.one-per-colour")
@pytest.mark.rule("fr.build.needs-marker")
@pytest.mark.rule("fr.track.slots")
@pytest.mark.rule("fr.track.ten")
@pytest.mark.rule("fr.track.light-limit")
@pytest.mark.rule("fr.track.spare")
@pytest.mark.rule("fr.super.token")
@pytest.mark.rule("fr.end.rocket")
@pytest.mark.rule("fr.end.markers")
@pytest.mark.rule("fr.end.earlier")
@pytest.mark.rule("fr.solo.deck")
@pytest.mark.rule("fr.solo.toll")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_invariant_holds_after_every_move(table: Table) -> None:
    kinds = np.zeros(len(GAME.events), np.int64)
    for seed, options in enumerate(all_options()):
        games = play(table, options, GAMES_EACH, seed)
        assert games.broken == 0, games.report()
        assert (games.positions["actor"] == NOBODY).all()
        kinds += games.kinds
    unseen = {kind for kind, count in zip(GAME.events, kinds, strict=True) if count == 0}
    of_greg = {kind for kind in GAME.events if kind.startswith("greg-")}
    if table.people <= 2:
        unseen -= RARE_WITH_FEW
    assert unseen <= RARE_IN_SOLO if table.level else unseen == of_greg


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_slow_players_come_close_to_the_proven_bound(table: Table) -> None:
    """The bound is no empty promise, and games as long as it allows have been played.

    Greg's bound goes by the least of his cards, so he has cards that differ little."""
    boxes = GAME.pack(own_profile({}, {"greg": CARDS}))
    games = [play(table, {}, 60, seed, boxes=boxes) for seed in range(10)]
    longest = max(int(these.positions["round_number"].max()) - 1 for these in games)
    bound = longest_game(boxes[0], table.people)
    assert 0.75 * bound <= longest <= bound
