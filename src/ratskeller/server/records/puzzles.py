"""Puzzles for the page: what the seat may know, what it can do, and the verdict when its turn is over.

Nothing is stored: the page sends all moves of the attempt, and takes one back by sending fewer.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from ratskeller.client.errors import Refused
from ratskeller.core.codec import to_json
from ratskeller.core.errors import IllegalMove, MalformedMove
from ratskeller.core.phrase import seat_phrases
from ratskeller.games import GAMES
from ratskeller.server.tables.phrases import offers_in, said_moves, said_refusal, spoken_event
from ratskeller.server.tables.visible import points_in
from ratskeller.study.puzzles.attempt import Attempt, TurnOver, chances_of
from ratskeller.study.puzzles.puzzle import Puzzle, Way, puzzles_of


def puzzle_of(game: str, puzzle_id: str) -> Puzzle:
    """A puzzle by its id."""
    if game not in GAMES or puzzle_id not in puzzles_of(game):
        raise Refused("not-found", f"there is no puzzle '{puzzle_id}' of {game}")
    return puzzles_of(game)[puzzle_id]


def facts_of(puzzle: Puzzle) -> dict[str, Any]:
    """What a collection shows of a puzzle: nothing that gives its answer away."""
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "people": puzzle.people,
        "level": puzzle.level,
        "options": puzzle.options,
        "seat": puzzle.seat,
        "turn": puzzle.turn,
        "difficulty": puzzle.difficulty,
        "theme": puzzle.theme,
        "bot": puzzle.origin.bot,
    }


def attempted(puzzle: Puzzle, moves: Sequence[str]) -> Attempt:
    """An attempt after these moves; the reason why one is illegal has the same form as at a table."""
    attempt = Attempt(puzzle)
    for move in moves:
        try:
            attempt.make(move)
        except MalformedMove as problem:
            raise Refused("malformed", str(problem)) from None
        except TurnOver as problem:
            raise Refused("not-now", str(problem)) from None
        except IllegalMove as problem:
            why = problem.refusal
            say = said_refusal(attempt.play.game, why)
            raise Refused(
                "illegal", str(problem), rule=why.rule, reason=why.reason, figures=why.figures, say=say
            ) from None
    return attempt


def state_of(attempt: Attempt) -> dict[str, Any]:
    """The state of an attempt, as its seat may know it."""
    play, seat = attempt.play, attempt.puzzle.seat
    view = play.views([seat])
    seats = seat_phrases(play.people + (play.level is not None))
    events = [play.game.hide_event(event, seat) for event in play.events] if attempt.moves else []
    return {
        "moves": attempt.moves,
        "actor": play.actor if play.actor >= 0 else None,
        "view": msgspec.json.decode(to_json(play.game.layout, view[0], ("rng",))),
        "points": points_in(play, view)[0],
        "events": [spoken_event(play.game, play.profile.data, event, seats) for event in events],
        "offers": None if attempt.is_over else msgspec.to_builtins(offers_in(play)),
        "verdict": verdict_on(attempt) if attempt.is_over else None,
    }


def verdict_on(attempt: Attempt) -> dict[str, Any]:
    """Whether the turn was the best one, and the answer."""
    verdict = attempt.verdict()
    return {"kind": verdict.kind, "place": verdict.place, "answer": answer_to(attempt)}


def answer_to(attempt: Attempt) -> dict[str, Any]:
    """The best turn and the next ones, with their figures, and how they were found."""
    puzzle = attempt.puzzle
    return {
        "ways": [way_with_words(attempt, way) for way in puzzle.ways],
        "playouts": puzzle.playouts,
        "searches": puzzle.searches,
        "games": puzzle.games,
        "found": puzzle.found,
    }


def way_with_words(attempt: Attempt, way: Way) -> dict[str, Any]:
    """A way to play the turn, its moves as sentences."""
    game = attempt.play.game
    return {
        "moves": way.moves,
        "says": said_moves(attempt.start, [game.parse_move(move) for move in way.moves]),
        "chances": chances_of(attempt.puzzle, way, attempt.start),
        "points": way.points,
        "attention": way.attention,
    }
