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
    [one] one tile
   *[other] { $tiles } tiles
}
carc-cell = Lay the tile at column { $x }, row { $y }; { $turns ->
    [one] one way to turn it
   *[other] { $turns } ways to turn it
}
carc-lens = The tile just laid
carc-lens-hint = Choose a place
carc-outlook = now { $now }, complete { $complete }
carc-done = { $kind ->
    [city] City complete
    [road] Road complete
    [monastery] Monastery complete
   *[field] Field
}
carc-open = { $kind ->
    [city] City
    [road] Road
    [monastery] Monastery
   *[field] Field
}
carc-fields = Fields
carc-sum = { $tiles ->
    [one] (1 tile × { $rate })
   *[other] ({ $tiles } tiles × { $rate })
}
carc-sum-pennants = ({ $tiles } { $tiles ->
    [one] tile
   *[other] tiles
} + { $pennants } { $pennants ->
    [one] pennant
   *[other] pennants
}) × { $rate }
carc-sum-monastery = { $vineyards ->
    [0] {""}
    [one] (1 vineyard)
   *[other] ({ $vineyards } vineyards)
}
carc-sum-field = { $cities ->
    [one] (1 city)
   *[other] ({ $cities } cities)
}
carc-feature = { $kind ->
    [city] City, { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }{ $pennants ->
        [0] {""}
        [one] {" "}+ 1 pennant
       *[other] {" "}+ { $pennants } pennants
    }
    [road] Road, { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
    [monastery] Monastery, { $tiles } of 9
   *[field] Field, { $cities ->
        [one] 1 city
       *[other] { $cities } cities
    }
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
carc-sector-taxes = For each own knight: as many points as there are pennants and own knights in his city.
carc-sector-famine = For each own farmer: a point for every completed city beside his field.
carc-sector-storm = A point for each follower in your stock.
carc-sector-inquisition = 2 points for each own monk.
carc-sector-plague = Everybody takes one of his followers back from the landscape.
carc-crowns = A follower on a crown here scores 3 points, alone on two crowns 6, when the pig stops here.
