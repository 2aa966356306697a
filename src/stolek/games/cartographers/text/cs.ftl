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
    [one] je { $deck } karta
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
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za výnos { $letter }, { $card } ({ $law }).
event-coins-scored = { $seat } získává { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za mince.
event-monsters-scored = { $seat } ztrácí kvůli nestvůrám: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
event-season-scored = { $season }: { $seat } má { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, celkem { $total }.

## Odmítnutí

no-CART-4-10-shape = { $shapes ->
    [1] Tato karta má jen jeden tvar.
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
    [1] jeden řádek
    [few] { $lines } řádky
   *[other] { $lines } řádků
}, mapa jich má { $expected }
score-sheet-width = řádek { $line } má { $characters ->
    [1] jeden znak
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

## První lekce

lesson-first = První lekce: mapa pro královnu
lesson-first-1 = Kreslíš mapu pro královnu a její čtyři výnosy říkají, co se jí tentokrát líbí. Díváš se přes rameno Anně, Boris kreslí svou vlastní mapu. Každé období hodnotí dva výnosy: jaro A a B, léto B a C, podzim C a D, zima D a A. Každý výnos se tedy počítá dvakrát.
lesson-first-2 = Otočí se karta a všichni najednou zakreslí její tvar do své mapy, libovolně otočený a převrácený. Zemědělská půda nabízí dva tvary, ten malý přináší minci. Teď ty: kam ho zakreslíš?
lesson-first-2-answer = Anna bere malé pole s mincí a kreslí ho tak, aby se dotýkalo hory B4: výnos A, Údolí čarodějů, dává za pole vedle hory jednu hvězdu a za vodu dvě.
lesson-first-3 = Pole je zakreslené a mince leží na Annině stupnici. Každá mince vynese hvězdu na konci každého období od této chvíle, takže časná mince zaplatí čtyřikrát.
lesson-first-4 = Jiné karty mají jediný tvar a ty volíš terén. Číslo na kartě je její čas. Jakmile součet časů otočených karet dosáhne meze období, období končí a hodnotí se.
lesson-first-5 = Veletok: krátký kus s mincí, nebo dlouhý bez ní. Teď ty: co zakreslíš a kam?
lesson-first-5-answer = Anna bere krátkou řeku s mincí a vede ji kolem hory F6. Voda vedle hory je podle výnosu A za dvě hvězdy, na jaře a ještě jednou v zimě.
lesson-first-6 = K mincím vede ještě jiná cesta: Boris zaplnil všechna čtyři políčka kolem hory a jednu za to dostává. Čím jsou zaplněná, na tom nezáleží.
lesson-first-7 = Karta ruin nemá žádný tvar. Žádá, aby další karta zakryla aspoň jedno políčko s ruinami. Anna přes jedno nakreslila les. Kdo to nedokáže, zakreslí místo toho jediné políčko.
lesson-first-8 = Čas jara vypršel. Anna dostává 3 hvězdy za výnos A, 2 za výnos B, Propasti, které platí za jednotlivá prázdná políčka obklopená ze všech stran, a 3 za mince: celkem 8. Na kterékoli číslo můžeš kdykoli kliknout a na mapě uvidíš, z čeho vzniklo.
lesson-first-9 = Přepadení! Mapy si vymění majitele a každý zakreslí příšery tam, kde druhého nejvíc zabolí. Boris dal do Anniny mapy tři. Na konci každého období stojí Annu každé prázdné políčko vedle příšery jednu hvězdu.
lesson-first-10 = Drahé léto: po druhém přepadení spolkne třináct prázdných políček vedle příšer většinu z dvaceti hvězd. Pomáhá jediné: obkreslovat příšery, dokud se jich nedotýká nic prázdného.
lesson-first-11 = Na podzim vede Anna vodu kolem hor i kolem příšer. Uzavře jí horu F6 za minci, v zimě za ni budou hvězdy z Údolí čarodějů a příšerám ubere prázdná políčka. Nejlepší tahy dělají několik věcí najednou.
lesson-first-12 = Podzim patří Anně: 14 políček lesa na okraji mapy za výnos C, Hraniční les, a 18 hvězd za druhou největší skupinu vesnic, výnos D. Postavila dvě velké skupiny, protože se počítá jen ta druhá.
lesson-first-13 = Poslední karta přichází s ruinami, ale na Annině mapě se tvar přes žádné nevejde. Zakreslí tedy jediné políčko s libovolným terénem. Teď ty: které políčko vybereš a čím ho vyplníš?
lesson-first-13-answer = Anna udělá z B3 vodu. Leží vedle hory B4, takže přinese ještě dvě hvězdy za Údolí čarodějů, které se právě bude hodnotit.
lesson-first-14 = Zima přináší Anně 46 hvězd, skoro tolik co všechna předchozí období dohromady, protože její mapa od začátku rostla podle všech čtyř výnosů. Vyhrává 94 : 72. Teď kresli ty.

holding-edict = { $letter } · { $card }
holding-coins = Mince
holding-monsters = Ztráty za nestvůry

## Pro začátečníky: oč v které otázce jde.

teach-draw-shape = Všichni kreslí tutéž kartu, každý do své mapy. Tvar můžeš otočit i převrátit; polož ho na prázdná pole tak, aby ti nesl body podle výnosů tohoto období.
teach-choose-terrain = Celý tvar se vyplní jedním terénem. Podívej se na výnosy: každý chce určité terény na určitých místech.
teach-draw-monsters = Tohle je mapa souseda a smíš mu ji pokazit: dej nestvůry tam, kde vedle nich bude hodně prázdných polí. Dokud se něčím nezakreslí, stojí každé z nich souseda hvězdu.
