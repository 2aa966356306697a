"""The 17 spaces for builders and the 11 ways to choose one (PILL-4.26 to PILL-4.29).

Named slots and single spaces are chosen one by one; the king's court and the market are lines, in which a builder takes
the first free place, so each of them is one choice.
"""

from typing import Final

from stolek.games.pillars.components import BOARD, Area, AreaId, Space

SPACES: Final[tuple[Space, ...]] = tuple(space for area in BOARD.areas for space in area.spaces)


def _first(area: AreaId) -> int:
    number = 0
    for other in BOARD.areas:
        if other.id == area:
            return number
        number += len(other.spaces)
    raise LookupError(area)


def _spaces(area: Area) -> range:
    return range(_first(area.id), _first(area.id) + len(area.spaces))


SPACES_OF: Final[dict[AreaId, range]] = {area.id: _spaces(area) for area in BOARD.areas}


def _choices() -> dict[str, range]:
    choices: dict[str, range] = {}
    for area in BOARD.areas:
        if area.space_model == "ordered_queue":
            choices[area.id] = SPACES_OF[area.id]
        else:
            choices |= {SPACES[i].id: range(i, i + 1) for i in SPACES_OF[area.id]}
    return choices


CHOICES: Final = _choices()
"""What a builder's owner may name: a slot, or a line of several places."""

BISHOPRIC: Final = SPACES_OF["bishopric"][0]
KINGSBRIDGE: Final = SPACES_OF["kingsbridge"]
PRIORY: Final = SPACES_OF["priory"]
COURT: Final = SPACES_OF["kings_court"]
SHIRING: Final = SPACES_OF["shiring"]
CASTLE: Final = SPACES_OF["shiring_castle"][0]
MARKET: Final = SPACES_OF["market"]
START_PLAYER: Final = SPACES_OF["start_player"][0]
