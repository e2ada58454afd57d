"""What a seat sees: nothing that it may not know, all the same wherever it sits, and readable again."""

from typing import Any

import numpy as np
import pytest

from ratskeller.core.rng import WORDS, seed_rng
from ratskeller.engine.playthrough import Playthrough
from ratskeller.envs.encoding import encode
from ratskeller.envs.features import paths_of
from ratskeller.envs.observation import encoder_for
from ratskeller.envs.spec import RELATIVE
from ratskeller.games import load_game
from tests.envs.seatings import Table, decisions, every_table, observed

GAMES = ("firstrat", "piedpiper")
every_game = pytest.mark.parametrize("name", GAMES)


def twin_of(play: Playthrough, positions: Any) -> Playthrough:
    """The same game in another position."""
    twin = play.copy()
    twin.positions = positions
    return twin


@every_table
def test_what_a_seat_sees_of_a_position_is_what_it_sees_of_its_view(table: Table) -> None:
    for play in decisions(table, seed=1, every=2):
        for seat in range(table.people):
            seen = observed(play, seat)
            assert np.array_equal(seen, observed(twin_of(play, play.views([seat])), seat))


@every_table
def test_secrets_that_are_swapped_change_nothing_that_a_seat_sees(table: Table) -> None:
    rng = np.zeros(WORDS, np.int64)
    seed_rng(rng, 5, 0)
    differing = 0
    for play in decisions(table, seed=2, every=9):
        for seat in range(table.people):
            swapped = play.views([seat])
            play.game.rules.determinise(play.box, swapped[0], seat, rng)
            differing += swapped.tobytes() != play.positions.tobytes()
            assert np.array_equal(observed(play, seat), observed(twin_of(play, swapped), seat))
    assert differing > 0


def moved_on(play: Playthrough, by: int) -> Any:
    """The same position with everybody some seats further on."""
    s = play.position
    seats = int(s.seats)
    positions = play.positions.copy()
    new: Any = positions[0]
    new.seat, new.actor = (s.seat + by) % seats, (s.actor + by) % seats
    for seat in range(seats):
        new.players[(seat + by) % seats] = s.players[seat]
    if play.game.name == "firstrat":
        for track in range(8):
            new.tracks[track].last[:seats] = np.roll(s.tracks[track].last[:seats], by)
            new.tracks[track].slots[:] = [(slot + by) % seats if slot >= 0 else slot for slot in s.tracks[track].slots]
    else:
        houses = int(s.houses)
        turn = by * houses // seats
        new.gaps[:] = [(gap + turn) % houses if gap >= 0 else gap for gap in s.gaps]
        for house in range(houses):
            new.ring[(house + turn) % houses].is_left = s.ring[house].is_left
        for place in range(4):
            for i in range(2):
                if s.row[place].cards[i]:
                    new.row[place].owner[i] = (s.row[place].owner[i] + by) % seats
    return positions


@pytest.mark.parametrize("people", [2, 3, 5])
@every_game
def test_a_seat_sees_the_same_whatever_its_number(name: str, people: int) -> None:
    encoder = encoder_for(load_game(name))
    # who begins a round is not the same, and matters in the last one
    symmetric = np.ones(encoder.size, bool)
    for feature in encoder.features:
        if feature.name == "first":
            symmetric[feature.offset : feature.offset + feature.size] = False
    assert symmetric.all() == (name == "piedpiper")
    for play in decisions(Table(name, people), seed=3, every=5):
        for by in range(1, people):
            other = twin_of(play, moved_on(play, by))
            for seat in range(people):
                seen = observed(other, (seat + by) % people)
                assert np.array_equal(observed(play, seat)[symmetric], seen[symmetric])


@every_table
def test_every_number_is_between_0_and_1(table: Table) -> None:
    for play in decisions(table, seed=4, every=3):
        seen = observed(play, play.actor)
        assert seen.min() >= 0
        assert seen.max() <= 1


