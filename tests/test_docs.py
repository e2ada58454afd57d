"""What documentation tells to type can be typed, and its links lead somewhere."""

import re
from pathlib import Path

import pytest

from tests.documented import DOCUMENTS, ROOT, check, commands_in, lines_of

LINK = re.compile(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)")

documents = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: str(document.relative_to(ROOT)))


@documents
def test_every_command_that_is_told_can_be_typed(document: Path) -> None:
    for words in commands_in(document):
        try:
            check(words)
        except Exception as problem:
            raise AssertionError(f"ratskeller {' '.join(words)}: {problem!r}") from problem


@documents
def test_every_target_of_make_that_is_told_is_there(document: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    told = {found[1] for line in lines_of(document) if (found := re.match(r"make ([a-z]+)\b", line))}
    assert told <= targets


@documents
def test_every_link_leads_to_a_file(document: Path) -> None:
    missing = [link for link in LINK.findall(document.read_text("utf-8")) if not (document.parent / link).exists()]
    assert not missing


def test_commands_are_found_in_all_their_forms() -> None:
    told = {" ".join(words) for document in DOCUMENTS for words in commands_in(document)}
    assert {
        "play --language de",  # make terminal ARGS="..."
        "profile show --toml",  # > FILE
        "serve --open",  # followed by a comment
        "backup --overwrite /data/now.backup",  # in a container
        "serve --processes 2 --secure --origin https://rats.example --proxy 127.0.0.1 --log-json",  # of a service
        "rules ID",  # between backticks
    } <= told


@pytest.mark.parametrize(
    "words", ["sarve", "serve --prosesses 2", "serve --processes 0", "backup --overwrite", "profile shaw"]
)
def test_what_cannot_be_typed_is_noticed(words: str) -> None:
    with pytest.raises(Exception, match=r"(?i)no such option|greater than|missing|'s[ah]"):
        check(words.split())
