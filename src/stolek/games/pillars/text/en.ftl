### The Pillars of the Earth in English.

title = The Pillars of the Earth
summary = Six rounds in medieval Kingsbridge: find resources, place your master builders, employ craftsmen and score with the rising cathedral.

option-start = Start player
option-start-help = Who begins the game. Chance decides unless the table has agreed on a seat.
value-start-chance = by chance
value-start-1 = player 1
value-start-2 = player 2
value-start-3 = player 3
value-start-4 = player 4

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
    [one] 1 VP
   *[other] { $points } VP
}
piece-workers = { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}

piece-grey-workers = { $workers ->
    [one] 1 grey worker
   *[other] { $workers } grey workers
}
piece-gold = { $gold } gold
piece-price = { $price } gold
piece-cubes = { $amount } { $cube }

## Questions

ask-take-card = Take a card from the display, or pass for the rest of this phase.
ask-choose-dismissal = You have room for { $room } craftsmen. Dismiss one.
ask-redraw = A builder of { $owner } was drawn at price { $price }. Keep it, or put it back into the bag once this round?
ask-place-builder = Your builder was drawn. { $price ->
    [0] Place it free of charge.
   *[other] Place it for { piece-price }, or park it.
}
ask-place-parked = Place your parked builder free of charge.
ask-ignore-event = { $event }: give up { $card } so that the event does not affect you?
ask-lose-one = The event costs you a craftsman. Which one?
ask-choose-protection = { $event }: shall the bishop protect you, or do you take a cube instead?
ask-choose-cube = Take a cube from the market.
ask-waive-tax = You owe { $owed } gold of tax. Give up { $card } and pay nothing?
ask-trade = Buy or sell cubes of one kind, or withdraw this builder.
ask-choose-boost = The Madonna lets one of your craftsmen work once more this round. Which one?
ask-work = Let your craftsmen work, or finish.
ask-reduce-cubes = { $excess ->
    [one] You may keep five cubes. Give back 1.
   *[other] You may keep five cubes. Give back { $excess }.
}

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
action-withdraw = Withdraw the builder
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
event-advantages-shown = In Kingsbridge: { $cards }.
event-craftsmen-shown = In Shiring: { $shiring }. In the display: { $display }.
event-resources-shown = Resource cards in the display: { $display }. Not used this round: { $unused }.
event-event-foreseen = { ID($card) ->
    [none] { $seat } looks at the coming event.
   *[other] { $seat } looks at the coming event: { $card }.
}
event-resource-taken = { $seat } takes { $card } and sends { piece-workers }.
event-craftsman-hired = { $seat } hires { $craftsman } for { piece-gold }.
event-passed = { $seat } passes.
event-craftsman-dismissed = { $seat } dismisses { $craftsman }.
event-craftsmen-left = Nobody hired { $craftsmen }; out of the game.
event-workers-sent = { $seat } sends { piece-workers } to the wool mill.
event-builder-drawn = A builder of { $seat } is drawn; the price is { $price }.
event-builder-returned = { $seat } puts the builder of { $owner } back into the bag.
event-builder-set-aside = The city wall: a builder of { $seat } is set aside.
event-builder-placed = { $seat } places a builder for { piece-gold }: { $space }. Price now { $next_price }.
event-builder-placed-by-card = { $seat } gives up { $card } and places a builder free of charge: { $space }. Price now { $next_price }.
event-builder-parked = { $seat } parks a builder at { $price }. Price now { $next_price }.
event-price-jumped = The bag is empty; the price marker jumps to { $price }.
event-parked-placed = { $seat } places the builder parked at { $price }: { $space }.
event-start-player-named = { $by_builder ->
    [yes] { $seat } has the builder there and starts the next round.
   *[no] Nobody is there: { $seat }, to the left, starts the next round.
}
event-builders-gathered = { $builders } builders go back into the bag; the price marker stands at { $price }.
event-grey-workers-returned = { $seat } returns { piece-grey-workers } to the castle.
event-stock-refilled = The market is topped up by { $market }, the king’s court by { $court } metal.

## What happens: the board

