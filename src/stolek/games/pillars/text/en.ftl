### The Pillars of the Earth in English.

title = The Pillars of the Earth
summary = Six rounds in medieval Kingsbridge: find resources, place your builders, employ craftsmen and score with the rising cathedral.

option-start = Start player
option-start-help = Who begins the game. Chance decides unless the table has agreed on a seat.
value-start-chance = by chance
value-start-1 = player 1
value-start-2 = player 2
value-start-3 = player 3
value-start-4 = player 4
option-last_builder_free = Last builder free with two players
option-last_builder_free-help = With two players the price marker jumps to 0 as soon as the last builder is drawn, so this one costs nothing. Otherwise the sixth builder costs 2 gold.

## Names that the cards do not have, or that would be ambiguous

name-wood = wood
name-stone = stone
name-sand = sand
name-metal = metal
name-woodworker = woodworker
name-stonecutter = stonecutter
name-priory = Priory
name-kings_court = King’s court
name-market = Market
name-start_player = Next start player
name-kingsbridge_a = Kingsbridge, slot a
name-kingsbridge_b = Kingsbridge, slot b
name-priory_2 = Priory, first space
name-priory_1 = Priory, second space
name-shiring_a = Shiring, slot a
name-shiring_b = Shiring, slot b
name-richard_outlaws = Richard
name-nave = nave
name-portal = portal
name-apse = apse
name-tower_1 = first tower
name-tower_2 = second tower
name-roof = roof
name-mason_r1 = Mason I
name-mason_r2 = Mason II
name-mason_r3 = Mason III
name-mason_r4 = Mason IV
name-potter_r2 = Potter II
name-potter_r3 = Potter III
name-carpenter_r2 = Carpenter II
name-carpenter_r3 = Carpenter III
name-carpenter_r4 = Carpenter IV
name-carpenter_r5 = Carpenter V
name-sculptor_r3 = Sculptor III
name-sculptor_r4 = Sculptor IV
name-sculptor_r5 = Sculptor V
name-sculptor_r6 = Sculptor VI
name-glassblower_r4 = Glassblower IV
name-glassblower_r5 = Glassblower V
name-goldsmith_r5 = Goldsmith V
name-goldsmith_r6 = Goldsmith VI

amount-wood = { $count } wood
amount-stone = { $count } stone
amount-sand = { $count } sand
amount-metal = { $count } metal
amount-gold = { $count } gold
amount-vp = { $count } VP

## Pieces of sentences

piece-points = { $points ->
    [one] { $points } VP
   *[other] { $points } VP
}
piece-workers = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}

piece-grey-workers = { $workers ->
    [one] { $workers } grey worker
   *[other] { $workers } grey workers
}
piece-gold = { $gold } gold
piece-price = { $price } gold
piece-cubes = { $amount } { $cube }
piece-next-price = {" "}The price is now { $next_price }.
piece-shortfall = { $points ->
    [0] { $forgiven ->
        [0] .
       *[other] {""}, all there is; the rest is forgiven.
    }
   *[other] {" "}and loses { piece-points } for the missing gold{ $forgiven ->
        [0] .
       *[other] ; the rest is forgiven.
    }
}

## Questions

ask-take-card = Take a card from the display, or pass for the rest of this phase.
ask-choose-dismissal = You have room for { $room } craftsmen. Dismiss one.
ask-redraw = A builder of { $owner } was drawn; { $price ->
    [0] placing it is free.
   *[other] placing it costs { piece-price }.
} Keep it, or put it back into the bag (once a round)?
ask-place-builder = Your builder was drawn. { $price ->
    [0] Place it free of charge.
   *[other] Place it for { piece-price }, or park it.
}
ask-place-parked = Place your parked builder free of charge.
ask-ignore-event = { $event }: give up { $card } so that the event does not affect you?
ask-lose-one = The event costs you a craftsman. Which one?
ask-choose-protection = { $event }: do you want the bishop’s protection, or a cube instead?
ask-choose-cube = The bishop gives you a cube from the market. Which one?
ask-waive-tax = You owe { $owed } gold in tax. Give up { $card } and pay nothing?
ask-trade = Buy or sell cubes of one kind, or leave the market.
ask-choose-boost = The Madonna lets one of your craftsmen work one time more this round. Which one? She cannot help organ builder, bell founder, architect and toolmaker.
ask-work = Let your craftsmen work, or finish.
ask-reduce-cubes = You may keep five cubes. Give back { $excess }.

