"""Greg beside a real board, with cards that are drawn from his real deck."""

import pytest

from ratskeller.client.errors import Refused
from ratskeller.games.firstrat.game import FIRSTRAT
from ratskeller.server.companion.firstrat.greg import Greg
from ratskeller.server.companion.firstrat.real_card import RealCard, parse_card


def told(level: str = "easy") -> Greg:
    return Greg(FIRSTRAT.profile(), level, 1, has_real_deck=True)


def draw(game: Greg, card: str) -> None:
    """Your turn is over, and a card is drawn; every other question gets its first answer."""
    game.answer("done")
    question = game.question
    assert question is not None
    assert (question.kind, question.choices) == ("card", [])
    game.answer(card)
    question = game.question
    while question is not None and question.kind != "turn":
        game.answer(question.choices[0].answer)
        question = game.question


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("1-2-0-2", RealCard((1, 2, 0, 2), "")),
        ("3-1-1-1:cargo", RealCard((3, 1, 1, 1), "cargo")),
        ("1-1-1-1:best", RealCard((1, 1, 1, 1), "best")),
    ],
)
def test_a_card_is_told_by_its_numbers_and_its_symbol(text: str, card: RealCard) -> None:
    assert parse_card(text) == card


@pytest.mark.parametrize("text", ["", "1-2-0", "1-2-0-2:", "1-2-0-2:rocket", "1-2-0-28", "a-b-c-d", "1-2-0-2:cargo:x"])
def test_what_is_no_card_is_refused_and_asked_again(text: str) -> None:
    game = told()
    game.answer("done")
    with pytest.raises(Refused):
        game.answer(text)
    assert game.question is not None
    assert game.question.kind == "card"


@pytest.mark.rule("fr.solo.move")
def test_greg_runs_as_the_real_card_says() -> None:
    game = told()
    draw(game, "7-0-3-1")
    shown = game.shown()
    assert shown.greg.rats == ["15", "5", "4", "1"]
    assert shown.facts[0].figures == {"card": "", "steps": [7, 0, 3, 1], "symbol": ""}
    assert shown.deck.left == 10
    assert shown.deck.revealed == []


@pytest.mark.rule("fr.solo.plan")
def test_the_symbol_of_a_real_card_plans_and_then_scores() -> None:
    game = told()
    draw(game, "0-0-0-1:engine")
    assert game.shown().greg.plans == ["engine"]
    draw(game, "0-0-0-1:engine")
    assert game.shown().greg.plans == []
    assert game.shown().greg.tracks["engine"].slots == [1]


@pytest.mark.rule("fr.solo.best")
def test_the_c_card_brings_all_cards_back() -> None:
    game = told()
    draw(game, "1-1-1-1")
    draw(game, "1-1-1-1:best")
    assert "shuffle" in [fact.kind for fact in game.shown().facts]
    assert game.shown().deck.left == 11


@pytest.mark.rule("fr.solo.deck")
def test_after_all_other_cards_only_the_c_card_can_come() -> None:
    game = told("hard")
    for _ in range(10):
        draw(game, "0-0-0-1")
    game.answer("done")
    with pytest.raises(Refused, match="all cards but the C card were revealed"):
        game.answer("0-0-0-1")
    game.answer("0-0-0-0:best")
    assert game.question is not None
    assert game.question.kind != "card"


def test_the_same_answers_give_the_same_game() -> None:
    games = [told(), told()]
    for game in games:
        for card in ("1-2-0-2", "3-1-1-1:cargo", "1-1-1-1:best", "2-2-1-1:cargo"):
            draw(game, card)
    assert games[0].shown() == games[1].shown()


def test_it_is_told_how_sure_the_cards_are() -> None:
    assert told().shown().provenance["greg"] == ["source", "derived", "reconstructed"]
