"""Why not: every wrong answer is refused by the rule it breaks, with what one needs to know to do better."""

from typing import Any

import msgspec
import pytest

from stolek.games.viscounts import GAME
from stolek.games.viscounts.cards import CARD_NUMBERS
from stolek.games.viscounts.components import SLOT_NUMBERS
from stolek.games.viscounts.effects import (
    CastleMove,
    Destroy,
    Discard,
    FreeBuilding,
    FreeHire,
    FreeManuscript,
    FreeWorkers,
    Gain,
    Rearrange,
)
from stolek.games.viscounts.frames import (
    ChooseAction,
    ChooseBuilding,
    ChooseBump,
    ChooseCard,
    ChooseDirection,
    ChooseDismissal,
    ChooseExchanges,
    ChooseFlip,
    ChooseOption,
    ChoosePayment,
    ChoosePromotion,
    ChooseSpot,
    ChooseWorkers,
    Move,
    Recruit,
)
from stolek.kernel.generator import Generator, below
from stolek.kernel.values import Action, Frame, Seat
from tests.games.viscounts.table import FL, GM, HD, IS, SECTION_NAMES, Table

RED, BLUE = Seat(0), Seat(1)


def refused(table: Table, move: str) -> tuple[str, dict[str, Any]]:
    refusal = table.why_not(RED, move)
    assert refusal.key.startswith(f"no-{refusal.rule.replace('.', '-')}")
    return refusal.key.removeprefix("no-VISC-"), refusal.args


def poor(way: str) -> Table:
    return Table().stand(RED, "seg_forest", way).row(RED, "abbot", "squire", "trader").top("seg_forest", "friar")


def test_an_action_on_the_wrong_way_visc_4_40_visc_4_45_visc_4_55_visc_4_65() -> None:
    inner = poor("inner").goods(RED, gold=9).run(ChooseAction(RED))
    assert [refused(inner, move)[0] for move in ("trade", "build")] == ["4-40-inner", "4-45-inner"]
    outer = poor("outer_left").goods(RED, silver=9).run(ChooseAction(RED))
    assert [refused(outer, move)[0] for move in ("place-workers", "transcribe")] == ["4-55-outer", "4-65-outer"]


def test_not_enough_icons_says_how_many_are_missing_and_what_could_pay_visc_4_32() -> None:
    outer = poor("outer_left").goods(RED, silver=1, stone=1).run(ChooseAction(RED))
    key, args = refused(outer, "build")
    assert key == "4-32-icons"
    assert args == {"icon": "builder", "needed": 3, "icons": 0, "missing": 2, "goods": ("stone",)}
    inner = poor("inner").page("seg_forest", "ms_grey_guildhall").row(RED, "clergyman", "emma", "squire")
    inner.goods(RED, gold=1, silver=3).run(ChooseAction(RED))
    key, args = refused(inner, "transcribe")
    assert (key, args["icons"], args["missing"]) == ("4-32-icons", 2, 7 - 2 - 1 - 1)
    assert args["goods"] == ("ink", "silver", "gold", "stone")
    coast = Table().stand(RED, "seg_coast", "outer_left").row(RED, "labourer", "charlatan", "abbot")
    coast.goods(RED, stone=9).top("seg_coast", "friar").run(ChooseAction(RED))
    assert refused(coast, "trade")[0] == "4-32-icons"


def test_nothing_to_build_no_spot_no_worker_visc_4_46() -> None:
    built = poor("outer_left").goods(RED, silver=9)
    built.open(RED, *SLOT_NUMBERS)
    assert refused(built.run(ChooseAction(RED)), "build")[0] == "4-46-all-built"
    full = poor("outer_left").goods(RED, silver=9, stone=9).house(BLUE, "workshop_1", "seg_forest", 0)
    full.house(BLUE, "workshop_2", "seg_forest", 2).run(ChooseAction(RED))
    assert refused(full, "build")[0] == "4-45-bank-full"
    idle = poor("inner").goods(RED, ink=9).page("seg_forest", "ms_grey_flip")
    idle.player().workers = 0
    assert refused(idle.run(ChooseAction(RED)), "place-workers")[0] == "4-55-supply"


