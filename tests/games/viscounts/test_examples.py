"""The worked examples of section 8, E1 to E28, one test each."""

from stolek.games.viscounts.cards import CARD_NUMBERS, HERO_CARDS, MANUSCRIPT_NUMBERS, card_id
from stolek.games.viscounts.components import BUILD, BUILDINGS, GOODS, PLAYER_CARDS, POVERTY, TRANSCRIBE
from stolek.games.viscounts.effects import Corruption, Debt, Deed, Gain, Virtue
from stolek.games.viscounts.events import LinkCompleted, Shuffled
from stolek.games.viscounts.final import awards, breakdown, outcome, ribbon_sets
from stolek.games.viscounts.frames import (
    ChooseAction,
    ChooseCard,
    ChooseCastleMove,
    Collide,
    Move,
    SeatOpponent,
    SettleCastle,
    ShiftCards,
)
from stolek.games.viscounts.opponent.boards import OPPONENTS
from stolek.games.viscounts.opponent.effects import wanted_resource
from stolek.games.viscounts.payment import icons_for, icons_of, payments
from stolek.games.viscounts.turn import OPPONENT_TURNS
from stolek.games.viscounts.values import Pair, Standing
from stolek.kernel.values import Seat
from tests.games.viscounts.table import FL, GM, HD, IS, SECTION_NAMES, V2, Table

RED, BLUE, YELLOW = Seat(0), Seat(1), Seat(2)


def test_e1_supplies_hold_what_multiplier_cards_would_stand_for_visc_1_1() -> None:
    table = Table().resolve(RED, Gain("ink", 5 * 20), Gain("silver", 5 * 20), Deed(5 * 20), Debt(5 * 20))
    player = table.player()
    assert (table.supplies(), player.acquired, player.unpaid) == ({"ink": 100, "silver": 100}, 100, 100)


def test_e2_three_players_lay_out_four_pairs_visc_2_9() -> None:
    table = Table()
    script = (*["?"] * 17, "player_card_2", "merovech", "player_card_8", "bertha", "player_card_9", "clovis")
    state, _ = table.rules.setup(3, 1, (*script, "player_card_10", "emma"))
    pairs = [(PLAYER_CARDS[pair.card].start_space, card_id(pair.hero)) for pair in state.pairs]
    assert pairs == [(2, "merovech"), (8, "bertha"), (9, "clovis"), (10, "emma")]
    assert all(pair.hero in HERO_CARDS for pair in state.pairs)


def test_e3_markers_that_meet_go_on_together_visc_4_76() -> None:
    table = Table().markers(RED, 3, 4)
    assert table.resolve(RED, Virtue(1)).track() == (3, 3)
    assert table.resolve(RED, Virtue(1)).track() == (2, 2)


def test_e4_a_traveller_turns_four_merchants_into_two_clerics_visc_4_37() -> None:
    player = Table().row(RED, "traveller", "journeyman", "abbot").player()
    assert icons_for(player, TRANSCRIBE, icons_of(player)) == 1 + 2


def test_e5_a_dropped_journeyman_hires_and_gains_virtue_visc_4_10() -> None:
    table = Table().row(RED, "abbot", "squire", "journeyman").top("seg_coast", "jeweller").run(ShiftCards(RED))
    assert card_id(table.player().discard[-1]) == "journeyman"
    assert table.asked() == "choose-hire"
    table.play(RED, "hire jeweller")
    assert [card_id(card) for card in table.player().discard] == ["journeyman", "jeweller"]
    assert table.track() == (0, 6 - 1 - 1)


def test_e6_every_criminal_on_the_board_corrupts_visc_4_11() -> None:
    alone = Table().row(RED, None, "abbot", "squire").hand(RED, "antagonist", "trader")
    alone.run(ChooseCard(RED)).play(RED, "play antagonist")
    assert (alone.track(), alone.player().unpaid) == ((2, 6), 1)
    other = Table().row(RED, None, "thief", "squire").hand(RED, "antagonist", "trader")
    other.run(ChooseCard(RED)).play(RED, "play antagonist")
    assert (other.track(), other.player().unpaid) == ((3, 6), 1)


