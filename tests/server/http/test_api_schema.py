"""The API does what its description says, whatever it is asked; benchmarks/abuse.py asks for longer."""

import pytest

from tests.server.http.schema_walk import walk
from tests.server.serving import Server


@pytest.mark.timeout(900)  # hundreds of questions: on a busy machine they take minutes
def test_all_answers_are_as_the_api_describes_them(sqlite_url: str, fresh_postgres_url: str) -> None:
    with Server(sqlite_url) as on_sqlite, Server(fresh_postgres_url) as on_postgresql:
        servers = [on_sqlite, on_postgresql]
        for server, done in zip(servers, walk(*(server.url for server in servers), examples=2), strict=True):
            assert not done.problems
            assert {200, 204, 401, 404, 409, 422} <= set(done.statuses)
            assert "Traceback" not in server.log
            assert "[error" not in server.log
