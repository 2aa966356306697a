### Viscounts of the West Kingdom in English.

title = Viscounts of the West Kingdom
summary = Play townsfolk, ride around the kingdom, trade, build, fill the castle and transcribe manuscripts, between virtue and corruption.

option-opponent = Automa
option-opponent-help = Whom you meet when you play alone; games of two or more are not affected. Each board has a main goal of its own. Only the cleric board is known as printed: the other three are reconstructed, and so are 11 of the 16 schemes.
value-opponent-ai_cleric = Cleric: transcribes
value-opponent-ai_builder = Builder: builds (reconstructed)
value-opponent-ai_noble = Noble: places workers (reconstructed)
value-opponent-ai_cards = Cards: flips debts and deeds (reconstructed)
option-difficulty = Difficulty
option-difficulty-help = How many future schemes the automa begins with when you play alone: 0 is the usual game, 3 the hardest.
option-effect_check = Check at a shuffle effect
option-effect_check-help = Is your board checked for criminals also when a townsfolk has your discard pile shuffled? If not, only when the draw pile had to be made anew.

## Names of things that no data file holds

name-debt = debt
name-deed = deed
name-trade = Trade
name-build = Build
name-place_workers = Place workers
name-transcribe = Transcribe
name-trading_post = trading post
name-guildhall = guildhall
name-workshop = workshop
name-outer_left = left outer space
name-outer_right = right outer space
name-inner = inner space
name-merchant = merchant
name-builder = builder
name-noble = noble
name-cleric = cleric
name-criminal = criminal
name-ink = ink
name-gold = gold
name-stone = stone
name-silver = silver
name-generic = resource
name-virtue = virtue
name-corruption = corruption
name-future_scheme = Future scheme
name-poverty = Poverty
name-prosperity = Prosperity
name-spot_bonus = bonus of the spot
name-link_bonus = bonus of the link
name-exchange = exchange
name-tier_three = tier 3 of the castle
name-bumped_worker = for the bumped worker
name-flipped_debt = for the paid debt
name-collision = collision
name-criminals_on_board = criminals on the board
name-shuffle_check = shuffle
name-landing = another viscount has come to the space
amount-ink = { $count } ink
amount-gold = { $count } gold
amount-stone = { $count } stone
amount-silver = { $count } silver
amount-generic = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}

## Cards of the same name, told apart by what they do

name-deacon_purge = Deacon (destroy or discard after Transcribe)
name-deacon_virtue = Deacon (virtue after Transcribe)
name-debt_collector_deed = Debt Collector (flips a deed)
name-debt_collector_hire = Debt Collector (free hire or destroy)
name-debt_collector_resource = Debt Collector (a resource)
name-debt_collector_virtue = Debt Collector (silver and virtue)
name-missionary_one = Missionary (1 ink at once)
name-missionary_two = Missionary (2 ink on dropping off)
name-overseer_purge = Overseer (destroy or discard after Place workers)
name-overseer_virtue = Overseer (virtue after Place workers)
name-patron_one = Patron (1 gold at once)
name-patron_two = Patron (2 gold on dropping off)
name-peddler_gold = Peddler (gold at collisions)
name-peddler_ink = Peddler (ink at collisions)
name-peddler_silver = Peddler (silver at collisions)
name-peddler_stone = Peddler (stone at collisions)
name-racketeer_purge = Racketeer (destroy or discard for a debt)
name-racketeer_rearrange = Racketeer (rearrange or discard for a debt)
name-scoundrel_gold = Scoundrel (1 gold)
name-scoundrel_ink = Scoundrel (1 ink)
name-scoundrel_stone = Scoundrel (1 stone)
name-stonecutter_one = Stonecutter (1 stone at once)
name-stonecutter_two = Stonecutter (2 stone on dropping off)
name-swindler_gold = Swindler (2 gold)
name-swindler_ink = Swindler (2 ink)
name-swindler_stone = Swindler (2 stone)
name-tinker_builder_cleric = Tinker (builder and cleric, 1 gold)
name-tinker_builder_noble = Tinker (builder and noble, 1 ink)
name-tinker_cleric_noble = Tinker (cleric and noble, 1 stone)
name-woodcutter_purge = Woodcutter (destroy or discard after Build)
name-woodcutter_virtue = Woodcutter (virtue after Build)
name-s_criminal_a = Starting scheme criminal (future scheme, 1 step)
name-s_criminal_b = Starting scheme criminal (resource, 3 steps)
name-f_criminal_a = Future scheme criminal (flip, 2 steps)
name-f_criminal_b = Future scheme criminal (resource and virtue, 4 steps)

## Effects

