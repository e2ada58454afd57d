"""A table of First Rat at which tests put pieces where they need them, and play on from there.

Seats count from 0 as everywhere; rats are numbered 1 to 4 as in the text of moves: `token(0, 2, "runner")` is for r2.
"""

import json
import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from ratskeller.core.codec import from_plain, to_plain
from ratskeller.core.event import Event
from ratskeller.core.log import NO_LOG
from ratskeller.core.profile import Profile, change_options, hash_of
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.check_profile import check
from ratskeller.games.firstrat.position import Position
from ratskeller.games.firstrat.profile import STANDARD, ProfileData
from ratskeller.games.firstrat.tracks import take_slot
from ratskeller.games.firstrat.turn import begin_turn
from tests.games.firstrat.rules.cards import CARDS

GAME = load_game("firstrat")
DECLINES = ("stop", "no-drink", "no-comic", "no-item", "end")


def own_profile(options: Mapping[str, str], changes: Mapping[str, Any]) -> Profile[ProfileData]:
    """The standard profile with other options and other numbers; it passes the same check as a file of one's own."""
    tables = tomllib.loads(STANDARD.read_text("utf-8"))
    changed = change_options(tables, dict(options))
    merge(tables, changes)
    data = msgspec.convert(tables, ProfileData)
    assert check(data) == []
    return Profile(data, "own", changed, hash_of(data))


def merge(tables: dict[str, Any], changes: Mapping[str, Any]) -> None:
    """Replace what the changes name, table by table."""
    for key, value in changes.items():
        if isinstance(value, dict) and isinstance(tables.get(key), dict):
            merge(tables[key], value)
        else:
            tables[key] = value


@cache
def laid_out(people: int, level: str | None, options: str, changes: str, seed: int) -> Playthrough:
    """A game after its set-up; made once for all tests that begin alike."""
    profile = own_profile(json.loads(options), json.loads(changes))
    return Playthrough(GAME, profile, people, level, seed=seed)


