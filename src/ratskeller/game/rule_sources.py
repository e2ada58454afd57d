"""Where a rule comes from: rulebooks or a ruling, the options that read it otherwise, and the tables of its figures."""

from typing import NamedTuple

from ratskeller.core.game import Game
from ratskeller.core.provenance import provenance_of
from ratskeller.game.known import text_of_option
from ratskeller.i18n.rule_figures import tables_of

RULING = "Ruling:"


class RuleSource(NamedTuple):
    """What is known of a rule."""

    source: str
    options: dict[str, dict[str, str]]  # option -> book -> its reading; `usual` is what is played if nothing is chosen
    figures: dict[str, list[str]]  # table of the profile -> where it comes from, surest first


def source_of(game: Game, rule: str, text: str) -> RuleSource:
    """The source of a rule, whose text is that of rules.md."""
    options = game.profile().data.options
    readings = {
        name: {"usual": text_of_option(getattr(options, name)), **reading.books}
        for name, reading in game.readings.options_of(rule).items()
    }
    origins = provenance_of(game.profile().data)
    return RuleSource(in_words(text), readings, {table: origins[table] for table in tables_of(game.name, rule)})


def in_words(text: str) -> str:
    """Whether rulebooks say it, or we had to decide."""
    if text.startswith(RULING):
        return "our ruling: rulebooks are silent or disagree"
    return "rulebooks, and a ruling of ours" if RULING in text else "rulebooks"
