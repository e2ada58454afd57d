"""What every seat has: points so far, goods, markers, light and burrow, and its items."""

from collections import deque
from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ratskeller.games.firstrat import constants as w
from ratskeller.terminal.firstrat.wares import cap_in_words, names_of
from ratskeller.terminal.players import Players

if TYPE_CHECKING:
    from ratskeller.engine.playthrough import Playthrough


def seats_table(play: "Playthrough", players: Players) -> Group:
    """A line of figures for each seat, then a line of possessions for each that has any."""
    s, words = play.position, players.words
    points = play.game.score_pad(play.box, s).totals
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column()
    heads = ["points", *(f"good-{good}" for good in w.GOODS), "light", "burrow", "markers"]
    for _ in heads:
        table.add_column(justify="right")
    table.add_row("", *(Text(words(f"board-{head}"), "bold") for head in heads))
    for seat in range(s.seats):
        player = s.players[seat]
        table.add_row(
            name_text(players, seat, at_turn=seat == s.seat),
            str(points[seat]),
            *((str(player.goods[good]) for good in range(len(w.GOODS))) if has_goods(s, seat) else [""] * len(w.GOODS)),
            light_text(play, seat) if has_goods(s, seat) else "",
            burrow_text(play, players, seat) if has_goods(s, seat) else "",
            str(player.markers),
        )
    return Group(table, *(line for seat in range(s.seats) if (line := possessions(play, players, seat))))


def has_goods(s: Any, seat: int) -> bool:
    """Greg has neither goods nor light nor burrow."""
    return s.level == w.NO_LEVEL or seat != w.GREG


def name_text(players: Players, seat: int, *, at_turn: bool) -> Text:
    """Letter and name; an arrow marks the seat at turn."""
    mark = "▸" if at_turn else " "
    return Text(f"{mark}{players.letters[seat]} {players.names[seat]}", players.style(seat), no_wrap=True)


def light_text(play: "Playthrough", seat: int) -> str:
    """The light reached, and where the next lamp is."""
    light = int(play.position.players[seat].light)
    lamps = [int(lamp) for lamp in play.box.lamps if lamp > light]
    return f"{light}→{min(lamps)}" if lamps else f"{light}"


def burrow_text(play: "Playthrough", players: Players, seat: int) -> str:
    """How many steps the burrow marker is away from each cave."""
    steps = steps_to_caves(play.box, int(play.position.players[seat].burrow))
    caves = ((cave, w.REWARDS[cave]) for cave in range(1, len(w.REWARDS)))
    return " ".join(f"{players.words(f'board-cave-{name}')}{steps[cave]}" for cave, name in caves if cave in steps)


def steps_to_caves(box: Any, node: int) -> dict[int, int]:
    """The fewest steps from a place in the burrow to each kind of cave."""
    steps: dict[int, int] = {}
    seen, queue = {node}, deque([(node, 0)])
    while queue:
        here, count = queue.popleft()
        for branch in range(2):
            following = int(box.burrow_next[here, branch])
            if following >= 0 and int(box.burrow_reward[following]) and int(box.burrow_reward[following]) not in steps:
                steps[int(box.burrow_reward[following])] = count + 1
            if following >= 0 and following not in seen:
                seen.add(following)
                queue.append((following, count + 1))
    return steps


def possessions(play: "Playthrough", players: Players, seat: int) -> Text:
    """Comics, backpacks, drinks, caps, awards and mouldy cheese of a seat; empty where it has none."""
    player, words = play.position.players[seat], players.words
    parts = []
    comics = [comic_text(comic, player, players) for comic in names_of(int(player.comics), w.COMICS)]
    backpacks = [words(f"colour-{colour}") for colour in names_of(int(player.backpacks), w.COLOURS)]
    caps = [cap_in_words(cap, play, players) for cap in names_of(int(player.caps), w.CAPS)]
    for key, items in (("comics", comics), ("backpacks", backpacks), ("caps", caps)):
        if items:
            parts.append(words(f"board-own-{key}", items=", ".join(items)))
    for key in ("drinks", "awards", "mouldy"):
        if player[key]:
            parts.append(words(f"board-own-{key}", count=int(player[key])))
    return Text.assemble((f" {players.letters[seat]} ", players.style(seat)), "; ".join(parts)) if parts else Text()


def comic_text(comic: str, player: Any, players: Players) -> str:
    """A comic; a super rat's with the rat that carries its token."""
    name = players.words(f"comic-{comic}")
    if comic in w.SUPER_RATS:
        bit = w.SUPER_RATS.index(comic)
        name += "".join(f" r{rat + 1}" for rat in range(w.RATS) if player.tokens[rat] >> bit & 1)
    return name
