"""The program as it may be one day: with one migration more."""

import shutil
from pathlib import Path

import pytest

from ratskeller.server.store import revision

STEP = '''"""Keys say what they are for."""

from alembic import op
from sqlalchemy import Column, String

revision = "{later}"
down_revision = "{newest}"


def upgrade() -> None:
    op.add_column("keys", Column("purpose", String, nullable=False, server_default="cookies"))
'''


NEWEST = revision.newest_revision()
LATER = f"{int(NEWEST) + 1:04}"


def later_version(folder: Path, monkeypatch: pytest.MonkeyPatch, end: str = "pass") -> None:
    """From now on, the program is of a later version; its step may do something at the end."""
    later = folder / "migrations"
    shutil.copytree(revision.MIGRATIONS, later, ignore=shutil.ignore_patterns("__pycache__"))
    step = STEP.replace("{later}", LATER).replace("{newest}", NEWEST)
    (later / "versions" / f"{LATER}_later.py").write_text(f"{step}    {end}\n")
    monkeypatch.setattr(revision, "MIGRATIONS", later)
