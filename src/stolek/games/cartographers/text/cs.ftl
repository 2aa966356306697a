### Kartografové česky.

title = Kartografové
summary = Jedna karta pro všechny, každému jeho mapa: kresli lesy, vesnice, farmy a vody, ať je královna spokojena.

option-side = Strana mapy
option-side-help = Divočina je volná krajina; v pustině se doprostřed mapy kreslit nedá.
value-side-A = A – divočina
value-side-B = B – pustina

## Otázky

ask-draw-shape = Zakresli do své mapy některý tvar z karty.
ask-choose-terrain = Zvol terén: { $terrains }.
ask-draw-monsters = Zakresli nestvůry do mapy, kterou máš od souseda ({ $owner }).

## Odpovědi

action-place = Zakreslit { $shape ->
    [0] 1.
   *[other] 2.
} tvar: { $cells }
action-single = Zakreslit jediné pole { $cell }
action-paint = { $terrain }
action-raid = Zakreslit nestvůry: { $cells }

## Co se děje

event-edict-laid = Pod výnosem { $letter } leží { $card }.
event-season-begun = Začíná { ID($season) ->
    [spring] jaro
    [summer] léto
    [autumn] podzim
   *[winter] zima
}; v balíčku průzkumu { $deck ->
    [one] je 1 karta
    [few] jsou { $deck } karty
   *[other] je { $deck } karet
}.
event-explored = Odkryta karta { $card }: čas { $time } z { $limit }{ $ruins ->
    [yes] , je třeba zakrýt zříceninu
   *[no] {""}
}.
event-ruins-found = Odkryta karta { $card }: příští karta musí zakrýt zříceninu.
event-ambushed = Přepadení! Odkryta karta { $card }.
event-drawn = { $seat } kreslí { ID($terrain) ->
    [monster] do mapy hráče { $owner } nestvůry: { $cells }
    [forest] les: { $cells }
    [village] vesnici: { $cells }
    [farm] farmu: { $cells }
   *[water] vodu: { $cells }
}.
event-drew-nothing = Do mapy hráče { $owner } se nic nevejde.
event-coin-gained = { $owner } získává minci za tvar (mince { $coins }).
event-mountain-closed = { $owner } má obklopenou horu { $cells } a získává minci (mince { $coins }).
event-edict-scored = { $seat } získává { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
} za výnos { $letter }, { $card } ({ $law }).
event-coins-scored = { $seat } získává { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
} za mince.
event-monsters-scored = { $seat } ztrácí kvůli nestvůrám: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
event-season-scored = { $season }: { $seat } má { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}, celkem { $total }.

## Odmítnutí

no-CART-4-10-shape = { $shapes ->
    [one] Tato karta má jen jeden tvar.
    [few] Tato karta má { $shapes } tvary; zvol jeden z nich.
   *[other] Tato karta má { $shapes } tvarů; zvol jeden z nich.
}
no-CART-4-10-terrain = Toto teď zvolit nejde ({ $terrain }); na výběr je { $terrains }.
no-CART-4-11-off-map = Každé pole musí ležet na mapě, A1 až K11.
no-CART-4-11-filled = Tato pole už jsou obsazená: { $cells }.
no-CART-4-13-shape = Tato pole nejsou tvar z karty, ani když ho otočíš nebo převrátíš ({ $shape }).
no-CART-4-20 = Některý tvar z karty se vejde, takže musíš zakreslit tvar, a ne jediné pole.
no-CART-4-31 = Byla odkryta zřícenina: tvar musí zakrýt aspoň jedno volné pole se zříceninou.
no-CART-4-32 = Žádný tvar z karty nemůže zakrýt volné pole se zříceninou, proto zakresli jediné pole libovolným terénem.
no-CART-4-42-shape = Tato pole nejsou tvar z karty přepadení, ani když ho otočíš nebo převrátíš ({ $shape }).
no-CART-4-43 = Tvar z karty přepadení se na tuto mapu vejde, takže ho musíš zakreslit, a ne jediné pole.
no-CART-4-43-shape = Tvar z karty přepadení se na tuto mapu nevejde: zakresli jediné pole.

## Výsledek

line-edict = { $season }: { $card }
line-coins = { $season }: mince
line-monsters = { $season }: ztráta kvůli nestvůrám
remark-solo = Hodnocení { $rating }: { $title }
remark-tie-monsters = Shodu na prvním místě rozhodly body ztracené kvůli nestvůrám.

## Deska

board-season = { $season }: { $time } z { $limit }
board-deck = Balíček průzkumu { $deck }, balíček přepadení { $ambush_deck }
board-card = Karta: { $card }
board-ambush = Přepadení: { $card }
board-terrain = { $terrain }
board-ruins = Zakryj zříceninu!
board-column = Odkryto: { $column }
board-edict = { $letter } { $card }
board-player = { $seat }  { $total } ★  { $coins } ◉
board-legend = F les  V vesnice  A farma  W voda  X nestvůry  ▲ hora  ∩ zřícenina  # pustina

## Mapy hrané na papíře

name-monsters = Nestvůry
name-mountain_coins = Mince za hory
score-sheet-lines = má { $lines ->
    [one] jeden řádek
    [few] { $lines } řádky
   *[other] { $lines } řádků
}, mapa jich má { $expected }
score-sheet-width = řádek { $line } má { $characters ->
    [one] jeden znak
    [few] { $characters } znaky
   *[other] { $characters } znaků
}, každý jich má mít { $expected }
score-sheet-character = znak „{ ID($character) }“ na řádku { $line } ve sloupci { $column } nic neznamená, povoleny jsou { ID($allowed) }

## Důvody rady

hint-score = víc bodů hned
hint-edicts = víc bodů za výnosy, které se teprve budou hodnotit
hint-promise = dobrý základ pro to, co výnosy žádají
hint-coins = mince nebo skoro obklopená hora
hint-monsters = méně prázdných polí vedle příšer
hint-holes = méně míst, kam se už nic nevejde
