"""Viscounts against the virtual opponent: the best few plans of a turn, played on for some turns.

The opponent never decides anything, so its turns cost no thinking: plans are followed through them, and through own
turns that are played as they look best at once. What a plan is worth is the mean of what is seen before each of these
turns: the nearer ones tell less by chance, the farther ones tell more.
"""

from collections.abc import Sequence
from math import inf, sqrt, tanh
from typing import Final

from stolek.bots.evaluate.viscounts_look import AMONG_PEOPLE, SecondLook, Sight, replayed
from stolek.bots.evaluate.viscounts_points import turns_left
from stolek.bots.evaluate.viscounts_turn import FULL, QUICK, Line, TurnPlan, drawing, until_draw
from stolek.games.viscounts.frames import ChooseCard
from stolek.games.viscounts.state import NOBODY, ViscountsState
from stolek.kernel.values import Action

AFTER_TURN: Final = 1_000_000
"""Far from the luck of all samples: that of what comes after an own turn."""
VICTORY: Final = 30.0
"""Points that a win is worth beside those of the lead (VISC-6.42)."""
FINAL_VICTORY: Final = 60.0
"""The same at the end of the game, where nothing else counts but among plans that win alike."""
SWING: Final = 6.0
"""Points that a lead may still change by in a turn; in several, by their square root as many."""
LAST_TURN: Final = 2.5
"""The opponent's last turn (VISC-6.40) may change a lead as much as so many others."""
ALONE: Final = Sight(
    FULL,
    QUICK,
    candidates=8,
    margin=8.0,
    alike=4,
    luck=60,
    first_share=0.5,
    turns=2,
    halved=(5, 12, 24),
    clear=12.0,
    steps=20_000,
)
LAST: Final = ALONE._replace(luck=80, halved=(30,), clear=inf)
"""In the last own turn only the opponent's is left to luck: that is soon played, so plans meet much of it."""


def sight_of(s: ViscountsState) -> Sight:
    """How much is seen in this game."""
    if s.virtual == NOBODY:
        return AMONG_PEOPLE
    return LAST if s.round == s.last_round else ALONE


def second_look(plan: TurnPlan, s: ViscountsState) -> SecondLook:
    """The second look of this game."""
    kind = SecondLook if s.virtual == NOBODY else LookAlone
    return kind(plan, s, sight_of(s))


def prized(lead: float, turns: float) -> float:
    """The lead that will become of a position with so many turns left after this one, and how likely that wins."""
    return lead + VICTORY / 2 * (1 + tanh(lead / (SWING * sqrt(turns + LAST_TURN))))


def final_prize(lead: float) -> float:
    """The lead at the end of the game; a tie is lost (VISC-6.42)."""
    return lead + FINAL_VICTORY if lead > 0 else lead


class LookAlone(SecondLook):
    """The best few plans of this turn, each played on against the virtual opponent."""

    def _root(self, s: ViscountsState, luck: int) -> ViscountsState | None:
        """The turn under way and all that is to follow."""
        new = s.clone()
        new.rng = luck
        return new

    def _through(self, root: ViscountsState, line: Line) -> float:
        """What is seen before each of the next turns and at the end of the game, on average."""
        seen = self.leads(root, line)
        return sum([final_prize(lead) if turns is None else prized(lead, turns) for lead, turns in seen]) / len(seen)

    def leads(self, root: ViscountsState, line: Line) -> list[tuple[float, float | None]]:
        """The lead that is expected before each of the next turns, with the turns left after it; the last turn of the
        game is played to its end, where the lead is sure and there are none (None).
        """
        s = self._played_on(root, line.answers, root.rng + AFTER_TURN)
        seen: list[tuple[float, float | None]] = []
        while s.waits:
            best = self._best(s)
            seen.append((best.worth, turns_left(s)))
            if len(seen) >= self._sight.turns and s.round != s.last_round:
                break
            s = self._played_on(s, best.answers, root.rng + (len(seen) + 1) * AFTER_TURN)
        if not s.waits:
            outcome = self._rules.outcome(s)
            assert outcome is not None
            seen.append((float(outcome.scores[self._seat] - outcome.scores[s.virtual]), None))
        return seen

    def _played_on(self, root: ViscountsState, answers: Sequence[Action], luck: int) -> ViscountsState:
        """The position before the next own turn, or the end. Once the own turn is over, draws and schemes are the same
        for all plans, whatever luck these have met.
        """
        rules, seat = self._rules, self._seat
        s = until_draw(root, seat)
        assert s is not None
        replayed(rules, s, seat, answers)
        while s.waits:
            replayed(rules, s, seat, self._best(s).answers)
        s.stack[:] = root.stack[: drawing(root, seat) + 1]
        s.rng = luck
        rules.run(s)
        while s.waits and not isinstance(s.stack[-1], ChooseCard):
            rules.step(s, seat, rules.legal(s, seat)[0] if drawing(s, seat) < 0 else self._best(s).answers[0])
        return s
