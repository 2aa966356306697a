"""The end of the game: points by their source, places, ties (PILL-5.1, PILL-5.2)."""

from typing import Final

from stolek.games.pillars.components import SETUP
from stolek.games.pillars.goods import GOOD_INDEX, VP
from stolek.games.pillars.state import PillarsState, Player
from stolek.games.pillars.values import SOURCES
from stolek.kernel.outcome import Line, Outcome, Remark, ranked

RULE_OF: Final = dict(
    zip(SOURCES, ("PILL-2.4", "PILL-4.63", "PILL-4.47", "PILL-4.78", "PILL-4.41", "PILL-4.51"), strict=True)
)
"""The rule that each line of the breakdown rests on."""
TIE_BREAKS: Final = tuple(GOOD_INDEX[good] for good in SETUP.tie_break)


def outcome(s: PillarsState) -> Outcome:
    """Most points win, then most gold; who is still tied shares the place (PILL-5.2)."""
    keys = [(player.goods[VP], *[player.goods[good] for good in TIE_BREAKS]) for player in s.players]
    ranks = ranked(keys)
    return Outcome(
        scores=tuple(player.goods[VP] for player in s.players),
        ranks=ranks,
        breakdown=tuple(map(breakdown, s.players)),
        remarks=remarks(keys, ranks),
    )


def breakdown(player: Player) -> tuple[Line, ...]:
    """The track by source; leftover cubes and gold are worth nothing (PILL-5.1)."""
    return tuple(Line(source, points, RULE_OF[source]) for source, points in zip(SOURCES, player.points, strict=True))


def remarks(keys: list[tuple[int, ...]], ranks: tuple[int, ...]) -> tuple[Remark, ...]:
    """Did gold decide between the best, or did not even gold?"""
    best = max(points for points, *_ in keys)
    level = sum(points == best for points, *_ in keys)
    winners = ranks.count(1)
    if winners > 1:
        return (Remark("shared", "PILL-5.2", {}),)
    return (Remark("tie-gold", "PILL-5.2", {}),) if level > 1 else ()
