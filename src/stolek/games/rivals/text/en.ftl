### The Rivals for Catan in English.

title = The Rivals for Catan
summary = Two princes rule side by side: settle, build, trade and fight for the first place in Catan with 180 cards.

option-mode = Game
option-mode-help = Begin with the introductory game; each theme game adds a set of cards, the duel mixes all of them.
value-mode-intro = The First Catanians (introductory game, to 7 points)
value-mode-theme_gold = The Era of Gold (to 12 points)
value-mode-theme_turmoil = The Era of Turmoil (to 12 points)
value-mode-theme_progress = The Era of Progress (to 12 points)
value-mode-duel = The Duel of the Princes (to 13 points)

## Names that no card has

name-left = left
name-right = right
name-above = above
name-below = below
name-draw_stack = draw stack
name-gold = gold
name-production = production
name-road = road
name-settlement = settlement
name-city = city
name-building_cost = building cost
name-trading = trade
name-search = search
name-event_card = event card
name-forest = Forest
name-hills = Hills
name-pasture = Pasture
name-fields = Fields
name-mountains = Mountains
name-gold_field = Gold Field
name-forest_2_red = Forest 2
name-forest_3_blue = Forest 3
name-forest_4_stack = Forest 4
name-forest_6_stack = Forest 6
name-gold_field_1_red = Gold Field 1
name-gold_field_4_blue = Gold Field 4
name-gold_field_2_stack = Gold Field 2
name-gold_field_3_stack = Gold Field 3
name-fields_6_red = Fields 6
name-fields_5_blue = Fields 5
name-fields_1_stack = Fields 1
name-fields_3_stack = Fields 3
name-hills_3_red = Hills 3
name-hills_2_blue = Hills 2
name-hills_1_stack = Hills 1
name-hills_5_stack = Hills 5
name-pasture_4_red = Pasture 4
name-pasture_1_blue = Pasture 1
name-pasture_5_stack = Pasture 5
name-pasture_6_stack = Pasture 6
name-mountains_5_red = Mountains 5
name-mountains_6_blue = Mountains 6
name-mountains_2_stack = Mountains 2
name-mountains_4_stack = Mountains 4
name-brigitta_the_wise_woman_progress = Brigitta, the Wise Woman (Progress)
name-relocation_progress = Relocation (Progress)
name-goldsmith_gold = Goldsmith (Gold)
name-toll_bridge_gold = Toll Bridge (Gold)
name-storehouse_gold = Storehouse (Gold)
name-large_trade_ship_gold = Large Trade Ship (Gold)
name-brigands_turmoil = Brigands (Turmoil)

amount-lumber = { $count } lumber
amount-brick = { $count } brick
amount-wool = { $count } wool
amount-grain = { $count } grain
amount-ore = { $count } ore
amount-gold = { $count } gold
amount-basic_set = { $count } basic
amount-era_of_gold = { $count } gold
amount-era_of_turmoil = { $count } turmoil
amount-era_of_progress = { $count } progress

## Resources as the object of a sentence

resource-object = { $resource }
units-object = { $amount } { $resource }
give-units = { $amount } { $give }
resource-one = { $resource }
give-few = { $give }
get-one = { $get }

## Questions