name-gain-ink-1 = 1 ink
name-gain-ink-2 = 2 ink
name-gain-gold-1 = 1 gold
name-gain-gold-2 = 2 gold
name-gain-stone-1 = 1 stone
name-gain-stone-2 = 2 stone
name-gain-silver-1 = 1 silver
name-gain-silver-2 = 2 silver
name-gain-silver-3 = 3 silver
name-gain-silver-4 = 4 silver
name-gain-any-1 = 1 resource of your choice
name-gain-any-2 = 2 resources of your choice
name-debt-1 = take a debt
name-deed-1 = take a deed
name-flip-either-1 = flip a debt or a deed
name-flip-either-2 = flip two debts or deeds in any combination
name-flip-debt-1 = flip a debt
name-flip-deed-1 = flip a deed
name-virtue-1 = 1 virtue
name-virtue-2 = 2 virtue
name-corruption-1 = 1 corruption
name-corruption-2 = 2 corruption
name-rearrange = rearrange your cards
name-discard-1 = discard a card
name-discard-2 = discard up to two cards
name-destroy-1 = destroy a card
name-destroy-2 = destroy up to two cards
name-destroy-own-choice-1 = destroy any one of your cards
name-shuffle = shuffle your discard pile
name-hire-free-1 = hire a townsfolk for nothing
name-castle-move = castle move
name-place-workers-2 = place two workers for nothing
name-place-workers-4 = place four workers for nothing
name-place-building-workshop-any = a workshop for nothing
name-place-building-trading-post-any = a trading post for nothing
name-place-building-guildhall-any = a guildhall for nothing
name-place-building-trading-post-viscount-segment = a trading post for nothing on your own segment
name-place-building-guildhall-viscount-space = a guildhall for nothing at its own space
name-focus = main goal
name-action-build = Build
name-action-place-workers = Place workers
name-action-transcribe = Transcribe
name-ai-gain-scheme-1 = gain a future scheme
name-manuscript-free = a manuscript of cost 3 or 4 for nothing
name-castle-move-or-virtue-1 = castle move or 1 virtue
name-debt-1-and-flip-deed-1 = take a debt and flip a deed
name-deed-1-and-flip-debt-1 = take a deed and flip a debt
name-debt-1-and-flip-deed-1-or-deed-1-and-flip-debt-1 = take a debt and flip a deed, or take a deed and flip a debt
name-debt-1-and-gain-silver-1 = take a debt, 1 silver
name-deed-1-and-debt-1 = take a deed and a debt
name-deed-1-and-flip-either-2 = take a deed, flip two debts or deeds
name-destroy-1-or-discard-1 = destroy or discard a card
name-destroy-1-or-discard-2 = destroy a card or discard up to two
name-destroy-1-or-flip-either-1 = destroy a card or flip a debt or a deed
name-destroy-1-or-gain-silver-2 = destroy a card or 2 silver
name-destroy-2-or-gain-any-2 = destroy up to two cards or 2 resources of your choice
name-discard-1-and-gain-silver-2 = discard a card, 2 silver
name-discard-1-and-virtue-2 = discard a card, 2 virtue
name-gain-gold-1-or-castle-move = 1 gold or castle move
name-gain-ink-1-and-gain-stone-1 = 1 ink and 1 stone
name-gain-silver-1-and-virtue-1 = 1 silver and 1 virtue
name-gain-stone-1-and-gain-gold-1-and-gain-ink-1 = 1 stone, 1 gold and 1 ink
name-hire-free-1-and-virtue-1 = hire a townsfolk for nothing, 1 virtue
name-hire-free-1-or-destroy-1 = hire a townsfolk for nothing or destroy a card
name-rearrange-or-discard-1 = rearrange your cards or discard one
name-rearrange-or-discard-2 = rearrange your cards or discard up to two
name-virtue-1-and-gain-any-1 = 1 virtue and 1 resource of your choice

## Questions

ask-choose-pair = Take a player card with its hero.
ask-choose-sacrifice = Destroy one of your cards before the first shuffle, or none.
ask-choose-card = Play a card to slot 1.
ask-move = Move your viscount.
ask-choose-action = Take a primary action or pass.
ask-recruit = Hire the townsfolk of your segment, or nobody.
ask-choose-resource = Take { $amount ->
    [one] { $amount } resource
   *[other] { $amount } resources
} of your choice{ piece-source }.
ask-choose-option = Choose one of the options{ piece-source }.
ask-choose-arrangement = You may rearrange the cards on your board{ piece-source }.
ask-choose-discard = You may discard { $amount ->
    [1] a card
   *[other] up to { $amount } cards, one by one in any order
}{ piece-source }.
ask-choose-destroy = You may destroy { $amount ->
    [1] a card for its value in silver
   *[other] up to { $amount } cards for their value in silver, one by one in any order
}{ piece-source }.
ask-choose-flip = Flip { $amount ->
    [1] a debt or a deed
   *[other] { $amount } debts or deeds, one by one in any combination
}{ piece-source }.
ask-choose-hire = Hire a visible townsfolk for nothing{ $amount ->
    [1] {""}
   *[other] , { $amount } in all
}{ piece-source }.
ask-choose-dismissal = { $action }: { ID($card) ->
    [none] dismiss the townsfolk of your segment
   *[other] dismiss { $card } for { $silver } silver
} for its icons and its bonus, or do without.
ask-choose-exchanges = How many times do you use the exchange?
ask-choose-building = Choose the building that you build.
ask-choose-workers = How many workers do you place?
ask-choose-payment = { $action }: pay for { $missing ->
    [1] the missing icon
   *[other] { $missing } missing icons
}.
ask-choose-free-building = Choose the slot that you open ({ $building }).
ask-choose-spot = Put { $slot } on a free spot { $anywhere ->
    [yes] anywhere on the board
   *[no] { $both_banks ->
        [yes] of your segment
       *[no] of your river bank
    }
}.
ask-choose-section = Put { $workers ->
    [1] a worker
   *[other] { $workers } workers
} on a section of tier 1.
ask-choose-castle-move = You may move a worker of tier 1 to a neighbouring section.
ask-choose-promotion = Choose the group of three that moves next.
ask-choose-direction = Choose where the last worker of the group goes ({ $section }).
ask-choose-bump = Bump a worker off tier { $tier }: { $section }.
ask-choose-manuscript = Take a manuscript for nothing.

