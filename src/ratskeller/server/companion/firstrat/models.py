"""What the companion says and asks: kinds and figures, never sentences."""

from typing import Literal

from pydantic import BaseModel, Field

Figure = int | str | list[int]


class Fact(BaseModel):
    """One thing that happens now or is to be done on the real board."""

    kind: str
    rule: str = Field(description="the rule that says so")
    figures: dict[str, Figure] = {}


def fact(kind: str, rule: str, **figures: Figure) -> Fact:
    """A fact with its figures by name."""
    return Fact(kind=kind, rule=rule, figures=figures)


class Choice(BaseModel):
    """One answer to a question."""

    answer: str
    points: list[int] = Field(default=[], description="of the slot, the track or the tile that the answer names")


class Question(BaseModel):
    """What only the person at the board can know or may choose."""

    kind: Literal["tile", "turn", "card", "slot", "best"]
    rule: str
    track: str | None = Field(default=None, description="the track that is asked about")
    choices: list[Choice] = Field(description="all answers; none where a card of the real deck is asked for")


class TrackScore(BaseModel):
    """Greg's pieces on a track: slots from 1 to 5, and their points."""

    slots: list[int]
    points: int


class GregShown(BaseModel):
    """Greg's side, as it was before the facts of a turn that still waits for an answer."""

    rats: list[str] = Field(description='spaces, "start" or "rocket"')
    plans: list[str]
    markers: int = Field(description="left, the two in reserve included")
    tracks: dict[str, TrackScore]
    points: int


class DeckShown(BaseModel):
    """Greg's cards: how many are face down, and which were revealed since the last shuffle."""

    left: int
    revealed: list[str]


class End(BaseModel):
    """Which round is the last, and why."""

    round: int
    reason: str


class Shown(BaseModel):
    """All that a person sees of Greg."""

    round: int
    is_over: bool
    facts: list[Fact] = Field(description="of Greg's turn under way, or of his last one")
    question: Question | None
    greg: GregShown
    deck: DeckShown
    provenance: dict[str, list[str]] = Field(description="by table of the board: where it comes from, surest first")
    end: End | None
