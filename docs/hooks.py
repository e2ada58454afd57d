"""What `make docs` adds to the pages in this folder: pages from elsewhere in the repository, and files they link to.

Links in all of them are written for readers of the repository; here they are turned into links of the site."""

import os
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
DOCS = "docs/"
FILES = "files/"  # where the site has files of the repository that are no pages

# Pages of the site, by the paths of their sources. Those in docs/ are there by themselves.
PAGES = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "benchmarks/README.md": "benchmarks.md",
    "examples/README.md": "examples.md",
    **{
        path.relative_to(ROOT).as_posix(): f"rules/{path.parents[1].name}.md"
        for path in sorted(ROOT.glob("src/ratskeller/games/*/data/rules.md"))
    },
}
SOURCES = {page: source for source, page in PAGES.items()}
LINK = re.compile(r"(!?\[(?:[^\[\]]|\[[^\]]*\])*\])\((?!\w+:|#)([^)\s#]+)(#[^)\s]*)?\)")


def on_files(files: Any, config: Any) -> Any:
    """Add pages and files from elsewhere in the repository."""
    from mkdocs.structure.files import File

    for source, page in PAGES.items():
        files.append(File.generated(config, page, content=(ROOT / source).read_text("utf-8")))
    linked = {
        target
        for page in files.documentation_pages()
        for _, link, _ in LINK.findall(page.content_string)
        if (target := path_of(link, source_of(page.src_uri))) and is_extra(target)
    }
    for target in sorted(linked):
        files.append(File.generated(config, FILES + target, abs_src_path=str(ROOT / target)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Turn links of the repository into links of the site; a folder is named without a link."""
    here = page.file.src_uri

    def turned(found: re.Match[str]) -> str:
        text, link, anchor = found[1], found[2], found[3] or ""
        target = uri_of(path_of(link, source_of(here)))
        if target is None:
            return text[1:-1]
        return f"{text}({os.path.relpath(target, Path(here).parent)}{anchor})"

    return LINK.sub(turned, markdown)


def source_of(page: str) -> str:
    """The path of a page's source in the repository."""
    return SOURCES.get(page, DOCS + page)


def path_of(link: str, source: str) -> str:
    """The path in the repository that a link in a source leads to."""
    return os.path.normpath(Path(source).parent / link)


def is_extra(path: str) -> bool:
    """It is a file that the site has only because a page links to it."""
    return path not in PAGES and not path.startswith(DOCS) and (ROOT / path).is_file()


def uri_of(path: str) -> str | None:
    """Where the site has a file of the repository; None for a folder."""
    if path in PAGES:
        return PAGES[path]
    if (ROOT / path).is_dir():
        return None
    return path.removeprefix(DOCS) if path.startswith(DOCS) else FILES + path
