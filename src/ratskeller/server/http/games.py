"""The games that can be played here, and all that can be chosen for a table."""

from functools import cache
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from fastapi import APIRouter
from pydantic import BaseModel, Field

from ratskeller.bots.levels import LEVELS
from ratskeller.core.game import Game
from ratskeller.core.provenance import provenance_of
from ratskeller.core.readings import Reading
from ratskeller.games import GAMES, load_game

router = APIRouter(prefix="/api/games", tags=["games"])


class OptionFacts(BaseModel):
    """Something that a table may choose; values are texts, as an opening of a table takes them."""

    name: str
    choices: list[str]
    rules: Annotated[list[str], Field(description="ids of the rules that it is about")]
    books: Annotated[dict[str, str], Field(description="what each rulebook says that says something")]


class ProfileFacts(BaseModel):
    """A board and cards that come with the game."""

    name: str
    version: int
    hash: str
    options: Annotated[dict[str, str], Field(description="what is played if nothing else is chosen")]
    provenance: Annotated[dict[str, list[str]], Field(description="where each table comes from, surest first")]


class GameFacts(BaseModel):
    """A game."""

    name: str
    rules_version: int
    people: Annotated[list[int], Field(description="how many can sit at a table, bots included")]
    levels: Annotated[list[str], Field(description="of the game's own opponent, for a person alone")]
    options: list[OptionFacts]
    presets: Annotated[
        dict[str, dict[str, str]], Field(description="options as each rulebook has them, where it says something")
    ]
    profiles: list[ProfileFacts]


class BotFacts(BaseModel):
    """A level that a bot can play on."""

    name: str
    seconds: Annotated[float, Field(description="for a decision, at most")]


class AllGames(BaseModel):
    """The games, and the bots for all of them, weakest first."""

    games: list[GameFacts]
    bots: list[BotFacts]


@router.get("", summary="Games, profiles, options and bots")
def all_games() -> AllGames:
    """Everything that can be chosen for a table."""
    return facts_of_all()


@cache
def facts_of_all() -> AllGames:
    """The same for everybody, so it is computed once."""
    bots = [BotFacts(name=level.name, seconds=level.seconds) for level in LEVELS.values()]
    return AllGames(games=[facts_of(load_game(name)) for name in GAMES], bots=bots)


def facts_of(game: Game) -> GameFacts:
    """What a game's own description says."""
    names = sorted(path.stem for path in game.data.glob("*.toml"))
    profiles = {name: game.profile(name) for name in names}
    options = type(profiles["standard"].data.options)
    return GameFacts(
        name=game.name,
        rules_version=game.rules_version,
        people=list(game.people),
        levels=list(game.levels),
        options=[option_facts(game, field.name, field.type) for field in msgspec.structs.fields(options)],
        presets=game.readings.presets,
        profiles=[
            ProfileFacts(
                name=name,
                version=profile.data.version,
                hash=profile.hash,
                options={key: as_text(value) for key, value in msgspec.to_builtins(profile.data.options).items()},
                provenance=provenance_of(profile.data),
            )
            for name, profile in profiles.items()
        ],
    )


def option_facts(game: Game, name: str, kind: Any) -> OptionFacts:
    """An option, with the rules that it is about."""
    reading = game.readings.options.get(name, Reading([]))
    return OptionFacts(name=name, choices=choices_of(kind), rules=reading.rules, books=reading.books)


def choices_of(kind: Any) -> list[str]:
    """The values that an option may have."""
    values = (True, False) if kind is bool else get_args(kind)
    assert kind is bool or get_origin(kind) is Literal
    return [as_text(value) for value in values]


def as_text(value: Any) -> str:
    """A value as people write it."""
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else str(value)
