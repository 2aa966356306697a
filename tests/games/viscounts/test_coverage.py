"""Random play makes everything in the box take effect: a report of what has happened, and nothing may be missing.

Cards whose ability modifies payments leave no event of their own; `test_primary_action.py` and the worked examples
pay with each of them. The townsfolk and manuscripts printed on the segments, which only show when a pile is empty,
are used one by one in `test_primary_action.py` and `test_manuscript.py`.
"""

from collections import Counter
from functools import cache

from stolek.games.viscounts import GAME
from stolek.games.viscounts.actions import HireNobody, KeepTownsfolk, MoveNobody, Pass
from stolek.games.viscounts.cards import MANUSCRIPTS, SCHEMES, TOWNSFOLK
from stolek.games.viscounts.components import PLAYER_CARDS, SECTIONS, SLOTS
from stolek.games.viscounts.effects import ChooseOne, slug_of
from stolek.games.viscounts.events import (
    AbilityUsed,
    BonusTaken,
    Built,
    CardDropped,
    CardPlayed,
    Collided,
    Hired,
    HiredFree,
    LeaderChanged,
    LinkCompleted,
    ManuscriptTaken,
    OptionChosen,
    PairTaken,
    SchemePlayed,
    TopCardPlayed,
    WorkerBumped,
    WorkerPromoted,
    WorkerReachedTop,
)
from stolek.games.viscounts.opponent.boards import OPPONENT_IDS
from stolek.games.viscounts.segments import LINKS, SEGMENTS, SPOTS
from stolek.kernel.generator import Generator, below
from stolek.kernel.values import Event

GAMES = ((2, 40), (4, 40), (1, 16))
"""Number of people, number of games."""
PASSIVE = (Pass, HireNobody, KeepTownsfolk, MoveNobody)
"""Answers that a player who wants to see things happen gives only if there is no other."""


def happenings(event: Event, side: int) -> list[str]:
    """What an event shows to have taken effect."""
    match event:
        case PairTaken():
            return [f"pair {event.card}", f"hero {event.hero}"]
        case CardPlayed() | TopCardPlayed():
            return [f"played {event.card}"]
        case CardDropped():
            return [f"dropped {event.card}"]
        case AbilityUsed():
            return [f"ability {event.card}"]
        case Hired() | HiredFree():
            return [f"hired {event.card}"]
        case ManuscriptTaken():
            return [f"manuscript {event.manuscript}"]
        case Built():
            return [f"slot {event.slot}", f"spot {side} {event.segment} {event.spot}"]
        case LinkCompleted():
            return [f"link {side} {event.segment} {event.effect}"]
        case WorkerPromoted():
            return [f"tier 2 {event.section}"]
        case WorkerReachedTop():
            return [f"tier 3 {event.section}"]
        case WorkerBumped():
            return [f"bumped {event.tier}"]
        case BonusTaken():
            return [f"bonus {event.card}"]
        case LeaderChanged():
            return ["leader"]
        case Collided():
            return [f"collision {event.space}"]
        case OptionChosen():
            return [f"option {event.option}"]
        case SchemePlayed():
            return [f"scheme {event.card}"]
    return []


@cache
def report() -> Counter[str]:
    """How often each thing has taken effect."""
    found: Counter[str] = Counter()
    for people, games in GAMES:
        for seed in range(games):
            rules = GAME({"opponent": OPPONENT_IDS[seed % 4], "difficulty": 3})
            s, events = rules.setup(people, seed)
            rng = Generator(seed)
            while True:
                found.update(what for event in events for what in happenings(event, s.side))
                if not rules.waiting(s):
                    break
                seat = rules.waiting(s)[0]
                legal = rules.legal(s, seat)
                eager = [action for action in legal if not isinstance(action, PASSIVE)] or legal
                events = rules.apply(s, seat, eager[below(rng, len(eager))])
    return found


def missing(wanted: list[str]) -> list[str]:
    return [what for what in wanted if not report()[what]]


def test_every_townsfolk_card_visc_4_95() -> None:
    wanted = [f"played {card.id}" for card in TOWNSFOLK]
    wanted += [f"dropped {card.id}" for card in TOWNSFOLK if card.ability.timing == "drop_off"]
    wanted += [f"ability {card.id}" for card in TOWNSFOLK if card.ability.trigger]
    wanted += [f"hired {card.id}" for card in TOWNSFOLK if card.on_hire_or_dismiss]
    assert missing(wanted) == []


def test_every_option_of_every_choice_visc_4_2() -> None:
    abilities = [effect for card in TOWNSFOLK for effect in card.ability.effects]
    rewards = [effect for section in SECTIONS for effect in section.tier2]
    choices = [effect for effect in abilities + rewards if isinstance(effect, ChooseOne)]
    assert missing([f"option {slug_of(option)}" for choice in choices for option in choice.options]) == []


def test_every_manuscript_visc_4_66() -> None:
    assert missing([f"manuscript {manuscript.id}" for manuscript in MANUSCRIPTS]) == []


def test_every_spot_link_and_slot_of_both_sides_visc_4_48() -> None:
    wanted = [f"slot {slot.id}" for slot in SLOTS]
    for side in range(2):
        for i, segment in enumerate(SEGMENTS):
            wanted += [f"spot {side} {segment.id} {spot.slot}" for spot in SPOTS[side][i]]
            wanted += [f"link {side} {segment.id} {slug_of(link.effects)}" for link in LINKS[side][i]]
    assert missing(wanted) == []


def test_every_castle_section_and_tier_visc_4_60() -> None:
    wanted = [f"tier {tier} {section.id}" for tier in (2, 3) for section in SECTIONS]
    assert missing([*wanted, "bumped 1", "bumped 2", "leader"]) == []


def test_every_player_card_hero_bonus_card_and_scheme_visc_6_30() -> None:
    wanted = [f"pair {card.id}" for card in PLAYER_CARDS] + [f"scheme {scheme.id}" for scheme in SCHEMES]
    wanted += [f"bonus cleric_bonus_{ribbon}" for ribbon in ("grey", "black", "yellow", "blue")]
    assert missing(wanted) == []


def test_every_collision_space_visc_4_80() -> None:
    print(f"{len(report())} things have taken effect, {sum(report().values())} times in all")
    assert missing([f"collision {space}" for space in range(7)]) == []
