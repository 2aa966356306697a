"""Which paragraph of the rules explains which card: the ids that events and questions show.

The order is that of the rules: Basic Set (4.I), Era of Gold (4.J), Era of Turmoil (4.K), Era of Progress (4.L).
"""

from typing import Final

from stolek.games.rivals.cards import CARDS, EVENTS

_LAWS: Final[dict[str, tuple[str, ...]]] = {
    "RIVA-4.101": ("brigitta_the_wise_woman",),
    "RIVA-4.102": ("merchant_caravan",),
    "RIVA-4.103": ("relocation",),
    "RIVA-4.104": ("goldsmith",),
    "RIVA-4.105": ("scout",),
    "RIVA-4.110": ("toll_bridge",),
    "RIVA-4.111": ("abbey",),
    "RIVA-4.112": ("brick_factory", "iron_foundry", "grain_mill", "lumber_camp", "weavers_shop"),
    "RIVA-4.113": ("parish_hall",),
    "RIVA-4.114": ("storehouse",),
    "RIVA-4.120": ("marketplace",),
    "RIVA-4.121": ("brick_ship", "grain_ship", "ore_ship", "wool_ship", "lumber_ship", "gold_ship"),
    "RIVA-4.122": ("large_trade_ship",),
    "RIVA-4.123": ("austin", "candamir", "harald", "inga", "osmund", "siglind"),
    "RIVA-4.130": ("fraternal_feuds",),
    "RIVA-4.131": ("feud",),
    "RIVA-4.132": ("invention",),
    "RIVA-4.133": ("trade_ships_race",),
    "RIVA-4.134": ("traveling_merchant",),
    "RIVA-4.135": ("year_of_plenty",),
    "RIVA-4.136": ("yule",),
    "RIVA-4.201": ("gudrun_terror_of_the_seas",),
    "RIVA-4.202": ("brigands",),
    "RIVA-4.203": ("trade_master",),
    "RIVA-4.204": ("merchant",),
    "RIVA-4.205": ("reiner_the_herald",),
    "RIVA-4.210": ("gold_cache",),
    "RIVA-4.211": ("pirate_ship",),
    "RIVA-4.212": ("merchant_guild",),
    "RIVA-4.213": ("mint",),
    "RIVA-4.214": ("harbor",),
    "RIVA-4.215": ("moneylender",),
    "RIVA-4.216": ("trading_base",),
    "RIVA-4.217": ("staple_house",),
    "RIVA-4.218": ("salt_silo",),
    "RIVA-4.220": ("gift_for_the_prince",),
    "RIVA-4.301": ("archer",),
    "RIVA-4.302": ("arsonist",),
    "RIVA-4.303": ("traitor",),
    "RIVA-4.304": ("voyage_of_plunder",),
    "RIVA-4.306": ("sebastian_the_itinerant_preacher",),
    "RIVA-4.311": ("drill_ground",),
    "RIVA-4.312": ("lookout_tower",),
    "RIVA-4.313": ("carl_forkbeard", "heinrich_the_sentinel"),
    "RIVA-4.314": ("irmgard_keeper_of_the_light",),
    "RIVA-4.320": ("chapel_low", "chapel_high"),
    "RIVA-4.321": ("fairgrounds",),
    "RIVA-4.322": ("fire_brigade",),
    "RIVA-4.323": ("tithe_barn",),
    "RIVA-4.324": ("hedge_tavern",),
    "RIVA-4.325": ("large_festival_hall",),
    "RIVA-4.330": ("riots",),
    "RIVA-4.401": ("benjamin_the_traveling_scholar",),
    "RIVA-4.403": ("doctor",),
    "RIVA-4.404": ("guido_the_ambassador",),
    "RIVA-4.405": ("gustav_the_librarian",),
    "RIVA-4.406": ("mineral_mining", "three_field_system"),
    "RIVA-4.410": ("chief_cannoneer",),
    "RIVA-4.411": ("library",),
    "RIVA-4.412": ("bath_house",),
    "RIVA-4.413": ("pharmacy",),
    "RIVA-4.414": ("town_hall",),
    "RIVA-4.415": ("parliament",),
    "RIVA-4.416": ("building_crane",),
    "RIVA-4.417": ("university",),
    "RIVA-4.420": ("plague",),
}
_LAW_OF: Final = {thing: law for law, things in _LAWS.items() for thing in things}

CARD_LAW: Final = tuple(_LAW_OF[card.kind.id] for card in CARDS)
EVENT_LAW: Final = tuple(_LAW_OF[event.id] for event in EVENTS)
SYMBOL_LAW: Final = {
    "brigand_attack": "RIVA-4.26",
    "trade": "RIVA-4.27",
    "celebration": "RIVA-4.28",
    "plentiful_harvest": "RIVA-4.29",
    "event_card": "RIVA-4.30",
}
