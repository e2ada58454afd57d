"""What is counted while a game is played, held against the position at its end."""

from typing import Any

import msgspec
import numpy as np
import pytest

from ratskeller.arena.table import Table
from ratskeller.core.game import Game
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from ratskeller.study.counting import Clerk, Tally
from tests.arena.setting import PROFILE, match_of

FIRSTRAT, PIEDPIPER = load_game("firstrat"), load_game("piedpiper")
NOTHING = [0] * 9


def played(game: Game, seats: int, seed: int, **changes: str) -> tuple[Playthrough, Tally]:
    """A random game, and what a clerk has counted in it."""
    luck, profile = np.random.default_rng(seed), game.profile("standard", changes)
    play = Playthrough(game, profile, seats, seed=seed)
    clerk = Clerk(game, profile, seats)
    clerk.hear_set_up(play.events)
    while not play.is_over:
        clerk.hear(play.apply_number(int(luck.choice(play.legal))))
    return play, clerk.tally(game.score_pad(play.box, play.position))


def counted(tally: Tally, name: str, seat: int) -> int:
    return tally.get(name, NOTHING)[seat]


@pytest.mark.parametrize("seed", [1, 2])
def test_first_rat_is_counted_as_its_position_ends(seed: int) -> None:
    play, tally = played(FIRSTRAT, 4, seed, comics="super")
    facts = FIRSTRAT.describe(play.profile, play.position)
    for seat in range(4):
        player = facts["players"][str(seat)]
        assert {track: counted(tally, f"track:{track}", seat) for track in player["scored"]} == player["scored"]
        items = {name for name in tally if name.startswith("item:") and tally[name][seat]} - {"item:drink"}
        assert items == {
            *(f"item:cap-{cap}" for cap in player["caps"]),
            *(f"item:backpack-{colour}" for colour in player["backpacks"]),
        }
        assert {name for name in tally if name.startswith("comic:") and tally[name][seat]} == {
            f"comic:{comic}" for comic in player["comics"]
        }
        assert counted(tally, "item:drink", seat) == player["drinks"] + player["drinks_used"]
        assert counted(tally, "did:took an award", seat) == player["awards"]
        assert counted(tally, "did:took mouldy cheese", seat) == player["mouldy"]


def test_what_is_laid_out_counts_for_every_seat() -> None:
    _, tally = played(FIRSTRAT, 3, 5, comics="super")
    laid = {name: numbers for name, numbers in tally.items() if name.startswith("laid:")}
    assert all(len(set(numbers)) == 1 for numbers in laid.values())
    assert sum(numbers[0] for numbers in laid.values()) == 6 + 6 + 6  # caps, backpacks, comics


@pytest.mark.parametrize("seats", [2, 4])
def test_the_pied_piper_is_counted_as_its_position_ends(seats: int) -> None:
    play, tally = played(PIEDPIPER, seats, 3)
    assert sum(tally["turns"]) == int(PIEDPIPER.lengths(play.positions)[0])
    cards: Any = PIEDPIPER.names["CARDS"]
    for seat in range(seats):
        dealt, drawn, used = (
            sum(counted(tally, f"{kind}:{card}", seat) for card in cards) for kind in ("dealt", "drawn", "card")
        )
        assert dealt == 4
        if not play.position.players[seat].is_out:
            assert dealt + drawn - used == play.position.players[seat].hand_size
            assert counted(tally, "marker:up", seat) - counted(tally, "marker:down", seat) == (
                play.position.players[seat].floor
            )


def test_a_tally_has_the_lines_of_the_score_pad() -> None:
    play, tally = played(FIRSTRAT, 2, 4)
    lines = FIRSTRAT.score_pad(play.box, play.position).lines
    assert {name: numbers for name, numbers in tally.items() if name.startswith("line:")} == {
        f"line:{name}": points for name, points in lines.items() if any(points)
    }


def test_a_match_tells_tallies_only_if_it_is_asked_to() -> None:
    match = match_of("random")
    assert Table(match, PROFILE).play(0, 0).tally is None
    told = Table(msgspec.structs.replace(match, tally=True), PROFILE).play(0, 0)
    assert told.tally is not None
    assert sum(told.tally["turns"]) == told.length
