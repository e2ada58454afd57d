"""The path as a board of text: four rows that wind from Start at the bottom to the launch pad at the top."""

from typing import TYPE_CHECKING, Any

from rich.text import Text

from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.collect import is_lit
from ratskeller.terminal.players import Players

if TYPE_CHECKING:
    from ratskeller.engine.playthrough import Playthrough

Place = int | str

PAD, START, NURSERY, NOTHING = "pad", "start", "nursery", ""
# Places beside each other with the same name are one wide field.
GRID: tuple[tuple[Place, ...], ...] = (
    (PAD, PAD, PAD, PAD, 26, 25, 24, 23),
    (NOTHING, 16, 17, 18, 19, 20, 21, 22),
    (NOTHING, 15, 14, 13, 12, 11, 10, 9),
    (1, 2, 3, 4, 5, 6, 7, 8),
    (START, START, START, START, NURSERY, NURSERY, NURSERY, NURSERY),
)
COLUMNS = len(GRID[0])
ALONG_THE_PATH: dict[Place, int] = {START: 0, PAD: 27, **{space: space for space in range(1, 27)}}

# By which of the edges up, down, left and right meet.
JOINTS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
STYLES = {
    "yellow": "black on yellow3",
    "green": "black on green3",
    "orange": "black on dark_orange",
    "blue": "bright_white on blue",
    "white": "black on grey85",
}
EDGE = "dim"


class Board:
    """One position's path, drawn for the seat at turn with fields of a certain width."""

    def __init__(self, play: "Playthrough", players: Players, field: int) -> None:
        self.s, self.box, self.data = play.position, play.box, play.profile.data
        self.players = players
        self.field = field

    def lines(self) -> list[Text]:
        """The board, line by line, all of one width."""
        drawn = []
        for row, places in enumerate(GRID):
            drawn.append(self.border(row))
            fields = {place: self.contents(place) for place in dict.fromkeys(places)}
            for line in range(len(fields[places[-1]])):
                drawn.append(self.row(row, [fields[place][line] for place in dict.fromkeys(places)], line == 1))
        return [*drawn, self.border(len(GRID))]

    def row(self, row: int, contents: list[Text], with_arrows: bool) -> Text:
        """One line of the fields of a row, with an arrow where the path goes on to the next field."""
        line, rest = Text(), iter(contents)
        for column in range(COLUMNS + 1):
            left, right = place_at(row, column - 1), place_at(row, column)
            if left != right:
                line.append(arrow(left, right, "‹›") if with_arrows else "│", EDGE)
                line.append_text(next(rest, Text()))
            elif column == 0:
                line.append(" ").append_text(next(rest))
        return line

    def border(self, row: int) -> Text:
        """The line above a row of fields, with the names of the stalls in it, and an arrow where the path goes up."""
        line = Text()
        for column in range(COLUMNS + 1):
            line.append(joint(row, column), EDGE)
            above, below = place_at(row - 1, column), place_at(row, column)
            if column < COLUMNS:
                edge = " " if above == below else "─"
                up = arrow(below, above, "▼▲")
                name = self.stall_at(below)
                line.append(name[: self.field], "bold")
                room = self.field - len(name)
                line.append((up if up in "▲▼" else edge).center(room, edge) if room > 0 else "", EDGE)
        return line

    def stall_at(self, place: Place) -> str:
        """The name of the stall at a place."""
        for stall, name in enumerate(w.STALLS):
            if self.box.stall_space[stall] == place:
                return self.players.words(f"stall-{name}")
        return ""

    def contents(self, place: Place) -> list[Text]:
        """The lines inside a field."""
        words = self.players.words
        if isinstance(place, int):
            return self.space(place)
        if place == NOTHING:
            return [fit(Text(), self.field)] * 3
        wide = self.field * 4 + 3
        if place == START:
            return [self.named(words("board-start"), w.START, wide)]
        if place == NURSERY:
            return [self.named(words("board-nursery"), w.NURSERY, wide)]
        return [
            self.named(words("board-pad"), w.PAD, wide),
            fit(Text(words("board-pad-colour")), wide),
            self.named(words("board-rocket"), w.ROCKET_SEAT, wide),
        ]

    def named(self, name: str, space: int, wide: int) -> Text:
        """A name, and the rats there."""
        return fit(Text.assemble((f"{name}: ", "bold"), self.rats_at(space, wide - len(name) - 2)), wide)

    def space(self, space: int) -> list[Text]:
        """Number, light, colour and pipes; what the space yields; the rats there."""
        tile = self.s.tiles[space]
        colour, kind = w.COLOURS[self.box.tile_colour[tile]], w.YIELDS[self.box.tile_kind[tile]]
        lit = "*" if is_lit(self.box, self.s.players[seen_by(self.s)], space) else " "
        pipes = "".join(str(i) for i, pipe in enumerate(self.data.pipes, 1) if space in (pipe.origin, pipe.target))
        words = self.players.words
        head = f"{space:>2}{lit}{words(f'board-colour-{colour}')}{f' p{pipes}' if pipes else ''}"
        yields = f"{self.box.tile_amount[tile]} {words(f'board-good-{kind}')}"
        return [
            fit(Text(head), self.field, STYLES[colour]),
            fit(Text(yields), self.field),
            fit(self.rats_at(space, self.field), self.field),
        ]

    def rats_at(self, space: int, room: int) -> Text:
        """The rats on a space: a seat's letter, its rats' numbers; those of others only where there is room."""
        groups: list[tuple[int, str]] = []
        for seat in range(self.s.seats):
            rats = [str(rat + 1) for rat in range(w.RATS) if self.s.players[seat].rats[rat] == space]
            if rats:
                groups.append((seat, self.players.letters[seat] + "".join(rats)))
        between = " "
        if sum(len(text) + 1 for _, text in groups) - 1 > room:
            between = ""
        if sum(len(text) for _, text in groups) > room:
            own = seen_by(self.s)
            groups = [(seat, text if seat == own else text[0]) for seat, text in groups]
        joined = Text()
        for i, (seat, text) in enumerate(groups):
            joined.append(between if i else "").append(text, self.players.style(seat))
        return joined


def seen_by(s: Any) -> int:
    """The seat for whose eyes the board is drawn: the one at turn, but never Greg."""
    return 0 if s.level != w.NO_LEVEL else int(s.seat)


def place_at(row: int, column: int) -> Place:
    """What is where on the grid; nothing is beyond its edges."""
    return GRID[row][column] if 0 <= row < len(GRID) and 0 <= column < COLUMNS else NOTHING


def arrow(first: Place, second: Place, signs: str) -> str:
    """The sign for the path leading from the second place to the first, or the other way round; else an edge."""
    here, there = ALONG_THE_PATH.get(first, -9), ALONG_THE_PATH.get(second, -99)
    return signs[there > here] if abs(here - there) == 1 else "│"


def joint(row: int, column: int) -> str:
    """The sign where edges meet."""
    up = place_at(row - 1, column - 1) != place_at(row - 1, column)
    down = place_at(row, column - 1) != place_at(row, column)
    left = place_at(row - 1, column - 1) != place_at(row, column - 1)
    right = place_at(row - 1, column) != place_at(row, column)
    return JOINTS[up + 2 * down + 4 * left + 8 * right]


def fit(text: Text, width: int, style: str = "") -> Text:
    """A text cut or filled up to a width."""
    text.truncate(width, pad=True)
    if style:
        text.stylize_before(style)
    return text
