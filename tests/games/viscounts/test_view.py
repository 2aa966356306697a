"""What a view tells beyond what lies on the table: points as they would be counted now, icons that count, rides."""

from random import Random

import pytest

from stolek.games.viscounts import GAME
from stolek.games.viscounts.actions import MoveTo
from stolek.games.viscounts.cards import CARD_NUMBERS
from stolek.games.viscounts.events import Moved
from stolek.games.viscounts.frames import ChooseAction, Move
from stolek.games.viscounts.segments import STEPS, WAY_NUMBERS
from stolek.games.viscounts.view import PublicView
from stolek.kernel.values import Seat
from tests.games.viscounts.table import BOARD, Table

RED = Seat(0)


def seen(table: Table) -> PublicView:
    return table.rules.public(table.state)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_visc_5_5_at_the_end_the_points_of_the_view_are_the_result(seats: int) -> None:
    rules, rng = GAME({"opponent": "ai_noble"}), Random(seats)
    s, _ = rules.setup(seats, seats)
    while waiting := rules.waiting(s):
        rules.step(s, waiting[0], rng.choice(rules.legal(s, waiting[0])))
    result = rules.outcome(s)
    assert result
    players = rules.public(s).players
    assert tuple(player.points for player in players) == result.breakdown
    assert tuple(sum(line.points for line in player.points) for player in players) == result.scores


def test_visc_5_9_poverty_counts_once_it_lies_open() -> None:
    table = Table().cards(RED, approved=2)
    assert {line.key: line.points for line in seen(table).players[RED].points} == {"approved": 6}
    table.state.poverty = True
    assert {line.key: line.points for line in seen(table).players[RED].points} == {"approved": 6, "poverty": 12}


def test_visc_4_30_the_icons_are_those_that_count_in_an_action() -> None:
    table = Table().row(RED, "trader", None, "thief").open(RED, "guildhall_1").bonus(RED, "yellow")
    icons = seen(table).players[RED].icons
    assert icons == {"merchant": 1, "builder": 1 + 1, "noble": 1 + 1, "cleric": 1, "criminal": 1}


def to_move(played: str, *row: str) -> Table:
    """A viscount on the coast who has played this card and is to move."""
    table = Table().stand(RED, "seg_coast", "outer_left").goods(RED, silver=3).row(RED, *row)
    table.state.played = CARD_NUMBERS[played]
    return table.run(Move(RED), ChooseAction(RED))


def test_visc_4_21_rides_are_those_offered_and_cost_what_is_paid() -> None:
    table = to_move("trader", "trader")
    rides = {(ride.segments[-1], ride.ways[-1]): ride for ride in seen(table).rides}
    moves = [action for action in table.legal() if isinstance(action, MoveTo)]
    assert list(rides) == [(move.segment, move.way) for move in moves]
    assert {ride.silver for ride in rides.values()} == {0, 1, 2, 3}
    for move in moves:
        trial = to_move("trader", "trader").play(RED, table.rules.text.write(move))
        (moved,) = trial.of(Moved)
        ride = rides[move.segment, move.way]
        assert (ride.silver, len(ride.ways)) == (moved.silver, moved.steps)


def test_visc_4_20_a_ride_goes_from_space_to_space_as_the_steps_lead() -> None:
    for ride in seen(to_move("trader", "trader")).rides:
        at = (0, WAY_NUMBERS["outer_left"])
        for segment, way in zip(ride.segments, ride.ways, strict=True):
            to = (BOARD.index(segment), WAY_NUMBERS[way])
            assert ((to[0] - at[0]) % len(BOARD), to[1]) in STEPS[at[1]]
            at = to


def test_visc_4_49_the_first_trading_post_makes_one_step_more_free() -> None:
    table = Table().open(RED, "trading_post_1").stand(RED, "seg_coast", "outer_left").row(RED, "trader")
    table.state.played = CARD_NUMBERS["trader"]
    assert {len(ride.ways) for ride in seen(table.run(Move(RED), ChooseAction(RED))).rides} == {1, 2}


def test_visc_4_14_rides_go_by_the_played_card_wherever_it_lies() -> None:
    table = to_move("trader", "squire", "trader")
    assert min(len(ride.ways) for ride in seen(table).rides) == 1


def test_without_a_move_to_make_there_are_no_rides() -> None:
    table = to_move("trader", "trader").play(RED, "move-to seg_coast inner")
    assert seen(table).rides == ()
