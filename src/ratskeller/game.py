"""A game for Python programs: legal moves in words, play and undo, bots, hints, analysis, records.

The engine's `Playthrough` does the work; here it gets words, names and pictures. Chance speaks by itself."""

import copy
import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ratskeller.bots.bot import seen_in
from ratskeller.bots.levels import LEVELS, PLAIN, make_bot
from ratskeller.core.codec import to_plain
from ratskeller.core.errors import MalformedMove, SetupError
from ratskeller.core.event import Event
from ratskeller.core.record import Record, parse_record, read_record, write_atomically
from ratskeller.engine.compiled import AT_A_TABLE
from ratskeller.engine.playthrough import Playthrough, replay
from ratskeller.games import GAMES, load_game
from ratskeller.i18n import Catalogue, catalogue
from ratskeller.terminal.chance import draw
from ratskeller.terminal.compiling import compile_bots_visibly, compile_visibly
from ratskeller.terminal.opening import profile_of
from ratskeller.terminal.players import players_for
from ratskeller.terminal.render import svg_of, text_of
from ratskeller.terminal.screen import screen_of
from ratskeller.terminal.seat_view import SPECTATOR, seen_by

if TYPE_CHECKING:
    from ratskeller.study.analysis import Analysis

WIDTH = 110  # columns of a board as text


@dataclass(frozen=True)
class Move:
    """A legal move: its text form (`r2>9`), its number for engines, and its words."""

    text: str
    number: int
    words: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class HintedTurn:
    """One of the best turns that a search found. Lists have a value for each seat."""

    moves: list[str]
    words: list[str]
    share: float  # of all playouts that went this way: the higher, the surer
    wins: list[float]  # chance of winning
    points: list[float]  # expected final points


class Game:
    """A game under way. Make one with `new_game` or `load_record`."""

    def __init__(self, play: Playthrough, *, seed: int, names: Sequence[str] = (), language: str = "en") -> None:
        self.playthrough = play
        self.language = language
        self._seed = seed
        self._names = tuple(names)
        catalogue(language)  # an unknown language is an error now, not later

    # How it stands

    @property
    def name(self) -> str:
        """Which game it is: `firstrat`, `piedpiper`, …"""
        return self.playthrough.game.name

    @property
    def seats(self) -> int:
        """How many seats there are, the game's own opponent included."""
        return int(self.playthrough.position["seats"])

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return list(self._players.names)

    @property
    def actor(self) -> int | None:
        """The seat that has to decide, from 0; None when the game is over."""
        return None if self.is_over else self.playthrough.actor

    @property
    def is_over(self) -> bool:
        """The game has ended."""
        return self.playthrough.is_over

    @property
    def turn(self) -> str:
        """The turn under way, such as `3.2`: the third round (or turn), seat 2."""
        return self.playthrough.label

    @property
    def scores(self) -> list[int]:
        """The points of every seat, as if the game ended now."""
        return list(self._pad.totals)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none before the end."""
        return list(self._pad.winners) if self.is_over else []

    def view_for(self, seat: int) -> dict[str, Any]:
        """All that a seat (-1: a spectator) may know, as plain values by name."""
        if not SPECTATOR <= seat < self.seats:
            raise SetupError(f"there is no seat {seat}: the seats are 0 to {self.seats - 1}, and -1 for a spectator")
        play = self.playthrough
        plain: dict[str, Any] = to_plain(play.game.layout, play.game.view_for(play.box, play.position, seat))
        del plain["rng"]  # blank in a view
        return plain

    # Moves

    @property
    def legal_moves(self) -> list[Move]:
        """What the seat that has to decide can do, in a fixed order."""
        return [self._move(number) for number in self.playthrough.legal] if not self.is_over else []

    def play(self, move: "Move | str | int") -> list[Event]:
        """Carry out a move and the chance that follows; say what happened. Illegal moves are refused with a reason."""
        if self.is_over:
            raise SetupError("the game is over")
        return list(self.playthrough.apply(self._text_of(move)))

    def undo(self) -> None:
        """Go back to before the last decision."""
        if not self.playthrough.moves:
            raise SetupError("there is nothing to undo")
        self.playthrough.undo()

    def explain(self, move: "Move | str | int") -> str | None:
        """Why a move is not legal now, as a sentence with the rule's id; None for a legal move."""
        play = self.playthrough
        number = play.game.parse_move(self._text_of(move))
        if number in play.legal:
            return None
        refusal = play.game.explain(play.box, play.position, number)
        return f"{play.game.tell_refusal(refusal, self._words)} ({refusal.rule})"

    def tell(self, event: Event) -> str:
        """An event as a sentence."""
        play = self.playthrough
        return play.game.tell_event(event, self._words, self.names, play.profile.data)

    # Bots

    def ask(self, bot: str, *, seed: int | None = None) -> Move:
        """The move that a bot would make, by what the seat may know. The same seed gives the same move."""
        play = self._decision()
        thinker = make_bot(bot, clock=False, outside=True)
        compile_bots_visibly(play.game)
        return self._move(thinker.choose(seen_in(play), self._seed_now() if seed is None else seed))

    def hint(self, *, seconds: float = 1.0, turns: int = 3) -> list[HintedTurn]:
        """The best whole turns, best first, with every seat's chance of winning and expected points."""
        from ratskeller.study.hint import hint
        from ratskeller.terminal.hint_table import labels

        play = self._decision()
        compile_bots_visibly(play.game)
        found = hint(seen_in(play), seconds=seconds, turns=turns, seed=self._seed_now())
        screen, players = screen_of(play.game), self._players
        return [
            HintedTurn(
                moves=[play.game.format_move(move) for move in turn.moves],
                words=labels(turn.moves, play, screen, players),
                share=turn.share,
                wins=turn.wins,
                points=turn.points,
            )
            for turn in found.turns
        ]

    def analyse(self, *, playouts: int | None = None) -> "Analysis":
        """The whole game explained, decision by decision: chances of winning, mistakes, luck."""
        from ratskeller.study.analysis import PLAYOUTS, analyse

        compile_bots_visibly(self.playthrough.game)
        return analyse(self.playthrough, playouts=playouts or PLAYOUTS)

    # Records and copies

    @property
    def record(self) -> Record:
        """Set-up, moves and chance results so far."""
        return self.playthrough.record()

    @property
    def record_text(self) -> str:
        """The record as text; `load_record` reads it."""
        return self.playthrough.record_text()

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        write_atomically(Path(path), self.record_text)

    def copy(self) -> "Game":
        """Another game in the same position with the same past, which goes on in the same way."""
        return copy.deepcopy(self)

    # For people

    def board(self, seat: int | None = None, *, width: int = WIDTH) -> str:
        """The table as text, as a seat (-1: a spectator) may see it; without one, as the seat that has to decide."""
        return text_of(self._drawn(seat, width), width)

    def __str__(self) -> str:
        return self.board()

    def __repr__(self) -> str:
        state = "over" if self.is_over else f"turn {self.turn}, seat {self.actor} to decide"
        return f"<ratskeller.Game {self.name}, {self.seats} seats, {len(self.playthrough.moves)} moves, {state}>"

    def _repr_svg_(self) -> str:
        return svg_of(
            self._drawn(None, WIDTH), WIDTH, screen_of(self.playthrough.game).heading(self.playthrough, self._players)
        )

    # What the above is made of

    @property
    def _words(self) -> Catalogue:
        return catalogue(self.language)

    @property
    def _players(self) -> Any:
        return players_for(self.playthrough, self._names, self._words)

    @property
    def _pad(self) -> Any:
        play = self.playthrough
        return play.game.score_pad(play.box, play.position)

    def _move(self, number: int) -> Move:
        play = self.playthrough
        return Move(play.game.format_move(number), number, play.game.tell_move(number, self._words, play.profile.data))

    def _text_of(self, move: "Move | str | int") -> str:
        if isinstance(move, Move):
            return move.text
        if isinstance(move, str):
            return move
        if 0 <= move < self.playthrough.game.actions:
            return self.playthrough.game.format_move(move)
        raise MalformedMove(f"{move!r} is no move of {self.name}: give a move, its text, or its number")

    def _decision(self) -> Playthrough:
        if self.is_over:
            raise SetupError("the game is over: nobody has to decide")
        return self.playthrough

    def _seed_now(self) -> int:
        """A seed for whoever thinks now: it tells nothing of the game's own chance."""
        words = f"{self._seed} {len(self.playthrough.moves)}"
        return int.from_bytes(hashlib.sha256(words.encode()).digest()[:7])

    def _drawn(self, seat: int | None, width: int) -> Any:
        viewer = SPECTATOR if self.is_over else self.playthrough.actor
        play = seen_by(self.playthrough, viewer if seat is None else seat)
        return screen_of(play.game).draw(play, self._players, width)


