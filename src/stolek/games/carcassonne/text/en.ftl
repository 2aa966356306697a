### Carcassonne in English.

title = Carcassonne
summary = Build a landscape tile by tile, send out your followers, and score roads, cities, monasteries and fields.

option-inns_cathedrals = Inns & Cathedrals
option-inns_cathedrals-help = 18 more tiles and a big follower for everybody: inns and cathedrals pay more when finished and nothing when not.
option-traders_builders = Traders & Builders
option-traders_builders-help = 24 more tiles: goods for finishing cities, a builder who earns a second tile, a piglet for your field.
option-hills_sheep = Hills & Sheep
option-hills_sheep-help = 18 more tiles: hills decide ties, vineyards enrich monasteries, shepherds gather flocks before the wolf comes.
option-wheel = Wheel of Fortune
option-wheel-help = 12 more tiles and, as an expansion, the wheel as the start of the landscape.
option-river = The River
option-river-help = The landscape begins with a river of 12 tiles.
option-farmers = Farmers
option-farmers-help = Followers may lie on fields and score finished cities at the end; leave them out for a first game.
option-wheel_mode = Use of the Wheel of Fortune
option-wheel_mode-help = With the Wheel of Fortune: the whole expansion with its board, or only its tiles.
value-wheel_mode-expansion = the whole expansion
value-wheel_mode-tiles_only = its tiles only
option-auto_gather = Closed fields are gathered
option-auto_gather-help = With Hills & Sheep: the flock of a field that cannot grow any more is gathered by itself.
option-spring_choice = The starting player places the spring
option-spring_choice-help = With The River and the Wheel: the first player chooses where the river leaves the wheel board.
option-inns = Inns count
option-inns-help = For checking recorded games only: without it, inns mean nothing.
option-cathedrals = Cathedrals count
option-cathedrals-help = For checking recorded games only: without it, cathedrals mean nothing.
option-hills = Hills count
option-hills-help = For checking recorded games only: without it, hills mean nothing.
option-vineyards = Vineyards count
option-vineyards-help = For checking recorded games only: without it, vineyards mean nothing.

## Names of places and things

name-r0 = road 1
name-r1 = road 2
name-r2 = road 3
name-r3 = road 4
name-c0 = city 1
name-c1 = city 2
name-c2 = city 3
name-c3 = city 4
name-f0 = field 1
name-f1 = field 2
name-f2 = field 3
name-f3 = field 4
name-monastery = monastery
name-fortune_1 = Fortune
name-taxes_1 = Taxes, first space
name-taxes_2 = Taxes, second space
name-famine_1 = Famine
name-storm_1 = Storm, first space
name-storm_2 = Storm, second space
name-inquisition_1 = Inquisition
name-plague_1 = Plague, first space
name-plague_2 = Plague, second space
name-follower = follower
name-big_follower = big follower
name-builder = builder
name-piglet = piglet
name-shepherd = shepherd
name-inn = an inn
name-cathedral = a cathedral
name-wine = wine
name-grain = grain
name-cloth = cloth
name-N = north
name-E = east
name-S = south
name-W = west

## Pieces of sentences

points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
scorers = { COUNT($seats) ->
    [one] { $seats } scores
   *[other] { $seats } score
}
tile-count = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
pennant-count = { $pennants ->
    [0] {""}
    [one] {" "}and 1 pennant
   *[other] {" "}and { $pennants } pennants
}
with-terms = { COUNT($terms) ->
    [0] {""}
   *[other] {" "}with { $terms }
}
decided = { ID($decided_by) ->
    [hill] {" "}A hill decided the tie.
   *[nothing] {""}
}
at-tiles = { $points ->
    [0] {""}
   *[other] {", "}{ $per_tile } each
}

## Questions

ask-place-tile = Lay the drawn tile so that all edges match.
ask-place-figure = Place a figure on the tile you have laid, or pass.
ask-flock = Your shepherd’s field has grown: draw for the flock or gather it.
ask-plague = Plague: take one of your followers back.
ask-place-spring = Choose where the spring lies beside the wheel board.

## Answers

action-lay-tile = { $x }, { $y }, turned { $rot ->
    [0] not at all
    [1] a quarter
    [2] half round
   *[other] three quarters
}
action-lay-spring = Spring at { $x }, { $y }
action-pass = Place nothing
action-place-follower = Follower: { $segment }
action-place-big-follower = Big follower: { $segment }
action-place-builder = Builder: { $segment }
action-place-piglet = Piglet: { $segment }
action-place-shepherd = Shepherd: { $segment }
action-take-crown = Follower on a crown space: { $space }
action-grow = Grow the flock (draw a token)
action-gather = Gather the flock
action-take-back = Take back the follower at { $x }, { $y }

## What happens