def test_e7_a_move_has_exactly_the_value_of_the_card_visc_4_20() -> None:
    table = Table().stand(RED, "seg_coast", "outer_left")
    s = table.state
    s.segments = (0, 3, 1, 2, 4)
    s.played = CARD_NUMBERS["abbot"]
    two = ["move-to seg_coast outer_right", "move-to seg_lakeshore inner", "move-to seg_lakeshore outer_left"]
    assert sorted(table.run(Move(RED)).texts()) == two
    s.played = CARD_NUMBERS["trader"]
    assert table.run(Move(RED)).texts() == ["move-to seg_coast outer_right", "move-to seg_coast inner"]


def test_e8_a_dismissed_woodcutter_is_paid_and_builds_visc_4_33() -> None:
    table = Table().stand(RED, "seg_coast", "outer_left").top("seg_coast", "woodcutter_virtue")
    table.row(RED, "labourer", "foreman", "abbot").goods(RED, silver=2)
    table.run(ChooseAction(RED)).play(RED, "act-with-dismissal build woodcutter_virtue 2")
    assert table.supplies() == {}
    assert table.track() == (0, 5)
    assert CARD_NUMBERS["woodcutter_virtue"] in table.state.removed
    assert table.asked() == "choose-building"
    assert table.texts() == ["take-building workshop_1", "take-building workshop_2", "take-building workshop_3"]


def test_e9_six_merchants_buy_three_gold_visc_4_40() -> None:
    table = Table().stand(RED, "seg_lakeshore", "outer_left").top("seg_lakeshore", None)
    table.row(RED, "trader", "peddler_ink", "princess").goods(RED, silver=2)
    table.run(ChooseAction(RED)).play(RED, "trade", "exchange 3")
    assert table.supplies() == {"gold": 3, "silver": 1}


def test_e10_trading_posts_score_more_the_more_there_are_visc_4_50() -> None:
    table = Table()
    points = []
    for slot in ("trading_post_1", "trading_post_2", "trading_post_3"):
        table.open(RED, slot)
        points.append(sum(line.points for line in breakdown(table.state, RED) if line.key == "buildings"))
    assert points == [4, 9, 15]


def test_e11_a_build_with_a_dismissal_and_a_link_visc_4_47_visc_4_48() -> None:
    table = Table(3).stand(RED, "seg_hills", "outer_left").top("seg_hills", "mason")
    table.house(BLUE, "trading_post_1", "seg_hills", 2)
    table.row(RED, "abbot", "squire", "trader").goods(RED, stone=2, silver=1)
    table.run(ChooseAction(RED)).play(RED, "act-with-dismissal build mason 1")
    assert table.asked() == "choose-arrangement"
    table.play(RED, "keep-order", "take-building workshop_1")
    assert table.supplies(RED) == {"ink": 1, "silver": 2}
    assert table.supplies(BLUE) == {"silver": 2}
    (link,) = table.of(LinkCompleted)
    assert (link.seat, link.other_seat, link.effect) == (RED, BLUE, "gain-silver-2")
    assert table.state.spots[table.spot("seg_hills", 0)] == Standing(RED, BUILDINGS.index("workshop"))


def test_e12_three_workers_on_an_empty_section_visc_4_56() -> None:
    table = Table().castle(1, HD, 3).run(SettleCastle())
    assert table.texts() == ["choose hire-free-1", "choose destroy-1"]
    table.play(RED, "choose destroy-1")
    assert table.workers(1) == [(0, 0), (0, 0), (1, 0), (0, 0), (1, 0)]
    assert table.workers(2)[HD] == (1, 0)


