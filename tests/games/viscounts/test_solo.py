"""The solo game against the virtual opponent (VISC-3.4, VISC-6)."""

import pytest

from stolek.games.viscounts import GAME
from stolek.games.viscounts.cards import (
    CARD_NUMBERS,
    FIRST_SCHEME,
    HERO_CARDS,
    HIDDEN_SCHEME,
    MANUSCRIPT_NUMBERS,
    card_id,
)
from stolek.games.viscounts.effects import (
    AiDismiss,
    AiGainScheme,
    AnyEffect,
    CastleMove,
    ChooseOne,
    Debt,
    Destroy,
    Discard,
    Flip,
    FreeBuilding,
    FreeHire,
    FreeManuscript,
    FreeWorkers,
    Gain,
    Rearrange,
    Shuffle,
    Virtue,
)
from stolek.games.viscounts.events import (
    Built,
    LinkCompleted,
    OpponentDismissed,
    OpponentPaid,
    SchemeGained,
    SchemeUnveiled,
    WorkerPromoted,
)
from stolek.games.viscounts.final import breakdown
from stolek.games.viscounts.frames import (
    Collide,
    CompleteLinks,
    EndTurn,
    FinishGame,
    FirstPossible,
    Move,
    MoveOpponent,
    SeatOpponent,
    SettleCastle,
    ShiftSchemes,
    TurnScheme,
)
from stolek.games.viscounts.opponent.boards import OPPONENT_IDS, OPPONENTS
from stolek.games.viscounts.player import buildings_built
from stolek.games.viscounts.turn import OPPONENT_TURNS
from stolek.games.viscounts.values import Pair
from stolek.kernel.conformance import play_randomly
from stolek.kernel.generator import Generator, below
from stolek.kernel.values import Seat
from tests.games.viscounts.table import FL, GM, HD, IS, V2, Table

HUMAN, OPPONENT = Seat(0), Seat(1)


def solo(opponent: str = "ai_cleric") -> Table:
    """The opponent on hills, outer-left, and its turn."""
    table = (
        Table(1, opponent=opponent).stand(OPPONENT, "seg_hills", "outer_left").stand(HUMAN, "seg_mountains", "inner")
    )
    table.state.active = OPPONENT
    return table


# Set-up


def test_visc_6_1_the_human_starts_and_uses_the_values_for_one_player() -> None:
    s, _ = GAME().setup(1, 3)
    assert (s.start, s.side, len(s.pairs)) == (HUMAN, 0, 2)


@pytest.mark.parametrize("opponent", OPPONENT_IDS)
def test_visc_6_2_every_board_has_its_own_start_and_no_townsfolk(opponent: str) -> None:
    table = Table(1, opponent=opponent).stand(HUMAN, "seg_mountains", "inner")
    table.state.pairs = (Pair(4, HERO_CARDS[0]),)
    table.run(SeatOpponent())
    board, player = OPPONENTS[OPPONENT_IDS.index(opponent)], table.player(OPPONENT)
    assert (player.acquired, player.unpaid) == (board.start.deeds, board.start.debts)
    assert table.supplies(OPPONENT) == board.start.resources
    assert table.track(OPPONENT) == (0, 5)
    assert [event.slot for event in table.of(Built)] == ["guildhall_1"]
    assert (player.workers, buildings_built(player)) == (20, 1)
    assert all(card >= FIRST_SCHEME for card in player.draw.cards)


@pytest.mark.parametrize("difficulty", [0, 1, 2, 3])
def test_visc_6_3_future_schemes_are_mixed_in_by_difficulty(difficulty: int) -> None:
    s, _ = GAME({"difficulty": difficulty}).setup(1, 3)
    draw = s.players[OPPONENT].draw.cards
    assert len(draw) == 7 + difficulty
    assert draw.count(HIDDEN_SCHEME) == difficulty
    assert GAME().public(s).future == 6 - difficulty
    names = [card_id(card) for card in draw + s.future]
    assert not {"s_noble", "f_builder_noble", "f_noble"} & set(names)