event-start-player-chosen = { $seat } begins.
event-start-laid = The landscape begins with “{ $tile }” at { $at }.
event-board-laid = The wheel board is laid; the big pig stands on { $sector }.
event-tile-drawn = { $seat } draws “{ $tile }”{ $number ->
    [0] {""}
   *[other] {" "}with the number { $number }
}; { $left ->
    [0] no tile is
    [one] 1 tile is
   *[other] { $left } tiles are
} left.
event-tile-discarded = “{ $tile }” fits nowhere and leaves the game.
event-tile-laid = { $seat } lays “{ $tile }” at { $at }.
event-tile-buried = An unseen tile goes under the hill; { $left ->
    [0] no tile is
    [one] 1 tile is
   *[other] { $left } tiles are
} left.
event-passed = { $seat } places no figure.
event-figure-placed = { $seat } places { ID($figure) ->
    [follower] { ID($feature) ->
        [road] a thief
        [city] a knight
        [monastery] a monk
       *[field] a farmer
    }
    [big_follower] the big follower as { ID($feature) ->
        [road] a thief
        [city] a knight
        [monastery] a monk
       *[field] a farmer
    }
    [builder] the builder
    [piglet] the piglet
   *[shepherd] the shepherd
} at { $at } ({ $segment }).
event-figure-returned = The { $figure } of { $seat } returns from { $at }.
event-road-scored = { scorers } { points } for a completed road of { tile-count }{ with-terms }{ at-tiles }.{ decided }
event-city-scored = { scorers } { points } for a completed city of { tile-count }{ pennant-count }{ with-terms }{ at-tiles }.{ decided }
event-open-road-scored = { scorers } { points } for an open road of { tile-count }{ with-terms }.{ decided }
event-open-city-scored = { scorers } { points } for an open city of { tile-count }{ pennant-count }{ with-terms }.{ decided }
event-monastery-scored = { scorers } { points } for the completed monastery at { $at }{ $bonus ->
    [0] {""}
   *[other] , { $bonus } of them for vineyards
}.
event-open-monastery-scored = { scorers } { points } for the open monastery at { $at } ({ tile-count }).
event-field-scored = { scorers } { points } for a field with { $cities ->
    [0] no completed city
    [one] 1 completed city
   *[other] { $cities } completed cities
} at { $per_city } points.{ decided }
event-goods-taken = { $seat } completes a city and takes { $goods }.
event-goods-scored = { scorers } { points } for the most { $goods } ({ $tokens }).
event-second-part = The builder of { $seat } earns a second tile.
event-token-drawn = { $seat } draws for the flock: { $token }.
event-flock-gathered = { scorers } { points } for { $closed ->
    [yes] the flock of a closed field
   *[no] a gathered flock
}: { $sheep } on tokens, { $printed } in the picture.
event-wheel-turned = The big pig moves { $number ->
    [one] 1 sector
   *[other] { $number } sectors
} to { $sector }.
event-fortune-scored = Fortune: { scorers } { points }.
event-taxes-scored = Taxes: { scorers } { points } for { $figures ->
    [one] 1 knight
   *[other] { $figures } knights
}.
event-famine-scored = Famine: { scorers } { points } for { $figures ->
    [one] 1 farmer
   *[other] { $figures } farmers
}.
event-storm-scored = Storm: { scorers } { points } for { $figures ->
    [one] 1 follower
   *[other] { $figures } followers
} in the supply.
event-inquisition-scored = Inquisition: { scorers } { points } for { $figures ->
    [one] 1 monk
   *[other] { $figures } monks
}.
event-crown-taken = { $seat } puts a follower on a crown space of { $sector }.
event-crown-scored = Crown of { $sector }: { scorers } { points }.
event-game-ended = The last tile has been played; what is left is scored.
event-winners-declared = { COUNT($seats) ->
    [one] { $seats } wins with { $total } points.
   *[other] { $seats } share the victory with { $total } points each.
}

## Refusals

no-CARC-2-6-cell = The spring must lie beside a field edge of the wheel board.
no-CARC-4-1-taken = There is a tile at { $x }, { $y } already.
no-CARC-4-1-corner = At { $x }, { $y } the tile would touch the others only at a corner; a whole edge must touch.
no-CARC-4-1-apart = At { $x }, { $y } the tile would touch no other tile.
no-CARC-4-2-edge = The { $side } edge does not match: yours shows { ID($mine) ->
    [city] a city
    [road] a road
    [river] the river
   *[field] a field
}, the neighbour’s { ID($theirs) ->
    [city] a city
    [road] a road
    [river] the river
   *[field] a field
}.
no-CARC-4-10-supply = You have no { $figure } left in your supply.
no-CARC-4-12-claimed = This { ID($feature) ->
    [road] road
    [city] city
   *[field] field
} is claimed already, by { $seats }.
no-CARC-4-16-place = There is no such place for a figure on the tile just laid.
no-CARC-6-1-farmer = You play without farmers: no follower may be placed on a field.
no-CARC-6-20-place = The builder stands only on roads and in cities.
no-CARC-6-20-complete = The tile has just completed this; the builder would have nothing to do there.
no-CARC-6-20-alone = The builder needs a follower of yours on the same road or in the same city.
no-CARC-6-25-place = The piglet stands only on fields.
no-CARC-6-25-alone = The piglet needs a farmer of yours on the same field.
no-CARC-6-33-place = The shepherd stands only on fields.
no-CARC-6-33-taken = A shepherd of { $seats } is on this field already.
no-CARC-6-53-nobody = No follower of yours stands there.
no-CARC-6-54-space = There is no such crown space.
no-CARC-6-54-figure = Only ordinary followers may stand on crown spaces.
no-CARC-6-54-taken = { $seat } stands on this crown space.
no-CARC-6-62-apart = A river tile must continue the river at its open end.
no-CARC-6-62-back = The river must not turn back: after a bend it next bends to the other side.