class Table:
    """One game after its set-up, to change and to play. Chance speaks only when a test gives its move.

    Greg's cards are those of the tests, not those of the standard profile."""

    def __init__(
        self,
        people: int = 2,
        *,
        options: Mapping[str, str] | None = None,
        level: str | None = None,
        changes: Mapping[str, Any] | None = None,
        seed: int = 1,
    ) -> None:
        plain = json.dumps(options or {}), json.dumps({"greg": CARDS, **(changes or {})})
        self.play = laid_out(1 if level else people, level, *plain, seed).copy()
        self.play.sample = False
        self.events: list[Event] = []  # of the last `do`, all its moves together
        self._is_changed = False

    # What lies on the table

    @property
    def position(self) -> Any:
        """The position, to read; change it by the methods below, or by `put`."""
        return self.play.position

    @property
    def box(self) -> Any:
        """The profile as rules read it."""
        return self.play.box

    @property
    def legal(self) -> list[str]:
        """The legal moves of whoever acts."""
        self._refresh()
        return self.play.legal_moves()

    @property
    def phase(self) -> str:
        """What is decided now: `move`, `reward`, `fork`, …"""
        return w.PHASES[self.position.phase]

    @property
    def actor(self) -> int:
        """The seat that decides, CHANCE or NOBODY."""
        return self.play.actor

    @property
    def is_over(self) -> bool:
        return self.play.is_over

    def player(self, seat: int) -> Any:
        """All that belongs to a seat."""
        return self.position.players[seat]

    def goods(self, seat: int) -> dict[str, int]:
        """What a seat holds, without what it has none of."""
        held = zip(w.GOODS, self.player(seat).goods, strict=True)
        return {good: int(amount) for good, amount in held if amount}

    def cheese(self, seat: int) -> int:
        """How much cheese a seat holds."""
        return int(self.player(seat).goods[w.CHEESE])

    def where(self, seat: int) -> list[int | str]:
        """The places of a seat's four rats: spaces, or `start`, `nursery`, `rocket`."""
        names = [w.PLACES[rat - w.NURSERY] for rat in self.player(seat).rats]
        return [int(name) if name.isdigit() else name for name in names]

    def slots(self, track: str) -> list[int | str]:
        """The first four slots of a track: the seat whose piece lies there, `free` or `blocked`."""
        names = {int(w.FREE): "free", int(w.BLOCKED): "blocked"}
        return [names.get(int(slot), int(slot)) for slot in self.position.tracks[w.TRACKS.index(track)].slots]

    def last_slot(self, track: str, seat: int) -> int:
        """How many pieces a seat has on the fifth slot of a track."""
        return int(self.position.tracks[w.TRACKS.index(track)].last[seat])

    def scored(self, seat: int) -> dict[str, int]:
        """How many pieces a seat has on each track, without the tracks where it has none."""
        return {track: int(n) for track, n in zip(w.TRACKS, self.player(seat).scored, strict=True) if n}

    def plain(self) -> dict[str, Any]:
        """The whole position with names, to compare."""
        return to_plain(Position, self.position)

    # What a test changes

    def put(self, **fields: Any) -> None:
        """Change any fields of the position, by their names in the layout."""
        from_plain(Position, fields, self.position)
        self._is_changed = True

    def put_player(self, seat: int, **fields: Any) -> None:
        """Change any fields of a seat."""
        self.put(players={str(seat): fields})

    def give(self, seat: int, **goods: int) -> None:
        """Let a seat hold exactly so many of each good named; goods not named stay."""
        self.put_player(seat, goods=goods)

    def rats(self, seat: int, *places: int | str) -> None:
        """Put a seat's rats 1, 2, … on these places; one in the rocket takes its slot there."""
        self.put_player(seat, rats=[str(place) for place in places])
        riders = places.count("rocket") - int(self.player(seat).scored[w.RATTONAUT_TRACK])
        for _ in range(riders):
            take_slot(self.position, seat, w.RATTONAUT_TRACK)

    def token(self, seat: int, rat: int, *super_rats: str) -> None:
        """Put super rats' tokens on a rat, beside those that it carries, with their comics; they work at once."""
        self.comics(seat, *super_rats)
        carried = self.plain()["players"][seat]["tokens"][rat - 1]
        self.put_player(seat, tokens={str(rat - 1): [*carried, *super_rats]})

    def comics(self, seat: int, *names: str) -> None:
        """Let a seat own these comics too; they work at once and lie no longer in the library."""
        owned = self.plain()["players"][seat]["comics"]
        self.put_player(seat, comics=[*owned, *names])
        self.library(*(name for name in self.library_names() if name not in names))

    def library(self, *names: str) -> None:
        """Let exactly these comics lie in the library."""
        self.put(library=list(names))

    def library_names(self) -> list[str]:
        """The comics that lie in the library."""
        return [name for bit, name in enumerate(w.COMICS) if self.position.library >> bit & 1]

    def backpacks(self, seat: int, *colours: str) -> None:
        """Let a seat own exactly these backpacks."""
        self.put_player(seat, backpacks=list(colours))

    def drinks(self, seat: int, count: int) -> None:
        """Let a seat own so many drinks."""
        self.put_player(seat, drinks=count)

    def caps(self, seat: int, *names: str) -> None:
        """Let a seat own exactly these caps."""
        self.put_player(seat, caps=list(names))

    def hamster(self, **colours: int) -> None:
        """Let exactly these backpacks lie at the hamster."""
        self.put(hamster=[colours.get(colour, 0) for colour in w.COLOURS])

    def frog(self, count: int) -> None:
        """Let so many drinks lie at the frog."""
        self.put(frog=count)

    def crow(self, *caps: str) -> None:
        """Let exactly these caps lie at the crow."""
        self.put(crow=list(caps))

    def light(self, seat: int, light: int) -> None:
        """Put a seat's light marker on a light."""
        self.put_player(seat, light=light)

    def burrow(self, seat: int, node: str) -> None:
        """Put a seat's burrow marker on a node, named as in the profile."""
        self.put_player(seat, burrow=list(self.play.profile.data.burrow).index(node))

    def burrow_node(self, seat: int) -> str:
        """The node on which a seat's burrow marker stands."""
        nodes: list[str] = list(self.play.profile.data.burrow)
        return nodes[int(self.player(seat).burrow)]

    def markers(self, seat: int, **tracks: int) -> None:
        """Put so many of a seat's markers on each track named, without any of the consequences."""
        for track, count in tracks.items():
            for _ in range(count):
                take_slot(self.position, seat, w.TRACKS.index(track))
        self.put_player(seat, markers=int(self.player(seat).markers) - sum(tracks.values()))

    def begin(self, seat: int = 0) -> None:
        """Let a seat's turn begin now; Greg's begins with a card."""
        self.put(seat=seat)
        begin_turn(self.position, NO_LOG)

    # What happens

    def copy(self) -> "Table":
        """Another table in the same position."""
        self._refresh()
        twin = object.__new__(Table)
        twin.play, twin.events, twin._is_changed = self.play.copy(), [], False
        return twin

    def do(self, *moves: str) -> list[Event]:
        """Carry out moves one after another, chance moves included; give all that happened."""
        self._refresh()
        self.events = [event for move in moves for event in self.play.apply(move)]
        return self.events

    def go(self, *moves: str) -> list[Event]:
        """Move exactly these rats: as `do`, and stop if more could be moved."""
        events = self.do(*moves)
        if "stop" in self.legal:
            self.events = events + self.do("stop")
        return self.events

    def decline(self) -> list[Event]:
        """Decline what the seat at turn may decline, up to the end of its turn or to a choice that it must make."""
        events: list[Event] = []
        while declining := [move for move in DECLINES if move in self.legal]:
            events += self.do(declining[0])
        self.events = events
        return events

    def happened(self, kind: str) -> list[dict[str, int]]:
        """The figures of every event of a kind in the last `do`, with the seat that did it."""
        return [{"seat": event.seat, **event.figures} for event in self.events if event.kind == kind]

    def _refresh(self) -> None:
        if self._is_changed:
            self.play.set_position(self.play.positions)
            self._is_changed = False
