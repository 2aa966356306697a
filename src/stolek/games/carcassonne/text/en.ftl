### Carcassonne in English.

title = Carcassonne
summary = Build a landscape tile by tile, send out your followers, and score roads, cities, monasteries and fields.

option-start = Start player
option-start-help = Who begins the game. Chance decides unless the table has agreed on a seat.
value-start-chance = by chance
value-start-1 = player 1
value-start-2 = player 2
value-start-3 = player 3
value-start-4 = player 4
value-start-5 = player 5
value-start-6 = player 6
value-start-7 = player 7
value-start-8 = player 8
option-farmers = Farmers
option-farmers-help = Followers may lie on fields and score completed cities at the end; leave them out for a first game.

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
name-follower = follower
name-N = north
name-E = east
name-S = south
name-W = west

## Pieces of sentences

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-each = { points } each
scored = { COUNT($seats) ->
    [one] { $seats } scores { points }
   *[other] { $seats } score { points-each }
}
tile-count = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
pennant-count = { $pennants ->
    [0] {""}
    [one] {" "}and { $pennants } pennant
   *[other] {" "}and { $pennants } pennants
}
with-terms = { COUNT($terms) ->
    [0] {""}
   *[other] {" "}with { $terms }
}
decided = { ID($decided_by) ->
    [hill] {" "}A hill decided the tie.
   *[nothing] {""}
}{ COUNT($outnumbered) ->
    [0] {""}
    [one] {" "}{ $outnumbered } is outnumbered.
   *[other] {" "}{ $outnumbered } are outnumbered.
}
at-tiles = {", at "}{ $per_tile } each
returned-figure = { ID($figure) ->
    [big_follower] The big follower
    [builder] The builder
    [piglet] The piglet
    [shepherd] The shepherd
   *[follower] A follower
}
role = { ID($feature) ->
    [road] thief
    [city] knight
    [monastery] monk
   *[field] farmer
}

## Questions

ask-place-tile = Lay the drawn tile so that all edges match.
ask-place-figure = Place a figure on the tile you have laid, or pass.

## Answers

action-lay-tile = At { $x }, { $y }, { $rot ->
    [0] unturned
    [1] turned a quarter
    [2] turned half round
   *[other] turned three quarters
}
action-pass = Place nothing
action-place-follower = Follower: { $segment }

## What happens

event-start-player-chosen = { $seat } begins.
event-start-laid = The landscape begins with “{ $tile }” at { $at }.
event-tile-drawn = { $seat } draws “{ $tile }”{ $number ->
    [0] {""}
   *[other] {" "}with the number { $number }
}; { $left ->
    [0] none is
    [one] { $left } is
   *[other] { $left } are
} left in the pile.
event-tile-discarded = “{ $tile }” fits nowhere and leaves the game.
event-tile-laid = { $seat } lays “{ $tile }” at { $at }.
event-road-completed = This completes a road of { tile-count }{ COUNT($seats) ->
    [0] {" "}on which nobody stands
   *[other] {""}
}.
event-city-completed = This completes a city of { tile-count }{ COUNT($seats) ->
    [0] {" "}in which nobody stands
   *[other] {""}
}.
event-monastery-completed = This completes the monastery at { $places }{ COUNT($seats) ->
    [0] {" "}in which nobody stands
   *[other] {""}
}.
event-passed = { $seat } places no figure.
event-figure-placed = { $seat } places a { role } at { $at } ({ $segment }).
event-figure-returned = { returned-figure } of { $seat } returns from { $at }.
event-figure-collected = { returned-figure } of { $seat } returns from { $at }.
event-road-scored = { scored } for a completed road of { tile-count }{ with-terms }{ at-tiles }.{ decided }
event-city-scored = { scored } for a completed city of { tile-count }{ pennant-count }{ with-terms }{ at-tiles }.{ decided }
event-open-road-scored = { scored } for an incomplete road of { tile-count }{ with-terms }.{ decided }
event-open-city-scored = { scored } for an incomplete city of { tile-count }{ pennant-count }{ with-terms }.{ decided }
event-monastery-scored = { scored } for the completed monastery at { $at }{ $bonus ->
    [0] {""}
   *[other] , { $bonus } of them for vineyards
}.
event-open-monastery-scored = { scored } for the incomplete monastery at { $at } ({ tile-count }).
event-field-scored = { $cities ->
    [0] { $seats } gets nothing for the field of the farmer at { $at }, which has no completed city.
    [one] { scored } for the field of the farmer at { $at }, which has { $cities } completed city.
   *[other] { scored } for the field of the farmer at { $at }, which has { $cities } completed cities, at { $per_city } each.
}{ decided }
event-game-ended = The last tile has been played; final scoring begins.
event-winners-declared = { COUNT($seats) ->
    [one] { $seats } wins with { $total } { $total ->
        [1] point
       *[other] points
    }.
   *[other] { $seats } share the victory with { $total } points each.
}

## Refusals

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

## The result

line-road = Completed roads
line-city = Completed cities
line-monastery = Completed monasteries
line-open-road = Incomplete roads
line-open-city = Incomplete cities
line-open-monastery = Incomplete monasteries
line-field = Fields
remark-shared = { $seats } share the victory.

## What an answer would change

holding-road = Roads now
holding-city = Cities now
holding-monastery = Monasteries now
holding-field = Fields now
holding-complete = All this when complete
holding-figures = In your supply: { $figure }

