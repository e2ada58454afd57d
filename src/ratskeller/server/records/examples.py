"""Worked examples of the rules: scenarios that come with a game, to be stepped through like a game that was played.

An example's id is its game and its name, GAME-move-toll for one; GAME-setup-3 is the board for three people."""

import re
from functools import cache
from pathlib import Path

import msgspec

from ratskeller.client.errors import Refused
from ratskeller.core.game import Game
from ratskeller.core.record import Record
from ratskeller.engine.playthrough import Playthrough
from ratskeller.engine.scenario import begin
from ratskeller.engine.scenario_format import Scenario, load_scenario
from ratskeller.engine.scenario_format import Step as ScenarioStep
from ratskeller.games import GAMES, load_game
from ratskeller.server.records.replay import Replay, Step, story_of

SETUP = re.compile(r"setup-(\d)")


@cache
def examples_of(game: str) -> dict[str, Path]:
    """The files of a game's examples by their names, such as move-toll."""
    return {path.stem: path for path in sorted((load_game(game).data / "examples").glob("*.toml"))}


@cache
def scenario_of(path: Path) -> Scenario:
    """An example in the form of its file."""
    return load_scenario(path)


def beginning_of(example_id: str) -> tuple[Playthrough, list[str]]:
    """An example before its first move, and its moves."""
    game, _, name = example_id.partition("-")
    if game in GAMES and name in examples_of(game):
        path = examples_of(game)[name]
        scenario = scenario_of(path)
    elif game in GAMES and (found := SETUP.fullmatch(name)) and int(found[1]) in load_game(game).people:
        path, scenario = Path(example_id), set_up_for(load_game(game), int(found[1]))
    else:
        raise Refused("not-found", f"there is no example '{example_id}'")
    return begin(scenario, path), [move for step in scenario.step for move in step.moves]


def set_up_for(game: Game, people: int) -> Scenario:
    """A game that is set up and has not begun."""
    level = game.levels[0] if people == 1 else None
    return Scenario(f"set up for {people}", [], game.name, [ScenarioStep()], people=people, level=level)


def played(example_id: str) -> tuple[Playthrough, list[Step]]:
    """An example after all its moves, and what happened decision by decision; the first step is its beginning."""
    play, moves = beginning_of(example_id)
    game = play.game
    steps = [Step(game.turn_label(play.position), None, "", [], [], b"")]
    for text in moves:
        if play.is_chance:
            steps[-1].chance.append(text)
        else:
            steps[-1].after = play.positions.tobytes()
            steps.append(Step(game.turn_label(play.position), play.actor, text, [], [], b""))
        steps[-1].events += play.apply_number(game.parse_move(text))
    steps[-1].after = play.positions.tobytes()
    return play, steps


@cache
def replay_of_example(example_id: str) -> Replay:
    """All moves of an example, in the form of recorded games."""
    play, steps = played(example_id)
    game, profile = play.game, play.profile
    record = Record(
        game=game.name,
        rules_version=game.rules_version,
        profile=profile.data.name,
        profile_hash=profile.hash,
        options={},
        people=play.people,
        level=play.level,
        moves=[step.move for step in steps[1:]],
        finished=play.is_over,
    )
    story = msgspec.json.encode(story_of(record, play, steps))
    return Replay(game, play.box, play.is_over, [step.after for step in steps], story)
