### Co mají všechny hry společné. Hra může kteroukoli z těchto vět ve svém souboru říct jinak.

## Části, ze kterých se skládají věty

text-and = { $items } a { $last }
text-nothing = nic
# Stojí místo hodnoty, která chybí nebo kterou čtenář nesmí znát.
text-none = –
text-player = hráč { $number }
text-amount = { $count }× { $thing }

## Odmítnutí, která žádná pravidla her neznají

no-TABLE-1 = Teď nejsi na tahu.
no-TABLE-2 = Tohle není odpověď na položenou otázku.
# $text je to, co někdo napsal nebo poslal, proto se ukazuje doslova a ne jako název věci.
no-TABLE-3 = Tahu „{ ID($text) }“ nelze rozumět.
no-TABLE-4 = Tato možnost teď není v nabídce.
no-TABLE-5 = Na tuto otázku už se neodpovídá.
no-TABLE-6 = Hra už skončila.