def new_game(
    name: str,
    *,
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
    level: str | None = None,
    profile: str | Path = "standard",
    names: Sequence[str] = (),
    language: str = "en",
) -> Game:
    """A new game by name (see `game_names`).

    `seats` counts people and bots; one alone plays against the game's own opponent, of a `level`. `options` change the
    profile, which is `standard` or a file of your own. The same `seed` gives the same game."""
    described = load_game(name)
    chosen = described.profile(profile, options)
    described.seats_for(seats, level)
    compile_visibly(described, *AT_A_TABLE)
    seed = secrets.randbits(62) if seed is None else seed
    play = Playthrough(described, chosen, seats, level, seed=seed)
    play.names = list(names)
    return Game(play, seed=seed, names=names, language=language)


def load_record(
    source: str | Path, *, profile: str | None = None, moves: int | None = None, language: str = "en"
) -> Game:
    """A recorded game, as it stood at the end or after so many moves; it can be undone, and played on.

    `source` is a file, or the text of a record. Games on a board of one's own need its `profile`."""
    is_text = isinstance(source, str) and "\n" in source
    where = "record" if is_text else str(source)
    record = parse_record(str(source)) if is_text else read_record(Path(source))
    described = load_game(record.game)
    chosen = profile_of(record, described, profile, where)
    compile_visibly(described, *AT_A_TABLE)
    play = replay(record, described, chosen, where, moves)
    seed = secrets.randbits(62)
    play.sample = True
    play.reseed(seed)
    if play.is_chance:  # the record was cut before chance had spoken
        play.apply_number(draw(play))
    return Game(play, seed=seed, names=[], language=language)


def game_names() -> list[str]:
    """The games that there are."""
    return list(GAMES)


def bot_names() -> list[str]:
    """The bots that `Game.ask` knows: levels, weakest first, and plain bots; also `search:2000`, by playouts."""
    return [*LEVELS, *PLAIN]
