"""Runs the command line as `python -m ratskeller`."""

from ratskeller.cli.main import main

if __name__ == "__main__":
    main()
