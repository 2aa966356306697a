# The board of Viscounts of the West Kingdom.

visc-table = The table
visc-kingdom = The kingdom and its castle
visc-board-of = Board of { $name }
visc-look-at = Look at the board of { $name }
visc-looking = You are looking at the board of { $name }
visc-own-board = Back to mine
visc-hand = Your hand
visc-no-hand = No cards in hand
visc-pairs = Player cards and heroes
visc-stock = Piles and stock
visc-draw = draw
visc-discard = discard
visc-draw-pile = Draw pile, cards: { $count }
visc-discard-pile = Discard pile, cards: { $count }
visc-empty = Nothing here.
visc-menu = What to do here
visc-close = Close
visc-manuscripts = Manuscripts: { $count }
visc-row = Cards on your board
visc-debts-title = Debts
visc-deeds-title = Deeds
visc-pay = Pay from your stock
visc-good = { $good ->
    [silver] Silver
    [ink] Ink
    [gold] Gold
    [stone] Stone
   *[worker] Workers
}
visc-start-space = start space

visc-setup = Set-up
visc-round = Round { $round }
visc-setup-note = everybody takes a pair
visc-piles = debts left { $debts }, deeds left { $deeds }
visc-last-round = The last round
visc-last-is = Round { $round } is the last
visc-over = The game is over
visc-seat-note = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $silver } silver
visc-ask-move = Where does your viscount ride?
visc-ask-move-note = { $steps ->
    [1] One step is
   *[other] { $steps } steps are
} free, every further one costs 1 silver. You have { $silver }.
visc-verb-move = Ride there
visc-price = { $silver ->
    [0] free
   *[other] { $silver } silver
}
visc-inner = { $name }, inner road
visc-bank = River bank of { $space }
visc-trade-at = Exchange at { $space }
visc-trade-look = For { $merchants ->
    [one] { $merchants } merchant
   *[other] { $merchants } merchants
}: { $effect }.
visc-spot = { $name }, spot { $number }
visc-townsfolk-at = Townsfolk of { $name }
visc-manuscript-at = Manuscript of { $name }
visc-keep = The keep, tier 3

visc-corruption = Corruption
visc-virtue = Virtue
visc-track-note = where the markers meet, they collide
visc-just-played = 1 · just played
visc-leaves-next = 3 · leaves next
visc-icons-total = Icons
visc-open = open
visc-row-trading-post = Trading posts
visc-row-guildhall = Guildhalls
visc-row-workshop = Workshops
visc-unpaid = { $count } unpaid
visc-paid = { $count } paid
visc-acquired = { $count } acquired
visc-approved = { $count } approved
visc-poverty = Poverty
visc-prosperity = Prosperity
visc-left = { $count } left
visc-revealed = revealed
visc-poverty-look = Poverty lies under the debts. Once it is revealed, the next round is the last, and the most approved deeds bring points.
visc-prosperity-look = Prosperity lies under the deeds. Once it is revealed, the next round is the last, and the most paid debts bring points.
visc-bonus-look = It goes to the first with three ribbons of this colour, brings { $points } points and lends its icons.
visc-leader-look = The castle leader has the most workers in the keep: one more card in hand, and 5 points at the end.

visc-points = { $points } VP
visc-estimate = now { $points } VP
visc-explain = where the points of { $name } come from
visc-total = Total
visc-total-now = If the game ended now
visc-line-buildings = { $building ->
    [trading_post] Trading posts
    [guildhall] Guildhalls
   *[workshop] Workshops
} ({ $count })
visc-line-workers = Workers on tier { $tier } ({ $count })
visc-line-leader = Castle leader
visc-line-sets = Sets of ribbons ({ $sets })
visc-line-page = { $manuscript } ({ $count })
visc-line-bonus = Cleric bonus
visc-line-unpaid = Unpaid debts ({ $count })
visc-line-acquired = Acquired deeds ({ $count })
visc-line-approved = Approved deeds ({ $count })
visc-line-poverty = Poverty, for approved deeds ({ $flipped })
visc-line-prosperity = Prosperity, for paid debts ({ $flipped })
visc-line-leftovers = Resources left over ({ $count })