## Answers

action-take-resource = Take { $card }
action-hire = Hire { $craftsman }
action-pass = Pass
action-dismiss = Dismiss { $craftsman }
action-keep-builder = Keep the builder
action-return-builder = Put it back and draw again
action-place = { $space }
action-place-free = { $space } (free, by Brother Remigius)
action-park = Park the builder
action-take-protection = Protection from the event
action-take-cube-instead = A cube instead
action-use-card = Use the card
action-keep-card = Keep the card
action-take-cube = Take { $cube }
action-buy = Buy { piece-cubes }
action-sell = Sell { piece-cubes }
action-withdraw = Leave the market
action-use = { $craftsman } { $times }×
action-finish = Finish
action-boost = { $craftsman }
action-boost-nobody = Nobody
action-give-back = Give back{ $wood ->
    [0] {""}
   *[other] {" "}· { $wood } wood
}{ $stone ->
    [0] {""}
   *[other] {" "}· { $stone } stone
}{ $sand ->
    [0] {""}
   *[other] {" "}· { $sand } sand
}{ $metal ->
    [0] {""}
   *[other] {" "}· { $metal } metal
}

## What happens: set-up, phases I and II, clean-up

event-start-player-chosen = { $seat } begins the game.
event-start-gold-dealt = { $seat } starts with { piece-gold }.
event-round-begun = Round { $round } begins: { $seat } is start player and holds the { $part }.
event-advantages-shown = Advantage cards in Kingsbridge: { $cards }.
event-craftsmen-shown = Craftsmen in Shiring: { $shiring }. Craftsmen in the display: { $display }.
event-resources-shown = Resource cards in the display: { $display }. Not used this round: { $unused }.
event-event-foreseen = { ID($card) ->
    [none] { $seat } owns Ellen and looks at the coming event.
   *[other] { $seat } owns Ellen and looks at the coming event: { $card }.
}
event-resource-taken = { $seat } takes { $card } and sends { piece-workers } there.
event-craftsman-hired = { $seat } hires { $craftsman } for { piece-gold }.
event-passed = { $unable ->
    [yes] { $seat } passes: workers and gold suffice for no card in the display.
   *[no] { $seat } passes and takes no more cards this round.
}
event-craftsman-dismissed = { $seat } has one craftsman too many and dismisses { $craftsman }; the card is out of the game.
event-craftsmen-left = Nobody has hired { $craftsmen }; out of the game.
event-workers-sent = { $seat } sends the other workers to the wool mill: { $workers }.
event-builder-drawn = A builder of { $seat } is drawn; { $price ->
    [0] placing it is free.
   *[other] placing it costs { piece-price }.
}
event-builder-returned = Start player { $seat } puts the builder back into the bag and draws again.
event-builder-set-aside = The city wall: a third builder of { $seat } is drawn and set aside; the price does not change.
event-builder-placed = { $seat } places the builder { $gold ->
    [0] free of charge
   *[other] for { piece-gold }
}: { $space }.{ piece-next-price }
event-builder-placed-by-card = { $seat } gives up { $card } and places the builder free of charge: { $space }.{ piece-next-price }
event-builder-parked = { $unable ->
    [yes] { $seat } cannot pay, so the builder is parked at { $price }.
   *[no] { $seat } parks the builder at { $price }.
}{ piece-next-price }
event-price-jumped = The last builder is out of the bag: the price marker jumps to { $price }.
event-parked-placed = { $seat } places the builder parked at { $price }, free of charge: { $space }.
event-start-player-named = { $by_builder ->
    [yes] { $seat } has a builder on the start player space and starts the next round.
   *[no] The start player space is empty: { $seat }, to the left of the start player, starts the next round.
}
event-builders-gathered = All { $builders } builders go back into the bag; the price marker goes back to { $price }.
event-grey-workers-returned = { $seat } returns { piece-grey-workers } to the castle.
event-stock-refilled = { $full ->
    [yes] The market is still full
   *[no] The market is topped up by { $market }
}; { $court ->
    [0] the metal still lies in the king’s court.
   *[other] { $court } metal is put in the king’s court.
}

