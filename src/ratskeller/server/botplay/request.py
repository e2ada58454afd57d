"""A decision at a table as a request to a bot worker: what its seat may know, and nothing else."""

import hashlib
from dataclasses import replace

from ratskeller.server.botplay.pool import BotRequest
from ratskeller.server.tables.state import TableState


def bot_request(table: TableState) -> BotRequest:
    """The decision that a table waits for, for a bot. Its seed comes from the table's luck, and is as secret."""
    assert table.play is not None
    play = table.play
    return BotRequest(
        game=table.facts.game,
        profile=table.profile,
        view=play.views([play.actor]).tobytes(),
        seat=play.actor,
        legal=tuple(play.legal),
        level=table.bot_at(play.actor) or table.facts.stand_in,
        seed=seed_of(table.key + f"bot {table.changed}".encode()),
    )


def hint_request(table: TableState) -> BotRequest:
    """The same for a hint, which a person reads: nothing in it comes from a secret, the seed neither."""
    return replace(bot_request(table), seed=seed_of(f"{table.facts.id} hint {table.changed}".encode()))


def seed_of(text: bytes) -> int:
    """A seed for a bot; the same text gives the same seed."""
    return int.from_bytes(hashlib.sha256(text).digest()[:7])
