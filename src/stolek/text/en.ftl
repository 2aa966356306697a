### What all games share. A game may word any of these messages anew in its own file.

## Pieces that sentences are joined from

text-and = { $items } and { $last }
text-nothing = nothing
# Stands for a value that is missing or that the reader may not know.
text-none = –
text-player = player { $number }
text-amount = { $count }× { $thing }

## Refusals that no rulebook knows

no-TABLE-1 = It is not your turn.
no-TABLE-2 = That does not answer the question you were asked.
# $text is what somebody typed or sent, so it is shown as it is and not by the name of a thing.
no-TABLE-3 = “{ ID($text) }” is not a move that can be understood.
no-TABLE-4 = That is not among your options now.
no-TABLE-5 = That question is no longer open.
no-TABLE-6 = The game is over.
