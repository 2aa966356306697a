### Ovce a kopce česky.

option-hills_sheep = Ovce a kopce
option-hills_sheep-help = 18 kartiček navíc: kopce rozhodují shody, vinice obohacují kláštery a pastýři shánějí stáda, dokud nepřijde vlk.
option-auto_gather = Stádo z uzavřené louky jde do salaše
option-auto_gather-help = S Ovcemi a kopci: stádo na louce, která se už nemůže zvětšit, jde do salaše samo.
option-hills = Kopce platí
option-hills-help = Jen pro kontrolu zaznamenaných her: bez této volby kopce nic neznamenají.
option-vineyards = Vinice platí
option-vineyards-help = Jen pro kontrolu zaznamenaných her: bez této volby vinice nic neznamenají.

## Názvy míst a věcí

name-shepherd = pastýř

## Otázky

ask-flock = Louka tvého pastýře se zvětšila: rozšiř stádo, nebo ho zažeň do salaše.

## Odpovědi

action-place-shepherd = Pastýř: { $segment }
action-grow = Rozšířit stádo (vzít žeton)
action-gather = Zahnat stádo do salaše

## Co se děje

event-tile-buried = Pod kopec jde kartička, kterou nikdo neviděl; { $left ->
    [0] nezbývá žádná
    [one] zbývá 1
    [few] zbývají { $left }
   *[other] zbývá { $left }
}.
event-token-drawn = { $seat } bere žeton pro stádo: { $token }.
event-flock-gathered = { scorers } { points } za { $closed ->
    [yes] stádo z uzavřené louky
   *[no] stádo zahnané do salaše
}: { $sheep } na žetonech, { $printed } na kartičkách.

## Odmítnutí

no-CARC-6-33-place = Pastýř smí stát jen na louce.
no-CARC-6-33-taken = Na téhle louce už pastýř stojí ({ $seats }).

## Výsledek

line-flock = Stáda

## Co by odpověď změnila

holding-flock = Ovce ve tvém stádu

## Deska

board-buried = pod kopci { $buried }
board-legend-shepherd = s pastýř
board-legend-sheep = * ovce
board-legend-hills = ^ kopec  v vinice
