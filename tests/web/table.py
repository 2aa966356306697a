"""Tables, opened by the interface as the visitor of a page."""

from typing import Any, Final

from playwright.sync_api import Page

HUMAN: Final[dict[str, Any]] = {"type": "human"}
BOT: Final[dict[str, Any]] = {"type": "bot", "level": "random"}
OPEN: Final[dict[str, Any]] = {"type": "open"}


def open_table(
    page: Page,
    seats: list[dict[str, Any]],
    start: bool = True,
    game: str = "cartographers",
    options: dict[str, Any] | None = None,
) -> str:
    """Opens a table as this visitor; a game whose seats are all taken begins."""
    page.request.post("/api/me", data={"name": "Eliška"}).json()
    wanted: dict[str, object] = {
        "game": game,
        "seats": seats,
        "options": options or {},
        "visibility": "link",
        "clock": None,
    }
    table = str(page.request.post("/api/tables", data=wanted).json()["id"])
    if start:
        command(page, table, {"type": "start"}, f"start-{table}")
    return table


def command(page: Page, table: str, what: dict[str, Any], request: str) -> None:
    """Sends a command as this visitor; it must be accepted."""
    answer = page.request.post(f"/api/tables/{table}/commands", data={"request": request, "command": what})
    assert answer.ok, answer.text()


def status(page: Page, table: str) -> dict[str, Any]:
    """The status as this visitor may know it."""
    found: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()
    return found


def position_of(page: Page, table: str, seat: int = 0) -> dict[str, Any]:
    """What this seat sees and is asked."""
    found: dict[str, Any] = page.request.get(f"/api/tables/{table}/view?seat={seat}").json()
    return found


def take_record(page: Page, record: str) -> str:
    """Brings a recorded game, which may have been cut short; its id."""
    page.request.post("/api/me", data={"name": "Eliška"})
    brought = page.request.post("/api/records", data={"text": record})
    assert brought.ok, brought.text()
    return str(brought.json()["id"])


def play_on(page: Page, record: str, move: int, seat: int, level: str = "random") -> str:
    """Goes on from a move of a recorded game; the table."""
    wanted = {"move": move, "seat": seat, "name": "Eliška", "level": level}
    went_on = page.request.post(f"/api/records/{take_record(page, record)}/continue", data=wanted)
    assert went_on.ok, went_on.text()
    return str(went_on.json()["table"])