visc-icon = { $icon ->
    [merchant] merchant
    [builder] builder
    [noble] noble
    [cleric] cleric
   *[criminal] criminal
}
visc-icons = { $count ->
    [1] { $icon ->
        [merchant] a merchant icon
        [builder] a builder icon
        [noble] a noble icon
       *[cleric] a cleric icon
    }
   *[other] { $count } { $icon ->
        [merchant] merchant icons
        [builder] builder icons
        [noble] noble icons
       *[cleric] cleric icons
    }
} in every action
visc-card-words = { $name }, value { $value }, { $icons }. { $ability }
visc-on-hire = When hired or dismissed: { $effect }.
visc-on-dismiss = When dismissed: { $effect }.
visc-printed-townsfolk = The pile is empty. The townsfolk printed on the board can be dismissed again and again, but not hired.
visc-printed-manuscript = The pile is empty. The manuscript printed on the board can be transcribed again and again, but nobody keeps it.

visc-or = {" "}or{" "}
visc-no-ability = No ability.
visc-timing-immediate = At once
visc-timing-drop_off = When it leaves
visc-timing-ongoing = Always
visc-trigger = { $on ->
    [flip_debt] After flipping a debt
    [gain_debt] After taking a debt
    [any_collision] In any collision
   *[after_action] { $action ->
        [trade] After trading
        [build] After building
        [place_workers] After placing workers
       *[transcribe] After transcribing
    }
}
visc-amount = { $amount } { $resource ->
    [silver] silver
    [ink] ink
    [gold] gold
   *[stone] stone
}
visc-mod-convert = { $action ->
    [build] building
    [place_workers] placing workers
   *[transcribe] transcribing
}, { $fromAmount } merchants count as { $toAmount } { $to ->
    [builder] builder
    [noble] noble
   *[cleric] cleric
}
visc-mod-pay = { $action ->
    [build] building
    [place_workers] placing workers
   *[transcribe] transcribing
}, { $paid } counts as { $gives } { $icon ->
    [builder] builder
    [noble] noble
   *[cleric] cleric
}{ $once ->
    [yes] , once
   *[no] {""}
}
visc-fx-gain = gain { $amount } { $resource ->
    [silver] silver
    [ink] ink
    [gold] gold
    [stone] stone
   *[any] { $amount ->
        [1] resource
       *[other] resources
    }
}
visc-fx-debt = take a debt
visc-fx-deed = take a deed
visc-fx-flip = { $what ->
    [debt] flip { $amount ->
        [1] a debt
       *[other] { $amount } debts
    }
    [deed] flip { $amount ->
        [1] a deed
       *[other] { $amount } deeds
    }
   *[either] flip { $amount ->
        [1] a debt or deed
       *[other] { $amount } debts or deeds
    }
}
visc-fx-virtue = { $amount } virtue
visc-fx-corruption = { $amount } corruption
visc-fx-rearrange = rearrange your cards
visc-fx-discard = discard { $amount ->
    [1] a card
   *[other] { $amount } cards
}
visc-fx-destroy = destroy { $amount ->
    [1] a card
   *[other] { $amount } cards
}
visc-fx-destroy-own-choice = destroy one of your cards
visc-fx-shuffle = shuffle your discards
visc-fx-hire-free = hire for nothing
visc-fx-castle-move = castle move
visc-fx-place-workers = place { $amount } workers
visc-fx-building = { $building ->
    [trading_post] a free trading post
    [guildhall] a free guildhall
   *[workshop] a free workshop
}{ $where ->
    [viscount_segment] {" "}on your segment
    [viscount_space] {" "}at your space
   *[any] {""}
}
visc-fx-manuscript = a free manuscript of cost { $costs }
visc-fx-action = { $action ->
    [build] build
    [place_workers] place workers
   *[transcribe] transcribe
}
visc-fx-focus = do the main goal
visc-fx-ai-dismiss = dismiss the townsfolk
visc-fx-ai-gain-scheme = gain a scheme
visc-fx-corruption-per-criminal-icon-on-board = 1 corruption for every criminal
visc-endgame = At the end { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} for { $per ->
    [1] each of your
   *[other] every { $per }
} { $of ->
    [builder_icons] builder icons
    [cleric_icons] cleric icons
    [noble_icons] noble icons
    [merchant_icons] merchant icons
    [criminal_icons] criminal icons
    [resources] resources
    [buildings] buildings
    [manuscripts] manuscripts
    [flipped_deeds] approved deeds
    [flipped_debts] paid debts
   *[workers_in_castle] workers in the castle
}.
visc-unlock-free-extra-step = When moving, one extra step is free.
visc-unlock-dismiss-cost-is = Dismissing a townsfolk costs 1 silver only.
visc-unlock-may-discard = After every hire you may discard a card.
visc-unlock-virtue-if-no-criminal = In any collision: 1 virtue if you have no criminal.
visc-unlock-hand-limit = One more card in hand.

