"""Cartographers: what a sheet promises (features of maps, edicts, coins and monsters; CART-4.5 to CART-4.8).

A season still to be scored pays what the map shows now (`edicts`), perhaps what it is close to showing (`promise`),
its coins, and costs what monsters look at. Sets of spaces are ints, as on the sheet.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from stolek.bots.evaluate.cartographers_promise import PROMISES, Promise, neighbours_filled
from stolek.bots.evaluation import Evaluation, Term
from stolek.bots.plan import Plan
from stolek.games.cartographers.actions import Paint, Place, Raid, Single
from stolek.games.cartographers.cards import EXPLORE, SCORING, SEASONS, ScoringCard, scored_edicts
from stolek.games.cartographers.drawing import ANY_TERRAIN
from stolek.games.cartographers.frames import ChooseTerrain, DrawMonsters, DrawShape
from stolek.games.cartographers.grid import mask_of
from stolek.games.cartographers.scoring import monster_loss, score
from stolek.games.cartographers.sheet import (
    FARM,
    FOREST,
    MAPS,
    MONSTER,
    TERRAIN_INDEX,
    VILLAGE,
    WATER,
    PrintedMap,
    Sheet,
    draw_on,
)
from stolek.games.cartographers.state import CartographersState
from stolek.kernel.rules import Rules
from stolek.kernel.values import Action, Seat

TIME_A_TURN: Final = 1.4
"""Time units that a turn takes on average, ruins and rifts included."""
MOUNTAIN_HOPE: Final = (0.0, 0.08, 0.22, 0.5, 0.0)
"""The share of a coin that a mountain is worth by its filled sides."""
MONSTERS_LATER: Final = 0.5
"""The share of today's loss to monsters that will still be there in a later season."""
MEMORY: Final = 50_000
"""How many points a card remembers before it begins anew."""
HOLE: Final = -0.2
"""An empty space with no empty neighbour: hardly anything fits there any more."""


READS: Final[dict[str, tuple[int, ...]]] = {
    "sentinel_wood": (FOREST,),
    "greenbough": (FOREST,),
    "stoneside_forest": (FOREST,),
    "canal_lake": (FARM, WATER),
    "mages_valley": (FARM, WATER),
    "the_golden_granary": (FARM, WATER),
    "shoreside_expanse": (FARM, WATER),
    "wildholds": (VILLAGE,),
    "great_city": (VILLAGE,),
    "shieldgate": (VILLAGE,),
}
"""The layers of terrain that decide a card, where these are fewer than all: its points are remembered by them."""


class Edict(NamedTuple):
    """A scoring card still to be scored: how often, and how much of its promise can come true."""

    card: ScoringCard
    points: Callable[[Sheet, PrintedMap], int]
    promise: Promise
    times: int
    hope: float


class Outlook(NamedTuple):
    """What is left of the game, the same for all sheets."""

    edicts: tuple[Edict, ...]
    seasons: int
    last: bool


@cache
def points_of(card: int) -> Callable[[Sheet, PrintedMap], int]:
    """The points of a scoring card, remembered where few layers decide them."""
    scoring = SCORING[card]
    layers = READS.get(scoring.id)
    if layers is None:
        return lambda sheet, printed: score(scoring, sheet, printed)
    seen: dict[tuple[object, ...], int] = {}
    first, last = layers[0], layers[-1]

    def points(sheet: Sheet, printed: PrintedMap) -> int:
        key = (sheet.side, sheet.terrains[first], sheet.terrains[last])
        found = seen.get(key)
        if found is None:
            if len(seen) >= MEMORY:
                seen.clear()
            found = seen[key] = score(scoring, sheet, printed)
        return found

    return points


@lru_cache(maxsize=1024)
def outlook(edicts: tuple[int, ...], season: int, time: int) -> Outlook:
    """The scorings that are still to come, as seen at this time of this season."""
    coming: list[Edict] = []
    turns = max(0.0, (SEASONS[season].time_limit - time) / TIME_A_TURN)
    for place, card in enumerate(edicts):
        scorings = [later for later in range(season, len(SEASONS)) if place in scored_edicts(later)]
        hope = sum(min(1.0, turns / 4) if later == season else 1.0 for later in scorings)
        if scorings:
            coming.append(Edict(SCORING[card], points_of(card), PROMISES[SCORING[card].id], len(scorings), hope))
    return Outlook(tuple(coming), len(SEASONS) - season, season == len(SEASONS) - 1)


def edict_points(sheet: Sheet, printed: PrintedMap, ahead: Outlook) -> float:
    """What the edicts would pay for the map as it is."""
    return float(sum([edict.times * edict.points(sheet, printed) for edict in ahead.edicts]))


def promise_points(sheet: Sheet, printed: PrintedMap, ahead: Outlook) -> float:
    """What the map is close to showing."""
    return sum([edict.hope * edict.promise(sheet, printed) for edict in ahead.edicts if edict.hope])


def coin_points(sheet: Sheet, printed: PrintedMap, ahead: Outlook) -> float:
    """Coins pay every season; a mountain half enclosed is half a hope."""
    hope = 0.0
    for mountain, around in printed.around_mountains:
        if not mountain & sheet.paid:
            hope += MOUNTAIN_HOPE[(around & sheet.filled).bit_count()]
    return ahead.seasons * (sheet.coins + hope)


