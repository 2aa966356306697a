### The board of The Rivals for Catan.

riva-table = Both principalities and the middle of the table
riva-mine = Your principality
riva-theirs = The other principality
riva-centre = The middle of the table
riva-hand = Your hand
riva-stock = My stock
riva-places = { $stored } of { $room } places
riva-building = What else can be built
riva-tray = Choose one
riva-choice = Which one?
riva-fold = Look at the table
riva-unfold = Back to the choice

riva-cost = cost
riva-once = one per principality
riva-gold = gold
riva-point-victory = victory
riva-point-strength = strength
riva-point-commerce = commerce
riva-point-skill = skill
riva-point-progress = progress
riva-category-action = action
riva-category-settlement-expansion = settlement
riva-category-city-expansion = city
riva-category-region-expansion = region
riva-category-event = event

riva-road = Road
riva-settlement = Settlement
riva-city = City
riva-site = site { $row ->
    [above] above
   *[below] below
} in column { $x }
riva-region = { $region }, { $stored } stored
riva-end = Where a road can come on the { $side ->
    [left] left
   *[right] right
}
riva-beyond = Where a settlement can come on the { $side ->
    [left] left
   *[right] right
}

riva-stack = Stack { $number }, { $back }, { $size ->
    [one] one card
   *[other] { $size } cards
}
riva-open = open
riva-events = events
riva-regions = regions
riva-roads = roads
riva-settlements = settlements
riva-cities = cities
riva-discard = discarded
riva-discard-top = Discard pile of { $size }, on top { $card }

riva-dice = Dice
riva-rolled = { $number } · { $symbol }
riva-not-rolled = Not rolled yet
riva-number = { $number } on the production die
riva-turn = { $turn ->
    [0] Set-up
   *[other] Turn { $turn }
}
riva-goal = to { $target } points
riva-on-turn = on turn
riva-of-points = / { $target }
riva-hand-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
riva-their-hand = The other hand: { $count ->
    [one] one card
   *[other] { $count } cards
}
riva-hero-token = hero token
riva-trade-token = trade token

riva-spots = { $count ->
    [one] 1 place
   *[other] { $count } places
}
riva-missing = missing { $resources }
riva-trade = Trade
riva-trade-how = click what you give, then what you get
riva-ask-why = why not? Click

riva-set-basic = basic
riva-set-gold = gold
riva-set-turmoil = turmoil
riva-set-progress = progress

riva-left = { $count ->
    [one] 1 resource left
   *[other] { $count } resources left
}
riva-exposed = above 7: brigands!

riva-where = Where does { $card } go?
riva-where-note = Choose one of the ringed places; Esc puts it down.
riva-trade-for = What do you want for it?
riva-act = Build, play and trade
riva-act-note = Click a card, a place or a resource of yours, then end the phase.
riva-verb-build = Build
riva-verb-build-face-up = Build
riva-verb-build-road = Build
riva-verb-build-settlement = Build
riva-verb-build-city = Build
riva-verb-play-card = Play
riva-verb-trade-with-bank = Trade
riva-verb-trade-by-ship = Trade
riva-verb-trade-by-large-ship = Trade
riva-verb-use-mint = Trade
riva-verb-roll-dice = Roll
riva-verb-draw-from = Draw
riva-verb-demolish = Demolish
riva-verb-end-phase = End the phase

riva-short-brick-ship = Brick Ship
riva-short-grain-ship = Grain Ship
riva-short-ore-ship = Ore Ship
riva-short-wool-ship = Wool Ship
riva-short-lumber-ship = Lumber Ship
riva-short-gold-ship = Gold Ship
riva-short-large-trade-ship = Large Ship
riva-short-large-festival-hall = Festival Hall
