"""Bots at a table: they play the games of a match, one after another."""

import time
from typing import Any

import msgspec
import numpy as np

from ratskeller.arena.match import Match
from ratskeller.bots import Bot, make_bot, seen_in
from ratskeller.core.errors import RatskellerError
from ratskeller.core.profile import Profile
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game

LUCK, DECISION = 0, 1  # what a seed is for; no luck of a game is ever the luck of a bot
DIGITS = 6  # of seconds


class BotFailed(RatskellerError):
    """A bot that broke down, or answered with a move that is not legal."""


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game of a match went. Lists of decisions have a value for each bot's seat, scores also for a rival."""

    shuffle: int
    rotation: int
    seed: int  # of the game's chance
    scores: list[int]
    winners: list[int]
    length: int  # in rounds or turns, as the game counts
    reason: str  # why it ended
    moves: int  # those of chance included
    decisions: list[int]
    seconds: list[float]  # thought about them
    longest: list[float]  # thought about one of them
    took: float  # seconds of the whole game


def seed_for(match_seed: int, *key: int) -> int:
    """A seed of its own for each key: independent of all others, and the same on any machine."""
    words = np.random.SeedSequence(match_seed, spawn_key=key).generate_state(1, np.uint64)
    return int(words[0]) >> 2


class Table:
    """A place where games of one match are played. Bots have one thread and no clock, so results can be repeated."""

    def __init__(self, match: Match, profile: Profile[Any]) -> None:
        self.match = match
        self.profile = profile
        self.game = load_game(match.game)
        self.rotations = match.rotations
        self.bots = {spec: make_bot(spec, clock=False, threads=1) for spec in match.bots}
        self._awake: set[str] = set()  # bots that have decided before

    def play(self, shuffle: int, rotation: int) -> Result:
        """Play a game to its end."""
        match, specs = self.match, self.rotations[rotation]
        seed = seed_for(match.seed, LUCK, shuffle)
        began = time.perf_counter()
        play = Playthrough(self.game, self.profile, match.seats, match.level, seed=seed)
        thoughts: list[list[float]] = [[] for _ in specs]
        while not play.is_over:
            luck = seed_for(match.seed, DECISION, shuffle, rotation, len(play.moves))
            move, seconds = self._decide(specs[play.actor], play, luck, seed)
            thoughts[play.actor].append(seconds)
            play.apply_number(move)
        pad = self.game.score_pad(play.box, play.position)
        return Result(
            shuffle=shuffle,
            rotation=rotation,
            seed=seed,
            scores=pad.totals,
            winners=pad.winners,
            length=int(self.game.lengths(play.positions)[0]),
            reason=pad.reason,
            moves=len(play.moves),
            decisions=[len(thought) for thought in thoughts],
            seconds=[round(sum(thought), DIGITS) for thought in thoughts],
            longest=[round(max(thought, default=0.0), DIGITS) for thought in thoughts],
            took=round(time.perf_counter() - began, DIGITS),
        )

    def _decide(self, spec: str, play: Playthrough, luck: int, game_seed: int) -> tuple[int, float]:
        """The move that a bot chooses, and the seconds that it thought."""
        if spec not in self._awake:
            self._awake.add(spec)
            answer_of(self.bots[spec], spec, play, luck, game_seed)  # loads its code, which is no part of thinking
        began = time.perf_counter()
        move = answer_of(self.bots[spec], spec, play, luck, game_seed)
        return move, time.perf_counter() - began


def answer_of(bot: Bot, spec: str, play: Playthrough, luck: int, game_seed: int) -> int:
    """The move that a bot chooses, which is legal; or an error that says where to look."""
    where = f"game seed {game_seed}, move {len(play.moves) + 1}, seat {play.actor + 1}"
    seen = seen_in(play)
    try:
        move: Any = bot.choose(seen, luck)
    except Exception as error:
        raise BotFailed(f"bot '{spec}' broke down ({where}): {type(error).__name__}: {error}") from error
    if move not in play.legal:
        is_move = isinstance(move, int) and 0 <= move < play.game.actions
        told = f"'{play.game.format_move(move)}'" if is_move else repr(move)
        raise BotFailed(f"bot '{spec}' answered with an illegal move ({where}): {told}")
    return int(move)
