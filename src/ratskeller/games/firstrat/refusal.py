"""How a refusal is put together. Rats count from 1, as in the text of moves; things are given by their code names."""

from ratskeller.core.errors import Refusal


def refuse(rule: str, reason: str, **figures: int | str) -> Refusal:
    """A refusal with plain figures, wherever they were read from."""
    plain = {name: value if isinstance(value, str) else int(value) for name, value in figures.items()}
    return Refusal(rule, reason, plain)
