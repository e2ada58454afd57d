"""The games that can be played here, and all that can be chosen for a table."""

from functools import cache
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from fastapi import APIRouter
from pydantic import BaseModel, Field

from ratskeller.bots.levels import LEVELS
from ratskeller.core.game import Game
from ratskeller.games import GAMES, load_game

router = APIRouter(prefix="/api/games", tags=["games"])


class OptionFacts(BaseModel):
    """Something that a table may choose; values are texts, as an opening of a table takes them."""

    name: str
    choices: list[str]


class ProfileFacts(BaseModel):
    """A board and cards that come with the game."""

    name: str
    version: int
    hash: str
    options: Annotated[dict[str, str], Field(description="what is played if nothing else is chosen")]


class GameFacts(BaseModel):
    """A game."""

    name: str
    rules_version: int
    people: Annotated[list[int], Field(description="how many can sit at a table, bots included")]
    levels: Annotated[list[str], Field(description="of the game's own opponent, for a person alone")]
    options: list[OptionFacts]
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
    """The same for everybody, so it is put together once."""
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
        options=[
            OptionFacts(name=field.name, choices=choices_of(field.type)) for field in msgspec.structs.fields(options)
        ],
        profiles=[
            ProfileFacts(
                name=name,
                version=profile.data.version,
                hash=profile.hash,
                options={key: as_text(value) for key, value in msgspec.to_builtins(profile.data.options).items()},
            )
            for name, profile in profiles.items()
        ],
    )


def choices_of(kind: Any) -> list[str]:
    """The values that an option may have."""
    values = (True, False) if kind is bool else get_args(kind)
    assert kind is bool or get_origin(kind) is Literal
    return [as_text(value) for value in values]


def as_text(value: Any) -> str:
    """A value as people write it."""
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else str(value)
