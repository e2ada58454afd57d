"""Which seats bots have, and how they decide there."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ratskeller.bots.bot import Bot
    from ratskeller.core.game import Game
    from ratskeller.engine.playthrough import Playthrough
    from ratskeller.terminal.keyboard import Keyboard

ME = "me"  # a person, in an order of play
USUAL_LEVEL = "pantry-rat"

Seating = list[str]  # the bot of every seat, none for a person


@dataclass(frozen=True)
class Bots:
    """The bots at a table. The same seed and the same moves before give the same decision."""

    by_seat: dict[int, "Bot"]
    seed: int

    def choose(self, play: "Playthrough") -> int:
        """What the bot that has to decide does, by what its seat may know."""
        from ratskeller.bots.bot import seen_in

        return self.by_seat[play.actor].choose(seen_in(play), seed_of(self.seed, len(play.moves)))


def bots_for(seating: Seating, seed: int) -> Bots:
    """The bots of a seating, each in its seat."""
    from ratskeller.bots import make_bot

    return Bots({seat: make_bot(bot) for seat, bot in enumerate(seating) if bot}, seed)


def seed_of(seed: int, moves: int) -> int:
    """The seed for the decision after this many moves: it reveals nothing about the game's own chance."""
    return int.from_bytes(hashlib.sha256(f"{seed} {moves}".encode()).digest()[:7])


def parse_bots(text: str) -> list[str]:
    """Bots with commas between them."""
    from ratskeller.bots import make_bot

    bots = [word.strip() for word in text.split(",")]
    for bot in bots:
        make_bot(bot)
    return bots


def parse_order(text: str) -> Seating:
    """Who sits in each seat: `me`, or a bot."""
    words = [word.strip() for word in text.split(",")]
    return [bot for word in words for bot in ([""] if word == ME else parse_bots(word))]


def people_in(seating: Sequence[str]) -> int:
    """How many seats are for people."""
    return sum(not bot for bot in seating)


def ask_bots(people: int, game: "Game", rival: str, keyboard: "Keyboard") -> list[str]:
    """The bots that people want to play with."""
    words = keyboard.words
    counts = range(max(0, game.people.start - people), game.people[-1] - people + 1)
    count = counts.start
    if len(counts) > 1:
        known = {str(bots): words("play-bots", count=bots) for bots in counts}
        if people < 2 and rival:
            known[str(1 - people)] = words("play-alone", bots=1 - people, rival=rival)
        usual = min(max(2 - people, counts.start), counts[-1])
        count = int(keyboard.choose(words("play-ask-bots"), known, str(usual)))
    return ask_levels(count, keyboard)


def ask_levels(count: int, keyboard: "Keyboard") -> list[str]:
    """A level for each of the bots; the default is the level of the previous one."""
    from ratskeller.bots.levels import LEVELS

    words, bots = keyboard.words, [USUAL_LEVEL]
    known = {
        name: f"{words(f'bot-{name}')}: {words(f'bot-{name}-about', seconds=level.seconds)}"
        for name, level in LEVELS.items()
    }
    for number in range(1, count + 1):
        bots.append(keyboard.choose(words("play-ask-bot", number=number, count=count), known, bots[-1]))
    return bots[1:]
