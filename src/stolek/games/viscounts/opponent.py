"""The virtual opponent: resources, conversions, flips, schemes, open slots (VISC-6.10 to VISC-6.18).

It is a seat that is never asked: for every effect that a player would decide about there is a rule. What it does
instead of an effect is read from its reference card.
"""

from stolek.games.viscounts.cards import CARD_IDS, FIRST_SCHEME, HIDDEN_SCHEME, SCHEMES, Scheme, card_id
from stolek.games.viscounts.components import GENERIC, GOODS
from stolek.games.viscounts.debts import approve_deed, pay_debt
from stolek.games.viscounts.effects import (
    AiDismiss,
    AiGainScheme,
    AnyEffect,
    CastleMove,
    ChooseOne,
    Corruption,
    CriminalsCorrupt,
    Destroy,
    Discard,
    Effect,
    Flip,
    FreeHire,
    Gain,
    Rearrange,
    Shuffle,
    Virtue,
)
from stolek.games.viscounts.events import SchemeGained, Shuffled
from stolek.games.viscounts.frames import Resolve
from stolek.games.viscounts.opponents import (
    CONVERSIONS,
    FLIP_ON_TIE,
    ON_FLIP,
    ON_SCHEME,
    ON_SHUFFLE,
    OPPONENTS,
    SILVER_PER_CONVERSION,
    Opponent,
)
from stolek.games.viscounts.primary_action import remove_townsfolk
from stolek.games.viscounts.resolve import add_goods, opponent_effect
from stolek.games.viscounts.state import Player, ViscountsState, criminals
from stolek.games.viscounts.virtue import gain_corruption, gain_virtue
from stolek.kernel.chance import draw
from stolek.kernel.leaf import Seat
from stolek.kernel.state import tell, then


def board_of(player: Player) -> Opponent:
    """The board that the opponent plays with."""
    return OPPONENTS[player.kind - 1]


def scheme_of(card: int) -> Scheme:
    """The scheme with this number."""
    return SCHEMES[card - FIRST_SCHEME]


# Resources


def wanted_resource(player: Player) -> int:
    """The first of its list that it holds fewer of than the limit; the card opponent has one kind only (VISC-6.11)."""
    priority = board_of(player).resource_priority
    if priority is None:
        return GENERIC
    for name, limit in priority:
        good = GOODS.index(name)
        if limit is None or player.goods[good] < limit:
            return good
    return GOODS.index(priority[-1][0])


