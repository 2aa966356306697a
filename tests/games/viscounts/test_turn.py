"""Turn structure, card management, movement, recruiting (VISC-3, VISC-4.1 to VISC-4.23, VISC-4.70 to VISC-4.72)."""

import pytest

from stolek.games.viscounts.cards import CARD_NUMBERS, card_id
from stolek.games.viscounts.effects import (
    AnyEffect,
    CastleMove,
    Deed,
    Destroy,
    Discard,
    Flip,
    FreeHire,
    FreeWorkers,
    Gain,
    Rearrange,
    Virtue,
)
from stolek.games.viscounts.events import RoundBegun, TopCardPlayed
from stolek.games.viscounts.frames import (
    ChooseAction,
    ChooseCard,
    ChooseSpot,
    Collide,
    DrawCards,
    EndTurn,
    Move,
    PlayCard,
    Recruit,
    SettleCastle,
    ShiftCards,
)
from stolek.games.viscounts.icons import count_of
from stolek.games.viscounts.payment import icons_of
from stolek.games.viscounts.turn import TURN
from stolek.kernel.values import Seat
from tests.games.viscounts.table import GM, Table

RED, BLUE = Seat(0), Seat(1)


def test_visc_3_1_the_six_phases_in_their_order() -> None:
    assert (ShiftCards, PlayCard, Move, ChooseAction, Recruit, Collide, DrawCards, EndTurn) == TURN
    table = Table().row(RED, "abbot", "squire", "lender").hand(RED, "trader", "thief").draw(RED, "labourer")
    table.cards(RED, acquired=1, unpaid=1).goods(RED, silver=9, gold=9).top("seg_coast", "princess")
    table.hand(BLUE, "trader", "thief").stand(RED, "seg_mountains", "inner").run(*[frame(RED) for frame in TURN])
    asked = []
    for move in (
        "flip-deed",
        "play trader",
        "move-to seg_coast inner",
        "place-workers",
        "keep-townsfolk",
        "send 1",
        "hire princess",
    ):
        asked.append(table.asked())
        table.play(RED, move)
    assert asked == [
        "choose-flip",
        "choose-card",
        "move",
        "choose-action",
        "choose-dismissal",
        "choose-workers",
        "recruit",
    ]
    assert len(table.player().hand) == 3
    assert table.waiting() == (BLUE,)


def test_visc_3_1_playing_a_card_and_moving_its_value_are_mandatory_acting_and_hiring_are_not() -> None:
    table = Table().hand(RED, "trader", "thief").stand(RED, "seg_coast", "inner").top("seg_coast", "friar")
    assert table.run(ChooseCard(RED)).texts() == ["play thief", "play trader"]
    table.state.played = CARD_NUMBERS["trader"]
    assert all(text.startswith("move-to") for text in table.run(Move(RED)).texts())
    table.goods(RED, gold=1, silver=2)
    assert table.run(ChooseAction(RED)).texts()[-1] == "pass"
    assert table.run(Recruit(RED)).texts() == ["hire friar", "hire-nobody"]


def test_visc_3_1_phases_without_an_option_are_passed() -> None:
    table = Table().stand(RED, "seg_coast", "inner").top("seg_coast", "friar").page("seg_coast", "ms_grey_guildhall")
    table.row(RED, "abbot", "trader", "lender")
    assert table.run(ChooseAction(RED)).waiting() == ()
    assert table.run(Recruit(RED)).waiting() == ()


def test_visc_3_1_others_are_asked_in_ones_turn_after_landings_links_collisions_and_bumps() -> None:
    landing = Table().stand(BLUE, "seg_coast", "inner").row(BLUE, "abbot", "squire")
    landing.state.played = CARD_NUMBERS["trader"]
    landing.run(Move(RED)).play(RED, "move-to seg_coast inner")
    link = Table().house(BLUE, "workshop_1", "seg_forest", 2).castle(1, GM, 0, 1)
    link.house(BLUE, "workshop_2", "seg_lakeshore", 2).run(ChooseSpot(RED, "workshop_1", True))
    link.play(RED, "build-at seg_lakeshore 5")
    collision = Table().markers(RED, 3, 3).row(BLUE, "abbot", "squire").run(Collide(RED))
    bump = Table().castle(2, GM, 2, 2).run(SettleCastle()).play(RED, "bump 1")
    for table in (landing, link, collision, bump):
        assert (table.state.active, table.waiting()) == (RED, (BLUE,))


