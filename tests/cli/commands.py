"""Runs the command line in this process, as a person would call it."""

import io
import json
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from ratskeller.cli.main import main


@dataclass(frozen=True)
class Result:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        """What it printed, which went well and is JSON."""
        assert self.code == 0, self.err
        return json.loads(self.out)


def ratskeller(*words: str) -> Result:
    """The result of `ratskeller` with these words, in a window of 80 columns."""
    out, err = io.StringIO(), io.StringIO()
    code: Any = 0
    columns, called = patch.dict(os.environ, {"COLUMNS": "80"}), patch.object(sys, "argv", ["ratskeller", *words])
    with redirect_stdout(out), redirect_stderr(err), columns, called:
        try:
            main()
        except SystemExit as ended:
            code = ended.code or 0
    return Result(code, out.getvalue(), err.getvalue())
