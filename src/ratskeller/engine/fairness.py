"""Whether the chance results of a record follow from its seed and salts (docs/fair.md)."""

from dataclasses import dataclass
from typing import Any

from ratskeller.core.errors import Problem, RecordError
from ratskeller.core.game import Game
from ratskeller.core.profile import Profile
from ratskeller.core.record import Record
from ratskeller.engine.luck import luck, luck_key
from ratskeller.engine.playthrough import Playthrough, replay


@dataclass(frozen=True)
class Difference:
    """The first chance result of a record that its luck does not give."""

    number: int  # of the move, counted from 1
    recorded: str
    expected: str


def first_difference(record: Record, game: Game, profile: Profile[Any], source: str = "record") -> Difference | None:
    """Play a record again with the luck that it names, and compare move for move; None if all agrees.

    Refused are a record that does not replay, and one that does not say where its luck came from."""
    if record.fair is None:
        what = "is missing: the record does not say where its luck came from, so that nothing can be checked"
        raise RecordError(source, [Problem("fair", what)])
    replay(record, game, profile, source)
    key = luck_key(record.fair.seed, record.fair.salts, record.fair.table)
    play = Playthrough(game, profile, record.people, record.level, seed=luck(key, 0))
    seen = decision = skipped = 0
    while True:
        for number, move in enumerate(play.moves[seen:], start=seen):
            expected = game.format_move(move)
            if number < len(record.moves) and record.moves[number] != expected:
                return Difference(number + 1, record.moves[number], expected)
        seen = len(play.moves)
        if seen >= len(record.moves):
            return None
        decision += 1
        skipped = record.fair.skipped.get(decision, skipped)
        play.reseed(luck(key, decision + skipped))
        play.apply(record.moves[seen])
        seen += 1
