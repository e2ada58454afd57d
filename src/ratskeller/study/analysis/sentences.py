"""An analysis in words: a catalogue is passed in, since bots speak no language."""

from collections.abc import Sequence

from ratskeller.core.translator import Words
from ratskeller.engine.playthrough import Playthrough
from ratskeller.study.analysis.model import SIZES, Analysis, Turn, TurningPoint

LEAST_TOLD = 0.005  # a change of a chance that is not nothing when it is rounded
WHEN = {"rounds": ("page-table-round", "round"), "turns": ("page-table-turn", "turn")}


def mistakes_of(analysis: Analysis) -> list[Turn]:
    """The turns that gave something away, the worst first."""
    return sorted((turn for turn in analysis.turns if turn.size != "none"), key=lambda turn: -turn.lost)


def when_in_words(turn: str, play: Playthrough, words: Words) -> str:
    """The round or turn that a label names."""
    number = turn.partition(".")[0]
    key, figure = WHEN[play.game.length_unit]
    return words(key, **{figure: int(number)}) if number.isdecimal() else words("analysis-setup")


def moves_in_words(moves: Sequence[str], play: Playthrough, words: Words) -> str:
    """Some moves, one after another."""
    game = play.game
    return "; ".join(game.tell_move(game.parse_move(move), words, play.profile.data) for move in moves)


def mistake_in_words(turn: Turn, play: Playthrough, words: Words, names: Sequence[str]) -> str:
    """What was played, what would have been better, and what that cost."""
    return words(
        "analysis-mistake",
        when=when_in_words(turn.turn, play, words),
        seat=names[turn.seat],
        played=moves_in_words(turn.moves, play, words),
        better=moves_in_words(turn.best, play, words),
        lost=change_in_words(-turn.lost, words),
    )


def turning_point_in_words(point: TurningPoint, play: Playthrough, words: Words, names: Sequence[str]) -> str:
    """What has changed the chances so much."""
    when, what = when_in_words(point.turn, play, words), moves_in_words(point.moves, play, words)
    if point.seat is not None:
        return words("analysis-by-turn", when=when, seat=names[point.seat], played=what)
    return (
        words("analysis-by-chance", when=when, results=what) if point.moves else words("analysis-by-hidden", when=when)
    )


def changes_in_words(change: Sequence[float], words: Words, names: Sequence[str]) -> str:
    """By how much the chances have changed of all whose chances have."""
    changed = [(name, by) for name, by in zip(names, change, strict=True) if abs(by) >= LEAST_TOLD]
    return ", ".join(f"{name} {change_in_words(by, words)}" for name, by in changed)


def chance_in_words(chance: float, words: Words) -> str:
    """A chance in whole percent."""
    return words("hint-chance", percent=round(100 * chance))


def change_in_words(change: float, words: Words) -> str:
    """A change of a chance, with its sign, in hundredths of certainty."""
    percent = round(100 * change)
    sign = "+" if percent > 0 else "−" if percent < 0 else ""
    return words("hint-chance", percent=f"{sign}{abs(percent)}")


def sizes_in_words(words: Words) -> str:
    """From what on something is a slip, a mistake or a blunder."""
    return words("analysis-legend-sizes", **{size: round(100 * least) for size, least in SIZES.items()})


def no_mistakes(words: Words) -> str:
    """That there is nothing to talk about."""
    return words("analysis-no-mistakes", percent=round(100 * min(SIZES.values())))


def split_rows(analysis: Analysis, words: Words) -> list[list[str]]:
    """The parts of every seat's result, and how many mistakes it made: a name, and a text for each seat."""
    seats = analysis.seats
    rows = [[words("analysis-start"), *(chance_in_words(seat.start, words) for seat in seats)]]
    for part in ("own", "others", "luck"):
        rows.append([words(f"analysis-{part}"), *(change_in_words(getattr(seat, part), words) for seat in seats)])
    rows.append([words("analysis-final"), *(chance_in_words(seat.final, words) for seat in seats)])
    for size in SIZES:
        rows.append([words(f"analysis-{size}s"), *(str(seat.mistakes[size]) for seat in seats)])
    return rows
