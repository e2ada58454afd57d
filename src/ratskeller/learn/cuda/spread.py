"""Lists of features as rows of zeros and ones, on a card."""

from typing import Any

import torch
from torch import Tensor

from ratskeller.core.layout import wide
from ratskeller.engine.cuda.kernel import kernel
from ratskeller.engine.cuda.launching import launch
from ratskeller.engine.cuda.target import cuda

THREADS = 128
ONE, TWO, MORE = wide(0x3F80), wide(0x4000), wide(0x40)  # 1 and 2 as bfloat16; what leads from 2 to 3 and from 3 to 4


@kernel
def spread_all(features: Any, out: Any) -> None:
    """Count each listed feature in its column, as bfloat16. None is listed more than four times."""
    i = cuda.grid(1)
    if i < features.shape[0]:
        for k in range(features.shape[1]):
            feature = wide(features[i, k])
            if feature < 0:
                break
            before = wide(out[i, feature])
            out[i, feature] = ONE if before == 0 else TWO if before == ONE else before + MORE


def spread_on_card(features: Tensor, columns: int) -> Tensor:
    """A row with this many columns for each list."""
    out = torch.zeros(len(features), columns, dtype=torch.int16, device=features.device)
    blocks = -(-len(features) // THREADS)
    launch(spread_all, blocks, cuda.as_cuda_array(features), cuda.as_cuda_array(out), threads=THREADS)
    return out.view(torch.bfloat16)
