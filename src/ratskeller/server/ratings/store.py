"""Ratings in the database. All of this happens within a transaction (`Database.run`)."""

import secrets
from collections.abc import Collection, Sequence
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, func, insert, literal, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from ratskeller.client.errors import Refused
from ratskeller.server.ratings.model import NEW, Rating, after_game
from ratskeller.server.store.schema import people, person_pages, rated_games, ratings

LONGEST_CURSOR = 200
r = ratings.c


class Placed(NamedTuple):
    """Somebody who has played a rated game."""

    person_id: str
    seat: int
    place: int  # 1 is the best; equal places are a draw


def rate_game(connection: Connection, table_id: str, game: str, placed: Sequence[Placed], at: float) -> bool:
    """Change the ratings of all who played, in the transaction that ends the game. A game counts once: False, and
    nothing is changed, if it has counted already."""
    counted = select(rated_games.c.table_id).where(rated_games.c.table_id == table_id).limit(1)
    if connection.execute(counted).first() is not None:
        return False
    known = locked_ratings(connection, game, [one.person_id for one in placed])
    before = [known.get(one.person_id, NEW) for one in placed]
    after = after_game(before, [one.place for one in placed])
    for one, old, new in zip(placed, before, after, strict=True):
        if one.person_id not in known:
            continue  # somebody who is forgotten was there to be played against, and gets no rating
        change = {"mu": new.mu, "sigma": new.sigma, "low": new.low, "games": r.games + 1}
        connection.execute(update(ratings).where(r.person_id == one.person_id, r.game == game).values(change))
        row = {"table_id": table_id, "game": game, "at": at, **one._asdict()}
        row |= {"mu_before": old.mu, "sigma_before": old.sigma, "mu": new.mu, "sigma": new.sigma}
        connection.execute(insert(rated_games).values(row))
        public_id_of(connection, one.person_id)
    return True


def locked_ratings(connection: Connection, game: str, person_ids: Collection[str]) -> dict[str, Rating]:
    """The ratings of people with a name, which nobody else changes before this transaction is over. Rows are made and
    locked in the order of ids, so that two games that end at once wait for each other and never in a circle."""
    named = select(people.c.id).where(people.c.id.in_(person_ids), people.c.name != "").order_by(people.c.id)
    for person_id in connection.execute(named).scalars().all():
        first = {"mu": NEW.mu, "sigma": NEW.sigma, "low": NEW.low, "games": 0}
        row = added(connection, ratings).values(person_id=person_id, game=game, **first)
        connection.execute(row.on_conflict_do_nothing())
    wanted = select(r.person_id, r.mu, r.sigma).where(r.game == game, r.person_id.in_(person_ids))
    rows = connection.execute(wanted.order_by(r.person_id).with_for_update())
    return {str(person_id): Rating(mu, sigma) for person_id, mu, sigma in rows}


def added(connection: Connection, table: Any) -> Any:
    """An insert that knows what to do about what is there already."""
    return (sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert)(table)


def public_id_of(connection: Connection, person_id: str) -> str:
    """The id by which others find somebody: random, so it reveals nothing else."""
    row = added(connection, person_pages).values(person_id=person_id, public_id=secrets.token_urlsafe(9))
    connection.execute(row.on_conflict_do_nothing(index_elements=["person_id"]))
    wanted = select(person_pages.c.public_id).where(person_pages.c.person_id == person_id)
    return str(connection.execute(wanted).scalar_one())


def person_behind(connection: Connection, public_id: str) -> str:
    """The person with a public id."""
    wanted = select(person_pages.c.person_id).where(person_pages.c.public_id == public_id)
    found = connection.execute(wanted).scalar_one_or_none()
    if found is None:
        raise Refused("not-found", "there is nobody with a rating under this address")
    return str(found)


# What is shown


def shown_rating(mu: float, sigma: float, games: int) -> dict[str, Any]:
    """A rating as others see it."""
    rating = Rating(mu, sigma)
    return {
        "rating": round(rating.mu, 2),
        "doubt": round(rating.sigma, 2),
        "games": games,
        "is_provisional": rating.is_provisional,
    }


