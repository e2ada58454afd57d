"""Which tables of a profile the texts of rules take their figures from."""

import re
from functools import cache
from importlib.resources import files

FIGURE = re.compile(r"\{ \$(\w+-[\w-]+) \}")  # in a rule's text: its table, and its way in the table


def figures_in(game: str, rule: str) -> list[str]:
    """The figures of the profile that stand in the text of a rule."""
    return list(dict.fromkeys(FIGURE.findall(texts(game).get(f"rule-{rule.replace('.', '-')}", ""))))


def tables_of(game: str, rule: str) -> list[str]:
    """The tables of the profile whose figures stand in the text of a rule."""
    return list(dict.fromkeys(figure.partition("-")[0] for figure in figures_in(game, rule)))


@cache
def texts(game: str) -> dict[str, str]:
    """The texts of a game's rules as they are written, by their keys; none of a game of another package."""
    file = files("ratskeller.i18n") / "en" / f"rules-{game}.ftl"
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    return {key: text for key, equals, text in (line.partition(" = ") for line in lines) if equals}
