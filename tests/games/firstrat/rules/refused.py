"""What a table answers to a move that is not legal, in figures and in words."""

from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from ratskeller.core.errors import IllegalMove, Refusal
from ratskeller.engine.playthrough import Playthrough
from ratskeller.i18n import LANGUAGES, catalogue
from tests.games.firstrat.rules.table import Table


def why_not(table: Table | Playthrough, move: str) -> Refusal:
    """Why the move is refused, which must have a sentence in every language; the table stays as it was."""
    with pytest.raises(IllegalMove) as error:
        table.do(move) if isinstance(table, Table) else table.apply(move)
    check_sentences(error.value.refusal)
    return error.value.refusal


def check_sentences(refusal: Refusal) -> None:
    """Every language has a sentence for the refusal, with exactly its figures."""
    for language in LANGUAGES:
        assert variables(language, f"refusal-{refusal.reason}") == refusal.figures.keys()
        assert sentence(refusal, language)


def sentence(refusal: Refusal, language: str) -> str:
    """A refusal in a language: figures that are names become words by the key of their kind."""
    words = catalogue(language)
    told = dict(refusal.figures)
    told |= {name: words(f"{name}-{value}") for name, value in told.items() if isinstance(value, str)}
    return words(f"refusal-{refusal.reason}", **told)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """All messages of a language, by their keys."""
    folder = Path(str(files("ratskeller.i18n") / language))
    parsed = [entry for path in sorted(folder.glob("*.ftl")) for entry in parse(path.read_text("utf-8")).body]
    return {entry.id.name: entry for entry in parsed if isinstance(entry, ast.Message)}


@cache
def variables(language: str, key: str) -> frozenset[str]:
    """The figures that a message needs, those of messages within it included."""
    found: set[str] = set()

    class Finder(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            found.update(variables(language, node.id.name))

    Finder().visit(messages(language)[key])
    return frozenset(found)
