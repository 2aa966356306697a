"""Endpoints about lessons: what a game has, and any position of their recorded games, which are open to everybody."""

from functools import cache
from typing import Annotated, Final

import msgspec
from starlette.responses import Response

from stolek.kernel.registry import find_game, game_ids, package_of
from stolek.server import wire_records
from stolek.server.endpoint import Call, Endpoint, Parameter
from stolek.server.failure import not_found
from stolek.server.job import Show
from stolek.server.present import speech_for
from stolek.server.routes.games import GAME
from stolek.server.routes.records import MOVE, SHOWING, shown
from stolek.text.lesson import LEARNER, Lesson, lessons


async def list_lessons(call: Call) -> wire_records.Lessons:
    """The lessons of a game with the words of every stop."""
    game = call.path("game")
    if game not in game_ids():
        raise not_found("no-game")
    return await call.service.in_thread(_lessons, game)


async def show_stop(call: Call) -> Response:
    """A position of a lesson as the learner sees it, with what he is asked there."""
    game, id, move = call.path("game"), call.path("lesson"), call.given["move"]
    lesson = await call.service.in_thread(_found, game, id) if game in game_ids() else None
    if lesson is None or move >= len((await call.service.in_thread(lesson.record)).moves):
        raise not_found()
    return await shown(call, ("lesson", game, id, move), Show(lesson.text, move, LEARNER, asking=True), SHOWING)


def _found(game: str, id: str) -> Lesson | None:
    return lessons(package_of(find_game(game))).get(id)


@cache
def _lessons(game: str) -> wire_records.Lessons:
    return wire_records.Lessons(tuple(_lesson(game, x) for x in lessons(package_of(find_game(game))).values()))


def _lesson(game: str, lesson: Lesson) -> wire_records.Lesson:
    record = lesson.record()
    speech = speech_for(game, record.header.players)
    return wire_records.Lesson(
        id=lesson.id,
        game=game,
        title=speech.say(lesson.key),
        players=record.header.players,
        seat=LEARNER,
        moves=len(record.moves) - 1,
        stops=tuple(
            wire_records.Stop(
                move=stop.move,
                text=speech.say(lesson.said(number)),
                light=stop.light,
                part=stop.part,
                asks=stop.asks,
                answer=speech.say(lesson.answered(number)) if stop.asks else None,
            )
            for number, stop in enumerate(lesson.stops, 1)
        ),
    )


LESSON: Final = Parameter("lesson", "path", Annotated[str, msgspec.Meta(pattern="^[a-z0-9-]{1,40}$")], "a lesson")

ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/games/{game}/lessons",
        "The lessons of a game",
        list_lessons,
        wire_records.Lessons,
        cost=4,
        parameters=(GAME,),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/lessons/{lesson}/positions/{move}",
        "A position of a lesson",
        show_stop,
        wire_records.RecordedPosition,
        parameters=(GAME, LESSON, MOVE),
    ),
)
