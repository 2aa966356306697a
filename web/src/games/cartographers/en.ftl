### The board of Cartographers in English.

cart-coins = Coins
cart-monsters = Monsters
cart-time = Time
cart-time-of = { $time } of { $limit }
cart-heading = time { $time } of { $limit }
cart-seasons = Seasons
cart-scores = scores { $edicts }
cart-column = Cards turned this season
cart-column-empty = The season begins.
cart-no-card = No card is being drawn
cart-ruins-card = next shape on ruins
cart-ruins-done = done
cart-takes-time = { $time ->
    [one] takes { $time } unit of time
   *[other] takes { $time } units of time
}
cart-with-coin = + coin
cart-look-terrain = Terrain
cart-look-coin = { $count ->
    [1] The shape brings a coin.
   *[other] { $number ->
        [1] The first shape brings a coin.
       *[other] The second shape brings a coin.
    }
}
cart-look-counted = Counts in
cart-look-lasts = Lasts
cart-look-units = { $limit } units of time
cart-look-season = At its end these two edicts and the coins are counted, and monsters cost.
cart-look-time = Every card takes its time. The season ends once they have taken { $limit } together.
cart-look-coins = Every coin is a star at the end of each season. Some shapes bring one, and so does a mountain with nothing empty beside it.
cart-look-monsters = Every empty space beside a monster costs a star at the end of each season.
cart-edicts = Edicts
cart-now-label = now
cart-coin-count = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
cart-passes-clockwise = The sheets go to the left.
cart-passes-counter = The sheets go to the right.
cart-map-of = Map of { $name }
cart-map-title = A Map of the { $country }
cart-raid-title = Ambush! Draw the monsters
cart-sheet = sheet { $side }
cart-looking-at = You look at the map of { $name }
cart-own-map = Back to your map
cart-no-fit = ✗
cart-turn = Turn right
cart-turn-back = Turn left
cart-flip = Flip
cart-left = left
cart-right = right
cart-flip-short = flip
cart-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
cart-shape = Shape { $number }
cart-draw = Draw
cart-ask-draw = Draw: { $card }
cart-ask-note = Lay the shape where it fits, then confirm.
cart-ask-ruins = The shape must cover at least one ruins space.
cart-ask-single = No shape fits: draw any single empty space, with a terrain of the card.
cart-ask-any = No shape can cover a ruins space: draw any single empty space, with any terrain.
cart-ask-terrain = Choose the terrain
cart-ask-raid = Ambush: { $card }
cart-ask-raid-note = Draw the monsters on the map of { $name }.
cart-ask-raid-single = The shape does not fit on the map of { $name }: draw monsters on any single empty space.
cart-sign = Sign your map
cart-sign-name = Cartographer’s name
cart-sign-title = Title
cart-sign-alone = Alone you have no title yet: the queen gives you one at the end.
cart-sign-crest = Crest
cart-sign-help = This is decoration for your own sheet and stays in this browser.
cart-crest-none = no crest
cart-crest-tower = tower
cart-crest-sun = sun
cart-crest-moon = moon
cart-crest-crown = crown
cart-crest-tree = tree
cart-crest-heart = heart
cart-crest-swords = crossed swords
cart-crest-lily = lily
