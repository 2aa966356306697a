"""Icons, payments, dismissals, Trade (VISC-4.30 to VISC-4.42)."""

import pytest

from stolek.games.viscounts.cards import CARD_NUMBERS, card_id
from stolek.games.viscounts.components import BUILD, PLACE_WORKERS, SLOT_NUMBERS, TRADE, TRANSCRIBE
from stolek.games.viscounts.effects import FreeManuscript
from stolek.games.viscounts.events import ActionAbandoned, ActionTaken, Exchanged, IconsPaid, NothingDone
from stolek.games.viscounts.frames import ChooseAction, ChooseDismissal, ChooseExchanges, ChoosePayment, Recruit
from stolek.games.viscounts.icons import icons_from
from stolek.games.viscounts.payment import icons_for, icons_of, payments
from stolek.kernel.values import Seat
from tests.games.viscounts.table import Table

RED = Seat(0)


def icons(table: Table, action: int) -> int:
    player = table.player()
    return icons_for(player, action, icons_of(player) + table.state.dismissed)


def paid(table: Table, action: int, missing: int) -> list[dict[str, int]]:
    """All minimal payments, without the goods that are not paid."""
    found = payments(table.player(), action, missing)
    return [
        {good: getattr(pay, good) for good in ("ink", "gold", "stone", "silver") if getattr(pay, good)} for pay in found
    ]


def test_visc_4_30_icons_of_board_slots_bonus_cards_and_dismissed_townsfolk_count() -> None:
    table = Table().row(RED, "squire", "princess", "abbot").hand(RED, "enforcer").discard(RED, "diplomat")
    assert icons(table, PLACE_WORKERS) == 2
    table.open(RED, "guildhall_2").bonus(RED, "yellow")
    assert icons(table, PLACE_WORKERS) == 4
    table.state.dismissed = icons_from(["noble"])
    assert icons(table, PLACE_WORKERS) == 5


def test_visc_4_30_at_most_one_action_a_turn_and_icons_are_not_spent() -> None:
    table = Table().stand(RED, "seg_coast", "outer_left").row(RED, "trader", "journeyman", "abbot")
    table.top("seg_coast", None).run(ChooseAction(RED)).play(RED, "trade", "exchange 2")
    assert table.supplies() == {"silver": 2 + 1}
    assert [event.action for event in table.of(ActionTaken)] == ["trade"]
    assert icons(table, TRADE) == 3


def test_visc_4_31_criminals_are_wild_in_actions_only() -> None:
    table = Table().row(RED, "thief", "antagonist", "abbot")
    assert [icons(table, action) for action in (TRADE, BUILD, PLACE_WORKERS, TRANSCRIBE)] == [3, 3, 3, 4]


@pytest.mark.parametrize(
    ("action", "good"), [(TRADE, "silver"), (BUILD, "stone"), (PLACE_WORKERS, "gold"), (TRANSCRIBE, "ink")]
)
def test_visc_4_32_every_action_has_its_own_payment(action: int, good: str) -> None:
    table = Table().stand(RED, "seg_hills", "outer_right").row(RED, "abbot", "squire", "labourer")
    table.goods(RED, ink=5, gold=5, stone=5, silver=5)
    assert paid(table, action, 3) == [{good: 3}]


def test_visc_4_33_only_townsfolk_with_a_fitting_icon_may_be_dismissed() -> None:
    table = Table().stand(RED, "seg_coast", "inner").goods(RED, gold=9, silver=9).row(RED, "squire", "abbot", "trader")
    for card, offers in (("friar", 1), ("princess", 2), ("thief", 2), ("jeweller", 1)):
        table.top("seg_coast", card).run(ChooseDismissal(RED, "place_workers"))
        assert (len(table.texts()) if table.waiting() else 1) == offers, card
    table.row(RED, "squire", "benefactor", "trader").top("seg_coast", "jeweller")
    assert table.run(ChooseDismissal(RED, "place_workers")).texts() == ["keep-townsfolk", "dismiss"]


def test_visc_4_33_the_second_trading_post_makes_dismissals_cost_one() -> None:
    table = Table().stand(RED, "seg_coast", "inner").goods(RED, gold=9, silver=3).row(RED, "squire", "abbot", "trader")
    table.top("seg_coast", "enforcer").open(RED, "trading_post_2")
    table.run(ChooseDismissal(RED, "place_workers")).play(RED, "dismiss")
    assert table.supplies() == {"gold": 9, "silver": 2}
    assert icons(table, PLACE_WORKERS) == 1 + 2
    assert table.player().unpaid == 1