event-event-revealed = { $positive ->
    [yes] The event of this round is a good one: { $card }.
   *[no] The event of this round is a bad one: { $card }.
}
event-protection-taken = The bishop protects { $seat }.
event-cube-preferred = { $seat } prefers a cube to protection.
event-event-ignored = { $seat } gives up { $card } and is spared.
event-event-struck = { $card } applies to { $seats }.
event-event-gave = { $card }: { $seat } gains { $gained }.
event-craftsman-lost = { $seat } loses { $craftsman }.
event-points-lost = { $card }: { $seat } loses { piece-points }.
event-levy-paid = { $card }: { $seat } pays { $gold } of { $owed } gold{ $points ->
    [0] {""}
   *[other] {" "}and loses { piece-points }
}.
event-cube-given = { $seat } takes 1 { $cube } from the market.
event-wages-paid = { $seat } earns { piece-gold } in the wool mill ({ piece-workers }, wages { $wages }).
event-advantage-taken = { $seat } takes { $card }.
event-advantage-gave = { $card }: { $seat } gains { $gained }.
event-black-worker-joined = { $card }: the black worker joins { $seat }.
event-advantage-left = Nobody took { $card }; out of the game.
event-priory-scored = { $space }: { $seat } scores { piece-points }{ $bonus ->
    [0] {""}
   *[other] {" "}and { $bonus } VP by Prior Philip
}.
event-cubes-produced = { $card }: { $seat } gets { piece-cubes }; { piece-workers } come home.
event-income-received = { $card }: { $seat } gets { piece-cubes }.
event-tax-rolled = The tax is { $tax } gold.
event-tax-waived = { $seat } gives up { $card } and pays no tax.
event-tax-paid = { $seat } owes { $owed } and pays { piece-gold }{ $points ->
    [0] {""}
   *[other] {" "}and { piece-points }
}.
event-court-metal-taken = { $seat } takes { $amount } metal in the king’s court.
event-craftsman-received = { $seat } gets { $craftsman } in Shiring.
event-craftsman-unclaimed = Nobody took { $craftsman } in Shiring; out of the game.
event-grey-workers-lent = { $seat } gets { piece-grey-workers } for the next round.
event-cubes-bought = { $seat } buys { piece-cubes } for { piece-gold }.
event-cubes-sold = { $seat } sells { piece-cubes } and gets { piece-gold }.
event-builder-withdrawn = { $seat } withdraws a builder from the market.
event-craftsman-boosted = { $seat } – { $craftsman } may work { $capacity }× this round.
event-craftsman-scored = { $seat } – { $craftsman } brings { $gained }.
event-craftsman-worked = { $seat } – { $craftsman } { $times }×: { $used } → { $gained }.
event-work-finished = { $seat } is done with the craftsmen.
event-cubes-given-back = { $seat } gives back { $cubes }.
event-part-added = { $seat } adds the { $part } to the cathedral.

## Refusals

no-PILL-4-4-builder = Placing the builder costs { piece-price }; you have { $gold }.
no-PILL-4-4-cubes = That costs { piece-price }; you have { $gold }.
no-PILL-4-10-display = This card is not in the display.
no-PILL-4-12 = { $card } takes { $needed } workers; you have { $workers } left.
no-PILL-4-13 = { $craftsman } costs { piece-price }; you have { $gold }.
no-PILL-4-14-employed = You have room for { $room } craftsmen: dismiss one whom you employ, the newcomer included.
no-PILL-4-24 = At price 0 the builder must be placed.
no-PILL-4-26 = { $space } is taken.
no-PILL-4-27 = That is not a space for a builder.
no-PILL-4-31-card = You have no card that lets you place a builder without paying.
no-PILL-4-31-price = Placing costs nothing now, so no card is needed for it.
no-PILL-4-44 = The bishop gives only what lies on the market: { $cubes }.
no-PILL-4-54 = { $craftsman } is in Shiring: only a builder there gets the card, nobody can hire it.
no-PILL-4-58 = Name how many cubes, at least one.
no-PILL-4-59-kind = That is not for sale on the market. You can buy { $cubes }.
no-PILL-4-59-stock = { $stock ->
    [0] There is no { $cube } left on the market.
   *[other] There is only { $stock } { $cube } left on the market.
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
    [one] { $craftsman } can work only once more this round.
   *[other] { $craftsman } can work only { $left } more times this round.
}
no-PILL-4-65 = Give back exactly { $excess } of your own cubes.
no-PILL-4-84 = { $craftsman } works only if you employ a mortar mixer.
no-PILL-4-88 = { $craftsman } acts without being asked, at the beginning of your turn at the cathedral.
no-PILL-4-89 = { $craftsman } needs at least 1 metal that you hold.
no-PILL-4-102 = The Madonna cannot help { $craftsman }.
no-PILL-4-104 = You must give up one of the craftsmen you employ.

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
hint-work = goods that your craftsmen can turn into points this round
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
holding-tax = Tax
holding-wood = Wood
holding-stone = Stone
holding-sand = Sand
holding-metal = Metal
holding-coming = To come this round: { $cube }
holding-craftsmen = Craftsmen
holding-advantages = Advantage cards
holding-workers = Workers at home
holding-grey-workers = Grey workers next round
holding-builders = Builders not placed yet

## The first lesson

