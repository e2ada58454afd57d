"""The catalogues can tell all that happens, can be decided and is refused in The Pied Piper."""

import ast
import inspect
import random
from typing import get_args, get_type_hints

import pytest

from ratskeller.core.errors import Refusal
from ratskeller.core.event import Event
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from ratskeller.games.piedpiper import constants as w
from ratskeller.games.piedpiper import explain
from ratskeller.games.piedpiper.events import EVENTS
from ratskeller.games.piedpiper.moves import MOVES
from ratskeller.games.piedpiper.profile import Options
from ratskeller.games.piedpiper.scoring import LINES
from ratskeller.games.piedpiper.sentences import event_in_words, move_in_words
from ratskeller.i18n import LANGUAGES, catalogue
from ratskeller.terminal.piedpiper import screen as face
from ratskeller.terminal.players import Players

GAME = load_game("piedpiper")
SEATS = ("Anna", "Bruno", "Carla", "Dawid", "Emil")


def named_things() -> list[str]:
    """The keys of all that the code has a name for."""
    names = {
        "card": w.CARDS,
        "figure": (*w.FIGURES, *(f"{name}-subject" for name in w.FIGURES)),
        "piper-phase": w.PHASES,
        "reason": w.END_REASONS,
        "line": LINES,
        "option": tuple(Options.__struct_fields__),
        "option-variant": w.VARIANTS,
    }
    keys = [f"{kind}-{name}" for kind, of_kind in names.items() for name in of_kind]
    for option, type_ in get_type_hints(Options).items():
        keys += [f"option-{option}-{value}" for value in get_args(type_)]
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_code_names_has_a_name(language: str) -> None:
    names = {key: catalogue(language)(key) for key in named_things()}
    assert all(name.strip() and "{" not in name for name in names.values())


