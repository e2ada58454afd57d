"""Whether there is a card that rules can run on."""

from importlib.metadata import PackageNotFoundError, version

from ratskeller.core.errors import SetupError
from ratskeller.core.rule import settings

DEVICES = ("cpu", "cuda")


def is_simulated() -> bool:
    """NUMBA_ENABLE_CUDASIM=1: kernels run as plain Python, without a card."""
    return bool(settings.ENABLE_CUDASIM)


def check_device(device: str) -> None:
    """Raise an error where a device is unknown, or can't be used here."""
    if device not in DEVICES:
        raise SetupError(f"unknown device '{device}': there are {', '.join(DEVICES)}")
    if device == "cuda" and not is_simulated():
        find_card()


def find_card() -> None:
    """Raise an error that says what is missing, if no card can be used."""
    try:
        version("numba-cuda")
    except PackageNotFoundError:
        raise SetupError("device cuda needs numba-cuda: pip install 'ratskeller[cuda]'") from None
    from ratskeller.engine.cuda.target import cuda

    try:
        cuda.current_context()
    except Exception as error:  # of whatever kind: the driver, its library or the card may be missing
        reason = " ".join(str(error).split()).rstrip(" :") or type(error).__name__
        raise SetupError(f"device cuda can't be used here: {reason:.200}") from None
