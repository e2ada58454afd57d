"""Recorded games: their files, and what they have to show."""

import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from ratskeller.core.codec import to_line
from ratskeller.core.event import Event
from ratskeller.core.game import Game
from ratskeller.core.profile import Profile
from ratskeller.core.record import Record, read_record, write_atomically
from ratskeller.engine.playthrough import Playthrough, replay

SPECTATOR = -1


@dataclass(frozen=True)
class Collection:
    """The recorded games of a game: between them they show all that is required."""

    game: Game
    required: set[str]
    shown_by: Callable[[Record], set[str]]

    @property
    def folder(self) -> Path:
        """Where the records lie, and profiles of their own."""
        return Path(__file__).parent / self.game.name / "recorded"

    @property
    def expected(self) -> Path:
        """The file with what each game came to."""
        return self.folder / "expected.json"

    def results(self) -> dict[str, dict[str, Any]]:
        """What each game shows and came to, by its name."""
        results: dict[str, dict[str, Any]] = msgspec.json.decode(self.expected.read_bytes())
        return results

    def path(self, name: str) -> Path:
        """The record of a game."""
        return self.folder / f"{name}.rat"

    def profile(self, name: str, options: dict[str, str], wanted: str = "") -> Profile[Any]:
        """A profile that comes with the game, today's or an earlier one, or one that lies with the records."""
        own = self.folder / f"{name}.toml"
        return self.game.profile_by_hash(own if own.is_file() else name, options, wanted)

    def replayed(self, name: str) -> Playthrough:
        """A recorded game after its last move."""
        record = read_record(self.path(name))
        return replay(
            record, self.game, self.profile(record.profile, record.options, record.profile_hash), str(self.path(name))
        )

    def retrace(self, record: Record) -> Iterator[tuple[Playthrough, list[Event]]]:
        """Play a record again: the game after its set-up and after each move, with what happened."""
        profile = self.profile(record.profile, record.options, record.profile_hash)
        play = Playthrough(self.game, profile, record.people, record.level, sample=False)
        yield play, play.events
        for move in record.moves:
            yield play, play.apply(move)

    def write(self, plays: Iterable[tuple[str, Playthrough]]) -> None:
        """Write records of named games, and what is expected of all of them."""
        results: dict[str, dict[str, Any]] = {}
        missing = set(self.required)
        for name, play in plays:
            shown = self.shown_by(play.record()) & self.required
            missing -= shown
            results[name] = {"shows": sorted(shown), **result_of(play)}
            write_atomically(self.path(name), play.record_text())
            sys.stdout.write(f"{name}: {len(play.moves)} moves, {', '.join(sorted(shown))}\n")
        write_atomically(self.expected, msgspec.json.format(msgspec.json.encode(results)).decode() + "\n")
        if missing:
            raise SystemExit(f"no game shows: {', '.join(sorted(missing))}")


def result_of(play: Playthrough) -> dict[str, Any]:
    """What a finished game came to: its score, and its last position in one line, without secrets."""
    pad = play.game.score_pad(play.box, play.position)
    line = to_line(play.game.layout, play.game.view_for(play.box, play.position, SPECTATOR))
    return {"reason": pad.reason, "totals": pad.totals, "winners": pad.winners, "line": line}