ask-choose-start-stack = Choose a draw stack: its top three cards are your hand.
ask-choose-draft-stack = Choose a basic draw stack to look through for your starting hand.
ask-take-starting-card = Take a card for your starting hand ({ $left ->
    [1] the last one
   *[other] { $left } to take
}).
ask-arrange-regions = Lay your regions: upper row from the left, then the lower row. Or keep them as they are.
ask-before-roll = Roll the dice, or play a card before the roll.
ask-choose-production = Which number does the production die show?
ask-action-phase = Build, play cards and trade as you like; then end the phase.
ask-lower-cost = Which resource do you leave out of the cost of { $card }?
ask-scout-regions = Play a card for the regions of your new settlement, or draw them.
ask-choose-scouted-region = Take { $left ->
    [1] the other region
   *[other] a region
} from the stack.
ask-place-regions = Which of the new regions goes above: { $regions }?
ask-store-resource = Where do you store { resource-object } ({ $amount ->
    [one] { $amount } unit
   *[other] { $amount } units
})?
ask-pay-resource = From which place do you pay { resource-object } ({ $amount ->
    [one] { $amount } unit
   *[other] { $amount } units
})?
ask-pay-any = From which place do you pay ({ $amount ->
    [one] { $amount } resource
   *[other] { $amount } resources
})?
ask-gain-any = Take any resource ({ $left ->
    [1] one
   *[other] { $left } to take
}).
ask-choose-from-market = The Marketplace brings you one of these: { $resources }.
ask-take-resource = Name a resource that your opponent must give you ({ $left ->
    [1] the last one
   *[other] up to { $left }
}).
ask-demand-amount = How much { resource-object } do you demand from your opponent?
ask-gain-up-to = How much { resource-object } do you take?
ask-give-up = You must give { resource-object }: from which place?
ask-avert-event = { $event } would hit you. Play a card against it, or let it happen.
ask-relocate = Swap two of your regions or two of your expansions.
ask-buy-resource = Buy a resource for 1 gold ({ $left ->
    [1] the last one
   *[other] up to { $left }
}), or stop.
ask-name-for-feud = Name a building of your opponent for the Feud ({ $left ->
    [1] the last one
   *[other] { $left } to name
}).
ask-lose-building = Choose which of the named buildings you remove and the stack it goes under.
ask-bury-card = Choose a card of your opponent’s hand and the stack it goes under ({ $left ->
    [1] the last one
   *[other] { $left } to choose
}).
ask-plunder-region = Which of your regions do the Brigands fill, and with how many?
ask-give-back = Which resource do you give back?
ask-lose-ship = A Pirate Ship: which of your trade ships do you lose?
ask-defend = { $card } attacks you. Roll the die in defence, or let it happen.
ask-lose-unit = The Archer hits: which unit do you remove, and under which stack does it go?
ask-name-target = Which building does the Arsonist burn down?
ask-bury-building = Under which stack does { $card } go?
ask-steal-card = Take one card of your opponent’s hand, or none.
ask-choose-type = Choose one of these: { $resources } ({ $amount ->
    [one] { $amount } unit
   *[other] { $amount } units
}).
ask-pay-rioters = Riots: pay { $price } gold, or remove a unit.
ask-choose-card = Which { $card } does the Doctor visit?
ask-library-search = Look through a draw stack and take a card, or do not look.
ask-take-discarded = Take a card from the discard pile.
ask-draw-card = Draw a card: from which stack?
ask-put-card-away = You hold too many cards: put one under a stack.
ask-exchange-card = Exchange a card, or end your turn.
ask-exchange-away = Which card do you give up, and under which stack does it go?
ask-search-stack = Which stack do you look through?
ask-take-searched-card = Take a card of stack { $stack }.

## Answers

action-draw-from = Draw from stack { $stack }
action-look-through = Look through stack { $stack }
action-take-from-stack = Take { $card } (place { $place })
action-keep-regions = Keep the regions as they are
action-place-region = Lay { $region } next
action-roll-dice = Roll the dice
action-play-card = Play { $card }
action-choose-number = Set the die to { $number }
action-store-in = Store in { $place }
action-forfeit = Name a resource without room and get nothing
action-give-from = Give from { $place }
action-name-resource = Name { resource-object }
action-choose-amount = Take { $amount }
action-stop-taking = Take no more
action-plunder = Take { $amount } into { $region }
action-buy = Buy { resource-object }
action-stop-buying = Buy no more
action-build-road = Build a road on the { $side }
action-build-settlement = Build a settlement on the { $side }
action-build-city = Build a city in column { $x }
action-build = Build { $card } (column { $x }, { $row })
action-build-face-up = Build { $card } from the face-up stack in column { $x }, { $row }
action-place-on-region = Place { $card } at { $region }
action-trade-with-bank = Trade 3 { give-few } for 1 { get-one }
action-trade-by-ship = Trade 2 { give-few } for 1 { get-one } by ship
action-trade-by-large-ship = Trade 2 from { $region } for 1 { get-one } by the Large Trade Ship
action-use-mint = Mint: 1 gold for 1 { get-one }
action-demolish = Demolish { $card } (column { $x }, { $row })
action-end-phase = End the action phase
action-leave-out = Leave out { resource-object }
action-decline = Let it happen
action-take-top-regions = Draw the two top regions
action-roll-defence = Roll in defence
action-choose-region = Take { $region }
action-put-above = Put { $region } above
action-name-building = Name { $card } (column { $x }, { $row })
action-remove-under = Remove { $card } (column { $x }, { $row }): { ID($stack) ->
    [none] back to the face-up stack
   *[other] under stack { $stack }
}
action-choose-stack = Under stack { $stack }
action-discard-ship = Lose { $card } (column { $x }, { $row })
action-pay-gold = Pay the gold
action-put-under = Put { $card } under stack { $stack }
action-bury-hand-card = Put { $card } under stack { $stack }
action-take-hand-card = Take { $card }
action-take-no-card = Take none
action-take-discard = Take { $card }
action-swap-regions = Swap { $region } and { $other }
action-swap-expansions = Swap { $card } ({ $x } { $row }) and { $other_card } ({ $other_x } { $other_row })
action-choose-expansion = { $card } (column { $x }, { $row })
action-skip-exchange = End the turn without an exchange
action-free-exchange = Exchange a card freely
action-paid-search = Exchange a card and search a stack
action-skip-search = Do not look

