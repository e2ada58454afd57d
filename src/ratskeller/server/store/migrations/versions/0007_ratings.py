"""Tables may be rated, and games are counted for people."""

from alembic import op
from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Text, false

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the tables of ratings, of what came of games, and a column that says which tables are rated: none so far."""
    op.add_column("tables", Column("rated", Boolean, nullable=False, server_default=false()))
    op.create_table(
        "ratings",
        Column("person_id", String, ForeignKey("people.id", name="fk_ratings_person_id_people"), primary_key=True),
        Column("game", String, primary_key=True),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
        Column("low", Float, nullable=False),
        Column("games", Integer, nullable=False),
    )
    op.create_index("ix_ratings_game", "ratings", ["game", "low"])
    op.create_table(
        "rated_games",
        Column("table_id", String, ForeignKey("tables.id", name="fk_rated_games_table_id_tables"), primary_key=True),
        Column("person_id", String, ForeignKey("people.id", name="fk_rated_games_person_id_people"), primary_key=True),
        Column("game", String, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("place", Integer, nullable=False),
        Column("mu_before", Float, nullable=False),
        Column("sigma_before", Float, nullable=False),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
        Column("at", Float, nullable=False),
    )
    op.create_index("ix_rated_games_person_id", "rated_games", ["person_id", "at"])
    op.create_table(
        "person_pages",
        Column("person_id", String, ForeignKey("people.id", name="fk_person_pages_person_id_people"), primary_key=True),
        Column("public_id", String, nullable=False),
    )
    op.create_index("ix_person_pages_public_id", "person_pages", ["public_id"], unique=True)
    op.create_table(
        "results",
        Column("table_id", String, ForeignKey("tables.id", name="fk_results_table_id_tables"), primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("person_id", String, ForeignKey("people.id", name="fk_results_person_id_people")),
        Column("game", String, nullable=False),
        Column("seats", Integer, nullable=False),
        Column("people", Integer, nullable=False),
        Column("rated", Boolean, nullable=False),
        Column("place", Integer),
        Column("points", Integer, nullable=False),
        Column("figures", Text, nullable=False),
        Column("own", Float),
        Column("luck", Float),
        Column("at", Float, nullable=False),
    )
    op.create_index("ix_results_person_id", "results", ["person_id", "at"])
