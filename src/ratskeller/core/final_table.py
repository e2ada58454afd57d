"""A real table at the end of a game, as a person reads it off: what can't be names its field and its rule."""

from typing import NoReturn

from ratskeller.core.errors import RatskellerError


class ImpossibleTable(RatskellerError):
    """No game can end like this."""

    def __init__(self, field: str, rule: str, reason: str, message: str, figures: dict[str, int | str]) -> None:
        super().__init__(f"{field}: {message}")
        self.field = field  # such as players.0.caps
        self.rule = rule
        self.reason = reason  # a key of the catalogues
        self.figures = figures


def refuse(field: str, rule: str, reason: str, message: str, **figures: int | str) -> NoReturn:
    """Say which field can't be, and by which rule."""
    raise ImpossibleTable(field, rule, reason, message, {"field": field, **figures})


def at_most(field: str, count: int, most: int, rule: str) -> None:
    """Refuse more than there can be."""
    if count > most:
        refuse(field, rule, "too-much", f"{count} are more than the {most} that there can be", count=count, most=most)
