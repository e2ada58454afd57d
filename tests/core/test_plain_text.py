"""What of a text is shown to others."""

import pytest

from ratskeller.core.plain_text import MARKS, is_plain, plain_text

BIDI = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"
WRITTEN = [
    "Well played!",
    "Łucja, naïve, Ünal, Đặng Thị Hà",
    "Dang ea\u0323\u0302",  # Vietnamese with its marks apart
    "ネズミ 老鼠 쥐",
    "هزاره\u200cگرا",  # Persian needs the joiner
    "क्\u200dष किताब",
    "שָׁלוֹם",
    "a < b && c > d; \\o/ 100% №5 ½ €",
    "👩\u200d💻 👨\u200d👩\u200d👧\u200d👦 👍🏽 🏳\ufe0f\u200d🌈 ❤\ufe0f\u200d🔥 🙂\u200d↔\ufe0f",
    "1\ufe0f\u20e3 #\ufe0f\u20e3 🇵🇱 ℹ\ufe0f ‼\ufe0f ©\ufe0f 〰\ufe0f",
    "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",  # England
    "葛\U000e0100",
]


@pytest.mark.parametrize("text", WRITTEN)
def test_what_people_write_stays_as_it_is(text: str) -> None:
    assert plain_text(text) == text


@pytest.mark.parametrize("letter", [*BIDI, *map(chr, range(32)), *map(chr, range(0x7F, 0xA0)), "\ud800"])
def test_what_turns_letters_round_controls_and_halves_of_pairs_go(letter: str) -> None:
    assert plain_text(f"a{letter}b") == "ab"


@pytest.mark.parametrize(
    "letter",
    [
        *"\u00ad\u034f\u180e\u200b\u2028\u2029\u2060\u2062\ufeff\ufff9\ufffe\uffff\ufdd0\U000e0001\U000e0041\U0001ffff",
        *"\ue000\U000f0000\U0010fffd",
        *"\u115f\u1160\u2800\u3164\uffa0\u17b4",
        *"\u200c\u200d\ufe0f\U000e0100",
    ],
)
def test_what_nobody_sees_between_two_letters_goes(letter: str) -> None:
    assert plain_text(f"A{letter}da") == "Ada"
    assert not is_plain(f"A{letter}da")


@pytest.mark.parametrize("text", ["🐀\u200d", "\u200d🐀", "🐀\u200d \u200d🐀", "🐀\u200d\u200d🐀"])
def test_joiners_that_join_nothing_go(text: str) -> None:
    assert not is_plain(text)
    assert "\u200d" not in plain_text(text).replace("🐀\u200d🐀", "")


def test_a_letter_bears_only_so_many_marks() -> None:
    assert plain_text("z" + "\u0301" * 50 + "a") == "z" + "\u0301" * MARKS + "a"
    assert plain_text("🐀" + "\ufe0f" * 50) == "🐀" + "\ufe0f" * MARKS


@pytest.mark.parametrize("text", ["\u0301", "\u0301a", " \u0301", "a \u0301"])
def test_a_mark_without_a_letter_goes(text: str) -> None:
    assert plain_text(text) == text.replace("\u0301", "")


def test_line_ends_stay_where_they_may() -> None:
    assert plain_text("a\tb\r\nü") == "abü"
    assert plain_text("a\tb\r\nü\x1b[31m", "\n\r\t") == "a\tb\r\nü[31m"


def test_what_is_plain_stays_plain() -> None:
    for text in [*WRITTEN, "z" + "\u0301" * 50, f"a{BIDI}b\u200d"]:
        assert is_plain(plain_text(text))
