"""Small pieces of SVG, of which boards for print are put together."""

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


def piece(seat: int, label: str | int, x: float, y: float, r: float = 9) -> str:
    """A piece of a seat, in its colour and with what tells it apart without colours."""
    dark = seat in (3, 4)
    return circle(x, y, r, f"var(--seat-{seat})") + text(label, x, y, r * 1.3, ' fill="#fff"' if dark else "")


def picture(width: int, height: int, inside: str) -> str:
    """The whole, as wide as there is room."""
    return f'<svg class="board" viewBox="0 0 {width} {height}" role="img" aria-hidden="true">{inside}</svg>'
