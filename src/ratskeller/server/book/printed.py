"""The book of a game as one page of HTML that needs nothing else: to read, to keep and to print."""

from collections.abc import Iterable
from html import escape
from importlib.resources import files
from typing import Any

import numpy as np

from ratskeller.core.codec import to_plain
from ratskeller.core.game import Game
from ratskeller.core.traceability import read_rules
from ratskeller.engine.playthrough import Playthrough
from ratskeller.games import load_game, part_of
from ratskeller.i18n import LANGUAGES, Catalogue, catalogue
from ratskeller.server.book.contents import BookFacts, ExampleFacts, SetupFacts, contents_of
from ratskeller.server.records.examples import beginning_of, played

ROOT = files("ratskeller.server.book")
SLOTS = 5
SCORE = "score"  # the family of rules that say what counts at the end


def printed(name: str, language: str) -> str:
    """The whole book of a game in a language."""
    game, words, book = load_game(name), catalogue(language), contents_of(name)
    title = words("page-learn-rules-of", game=words(f"game-{name}"))
    chapters = [
        ("parts", words("book-parts"), parts(book, words)),
        ("setups", words("book-setup"), setups(name, book, words)),
        *rules(game, book, words),
        ("names", words(f"book-names-{name}"), names(game, book, words)),
        ("reference", words("book-reference"), reference(game, book, words)),
        ("glossary", words("book-glossary"), glossary(book, words)),
        ("provenance", words("book-provenance"), provenance(name, book, words)),
    ]
    contents = "".join(f'<li><a href="#{key}">{escape(heading)}</a></li>' for key, heading, _ in chapters)
    body = "".join(f'<section id="{key}"><h2>{escape(heading)}</h2>{text}</section>' for key, heading, text in chapters)
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style()}</style></head><body>"
        f'<svg width="0" height="0" aria-hidden="true">{(ROOT / "drawings" / f"{name}.svg").read_text("utf-8")}</svg>'
        f"<header><h1>{escape(title)}</h1><p class=intro>{escape(words(f'rules-{name}-intro'))}</p>"
        f"<p class=own>{escape(words('book-own-words'))}</p>"
        f"<nav><h2>{escape(words('page-learn-contents'))}</h2><ol>{contents}</ol></nav></header>{body}</body></html>\n"
    )


def style() -> str:
    """The looks of the book, with the colours of its drawings."""
    return "".join((ROOT / name).read_text("utf-8") for name in ("drawings/colours.css", "printed.css"))


def drawing(symbol: str) -> str:
    """One of the game's drawings."""
    return f'<svg class="drawing" viewBox="0 0 48 48" aria-hidden="true"><use href="#{symbol}"/></svg>'


def text_of(game: Game, rule: str, words: Catalogue) -> str:
    """The text of a rule with the figures of the standard game."""
    return escape(words(f"rule-{rule.replace('.', '-')}", **game.figures_of(game.profile().data)))


def parts(book: BookFacts, words: Catalogue) -> str:
    """The list of parts, each with its drawing."""

    def line(term: str, count: int | None, is_each: bool) -> str:
        many = "" if count is None else f"<b>{words('book-copies', count=count)}</b> "
        each = f" <small>{escape(words('book-parts-each'))}</small>" if is_each else ""
        return f"{many}{escape(words(f'book-term-{term}'))}{each}"

    found = (f"<li>{drawing(part.symbol)}<span>{line(part.term, part.count, part.each)}</span>" for part in book.parts)
    return f'<ul class="pictures">{"</li>".join(found)}</li></ul>'


def setups(game: str, book: BookFacts, words: Catalogue) -> str:
    """What is on the table for each number of people, with the board."""
    return "".join(one_setup(game, setup, words) for setup in book.setups)


def one_setup(game: str, setup: SetupFacts, words: Catalogue) -> str:
    """What is on the table for this many people."""
    heading = words("book-solo") if setup.people == 1 else words("book-people", count=setup.people)
    items = []
    for laid in setup.laid:
        many, term = words("book-copies", count=laid.count), escape(words(f"book-term-{laid.term}"))
        items.append(f"<li>{drawing(laid.symbol)}<span><b>{many}</b> {term}</span></li>")
    if setup.start:
        cheese = "".join(f"{drawing('fr-cheese')}<b>{count}</b> " for count in setup.start)
        items.append(f"<li class=wide><span>{escape(words('book-setup-start'))}:</span> {cheese}</li>")
    if setup.blocked is not None:
        slots = "".join(
            f'<i class="slot{" blocked" if slot in setup.blocked else ""}">{"×" if slot in setup.blocked else slot}</i>'
            for slot in range(1, SLOTS + 1)
        )
        items.append(f"<li class=wide><span>{escape(words('book-setup-slots'))}:</span> {slots}</li>")
    begun, _ = beginning_of(f"{game}-setup-{setup.people}")
    told = f"<div><h3>{escape(heading)}</h3><ul>{''.join(items)}</ul></div>"
    return f'<div class="setup">{told}{board_of(begun, view_of(begun, begun.positions.tobytes()))}</div>'


def rules(game: Game, book: BookFacts, words: Catalogue) -> Iterable[tuple[str, str, str]]:
    """The chapters of rules: each rule, how sure its figures are, and the examples that show it."""
    for chapter, found in chapters_of(game).items():
        text = "".join(f'<div class="rule" id="{rule}">{one_rule(game, rule, book, words)}</div>' for rule in found)
        yield f"section-{chapter}", words(f"rules-{game.name}-{chapter}"), text


