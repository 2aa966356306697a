"""The evaluation of Viscounts: its points are those of the rules, its plans end with the turn and see its end."""

from collections.abc import Sequence

import pytest

from stolek.bots.evaluate.viscounts import EVALUATION, deck_of
from stolek.bots.evaluate.viscounts_alone import (
    AFTER_TURN,
    ALONE,
    FINAL_VICTORY,
    LAST,
    VICTORY,
    LookAlone,
    final_prize,
    prized,
    sight_of,
)
from stolek.bots.evaluate.viscounts_counts import NAMES, counts_of
from stolek.bots.evaluate.viscounts_look import AMONG_PEOPLE, SecondLook, replayed, with_next_turn
from stolek.bots.evaluate.viscounts_net import net
from stolek.bots.evaluate.viscounts_points import WHOLE_GAME, points_of, turns_left
from stolek.bots.evaluate.viscounts_promise import climbing, paying
from stolek.bots.evaluate.viscounts_solo import Learned, learned, read_weights
from stolek.bots.evaluate.viscounts_turn import (
    FULL,
    LARGE,
    QUICK,
    WIDE,
    Breadth,
    Line,
    TurnPlan,
    is_idle_trade,
    until_draw,
    worthwhile_exchanges,
)
from stolek.games.viscounts.actions import ActWithDismissal, Play
from stolek.games.viscounts.cards import CARD_NUMBERS
from stolek.games.viscounts.components import BUILD, SILVER, TRADE
from stolek.games.viscounts.final import breakdown
from stolek.games.viscounts.frames import ChooseCard, DrawCards
from stolek.games.viscounts.opponent.boards import OPPONENT_IDS
from stolek.games.viscounts.player import Player
from stolek.games.viscounts.primary_action import PASS, PRIMARY
from stolek.games.viscounts.rules import Viscounts
from stolek.games.viscounts.segments import OUTER_RIGHT, SEGMENT_IDS, space_at
from stolek.games.viscounts.state import ViscountsState
from stolek.games.viscounts.trade import EXCHANGES
from stolek.kernel.codec import canonical_hash
from stolek.kernel.generator import Generator, below
from stolek.kernel.values import Action, Seat

AWARDS = ("poverty", "prosperity")


def wandering(rules: Viscounts, seats: int, seed: int, moves: int) -> ViscountsState:
    """A position after so many random answers."""
    rng = Generator(seed)
    s, _ = rules.setup(seats, seed)
    for _ in range(moves):
        if not s.waits:
            break
        legal = rules.legal(s, s.waits[0])
        rules.step(s, s.waits[0], legal[below(rng, len(legal))])
    return s


def own_turn(rules: Viscounts, seed: int, seats: int = 2) -> ViscountsState:
    """Somebody is about to play a card in the middle of a game."""
    s = wandering(rules, seats, seed, 60)
    while not isinstance(s.stack[-1], ChooseCard):
        rules.step(s, s.waits[0], rules.legal(s, s.waits[0])[0])
    return s


def no_view(s: ViscountsState) -> float:
    """All positions look alike."""
    return 0.0


def second_round(rules: Viscounts) -> ViscountsState:
    """A game alone in its second round, before a card is played."""
    s, _ = rules.setup(1, 7)
    while not (s.round == 2 and isinstance(s.stack[-1], ChooseCard)):
        rules.step(s, s.waits[0], rules.legal(s, s.waits[0])[0])
    return s


def leads_over_workers(s: ViscountsState, supplies: Sequence[int]) -> list[float]:
    """How far one is ahead of an opponent that has so many workers in its supply (in place)."""
    leads = []
    for workers in supplies:
        s.players[s.virtual].workers = workers
        leads.append(learned(s).lead(s, 0))
    return leads


@pytest.mark.parametrize("opponent", [None, *OPPONENT_IDS])
def test_points_are_those_of_the_final_scoring(opponent: str | None) -> None:
    rules = Viscounts({"opponent": opponent} if opponent else {})
    for seed in range(3):
        for moves in (10, 80, 200):
            s = wandering(rules, 1 if opponent else 3, seed, moves)
            for seat in range(s.seats):
                wanted = sum(line.points for line in breakdown(s, seat) if line.key not in AWARDS)
                assert points_of(s, seat) == wanted


def test_a_plan_ends_with_the_turn_and_changes_nothing() -> None:
    rules = Viscounts()
    s = own_turn(rules, 5)
    seat = s.waits[0]
    before = canonical_hash(s)
    found = EVALUATION.planned(rules, s, seat, rules.legal(s, seat), 2)
    assert found is not None
    assert len(found) == len(rules.legal(s, seat))
    assert canonical_hash(s) == before
    alone = until_draw(s, seat)
    assert alone is not None
    while alone.waits:
        rules.step(alone, alone.waits[0], rules.legal(alone, alone.waits[0])[-1])
    assert alone.round == s.round


