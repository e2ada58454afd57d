"""A decision as a thinker is asked about it: what its seat may know, and nothing else."""

import hashlib
from dataclasses import replace

from ratskeller.server.botplay.pool import BotRequest
from ratskeller.server.tables.state import TableState


def ask_of(table: TableState) -> BotRequest:
    """The decision that a table waits for, for a bot: what it draws on is as secret as all luck."""
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


def ask_for_hint(table: TableState) -> BotRequest:
    """The same for a person, who is told of it: nothing in it comes from what is secret, its luck neither."""
    return replace(ask_of(table), seed=seed_of(f"{table.facts.id} hint {table.changed}".encode()))


def seed_of(words: bytes) -> int:
    """A seed for somebody who thinks, the same whenever the words are the same."""
    return int.from_bytes(hashlib.sha256(words).digest()[:7])
