"""The checks that every game must pass, ours and those of others (the seven properties of the architecture page).

`check_game` plays one random game and raises `Broken` with the record so far when a property does not hold. Cheap
checks run at every decision, expensive ones at every tenth.
"""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from stolek.kernel.codec import StateCodec, canonical_hash
from stolek.kernel.conformance_hidden import check_hidden
from stolek.kernel.conformance_state import Broken, check_clone, check_codec, demand
from stolek.kernel.generator import Generator, below
from stolek.kernel.problem import IllegalAction
from stolek.kernel.record import Record, begin, final_hash, read_record, replay, write_move
from stolek.kernel.rules import Rules
from stolek.kernel.state import State
from stolek.kernel.values import Action, Event, Seat

__all__ = ["Broken", "Walk", "check_game", "play_randomly"]

S = TypeVar("S", bound=State)
EVERY = 10
"""Expensive checks run at every n-th decision."""


class Walk(Generic[S]):
    """One random game under observation."""

    def __init__(self, rules: Rules[S], seats: int, seed: int, every: int = EVERY) -> None:
        self.rules = rules
        self.every = every
        self.rng = Generator(seed ^ 0xC0FFEE)
        self.codec = StateCodec(rules)
        self.state, events = rules.setup(seats, seed)
        self.record = begin(rules, self.state, seed)
        self.events: list[list[Event]] = [events]
        self.components = rules.components(self.state)
        self.seen: list[Action] = []
        self.decisions = 0

    def play(self, watch: Callable[["Walk[S]"], None] | None = None) -> Record:
        """Play to the end, or to where such games are cut, checking on the way; `watch` sees every node."""
        rules, s = self.rules, self.state
        limit, cut = rules.max_decisions(s.seats), rules.cut_after(s.seats)
        while (waiting := rules.waiting(s)) and self.decisions != cut:
            demand(self.decisions < limit, f"the game ends within {limit} decisions (3.1)")
            self.check_cheap(waiting)
            if self.decisions % self.every == 0:
                self.check_expensive()
            if watch:
                watch(self)
            seat = waiting[below(self.rng, len(waiting))]
            legal = rules.legal(s, seat)
            action = legal[below(self.rng, len(legal))]
            self.events.append(rules.apply(s, seat, action))
            self.record.moves.append(write_move(rules, s, seat, action))
            self.decisions += 1
        if not rules.waiting(s):
            self.record.end = final_hash(rules, s)
        self.check_end()
        return self.record

    def check_cheap(self, waiting: tuple[Seat, ...]) -> None:
        """Lists are complete and unique, looking changes nothing, nothing gets lost."""
        rules, s = self.rules, self.state
        before = canonical_hash(s)
        demand(list(waiting) == sorted(set(waiting)), "waiting is sorted, each seat once (2)")
        demand(rules.outcome(s) is None, "no outcome before the end (2)")
        for seat in waiting[:3]:
            legal = rules.legal(s, seat)
            texts = [rules.text.write(action) for action in legal]
            demand(0 < len(legal) <= 1200, "between 1 and 1,200 answers (2)")
            demand(len(set(texts)) == len(texts), "answers are unique (2)")
            demand(list(rules._offers(s, rules.question(s, seat))) == list(legal), "remembered answers are fresh (3.2)")
            probe = below(self.rng, len(legal))
            demand(rules.text.read(texts[probe]) == legal[probe], "an action is its text (2)")
            demand(rules.why_not(s, seat, legal[probe]) is None, "why_not is None for legal actions (3.2)")
            self.remember(legal[probe])
        views = [rules.view(s, seat) for seat in (*waiting[:2], None)]
        demand(len({msgspec.json.encode(view.public) for view in views}) == 1, "the public part is equal for all (2)")
        demand(canonical_hash(s) == before, "legal, view, why_not and outcome change nothing (3.2)")
        demand(rules.components(s) == self.components, f"components are conserved (3.1): {rules.components(s)}")

    def check_expensive(self) -> None:
        """Clones, codec, refusals, every option, hidden information."""
        check_clone(self.state)
        check_codec(self.rules, self.codec, self.state)
        self.check_refusals()
        self.check_options()
        self.check_commuting()
        check_hidden(self.rules, self.codec, self.state, self.seen, self.rng)

    def remember(self, action: Action) -> None:
        """Keep some actions of other moments, to be refused later."""
        if len(self.seen) < 60:
            self.seen.append(action)
        else:
            self.seen[below(self.rng, 60)] = action

    def check_refusals(self) -> None:
        """Whatever is not legal is refused with an id, and nothing changes."""
        rules, s = self.rules, self.state
        before = canonical_hash(s)
        for seat in range(min(s.seats, 4)):
            legal = rules.legal(s, Seat(seat))
            for garbage in [*self.seen[:12], *garbage_actions(self.seen, self.rng)]:
                if garbage in legal:
                    continue
                refusal = rules.why_not(s, Seat(seat), garbage)
                demand(refusal is not None and bool(refusal.rule), f"{garbage!r} is refused with a rule id (3.2)")
                demand(_refused(rules, s, Seat(seat), garbage), f"apply refuses {garbage!r} (3.2)")
        demand(canonical_hash(s) == before, "a refused action changes nothing (3.2)")

    def check_options(self) -> None:
        """Every offered answer can be carried out (a sample of the long lists), checked and trusted alike."""
        rules, s = self.rules, self.state
        for seat in rules.waiting(s)[:2]:
            legal = rules.legal(s, seat)
            stride = max(1, len(legal) // 12)
            for action in legal[below(self.rng, stride) :: stride]:
                checked, trusted = s.clone(), s.clone()
                rules.apply(checked, seat, action)
                rules.step(trusted, seat, action)
                demand(canonical_hash(checked) == canonical_hash(trusted), "step does what apply does (2)")

    def check_commuting(self) -> None:
        """Simultaneous answers give the same position in either order, and can be taken back."""
        rules, s = self.rules, self.state
        if len(rules.waiting(s)) < 2:
            return
        first, second = rules.waiting(s)[:2]
        one, two = rules.legal(s, first)[-1], rules.legal(s, second)[0]
        hashes = set()
        for answers in (((first, one), (second, two)), ((second, two), (first, one))):
            new = s.clone()
            for seat, action in answers:
                rules.apply(new, seat, action)
            hashes.add(canonical_hash(new))
        demand(len(hashes) == 1, "simultaneous answers commute (3.2)")

    def check_end(self) -> None:
        """The breakdown adds up; the record gives the same game again, whole, cut, and as text."""
        rules, s = self.rules, self.state
        demand((rules.outcome(s) is None) == bool(s.waits), "a finished game has an outcome (3.1)")
        outcome = rules.result(s)
        sums = tuple(sum(line.points for line in lines) for lines in outcome.breakdown)
        demand(sums == outcome.scores, f"scores add up to their breakdown (3.1): {outcome.scores} and {sums}")
        demand(len(outcome.ranks) == s.seats and min(outcome.ranks) == 1, "every seat has a place (2)")
        demand(rules.components(s) == self.components, "components are conserved to the end (3.1)")
        again = replay(rules, read_record(self.record.text()))
        demand(canonical_hash(again.state) == canonical_hash(s), "the same record gives the same hash (3.3)")
        for to in {len(self.record.moves) // k for k in (2, 3, 5)}:
            part = replay(rules, self.record, to)
            demand(part.at == min(to, len(self.record.moves) - 1), "a cut record is a shorter game (3.4)")
        for (_, events), told in zip(replay(rules, self.record, 0), self.events[1:], strict=True):
            demand(events == told, "the same record gives the same events (3.3)")


def check_game(rules: Rules[Any], seats: int, seed: int, every: int = EVERY) -> Record:
    """Play one random game with all checks; the record is in the message if one fails."""
    walk: Walk[Any] = Walk(rules, seats, seed, every)
    try:
        return walk.play()
    except Exception as problem:
        raise Broken(f"{problem!r}\nrecord so far:\n{walk.record.text()}") from problem


def play_randomly(rules: Rules[S], seats: int, seed: int) -> S:
    """A random game without checks, for statistics; one that might never end is cut."""
    s, _ = rules.setup(seats, seed)
    rng, decisions, cut = Generator(seed), 0, rules.cut_after(seats)
    while s.waits and decisions != cut:
        seat = s.waits[0]
        legal = rules.legal(s, seat)
        rules.step(s, seat, legal[below(rng, len(legal))])
        decisions += 1
    return s


def garbage_actions(seen: Sequence[Action], rng: Generator) -> list[Any]:
    """Things that are no sensible answer: other types, and actions of the game with fields bent."""
    garbage: list[Any] = [None, 17, "nonsense", (1, 2), Action()]
    for action in seen[:: max(1, len(seen) // 8)]:
        for name in action.__struct_fields__:
            garbage.append(msgspec.structs.replace(action, **{name: _bent(getattr(action, name), rng)}))
    return garbage


def _bent(value: Any, rng: Generator) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + below(rng, 200) - 100
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, tuple) and value:
        return (*value[:-1], _bent(value[-1], rng))
    return [None, "", 3, (), ("x",)][below(rng, 5)]


def _refused(rules: Rules[S], s: S, seat: Seat, garbage: Any) -> bool:
    try:
        rules.apply(s, seat, garbage)
    except IllegalAction:
        return True
    return False
