"""The log tells what happened to whom, what brought it and by which rule, and why nothing happened if nothing did."""

import pytest

from stolek.games.viscounts.effects import CastleMove, Deed, Destroy, Flip, FreeHire, Gain, Rearrange, Shuffle, Virtue
from stolek.games.viscounts.events import (
    CardPlayed,
    CastleMoved,
    EffectConverted,
    GoodsGained,
    Hired,
    HiredFree,
    ManuscriptShown,
    MarkersMoved,
    NothingDone,
    OpponentMoved,
    OptionSkipped,
    RoundBegun,
    TopCardPlayed,
    WorkerMoved,
    WorkerPromoted,
    WorkerReachedTop,
)
from stolek.games.viscounts.frames import ChooseAction, CrowdTierTwo, FirstPossible, PlayCard, Recruit, Resolve
from stolek.games.viscounts.sources import LINK, RULE_OF_SOURCE, SPOT
from stolek.kernel.values import Event, Seat
from stolek.text.asking import prompt
from stolek.text.catalog import catalog
from stolek.text.language import LANGUAGES, Language
from stolek.text.say import describe
from tests.games.viscounts.table import FL, Table

PACKAGE = "stolek.games.viscounts"
RED, AUTOMA = Seat(0), Seat(1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_brings_an_effect_has_a_name(lang: Language) -> None:
    assert [source for source in RULE_OF_SOURCE if catalog(lang, PACKAGE).name(source) is None] == []


@pytest.mark.parametrize(
    ("event", "rule"),
    [
        (GoodsGained(RED, "ink", 1, SPOT), "VISC-4.47"),
        (GoodsGained(RED, "ink", 1, LINK), "VISC-4.48"),
        (GoodsGained(RED, "ink", 1, "player_card_1"), "VISC-2.10"),
        (GoodsGained(RED, "ink", 1, "ms_black_ink"), "VISC-4.66"),
        (MarkersMoved(RED, "virtue", 1, 0, 5, 0, "friar"), "VISC-4.3"),
        (MarkersMoved(RED, "virtue", 1, 0, 5, 0), "VISC-4.75"),
        (CardPlayed(RED, "friar"), "VISC-4.11"),
        (TopCardPlayed(RED, "friar"), "VISC-4.13"),
        (WorkerPromoted(RED, "castle_flip"), "VISC-4.56"),
        (WorkerMoved(RED, "castle_flip", "castle_virtue"), "VISC-4.56"),
        (WorkerReachedTop(RED, "castle_flip"), "VISC-4.57"),
        (CastleMoved(RED, "castle_flip", "castle_virtue"), "VISC-4.62"),
        (Hired(RED, "friar", 2), "VISC-4.70"),
        (HiredFree(RED, "friar"), "VISC-4.71"),
        (ManuscriptShown("seg_coast", None, 0), "VISC-2.5"),
        (RoundBegun(1, False), "VISC-3.1"),
        (OpponentMoved(AUTOMA, "seg_coast", "outer_left", 2), "VISC-6.10"),
        (OptionSkipped(AUTOMA, "focus"), "VISC-6.31"),
        (EffectConverted(AUTOMA, "rearrange"), "VISC-6.12"),
    ],
)
def test_a_line_cites_the_rule_that_made_it(event: Event, rule: str) -> None:
    assert event.cited() == rule


def test_a_gain_names_its_source_also_when_something_was_chosen() -> None:
    table = Table().run(Resolve(RED, (Gain("any", 2), Virtue(1)), "rudolf")).play(RED, "take-resources 1 0 1")
    assert [(event.good, event.source) for event in table.of(GoodsGained)] == [("ink", "rudolf"), ("stone", "rudolf")]
    assert [event.source for event in table.of(MarkersMoved)] == ["rudolf"]
    said = describe("en", table.of(GoodsGained)[0], "event", PACKAGE, ["Anna"])
    assert said == "Anna gains 1 ink – Rudolf."


def test_whoever_is_asked_is_told_what_for() -> None:
    table = Table().cards(RED, unpaid=1, acquired=1).run(Resolve(RED, (Flip("either", 1),), "lender"))
    asked = table.rules.question(table.state, RED)
    assert prompt("en", asked, PACKAGE) == "Flip a debt or a deed – Lender."
    assert prompt("cs", asked, PACKAGE) == "Otoč dluh nebo smlouvu – Věřitelka."


@pytest.mark.parametrize(
    "effect", [Flip("either", 1), Flip("deed", 1), Rearrange(), Shuffle(), CastleMove(), FreeHire(1)]
)
def test_visc_4_1_an_effect_that_cannot_be_carried_out_says_so(effect: Flip | Rearrange) -> None:
    table = Table()
    for segment in ("seg_coast", "seg_hills", "seg_forest", "seg_lakeshore", "seg_mountains"):
        table.top(segment, None)
    table.run(Resolve(RED, (effect, Deed(0)), "friar"))
    assert [(event.effect, event.source) for event in table.of(NothingDone)] == [(effect.slug, "friar")]
    assert "Friar" in describe("en", table.events[-1], "event", PACKAGE)


def test_visc_4_12_with_three_cards_a_destruction_says_that_it_is_not_possible() -> None:
    table = Table().row(RED, "abbot", "squire", "labourer").resolve(RED, Destroy(1))
    assert [event.effect for event in table.of(NothingDone)] == ["destroy-1"]


@pytest.mark.parametrize(("lang", "name"), [("en", "Automa"), ("cs", "Virtuální hráč")])
def test_behind_the_named_players_sits_the_automa(lang: Language, name: str) -> None:
    event = OpponentMoved(AUTOMA, "seg_coast", "outer_left", 2)
    assert describe(lang, event, "event", PACKAGE, ["Anna"]).startswith(name)
    assert not describe(lang, event, "event", PACKAGE).startswith(name)


def test_visc_6_31_an_option_that_the_automa_cannot_do_is_told() -> None:
    table = Table(1).row(AUTOMA, "s_noble").stand(AUTOMA, "seg_hills", "outer_left").run(FirstPossible(AUTOMA))
    assert [event.effect for event in table.of(OptionSkipped)] == ["action-place-workers"]


def test_events_of_a_whole_climb_come_from_their_own_rules() -> None:
    table = Table().castle(2, FL, 3).run(CrowdTierTwo(RED))
    assert [type(event) for event in table.events][:1] == [WorkerReachedTop]
    table.play(RED, "take-resource ink")
    assert table.of(GoodsGained)[0].cited() == "VISC-4.57"


def test_what_is_paid_hired_and_played_unseen_is_told_apart() -> None:
    table = Table().stand(RED, "seg_coast", "inner").top("seg_coast", "friar").goods(RED, silver=2)
    table.run(Recruit(RED)).play(RED, "hire friar").resolve(RED, FreeHire(1)).play(RED, table.texts()[0])
    table.draw(RED, "thief").run(PlayCard(RED), chance=("thief",))
    assert [len(table.of(kind)) for kind in (Hired, HiredFree, TopCardPlayed, CardPlayed)] == [1, 1, 1, 0]


def test_visc_4_33_a_dismissal_is_asked_with_its_card_and_price() -> None:
    table = Table().stand(RED, "seg_coast", "inner").row(RED, "squire", "abbot", "trader").goods(RED, silver=3)
    table.top("seg_coast", "overseer_virtue").run(ChooseAction(RED)).play(RED, "place-workers")
    asked = prompt("en", table.rules.question(table.state, RED), PACKAGE)
    assert "dismiss Overseer (virtue after Place workers) for 2 silver" in asked
