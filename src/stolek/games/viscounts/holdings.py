"""What an answer may change for a player: points as they would be counted now, supplies, icons, markers, cards.

A ride is judged by what can be done where it ends: how many exchanges, buildings, workers and manuscripts are in reach
there with all icons and supplies (VISC-4.21, VISC-4.30).
"""

from typing import TYPE_CHECKING

from stolek.games.viscounts.actions import ActWithDismissal, Build, PlaceWorkers, Trade, Transcribe
from stolek.games.viscounts.building import buildings
from stolek.games.viscounts.components import ACTIONS, GOODS
from stolek.games.viscounts.final import breakdown
from stolek.games.viscounts.frames import ChooseAction, ChooseBuilding, Move
from stolek.games.viscounts.icons import ICONS, NO_ICONS, counts
from stolek.games.viscounts.payment import icons_of
from stolek.games.viscounts.player import Player, deck_of
from stolek.games.viscounts.primary_action import primary_actions
from stolek.games.viscounts.state import ViscountsState
from stolek.games.viscounts.trade import max_exchanges
from stolek.games.viscounts.workers import max_workers
from stolek.kernel.holding import Holding
from stolek.kernel.outcome import Line
from stolek.kernel.state import under_way
from stolek.kernel.values import Action, Question, Seat

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

NAMING = ("building", "tier", "manuscript", "card")
"""What tells two lines of points of one kind apart; the other arguments are counts."""
KINDS: dict[str, type[Action]] = dict(zip(ACTIONS, (Trade, Build, PlaceWorkers, Transcribe), strict=True))
"""The primary actions by their names."""


def holdings(g: "Viscounts", s: ViscountsState, seat: Seat, asked: Question) -> list[Holding]:
    """What the player has and would score; after a ride also what can be done where it ended."""
    player = s.players[seat]
    return [
        *(in_reach(g, s, seat) if isinstance(asked, Move) else ()),
        *supplies(player),
        *icons(s, seat),
        Holding("corruption", player.corruption, points=False),
        Holding("virtue", player.virtue, points=False),
        Holding("unpaid", player.unpaid, points=False),
        Holding("paid", player.paid, points=False),
        Holding("acquired", player.acquired, points=False),
        Holding("approved", player.approved, points=False),
        Holding("manuscripts", len(player.manuscripts), points=False),
        Holding("hand", len(player.hand), points=False),
        Holding("cards", len(deck_of(player)), points=False),
        *[points_from(line) for line in breakdown(s, seat)],
    ]


def points_from(line: Line) -> Holding:
    """A line of final scoring as it would be now (VISC-5.5)."""
    return Holding("points", line.points, {"line": line.key, **{n: line.args[n] for n in NAMING if n in line.args}})


def supplies(player: Player) -> list[Holding]:
    """Goods, and workers that are not in the castle (VISC-1.3, VISC-4.55); people never hold the generic kind."""
    held = zip(GOODS, player.goods, strict=True)
    goods = [Holding(good, amount, points=False) for good, amount in held if good != "generic"]
    return [*goods, Holding("workers", player.workers, points=False)]


def icons(s: ViscountsState, seat: Seat) -> list[Holding]:
    """The icons that count, in one's own turn with those dismissed for the action under way (VISC-4.30, VISC-4.33)."""
    total = icons_of(s.players[seat]) + (s.dismissed if s.active == seat else NO_ICONS)
    return [
        Holding("icons", count, {"icon": icon}, points=False) for icon, count in zip(ICONS, counts(total), strict=True)
    ]


def in_reach(g: "Viscounts", s: ViscountsState, seat: Seat) -> list[Holding]:
    """How much of each primary action can be done where the viscount has arrived; nothing before (VISC-4.23).

    An action that only a dismissal makes possible can be done once (VISC-4.39).
    """
    most = dict.fromkeys(KINDS.values(), 0)
    if under_way(s, ChooseAction) and not under_way(s, Move):
        offers = primary_actions(g, s, ChooseAction(seat))
        offered = {KINDS[action.action] if isinstance(action, ActWithDismissal) else type(action) for action in offers}
        if Trade in offered:
            most[Trade] = max(1, max_exchanges(s, seat))
        if Build in offered:
            most[Build] = max(1, len(buildings(g, s, ChooseBuilding(seat))))
        if PlaceWorkers in offered:
            most[PlaceWorkers] = max(1, max_workers(s, seat))
        if Transcribe in offered:
            most[Transcribe] = 1
    return [Holding("reach", amount, {"action": action.tag()}, points=False) for action, amount in most.items()]