def test_visc_6_3_a_hidden_scheme_is_one_of_those_nobody_has_seen() -> None:
    table = Table(1, difficulty=2)
    table.draw(OPPONENT, "future_scheme", "future_scheme")
    table.run(TurnScheme(OPPONENT), chance=("future_scheme", "f_cleric"))
    assert card_id(table.player(OPPONENT).board[0]) == "f_cleric"
    assert len(table.state.future) == 5


def test_visc_6_4_the_opponent_starts_on_the_number_of_the_pair_left() -> None:
    script = (*["?"] * 16, "player_card_1", "ada", "player_card_7", "emma")
    s, _ = GAME().setup(1, 3, script)
    GAME().apply(s, HUMAN, GAME().legal(s, HUMAN)[1])
    public = GAME().public(s)
    assert (public.players[OPPONENT].segment, public.players[OPPONENT].way) == ("seg_coast", "outer_left")
    assert (public.pairs, public.removed) == ((), ("ada",))


def test_visc_6_5_the_start_guildhall_links_with_the_humans_building() -> None:
    table = Table(1).house(HUMAN, "trading_post_1", "seg_hills", 2).stand(HUMAN, "seg_mountains", "inner")
    table.state.pairs = (Pair(2, HERO_CARDS[0]),)
    table.run(SeatOpponent())
    assert len(table.of(LinkCompleted)) == 1
    assert table.supplies(HUMAN) == {"silver": 2}
    assert table.supplies(OPPONENT) == {"ink": 1 + 1 + 1, "stone": 1}
    assert (table.state.debts_above, table.player(OPPONENT).unpaid) == (11, 1)


# General rules


def test_visc_3_4_the_opponent_is_never_asked() -> None:
    asked = set()
    for seed, opponent in enumerate(OPPONENT_IDS):
        rules, rng = GAME({"opponent": opponent, "difficulty": 3}), Generator(seed)
        s, _ = rules.setup(1, seed)
        while rules.waiting(s):
            assert rules.waiting(s) == (HUMAN,)
            asked.add(s.active)
            legal = rules.legal(s, HUMAN)
            rules.step(s, HUMAN, legal[below(rng, len(legal))])
        assert rules.outcome(s) is not None
    assert asked == {HUMAN, OPPONENT}


def test_visc_6_10_it_moves_along_the_outer_path_and_landings_disturb() -> None:
    table = solo().row(OPPONENT, "s_cleric_builder").stand(HUMAN, "seg_forest", "outer_right")
    table.row(HUMAN, "abbot", "squire").run(MoveOpponent(OPPONENT))
    assert table.player(OPPONENT).space == 2 * 3 + 1
    assert table.waiting() == (HUMAN,)
    landed = solo().stand(HUMAN, "seg_coast", "outer_right")
    landed.state.active, landed.state.played = HUMAN, CARD_NUMBERS["trader"]
    landed.run(Move(HUMAN))
    assert landed.supplies(OPPONENT) == {"ink": 1}


@pytest.mark.parametrize(
    ("opponent", "wanted"),
    [
        ("ai_cleric", {"ink": 6, "stone": 4, "gold": 2}),
        ("ai_builder", {"stone": 6, "gold": 4, "ink": 2}),
        ("ai_noble", {"gold": 6, "ink": 4, "stone": 2}),
        ("ai_cards", {"generic": 12}),
    ],
)
def test_visc_6_11_resources_of_choice_go_by_the_list_of_the_board(opponent: str, wanted: dict[str, int]) -> None:
    assert solo(opponent).resolve(OPPONENT, Gain("any", 12)).supplies(OPPONENT) == wanted