def test_e13_the_large_castle_example_visc_4_57_visc_4_58_visc_4_61() -> None:
    table = Table(3).stand(RED, "seg_coast", "inner").top("seg_coast", "abbot")
    table.castle(1, IS, 1).castle(1, FL, 0, 2, 1).castle(1, GM, 1, 1).castle(1, HD, 0, 1, 1).castle(1, V2, 2, 1)
    table.castle(2, IS, 2).castle(2, GM, 1, 1).castle(2, HD, 0, 2).castle(3, 0, 0, 1)
    table.state.leader = BLUE
    table.row(RED, "thief", "benefactor", "overseer_purge").open(RED, "trading_post_3", "guildhall_2")
    table.goods(RED, gold=3).hand(RED, "trader", "lender")
    table.run(ChooseAction(RED)).play(RED, "place-workers")
    assert table.texts() == ["send 1", "send 2", "send 3", "send 4"]
    table.play(RED, "send 4")
    assert table.supplies() == {"ink": 2, "stone": 2}
    assert table.track() == (0, 4)
    table.play(RED, "take-resource ink", "take-resource gold")
    assert table.asked() == "choose-bump"
    table.play(RED, "bump 1", "bump 1")
    assert table.supplies(BLUE) == {"silver": 4}
    assert table.state.leader == RED
    assert table.asked() == "choose-option"
    table.play(RED, "choose discard-1", "discard-card lender")
    assert table.workers(1) == [(0, 0, 0), (2, 0, 1), (1, 1, 0), (1, 1, 1), (1, 1, 0)]
    assert table.workers(2) == [(2, 0, 0), (0, 0, 0), (1, 1, 0), (0, 2, 0), (1, 0, 0)]
    assert table.state.tier3 == [2, 1, 0]


def test_e14_three_ribbons_are_nine_points_visc_5_6() -> None:
    table = Table().owns(RED, "ms_grey_flip", "ms_black_flip", "ms_blue_flip")
    assert ribbon_sets(table.player().manuscripts) == [3]
    assert [line.points for line in breakdown(table.state, RED) if line.key == "sets"] == [9]


def test_e15_six_clerics_for_a_manuscript_visc_4_65() -> None:
    table = Table().stand(RED, "seg_lakeshore", "inner").top("seg_lakeshore", "racketeer_rearrange")
    table.page("seg_lakeshore", "ms_grey_buildings").bonus(RED, "black").discard(RED, "trader", "lender")
    table.row(RED, "aristocrat", "acolyte", "squire").goods(RED, ink=3, silver=1)
    table.run(ChooseAction(RED)).play(RED, "act-with-dismissal transcribe racketeer_rearrange 1")
    assert table.supplies() == {}
    assert [event.cards for event in table.of(Shuffled)] == [2]
    assert table.player().manuscripts == [MANUSCRIPT_NUMBERS["ms_grey_buildings"]]


def test_e16_a_collision_with_a_criminal_on_the_board_visc_4_80() -> None:
    table = Table(3).markers(RED, 5, 5).open(RED, "workshop_2").row(RED, "diplomat", "peddler_ink", "thief")
    table.row(BLUE, "abbot", "squire", "trader").row(YELLOW, "abbot", "thief", "trader")
    table.run(Collide(RED))
    assert table.supplies() == {"ink": 1, "silver": 3}
    assert (table.player().unpaid, table.track()) == (2, (0, 6))
    assert (table.track(BLUE), table.track(YELLOW)) == ((0, 5), (0, 6))


def test_e17_tied_players_share_the_awards_visc_5_10() -> None:
    assert awards(POVERTY, [3, 3, 1]) == [10, 10, 4]
    assert awards(POVERTY, [5, 2, 2, 2]) == [12, 4, 4, 4]


