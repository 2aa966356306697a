"""What is wrong with a page as it stands: words that are missing, what keeps people out, what spills over the edge."""

import re
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Page

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("dark", "light")
WORDS: Final = """() => [
  document.body.innerText,
  ...[...document.querySelectorAll('svg text')].map((text) => text.textContent),
  ...[...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((thing) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => thing.getAttribute(name) ?? '')),
].join('\\n')"""
"""Everything that a page says to eyes and ears; the words of drawings are no part of a page's inner text."""
MISSING: Final = re.compile(r"⟦[^\n]*|\{ ?\$\w+ ?\}")
"""How the client and the server show a sentence that they do not have, and a placeable that nobody filled in."""


def missing_words(page: Page) -> list[str]:
    """Sentences that are shown as missing, and placeables that slipped through."""
    return MISSING.findall(page.evaluate(WORDS))


def serious_findings(page: Page) -> list[str]:
    """What axe calls serious or critical."""
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


def out_of_tab_order(page: Page) -> list[str]:
    """Things that call themselves buttons and cannot be reached by Tab."""
    found: list[str] = page.eval_on_selector_all(
        "[role=button]",
        "all => all.filter(thing => thing.tabIndex < 0).map(thing => thing.outerHTML.slice(0, 120))",
    )
    return found


def spilling(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def check_soundness(page: Page) -> None:
    """Nothing is wrong with the page, neither in the light nor in the dark."""
    findings = [*missing_words(page), *out_of_tab_order(page)]
    if (wide := spilling(page)) > 0:
        findings.append(f"{wide} pixels too wide")
    for light in SCHEMES:
        page.emulate_media(color_scheme=light)
        findings += [f"{light}: {finding}" for finding in serious_findings(page)]
    assert not findings, "\n".join(findings)
