### The board of The Pillars of the Earth in English.

## What places are for

pill-about-event = Every round the top event card is turned over. Positive events are for everybody, negative ones hit whoever is not protected.
pill-about-bishopric = A builder here protects you from a negative event, or brings you one wood, stone or sand from the market.
pill-about-wool-mill = Workers without another task go to the mill. Each of them earns 1 gold.
pill-about-kingsbridge = A builder under an advantage card takes it. A card without a builder leaves the game.
pill-about-priory = One space brings 2 points, the other 1.
pill-about-forest = Resource cards whose workers are here bring 2, 3 or 4 wood, as printed on them.
pill-about-quarry = Resource cards whose workers are here bring 2, 3 or 4 stone, as printed on them.
pill-about-gravel-pit = Resource cards whose workers are here bring 2, 3 or 4 sand, as printed on them.
pill-about-kings-court = A builder here spares you the tax that is rolled every round. Whoever comes first also gets the metal.
pill-about-shiring = A builder under a craftsman gets them for nothing. A craftsman without a builder leaves the game.
pill-about-shiring-castle = A builder here brings you 2 grey workers for the next round.
pill-about-market = Whoever has a builder here buys and sells cubes, one kind at a time. Players take turns in the order of their first builders; a second one brings no second turn.
pill-about-cathedral = Here the craftsmen turn cubes into points and gold. At the end of every round the cathedral grows by one part.
pill-about-start-player = Whoever has a builder here starts the next round.
pill-prices = Price of a builder
pill-about-prices = The first builder out of the bag costs 7 gold, each further one 1 less, and at last nothing. Whoever does not want to pay parks the builder at the number.
pill-about-parked = When the bag is empty, parked builders are placed free of charge, from the highest number to the lowest.
pill-about-bag = Builders are drawn from it one by one, without looking.

## Places

pill-area-event = Event
pill-area-bishopric = Bishop’s seat
pill-area-wool-mill = Wool mill
pill-area-kingsbridge = Kingsbridge
pill-area-priory = Priory
pill-area-forest = Forest
pill-area-quarry = Quarry
pill-area-gravel-pit = Gravel pit
pill-area-kings-court = King’s court
pill-area-shiring = Shiring
pill-area-shiring-castle = Shiring castle
pill-area-market = Kingsbridge market
pill-area-cathedral = Cathedral
pill-area-start-player = Starts next
pill-area-step = { $step }. { $name }{ $progress ->
    [now] , being resolved
    [done] , resolved
   *[ahead] {""}
}
pill-step = step { $step }
pill-town = Kingsbridge and around
pill-builds = building the { $part }
pill-finished = complete
pill-church = Cathedral, built: { $built }

pill-place-bishopric = Bishop’s seat
pill-place-kingsbridge-a = Kingsbridge left
pill-place-kingsbridge-b = Kingsbridge right
pill-place-priory-2 = Priory +2
pill-place-priory-1 = Priory +1
pill-place-kings-court = Court
pill-place-shiring-a = Shiring left
pill-place-shiring-b = Shiring right
pill-place-shiring-castle = Castle
pill-place-market = Market
pill-place-start-player = Starts next
pill-place-free = { $place } free

## Things

pill-good-wood = wood
pill-good-stone = stone
pill-good-sand = sand
pill-good-metal = metal
pill-good-gold = gold
pill-good-vp = points
pill-good-workers = workers
pill-count-wood = { $count } wood
pill-count-stone = { $count } stone
pill-count-sand = { $count } sand
pill-count-metal = { $count } metal
pill-count-gold = { $count } gold
pill-count-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
pill-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
pill-own-stock = your stock
pill-stock = stock
pill-free-place = free place
pill-no-advantage = no advantage
pill-workers-home = { $count } at home
pill-workers-working = { $count } at work
pill-workers-mill = { $count } in the mill
pill-workers-lent = +{ $count } next round
pill-workers-none = the workers rest
pill-at-home = { $name }: { $count ->
    [one] { $count } worker
   *[other] { $count } workers
} without a task
pill-in-mill = { $name }: { $count } in the mill
pill-castle = Grey workers in the castle: { $count }
pill-source-start = start of the game
pill-source-craftsmen = craftsmen
pill-source-priory = priory
pill-source-advantages = advantages
pill-source-events = events
pill-source-taxes = unpaid tax

## Cards

