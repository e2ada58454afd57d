"""Environments for researchers: PettingZoo, Gymnasium, OpenSpiel, and many games stepped at once.

Where Gymnasium is installed, importing this package makes its environments known: see `registering.py`.
"""

from importlib.util import find_spec

if find_spec("gymnasium") is not None:
    from ratskeller.envs import registering as registering