def test_visc_3_2_one_event_resolves_the_player_on_turn_first_then_clockwise() -> None:
    table = Table(3).markers(BLUE, 3, 3)
    table.state.active = BLUE
    for seat in range(3):
        table.row(seat, "abbot", "squire", "trader")
    table.row(RED, "ada", "squire", "trader").run(Collide(BLUE))
    order = []
    while table.waiting():
        order.append(table.waiting()[0])
        table.play(order[-1], table.texts(order[-1])[0])
    assert order == [RED, 2, RED]
    assert table.supplies(RED) == {"ink": 1}


def test_visc_4_2_choose_one_offers_even_what_does_nothing() -> None:
    table = Table().row(RED, None, "abbot", "squire").hand(RED, "courier", "thief")
    table.run(ChooseCard(RED)).play(RED, "play courier")
    assert table.texts() == ["choose destroy-1", "choose discard-2"]
    table.hand(RED)
    table.play(RED, "choose destroy-1")
    assert table.waiting() == ()


def test_visc_3_3_the_next_card_of_a_pile_is_only_revealed() -> None:
    table = Table().stand(RED, "seg_coast", "inner").top("seg_coast", "friar", left=2).goods(RED, silver=2)
    table.run(Recruit(RED)).play(RED, "hire friar", chance=("courier",))
    assert card_id(table.state.townsfolk[0]) == "courier"
    assert table.state.townsfolk_left[0] == 1


def test_visc_3_5_a_single_option_is_taken_automatically_and_a_hidden_card_is_seen_afterwards() -> None:
    table = Table().hand(RED, "trader").run(ChooseCard(RED))
    assert table.waiting() == ()
    assert table.player().board[0] == CARD_NUMBERS["trader"]
    unseen = Table().draw(RED, "thief", "trader", "abbot", "squire").resolve(RED, Discard(1))
    before = unseen.state.marks
    assert unseen.texts() == ["discard-top", "keep-cards"]
    assert unseen.state.marks == before
    unseen.play(RED, "discard-top", chance=("thief",))
    assert unseen.state.marks == before + 1


@pytest.mark.parametrize(
    ("effect", "nothing"),
    [
        (Rearrange(), "keep-order"),
        (Discard(1), "keep-cards"),
        (Destroy(1), "keep-cards"),
        (CastleMove(), "move-nobody"),
    ],
)
def test_visc_4_1_optional_effects_may_be_declined(effect: AnyEffect, nothing: str) -> None:
    table = Table().row(RED, "abbot", "squire").hand(RED, "thief", "trader").draw(RED, "lender").castle(1, GM, 1)
    assert nothing in table.resolve(RED, effect).texts()


@pytest.mark.parametrize("effect", [Gain("any", 1), Flip("either", 1), FreeHire(1), FreeWorkers(1)])
def test_visc_4_1_other_effects_are_mandatory(effect: AnyEffect) -> None:
    table = Table().cards(RED, unpaid=1, acquired=1).resolve(RED, effect)
    assert len(table.texts()) > 1
    assert not any(text.startswith(("keep", "pass", "move-nobody", "hire-nobody")) for text in table.texts())


def test_visc_4_1_what_cannot_be_done_is_done_as_far_as_possible() -> None:
    table = Table().cards(RED, acquired=1).resolve(RED, Flip("either", 2), Flip("debt", 1), FreeWorkers(4), Virtue(1))
    assert table.player().approved == 1
    table.player().workers = 1
    table.play(RED, "place-at castle_flip")
    assert table.track() == (0, 5)


def test_visc_4_2_and_4_3_the_arrow_left_of_it_the_event_right_of_it_the_reward() -> None:
    table = Table().row(RED, "debt_collector_virtue", "abbot", "squire").cards(RED, unpaid=1, acquired=1)
    table.resolve(RED, Flip("deed", 1))
    assert table.supplies() == {}
    table.resolve(RED, Flip("debt", 1)).play(RED, "take-resource ink")
    assert (table.supplies(), table.track()) == ({"ink": 1, "silver": 1}, (0, 5))


def test_visc_4_3_the_top_right_effect_is_for_hiring_and_dismissing_only() -> None:
    table = Table().row(RED, None, "abbot", "squire").hand(RED, "jeweller", "thief")
    table.run(ChooseCard(RED)).play(RED, "play jeweller")
    assert table.track() == (0, 6)
    dropped = Table().row(RED, "abbot", "squire", "jeweller").run(ShiftCards(RED))
    assert dropped.track() == (0, 6)