## What happens

event-starter-rolled = { $seat } starts (rolled: { $numbers }).
event-regions-arranged = { $seat } has laid the regions: { $regions }.
event-turn-begun = Turn { $turn } begins: { $seat }.
event-number-chosen = { $seat } sets the production die to { $number }.
event-dice-rolled = { $number_rolled ->
    [yes] { $symbol_rolled ->
        [yes] { $seat } rolls { $number }; the event die shows: { $symbol }.
       *[no] { $seat } rolls { $number }; the event die is set to { $symbol }.
    }
   *[no] { $symbol_rolled ->
        [yes] { $seat } rolls { $symbol }; the production die is set to { $number }.
       *[no] Both dice are set: { $number } and { $symbol }. { $seat } rolls nothing.
    }
}
event-brigands-came = { $robbed ->
    [yes] { $seat } has { $counted } counted resources, more than 7: the brigands take all gold and wool.
   *[no] { $counted ->
        [one] { $seat } has { $counted } counted resource, no more than 7: the brigands go away.
       *[other] { $seat } has { $counted } counted resources, no more than 7: the brigands go away.
    }
}
event-resource-gained = { ID($source) ->
    [unknown] { $seat } gains { units-object } in { $place }.
   *[other] { $seat } gains { units-object } in { $place } ({ $source }).
}
event-resource-lost = { ID($source) ->
    [unknown] { $seat } gives { units-object } from { $place }.
    [brigand_attack] { $seat } loses { units-object } from { $place } ({ $source }).
    [plague] { $seat } loses { units-object } from { $place } ({ $source }).
   *[other] { $seat } gives { units-object } from { $place } ({ $source }).
}
event-gain-wasted = { ID($resource) ->
    [any] { $amount ->
        [one] { $seat } forgoes { $amount } resource, having no room for it ({ $source }).
       *[other] { $seat } forgoes { $amount } resources, having no room for them ({ $source }).
    }
   *[other] { $seat } has no room for { units-object }, which is lost ({ $source }).
}
event-resource-demanded = { $seat } demands { units-object }.
event-resource-given = { $seat } gives { resource-object } to the opponent.
event-card-played = { $seat } plays { $card }.
event-card-discarded = { $card } goes to the discard pile.
event-road-built = { $seat } builds a road in column { $x }.
event-settlement-built = { $seat } builds a settlement in column { $x }.
event-city-built = { $seat } builds a city in column { $x }.
event-regions-drawn = { $seat } draws the regions { $regions }.
event-region-chosen = The Scout of { $seat } finds { $region }.
event-regions-placed = { $seat } puts { $above } above and { $below } below, in column { $x }.
event-expansion-built = { $seat } builds { $card } (column { $x }, { $row }).
event-region-expansion-placed = { $seat } places { $card } at { $region }.
event-cost-lowered = { $seat } pays 1 { resource-one } less.
event-traded = { $seat } trades { give-units } for 1 { get-one }.
event-bought = { $seat } buys { resource-object } from the Traveling Merchant.
event-expansion-removed = { $seat } loses { $card } (column { $x }, { $row }): { ID($to) ->
    [discard_pile] it goes to the discard pile
    [face_up_stack] it returns to the face-up stack
   *[draw_stack] it goes under stack { $stack }
}.
event-buildings-named = { $seat } names { $cards }.
event-regions-swapped = { $seat } swaps { $region } and { $other }.
event-expansions-swapped = { $seat } swaps { $card } and { $other }.
event-token-moved = { ID($seat) ->
    [none] Nobody holds the { $token } any more.
   *[other] { $seat } now holds the { $token }.
}
event-event-revealed = Event card: { $event }.
event-nothing-happened = { ID($reason) ->
    [token] { $what }: nobody holds the trade token, so nothing happens.
   *[nobody] { $what }: it concerns nobody, so nothing happens.
}
event-event-deck-built = The event card stack is built anew with { $size } cards.
event-event-averted = { $card } protects { $seat }.
event-defence-rolled = { $seat } rolls { $number } in defence: { $averted ->
    [yes] the attack fails
   *[no] in vain
}.
event-card-drawn = { $seat } draws from stack { $stack } ({ $back }): { $card }.
event-stack-searched = { $seat } looks through stack { $stack }: { $cards }.
event-card-taken = { $seat } takes the card at place { $place } of stack { $stack }: { $card }.
event-card-put-under = { $seat } puts a card under stack { $stack }: { $card }.
event-exchange-begun = { $search ->
    [yes] { $seat } exchanges a card and searches a stack.
   *[no] { $seat } exchanges a card.
}
event-hand-seen = { $seat } sees the opponent’s hand: { $cards }.
event-hand-card-taken = { $seat } takes a card from the opponent’s hand ({ $back }): { $card }.
event-hand-cards-lost = { $seat } loses cards from the hand: { $cards }.
event-discard-taken = { $seat } takes a card from the discard pile ({ $back }): { $card }.
event-game-won = { $seat } wins with { $points } victory points.

