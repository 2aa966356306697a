"""Endpoints about finding tables: lists, page by page."""

from typing import Annotated, Final, Literal

import msgspec

from stolek.kernel.registry import game_ids
from stolek.server import present, wire
from stolek.server.endpoint import Call, Endpoint, Parameter
from stolek.storage.lobby import Listed
from stolek.storage.page import MARK, Page

MAX_LISTED: Final = 100
"""Tables or records on one page."""


async def list_tables(call: Call) -> wire.Tables:
    """Tables to join, to watch, to look back at, or one's own."""
    which, game = call.given.get("list", "open"), call.given.get("game")
    lobby, page = call.service.lobby, Page(MAX_LISTED, call.given.get("page", ""))
    if which == "mine":
        listed, behind = await call.service.in_thread(lobby.of_person, call.who.id, game, page)
    else:
        phase = "gathering" if which == "open" else which
        listed, behind = await call.service.in_thread(lobby.public, phase, game, page)
    yours = await call.service.in_thread(lobby.member_of, call.id, [table.id for table in listed])
    return wire.Tables(await call.service.in_thread(_summaries, listed, call.id, yours), behind)


def _summaries(listed: list[Listed], person: str, yours: set[str]) -> tuple[wire.TableSummary, ...]:
    """Tables in words; games that are not installed any more are left out."""
    return tuple(_summary(table, person, table.id in yours) for table in listed if table.game in game_ids())


def _summary(table: Listed, person: str, yours: bool) -> wire.TableSummary:
    title = present.speech_for(table.game, ()).say("title")
    return wire.TableSummary(
        id=table.id,
        game=table.game,
        title=title,
        phase=table.phase,
        players=table.players,
        open=table.open,
        yours=yours,
        your_turn=person in table.turn,
        changed=table.changed,
    )


LIST: Final = Parameter("list", "query", Literal["open", "playing", "over", "mine"], "which tables; `open` by default")
OF_GAME: Final = Parameter(
    "game", "query", Annotated[str, msgspec.Meta(pattern="^[a-z0-9_-]{1,60}$")], "only of this game"
)
PAGE: Final = Parameter(
    "page", "query", Annotated[str, msgspec.Meta(pattern=MARK)], "what `next` of the page before said"
)

ENDPOINTS: Final = (
    Endpoint("GET", "/api/tables", "Tables", list_tables, wire.Tables, cost=4, parameters=(LIST, OF_GAME, PAGE)),
)
