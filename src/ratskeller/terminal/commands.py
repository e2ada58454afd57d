"""What people can type beside moves. A command says whether it has changed the game."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ratskeller.core.traceability import read_rules
from ratskeller.terminal.hint_table import SECONDS, TURNS, hint_table, think_of_hint
from ratskeller.terminal.history import log_lines
from ratskeller.terminal.keyboard import Left
from ratskeller.terminal.save_file import NotSaved

if TYPE_CHECKING:
    from ratskeller.terminal.session import Session

Command = Callable[["Session", str], bool]

MOST_SECONDS = 60  # of thinking about a hint
HELP_COLUMN = 8  # in the catalogues, what can be typed takes as much room


def undo(sitting: "Session", _: str) -> bool:
    """Take the last decision of the turn back."""
    return sitting.undo()


def show_log(sitting: "Session", _: str) -> bool:
    """Tell all that has happened so far, as far as the seat at the screen may know it."""
    for line in log_lines(sitting.history, sitting.play, sitting.screen, sitting.players, sitting.viewer):
        sitting.console.print(line)
    return False


def show_board(sitting: "Session", _: str) -> bool:
    """Show the table again, and what can be decided."""
    sitting.show_board()
    if not sitting.is_waiting:
        sitting.show_choices()
    return False


def show_points(sitting: "Session", _: str) -> bool:
    """Show how everybody would stand if the game ended now."""
    sitting.show_points()
    return False


def show_hint(sitting: "Session", text: str) -> bool:
    """Show the best turns, after so many seconds of thinking."""
    words, seconds = sitting.words, seconds_in(text)
    if sitting.is_waiting:
        sitting.say(words("hint-none"), "red")
    elif seconds is None:
        sitting.say(words("hint-bad-seconds", text=text, most=MOST_SECONDS), "red")
    else:
        thinking = words("hint-thinking", seconds=seconds)
        hint = think_of_hint(sitting.play, sitting.console, thinking, seconds, TURNS)
        sitting.console.print(hint_table(hint, sitting.play, sitting.screen, sitting.players))
    return False


def seconds_in(text: str) -> float | None:
    """A number of seconds that people typed, or the usual one where they typed none."""
    if not text:
        return SECONDS
    return int(text) if text.isdecimal() and 1 <= int(text) <= MOST_SECONDS else None


def show_rule(sitting: "Session", rule: str) -> bool:
    """Show the text of a rule, or of all rules of a family, in the language of the people."""
    names = [name for name, _, _ in read_rules(sitting.play.game.data / "rules.md")]
    meant = [name for name in names if rule and f"{name}.".startswith(f"{rule}.")]
    figures = sitting.play.game.figures_of(sitting.play.profile.data)
    found = [f"{name}: {sitting.words('rule-' + name.replace('.', '-'), **figures)}" for name in meant]
    sitting.say("\n".join(found) or sitting.words("play-no-rule", rule=rule, example=sitting.screen.EXAMPLES[1]))
    return False


def show_help(sitting: "Session", _: str) -> bool:
    """Tell what can be typed, and what the signs mean."""
    move, rule = sitting.screen.EXAMPLES
    sitting.say(sitting.words("play-help", move=move.ljust(HELP_COLUMN), rule=rule))
    sitting.say(sitting.screen.legend(sitting.players))
    return False


def save(sitting: "Session", name: str) -> bool:
    """Save the game in a file; one that holds something else only if people say so."""
    save_file, words = sitting.save_file, sitting.words
    file = Path(name).expanduser() if name else save_file.saved_in
    if file is None:
        sitting.say(words("play-save-where"), "red")
    elif (
        file.is_file()
        and not save_file.is_own(file)
        and not sitting.keyboard.agrees(words("play-overwrite", file=str(file)))
    ):
        sitting.say(words("play-save-refused", file=str(file)))
    else:
        try:
            save_file.save(file, sitting.record_text())
            sitting.say(words("play-saved", file=str(file)), as_is=True)
        except NotSaved as problem:
            sitting.say(words("play-not-saved", file=str(file), why=problem.why), "red")
    return False


def leave(sitting: "Session", _: str) -> bool:
    """Leave, after an offer to save."""
    if not sitting.save_file.is_saved(sitting.record_text()):
        name = sitting.keyboard.ask(sitting.words("play-save-first"))
        if name:
            save(sitting, name)
    raise Left


COMMANDS: dict[str, Command] = {
    **dict.fromkeys(("u", "undo"), undo),
    **dict.fromkeys(("s", "save"), save),
    **dict.fromkeys(("l", "log"), show_log),
    **dict.fromkeys(("b", "board"), show_board),
    **dict.fromkeys(("p", "points"), show_points),
    **dict.fromkeys(("i", "hint"), show_hint),
    **dict.fromkeys(("r", "rule"), show_rule),
    **dict.fromkeys(("q", "quit"), leave),
    **dict.fromkeys(("?", "h", "help"), show_help),
}