def test_visc_6_11_the_card_opponent_pays_everything_with_one_kind() -> None:
    table = solo("ai_cards").resolve(OPPONENT, Gain("gold", 1), Gain("stone", 3))
    assert table.supplies(OPPONENT) == {"generic": 4}
    table.row(OPPONENT, "s_builder", "s_noble", "s_cleric").run(FirstPossible(OPPONENT))
    assert [event.slot for event in table.of(Built)] == ["trading_post_1"]
    assert table.supplies(OPPONENT) == {"generic": 4 - 4 + 1}
    assert [(event.good, event.amount) for event in table.of(OpponentPaid)] == [("generic", 4)]


@pytest.mark.parametrize(
    ("effect", "gained"),
    [
        (Rearrange(), {"ink": 1}),
        (Gain("silver", 2), {"ink": 1}),
        (Gain("silver", 5), {"ink": 2}),
        (Gain("silver", 1), {}),
        (Gain("gold", 2), {"gold": 2}),
        (Discard(2), {"virtue": 2}),
        (CastleMove(), {"virtue": 1}),
        (FreeHire(1), {"schemes": 1}),
        (Destroy(1), {"paid": 1, "ink": 1}),
        (Flip("either", 1), {"paid": 1, "ink": 1}),
        (Flip("deed", 1), {"virtue": 1}),
        (ChooseOne(((Gain("gold", 1),), (Virtue(1),))), {"gold": 1}),
    ],
)
def test_visc_6_12_and_6_17_conversions(effect: AnyEffect, gained: dict[str, int]) -> None:
    table = solo().cards(OPPONENT, unpaid=1).castle(1, GM, 0, 1).resolve(OPPONENT, effect)
    player = table.player(OPPONENT)
    found = table.supplies(OPPONENT) | {
        "virtue": 6 - player.virtue,
        "schemes": len(player.discard),
        "paid": player.paid,
    }
    assert {what: count for what, count in found.items() if count} == gained


def test_visc_6_12_without_future_schemes_it_flips_and_without_cards_it_gains_virtue() -> None:
    table = solo().cards(OPPONENT, unpaid=1)
    table.state.future.clear()
    table.resolve(OPPONENT, AiGainScheme(2))
    assert (table.player(OPPONENT).paid, table.track(OPPONENT)) == (1, (0, 5))
    assert table.of(SchemeGained) == []


@pytest.mark.parametrize(
    ("unpaid", "paid", "acquired", "approved", "kind"),
    [(1, 0, 1, 0, "debt"), (1, 1, 1, 0, "deed"), (1, 0, 1, 1, "debt"), (0, 0, 1, 1, "deed"), (1, 3, 0, 0, "debt")],
)
def test_visc_6_13_it_flips_the_kind_it_has_flipped_fewer_of(
    unpaid: int, paid: int, acquired: int, approved: int, kind: str
) -> None:
    table = solo().cards(OPPONENT, unpaid, paid, acquired, approved).resolve(OPPONENT, Flip("either", 1))
    player = table.player(OPPONENT)
    assert (player.paid - paid, player.approved - approved) == ((1, 0) if kind == "debt" else (0, 1))
    assert table.supplies(OPPONENT) == ({"ink": 1} if kind == "debt" else {})


def test_visc_6_14_a_dismissal_brings_the_effect_only_and_a_printed_townsfolk_stays() -> None:
    table = solo().top("seg_hills", "charlatan").resolve(OPPONENT, AiDismiss())
    assert (table.player(OPPONENT).unpaid, table.supplies(OPPONENT)) == (1, {})
    assert CARD_NUMBERS["charlatan"] in table.state.removed
    table.top("seg_hills", None).resolve(OPPONENT, AiDismiss(), AiDismiss())
    assert table.track(OPPONENT) == (0, 4)
    assert [event.card for event in table.of(OpponentDismissed)] == ["charlatan", "seg_hills", "seg_hills"]


