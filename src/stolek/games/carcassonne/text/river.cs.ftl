### Řeka česky.

option-river = Řeka
option-river-help = Krajina začíná řekou z 12 kartiček.

## Odmítnutí

no-CARC-6-62-apart = Kartička řeky musí navázat na otevřený konec řeky.
no-CARC-6-62-back = Řeka se nesmí otočit do protisměru: po zatáčce musí další vést na druhou stranu.

## Deska

board-river-pile = z řeky { $river }
