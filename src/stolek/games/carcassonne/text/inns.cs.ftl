### Hostince a katedrály česky.

option-inns_cathedrals = Hostince a katedrály
option-inns_cathedrals-help = 18 kartiček navíc a pro každého velká figurka: hostince a katedrály vynášejí víc, ale jen když se dílo dokončí.
option-inns = Hostince platí
option-inns-help = Jen pro kontrolu zaznamenaných her: bez této volby hostince nic neznamenají.
option-cathedrals = Katedrály platí
option-cathedrals-help = Jen pro kontrolu zaznamenaných her: bez této volby katedrály nic neznamenají.

## Názvy míst a věcí

name-big_follower = velká figurka
name-inn = hostincem
name-cathedral = katedrálou

## Odpovědi

action-place-big-follower = Velká figurka: { $segment }

## Deska

board-legend-big-follower = O velká figurka
board-legend-inns = ‡ katedrála  i hostinec
