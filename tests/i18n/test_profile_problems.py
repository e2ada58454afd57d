"""Whatever can be wrong with a profile is said in every language."""

import ast
from pathlib import Path

import pytest

import ratskeller
from ratskeller.core.errors import Problem, ProfileError
from ratskeller.core.toml_text import to_toml
from ratskeller.core.translator import problem_in_words
from ratskeller.games import load_game
from ratskeller.i18n import LANGUAGES, catalogue
from tests.games.firstrat import test_profiles as firstrat
from tests.games.piedpiper import test_profiles as piedpiper
from tests.i18n.test_catalogues import readers

ROOM = Path(ratskeller.__file__).parent
CHECKS = [
    *(ROOM / "core" / f"{name}.py" for name in ("profile", "shape", "toml_size", "toml_text")),
    *(ROOM / "games" / game / "check_profile.py" for game in ("firstrat", "piedpiper")),
]
REPEATED = {"problem-in-profile"}  # the page's sentence around a problem


def mistakes() -> list[tuple[str, str, str]]:
    """Spoilt profiles of both games: the game, what is spoilt, the text."""
    spoilt = [("firstrat", name, firstrat.TEXT.replace(*parts[:2], 1)) for name, parts in firstrat.MISTAKES.items()]
    spoilt += [("piedpiper", name, piedpiper.TEXT.replace(*parts[:2], 1)) for name, parts in piedpiper.MISTAKES.items()]
    return [*spoilt, ("firstrat", "no TOML", "name = "), ("firstrat", "a strange character", "name = '\u202e'")]


def problems_of(game: str, text: str, folder: Path) -> list[Problem]:
    file = folder / "mine.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(ProfileError) as error:
        load_game(game).profile(file)
    return error.value.problems


@pytest.mark.parametrize(("game", "text"), [pytest.param(game, text, id=name) for game, name, text in mistakes()])
def test_every_problem_of_a_profile_is_a_sentence_in_every_language(game: str, text: str, tmp_path: Path) -> None:
    for problem in problems_of(game, text, tmp_path):
        said = {language: problem_in_words(problem, catalogue(language)) for language in LANGUAGES}
        assert len(set(said.values())) == len(LANGUAGES), (problem, said)
        assert all(sentence[0].isupper() or sentence[0].isdigit() for sentence in said.values())
        assert all(sentence.endswith(".") for sentence in said.values())


def test_an_empty_field_of_a_form_is_said_in_every_language() -> None:
    for value in (None, 1.5):
        with pytest.raises(ProfileError) as error:
            to_toml({"path": {"3": ["orange", "soda", value]}})
        (problem,) = error.value.problems
        assert len({problem_in_words(problem, catalogue(language)) for language in LANGUAGES}) == len(LANGUAGES)


def test_what_has_no_words_is_told_in_english() -> None:
    assert problem_in_words(Problem("file", "is odd"), catalogue("de")) == "is odd"


def reasons() -> set[str]:
    """The reasons that are written in the checks."""
    found = set()
    for path in CHECKS:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Problem":
                assert len(node.args) >= 3, f"{path.name}, line {node.lineno}: a problem without a reason"
                found |= {str(part.value) for part in ast.walk(node.args[2]) if isinstance(part, ast.Constant)}
    return found


def test_every_problem_has_a_reason_and_every_reason_has_words() -> None:
    from ratskeller.core.shape import REASONS

    written = {f"problem-{reason}" for reason in reasons() | set(REASONS.values())}
    assert written == {key for key in readers("en") if key.startswith("problem-")} - REPEATED
