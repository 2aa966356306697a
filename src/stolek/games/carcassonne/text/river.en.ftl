### The River in English.

option-river = The River
option-river-help = The landscape begins with a river of 12 tiles.

## Refusals

no-CARC-6-62-apart = A river tile must continue the river at its open end.
no-CARC-6-62-back = The river must not turn back: after a bend it next bends to the other side.

## The board

board-river-pile = { $river } in the river pile