## Refusals

no-RIVA-2-8-taken = The other player has taken that stack.
no-RIVA-2-12-theme = Starting hands come from basic stacks only.
no-RIVA-2-13-begun = You have begun to lay your regions; lay them to the end.
no-RIVA-2-13-laid = That region lies already, or it would only put everything back as it was.
no-RIVA-2-13-own = That is not one of your regions.
no-RIVA-4-8-full = { $place } is full: a place holds 3.
no-RIVA-4-11-kind = { $resource } goes to places of its own kind.
no-RIVA-4-11-own = { $place } is not yours.
no-RIVA-4-13-forfeit = You have room for everything, so nothing can be wasted.
no-RIVA-4-14-empty = { $place } is empty.
no-RIVA-4-14-own = { $place } is not yours.
no-RIVA-4-14-type = You pay { $amount } { $resource }, place by place.
no-RIVA-4-15-none = Your opponent has no { resource-object }.
no-RIVA-4-15-room = You have no room for { resource-object }.
no-RIVA-4-15-type = { $resource } is demanded.
no-RIVA-4-33-cost = { $card } cannot be paid; missing: { $missing }.
no-RIVA-4-33-full = There is no free site.
no-RIVA-4-33-hand = { $card } is not in your hand.
no-RIVA-4-33-site = You have no site there.
no-RIVA-4-34-once = { $card } may stand in a principality only once.
no-RIVA-4-35-action = { $card } is an action card: it is played, not built.
no-RIVA-4-35-expansion = { $card } is an expansion: it is built, not played.
no-RIVA-4-35-timing = { $card } is not played before the roll.
no-RIVA-4-37-cost = A road cannot be paid; missing: { $missing }.
no-RIVA-4-37-stack = There are no roads left.
no-RIVA-4-37-twice = A road cannot follow a road.
no-RIVA-4-38-cost = A settlement cannot be paid; missing: { $missing }.
no-RIVA-4-38-regions = The new regions are { $regions }.
no-RIVA-4-38-road = A settlement needs a free road on that side.
no-RIVA-4-38-stack = There are no settlements left.
no-RIVA-4-39-cost = A city cannot be paid; missing: { $missing }.
no-RIVA-4-39-settlement = You have no settlement there.
no-RIVA-4-39-stack = There are no cities left.
no-RIVA-4-39-twice = That is a city already.
no-RIVA-4-40-few = That takes { $needed } { $resource }; you have { $have }.
no-RIVA-4-40-same = Trading { $resource } for { $resource } is no trade.
no-RIVA-4-41-ship = You have no trade ship for { resource-object }.
no-RIVA-4-44-timing = { $card } is not played in the action phase.
no-RIVA-4-45-city = { $card } can only stand in a city.
no-RIVA-4-46-own = That is not one of your regions.
no-RIVA-4-46-region = { $card } is laid at a region.
no-RIVA-4-46-site = { $card } is built on a site of a settlement or city.
no-RIVA-4-47-behind = { $card } needs { $needed }, or fewer victory points than your opponent has.
no-RIVA-4-47-card = { $card } needs { $needed } in your principality.
no-RIVA-4-47-either = { $card } needs { $needed } or { $other } in your principality.
no-RIVA-4-47-points = { $card } needs { $least } { ID($points) ->
    [progress] progress
   *[commerce] commerce
} points.
no-RIVA-4-47-token = { $card } needs the { $needed }.
no-RIVA-4-48-intro = In the introductory game nothing is demolished.
no-RIVA-4-48-own = There is nothing of yours to demolish there.
no-RIVA-4-49-stack = { $card } is not in the face-up stack.
no-RIVA-4-50-back = { $card } goes under a stack with the same back.
no-RIVA-4-54-empty = That stack is empty.
no-RIVA-4-54-stack = There is no such stack.
no-RIVA-4-63-place = The stack has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; that one does not lie there.
no-RIVA-4-63-price = A search costs { $price ->
    [one] { $price } resource
   *[other] { $price } resources
}.
no-RIVA-4-80-least = You must take { $least } more.
no-RIVA-4-80-empty = { $card }: your opponent has no resources.
no-RIVA-4-80-nothing = { $card }: your opponent has nothing that you could store.
no-RIVA-4-87-resource = That is not part of the cost of { $card }, or the rest could not be paid.
no-RIVA-4-101-number = The die shows 1 to 6.
no-RIVA-4-101-set = { $card }: that die is set already.
no-RIVA-4-102-resources = { $card } needs 2 resources.
no-RIVA-4-103-city = A city expansion must stay in a city.
no-RIVA-4-103-order = Name the two the other way round.
no-RIVA-4-103-own = Only two cards of your own can be swapped.
no-RIVA-4-103-same = That swap would change nothing.
no-RIVA-4-104-gold = { $card } needs 3 gold.
no-RIVA-4-105-stack = That region is not in the stack.
no-RIVA-4-105-timing = { $card } does not help to find regions.
no-RIVA-4-120-type = The Marketplace offers { $resources }.
no-RIVA-4-122-region = { $place } does not lie beside a Large Trade Ship or holds fewer than 2.
no-RIVA-4-130-hand = That card is not in your opponent’s hand.
no-RIVA-4-131-building = That is no building of your opponent.
no-RIVA-4-131-twice = That building is named already.
no-RIVA-4-131-named = Only one of the named buildings is removed.
no-RIVA-4-134-gold = Gold is not bought with gold.
no-RIVA-4-201-amount = Demand at least 1 and at most { $most }.
no-RIVA-4-201-gold = { $card }: your opponent has no gold.
no-RIVA-4-201-room = { $card }: you have no room for gold.
no-RIVA-4-202-amount = { $place } can take { $most } at most.
no-RIVA-4-202-region = Brigands fill one of your regions.
no-RIVA-4-202-room = { $card }: none of your regions has room for what your opponent has.
no-RIVA-4-204-city = { $card } needs a city or { $least } commerce points.
no-RIVA-4-204-none = You have no { resource-object }.
no-RIVA-4-210-hero = { $card } needs a hero with strength.
no-RIVA-4-211-ship = That is not one of your trade ships.
no-RIVA-4-213-gold = The Mint needs 1 gold.
no-RIVA-4-213-used = You have no Mint that is still unused this turn.
no-RIVA-4-301-strength = The Archer hits a unit with strength.
no-RIVA-4-301-unit = { $card }: your opponent has no unit with strength.
no-RIVA-4-302-building = { $card }: your opponent has no building that is not protected.
no-RIVA-4-302-none = Your opponent has nothing there.
no-RIVA-4-302-protected = { $card } is no building, or a Fire Brigade protects it.
no-RIVA-4-303-card = That card is not in your opponent’s hand.
no-RIVA-4-303-hand = { $card }: your opponent has no card in hand.
no-RIVA-4-306-timing = { $card } does not help against this event.
no-RIVA-4-323-type = Choose one of these: { $resources }.
no-RIVA-4-330-gold = You do not have { $price } gold.
no-RIVA-4-330-unit = Only a unit with strength or commerce points can be given up.
no-RIVA-4-401-number = { $card }: none of your regions has the number of this turn.
no-RIVA-4-403-card = Choose one of your own: { $card }.
no-RIVA-4-404-card = That card is not in the discard pile.
no-RIVA-4-404-pile = { $card }: the discard pile is empty.
no-RIVA-4-404-twice = { $card } has been played twice in this turn.
no-RIVA-4-406-amount = Take at least 1 and at most { $most }.
no-RIVA-4-414-beneath = { $card } is laid on your Parish Hall.
no-RIVA-4-414-city = { $card } needs { $needed } in a city.