def test_e18_the_final_score_of_109_visc_5_5() -> None:
    table = Table(3)
    table.open(RED, "trading_post_3", "guildhall_2", "guildhall_3", "workshop_1", "workshop_2", "workshop_3")
    table.castle(1, IS, 3).castle(1, GM, 2).castle(2, IS, 2).castle(2, V2, 2).castle(3, 0, 2)
    table.state.leader = RED
    table.owns(
        RED,
        "ms_grey_buildings",
        "ms_black_ink",
        "ms_yellow_noble_icons",
        "ms_blue_criminal_icons",
        "ms_grey_flip",
        "ms_black_virtue",
        "ms_yellow_flipped_debts",
        "ms_black_flip",
    ).bonus(RED, "black")
    table.row(RED, "aristocrat", "princess", "squire").hand(RED, "diplomat", "antagonist")
    table.draw(RED, "thief").discard(RED, "illusionist").cards(RED, unpaid=1, paid=3, acquired=4, approved=2)
    table.cards(BLUE, approved=5).cards(YELLOW, approved=3)
    table.state.poverty = True
    points: dict[str, int] = {}
    for line in breakdown(table.state, RED):
        points[line.key] = points.get(line.key, 0) + line.points
    assert points == {
        "buildings": 26,
        "workers": 19,
        "leader": 5,
        "sets": 26,
        "page": 6 + 5 + 4 + 3,
        "bonus": 3,
        "unpaid": -2,
        "acquired": 4,
        "approved": 6,
        "poverty": 4,
    }
    assert outcome(table.state).scores[RED] == 109


def seated_cleric() -> Table:
    """E19: the cleric opponent starts on space 3, the human far away."""
    table = Table(1).stand(0, "seg_mountains", "inner")
    table.state.pairs = (Pair(2, HERO_CARDS[0]),)
    return table.run(SeatOpponent())


def test_e19_the_cleric_opponent_starts_visc_6_5() -> None:
    table = seated_cleric()
    assert table.supplies(1) == {"ink": 2, "stone": 1}
    assert (table.player(1).acquired, table.player(1).unpaid) == (1, 1)
    assert table.state.spots[table.spot("seg_hills", 0)] == Standing(BLUE, BUILDINGS.index("guildhall"))
    assert table.of(LinkCompleted) == []


def test_e20_the_cleric_opponent_prefers_ink_then_stone_visc_6_11() -> None:
    table = Table(1)
    wanted = []
    for ink, stone in ((5, 9), (6, 3), (6, 4)):
        wanted.append(GOODS[wanted_resource(table.goods(1, ink=ink, stone=stone).player(1))])
    assert wanted == ["ink", "stone", "gold"]


def test_e21_the_focus_of_the_cleric_opponent_is_to_transcribe_visc_6_2() -> None:
    assert getattr(OPPONENTS[0].focus, "action", None) == "transcribe"


def test_e22_the_first_turn_of_the_cleric_opponent_visc_6_30() -> None:
    table = seated_cleric().top("seg_hills", "friar")
    table.draw(1, "s_noble")
    table.state.active = 1
    table.run(*OPPONENT_TURNS[1][:-1])
    assert CARD_NUMBERS["friar"] in table.state.removed
    assert table.player(1).space == 6
    assert (table.player(1).unpaid, table.player(1).paid) == (0, 1)
    assert table.supplies(1) == {"ink": 3, "stone": 1}
    assert table.track(1) == (0, 4)
    assert not any(map(sum, table.state.tier1))


def test_e23_the_second_turn_of_the_cleric_opponent_visc_6_12_visc_6_24() -> None:
    table = seated_cleric().markers(1, 0, 4).row(1, "s_noble", None, None).goods(1, ink=3, stone=1)
    table.stand(1, "seg_hills", "outer_right").page("seg_forest", "ms_blue_hire")
    table.draw(1, "s_criminal_a")
    table.state.active = 1
    table.run(*OPPONENT_TURNS[1][:-1], chance=("s_criminal_a", "f_cleric", "?", "f_builder"))
    assert table.track(1) == (1, 4)
    assert table.player(1).manuscripts == [MANUSCRIPT_NUMBERS["ms_blue_hire"]]
    assert table.supplies(1) == {"ink": 3, "stone": 1}
    assert [card_id(card) for card in table.player(1).discard] == ["f_cleric", "f_builder"]


