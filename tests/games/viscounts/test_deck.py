"""Drawing, shuffling, discarding, destroying; what others may know (VISC-4.85 to 4.88, 4.92, 4.93, VISC-7)."""

import pytest

from stolek.games.viscounts.cards import CARD_NUMBERS, card_id
from stolek.games.viscounts.effects import Corruption, Destroy, Discard, Shuffle
from stolek.games.viscounts.events import CardsDrawn, Destroyed, Discarded, Shuffled
from stolek.games.viscounts.frames import Collide, DrawCards, GainManuscript
from stolek.games.viscounts.recruit import take_townsfolk
from stolek.kernel.generator import Generator
from stolek.kernel.values import Seat, redacted_for
from tests.games.viscounts.table import Table

RED, BLUE = Seat(0), Seat(1)


def test_visc_4_85_draw_to_the_limit_or_until_no_card_is_left() -> None:
    table = Table().hand(RED, "abbot").draw(RED, "squire", "thief", "trader").run(DrawCards(RED))
    assert (len(table.player().hand), len(table.player().draw)) == (3, 1)
    few = Table().hand(RED, "abbot").draw(RED, "squire").run(DrawCards(RED))
    assert len(few.player().hand) == 2
    many = Table().hand(RED, "abbot", "squire", "thief", "trader").draw(RED, "lender").run(DrawCards(RED))
    assert (len(many.player().hand), many.player().discard) == (4, [])


def test_visc_4_86_an_empty_draw_pile_is_shuffled_when_a_card_is_needed_and_the_board_checked() -> None:
    table = Table().row(RED, "abbot").draw(RED, "squire").discard(RED, "thief", "trader").run(DrawCards(RED))
    assert (table.track(), table.player().discard) == ((0, 5), [])
    assert [event.cards for event in table.of(Shuffled)] == [2]
    crooked = Table().row(RED, "antagonist", "thief").discard(RED, "squire", "trader").run(DrawCards(RED))
    assert crooked.track() == (1, 6)
    full = Table().row(RED, "abbot").draw(RED, "squire", "thief", "trader").discard(RED, "lender").run(DrawCards(RED))
    assert full.of(Shuffled) == []


def test_visc_4_86_a_discard_of_the_unseen_top_shuffles_first() -> None:
    table = Table().row(RED, "abbot", "squire").discard(RED, "thief", "trader").resolve(RED, Discard(1))
    table.play(RED, "discard-top", chance=("trader",))
    assert table.track() == (0, 5)
    assert [card_id(card) for card in table.player().discard] == ["trader"]
    assert [card_id(card) for card in table.player().draw.cards] == ["thief"]


def test_visc_4_87_the_shuffle_effect_needs_a_discarded_card() -> None:
    table = Table().row(RED, "abbot").draw(RED, "thief").resolve(RED, Shuffle())
    assert (table.track(), table.of(Shuffled)) == ((0, 6), [])
    table.discard(RED, "trader").resolve(RED, Shuffle())
    assert sorted(card_id(card) for card in table.player().draw.cards) == ["thief", "trader"]
    assert table.track() == (0, 5)


def test_visc_4_88_a_collision_of_phase_six_waits() -> None:
    table = (
        Table().row(RED, "abbot").markers(RED, 5, 6).discard(RED, "thief", "trader").run(Collide(RED), DrawCards(RED))
    )
    assert table.track() == (5, 5)
    assert table.player().unpaid == 0


def test_visc_4_92_two_discards_are_separate_and_optional() -> None:
    table = Table().hand(RED, "thief", "trader", "abbot").row(RED, "acolyte").resolve(RED, Discard(2))
    assert table.texts() == ["discard-card abbot", "discard-card thief", "discard-card trader", "keep-cards"]
    table.play(RED, "discard-card thief")
    assert table.texts() == ["discard-card abbot", "discard-card trader", "discard-top", "keep-cards"]
    table.play(RED, "keep-cards")
    assert [event.card for event in table.of(Discarded)] == ["thief"]
    assert table.waiting() == ()


@pytest.mark.parametrize("order", [("abbot", "trader"), ("trader", "abbot")])
def test_visc_4_92_visc_4_93_two_cards_go_in_any_order(order: tuple[str, str]) -> None:
    for effect, move in ((Discard(2), "discard-card"), (Destroy(2), "destroy-card")):
        table = Table().row(RED, "squire", "labourer", "lender").hand(RED, "abbot", "thief", "trader")
        table.resolve(RED, effect).play(RED, *[f"{move} {card}" for card in order])
        assert [card_id(card) for card in table.player().hand.cards] == ["thief"]
        assert table.waiting() == ()


