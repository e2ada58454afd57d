"""Small pieces of SVG for boards in print."""

from math import atan2, degrees

INK = "#2a2033"


def use(symbol: str, x: float, y: float, size: float) -> str:
    """One of the game's drawings, by its middle."""
    half = size / 2
    return f'<use href="#{symbol}" x="{x - half:.0f}" y="{y - half:.0f}" width="{size:.0f}" height="{size:.0f}"/>'


def text(words: str | int, x: float, y: float, size: float = 12, more: str = "") -> str:
    """Figures and letters, by their middle."""
    return f'<text x="{x:.0f}" y="{y + size * 0.36:.0f}" font-size="{size:.0f}"{more}>{words}</text>'


def circle(x: float, y: float, r: float, fill: str, stroke: float = 1.5) -> str:
    """A disc with an outline."""
    line = f'stroke="{INK}" stroke-width="{stroke}"'
    return f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{r:.0f}" fill="{fill}" {line}/>'


def box(x: float, y: float, w: float, h: float, fill: str, r: float = 6) -> str:
    """A box with round corners."""
    shape = f'x="{x:.0f}" y="{y:.0f}" width="{w:.0f}" height="{h:.0f}" rx="{r:.0f}"'
    return f'<rect {shape} fill="{fill}" stroke="{INK}" stroke-width="1.5"/>'


def line(x: float, y: float, to_x: float, to_y: float, stroke: str, width: float, more: str = "") -> str:
    """A straight line."""
    ends = f'x1="{x:.0f}" y1="{y:.0f}" x2="{to_x:.0f}" y2="{to_y:.0f}"'
    return f'<line {ends} stroke="{stroke}" stroke-width="{width:g}"{more}/>'


def arrow(x: float, y: float, to_x: float, to_y: float, stroke: str) -> str:
    """A way with a head in its middle."""
    turned = degrees(atan2(to_y - y, to_x - x))
    head = f'<path d="M-5 -6L5 0L-5 6Z" fill="{stroke}" transform="translate({(x + to_x) / 2:.0f} {(y + to_y) / 2:.0f})'
    return line(x, y, to_x, to_y, stroke, 3) + f'{head} rotate({turned:.0f})"/>'


def piece(seat: int, label: str | int, x: float, y: float, r: float = 9) -> str:
    """A piece of a seat, in its colour and with a mark that distinguishes it without colours."""
    dark = seat in (3, 4)
    return circle(x, y, r, f"var(--seat-{seat})") + text(label, x, y, r * 1.3, ' fill="#fff"' if dark else "")


def picture(width: float, height: float, inside: str) -> str:
    """The whole, as wide as there is room."""
    return f'<svg class="board" viewBox="0 0 {width:.0f} {height:.0f}" role="img" aria-hidden="true">{inside}</svg>'