def test_visc_4_4_abilities_of_one_moment_come_in_the_owners_order_corruption_first() -> None:
    table = Table().stand(RED, "seg_coast", "outer_left").row(RED, "merovech", "charlatan", "woodcutter_virtue")
    table.markers(RED, 5, 6).top("seg_coast", None).goods(RED, stone=9)
    table.run(ChooseAction(RED)).play(RED, "build", "take-building workshop_1", "build-at seg_coast 0")
    assert table.track() == (6, 6)
    assert table.asked() == "choose-order"
    assert table.texts() == ["resolve-next 0", "resolve-next 1"]
    table.play(RED, "resolve-next 1")
    assert table.track() == (5, 5)
    assert table.asked() == "choose-option"


def test_visc_4_4_fixed_goods_need_no_order() -> None:
    table = Table(3).markers(BLUE, 6, 6).row(RED, "peddler_ink", "peddler_gold", "peddler_silver")
    table.state.active = BLUE
    table.run(Collide(BLUE))
    assert table.waiting() == ()
    assert table.supplies(RED) == {"ink": 1, "gold": 1, "silver": 2}


def test_visc_4_10_a_dropped_card_lies_on_the_discard_pile_before_its_effect() -> None:
    table = Table().row(RED, "abbot", "squire", "lender").cards(RED, unpaid=1, acquired=1).run(ShiftCards(RED))
    assert table.asked() == "choose-flip"
    assert table.player().discard == [CARD_NUMBERS["lender"]]
    assert [card_id(card) if card >= 0 else None for card in table.player().board] == [None, "abbot", "squire"]


def test_visc_4_11_corruption_comes_before_the_immediate_effect() -> None:
    table = Table().row(RED, None, "thief", "meddler").hand(RED, "scoundrel_gold", "trader").markers(RED, 4, 6)
    table.run(ChooseCard(RED)).play(RED, "play scoundrel_gold")
    assert [type(event).__name__ for event in table.events] == ["CardPlayed", "MarkersMoved", "GoodsGained"]
    assert table.track() == (6, 6)
    honest = Table().row(RED, None, "thief", "meddler").hand(RED, "abbot", "trader")
    assert honest.run(ChooseCard(RED)).play(RED, "play abbot").track() == (0, 6)


def test_visc_4_12_nobody_destroys_below_three_cards() -> None:
    table = Table().row(RED, "abbot", "squire").hand(RED, "thief").resolve(RED, Destroy(1))
    assert table.waiting() == ()
    four = Table().row(RED, "abbot", "squire").hand(RED, "thief", "trader").resolve(RED, Destroy(2))
    four.play(RED, "destroy-card thief")
    assert four.waiting() == ()
    assert four.supplies() == {"silver": 1}


def test_visc_4_12_with_three_cards_the_dropped_one_is_shuffled_and_played_again() -> None:
    table = Table().row(RED, "abbot", "squire", "labourer").run(ShiftCards(RED), PlayCard(RED))
    assert [card_id(card) for card in table.player().board] == ["labourer", "abbot", "squire"]
    assert table.track() == (0, 5)


def test_visc_4_13_an_empty_hand_plays_the_unseen_top_card() -> None:
    table = Table().row(RED, None, "abbot", "squire").draw(RED, "thief", "trader")
    table.run(PlayCard(RED), chance=("thief",))
    assert [played.card for played in table.of(TopCardPlayed)] == ["thief"]
    assert table.track() == (1, 6)


def test_visc_4_14_starting_icons_count_while_their_slot_is_empty() -> None:
    table = Table()
    first = icons_of(table.row(RED, "abbot").player())
    second = icons_of(table.row(RED, "squire", "abbot").player())
    third = icons_of(table.row(RED, "squire", "abbot", "labourer").player())
    assert [[count_of(icons, i) for i in range(5)] for icons in (first, second, third)] == [
        [2, 1, 1, 2, 0],
        [2, 0, 1, 1, 0],
        [0, 1, 1, 1, 0],
    ]


def test_visc_4_14_rearranging_permutes_the_cards_and_keeps_gaps() -> None:
    table = Table().row(RED, None, "abbot", "squire").resolve(RED, Rearrange())
    assert table.texts() == ["keep-order", "arrange squire,abbot"]
    table.play(RED, "arrange squire,abbot")
    assert [card_id(card) if card >= 0 else None for card in table.player().board] == [None, "squire", "abbot"]
    full = Table().row(RED, "thief", "abbot", "squire").resolve(RED, Rearrange())
    assert len(full.texts()) == 6
    assert Table().row(RED, "thief").resolve(RED, Rearrange()).waiting() == ()


