### Inns & Cathedrals in English.

option-inns_cathedrals = Inns & Cathedrals
option-inns_cathedrals-help = 18 more tiles and a big follower for everybody: inns and cathedrals pay more when finished and nothing when not.
option-inns = Inns count
option-inns-help = For checking recorded games only: without it, inns mean nothing.
option-cathedrals = Cathedrals count
option-cathedrals-help = For checking recorded games only: without it, cathedrals mean nothing.

## Names of places and things

name-big_follower = big follower
name-inn = an inn
name-cathedral = a cathedral

## Answers

action-place-big-follower = Big follower: { $segment }

## The board

board-legend-big-follower = O big follower
board-legend-inns = ‡ cathedral  i inn
