"""Conformance of hidden information: nothing that a seat may not know reaches it (property 5, a to e)."""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from stolek.kernel.codec import StateCodec, canonical_hash
from stolek.kernel.conformance_state import demand, mutable_parts
from stolek.kernel.consequence import Foresight
from stolek.kernel.generator import Generator, below, next64
from stolek.kernel.pile import KNOWN, Pile, viewer
from stolek.kernel.rules import Rules
from stolek.kernel.state import State
from stolek.kernel.values import Action, Seat, redacted_for

S = TypeVar("S", bound=State)
TRIES = 20
MAX_TOLD = 30


def check_hidden(rules: Rules[S], codec: StateCodec[S], s: S, seen: Sequence[Action], rng: Generator) -> None:
    """All parts of the property, for up to three seats and the spectator."""
    first = below(rng, s.seats)
    viewers = [Seat((first + i) % s.seats) for i in range(min(s.seats, 3))]
    for seat in (*viewers, None):
        check_same_view(rules, s, seat, seen, rng)
        check_forgets(rules, codec, s, seat, rng)
        check_varies(rules, s, seat, rng)
        check_told(rules, s, seat, rng)
        if seat in rules.waiting(s):
            assert seat is not None
            check_foresight(rules, s, seat, rng)


def check_foresight(rules: Rules[S], s: S, seat: Seat, rng: Generator) -> None:
    """(a) again: what an answer would change is foreseen from what the seat knows, and foreseeing changes nothing."""
    legal = rules.legal(s, seat)
    tried = [legal[below(rng, len(legal))] for _ in range(3)]
    before = canonical_hash(s)
    mine, theirs = Foresight(rules, s, seat), Foresight(rules, rules.determinize(s, seat, rng.fork()), seat)
    for action in tried:
        demand(mine.of(action) == theirs.of(action), f"{seat} foresees only what it knows (3.5a): {action!r}")
    demand(canonical_hash(s) == before, "foreseeing changes nothing (2)")


def known(rules: Rules[S], s: S, seat: Seat | None, seen: Sequence[Action]) -> tuple[Any, ...]:
    """Everything that the contract tells a seat about a state."""
    view = msgspec.json.encode(rules.view(s, seat))
    if seat is None:
        return (view,)
    return view, list(rules.legal(s, seat)), rules.waiting(s), [rules.why_not(s, seat, a) for a in seen[:12]]


def check_same_view(rules: Rules[S], s: S, seat: Seat | None, seen: Sequence[Action], rng: Generator) -> None:
    """(a) What the seat is told does not depend on what it may not know."""
    guess = rules.determinize(s, seat, rng.fork())
    demand(known(rules, guess, seat, seen) == known(rules, s, seat, seen), f"a sample looks the same to {seat} (3.5a)")


def check_forgets(rules: Rules[S], codec: StateCodec[S], s: S, seat: Seat | None, rng: Generator) -> None:
    """(b) and (d): a sample is built from what the seat knows and the given generator alone."""
    one, two = next64(rng), next64(rng)
    direct = codec.encode(rules.determinize(s, seat, Generator(two)))
    through = rules.determinize(rules.determinize(s, seat, Generator(one)), seat, Generator(two))
    demand(codec.encode(through) == direct, f"a sample for {seat} forgets the truth (3.5b)")
    other = s.clone()
    other.rng = next64(rng)
    demand(
        codec.encode(rules.determinize(other, seat, Generator(two))) == direct,
        f"a sample for {seat} does not depend on the generator of the game (3.5d)",
    )


def check_varies(rules: Rules[S], s: S, seat: Seat | None, rng: Generator) -> None:
    """(c) Every pool of two different cards, and pending answers of others, come out differently over samples."""
    samples = [rules.determinize(s, seat, rng.fork()) for _ in range(TRIES)]
    for pool, places in pools(s, seat).items():
        if len({card for _, card in places}) > 1 and len({place for place, _ in places}) > 1:
            ways = {tuple(pools(x, seat)[pool]) for x in samples}
            if len(ways) == 1:  # a rare card among many equal ones: chance alone may have repeated itself
                more = [rules.determinize(s, seat, rng.fork()) for _ in range(10 * TRIES)]
                ways |= {tuple(pools(x, seat)[pool]) for x in more}
            demand(len(ways) > 1, f"pool {pool} of {seat} varies (3.5c)")
    for other in range(len(s.lanes)):
        if other != seat and not s.lanes[other] and s.answers[other] and _had_choice(rules, s, Seat(other)):
            demand(len({x.answers[other] for x in samples}) > 1, f"the answer of {other} varies for {seat} (3.5c)")


def _had_choice(rules: Rules[S], s: S, seat: Seat) -> bool:
    new = s.clone()
    rules.take_back(new, seat)
    return len(rules.legal(new, seat)) > 3


def pools(s: State, seat: Seat | None) -> dict[int, list[tuple[str, Any]]]:
    """Per pool that the viewer cannot tell apart its places and cards; a hand is one place."""
    row, found = viewer(s, seat), dict[int, list[tuple[str, Any]]]()
    for path, part in mutable_parts(s, "state"):
        if isinstance(part, Pile):
            for i, (card, knowledge) in enumerate(zip(part.cards, part.known, strict=True)):
                if knowledge[row] != KNOWN:
                    found.setdefault(knowledge[row], []).append((f"{path}[{i}]" if part.ordered else path, card))
    return found


def check_told(rules: Rules[S], s: S, seat: Seat | None, rng: Generator) -> None:
    """(e) Actions of another seat after which I am told the same leave me the same view."""
    for other in rules.waiting(s)[:2]:
        if other == seat:
            continue
        legal = rules.legal(s, other)
        stride = max(1, len(legal) // MAX_TOLD)
        after: dict[bytes, bytes] = {}
        for action in legal[below(rng, stride) :: stride]:
            new = s.clone()
            events = [redacted_for(event, seat) for event in rules.apply(new, other, action)]
            heard = msgspec.json.encode((events, rules.waiting(new)))
            seen = msgspec.json.encode(rules.view(new, seat))
            demand(after.setdefault(heard, seen) == seen, f"{seat} sees more than it is told (3.5e): {action!r}")
