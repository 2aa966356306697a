"""Viscounts of the West Kingdom: today's points, what the turns that are left make of the means, and the clock.

All points are counted at the end (VISC-0.3), so the terms ask what a thing still becomes: the two piles of debts and
deeds tell how many turns are left (VISC-5.2), a slot or a good card helps in each of them, goods and half-done sets
need some of them. Against the virtual opponent, who never decides, what things become was learned from games instead
(`viscounts_solo.py`).
"""

from collections.abc import Sequence
from math import sqrt
from types import MappingProxyType
from typing import Any, Final

from stolek.bots.evaluate.viscounts_alone import second_look, sight_of
from stolek.bots.evaluate.viscounts_counts import sets_begun
from stolek.bots.evaluate.viscounts_look import DECISIVE
from stolek.bots.evaluate.viscounts_points import awards_of, points_of, turns_left
from stolek.bots.evaluate.viscounts_promise import promise
from stolek.bots.evaluate.viscounts_solo import learned
from stolek.bots.evaluate.viscounts_turn import Judge, TurnPlan, until_draw
from stolek.bots.evaluate.viscounts_worth import (
    ABILITY_WORTH,
    DROP_WORTH,
    ICONS_WORTH,
    MEETING,
    OPEN_WORTH,
    RESOURCE,
    SILVER_PIECE,
)
from stolek.bots.evaluation import Evaluation, Term
from stolek.bots.plan import Plan
from stolek.games.viscounts.cards import CARD_ICONS, EMPTY
from stolek.games.viscounts.components import GOLD, INK, LAST_SPACE, SILVER, STONE, TRADE, WANTED_ICON
from stolek.games.viscounts.icons import CRIMINAL, counts
from stolek.games.viscounts.player import Player, lasting_icons
from stolek.games.viscounts.state import NOBODY, SECTION_COUNT, ViscountsState, workers_of
from stolek.kernel.rules import Rules
from stolek.kernel.values import Action, Seat

NOT_SPENT: Final[tuple[float, ...]] = (0.0, 0.4, 0.7, 0.9)
"""The share of goods that finds a use in 0, 1, 2 or 3 more turns; later all."""
PLENTY, HOARD = 4, 8
NEXT_ICONS: Final = 1.1
"""Icons that stay on the board for the next turn are sure, unlike those of the deck."""
DECK: Final = 1.0
ABILITIES: Final = 0.6
CRIME: Final = 0.9
"""What a criminal costs in corruption, each time it is played."""
SHUFFLED: Final = 0.4
CORRUPTED: Final = 0.3
IDLE: Final = 5
"""Virtue or corruption at every shuffle (VISC-4.86): cards beyond those on the board and in hand are drawn in turn."""
SEEN_TOGETHER: Final = 2.8
"""Cards on the board whose icons fit together."""
ACTION_ICONS: Final = tuple((icon, 0.15 if action == TRADE else 1.0) for action, icon in enumerate(WANTED_ICON))
"""Per action its icon, and how much it counts: a trade costs a turn and only prepares another."""
ICON_USED: Final = 1.1
"""Points of an icon that is used in an action."""
EVERY_TURN: Final = 1.5
"""Points of a turn beside those of its icons."""
MAX_TURNS: Final = 12.0
UNPAID: Final = 1.2
ACQUIRED: Final = 1.0
"""What flipping brings beyond today's points, for the first few cards."""
FLIPS: Final = 5
HOPE: Final = 0.9
"""How surely a set begun becomes a full one, with turns enough."""
WORKER: Final = 0.3
PAIR: Final = 0.5
PAIRS_SIDE_BY_SIDE: Final = 0.7
PAIR_ABOVE: Final = 0.7
"""Workers that a group will need: one, two in a section, two such sections side by side, two on tier 2."""
PROMISE: Final = 0.6
LAST_CHANCE: Final = 1.0


# Means