## Pieces of sentences

text-virtual = Automa
piece-source = { ID($source) ->
    [none] {""}
   *[other] {" – "}{ $source }
}

piece-reconstructed = { $reconstructed ->
    [yes] {" "}(reconstructed)
   *[no] {""}
}

## Answers

effect-start-with = { $card } with { $hero }: { $silver } silver{ $ink ->
    [0] {""}
   *[other] , { $ink } ink
}{ $gold ->
    [0] {""}
   *[other] , { $gold } gold
}{ $stone ->
    [0] {""}
   *[other] , { $stone } stone
}{ $any ->
    [0] {""}
    [one] , { $any } resource of your choice
   *[other] , { $any } resources of your choice
}{ $deeds ->
    [0] {""}
    [one] , { $deeds } deed
   *[other] , { $deeds } deeds
}{ $debts ->
    [0] {""}
    [one] , { $debts } debt
   *[other] , { $debts } debts
}{ ID($effect) ->
    [none] {""}
   *[other] ; { $effect }
}{ $reconstructed ->
    [yes] {" "}(reconstructed card)
   *[no] {""}
}
action-take-pair = { $card }
action-take-resource = { $resource }
action-take-resources = Take{ $ink ->
    [0] {""}
   *[other] {" · "}{ $ink } ink
}{ $gold ->
    [0] {""}
   *[other] {" · "}{ $gold } gold
}{ $stone ->
    [0] {""}
   *[other] {" · "}{ $stone } stone
}
action-play = Play { $card }
action-move-to = { $segment }, { $way }
action-trade = Trade
action-build = Build
action-place-workers = Place workers
action-transcribe = Transcribe
action-act-with-dismissal = { $action }: only by dismissing { $card } for { $silver } silver
action-pass = Pass
action-dismiss = Dismiss
action-keep-townsfolk = Do without
action-exchange = { $times ->
    [1] Once
    [2] Twice
   *[other] { $times } times
}
action-take-building = { $slot }
action-send = { $workers ->
    [1] One worker
   *[other] { $workers } workers
}
action-pay = Pay{ $ink ->
    [0] {""}
   *[other] {" · "}{ $ink } ink
}{ $gold ->
    [0] {""}
   *[other] {" · "}{ $gold } gold
}{ $stone ->
    [0] {""}
   *[other] {" · "}{ $stone } stone
}{ $silver ->
    [0] {""}
   *[other] {" · "}{ $silver } silver
}
action-build-at = { $segment }, spot { $slot ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
   *[8] 9
}
action-hire = Hire { $card }
action-hire-nobody = Hire nobody
action-arrange = { $cards }
action-keep-order = Leave the cards as they are
action-discard-card = Discard { $card }
action-discard-top = Discard the unseen top card
action-destroy-card = Destroy { $card }
action-destroy-top = Destroy the unseen top card
action-keep-cards = Keep the cards
action-flip-debt = Flip a debt
action-flip-deed = Flip a deed
action-choose = { $option }
action-place-at = { $section }
action-take-manuscript = { $manuscript }
action-move-worker = From { $origin } to { $target }
action-move-nobody = Move nobody
action-promote = { $section }
action-spread-to = { $section }
action-bump = Bump a worker of { $seat }
effect-ability = Ability of { $card }
effect-pay-link = Link in { $segment } with { $other_seat }: { $effect }

## What happens