def planned(rules: Viscounts, s: ViscountsState, breadth: Breadth) -> TurnPlan:
    """The turn alone, planned so broadly."""
    root, known = until_draw(s, Seat(0)), learned(s)
    assert root is not None
    return TurnPlan(rules, root, Seat(0), lambda x: known.lead(x, 0), lambda _: 0.0, breadth)


@pytest.mark.parametrize("seed", [5, 6, 7])
def test_a_full_plan_finds_no_less_than_a_wide_one_and_a_quick_one_makes_fewer_positions(seed: int) -> None:
    rules = Viscounts({"opponent": OPPONENT_IDS[0]})
    s = own_turn(rules, seed, 1)
    full, wide, quick = [planned(rules, s, breadth) for breadth in (FULL._replace(steps=1_000_000), WIDE, QUICK)]
    most, more, less = full.best().worth, wide.best().worth, quick.best().worth
    assert most >= more
    assert most >= less
    assert quick.steps < wide.steps < full.steps


def test_once_positions_are_enough_only_large_questions_are_followed() -> None:
    rules = Viscounts({"opponent": OPPONENT_IDS[0]})
    s = own_turn(rules, 5, 1)
    plan, wide = planned(rules, s, FULL._replace(steps=0)), planned(rules, s, WIDE)
    assert plan.best() == wide.best()
    assert plan.steps == wide.steps


def test_the_best_few_plans_differ_in_something_large() -> None:
    rules = Viscounts({"opponent": OPPONENT_IDS[1]})
    s = own_turn(rules, 6, 1)
    answer = rules.legal(s, Seat(0))[0]
    lines = planned(rules, s, FULL).after(answer, 3)
    assert len(lines) == 3
    assert [line.worth for line in lines] == sorted([line.worth for line in lines], reverse=True)
    assert len({large_answers(rules, s, line.answers) for line in lines}) == 3


def large_answers(rules: Viscounts, s: ViscountsState, answers: Sequence[Action]) -> tuple[Action, ...]:
    """The answers of a plan that are given to large questions."""
    x = until_draw(s, Seat(0))
    assert x is not None
    found = []
    for answer in answers:
        if isinstance(x.stack[-1], LARGE):
            found.append(answer)
        rules.step(x, Seat(0), answer)
    return tuple(found)


def at_the_flips(unpaid: int) -> ViscountsState:
    """Somebody who stands where flips are bought, with so many debts to flip and a lot of silver."""
    rules = Viscounts()
    s = own_turn(rules, 5)
    player = s.players[s.waits[0]]
    segment = SEGMENT_IDS.index("seg_forest")
    player.space = space_at(s.segments.index(segment), OUTER_RIGHT)
    player.unpaid, player.acquired, player.goods[SILVER] = unpaid, 0, 30
    return s


@pytest.mark.parametrize("unpaid", [0, 1, 2])
def test_visc_4_42_no_more_flips_are_thought_of_than_there_are_cards_to_turn(unpaid: int) -> None:
    s = at_the_flips(unpaid)
    assert len(worthwhile_exchanges(s, s.waits[0], EXCHANGES[:7])) == max(1, unpaid)
    assert is_idle_trade(s, s.waits[0], (PRIMARY[TRADE], PASS)) == (unpaid == 0)
    assert is_idle_trade(s, s.waits[0], (ActWithDismissal("trade", "friar", 2), PASS)) == (unpaid == 0)
    assert not is_idle_trade(s, s.waits[0], (PRIMARY[TRADE], PRIMARY[BUILD], PASS))


def test_nothing_is_planned_in_the_turn_of_another() -> None:
    rules = Viscounts()
    s = own_turn(rules, 5)
    other = Seat(1 - s.waits[0])
    assert EVALUATION.planned(rules, s, other, (), None) is None


def test_a_second_look_goes_on_with_the_own_next_turn() -> None:
    rules = Viscounts()
    s = own_turn(rules, 5)
    seat = s.waits[0]
    new = with_next_turn(s, seat, 1)
    assert new is not None
    asked = 0
    while new.waits:
        asked += isinstance(new.stack[-1], ChooseCard)
        rules.step(new, new.waits[0], rules.legal(new, new.waits[0])[-1])
    assert asked == 2
    assert not any(isinstance(frame, DrawCards) for frame in new.stack)
    s.last_round = s.round
    assert with_next_turn(s, seat, 1) is None