## The board

board-turn = { $seat } to play{ $part ->
    [1] {""}
   *[other] , second tile
}
board-pile = { $pile ->
    [one] { $pile } tile
   *[other] { $pile } tiles
} in the pile
board-discarded = Tiles out of the game: { $count }
board-player = { $number } { $seat }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $now } if the game ended now
board-drawn = To lay: { $tile }{ $number ->
    [0] {""}
   *[other] {" "}(number { $number })
}
board-name = { $thing }
board-legend = ▒ city  ─ road  † monastery  · field  + free cell  o follower
board-legend-pennant = ◊ pennant

## Reasons of a hint

hint-score = points at once
hint-road = a better share in roads
hint-city = a better share in cities
hint-monastery = a better monastery
hint-field = a better share in fields
hint-followers = more followers left to place

## The first lesson

lesson-first = First lesson: a landscape grows
lesson-first-1 = Anna and Boris build a landscape of square tiles, and you look over Anna’s shoulder. One tile already lies on the table. Below it you see the tile that Anna has drawn. Every turn goes the same way: lay the tile, perhaps put a follower on it, score what is complete.
lesson-first-2 = A tile has to touch one that is already there, and whatever meets at the edges has to go on: road to road, city to city, field to field. Anna turned her junction until the road of the first tile ran on.
lesson-first-3 = After that Anna may put one of her seven followers on the tile she has just laid, and on no other. A follower on a road is a thief and stands there until the road is complete, so think twice before you send out the last one.
lesson-first-4 = Boris has drawn a monastery and put a monk into it. The monastery is complete when all eight places around it are taken, and then it brings 9 points.
lesson-first-5 = Here he sends a knight into a city. A completed city brings 2 points for each tile and 2 more for each pennant. As long as this knight stands there, nobody else may put a follower into the same city. You can only get in sideways: begin a city of your own next to it and join the two later.
lesson-first-6 = Anna has laid a tile that closes a small city on the left. Nobody stands in it. Now you: where would you put a follower? Choose one of the ringed spots, or pass.
lesson-first-6-answer = The city is complete the moment the knight enters it. The knight earns its points at once and is free again in the same turn: points that cost nothing.
lesson-first-7 = Two tiles make 4 points, and the knight is home again. Followers on whatever has been completed always come back; those on incomplete things stay. That is the heart of the game: seven followers, and you want each to earn more than once.
lesson-first-8 = Boris lays a follower down in a field: a farmer, who never comes home. Only at the end of the game does the field bring 3 points for every completed city that it touches. Early farmers earn much, but they cost a follower for good.
lesson-first-9 = Anna has drawn a monastery. Now you: where would you lay it? Remember that it wants eight neighbours.
lesson-first-9-answer = Anna puts it beside Boris’s large city, where tiles lie on several sides already and more will follow: Boris himself will help her to fill the gaps.
lesson-first-10 = Boris closes his large city: eight tiles and two pennants, 2 points each, make 20. In the same move he has laid a farmer beside it, for this city is now complete and will feed a field.
lesson-first-11 = A road is complete when both its ends lead somewhere: to a junction, a city, a monastery, or back into itself. It brings 1 point a tile. Anna’s road is eight tiles long, and her thief comes home after a long time.
lesson-first-12 = One of Boris’s monasteries has its eight neighbours: 9 points, and the monk comes home. It does not matter who laid the tiles around it.
lesson-first-13 = Only a few tiles are left, and Anna just manages to close her city: six tiles and three pennants make 18 points. Incomplete it would have been worth half. Towards the end you count what can still be completed.
lesson-first-14 = The last tile is laid. Incomplete roads, cities and monasteries bring 1 point for each tile and pennant, and then the farmers are counted. Boris’s field touches seven completed cities: 21 points, Anna’s only two. So Boris wins 88 to 86, by his farmers. That is all you need: sit down and play.

## For beginners: what each question is about. A sentence with a longer key is said only while that answer is offered.

teach-place-tile = Everybody builds one landscape together. Put your tile next to one that already lies there: wherever two sides touch, road must meet road, city meet city and field meet field. Turn it as you like.
teach-place-figure = You may now put one of your followers on the tile you have just laid. It claims what it stands on, a road or a city for instance, as long as nobody else is there yet, and brings you points for it. Your followers are few, so it is fine to place none.
teach-place-figure-place-big-follower = The big follower counts as two when it is decided who has the majority.
teach-place-figure-place-builder = Your builder goes where you already have a follower: each time you extend that road or city, you get a second tile in the same turn.
teach-place-figure-place-piglet = Your piglet goes to a field where you already have a farmer, and makes each city there worth more to you.
teach-place-figure-place-shepherd = Your shepherd gathers sheep on a field: draw a token at once. Sheep are future points, a wolf sends the shepherd home.
teach-place-figure-take-crown = Instead you may put a follower on a free crown space of the wheel: it scores when the big pig stops in that sector.
teach-flock = Decide how daring you are. Draw for more sheep and you risk a wolf, which scatters the whole flock; or gather the flock now for one point a sheep.
teach-plague = Everybody takes one figure back from the landscape, without points. Choose the one that would bring you least; you can use it again.
teach-place-spring = The river begins here. Choose the place beside the wheel board from which it will flow; after that the game goes on as usual.
