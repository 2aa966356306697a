"""Cards of the Era of Gold that take from the opponent, and the Pirate Ship (RIVA-4.201 to RIVA-4.211, RIVA-4.304)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stolek.games.rivals.actions import NAME, DiscardShip, NameResource, Plunder
from stolek.games.rivals.card_frames import LoseShip
from stolek.games.rivals.cards import IS_SHIP
from stolek.games.rivals.components import CACHE, CAPACITY, KIND_OF, PLACE, PLACES, RESOURCE, RESOURCES, place_of
from stolek.games.rivals.conditions import amount_of
from stolek.games.rivals.events import ResourceDemanded
from stolek.games.rivals.frames import GiveBack, PlunderRegion, Receive, TakeAgain, TakeResource
from stolek.games.rivals.interpreter import says
from stolek.games.rivals.principality import SHIFT, Principality
from stolek.games.rivals.removal import coordinates, named, remove_to_discard
from stolek.games.rivals.resources import pay_type, takeable
from stolek.games.rivals.state import RivalsState, other
from stolek.games.rivals.vocabulary import GiveToOpponent, TakeFromOpponent
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action, Refusal, Seat, no
from stolek.kernel.state import tell, then

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Chapter["Rivals", RivalsState] = Chapter()


@says(TakeFromOpponent)
def take_from_opponent(g: "Rivals", s: RivalsState, seat: Seat, e: TakeFromOpponent, law: str) -> None:
    """Unit by unit; Brigands name a region, Gudrun takes gold, the others name types (RIVA-4.80)."""
    if e.into is not None:
        then(s, PlunderRegion(seat))
        return
    most = amount_of(s, seat, e.max)
    if e.resource != "any":
        tell(s, ResourceDemanded(seat, e.resource, most))
        then(s, TakeAgain(seat, e.resource, most, "", law))
        return
    then(s, TakeResource(seat, most, most if e.min == "max" else e.min, law))


@rule.offer(PlunderRegion)
def plunders(g: "Rivals", s: RivalsState, f: PlunderRegion) -> Sequence[Action]:
    """Every own region of a type that the opponent has, with every number that fits (RIVA-4.202)."""
    p, foe = s.princes[f.seat], s.princes[other(f.seat)]
    return [
        Plunder(PLACES[place], amount)
        for resource in takeable(s, f.seat)
        for place in p.lands[resource]
        if place != CACHE
        for amount in range(1, min(CAPACITY - s.stored[place], foe.have[resource]) + 1)
    ]


@rule.do(PlunderRegion, Plunder)
def plunder(g: "Rivals", s: RivalsState, f: PlunderRegion, a: Plunder) -> None:
    """The victim says where each unit comes from (D11)."""
    resource = RESOURCES[KIND_OF[PLACE[a.region]]]
    tell(s, ResourceDemanded(f.seat, resource, a.amount))
    then(s, TakeAgain(f.seat, resource, a.amount, a.region, f.rule))


@rule.refuse(PlunderRegion, Plunder)
def cannot_plunder(g: "Rivals", s: RivalsState, f: PlunderRegion, a: Plunder) -> Refusal:
    """Not an own region, the opponent has too few, or too little room."""
    place = place_of(a.region)
    if place is None or place == CACHE or s.owner[place] != f.seat:
        return no("RIVA-4.202", "region")
    foe = s.princes[other(f.seat)]
    most = min(CAPACITY - s.stored[place], foe.have[KIND_OF[place]])
    return no("RIVA-4.202", "amount", place=a.region, most=most)


@says(GiveToOpponent)
def give_to_opponent(g: "Rivals", s: RivalsState, seat: Seat, e: GiveToOpponent, law: str) -> None:
    """The Merchant gives 1 resource back (RIVA-4.204)."""
    then(s, GiveBack(seat))


@rule.offer(GiveBack, none="skip")
def types_to_give_back(g: "Rivals", s: RivalsState, f: GiveBack) -> Sequence[Action]:
    """Any type that the player has, also one just taken."""
    return [NAME[r] for r in range(len(RESOURCES)) if s.princes[f.seat].have[r]]


@rule.do(GiveBack, NameResource)
def give_back(g: "Rivals", s: RivalsState, f: GiveBack, a: NameResource) -> None:
    """The giver says where it comes from, the opponent where it goes; without room it is lost."""
    tell(s, ResourceDemanded(other(f.seat), a.resource, 1))
    pay_type(s, f.seat, RESOURCE[a.resource], 1, f.rule)
    then(s, Receive(other(f.seat), a.resource, 1, f.rule))


@rule.refuse(GiveBack, NameResource)
def cannot_give_back(g: "Rivals", s: RivalsState, f: GiveBack, a: NameResource) -> Refusal:
    """The player has none of it."""
    return no("RIVA-4.204", "none", resource=a.resource)


def trade_ships(p: Principality) -> list[int]:
    """The trade ships in play; Pirate Ships are none (RIVA-4.211)."""
    return [e for e in p.built if IS_SHIP[e >> SHIFT]]


@rule.offer(LoseShip, none="skip")
def ships_to_lose(g: "Rivals", s: RivalsState, f: LoseShip) -> Sequence[Action]:
    """Any own trade ship; nothing happens without one."""
    return [DiscardShip(*coordinates(e)) for e in dict.fromkeys(trade_ships(s.princes[f.seat]))]


@rule.do(LoseShip, DiscardShip)
def lose_ship(g: "Rivals", s: RivalsState, f: LoseShip, a: DiscardShip) -> None:
    """The ship goes to the discard pile (RIVA-4.211)."""
    remove_to_discard(g, s, f.seat, named((a.card, a.x, a.row)), f.rule)


@rule.refuse(LoseShip, DiscardShip)
def cannot_lose_ship(g: "Rivals", s: RivalsState, f: LoseShip, a: DiscardShip) -> Refusal:
    """That is no trade ship of the player."""
    return no("RIVA-4.211", "ship")