pill-at-most = at most { $count }× a round
pill-left = { $count }× more
pill-by-himself = unasked
pill-note-company = needs a mortar mixer
pill-note-holding = while you hold metal
pill-note-score-with-masons = masons need one
pill-note-buy-wood = lets you buy wood
pill-note-sell-stone = lets you sell stone
pill-lasting-permanent = lasting
pill-lasting-once = once
pill-lasting-immediate = at once
pill-resource = { $name }: { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} → { $amount }
pill-last-round = last round
pill-foreseen = only you
pill-event-deck = The event is not revealed yet, cards in the deck: { $count }
pill-look-makes = makes
pill-look-often = how often
pill-look-price = hired for
pill-look-sends = you send
pill-look-gets = you get
pill-good-event = a positive event
pill-bad-event = a negative event
pill-affected = It applies to { $names }
pill-cards-of = The cards of { $name }
pill-display = Cards to take
pill-drafting = Who still takes cards: { $names }

## Builders, market, tax

pill-price = price of a builder
pill-bag = In the bag { $count ->
    [one] { $count } builder
   *[other] { $count } builders
}: { $words }
pill-drawn = The builder just drawn: { $name }
pill-parked = A parked builder: { $name }, number { $price }
pill-stands = { $place }: { $name }
pill-stall = Stall: { $good }, { $stock } left, { $price } gold each
pill-buyer = Bought here: { $good }, { $price } gold each
pill-buys = buys
pill-sell = Sell { $good }
pill-tax-word = tax
pill-tax = Tax: { $tax }
pill-tax-unknown = The tax is not rolled yet

## What it would bring

pill-get = You get
pill-gift-nothing = nothing
pill-gift-bishopric = protection or a cube
pill-gift-start-player = you start the next round
pill-gift-castle = { $count ->
    [one] { $count } grey worker next round
   *[other] { $count } grey workers next round
}
pill-gift-market = you trade as number { $place }
pill-gift-keep = placing costs { $price }
pill-gift-return = a new draw out of the bag
pill-gift-park = parked at { $price }, placed later for nothing
pill-gift-protected = the event does not affect you
pill-gift-cube = a cube from the market
pill-gift-untaxed = no tax
pill-gift-withdraw = no more trading
pill-gift-boost = { $name }: { $count }× this round
pill-warn-dismiss = Out of the game: { $name }
pill-warn-struck = The event affects you.
pill-warn-room = { $count ->
    [1] You will have one craftsman too many and dismiss one.
   *[other] You will have { $count } craftsmen too many and dismiss as many.
}
pill-warn-gold = You cannot have more than { $limit } gold: { $count } gold is lost.
pill-warn-cubes = { $count ->
    [one] You will give back { $count } cube.
   *[other] You will give back { $count } cubes.
}
pill-warn-card = The card leaves the game.

## Questions and answers

pill-ask-place = Your builder! Where will it stand?
pill-ask-place-note = Price { $price }, you have { $gold }. Or park it and place it for nothing at the end.
pill-ask-place-free = It costs you nothing.
pill-ask-parked-note = A parked builder, free of charge.
pill-ask-take-card = Take a card
pill-ask-take-card-note = Resources take workers, craftsmen cost gold.
pill-ask-work = Your craftsmen work
pill-ask-work-note = Choose a craftsman and how often they work.
pill-ask-trade = The market
pill-ask-trade-note = Buy or sell cubes of one kind.
pill-ask-choose-cube = Take a cube
pill-ask-choose-cube-note = The bishop gives it to you from a stall of the market.
pill-verb-place = Place
pill-verb-place-free = Place for nothing
pill-verb-park = Park
pill-verb-hire = Hire
pill-verb-take-resource = Send workers
pill-verb-pass = Pass
pill-verb-dismiss = Dismiss
pill-verb-buy = Buy
pill-verb-sell = Sell
pill-verb-withdraw = Leave
pill-verb-use = Work
pill-verb-finish = Finish
pill-verb-give-back = Give back
pill-for-gold = Place for { $price } gold
pill-by-card = Free, Brother Remigius
pill-do-buy = buy
pill-do-sell = sell
pill-do-use = times
pill-menu = What can be done here
pill-pass = Pass
pill-withdraw = Leave
pill-finish = Finish
pill-give = Give back { $good }, { $count } so far
pill-more = One { $good } more
pill-less = One { $good } less
pill-flap = { $count ->
    [one] { $count } place out of sight
   *[other] { $count } places out of sight
}

## Where we are

pill-round = Round { $round } · { $phase ->
    [1] cards
    [2] builders
    [3] the board
   *[over] over
}
pill-phase = { $phase ->
    [1] phase I of III, round { $round } of { $rounds }
    [2] price { $price } · { $bag } in the bag
   *[other] step { $step } of 14
}
pill-starts = start player
