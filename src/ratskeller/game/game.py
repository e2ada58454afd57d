"""A game under way, in words: the engine's `Playthrough` does the work. Chance moves are made automatically."""

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import SupportsIndex

import msgspec

from ratskeller.bots.bot import Bot
from ratskeller.core.errors import IllegalMove, Problem, RecordError, Refusal, StateError
from ratskeller.core.event import Event
from ratskeller.core.position import CHANCE
from ratskeller.core.record import Record, format_record, write_atomically
from ratskeller.engine.playthrough import Playthrough
from ratskeller.game.asking import ask_bot
from ratskeller.game.checks import checked_event, checked_path, checked_seed, checked_whole
from ratskeller.game.hints import HintedTurn, hinted_turns
from ratskeller.game.move import Move, PlayedMove, number_of
from ratskeller.game.state import GameState
from ratskeller.study.analysis import Analysis, analyse
from ratskeller.terminal.compiling import compile_bots_visibly
from ratskeller.terminal.history import history_of

FEWEST_PLAYOUTS = 16  # of an analysis
LARGEST_ANALYSIS_SEED = 2**31 - 1


class Game(GameState):
    """A game under way. `new_game` and `load_record` make one.

    Seats are numbered from 0. Where a `seat` can be given, what is shown is only what that seat may know: by default
    the seat that has to decide, and a spectator (`SPECTATOR`, -1) after the end. `record`, `moves`, `history` and the
    events that `play` returns hold everything, the hidden cards of all seats included.

    Attributes:
        playthrough: The engine's own object, for all that is not offered here.
    """

    def __init__(self, play: Playthrough, *, seed: int, bots: Sequence[str] = (), language: str = "en") -> None:
        super().__init__(play, bots=bots, language=language)
        self._seed = seed

    # Moves

    @property
    def legal_moves(self) -> list[Move]:
        """What the seat that has to decide can do, in a fixed order. Empty when the game is over."""
        return [self._move(number) for number in self.playthrough.legal] if not self.is_over else []

    def is_legal(self, move: Move | str | SupportsIndex) -> bool:
        """Whether a move can be made now. What is no move of this game at all is a `MalformedMove`."""
        return self._number(move) in self.playthrough.legal and not self.is_over

    def parse_move(self, text: str) -> Move:
        """The move of a text such as `r2>9`, legal now or not."""
        return self._move(self._number(text))

    def play(self, move: Move | str | SupportsIndex) -> list[Event]:
        """Make a move, and the chance moves that follow it.

        Args:
            move: One of `legal_moves`, its text, or its number.

        Returns:
            What happened. `tell` puts each event into words.

        Raises:
            IllegalMove: The rules forbid the move now; the message is a sentence, `refusal` names the rule.
            MalformedMove: It is not a move of this game.
        """
        number = self._number(move)
        if self.is_over or number not in self.playthrough.legal:
            refusal = self._refusal(number)
            raise IllegalMove(f"'{self._move(number)}' is not legal: {self._sentence(refusal)}", refusal)
        return list(self.playthrough.apply_number(number))

    def undo(self) -> Move:
        """Go back to before the last decision of any seat, and return the move that was taken back.

        Raises:
            StateError: Nobody has decided anything yet.
        """
        play = self.playthrough
        if all(move.is_chance for move in self.moves):
            raise StateError("there is nothing to undo: nobody has decided anything yet")
        moves = play.moves.copy()
        play.undo()
        while play.is_chance:  # in a game from a record, chance results are steps of their own
            play.undo()
        return self._move(moves[len(play.moves)])

    def explain(self, move: Move | str | SupportsIndex) -> str | None:
        """Why a move is not legal now, as a sentence with the rule's id; None for a legal move."""
        number = self._number(move)
        return None if self.is_legal(number) else self._sentence(self._refusal(number))

    # What has happened

    @property
    def moves(self) -> list[Move]:
        """All moves so far, results of chance included (`Move.is_chance`)."""
        return [self._move(number) for number in self.playthrough.moves]

    @property
    def history(self) -> list[PlayedMove]:
        """All moves so far, with who made them and what they brought about."""
        return [
            PlayedMove(
                number=entry.number,
                turn=entry.turn,
                seat=None if entry.actor == CHANCE else entry.actor,
                move=self._move(self.playthrough.game.parse_move(entry.move)),
                events=entry.events,
            )
            for entry in history_of(self.playthrough)
            if entry.move
        ]

    def log(self, seat: int | None = None) -> list[str]:
        """All that has happened, in sentences."""
        events = [event for entry in history_of(self.playthrough) for event in entry.events]
        return [self.tell(event, seat) for event in events]

    def tell(self, event: Event, seat: int | None = None) -> str:
        """An event as a sentence."""
        play = self.playthrough
        seen = play.game.hide_event(checked_event(event, play.game), self._viewer(seat))
        return play.game.tell_event(seen, self._words, self.names, play.profile.data)

    def replay(self) -> "Iterator[tuple[Game, Move]]":
        """Go through the game again: every decision, as the game before it and the move that was made.

        Each of these games is one of its own, and can be played on in another way.
        """
        play = self.playthrough
        again = Playthrough(play.game, play.profile, play.people, play.level, seed=self._seed, sample=False)
        again.names = play.names
        for number in play.moves:
            if not again.is_chance:
                now = again.copy(past=True)
                now.sample = True
                yield Game(now, seed=self._seed, bots=self._bots, language=self.language), self._move(number)
            again.apply_number(number)

    # Bots

    def ask(self, bot: str | Bot, *, seed: int | None = None) -> Move:
        """The move that a bot would make. It knows no more than the seat that has to decide.

        Args:
            bot: One of `bot_names()`, or an object with a method `choose(seen, seed)`.
            seed: The same seed gives the same move. By default it follows from the game's seed and the moves so far.

        Raises:
            StateError: The game is over.
            SetupError: There is no such bot, or it chose no legal move.
        """
        luck = self._seed_now() if seed is None else checked_seed(seed)
        return self._move(ask_bot(self._decision(), bot, luck))

    def hint(self, *, seconds: float = 1.0, turns: int = 3) -> list[HintedTurn]:
        """The best whole turns, best first, with every seat's chance of winning and expected points.

        Args:
            seconds: How long to search.
            turns: How many turns to return at most.
        """
        return hinted_turns(self._decision(), self._players, seconds=seconds, turns=turns, seed=self._seed_now())

    def analyse(self, *, playouts: int | None = None, seed: int = 0) -> Analysis:
        """Explain the game so far, decision by decision: chances of winning, mistakes, luck.

        Args:
            playouts: How many trial games each decision gets, at least 16: the more, the surer and the slower. Without
                it, the usual number for the table.
            seed: The same seed gives the same analysis.
        """
        if playouts is not None:
            checked_whole("playouts", playouts, FEWEST_PLAYOUTS)
        checked_whole("seed", seed, 0, LARGEST_ANALYSIS_SEED)
        compile_bots_visibly(self.playthrough.game)
        return analyse(self.playthrough, playouts=playouts, seed=seed)

    # Records and copies

    @property
    def record(self) -> Record:
        """Set-up, moves and chance results so far: all that is needed to see the game again."""
        return msgspec.structs.replace(self.playthrough.record(), bots=list(self._bots))

    @property
    def record_text(self) -> str:
        """The record as text, with a line for each turn; `load_record` reads it."""
        return format_record(self.record, self.playthrough.labels)

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whole or not at all.

        Raises:
            RecordError: The file can't be written.
        """
        file = checked_path(path)
        try:
            write_atomically(file, self.record_text)
        except OSError as problem:
            raise RecordError(str(path), [Problem("file", f"can't be written: {problem.strerror}")]) from None

    def copy(self) -> "Game":
        """Another game in the same position, with the same past and the same chance to come."""
        twin = object.__new__(Game)
        vars(twin).update(vars(self))
        twin.playthrough = self.playthrough.copy(past=True)
        return twin

    def __copy__(self) -> "Game":
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Whether both have the same set-up, the same moves, and the same chance to come."""
        if not isinstance(other, Game):
            return NotImplemented
        is_alike = self.playthrough.position.tobytes() == other.playthrough.position.tobytes()
        return is_alike and self.record == other.record

    __hash__ = None  # type: ignore[assignment]  # a game changes

    # What the above is made of

    def _number(self, move: object) -> int:
        return number_of(move, self.playthrough.game)

    def _refusal(self, number: int) -> Refusal:
        """Why a move is not legal, by what the seat may know that has to decide."""
        play = self._seen(None)
        return play.game.explain(play.box, play.position, number)

    def _sentence(self, refusal: Refusal) -> str:
        return f"{self.playthrough.game.tell_refusal(refusal, self._words)} ({refusal.rule})"

    def _decision(self) -> Playthrough:
        if self.is_over:
            raise StateError("the game is over: nobody has to decide")
        return self.playthrough

    def _seed_now(self) -> int:
        """A seed for bots at this point; it reveals nothing about the game's own chance."""
        words = f"{self._seed} {len(self.playthrough.moves)}"
        return int.from_bytes(hashlib.sha256(words.encode()).digest()[:7])
