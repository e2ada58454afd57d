"""The Python of the README, of the tutorial and of the notebook runs, and prints what they say."""

import contextlib
import io
import json
from pathlib import Path
from typing import Any

import pytest

from tests.documented import BLOCK, ROOT

PAGES = [ROOT / "README.md", ROOT / "docs" / "tutorial.md"]
NOTEBOOK = json.loads((ROOT / "examples" / "notebook.ipynb").read_text("utf-8"))


def blocks_of(page: Path) -> list[tuple[str, str]]:
    """The blocks of Python of a page, each with the text that it prints; none where the page shows none."""
    blocks = BLOCK.findall(page.read_text("utf-8"))
    return [
        (block, printed if kind == "text" else "")
        for (language, block), (kind, printed) in zip(blocks, [*blocks[1:], ("", "")], strict=True)
        if language == "python"
    ]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_python_of_a_page_runs_in_one_session_and_prints_what_it_says(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    blocks = blocks_of(page)
    assert blocks
    for block, wanted in blocks:
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            exec(block, names)
        assert not wanted or printed.getvalue() == wanted, block


def test_the_readme_has_some_ten_lines_for_python_programs() -> None:
    ((block, _),) = blocks_of(PAGES[0])
    assert len([line for line in block.splitlines() if line]) <= 11


def test_the_notebook_runs_from_the_top(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import matplotlib
    from matplotlib import pyplot

    monkeypatch.chdir(tmp_path)
    before = matplotlib.get_backend()
    matplotlib.use("agg")
    names: dict[str, Any] = {}
    try:
        for cell in NOTEBOOK["cells"]:
            if cell["cell_type"] == "code":
                exec("".join(cell["source"]), names)
        assert pyplot.get_fignums()
    finally:
        pyplot.close("all")
        matplotlib.use(before)


def test_the_notebook_is_kept_without_outputs() -> None:
    code = [cell for cell in NOTEBOOK["cells"] if cell["cell_type"] == "code"]
    assert code
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code)
