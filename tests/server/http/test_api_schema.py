"""The API does what its description says, whatever it is asked; benchmarks/abuse.py asks for longer."""

import pytest

from tests.server.http.schema_walk import walk
from tests.server.serving import Server


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_all_answers_are_as_the_api_describes_them(kind: str, request: pytest.FixtureRequest) -> None:
    url = request.getfixturevalue("sqlite_url" if kind == "sqlite" else "fresh_postgres_url")
    with Server(url) as server:
        done = walk(server.url, examples=2)
        assert not done.problems
        assert {200, 204, 401, 404, 409, 422} <= set(done.statuses)
        assert "Traceback" not in server.log
        assert "[error" not in server.log
