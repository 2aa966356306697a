### Kartografové česky.

title = Kartografové
summary = Jedna karta pro všechny, každému jeho mapa: kresli lesy, vesnice, farmy a vody, ať je královna spokojena.

option-side = Strana mapy
option-side-help = Divočina je volná krajina; v pustině se doprostřed mapy kreslit nedá.
value-side-A = A – divočina
value-side-B = B – pustina
option-all_tied_win = Shoda, kterou nestvůry nerozhodnou
option-all_tied_win-help = Jakmile se dva hráči s nejvyšším výsledkem shodnou i v bodech ztracených kvůli nestvůrám, vítězí všichni s tímto výsledkem.

## Otázky

ask-draw-shape = { ID($instead) ->
    [ruins] Žádným tvarem z karty nejde na tvé mapě překrýt pole se zříceninou: zakresli kterékoli jediné prázdné pole libovolným terénem.
    [shape] Žádný tvar z karty se na tvou mapu nevejde: zakresli kterékoli jediné prázdné pole terénem z karty.
   *[none] Zakresli do své mapy některý tvar z karty.
}
ask-choose-terrain = Zvol terén: { $terrains }.
ask-draw-monsters = { ID($instead) ->
    [ambush] Tvar z karty přepadení se na sousední mapu ({ $owner }) nevejde: zakresli na ni nestvůry na kterékoli jediné prázdné pole.
   *[none] Zakresli nestvůry do sousední mapy ({ $owner }).
}

## Odpovědi