def test_a_plan_that_luck_has_spoilt_stops_at_the_first_answer_it_cannot_give() -> None:
    rules = Viscounts()
    s = own_turn(rules, 5)
    seat = s.waits[0]
    asked = s.asked
    possible = rules.legal(s, seat)[0]
    assert not replayed(rules, s, seat, (Play("nobody"),))
    assert s.asked == asked
    assert replayed(rules, s, seat, (possible,))
    assert s.asked > asked


def test_a_deck_is_worth_the_icons_of_its_best_kind_and_trading_is_worth_least() -> None:
    def deck(*names: str) -> float:
        return deck_of(Player(), [CARD_NUMBERS[name] for name in names])

    assert deck("abbot", "abbot", "abbot") > deck("abbot", "labourer", "squire")
    assert deck("abbot", "abbot", "squire") > deck("trader", "trader", "squire")


def test_the_clock_runs_with_the_piles() -> None:
    s = own_turn(Viscounts(), 5)
    s.last_round = 0
    s.deeds_above, s.debts_above = 6, 6
    before = turns_left(s)
    s.deeds_above -= 1
    assert turns_left(s) < before
    s.last_round = s.round + 1
    assert turns_left(s) == 1


def test_the_clock_shows_a_whole_game_before_the_piles_are_built() -> None:
    s, _ = Viscounts({"opponent": OPPONENT_IDS[0]}).setup(1, 3)
    assert not s.round
    assert turns_left(s) == WHOLE_GAME


def test_groups_of_three_climb_one_after_the_other() -> None:
    assert climbing([0, 0, 0, 0, 0], 0, 2) < climbing([1, 0, 0, 0, 0], 0, 2)
    assert climbing([1, 0, 0, 0, 0], 0, 2) < climbing([1, 2, 0, 0, 0], 0, 2)


def test_missing_icons_are_paid_the_cheaper_way() -> None:
    assert paying(0, 0, 0, 1.0) == 0
    assert paying(2, 2, 2, 0.5) == 0.5
    assert paying(2, 2, 2, 9.0) < 9
    assert paying(3, 1, 1, 0.5) > 50


# Against the virtual opponent


@pytest.mark.parametrize("opponent", OPPONENT_IDS)
def test_every_feature_has_a_name_and_a_weight(opponent: str) -> None:
    s = wandering(Viscounts({"opponent": opponent}), 1, 3, 80)
    counts = counts_of(s, 0)
    assert len(counts) == len(NAMES) == len(set(NAMES))
    assert set(read_weights()[opponent].features) == set(NAMES)


@pytest.mark.parametrize("opponent", OPPONENT_IDS)
def test_the_terms_of_both_sides_are_the_learned_lead(opponent: str) -> None:
    rules = Viscounts({"opponent": opponent})
    for moves in (30, 120):
        s = wandering(rules, 1, 4, moves)
        ours, theirs = [sum(term.points for term in EVALUATION.terms(rules, s, Seat(seat))) for seat in (0, 1)]
        promise = EVALUATION.terms(rules, s, Seat(0))[-1].points
        assert ours - theirs == pytest.approx(learned(s).lead(s, 0) + promise)
        assert EVALUATION.value(rules, s, Seat(0)) == pytest.approx(ours)


def test_what_is_remembered_of_the_opponent_is_what_it_would_be_counted_anew() -> None:
    rules = Viscounts({"opponent": OPPONENT_IDS[1]})
    weights = read_weights()[OPPONENT_IDS[1]]
    known = Learned(weights, net())
    for seed in range(4):
        for moves in range(20, 160, 10):
            s = wandering(rules, 1, seed, moves)
            assert known.lead(s, 0) == known.lead(s, 0) == Learned(weights, net()).lead(s, 0)


def test_visc_6_40_after_the_own_last_turn_the_opponent_has_one_more() -> None:
    s = wandering(Viscounts({"opponent": "ai_noble"}), 1, 4, 120)
    s.last_round = s.round
    many, few = leads_over_workers(s, (8, 1))
    assert many < few


def test_after_the_own_last_turn_only_points_and_awards_count_on_the_own_side() -> None:
    s = wandering(Viscounts({"opponent": OPPONENT_IDS[0]}), 1, 4, 120)
    s.last_round = s.round
    before = learned(s).lead(s, 0)
    s.players[0].goods[SILVER] += 3
    s.players[0].virtue -= 1
    assert learned(s).lead(s, 0) == before
    s.players[0].approved += 1
    assert learned(s).lead(s, 0) >= before + 3


