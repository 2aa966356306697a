"""The 16 advantage cards, one test each (PILL-4.70 to PILL-4.79)."""

import pytest

from stolek.games.pillars.cards import ADVANTAGES as CARDS
from stolek.games.pillars.events import (
    AdvantageGave,
    BlackWorkerJoined,
    BuilderPlacedByCard,
    EventForeseen,
    EventIgnored,
    GoldLost,
    RoundSixGave,
    TaxWaived,
)
from stolek.games.pillars.frames import (
    BeginRound,
    CleanUp,
    DrawBuilder,
    Kingsbridge,
    KingsCourt,
    Priory,
    Produce,
    RevealEvent,
    Shiring,
)
from stolek.games.pillars.values import Source
from stolek.kernel.values import Seat
from tests.games.pillars.scene import Scene


def taken(card: str, round: int = 1) -> Scene:
    """Seat 0 has a builder under this card, which lies in slot a."""
    other = "jack" if card != "jack" else "ellen"
    return Scene(round=round).builders(kingsbridge_a=0).display(kingsbridge=[card, other])


@pytest.mark.parametrize(
    ("card", "step", "cube"), [("aliena", 6, "wood"), ("tom_builder", 7, "stone"), ("richard_outlaws", 8, "sand")]
)
def test_pill_4_70_a_cube_every_round_from_the_round_of_gaining(card: str, step: int, cube: str) -> None:
    scene = taken(card).run(Kingsbridge(), Produce(step))
    assert (scene.cubes(0), scene.advantages(0)) == ({cube: 1}, [card])
    assert scene.run(Produce(step)).cubes(0) == {cube: 2}


def test_pill_4_71_ellen_shows_her_owner_the_coming_event_from_the_next_round_on() -> None:
    scene = taken("ellen").run(Kingsbridge())
    assert scene.told(EventForeseen) == []
    scene.event("volunteers").run(CleanUp(), BeginRound(), chance=["?"] * 6 + ["city_wall"])
    assert scene.told(EventForeseen) == [EventForeseen((Seat(0),), Seat(0), "city_wall")]


def test_pill_4_72_jack_makes_room_for_six_in_the_same_round() -> None:
    hands = ["mortar_mixer_start", "woodworker_start", "stonecutter_start", "mason_r1", "toolmaker_r1"]
    scene = taken("jack", round=2).give(0, craftsmen=hands).builders(shiring_a=0, shiring_b=0)
    scene.state.shiring = [7, 8]
    scene.run(Kingsbridge(), Shiring())
    assert (scene.asks, len(scene.offers)) == ("choose-dismissal", 7)


def test_pill_4_73_brother_francis_pays_two_already_in_the_same_round() -> None:
    assert taken("brother_francis").run(Kingsbridge(), KingsCourt(), chance=["5"]).gold(0) == 18


def test_pill_4_73_prior_philip_acts_already_in_the_same_round() -> None:
    scene = taken("prior_philip").builders(priory_1=0).run(Kingsbridge(), Priory())
    assert scene.vp(0) == 2 + 1 + 1


def test_pill_4_74_brother_remigius_is_used_once_from_the_next_round_on() -> None:
    scene = taken("brother_remigius").run(Kingsbridge(), DrawBuilder(), chance=["0", "0"])
    scene.do("place-free bishopric")
    assert scene.told(BuilderPlacedByCard)[0].card == "brother_remigius"
    assert not [offer for offer in scene.offers if offer.startswith("place-free")]


def test_pill_4_75_archbishop_thomas_averts_a_negative_event_once() -> None:
    scene = Scene().give(0, advantages=["archbishop_thomas"]).run(RevealEvent(), chance=["hamleigh_levy"])
    scene.do("use-card")
    assert (scene.gold(0), scene.advantages(0)) == (20, [])
    assert scene.told(EventIgnored) == [EventIgnored(Seat(0), "archbishop_thomas")]
    scene = Scene().give(0, advantages=["archbishop_thomas"]).run(RevealEvent(), chance=["hamleigh_levy"])
    scene.do("keep-card")
    assert (scene.gold(0), scene.advantages(0)) == (16, ["archbishop_thomas"])


def test_pill_4_76_loyalty_rewarded_works_in_the_round_of_gaining() -> None:
    scene = taken("loyalty_rewarded").run(Kingsbridge(), KingsCourt(), chance=["5"])
    scene.do("use-card")
    assert (scene.gold(0), scene.advantages(0)) == (20, [])
    assert scene.told(TaxWaived) == [TaxWaived(Seat(0), "loyalty_rewarded")]


def test_pill_4_77_otto_brings_the_black_worker_for_good() -> None:
    scene = taken("otto_blackface").run(Kingsbridge())
    assert scene.told(BlackWorkerJoined) == [BlackWorkerJoined(Seat(0), "otto_blackface", 1)]
    assert (scene.player(0).black, scene.state.black, scene.advantages(0)) == (1, 0, [])
    for event in ("volunteers", "cold_winter"):
        assert scene.event(event).run(CleanUp()).player(0).reserve == 13


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("toledo_studies", {"metal": 2}),
        ("weeping_madonna", {"vp": 3}),
        ("wool_fair", {"gold": 8}),
    ],
)
def test_pill_4_78_immediate_gains(card: str, gained: dict[str, int]) -> None:
    scene = taken(card).run(Kingsbridge())
    assert scene.told(AdvantageGave) == [AdvantageGave(Seat(0), card, gained)]
    assert (scene.gold(0), scene.vp(0)) == (20 + gained.get("gold", 0), 2 + gained.get("vp", 0))
    assert scene.player(0).points[Source.ADVANTAGES] == gained.get("vp", 0)
    assert scene.cubes(0) == ({"metal": 2} if "metal" in gained else {})


@pytest.mark.parametrize(
    ("card", "cubes"),
    [("cathedral_near_completion", {"wood": 1, "stone": 1}), ("king_at_celebrations", {"metal": 1})],
)
def test_pill_4_79_gains_of_round_six(card: str, cubes: dict[str, int]) -> None:
    scene = taken(card, round=6).run(Kingsbridge())
    assert (scene.cubes(0), scene.advantages(0)) == (cubes, [])
    (gave,) = scene.told(RoundSixGave)
    assert (gave, gave.rule) == (RoundSixGave(Seat(0), card, gave.gained), "PILL-4.79")
    assert gave.gained == cubes
    assert scene.told(AdvantageGave) == []


def test_pill_4_78_pill_4_1_the_wool_fair_stops_at_thirty() -> None:
    scene = taken("wool_fair").give(0, gold=25).run(Kingsbridge())
    assert (scene.gold(0), scene.told(AdvantageGave)[0].gained) == (30, {"gold": 5})
    assert scene.told(GoldLost) == [GoldLost(Seat(0), 3, 30)]


def test_there_are_sixteen_advantage_cards_pill_2_8() -> None:
    assert len(CARDS) == 16