action-place = Zakreslit { $shape ->
    [0] 1.
   *[other] 2.
} tvar: { $cells }
action-single = Zakreslit jediné pole { $cell }
action-paint = Terén: { $terrain }
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
event-explored = Odhalena karta { $card }: čas { $time }/{ $limit }{ $ruins ->
    [yes] ; je třeba překrýt pole se zříceninou
   *[no] {""}
}.
event-ruins-found = Odhalena karta { $card }: tvar z příští karty průzkumu musí překrýt pole se zříceninou.
event-ambushed = Přepadení! Odhalena karta { $card }.
drawn-terrain = { ID($terrain) ->
    [forest] les
    [village] vesnici
    [farm] farmu
    [monster] nestvůry
   *[water] vodu
}
event-drawn = { $seat } kreslí { drawn-terrain }: { $cells }.
event-single-drawn = { ID($reason) ->
    [ruins] { $seat } žádným tvarem z karty nemůže překrýt pole se zříceninou, a kreslí proto { drawn-terrain } na jediné pole { $cells }.
    [ambush] Tvar z karty přepadení se na sousední mapu ({ $owner }) nevejde; { $seat } kreslí nestvůry na jediné pole { $cells }.
   *[shape] { $seat } nemá na mapě místo pro žádný tvar z karty, a kreslí proto { drawn-terrain } na jediné pole { $cells }.
}
event-raided = { $seat } kreslí do sousední mapy ({ $owner }) nestvůry: { $cells }.
event-solo-raided = Nestvůry z karty { $card } se samy zakreslují do mapy ({ $owner }): { $cells }.
event-drew-nothing = { $owner } nekreslí nic: na mapě už není žádné prázdné pole.
event-raid-missed = { $seat } nekreslí nestvůry: na sousední mapě ({ $owner }) už není žádné prázdné pole.
event-ambush-ignored = { $card } se nikam na mapu nevejde ({ $owner }), nestvůry se nekreslí a karta se ignoruje.
event-coin-lost = { $owner } nezískává minci za { $mountain ->
    [yes] obklopenou horu
   *[no] tvar
}: počítadlo mincí je plné.
event-coin-gained = { $owner } získává minci za tvar (má jich { $coins }).
event-mountain-closed = Hora { $cells } je obklopená: { $owner } získává minci (má jich { $coins }).
event-season-ended = { $season } končí: součet časových hodnot je { $time }, časový limit { $limit }.
event-edict-scored = { $seat } získává { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za výnos { $letter }, { $card } ({ $law }).
event-coins-scored = { $points ->
    [0] { $seat } nemá mince, a nezískává za ně tedy žádný bod
    [one] { $seat } získává { $points } bod za mince
    [few] { $seat } získává { $points } body za mince
   *[other] { $seat } získává { $points } bodů za mince
}.
event-monsters-scored = { $seat } kvůli nestvůrám { ABS($points) ->
    [0] neztrácí žádný bod
    [one] ztrácí { ABS($points) } bod
    [few] ztrácí { ABS($points) } body
   *[other] ztrácí { ABS($points) } bodů
}.
event-season-scored = { $season } celkem, { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}. Dosavadní součet je { $total }.

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
no-CART-4-31 = Byla odhalena karta zříceniny: tvar musí překrýt aspoň jedno prázdné pole se zříceninou.
no-CART-4-32 = Žádným tvarem z karty nejde překrýt prázdné pole se zříceninou, proto zakresli jediné pole libovolným terénem.
no-CART-4-42-shape = Tato pole nejsou tvar z karty přepadení, ani když ho otočíš nebo převrátíš ({ $shape }).
no-CART-4-43 = Tvar z karty přepadení se na tuto mapu vejde, takže ho musíš zakreslit, a ne jediné pole.
no-CART-4-43-shape = Tvar z karty přepadení se na tuto mapu nevejde: zakresli jediné pole.

## Výsledek

line-edict = { $season }: { $card }
line-coins = { $season }: mince
line-monsters = { $season }: ztráta kvůli nestvůrám
remark-solo = Hodnocení: { $score } − { $less } (čísla na čtyřech bodovacích kartách) = { $rating }. Titul: { $title }
remark-tie-monsters = Shodu na prvním místě rozhodly body ztracené kvůli nestvůrám.

## Deska

board-season = { $season }: { $time } z { $limit }
board-deck = Balíček průzkumu { $deck }, balíček přepadení { $ambush_deck }
board-card = Karta: { $card }
board-ambush = Přepadení: { $card }
board-terrain = { $terrain }
board-ruins = Překryj zříceninu!
board-column = Odhaleno: { $column }
board-edict = { $letter } { $card }
board-player = { $seat }  { $total } ★  { $coins } ◉
board-legend = F les  V vesnice  A farma  W voda  X nestvůry  ▲ hora  ∩ zřícenina  # pustina

## Mapy hrané na papíře

name-autumn = Podzim
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
hint-monsters = méně prázdných polí vedle nestvůr
hint-holes = méně míst, kam se už nic nevejde

## První lekce

lesson-first = První lekce: mapa pro královnu
lesson-first-1 = Kreslíš mapu pro královnu a její čtyři výnosy říkají, co se jí tentokrát líbí. Díváš se přes rameno Anně, Boris kreslí svou vlastní mapu. Na konci každého ročního období se vyhodnocují dva výnosy: na jaře A a B, v létě B a C, na podzim C a D, v zimě D a A. Každý výnos se tedy počítá dvakrát.
lesson-first-2 = Odhalí se karta a všichni najednou zakreslí její tvar do své mapy, libovolně otočený a převrácený. Zemědělská půda nabízí dva tvary, ten malý přináší minci. Teď ty: kam ho zakreslíš?
lesson-first-2-answer = Anna volí malou farmu s mincí a kreslí ji tak, aby se dotýkala hory B4: výnos A, Údolí čarodějů, dává za pole s farmou vedle hory jeden bod a za pole s vodou dva.
lesson-first-3 = Farma je zakreslená a na Annině počítadle mincí je zaškrtnutá mince. Každá mince přinese od této chvíle na konci každého ročního období jeden bod, takže časná mince zaplatí čtyřikrát.
lesson-first-4 = Jiné karty mají jediný tvar a ty volíš terén. Číslo na kartě je její časová hodnota. Jakmile součet časových hodnot odhalených karet dosáhne časového limitu, roční období končí a boduje se.
lesson-first-5 = Veletok: krátký tvar s mincí, nebo dlouhý bez ní. Teď ty: co zakreslíš a kam?
lesson-first-5-answer = Anna volí krátkou řeku s mincí a vede ji kolem hory F6. Pole s vodou vedle hory je podle výnosu A za dva body, na jaře a ještě jednou v zimě.
lesson-first-6 = K mincím vede ještě jiná cesta: Boris obsadil všechna čtyři pole kolem hory a jednu minci za to získává. Čím jsou obsazená, na tom nezáleží.
lesson-first-7 = Karta zříceniny nemá žádný tvar. Žádá, aby tvar z další karty překryl aspoň jedno pole se zříceninou. Anna přes jedno zakreslila les. Kdo to nedokáže, zakreslí místo toho jediné pole.
lesson-first-8 = Čas jara uplynul. Anna získává 3 body za výnos A, 2 za výnos B, Propasti, které dávají body za jednotlivá prázdná pole obklopená ze všech stran, a 3 za mince: celkem 8. Na kterékoli číslo můžeš kdykoli kliknout a na mapě uvidíš, z čeho vzniklo.
lesson-first-9 = Přepadení! Mapové listy si vymění majitele a každý zakreslí nestvůry tam, kde to druhého nejvíc zabolí. Boris dal na Anninu mapu tři pole nestvůr. Na konci každého ročního období ztratí Anna za každé prázdné pole vedle nestvůr jeden bod.
lesson-first-10 = Drahé léto: po druhém přepadení připraví třináct prázdných polí vedle nestvůr Annu o většinu z dvaceti bodů. Pomáhá jediné: kreslit kolem nestvůr, dokud vedle nich nezbude nic prázdného.
lesson-first-11 = Na podzim vede Anna vodu kolem hor i kolem nestvůr. Uzavře jí horu F6 a získá minci, v zimě za ni budou body z Údolí čarodějů a vedle nestvůr ubude prázdných polí. Nejlepší tahy dělají několik věcí najednou.
lesson-first-12 = Podzim patří Anně: 14 polí s lesem na okraji mapy za výnos C, Hraniční les, a 18 bodů za druhé největší území s vesnicí, výnos D. Vybudovala dvě velká území, protože se počítá jen to druhé.
lesson-first-13 = Poslední karta přichází po kartě zříceniny, ale na Annině mapě se tvar přes žádnou zříceninu nevejde. Zakreslí tedy jediné pole s libovolným terénem. Teď ty: které pole vybereš a čím ho vyplníš?
lesson-first-13-answer = Anna udělá z B3 vodu. Leží vedle hory B4, takže přinese ještě dva body za Údolí čarodějů, které se právě bude vyhodnocovat.
lesson-first-14 = Zima přináší Anně 46 bodů, skoro tolik co všechna předchozí roční období dohromady, protože její mapa od začátku rostla podle všech čtyř výnosů. Vítězí 94 : 72. Teď kresli ty.

holding-edict = { $letter } · { $card }
holding-coins = Mince
holding-monsters = Ztráty kvůli nestvůrám

## Pro začátečníky: oč v které otázce jde.

teach-draw-shape = Všichni kreslí tutéž kartu, každý do své mapy. Tvar můžeš otočit i převrátit; polož ho na prázdná pole tak, aby ti nesl body podle výnosů tohoto ročního období.
teach-choose-terrain = Celý tvar se vyplní jedním terénem. Podívej se na výnosy: každý chce určité terény na určitých místech.
teach-draw-monsters = Tohle je sousední mapa a smíš ji pokazit: dej nestvůry tam, kde vedle nich bude hodně prázdných polí. Dokud do nich nikdo nic nezakreslí, ztrácí se za každé z nich jeden bod na konci každého ročního období.

## Co může být na erbu

crest-tower = věž
crest-sun = slunce
crest-moon = měsíc
crest-crown = koruna
crest-tree = strom
crest-heart = srdce
crest-swords = zkřížené meče
crest-lily = lilie
