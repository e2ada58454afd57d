"""Plain values written as TOML."""

import tomllib

import pytest

from ratskeller.core.errors import ProfileError
from ratskeller.core.toml_text import to_toml
from ratskeller.games import GAMES, load_game


@pytest.mark.parametrize("game", [*GAMES])
def test_a_profile_that_is_written_is_read_as_it_was(game: str) -> None:
    tables = tomllib.loads((load_game(game).data / "standard.toml").read_text("utf-8"))
    assert tomllib.loads(to_toml(tables)) == tables


def test_names_and_texts_may_have_any_characters() -> None:
    tables = {"a.b": {'q"': 'x"\n]', "é": [True, -1, {"z": []}]}, "list": [{"x": 1}, {"x": 2}], "empty": {}}
    assert tomllib.loads(to_toml(tables)) == tables


@pytest.mark.parametrize(("value", "what"), [(None, "is empty"), (1.5, "a whole number is expected, not 1.5")])
def test_what_toml_has_no_form_for_is_named(value: object, what: str) -> None:
    with pytest.raises(ProfileError, match=what) as caught:
        to_toml({"stalls": {"frog": {"price": value}}})
    assert caught.value.problems[0].where == "stalls.frog"
