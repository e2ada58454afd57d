"""Who has no table in a round."""

from collections.abc import Sequence

from ratskeller.server.events.history import History


def next_byes(best_first: Sequence[int], count: int, history: History) -> list[int]:
    """Who has no table this time: nobody a second time before everybody has had a bye; among the others, those who had
    most tables, and then the last ones."""
    last_first = list(reversed(best_first))
    last_first.sort(key=lambda person: (history.byes[person], -history.tables[person]))
    return last_first[:count]
