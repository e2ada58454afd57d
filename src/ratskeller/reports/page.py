"""The frame of a report: one HTML text that needs nothing else, by day, by night and on paper."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

STYLE = """
:root { color-scheme: light dark;
  --ground: light-dark(#f8f0dd, #14152b); --surface: light-dark(#fffaf0, #1e2040); --line: light-dark(#d9c9a4, #42457a);
  --text: light-dark(#2b2238, #f6f1e3); --muted: light-dark(#625670, #bdb9d6); --link: light-dark(#7a4a00, #ffd772); }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 64rem; background: var(--ground); color: var(--text);
  font: 1rem/1.55 'Avenir Next', 'Segoe UI', 'Noto Sans', 'DejaVu Sans', system-ui, sans-serif; }
h1, h2, h3 { font-family: Rockwell, 'Roboto Slab', 'Noto Serif', 'DejaVu Serif', Georgia, serif; line-height: 1.2;
  text-wrap: balance; }
h1 { font-size: clamp(1.6rem, 1.2rem + 2vw, 2.4rem); }
nav ul { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; margin: 0 0 1.5rem; padding: 0; list-style: none; }
a { color: var(--link); text-underline-offset: .18em; }
section { margin: 0 0 1.25rem; padding: .25rem 1.5rem 1rem; border: 1px solid var(--line); border-radius: 1.25rem;
  background: var(--surface); }
p, li { max-width: 68ch; }
.wide { overflow-x: auto; margin: 0 0 1rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem 1.25rem .25rem 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { border-top: 0; color: var(--muted); font-weight: 600; }
th.figure, td.figure { text-align: right; white-space: nowrap; }
figure { margin: 1rem 0; break-inside: avoid; }
figure svg { display: block; width: 100%; height: auto; max-width: 52rem; }
figcaption, .muted { color: var(--muted); font-size: .9rem; }
code { font-family: ui-monospace, 'SF Mono', 'DejaVu Sans Mono', monospace; font-size: .9em; overflow-wrap: anywhere; }
@media print { :root { color-scheme: light; } nav { display: none; }
  body { max-width: none; background: none; padding: 0; }
  section { border: 0; padding: 0; background: none; } tr { break-inside: avoid; } }
"""


class Section(NamedTuple):
    """A part of a page: its heading as text, and its content as HTML."""

    heading: str
    html: str


def html_page(title: str, sections: Sequence[Section], *, about: str = "", language: str = "en") -> str:
    """A whole page. `about` is HTML below the title; headings are linked from the top."""
    links = "".join(f'<li><a href="#part-{n}">{escape(part.heading)}</a></li>' for n, part in enumerate(sections))
    parts = "\n".join(
        f'<section id="part-{n}"><h2>{escape(part.heading)}</h2>\n{part.html}</section>'
        for n, part in enumerate(sections)
    )
    return f"""<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title><style>{STYLE}</style></head>
<body>
<header><h1>{escape(title)}</h1>{about}</header>
<nav><ul>{links}</ul></nav>
<main>
{parts}
</main>
</body></html>
"""


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A table of texts and numbers; columns of figures are right-aligned."""
    columns = [[str(row[column]) for row in rows] for column in range(len(head))]
    kinds = [' class="figure"' if all(is_figure(text) for text in column) else "" for column in columns]
    heads = "".join(f'<th scope="col"{kind}>{escape(text)}</th>' for kind, text in zip(kinds, head, strict=True))
    lines = [
        "".join(f"<td{kind}>{escape(str(cell))}</td>" for kind, cell in zip(kinds, row, strict=True)) for row in rows
    ]
    body = "".join(f"<tr>{line}</tr>\n" for line in lines)
    return f'<div class="wide"><table><thead><tr>{heads}</tr></thead>\n<tbody>{body}</tbody></table></div>\n'


def is_figure(text: str) -> bool:
    """A text that begins with a number, with or without a sign, or that means no number."""
    return text in ("", "-", "–") or text.lstrip("+-−~<>")[:1].isdecimal()


def figure(svg: str, caption: str) -> str:
    """A figure with a line of text below it."""
    return f"<figure>{svg}<figcaption>{escape(caption)}</figcaption></figure>\n"


def paragraph(text: str) -> str:
    """A paragraph of plain text."""
    return f"<p>{escape(text)}</p>\n"


def bare(svg: str) -> str:
    """A figure that its heading explains."""
    return f"<figure>{svg}</figure>\n"
