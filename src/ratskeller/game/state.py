"""The state of a game: who has to decide, scores and views, and the table as text and as a picture."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ratskeller.core.codec import to_plain
from ratskeller.core.errors import SetupError
from ratskeller.core.game import ScorePad
from ratskeller.engine.playthrough import Playthrough
from ratskeller.game.checks import checked_whole, is_whole
from ratskeller.game.move import Move
from ratskeller.i18n import LANGUAGES, Catalogue, catalogue
from ratskeller.terminal.players import Players, players_for
from ratskeller.terminal.render import svg_of, text_of
from ratskeller.terminal.screen import screen_of
from ratskeller.terminal.seat_view import SPECTATOR, seen_by

NARROWEST = 20  # columns of a board


@lru_cache(64)
def known_moves(game: str, profile_hash: str, language: str) -> dict[int, Move]:
    """A cache of moves in words, shared by all games with the same profile."""
    return {}


class GameState:
    """Everything that can be read from a game; nothing here changes it."""

    def __init__(self, play: Playthrough, *, bots: Sequence[str] = (), language: str = "en") -> None:
        self.playthrough = play
        self._bots = tuple(bots)
        self.language = language
        _ = self._players  # wrong names are an error now, not later

    @property
    def name(self) -> str:
        """Which game it is, one of `game_names()`."""
        return self.playthrough.game.name

    @property
    def language(self) -> str:
        """The language of all words; another one can be set at any time."""
        return self._language

    @language.setter
    def language(self, language: str) -> None:
        if language not in LANGUAGES:
            raise SetupError(f"unknown language {language!r:.80}: the languages are {', '.join(LANGUAGES)}")
        self._language = language

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
        """The seat that has to decide; None when the game is over."""
        return None if self.is_over else self.playthrough.actor

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.playthrough.is_over

    @property
    def turn(self) -> str:
        """The turn under way, such as `3.2`: the third round (or turn), and the seat, counted from 1 for people."""
        return self.playthrough.label

    @property
    def scores(self) -> list[int]:
        """The points of every seat, as if the game ended now."""
        return list(self._pad.totals)

    @property
    def score_lines(self) -> dict[str, list[int]]:
        """The lines that make up the points, by name, each with a value for every seat."""
        return {name: list(line) for name, line in self._pad.lines.items()}

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty before the end."""
        return list(self._pad.winners) if self.is_over else []

    @property
    def outcome(self) -> list[str]:
        """How the game ended, in sentences: why, who has won, what broke a tie. Empty before the end."""
        return screen_of(self.playthrough.game).outcome(self.playthrough, self._players) if self.is_over else []

    def view_for(self, seat: int) -> dict[str, Any]:
        """All that a seat may know of the position, as plain values by name, ready for JSON."""
        play = self.playthrough
        view = play.game.view_for(play.box, play.position, self._viewer(seat))
        plain: dict[str, Any] = to_plain(play.game.layout, view)
        del plain["rng"]  # blank in a view
        return plain

    def board(self, seat: int | None = None, *, width: int = 110) -> str:
        """The table as text, at most `width` columns wide (20 or more)."""
        return text_of(self._drawn(seat, width), width)

    def svg(self, seat: int | None = None, *, width: int = 110) -> str:
        """The table as an SVG picture, which loads nothing from elsewhere. Notebooks show a game this way."""
        title = screen_of(self.playthrough.game).heading(self._seen(seat), self._players)
        return svg_of(self._drawn(seat, width), width, title)

    def __str__(self) -> str:
        return self.board()

    def __repr__(self) -> str:
        state = "over" if self.is_over else f"turn {self.turn}, seat {self.actor} to decide"
        return f"<ratskeller.Game {self.name}, {self.seats} seats, {len(self.playthrough.moves)} moves, {state}>"

    def _repr_svg_(self) -> str:
        return self.svg()

    # What the above is made of

    @property
    def _words(self) -> Catalogue:
        return catalogue(self.language)

    @property
    def _players(self) -> Players:
        return players_for(self.playthrough, self.playthrough.names, self._words, self._bots)

    @property
    def _pad(self) -> ScorePad:
        play = self.playthrough
        return play.game.score_pad(play.box, play.position)

    def _move(self, number: int) -> Move:
        """A move by its number. Its words take long to find, so each move is made once for all games."""
        play = self.playthrough
        known = known_moves(play.game.name, play.profile.hash, self.language)
        if number not in known:
            words = play.game.tell_move(number, self._words, play.profile.data)
            known[number] = Move(play.game.format_move(number), number, words)
        return known[number]

    def _viewer(self, seat: int | None) -> int:
        """Who looks: the seat that was named, else the one that has to decide, after the end a spectator."""
        if seat is None:
            return SPECTATOR if self.is_over else self.playthrough.actor
        if not is_whole(seat) or not SPECTATOR <= seat < self.seats:
            raise SetupError(f"there is no seat {seat!r}: seats are 0 to {self.seats - 1}, and -1 for a spectator")
        return int(seat)

    def _seen(self, seat: int | None) -> Playthrough:
        return seen_by(self.playthrough, self._viewer(seat))

    def _drawn(self, seat: int | None, width: int) -> Any:
        checked_whole("width", width, NARROWEST)
        return screen_of(self.playthrough.game).draw(self._seen(seat), self._players, width)
