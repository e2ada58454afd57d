"""The catalogues: complete, alike in all languages, and able to tell all that the code can name."""

import random
import re
import subprocess
import sys
from functools import cache
from importlib.resources import files
from itertools import chain
from typing import get_args, get_type_hints

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ratskeller.core.event import Event
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game
from ratskeller.games.firstrat import constants as w
from ratskeller.games.firstrat.actions import ITEMS
from ratskeller.games.firstrat.challenges import CHALLENGES
from ratskeller.games.firstrat.events import EVENTS
from ratskeller.games.firstrat.moves import MOVES
from ratskeller.games.firstrat.profile import Options, ProfileData, load_profile
from ratskeller.games.firstrat.scoring import LINES
from ratskeller.games.firstrat.sentences import event_in_words, move_in_words
from ratskeller.i18n import LANGUAGES, Catalogue, CatalogueError, catalogue, language_of_environment

SEATS = ("Anna", "Bruno", "Carla", "Dawid", "Emil")
OTHERS = LANGUAGES[1:]

# Words that a language shares with English, apart from capitals.
SHARED = {
    "de": {
        *("first rat", "greg", "comic", "comics", "comics:", "cockpit", "hamster", "orange", "rattonaut", "unfair"),
        *("chat", "solo"),
    },
    "it": {"first rat", "greg", "round", "nursery", "menu", "chat", "volume"},
    "pl": {"soda", "solo"},
}


