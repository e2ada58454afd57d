"""`ratskeller verify`: whether the luck of a recorded game was fair."""

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ratskeller.cli.choices import Json, OwnProfile
from ratskeller.core.errors import SetupError

if TYPE_CHECKING:
    from ratskeller.core.record import Record
    from ratskeller.engine.fairness import Difference

UNFAIR = 1  # exit code


def verify(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The record, a file.", show_default=False)],
    commitment: Annotated[
        str | None,
        typer.Option(metavar="HEX", help="What the server had committed to when the table began.", show_default=False),
    ] = None,
    profile: OwnProfile = None,
    as_json: Json = False,
) -> None:
    """Check that every chance result of a game follows from the seed and the salts that its record names.

    A server shows the commitment when a table is opened, and the seed when the game is over. The commitment that is
    printed must be the one that the server showed; --commitment compares them. docs/fair.md explains how it works.

    The exit code is 0 if everything agrees, and 1 if not.

    Examples:

      ratskeller verify evening.record

      ratskeller verify evening.record --commitment 5f3c…

      ratskeller verify evening.record --json
    """
    from ratskeller.core.record import read_record
    from ratskeller.engine.fairness import first_difference
    from ratskeller.terminal.recorded import rules_of

    if commitment is not None and re.fullmatch(r"[0-9A-Fa-f]{64}", commitment) is None:
        raise SetupError(f"--commitment: 64 digits of 0-9 and a-f are expected, not '{commitment}'")
    recorded = read_record(record)
    difference = first_difference(recorded, *rules_of(recorded, str(record), profile), str(record))
    found = facts(recorded, difference, commitment)
    print(json.dumps(found, indent=2) if as_json else formatted(found))
    if not found["fair"]:
        raise typer.Exit(UNFAIR)


def facts(record: "Record", difference: "Difference | None", shown: str | None) -> dict[str, Any]:
    """All that was found; `shown` is the commitment that somebody has written down."""
    import msgspec

    from ratskeller.engine.luck import commitment

    assert record.fair is not None
    own = commitment(record.fair.seed)
    is_kept = None if shown is None else own == shown.lower()
    return {
        "fair": difference is None and is_kept is not False,
        "commitment": own,
        "commitment_kept": is_kept,
        "table": record.fair.table,
        "salts": record.fair.salts,
        "skipped": max(record.fair.skipped.values(), default=0),
        "chance_results": sum(move.startswith("~") for move in record.moves),
        "difference": msgspec.to_builtins(difference),
    }


def formatted(found: dict[str, Any]) -> str:
    """What was found, in words."""
    difference = found["difference"]
    if difference is None:
        lines = [f"fair: all {found['chance_results']} chance results follow from the seed and the salts"]
    else:
        was, due = difference["recorded"], difference["expected"]
        lines = [f"not fair: move {difference['number']} is '{was}', but seed and salts give '{due}'"]
    if found["skipped"]:
        lines.append(f"undos used up {found['skipped']} entries: were so many moves taken back?")
    lines.append(f"commitment: {found['commitment']}")
    if found["commitment_kept"] is None:
        lines.append("Compare it with the one that was shown when the table began.")
    elif found["commitment_kept"]:
        lines.append("It is the one that was shown.")
    else:
        lines.append("not fair: another commitment was shown, so that this is not the seed of that table")
    return "\n".join(lines)
