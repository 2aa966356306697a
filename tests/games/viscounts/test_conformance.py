"""Viscounts keeps the properties of every game: 2, 3 and 4 players, alone against every opponent."""

import pytest

from stolek.games.viscounts import GAME
from stolek.games.viscounts.opponent.boards import OPPONENT_IDS
from stolek.games.viscounts.setup import setup_row
from stolek.games.viscounts.state import ViscountsState
from stolek.kernel.conformance import Walk, check_game
from stolek.kernel.record import read_record, replay


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_conforms(seats: int) -> None:
    for seed in range(3):
        check_game(GAME(), seats, seed)


@pytest.mark.parametrize("difficulty", [0, 1, 2, 3])
@pytest.mark.parametrize("opponent", OPPONENT_IDS)
def test_the_solo_game_conforms(opponent: str, difficulty: int) -> None:
    check_game(GAME({"opponent": opponent, "difficulty": difficulty}), 1, difficulty)


@pytest.mark.parametrize("seats", [1, 2])
def test_the_game_conforms_by_the_other_reading_visc_r9(seats: int) -> None:
    check_game(GAME({"effect_check": False}), seats, 7)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_goods_are_never_below_zero_and_debts_and_deeds_come_from_their_piles(seats: int) -> None:
    seen: list[tuple[int, int]] = []

    def watch(walk: Walk[ViscountsState]) -> None:
        s = walk.state
        for player in s.players:
            assert min(player.goods) >= 0
            assert min(player.workers, player.unpaid, player.paid, player.acquired, player.approved) >= 0
            assert 0 <= player.corruption <= player.virtue <= 6
        if s.round:
            debts = s.debts_above + sum(player.unpaid + player.paid for player in s.players)
            deeds = s.deeds_above + sum(player.acquired + player.approved for player in s.players)
            if not seen:
                seen.append((debts, deeds))
                assert debts >= setup_row(s).debts_above_poverty
            assert debts == seen[0][0] or s.poverty
            assert deeds == seen[0][1] or s.prosperity

    walk: Walk[ViscountsState] = Walk(GAME(), seats, 11, every=1000)
    walk.play(watch)
    assert seen
    assert walk.state.poverty or walk.state.prosperity


def test_a_solo_record_names_the_number_of_people() -> None:
    record = check_game(GAME({"opponent": "ai_noble"}), 1, 5, every=1000)
    assert record.header.seats == 1
    assert replay(GAME({"opponent": "ai_noble"}), read_record(record.text())).state.seats == 2