def test_dismissals_visc_4_33_visc_4_39() -> None:
    table = poor("inner").goods(RED, gold=9, silver=1).top("seg_forest", "friar")
    table.run(ChooseDismissal(RED, "place_workers"))
    assert table.waiting() == ()
    table.state.stack[:] = [ChooseDismissal(RED, "place_workers")]
    table.state.waits = (RED,)
    assert refused(table, "dismiss")[0] == "4-33-icon"
    table.top("seg_forest", "princess")
    table.state.offered = None
    assert refused(table, "dismiss") == ("4-33-silver", {"silver": 2, "held": 1})
    must = poor("inner").row(RED, "abbot", "labourer", "trader").goods(RED, silver=2).top("seg_forest", "princess")
    must.state.stack[:], must.state.waits = [ChooseDismissal(RED, "place_workers")], (RED,)
    assert refused(must, "keep-townsfolk")[0] == "4-39-keep"
    dear = poor("inner").row(RED, "abbot", "labourer", "trader").goods(RED, ink=5, silver=3)
    dear.page("seg_forest", "ms_black_cleric_icons").top("seg_forest", "tinker_builder_cleric").open(RED, "guildhall_3")
    assert dear.run(ChooseDismissal(RED, "transcribe")).texts() == ["keep-townsfolk", "dismiss"]


@pytest.mark.parametrize(
    ("frame", "move", "key"),
    [
        (ChooseCard(RED), "play abbot", "4-11-hand"),
        (Move(RED), "move-to seg_hills outer_left", "4-21-silver"),
        (Move(RED), "move-to seg_nowhere inner", "4-20-space"),
        (Recruit(RED), "hire courier", "4-70-other"),
        (Recruit(RED), "hire seg_forest", "4-70-printed"),
        (ChooseExchanges(RED), "exchange 0", "4-42-none"),
        (ChooseExchanges(RED), "exchange 50", "4-32-icons"),
        (ChooseBuilding(RED), "take-building workshop_1", "4-46-slot"),
        (ChooseBuilding(RED), "take-building guildhall_1", "4-32-icons"),
        (ChooseWorkers(RED), "send 0", "4-55-number"),
        (ChooseWorkers(RED), "send 4", "4-32-icons"),
        (ChoosePayment(RED, "build", 2), "pay 0 0 3 0", "4-36-held"),
        (ChoosePayment(RED, "build", 2), "pay 2 0 0 0", "4-32-good"),
        (ChoosePayment(RED, "build", 2), "pay 0 0 1 0", "4-36-short"),
        (ChoosePayment(RED, "build", 2), "pay 0 0 2 2", "4-36-too-much"),
        (ChooseSpot(RED, "workshop_2", False), "build-at seg_forest 5", "4-45-river"),
        (ChooseSpot(RED, "workshop_2", False), "build-at seg_forest 0", "4-45-taken"),
        (ChooseSpot(RED, "workshop_2", False), "build-at seg_coast 0", "4-45-segment"),
        (ChooseSpot(RED, "workshop_2", False), "build-at seg_coast 1", "4-45-spot"),
        (ChooseOption(RED, ((Gain("gold", 1),), (CastleMove(),))), "choose virtue-1", "4-2-option"),
        (ChooseBump(RED, SECTION_NAMES[HD], 1), "bump 1", "4-58-absent"),
        (ChoosePromotion(RED), f"promote {SECTION_NAMES[HD]}", "4-56-group"),
        (ChooseDirection(RED, SECTION_NAMES[HD]), f"spread-to {SECTION_NAMES[HD]}", "4-56-neighbour"),
    ],
)
def test_wrong_answers_to_phases_and_actions(frame: Frame, move: str, key: str) -> None:
    table = Table().stand(RED, "seg_forest", "outer_left").row(RED, "mason", "journeyman", "diplomat")
    table.hand(RED, "thief", "trader").goods(RED, stone=2, silver=4, gold=1, ink=2).top("seg_forest", "friar")
    table.house(RED, "workshop_1", "seg_forest", 0).castle(1, GM, 3).castle(1, FL, 3).castle(1, HD, 1)
    table.top("seg_coast", "courier")
    table.state.played = CARD_NUMBERS["trader"]
    table.state.stack[:], table.state.waits = [frame], (RED,)
    assert refused(table, move)[0] == key


