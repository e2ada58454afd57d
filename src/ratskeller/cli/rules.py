"""`ratskeller rules`: every rule with its text, and the code and tests that carry it."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ratskeller.cli.choices import Json, Language
from ratskeller.core.errors import RatskellerError

if TYPE_CHECKING:
    from ratskeller.core.game import Game
    from ratskeller.core.traceability import TracedRule
    from ratskeller.game.rule_sources import RuleSource


class UnknownRule(RatskellerError):
    """No rule has an id that begins so."""


def rules(
    prefix: Annotated[
        str,
        typer.Argument(
            metavar="ID", help="A rule, or the beginning of ids, such as fr.move or pp.", show_default=False
        ),
    ] = "",
    as_json: Json = False,
    book: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the whole book of a game, to print.", show_default=False),
    ] = None,
    language: Language = None,
) -> None:
    """Show rules by their ids, with their texts, sources, options, code and tests.

    A source is a rulebook, or a ruling of ours; options say how each rulebook reads a rule; figures say which tables of
    the profile a rule's numbers come from, and how sure those are.
    Tests are found only where the command runs from a checkout.

    With --book, the rules of the game become one HTML file that needs nothing else: parts, set-up, rules, examples,
    a reference of one page, and words in four languages.

    Examples:

      ratskeller rules

      ratskeller rules fr.move.toll

      ratskeller rules pp.card --json

      ratskeller rules fr --book first-rat.html --language de
    """
    from ratskeller.core.traceability import checkout_of, trace

    root = checkout_of()
    traces = trace(tests=root / "tests" if root else None)
    found = [rule for rule in traces.rules if begins_with(rule.id, prefix)]
    if not found:
        sections = dict.fromkeys(".".join(rule.id.split(".")[:2]) for rule in traces.rules)
        raise UnknownRule(f"no rule is called '{prefix}': the rules begin with {', '.join(sections)}")
    if book is not None:
        write_book(found, book, language)
        return
    sources = sources_of(found)
    if as_json:
        listed = [asdict(rule) | sources[rule.id]._asdict() for rule in found]
        print(json.dumps(listed, indent=2, ensure_ascii=False))
    else:
        show(found, sources, has_tests=root is not None)


def write_book(found: list["TracedRule"], file: Path, language: str | None) -> None:
    """Write the book of the game that the rules are of."""
    from ratskeller.i18n import language_of_environment
    from ratskeller.server.book.printed import printed
    from ratskeller.terminal.compiling import compile_visibly

    homes = games_of_rules()
    games = {homes[rule.id].name: homes[rule.id] for rule in found}
    if len(games) > 1:
        raise UnknownRule("a book is of one game: say whose, such as `ratskeller rules fr --book FILE`")
    [(name, game)] = games.items()
    compile_visibly(game, "set_up_all", "step")
    text = printed(name, language or language_of_environment())
    try:
        file.write_text(text, "utf-8")
    except OSError as problem:
        raise RatskellerError(f"{file}: can't be written: {problem.strerror}") from None
    typer.echo(f"{file}: written")


def games_of_rules() -> dict[str, "Game"]:
    """The game of every rule."""
    from ratskeller.core.traceability import read_rules
    from ratskeller.games import GAMES, load_game

    games = [load_game(name) for name in GAMES]
    return {rule: game for game in games for rule, _, _ in read_rules(game.data / "rules.md")}


def sources_of(found: list["TracedRule"]) -> dict[str, "RuleSource"]:
    """Where each rule comes from."""
    from ratskeller.game.rule_sources import source_of

    home = games_of_rules()
    return {rule.id: source_of(home[rule.id], rule.id, rule.text) for rule in found}


def source_lines(source: "RuleSource") -> list[str]:
    """The source of a rule, a line for each thing that is known."""
    lines = [f"source {source.source}"]
    for option, books in source.options.items():
        read = ", ".join(f"{book if book == 'usual' else book.upper()} {value}" for book, value in books.items())
        lines.append(f"option {option}: {read}")
    return lines + [f"figures {table}: {', '.join(kinds)}" for table, kinds in source.figures.items()]


def begins_with(rule: str, prefix: str) -> bool:
    """An id begins with whole words: fr.move is no beginning of fr.movement."""
    return f"{rule}.".startswith(f"{prefix.rstrip('.')}.") if prefix else True


def show(found: list["TracedRule"], sources: dict[str, "RuleSource"], has_tests: bool) -> None:
    """The rules under the headings of their games and sections."""
    from textwrap import fill

    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False, soft_wrap=True)
    width = min(console.width, 100)
    heading = ""
    for rule in found:
        if f"{rule.game} · {rule.section}" != heading:
            heading = f"{rule.game} · {rule.section}"
            console.print(Text(f"\n{heading}", "bold"))
        console.print(Text(f"\n{rule.id}", "cyan"))
        console.print(Text(fill(rule.text, width, initial_indent="  ", subsequent_indent="  ")))
        console.print(Text("\n".join(f"  {line}" for line in source_lines(sources[rule.id]))))
        carriers = [f"code   {name}" for name in rule.code] + [f"test   {name}" for name in rule.tests]
        console.print(Text("\n".join(f"  {line}" for line in carriers), "dim"))
    if not has_tests:
        console.print(Text("\nThe tests are in the checkout: this command is installed without them.", "dim"))