def chapters_of(game: Game) -> dict[str, list[str]]:
    """The rules by chapter; a chapter is named as the family of its first rule."""
    sections: dict[str, list[str]] = {}
    for rule, section, _ in read_rules(game.data / "rules.md"):
        sections.setdefault(section, []).append(rule)
    return {rules[0].split(".")[1]: rules for rules in sections.values()}


def one_rule(game: Game, rule: str, book: BookFacts, words: Catalogue) -> str:
    """A rule with what belongs to it."""
    sure = "".join(
        f"<p class=sure>{escape(words(f'provenance-{game.name}-{table}'))}</p>" for table in book.unsure.get(rule, [])
    )
    shown = "".join(one_example(example, words) for example in book.examples if example.rules[0] == rule)
    return f"<p>{text_of(game, rule, words)}</p>{sure}{shown}"


def one_example(example: ExampleFacts, words: Catalogue) -> str:
    """A worked example, decision by decision; one of the score has the score pad, too."""
    play, steps = played(example.id)
    names = [words("player-number", number=number + 1) for number in range(play.people)]
    if play.level is not None:
        names.append(words("greg"))
    data = play.profile.data
    said = [
        [text for event in step.events if (text := play.game.tell_event(event, words, names, data))] for step in steps
    ]
    lines = "".join(f"<li>{escape(' '.join(texts))}</li>" for texts in said if texts)
    begun, _ = beginning_of(example.id)
    views = [view_of(begun, begun.positions.tobytes()), view_of(play, steps[-1].after)]
    before = figure(board_of(play, *views), words("book-example-before"))
    after = figure(board_of(play, *reversed(views)), words("book-example-after"))
    heading = f"{escape(words('book-example'))}: {escape(words(example.title))}"
    pad = score_pad(play, names, words) if example.rules[0].split(".")[1] == SCORE else ""
    return f"<aside><h4>{heading}</h4>{before}<ol>{lines}</ol>{after}{pad}</aside>"


def view_of(play: Playthrough, position: bytes) -> dict[str, Any]:
    """A position by the names of its fields."""
    view: dict[str, Any] = to_plain(play.game.layout, np.frombuffer(position, play.game.position)[0])
    return view


def board_of(play: Playthrough, *views: dict[str, Any]) -> str:
    """A board, drawn for print by its game; with a second view, the difference to that."""
    drawn: str = part_of(play.game.name, "server.book", "picture").picture_of(play.profile.data.played(), *views)
    return drawn


def figure(drawn: str, caption: str) -> str:
    """A picture with what it shows."""
    return f"<figure>{drawn}<figcaption>{escape(caption)}</figcaption></figure>"


def score_pad(play: Playthrough, names: list[str], words: Catalogue) -> str:
    """Everybody's points, line by line."""
    pad = play.game.score_pad(play.box, play.position)
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    lines = [(words(f"line-{line}"), points) for line, points in pad.lines.items()]
    rows = "".join(
        f"<tr><th>{escape(line)}</th>{''.join(f'<td>{number}</td>' for number in points)}</tr>"
        for line, points in [*lines, (words("score-total"), pad.totals)]
    )
    title = escape(words("score-title"))
    return f'<table class="pad"><thead><tr><th>{title}</th>{head}</tr></thead><tbody>{rows}</tbody></table>'


def names(game: Game, book: BookFacts, words: Catalogue) -> str:
    """Animals, super rats and cards by their names."""

    def does(rule: str) -> str:
        return f" {text_of(game, rule, words)}" if rule else ""

    found = (
        f"<li>{drawing(named.symbol)}<span><b>{escape(words(named.name))}</b>{does(named.rule)}</span>"
        for named in book.names
    )
    return f'<ul class="named">{"</li>".join(found)}</li></ul>'


def reference(game: Game, book: BookFacts, words: Catalogue) -> str:
    """The rules that one looks up most, box by box, on one page."""
    home = {rule: chapter for chapter, rules in chapters_of(game).items() for rule in rules}
    boxes = []
    for box in book.reference:
        heading = words(f"rules-{game.name}-{home[box[0]]}")
        lines = "".join(f"<li>{text_of(game, rule, words)}</li>" for rule in box)
        boxes.append(f"<div><h3>{escape(heading)}</h3><ul>{lines}</ul></div>")
    return f'<div class="boxes">{"".join(boxes)}</div>'


def glossary(book: BookFacts, words: Catalogue) -> str:
    """Words in all languages, sorted by the one of the book."""
    order = [words.language, *(language for language in LANGUAGES if language != words.language)]
    head = "".join(f"<th>{escape(catalogue(language)('book-language'))}</th>" for language in order)
    rows = "".join(
        "<tr>" + "".join(f'<td lang="{language}">{escape(term[language])}</td>' for language in order) + "</tr>"
        for term in sorted(book.terms, key=lambda term: term[words.language].casefold())
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def provenance(name: str, book: BookFacts, words: Catalogue) -> str:
    """Where every table of figures comes from."""
    lines = "".join(f"<li>{escape(words(f'provenance-{name}-{table}'))}</li>" for table in book.provenance)
    return f"<p>{escape(words('book-provenance-about'))}</p><ul class=plain>{lines}</ul>"
