"""The program as it may be one day: with one migration more."""

import shutil
from pathlib import Path

import pytest

from ratskeller.server.store import revision

STEP = '''"""Keys say what they are for."""

from alembic import op
from sqlalchemy import Column, String

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("keys", Column("purpose", String, nullable=False, server_default="cookies"))
'''


def later_version(folder: Path, monkeypatch: pytest.MonkeyPatch, end: str = "pass") -> None:
    """From now on, the program is of a later version; its step may do something at the end."""
    later = folder / "migrations"
    shutil.copytree(revision.MIGRATIONS, later, ignore=shutil.ignore_patterns("__pycache__"))
    (later / "versions" / "0004_fourth.py").write_text(f"{STEP}    {end}\n")
    monkeypatch.setattr(revision, "MIGRATIONS", later)