## The result

line-road = Completed roads
line-city = Completed cities
line-monastery = Completed monasteries
line-flock = Flocks
line-fortune = Fortune
line-taxes = Taxes
line-famine = Famine
line-storm = Storm
line-inquisition = Inquisition
line-crown = Crown spaces
line-open-road = Open roads
line-open-city = Open cities
line-open-monastery = Open monasteries
line-field = Fields
line-goods = Goods
remark-shared = { $seats } share the victory.

## The board

board-turn = { $seat } to play{ $part ->
    [1] {""}
   *[other] , second tile
}
board-piles = { $pile } tiles in the pile{ $river ->
    [0] {""}
   *[other] , { $river } in the river pile
}{ $buried ->
    [0] {""}
   *[other] , { $buried } under hills
}
board-discarded = Tiles out of the game: { $count }
board-player = { $number } { $seat }: { $score } points, { $now } if the game ended now
board-goods = { $goods }
board-wheel = Wheel:
board-sector = { $sector }
board-drawn = To lay: { $tile }{ $number ->
    [0] {""}
   *[other] {" "}(number { $number })
}
board-legend = ▒ city  ─ road  † monastery  · field  + free cell  o follower  O big follower  b builder  p piglet  s shepherd
board-legend-marks = ◊ pennant  ‡ cathedral  i inn  w wine  g grain  c cloth  * sheep  ^ hill  v vineyard

## Reasons of a hint

hint-score = points at once
hint-road = a better share in roads
hint-city = a better share in cities
hint-monastery = a better monastery
hint-field = a better share in fields
hint-followers = more followers left to place
hint-goods = a lead in goods

## The first lesson

lesson-first = First lesson: a landscape grows
lesson-first-1 = Anna and Boris build a landscape of square tiles, and you look over Anna’s shoulder. One tile already lies on the table. Below it you see the tile that Anna has drawn. Every turn goes the same way: lay the tile, perhaps put a follower on it, score what is finished.
lesson-first-2 = A tile has to touch one that is already there, and whatever meets at the edges has to go on: road to road, city to city, field to field. Anna turned her junction until the road of the first tile ran on.
lesson-first-3 = After that Anna may put one of her seven followers on the tile she has just laid, and on no other. On a road he is a thief. He stands there until the road is finished, so think twice before you send out the last one.
lesson-first-4 = Boris has drawn a monastery and put a monk into it. The monastery is finished when all eight places around it are taken, and then it brings 9 points.
lesson-first-5 = Here he sends a knight into a city. A finished city brings 2 points for each tile and 2 more for each pennant. As long as this knight stands there, nobody else may put a follower into the same city. You can only get in sideways: begin a city of your own next to it and join the two later.
lesson-first-6 = Anna has laid a tile that closes a small city on the left. Nobody stands in it. Now you: where would you put a follower? Choose one of the ringed spots, or pass.
lesson-first-6-answer = A knight closes the city the moment he enters it. He earns his points at once and is free again in the same turn: points that cost nothing.
lesson-first-7 = Two tiles make 4 points, and the knight is home again. Followers of whatever has been finished always come back, those on unfinished things stay. That is the heart of the game: seven followers, and you want each to earn more than once.
lesson-first-8 = Boris lays a follower down in a field: a farmer. He never comes home. Only at the end of the game does his field bring 3 points for every finished city that it touches. Early farmers earn much, but they cost a follower for good.
lesson-first-9 = Anna has drawn a monastery. Now you: where would you lay it? Remember that it wants eight neighbours.
lesson-first-9-answer = Anna puts it beside Boris’s large city, where tiles lie on several sides already and more will follow: Boris himself will help her to fill the gaps.
lesson-first-10 = Boris closes his large city: eight tiles and two pennants, 2 points each, make 20. In the same move he has laid a farmer beside it, for this city is now finished and will feed a field.
lesson-first-11 = A road is finished when both its ends lead somewhere: to a junction, a city, a monastery, or back into itself. It brings 1 point a tile. Anna’s road is eight tiles long, and her thief comes home after a long time.
lesson-first-12 = One of Boris’s monasteries has its eight neighbours: 9 points, and the monk comes home. It does not matter who laid the tiles around it.
lesson-first-13 = Only a few tiles are left, and Anna just manages to close her city: six tiles and three pennants make 18 points. Unfinished it would have been worth half. Towards the end you count what can still be finished.
lesson-first-14 = The last tile is laid. Open roads, cities and monasteries bring 1 point for each tile and pennant, and then the farmers are counted. Boris’s field touches seven finished cities: 21 points, Anna’s only two. So Boris wins 88 to 86, by his farmers. That is all you need: sit down and play.
