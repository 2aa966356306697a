"""Where in games of chance each kind of question comes up, so that all of them can be brought to the browser."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from stolek.kernel.option import Value
from tests.web.recorded import by_chance, kinds_of

EVERYTHING: Final[dict[str, Value]] = {
    "inns_cathedrals": True,
    "traders_builders": True,
    "hills_sheep": True,
    "wheel": True,
    "river": True,
}
"""All modules of Carcassonne."""
EAGER: Final = (("build", "place-on-region", "play-card"),)
"""What brings a game of the Rivals forward; chance alone would exchange cards for ever."""
HEALING: Final = (("build bath_house",), ("build",))
"""The Doctor chooses a card only among several bath houses (RIVA-4.403)."""


@dataclass(frozen=True)
class Scene:
    """The first moves of a game by chance, from one seed."""

    seed: int
    moves: int
    options: Mapping[str, Value] = field(default_factory=dict)
    rather: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True)
class Stop:
    """A question to play on from: the record up to it, how many moves that are, and who is asked."""

    record: str
    moves: int
    seat: int


RIVALS: Final = (
    ("intro", 0, 15),
    ("theme_gold", 145, 40),
    ("theme_gold", 203, 55),
    ("theme_turmoil", 9, 602),
    ("theme_turmoil", 29, 30),
    ("theme_turmoil", 47, 95),
    ("theme_turmoil", 119, 97),
    ("theme_turmoil", 155, 114),
    ("theme_turmoil", 266, 239),
    ("theme_turmoil", 272, 217),
    ("theme_turmoil", 333, 161),
    ("theme_turmoil", 375, 75),
    ("theme_turmoil", 384, 37),
    ("theme_progress", 78, 50),
    ("duel", 187, 41),
    ("duel", 194, 39),
    ("duel", 302, 122),
    ("duel", 337, 117),
)
"""Modes, seeds and moves: most cards of the Rivals ask something that nothing else asks."""
SCENES: Final[dict[str, tuple[Scene, ...]]] = {
    "carcassonne": (Scene(0, 60, EVERYTHING),),
    "cartographers": (Scene(0, 45),),
    "pillars": (Scene(0, 160), Scene(43, 20), Scene(27, 15)),
    "rivals": (
        *(Scene(seed, moves, {"mode": mode}, EAGER) for mode, seed, moves in RIVALS),
        Scene(3, 830, {"mode": "theme_progress"}, HEALING),
    ),
    "viscounts": (Scene(78, 270), Scene(67, 175), Scene(107, 85)),
}


@cache
def stops(game: str) -> dict[str, Stop]:
    """For every kind of question of the game, the first place in its scenes where it is asked."""
    found: dict[str, Stop] = {}
    for scene in SCENES[game]:
        for moment in by_chance(game, scene.options, scene.seed, scene.rather):
            if moment.moves > scene.moves:
                break
            if moment.kind not in found:
                found[moment.kind] = Stop(moment.record.text(), moment.moves, moment.seat)
    return found


def all_kinds(game: str) -> set[str]:
    """Every kind of question of the game; in which order effects come is asked in Viscounts only."""
    kinds = set().union(*(kinds_of(game, scene.options) for scene in SCENES[game]))
    return kinds if game == "viscounts" else kinds - {"choose-order"}
