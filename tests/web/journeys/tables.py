"""How a table comes about by clicks: from the strip under the covers, or on the page for new tables."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import expect

from tests.web.journeys.walker import Walker


@dataclass(frozen=True)
class Wishes:
    """What somebody wants to play with."""

    game: str
    bots: int = 1
    level: str = "random"
    options: Mapping[str, Any] = field(default_factory=dict)


def play_now(walker: Walker, wishes: Wishes) -> None:
    """The strip under the covers: bots, strength, modules, and off it goes."""
    walker.choose_cover(wishes.game)
    quick = walker.page.locator("form.quick")
    counts = quick.get_by_role("radiogroup", name=walker.say("bots"), exact=True)
    walker.press(counts.locator("label").filter(has_text=re.compile(rf"^\s*{wishes.bots}\s*$")))
    walker.choose(walker.say("strength"), walker.say(f"level-{wishes.level}"))
    for key, value in wishes.options.items():
        chip = quick.locator(".chips label").filter(has_text=_option(walker, wishes.game, key)["label"][walker.lang])
        if chip.locator("input").is_checked() != value:
            walker.press(chip)
    walker.rest()
    walker.look("start page, choices")
    walker.press(quick.get_by_role("button", name=walker.say("play-now")))
    walker.wait_for_question()


def open_table(walker: Walker, wishes: Wishes) -> None:
    """The page for new tables: every option with its explanation, every chair by itself."""
    page = walker.page
    walker.press(page.locator("a[href^='/new']:visible").first)
    title = walker.game(wishes.game)["title"][walker.lang]
    game = page.locator(".game-choice label").filter(has_text=title)
    walker.press(game)
    expect(game.locator("input")).to_be_checked()
    for key, value in wishes.options.items():
        option = _option(walker, wishes.game, key)
        label = next(each["label"][walker.lang] for each in option["values"] if each["value"] == value)
        walker.choose(option["label"][walker.lang], label)
    _fill_chairs(walker, wishes)
    walker.rest()
    walker.look("page for new tables")
    walker.press(page.get_by_role("button", name=walker.say("open-and-begin")))
    walker.wait_for_question()


def _fill_chairs(walker: Walker, wishes: Wishes) -> None:
    chairs = walker.page.locator(".seats-editor li")
    while chairs.count() < wishes.bots + 1:
        walker.press(walker.page.get_by_role("button", name=walker.say("seat-add")))
    while chairs.count() > wishes.bots + 1:
        walker.press(walker.page.get_by_role("button", name=walker.say("seat-remove")))
    for place in range(1, wishes.bots + 1):
        chair = chairs.nth(place)
        chair.get_by_label(walker.say("seat-number", number=place + 1)).select_option("bot")
        chair.get_by_label(walker.say("strength")).select_option(wishes.level)


def _option(walker: Walker, game: str, key: str) -> dict[str, Any]:
    options: list[dict[str, Any]] = walker.game(game)["options"]
    return next(option for option in options if option["key"] == key)