def goods_of(player: Player, turns: float) -> float:
    """Goods as far as there are turns to spend them in, less for a hoard."""
    use = NOT_SPENT[int(turns)] if turns < len(NOT_SPENT) else 1.0
    total = SILVER_PIECE * min(player.goods[SILVER], HOARD)
    for good in (INK, GOLD, STONE):
        amount = player.goods[good]
        total += RESOURCE * (amount if amount <= PLENTY else PLENTY + 0.5 * (min(amount, HOARD) - PLENTY))
    return use * total


def townsfolk_of(player: Player, turns: float) -> float:
    """The cards that stay on the board, what they bring when they drop off, and what the deck does every turn."""
    cards = player.hand.cards + player.draw.cards + player.discard
    on_board = 0.0
    for slot, card in enumerate(player.board):
        if card != EMPTY:
            cards.append(card)
            drops_in = len(player.board) - slot
            if turns >= drops_in:
                on_board += (1.2 - 0.2 * drops_in) * DROP_WORTH[card]
            if slot < 2:
                on_board += NEXT_ICONS * ICONS_WORTH[card] * min(turns, 1.7 - 0.7 * slot)
    return on_board + min(turns, MAX_TURNS) * deck_of(player, cards)


def deck_of(player: Player, cards: Sequence[int]) -> float:
    """What the deck does in a turn: one action uses icons of one kind, so a deck that knows what it wants is best.

    The length of the vector of expected icons is about the expected number of the best kind: three kinds with one
    icon each show 1.7 of some kind, one kind with three icons shows three.
    """
    count = len(cards)
    if not count:
        return 0.0
    icons = counts(sum([CARD_ICONS[card] for card in cards]))
    open_icons = counts(lasting_icons(player))
    criminals = icons[CRIMINAL]
    shown = SEEN_TOGETHER / count
    squares = 0.0
    for icon, share in ACTION_ICONS:
        kind = share * ((icons[icon] + criminals) * shown + open_icons[icon])
        squares += kind * kind
    use = EVERY_TURN + ICON_USED * sqrt(squares)
    abilities = sum([ABILITY_WORTH[card] for card in cards]) / count
    honest = (1 - min(criminals, count) / count) ** 3
    check = (SHUFFLED + CORRUPTED) * honest - CORRUPTED
    return DECK * use + ABILITIES * abilities - CRIME * criminals / count + check / max(1, count - IDLE)


def flips_of(player: Player, turns: float) -> float:
    """Debts and deeds that can still be flipped."""
    return min(1.0, turns / 4) * (UNPAID * min(player.unpaid, FLIPS) + ACQUIRED * min(player.acquired, FLIPS))


def virtue_of(player: Player, turns: float) -> float:
    """The collision that the markers lead to, as near as it is."""
    apart = player.virtue - player.corruption
    in_time = min(1.0, (turns + 0.5) / (1 + 0.5 * apart))
    return in_time * MEETING[player.corruption][player.virtue] * (LAST_SPACE - apart) / LAST_SPACE


def castle_of(s: ViscountsState, seat: int, turns: float) -> float:
    """Workers that stand ready to climb."""
    below, above = workers_of(s.tier1, seat), workers_of(s.tier2, seat)
    total = WORKER * sum(below) + PAIR_ABOVE * above.count(2)
    for section in range(SECTION_COUNT):
        if below[section] >= 2:
            total += PAIR + (PAIRS_SIDE_BY_SIDE if below[section - 1] >= 2 else 0.0)
    return min(1.0, turns / 3) * total


def promise_of(s: ViscountsState, seat: int, turns: float) -> float:
    """What the next turn promises, as far as it counts; in the last one it is all there is."""
    if s.virtual != NOBODY:
        share = learned(s).promise(turns)
    else:
        share = LAST_CHANCE if turns == 1 and s.last_round else PROMISE
    return share * promised(s, seat, turns)


def promised(s: ViscountsState, seat: int, turns: float) -> float:
    """What the next turn promises; nothing if there is none."""
    if turns < 1 or not s.round:
        return 0.0
    return promise(s, seat, hope_of(turns - 1), min(turns - 1, MAX_TURNS))


