"""What an answer would change is what it then changes: points, features as they stand, figures, goods, flocks."""

from typing import Any

import pytest

from stolek.games.carcassonne import GAME
from stolek.games.carcassonne.actions import PASS, LayTile, PlaceFollower
from stolek.games.carcassonne.events import CityCompleted, RoadCompleted
from stolek.games.carcassonne.hills_sheep.sheep import Gather, Grow, PlaceShepherd
from stolek.kernel.consequence import Consequence, Foresight
from stolek.kernel.generator import Generator, below
from stolek.kernel.values import Action
from tests.games.carcassonne.scene import Scene

FORESEEABLE = [{}, {"farmers": False, "river": True}, {"inns_cathedrals": True, "traders_builders": True}]
"""Games in which drawing the next tile changes nothing that a player has."""


def foresee(scene: Scene, action: Action) -> Consequence:
    scene.settle()
    return Foresight(scene.rules, scene.state, scene.due).of(action)


def changes(found: Consequence) -> dict[str, tuple[int, int]]:
    """What changes, from what to what; several of one kind by what tells them apart."""
    return {
        " ".join([change.key, *change.args.values()]): (change.before, change.after)
        for change in found.changes
        if change.before != change.after
    }


@pytest.mark.parametrize("options", FORESEEABLE)
def test_what_is_foreseen_is_what_then_happens(options: dict[str, Any]) -> None:
    rules, rng = GAME(options), Generator(5)
    s, _ = rules.setup(3, 5)
    changed = set()
    while s.waits:
        seat = s.waits[0]
        asked, legal = rules.question(s, seat), rules.legal(s, seat)
        answer = legal[below(rng, len(legal))]
        found = Foresight(rules, s, seat).of(answer)
        events = rules.apply(s, seat, answer)
        holdings = [(x.key, x.args, x.amount) for x in rules.holdings(s, seat, asked)]
        assert [(x.key, x.args, x.after) for x in found.changes] == holdings
        assert found.events == tuple(events[: len(found.events)])
        changed |= {change.key for change in found.changes if change.before != change.after}
    assert {"points", "road", "city", "monastery", "figures", "complete"} <= changed


def test_at_the_end_everything_that_was_projected_is_in_the_points() -> None:
    rules, rng = GAME({"traders_builders": True, "inns_cathedrals": True}), Generator(2)
    s, _ = rules.setup(2, 2)
    worth = -1
    while s.waits:
        seat = s.waits[0]
        legal = rules.legal(s, seat)
        answer = legal[below(rng, len(legal))]
        found = Foresight(rules, s, seat).of(answer)
        worth = sum(change.after for change in found.changes if change.points)
        rules.apply(s, seat, answer)
        if not s.waits:
            assert worth == s.scores[seat]
            assert {change.key for change in found.changes if change.points and change.after} == {"points"}
    assert worth > 0


def test_carc_4_22_laying_a_tile_says_what_it_completes_and_who_gets_it() -> None:
    scene = (
        Scene().lay("base_u", -1, 0).lay("base_u", 1, 0).lay("base_e", -1, -1, 1, "c0").lay("base_e", 1, -1, 3, "c0")
    )
    found = foresee(scene.draw("base_q"), LayTile(0, -1, 2))
    assert changes(found) == {"city": (1, 10), "complete": (2, 10)}
    _, completed = found.events
    assert isinstance(completed, CityCompleted)
    assert (completed.rule, completed.tiles, completed.seats, completed.worth) == ("CARC-4.22", 4, (0, 1), 10)


def test_carc_4_20_a_completed_road_without_a_thief_is_told_as_well() -> None:
    scene = Scene().lay("base_l", 1, 0, 0)
    found = foresee(scene.draw("base_l"), LayTile(-1, 0, 2))
    _, completed = found.events
    assert isinstance(completed, RoadCompleted)
    assert (completed.seats, completed.places) == ((), ((-1, 0), (0, 0), (1, 0)))
    assert changes(found) == {}


def test_carc_4_14_claiming_what_is_complete_scores_at_once() -> None:
    scene = Scene().draw("base_e").answer(LayTile(0, -1, 2))
    found = foresee(scene, PlaceFollower("c0"))
    assert changes(found) == {"points": (0, 4)}
    assert [event.tag() for event in found.events] == ["figure-placed", "city-scored", "figure-returned"]
    assert found.unforeseeable, "the next tile is drawn"


def test_carc_5_2_a_new_claim_is_worth_what_it_would_bring_now_and_when_complete() -> None:
    scene = Scene().draw("base_v").answer(LayTile(1, 0, 1))
    found = foresee(scene, PlaceFollower("r0"))
    assert changes(found) == {"road": (0, 2), "complete": (0, 2), "figures follower": (7, 6)}
    (road,) = [change for change in found.changes if change.key == "road"]
    assert road.fresh == ("0,0", "1,0")


def test_carc_6_26_goods_of_a_city_about_to_be_taken_are_foreseen() -> None:
    scene = Scene("traders_builders").lay("tb_15", 0, -1, 1)
    found = foresee(scene.draw("base_e"), LayTile(0, -2, 2))
    assert changes(found) == {"goods-leads": (0, 10), "goods wine": (0, 1)}


def test_carc_6_34_gathering_is_foreseen_and_drawing_is_not() -> None:
    scene = Scene("hills_sheep").draw("base_b").answer(LayTile(0, 1, 0))
    placed = foresee(scene, PlaceShepherd("f0"))
    assert placed.unforeseeable
    assert changes(placed) == {"figures shepherd": (1, 0)}
    scene.answer(PlaceShepherd("f0"), "sheep_3").lay("base_u", 1, 0).draw("base_b").answer(LayTile(0, 2, 0)).answer(
        PASS
    )
    assert changes(foresee(scene, Gather())) == {"points": (0, 3), "flock": (3, 0), "figures shepherd": (0, 1)}
    grown = foresee(scene, Grow())
    assert grown.unforeseeable
    assert changes(grown) == {}


def test_the_latest_tile_shows_what_each_of_its_segments_would_bring() -> None:
    scene = Scene().draw("base_e").answer(LayTile(0, -1, 2)).settle()
    outlooks = {outlook.segment: outlook for outlook in scene.rules.public(scene.state).outlooks}
    assert (outlooks["c0"].now, outlooks["c0"].complete) == (4, None)
    assert outlooks["f0"].now == 3
    scene = Scene().draw("base_v").answer(LayTile(1, 0, 1)).settle()
    road = scene.rules.public(scene.state).outlooks[0]
    assert (road.now, road.complete) == (2, 2)
    scene.answer(PlaceFollower("r0")).settle()
    assert scene.rules.public(scene.state).outlooks == ()
