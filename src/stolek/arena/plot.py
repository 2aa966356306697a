"""Ratings as a picture: one line a bot, a dot at its rating and a bar for the interval of 95 %."""

from typing import Final
from xml.sax.saxutils import escape

from stolek.arena.report import Report, Standing

WIDTH: Final = 720
LEFT: Final = 170
RIGHT: Final = 40
TOP: Final = 56
ROW: Final = 36
STEP: Final = 100
"""Elo between two lines of the grid, doubled until they do not crowd."""
INK: Final = "#2b2620"
FAINT: Final = "#d8cfc0"
MARK: Final = "#9c3d2e"


def plot(report: Report, title: str) -> str:
    """The picture as an SVG document."""
    standings = report.standings
    low = min(x.rating.low for x in standings) - STEP / 2
    high = max(x.rating.high for x in standings) + STEP / 2
    height = TOP + ROW * len(standings) + 44
    scale = (WIDTH - LEFT - RIGHT) / (high - low)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'font-family="Georgia, serif" font-size="14" fill="{INK}">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf8f2"/>',
        f'<text x="{LEFT}" y="28" font-size="17">{escape(title)}</text>',
        *_grid(low, high, scale, height),
    ]
    for row, standing in enumerate(standings):
        parts += _row(standing, TOP + ROW * row + ROW // 2, low, scale)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _grid(low: float, high: float, scale: float, height: int) -> list[str]:
    step = STEP
    while (high - low) / step > 10:
        step *= 2
    lines = []
    for value in range(int(low // step + 1) * step, int(high) + 1, step):
        x = LEFT + (value - low) * scale
        lines.append(f'<line x1="{x:.1f}" y1="{TOP - 8}" x2="{x:.1f}" y2="{height - 36}" stroke="{FAINT}"/>')
        lines.append(f'<text x="{x:.1f}" y="{height - 16}" text-anchor="middle" font-size="12">{value}</text>')
    return lines


def _row(standing: Standing, y: int, low: float, scale: float) -> list[str]:
    begin, middle, end = (
        LEFT + (value - low) * scale for value in (standing.rating.low, standing.rating.rating, standing.rating.high)
    )
    return [
        f'<text x="{LEFT - 14}" y="{y + 5}" text-anchor="end">{escape(standing.bot)}</text>',
        f'<line x1="{begin:.1f}" y1="{y}" x2="{end:.1f}" y2="{y}" stroke="{MARK}" stroke-width="3"/>',
        f'<circle cx="{middle:.1f}" cy="{y}" r="6" fill="{MARK}"/>',
        f'<text x="{middle:.1f}" y="{y - 11}" text-anchor="middle" font-size="12">{standing.rating.rating:.0f}</text>',
    ]
