"""Greg's decks as a page in Markdown: one table with all that was measured."""

from collections.abc import Sequence

from ratskeller.arena.firstrat.decks import Measured
from ratskeller.reports.markdown import markdown_table, text_block

HEAD = ("deck", "bot", "level", "games", "wins", "95 % interval", "margin", "rounds")


def decks_page(found: Sequence[Measured], command: str) -> str:
    """The whole page; `command` is what writes it."""
    return (
        "# Greg's decks, measured\n\n"
        + text_block(
            "Only one of Greg's cards has been published: 1, 2, 0, 2. All others are our reconstruction. The *usual* "
            "deck stays near that card: A cards have six steps and always a plan, B cards "
            "four or five and none, so A is stronger, and a game takes about 19 turns. The *fierce* deck is an "
            "earlier reconstruction: A cards have sixteen steps, and games end after 10 to 14 rounds. It is kept for "
            "strong players (`--option greg_deck=fierce`). On both, the levels mix A and B cards as the rulebooks say."
        )
        + text_block(
            "Each bot played against each deck on each level. *Margin* is the bot's points minus Greg's, on average, "
            "with its 95 % interval. It still shows the difference between levels when a bot wins on all of them. "
            "This page is "
            "written by"
        )
        + f"```\n{command}\n```\n\n"
        + decks_table(found).rstrip("\n")
        + "\n"
    )


def decks_table(found: Sequence[Measured]) -> str:
    """A line for each deck, bot and level."""
    return markdown_table(HEAD, [row_of(one) for one in found])


def row_of(one: Measured) -> tuple[str, ...]:
    """What was measured, as people read it."""
    margin = one.margin
    reach = "" if margin.high is None else f" ± {margin.high - margin.mean:.1f}"
    interval = f"{one.wins.low:.0%} to {one.wins.high:.0%}"
    figures = f"{one.wins.share:.0%}", interval, f"{margin.mean:+.1f}{reach}", f"{one.rounds:.1f}"
    return one.deck, one.bot, one.level, f"{one.games:,}", *figures
