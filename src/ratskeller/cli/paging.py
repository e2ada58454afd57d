"""Pages in Markdown that commands write."""

from pathlib import Path
from typing import TYPE_CHECKING

from ratskeller.terminal.save_file import NotSaved

if TYPE_CHECKING:
    from ratskeller.reports.markdown import MarkdownPage


def check_place(file: Path | None) -> None:
    """Refuse a page in a folder that is not there, before anything takes long."""
    if file is not None and not file.parent.is_dir():
        raise NotSaved(file, "its folder is not there")


def save_page(page: "MarkdownPage", file: Path) -> None:
    """Write a page, and its pictures into the folder `pictures` beside it."""
    from ratskeller.core.record import write_atomically
    from ratskeller.reports.plots import as_file

    folder = file.parent / "pictures"
    try:
        folder.mkdir(exist_ok=True)
        for name, svg in page.pictures.items():
            write_atomically(folder / name, as_file(svg))
        write_atomically(file, page.text)
    except OSError as problem:
        raise NotSaved(file, problem.strerror or str(problem)) from None
