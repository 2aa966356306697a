"""What brings an effect: named in the log and when something is asked, with the rule that makes it (VISC-4.4).

Cards, manuscripts, castle sections, building slots and boards are named by their ids; what has none stands here.
"""

from typing import Final

from stolek.games.viscounts.cards import MANUSCRIPTS, SCHEMES, TOWNSFOLK
from stolek.games.viscounts.components import PLAYER_CARDS, SECTIONS, SLOTS
from stolek.games.viscounts.opponent.boards import OPPONENTS

SPOT: Final = "spot_bonus"
LINK: Final = "link_bonus"
EXCHANGE: Final = "exchange"
TIER_THREE: Final = "tier_three"
BUMPED_WORKER: Final = "bumped_worker"
FLIPPED_DEBT: Final = "flipped_debt"
COLLISION: Final = "collision"
CRIMINALS: Final = "criminals_on_board"
SHUFFLE_CHECK: Final = "shuffle_check"
LANDING: Final = "landing"

RULE_OF_SOURCE: Final = {
    SPOT: "VISC-4.47",
    LINK: "VISC-4.48",
    EXCHANGE: "VISC-4.40",
    TIER_THREE: "VISC-4.57",
    BUMPED_WORKER: "VISC-4.59",
    FLIPPED_DEBT: "VISC-4.90",
    COLLISION: "VISC-4.80",
    CRIMINALS: "VISC-4.11",
    SHUFFLE_CHECK: "VISC-4.86",
    LANDING: "VISC-4.22",
    **{card.id: "VISC-4.3" for card in TOWNSFOLK},
    **{card.id: "VISC-2.10" for card in PLAYER_CARDS},
    **{page.id: "VISC-4.66" for page in MANUSCRIPTS},
    **{section.id: "VISC-4.60" for section in SECTIONS},
    **{slot.id: "VISC-4.49" for slot in SLOTS},
    **{board.id: "VISC-6.5" for board in OPPONENTS},
    **{scheme.id: "VISC-6.30" for scheme in SCHEMES},
}
"""By source; a printed townsfolk or manuscript has the id of its segment and no rule of its own here."""
