"""Puzzles: the collection, the one of the day, and attempts at one. Nobody has to sign in, and nothing is kept."""

from datetime import UTC, date, datetime
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path
from pydantic import BaseModel, ConfigDict, Field

from ratskeller.client.errors import Refused
from ratskeller.games import GAMES
from ratskeller.server.http.boards import Board, board_of
from ratskeller.server.http.parts import Paced
from ratskeller.server.records.puzzles import answer_to, attempted, facts_of, puzzle_of, state_of
from ratskeller.study.puzzles.puzzle import puzzle_of_day, puzzles_of

MOST_MOVES = 60  # of a turn: none comes near

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"], dependencies=[Paced])

GameName = Annotated[str, Path(pattern=r"^[a-z]{1,40}$")]
PuzzleId = Annotated[str, Path(pattern=r"^[0-9a-f]{1,40}$")]


class PuzzleFacts(BaseModel):
    """A puzzle in short."""

    id: str
    game: str
    people: int
    level: Annotated[str | None, Field(description="of Greg, for a person alone")]
    options: Annotated[dict[str, str], Field(description="that differ from the standard profile")]
    seat: Annotated[int, Field(description="whose turn it is: the one to think for")]
    turn: str
    difficulty: Annotated[str, Field(description="easy, medium or hard")]
    theme: Annotated[str, Field(description="the most striking thing that the answer does")]
    bot: Annotated[str, Field(description="the level that played the game it comes from")]


class Collection(BaseModel):
    """All puzzles of a game."""

    puzzles: list[PuzzleFacts]


class Today(BaseModel):
    """The puzzle of the day, the same for everybody."""

    date: Annotated[date, Field(description="in UTC")]
    puzzle: PuzzleFacts


class WayFacts(BaseModel):
    """A way to play the whole turn. Lists have a value for each seat."""

    moves: list[str]
    says: Annotated[list[dict[str, Any]], Field(description="each move: a key of the catalogues and figures")]
    chances: Annotated[list[float], Field(description="to win")]
    points: Annotated[list[float], Field(description="to expect at the end")]
    attention: Annotated[float, Field(description="share of the longer searches' playouts")]


class Answer(BaseModel):
    """The best turn and the next ones, and how they were found."""

    ways: Annotated[list[WayFacts], Field(description="best first")]
    playouts: Annotated[int, Field(description="of each longer search")]
    searches: int
    games: Annotated[int, Field(description="trial games for each way")]
    found: Annotated[dict[str, float], Field(description="how often each level finds the best turn")]


class Verdict(BaseModel):
    """Whether a turn was the best one."""

    kind: Literal["right", "as-good", "worse"]
    place: Annotated[int | None, Field(description="of the turn among the ways; null: not among the best")]
    answer: Answer


class AttemptState(BaseModel):
    """The state of an attempt, as the seat may know it."""

    moves: list[str]
    actor: int | None
    view: Annotated[dict[str, Any], Field(description="as at a table")]
    points: list[int]
    events: Annotated[list[dict[str, Any]], Field(description="of the last move")]
    offers: Annotated[list[dict[str, Any]] | None, Field(description="as at a table; null when the turn is over")]
    verdict: Annotated[Verdict | None, Field(description="when the turn is over")]


class PuzzleShown(BaseModel):
    """A puzzle to solve."""

    facts: PuzzleFacts
    board: Board
    state: AttemptState


class Moves(BaseModel):
    """All moves of an attempt so far; fewer take some back."""

    model_config = ConfigDict(extra="forbid")
    moves: list[Annotated[str, Field(max_length=40)]] = Field(max_length=MOST_MOVES)


@router.get("/today", summary="The puzzle of the day")
def today() -> Today:
    """It changes at midnight UTC; the games take turns."""
    day = datetime.now(UTC).date()
    return Today(date=day, puzzle=PuzzleFacts(**facts_of(puzzle_of_day(day))))


@router.get("/{game}", summary="The puzzles of a game")
def collection(game: GameName) -> Collection:
    """Each in short, in the order in which they were found."""
    if game not in GAMES:
        raise Refused("not-found", f"there is no game '{game}'")
    return Collection(puzzles=[PuzzleFacts(**facts_of(puzzle)) for puzzle in puzzles_of(game).values()])


@router.get("/{game}/{puzzle_id}", summary="A puzzle to solve")
def show(game: GameName, puzzle_id: PuzzleId) -> PuzzleShown:
    """The position as its seat sees it, with all that can be done, and without the answer."""
    puzzle = puzzle_of(game, puzzle_id)
    attempt = attempted(puzzle, ())
    board = board_of(attempt.play.game, attempt.play.profile)
    return PuzzleShown(facts=PuzzleFacts(**facts_of(puzzle)), board=board, state=AttemptState(**state_of(attempt)))


@router.post("/{game}/{puzzle_id}", summary="Try a puzzle")
def attempt(game: GameName, puzzle_id: PuzzleId, made: Moves) -> AttemptState:
    """The state after these moves. When the turn is over: whether it was the best one, and the answer."""
    return AttemptState(**state_of(attempted(puzzle_of(game, puzzle_id), made.moves)))


@router.get("/{game}/{puzzle_id}/answer", summary="The answer to a puzzle")
def answer(game: GameName, puzzle_id: PuzzleId) -> Answer:
    """For those who give up."""
    return Answer(**answer_to(attempted(puzzle_of(game, puzzle_id), ())))