def test_visc_4_34_a_printed_townsfolk_can_be_dismissed_again_and_again_but_never_hired() -> None:
    table = Table().stand(RED, "seg_coast", "inner").goods(RED, gold=9, silver=9).row(RED, "squire", "abbot", "trader")
    table.top("seg_coast", None)
    for virtue in (5, 4):
        table.run(ChooseDismissal(RED, "place_workers")).play(RED, "dismiss")
        assert table.track() == (0, virtue)
        assert icons(table, PLACE_WORKERS) == 2
    assert table.supplies()["silver"] == 9 - 2 - 2
    assert table.run(Recruit(RED)).waiting() == ()


@pytest.mark.parametrize(
    ("segment", "value", "trade", "build", "place_workers", "transcribe", "markers"),
    [
        ("seg_coast", 2, 0, 0, 1, 1, (0, 5)),
        ("seg_hills", 2, 0, 1, 1, 0, (0, 5)),
        ("seg_forest", 1, 1, 1, 1, 1, (1, 6)),
        ("seg_lakeshore", 2, 0, 1, 0, 1, (0, 5)),
        ("seg_mountains", 1, 1, 1, 1, 1, (1, 6)),
    ],
)
def test_visc_4_34_every_printed_townsfolk_has_a_value_icons_and_an_effect(
    segment: str, value: int, trade: int, build: int, place_workers: int, transcribe: int, markers: tuple[int, int]
) -> None:
    table = Table().stand(RED, segment, "inner").goods(RED, gold=9, ink=9, silver=2)
    table.row(RED, "abbot", "squire", "labourer").top(segment, None)
    before = [icons(table, action) for action in range(4)]
    action = "place_workers" if place_workers else "transcribe"
    table.run(ChooseDismissal(RED, action)).play(RED, "dismiss")  # type: ignore[arg-type]
    gained = [icons(table, action) - had for action, had in enumerate(before)]
    assert gained == [trade, build, place_workers, transcribe]
    assert (table.player().goods[3], table.track()) == (2 - value, markers)


def test_visc_4_35_a_dismissed_card_is_gone_even_if_it_was_not_needed() -> None:
    table = Table().stand(RED, "seg_coast", "inner").goods(RED, silver=2).row(RED, "squire", "princess", "enforcer")
    table.top("seg_coast", "overseer_virtue").run(ChooseAction(RED)).play(RED, "place-workers", "dismiss", "send 1")
    assert CARD_NUMBERS["overseer_virtue"] in table.state.removed
    assert table.state.tier1[0][RED] == 1


def test_visc_4_36_payments_are_minimal_and_every_minimal_mix_is_offered() -> None:
    table = Table().row(RED, "clergyman", "emma", "priest").goods(RED, ink=2, gold=1, stone=1, silver=5)
    assert {"ink": 1} in paid(table, TRANSCRIBE, 2)
    assert {"ink": 1, "gold": 1} not in paid(table, TRANSCRIBE, 2)
    assert {"ink": 2} in paid(table, TRANSCRIBE, 3)
    assert {"ink": 1, "gold": 1} in paid(table, TRANSCRIBE, 3)
    assert {"silver": 3} not in paid(table, TRANSCRIBE, 1)
    for missing in range(1, 8):
        found = paid(table, TRANSCRIBE, missing)
        assert len({tuple(sorted(mix.items())) for mix in found}) == len(found)
        for mix in found:
            assert worth_of(mix) >= missing
            assert all(worth_of({**mix, good: units - 1}) < missing for good, units in mix.items())


def worth_of(mix: dict[str, int]) -> int:
    """Clerics for a payment with Clergyman, Emma and Priest on the board, counted by hand."""
    ink = mix.get("ink", 0)
    return ink + (ink > 0) + mix.get("gold", 0) + mix.get("stone", 0) + mix.get("silver", 0) // 2