event-board-laid = The kingdom lies clockwise: { $segments }. The first segment faces this part of the castle: { $section }.
event-start-player-chosen = { $seat } is the start player.
event-pair-laid = { $card }{ piece-reconstructed } lies out with { $hero }.
event-pair-taken = { $seat } takes { $card } with { $hero } and starts on { $segment }, { $way }.
event-opponent-seated = { $seat } plays with the board “{ $opponent }”{ piece-reconstructed } and starts on { $segment }, { $way }.
event-end-piles-built = { $debts ->
    [one] { $debts } debt lies
   *[other] { $debts } debts lie
} above poverty, { $deeds ->
    [one] { $deeds } deed
   *[other] { $deeds } deeds
} above prosperity.
event-round-begun = { $last ->
    [yes] Round { $number } begins: the last one.
   *[no] Round { $number } begins.
}
event-card-dropped = { $card } drops off the board of { $seat }.
event-card-played = { $seat } plays { $card }.
event-top-card-played = { $seat } has no cards in hand and plays the unseen top card of the draw pile: { $card }.
event-moved = { $seat } moves { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} to { $segment }, { $way }{ $silver ->
    [0] {""}
   *[other] , for { $silver } silver
}.
event-action-taken = { $seat } takes the primary action { $action }.
event-action-abandoned = { $seat } cannot pay for { $action } even after the dismissal: the action is not done.
event-passed = { $seat } takes no primary action.
event-townsfolk-dismissed = { $seat } dismisses { $card }{ $silver ->
    [0] {""}
   *[other] {" "}for { $silver } silver
}.
event-icons-paid = { $seat } pays for missing icons:{ $ink ->
    [0] {""}
   *[other] {" "}{ $ink } ink
}{ $gold ->
    [0] {""}
   *[other] {" "}{ $gold } gold
}{ $stone ->
    [0] {""}
   *[other] {" "}{ $stone } stone
}{ $silver ->
    [0] {""}
   *[other] {" "}{ $silver } silver
}.
event-exchanged = { $seat } uses the exchange { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
}{ $merchants ->
    [0] {""}
    [one] {" "}({ $merchants } merchant icon: { $effect })
   *[other] {" "}({ $merchants } merchant icons: { $effect })
}.
event-built = { $seat } builds: { $slot } ({ $segment }, spot { $spot ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
   *[8] 9
}).
event-link-completed = { $own ->
    [yes] A link in { $segment } joins two buildings of { $seat }: { $effect }.
   *[no] A link in { $segment } joins { $seat } and { $other_seat }: { $effect }.
}
event-workers-placed = { $seat } places { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} on tier 1: { $section }.
event-worker-moved = A worker of { $seat } steps aside on tier 1, from { $origin } to { $target }.
event-castle-moved = { $seat } moves a worker on tier 1 from { $origin } to { $target }.
event-worker-promoted = A worker of { $seat } moves up to tier { $tier }: { $section }.
event-worker-reached-top = A worker of { $seat } moves up to tier 3, leaving tier 2: { $section }.
event-worker-bumped = A worker of { $seat } is bumped off tier { $tier } ({ $section }) and returns to the supply.
event-leader-changed = { $seat } becomes castle leader with { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} on tier 3.
event-manuscript-taken = { $seat } takes the manuscript { $manuscript }.
event-printed-transcribed = { $seat } transcribes the manuscript printed on { $segment }.
event-bonus-taken = { $seat } is the first with three manuscripts of one ribbon and takes { $card }.
event-hired = { $seat } hires { $card } for { $silver } silver.
event-hired-free = { $seat } hires { $card } for nothing.
event-townsfolk-shown = { $left ->
    [0] The townsfolk pile of { $segment } is empty.
    [1] { $segment } now shows { $card }, the last of its pile.
   *[other] { $segment } now shows { $card }, the top of { $left } cards.
}
event-manuscript-shown = { $left ->
    [0] The manuscript pile of { $segment } is empty.
    [1] { $segment } now shows the manuscript { $manuscript }{ piece-reconstructed }, the last of its pile.
   *[other] { $segment } now shows the manuscript { $manuscript }{ piece-reconstructed }, the top of { $left }.
}
event-goods-gained = { $seat } gains { ID($good) ->
    [ink] { $amount } ink
    [gold] { $amount } gold
    [stone] { $amount } stone
    [silver] { $amount } silver
   *[generic] { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    }
}{ piece-source }.
event-markers-moved = { $seat } gains { $amount } { ID($what) ->
    [virtue] virtue
   *[corruption] corruption
}{ piece-source }: the corruption marker is on { $corruption }, the virtue marker on { $virtue }{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } lost beyond the end of the track)
}.
event-debt-taken = { $seat } takes a debt{ piece-source }{ $left ->
    [0] {""}
    [one] ; { $left } is left above poverty
   *[other] ; { $left } are left above poverty
}.
event-deed-taken = { $seat } takes a deed{ piece-source }{ $left ->
    [0] {""}
    [one] ; { $left } is left above prosperity
   *[other] ; { $left } are left above prosperity
}.
event-debt-paid = { $seat } flips a debt, which is now paid{ piece-source }; paid debts: { $paid }.
event-deed-approved = { $seat } flips a deed, which is now approved{ piece-source }; approved deeds: { $approved }.
event-end-card-revealed = The card { $card } is revealed: round { $last_round } is the last.
event-ability-used = Ongoing ability of { $card } ({ $seat }).
event-option-chosen = { $seat } chooses: { $option }.
event-nothing-done = { $seat }: “{ $effect }” is not possible, nothing happens{ piece-source }.
event-rearranged = { $seat } rearranges the cards: { $cards }.
event-discarded = { $unseen ->
    [yes] { $seat } discards the unseen top card of the draw pile: { $card }.
   *[no] { $seat } discards { $card }.
}
event-destroyed = { $unseen ->
    [yes] { $seat } destroys the unseen top card of the draw pile, { $card }, for { $silver } silver.
   *[no] { $seat } destroys { $card } for { $silver } silver.
}
event-shuffled = { $seat } shuffles the discard pile ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}) into the draw pile.
event-cards-drawn = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ ID($cards) ->
    [none] {""}
   *[other] : { $cards }
}.
event-collided = The markers of { $seat } collide on space { $space }.
event-markers-parted = The markers of { $seat } go back to the ends of the track.
event-scheme-dropped = { $card } drops off the board of { $seat }.
event-scheme-played = { $seat } turns up { $card }{ piece-reconstructed }.
event-opponent-moved = { $seat } moves { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} to { $segment }, { $way }.
event-opponent-dismissed = { $seat } dismisses { $card }{ piece-source }.
event-opponent-acted = { $seat } takes the primary action { $action }.
event-option-skipped = { $seat } cannot do this option: { $effect }.
event-opponent-paid = { $seat } pays for missing icons: { $amount } { ID($good) ->
    [ink] ink
    [gold] gold
    [stone] stone
    [silver] silver
   *[generic] { $amount ->
        [1] resource
       *[other] resources
    }
}.
event-effect-converted = { $seat } has no use for “{ $effect }” and does what the reference card says instead{ piece-source }.
event-scheme-gained = { $seat } gains { $card }{ piece-source }; future schemes left: { $left }.
event-scheme-unveiled = { $seat } still had { $card } in the draw pile.

