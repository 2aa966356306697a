"""Transcribe, free manuscripts, ribbons, bonus cards (VISC-4.65 to VISC-4.69)."""

import pytest

from stolek.games.viscounts.cards import MANUSCRIPT_NUMBERS, MANUSCRIPTS
from stolek.games.viscounts.components import BONUS_CARDS, RIBBONS
from stolek.games.viscounts.effects import FreeManuscript
from stolek.games.viscounts.events import BonusTaken, ManuscriptTaken, PrintedTranscribed
from stolek.games.viscounts.final import breakdown
from stolek.games.viscounts.frames import ChooseAction, GainManuscript
from stolek.games.viscounts.payment import icons_of
from stolek.kernel.values import Seat
from tests.games.viscounts.table import Table

RED, BLUE = Seat(0), Seat(1)
FREE = FreeManuscript((3, 4))


def transcriber(ink: int) -> Table:
    table = Table().stand(RED, "seg_coast", "inner").row(RED, "abbot", "labourer", "trader").goods(RED, ink=ink)
    return table.top("seg_coast", "jeweller")


def test_visc_4_65_as_many_clerics_as_the_number_on_the_top_manuscript() -> None:
    assert transcriber(2).page("seg_coast", "ms_black_deed").run(ChooseAction(RED)).waiting() == ()
    table = transcriber(4).page("seg_coast", "ms_black_deed").run(ChooseAction(RED)).play(RED, "transcribe")
    assert (table.supplies(), table.player().acquired) == ({"ink": 1}, 1)
    assert len(table.of(ManuscriptTaken)) == 1


def test_visc_4_66_the_next_manuscript_shows_then_the_effect_is_resolved() -> None:
    table = transcriber(9).page("seg_coast", "ms_yellow_workers2").run(ChooseAction(RED))
    table.play(RED, "transcribe", chance=("ms_blue_flip",))
    assert table.state.manuscripts[0] == MANUSCRIPT_NUMBERS["ms_blue_flip"]
    assert table.asked() == "choose-section"


def test_visc_4_67_the_first_with_three_ribbons_takes_the_bonus_card_for_good() -> None:
    table = Table().owns(RED, "ms_blue_flip", "ms_blue_deed").page("seg_coast", "ms_blue_silver")
    before = icons_of(table.player())
    table.run(GainManuscript(RED, 0))
    assert [event.card for event in table.of(BonusTaken)] == ["cleric_bonus_blue"]
    assert icons_of(table.player()) - before == 2
    assert [line.points for line in breakdown(table.state, RED) if line.key == "bonus"] == [3]
    table.owns(BLUE, "ms_blue_hire", "ms_blue_resources").page("seg_coast", "ms_blue_merchant_icons")
    table.run(GainManuscript(BLUE, 0))
    assert len(table.of(BonusTaken)) == 1


def test_visc_4_67_the_bonus_card_comes_before_the_immediate_effect() -> None:
    table = Table().owns(RED, "ms_black_ink", "ms_black_deed").page("seg_coast", "ms_black_manuscript")
    table.page("seg_hills", "ms_blue_flip").run(GainManuscript(RED, 0))
    names = [type(event).__name__ for event in table.events]
    assert names.index("BonusTaken") > names.index("ManuscriptTaken")
    assert BONUS_CARDS[RIBBONS.index("black")].id == table.of(BonusTaken)[0].card


def test_visc_4_68_a_printed_manuscript_is_transcribed_again_and_again_and_never_collected() -> None:
    table = transcriber(4).page("seg_coast", None).row(RED, "abbot", "deacon_virtue", "trader")
    for deeds in (1, 2):
        table.run(ChooseAction(RED)).play(RED, "transcribe")
        assert (table.player().acquired, table.track()) == (deeds, (0, 6 - deeds))
    assert table.supplies() == {"ink": 4 - 1 - 1}
    assert table.player().manuscripts == []
    assert len(table.of(PrintedTranscribed)) == 2


@pytest.mark.parametrize(
    ("segment", "gained"),
    [
        ("seg_coast", {"acquired": 2}),
        ("seg_hills", {"ink": 2}),
        ("seg_forest", {"virtue": 1, "ink": 1}),
        ("seg_lakeshore", {"virtue": 2}),
        ("seg_mountains", {"approved": 1}),
    ],
)
def test_visc_4_68_every_printed_manuscript_costs_three_and_has_its_effect(
    segment: str, gained: dict[str, int]
) -> None:
    table = Table().stand(RED, segment, "inner").row(RED, "abbot", "labourer", "trader").goods(RED, ink=2)
    table.page(segment, None).top(segment, "jeweller").cards(RED, acquired=1)
    table.run(ChooseAction(RED)).play(RED, "transcribe")
    while table.waiting():
        table.play(RED, table.texts()[0])
    player = table.player()
    found = table.supplies() | {"virtue": 6 - player.virtue, "approved": player.approved}
    found["acquired"] = player.acquired if player.acquired > 1 else 0
    assert {what: count for what, count in found.items() if count} == gained


def test_visc_4_68_and_4_69_free_manuscripts_are_visible_ones_of_cost_three_or_four() -> None:
    table = Table().page("seg_coast", None).page("seg_hills", "ms_grey_stone").page("seg_forest", "ms_blue_hire")
    table.page("seg_lakeshore", "ms_grey_resources").page("seg_mountains", "ms_grey_guildhall").resolve(RED, FREE)
    assert table.texts() == ["take-manuscript ms_grey_stone", "take-manuscript ms_blue_hire"]
    table.play(RED, "take-manuscript ms_grey_stone")
    assert table.supplies() == {"stone": 2}
    assert [MANUSCRIPTS[m].id for m in table.player().manuscripts] == ["ms_grey_stone"]


def test_visc_4_69_without_such_a_manuscript_nothing_happens() -> None:
    table = Table()
    for segment in ("seg_coast", "seg_hills", "seg_forest", "seg_lakeshore", "seg_mountains"):
        table.page(segment, None)
    assert table.resolve(RED, FREE).waiting() == ()
