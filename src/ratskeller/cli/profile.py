"""`ratskeller profile`: boards of one's own, checked and shown."""

import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ratskeller.cli.choices import Changes, Json, Language, parse_changes
from ratskeller.cli.game_names import FIRST, with_names
from ratskeller.core.errors import ProfileError, SetupError

if TYPE_CHECKING:
    from ratskeller.core.profile import Profile

profile_app = typer.Typer(help="Check and show profiles, such as your own board.", no_args_is_help=True)
GameOption = Annotated[str, typer.Option("--game", help="The game that the profile is for.")]

STYLES = {"yellow": "yellow", "green": "green", "orange": "dark_orange", "blue": "blue"}


@profile_app.command()
@with_names
def check(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The profile, a TOML file.", show_default=False)],
    game: GameOption = FIRST,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Check a profile of your own.

    The exit code is 0 if it can be played. Otherwise it is 2, and every problem is named with the file and the key, in
    your language.

    Examples:

      ratskeller profile check my-board.toml

      ratskeller profile check my-board.toml --language pl

      ratskeller profile check my-cards.toml --game {other} --json
    """
    from ratskeller.core.translator import problem_in_words
    from ratskeller.games import load_game
    from ratskeller.i18n import catalogue, language_of_environment

    rules = load_game(game)
    words = catalogue(language or language_of_environment())
    try:
        found = rules.profile(Path(file))
    except ProfileError as error:
        told = [replace(problem, what=problem_in_words(problem, words)) for problem in error.problems]
        if not as_json:
            raise ProfileError(error.source, told) from None
        problems = [{"key": problem.where, "problem": problem.what} for problem in told]
        print(json.dumps({"file": file, "ok": False, "problems": problems}, indent=2, ensure_ascii=False))
        raise typer.Exit(2) from None
    if as_json:
        facts = {"name": found.name, "version": found.data.version, "hash": found.hash}
        print(json.dumps({"file": file, "ok": True, "problems": [], **facts}, indent=2))
    else:
        print(f"{file}: ok, profile {found.name}, version {found.data.version}, hash {found.hash}")


@profile_app.command()
@with_names
def show(
    profile: Annotated[
        str, typer.Argument(metavar="NAME|FILE", help="A profile of the game, or a file of your own.")
    ] = "standard",
    game: GameOption = FIRST,
    option: Changes = None,
    as_json: Json = False,
    as_toml: Annotated[bool, typer.Option("--toml", help="Print the file itself, to copy and change.")] = False,
) -> None:
    """Show a profile as text, each table with its provenance.

    The provenance says where figures come from. In the game's own profiles, "source" is what a rulebook states,
    "derived" follows from a worked example, "photo" is read off photographs of a real board, and "reconstructed" is
    ours, to fit the rest and to play well.

    Examples:

      ratskeller profile show

      ratskeller profile show my-board.toml --option comics=super

      ratskeller profile show --toml > my-board.toml

      ratskeller profile show --game {other} --option variant=young
    """
    from ratskeller.games import load_game

    if as_toml and (as_json or option):
        raise SetupError("--toml prints the file as it is: it goes neither with --json nor with --option")
    found = load_game(game).profile(profile, parse_changes(option))
    if as_toml:
        print(Path(found.source).read_text("utf-8"), end="")
    elif as_json:
        import msgspec

        facts = {"game": game, "hash": found.hash, "file": found.source, "changed_options": found.changes}
        print(json.dumps(facts | msgspec.to_builtins(found.data), indent=2, ensure_ascii=False))
    else:
        print_tables(game, found)


def print_tables(game: str, profile: "Profile[Any]") -> None:
    """Each table of a profile under its name and provenance."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from ratskeller.games import part_of

    console = Console(highlight=False)
    console.print(Text(f"{game}: profile {profile.name}, version {profile.data.version}, hash {profile.hash}", "bold"))
    console.print(Text(profile.source, "dim"), soft_wrap=True)
    for key, value in profile.changes.items():
        console.print(f"changed: {key} = {value}")
    name = ""
    for shown in part_of(game, "games", "profile_tables").tables_of(profile.data):
        if shown.name != name:
            name = shown.name
            console.print(Text.assemble("\n", (name, "bold"), "  ", (profile.data.provenance[name], "dim")))
        else:
            console.print()
        width = max(len(row) for row in [shown.columns, *shown.rows])
        headers = [*shown.columns, *[""] * (width - len(shown.columns))]
        table = Table(*headers, box=SIMPLE_HEAD, show_header=bool(shown.columns), show_edge=False)
        for row in shown.rows:
            table.add_row(*(Text(cell, STYLES.get(cell, "")) for cell in row))
        console.print(table)