def test_visc_4_37_modifiers_of_the_own_board() -> None:
    silver = Table().row(RED, "diplomat", "abbot", "trader").goods(RED, gold=1, silver=5)
    assert paid(silver, PLACE_WORKERS, 2) == [{"gold": 1, "silver": 2}, {"silver": 4}]
    double = Table().row(RED, "artist", "abbot", "trader").goods(RED, gold=3)
    assert [paid(double, PLACE_WORKERS, n) for n in (1, 2, 3, 4)] == [[{"gold": n}] for n in (1, 1, 2, 3)]
    emma = Table().row(RED, "emma", "abbot", "trader").goods(RED, gold=1, stone=1)
    assert paid(emma, TRANSCRIBE, 2) == [{"gold": 1, "stone": 1}]
    sculptor = Table().row(RED, "sculptor", "mason", "trader").goods(RED, stone=1, silver=4)
    assert paid(sculptor, BUILD, 3) == [{"stone": 1, "silver": 2}]
    assert paid(sculptor, BUILD, 4) == [{"stone": 1, "silver": 4}]


def test_visc_4_37_converters_use_each_merchant_once_from_all_sources() -> None:
    table = Table().row(RED, "strongman", "peddler_ink", "journeyman").open(RED, "trading_post_3").bonus(RED, "blue")
    assert icons(table, BUILD) == (2 + 3 + 2 + 2 + 2) // 2
    assert icons(table, PLACE_WORKERS) == 0


def test_visc_4_38_after_action_abilities_follow_primary_actions_only() -> None:
    table = Table().stand(RED, "seg_coast", "inner").row(RED, "deacon_virtue", "abbot", "trader")
    table.page("seg_hills", "ms_black_deed").page("seg_coast", "ms_black_deed").goods(RED, ink=4).top("seg_coast", None)
    table.resolve(RED, FreeManuscript((3, 4)))
    while table.waiting():
        table.play(RED, table.texts()[0])
    assert table.track() == (0, 6)
    table.page("seg_coast", "ms_blue_deed").run(ChooseAction(RED)).play(RED, "transcribe")
    assert table.track() == (0, 5)


def test_visc_4_39_an_action_is_offered_only_if_it_can_be_completed() -> None:
    table = (
        Table()
        .stand(RED, "seg_coast", "inner")
        .row(RED, "trader", "abbot", "lender")
        .page("seg_coast", "ms_grey_guildhall")
    )
    table.top("seg_coast", "princess").goods(RED, silver=1)
    assert table.run(ChooseAction(RED)).waiting() == ()
    table.goods(RED, silver=2)
    with_princess = "act-with-dismissal place_workers princess 2"
    assert table.run(ChooseAction(RED)).texts() == [with_princess, "pass"]
    assert table.why_not(RED, "place-workers").key == "no-VISC-4-39-keep"
    table.play(RED, with_princess)
    assert table.state.removed[-1] == CARD_NUMBERS["princess"]
    assert table.state.tier1[0][RED] == 1


def test_visc_4_39_what_the_dismissal_brings_may_be_used_for_extent_and_payment() -> None:
    table = Table().stand(RED, "seg_coast", "inner").row(RED, "racketeer_purge", "diplomat", "abbot")
    table.top("seg_coast", "enforcer").goods(RED, silver=3).hand(RED, "financier", "thief")
    table.run(ChooseAction(RED)).play(RED, "place-workers", "dismiss", "choose destroy-1", "destroy-card financier")
    assert table.texts() == ["send 1", "send 2", "send 3"]
    table.play(RED, "send 3")
    assert table.supplies()["silver"] == 3 - 3 + 3 - 2


def counting_on_a_destruction() -> Table:
    """Only guildhalls are left: with Charlatan there is an icon missing, which 2 silver would pay for (Mason)."""
    table = Table().stand(RED, "seg_coast", "outer_left").row(RED, "racketeer_purge", "mason", "foreman")
    table.open(RED, "guildhall_1", *[slot for slot in SLOT_NUMBERS if not slot.startswith("guildhall")])
    return table.top("seg_coast", "charlatan").goods(RED, silver=1).hand(RED, "financier", "thief")


def test_visc_4_39_what_the_dismissal_brings_counts_for_what_it_makes_possible() -> None:
    table = counting_on_a_destruction()
    building = "act-with-dismissal build charlatan 1"
    assert building in table.run(ChooseAction(RED)).texts()
    table.play(RED, building, "choose destroy-1", "destroy-card financier", "take-building guildhall_2")
    assert table.supplies()["silver"] == 1 - 1 + 3 - 2
    assert table.asked() == "choose-spot"
    poor = counting_on_a_destruction().hand(RED, "thief").run(ChooseAction(RED))
    assert building not in poor.texts()


