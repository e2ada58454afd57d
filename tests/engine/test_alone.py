"""Folders that one process at a time may go on with."""

import errno
import os
from pathlib import Path

import pytest

from ratskeller.core.errors import FileError
from ratskeller.engine.alone import alone_with


def test_whoever_comes_second_is_refused_until_the_first_is_done(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.touch()
    with alone_with(tmp_path, file), pytest.raises(FileError, match="folder: another process is going on with it"):
        alone_with(tmp_path, file).__enter__()
    with alone_with(tmp_path, file):
        pass


def test_a_folder_that_cannot_be_written_is_a_clear_error(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="folder: can't be written: Is a directory"), alone_with(tmp_path, tmp_path):
        pass


def test_a_file_system_without_locks_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_locks(*_: object) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr("fcntl.flock", no_locks)
    (tmp_path / "settings.json").touch()
    with alone_with(tmp_path, tmp_path / "settings.json"):
        pass