## What happens: the board

event-event-revealed = { $positive ->
    [yes] The event of this round is positive: { $card }.
   *[no] The event of this round is negative: { $card }.
}
event-protection-taken = { $seat } has a builder on the bishop’s seat and is protected from the event.
event-cube-preferred = { $seat } has a builder on the bishop’s seat and prefers a cube to protection.
event-event-ignored = { $seat } gives up { $card } and is protected from the event.
event-event-struck = { ID($card) ->
    [priory_purchases] In the wool mill up to five workers of each player earn 2 gold this round. It applies to { $seats }.
    [madonna_statue] One craftsman of each player may work one time more this round. It applies to { $seats }.
    [volunteers] Every resource card brings 1 cube more this round. It applies to { $seats }.
    [cold_winter] Every resource card brings 1 cube less this round. It applies to { $seats }.
    [city_wall] Only two builders of each player can be used next round. It applies to { $seats }.
   *[other] { $card }: the event applies to { $seats }.
}
event-event-held-off = { $card }: everybody is protected, so nothing happens.
event-event-too-late = { $card }: there is no next round, so nothing happens.
event-event-gave = { $card }: { $seat } gains { $gained }.
event-craftsman-lost = The event makes { $seat } dismiss { $craftsman }; the card is out of the game.
event-nobody-lost = { $seat } employs no craftsmen and loses none.
event-points-lost = { $card }: { $seat } loses { piece-points }{ $forgiven ->
    [0] .
   *[other] {" "}and cannot lose more, having 0 VP now.
}
event-levy-paid = { $card }: { $seat } pays { piece-gold }{ piece-shortfall }
event-gold-lost = { $seat } cannot have more than { $limit } gold: { $gold } gold is lost.
event-cube-given = The bishop gives { $seat } 1 { $cube } from the market.
event-wages-paid = Wool mill: { $seat } earns { piece-gold } with { piece-workers }.
event-advantage-taken = { $seat } has a builder under { $card } and takes the card.
event-advantage-gave = { $card }: { $seat } gains { $gained }.
event-round-six-gave = { $card }: { $seat } gains { $gained }.
event-black-worker-joined = { $card }: the black worker joins { $seat } for good.
event-advantage-left = Nobody has a builder under { $card }; the card is out of the game.
event-priory-scored = { $space }: { $seat } scores { piece-points }{ $bonus ->
    [0] .
   *[other] {" "}and { $bonus } VP more by Prior Philip.
}
event-cubes-produced = { $card }: { $seat } gets { piece-cubes }{ $changed ->
    [0] {""}
    [1] {" "}(1 more by the event)
   *[-1] {" "}(1 fewer by the event)
}; { $workers ->
    [one] { $workers } worker comes home.
   *[other] { $workers } workers come home.
}
event-income-received = { $card } brings { $seat } { piece-cubes }.
event-tax-rolled = The tax die shows { $tax }: everybody without a builder in the king’s court owes { $tax } gold.
event-tax-spared = { $seat } is at the king’s court and pays no tax.
event-tax-waived = { $seat } gives up { $card } and pays no tax.
event-tax-paid = Tax: { $seat } pays { piece-gold }{ piece-shortfall }
event-fixed-tax-paid = Tax by { $card } instead of the roll: { $seat } pays { piece-gold }{ piece-shortfall }
event-court-metal-taken = { $seat } came first to the king’s court and takes { $amount } metal.
event-craftsman-received = { $seat } has a builder under { $craftsman } in Shiring and gets the craftsman for nothing.
event-craftsman-unclaimed = Nobody has a builder under { $craftsman } in Shiring; the card is out of the game.
event-grey-workers-lent = { $too_late ->
    [yes] Shiring castle: { $seat } gets { piece-grey-workers }, but there is no next round to use them in.
   *[no] Shiring castle: { $seat } gets { piece-grey-workers } for the next round.
}
event-cubes-bought = { $seat } buys { piece-cubes } on the market for { piece-gold }.
event-cubes-sold = { $seat } sells { piece-cubes } on the market for { piece-gold }.
event-builder-withdrawn = { $unable ->
    [yes] { $seat } can neither buy nor sell anything and leaves the market.
   *[no] { $seat } leaves the market.
}
event-craftsman-boosted = { $seat } chooses { $craftsman }, who may now work { $capacity }× this round.
event-nobody-boosted = { $unable ->
    [yes] { $seat } employs nobody whom the Madonna can help.
   *[no] { $seat } lets the Madonna help nobody.
}
event-craftsman-scored = { $craftsman } of { $seat } brings { $gained }.
event-craftsman-worked = { $craftsman } of { $seat } works { $times }×: { $used } → { $gained }.
event-craftsman-paid = { $craftsman } of { $seat } brings { $gained }; the metal is kept.
event-work-finished = { $seat } is done with the craftsmen.
event-cubes-given-back = { $seat } may keep only five cubes and gives back { $cubes }.
event-part-added = Start player { $seat } adds the { $part } to the cathedral.

