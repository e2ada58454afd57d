"""The rules as a book: whole in every language, and honest about its figures."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ratskeller.cli.main import app
from ratskeller.core.book import FILE, read_book
from ratskeller.core.provenance import provenance_of
from ratskeller.core.traceability import read_rules
from ratskeller.games import load_game
from ratskeller.i18n import LANGUAGES, catalogue
from ratskeller.server.book.contents import UNSURE, contents_of
from ratskeller.server.book.printed import printed
from tests.server.asynchronous import asynchronous
from tests.server.looking import looking

DRAWINGS = Path(__file__).parents[3] / "src" / "ratskeller" / "server" / "book" / "drawings"
of_every_game = pytest.mark.parametrize("game", ["firstrat", "piedpiper"])


def rules_of(game: str) -> set[str]:
    return {rule for rule, _, _ in read_rules(load_game(game).data / "rules.md")}


@of_every_game
def test_all_that_a_book_names_is_there(game: str) -> None:
    book = contents_of(game)
    drawn = set(re.findall(r'<symbol id="([^"]+)"', (DRAWINGS / f"{game}.svg").read_text("utf-8")))
    laid = [laid for setup in book.setups for laid in setup.laid]
    symbols = (
        [part.symbol for part in book.parts] + [each.symbol for each in laid] + [each.symbol for each in book.names]
    )
    assert {*symbols} <= drawn
    named = {named.rule for named in book.names if named.rule} | {rule for box in book.reference for rule in box}
    assert named | {rule for example in book.examples for rule in example.rules} <= rules_of(game)
    assert [setup.people for setup in book.setups] == list(load_game(game).people)
    for language in LANGUAGES:
        words = catalogue(language)
        terms = {part.term for part in book.parts} | {each.term for each in laid}
        assert all(words.has(f"book-term-{term}") for term in terms)
        assert all(words.has(example.title) for example in book.examples)


@pytest.mark.parametrize("language", LANGUAGES)
@of_every_game
def test_a_printed_book_has_every_rule_and_needs_nothing_else(game: str, language: str) -> None:
    page = printed(game, language)
    assert set(re.findall(r'class="rule" id="([^"]+)"', page)) == rules_of(game)
    assert page.count("<aside>") == len(contents_of(game).examples)
    assert all(example.count('class="board"') == 2 for example in page.split("<aside>")[1:])
    assert set(re.findall(r'<use href="#([^"]+)"', page)) <= set(re.findall(r'<symbol id="([^"]+)"', page))
    assert re.findall(r'(?:src|href)="(?!#)[^"]*"|url\(|@import', page) == []


def test_an_example_is_drawn_from_its_very_beginning() -> None:
    example = printed("firstrat", "en").split("Example: Greg plans the engine track")[1].split("</aside>")[0]
    before, after = example.split("<figure>")[1:]
    assert before.count('"#fr-engine"') == after.count('"#fr-engine"') == 1  # not planned yet, and scored
    assert before.count("var(--seat-1)") + 1 == after.count("var(--seat-1)")  # his marker


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_of_the_score_has_the_score_pad(language: str) -> None:
    words = catalogue(language)
    heading, total = words("score-title"), words("score-total")
    rows = printed("firstrat", language).split(f"<th>{heading}</th>")
    assert len(rows) == 2
    assert rows[1].split("</table>")[0].endswith(f"<th>{total}</th><td>89</td><td>56</td></tr></tbody>")


@of_every_game
def test_every_set_up_is_drawn_as_a_board(game: str) -> None:
    setups = printed(game, "en").split('<div class="setup">')[1:]
    assert len(setups) == len(load_game(game).people)
    assert [setup.split("<section")[0].count('class="board"') for setup in setups] == [1] * len(setups)


def test_rules_with_figures_that_no_book_prints_say_so() -> None:
    unsure = contents_of("firstrat").unsure
    assert unsure["fr.solo.deck"] == ["greg"]
    assert "fr.setup.cheese" not in unsure
    assert (unsure["fr.shop.who"], unsure["fr.collect.lit"]) == (["stalls"], ["lights"])
    assert unsure["fr.setup.hamster"] == ["backpacks"]
    said = catalogue("en")("provenance-firstrat-greg")
    assert printed("firstrat", "en").count(said) == 1 + sum("greg" in tables for tables in unsure.values())


def test_rules_whose_figures_a_book_prints_have_no_doubts_of_the_rest_of_their_table() -> None:
    printed_ones = {"fr.shop.pay", "fr.collect.backpack", "fr.solo.setup"} & set(contents_of("firstrat").unsure)
    assert printed_ones == set()
    unsure = contents_of("piedpiper").unsure
    assert "pp.turn.draw" not in unsure
    assert (unsure["pp.end.cap"], unsure["pp.setup.actions"]) == (["counts"], ["actions"])


@of_every_game
def test_every_doubt_is_of_a_table_that_is_in_doubt(game: str) -> None:
    rules = load_game(game)
    book, origins = read_book(rules.data.parent / FILE), provenance_of(rules.profile().data)
    assert set(book.about) <= rules_of(game)
    assert all(UNSURE & {*origins[table]} for tables in book.about.values() for table in tables)
    # Each table that no rulebook prints in full is doubted beside some rule.
    doubted = {table for tables in contents_of(game).unsure.values() for table in tables}
    assert {table for table, kinds in origins.items() if UNSURE & {*kinds}} == doubted


def test_a_set_up_has_the_figures_of_the_profile() -> None:
    four = next(setup for setup in contents_of("firstrat").setups if setup.people == 4)
    assert ({laid.term: laid.count for laid in four.laid}, four.start, four.blocked) == (
        {"drink": 5, "backpack": 7, "cap": 6, "comic": 6},
        [1, 2, 2, 3],
        [4],
    )


def test_the_command_writes_the_book_of_one_game(tmp_path: Path) -> None:
    file = tmp_path / "book.html"
    done = CliRunner().invoke(app, ["rules", "pp", "--book", str(file), "--language", "it"])
    assert (done.exit_code, file.read_text("utf-8")) == (0, printed("piedpiper", "it"))
    both = CliRunner().invoke(app, ["rules", "--book", str(file)])
    assert both.exit_code != 0


@asynchronous
async def test_the_book_is_served_in_parts_and_as_a_file(sqlite_url: str) -> None:
    async with looking(sqlite_url) as here:
        book = await here.get("/api/games/firstrat/book")
        assert len(book["examples"]) == len(contents_of("firstrat").examples)
        answer = await here.browser.get("/api/games/piedpiper/book/pl")
        assert answer.headers["content-disposition"] == 'attachment; filename="piedpiper-pl.html"'
        assert answer.text == printed("piedpiper", "pl")
        for path in ("/api/games/chess/book", "/api/games/chess/book/de", "/api/games/firstrat/book/fr"):
            assert (await here.browser.get(path)).status_code == 404