def hope_of(turns: float) -> float:
    """How surely a set is finished."""
    return HOPE * min(1.0, turns / 6)


class ViscountsEvaluation(Evaluation[ViscountsState]):
    """The final scoring of today and what tomorrow makes of the means."""

    scale = 12.0
    chain = 3
    names = (
        "score",
        "awards",
        "goods",
        "townsfolk",
        "flips",
        "buildings",
        "virtue",
        "sets",
        "castle",
        "tempo",
        "experience",
        "promise",
    )
    plans = MappingProxyType(
        {
            "easy": Plan(noise=1.6),
            "normal": Plan(noise=1.0),
            "hard": Plan(noise=0.55),
            "expert": Plan(ahead=2),
        }
    )

    def terms(self, rules: Rules[Any], s: ViscountsState, seat: Seat) -> list[Term]:
        """Every reason."""
        turns = turns_left(s)
        parts = [*self._standing(s, seat, turns), 0.0 if seat == s.virtual else promise_of(s, seat, turns)]
        return [Term(name, points) for name, points in zip(self.names, parts, strict=True)]

    def value(self, rules: Rules[Any], s: ViscountsState, seat: Seat) -> float:
        """All terms."""
        return self.seen(rules, s, seat) + (0.0 if seat == s.virtual else promise_of(s, seat, turns_left(s)))

    def seen(self, rules: Rules[Any], s: ViscountsState, rival: Seat) -> float:
        """Everything but the next turn, which depends on a hand that nobody else sees."""
        return sum(self._standing(s, rival, turns_left(s)))

    def planned(
        self, rules: Rules[Any], s: ViscountsState, seat: Seat, answers: Sequence[Action], depth: int | None
    ) -> list[float] | None:
        """In the own turn every answer is followed to the end of the turn; a depth of 2 looks at the next one too."""
        root = until_draw(s, seat)
        if root is None:
            return None
        standing = self._judge(rules, s, seat)

        def prospect(x: ViscountsState) -> float:
            return promise_of(x, seat, turns_left(x))

        plan = TurnPlan(rules, root, seat, standing, prospect, sight_of(s).first)
        if depth is None or depth < 2 or not isinstance(s.stack[-1], DECISIVE):
            return [plan.after(answer)[0].worth for answer in answers]
        return second_look(plan, s).weigh(answers)

    def _judge(self, rules: Rules[Any], s: ViscountsState, seat: Seat) -> Judge:
        """How far the seat is ahead in positions that come of this one, but for the next turn."""
        if s.virtual != NOBODY:
            known = learned(s)
            return lambda x: known.lead(x, seat)
        rivals = self.rivals(s, seat)
        return lambda x: self.seen(rules, x, seat) - max([self.seen(rules, x, rival) for rival in rivals])

    def _standing(self, s: ViscountsState, seat: int, turns: float) -> Sequence[float]:
        """The terms but the last, in the order of the names."""
        player = s.players[seat]
        points, awards = float(points_of(s, seat)), awards_of(s, seat, turns)
        if s.virtual != NOBODY:
            return self._learned(s, seat, turns, points, awards)
        return (
            points,
            awards,
            goods_of(player, turns),
            townsfolk_of(player, turns),
            flips_of(player, turns),
            OPEN_WORTH[player.built] * min(turns, MAX_TURNS),
            virtue_of(player, turns),
            hope_of(turns) * sets_begun(player),
            castle_of(s, seat, turns),
            0.0,
            0.0,
        )

    def _learned(self, s: ViscountsState, seat: int, turns: float, points: float, awards: float) -> Sequence[float]:
        """The same against the virtual opponent: its side counts for it as one term, ours term by term."""
        known = learned(s)
        score = known.points(turns) * points
        if seat == s.virtual:
            return (score, known.rival_awards(turns) * awards, *[0.0] * 7, known.rival(s, turns), 0.0)
        terms = known.terms(s, seat, turns)
        named = [terms[name] for name in self.names[2:-2]]
        return (score, known.awards(turns) * awards, *named, known.experience(s, seat))


EVALUATION: Final = ViscountsEvaluation()