def test_visc_6_15_the_shuffle_effect_checks_its_schemes() -> None:
    table = solo().discard(OPPONENT, "f_cleric").row(OPPONENT, "s_criminal_a").resolve(OPPONENT, Shuffle())
    assert (table.track(OPPONENT), table.player(OPPONENT).discard) == ((1, 6), [])
    assert table.resolve(OPPONENT, Shuffle()).track(OPPONENT) == (1, 6)


def test_visc_6_16_icons_of_schemes_slots_and_bonus_cards_then_as_few_resources_as_possible() -> None:
    table = (
        solo().row(OPPONENT, "s_builder", "s_criminal_a", None).open(OPPONENT, "guildhall_2").goods(OPPONENT, stone=6)
    )
    table.bonus(OPPONENT, "grey").run(FirstPossible(OPPONENT))
    assert [event.slot for event in table.of(Built)] == ["guildhall_1"]
    assert table.supplies(OPPONENT)["stone"] == 6 - (7 - 5)


def test_visc_6_17_several_links_are_completed_clockwise() -> None:
    table = solo().house(HUMAN, "workshop_1", "seg_lakeshore", 2).house(HUMAN, "workshop_2", "seg_lakeshore", 7)
    table.house(OPPONENT, "guildhall_1", "seg_lakeshore", 5)
    table.run(CompleteLinks(OPPONENT, table.spot("seg_lakeshore", 5)))
    assert [event.effect for event in table.of(LinkCompleted)] == ["castle-move", "debt-1"]


def test_visc_6_18_open_slots() -> None:
    post = solo().goods(OPPONENT, stone=9).open(OPPONENT, "guildhall_1", "guildhall_2", "guildhall_3")
    post.row(OPPONENT, "s_builder").run(FirstPossible(OPPONENT))
    assert [event.slot for event in post.of(Built)] == ["trading_post_1"]
    assert len(post.of(SchemeGained)) == 1
    second = solo().open(OPPONENT, "trading_post_2").cards(OPPONENT, unpaid=1).markers(HUMAN, 6, 6)
    second.state.active = HUMAN
    second.run(Collide(HUMAN))
    assert second.player(OPPONENT).paid == 1
    third = solo().open(OPPONENT, "trading_post_3").cards(OPPONENT, acquired=1).top("seg_hills", "friar")
    assert third.resolve(OPPONENT, Flip("deed", 1)).track(OPPONENT) == (0, 5)
    workshop = solo().open(OPPONENT, "workshop_1").top("seg_hills", "friar").resolve(OPPONENT, AiGainScheme(1))
    assert workshop.track(OPPONENT) == (0, 5)
    shuffles = solo().open(OPPONENT, "workshop_2", "workshop_3").discard(OPPONENT, "f_cleric")
    assert shuffles.resolve(OPPONENT, Shuffle()).track(OPPONENT) == (1, 4)


def test_visc_6_18_a_flip_turned_into_virtue_triggers_nothing() -> None:
    table = solo().open(OPPONENT, "trading_post_3").resolve(OPPONENT, Flip("deed", 1))
    assert (table.track(OPPONENT), table.of(OpponentDismissed)) == ((0, 5), [])


def test_visc_6_18_with_a_criminal_the_second_trading_post_is_idle() -> None:
    table = solo().open(OPPONENT, "trading_post_2").cards(OPPONENT, unpaid=1).markers(HUMAN, 6, 6)
    table.state.active = HUMAN
    table.row(OPPONENT, "s_criminal_a").run(Collide(HUMAN))
    assert table.player(OPPONENT).paid == 0


# Primary actions


