"""The options of a tournament that somebody opens, and whether they fit together."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from ratskeller.client.errors import Refused
from ratskeller.server.tables.clock import Clock
from ratskeller.server.tables.options import STRANGERS_CLOCK, Salt, TableOptions, check_options

LONGEST_TITLE = 60  # visible characters
MOST_ROUNDS = 20  # of a Swiss tournament
HOURS = 24.0


class EventOptions(BaseModel):
    """A tournament to be opened."""

    model_config = ConfigDict(extra="forbid")
    title: Annotated[str, Field(max_length=300, description="1 to 60 visible characters of any script")]
    game: str = Field(max_length=40)
    profile: str = Field("standard", max_length=40, pattern=r"^[\w-]+$")
    options: dict[str, str] = Field(default_factory=dict, max_length=40)
    clock: Clock = Field(STRANGERS_CLOCK, description="without one named: 20 minutes and 30 s a turn")
    stand_in: str = Field("pantry-rat", max_length=40, description="the level that plays for who is away or has left")
    hints: bool = False
    live_points: bool = True
    language: Literal["de", "en", "it", "pl"] | None = Field(None, description="in which the organiser likes to talk")
    format: Literal["robin", "swiss"] = Field("swiss", description="round robin or Swiss")
    seats: int = Field(2, ge=2, le=5, description="of a table; where people don't fit, some tables have one fewer")
    rounds: int | None = Field(None, ge=1, le=MOST_ROUNDS, description="of a Swiss tournament")
    most: int = Field(64, ge=2, le=10_000, description="people who may take part")
    round_hours: float = Field(HOURS, ge=0.1, le=24 * 60, description="after which the organiser may end a round")
    is_public: bool = Field(True, description="listed for everybody; otherwise only who has the link finds it")
    plays: bool = Field(True, description="whoever opens it takes part")
    salt: Salt = ""


def checked_settings(options: EventOptions, people_per_event: int) -> dict[str, Any]:
    """What all tables of the tournament have in common, in the form that is stored, or the reason why it is
    impossible."""
    if options.format == "swiss" and options.rounds is None:
        raise Refused("set-up", "rounds: a Swiss tournament needs a number of rounds")
    if options.format == "robin" and options.rounds is not None:
        raise Refused("set-up", "rounds: a round robin has as many as it takes, so none can be named")
    if options.most > people_per_event:
        raise Refused("too-big", f"most: at most {people_per_event} people take part in a tournament")
    if options.most < options.seats:
        raise Refused("set-up", f"most: {options.most} people don't fill a table of {options.seats}")
    fewest = max(2, options.seats - 1)
    for people in range(fewest, options.seats + 1):
        _, profile = check_options(table_options(options, people))
    return {
        "profile": options.profile,
        "options": profile.changes,
        "clock": options.clock.model_dump(),
        "stand_in": options.stand_in,
        "hints": options.hints,
        "live_points": options.live_points,
        "language": options.language,
    }


def table_options(options: EventOptions, people: int) -> TableOptions:
    """A table of the tournament, as somebody would open it."""
    return TableOptions.model_validate(
        {
            "game": options.game,
            "seats": [{}] * people,
            "profile": options.profile,
            "options": options.options,
            "stand_in": options.stand_in,
        }
    )
