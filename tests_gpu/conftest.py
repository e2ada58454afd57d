"""What has to be there before the tests begin."""

import pytest

from ratskeller.core.errors import SetupError
from ratskeller.engine.cuda.card import check_device
from tests_gpu.compiling import compile_all


def pytest_sessionstart(session: pytest.Session) -> None:
    """A card, and all that runs on it compiled."""
    try:
        check_device("cuda")
    except SetupError as error:
        pytest.exit(str(error), returncode=2)
    if not session.config.option.collectonly:
        compile_all()