@opponent_effect(Gain)
def gain(s: ViscountsState, seat: Seat, e: Gain) -> None:
    """Every 2 silver of one gain are a resource; "any" goes by its list, unit by unit (VISC-6.11, VISC-6.12)."""
    player = s.players[seat]
    if e.resource == "silver":
        then(s, *[Resolve(seat, CONVERSIONS["gain"])] * (e.amount // SILVER_PER_CONVERSION))
    elif e.resource == "any":
        for _ in range(e.amount):
            add_goods(s, seat, wanted_resource(player), 1)
    else:
        good = GENERIC if board_of(player).resource_priority is None else GOODS.index(e.resource)
        add_goods(s, seat, good, e.amount)


def stock_of(player: Player, good: int) -> int:
    """What it can pay with where a player would pay this resource (VISC-6.11, VISC-6.16)."""
    return player.goods[GENERIC if board_of(player).resource_priority is None else good]


# Conversions


def convert(kind: type[Effect]) -> None:
    """Instead of every unit of this effect the opponent does what its reference card says (VISC-6.12)."""
    instead = CONVERSIONS[str(kind.__struct_config__.tag)]

    @opponent_effect(kind)
    def converted(s: ViscountsState, seat: Seat, e: Effect) -> None:
        units = e.amount if isinstance(e, Discard | Destroy | FreeHire) else 1
        then(s, *[Resolve(seat, instead)] * units)


convert(Rearrange)
convert(CastleMove)
convert(Discard)
convert(Destroy)
convert(FreeHire)


@opponent_effect(ChooseOne)
def take_first_option(s: ViscountsState, seat: Seat, e: ChooseOne) -> None:
    """Of two rewards always the first (VISC-6.17)."""
    then(s, Resolve(seat, e.options[0]))


# Flips


@opponent_effect(Flip)
def flip(s: ViscountsState, seat: Seat, e: Flip) -> None:
    """One by one; a flip that is not possible is 1 virtue and triggers nothing (VISC-6.12, VISC-6.13, VISC-6.18)."""
    kind = kind_to_flip(s.players[seat]) if e.what == "either" else e.what
    player = s.players[seat]
    if kind == "debt" and player.unpaid:
        pay_debt(s, seat)
        then(s, *[Resolve(seat, effects) for slot, _, effects in ON_FLIP if player.built & slot])
    elif kind == "deed" and player.acquired:
        approve_deed(s, seat)
        then(s, *[Resolve(seat, effects) for slot, _, effects in ON_FLIP if player.built & slot])
    else:
        then(s, Resolve(seat, CONVERSIONS["flip"]))
    if e.amount > 1:
        then(s, Resolve(seat, (Flip(e.what, e.amount - 1),)))


def kind_to_flip(player: Player) -> str:
    """The kind it has flipped fewer of; on a tie the debt; if there is only one kind, that (VISC-6.13)."""
    if not player.unpaid or not player.acquired:
        return "debt" if player.unpaid else "deed"
    if player.paid == player.approved:
        return FLIP_ON_TIE
    return "debt" if player.paid < player.approved else "deed"


# Schemes


def future_pile(s: ViscountsState) -> int:
    """Cards in the future pile: the unseen ones without those hidden in the draw pile (VISC-6.3)."""
    return len(s.future) - s.players[s.virtual].draw.count(HIDDEN_SCHEME)


@opponent_effect(AiGainScheme)
def gain_scheme(s: ViscountsState, seat: Seat, e: AiGainScheme) -> None:
    """The top of the future pile goes face up to the discard pile; without one a flip instead (VISC-6.12)."""
    player = s.players[seat]
    if future_pile(s):
        card = draw(s, s.future, card_id)
        player.discard.append(card)
        tell(s, SchemeGained(seat, CARD_IDS[card], future_pile(s)))
        then(s, *[Resolve(seat, effects) for slot, _, effects in ON_SCHEME if player.built & slot])
    else:
        then(s, Resolve(seat, CONVERSIONS["ai_gain_scheme"]))
    if e.amount > 1:
        then(s, Resolve(seat, (AiGainScheme(e.amount - 1),)))


@opponent_effect(Shuffle)
def shuffle(s: ViscountsState, seat: Seat, e: Shuffle) -> None:
    """Needs a card in its discard pile (VISC-6.15)."""
    if s.players[seat].discard:
        shuffle_schemes(s, seat)


def shuffle_schemes(s: ViscountsState, seat: Seat) -> None:
    """The usual check and workshops 2 and 3 are one gain, all corruption first (VISC-6.15, VISC-6.18)."""
    player = s.players[seat]
    tell(s, Shuffled(seat, len(player.discard)))
    player.draw += player.discard
    player.discard.clear()
    check: AnyEffect = Corruption(1) if criminals(player) else Virtue(1)
    gained = [check, *(e for slot, _, effects in ON_SHUFFLE if player.built & slot for e in effects)]
    corruption = sum(e.amount for e in gained if isinstance(e, Corruption))
    virtue = sum(e.amount for e in gained if isinstance(e, Virtue))
    if corruption:
        gain_corruption(s, seat, corruption)
    if virtue:
        gain_virtue(s, seat, virtue)


@opponent_effect(CriminalsCorrupt)
def criminals_corrupt(s: ViscountsState, seat: Seat, e: CriminalsCorrupt) -> None:
    """1 corruption for every criminal icon of the schemes on its slots (VISC-6.30)."""
    count = criminals(s.players[seat])
    if count:
        gain_corruption(s, seat, count)


@opponent_effect(AiDismiss)
def dismiss(s: ViscountsState, seat: Seat, e: AiDismiss) -> None:
    """The townsfolk of its segment leaves, a printed one stays; no silver, no icons, only the effect (VISC-6.14)."""
    then(s, Resolve(seat, remove_townsfolk(s, seat, 0)))
