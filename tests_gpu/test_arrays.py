"""Arrays are handed to PyTorch, JAX and CuPy without a copy, and moves come back from there."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from ratskeller.core.errors import MalformedMove
from ratskeller.envs.vector import VectorEnv

FIELDS = ("observations", "masks", "legal", "counts", "rewards", "actors", "ended", "episodes")


def libraries() -> dict[str, tuple[str, Callable[[Any, Any], Any]]]:
    """How libraries take an array: by DLPack and by CUDA's array interface."""
    return {
        "torch-dlpack": ("torch", lambda torch, array: torch.from_dlpack(array)),
        "torch-interface": ("torch", lambda torch, array: torch.as_tensor(array, device="cuda")),
        "cupy-dlpack": ("cupy", lambda cupy, array: cupy.from_dlpack(array)),
        "cupy-interface": ("cupy", lambda cupy, array: cupy.asarray(array)),
        "jax-dlpack": ("jax", lambda jax, array: jax.dlpack.from_dlpack(array)),
    }


@pytest.mark.parametrize("how", libraries())
@pytest.mark.parametrize("dtype", ["float32", "float16", "uint8"])
def test_libraries_see_the_same_memory(how: str, dtype: str) -> None:
    name, take = libraries()[how]
    library = pytest.importorskip(name)
    env = VectorEnv("piedpiper", 2, games=100, dtype=dtype, device="cuda")
    taken = {field: take(library, getattr(env, field)) for field in FIELDS}
    for _ in range(50):
        env.step(env.sample())
    for field, theirs in taken.items():
        ours = np.asarray(getattr(env, field))
        host = theirs.cpu().numpy() if name == "torch" else theirs.get() if name == "cupy" else np.asarray(theirs)
        assert host.dtype == ours.dtype
        assert np.array_equal(host, ours), field


def test_moves_come_from_torch() -> None:
    torch = pytest.importorskip("torch")
    card, here = (VectorEnv("piedpiper", 3, games=100, device=device) for device in ("cuda", "cpu"))
    masks = torch.as_tensor(card.masks, device="cuda")
    for kind in (torch.int64, torch.int32):
        for _ in range(40):
            moves = torch.multinomial(masks.float(), 1)[:, 0].to(kind)
            card.step(moves)
            here.step(moves.cpu().numpy())
    assert card.positions.tobytes() == here.positions.tobytes()
    with pytest.raises(MalformedMove, match="int32 or int64, not int16"):
        card.step(moves.to(torch.int16))
    with pytest.raises(MalformedMove, match="one after the other"):
        card.step(torch.stack([moves, moves], dim=1)[:, 0])
    with pytest.raises(MalformedMove, match="there must be 100 moves"):
        card.step(moves[:50])


def test_moves_come_from_jax() -> None:
    jax = pytest.importorskip("jax")
    card, here = (VectorEnv("piedpiper", 3, games=100, device=device) for device in ("cuda", "cpu"))
    for step in range(80):
        masks = jax.dlpack.from_dlpack(card.masks)
        noise = jax.random.uniform(jax.random.key(step), masks.shape)
        moves = jax.numpy.argmax(noise * masks, axis=1)
        card.step(moves)
        here.step(np.asarray(moves))
    assert card.positions.tobytes() == here.positions.tobytes()


def test_moves_come_from_cupy() -> None:
    cupy = pytest.importorskip("cupy")
    card, here = (VectorEnv("piedpiper", 3, games=100, device=device) for device in ("cuda", "cpu"))
    for _ in range(80):
        moves = cupy.asarray(card.legal)[:, 0].astype(cupy.int32)
        card.step(moves)
        here.step(moves.get())
    assert card.positions.tobytes() == here.positions.tobytes()


def test_an_array_lives_as_long_as_somebody_uses_it() -> None:
    torch = pytest.importorskip("torch")
    env = VectorEnv("piedpiper", 2, games=1000, device="cuda")
    seen = torch.from_dlpack(env.observations)
    before = np.asarray(env.observations)
    del env
    others = [VectorEnv("piedpiper", 2, games=1000, seed=i, device="cuda") for i in range(5)]
    assert np.array_equal(seen.cpu().numpy(), before)
    del others
