### Hostince a katedrály česky.

option-inns_cathedrals = Hostince a katedrály
option-inns_cathedrals-help = 18 kartiček navíc a pro každého velká figurka: hostince a katedrály vynášejí víc, ale jen když se cesta nebo město uzavře.
option-inns = Hostince platí
option-inns-help = Bez této volby hostince nic neznamenají.
option-cathedrals = Katedrály platí
option-cathedrals-help = Bez této volby katedrály nic neznamenají.

## Názvy míst a věcí

name-big_follower = velká figurka
name-inn = hostinec
name-cathedral = katedrála

## Odpovědi

action-place-big-follower = Velká figurka: { $segment }

## Co se děje

event-big-follower-placed = { $seat } staví velkou figurku jako { role } na { $at } ({ $segment }).
event-inn-road-scored = { event-road-scored }
event-cathedral-city-scored = { event-city-scored }
unpaid = { COUNT($seats) ->
    [one] { $seats } nezískává nic
    [few] { $seats } nezískávají nic
   *[other] { $seats } nezískávají nic
}
event-open-inn-road-scored = { unpaid } za neuzavřenou cestu s hostincem ({ tile-count }).{ decided }
event-open-cathedral-city-scored = { unpaid } za neuzavřené město s katedrálou ({ tile-count }{ pennant-count }).{ decided }

## Deska

board-legend-big-follower = O velká figurka
board-legend-inns = ‡ katedrála  i hostinec
