"""Settings that must be there before anything imports Numba."""

import os

# An index out of bounds fails the test instead of reading foreign memory.
os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")