def test_e24_step_one_moves_the_collision_visc_4_81() -> None:
    table = Table(3).markers(RED, 3, 3).open(RED, "workshop_2").row(RED, "abbot", "squire", "trader")
    table.row(BLUE, "thief", "abbot", "squire").row(YELLOW, "abbot", "squire", "trader").run(Collide(RED))
    assert (table.player().acquired, table.supplies()) == (1, {"silver": 1})
    assert (table.track(BLUE), table.track(YELLOW)) == ((1, 6), (0, 6))
    assert table.track() == (0, 6)


def test_e25_extra_steps_cost_silver_visc_4_21() -> None:
    free = ["seg_coast outer_right", "seg_coast inner", "seg_hills outer_left", "seg_hills inner"]
    for_one = ["seg_hills outer_right", "seg_forest inner"]
    for_two = ["seg_forest outer_left", "seg_forest outer_right", "seg_lakeshore inner"]
    for silver, spaces in ((0, free), (1, free + for_one), (2, free + for_one + for_two)):
        table = Table().open(RED, "trading_post_1").goods(RED, silver=silver)
        table.state.played = CARD_NUMBERS["trader"]
        assert table.run(Move(RED)).texts() == [f"move-to {space}" for space in spaces]
    loops = []
    for way in ("inner", "outer_left"):
        table = Table().stand(RED, "seg_coast", way).goods(RED, silver=9)
        table.state.played = CARD_NUMBERS["trader"]
        table.run(Move(RED)).play(RED, f"move-to seg_coast {way}")
        loops.append(1 + 9 - table.supplies()["silver"])
    assert loops == [5, 7]


def test_e26_one_link_moves_workers_of_both_owners_visc_4_62() -> None:
    table = Table(3).castle(1, IS, 1).castle(1, FL, 2).castle(1, GM, 0, 2).castle(1, HD, 0, 1)
    table.cards(RED, acquired=1)
    table.run(ChooseCastleMove(RED), ChooseCastleMove(BLUE), SettleCastle())
    table.play(RED, f"move-worker {SECTION_NAMES[IS]} {SECTION_NAMES[FL]}")
    assert table.waiting() == (BLUE,)
    table.play(BLUE, f"move-worker {SECTION_NAMES[HD]} {SECTION_NAMES[GM]}")
    assert table.player(RED).approved == 1
    assert table.texts(BLUE) == ["choose gain-gold-1", "choose castle-move"]
    table.play(BLUE, "choose gain-gold-1")
    assert table.workers(1) == [(1, 0, 0), (0, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 0)]
    assert (table.workers(2)[FL], table.workers(2)[GM]) == ((1, 0, 0), (0, 1, 0))


def test_e27_two_players_get_twelve_and_four_visc_5_10() -> None:
    assert [awards(POVERTY, flipped) for flipped in ([3, 3], [3, 1], [3, 0])] == [[8, 8], [12, 4], [12, 0]]


def test_e28_all_minimal_mixes_visc_4_36() -> None:
    table = Table().row(RED, "mason", "abbot", "squire").goods(RED, stone=2, silver=5)
    found = [(pay.stone, pay.silver) for pay in payments(table.player(), BUILD, 2)]
    assert found == [(2, 0), (1, 2), (0, 4)]


def test_a_debt_gained_in_the_middle_of_a_list_comes_before_the_rest_visc_4_4() -> None:
    table = Table().row(RED, "racketeer_rearrange", "abbot", "squire").hand(RED, "trader")
    table.resolve(RED, Debt(1), Corruption(1))
    assert table.asked() == "choose-option"
    assert table.track() == (0, 6)
    assert table.play(RED, "choose rearrange", "keep-order").track() == (1, 6)
