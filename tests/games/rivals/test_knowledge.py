"""Who knows which card (RIVA-7): views and samples follow what was seen, and nothing else."""

from stolek.games.rivals.cards import CARD, CARD_IDS
from stolek.games.rivals.era_of_progress import TakeDiscarded
from stolek.games.rivals.frames.turn import SearchStack
from stolek.games.rivals.knowledge import PUBLIC
from stolek.kernel.generator import Generator
from stolek.kernel.values import Seat
from tests.games.rivals.table import BLUE, RED, Table

SAMPLES = 40


def hands(t: Table, seat: Seat | None, of: Seat) -> set[tuple[str, ...]]:
    """The hands that the viewer thinks possible."""
    rng = Generator(9)
    samples = [t.rules.determinize(t.s, seat, rng) for _ in range(SAMPLES)]
    return {tuple(CARD_IDS[card] for card in s.hands[of].cards) for s in samples}


def bottoms(t: Table, seat: Seat | None, stack: int) -> set[str]:
    """The bottom cards of a stack that the viewer thinks possible."""
    rng = Generator(7)
    samples = [t.rules.determinize(t.s, seat, rng) for _ in range(SAMPLES)]
    return {CARD_IDS[s.stacks[stack - 1].cards[-1]] for s in samples}


def test_backs_and_sizes_are_public_faces_are_private_riva_7_1_riva_7_2() -> None:
    t = Table("theme_gold").holds(BLUE, "mint", "abbey", "inga")
    view = t.view(None)
    assert view.principalities[BLUE].hand == ("basic_set", "basic_set", "era_of_gold")
    assert t.view(BLUE).hand == ("abbey", "inga", "mint")
    assert t.view(RED).opponent_hand == ()
    assert len(hands(t, RED, BLUE)) > 20


def test_a_stack_that_was_looked_through_stays_known_riva_7_4_riva_7_10() -> None:
    t = Table("theme_gold").runs(SearchStack(RED)).do("look-through 2")
    cards = t.view(RED).stacks[1]
    t.do(f"take-from-stack 1 {cards[0]}")
    assert t.view(RED).stacks[1] == cards[1:]
    assert t.view(BLUE).stacks[1] == (None,) * 11
    t.acts(BLUE).do("end-phase", "draw-from 2")
    assert cards[1] in t.view(RED).opponent_hand


def test_the_place_of_a_searched_card_is_public_riva_7_14() -> None:
    t = Table("theme_gold").runs(SearchStack(RED)).do("look-through 2")
    cards = t.view(RED).stacks[1]
    t.do(f"take-from-stack 1 {cards[0]}").runs(SearchStack(BLUE)).do("look-through 2")
    t.do(f"take-from-stack 3 {cards[3]}")
    assert t.view(RED).stacks[1] == (*cards[1:3], *cards[4:])
    assert t.view(RED).opponent_hand == (cards[3],)


def test_a_card_put_under_a_stack_is_known_to_its_owner_riva_7_4() -> None:
    t = (
        Table("theme_gold")
        .holds(RED, "inga", "austin", "scout")
        .acts()
        .do("end-phase", "free-exchange", "put-under scout 3")
    )
    assert t.view(RED).stacks[2][-1] == "scout"
    assert t.view(BLUE).stacks[2][-1] is None
    assert len(bottoms(t, BLUE, 3)) > 10
    assert bottoms(t, RED, 3) == {"scout"}


def test_removed_expansions_are_known_to_all_riva_7_5() -> None:
    t = Table("theme_gold").builds(RED, "candamir", 1).builds(BLUE, "abbey", 1).event("feud")
    t.do("remove-under abbey 1 above 1")
    for seat in (RED, BLUE, None):
        assert bottoms(t, seat, 1) == {"abbey"}


def test_the_victim_of_fraternal_feuds_knows_the_pair_not_the_places_riva_7_6() -> None:
    t = Table("intro").builds(BLUE, "candamir", 1).holds(RED, "abbey", "inga", "austin").event("fraternal_feuds")
    t.do("bury-hand-card inga 2", "bury-hand-card abbey 3")
    assert bottoms(t, RED, 2) == bottoms(t, RED, 3) == {"inga", "abbey"}
    assert (bottoms(t, BLUE, 2), bottoms(t, BLUE, 3)) == ({"inga"}, {"abbey"})
    assert len(bottoms(t, None, 2)) > 5
    told = [event for event in t.events if event.tag() == "hand-cards-lost"]
    assert len(told) == 1


def test_whoever_can_tell_all_but_one_knows_that_one_riva_7_6() -> None:
    t = Table("intro").builds(BLUE, "candamir", 1).holds(RED, "abbey", "inga", "austin").event("fraternal_feuds")
    t.do("bury-hand-card inga 2", "bury-hand-card abbey 3").runs(SearchStack(RED)).do("look-through 2")
    assert t.view(RED).stacks[2][-1] == "abbey"


def test_cards_of_different_backs_tell_their_stacks_riva_7_6() -> None:
    t = Table("theme_gold").builds(BLUE, "candamir", 1).holds(RED, "abbey", "mint").event("fraternal_feuds")
    t.do("bury-hand-card abbey 1", "bury-hand-card mint 5")
    assert (t.view(RED).stacks[0][-1], t.view(RED).stacks[4][-1]) == ("abbey", "mint")