## Refusals

no-PILL-4-4-builder = Placing the builder costs { piece-price }; you have { $gold }.
no-PILL-4-4-cubes = That costs { piece-price }; you have { $gold }.
no-PILL-4-10-display = This card is not in the display.
no-PILL-4-12 = { $card } needs { $needed ->
    [one] { $needed } worker
   *[other] { $needed } workers
}; you have { $workers } left.
no-PILL-4-13 = { $craftsman } costs { piece-price }; you have { $gold }.
no-PILL-4-14-employed = You have room for { $room } craftsmen: dismiss one whom you employ, the newcomer included.
no-PILL-4-24 = At price 0 the builder must be placed.
no-PILL-4-26 = { $space } is taken.
no-PILL-4-27 = That is not a space for a builder.
no-PILL-4-31-card = You have no card that lets you place a builder without paying.
no-PILL-4-31-price = Placing costs nothing now, so no card is needed for it.
no-PILL-4-44 = The bishop gives only what lies on the market: { $cubes }.
no-PILL-4-54 = { $craftsman } is in Shiring: only a builder there gets the card, nobody can hire it.
no-PILL-4-58 = Say how many cubes: at least one.
no-PILL-4-59-kind = That is not for sale on the market. You can buy { $cubes }.
no-PILL-4-59-stock = { $stock ->
    [0] There is no { $cube } left on the market.
   *[other] Only { $stock } { $cube } is left on the market.
}
no-PILL-4-60-kind = That cannot be sold. You can sell { $cubes }.
no-PILL-4-60-own = You have only { $own } { $cube }.
no-PILL-4-61-buy = To buy { $cube } you must employ a { $kind }.
no-PILL-4-61-sell = To sell { $cube } you must employ a { $kind }.
no-PILL-4-62 = You have bought { $cube } this round, so you may not sell it.
no-PILL-4-63-employed = You do not employ this craftsman.
no-PILL-4-63-goods = { $craftsman } needs { $needed } for that.
no-PILL-4-64 = { $left ->
    [0] { $craftsman } can work no more this round.
    [1] { $craftsman } can work only once more this round.
   *[other] { $craftsman } can work only { $left } more times this round.
}
no-PILL-4-65 = Give back exactly { $excess } of your own cubes, so that five are left.
no-PILL-4-84 = { $craftsman } works only if you employ a mortar mixer.
no-PILL-4-88 = { $craftsman } works without being asked, at the beginning of your turn at the cathedral.
no-PILL-4-89 = { $craftsman } needs at least 1 metal that you hold.
no-PILL-4-102-capacity = The Madonna cannot help { $craftsman }: the card has no capacity.
no-PILL-4-102-excluded = The Madonna cannot help { $craftsman }: the event leaves this craftsman out.
no-PILL-4-104 = You must dismiss one of the craftsmen you employ.

## The result

line-start = Start of the game
line-craftsmen = Craftsmen
line-priory = Priory
line-advantages = Advantage cards
line-events = Events
line-taxes = Unpaid tax
remark-tie-gold = Equal points: more gold decides.
remark-shared = Equal points and equal gold: the first place is shared.

