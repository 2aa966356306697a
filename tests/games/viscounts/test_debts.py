"""Debts, deeds, poverty, prosperity, the end of the game (VISC-4.90, 4.91, 4.94, VISC-5.1 to VISC-5.3)."""

from stolek.games.viscounts.effects import Debt, Deed, Flip
from stolek.games.viscounts.events import DebtTaken, EndCardRevealed, RoundBegun
from stolek.games.viscounts.final import breakdown
from stolek.games.viscounts.frames import EndTurn
from stolek.kernel.values import Seat
from tests.games.viscounts.table import Table

RED, BLUE = Seat(0), Seat(1)


def test_visc_4_90_cards_come_one_by_one_from_the_top() -> None:
    table = Table().resolve(RED, Debt(3))
    assert [event.left for event in table.of(DebtTaken)] == [11, 10, 9]
    assert table.player().unpaid == 3


def test_visc_4_90_a_flipped_debt_brings_a_resource_a_flipped_deed_nothing() -> None:
    table = Table().cards(RED, unpaid=1, acquired=1).resolve(RED, Flip("either", 2)).play(RED, "flip-deed")
    assert table.supplies() == {}
    table.play(RED, "take-resource stone")
    assert (table.supplies(), table.player().paid, table.player().approved) == ({"stone": 1}, 1, 1)


def test_visc_4_91_points_of_debts_and_deeds() -> None:
    table = Table().cards(RED, unpaid=2, paid=3, acquired=4, approved=5)
    assert {line.key: line.points for line in breakdown(table.state, RED)} == {
        "unpaid": -4,
        "acquired": 4,
        "approved": 15,
    }


def test_visc_4_94_every_debt_triggers_the_racketeer_once() -> None:
    table = Table().row(RED, "racketeer_rearrange", "abbot", "squire").resolve(RED, Debt(2))
    assert table.player().unpaid == 1
    table.play(RED, "choose rearrange", "keep-order")
    assert table.player().unpaid == 2
    table.play(RED, "choose rearrange", "keep-order")
    assert table.waiting() == ()


def test_visc_4_94_the_debt_collector_comes_after_the_resource_of_the_flip() -> None:
    table = Table().row(RED, "debt_collector_deed", "abbot", "squire").cards(RED, unpaid=1, acquired=1)
    table.resolve(RED, Flip("debt", 1))
    assert table.asked() == "choose-resource"
    assert table.player().approved == 0
    assert table.play(RED, "take-resource ink").player().approved == 1


def test_visc_5_1_the_last_card_above_reveals_the_end_card_and_those_below_stay_available() -> None:
    table = Table()
    table.state.debts_above = 2
    table.resolve(RED, Debt(3))
    assert (table.state.poverty, table.state.prosperity, table.player().unpaid) == (True, False, 3)
    assert [event.card for event in table.of(EndCardRevealed)] == ["poverty"]


def test_visc_5_2_the_round_is_finished_and_one_more_is_played() -> None:
    table = Table(3)
    for seat in range(3):
        table.hand(seat, "trader", "thief")
    table.state.round, table.state.deeds_above = 7, 1
    table.resolve(RED, Deed(1))
    assert table.state.last_round == 8
    table.run(EndTurn(Seat(2)))
    assert (table.state.round, table.waiting()) == (8, (0,))
    assert table.of(RoundBegun)[-1].last
    table.run(EndTurn(Seat(1)))
    assert table.waiting() == (2,)
    table.run(EndTurn(Seat(2)))
    assert table.waiting() == ()
    assert table.rules.outcome(table.state) is not None


def test_visc_5_3_a_second_reveal_adds_no_round() -> None:
    table = Table()
    table.state.round, table.state.debts_above, table.state.deeds_above = 7, 1, 1
    table.resolve(RED, Debt(1))
    table.state.round = 8
    table.resolve(BLUE, Deed(1))
    assert (table.state.poverty, table.state.prosperity, table.state.last_round) == (True, True, 8)
    assert [event.last_round for event in table.of(EndCardRevealed)] == [8, 8]
