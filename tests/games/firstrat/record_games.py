"""Makes the recorded games of First Rat anew: `python -m tests.games.firstrat.record_games`.

Each wanted game is searched for: seed after seed is played at random, with some moves preferred and some avoided,
until a game shows what is wanted. The same rules always make the same files.
"""

import random
from dataclasses import dataclass, field

import numpy as np

from ratskeller.core.log import NO_LOG
from ratskeller.engine.compiled import DRAWN
from ratskeller.engine.playthrough import Playthrough
from tests.games.firstrat.recorded_games import COLLECTION, GAME, LEVELS, OTHER_OPTIONS, SUPER_RATS, shown_by

BUILDS = ("build", "donate")
TRIES = 5000


@dataclass(frozen=True)
class Wanted:
    """A game to search for."""

    name: str
    shows: set[str]
    people: int
    level: str | None = None
    options: dict[str, str] = field(default_factory=dict)
    prefer: tuple[str, ...] = BUILDS
    avoid: tuple[str, ...] = ()
    rollouts: int = 0  # for each move of a person who thinks ahead; none: moves at random


def wanted_games() -> list[Wanted]:
    """One game for each thing to show, or for a few that go together."""
    comics = {"comics": "super"}
    games = []
    for people in (2, 3, 4, 5):
        games.append(Wanted(f"{people}-people-rocket", {f"{people} people, end by rocket"}, people))
        shows = {f"{people} people, end by markers"}
        games.append(Wanted(f"{people}-people-markers", shows, people, avoid=("r1>pad", "r2>pad", "r3>pad", "r4>pad")))
    for level in LEVELS:
        games.append(Wanted(f"{level}-lost", {f"{level}, lost"}, 1, level))
        games.append(Wanted(f"{level}-won", {f"{level}, won"}, 1, level, rollouts=200))
    for name in SUPER_RATS:
        prefer = (f"comic:{name}", "take", "in", *BUILDS)
        games.append(Wanted(f"super-{name}", {f"{name} at work"}, 3, options=comics, prefer=prefer))
    return [
        *games,
        Wanted("variable-path", {"path=variable"}, 4, options={"path": "variable"}),
        Wanted("variable-tracks", {"tracks=variable"}, 5, options={"tracks": "variable"}),
        Wanted("chosen-tracks", {"tracks=chosen"}, 3, options={"tracks": "chosen"}),
        Wanted("other-options", {"every other option", "a lost marker"}, 2, options=OTHER_OPTIONS),
        Wanted("other-options-alone", {"every other option, alone"}, 1, "medium", options=OTHER_OPTIONS),
        Wanted("shared-victory", {"a shared victory"}, 4),
        Wanted("tie-broken", {"a tie broken by rattonauts"}, 3),
        Wanted("tie-lost", {"a tie lost to Greg"}, 1, "easy", rollouts=50),
        Wanted("brought-forward", {"an end brought forward"}, 5),
        Wanted("ninth-marker", {"a ninth marker", "a complete rocket"}, 2, prefer=(*BUILDS, "comic:discount")),
    ]


def choose(wanted: Wanted, play: Playthrough, source: random.Random) -> int:
    """A move: the first kind that is preferred, else any that is not avoided."""
    if wanted.rollouts:
        return think(play, wanted.rollouts)
    texts = {GAME.format_move(move): move for move in play.legal}
    for prefix in wanted.prefer:
        moves = [move for text, move in texts.items() if text.startswith(prefix)]
        if moves:
            return source.choice(moves)
    return source.choice([move for text, move in texts.items() if text not in wanted.avoid] or play.legal)


def think(play: Playthrough, rollouts: int) -> int:
    """The move after which you lead Greg by most, on average over random games."""
    size = rollouts * len(play.legal)
    positions, listed = np.repeat(play.positions, size), np.zeros(GAME.max_moves, np.int64)
    for i in range(size):
        move = play.legal[i // rollouts]
        play.loops.step(play.boxes, positions, i, move, False, listed, np.zeros(DRAWN, np.int64), NO_LOG)
    rng, decisions = np.zeros(4, np.int64), np.zeros(size, np.int64)
    play.loops.play_out(play.boxes, positions, 0, size, len(play.moves), listed, decisions, rng, NO_LOG)
    points = np.zeros((size, GAME.people[-1]), np.int64)
    play.loops.score_all(play.boxes, positions, points, np.zeros(size, np.int64))
    leads = (points[:, 0] - points[:, 1]).reshape(len(play.legal), rollouts)
    return play.legal[int(leads.sum(axis=1).argmax())]


def search(wanted: Wanted) -> Playthrough:
    """The first game that shows what is wanted."""
    profile = GAME.profile("standard", wanted.options)
    for seed in range(TRIES):
        play = Playthrough(GAME, profile, wanted.people, wanted.level, seed=seed)
        source = random.Random(seed)
        while not play.is_over:
            play.apply_number(choose(wanted, play, source))
        if wanted.shows <= shown_by(play.record()):
            return play
    raise SystemExit(f"{wanted.name}: {TRIES} games do not show {', '.join(wanted.shows)}")


def main() -> None:
    """Write every record."""
    COLLECTION.write((wanted.name, search(wanted)) for wanted in wanted_games())


if __name__ == "__main__":
    main()
