"""Ratings and statistics: what has come of games that are over."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text

from ratskeller.server.store.schema.metadata import METADATA

# How strong people are at each game: what rated games have come to.
ratings = Table(
    "ratings",
    METADATA,
    Column("person_id", String, ForeignKey("people.id"), primary_key=True),
    Column("game", String, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("low", Float, nullable=False),  # what somebody is good for at least: leader boards go by it
    Column("games", Integer, nullable=False),
    Index("ix_ratings_game", "game", "low"),
)

# What each rated game did to the rating of each person. One row for a game and a person: it counts once.
rated_games = Table(
    "rated_games",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("person_id", String, ForeignKey("people.id"), primary_key=True),
    Column("game", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_rated_games_person_id", "person_id", "at"),
)

# By which others find the page of somebody whose rating all may see.
person_pages = Table(
    "person_pages",
    METADATA,
    Column("person_id", String, ForeignKey("people.id"), primary_key=True),
    Column("public_id", String, nullable=False),
    Index("ix_person_pages_public_id", "public_id", unique=True),
)

# What came of games that are over, seat by seat, for statistics. It follows from the log; nothing of a running game.
results = Table(
    "results",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", String, ForeignKey("people.id")),  # nobody: a bot, or one of several seats at one browser
    Column("game", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("people", Integer, nullable=False),  # of them, who are different people
    Column("rated", Boolean, nullable=False),
    Column("place", Integer),  # none: the seat was left to a bot, or the game was not played to its end
    Column("points", Integer, nullable=False),
    Column("figures", Text, nullable=False),  # what this seat did and had
    Column("own", Float),  # what its decisions and what luck have changed of its chance to win, if that was analysed
    Column("luck", Float),
    Column("at", Float, nullable=False),
    Index("ix_results_person_id", "person_id", "at"),
)
