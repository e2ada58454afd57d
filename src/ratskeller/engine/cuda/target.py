"""Numba's CUDA target, however it is installed.

numba-cuda 0.30 looks for three old names in NumPy, which version 2.5 no longer has. It gets them back.
"""

from importlib import import_module
from typing import Any

import numpy as np

OLD_NAMES = {"row_stack": "vstack", "in1d": "isin", "trapz": "trapezoid"}
numpy: Any = np
for old, new in OLD_NAMES.items():
    if old not in vars(numpy):
        setattr(numpy, old, getattr(numpy, new))

cuda: Any = import_module("numba.cuda")  # after that