@pytest.mark.parametrize(
    ("effect", "move", "key"),
    [
        (Gain("any", 1), "take-resource silver", "1-3-silver"),
        (Gain("any", 2), "take-resources 1 2 0", "1-3-amount"),
        (Rearrange(), "arrange mason,journeyman,diplomat", "4-14-same"),
        (Rearrange(), "arrange mason,journeyman", "4-14-cards"),
        (Discard(1), "discard-card abbot", "4-92-hand"),
        (Destroy(1), "destroy-card mason", "4-93-hand"),
        (Discard(1), "discard-top", "4-92-no-top"),
        (Destroy(1), "destroy-top", "4-93-no-top"),
        (FreeHire(1), "hire thief", "4-71-hidden"),
        (FreeHire(1), "hire seg_coast", "4-70-printed"),
        (FreeWorkers(1), "place-at keep", "4-62-section"),
        (CastleMove(), f"move-worker {SECTION_NAMES[GM]} {SECTION_NAMES[IS]}", "4-62-neighbour"),
        (CastleMove(), f"move-worker {SECTION_NAMES[IS]} {SECTION_NAMES[FL]}", "4-62-worker"),
        (FreeBuilding("workshop", "any"), "take-building guildhall_1", "4-51-slot"),
        (FreeManuscript((3, 4)), "take-manuscript seg_coast", "4-68-printed"),
        (FreeManuscript((3, 4)), "take-manuscript ms_grey_guildhall", "4-69-cost"),
        (FreeManuscript((3, 4)), "take-manuscript ms_blue_deed_flips", "4-69-hidden"),
    ],
)
def test_wrong_answers_to_effects(effect: Any, move: str, key: str) -> None:
    table = Table().row(RED, "mason", "journeyman", "diplomat").hand(RED, "thief", "trader").castle(1, GM, 1)
    table.top("seg_coast", None).page("seg_coast", None).page("seg_hills", "ms_grey_guildhall")
    table.page("seg_forest", "ms_grey_flip").page("seg_lakeshore", "ms_grey_stone").resolve(RED, effect)
    assert refused(table, move)[0] == key


def test_more_silver_for_silver_than_merchants_is_refused_visc_4_41() -> None:
    table = Table().stand(RED, "seg_coast", "outer_left").row(RED, "trader", "journeyman", "abbot").goods(RED, silver=9)
    assert refused(table.run(ChooseExchanges(RED)), "exchange 5")[0] == "4-41-silver"


def test_flips_need_a_card_of_the_kind_visc_4_90() -> None:
    for unpaid, acquired, move, key in ((0, 1, "flip-debt", "4-90-no-debt"), (1, 0, "flip-deed", "4-90-no-deed")):
        table = Table().cards(RED, unpaid=unpaid, acquired=acquired)
        table.state.stack[:], table.state.waits = [ChooseFlip(RED, 1)], (RED,)
        assert refused(table, move)[0] == key


def test_pairs_and_sacrifices_visc_2_10_visc_2_11() -> None:
    s, _ = GAME().setup(2, 1, (*["?"] * 17, "player_card_9", "ada", "player_card_1", "emma"))
    seat = GAME().waiting(s)[0]
    assert GAME().why_not(s, seat, GAME().text.read("take-pair player_card_x")).key == "no-VISC-2-10-pair"  # type: ignore[union-attr]
    GAME().apply(s, seat, GAME().legal(s, seat)[0])
    assert GAME().why_not(s, seat, GAME().text.read("destroy-card friar")).key == "no-VISC-2-11-card"  # type: ignore[union-attr]


def test_garbage_of_any_type_is_refused_and_never_raises() -> None:
    rules, rng = GAME(), Generator(3)
    bad: tuple[Any, ...] = (None, -1, 10**9, "", "nonsense", (), ("x",), 2.5, True)
    for people in (1, 3):
        s, _ = rules.setup(people, 2)
        for _ in range(250):
            if not rules.waiting(s):
                break
            seat = rules.waiting(s)[0]
            legal = rules.legal(s, seat)
            for action in (legal[0], legal[-1]):
                for name in action.__struct_fields__:
                    for value in bad:
                        garbage: Action = msgspec.structs.replace(action, **{name: value})
                        assert garbage in legal or rules.why_not(s, seat, garbage) is not None
            rules.step(s, seat, legal[below(rng, len(legal))])