def test_visc_4_39_an_action_that_cannot_be_paid_after_the_dismissal_is_not_done() -> None:
    table = counting_on_a_destruction().row(RED, "racketeer_purge", "mason", "woodcutter_virtue")
    table.run(ChooseAction(RED)).play(RED, "act-with-dismissal build charlatan 1", "choose discard-1", "keep-cards")
    assert [event.action for event in table.of(ActionAbandoned)] == ["build"]
    assert (table.waiting(), table.track(), table.supplies()) == ((), (0, 6), {})
    assert CARD_NUMBERS["charlatan"] in table.state.removed


@pytest.mark.parametrize(
    ("move", "key"),
    [
        ("act-with-dismissal trade friar 2", "4-39-not-needed"),
        ("act-with-dismissal build friar 2", "4-39-townsfolk"),
        ("act-with-dismissal sing friar 2", "4-39-townsfolk"),
    ],
)
def test_visc_4_39_an_action_with_a_dismissal_that_is_not_offered(move: str, key: str) -> None:
    table = Table().stand(RED, "seg_coast", "outer_left").row(RED, "trader", "abbot", "lender").goods(RED, silver=2)
    assert table.top("seg_coast", "friar").run(ChooseAction(RED)).why_not(RED, move).key == f"no-VISC-{key}"


def test_visc_4_40_the_exchange_of_the_space_any_number_of_times() -> None:
    table = (
        Table()
        .stand(RED, "seg_mountains", "outer_left")
        .row(RED, "peddler_ink", "therese", "abbot")
        .top("seg_mountains", None)
    )
    table.run(ChooseAction(RED)).play(RED, "trade")
    assert table.texts() == ["exchange 1", "exchange 2", "exchange 3"]
    table.play(RED, "exchange 2")
    assert table.supplies() == {"stone": 2}
    assert [event.times for event in table.of(Exchanged)] == [2]


def test_visc_4_40_four_merchants_buy_a_flip_of_either_kind() -> None:
    table = Table().stand(RED, "seg_forest", "outer_right").row(RED, "peddler_ink", "therese", "journeyman")
    table.cards(RED, unpaid=1, acquired=2).run(ChooseExchanges(RED)).play(RED, "exchange 2", "flip-deed", "flip-debt")
    assert table.asked() == "choose-resource"
    assert (table.player().approved, table.player().paid) == (1, 1)


def test_visc_4_41_paying_silver_for_silver_gains_nothing_but_is_a_trade() -> None:
    table = Table().stand(RED, "seg_coast", "outer_left").row(RED, "trader", "abbot", "lender").goods(RED, silver=9)
    table.run(ChooseExchanges(RED))
    assert table.texts() == ["exchange 1", "exchange 2", "exchange 3"]
    table.row(RED, "abbot", "squire", "labourer").top("seg_coast", "jeweller")
    assert table.run(ChooseExchanges(RED)).supplies() == {"silver": 9 - 1 + 1}
    assert [event.times for event in table.of(Exchanged)] == [1]
    table.run(ChooseAction(RED)).play(RED, "trade", "dismiss", "exchange 2")
    assert table.supplies() == {"silver": 9 - 2 + 2}


def test_visc_4_42_destroying_stays_optional_and_flips_may_find_nothing() -> None:
    table = Table().stand(RED, "seg_lakeshore", "outer_right").row(RED, "peddler_ink", "therese", "abbot")
    table.hand(RED, "thief", "lender").run(ChooseExchanges(RED)).play(RED, "exchange 2")
    assert table.play(RED, "destroy-card lender").texts() == ["destroy-card thief", "keep-cards"]
    table.play(RED, "keep-cards")
    assert [card_id(card) for card in table.state.removed] == ["lender"]
    flips = Table().stand(RED, "seg_forest", "outer_right").row(RED, "peddler_ink", "therese", "journeyman")
    flips.cards(RED, acquired=1).run(ChooseExchanges(RED)).play(RED, "exchange 2")
    assert (flips.player().approved, flips.waiting()) == (1, ())
    assert [event.source for event in flips.of(NothingDone)] == ["exchange"]
    assert "trade" in flips.cards(RED).goods(RED, silver=9).run(ChooseAction(RED)).texts()


def test_visc_4_36_paying_tells_what_was_paid() -> None:
    table = Table().row(RED, "mason", "abbot", "squire").goods(RED, stone=2, silver=5)
    table.run(ChoosePayment(RED, "build", 2)).play(RED, "pay 0 0 1 2")
    (event,) = table.of(IconsPaid)
    assert (event.stone, event.silver) == (1, 2)
    assert table.supplies() == {"stone": 1, "silver": 3}
