"""Every test of this folder names the rule that it proves."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse a test that names no rule."""
    for item in items:
        if HERE in item.path.parents and item.get_closest_marker("rule") is None:
            raise pytest.UsageError(f"{item.nodeid} names no rule: mark it with @pytest.mark.rule")
