### Hills & Sheep in English.

option-hills_sheep = Hills & Sheep
option-hills_sheep-help = 18 more tiles: hills decide ties, vineyards enrich monasteries, shepherds gather flocks before the wolf comes.
option-auto_gather = Closed fields are gathered
option-auto_gather-help = With Hills & Sheep: the flock of a field that cannot grow any more is gathered by itself; otherwise the shepherd stays there.
option-flock_may_rest = Flocks may be left alone
option-flock_may_rest-help = With Hills & Sheep: who extends their shepherd’s field may also decide neither to grow nor to gather the flock.
option-hills = Hills count
option-hills-help = Without it, hills mean nothing.
option-vineyards = Vineyards count
option-vineyards-help = Without it, vineyards mean nothing.

## Names of places and things

name-shepherd = shepherd

## Questions

ask-flock = Your shepherd’s field has grown: draw for the flock or gather it.

## Answers

action-place-shepherd = Shepherd: { $segment }
action-grow = Grow the flock (draw a token)
action-gather = Gather the flock
action-leave-flock = Leave the flock as it is

## What happens

event-tile-buried = An unseen tile goes under the hill; { $left ->
    [0] none is
    [one] { $left } is
   *[other] { $left } are
} left in the pile.
event-shepherd-placed = { $seat } places the shepherd at { $at } ({ $segment }).
event-token-drawn = { $seat } draws the first token for the shepherd at { $at }: { ID($token) ->
    [wolf] a wolf, which goes back to the pile.
   *[sheep] { $token }.
}
event-flock-drawn = { $seat } draws for the flock at { $at }: { ID($token) ->
    [wolf] a wolf. All sheep tokens of the field go back to the pile ({ $lost } sheep lost).
   *[sheep] { $token }.
}
event-shepherd-sent-home = The shepherd of { $seat } returns from { $at }.
event-shepherd-returned = The shepherd of { $seat } returns from { $at }.
gathered-sheep = { $printed ->
    [0] { $sheep } sheep
   *[other] { $sheep } sheep on tokens and { $printed } printed on tiles
}
event-flock-gathered = { scored } for a gathered flock ({ gathered-sheep }).
event-closed-flock-gathered = The field is closed: { scored } for its flock ({ gathered-sheep }).
event-flock-left = { $seat } leaves the flock as it is.
event-flock-given-up = The flock of { $seat } goes back to the pile with its shepherd ({ $sheep } sheep lost).

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
