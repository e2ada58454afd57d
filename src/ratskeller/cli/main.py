"""The command `ratskeller`: thin commands over the other rooms, one file each.

The files are imported for `--help`, so they import what is heavy (NumPy, Numba, the games) only inside their commands.
"""

import sys

import typer

from ratskeller.cli.analyse import analyse
from ratskeller.cli.arena import arena
from ratskeller.cli.backup import backup
from ratskeller.cli.balance import balance
from ratskeller.cli.bench import bench
from ratskeller.cli.export import export
from ratskeller.cli.firstrat_decks import decks
from ratskeller.cli.firstrat_hunt import hunt
from ratskeller.cli.game_names import with_names
from ratskeller.cli.hint import hint
from ratskeller.cli.match import match
from ratskeller.cli.migrate import migrate
from ratskeller.cli.mine import mine
from ratskeller.cli.moderate import moderate_app
from ratskeller.cli.people import people_app
from ratskeller.cli.perft import perft
from ratskeller.cli.play import play
from ratskeller.cli.profile import profile_app
from ratskeller.cli.puzzle import puzzle
from ratskeller.cli.replay import replay
from ratskeller.cli.restore import restore
from ratskeller.cli.rules import rules
from ratskeller.cli.scenario import scenario
from ratskeller.cli.selfplay import selfplay
from ratskeller.cli.serve import serve
from ratskeller.cli.simulate import simulate
from ratskeller.cli.train import train
from ratskeller.cli.verify import verify
from ratskeller.core.errors import RatskellerError, UnsupportedSystem
from ratskeller.core.version import __version__

app = typer.Typer(
    name="ratskeller",
    help="Play, study and teach machines two board games about rats.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    play,
    serve,
    replay,
    verify,
    hint,
    analyse,
    puzzle,
    rules,
    scenario,
    simulate,
    match,
    arena,
    balance,
    export,
    selfplay,
    hunt,
    decks,
    mine,
    train,
    perft,
    bench,
    migrate,
    backup,
    restore,
):
    app.command()(with_names(command))
app.add_typer(profile_app, name="profile")
app.add_typer(people_app, name="people")
app.add_typer(moderate_app, name="moderate")


def show_version(value: bool) -> None:
    """Print the version, and nothing else."""
    if value:
        print(f"ratskeller {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: bool = typer.Option(False, "--version", callback=show_version, is_eager=True, help="Show the version."),
) -> None:
    """Options that come before the command."""


def check_system() -> None:
    """Say at once that a system lacks what some command needs."""
    try:
        import fcntl  # noqa: F401
        import resource  # noqa: F401
    except ModuleNotFoundError:
        raise UnsupportedSystem from None


def main() -> None:
    """Run a command; a user's mistake ends with a clear line on standard error and exit code 2."""
    try:
        check_system()
        app()
    except RatskellerError as error:
        print(f"ratskeller: {error}", file=sys.stderr)
        sys.exit(2)