## Refusals

no-VISC-1-3-silver = A resource is ink, gold or stone; silver is not one.
no-VISC-1-3-amount = Take exactly { $amount ->
    [one] { $amount } resource
   *[other] { $amount } resources
}: ink, gold or stone in any mixture.
no-VISC-2-10-pair = This pair does not lie out; there are { $cards }.
no-VISC-2-11-card = You can destroy one of your own cards only: { $cards }.
no-VISC-4-2-option = This is none of the printed options: { $options }.
no-VISC-4-11-hand = You do not hold { $card }.
no-VISC-4-14-same = The cards already lie in this order; leave them as they are.
no-VISC-4-14-cards = Arrange exactly the cards on your board: { $cards }.
no-VISC-4-20-space = There is no such space.
no-VISC-4-21-silver = Extra steps to this space cost { $silver } silver; you have { $held }.
no-VISC-4-32-icons = Not enough icons ({ $icon }): needed { $needed }, counted { $icons }. Even with everything you can pay with ({ $goods }) there { $missing ->
    [one] is { $missing }
   *[other] are { $missing }
} missing.
no-VISC-4-32-good = This action cannot be paid for with { $good }.
no-VISC-4-33-icon = The townsfolk of your segment has no icon that helps here ({ $icon }) and no criminal.
no-VISC-4-33-silver = The dismissal costs { $silver } silver; you have { $held }.
no-VISC-4-36-held = You do not have that much ({ $good }): { $held }.
no-VISC-4-36-short = This pays for { $icons ->
    [one] { $icons } icon
   *[other] { $icons } icons
}; missing are { $missing }.
no-VISC-4-36-too-much = That is more than needed; leave out what can be left out.
no-VISC-4-39-dismissal = With this dismissal the action could not be completed.
no-VISC-4-39-keep = Without a dismissal the action could not be completed.
no-VISC-4-39-not-needed = This action can be done without a dismissal; choose it first, then you are asked about the dismissal.
no-VISC-4-39-townsfolk = Here only { $card } can be dismissed, for { $silver } silver, and only for an action that this makes possible.
no-VISC-4-40-inner = Trading is possible on outer spaces only; you are on an inner one.
no-VISC-4-41-silver = Paying silver for silver gains nothing: trade only as many merchant icons as you have.
no-VISC-4-42-none = A trade needs at least one exchange.
no-VISC-4-45-inner = Building is possible on outer spaces only; you are on an inner one.
no-VISC-4-45-bank-full = No spot on your river bank is free.
no-VISC-4-45-spot = There is no such building spot.
no-VISC-4-45-taken = This spot is taken by { $owner_seat }.
no-VISC-4-45-segment = This spot lies in another segment; you reach only those on your own river bank.
no-VISC-4-45-river = The river lies between you and this spot.
no-VISC-4-46-all-built = All your buildings are built.
no-VISC-4-46-slot = No building waits on this slot ({ $slot }).
no-VISC-4-51-slot = Choose a slot of the right type that still holds its building ({ $building }).
no-VISC-4-55-outer = Workers are placed from inner spaces only; you are on an outer one.
no-VISC-4-55-supply = Workers left in your supply: { $held }.
no-VISC-4-55-number = Place one to four workers.
no-VISC-4-56-group = You have no group of three there.
no-VISC-4-56-neighbour = The worker can only go to a section beside { $section }.
no-VISC-4-58-absent = This player has no worker there ({ $section }).
no-VISC-4-62-section = There is no such section.
no-VISC-4-62-neighbour = A worker moves only to a section beside { $origin }.
no-VISC-4-62-worker = You have no worker there.
no-VISC-4-65-outer = Manuscripts are transcribed from inner spaces only; you are on an outer one.
no-VISC-4-68-printed = The pile is empty, and a printed manuscript cannot be taken.
no-VISC-4-69-cost = Only manuscripts of these costs are free: { $costs }.
no-VISC-4-69-hidden = This manuscript does not lie on top of a pile; free are those of these costs: { $costs }.
no-VISC-4-70-other = { $card } is not on top of the pile of your segment.
no-VISC-4-70-printed = The pile is empty, and a printed townsfolk cannot be hired ({ $card }).
no-VISC-4-71-hidden = { $card } is not on top of any pile.
no-VISC-4-90-no-debt = You have no unpaid debt.
no-VISC-4-90-no-deed = You have no acquired deed.
no-VISC-4-92-hand = You do not hold { $card }.
no-VISC-4-92-no-top = You have no draw pile and no discard pile.
no-VISC-4-93-hand = Only cards from your hand or the unseen top card can be destroyed, not { $card }.
no-VISC-4-93-no-top = You have no draw pile and no discard pile.

