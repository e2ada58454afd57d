"""Scenarios, examples of the rules that people write: what becomes of them when they are played."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from ratskeller.core.errors import MalformedMove, PositionError, Problem, RatskellerError
from ratskeller.core.position import CHANCE, NOBODY
from ratskeller.engine.playthrough import Playthrough
from ratskeller.engine.scenario_check import (
    Failure,
    check_event,
    differences,
    event_failures,
    event_words,
)
from ratskeller.engine.scenario_format import EventTable, Scenario, ScenarioError, Step
from ratskeller.games import load_game


@contextmanager
def blame(path: Path, where: str) -> Iterator[None]:
    """Name the file and the key to which a mistake belongs."""
    try:
        yield
    except ScenarioError:
        raise
    except RatskellerError as error:
        raise ScenarioError(str(path), [Problem(where, str(error))]) from None


def begin(scenario: Scenario, path: Path) -> Playthrough:
    """The game of a scenario before its first step; from there on, chance speaks only by moves that are given."""
    with blame(path, "game"):
        game = load_game(scenario.game)
    own = path.parent / scenario.profile
    options = {key: str(value).lower() if isinstance(value, bool) else value for key, value in scenario.options.items()}
    with blame(path, "options" if options else "profile"):
        profile = game.profile(own if own.is_file() else scenario.profile, options)
    if scenario.people is None and scenario.level is None:
        raise ScenarioError(str(path), [Problem("people", "is missing: give people, or a level for one person alone")])
    people = 1 if scenario.people is None else scenario.people
    with blame(path, "people"):
        play = Playthrough(game, profile, people, scenario.level, seed=scenario.seed, sample=False)
    if scenario.begin == "set-up":
        if scenario.setup or scenario.position is not None:
            raise ScenarioError(
                str(path), [Problem("begin", "before the set-up there is no 'setup' and no 'position'")]
            )
        return play
    with blame(path, "setup"):
        set_up(play, scenario.setup)
    if scenario.position is not None:
        with blame(path, "position"):
            game.arrange(profile, play.box, play.position, scenario.position)
        play.set_position(play.positions)
    return play


def set_up(play: Playthrough, given: list[str]) -> None:
    """Lay out the game: what is given comes as soon as it can, all else is drawn by the seed."""
    waiting = [play.game.parse_move(text) for text in given]
    while True:
        chosen = next((move for move in waiting if move in play.legal), None)
        if chosen is not None:
            waiting.remove(chosen)
        elif play.is_chance:
            chosen = int(play.loops.draw_chance(play.box, play.position, np.array(play.legal), len(play.legal)))
        else:
            break
        play.apply_number(chosen)
    if waiting:
        raise MalformedMove(f"'{play.game.format_move(waiting[0])}' never comes in this set-up")


def run_scenario(scenario: Scenario, path: Path) -> list[Failure]:
    """Play a scenario; give all that does not hold. It ends with the first move that is refused."""
    play = begin(scenario, path)
    failures: list[Failure] = []
    for number, step in enumerate(scenario.step, start=1):
        happened: list[EventTable] = []
        with blame(path, f"step {number}"):
            refused = play_moves(play, step, happened)
            found = refused or list(step_failures(play, step, happened))
        failures += [Failure(f"step {number}: {failure.where}", failure.expected, failure.found) for failure in found]
        if refused:
            break
    return failures


def play_moves(play: Playthrough, step: Step, happened: list[EventTable]) -> list[Failure]:
    """Play the moves of a step and add what happened; a refused move is a failure."""

    def name(event: str, figure: str, value: int) -> int | str:
        return play.game.figure_name(play.profile, event, figure, value)

    for text in step.moves:
        move = play.game.parse_move(text)
        if move not in play.legal:
            return [Failure(text, "a legal move", why_not(play, move))]
        happened += [event_words(event, name) for event in play.apply_number(move)]
    return []


def why_not(play: Playthrough, move: int) -> str:
    """Why a move is refused, and what could be done instead."""
    refusal = play.game.explain(play.box, play.position, move)
    return f"that {refusal.rule} forbids it; legal are {' '.join(play.legal_moves()) or 'no moves'}"


def step_failures(play: Playthrough, step: Step, happened: list[EventTable]) -> Iterator[Failure]:
    """What a step says and that does not hold now."""
    for key, is_denied in (("happened", False), ("not_happened", True)):
        for wanted in getattr(step, key):
            check_event(key, wanted, play.game)
            yield from event_failures(key, wanted, happened, is_denied)
    yield from move_failures(play, step)
    found = facts_of(play, viewer_of(play, step))
    for key, value in found.items():
        expected = getattr(step, key)
        if expected is not None:
            yield from differences(key, expected, value)


def move_failures(play: Playthrough, step: Step) -> Iterator[Failure]:
    """Moves that are not legal as they should be, or legal though they should not, or refused by another rule."""
    for text in step.legal:
        move = play.game.parse_move(text)
        if move not in play.legal:
            yield Failure(f"legal {text}", "a legal move", why_not(play, move))
    if step.only_legal is not None:
        expected = {play.game.parse_move(text) for text in step.only_legal}
        if expected != set(play.legal):
            yield Failure(
                "only_legal", " ".join(step.only_legal) or "no moves", " ".join(play.legal_moves()) or "no moves"
            )
    for item in step.illegal:
        move = play.game.parse_move(item.move)
        if move in play.legal:
            yield Failure(f"illegal {item.move}", f"that {item.rule} forbids it", "that it is legal")
        else:
            rule = play.game.explain(play.box, play.position, move).rule
            if rule != item.rule:
                yield Failure(f"illegal {item.move}", f"that {item.rule} forbids it", f"that {rule} does")


def viewer_of(play: Playthrough, step: Step) -> int | None:
    """The seat (-1: a spectator) whose view a step looks at; None for one that sees all."""
    seats = len(play.game.score_pad(play.box, play.position).totals)
    if isinstance(step.seen_by, int) and step.seen_by not in range(seats):
        raise PositionError(f"seen_by: there is no seat {step.seen_by}, the seats are 0 to {seats - 1}")
    return -1 if step.seen_by == "spectator" else step.seen_by


def facts_of(play: Playthrough, viewer: int | None = None) -> dict[str, Any]:
    """Everything that a step can check about the game, by the step's keys; of the position, only what the viewer may
    know."""
    game = play.game
    position = play.position if viewer is None else game.view_for(play.box, play.position, viewer)
    pad = game.score_pad(play.box, play.position)
    return {
        "actor": {CHANCE: "chance", NOBODY: "nobody"}.get(play.actor, str(play.actor)),
        "points": by_seat(pad.totals),
        "score": {line: by_seat(points) for line, points in pad.lines.items()},
        "winners": frozenset(pad.winners),
        "challenges": frozenset(game.challenges(play.box, play.position)),
        "expect": game.describe(play.profile, position),
    }


def by_seat(values: list[int]) -> dict[str, int]:
    """Values with the seats that they belong to."""
    return {str(seat): value for seat, value in enumerate(values)}
