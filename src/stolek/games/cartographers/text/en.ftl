### Cartographers in English.

title = Cartographers
summary = One card for everybody, a map for each: draw forests, villages, farms and waters to please the queen.

option-side = Map side
option-side-help = The wilderness is open land; in the wastelands a ravine in the middle cannot be drawn on.
value-side-A = A – Wilderness
value-side-B = B – Wastelands

## Questions

ask-draw-shape = Draw a shape of the card on your map.
ask-choose-terrain = Choose the terrain: { $terrains }.
ask-draw-monsters = Draw the monsters on the map of { $owner }.

## Answers

action-place = Draw shape { $shape ->
    [0] 1
   *[other] 2
} on { $cells }
action-single = Draw the single space { $cell }
action-paint = { $terrain }
action-raid = Draw monsters on { $cells }

## What happens

event-edict-laid = Under edict { $letter } lies { $card }.
event-season-begun = { $season } begins; the explore deck has { $deck ->
    [one] one card
   *[other] { $deck } cards
}.
event-explored = { $card } is turned: time { $time } of { $limit }{ $ruins ->
    [yes] , and a ruins space must be covered
   *[no] {""}
}.
event-ruins-found = { $card } is turned: the next card must cover a ruins space.
event-ambushed = Ambush! { $card } is turned.
event-drawn = { $seat } draws { ID($terrain) ->
    [monster] monsters on { $cells } of the map of { $owner }
    [forest] forest on { $cells }
    [village] village on { $cells }
    [farm] farm on { $cells }
   *[water] water on { $cells }
}.
event-drew-nothing = Nothing fits on the map of { $owner }.
event-coin-gained = { $owner } gains a coin for the shape (coin { $coins }).
event-mountain-closed = { $owner } has enclosed the mountain { $cells } and gains a coin (coin { $coins }).
event-edict-scored = { $seat } scores { $points ->
    [one] 1 star
   *[other] { $points } stars
} for edict { $letter }, { $card } ({ $law }).
event-coins-scored = { $seat } scores { $points ->
    [one] 1 star
   *[other] { $points } stars
} for coins.
event-monsters-scored = { $seat } loses to monsters: { $points ->
    [one] 1 star
   *[other] { $points } stars
}.
event-season-scored = { $season } brings { $seat } { $points ->
    [one] 1 star
   *[other] { $points } stars
}, { $total } in all.

## Refusals

no-CART-4-10-shape = { $shapes ->
    [one] This card shows only one shape.
   *[other] This card shows { $shapes } shapes; choose one of them.
}
no-CART-4-10-terrain = { $terrain } cannot be chosen now; choose { $terrains }.
no-CART-4-11-off-map = Every space must lie on the map, A1 to K11.
no-CART-4-11-filled = These spaces are filled already: { $cells }.
no-CART-4-13-shape = These spaces are not the shape of the card, however it is turned or flipped ({ $shape }).
no-CART-4-20 = A shape of the card fits, so you must draw a shape and not a single space.
no-CART-4-31 = Ruins were turned: the shape must cover at least one undrawn ruins space.
no-CART-4-32 = No shape of the card can cover an undrawn ruins space, so you draw one single space, with any terrain.
no-CART-4-42-shape = These spaces are not the shape of the ambush card, however it is turned or flipped ({ $shape }).
no-CART-4-43 = The shape of the ambush card fits on this map, so you must draw it and not a single space.
no-CART-4-43-shape = The shape of the ambush card fits nowhere on this map: draw a single space.

## Result

line-edict = { $season }: { $card }
line-coins = { $season }: coins
line-monsters = { $season }: lost to monsters
remark-solo = Rating { $rating }: { $title }
remark-tie-monsters = The tie for the first place was broken by the stars lost to monsters.

## Board

board-season = { $season }: { $time } of { $limit }
board-deck = Explore deck { $deck }, ambush deck { $ambush_deck }
board-card = Card: { $card }
board-ambush = Ambush: { $card }
board-terrain = { $terrain }
board-ruins = Cover a ruins space!
board-column = Turned: { $column }
board-edict = { $letter } { $card }
board-player = { $seat }  { $total } ★  { $coins } ◉
board-legend = F forest  V village  A farm  W water  X monsters  ▲ mountain  ∩ ruins  # wasteland

## Sheets played on paper

name-monsters = Monsters
name-mountain_coins = Mountain coins
score-sheet-lines = it has { $lines ->
    [one] one line
   *[other] { $lines } lines
}; a sheet has { $expected }
score-sheet-width = line { $line } has { $characters ->
    [one] one character
   *[other] { $characters } characters
}; each line has { $expected }
score-sheet-character = “{ ID($character) }” in line { $line }, column { $column } means nothing; allowed are { ID($allowed) }

## Reasons of a hint

hint-score = more stars at once
hint-edicts = more stars from edicts that are still to be scored
hint-promise = a good start on what the edicts ask for
hint-coins = coins, or a mountain nearly enclosed
hint-monsters = fewer empty spaces beside monsters
hint-holes = fewer spaces that nothing fits into
