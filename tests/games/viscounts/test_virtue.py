"""Virtue, corruption, collisions (VISC-4.75 to VISC-4.81)."""

import pytest

from stolek.games.viscounts.effects import Corruption, Shuffle, Virtue
from stolek.games.viscounts.events import Collided, MarkersMoved
from stolek.games.viscounts.frames import Collide
from stolek.kernel.values import Seat
from tests.games.viscounts.table import Table

RED, BLUE, YELLOW = Seat(0), Seat(1), Seat(2)

ABOVE = {0: (1, 3, 0), 1: (1, 2, 0), 2: (1, 1, 0), 3: (2, 1, 1), 4: (2, 0, 1), 5: (3, 0, 2), 6: (4, 0, 3)}
"""Silver, deeds and debts of the player in collision, as in the table of VISC-4.80."""


def test_visc_4_75_corruption_goes_right_and_virtue_left() -> None:
    assert Table().resolve(RED, Corruption(2), Virtue(1)).track() == (2, 5)


def test_visc_4_76_stuck_markers_move_together_in_both_directions() -> None:
    assert Table().markers(RED, 2, 4).resolve(RED, Corruption(3)).track() == (5, 5)
    assert Table().markers(RED, 2, 4).resolve(RED, Virtue(3)).track() == (1, 1)


def test_visc_4_77_moves_beyond_the_ends_are_ignored() -> None:
    table = Table().markers(RED, 5, 6).resolve(RED, Corruption(3))
    assert table.track() == (6, 6)
    assert [event.lost for event in table.of(MarkersMoved)] == [2]
    assert Table().markers(RED, 0, 1).resolve(RED, Virtue(4)).track() == (0, 0)


def test_visc_4_77_both_at_once_is_corruption_first_for_the_opponent() -> None:
    table = Table(1).open(1, "workshop_2", "workshop_3").markers(1, 2, 3).discard(1, "s_noble")
    table.resolve(1, Shuffle())
    assert [event.what for event in table.of(MarkersMoved)] == ["corruption", "virtue"]
    assert table.track(1) == (1, 1)


def test_visc_4_78_a_collision_waits_for_the_own_phase_five() -> None:
    table = Table(3).markers(RED, 2, 2).markers(BLUE, 4, 4).run(Collide(RED))
    assert [event.seat for event in table.of(Collided)] == [RED]
    assert table.track(BLUE)[0] == table.track(BLUE)[1]
    assert Table().markers(RED, 2, 3).run(Collide(RED)).of(Collided) == []


@pytest.mark.parametrize("space", range(7))
def test_visc_4_80_the_player_in_collision_gains_what_is_printed_above(space: int) -> None:
    table = Table().markers(RED, space, space).run(Collide(RED))
    player = table.player()
    assert (player.goods[3], player.acquired, player.unpaid) == ABOVE[space]
    assert table.track() == (0, 6)


@pytest.mark.parametrize(
    ("space", "with_criminal", "without"),
    [
        (0, ("debt", 1), None),
        (1, ("corruption", 1), None),
        (2, ("corruption", 1), None),
        (4, None, ("virtue", 1)),
        (5, None, ("virtue", 1)),
        (6, None, ("deed", 1)),
    ],
)
def test_visc_4_80_opponents_gain_by_their_own_criminals(
    space: int, with_criminal: tuple[str, int] | None, without: tuple[str, int] | None
) -> None:
    table = Table(3).markers(RED, space, space).row(BLUE, "thief", "abbot").row(YELLOW, "squire", "abbot")
    table.run(Collide(RED))
    assert gained(table, BLUE) == with_criminal
    assert gained(table, YELLOW) == without


def gained(table: Table, seat: Seat) -> tuple[str, int] | None:
    """The one thing that a seat has gained, if any."""
    player = table.player(seat)
    counts = {
        "debt": player.unpaid,
        "deed": player.acquired,
        "corruption": player.corruption,
        "virtue": 6 - player.virtue,
    }
    found = [(what, count) for what, count in counts.items() if count]
    return found[0] if found else None


def test_visc_4_80_on_space_three_every_opponent_may_rearrange() -> None:
    table = Table(3).markers(RED, 3, 3).row(BLUE, "thief", "abbot").row(YELLOW, "squire", "abbot").run(Collide(RED))
    assert table.waiting() == (BLUE,)
    assert table.play(BLUE, "arrange abbot,thief").waiting() == (YELLOW,)


def test_visc_4_81_steps_three_and_four_use_the_space_of_that_moment() -> None:
    table = Table().markers(RED, 5, 5).row(RED, "racketeer_purge", "abbot", "squire").draw(RED).discard(RED, "trader")
    table.hand(RED, "thief").row(BLUE, "squire", "abbot").run(Collide(RED))
    table.play(RED, "choose discard-1", "discard-top")
    assert table.track() == (6, 6)
    table.play(RED, "choose discard-1", "keep-cards")
    assert (table.player(BLUE).acquired, table.track(BLUE)) == (1, (0, 6))
    assert table.player().unpaid == 2


def test_visc_4_81_only_icons_on_the_card_slots_are_criminals_there() -> None:
    table = Table().markers(RED, 0, 0).hand(BLUE, "thief").discard(BLUE, "antagonist").row(BLUE, "abbot", "squire")
    assert table.run(Collide(RED)).player(BLUE).unpaid == 0
