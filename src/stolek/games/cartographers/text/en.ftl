### Cartographers in English.

title = Cartographers
summary = One card for everybody, a map for each: draw forests, villages, farms and waters to please the queen.

option-side = Map side
option-side-help = The wilderness is open land; on the wastelands side the middle of the map cannot be drawn on.
value-side-A = A – Wilderness
value-side-B = B – Wastelands
option-all_tied_win = Ties that monsters do not break
option-all_tied_win-help = As soon as two with the highest score have also lost the same number of stars to monsters, everybody with that score wins.

## Questions

ask-draw-shape = { ID($instead) ->
    [ruins] No shape of the card can cover a ruins space of your map: draw any single empty space, with any terrain.
    [shape] No shape of the card fits on your map: draw any single empty space, with a terrain of the card.
   *[none] Draw a shape of the card on your map.
}
ask-choose-terrain = Choose the terrain: { $terrains }.
ask-draw-monsters = { ID($instead) ->
    [ambush] The shape of the ambush does not fit on the map of { $owner }: draw monsters on any single empty space of it.
   *[none] Draw the monsters on the map of { $owner }.
}

## Answers

action-place = Draw shape { $shape ->
    [0] 1
   *[other] 2
} on { $cells }
action-single = Draw the single space { $cell }
action-paint = Terrain: { $terrain }
action-raid = Draw monsters on { $cells }

## What happens

event-edict-laid = Under edict { $letter } lies { $card }.
event-season-begun = { $season } begins; the explore deck has { $deck ->
    [1] one card
   *[other] { $deck } cards
}.
event-explored = { $card } is turned: time { $time }/{ $limit }{ $ruins ->
    [yes] ; a ruins space must be covered
   *[no] {""}
}.
event-ruins-found = { $card } is turned: the shape of the next explore card must cover a ruins space.
event-ambushed = Ambush! { $card } is turned.
drawn-terrain = { ID($terrain) ->
    [forest] forest
    [village] village
    [farm] farm
    [monster] monsters
   *[water] water
}
event-drawn = { $seat } draws { drawn-terrain } on { $cells }.
event-single-drawn = { ID($reason) ->
    [ruins] { $seat } cannot cover a ruins space with any shape of the card and draws { drawn-terrain } on the single space { $cells }.
    [ambush] The shape of the ambush does not fit on the map of { $owner }; { $seat } draws monsters on the single space { $cells }.
   *[shape] No shape of the card fits on the map of { $seat }, who draws { drawn-terrain } on the single space { $cells }.
}
event-raided = { $seat } draws monsters on the map of { $owner }: { $cells }.
event-solo-raided = The monsters of { $card } settle on the map of { $owner }: { $cells }.
event-drew-nothing = { $owner } draws nothing: there is no empty space left on the map.
event-raid-missed = { $seat } draws no monsters: there is no empty space left on the map of { $owner }.
event-ambush-ignored = { $card } fits nowhere on the map of { $owner }, so no monsters are drawn and the card is ignored.
event-coin-lost = { $owner } gets no coin for { $mountain ->
    [yes] the enclosed mountain
   *[no] the shape
}: the coin track is full.
event-coin-gained = { $owner } gains a coin for the shape (now { $coins }).
event-mountain-closed = The mountain { $cells } is enclosed: { $owner } gains a coin (now { $coins }).
event-season-ended = { $season } is over: the times of the cards add up to { $time }, the limit is { $limit }.
event-edict-scored = { $seat } scores { $points ->
    [one] { $points } star
   *[other] { $points } stars
} for edict { $letter }, { $card } ({ $law }).
event-coins-scored = { $points ->
    [0] { $seat } has no coins and scores no stars for them
    [one] { $seat } scores { $points } star for coins
   *[other] { $seat } scores { $points } stars for coins
}.
event-monsters-scored = { $seat } loses { ABS($points) ->
    [0] no stars
    [one] { ABS($points) } star
   *[other] { ABS($points) } stars
} to monsters.
event-season-scored = { $season } total of { $seat }: { $points ->
    [one] { $points } star
   *[other] { $points } stars
}. The score is now { $total }.

## Refusals

