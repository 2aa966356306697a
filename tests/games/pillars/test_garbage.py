"""Things that are no answer are refused by a rule that exists, and nothing changes (PILL-7.1)."""

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from stolek.games.pillars import GAME
from stolek.kernel.codec import canonical_hash
from stolek.kernel.generator import Generator, below
from stolek.kernel.values import Action

RULES = (files("stolek.games.pillars") / "rules.en.md").read_text("utf-8")
VALUES: tuple[Any, ...] = (
    None,
    "",
    "wood",
    "metal",
    "mason_r1",
    "stonecutter_start",
    "market",
    "forest_2",
    0,
    1,
    -3,
    10**9,
    (),
    ("wood",),
    1.5,
)


def garbage(kinds: Sequence[type[Action]], rng: Generator) -> Action:
    """An action of these kinds with anything in its fields."""
    kind = kinds[below(rng, len(kinds))]
    return kind(*[VALUES[below(rng, len(VALUES))] for _ in kind.__struct_fields__])


def test_garbage_is_refused_with_an_existing_rule_and_changes_nothing() -> None:
    rules, rng = GAME(), Generator(11)
    keys = set()
    for seed in range(5):
        s, _ = rules.setup(3, seed)
        while s.waits:
            seat = s.waits[0]
            before, legal = canonical_hash(s), rules.legal(s, seat)
            fitting = tuple(rules.does[type(rules.question(s, seat))])
            for kinds in (rules.actions, fitting, fitting, fitting, fitting, fitting):
                refusal = rules.why_not(s, seat, action := garbage(kinds, rng))
                assert (refusal is None) == (action in legal)
                if refusal is not None:
                    assert refusal.rule.startswith("TABLE-") or f"**{refusal.rule}**" in RULES
                    keys.add(refusal.key)
            assert canonical_hash(s) == before
            rules.step(s, seat, legal[below(rng, len(legal))])
    assert len(keys) > 15
