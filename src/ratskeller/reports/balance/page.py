"""The page as a whole."""

from ratskeller.arena.balance.aspects import Aspects, aspects_of
from ratskeller.arena.balance.figures import Balance
from ratskeller.games import load_game
from ratskeller.reports.balance.course import alone_part, ends_part, points_part
from ratskeller.reports.balance.seats import beside_part, seats_part
from ratskeller.reports.balance.winners import winners_part
from ratskeller.reports.balance.worth import worth_part
from ratskeller.reports.markdown import MarkdownPage, picture, text_block


def balance_page(balance: Balance, command: str, name: str) -> MarkdownPage:
    """The whole page; `command` is what writes it, and the names of its pictures begin with `name`."""
    aspects = aspects_of(load_game(balance.game))
    together = [table for table in balance.tables if table.seats > 1]
    alone = [table for table in balance.tables if table.seats == 1]
    pictures: dict[str, str] = {}

    def keep(part: str, svg: str, caption: str) -> str:
        file = f"{name}-{part}.svg"
        pictures[file] = svg
        return picture(caption, file)

    parts = [about(balance, aspects, command)]
    if together:
        parts.append(seats_part(together, keep))
        if balance.beside:
            parts.append(beside_part(together, balance.beside, balance.length_unit))
        parts += [ends_part(balance, together, keep), points_part(together, aspects, keep)]
        parts += [winners_part(aspect, together, keep) for aspect in aspects.compared]
        parts += [worth_part(valued, balance, together, keep) for valued in aspects.valued]
    if alone:
        parts.append(alone_part(balance, alone))
    return MarkdownPage("\n".join(part.rstrip("\n") + "\n" for part in parts), pictures)


def about(balance: Balance, aspects: Aspects, command: str) -> str:
    """What was played, and how to do it again."""
    options = "".join(f", {key} = {value}" for key, value in balance.options.items())
    bots = ", ".join(f"`{bot}`" for bot in dict.fromkeys(table.bot for table in balance.tables))
    played = f"{balance.games:,} games of {bots} in all seats, on the {balance.profile} board{options}"
    return (
        f"# How balanced {aspects.title} is\n\n"
        + text_block(
            f"{played}, seed {balance.seed}, ratskeller {balance.version}. They show the game between players of that "
            "strength and style; it may be different for others. Intervals are 95 %: one in twenty misses the true "
            f"value by chance. {aspects.note}"
        )
        + "This page and its pictures are written by\n\n"
        + f"```\n{command}\n```\n\n"
        + text_block(
            "which also writes all figures as JSON, and a CSV file with a line for every seat of every game, into the "
            "folder of the games; `docs/arena.md` has the details."
        )
    )
