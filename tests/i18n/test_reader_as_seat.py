"""In puzzles a seat is called You, Du, Tu or Ty: then the sentences about it speak to the reader."""

import re
from itertools import product

import pytest

from ratskeller.i18n import LANGUAGES, catalogue
from tests.i18n.test_catalogues import readers, variables_of

# Where sentences about a game stand, and the figures of theirs that may be a name.
PREFIXES = ("event-", "piper-event-", "score-", "piper-score-", "yields-", "piper-yields-", "board-", "piper-board-")
MORE = ("page-table-turn-of", "piper-behind-house")
NAMED = ("seat", "to", "owner")
NOT_OF_A_READER = ("event-greg-",)  # only Greg does these
# What the German reader does: the second person, or a form that is also the third.
GERMAN = re.compile(r"Du (\w+st|nutzt|benutzt)\b")
LABELS = {"piper-yields-floor", "piper-yields-roof"}  # a name and figures, no sentence
TOURNAMENTS = {"event-by", "event-tables-of", "event-remove", "event-remove-sure", "event-bye"}  # of another kind


def sentences() -> list[tuple[str, str]]:
    """Every message about a game with a name in it, and which of its figures is the name."""
    keys = [key for key in readers("en") if key.startswith(PREFIXES) or key in MORE]
    keys = [key for key in keys if not key.startswith(NOT_OF_A_READER) and key not in LABELS | TOURNAMENTS]
    return [(key, name) for key in keys for name in NAMED if name in variables_of(key, "en")]


def told(key: str, language: str, name: str) -> list[str]:
    """A message with the reader as one of its figures, for every kind of its other figures."""
    words = catalogue(language)
    others = sorted(variables_of(key, language) - {name})
    kinds: list[tuple[str | int, ...]] = [("Anna",) if other in NAMED else (0, 1, 2, 5) for other in others]
    return [
        words(key, **{name: words("puzzle-you")}, **dict(zip(others, kind, strict=True))) for kind in product(*kinds)
    ]


def test_many_sentences_are_looked_at() -> None:
    assert len(sentences()) > 50


@pytest.mark.parametrize(("key", "name"), sentences())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_speaks_to_the_reader(language: str, key: str, name: str) -> None:
    you = catalogue(language)("puzzle-you")
    for text in told(key, language, name):
        if language == "en":  # in the past tense, "You" does what others do; anywhere else it is "you" or "your"
            assert not re.search(r"(?<!^)\bYou\b|\bYou(’s| to play)", text), text
        elif language == "de":
            assert not re.search(rf"\b{you}\b", GERMAN.sub("", text)), text
        else:  # the verb says who
            assert not re.search(rf"\b{you}\b", text), text


@pytest.mark.parametrize(
    ("language", "moved", "paid", "got"),
    [
        ("en", "You got 2.", "Anna paid 2 to you there.", "Anna took 1 marker from you."),
        ("de", "Du erhältst 2.", "Anna trifft dich there und zahlt dir 2.", "Anna erhält 1 Rattenmarker von dir."),
        ("it", "Ricevi 2.", "Anna ti incontra there e ti paga 2.", "Anna prende 1 segnalino da te."),
        ("pl", "Dostajesz 2.", "Anna staje there obok twojego szczura i płaci ci 2.", "Anna zabiera 1 twój znacznik."),
    ],
)
def test_what_the_reader_does_and_what_is_done_to_the_reader(language: str, moved: str, paid: str, got: str) -> None:
    words = catalogue(language)
    you = words("puzzle-you")
    assert words("event-gained", seat=you, amount=2) == moved
    assert words("event-toll-paid", seat="Anna", to=you, cheese=2, space="there") == paid
    assert words("piper-event-markers-taken", seat="Anna", owner=you, markers=1) == got
