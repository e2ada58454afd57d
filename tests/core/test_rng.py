"""The random generator is sfc32 with many streams, and draws each number as often as any other."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ratskeller.core.layout import wide
from ratskeller.core.rng import WORDS, below, next_word, seed_rng

TOP = 0xFFFFFFFF
words = st.integers(0, TOP)


def sfc32(a: int, b: int, c: int, counter: int) -> tuple[int, tuple[int, int, int, int]]:
    """The published generator, on integers of any size: the next word, and the state after it."""
    word = (a + b + counter) % 2**32
    turned = (c * 2**21) % 2**32 + c // 2**11
    return word, (b ^ b // 2**9, (c + c * 8) % 2**32, (turned + word) % 2**32, (counter + 1) % 2**32)


def state(*numbers: int) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return np.array(numbers, np.int64)


@settings(deadline=None)
@given(words, words, words, words)
def test_the_generator_is_sfc32(a: int, b: int, c: int, counter: int) -> None:
    rng, expected = state(a, b, c, counter), (a, b, c, counter)
    for _ in range(5):
        word, expected = sfc32(*expected)
        assert next_word(rng) == word
        assert tuple(rng.tolist()) == expected


def test_a_seed_gives_the_same_words_every_time() -> None:
    rng = state(*[0] * WORDS)
    seed_rng(rng, wide(2024), wide(3))
    expected = (2024, 0, 3, 1)
    for _ in range(15):
        _, expected = sfc32(*expected)
    assert tuple(rng.tolist()) == expected


@settings(deadline=None)
@given(st.integers(0, 2**62), st.integers(0, 2**62), words, words)
def test_seeds_and_streams_do_not_share_a_state(seed: int, other_seed: int, stream: int, other_stream: int) -> None:
    one, other = state(*[0] * WORDS), state(*[0] * WORDS)
    seed_rng(one, wide(seed), wide(stream))
    seed_rng(other, wide(other_seed), wide(other_stream))
    assert (one.tolist() == other.tolist()) == ((seed, stream) == (other_seed, other_stream))


@settings(deadline=None)
@given(words, words, words, words, st.integers(1, 2**32))
def test_a_draw_is_below_its_count(a: int, b: int, c: int, counter: int, count: int) -> None:
    assert 0 <= below(state(a, b, c, counter), wide(count)) < count


@pytest.mark.parametrize("count", [3, 5, 6, 7, 2**31 + 1])
def test_a_word_that_would_favour_low_numbers_is_drawn_again(count: int) -> None:
    rng = state(TOP - 1, 0, 12345, 1)
    first, after = sfc32(TOP - 1, 0, 12345, 1)
    second, _ = sfc32(*after)
    assert first == TOP >= 2**32 // count * count
    assert second < 2**32 // count * count
    assert below(rng, wide(count)) == second % count


@pytest.mark.parametrize("count", [2, 3, 10, 27])
def test_every_number_is_drawn_about_as_often_as_any_other(count: int) -> None:
    rng = state(*[0] * WORDS)
    seed_rng(rng, wide(1), wide(count))
    each = 1000
    drawn = np.bincount([below(rng, wide(count)) for _ in range(each * count)], minlength=count)
    deviation = (each * (1 - 1 / count)) ** 0.5
    assert abs(drawn - each).max() < 4 * deviation


def test_neighbouring_streams_agree_no_more_than_chance_makes_them() -> None:
    draws = np.zeros((50, 64), np.int64)
    for stream in range(50):
        rng = state(*[0] * WORDS)
        seed_rng(rng, wide(9), wide(stream))
        draws[stream] = [next_word(rng) for _ in range(64)]
    assert len(np.unique(draws)) >= draws.size - 2
    ones = np.mean([int(word).bit_count() for word in (draws[1:] ^ draws[:-1]).ravel()])
    assert 15.8 < ones < 16.2