def test_visc_6_20_it_builds_the_left_most_payable_building_on_the_left_most_free_spot() -> None:
    table = solo().goods(OPPONENT, stone=4).row(OPPONENT, "s_builder").house(HUMAN, "workshop_1", "seg_hills", 0)
    table.run(FirstPossible(OPPONENT))
    (built,) = table.of(Built)
    assert (built.slot, built.spot) == ("trading_post_1", 2)
    assert table.supplies(OPPONENT) == {"ink": 1, "stone": 4 - 3 + 1}
    full = solo().goods(OPPONENT, stone=9).row(OPPONENT, "s_builder").cards(OPPONENT, acquired=1)
    full.house(HUMAN, "workshop_1", "seg_hills", 0).house(HUMAN, "workshop_2", "seg_hills", 2)
    full.run(FirstPossible(OPPONENT))
    assert (full.of(Built), full.player(OPPONENT).approved) == ([], 1)


def test_visc_6_21_a_free_building_goes_to_the_next_free_spot_across_rivers_and_segments() -> None:
    table = solo().house(HUMAN, "workshop_1", "seg_hills", 0).house(HUMAN, "workshop_2", "seg_hills", 2)
    table.house(HUMAN, "workshop_3", "seg_hills", 5).house(HUMAN, "trading_post_1", "seg_hills", 7)
    table.open(OPPONENT, "workshop_1").resolve(OPPONENT, FreeBuilding("workshop", "any"))
    (built,) = table.of(Built)
    assert (built.slot, built.segment, built.spot) == ("workshop_2", "seg_forest", 0)
    table.open(OPPONENT, "workshop_3").resolve(OPPONENT, FreeBuilding("workshop", "any"))
    assert len(table.of(Built)) == 1


def test_visc_6_22_it_places_two_to_four_workers_never_one() -> None:
    for gold, placed in ((0, 0), (2, 2), (4, 3), (7, 4)):
        table = solo().goods(OPPONENT, gold=gold).row(OPPONENT, "s_noble", "s_builder", "s_cleric")
        table.run(FirstPossible(OPPONENT))
        assert 20 - table.player(OPPONENT).workers == placed
    free = solo().resolve(OPPONENT, FreeWorkers(2))
    assert free.workers(1)[FL] == (0, 2)
    few = solo().goods(OPPONENT, gold=7).row(OPPONENT, "s_noble", "s_builder", "s_cleric")
    few.player(OPPONENT).workers = 3
    assert few.run(FirstPossible(OPPONENT)).player(OPPONENT).workers == 0


def test_visc_6_23_groups_go_clockwise_from_its_section_and_it_bumps_the_human() -> None:
    table = solo().castle(1, V2, 0, 3).castle(1, GM, 0, 3).castle(1, HD, 2, 0).run(SettleCastle())
    promoted = [event.section for event in table.of(WorkerPromoted)]
    assert promoted[:2] == ["castle_gold_move", "castle_virtue"]
    assert table.supplies(OPPONENT)["gold"] == 1
    assert table.workers(1)[HD] == (1, 2)
    assert table.supplies(HUMAN) == {"silver": 2}
    own = solo().castle(2, IS, 0, 4)
    own.state.tier2[IS][1] = 4
    own.run(SettleCastle())
    assert (own.state.leader, own.state.tier3) == (OPPONENT, [0, 2])
    assert [line.points for line in breakdown(own.state, OPPONENT) if line.key == "leader"] == [5]


def test_visc_6_24_free_manuscripts_clockwise_from_its_segment() -> None:
    table = solo().page("seg_hills", "ms_grey_guildhall").page("seg_forest", "ms_grey_resources")
    table.page("seg_lakeshore", "ms_black_deed").resolve(OPPONENT, FreeManuscript((3, 4)))
    assert table.player(OPPONENT).manuscripts == [MANUSCRIPT_NUMBERS["ms_black_deed"]]
    assert table.player(OPPONENT).acquired == 1
    bonus = solo().owns(OPPONENT, "ms_black_flip", "ms_black_ink").page("seg_hills", "ms_black_virtue")
    assert bonus.resolve(OPPONENT, FreeManuscript((3, 4))).player(OPPONENT).bonus.bit_count() == 1


# The turn