## The board

board-title = Round { $round } of { $rounds } · { $phase ->
    [1] phase I: cards
    [2] phase II: builders
   *[other] phase III: the board
} · start player { $seat }
board-legend = ①–④ builders of the players  ○ free space  ★ start player  ■ □ parts of the cathedral, built and not  [7] price of the next builder
board-name = { $thing }
board-cathedral = Cathedral
board-price = Price of a builder
board-bag = in the bag
board-aside = set aside
board-drawn = drawn
board-unknown = ? (deck of { $deck })
board-points = { $points } VP
board-tax = tax { $tax }
board-metal = metal { $metal }
board-grey = grey workers { $grey }
board-price-of = { $cube } { $stock } ({ $price })
board-display = Cards to take
board-resource = { $card }: { $workers } workers → { $gained }
board-hire = { $card }, { $price } gold: { $effort ->
    [yes] { $used } → { $gained }, { $uses }×
   *[no] { $gained }
}
board-foreseen = Ellen shows you the coming event: { $event }
board-player = { $seat }: { $vp } VP, { $gold } gold, { $cubes }
board-home = workers: { $reserve } at home, { $mill } in the mill, { $working } at work{ $lent ->
    [0] {""}
   *[other] ; +{ $lent } next round
}
board-craftsman = { $card } { $uses }× { $effort ->
    [yes] { $used } → { $gained }
   *[no] { $gained }
}

## Reasons of a hint

hint-score = points at once
hint-work = cubes that your craftsmen can turn into points this round
hint-cubes = more cubes for later
hint-gold = more gold
hint-craftsmen = craftsmen who will score in the rounds to come
hint-advantages = an advantage for later
hint-workers = more workers
hint-builders = good places for your builders

## What an answer may change

holding-points = Victory points
holding-priory = Points in the priory
holding-gold = Gold
holding-wages = Wages to come
holding-tax = Tax
holding-untaxed = Freedom from tax
holding-wood = Wood
holding-stone = Stone
holding-sand = Sand
holding-metal = Metal
holding-coming = To come this round: { $cube }
holding-excess = Cubes to give back
holding-craftsmen = Craftsmen
holding-craftsman-coming = From Shiring: { $craftsman }
holding-dismissals = Craftsmen to dismiss
holding-advantages = Advantage cards
holding-advantage-coming = From Kingsbridge: { $card }
holding-workers = Workers at home
holding-grey-workers = Grey workers next round
holding-builders = Builders not placed yet
holding-favour = The bishop’s protection, or a cube
holding-trading = Market, as number { $place }
holding-starting = The start of the next round

## The first lesson

