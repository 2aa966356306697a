"""The menu of the action phase (RIVA-4.32, RIVA-4.36): everything that the active player can do now.

The most asked question of the game has one function, in the order of the rule, so that it is quick.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.rivals.actions import (
    BANK,
    BUILD,
    BUILD_FACE_UP,
    CITY,
    DEMOLISH,
    END_PHASE,
    LARGE_SHIP,
    MINT,
    PLAY,
    ROAD,
    SETTLEMENT,
    SHIP,
    PlaceOnRegion,
)
from stolek.games.rivals.building import is_affordable, is_allowed, sites_for
from stolek.games.rivals.cards import CARD_IDS, IN_ACTION_PHASE, IS_ACTION, IS_REGION, SHIP_RATE
from stolek.games.rivals.components import CITY_COST, GOLD, KIND_OF, PLACES, ROAD_COST, SETTLEMENT_COST
from stolek.games.rivals.frames import ActionPhase
from stolek.games.rivals.playing import is_playable
from stolek.games.rivals.principality import LEFT, RIGHT, SHIFT, SITE_ROWS, WHERE, Principality, own_regions
from stolek.games.rivals.state import RivalsState
from stolek.games.rivals.trading import BANK_RATE, large_ship_regions, storable
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Chapter["Rivals", RivalsState] = Chapter()

# The comparisons in `center_cards` spell these costs out.
assert (ROAD_COST, SETTLEMENT_COST, CITY_COST) == ((1, 2, 0, 0, 0, 0), (1, 1, 1, 1, 0, 0), (0, 0, 0, 2, 3, 0))

BOTH_SIDES: Final = LEFT | RIGHT


@rule.offer(ActionPhase)
def menu(g: "Rivals", s: RivalsState, f: ActionPhase) -> Sequence[Action]:
    """Center cards, hand cards, the face-up stack, trades, demolition, the end."""
    p = s.princes[f.seat]
    offers = center_cards(s, p)
    hand_cards(s, f, p, offers)
    for card in s.face_up[:1]:
        if is_affordable(p, card) and is_allowed(s, f.seat, card):
            offers += [BUILD_FACE_UP[card][site] for site in sites_for(p, card)]
    trades(s, p, offers)
    if g.mode.demolition_allowed and p.built:
        standing = [e for e in dict.fromkeys(p.built) if e & WHERE < SITE_ROWS]
        offers += [DEMOLISH[e >> SHIFT][e & WHERE] for e in standing]
    offers.append(END_PHASE)
    return offers


def center_cards(s: RivalsState, p: Principality) -> list[Action]:
    """Roads at the ends, settlements at the ends of roads, cities on settlements, while the stacks last."""
    lumber, brick, wool, grain, ore, _ = p.have
    offers: list[Action] = []
    if lumber and brick > 1 and s.roads and p.roads != BOTH_SIDES:
        offers += [ROAD[side] for side in (LEFT, RIGHT) if not p.roads & side]
    if p.roads and lumber and brick and wool and grain and s.settlements:
        offers += [SETTLEMENT[side] for side in (LEFT, RIGHT) if p.roads & side]
    if ore > 2 and grain > 1 and s.cities:
        offers += [CITY[i] for i in range(p.first, p.last + 1) if not p.cities >> i & 1]
    return offers


def hand_cards(s: RivalsState, f: ActionPhase, p: Principality, offers: list[Action]) -> None:
    """Action cards that may be played, expansions on every free site of the right kind (RIVA-4.33, RIVA-4.35)."""
    last = -1
    for card in s.hands[f.seat].cards:
        if card == last:
            continue
        last = card
        if IS_ACTION[card]:
            if IN_ACTION_PHASE[card] and is_playable(s, f.seat, card):
                offers.append(PLAY[card])
        elif is_affordable(p, card) and is_allowed(s, f.seat, card):
            if IS_REGION[card]:
                offers += [PlaceOnRegion(CARD_IDS[card], PLACES[region]) for region in own_regions(p)]
            else:
                row = BUILD[card]
                offers += [row[site] for site in sites_for(p, card)]


def trades(s: RivalsState, p: Principality, offers: list[Action]) -> None:
    """Every trade that can be paid and whose yield can be stored (RIVA-4.43)."""
    have, rates = p.have, p.rates
    if max(have) < SHIP_RATE and p.mints <= s.minted:
        return
    gets = storable(p)
    for give, amount in enumerate(have):
        if amount >= BANK_RATE:
            offers += [BANK[give][get] for get in gets if get != give]
        if amount >= SHIP_RATE and give in rates:
            offers += [SHIP[give][get] for get in gets if get != give]
    if p.large_ships:
        for region in large_ship_regions(s, p):
            offers += [LARGE_SHIP[region][get] for get in gets if get != KIND_OF[region]]
    if p.mints > s.minted and have[GOLD]:
        offers += [MINT[get] for get in gets if get != GOLD]