## Result

line-buildings = { ID($building) ->
    [trading_post] Trading posts
    [guildhall] Guildhalls
   *[workshop] Workshops
}: { $count }
line-workers = Workers on tier { $tier }: { $count }
line-leader = Castle leader
line-sets = Sets of ribbons ({ $sets })
line-page = { $manuscript }: { $count }
line-bonus = { $card }
line-unpaid = Unpaid debts: { $count }
line-acquired = Acquired deeds: { $count }
line-approved = Approved deeds: { $count }
line-poverty = Poverty: { $flipped ->
    [one] { $flipped } approved deed
   *[other] { $flipped } approved deeds
}
line-prosperity = Prosperity: { $flipped ->
    [one] { $flipped } paid debt
   *[other] { $flipped } paid debts
}
line-leftovers = Resources left: { $count }
remark-tie-goods = Silver and resources broke the tie for the first place ({ $goods }) in favour of { $seats }.
remark-tie-shared = { $seats } share the victory: they also have as much silver and as many resources ({ $goods }).
remark-solo-tie = On a tie the automa wins.

## Board

board-round = { $round ->
    [0] Set-up · { $start_seat } is the start player · to move: { $seat }
   *[other] Round { $round }{ $last ->
        [0] {""}
       *[other] {" "}of { $last }
    } · { $start_seat } is the start player · to move: { $seat }
}
board-piles = { $poverty ->
    [yes] Poverty is revealed
   *[no] Debts above poverty: { $debts }
} · { $prosperity ->
    [yes] prosperity is revealed
   *[no] deeds above prosperity: { $deeds }
}
board-card-townsfolk = Townsfolk, value { $value }, icons: { $icons }
board-card-hired = When hired or dismissed: { $effect }
board-card-ability = { ID($when) ->
    [immediate] At once
    [drop_off] When it leaves
    [flip_debt] Whenever you flip a debt
    [gain_debt] Whenever you take a debt
    [any_collision] In any collision
    [trade] After trading
    [build] After building
    [place_workers] After placing workers
    [transcribe] After transcribing
   *[other] Always
}: { $effect }
board-card-convert = { $action }: { $amount } merchants may count as { $gives }× { $icon }
board-card-pay = { $action }: you may pay { $amount } each time ({ $resources }) for { $gives }× { $icon }
board-card-manuscript = Manuscript, cost { $cost }× { name-cleric }
board-card-at-once = At once: { $effect }
board-card-start = Start on space { $space } with { $goods }
board-pair = { $card } with { $hero }
board-legend = ①–④ pieces of the players  ○ free spot  ≋ river  ─ link between spots  → link to the next segment  M merchant  B builder  N noble  C cleric  ✗ criminal  ◆ corruption  ◇ virtue  T trading post  G guildhall  W workshop  · 14 cards left in a pile
board-name = { $thing }
board-way = { ID($way) ->
    [outer_left] left
    [outer_right] right
   *[inner] inner
}
board-building = { ID($building) ->
    [trading_post] T·
    [guildhall] G·
   *[workshop] W·
}
board-short = { ID($effect) ->
    [gain-ink-1] ink
    [gain-gold-1] gold
    [gain-stone-1] stone
    [gain-silver-1] silver
    [gain-silver-2] 2 silver
    [gain-any-1] any
    [debt-1] debt
    [deed-1] deed
    [flip-either-1] flip
    [virtue-1] virtue
    [corruption-1] corruption
    [rearrange] rearr.
    [discard-1] discard
    [destroy-1] destroy
    [shuffle] shuffle
    [hire-free-1] hire
    [castle-move] castle
   *[other] –
}
board-icon = { ID($icon) ->
    [merchant] M
    [builder] B
    [noble] N
    [cleric] C
   *[criminal] ✗
}
board-printed = printed:
board-tier = { $tier ->
    [1] Tier 1
    [2] Tier 2
   *[other] Tier 3
}
board-leader = Castle leader: { $seat }
board-no-leader = No castle leader yet
board-bonus = Still there: { $cards }
board-player = { $seat }
board-opponent = { $seat } ({ $opponent })
board-goods = { $goods } · workers { $workers }
board-cards = Debts { $unpaid } unpaid, { $paid } paid · deeds { $acquired } acquired, { $approved } approved
board-track = Track ◆ corruption ◇ virtue
board-deck = Hand { $hand }/{ $limit } · draw pile { $draw } · discard pile { $discard }
board-schemes = Draw pile { $draw } · discard pile { $discard } · future { $future }
board-slots = Open: { $slots }
board-manuscripts = Manuscripts: { $manuscripts }
board-hand = Your hand: { $cards }
board-draw = In your draw pile: { $cards }

