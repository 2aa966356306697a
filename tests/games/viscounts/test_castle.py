"""Place workers and the castle (VISC-4.55 to VISC-4.64)."""

from stolek.games.viscounts.effects import CastleMove, FreeWorkers
from stolek.games.viscounts.events import LeaderChanged, WorkerBumped
from stolek.games.viscounts.final import breakdown
from stolek.games.viscounts.frames import ChooseAction, ChooseWorkers, SettleCastle
from stolek.kernel.values import Seat
from tests.games.viscounts.table import FL, GM, HD, IS, SECTION_NAMES, V2, Table

RED, BLUE, YELLOW = Seat(0), Seat(1), Seat(2)


def section(i: int) -> str:
    return SECTION_NAMES[i]


def test_visc_4_55_one_three_five_or_eight_nobles_place_one_to_four_workers() -> None:
    for gold, most in ((1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (7, 3), (8, 4), (20, 4)):
        table = Table().stand(RED, "seg_coast", "inner").row(RED, "abbot", "labourer", "trader").goods(RED, gold=gold)
        table.run(ChooseWorkers(RED))
        assert (len(table.texts()) if table.waiting() else 1) == most
    small = Table().stand(RED, "seg_hills", "inner").row(RED, "abbot", "labourer", "trader").goods(RED, gold=9)
    small.run(ChooseWorkers(RED)).play(RED, "send 2")
    assert (small.supplies(), small.workers(1)[FL]) == ({"gold": 6}, (2, 0))


def test_visc_4_55_no_more_workers_than_the_supply_holds() -> None:
    table = Table().stand(RED, "seg_coast", "inner").row(RED, "abbot", "labourer", "trader").goods(RED, gold=9)
    table.player().workers = 2
    assert table.run(ChooseWorkers(RED)).texts() == ["send 1", "send 2"]
    table.player().workers = 0
    assert "place-workers" not in table.run(ChooseAction(RED)).texts()


def test_visc_4_56_groups_are_resolved_in_the_owners_order() -> None:
    table = Table().castle(1, IS, 3).castle(1, GM, 3).run(SettleCastle())
    assert table.texts() == [f"promote {section(IS)}", f"promote {section(GM)}"]
    table.play(RED, f"promote {section(GM)}")
    assert table.asked() == "choose-option"


def test_visc_4_56_a_lonely_worker_goes_where_its_owner_says() -> None:
    table = Table().castle(1, GM, 3).run(SettleCastle()).play(RED, "choose castle-move")
    table.play(RED, f"move-worker {section(GM)} {section(FL)}")
    assert table.asked() == "choose-direction"
    assert table.texts() == [f"spread-to {section(HD)}", f"spread-to {section(FL)}"]
    table.play(RED, f"spread-to {section(FL)}")
    assert table.workers(1) == [(0, 0), (2, 0), (0, 0), (0, 0), (0, 0)]


def test_visc_4_57_tier_two_moves_up_only_after_all_of_tier_one() -> None:
    table = Table().castle(1, V2, 3).castle(2, V2, 2).castle(2, IS, 3).run(SettleCastle())
    assert table.track() == (0, 4)
    assert table.workers(1)[V2] == (0, 0)
    table.play(RED, "take-resource gold", "take-resource ink")
    assert (table.workers(2)[IS], table.workers(2)[V2], table.state.tier3) == ((2, 0), (2, 0), [2, 0])
    assert table.supplies() == {"ink": 1, "gold": 1}


def test_visc_4_58_the_player_on_turn_bumps_tier_one_then_tier_two_one_at_a_time() -> None:
    table = Table(3).castle(1, HD, 2, 2, 1).castle(1, IS, 1, 1, 2).castle(2, FL, 2, 2, 0)
    table.state.active = BLUE
    table.run(SettleCastle())
    assert table.waiting() == (BLUE,)
    assert table.texts(BLUE) == ["bump 0", "bump 1", "bump 2"]
    table.play(BLUE, "bump 2", "bump 1", "bump 0")
    assert [(event.section, event.tier) for event in table.of(WorkerBumped)] == [
        (section(IS), 1),
        (section(HD), 1),
        (section(HD), 1),
    ]
    assert table.texts(BLUE) == ["bump 0", "bump 1"]
    table.play(BLUE, "bump 0")
    assert table.waiting() == (RED,)
    assert all(sum(present) <= 3 for present in table.workers(1) + table.workers(2))


def test_visc_4_58_nobody_is_bumped_from_tier_three_or_from_three_workers() -> None:
    table = Table(3).castle(1, HD, 1, 1, 1).castle(3, 0, 4, 4, 4).run(SettleCastle())
    assert (table.waiting(), table.state.tier3) == ((), [4, 4, 4])


def test_visc_4_59_bumped_workers_return_and_are_compensated() -> None:
    table = Table().castle(1, HD, 2, 2).castle(2, HD, 2, 2).run(SettleCastle())
    workers = table.player(BLUE).workers
    table.play(RED, "bump 1")
    assert table.supplies(BLUE) == {"silver": 2}
    table.play(RED, "bump 1")
    table.play(BLUE, "take-resource stone")
    assert (table.supplies(BLUE), table.track(BLUE)) == ({"silver": 2, "stone": 1}, (0, 5))
    assert table.player(BLUE).workers == workers + 2


def test_visc_4_60_every_section_has_its_own_reward() -> None:
    table = Table().cards(RED, acquired=1).castle(1, IS, 3).run(SettleCastle())
    assert table.supplies() == {"ink": 1, "stone": 1}
    table = Table().cards(RED, acquired=1).castle(1, FL, 3).run(SettleCastle())
    assert table.player().approved == 1
    assert Table().castle(1, GM, 3).run(SettleCastle()).texts() == ["choose gain-gold-1", "choose castle-move"]
    assert Table().castle(1, HD, 3).run(SettleCastle()).texts() == ["choose hire-free-1", "choose destroy-1"]
    assert Table().castle(1, V2, 3).run(SettleCastle()).track() == (0, 4)


def test_visc_4_61_the_leader_changes_only_for_strictly_more() -> None:
    table = Table().castle(2, IS, 3).run(SettleCastle()).play(RED, "take-resource ink")
    assert table.state.leader == RED
    table.castle(2, FL, 0, 3).run(SettleCastle()).play(BLUE, "take-resource ink")
    assert (table.state.leader, table.state.tier3) == (RED, [1, 1])
    table.castle(2, GM, 0, 3).run(SettleCastle()).play(BLUE, "take-resource ink")
    assert table.state.leader == BLUE
    assert [event.seat for event in table.of(LeaderChanged)] == [RED, BLUE]
    points = {seat: [x.points for x in breakdown(table.state, seat) if x.key == "leader"] for seat in (RED, BLUE)}
    assert points == {RED: [], BLUE: [5]}


def test_visc_4_62_free_workers_and_castle_moves_start_a_resolution_outside_the_own_turn_too() -> None:
    table = Table().castle(1, V2, 0, 2).resolve(BLUE, FreeWorkers(2))
    table.play(BLUE, f"place-at {section(V2)}")
    assert table.workers(2)[V2] == (0, 1)
    assert table.track(BLUE) == (0, 4)
    moved = Table().castle(1, V2, 0, 2).castle(1, IS, 0, 1).resolve(BLUE, CastleMove())
    moved.play(BLUE, f"move-worker {section(IS)} {section(V2)}")
    assert moved.workers(2)[V2] == (0, 1)


def test_visc_4_62_a_castle_move_without_workers_is_nothing() -> None:
    assert Table().resolve(RED, CastleMove()).waiting() == ()


def test_visc_4_63_workers_score_by_tier() -> None:
    table = Table().castle(1, IS, 2).castle(2, IS, 2).castle(3, 0, 2)
    assert [line.points for line in breakdown(table.state, RED) if line.key == "workers"] == [2, 4, 6]


def test_visc_4_64_a_castle_move_as_reward_goes_into_the_running_resolution() -> None:
    table = Table(3).castle(1, GM, 3).castle(1, IS, 1).castle(1, V2, 2, 2)
    table.run(SettleCastle()).play(RED, "choose castle-move", f"move-worker {section(IS)} {section(V2)}")
    assert table.workers(1) == [(1, 0, 0), (1, 0, 0), (0, 0, 0), (2, 0, 0), (0, 2, 0)]
    assert table.track() == (0, 4)
    assert table.of(WorkerBumped) == []