def test_visc_6_30_shift_shuffle_turn_rows_and_collision() -> None:
    table = solo().row(OPPONENT, "s_builder", "s_noble_cleric", "s_criminal_a").markers(OPPONENT, 4, 6)
    table.draw(OPPONENT)
    table.run(ShiftSchemes(OPPONENT), TurnScheme(OPPONENT), chance=("s_criminal_a",))
    assert [card_id(card) for card in table.player(OPPONENT).board] == ["s_criminal_a", "s_builder", "s_noble_cleric"]
    assert table.track(OPPONENT) == (4, 5)
    assert table.player(OPPONENT).discard == []


def test_visc_6_30_a_whole_turn_ends_with_its_collision() -> None:
    table = solo().row(OPPONENT, "s_builder", "s_noble_cleric", None).markers(OPPONENT, 5, 6)
    table.stand(HUMAN, "seg_coast", "inner")
    table.draw(OPPONENT, "s_criminal_b")
    table.page("seg_forest", "ms_grey_guildhall").page("seg_lakeshore", "ms_grey_guildhall").row(HUMAN, "abbot")
    table.run(*OPPONENT_TURNS[OPPONENT][:-1])
    assert table.track(OPPONENT) == (0, 6)
    assert (table.player(OPPONENT).acquired, table.player(OPPONENT).unpaid) == (1, 2)
    assert table.supplies(OPPONENT) == {"ink": 2}
    assert table.track(HUMAN) == (0, 5)


def test_visc_6_31_the_first_possible_option_is_done() -> None:
    flip = solo("ai_cards").row(OPPONENT, "s_criminal_a").run(FirstPossible(OPPONENT))
    assert (flip.player(OPPONENT).acquired, flip.track(OPPONENT)) == (1, (0, 5))
    able = solo("ai_cards").row(OPPONENT, "s_criminal_a").cards(OPPONENT, acquired=1).run(FirstPossible(OPPONENT))
    assert (able.player(OPPONENT).acquired, able.player(OPPONENT).approved) == (0, 1)
    focus = solo().row(OPPONENT, "s_criminal_a").page("seg_hills", "ms_black_deed").goods(OPPONENT, ink=3)
    focus.run(FirstPossible(OPPONENT))
    assert focus.player(OPPONENT).manuscripts == [MANUSCRIPT_NUMBERS["ms_black_deed"]]


@pytest.mark.parametrize(
    ("space", "deeds", "debts", "resources"),
    [(0, 3, 0, 0), (1, 2, 0, 0), (2, 1, 0, 1), (3, 1, 1, 1), (4, 0, 1, 1), (5, 0, 2, 1), (6, 0, 3, 2)],
)
def test_visc_6_32_what_it_gains_in_its_collisions(space: int, deeds: int, debts: int, resources: int) -> None:
    table = solo().markers(OPPONENT, space, space).run(Collide(OPPONENT))
    player = table.player(OPPONENT)
    assert (player.acquired, player.unpaid, sum(player.goods)) == (deeds, debts, resources)


# The end


def test_visc_6_40_the_opponent_has_the_last_turn() -> None:
    table = solo().hand(HUMAN, "thief", "trader")
    table.state.round, table.state.debts_above = 4, 1
    table.resolve(HUMAN, Debt(1))
    table.state.round = 5
    table.run(EndTurn(OPPONENT))
    assert table.waiting() == ()
    assert table.rules.outcome(table.state) is not None
    last = [play_randomly(GAME(), 1, seed) for seed in range(5)]
    assert all(s.active == OPPONENT and s.round == s.last_round for s in last)


def test_visc_6_41_hidden_schemes_are_shown_at_the_end() -> None:
    table = Table(1, difficulty=3)
    table.run(FinishGame())
    assert len(table.of(SchemeUnveiled)) == 3
    assert HIDDEN_SCHEME not in table.player(OPPONENT).draw.cards
    assert len(table.state.future) == 3
