"""The command `ratskeller`: thin commands over the other rooms, one file each.

The files are imported for `--help`, so they import what is heavy (NumPy, Numba, the games) only inside their commands.
"""

import sys

import typer

from ratskeller.core.errors import RatskellerError

app = typer.Typer(
    name="ratskeller",
    help="Play, study and teach machines two board games about rats.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def main() -> None:
    """Run a command; a user's mistake ends with a clear line on standard error and exit code 2."""
    try:
        app()
    except RatskellerError as error:
        print(f"ratskeller: {error}", file=sys.stderr)
        sys.exit(2)
