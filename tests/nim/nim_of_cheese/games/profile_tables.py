"""A profile of Nim as tables for people."""

from nim_of_cheese.games.profile import ProfileData
from ratskeller.core.profile_tables import Shown, values


def tables_of(data: ProfileData) -> list[Shown]:
    """All tables of a profile."""
    return [values("options", data.options), values("counts", data.counts)]