def test_a_second_look_alone_lets_the_opponent_take_its_turn() -> None:
    rules = Viscounts({"opponent": OPPONENT_IDS[2]})
    s = second_round(rules)
    before = canonical_hash(s)
    found = EVALUATION.planned(rules, s, Seat(0), rules.legal(s, Seat(0)), 2)
    assert found is not None
    assert len(found) == len(rules.legal(s, Seat(0)))
    assert max(found) == 0
    assert canonical_hash(s) == before


def test_the_last_turn_alone_is_played_to_the_end_of_the_game() -> None:
    rules = Viscounts({"opponent": OPPONENT_IDS[2]})
    s = own_turn(rules, 7, 1)
    s.last_round = s.round
    plan = TurnPlan(rules, until_draw(s, Seat(0)) or s, Seat(0), no_view, no_view, QUICK)
    look = LookAlone(plan, s, ALONE._replace(luck=2))
    answers = plan.best().answers
    end = look._played_on(s, answers, 1)
    assert not end.waits
    outcome = rules.outcome(end)
    assert outcome is not None
    lead = outcome.scores[0] - outcome.scores[1]
    root = s.clone()
    root.rng = 1 - AFTER_TURN
    assert look._through(root, Line(0.0, answers)) == final_prize(lead)


def test_a_look_alone_goes_on_for_as_many_turns_as_it_sees() -> None:
    rules = Viscounts({"opponent": OPPONENT_IDS[0]})
    s = second_round(rules)
    rounds: set[int] = set()

    def standing(x: ViscountsState) -> float:
        rounds.add(x.round)
        return 0.0

    plan = TurnPlan(rules, s, Seat(0), standing, no_view)
    for turns in (1, 3):
        rounds.clear()
        look = LookAlone(plan, s, ALONE._replace(luck=1, turns=turns))
        look._through(look._roots[0], Line(0.0, ()))
        assert rounds == set(range(2, 3 + turns))
    assert sight_of(s).turns > AMONG_PEOPLE.turns


@pytest.mark.parametrize(("clear", "left", "samples"), [(0.5, {1}, 1), (1.5, {1}, 3), (99.0, {0, 1, 2}, 6)])
def test_plans_that_are_clearly_behind_are_out_and_the_look_ends_when_one_answer_is_left(
    clear: float, left: set[int], samples: int
) -> None:
    rules = Viscounts({"opponent": OPPONENT_IDS[0]})
    s = own_turn(rules, 7, 1)
    worth = {Line(0.0, ()): 0.0, Line(1.0, ()): 2.0, Line(2.0, ()): 1.0}
    asked: list[Line] = []

    class Told(SecondLook):
        def _root(self, s: ViscountsState, luck: int) -> ViscountsState | None:
            return s

        def _through(self, root: ViscountsState, line: Line) -> float:
            asked.append(line)
            return worth[line]

    plan = TurnPlan(rules, s, Seat(0), no_view, no_view)
    look = Told(plan, s, AMONG_PEOPLE._replace(luck=6, clear=clear))
    found = look._again([(line, i) for i, line in enumerate(worth)])
    assert set(found) == left
    assert asked.count(Line(1.0, ())) == samples
    assert found[1] == 2.0


def test_a_win_counts_beside_the_lead_and_the_more_so_the_nearer_the_end() -> None:
    assert prized(0, 0.0) == VICTORY / 2
    assert prized(5, 8.0) - prized(-5, 8.0) < prized(5, 0.0) - prized(-5, 0.0)


def test_visc_6_42_at_the_end_a_tie_is_lost() -> None:
    assert [final_prize(lead) for lead in (-1, 0, 1)] == [-1, 0, 1 + FINAL_VICTORY]


def test_in_the_last_own_turn_plans_meet_more_luck() -> None:
    s = own_turn(Viscounts({"opponent": OPPONENT_IDS[2]}), 7, 1)
    assert sight_of(s) == ALONE
    s.last_round = s.round
    assert sight_of(s) == LAST
    assert LAST.luck > ALONE.luck


def test_an_opponent_without_workers_to_place_is_worth_less() -> None:
    s = wandering(Viscounts({"opponent": "ai_noble"}), 1, 4, 60)
    s.last_round, s.deeds_above, s.debts_above = 0, 6, 6
    leads = leads_over_workers(s, (8, 4, 1))
    assert leads == sorted(leads)
    assert leads[0] < leads[-1]


def test_an_opponents_side_of_the_table_counts_for_it() -> None:
    rules = Viscounts({"opponent": OPPONENT_IDS[2]})
    s = wandering(rules, 1, 4, 60)
    s.last_round, s.deeds_above, s.debts_above = 0, 6, 6
    before = EVALUATION.seen(rules, s, Seat(1))
    s.tier3[1] += 1
    assert EVALUATION.seen(rules, s, Seat(1)) > before
