"""Records tell whole games: replayed from their text, with another random state, they end in the same position."""

from typing import Any

import numpy as np

from ratskeller.core.record import Record, format_record, parse_record
from ratskeller.core.rng import below
from ratskeller.engine.playthrough import Playthrough, replay
from tests.engine.properties.checked import MOST_MOVES, Games
from tests.engine.properties.seatings import Seating, every_seating

GAMES_EACH = 4  # of every table and combination of options, and more where there are few: some thousands in all
FEWEST = 400  # of a table


def without_rng(positions: Any) -> bytes:
    """The bytes of positions without their random state."""
    copies = positions.copy()
    copies["rng"] = 0
    return bytes(copies.tobytes())


def record_of(games: Games, i: int) -> Record:
    """The record of a game that was played to its end."""
    game, profile = games.checked.game, games.checked.profile_with(*games.options.items())
    return Record(
        game=game.name,
        rules_version=game.rules_version,
        profile=profile.name,
        profile_hash=profile.hash,
        options=profile.changes,
        people=games.table.people,
        level=games.table.level,
        moves=[game.format_move(move) for move in games.history[i, : games.lengths[i]]],
        finished=True,
    )


@every_seating
def test_games_replayed_from_the_text_of_their_records_end_the_same_byte_for_byte(seating: Seating) -> None:
    checked, table = seating
    each = max(GAMES_EACH, FEWEST // len(checked.all_options()))
    for seed, options in enumerate(checked.all_options()):
        games = checked.play(table, options, each, seed)
        script, lengths = np.full((each, MOST_MOVES), -1, np.int64), np.zeros(each, np.int64)
        for i in range(each):
            record = record_of(games, i)
            told = parse_record(format_record(record, {0: "setup"}))
            assert told == record
            numbers = [checked.game.parse_move(move) for move in told.moves]
            lengths[i] = len(numbers)
            script[i, : lengths[i]] = numbers
        again = checked.play(table, options, each, seed + 1000, (script, lengths))
        assert again.broken == 0, again.report()
        assert games.positions.tobytes() != again.positions.tobytes()
        assert without_rng(games.positions) == without_rng(again.positions)


def random_game(seating: Seating, seed: int) -> Playthrough:
    """A game played at random, move by move."""
    game = seating.start(seating.some_options(seed), seed)
    rng = np.array([seed, 1, 2, 3], np.int64)
    while not game.is_over:
        game.apply_number(game.legal[below(rng, len(game.legal))])
    return game


@every_seating
def test_a_game_played_move_by_move_replays_to_the_same_position_record_and_events(seating: Seating) -> None:
    for seed in range(seating.table.people, seating.table.people + 6):
        game = random_game(seating, seed)
        again = replay(parse_record(game.record_text()), game.game, game.profile)
        assert without_rng(again.positions) == without_rng(game.positions)
        assert again.record_text() == game.record_text()
        assert again.labels == game.labels
        assert again.is_over
        assert game.events[-1] == again.events[-1]


@every_seating
def test_a_record_replayed_up_to_a_move_goes_on_to_the_same_end(seating: Seating) -> None:
    game = random_game(seating, 5)
    half = len(game.moves) // 2
    part = replay(game.record(), game.game, game.profile, until=half)
    assert part.moves == game.moves[:half]
    for move in game.moves[half:]:
        part.apply_number(move)
    assert without_rng(part.positions) == without_rng(game.positions)


@every_seating
def test_undo_takes_back_any_decision_and_all_that_chance_has_made_of_it(seating: Seating) -> None:
    game = seating.start(seating.some_options(6), 6)
    rng = np.array([6, 1, 2, 3], np.int64)
    while not game.is_over:
        before = (game.positions.tobytes(), game.legal, game.moves.copy(), game.record_text())
        move = game.legal[below(rng, len(game.legal))]
        game.apply_number(move)
        after = game.positions.tobytes()
        game.undo()
        assert (game.positions.tobytes(), game.legal, game.moves, game.record_text()) == before
        game.apply_number(move)
        assert game.positions.tobytes() == after
