"""The table of Viscounts drawn with characters, from a view alone.

The five segments stand below each other in clockwise order, each with its viscounts, its rim of spots and links, its
piles, and the castle section that faces it; then tier 3, the players and one's own hand. A player's piece is the number
of the seat in a circle.
"""

from collections.abc import Callable, Mapping, Sequence
from textwrap import wrap
from typing import Final

from stolek.games.viscounts.actions import BuildAt, MoveTo
from stolek.games.viscounts.cards import (
    CARD_NUMBERS,
    MANUSCRIPT_NUMBERS,
    MANUSCRIPTS,
    TOWNSFOLK,
    Ability,
    ConvertIcons,
    PayAsIcons,
    is_scheme,
    scheme_of,
)
from stolek.games.viscounts.components import PLAYER_BOARD, PLAYER_CARDS
from stolek.games.viscounts.effects import slug_of
from stolek.games.viscounts.segments import RIM_SLOTS, SEGMENT_IDS, SEGMENTS, WAYS
from stolek.games.viscounts.view import PlayerView, PrivateView, PublicView, SectionView, SegmentView
from stolek.kernel.picture import Picture, Span
from stolek.kernel.values import Action
from stolek.kernel.view import View

Say = Callable[[str, Mapping[str, object]], str]
Row = tuple[Span, ...]

WIDTH: Final = 118
MARKS: Final = "①②③④"
FREE: Final = Span("○", "dim")
GAP: Final = Span("   ")
RIVER: Final = Span(" ≋≋ ", "water")
TRACK: Final = range(len(PLAYER_BOARD.virtue_track.spaces))


def draw(view: View, say: Say) -> Picture:
    """Everything a player needs to decide, in at most 118 columns."""
    public = view.public
    assert isinstance(public, PublicView)
    rows: list[Row] = header(public, say)
    for segment in public.segments:
        rows += segment_rows(public, segment, say)
    rows += [castle_top(public, say), ()]
    for seat, player in enumerate(public.players):
        rows += player_rows(public, player, seat, say)
    if isinstance(view.private, PrivateView):
        hand = tuple(card_label(card, say) for card in view.private.hand)
        rows.append((Span(clip(say("board-hand", {"cards": hand})), "bold"),))
        rows.append((Span(clip(say("board-draw", {"cards": view.private.draw})), "dim"),))
    rows += [(), *((Span(line, "dim"),) for line in wrap(say("board-legend", {}), WIDTH))]
    return Picture(tuple(fitted(row) for row in rows))


def hand(view: View, say: Say) -> list[Row]:
    """What is always in sight: one's own hand, goods and the cards on one's board."""
    public = view.public
    assert isinstance(public, PublicView)
    if view.seat is None or not isinstance(view.private, PrivateView):
        return []
    player = public.players[view.seat]
    cards = tuple(card_label(card, say) for card in view.private.hand)
    return [
        (Span(say("board-hand", {"cards": cards}), "bold"),),
        (Span(say("board-goods", {"goods": player.goods, "workers": player.workers})),),
        tuple(card_row(player, say)),
    ]


def place_of(action: Action) -> tuple[str, int, int] | None:
    """Where a viscount would ride to, or a building would stand."""
    match action:
        case MoveTo(segment=segment, way=place):
            return f"{segment}-{place}", 0, 0
        case BuildAt(segment=segment, slot=slot):
            return f"{segment}-{slot}", 0, 0
    return None


def scores(view: View) -> tuple[int, ...]:
    """The points as final scoring would count them now."""
    assert isinstance(view.public, PublicView)
    return tuple(sum(line.points for line in player.points) for player in view.public.players)


def fitted(row: Row) -> Row:
    """The row, cut where the board ends."""
    spans: list[Span] = []
    room = WIDTH
    for span in row:
        if room <= 0:
            break
        spans.append(Span(clip(span.text, room), span.style))
        room -= len(span.text)
    return tuple(spans)


def clip(text: str, width: int = WIDTH) -> str:
    """The text, cut where the board ends."""
    return text if len(text) <= width else text[: width - 1] + "…"


def mark(seat: int) -> Span:
    """A piece of a player."""
    return Span(MARKS[seat], f"seat-{seat}")


def workers(counts: Sequence[int]) -> list[Span]:
    """The workers of all players on one place."""
    present = [Span(MARKS[seat] * count, f"seat-{seat}") for seat, count in enumerate(counts) if count]
    return present or [Span("–", "dim")]


def header(public: PublicView, say: Say) -> list[Row]:
    """Round, whose turn, the end piles; in the set-up the pairs."""
    last = public.last_round or 0
    now = {"round": public.round, "last": last, "seat": public.active, "start_seat": public.start}
    piles = {"debts": public.debts_above, "deeds": public.deeds_above}
    revealed = {"poverty": public.poverty, "prosperity": public.prosperity}
    rows: list[Row] = [(Span(clip(say("board-round", now)), "title"),)]
    if public.pairs:
        for pair in public.pairs:
            rows.append((Span(clip(say("board-pair", {"card": pair.card, "hero": pair.hero})), "bold"),))
    else:
        rows.append((Span(clip(say("board-piles", {**piles, **revealed})), "dim"),))
    return rows