# A closer look at places and things.
visc-look-value = value
visc-look-icons = icons
visc-look-clerics = clerics needed
visc-look-steps = steps
visc-look-start = you begin with
visc-look-deeds = deeds
visc-look-debts = debts
visc-look-hero = Your hero { $name } (value { $value }). { $ability }
visc-scheme-before = Before moving: { $effect }.
visc-reconstructed = Reconstructed: no public source shows this component; what it says was fitted to the rulebook.
visc-look-ribbons = Sets of different ribbons bring points at the end; three of one colour first bring a bonus card.
visc-look-space = Viscounts go round clockwise. Whoever stands in a segment can hire or dismiss its townsfolk.
visc-look-outer = Here you can trade, by the exchange printed on the space, or build on a free spot of the river bank.
visc-look-inner = Here you can place workers in the castle section it faces or transcribe the manuscript of the segment.
visc-look-bank = Whoever builds from this space chooses a free spot on this bank.
visc-look-trade = It can be used as often as your merchants allow; silver pays for missing ones.
visc-look-built = built by
visc-look-nobody = nobody yet
visc-look-spot = For building here: { $effect }.
visc-look-link = Link with the neighbouring spot, for both owners once both are built on: { $effect }.
visc-look-tier = worker on tier { $tier }
visc-look-section = With three workers of yours on tier 1, one moves up to tier 2. Reward: { $reward }. The other two go to the neighbouring sections. With three on tier 2, one moves on to the keep.
visc-look-keep = With three workers of yours in a section of tier 2, one moves up into the keep and brings a resource of your choice.
visc-look-track-title = Corruption and virtue
visc-look-track-space = Space { $number } of the track
visc-look-many-deeds = { $count ->
    [one] { $count } deed
   *[other] { $count } deeds
}
visc-look-many-debts = { $count ->
    [one] { $count } debt
   *[other] { $count } debts
}
visc-look-meet = If your markers have met here, the collision brings: { $gain }.
visc-look-then = { $on ->
    [any] After that: { $effect }.
    [none] After that, if there is no criminal on your board: { $effect }.
   *[some] After that, if there is a criminal on your board: { $effect }.
}
visc-look-track = Corruption moves its marker to the right, virtue its own to the left. Where they meet, they collide in phase 5 of your turn.
visc-look-builders = builders needed
visc-look-count = points for 1 / 2 / 3
visc-look-slot = Once the building has left its slot:
visc-look-amount = you have
visc-look-good = { $good ->
    [silver] It pays for further steps, for hiring and dismissing townsfolk, and for missing merchants.
    [ink] Each one stands for a missing cleric when you transcribe.
    [gold] Each one stands for a missing noble when you place workers.
    [stone] Each one stands for a missing builder when you build.
   *[worker] They are placed in the castle with noble icons.
}
visc-look-unpaid = unpaid, −2 points each
visc-look-paid = paid
visc-look-debt = Flipping a debt pays it and brings a resource of your choice. If poverty is revealed, approved deeds are compared; if prosperity is, paid debts.
visc-look-acquired = acquired, 1 point each
visc-look-approved = approved, 3 points each
visc-look-deed = Flipping a deed approves it.
