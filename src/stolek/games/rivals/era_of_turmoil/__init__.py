"""The Era of Turmoil: attacks and defence, Riots, and who gets out of them (RIVA-4.301 to RIVA-4.331)."""

from typing import Final

from stolek.games.rivals import plunder
from stolek.games.rivals.era_of_turmoil import attacks, buildings, preacher, riots
from stolek.games.rivals.module import CardSetModule

MODULE: Final = CardSetModule(
    set="turmoil",
    chapters=(plunder.rule, attacks.rule, buildings.rule, preacher.rule, riots.rule),
    events=(attacks.DefenceRolled, attacks.HandCardTaken, preacher.EventAverted),
    slice=preacher.SPARED,
)