def segment_rows(public: PublicView, segment: SegmentView, say: Say) -> list[Row]:
    """One segment: viscounts, rim, piles, castle."""
    section = next(section for section in public.sections if section.id == segment.section)
    return [
        viscounts(public, segment, say),
        rim(segment, say),
        piles(segment, say),
        castle(section, say),
    ]


def viscounts(public: PublicView, segment: SegmentView, say: Say) -> Row:
    """The name of a segment and who stands on its three spaces, with the exchanges of the outer ones."""
    record = SEGMENTS[SEGMENT_IDS.index(segment.id)]
    numbers = (record.numbers.outer_left, record.numbers.outer_right)
    spans = [Span(f"▌{say('board-name', {'thing': segment.id})}".ljust(16), "title")]
    for i, way in enumerate(WAYS):
        label = say("board-way", {"way": way})
        if i < len(numbers):
            price = icons(["merchant"] * segment.trades[i].merchants, say)
            label += f" {numbers[i]} ({price} → {short(segment.trades[i].effect, say)})"
        place = f"@{segment.id}-{way}"
        spans.append(Span(f"{label} ", f"dim {place}"))
        here = [seat for seat, player in enumerate(public.players) if (player.segment, player.way) == (segment.id, way)]
        spans += [mark(seat) for seat in here] or [Span("·", f"dim {place}")]
        spans.append(GAP)
    return tuple(spans)


def rim(segment: SegmentView, say: Say) -> Row:
    """The slots of the rim: spots, links between them, the river in the middle."""
    spans = [Span("  ")]
    links = {link.slot: link for link in segment.links}
    spots = {spot.slot: spot for spot in segment.spots}
    bank = "left"
    for slot in range(RIM_SLOTS):
        if slot in spots:
            spot = spots[slot]
            if spot.bank != bank:
                spans.append(RIVER)
                bank = spot.bank
            here = FREE if spot.owner is None else mark(spot.owner)
            spans.append(Span(here.text, f"{here.style} @{segment.id}-{slot}"))
            building = "" if spot.building is None else say("board-building", {"building": spot.building})
            spans.append(Span(f"{building}{short(spot.effect, say)} ", "" if spot.owner is None else "dim"))
        elif slot in links:
            arrow = "→" if links[slot].joins[1] is None else "─"
            spans.append(Span(f"─{short(links[slot].effect, say)}{arrow} ", "gold"))
    return tuple(spans)


def short(effect: str, say: Say) -> str:
    """An effect in as few letters as possible."""
    return say("board-short", {"effect": effect})


def icons(names: Sequence[str], say: Say) -> str:
    """Icons as letters."""
    return "".join(say("board-icon", {"icon": name}) for name in names)


def piles(segment: SegmentView, say: Say) -> Row:
    """The visible townsfolk and manuscript; what is printed where a pile is empty."""
    record = SEGMENTS[SEGMENT_IDS.index(segment.id)]
    if segment.townsfolk is None:
        printed = record.printed_townsfolk
        effect = short(slug_of(printed.on_dismiss), say)
        townsfolk = f"{say('board-printed', {})} {printed.value}{icons(printed.icons, say)} ({effect})"
    else:
        effect = short(slug_of(TOWNSFOLK[CARD_NUMBERS[segment.townsfolk]].on_hire_or_dismiss), say)
        townsfolk = f"{card_label(segment.townsfolk, say)} ({effect}) · {segment.townsfolk_left}"
    if segment.manuscript is None:
        page = record.printed_manuscript
        cleric = icons(["cleric"], say)
        effect = say("board-name", {"thing": slug_of(page.immediate)})
        manuscript = f"{say('board-printed', {})} {page.cost}{cleric} ({effect})"
    else:
        cost = f"{MANUSCRIPTS[MANUSCRIPT_NUMBERS[segment.manuscript]].cost}{icons(['cleric'], say)}"
        manuscript = f"{say('board-name', {'thing': segment.manuscript})} {cost} · {segment.manuscripts_left}"
    return Span("  "), Span(clip(townsfolk, 58).ljust(58)), Span(clip(manuscript, 58))


def castle(section: SectionView, say: Say) -> Row:
    """The castle section that faces a segment: workers on tier 1 and tier 2, and the reward of tier 2."""
    reward = say("board-name", {"thing": section.effect})
    return (
        Span("  "),
        Span(say("board-tier", {"tier": 1}) + " ", "dim"),
        *workers(section.tier1),
        GAP,
        Span(say("board-tier", {"tier": 2}) + " ", "dim"),
        *workers(section.tier2),
        Span(f"   ({reward})", "dim"),
    )


def castle_top(public: PublicView, say: Say) -> Row:
    """Tier 3, the castle leader, and the bonus cards still to be had."""
    none = public.leader is None
    leader = say("board-no-leader", {}) if none else say("board-leader", {"seat": public.leader})
    return (
        Span(say("board-tier", {"tier": 3}) + " ", "title"),
        *workers(public.tier3),
        GAP,
        Span(leader),
        GAP,
        Span(clip(say("board-bonus", {"cards": public.bonus}), 70), "dim"),
    )