## The result

line-settlements = Settlements: { $count }
line-cities = Cities: { $count }
line-card = { $card }
line-token = { $token }
remark-own-turn = { $seat } had enough points on their own turn; that alone counts.

## The board

board-game = { $mode } – to { $target } points, turn { $turn }
board-active = { $seat } is on turn
board-winner = { $seat } has won
board-dice = dice: { $number }, { $symbol }
board-playing = being played: { $cards }
board-stack = { $number } { $back }: { $size }
board-face-up = face up: { $cards }
board-supply = roads { $roads }, settlements { $settlements }, cities { $cities }, regions { $regions }
board-discard = discard pile: { $size } ({ $top })
board-events = events: { $above } above Yule; last: { $revealed }; under the deck: { $spent }
board-player = { $seat }
board-points = { $victory } VP  strength { $strength }{ $hero ->
    [yes] {" "}★
   *[no] {""}
}  commerce { $commerce }{ $trade ->
    [yes] {" "}★
   *[no] {""}
}  skill { $skill }  progress { $progress }
board-resources = { $resources }
board-hand = hand: { $count } of { $limit } ({ $backs })
board-own-hand = Your hand: { $cards }
board-seen-hand = You know of your opponent’s hand: { $cards }
board-seen-stack = Stack { $stack }, known to you: { $cards } ({ $unknown } unknown)
board-pile = Discard pile: { $cards }
board-name = { $thing }
board-city = ♜ { $x }
board-settlement = ⌂ { $x }
board-legend = ⌂ settlement  ♜ city  ═ road  ● resource  · free site  ★ token  $ Gold Cache