def test_visc_4_92_a_discard_is_no_drop_off() -> None:
    table = Table().hand(RED, "lender").cards(RED, unpaid=1).resolve(RED, Discard(1)).play(RED, "discard-card lender")
    assert (table.player().unpaid, table.waiting()) == (1, ())


def test_visc_4_93_a_destroyed_card_leaves_and_pays_its_value() -> None:
    table = Table().row(RED, "abbot", "squire", "labourer").hand(RED, "financier").discard(RED, "lender")
    table.resolve(RED, Destroy(1))
    assert table.texts() == ["destroy-card financier", "destroy-top", "keep-cards"]
    table.play(RED, "destroy-card financier")
    assert table.supplies() == {"silver": 3}
    assert table.state.removed == [CARD_NUMBERS["financier"]]


def test_visc_7_1_an_unseen_card_becomes_public_when_it_goes() -> None:
    table = Table().row(RED, "abbot", "squire", "labourer").draw(RED, "financier", "thief").resolve(RED, Destroy(1))
    table.play(RED, "destroy-top", chance=("thief",))
    (event,) = table.of(Destroyed)
    assert (event.card, event.unseen, event.silver) == ("thief", True, 1)
    assert redacted_for(event, BLUE) == event
    assert "thief" in table.rules.public(table.state).removed


def test_visc_7_2_a_sample_deals_hand_and_draw_pile_of_others_together() -> None:
    table = Table().hand(RED, "abbot", "squire").draw(RED, "thief", "trader", "lender")
    samples = [table.rules.determinize(table.state, BLUE, Generator(i)).players[RED] for i in range(40)]
    assert {len(sample.hand) for sample in samples} == {2}
    assert len({tuple(sample.hand.cards) for sample in samples}) == 10
    everything = sorted(table.player().hand.cards + table.player().draw.cards)
    assert all(sorted(sample.hand.cards + sample.draw.cards) == everything for sample in samples)
    own = [table.rules.determinize(table.state, RED, Generator(i)).players[RED] for i in range(5)]
    assert all(sample.hand == table.player().hand for sample in own)


def test_visc_7_2_what_nobody_has_seen_is_undecided_and_differs_from_sample_to_sample() -> None:
    table = Table().top("seg_coast", "friar").page("seg_coast", "ms_black_deed")
    table.hand(RED, "lender", "squire").draw(RED, "thief", "trader", "abbot")
    townsfolk, manuscripts, drawn = set(), set(), set()
    for i in range(30):
        sample = table.rules.determinize(table.state, RED, Generator(i))
        take_townsfolk(sample, 0)
        sample.stack[:] = [DrawCards(RED), GainManuscript(RED, 0)]
        table.rules._run(sample)
        townsfolk.add(sample.townsfolk[0])
        manuscripts.add(sample.manuscripts[0])
        drawn.add(tuple(sample.players[RED].hand.cards))
    assert len(townsfolk) > 15
    assert len(manuscripts) > 10
    assert len(drawn) == 3


def test_visc_7_2_others_see_numbers_and_the_pool_not_the_hand() -> None:
    table = Table().hand(RED, "abbot", "squire").draw(RED, "thief")
    seen = table.rules.public(table.state).players[RED]
    assert (seen.hand, seen.draw, seen.unseen) == (2, 1, ("abbot", "squire", "thief"))
    private = table.rules.private(table.state, RED)
    assert private is not None
    assert (private.hand, private.draw) == (("abbot", "squire"), ("thief",))
    assert table.rules.view(table.state, BLUE).private != private


def test_drawn_cards_are_told_to_their_owner_only() -> None:
    table = Table().draw(RED, "abbot", "squire", "thief").run(DrawCards(RED))
    (event,) = table.of(CardsDrawn)
    assert event.cards == ("abbot", "squire", "thief")
    assert redacted_for(event, BLUE).cards is None  # type: ignore[attr-defined]
    assert redacted_for(event, BLUE).count == 3  # type: ignore[attr-defined]


@pytest.mark.parametrize(("checked", "virtue"), [(True, 5), (False, 6)])
def test_visc_r9_the_check_at_a_shuffle_effect_is_a_ruling(checked: bool, virtue: int) -> None:
    table = Table(effect_check=checked).row(RED, "abbot", "squire", "trader").discard(RED, "lender")
    assert table.resolve(RED, Shuffle()).track() == (0, virtue)
    table.discard(RED, "thief").draw(RED).run(DrawCards(RED))
    assert table.track() == (0, virtue - 1)


def test_a_check_at_every_shuffle_is_one_step_however_many_criminals_visc_4_86() -> None:
    table = (
        Table().row(RED, "antagonist", "thief", "meddler").discard(RED, "abbot").resolve(RED, Shuffle(), Corruption(1))
    )
    assert table.track() == (2, 6)