lesson-first = First lesson: building the cathedral
lesson-first-1 = In six rounds the cathedral of Kingsbridge is built, and whoever has the most victory points then wins. You look over Anna’s shoulder. Each round has three phases: first cards are taken, then builders are placed, then all the places on the board are settled one after another.
lesson-first-2 = Phase one: by turns each player takes one card from the display. Resource cards cost workers and bring wood, stone or sand; craftsmen cost gold and turn that material into points. Now you: which card would you take first?
lesson-first-2-answer = Anna hires the skilled mortar mixer for 4 gold. Her own mixer needs three sand for a point, this one only two, and he works for her round after round.
lesson-first-3 = A mixer needs sand: Anna takes the large gravel pit and sends 7 of her 12 workers there. Whoever has too few workers left cannot take a card.
lesson-first-4 = Nobody can or wants to take any more. Workers without a card go to the wool mill by themselves, where each earns 1 gold. Anna has sent out all of hers, Boris has two left for the mill.
lesson-first-5 = Phase two: the builders are pulled out of a bag one by one. The first may be placed for 7 gold, each further one for a gold less. Anna’s builder came first. Now you: pay 7 gold for the best place of all, or park the builder and wait?
lesson-first-5-answer = Anna pays, and takes the first space of the priory: 2 points for certain. To park would be just as sound: gold is worth nothing at the end, but without gold you hire nobody.
lesson-first-6 = Anna has spent nearly all her gold on two builders, so the third is parked at the price of the moment, at 5. Parked builders come in for nothing when the bag is empty, the one at the highest number first. But by then the others have taken what they wanted.
lesson-first-7 = The bag is empty, and Anna’s parked builder may go anywhere that is still free. Now you: where would you send him?
lesson-first-7-answer = Anna sends him to Shiring, under the master woodworker: a craftsman for nothing, and a good one. In the king’s court he would have spared her the tax.
lesson-first-8 = Phase three: the places are settled in the order of their numbers. First comes the event, this time a cold winter in which the pits and quarries yield less. Then wages, the cards of Kingsbridge, the points of the priory and the material of forest, quarry and gravel pit.
lesson-first-9 = In the king’s court a die says how high the tax is: 4 gold for everybody without a builder there. Anna has only 3. Every two missing gold would cost a point; she gets off lightly.
lesson-first-10 = Last of all the craftsmen work. Each turns its material into points or gold, as often as it is able to in a round. Now you: which of Anna’s craftsmen would you let work, and how often?
lesson-first-10-answer = Anna begins with the master woodworker: 1 wood becomes 4 gold, and her purse is empty. The sand follows, two for each point.
lesson-first-11 = The round is over: Anna adds the nave to the cathedral, the builders go back into the bag, and the next player begins. The craftsmen stay with you, new and better ones come each round.
lesson-first-12 = Round three. Anna’s builders in Shiring bring her the potter, who makes a point from a single sand. But there is room for five craftsmen only. Now you: whom would you dismiss?
lesson-first-12-answer = Anna lets the skilled mortar mixer go. He would want two sand for what the potter makes from one; craftsmen that compete for the same material are the first to leave.
lesson-first-13 = At the end of a round you may keep five cubes at most. Boris had two too many and gives back sand. So do not gather for later: bring material and craftsmen together in the same round.
lesson-first-14 = The roof is on, the game is over. Gold and cubes that are left are worth nothing. Anna wins 44 to 39: 35 points come from craftsmen, and the priory, round after round, has brought her 11. Now build your own.

## For beginners: what each question is about.

teach-take-card = You need material and people to work it. A resource card costs workers and brings cubes this round; a craftsman costs gold and turns cubes into points. Workers you have left earn gold in the wool mill.
teach-choose-dismissal = There is no room for so many craftsmen. Let go the one who brings the fewest points for the cubes, often one you began with; the card does not come back.
teach-redraw = Builders drawn first are dear, later ones cheap. As start player you may throw one draw back once a round, for instance somebody else’s builder in front of a place you want.
teach-place-builder = Builders open the places of the board, and each place takes few. Pay now and choose freely, or pass: then this builder is placed last, for nothing, where there is still room.
teach-place-builder-place-free = A card of yours lets you place this builder for nothing; the card is then used up.
teach-place-parked = Your waiting builder comes to the board free of charge. Choose the free place that helps you most this round.
teach-ignore-event = This event would do you harm. Your card can spare you once; keep it if the harm is small, a worse event may come.
teach-lose-one = The event costs everybody concerned a craftsman. Choose the one you will miss least.
teach-choose-protection = Your builder at the bishop’s brings one of two things: the bad event passes you by, or you take a cube. Compare what the event would cost you.
teach-choose-cube = A cube for nothing. Take the kind that your craftsmen lack for points.
teach-waive-tax = Without a builder at the king’s court you pay tax. Your card pays it for you once; gold that you lack would cost points.
teach-trade = At the market gold becomes cubes and cubes become gold. One kind at a time, as many as you like; then the next player acts. Leave when you have what you need.
teach-choose-boost = One of your craftsmen may work once more than usual. Choose somebody for whom you have cubes left.
teach-work = This is where points come from: each craftsman turns the cubes shown on the card into points, as often as the card says. Begin with those who give most for a cube, and finish when nothing pays any more.
teach-reduce-cubes = Only five cubes stay with you for the next round, the rest is lost without pay. Keep what your craftsmen can use.
