"""What people hear who have no card."""

from importlib.metadata import PackageNotFoundError

import pytest

from ratskeller.core.errors import SetupError
from ratskeller.engine.cuda import card


def test_a_device_needs_a_known_name() -> None:
    card.check_device("cpu")
    with pytest.raises(SetupError, match="unknown device 'tpu': there are cpu, cuda"):
        card.check_device("tpu")


def test_without_numba_cuda_the_error_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def version(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(card, "version", version)
    with pytest.raises(SetupError, match=r"needs numba-cuda: pip install 'ratskeller\[cuda\]'"):
        card.check_device("cuda")


def test_without_a_driver_the_error_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    from ratskeller.engine.cuda.target import cuda

    def no_context() -> None:
        raise RuntimeError("CUDA driver\nlibrary not found\n:")

    monkeypatch.setattr(card, "version", lambda name: "0.30.4")
    monkeypatch.setattr(cuda, "current_context", no_context)
    with pytest.raises(SetupError, match=r"can't be used here: CUDA driver library not found$"):
        card.check_device("cuda")
