"""Packages that are not installed with everything else."""

from importlib import import_module
from typing import Any

from ratskeller.core.errors import RatskellerError


class MissingExtra(RatskellerError):
    """A package that is needed here, and is not installed."""


def load_extra(module: str, extra: str, purpose: str) -> Any:
    """A module of an extra; where it is missing, an error that says how to get it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name and not module.startswith(missing.name):
            raise
        raise MissingExtra(f"{purpose} needs a package more: pip install 'ratskeller[{extra}]'") from None
