"""The journeys: every game at both sizes, and those that go where rare things are.

At a desk mostly English is spoken, with a phone Czech; the rare ones do it the other way round.
"""

from dataclasses import replace
from typing import Final

from tests.web.journeys.journey import Journey
from tests.web.journeys.tables import Wishes, open_table, play_now
from tests.web.players.builder import MasterBuilder
from tests.web.players.cartographer import Cartographer, TurningCartographer
from tests.web.players.fingers import PhoneBuilder, PhoneViscount
from tests.web.players.prince import ChoosyPhonePrince, ChoosyPrince, PhonePrince, Prince
from tests.web.players.settler import ProudSettler, Settler
from tests.web.players.viscount import Viscount

LAND: Final = Wishes("carcassonne", bots=4)
"""Five share the tiles, so that each lays few."""
MAP: Final = Wishes("cartographers")
TOWN: Final = Wishes("pillars")
DUEL: Final = Wishes("rivals", level="easy")
"""Somebody must want to win."""
CASTLE: Final = Wishes("viscounts")
WHEEL: Final = replace(LAND, options={"inns_cathedrals": True, "wheel": True})
CROWD: Final = replace(MAP, bots=11)
THEME: Final = replace(DUEL, options={"mode": "theme_gold"})
LONG_SEASON: Final = 28
"""Where nine cards are turned in one season."""

DESK: Final = {
    "carcassonne": Journey(LAND, play_now, Settler, "pillars"),
    "cartographers": Journey(MAP, open_table, TurningCartographer, "viscounts", chance=LONG_SEASON, every=2),
    "pillars": Journey(TOWN, play_now, MasterBuilder, "carcassonne"),
    "rivals": Journey(DUEL, open_table, Prince, "cartographers", confirms=False),
    "viscounts": Journey(CASTLE, play_now, Viscount, "rivals", confirms=False),
}
PHONE: Final = {
    "carcassonne": Journey(LAND, open_table, Settler, "rivals", closer=False),
    "cartographers": Journey(MAP, play_now, Cartographer, "pillars", chance=LONG_SEASON, every=2),
    "pillars": Journey(TOWN, open_table, PhoneBuilder, "viscounts"),
    "rivals": Journey(DUEL, play_now, PhonePrince, "carcassonne", confirms=False),
    "viscounts": Journey(CASTLE, open_table, PhoneViscount, "cartographers", confirms=False),
}
RARE_DESK: Final = {
    "wheel": Journey(WHEEL, play_now, ProudSettler, "cartographers", confirms=False, every=3),
    "crowd": Journey(CROWD, open_table, TurningCartographer, "rivals", chance=LONG_SEASON, every=2),
    "theme": Journey(THEME, open_table, ChoosyPrince, "viscounts", answers=20),
}
RARE_PHONE: Final = {
    "wheel": Journey(WHEEL, play_now, ProudSettler, "viscounts", confirms=False, every=3, closer=False),
    "crowd": Journey(CROWD, open_table, Cartographer, "carcassonne", chance=LONG_SEASON, every=2),
    "theme": Journey(THEME, open_table, ChoosyPhonePrince, "pillars", answers=20),
}


def _named(journeys: dict[str, Journey], size: str, lang: str) -> dict[str, Journey]:
    return {f"{name}-{size}": replace(journey, lang=lang, phone=size == "phone") for name, journey in journeys.items()}


JOURNEYS: Final = {
    **_named(DESK, "desk", "en"),
    **_named(PHONE, "phone", "cs"),
    **_named(RARE_DESK, "desk", "cs"),
    **_named(RARE_PHONE, "phone", "en"),
}
SAMPLE: Final = ("carcassonne-desk", "cartographers-phone", "pillars-desk", "rivals-phone", "viscounts-phone")
"""Every game once and both sizes: those that are walked in every test run. The others are long."""