@every_game
def test_every_field_of_a_position_is_told_or_left_out_for_a_reason(name: str) -> None:
    game = load_game(name)
    encoder = encoder_for(game)
    told = {feature.spec.path for feature in encoder.features}
    assert told | set(encoder.left_out) == set(paths_of(game.layout))
    assert not told & set(encoder.left_out)
    assert all(encoder.left_out.values())


@every_game
def test_features_follow_each_other_and_have_names_of_their_own(name: str) -> None:
    encoder = encoder_for(load_game(name))
    ends = [0, *(feature.offset + feature.size for feature in encoder.features)]
    assert [feature.offset for feature in encoder.features] == ends[:-1]
    assert ends[-1] == encoder.size
    assert len({feature.name for feature in encoder.features}) == len(encoder.features)


def test_an_observation_of_firstrat_reads_back_as_what_lies_on_the_table() -> None:
    encoder = encoder_for(load_game("firstrat"))
    for play in decisions(Table("firstrat", 4, options=(("comics", "super"),)), seed=6, every=4):
        s, seat = play.position, play.actor
        seen = encoder.describe(observed(play, seat))
        assert seen["phase"] == play.game.names["PHASES"][s.phase]
        assert seen["actor"] == "me"
        assert seen["round_number"] == s.round_number
        assert seen["first"] == RELATIVE[-seat % 4]
        assert seen["me.rats"] == {str(i + 1): play.game.names["PLACES"][s.players[seat].rats[i] + 1] for i in range(4)}
        assert seen["tracks.slots"]["cockpit 1"] == owner(int(s.tracks[0].slots[0]), seat)
        for other in range(4):
            player, name = s.players[(seat + other) % 4], RELATIVE[other]
            assert [*seen[f"{name}.goods"].values()] == player.goods.tolist()
            assert [*seen[f"{name}.scored"].values()] == player.scored.tolist()
            assert sum(seen[f"{name}.crowd"].values()) == 4
            assert seen[f"{name}.burrow"] == str(player.burrow)
            comics = [comic for bit, comic in enumerate(play.game.names["COMICS"]) if player.comics >> bit & 1]
            assert seen[f"{name}.comics"] == comics


def owner(slot: int, seat: int) -> str | None:
    """A slot of a track as a seat of four sees it."""
    return {-1: None, -2: "blocked"}[slot] if slot < 0 else RELATIVE[(slot - seat) % 4]


def test_an_observation_of_piedpiper_reads_back_as_what_lies_on_the_table() -> None:
    encoder = encoder_for(load_game("piedpiper"))
    for play in decisions(Table("piedpiper", 3, options=(("variant", "hidden"),)), seed=6, every=3):
        s, seat = play.position, play.actor
        seen = encoder.describe(observed(play, seat))
        assert [*seen["me.hand"].values()] == s.players[seat].hand.tolist()
        assert seen["deck_size"] == s.deck_size
        assert seen["gaps"]["piper"] == str((int(s.gaps[6]) - seat) % 3)
        for other in range(3):
            assert seen[f"{RELATIVE[other]}.floor"] == s.players[(seat + other) % 3].floor
        for place in range(4):
            if s.row[place].face_down[0] and s.row[place].owner[0] != seat:
                assert seen["row.cards"][f"{place + 1} 1"] == "hidden"
                assert seen["row.owner"][f"{place + 1} 1"] == RELATIVE[(int(s.row[place].owner[0]) - seat) % 3]


@every_game
def test_encoding_is_the_same_interpreted_and_compiled(name: str) -> None:
    encoder = encoder_for(load_game(name))
    for play in decisions(Table(name, 3), seed=7, every=25):
        compiled = observed(play, play.actor)
        buffers = encoder.buffers()
        buffers.views[:] = play.views([play.actor])
        encode(encoder.tables[0], 3, play.actor, buffers)
        assert np.array_equal(compiled, np.minimum(buffers.raw[: encoder.size] * encoder.tables[0].scale, 1))