def player_rows(public: PublicView, player: PlayerView, seat: int, say: Say) -> list[Row]:
    """Everything in front of a player."""
    label = {"seat": seat}
    name = (
        say("board-opponent", {**label, "opponent": player.opponent}) if player.opponent else say("board-player", label)
    )
    cards = {"unpaid": player.unpaid, "paid": player.paid, "acquired": player.acquired, "approved": player.approved}
    goods = {"goods": player.goods, "workers": player.workers}
    style = f"seat-{seat}"
    turn = "▸" if public.active == seat and public.round else " "
    rows: list[Row] = [
        (
            Span(turn),
            mark(seat),
            Span(f" {clip(name, 30).ljust(30)}", style),
            Span(clip(say("board-goods", goods), 84)),
        ),
        (Span("    "), *track(player, say), GAP, Span(clip(say("board-cards", cards), 84))),
        (Span("    "), *card_row(player, say)),
        (Span("    "), Span(deck(public, player, say), "dim")),
    ]
    if player.slots:
        rows.append((Span("    "), Span(clip(say("board-slots", {"slots": player.slots}), WIDTH - 4), "dim")))
    if player.manuscripts:
        owned = {"manuscripts": player.manuscripts + player.bonus}
        rows.append((Span("    "), Span(clip(say("board-manuscripts", owned), WIDTH - 4), "dim")))
    return rows


def deck(public: PublicView, player: PlayerView, say: Say) -> str:
    """How many cards lie where; the virtual opponent has no hand but a future pile."""
    counts = {"draw": player.draw, "discard": len(player.discard)}
    if player.opponent:
        return say("board-schemes", {**counts, "future": public.future})
    return say("board-deck", {**counts, "hand": player.hand, "limit": player.hand_limit})


def track(player: PlayerView, say: Say) -> list[Span]:
    """The virtue track with both markers."""
    spans = [Span(say("board-track", {}) + " ", "dim")]
    for space in TRACK:
        here = (space == player.corruption) * "◆" + (space == player.virtue) * "◇"
        spans.append(Span(f"{here or space}", "bold" if here else "dim"))
    return spans


def card_row(player: PlayerView, say: Say) -> list[Span]:
    """The cards on the three slots, from left to right."""
    spans: list[Span] = []
    for card in player.board:
        words = "–" if card is None else card_label(card, say)
        spans.append(Span(f"[{clip(words, 34)}] ", "dim" if card is None else ""))
    return spans


def card_label(card: str, say: Say) -> str:
    """A townsfolk or scheme by name, with its value and icons."""
    number = CARD_NUMBERS[card]
    name = say("board-name", {"thing": card})
    if is_scheme(number):
        return f"{name} {icons(scheme_of(number).icons, say)}"
    return f"{name} {TOWNSFOLK[number].value}{icons(TOWNSFOLK[number].icons, say)}"


def card_words(card: str, say: Say) -> list[str]:
    """What a card shows, in words: a townsfolk, a manuscript or a player card; nothing for anything else."""
    if card in MANUSCRIPT_NUMBERS:
        manuscript = MANUSCRIPTS[MANUSCRIPT_NUMBERS[card]]
        at_once = [say("board-card-at-once", {"effect": slug_of(manuscript.immediate)})] if manuscript.immediate else []
        return [say("board-card-manuscript", {"cost": manuscript.cost}), *at_once]
    for owned in PLAYER_CARDS:
        if owned.id == card:
            goods: dict[str, int] = dict(owned.resources.items())
            goods |= {"silver": owned.silver, "deed": owned.deeds, "debt": owned.debts}
            return [say("board-card-start", {"space": owned.start_space, "goods": goods})]
    if card not in CARD_NUMBERS or is_scheme(CARD_NUMBERS[card]):
        return []
    townsfolk = TOWNSFOLK[CARD_NUMBERS[card]]
    lines = [say("board-card-townsfolk", {"value": townsfolk.value, "icons": townsfolk.icons})]
    if townsfolk.on_hire_or_dismiss:
        lines.append(say("board-card-hired", {"effect": slug_of(townsfolk.on_hire_or_dismiss)}))
    return [*lines, *ability_words(townsfolk.ability, say)]


def ability_words(ability: Ability, say: Say) -> list[str]:
    """The lower half of a card: when, and what then."""
    modifier = ability.modifier
    if isinstance(modifier, ConvertIcons):
        paid = {"amount": modifier.source_amount, "icon": modifier.to, "gives": modifier.to_amount}
        return [say("board-card-convert", {"action": modifier.action, **paid})]
    if isinstance(modifier, PayAsIcons):
        price = {"resources": modifier.resources, "amount": modifier.pay}
        return [
            say("board-card-pay", {"action": modifier.action, **price, "icon": modifier.icon, "gives": modifier.gives})
        ]
    if ability.timing == "none":
        return []
    when = ability.timing if ability.trigger is None else ability.trigger.action or ability.trigger.on
    return [say("board-card-ability", {"when": when, "effect": slug_of(ability.effects)})]
