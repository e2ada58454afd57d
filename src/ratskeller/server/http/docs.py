"""The page that describes the API: plain HTML made from its OpenAPI description, without scripts from elsewhere."""

from html import escape
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from ratskeller.server.base.json_response import Json

router = APIRouter(include_in_schema=False)

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem;
       color: #222; background: #fff; }
details { border: 1px solid #ccc; border-radius: .4rem; margin: .5rem 0; padding: .4rem .8rem; }
summary { cursor: pointer; }
code { font: 14px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
b { display: inline-block; min-width: 4.5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .2rem .8rem .2rem 0; border-top: 1px solid #ddd; }
@media (prefers-color-scheme: dark) { body { color: #ddd; background: #181818; } a { color: #8bf; } }
"""


@router.get("/api/openapi.json")
def description(request: Request) -> Json:
    """For machines. It takes a third of a second the first time, so it is made in a thread."""
    return Json(request.app.openapi())


@router.get("/api/docs", response_class=HTMLResponse)
def docs(request: Request) -> str:
    """All requests and all shapes."""
    api = request.app.openapi()
    operations = [
        operation_text(method, path, operation)
        for path, methods in api["paths"].items()
        for method, operation in methods.items()
    ]
    shapes = [shape_text(name, shape) for name, shape in api.get("components", {}).get("schemas", {}).items()]
    title, about = escape(api["info"]["title"]), escape(api["info"].get("description", ""))
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/api/docs.css"></head>
<body><h1>{title}</h1><p>{about}</p><p>For machines: <a href="/api/openapi.json">/api/openapi.json</a></p>
<h2>Requests</h2>{"".join(operations)}
<h2>Shapes</h2>{"".join(shapes)}</body></html>"""


@router.get("/api/docs.css")
def style() -> Response:
    """How the page looks."""
    return Response(STYLE, media_type="text/css")


def operation_text(method: str, path: str, operation: dict[str, Any]) -> str:
    """One request: what it takes, what it answers."""
    body = operation.get("requestBody", {}).get("content", {})
    rows = [
        (f"{given['name']} ({given['in']})", kind_text(given.get("schema", {})), given.get("description", ""))
        for given in operation.get("parameters", [])
    ]
    rows += [("body", kind_text(content.get("schema", {})), form) for form, content in body.items()]
    for status, answer in operation.get("responses", {}).items():
        content = answer.get("content", {"": {}})
        answers = [kind_text(shape.get("schema", {})) for shape in content.values()]
        rows.append((f"answer {status}", " or ".join(answers), answer.get("description", "")))
    return (
        f"<details><summary><b>{escape(method.upper())}</b> <code>{escape(path)}</code>"
        f" {escape(operation.get('summary', ''))}</summary>"
        f"<p>{escape(operation.get('description', ''))}</p>{table_text(rows)}</details>"
    )


def shape_text(name: str, shape: dict[str, Any]) -> str:
    """One shape of a body, with its fields."""
    needed = shape.get("required", [])
    rows = [
        (field + ("" if field in needed else " (optional)"), kind_text(kind), kind.get("description", ""))
        for field, kind in shape.get("properties", {}).items()
    ]
    return (
        f'<details id="{escape(name)}"><summary><code>{escape(name)}</code></summary>'
        f"<p>{escape(shape.get('description', ''))}</p>{table_text(rows)}</details>"
    )


def table_text(rows: list[tuple[str, str, str]]) -> str:
    """Rows of names, kinds (HTML already) and remarks."""
    cells = (
        f"<tr><td><code>{escape(name)}</code></td><td>{kind}</td><td>{escape(remark)}</td></tr>"
        for name, kind, remark in rows
    )
    return f"<table>{''.join(cells)}</table>" if rows else ""


def kind_text(schema: dict[str, Any]) -> str:
    """A kind of value, with a link to the shape that it names."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}"><code>{name}</code></a>'
    if "enum" in schema or "const" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " | ".join(f"<code>{escape(str(value))}</code>" for value in values)
    for several in ("anyOf", "oneOf", "allOf"):
        if several in schema:
            return " | ".join(kind_text(part) for part in schema[several])
    if schema.get("type") == "array":
        return f"list of {kind_text(schema.get('items', {}))}"
    limits = [
        f"{key} {schema[key]}"
        for key in ("minimum", "maximum", "minLength", "maxLength", "pattern", "default")
        if schema.get(key) is not None
    ]
    return escape(", ".join([str(schema.get("type", "anything")), *limits]))