no-CART-4-10-shape = { $shapes ->
    [1] This card shows only one shape.
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
remark-solo = Rating: { $score } − { $less } (the numbers on the four scoring cards) = { $rating }. Title: { $title }
remark-tie-monsters = The tie for first place was broken by the stars lost to monsters.

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

name-autumn = Autumn
name-monsters = Monsters
name-mountain_coins = Mountain coins
score-sheet-lines = it has { $lines ->
    [1] one line
   *[other] { $lines } lines
}; a sheet has { $expected }
score-sheet-width = line { $line } has { $characters ->
    [1] one character
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

## The first lesson

lesson-first = First lesson: a map for the queen
lesson-first-1 = You draw a map for the queen, and her four edicts say what she likes this time. You look over Anna’s shoulder; Boris draws a map of his own. Each season scores two edicts: spring A and B, summer B and C, autumn C and D, winter D and A. So every edict counts twice.
lesson-first-2 = A card is turned over, and everybody draws its shape on their own map at the same time, turned and flipped as they like. Farmland offers two shapes; the small one brings a coin. Now you: where would you draw it?
lesson-first-2-answer = Anna takes the small farm with the coin and draws it so that it touches the mountain B4: edict A, Mages Valley, pays a star for a farm beside a mountain and two for water there.
lesson-first-3 = The farm is drawn, and the coin is on Anna’s track. A coin is worth a star at the end of every season from now on, so an early coin pays four times.
lesson-first-4 = Other cards have one shape and let you choose the terrain. The number on each card is its time. When the times of the turned cards reach the limit of the season, the season is over and is scored.
lesson-first-5 = The Great River: a short piece with a coin, or a long one without. Now you: what would you draw, and where?
lesson-first-5-answer = Anna takes the short river with the coin and leads it past the mountain F6. Water beside a mountain is worth two stars by edict A, in spring and once more in winter.
lesson-first-6 = There is another way to coins: Boris has filled all four spaces around a mountain and gets one for that. It does not matter what they are filled with.
lesson-first-7 = A ruins card has no shape. It demands that the next card be drawn over at least one ruins space. Anna has drawn her forest over one. Whoever cannot do it draws a single space instead.
lesson-first-8 = The time of spring is up. Anna gets 3 stars for edict A, 2 for edict B, The Cauldrons, which pays for single empty spaces walled in on all sides, and 3 for her coins: 8 in all. Click a number at any time to see on the map what made it.
lesson-first-9 = An ambush! The maps change hands, and each draws monsters where they hurt the other most. Boris has put three monster spaces on Anna’s map. At the end of each season every empty space beside a monster costs her a star.
lesson-first-10 = That was an expensive summer: after a second ambush, thirteen empty spaces beside monsters eat up most of the 20 stars. What helps is to draw around the monsters until nothing empty touches them any more.
lesson-first-11 = In autumn Anna draws the water past mountain and monsters alike. It closes in the mountain F6 for a coin, it is worth stars by Mages Valley in winter, and it takes empty spaces away from the monsters. The best moves do several things at once.
lesson-first-12 = Autumn is Anna’s season: 14 forest spaces at the edge of the map for edict C, Sentinel Wood, and 18 stars for her second largest village cluster, edict D. She has built two large clusters side by side, because only the second one counts.
lesson-first-13 = The last card comes with ruins, but on Anna’s map the shape fits over none of them. She draws a single space, any terrain she likes. Now you: which space would you take, and what for?
lesson-first-13-answer = Anna makes B3 water. It lies beside the mountain B4 and so brings two more stars by Mages Valley, which is scored now.
lesson-first-14 = Winter brings Anna 46 stars, almost as many as all seasons before together, because her map has grown towards all four edicts from the start. She wins 94 to 72. Now it is your turn to draw.

holding-edict = { $letter } · { $card }
holding-coins = Coins
holding-monsters = Lost to monsters

## For beginners: what each question is about.

teach-draw-shape = Everybody draws the same card on a map of their own. Turn and flip the shape and put it on empty spaces so that it brings stars by the edicts of this season.
teach-choose-terrain = The whole shape is filled with one terrain. Look at the edicts: each of them asks for certain terrains in certain places.
teach-draw-monsters = This is a neighbour’s map, and you may spoil it: put the monsters where many empty spaces will lie next to them, for each costs the neighbour a star until something is drawn there.

## What a crest may show

crest-tower = tower
crest-sun = sun
crest-moon = moon
crest-crown = crown
crest-tree = tree
crest-heart = heart
crest-swords = crossed swords
crest-lily = lily
