"""What a terminal shows, as plain text or as an SVG picture, without a terminal."""

import io
from typing import TYPE_CHECKING

from rich.console import Console

if TYPE_CHECKING:
    from rich.console import RenderableType

# Rich's own frame loads a font from elsewhere; this one takes what the reader has. Braces are doubled for `format`.
SVG = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: monospace; font-size: {char_height}px; line-height: {line_height}px; }}
.{unique_id}-title {{ font-family: sans-serif; font-size: 18px; font-weight: bold; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""


def printed(what: "RenderableType", width: int) -> Console:
    """A console of this width on which something was printed, nowhere else."""
    console = Console(
        file=io.StringIO(), record=True, width=width, markup=False, highlight=False, emoji=False, legacy_windows=False
    )
    console.print(what)
    return console


def text_of(what: "RenderableType", width: int) -> str:
    """Plain text of at most so many columns."""
    lines = printed(what, width).export_text().splitlines()
    return "\n".join(line.rstrip() for line in lines)


def svg_of(what: "RenderableType", width: int, title: str) -> str:
    """A picture of the same, in colour."""
    return printed(what, width).export_svg(title=title, code_format=SVG)