def test_visc_4_20_only_clockwise_steps() -> None:
    table = Table().stand(RED, "seg_hills", "outer_right")
    table.state.played = CARD_NUMBERS["trader"]
    assert table.run(Move(RED)).waiting() == ()
    assert table.player().space == 2 * 3


def test_visc_4_21_the_value_is_that_of_the_card_played_even_after_rearranging() -> None:
    table = Table().row(RED, None, "financier", "squire").hand(RED, "architect", "thief")
    table.run(ChooseCard(RED), Move(RED)).play(
        RED, "play architect", "choose rearrange", "arrange financier,squire,architect"
    )
    assert table.texts() == ["move-to seg_coast outer_right", "move-to seg_coast inner"]


def test_visc_4_22_whoever_stands_on_the_space_may_rearrange() -> None:
    table = Table(3).stand(BLUE, "seg_coast", "inner").stand(2, "seg_coast", "inner")
    table.row(BLUE, "abbot", "squire", "trader").row(2, "abbot", "squire", "trader")
    table.state.played = CARD_NUMBERS["trader"]
    table.run(Move(RED)).play(RED, "move-to seg_coast inner")
    order = []
    while table.waiting():
        order.append(table.waiting()[0])
        table.play(order[-1], "keep-order")
    assert order == [BLUE, 2]
    passing = Table().stand(BLUE, "seg_coast", "inner").row(BLUE, "abbot", "squire", "trader")
    passing.state.played = CARD_NUMBERS["abbot"]
    passing.run(Move(RED)).play(RED, "move-to seg_hills inner")
    assert passing.waiting() == ()


def test_visc_4_23_townsfolk_are_adjacent_to_all_spaces_the_castle_only_to_the_inner_one() -> None:
    for way, actions in (
        ("outer_left", ["trade", "build", "pass"]),
        ("outer_right", ["trade", "build", "pass"]),
        ("inner", ["place-workers", "transcribe", "pass"]),
    ):
        table = Table().stand(RED, "seg_coast", way).goods(RED, silver=9, gold=9, stone=9, ink=9)
        table.row(RED, "trader", "journeyman", "abbot").top("seg_coast", "friar")
        assert table.run(ChooseAction(RED)).texts() == actions
        assert "hire friar" in table.run(Recruit(RED)).texts()


def test_visc_4_70_a_hired_townsfolk_is_paid_discarded_and_resolved() -> None:
    table = Table().stand(RED, "seg_coast", "inner").top("seg_coast", "bishop", left=1).goods(RED, silver=4)
    table.run(Recruit(RED)).play(RED, "hire bishop")
    assert (table.supplies(), table.player().unpaid) == ({"silver": 1}, 1)
    assert table.player().discard == [CARD_NUMBERS["bishop"]]
    assert table.run(Recruit(RED)).waiting() == ()
    poor = Table().stand(RED, "seg_coast", "inner").top("seg_coast", "bishop").goods(RED, silver=2)
    assert poor.run(Recruit(RED)).waiting() == ()


def test_visc_4_71_a_free_hire_takes_any_visible_card_in_any_turn() -> None:
    table = Table().stand(BLUE, "seg_coast", "inner").top("seg_hills", "friar").open(BLUE, "workshop_1")
    table.hand(BLUE, "thief", "trader").resolve(BLUE, FreeHire(1)).play(BLUE, "hire friar")
    assert table.player(BLUE).discard == [CARD_NUMBERS["friar"]]
    assert table.track(BLUE) == (0, 5)
    assert table.asked() == "choose-discard"
    assert table.play(BLUE, "discard-card thief").waiting() == ()


def test_visc_4_72_piles_are_never_refilled() -> None:
    table = Table()
    for segment in ("seg_coast", "seg_hills", "seg_forest", "seg_lakeshore", "seg_mountains"):
        table.top(segment, None)
    table.resolve(RED, FreeHire(1), Deed(1))
    assert (table.waiting(), table.player().acquired) == ((), 1)


def test_visc_5_2_a_round_is_one_turn_for_everybody() -> None:
    table = Table(3)
    for seat in range(3):
        table.hand(seat, "trader", "thief")
    table.state.start = 1
    table.run(EndTurn(Seat(2)))
    assert (table.state.round, table.state.active) == (1, 0)
    table.run(EndTurn(Seat(0)))
    assert (table.state.round, table.state.active) == (2, 1)
    assert [event.number for event in table.of(RoundBegun)] == [2]