class Reader(Visitor):
    """Gathers what a message is made of."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value.strip().casefold())

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


@cache
def entries(language: str) -> list[ast.EntryType]:
    """Everything that the files of a language hold, comments apart."""
    folder = files("ratskeller.i18n") / language
    texts = [file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
    found = chain.from_iterable(FluentParser().parse(text).body for text in texts)
    return [entry for entry in found if not isinstance(entry, ast.BaseComment)]


@cache
def readers(language: str) -> dict[str, Reader]:
    """What every message of a language is made of."""
    found = {}
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            reader = found[entry.id.name] = Reader()
            reader.visit(entry)
    return found


def variables_of(key: str, language: str) -> set[str]:
    """The figures that a message needs, those of the messages that it refers to included."""
    reader = readers(language)[key]
    return reader.variables.union(*(variables_of(reference, language) for reference in reader.references))


@cache
def standard() -> ProfileData:
    return load_profile().data


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_of_a_language_are_well_formed(language: str) -> None:
    spoilt = [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
    assert spoilt == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_twice_in_a_language(language: str) -> None:
    keys = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_refer_to_messages_that_there_are(language: str) -> None:
    references = set().union(*(reader.references for reader in readers(language).values()))
    assert references - set(readers(language)) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_keys(language: str) -> None:
    assert set(readers(language)) ^ set(readers("en")) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_needs_the_same_figures_in_every_language(language: str) -> None:
    both = set(readers(language)) & set(readers("en"))
    different = {key for key in both if variables_of(key, language) != variables_of(key, "en")}
    assert different == set()


def same_as_in_english(language: str) -> dict[str, str]:
    """The messages whose words are those of the English one, with their words."""
    same = {}
    for key, reader in readers(language).items():
        text = " ".join(filter(None, reader.texts))
        english = readers("en").get(key)
        has_words = sum(map(str.isalpha, text)) > 2
        if has_words and english and reader.texts == english.texts:
            same[key] = text
    return same


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_left_in_english(language: str) -> None:
    left = {key: text for key, text in same_as_in_english(language).items() if text not in SHARED[language]}
    assert left == {}


@pytest.mark.parametrize("language", OTHERS)
def test_the_words_shared_with_english_are_in_use(language: str) -> None:
    assert SHARED[language] - set(same_as_in_english(language).values()) == set()


def named_things() -> list[str]:
    """The keys of all that the code has a name for."""
    names = {
        "track": w.TRACKS,
        "part": w.PARTS,
        "good": w.YIELDS,
        "colour": w.COLOURS,
        "pipe_colour": w.PIPE_COLOURS,
        "comic": w.COMICS,
        "super_rat": w.SUPER_RATS,
        "cap": w.CAPS,
        "item": ITEMS,
        "stall": w.STALLS,
        "level": w.LEVELS,
        "phase": w.PHASES,
        "reason": w.END_REASONS,
        "challenge": CHALLENGES,
        "line": LINES,
        "burrow": (*standard().burrow, "elsewhere"),
        "symbol": ("comic", "best", "none"),
        "game": ("firstrat", "piedpiper"),
        "option": tuple(Options.__struct_fields__),
    }
    keys = [f"{kind}-{name}" for kind, of_kind in names.items() for name in of_kind]
    keys += [f"comic-{comic}-effect" for comic in w.COMICS]
    for option, type_ in get_type_hints(Options).items():
        keys += [f"option-{option}-{value}" for value in get_args(type_) or ("true", "false")]
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_code_names_has_a_name(language: str) -> None:
    names = {key: catalogue(language)(key) for key in named_things()}
    assert all(name.strip() and "{" not in name for name in names.values())


@pytest.mark.parametrize("kind", ["track", "good", "colour", "comic", "cap", "item", "stall", "level", "phase", "line"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_things_of_a_kind_have_different_names(language: str, kind: str) -> None:
    names = [catalogue(language)(key) for key in named_things() if key.startswith(f"{kind}-")]
    assert sorted(names) == sorted(set(names))


# challenge -> its figure in the profile; the others have none
CHALLENGE_FIGURES = {
    "two-rockets": "rockets",
    "four-backpacks": "backpacks",
    "ninety-points": "points",
    "sixteen-turns": "turns",
    "five-cheese": "cheese",
    "five-storage": "storage",
    "every-pipe-twice": "pipes",
}


def cap_effect(cap: str, words: Catalogue) -> str:
    """What a cap is worth, with the points of the standard profile, as the page says it."""
    caps = standard().caps
    return words(f"cap-{cap}-effect", points=getattr(caps, cap), less=caps.crumbs_less)


def challenge_goal(challenge: str, words: Catalogue) -> str:
    """What a challenge asks for, with the figure of the standard profile, as the page says it."""
    figure, data = CHALLENGE_FIGURES.get(challenge), standard()
    count = getattr(data.challenges, figure) if figure else 0
    more = challenge == "ninety-points" and data.options.challenge_points == "more-than"
    return words(f"challenge-{challenge}-goal", count=count + more)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cap_tells_its_points(language: str) -> None:
    words = catalogue(language)
    effects = {cap: cap_effect(cap, words) for cap in w.CAPS}
    assert all(str(getattr(standard().caps, cap)) in effect for cap, effect in effects.items())
    assert len(set(effects.values())) == len(w.CAPS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_challenge_tells_its_goal(language: str) -> None:
    goals = [challenge_goal(challenge, catalogue(language)) for challenge in CHALLENGES]
    assert len(set(goals)) == len(CHALLENGES)
    assert sum("90" in goal for goal in goals) == 1


# Every number that a figure of an event can be, by the figure's name.
FIGURES: dict[str, range] = {
    "cap": range(len(w.CAPS)),
    "colour": range(len(w.COLOURS)),
    "comic": range(len(w.COMICS)),
    "super_rat": range(len(w.SUPER_RATS)),
    "good": range(len(w.YIELDS)),
    "item": range(len(ITEMS)),
    "part": range(len(w.PARTS)),
    "saved": range(len(w.GOODS)),
    "track": range(len(w.TRACKS)),
    "reason": range(1, len(w.END_REASONS)),
    "card": range(len(w.CARD_NAMES)),
    "rat": range(4),
    "slot": range(5),
    "lamp": range(3),
    "row": range(8),
    "tile": range(1, 27),
    "space": range(1, 28),
    "origin": range(11),
    "light": range(10, 41),
    "node": range(11),
    "pipe": range(5),
    "pipes": range(32),
    "to": range(5),
    "round": range(1, 30),
    "pieces": range(1, 6),
    "cheese": range(26),
    "amount": range(1, 26),
}


def events_of_kind(kind: str) -> list[Event]:
    """Events of a kind in which every figure takes all its numbers."""
    ranges = {name: FIGURES[name] for name in EVENTS[kind]}
    count = max(map(len, ranges.values()), default=1)
    return [
        Event(kind, i % len(SEATS), {name: span[i % len(span)] for name, span in ranges.items()}) for i in range(count)
    ]


@pytest.mark.parametrize("kind", EVENTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_as_a_sentence(language: str, kind: str) -> None:
    for event in events_of_kind(kind):
        sentence = event_in_words(event, catalogue(language), SEATS, standard())
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert not any(flaw in sentence for flaw in ("  ", " .", "{", "\n"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_label_of_its_own(language: str) -> None:
    labels = [move_in_words(number, catalogue(language), standard()) for number in range(len(MOVES))]
    assert all(label == label.strip() and label[0].isupper() and "{" not in label for label in labels)
    assert len(set(labels)) == len(MOVES)


def told(language: str, kind: str, **figures: int) -> str:
    return event_in_words(Event(kind, 0, figures), catalogue(language), SEATS, standard())


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna moved rat 1 from Start to space 11 through pipe 5-10."),
        ("de", "Anna zieht Ratte 1 vom Startfeld auf Feld 11 durch Rohr 5-10."),
        ("it", "Anna muove il ratto 1 dallo spazio di partenza allo spazio 11 attraverso la tubatura 5-10."),
        ("pl", "Anna przesuwa szczura 1 z pola startowego na pole 11 przez rurę 5-10."),
    ],
)
def test_a_rat_moves_through_a_pipe(language: str, sentence: str) -> None:
    assert told(language, "rat-moved", rat=0, origin=0, space=11, pipes=0b10) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna moved rat 4 from space 24 to the launch pad."),
        ("de", "Anna zieht Ratte 4 von Feld 24 auf die Startrampe."),
        ("it", "Anna muove il ratto 4 dallo spazio 24 alla base di lancio."),
        ("pl", "Anna przesuwa szczura 4 z pola 24 na pole przy rakiecie."),
    ],
)
def test_a_rat_moves_to_the_launch_pad(language: str, sentence: str) -> None:
    assert told(language, "rat-moved", rat=3, origin=24, space=27, pipes=0) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna bought an orange backpack for 6 cheese."),
        ("de", "Anna kauft einen orangefarbenen Rucksack für 6 Käse."),
        ("it", "Anna compra uno zaino arancione per 6 formaggi."),
        ("pl", "Anna kupuje pomarańczowy plecak za 6 serów."),
    ],
)
def test_an_item_is_bought(language: str, sentence: str) -> None:
    assert told(language, "item-bought", item=2, cheese=6) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna built an engine and saved 1 bottle of vinegar."),
        ("de", "Anna baut einen Antrieb und spart 1 Flasche."),
        ("it", "Anna costruisce un propulsore e risparmia 1 bottiglia di aceto."),
        ("pl", "Anna buduje silnik i oszczędza 1 butelkę octu."),
    ],
)
def test_a_part_is_built_with_the_discount(language: str, sentence: str) -> None:
    assert told(language, "part-built", part=2, saved=1) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna got the backpack bonus: 2 apple cores."),
        ("de", "Rucksackbonus für Anna: 2 Apfelreste."),
        ("it", "Anna riceve il bonus dello zaino: 2 torsoli di mela."),
        ("pl", "Anna bierze premię z plecaka: 2 ogryzki."),
    ],
)
def test_the_bonus_of_a_backpack_is_counted(language: str, sentence: str) -> None:
    assert told(language, "bonus-chosen", good=w.YIELDS.index("core"), amount=2) == sentence


def test_a_label_names_the_material_that_the_move_saves() -> None:
    labels = {move_in_words(number, catalogue("en"), standard()) for number in range(len(MOVES))}
    assert {
        "Build: engine",
        "Build: engine (saves 1 bottle of vinegar)",
        "Build: engine (saves 1 baking soda)",
    } <= labels


def test_a_nameless_place_of_an_own_burrow_is_a_tunnel() -> None:
    own = msgspec.structs.replace(standard(), burrow={"start": ["den"], "den": ["start"]})
    event = Event("burrow-moved", 0, {"origin": 0, "node": 1})
    assert event_in_words(event, catalogue("en"), SEATS, own) == "Anna moved on in the rat burrow: a tunnel."


@pytest.mark.parametrize(
    ("count", "cheese", "bottles", "points"),
    [
        (1, "1 ser", "1 butelkę octu", "1 punkt"),
        (2, "2 sery", "2 butelki octu", "2 punkty"),
        (5, "5 serów", "5 butelek octu", "5 punktów"),
        (22, "22 sery", "22 butelki octu", "22 punkty"),
    ],
)
def test_polish_plurals_follow_the_number(count: int, cheese: str, bottles: str, points: str) -> None:
    words = catalogue("pl")
    assert words("amount-cheese", count=count) == cheese
    assert words("amount-bottle", count=count) == bottles
    assert words("points", points=count) == points


def test_polish_lists_are_in_the_nominative() -> None:
    assert catalogue("pl")("count-bottle", count=1) == "1 butelka octu"


@pytest.mark.parametrize(("people", "level"), [(1, "hard"), (3, None)])
def test_whole_games_are_told_in_every_language(people: int, level: str | None) -> None:
    game = load_game("firstrat")
    profile = game.profile("standard", {"comics": "super", "path": "variable", "tracks": "variable"})
    play = Playthrough(game, profile, people, level, seed=people)
    chance = random.Random(people)
    sentences = 0
    while not play.is_over:
        for language in LANGUAGES:
            words = catalogue(language)
            sentences += len([event_in_words(event, words, SEATS, profile.data) for event in play.events])
        play.apply_number(chance.choice(play.legal))
    assert sentences > 400


def test_an_unknown_key_is_refused() -> None:
    with pytest.raises(CatalogueError, match="de: there is no text 'event-nothing'"):
        catalogue("de")("event-nothing")


def test_a_missing_figure_is_refused() -> None:
    with pytest.raises(CatalogueError, match=r"en: 'event-gained': .*amount"):
        catalogue("en")("event-gained", seat="Anna")


def test_an_unknown_language_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(CatalogueError, match="unknown language 'xx': the languages are en, de, it, pl"):
        catalogue("xx")


def test_a_catalogue_knows_its_keys() -> None:
    assert catalogue("it").has("track-cockpit")
    assert not catalogue("it").has("track-nowhere")


def test_sentences_hold_no_invisible_marks() -> None:
    assert catalogue("en")("player-number", number=2) == "Player 2"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de_DE", "LC_MESSAGES": "it_IT@euro"}, "it"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "pl_PL", "LANGUAGE": "fr:it:de"}, "it"),
        ({"LANG": "pl_PL", "LANGUAGE": "fr"}, "pl"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
    ],
)
def test_the_environment_tells_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of_environment(environment) == language


def test_fluent_is_not_imported_before_somebody_speaks() -> None:
    code = "import sys, ratskeller.i18n; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.rule("fr.setup.comics.two-people")
@pytest.mark.parametrize(
    ("language", "alone"), [("de", "allein|solo"), ("en", "alone|solo"), ("it", "in solitario"), ("pl", "solo")]
)
def test_the_option_of_the_discount_comic_says_that_it_acts_alone_too(language: str, alone: str) -> None:
    words, game = catalogue(language), load_game("firstrat")
    figures = game.figures_of(game.profile().data)
    for key in ("option-discount_for_two", "page-option-discount_for_two", "rule-fr-setup-comics-two-people"):
        assert re.search(rf"\b({alone})\b", words(key, **figures)), key