lesson-first = First lesson: building the cathedral
lesson-first-1 = In six rounds the cathedral of Kingsbridge is built, and whoever has the most victory points then wins. You look over Anna’s shoulder. Each round has three phases: first cards are taken, then builders are placed, then all the places on the board are settled one after another.
lesson-first-2 = Phase one: players take turns to take one card from the display. Resource cards cost workers and bring wood, stone or sand; craftsmen cost gold and turn those cubes into points. Now you: which card would you take first?
lesson-first-2-answer = Anna hires the skilled mortar mixer for 4 gold. Her own mixer needs three sand for a point, this one only two, and he works for her round after round.
lesson-first-3 = A mortar mixer needs sand: Anna takes the large gravel pit and sends 7 of her 12 workers there. Whoever has too few workers left cannot take a card.
lesson-first-4 = Nobody has enough workers or gold for another card. Workers without a card go to the wool mill by themselves, where each earns 1 gold. Anna has sent out all of hers, Boris has two left for the mill.
lesson-first-5 = Phase two: the builders are pulled out of a bag one by one. The first may be placed for 7 gold, each further one for 1 gold less. Anna’s builder came first. Now you: pay 7 gold and choose among all places, or park the builder and wait?
lesson-first-5-answer = Anna pays, and takes the first space of the priory: 2 points for certain. To park would be just as sound. Gold brings no points at the end and only breaks ties, but without gold you hire nobody.
lesson-first-6 = Anna has spent nearly all her gold: of 20 she paid 4 for the mortar mixer, 7 and 6 for two builders, and 3 are left. So the third is parked at the price of the moment, at 5. Parked builders are placed for nothing when the bag is empty, the one at the highest number first. But by then the others have taken what they wanted.
lesson-first-7 = The bag is empty, and Anna’s parked builder may go anywhere that is still free. Now you: where would you send it?
lesson-first-7-answer = Anna sends it to Shiring, under the master woodworker: a craftsman for nothing, and a good one. In the king’s court it would have spared her the tax.
lesson-first-8 = Phase three: the places are settled in the order of their numbers. First comes the event, this time a cold winter in which every resource card brings one cube less. Then wages, the cards of Kingsbridge, the points of the priory and the cubes of forest, quarry and gravel pit.
lesson-first-9 = In the king’s court a die says how high the tax is: 4 gold for everybody without a builder there. Anna has only 3 and pays them. Every two missing gold would cost her a point; a single one is forgiven.
lesson-first-10 = Last of all the craftsmen work. Each turns cubes into points or gold, as many times a round as the card says. Now you: which of Anna’s craftsmen would you let work, and how often?
lesson-first-10-answer = Anna begins with the master woodworker: her 1 wood becomes 4 gold, and she had none left. Her 4 sand follow, two for each point.
lesson-first-11 = The round is over: Anna adds the nave to the cathedral, the builders go back into the bag, and Boris, to her left, starts the next round. Craftsmen stay with their players, and new and better ones come each round.
lesson-first-12 = Round three. Anna’s builders in Shiring bring her the potter, who makes a point from a single sand. But there is room for five craftsmen only. Now you: whom would you dismiss?
lesson-first-12-answer = Anna dismisses the skilled mortar mixer, who would want two sand for what the potter makes from one. Craftsmen that compete for the same cubes are the first to go.
lesson-first-13 = At the end of a round you may keep five cubes at most. Boris had two too many and gives back 2 sand. So do not gather for later: bring cubes and craftsmen together in the same round.
lesson-first-14 = The roof is on, the game is over. Cubes that are left are worth nothing, and gold only breaks a tie. Anna wins 44 to 39: she began with 2 points, 35 come from her craftsmen and 11 from the priory, and events have cost her 4. Now build your own.

## For beginners: what each question is about.

teach-take-card = You need cubes and people to work them. A resource card costs workers and brings cubes this round; a craftsman costs gold and turns cubes into points. Workers you have left earn gold in the wool mill.
teach-choose-dismissal = There is no room for so many craftsmen. Dismiss the one who brings the fewest points for the cubes, often one you began with; the card does not come back.
teach-redraw = Builders drawn first are dear, later ones cheap. As start player you may put one builder back once a round, for instance somebody else’s that would take a place you want.
teach-place-builder = Builders open the places of the board, and each place takes few. Pay now and choose freely, or park the builder: then it is placed last, for nothing, where there is still room.
teach-place-builder-place-free = A card of yours lets you place this builder for nothing; the card is then used up.
teach-place-parked = Your parked builder comes to the board free of charge. Choose the free place that helps you most this round.
teach-ignore-event = This event would do you harm. Your card can spare you once; keep it if the harm is small, a worse event may come.
teach-lose-one = The event costs everybody concerned a craftsman. Choose the one you will miss least.
teach-choose-protection = Your builder on the bishop’s seat brings one of two things: the negative event passes you by, or you take a cube. Compare what the event would cost you.
teach-choose-cube = A cube for nothing. Take the kind that your craftsmen lack for points.
teach-waive-tax = Without a builder at the king’s court you pay tax. Your card pays it for you once; gold that you lack would cost points.
teach-trade = On the market gold becomes cubes and cubes become gold. One kind at a time, as many as you like; then the next player acts. Leave when you have what you need.
teach-choose-boost = One of your craftsmen may work one time more than the capacity says. Choose somebody for whom you have cubes left.
teach-work = This is where points come from: each craftsman turns the cubes shown on the card into points, as often as the card says. Begin with those who give most for a cube, and finish when nothing pays any more.
teach-reduce-cubes = Only five cubes stay with you for the next round, the rest is lost without pay. Keep what your craftsmen can use.
