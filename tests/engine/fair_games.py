"""Whole games, played as a server plays them: with luck from a seed and salts, and now and then with an undo."""

from dataclasses import dataclass
from functools import cache

import msgspec

from ratskeller.core.fair import Fair, skipped_before
from ratskeller.core.record import Record, format_record
from ratskeller.engine.luck import luck, luck_key
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game

SEED = "5eed" * 16
TABLE = "Tab_le-7"


@dataclass(frozen=True)
class FairGame:
    """A finished game, and its record with a fair line."""

    play: Playthrough
    record: Record

    @property
    def text(self) -> str:
        return format_record(self.record, self.play.labels)


@cache
def fair_game(name: str, people: int, level: str | None = None, undo_every: int = 0, choice: int = 0) -> FairGame:
    """A game in which everybody takes the move number `choice`; every so many entries are an undo."""
    game = load_game(name)
    salts = [f"salt{seat}" if seat != 1 else "" for seat in range(people)]
    key = luck_key(SEED, salts, TABLE)
    play = Playthrough(game, game.profile(), people, level, seed=luck(key, 0))
    decided: list[int] = []  # the entries that were not taken back
    entry = 0
    while not play.is_over:
        entry += 1
        if undo_every and decided and entry % undo_every == 0:
            play.undo()
            decided.pop()
        else:
            play.reseed(luck(key, entry))
            play.apply_number(play.legal[choice % len(play.legal)])
            decided.append(entry)
    fair = Fair(TABLE, SEED, salts, skipped_before(decided))
    return FairGame(play, msgspec.structs.replace(play.record(), fair=fair))
