# Carcassonne: the board's own sentences.
carc-ask-tile = Lay the tile
carc-ask-tile-note = Possible places are ringed; R turns the tile.
carc-ask-tile-tap = Possible places are ringed. Tap the tile to turn it.
carc-ask-figure = Place a figure?
carc-ask-figure-note = On the new tile: points now / when complete.
carc-lay = Lay
carc-place = Place
carc-pass = No figure
carc-turn = Turn
carc-landscape = Landscape of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
carc-cell = Lay the tile at column { $x }, row { $y }; { $turns ->
    [1] one way to turn it
   *[other] { $turns } ways to turn it
}
carc-lens = Where a figure may be placed
carc-wheel = Wheel of Fortune
carc-kinds = Which figure
carc-outlook = now { $now }, complete { $complete }
carc-feature = { $kind ->
    [city] City, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }{ $pennants ->
        [0] {""}
        [one] {" "}+ { $pennants } pennant
       *[other] {" "}+ { $pennants } pennants
    }
    [road] Road, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
    [monastery] Monastery
   *[field] Field
}
carc-cities = { $cities ->
    [one] { $cities } completed city
   *[other] { $cities } completed cities
}
carc-own = Your things
carc-your-tile = Your tile
carc-drawn-tile = Drawn tile
carc-number = Wheel number { $number }
carc-stock = { $name }: { $left } of { $all } left
carc-pile = In the pile
carc-river-pile = river { $count }
carc-heading = { $tiles } laid · { $pile } in the pile
carc-zoom-in = Closer
carc-zoom-out = Farther
carc-fit = Show everything
carc-sector-fortune = The player whose turn it is gets 3 points.
carc-sector-taxes = For each own knight: as many points as there are pennants and own knights in that city.
carc-sector-famine = For each own farmer: a point for every completed city beside that field.
carc-sector-storm = A point for each figure in your supply, the shepherd aside.
carc-sector-inquisition = 2 points for each own monk.
carc-sector-plague = Everybody takes one of their figures back from the landscape.
carc-crowns = A follower on a crown here scores 3 points, alone on two crowns 6, when the big pig stops here.
carc-about-follower = It goes on a road, into a city or a monastery or onto a field of the tile just laid, where nobody stands yet. When that is complete, it scores and comes back; only farmers stay until the end.
carc-about-big-follower = It is placed like any follower and counts as two when it is decided who scores.
carc-about-builder = It joins your own follower on a road or in a city. When you extend that road or city, you lay a second tile at once.
carc-about-piglet = It joins your own farmer. If the field is yours at the end, each complete city there brings 4 points instead of 3.
carc-about-shepherd = It goes onto a field without a shepherd and gathers sheep. Whenever you extend the field, draw another token, which may be the wolf, or gather the flock for a point a sheep.
carc-about-goods = Whoever completes a city takes the goods shown in it. At the end the most of a kind brings 10 points.
carc-about-pile = { $count ->
    [0] The pile is empty
    [one] { $count } tile in the pile
   *[other] { $count } tiles in the pile
}
carc-about-unseen = Nobody has seen these yet:
carc-about-buried = { $count ->
    [1] One of them lies face down under a hill.
   *[other] { $count } of them lie face down under hills.
}
