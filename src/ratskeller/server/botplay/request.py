"""A decision as a thinker is asked about it: what its seat may know, and nothing else."""

import hashlib
from dataclasses import replace

from ratskeller.server.botplay.pool import BotRequest
from ratskeller.server.tables.state import TableState


def ask_of(live: TableState) -> BotRequest:
    """The decision that a table waits for, for a bot: what it draws on is as secret as all luck."""
    assert live.play is not None
    play = live.play
    return BotRequest(
        game=live.facts.game,
        profile=live.profile,
        view=play.views([play.actor]).tobytes(),
        seat=play.actor,
        legal=tuple(play.legal),
        level=live.bot_at(play.actor) or live.facts.stand_in,
        seed=seed_of(live.key + f"bot {live.changed}".encode()),
    )


def ask_for_hint(live: TableState) -> BotRequest:
    """The same for a person, who is told of it: nothing in it comes from what is secret, its luck neither."""
    return replace(ask_of(live), seed=seed_of(f"{live.facts.id} hint {live.changed}".encode()))


def seed_of(words: bytes) -> int:
    """A seed for somebody who thinks, the same whenever the words are the same."""
    return int.from_bytes(hashlib.sha256(words).digest()[:7])
