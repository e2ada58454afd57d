"""What a game's book shows besides the rules, with the figures of the standard profile; words are keys of
catalogues."""

from functools import cache
from typing import Annotated

from pydantic import BaseModel, Field

from ratskeller.core.book import FILE, Book, counted, read_book
from ratskeller.core.game import Game
from ratskeller.core.provenance import kinds_behind, provenance_of
from ratskeller.core.traceability import read_rules
from ratskeller.games import load_game
from ratskeller.i18n import LANGUAGES, catalogue
from ratskeller.i18n.rule_figures import figures_in
from ratskeller.server.records.examples import examples_of, scenario_of

UNSURE = {"photo", "reconstructed"}


class PartFacts(BaseModel):
    """Something in the box."""

    term: Annotated[str, Field(description="its name is the text `book-term-<term>` of the catalogues")]
    symbol: Annotated[str, Field(description="the id of a drawing")]
    count: Annotated[int | None, Field(description="none where they never run out")]
    each: Annotated[bool, Field(description="so many for each player")]


class LaidFacts(BaseModel):
    """A number of things on the table at set-up."""

    term: str
    symbol: str
    count: int


class SetupFacts(BaseModel):
    """The set-up for this many people."""

    people: int
    laid: list[LaidFacts]
    start: Annotated[list[int], Field(description="cheese, in turn order")]
    blocked: Annotated[list[int] | None, Field(description="slots of every track, counted from 1")]


class NamedFacts(BaseModel):
    """An animal, a super rat, a card."""

    name: Annotated[str, Field(description="a key of the catalogues")]
    symbol: str
    rule: Annotated[str, Field(description="that says what it does; none of a figure like the others")]


class ExampleFacts(BaseModel):
    """A worked example."""

    id: str
    title: Annotated[str, Field(description="a key of the catalogues")]
    rules: Annotated[list[str], Field(description="that it shows, the foremost first")]


class BookFacts(BaseModel):
    """All chapters besides the rules."""

    parts: list[PartFacts]
    setups: list[SetupFacts]
    names: list[NamedFacts]
    reference: Annotated[list[list[str]], Field(description="ids of rules, box by box")]
    terms: Annotated[list[dict[str, str]], Field(description="words by language")]
    examples: list[ExampleFacts]
    provenance: Annotated[dict[str, list[str]], Field(description="where each table comes from, surest first")]
    unsure: Annotated[
        dict[str, list[str]], Field(description="by rule: tables that it is about and that no rulebook prints in full")
    ]


@cache
def contents_of(name: str) -> BookFacts:
    """The same for everybody, so it is computed once."""
    game = load_game(name)
    book, data = read_book(game.data.parent / FILE), game.profile().data
    figures = game.figures_of(data)
    origins = provenance_of(data)
    rules = [rule for rule, _, _ in read_rules(game.data / "rules.md")]

    def doubted(rule: str) -> list[str]:
        figures = [(figure.partition("-")[0], figure) for figure in figures_in(name, rule)]
        found = [table for table, figure in figures if UNSURE & {*kinds_behind(data.provenance[table], figure)}]
        return list(dict.fromkeys([*found, *book.about.get(rule, [])]))

    unsure = {rule: doubted(rule) for rule in rules}
    return BookFacts(
        parts=[
            PartFacts(
                term=part.term,
                symbol=part.symbol,
                count=None if part.count is None else counted(part.count, figures),
                each=part.each,
            )
            for part in book.parts
        ],
        setups=[setup_for(game, book, people) for people in game.people] if book.setup else [],
        names=[NamedFacts(name=named.name, symbol=named.symbol, rule=named.rule) for named in book.names],
        reference=book.reference,
        terms=[{language: catalogue(language)(f"book-term-{term}") for language in LANGUAGES} for term in book.terms],
        examples=[
            ExampleFacts(id=f"{name}-{each}", title=f"book-example-{name}-{each}", rules=scenario_of(path).rules)
            for each, path in examples_of(name).items()
        ],
        provenance=origins,
        unsure={rule: tables for rule, tables in unsure.items() if tables},
    )


def setup_for(game: Game, book: Book, people: int) -> SetupFacts:
    """What is on the table for this many people."""
    data = game.profile().data
    figures = game.figures_of(data)
    blocked = data.played().get("setup", {}).get("blocked")
    return SetupFacts(
        people=people,
        laid=[
            LaidFacts(term=laid.term, symbol=laid.symbol, count=counted(laid.counts[str(people)], figures))
            for laid in book.setup
            if str(people) in laid.counts
        ],
        start=[counted(count, figures) for count in book.start[:people]],
        blocked=blocked and blocked[str(max(people, 2))],
    )
