"""The same few hostile values in every place that the API's description names: parts of paths, queries, and fields of
bodies. What is added to the API is tried by itself."""

import json
from collections.abc import Iterator
from typing import Any

from abusing.inputs import BODY, HEAD, Sent

LEFT_OUT = {"/api/me/delete"}  # after which nobody would be there to send the rest
DEEP: Any = []
for _ in range(28):
    DEEP = [DEEP]
VALUES: dict[str, Any] = {
    "marks on a letter": "a" + "\u0301" * (BODY // 2 - 300),
    "1,900 texts": ["x" * 100] * 1900,
    "1,900 fields": {f"k{number}": 1 for number in range(1900)},
    "lists in lists": DEEP,
    "a large number": 10**300,
}
TEXTS = {"letters": "a" * HEAD, "escapes": "%F0%9F%90%80" * (HEAD // 12)}


def described(document: dict[str, Any]) -> list[Sent]:
    """All of them, by the API's description."""
    found: list[Sent] = []
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            if path not in LEFT_OUT:
                found += operation_inputs(document, method.upper(), path, operation)
    return found


def operation_inputs(document: dict[str, Any], method: str, path: str, operation: dict[str, Any]) -> Iterator[Sent]:
    """Hostile values for one operation, one place at a time."""
    plain = path.replace("{game}", "firstrat")
    for parameter in operation.get("parameters", []):
        name = parameter["name"]
        for what, text in TEXTS.items():
            if parameter["in"] == "path":
                at = filled(path.replace(f"{{{name}}}", text, 1))
            elif parameter["in"] == "query":
                at = f"{filled(plain)}?{name}={text}"
            else:
                continue
            yield Sent(f"{method} {path}: {name}, {what}", method, at, b"{}" if method != "GET" else b"")
    schema = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    for field in fields_of(document, schema) if schema else ():
        for what, value in VALUES.items():
            body = json.dumps({field: value}, ensure_ascii=False).encode()
            yield Sent(f"{method} {path}: {field}, {what}", method, filled(plain), body)


def filled(path: str) -> str:
    """A path with something in all places that are left."""
    while "{" in path:
        before, _, rest = path.partition("{")
        path = f"{before}1{rest.partition('}')[2]}"
    return path


def fields_of(document: dict[str, Any], schema: dict[str, Any]) -> list[str]:
    """The fields of a body."""
    if "$ref" in schema:
        schema = document["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    return list(schema.get("properties", {}))