## Reasons of a hint

hint-score = more points in the final scoring
hint-goods = more silver and resources
hint-townsfolk = better townsfolk in your deck and on your board
hint-flips = debts and deeds that can still be flipped
hint-buildings = buildings whose abilities stay open
hint-virtue = more virtue and less corruption
hint-awards = a lead in flipped cards for poverty and prosperity
hint-sets = sets of manuscripts that can still grow
hint-castle = workers who stand ready to climb in the castle
hint-tempo = fewer turns for the automa
hint-experience = positions like this one have mostly turned out well
hint-promise = a good action in reach next turn

## What an answer may change

holding-reach = { ID($action) ->
    [trade] Exchanges in reach
    [build] Buildings to choose from
    [place-workers] Workers in reach
   *[transcribe] Manuscripts in reach
}
holding-ink = Ink
holding-gold = Gold
holding-stone = Stone
holding-silver = Silver
holding-workers = Workers in supply
holding-icons = { ID($icon) ->
    [merchant] Merchant icons
    [builder] Builder icons
    [noble] Noble icons
    [cleric] Cleric icons
   *[criminal] Criminal icons
}
holding-corruption = Space of corruption
holding-virtue = Space of virtue
holding-unpaid = Unpaid debts
holding-paid = Paid debts
holding-acquired = Acquired deeds
holding-approved = Approved deeds
holding-manuscripts = Manuscripts
holding-hand = Cards in hand
holding-cards = Cards in all
holding-points = { ID($line) ->
    [buildings] { ID($building) ->
        [trading_post] Points for trading posts
        [guildhall] Points for guildhalls
       *[workshop] Points for workshops
    }
    [workers] Points for workers on tier { $tier }
    [leader] Points as castle leader
    [sets] Points for sets of ribbons
    [page] Points for { $manuscript }
    [bonus] Points for { $card }
    [unpaid] Points for unpaid debts
    [acquired] Points for acquired deeds
    [approved] Points for approved deeds
    [poverty] Points for poverty
   *[prosperity] Points for prosperity
}

## The first lesson