def monster_points(sheet: Sheet, printed: PrintedMap, ahead: Outlook) -> float:
    """What monsters will cost if nobody draws beside them."""
    return -monster_loss(sheet) * (1 + MONSTERS_LATER * (ahead.seasons - 1))


def hole_points(sheet: Sheet, printed: PrintedMap, ahead: Outlook) -> float:
    """Spaces that are hard to fill."""
    return 0.0 if ahead.last else HOLE * neighbours_filled(sheet).bit_count()


Feature = Callable[[Sheet, PrintedMap, Outlook], float]
FEATURES: Final[tuple[tuple[str, Feature], ...]] = (
    ("edicts", edict_points),
    ("promise", promise_points),
    ("coins", coin_points),
    ("monsters", monster_points),
    ("holes", hole_points),
)


def sheet_value(sheet: Sheet, printed: PrintedMap, ahead: Outlook) -> float:
    """All features of one sheet."""
    return (
        edict_points(sheet, printed, ahead)
        + promise_points(sheet, printed, ahead)
        + coin_points(sheet, printed, ahead)
        + monster_points(sheet, printed, ahead)
        + hole_points(sheet, printed, ahead)
    )


@lru_cache(maxsize=65536)
def spaces(cells: tuple[int, ...]) -> int:
    """The set of the spaces of an answer."""
    return mask_of(cells)


class CartographersEvaluation(Evaluation[CartographersState]):
    """The score so far and what the own sheet promises."""

    scale = 8.0
    names = ("score", "edicts", "promise", "coins", "monsters", "holes")
    plans = MappingProxyType(
        {
            "easy": Plan(noise=1.4),
            "normal": Plan(noise=0.85),
            "hard": Plan(noise=0.1),
            "expert": Plan(simulations=24, candidates=6, chance_steps=1, margin=2.5, tried=400, trust=2.0),
        }
    )

    def terms(self, rules: Rules[Any], s: CartographersState, seat: Seat) -> list[Term]:
        """The score so far and every feature."""
        printed, ahead, sheet = MAPS[s.side], self._ahead(s), s.sheets[seat]
        found = [Term(name, feature(sheet, printed, ahead)) for name, feature in FEATURES]
        return [Term("score", float(sum(s.scores[seat]))), *found]

    def value(self, rules: Rules[Any], s: CartographersState, seat: Seat) -> float:
        """The same in one go."""
        return sum(s.scores[seat]) + sheet_value(s.sheets[seat], MAPS[s.side], self._ahead(s))

    def rivals(self, s: CartographersState, seat: Seat) -> Sequence[Seat]:
        """Everybody at a small table; at a large one the neighbours, whom one raids."""
        if s.seats <= 4:
            return super().rivals(s, seat)
        return [Seat((seat + 1) % s.seats), Seat((seat - 1) % s.seats)]

    def matters(self, rules: Rules[Any], s: CartographersState, seat: Seat, other: Seat) -> bool:
        """Only raids: what others draw on their own sheets is the same whatever is drawn on this one."""
        return isinstance(rules.question(s, other), DrawMonsters)

    def quick(
        self, rules: Rules[Any], s: CartographersState, seat: Seat, answers: Sequence[Action]
    ) -> list[float] | None:
        """An answer changes one sheet, so only that sheet is looked at."""
        question = rules.question(s, seat)
        printed, ahead = MAPS[s.side], self._ahead(s)
        if isinstance(question, DrawMonsters):
            neighbour = s.sheets[question.owner]
            return [-self._after(neighbour, answer, MONSTER, 0, printed, ahead) for answer in answers]
        base = sum(s.scores[seat]) - max([self.value(rules, s, rival) for rival in self.rivals(s, seat)], default=0.0)
        sheet = s.sheets[seat]
        if isinstance(question, ChooseTerrain):
            chosen, paints = s.answers[seat][-1], [a.terrain for a in answers if isinstance(a, Paint)]
            coin = self._coin(s, chosen)
            return [base + self._after(sheet, chosen, TERRAIN_INDEX[x], coin, printed, ahead) for x in paints]
        assert isinstance(question, DrawShape)
        assert s.explore is not None
        card = EXPLORE[s.explore]
        terrains = [TERRAIN_INDEX[x] for x in (card.terrains if isinstance(answers[0], Place) else self._single(s))]
        return [
            base + max([self._after(sheet, a, x, self._coin(s, a), printed, ahead) for x in terrains]) for a in answers
        ]

    def _ahead(self, s: CartographersState) -> Outlook:
        return outlook(s.edicts, s.season, s.time)

    def _single(self, s: CartographersState) -> Sequence[str]:
        assert s.explore is not None
        return ANY_TERRAIN if s.ruins_pending else EXPLORE[s.explore].terrains

    def _coin(self, s: CartographersState, answer: Action) -> int:
        assert s.explore is not None
        return EXPLORE[s.explore].shapes[answer.shape].coin if isinstance(answer, Place) else 0

    def _after(
        self, sheet: Sheet, answer: Action, terrain: int, coin: int, printed: PrintedMap, ahead: Outlook
    ) -> float:
        new = sheet.clone()
        assert isinstance(answer, Place | Single | Raid)
        draw_on(new, 1 << answer.cell if isinstance(answer, Single) else spaces(answer.cells), terrain, coin)
        return sheet_value(new, printed, ahead)


EVALUATION: Final = CartographersEvaluation()