@pytest.mark.parametrize("kind", ["card", "piper-phase", "reason"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_things_of_a_kind_have_different_names(language: str, kind: str) -> None:
    names = [catalogue(language)(key) for key in named_things() if key.startswith(f"{kind}-")]
    assert sorted(names) == sorted(set(names))


# Every number that a figure of an event can be, by the figure's name; card -1 is one that the reader may not see.
FIGURES: dict[str, range] = {
    "turn": range(1, 501),
    "card": range(len(w.CARDS)),
    "slot": range(4),
    "figure": range(len(w.FIGURES)),
    "cards": range(1, 51),
    "face_down": range(2),
    "origin": range(5),
    "gap": range(4),
    "houses": range(1, 4),
    "floor": range(9),
    "house": range(4),
    "markers": range(1, 6),
    "owner": range(2),
    "count": range(1, 5),
    "reason": range(1, len(w.END_REASONS)),
}


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("kind", EVENTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_as_a_sentence(language: str, kind: str, seats: int) -> None:
    ranges = {name: FIGURES[name] for name in EVENTS[kind]}
    for i in range(max(map(len, ranges.values()), default=1)):
        event = Event(kind, i % seats, {name: span[i % len(span)] for name, span in ranges.items()})
        for viewer in (event.seat, -1):
            sentence = event_in_words(GAME.hide_event(event, viewer), catalogue(language), SEATS[:seats])
            assert sentence[0].isupper() or sentence[0].isdigit()
            assert sentence.endswith(".")
            assert not any(flaw in sentence for flaw in ("  ", " .", "{", "\n", "-1"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_label_of_its_own(language: str) -> None:
    labels = [move_in_words(number, catalogue(language)) for number in range(len(MOVES))]
    assert all(label == label.strip() and "{" not in label for label in labels)
    assert len(set(labels)) == len(MOVES)


@pytest.mark.rule("pp.secret.hidden")
@pytest.mark.parametrize(
    ("language", "own", "unseen"),
    [
        (
            "en",
            "Anna played “run” face down under character card 2.",
            "Anna played a card face down under character card 2.",
        ),
        (
            "de",
            "Anna spielt „Rennen“ verdeckt unter Figurenkarte 2.",
            "Anna spielt eine Karte verdeckt unter Figurenkarte 2.",
        ),
        (
            "it",
            "Anna gioca «corsa» coperta sotto la carta personaggio 2.",
            "Anna gioca una carta coperta sotto la carta personaggio 2.",
        ),
        (
            "pl",
            "Anna zagrywa zakrytą kartę „bieg” pod kartę postaci nr 2.",
            "Anna zagrywa zakrytą kartę pod kartę postaci nr 2.",
        ),
    ],
)
def test_a_face_down_card_is_named_to_its_owner_only(language: str, own: str, unseen: str) -> None:
    event = Event("card-played", 0, {"card": 1, "slot": 1, "face_down": 1})
    sentences = [event_in_words(GAME.hide_event(event, seat), catalogue(language), SEATS) for seat in (0, 1, -1)]
    assert sentences == [own, unseen, unseen]


@pytest.mark.parametrize(
    ("seats", "gap", "place"),
    [(2, 0, "Anna’s house"), (2, 1, "neutral house 1"), (2, 2, "Bruno’s house"), (5, 2, "Carla’s house")],
)
def test_a_gap_is_told_by_the_house_before_it(seats: int, gap: int, place: str) -> None:
    event = Event("figure-moved", 0, {"figure": 6, "origin": 0, "gap": gap, "houses": 2})
    sentence = event_in_words(event, catalogue("en"), SEATS[:seats])
    assert sentence.startswith("The Pied Piper passed 2 houses and stopped after")
    assert sentence.endswith(f"{place}.")


# What each figure of a refusal may be.
REFUSED: dict[str, int | str] = {
    "phase": "play",
    "card": "run",
    "figure": "piper",
    "variant": "young",
    "place": 2,
    "cards": 1,
    "number": 99,
    "turns": 5,
    "people": 3,
}


def refusals() -> list[Refusal]:
    """Every refusal that is written in the explainer, with figures that it may have."""
    found = []
    for node in ast.walk(ast.parse(inspect.getsource(explain))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
            reason = ast.literal_eval(node.args[1])
            names = [ast.literal_eval(key) for key in node.args[2].keys if key] if len(node.args) > 2 else []  # type: ignore[attr-defined]
            found.append(Refusal("pp.turn.play", reason, {name: REFUSED[name] for name in names}))
    return found


def test_the_explainer_has_many_reasons() -> None:
    assert len({refusal.reason for refusal in refusals()}) >= 10


@pytest.mark.parametrize("refusal", refusals(), ids=lambda refusal: refusal.reason)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_told(language: str, refusal: Refusal) -> None:
    text = face.why_not(refusal, Players(SEATS, tuple("ABCDE"), catalogue(language)))
    assert text[0].isupper()
    assert text.endswith(".") or "phase" in refusal.figures
    assert not any(name in text.split() for name in ("run", "piper", "young", "play") if language != "en")


@pytest.mark.parametrize("variant", w.VARIANTS)
@pytest.mark.parametrize("people", [2, 5])
def test_whole_games_are_told_in_every_language(people: int, variant: str) -> None:
    play = Playthrough(GAME, GAME.profile(changes={"variant": variant}), people, seed=people)
    chance = random.Random(people)
    sentences = 0
    while not play.is_over:
        play.apply_number(chance.choice(play.legal))
        for language in LANGUAGES:
            words = catalogue(language)
            sentences += len([event_in_words(event, words, SEATS[:people]) for event in play.events])
    assert sentences > 400


@pytest.mark.parametrize(
    ("language", "rat", "piper", "hidden", "first"),
    [
        (
            "en",
            "under rat 3 (card 1)",
            "under the Pied Piper (card 2)",
            "face down under rat 3",
            "Rat 3 acts first (card 1)",
        ),
        (
            "de",
            "unter Ratte 3 spielen",
            "unter den Rattenfänger spielen",
            "verdeckt unter Ratte 3",
            "Ratte 3 zuerst ausführen",
        ),
        (
            "it",
            "sotto il ratto 3",
            "sotto il Pifferaio (carta 2)",
            "coperta sotto il ratto 3",
            "Attiva prima il ratto 3",
        ),
        ("pl", "pod szczura 3", "pod Flecistę (karta nr 2)", "zakrytą „bieg” pod szczura 3", "najpierw szczura 3"),
    ],
)
def test_labels_name_the_figure_that_lies_there(language: str, rat: str, piper: str, hidden: str, first: str) -> None:
    play = Playthrough(GAME, GAME.profile(), 3, seed=1)
    play.position.row[0].figure, play.position.row[1].figure = 2, w.PIPER
    moves = [GAME.parse_move(text) for text in ("run>1", "run>2", "hide:run>1", "first:1")]
    labels = GAME.tell_moves(moves, catalogue(language), play.profile.data, play.position)
    assert all(part in label for part, label in zip((rat, piper, hidden, first), labels, strict=True)), labels
    assert len(set(labels)) == len(labels)


def test_a_place_that_may_have_another_figure_by_then_is_told_by_its_number() -> None:
    play = Playthrough(GAME, GAME.profile(changes={"variant": "young"}), 3, seed=1)
    moves = [GAME.parse_move(text) for text in ("run>1", "forward>1")]
    labels = GAME.tell_moves(moves, catalogue("en"), play.profile.data, play.position)
    assert labels[0].endswith("(card 1)")
    assert labels[1] == "Play “forward” under character card 1"


def test_labels_of_chance_need_no_place() -> None:
    play = Playthrough(GAME, GAME.profile(), 3, seed=1)
    (label,) = GAME.tell_moves([GAME.parse_move("~card:run")], catalogue("en"), play.profile.data, play.position)
    assert label == "Action card drawn: run"
