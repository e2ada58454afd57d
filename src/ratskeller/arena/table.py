"""Bots at a table: they play the games of a match, one after another."""

import time
from collections.abc import Sequence
from operator import index
from typing import Any

import msgspec
import numpy as np

from ratskeller.arena.match import Match
from ratskeller.bots import Bot, make_bot, seen_in
from ratskeller.bots.guests.guest import DECISION_SECONDS, Guest, GuestFailed
from ratskeller.bots.guests.package import move_text
from ratskeller.core.profile import Profile
from ratskeller.core.record import format_record
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from ratskeller.study.counting import Clerk, Tally

LUCK, DECISION = 0, 1  # what a seed is for; no luck of a game is ever the luck of a bot
DIGITS = 6  # of seconds
FORFEIT = "forfeit"  # why a game ended in which a bot has failed


class BotFailed(Exception):
    """What a bot did wrong, in words that go on after its name: it broke down, was too slow, or cheated."""


class Forfeit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who lost a game by failing in it, and how."""

    seat: int
    reason: str


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a game of a match went. Lists of decisions have a value for each bot's seat, scores also for a rival."""

    shuffle: int
    rotation: int
    seed: int  # of the game's chance
    scores: list[int]  # where a bot has failed, as they stood then
    winners: list[int]  # where a bot has failed, all others
    length: int  # in rounds or turns, as the game counts
    reason: str  # why it ended
    moves: int  # those of chance included
    decisions: list[int]
    seconds: list[float]  # for all of them
    longest: list[float]  # for the longest of them
    took: float  # seconds of the whole game
    forfeit: Forfeit | None = None
    tally: Tally | None = None  # what seats did and had, if the match asks for it
    record: str | None = None  # the game as text, if it was asked for; it has a file of its own


def seed_for(match_seed: int, *key: int) -> int:
    """A seed of its own for each key: independent of all others, and the same on any machine."""
    words = np.random.SeedSequence(match_seed, spawn_key=key).generate_state(1, np.uint64)
    return int(words[0]) >> 2


class Table:
    """A place where games of one match are played. Bots have one thread and no clock, so results can be repeated; only
    those from outside have a limit of time. Close it, so that these leave."""

    def __init__(self, match: Match, profile: Profile[Any]) -> None:
        self.match = match
        self.profile = profile
        self.game = load_game(match.game)
        self.rotations = match.rotations
        self.bots = {spec: make_bot(spec, clock=False, threads=1, outside=True) for spec in match.bots}
        self._awake: set[str] = set()  # bots that have decided before
        for spec, bot in self.bots.items():
            if isinstance(bot, Guest):
                bot.sit_down(self.game, profile, match.limit or DECISION_SECONDS)
                self._awake.add(spec)

    def close(self) -> None:
        """Let bots from outside leave."""
        for bot in self.bots.values():
            if isinstance(bot, Guest):
                bot.leave()

    def play(self, shuffle: int, rotation: int, *, recorded: bool = False) -> Result:
        """Play a game to its end, or until a bot fails; with its record, if that is asked for."""
        match, specs = self.match, self.rotations[rotation]
        seed = seed_for(match.seed, LUCK, shuffle)
        began = time.perf_counter()
        play = Playthrough(self.game, self.profile, match.seats, match.level, seed=seed)
        times: list[list[float]] = [[] for _ in specs]
        clerk = Clerk(self.game, self.profile, int(play.position["seats"])) if match.tally else None
        if clerk:
            clerk.hear_set_up(play.events)
        forfeit = None
        while not (play.is_over or forfeit):
            luck = seed_for(match.seed, DECISION, shuffle, rotation, len(play.moves))
            try:
                move, seconds = self._decide(specs[play.actor], play, luck)
            except BotFailed as failure:
                forfeit = Forfeit(play.actor, str(failure))
            else:
                times[play.actor].append(seconds)
                events = play.apply_number(move)
                if clerk:
                    clerk.hear(events)
        pad = self.game.score_pad(play.box, play.position)
        others = [seat for seat in range(len(pad.totals)) if forfeit and seat != forfeit.seat]
        return Result(
            shuffle=shuffle,
            rotation=rotation,
            seed=seed,
            scores=pad.totals,
            winners=others if forfeit else pad.winners,
            length=int(self.game.lengths(play.positions)[0]),
            reason=FORFEIT if forfeit else pad.reason,
            moves=len(play.moves),
            decisions=[len(each) for each in times],
            seconds=[round(sum(each), DIGITS) for each in times],
            longest=[round(max(each, default=0.0), DIGITS) for each in times],
            took=round(time.perf_counter() - began, DIGITS),
            forfeit=forfeit,
            tally=clerk.tally(pad) if clerk else None,
            record=record_text(play, specs) if recorded else None,
        )

    def _decide(self, spec: str, play: Playthrough, luck: int) -> tuple[int, float]:
        """The move that a bot chooses, and the seconds that it took."""
        if spec not in self._awake:
            self._awake.add(spec)
            answer_of(self.bots[spec], play, luck)  # loads its code, which is no part of thinking
        began = time.perf_counter()
        move = answer_of(self.bots[spec], play, luck)
        return move, time.perf_counter() - began


def record_text(play: Playthrough, specs: Sequence[str]) -> str:
    """The record of a game as text, with a bot's name as one word."""
    bots = ["_".join(spec.split()) for spec in specs]
    return format_record(msgspec.structs.replace(play.record(), bots=bots), play.labels)


def answer_of(bot: Bot, play: Playthrough, luck: int) -> int:
    """The move that a bot chooses, which is legal."""
    seen = seen_in(play)
    try:
        answer: Any = bot.choose(seen, luck)
    except GuestFailed as failure:
        raise BotFailed(str(failure)) from failure
    except Exception as error:
        raise BotFailed(f"broke down: {type(error).__name__}: {error}") from error
    move = index(answer) if isinstance(answer, int | np.integer) else None
    if move is None or move not in play.legal:
        raise BotFailed(f"answered with an illegal move: {move_text(play.game, answer)}")
    return move
