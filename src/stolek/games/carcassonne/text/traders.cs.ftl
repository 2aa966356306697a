### Kupci a stavitelé česky.

option-traders_builders = Kupci a stavitelé
option-traders_builders-help = 24 kartiček navíc: zboží za uzavřená města, stavitel, který přináší druhou kartičku, a selátko na louku.

## Názvy míst a věcí

name-builder = stavitel
name-piglet = selátko
name-wine = víno
name-grain = obilí
name-cloth = látka

## Odpovědi

action-place-builder = Stavitel: { $segment }
action-place-piglet = Selátko: { $segment }

## Co se děje

event-builder-placed = { $seat } staví stavitele na { $at } ({ $segment }).
event-piglet-placed = { $seat } staví selátko na { $at } ({ $segment }).
event-goods-taken = { $seat } uzavírá město a bere zboží: { $goods }.
event-goods-scored = { scored } za převahu ve zboží: { $goods } ({ $tokens ->
    [one] { $tokens } žeton
    [few] { $tokens } žetony
   *[other] { $tokens } žetonů
}).
event-second-part-lost = Stavitel by přinesl druhou kartičku (hráč: { $seat }), ale žádná už nezbývá.
event-second-part = Díky staviteli má { $seat } v tomto tahu ještě druhou kartičku.

## Odmítnutí

no-CARC-6-20-place = Stavitel smí stát jen na cestě nebo ve městě.
no-CARC-6-20-complete = Tohle kartička právě uzavřela, stavitel by tu neměl co dělat.
no-CARC-6-20-alone = Stavitel potřebuje na téže cestě nebo v témže městě tvého družiníka.
no-CARC-6-25-place = Selátko smí stát jen na louce.
no-CARC-6-25-alone = Selátko potřebuje na téže louce tvého sedláka.

## Výsledek

line-goods = Zboží

## Co by odpověď změnila

holding-goods = Žetony: { $goods }
holding-goods-leads = Zboží nyní

## Deska

board-goods = { $goods }
board-legend-builder-piglet = b stavitel  p selátko
board-legend-goods = w víno  g obilí  c látka

## Důvody rady

hint-goods = náskok ve zboží
