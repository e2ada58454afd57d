"""What has to be there before the tests begin."""

import pytest

from ratskeller.engine.cuda.card import check_device
from tests_gpu.compiling import compile_all


def pytest_sessionstart(session: pytest.Session) -> None:
    """A card, and all that runs on it compiled."""
    check_device("cuda")
    if not session.config.option.collectonly:
        compile_all()
