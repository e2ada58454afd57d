"""Who sits at the table: a name, a letter and a colour for each seat, and the language that they read."""

import string
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ratskeller.core.errors import SetupError
from ratskeller.i18n import Catalogue
from ratskeller.terminal.screen import screen_of

if TYPE_CHECKING:
    from ratskeller.engine.playthrough import Playthrough

STYLES = ("bold red", "bold cyan", "bold magenta", "bold green", "bold yellow")
LONGEST_NAME = 16


@dataclass(frozen=True)
class Players:
    """The seats as people know them. Letters differ from each other, so that nobody needs colours."""

    names: tuple[str, ...]
    letters: tuple[str, ...]
    words: Catalogue
    bots: tuple[str, ...] = ()  # of every seat, none for a person; empty where only people play

    def style(self, seat: int) -> str:
        """The colour in which a seat is shown."""
        return STYLES[seat]


def players_for(play: "Playthrough", names: Sequence[str], words: Catalogue, bots: Sequence[str] = ()) -> Players:
    """Players with a name for every seat: people have the given ones, then numbers; bots have those of their levels;
    the rival of one alone has the last seat."""
    people = play.people - sum(map(bool, bots))
    if len(names) > people:
        whom = "1 person" if people == 1 else f"{people} people"
        raise SetupError(f"{len(names)} names for {whom}: {', '.join(names)}")
    called = iter([*names, *(words("player-number", number=number + 1) for number in range(len(names), people))])
    full = [name or next(called) for name in bot_names(bots, words)] or list(called)
    full += [screen_of(play.game).rival(words)] if play.level is not None else []
    if len(set(full)) < len(full):
        raise SetupError(f"names have to differ: {', '.join(full)}")
    return Players(tuple(full), letters_for(full), words, tuple(bots) if any(bots) else ())


def bot_names(bots: Sequence[str], words: Catalogue) -> list[str]:
    """The name of each seat's bot, numbered where several have the same; none for a person."""
    names = [words(f"bot-{bot}") if words.has(f"bot-{bot}") else bot.capitalize() for bot in bots]
    several = {name for name in names if name and names.count(name) > 1}
    return [f"{name} {names[: seat + 1].count(name)}" if name in several else name for seat, name in enumerate(names)]


def parse_names(text: str) -> list[str]:
    """Names with commas between them."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if not name or not name.isprintable() or len(name) > LONGEST_NAME:
            raise SetupError(f"'{name}' is no name: it takes 1 to {LONGEST_NAME} letters, with commas between names")
    return names


def letters_for(names: Sequence[str]) -> tuple[str, ...]:
    """The initials where they all differ, else letters in the order of the alphabet."""
    initials = tuple(name[0].upper()[0] for name in names)
    return initials if len(set(initials)) == len(names) else tuple(string.ascii_uppercase[: len(names)])
