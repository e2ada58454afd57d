"""`ratskeller rules`: every rule with its text, and the code and tests that carry it."""

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from ratskeller.cli.choices import Json
from ratskeller.core.errors import RatskellerError

if TYPE_CHECKING:
    from ratskeller.core.traceability import TracedRule


class UnknownRule(RatskellerError):
    """No rule has an id that begins so."""


def rules(
    prefix: Annotated[
        str,
        typer.Argument(metavar="ID", help="A rule, or what ids begin with, such as fr.move or pp.", show_default=False),
    ] = "",
    as_json: Json = False,
) -> None:
    """Show rules by their ids, with their texts, code and tests.

    Tests are found only where the command runs from a checkout.

    Examples:

      ratskeller rules

      ratskeller rules fr.move.toll

      ratskeller rules pp.card --json
    """
    from ratskeller.core.traceability import checkout_of, trace

    root = checkout_of()
    traces = trace(tests=root / "tests" if root else None)
    found = [rule for rule in traces.rules if begins_with(rule.id, prefix)]
    if not found:
        sections = dict.fromkeys(".".join(rule.id.split(".")[:2]) for rule in traces.rules)
        raise UnknownRule(f"no rule is called '{prefix}': the rules begin with {', '.join(sections)}")
    if as_json:
        print(json.dumps([asdict(rule) for rule in found], indent=2, ensure_ascii=False))
    else:
        show(found, has_tests=root is not None)


def begins_with(rule: str, prefix: str) -> bool:
    """An id begins with whole words: fr.move is no beginning of fr.movement."""
    return f"{rule}.".startswith(f"{prefix.rstrip('.')}.") if prefix else True


def show(found: list["TracedRule"], has_tests: bool) -> None:
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
        carriers = [f"code   {name}" for name in rule.code] + [f"test   {name}" for name in rule.tests]
        console.print(Text("\n".join(f"  {line}" for line in carriers), "dim"))
    if not has_tests:
        console.print(Text("\nThe tests are in the checkout: this command is installed without them.", "dim"))