## What an answer would change

holding-victory = Victory points
holding-opponent = The opponent’s victory points
holding-strength = Strength points
holding-commerce = Commerce points
holding-skill = Skill points
holding-progress = Progress points
holding-lumber = Lumber
holding-brick = Brick
holding-wool = Wool
holding-grain = Grain
holding-ore = Ore
holding-gold = Gold
holding-boosted = Regions with a production booster
holding-hand = Cards in hand
holding-counted = Resources that brigands count
holding-brigands = Lost if brigands come

## Reasons of a hint

hint-points = victory points
hint-production = more production
hint-resources = more resources in store
hint-goals = nearer to something worth building
hint-room = room to build
hint-strength = more strength and skill
hint-commerce = more commerce or cheaper trade
hint-progress = more cards to choose from
hint-cards = better cards in hand

## The first lesson

lesson-first = First lesson: two principalities
lesson-first-1 = Two princes, two principalities. Below lies Anna’s, which is yours in this lesson: two settlements, a road between them and six regions around. Each region yields one resource and carries a number. Whoever has 7 victory points at the end of a turn wins; every settlement is worth one.
lesson-first-2 = Each begins with three cards from one of the stacks. Anna holds the Lumber Ship, the Marketplace and the Toll Bridge. They are built beside settlements and stay there.
lesson-first-3 = Every turn begins with two dice. The number is for both: each region that bears a 2 gains a resource, so it pays to watch the other’s rolls too. A region holds three at most. The second die is the event: Trade lets the holder of the trade token take something, but nobody holds it yet.
lesson-first-4 = Anna has rolled the brigands. Whoever owns more than 7 resources loses all gold and all wool. Both have six, so the brigands go away empty-handed. Spend what you have before it gets too much.
lesson-first-5 = After the dice you may build, play cards and trade as long as you can pay. Now you: what would you build first, and where?
lesson-first-5-answer = Anna builds the Lumber Ship. With it two lumber are worth one of anything, otherwise it takes three of a kind. And it carries a commerce point, which will matter soon.
lesson-first-6 = At the end of the turn you draw up to three cards and may exchange one more. Anna has put the Toll Bridge under a stack and drawn the Ore Ship: she is collecting ships.
lesson-first-7 = A plentiful harvest: each of you takes any one resource. Now you: on which region would you put it?
lesson-first-7-answer = Anna takes wool. Every ship costs a lumber and a wool, and there are two more in her hand.
lesson-first-8 = The third ship, and with it the third commerce point. Anna is ahead of Boris and has at least three, so the trade token comes to her. It is worth a victory point for as long as she keeps the lead. The hero token works the same way with strength.
lesson-first-9 = Boris lays a city upon a settlement, for 2 grain and 3 ore. Now this place is worth two points and has two more building sites, for cards that need a city too.
lesson-first-10 = If you want to grow, you need a road first: 1 lumber and 2 brick, at the outer end of the row. By itself it is worth nothing, it makes room for the next settlement.
lesson-first-11 = The Goldsmith has changed gold into what was missing. Now you: what would you do with lumber, brick, wool and grain?
lesson-first-11-answer = A settlement, of course: one of each, for a victory point, two building sites and two new regions.
lesson-first-12 = The two new regions are drawn from the stack and laid above and below. Two more numbers that pay when they are rolled: whoever grows early harvests more.
lesson-first-13 = Much later: both have 6 points. Anna has traded gold, wool and lumber until 2 grain and 3 ore lay in her regions. Now you: how does she win?
lesson-first-13-answer = With a city, wherever a settlement stands: one more point.
lesson-first-14 = Seven points at the end of her own turn: Anna wins 7 to 6. What carried her was trade: with her ships she could turn whatever the dice brought into what she needed. Now it is your turn to roll.

