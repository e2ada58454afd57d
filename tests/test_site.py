"""The documentation's site has every page, and its links lead to what it has. `make docs` builds it."""

import re
import runpy
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
import yaml

from tests.documented import ROOT

DOCS = ROOT / "docs"
HOOKS = runpy.run_path(str(DOCS / "hooks.py"))
CONFIG = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))


def pages_in(nav: Any) -> Iterator[str]:
    """The pages of a part of the navigation."""
    if isinstance(nav, str):
        yield nav
    for part in nav.values() if isinstance(nav, dict) else nav if isinstance(nav, list) else []:
        yield from pages_in(part)


NAMED = list(pages_in(CONFIG["nav"]))
THERE = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")} | set(HOOKS["PAGES"].values())


def test_every_page_is_in_the_navigation_once_and_every_entry_is_a_page() -> None:
    assert sorted(NAMED) == sorted(THERE)


def test_pages_from_elsewhere_are_there_and_hide_none_of_docs() -> None:
    for source, page in HOOKS["PAGES"].items():
        assert (ROOT / source).is_file()
        assert not (DOCS / page).exists()


def test_the_rules_of_every_game_are_pages() -> None:
    from ratskeller.games import GAMES

    assert {f"rules/{name}.md" for name in GAMES} <= set(NAMED)


@pytest.mark.parametrize("page", sorted(THERE))
def test_links_of_the_repository_become_links_of_the_site(page: str) -> None:
    source = HOOKS["source_of"](page)
    for _, link, _ in HOOKS["LINK"].findall((ROOT / source).read_text("utf-8")):
        path = HOOKS["path_of"](link, source)
        uri = HOOKS["uri_of"](path)
        if uri is None:
            assert (ROOT / path).is_dir()
        elif uri.endswith(".md"):
            assert uri in THERE
        else:
            assert (ROOT / path).is_file()


def test_a_link_is_turned_for_the_page_where_it_stands() -> None:
    page = SimpleNamespace(file=SimpleNamespace(src_uri="rules/coverage.md"))
    turned = HOOKS["on_page_markdown"](
        "[a](../research.md#x) ![b](../pictures/three.svg) [c](../../LICENSE) [d](../../examples/python-bot) [e](#f)"
        " [`g`](../../ARCHITECTURE.md) [h](https://rats.example/i)",
        page,
    )
    assert turned == (
        "[a](../research.md#x) ![b](../pictures/three.svg) [c](../files/LICENSE) d [e](#f)"
        " [`g`](../architecture.md) [h](https://rats.example/i)"
    )


def test_nothing_is_loaded_from_elsewhere() -> None:
    assert CONFIG["theme"]["font"] is False
    assert not {"extra_javascript", "repo_url"} & set(CONFIG)
    assert all((DOCS / path).is_file() for path in CONFIG["extra_css"])
    assert not re.search(r"url|@import", "".join((DOCS / path).read_text("utf-8") for path in CONFIG["extra_css"]))
    assert not re.search(r"https?:", (ROOT / "mkdocs.yml").read_text("utf-8"))
    assert not re.search(r"https?:|index-url|find-links", (ROOT / "requirements" / "docs.txt").read_text("utf-8"))
