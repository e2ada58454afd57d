"""What people can type besides moves. A command says whether it has changed the game."""

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


def undo(session: "Session", _: str) -> bool:
    """Take the last decision of the turn back."""
    return session.undo()


def show_log(session: "Session", _: str) -> bool:
    """Show everything that has happened so far, as far as the seat at the screen may know it."""
    for line in log_lines(session.history, session.play, session.screen, session.players, session.viewer):
        session.console.print(line)
    return False


def show_board(session: "Session", _: str) -> bool:
    """Show the table again, and what can be decided."""
    session.show_board()
    if not session.is_waiting:
        session.show_choices()
    return False


def show_points(session: "Session", _: str) -> bool:
    """Show the score as if the game ended now."""
    session.show_points()
    return False


def show_hint(session: "Session", text: str) -> bool:
    """Show the best turns, after this many seconds of searching."""
    words, seconds = session.words, seconds_in(text)
    if session.is_waiting:
        session.say(words("hint-none"), "red")
    elif seconds is None:
        session.say(words("hint-bad-seconds", text=text, most=MOST_SECONDS), "red")
    else:
        thinking = words("hint-thinking", seconds=seconds)
        hint = think_of_hint(session.play, session.console, thinking, seconds, TURNS)
        session.console.print(hint_table(hint, session.play, session.screen, session.players))
    return False


def seconds_in(text: str) -> float | None:
    """A number of seconds that people typed, or the usual one where they typed none."""
    if not text:
        return SECONDS
    return int(text) if text.isdecimal() and 1 <= int(text) <= MOST_SECONDS else None


def show_rule(session: "Session", rule: str) -> bool:
    """Show the text of a rule, or of all rules of a family, in the language of the people."""
    names = [name for name, _, _ in read_rules(session.play.game.data / "rules.md")]
    meant = [name for name in names if rule and f"{name}.".startswith(f"{rule}.")]
    figures = session.play.game.figures_of(session.play.profile.data)
    found = [f"{name}: {session.words('rule-' + name.replace('.', '-'), **figures)}" for name in meant]
    session.say("\n".join(found) or session.words("play-no-rule", rule=rule, example=session.screen.EXAMPLES[1]))
    return False


def show_help(session: "Session", _: str) -> bool:
    """Explain what can be typed, and what the signs mean."""
    move, rule = session.screen.EXAMPLES
    session.say(session.words("play-help", move=move.ljust(HELP_COLUMN), rule=rule))
    session.say(session.screen.legend(session.players))
    return False


def save(session: "Session", name: str) -> bool:
    """Save the game in a file; one that holds something else only if people say so."""
    save_file, words = session.save_file, session.words
    file = Path(name).expanduser() if name else save_file.saved_in
    if file is None:
        session.say(words("play-save-where"), "red")
    elif (
        file.is_file()
        and not save_file.is_own(file)
        and not session.keyboard.agrees(words("play-overwrite", file=str(file)))
    ):
        session.say(words("play-save-refused", file=str(file)))
    else:
        try:
            save_file.save(file, session.record_text())
            session.say(words("play-saved", file=str(file)), as_is=True)
        except NotSaved as problem:
            session.say(words("play-not-saved", file=str(file), why=problem.why), "red")
    return False


def leave(session: "Session", _: str) -> bool:
    """Leave, after an offer to save."""
    if not session.save_file.is_saved(session.record_text()):
        name = session.keyboard.ask(session.words("play-save-first"))
        if name:
            save(session, name)
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
