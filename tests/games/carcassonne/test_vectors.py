"""Every vector of the data file plays as it says; a wrong expectation is found out; a bad file is refused."""

import json
from copy import deepcopy
from typing import Any

import pytest

from stolek.games.carcassonne.actions import LayTile, PlaceOnTile
from stolek.games.carcassonne.box import ROTATED, TILES, number_of, rotated, tile_of
from stolek.games.carcassonne.hills_sheep.components import FLOCK
from stolek.games.carcassonne.hills_sheep.sheep import Gather, Grow
from stolek.games.carcassonne.rules import Carcassonne
from stolek.games.carcassonne.state import CarcassonneState
from stolek.games.carcassonne.vectors import VectorError, Verdict, play_vectors, read_vectors, sector_of_pig
from stolek.games.carcassonne.view import public_view
from stolek.games.carcassonne.wheel.actions import TakeBack, TakeCrown
from stolek.kernel.generator import Generator, below
from stolek.kernel.values import Action
from tests.games.carcassonne import scene

DOCUMENT: dict[str, Any] = json.loads(scene.VECTORS.read_text("utf-8"))
VECTORS: dict[str, dict[str, Any]] = {vector["id"]: vector for vector in DOCUMENT["vectors"]}


@pytest.mark.parametrize("name", VECTORS)
def test_the_vector_plays_as_it_says(name: str) -> None:
    assert play_vectors({"vectors": [VECTORS[name]]}) == [Verdict(name, True, "")]


def test_every_example_of_the_rulebook_has_a_vector() -> None:
    examples = {vector["example"] for vector in VECTORS.values()}
    assert {f"E{n}" for n in range(1, 26)} <= examples


def changed(name: str, **changes: Any) -> Verdict:
    vector = deepcopy(VECTORS[name])
    vector.update(changes)
    (verdict,) = play_vectors({"vectors": [vector]})
    return verdict


def with_move(name: str, number: int, **changes: Any) -> Verdict:
    moves = deepcopy(VECTORS[name]["moves"])
    moves[number].update(changes)
    return changed(name, moves=moves)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("after_moves", [5, 0]),
        ("after_final_scoring", [7, 1]),
        ("supply", [{"follower": 5}, {}]),
        ("next", {"player": 1, "part": 2}),
    ],
)
def test_a_wrong_expectation_fails_and_names_what_differs(key: str, value: Any) -> None:
    expect = {**VECTORS["builder_second_part"]["expect"], key: value}
    verdict = changed("builder_second_part", expect=expect)
    assert not verdict.ok
    assert key in verdict.why


def test_wrong_goods_pig_and_tokens_fail() -> None:
    goods = {**VECTORS["goods_20_30"]["expect"], "goods": [{"wine": 2}, {}]}
    assert "goods" in changed("goods_20_30", expect=goods).why
    pig = {**VECTORS["wheel_crowns"]["expect"], "big_pig": "taxes"}
    assert "big_pig" in changed("wheel_crowns", expect=pig).why
    tokens = {**VECTORS["flock_shared_8"]["expect"], "tokens_on_fields": 3}
    assert "tokens_on_fields" in changed("flock_shared_8", expect=tokens).why


def test_scores_and_placements_before_a_move_are_compared() -> None:
    assert with_move("road_4", 2, scores_before=[0, 0], placements=99).ok is False
    assert with_move("road_4", 0, scores_before=[0, 0], placements=3).ok
    assert "scores_before" in with_move("road_4", 0, scores_before=[0, 1]).why
    assert "placements" in with_move("road_4", 0, placements=5).why


def test_the_turn_order_is_the_engines_own() -> None:
    assert "player due" in with_move("road_4", 1, player=0).why
    moves = VECTORS["builder_second_part"]["moves"]
    again = {"player": 1, "tile": "base_b", "x": 0, "y": 1, "rot": 0}
    assert "player due" in changed("builder_second_part", moves=[*moves, again]).why


def test_an_illegal_move_fails_with_its_rule() -> None:
    assert "CARC-4.1" in with_move("road_4", 1, x=7).why
    figure = {"kind": "follower", "on": "road", "segment": "r9"}
    assert "CARC-4.16" in with_move("road_4", 0, figure=figure).why


def test_a_refusal_that_is_not_one_fails() -> None:
    refused = deepcopy(VECTORS["laying_refused"]["refused"])
    refused[0]["rule"] = "CARC-4.2"
    assert "refused" in changed("laying_refused", refused=refused).why
    refused[0].update(x=0, y=1, rule="CARC-4.1")
    assert "refused" in changed("laying_refused", refused=refused).why


def test_chance_that_is_never_used_or_never_possible_fails() -> None:
    assert "flock asked" in with_move("road_4", 0, flock={"choice": "gather"}).why
    assert not with_move("road_4", 0, flock={"draw": "wolf"}).ok
    assert "cannot be drawn" in with_move("road_4", 0, tile="ic_ea").why


def test_a_start_that_is_not_the_engines_fails() -> None:
    assert "start" in changed("road_4", start=[{"tile": "base_d", "x": 1, "y": 0, "rot": 0}]).why