lesson-first = First lesson: a ride around the kingdom
lesson-first-1 = You are a viscount and ride around the kingdom, clockwise and never back. The ring has five segments, each with two outer spaces and an inner one, and the king’s castle lies in the middle. You look over Anna’s shoulder. Points come from buildings, the castle, manuscripts and deeds.
lesson-first-2 = To begin with, each takes a player card together with a hero. The card says where you start and what you own. Now you: which pair would you take?
lesson-first-2-answer = Anna takes card 8: little silver, but a trading post may be built at once, and its ability saves her a silver on most journeys.
lesson-first-3 = Everything is ready. Two piles are the clock of the game: debts lie above the card of poverty, deeds above that of prosperity. When one of the piles runs down to its card, the end is near. An unpaid debt costs 2 points, a deed brings 1, an approved one 3.
lesson-first-4 = Boris is the first to move. On an outer space he has chosen to build: the builder icons (hammers) on his cards count, and he paid stone for those that were missing. The workshop leaves its slot on his board and stands at the rim; what was under it is open for the rest of the game.
lesson-first-5 = Anna’s turn begins with a card. Its number is how many steps she must ride; its icons count for her action, this turn and the next two, until the card is pushed off the board. Now you: which card would you play?
lesson-first-5-answer = Anna plays Guntram. His two icons, a cleric (cross) and a merchant (purse), are of use for several actions, and he will stay for three turns.
lesson-first-6 = Guntram’s value is 2, and the third step is free thanks to the trading post. Any further one would cost a silver. Anna stands on the inner space of the hills. There she may place workers in the castle or transcribe a manuscript. Now you: what would you do?
lesson-first-6-answer = Anna transcribes. Guntram’s cleric counts for it, and so does the one printed on her board.
lesson-first-7 = She transcribes: the manuscript asks for as many clerics as its number says, and the missing one she pays with ink. It brings 4 silver at once. Manuscripts with different ribbons make sets at the end: four colours are worth 16 points.
lesson-first-8 = After the action she may hire the townsfolk of this segment for its value in silver. The peddler with three merchants goes onto her discard pile and will come into her hand later. So your deck gets better from lap to lap.
lesson-first-9 = On another inner space Anna places a worker in the castle: one noble (crown) is enough for one. It stands on tier 1, in the section that faces her.
lesson-first-10 = On outer spaces you can also trade: each has its own exchange. Here, in the forest, four merchants have a debt or a deed flipped. Anna chose a deed, which is worth 3 points from now on.
lesson-first-11 = Three of Boris’s workers met in one section: one climbs to the next tier and brings its reward, the other two go to the sections beside it. That way one more worker can set off a chain. Higher tiers are worth more points.
lesson-first-12 = In the same turn Boris’s two markers met. Criminals drive corruption forward, decent people virtue, from both ends of the track. Where they collide decides what you get: on the left, because virtue has come far, deeds and a little silver; on the right, much silver and debts. Then they go back to the ends.
lesson-first-13 = Somebody has taken the last deed above the prosperity card. This round is finished, and then comes exactly one more. Prosperity rewards those who have paid the most debts: 12 points for the first, 4 for the second.
lesson-first-14 = The last ride is over, now everything is added up: buildings, workers, sets of manuscripts, deeds and the award. Anna comes to 74, Boris to 75. A single point has decided it. Saddle up for your own ride.

## For beginners: what each question is about.

teach-choose-pair = Your start: the card says where your viscount begins and what you own, the hero joins your cards. All pairs are about equally good.
teach-choose-sacrifice = A card that is destroyed leaves the game and pays its value in silver. With fewer weak cards the good ones come to your hand more often.
teach-choose-resource = Ink pays for manuscripts, stone for buildings and gold for workers. Take what you want to use next.
teach-choose-option = The card offers several things and you get exactly one of them. Take what helps you now.
teach-choose-arrangement = The cards on your board move one slot to the right every turn and then drop off. You may change their order, so that a good one stays longer.
teach-choose-card = This card stays for three turns: its icons count for your actions, and its number says how far your viscount moves now. Choose the icons for what you want to do.
teach-move = Where you stop decides what you can do: outside you trade or build, inside you send workers to the castle or transcribe manuscripts. Steps beyond the card’s number cost silver.
teach-choose-action = One action a turn, with the icons on your board; what is missing you can pay for. Icons are only counted, not used up.
teach-choose-action-act-with-dismissal = Your icons and goods are not enough for one of the actions. It becomes possible if you dismiss the townsfolk here: you pay its price, its icons count, and it leaves the game.
teach-choose-dismissal = The townsfolk here can help this once: pay silver, its icons count for this action, and it leaves the game.
teach-choose-payment = You lack icons and pay for them. There are several ways to pay just enough; keep what you will need soon.
teach-choose-exchanges = Every exchange uses some of your merchant icons. Icons that are left over are lost, so usually take as many as you can.
teach-choose-building = Each building leaves a slot on your board that helps you from then on, and is worth points at the end; dearer ones are worth more.
teach-choose-free-building = A building for nothing. The slot that you open helps you from now on: read what is printed there.
teach-choose-spot = The spot gives you what is printed on it at once, and every link to a building already standing brings its bonus too.
teach-choose-workers = More workers need many more icons. Three of yours in one section of the castle set off a climb, which brings rewards and points.
teach-choose-section = These workers go to the lowest tier of the castle. Three of yours in one section set off a climb.
teach-choose-castle-move = A worker may step to the next section. Use it to bring three of yours together: then one climbs.
teach-choose-promotion = Three of yours stand together: one climbs and brings the reward of that section, the other two go to the neighbouring sections, one each way.
teach-choose-direction = Only one worker of the group is left to step aside. Send it where more of yours are waiting.
teach-choose-bump = Only three workers fit into a section, so one has to go home. Send somebody else’s away; its owner gets something for it.
teach-choose-manuscript = A manuscript for nothing: it is worth points, and the first to have three of one ribbon colour gets a bonus card.
teach-recruit = Pay silver and this card joins your discard pile, to come to your hand later. Look at the icons and at the small effect that you get at once.
teach-choose-hire = A new card for nothing, from any of the piles. Look at the icons and at the small effect that you get at once.
teach-choose-discard = A discarded card comes back when you shuffle. Put away what you do not want to play now, so that better ones come.
teach-choose-destroy = A card that is destroyed leaves the game and pays its value in silver. With fewer weak cards the good ones come more often.
teach-choose-flip = Turning a debt takes its minus points away and gives you a resource; turning a deed makes it worth more at the end.
