"""Which tables of a profile the texts of rules take their figures from."""

import re
from functools import cache
from importlib.resources import files

FIGURE = re.compile(r"\{ \$(\w+)-[\w-]+ \}")  # the table of a figure in a rule's text


def tables_of(game: str, rule: str) -> list[str]:
    """The tables of the profile whose figures are in the text of a rule."""
    return list(dict.fromkeys(FIGURE.findall(texts(game).get(f"rule-{rule.replace('.', '-')}", ""))))


@cache
def texts(game: str) -> dict[str, str]:
    """The texts of a game's rules as they are written, by their keys; none of a game of another package."""
    file = files("ratskeller.i18n") / "en" / f"rules-{game}.ftl"
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    return {key: text for key, equals, text in (line.partition(" = ") for line in lines) if equals}