def test_carc_2_6_the_spring_of_a_vector_may_be_chosen() -> None:
    start = [{"board": "wheel_board", "x": 0, "y": 0}, {"tile": "river_spring", "x": 4, "y": 0, "rot": 0}]
    move = {"player": 1, "tile": "river_straight_sheep", "x": 5, "y": 0, "rot": 0}
    vector = {
        "id": "spring",
        "modules": ["base", "wheel", "river"],
        "options": {"spring_choice": True},
        "players": 2,
        "start": start,
        "moves": [move],
        "expect": {"after_moves": [0, 0]},
    }
    assert play_vectors({"vectors": [vector]}) == [Verdict("spring", True, "")]


@pytest.mark.parametrize(
    "change",
    [
        {"players": 9},
        {"moves": []},
        {"modules": ["base", "castles"]},
        {"options": {"castles": True}},
        {"moves": [{"player": 0, "tile": "base_zz", "x": 1, "y": 0, "rot": 0}]},
        {"moves": [{"player": 3, "tile": "base_u", "x": 1, "y": 0, "rot": 0}]},
        {"moves": [{"player": 0, "tile": "base_u", "x": "1", "y": 0, "rot": 0}]},
        {
            "moves": [
                {"player": 0, "tile": "base_u", "x": 1, "y": 0, "rot": 0, "figure": {"kind": "king", "on": "road"}}
            ]
        },
        {"expect": {"supply": [{"king": 1}]}},
        {"surprise": 1},
    ],
)
def test_a_file_that_does_not_hold_vectors_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(VectorError):
        read_vectors({"vectors": [{**VECTORS["road_4"], **change}]})
    with pytest.raises(VectorError):
        read_vectors([change])


def note(s: CarcassonneState, move: dict[str, Any], action: Action, chance: list[str]) -> None:
    """Write an answer into the move of a vector; tokens that were drawn after it stand in `chance`."""
    tokens = [result for result in chance if result in {token.id for token in FLOCK}]
    if isinstance(action, LayTile):
        move |= {"x": action.x, "y": action.y, "rot": action.rot}
    elif isinstance(action, TakeCrown):
        move["figure"] = {"kind": "follower", "on": "crown", "segment": action.space}
    elif isinstance(action, TakeBack):
        move.setdefault("plague", []).append({"player": s.waits[0], "x": action.x, "y": action.y})
    elif isinstance(action, Grow | Gather):
        move["flock"] = {"choice": action.tag()} | ({"draw": tokens[0]} if tokens else {})
    elif isinstance(action, PlaceOnTile):
        place = {"r": "road", "c": "city", "f": "field"}.get(action.segment[0], "monastery")
        move["figure"] = {"kind": action.figure, "on": place, "segment": action.segment}
        if tokens:
            move["flock"] = {"draw": tokens[0]}


def whole_game(options: dict[str, bool], seats: int, seed: int) -> dict[str, Any]:
    """A random game as a vector, with scores and placements before every move."""
    rules, rng = Carcassonne(options), Generator(seed)
    s, _ = rules.setup(seats, seed)
    moves: list[dict[str, Any]] = []
    start = [{"x": tile.x, "y": tile.y, "tile": tile.tile, "rot": tile.rot} for tile in public_view(rules, s).tiles]
    begun = False
    while s.waits:
        legal = rules.legal(s, s.waits[0])
        action = legal[below(rng, len(legal))]
        if not begun:
            moves.append({"player": s.active, "tile": TILES[tile_of(s.drawn)].id})
            moves[-1] |= {"wheel": number_of(s.drawn)} if number_of(s.drawn) else {}
            begun = True
        if isinstance(action, LayTile):
            ways = [way for way in legal if isinstance(way, LayTile)]
            patterns = {(way.x, way.y, ROTATED[rotated(tile_of(s.drawn), way.rot)].edges) for way in ways}
            moves[-1] |= {"scores_before": s.scores[:], "placements": len(patterns)}
        before = s.clone()
        events = rules.apply(s, before.waits[0], action)
        note(before, moves[-1], action, list(s.chance or ()))
        begun = not any(event.tag() == "tile-drawn" for event in events)
    expect = {"after_final_scoring": s.scores, "big_pig": sector_of_pig(s)}
    modules = ["base", *options]
    return {"id": "whole", "modules": modules, "players": seats, "start": start, "moves": moves, "expect": expect}


@pytest.mark.parametrize(
    ("modules", "seats"),
    [((), 2), (("inns_cathedrals", "traders_builders", "hills_sheep"), 4), (("traders_builders", "river"), 3)],
)
def test_a_whole_game_written_as_a_vector_plays_again(modules: tuple[str, ...], seats: int) -> None:
    for seed in range(3):
        vector = whole_game(dict.fromkeys(modules, True), seats, seed)
        assert len(vector["moves"]) > 60
        assert play_vectors({"vectors": [vector]}) == [Verdict("whole", True, "")]


def test_a_whole_game_on_the_wheel_board_plays_again_with_plague_and_crowns() -> None:
    for seed in range(3):
        vector = whole_game({"traders_builders": True, "wheel": True}, 3, seed)
        vector["start"] = [{"board": "wheel_board", "x": 0, "y": 0}]
        assert any("plague" in move for move in vector["moves"])
        assert play_vectors({"vectors": [vector]}) == [Verdict("whole", True, "")]