def ratings_of(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    """The ratings of somebody, with their place on each leader board, by game."""
    rows = connection.execute(select(ratings).where(r.person_id == person_id).order_by(r.game)).all()
    shown = []
    for row in rows:
        better = select(func.count()).where(r.game == row.game, r.low > row.low)
        place = 1 + int(connection.execute(better).scalar_one())
        shown.append({"game": row.game, "place": place} | shown_rating(row.mu, row.sigma, row.games))
    return shown


def ratings_by_person(connection: Connection, game: str, person_ids: Collection[str]) -> dict[str, dict[str, Any]]:
    """The ratings of some people at a game; people without one begin like everybody."""
    wanted = select(r.person_id, r.mu, r.sigma, r.games).where(r.game == game, r.person_id.in_(person_ids))
    known = {str(person_id): shown_rating(*rating) for person_id, *rating in connection.execute(wanted)}
    return {person_id: known.get(person_id) or shown_rating(*NEW, 0) for person_id in person_ids}


def changes_at(connection: Connection, table_id: str) -> dict[int, dict[str, Any]]:
    """What a rated game did to ratings, by seat; nothing before its end."""
    c = rated_games.c
    public = rated_games.join(person_pages, person_pages.c.person_id == c.person_id)
    wanted = select(rated_games, person_pages.c.public_id).select_from(public).where(c.table_id == table_id)
    return {
        row.seat: {
            "place": row.place,
            "person": row.public_id,
            "before": round(row.mu_before, 2),
            "doubt_before": round(row.sigma_before, 2),
            "after": round(row.mu, 2),
            "doubt": round(row.sigma, 2),
        }
        for row in connection.execute(wanted)
    }


def history_of(connection: Connection, person_id: str, most: int) -> list[dict[str, Any]]:
    """The newest rated games of somebody, oldest first, each with the rating after it."""
    c = rated_games.c
    wanted = select(c.game, c.place, c.mu, c.sigma, c.at).where(c.person_id == person_id)
    rows = connection.execute(wanted.order_by(c.at.desc(), c.table_id).limit(most)).all()
    return [
        {"game": row.game, "place": row.place, "rating": round(row.mu, 2), "doubt": round(row.sigma, 2), "at": row.at}
        for row in reversed(rows)
    ]


# Leader boards


class BoardCursor(NamedTuple):
    """The place of somebody on a leader board: how good at least, and a tie is settled by the id that all may know."""

    low: float
    public_id: Annotated[str, Meta(pattern=r"\A[0-9A-Za-z_-]{1,64}\Z")]
    place: Annotated[int, Meta(ge=1, le=2**31 - 1)]

    def text(self) -> str:
        """As a client gives it back."""
        return msgspec.json.encode(self).hex()


def board_cursor(text: str) -> BoardCursor:
    """The place that a client names."""
    try:
        return msgspec.json.decode(bytes.fromhex(text[: 2 * LONGEST_CURSOR]), type=BoardCursor)
    except (ValueError, msgspec.MsgspecError):
        raise Refused("malformed", "after: not a cursor of this server") from None


class BoardPage(NamedTuple):
    """Some lines of a leader board, and the place of the last one if more follow."""

    lines: list[dict[str, Any]]
    last: BoardCursor | None


def read_board(connection: Connection, game: str, after: BoardCursor | None, limit: int) -> BoardPage:
    """A page of a game's leader board, those first who are surely strong. Forgotten people are not on it."""
    joined = ratings.join(people, people.c.id == r.person_id).join(
        person_pages, person_pages.c.person_id == r.person_id
    )
    wanted = (
        select(
            r.mu, r.sigma, r.games, r.low, people.c.name, people.c.colour, people.c.picture, person_pages.c.public_id
        )
        .select_from(joined)
        .where(r.game == game, r.games > 0)
        .order_by(r.low.desc(), person_pages.c.public_id)
        .limit(limit + 1)
    )
    if after is not None:
        # Descending by the first and ascending by the second: -low makes both ascending.
        wanted = wanted.where(
            tuple_(-r.low, person_pages.c.public_id) > tuple_(literal(-after.low), literal(after.public_id))
        )
    found = connection.execute(wanted).all()
    first = after.place + 1 if after is not None else 1
    lines = [
        {"place": place, "person": row.public_id, "name": row.name, "colour": row.colour, "picture": row.picture}
        | shown_rating(row.mu, row.sigma, row.games)
        for place, row in enumerate(found[:limit], start=first)
    ]
    last = found[limit - 1] if len(found) > limit else None
    return BoardPage(lines, None if last is None else BoardCursor(last.low, last.public_id, first + limit - 1))
