"""Moves: typed, as short text, and as the integers that engines use. All three round-trip."""

from collections.abc import Callable, Sequence

import msgspec

from ratskeller.core.errors import MalformedMove


class Move(msgspec.Struct, frozen=True, tag_field="kind"):
    """What a seat, or chance, decides. Each kind of move is a class of its own, tagged with its short name."""


def plain_text(move: Move) -> str:
    """The text of a move that needs no spelling of its own: its kind, then its figures, with colons between them."""
    figures = [str(getattr(move, name)) for name in move.__struct_fields__]
    return ":".join([str(move.__struct_config__.tag), *figures])


class Notation:
    """All moves of a game, by their numbers."""

    def __init__(self, game: str, moves: Sequence[Move], text_of: Callable[[Move], str], examples: str) -> None:
        self.game = game
        self.moves = tuple(moves)
        self.texts = tuple(text_of(move) for move in moves)
        self.numbers = {text: number for number, text in enumerate(self.texts)}
        self.examples = examples

    def format_move(self, number: int) -> str:
        """The text form of a move's number."""
        return self.texts[number]

    def parse_move(self, text: str) -> int:
        """The number of a move's text form."""
        number = self.numbers.get(text.strip())
        if number is None:
            raise MalformedMove(f"'{text}' is no move of {self.game}: moves look like {self.examples}")
        return number
