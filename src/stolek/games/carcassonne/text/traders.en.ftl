### Traders & Builders in English.

option-traders_builders = Traders & Builders
option-traders_builders-help = 24 more tiles: goods for completing cities, a builder that earns a second tile, a piglet for your field.

## Names of places and things

name-builder = builder
name-piglet = piglet
name-wine = wine
name-grain = grain
name-cloth = cloth

## Answers

action-place-builder = Builder: { $segment }
action-place-piglet = Piglet: { $segment }

## What happens

event-builder-placed = { $seat } places the builder at { $at } ({ $segment }).
event-piglet-placed = { $seat } places the piglet at { $at } ({ $segment }).
event-goods-taken = { $seat } completes a city and takes { $goods }.
event-goods-scored = { scored } for the most { $goods } ({ $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}).
event-second-part-lost = The builder of { $seat } would earn a second tile, but none is left.
event-second-part = The builder of { $seat } earns a second tile in this turn.

## Refusals

no-CARC-6-20-place = The builder stands only on roads and in cities.
no-CARC-6-20-complete = The tile has just completed this; the builder would have nothing to do there.
no-CARC-6-20-alone = The builder needs a follower of yours on the same road or in the same city.
no-CARC-6-25-place = The piglet stands only on fields.
no-CARC-6-25-alone = The piglet needs a farmer of yours on the same field.

## The result

line-goods = Goods

## What an answer would change

holding-goods = Tokens: { $goods }
holding-goods-leads = Goods now

## The board

board-goods = { $goods }
board-legend-builder-piglet = b builder  p piglet
board-legend-goods = w wine  g grain  c cloth

## Reasons of a hint

hint-goods = a lead in goods
