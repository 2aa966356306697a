### Ovce a kopce česky.

option-hills_sheep = Ovce a kopce
option-hills_sheep-help = 18 kartiček navíc: kopce rozhodují shody, vinice obohacují kláštery a pastýři shánějí stáda, dokud nepřijde vlk.
option-auto_gather = Stádo z uzavřené louky jde do salaše
option-auto_gather-help = S Ovcemi a kopci: stádo na louce, která se už nemůže zvětšit, jde do salaše samo; jinak tam pastýř zůstává.
option-flock_may_rest = Stádo se smí nechat být
option-flock_may_rest-help = S Ovcemi a kopci: kdo rozšíří louku svého pastýře, nemusí stádo ani rozšířit, ani zahnat do salaše.
option-hills = Kopce platí
option-hills-help = Bez této volby kopce nic neznamenají.
option-vineyards = Vinice platí
option-vineyards-help = Bez této volby vinice nic neznamenají.

## Názvy míst a věcí

name-shepherd = pastýř

## Otázky

ask-flock = Louka tvého pastýře se zvětšila: rozšiř stádo, nebo ho zažeň do salaše.

## Odpovědi

action-place-shepherd = Pastýř: { $segment }
action-grow = Rozšířit stádo (vzít žeton)
action-gather = Zahnat stádo do salaše
action-leave-flock = Nechat stádo být

## Co se děje

event-tile-buried = Pod kopec jde kartička, kterou nikdo neviděl; v hromádce { $left ->
    [0] nezbývá žádná
    [one] zbývá { $left }
    [few] zbývají { $left }
   *[other] zbývá { $left }
}.
event-shepherd-placed = { $seat } staví pastýře na { $at } ({ $segment }).
event-token-drawn = { $seat } bere pastýři na { $at } první žeton: { ID($token) ->
    [wolf] vlk, který se vrací do hromádky.
   *[sheep] { $token }.
}
event-flock-drawn = { $seat } bere žeton pro stádo na { $at }: { ID($token) ->
    [wolf] vlk. Všechny žetony s ovcemi z této louky se vracejí do hromádky (ztracené ovce: { $lost }).
   *[sheep] { $token }.
}
event-shepherd-sent-home = Pastýř se vrací z { $at } (hráč: { $seat }).
event-shepherd-returned = Pastýř se vrací z { $at } (hráč: { $seat }).
gathered-sheep = { $printed ->
    [0] ovce: { $sheep }
   *[other] ovce na žetonech: { $sheep }, natištěné: { $printed }
}
event-flock-gathered = { scored } za stádo zahnané do salaše ({ gathered-sheep }).
event-closed-flock-gathered = Louka je uzavřená: { scored } za její stádo ({ gathered-sheep }).
event-flock-left = { $seat } nechává stádo být.
event-flock-given-up = S pastýřem se do hromádky vrací i jeho stádo (hráč: { $seat }, ztracené ovce: { $sheep }).

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
