### Hills & Sheep in English.

option-hills_sheep = Hills & Sheep
option-hills_sheep-help = 18 more tiles: hills decide ties, vineyards enrich monasteries, shepherds gather flocks before the wolf comes.
option-auto_gather = Closed fields are gathered
option-auto_gather-help = With Hills & Sheep: the flock of a field that cannot grow any more is gathered by itself.
option-hills = Hills count
option-hills-help = For checking recorded games only: without it, hills mean nothing.
option-vineyards = Vineyards count
option-vineyards-help = For checking recorded games only: without it, vineyards mean nothing.

## Names of places and things

name-shepherd = shepherd

## Questions

ask-flock = Your shepherd’s field has grown: draw for the flock or gather it.

## Answers

action-place-shepherd = Shepherd: { $segment }
action-grow = Grow the flock (draw a token)
action-gather = Gather the flock

## What happens

event-tile-buried = An unseen tile goes under the hill; { $left ->
    [0] no tile is
    [one] 1 tile is
   *[other] { $left } tiles are
} left.
event-token-drawn = { $seat } draws for the flock: { $token }.
event-flock-gathered = { scorers } { points } for { $closed ->
    [yes] the flock of a closed field
   *[no] a gathered flock
}: { $sheep } on tokens, { $printed } in the picture.

## Refusals

no-CARC-6-33-place = The shepherd stands only on fields.
no-CARC-6-33-taken = A shepherd of { $seats } is on this field already.

## The result

line-flock = Flocks

## What an answer would change

holding-flock = Sheep in your flock

## The board

board-buried = { $buried } under hills
board-legend-shepherd = s shepherd
board-legend-sheep = * sheep
board-legend-hills = ^ hill  v vineyard