## For beginners: what each question is about. A sentence with a longer key is said only while that answer is offered.

teach-choose-start-stack = These will be your first cards. The stacks are face down and equally good, so any will do.
teach-choose-draft-stack = You may look through one of these stacks in secret and keep three cards of it. Nobody knows what is in which, so any will do.
teach-take-starting-card = Choose cards that you can build soon: cheap ones, and those that make your regions yield more.
teach-arrange-regions = Where a region lies decides which buildings will stand beside it. For a first game it is quite all right to leave them as they are.
teach-before-roll = Your turn begins with both dice: one says which regions yield, the other what happens. Some cards are only good before that; if you want to play none, roll.
teach-choose-production = Your card lets you say which number is rolled. Choose the one that gives you most, and your opponent least: regions of both yield.
teach-action-phase = Now spend your resources, in any order and as often as you can pay. Roads make room, settlements and cities are points, cards from your hand help you to more. Three of one kind can be traded for one you lack. End the phase when nothing is left to do.
teach-action-phase-trade-by-ship = With your trade ship two of its kind are enough for a trade.
teach-action-phase-trade-by-large-ship = With the large trade ship, two resources from a region beside it are enough for a trade.
teach-action-phase-place-on-region = A region expansion is laid above or below a region and takes no building site.
teach-action-phase-build-face-up = The cards that lie open beside the stacks may be built by either of you, straight from there.
teach-action-phase-use-mint = Your Mint changes one gold into a resource of another kind, once a turn.
teach-action-phase-demolish = You may tear down what stands in the way; it costs nothing and brings nothing.
teach-lower-cost = A card of yours makes this one cheaper by one resource. Leave out the one that is hardest for you to get.
teach-scout-regions = Every new settlement brings two new regions. You get the two on top, or play your card and pick them yourself.
teach-choose-scouted-region = Take a region that yields what you lack, with a number that you do not have yet.
teach-place-regions = One goes above the settlement, the other below. It matters only for the buildings that will stand between the regions of a row.
teach-store-resource = Resources lie on regions of their own kind, three at most on each. Several of yours have room; usually it makes little difference which.
teach-pay-resource = You have this resource in several places. Pay from the fullest one, so that it can take the next yield.
teach-pay-any = Any kind will do. Give what you need least, and rather from a full region, so that it can take the next yield.
teach-gain-any = A resource for nothing, of any kind for which a region has room. Think of what you want to build next.
teach-choose-from-market = Your opponent’s regions yielded more often than yours, so your Marketplace brings you one of what they bear.
teach-take-resource = You name a kind, and your opponent has to hand one over. Take what you need yourself, or what they are saving for.
teach-demand-amount = Take what you have room for, or less if more than 7 resources would bring the brigands.
teach-gain-up-to = Usually as much as fits; take less if more than 7 resources would bring the brigands.
teach-give-up = You cannot refuse; but you decide which of your places it comes from. Rather from a full one.
teach-avert-event = This event would do you harm, and a card in your hand can send it past you. The card is then used up.
teach-relocate = You may swap two of your regions, with what lies on them, or two of your expansions. Bring what helps each other side by side.
teach-buy-resource = A merchant passes through: one gold buys one resource. Buy what you lack for your next building, or stop.
teach-name-for-feud = You are the stronger one in this feud. Name the buildings whose loss would hurt most; your opponent then gives up one of them.
teach-lose-building = You have to give up one of the buildings that were named. Choose the one that you will miss least; it goes under a draw stack.
teach-bury-card = You see your opponent’s hand and send cards of it away. Choose those that would be most dangerous to you.
teach-plunder-region = Your raid brings home resources of one kind. Choose the region that they go to, and how many you take.
teach-give-back = You took something and owe one resource for it. Give a kind that you can spare.
teach-lose-ship = You lose one of your trade ships. Give up the one whose resource you trade least.
teach-defend = You may try to ward the attack off with a roll of the die; trying costs you nothing.
teach-lose-unit = The attack has hit: one of your units goes under a draw stack. Choose the one that you need least.
teach-name-target = You may remove one of your opponent’s buildings. Look for one that brings points or on which other cards depend.
teach-bury-building = Your building is lost; you only decide under which of the stacks it goes. Whoever searches that stack later may find it.
teach-steal-card = You look into your opponent’s hand and may take one card; it is yours at once. You may also leave it at looking.
teach-choose-type = You get several of one kind. What finds no room on your regions is lost, so look where there is room.
teach-pay-rioters = Rioters want gold. If you do not pay, one of your units goes away; a good unit is usually worth more than the gold.
teach-choose-card = The two regions beside the card that you choose receive one resource each. Choose one whose neighbours have room.
teach-library-search = You may look through one whole draw stack and take a card of it for nothing. If you look, you have to take one.
teach-take-discarded = Everything that was played lies here. Take a card that you can use again.
teach-draw-card = At the end of your turn you fill up your hand, card by card. Look at each before you choose the stack for the next.
teach-put-card-away = You hold more cards than you may. Put away those that you will not be able to build for long.
teach-exchange-card = Once a turn you may swap a card that you cannot use: for an unseen one for nothing, or for one of your choice if you pay to search a stack. You may also just end your turn.
teach-exchange-away = This card goes back under a stack and another comes for it. Give the one that fits your plans least.
teach-search-stack = You have paid to look through one stack and take a card of your choice. Cards of one set lie in stacks with the same back.
teach-take-searched-card = You see the whole stack. Take what you can build soon; the other cards stay in their order.
