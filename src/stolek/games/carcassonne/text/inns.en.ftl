### Inns & Cathedrals in English.

option-inns_cathedrals = Inns & Cathedrals
option-inns_cathedrals-help = 18 more tiles and a big follower for everybody: inns and cathedrals pay more when complete and nothing when not.
option-inns = Inns count
option-inns-help = Without it, inns mean nothing.
option-cathedrals = Cathedrals count
option-cathedrals-help = Without it, cathedrals mean nothing.

## Names of places and things

name-big_follower = big follower
name-inn = an inn
name-cathedral = a cathedral

## Answers

action-place-big-follower = Big follower: { $segment }

## What happens

event-big-follower-placed = { $seat } places the big follower as a { role } at { $at } ({ $segment }).
event-inn-road-scored = { event-road-scored }
event-cathedral-city-scored = { event-city-scored }
unpaid = { COUNT($seats) ->
    [one] { $seats } gets nothing
   *[other] { $seats } get nothing
}
event-open-inn-road-scored = { unpaid } for an incomplete road with an inn ({ tile-count }).{ decided }
event-open-cathedral-city-scored = { unpaid } for an incomplete city with a cathedral ({ tile-count }{ pennant-count }).{ decided }

## The board

board-legend-big-follower = O big follower
board-legend-inns = ‡ cathedral  i inn
