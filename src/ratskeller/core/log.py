"""What happened, as rows of numbers: rules write them, games name them, catalogues put them into words.

A log is a table of integers; its first cell counts the rows that follow. NO_LOG is for rules whose events nobody needs.
"""

import numpy as np

from ratskeller.core.layout import Grid
from ratskeller.core.rule import rule

ROWS = 256
COLUMNS = 6


def new_log() -> Grid:
    """An empty log with room for all that a single move can cause."""
    return np.zeros((ROWS + 1, COLUMNS), np.int64)


NO_LOG: Grid = np.zeros((0, COLUMNS), np.int64)


@rule
def emit(log: Grid, kind: int, seat: int, a: int, b: int, c: int, d: int) -> None:
    """Add a row, if anybody listens."""
    if log.shape[0] == 0:
        return
    row = log[0, 0] + 1
    if row < log.shape[0]:
        log[0, 0] = row
        log[row, 0] = kind
        log[row, 1] = seat
        log[row, 2] = a
        log[row, 3] = b
        log[row, 4] = c
        log[row, 5] = d
