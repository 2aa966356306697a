### Wheel of Fortune in English.

option-wheel = Wheel of Fortune
option-wheel-help = 12 more tiles and, as an expansion, the wheel as the start of the landscape.
option-wheel_mode = Use of the Wheel of Fortune
option-wheel_mode-help = With the Wheel of Fortune: the whole expansion with its board, or only its tiles.
value-wheel_mode-expansion = the whole expansion
value-wheel_mode-tiles_only = its tiles only
option-spring_choice = The starting player places the spring
option-spring_choice-help = With The River and the Wheel: the starting player chooses where the river leaves the wheel board.

## Names of places and things

name-fortune_1 = Fortune
name-taxes_1 = Taxes, first space
name-taxes_2 = Taxes, second space
name-famine_1 = Famine
name-storm_1 = Storm, first space
name-storm_2 = Storm, second space
name-inquisition_1 = Inquisition
name-plague_1 = Plague, first space
name-plague_2 = Plague, second space

## Questions

ask-plague = Plague: take one of your figures back from the landscape.
ask-place-spring = Choose where the spring lies beside the wheel board.

## Answers

action-lay-spring = Spring at { $x }, { $y }
action-take-crown = Follower on a crown space: { $space }
action-take-back = Take back the figure at { $x }, { $y }

## What happens

event-board-laid = The wheel board is laid; the big pig stands on { $sector }.
event-wheel-turned = The big pig moves { $number ->
    [one] { $number } sector
   *[other] { $number } sectors
} to { $sector }.
event-fortune-scored = Fortune: { scored }.
event-taxes-scored = Taxes: { COUNT($seats) ->
    [0] nobody has a knight in a city.
   *[other] { scored } for { $figures ->
        [one] { $figures } knight and the pennants in its city
       *[other] { $figures } knights and the pennants in their cities
    }.
}
event-famine-scored = Famine: { COUNT($seats) ->
    [0] nobody has a farmer beside a completed city.
   *[other] { scored } for the completed cities beside the { $figures ->
        [one] field of { $figures } farmer
       *[other] fields of { $figures } farmers
    }.
}
event-storm-scored = Storm: { COUNT($seats) ->
    [0] nobody has a figure in the supply.
   *[other] { scored } for { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    } in the supply.
}
event-inquisition-scored = Inquisition: { COUNT($seats) ->
    [0] nobody has a monk in a monastery.
   *[other] { scored } for { $figures ->
        [one] { $figures } monk
       *[other] { $figures } monks
    }.
}
event-figure-taken-back = Plague: { $seat } takes back { ID($figure) ->
    [big_follower] the big follower
    [builder] the builder
    [piglet] the piglet
    [shepherd] the shepherd
   *[follower] a follower
} from { $at }.
event-plague-spared = Plague: { $seat } has no figure in the landscape and is passed over.
event-crown-taken = { $seat } places a follower on a crown space ({ $space }).
event-crown-scored = { scored } for the follower on a crown space ({ $space }), which returns.

## Refusals

no-CARC-2-6-cell = The spring must lie beside a field edge of the wheel board.
no-CARC-6-53-nobody = No figure of yours stands there.
no-CARC-6-54-space = There is no such crown space.
no-CARC-6-54-figure = Only ordinary followers may stand on crown spaces.
no-CARC-6-54-taken = { $seat } stands on this crown space.

## The result

line-fortune = Fortune
line-taxes = Taxes
line-famine = Famine
line-storm = Storm
line-inquisition = Inquisition
line-crown = Crown spaces

## The board

board-wheel = Wheel:
board-sector = { $sector }
