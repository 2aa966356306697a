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
    [1] one card
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
    [one] { $count } card
   *[other] { $count } cards
}
riva-their-hand = The other hand: { $count ->
    [1] one card
   *[other] { $count } cards
}
riva-hero-token = hero token
riva-trade-token = trade token

riva-spots = { $count ->
    [one] { $count } place
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


riva-ask-take-starting-card = Choose { $count } cards for your starting hand
riva-ask-choose-scouted-region = Choose { $count } regions for your new settlement
riva-picked = { $chosen } of { $count } chosen.
riva-pick-more = { $count ->
    [1] Choose one more.
   *[other] Choose { $count } more.
}
riva-pick-back = To change one, tap it to put it back.
riva-pick-note = In any order; tap a chosen one again to put it back.
riva-verb-pick = Take them
riva-where = Where does { $card } go?
riva-where-note = Choose one of the ringed places, or go back.
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

# A closer look at what is no card.
riva-stored = stored
riva-of = { $count } of { $room }
riva-left-over = left to build
riva-cards-left = cards left
riva-in-stock = in stock
riva-at-bank = at the bank
riva-by-ship = with your ship
riva-rate = { $give } : 1
riva-points-now = now
riva-site-title = Building site
riva-event-pile = Event cards
riva-region-pile = New regions
riva-hero-token-title = Hero token
riva-trade-token-title = Trade token
riva-points-victory = Victory points
riva-points-strength = Strength points
riva-points-commerce = Commerce points
riva-points-skill = Skill points
riva-points-progress = Progress points
riva-look-region = Whenever the production die shows { $number }, no matter who rolls, this region gains 1 { $resource }.
riva-look-region-more = It holds at most three; what does not fit is lost. A neighbouring production booster of its kind adds one more.
riva-look-road = It lies on the outer side of a settlement or city and makes room for the next settlement.
riva-look-settlement = It goes to the open end of a road, has two building sites, one above and one below, and brings two new regions.
riva-look-city = It is laid on a settlement and has four building sites, two above and two below. City expansions can be built here only.
riva-look-site = A building or a unit of your hand can be built here. In a city there are two sites above and two below.
riva-look-stack = You fill up your hand from the draw stacks at the end of your turn. The back tells the set; a card that you exchange goes under a stack with the same back.
riva-look-event-pile = When the event die shows the question mark, the top card is revealed and carried out. Then it goes under the stack.
riva-look-region-pile = Whoever builds a settlement takes the two top regions and lays them beside it.
riva-look-dice = The number makes regions of both players produce; the other die says which event happens.
riva-look-brigand-attack = Brigand attack, before production: whoever has more than 7 resources loses all gold and all wool. Regions beside a Storehouse are not counted.
riva-look-trade = Trade: the holder of the trade token takes 1 resource of their choice from the other player.
riva-look-celebration = Celebration: whoever is ahead in skill points receives 1 resource of their choice. If you are level, both do.
riva-look-plentiful-harvest = Plentiful harvest: everybody receives 1 resource of their choice.
riva-look-event-card = The top event card is revealed and carried out.
riva-look-resource = It is stored in your regions. { $give } of a kind buy 1 of another from the bank, as often as you can pay; a trade ship for a resource needs only 2 of it.
riva-look-brigands = With more than 7 resources in all, a brigand attack costs you all your gold and wool.
riva-look-victory = Settlements count 1, cities 2, each token 1, and some city expansions count too. Whoever has { $target } at the end of their own turn wins.
riva-look-strength = Whoever has at least 3 and more than the other player holds the hero token.
riva-look-commerce = Whoever has at least 3 and more than the other player holds the trade token.
riva-look-skill = Whoever has more of them receives a resource at a celebration.
riva-look-progress = Each of them lets you hold one more card than the usual three.
riva-look-hero-token = It belongs to whoever has at least 3 strength points and more than the other player. Many cards and events ask for it.
riva-look-trade-token = It belongs to whoever has at least 3 commerce points and more than the other player. At a trade event its holder takes a resource.