def test_unseen_cards_are_spread_by_their_backs_riva_7_9_riva_7_12() -> None:
    t = Table("duel").holds(BLUE, "mint", "abbey")
    for hand in hands(t, RED, BLUE):
        assert [CARD[card] < 28 for card in hand] == [True, False]
    rng = Generator(1)
    sample = t.rules.determinize(t.s, RED, rng)
    assert t.rules.components(sample) == t.rules.components(t.s)
    assert sample.known_events == t.s.known_events


def traitor() -> Table:
    t = Table("theme_turmoil").city(RED, 1).builds(RED, "hedge_tavern", 1).holds(RED, "traitor")
    return t.holds(BLUE, "abbey", "goldsmith").acts().do("play-card traitor", "take-no-card")


def test_a_secret_choice_among_known_cards_leaves_a_set_riva_7_15() -> None:
    t = traitor()
    assert hands(t, RED, BLUE) == {("goldsmith", "abbey")}
    t.acts(BLUE).do("end-phase", "draw-from 4", "free-exchange", "put-under abbey 2")
    assert bottoms(t, RED, 2) == {"abbey", "goldsmith"}
    assert {hand[:1] for hand in hands(t, RED, BLUE)} == {("abbey",), ("goldsmith",)}
    assert t.view(RED).opponent_hand == ()
    t.do("draw-from 4").acts(BLUE)
    assert t.view(RED).opponent_hand == ()


def test_a_secret_choice_among_cards_known_in_part_is_forgotten_riva_7_15_riva_7_11() -> None:
    t = traitor().acts(BLUE).do("end-phase", "draw-from 1", "free-exchange", "put-under goldsmith 2")
    assert t.view(RED).opponent_hand == ()
    assert len(bottoms(t, RED, 2)) > 8
    assert len({hand[0] for hand in hands(t, RED, BLUE)}) > 8


def test_traitor_and_victim_know_the_card_spectators_its_back_riva_7_4() -> None:
    t = Table("theme_turmoil").city(RED, 1).builds(RED, "hedge_tavern", 1).holds(RED, "traitor")
    t.holds(BLUE, "abbey", "archer").acts().do("play-card traitor", "take-hand-card abbey")
    assert hands(t, BLUE, RED) == {("abbey",)}
    assert len(hands(t, None, RED)) > 10


def test_a_discarded_card_that_was_taken_may_be_any_with_its_back_riva_7_12() -> None:
    t = Table("theme_progress").city(BLUE, 1).holds(RED, "guido_the_ambassador")
    for card in ("relocation", "goldsmith", "doctor"):
        t.holds(RED, card)
        hand = t.s.hands[RED]
        hand.take(hand.cards.index(CARD[card]))
        t.s.discard.put(CARD[card], PUBLIC)
    t.acts().do("play-card guido_the_ambassador", "take-discard goldsmith")
    assert hands(t, BLUE, RED) == {("relocation",), ("goldsmith",)}
    assert hands(t, RED, RED) == {("goldsmith",)}
    t.holds(RED, "gustav_the_librarian").acts().do("play-card gustav_the_librarian", "take-discard doctor")
    assert "doctor" in {card for hand in hands(t, BLUE, RED) for card in hand}
    assert TakeDiscarded.rule == "RIVA-4.404"


def test_the_only_discarded_card_of_a_back_is_no_secret_riva_7_12() -> None:
    t = Table("theme_progress").city(BLUE, 1).builds(RED, "inga", 1).holds(RED, "guido_the_ambassador").acts()
    t.do("demolish inga 1 above", "play-card guido_the_ambassador", "take-discard inga")
    assert t.view(BLUE).opponent_hand == ("inga",)


def test_which_of_two_equal_cards_was_played_nobody_can_tell_riva_7_10() -> None:
    t = Table("theme_gold").holds(BLUE, "abbey")
    t.s.hands[BLUE].known[0] = PUBLIC
    t.holds(BLUE, "abbey").stores(hills_2_blue=3, fields_5_blue=3, mountains_6_blue=3)
    assert t.view(RED).opponent_hand == ("abbey",)
    t.acts(BLUE).do("build abbey 1 above")
    assert (t.view(RED).opponent_hand, t.view(BLUE).hand) == ((), ("abbey",))
    assert len(hands(t, RED, BLUE)) > 8


def test_regions_left_are_countable_riva_7_7() -> None:
    t = Table("intro").settlement(RED, "right", "fields_1_stack", "hills_1_stack")
    assert len(t.view(None).regions) == 10
    assert "fields_1_stack" not in t.view(None).regions


def test_the_defender_is_asked_by_open_cards_only_riva_7_16() -> None:
    t = Table("theme_turmoil").city(RED, 1).builds(RED, "hedge_tavern", 1).holds(RED, "traitor", "traitor")
    t.holds(BLUE, "abbey").acts().do("play-card traitor")
    assert t.asked() == "0 steal-card"
    t.do("take-no-card").builds(BLUE, "lookout_tower", 1).acts().do("play-card traitor")
    assert t.asked() == "1 defend"


def test_before_the_roll_the_back_decides_whether_there_is_a_question_riva_7_16_riva_7_8() -> None:
    for mode, card, asked in (
        ("intro", "abbey", True),
        ("theme_gold", "mint", True),
        ("duel", "mint", False),
        ("theme_turmoil", "archer", False),
    ):
        t = Table(mode).holds(RED, card).begins(RED, *([] if asked else ["1", "2"]))
        assert t.asked() == ("0 before-roll" if asked else "0 action-phase")
        if asked:
            assert t.legal() == ["roll-dice"]
