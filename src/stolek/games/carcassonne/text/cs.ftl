### Carcassonne česky.

title = Carcassonne
summary = Stavěj krajinu kartičku po kartičce, vysílej do ní družiníky a získávej body za cesty, města, kláštery a louky.

option-inns_cathedrals = Hostince a katedrály
option-inns_cathedrals-help = 18 kartiček navíc a pro každého velká figurka: hostince a katedrály vynášejí víc, ale jen když se dílo dokončí.
option-traders_builders = Kupci a stavitelé
option-traders_builders-help = 24 kartiček navíc: zboží za dokončená města, stavitel, který přináší druhou kartičku, a selátko na louku.
option-hills_sheep = Ovce a kopce
option-hills_sheep-help = 18 kartiček navíc: kopce rozhodují shody, vinice obohacují kláštery a pastýři shánějí stáda, dokud nepřijde vlk.
option-wheel = Kolo osudu
option-wheel-help = 12 kartiček navíc a v plném rozšíření kolo jako začátek krajiny.
option-river = Řeka
option-river-help = Krajina začíná řekou z 12 kartiček.
option-farmers = Sedláci
option-farmers-help = Družiníci smějí ležet na loukách a na konci získávají body za dokončená města; pro první hru je můžeš vynechat.
option-wheel_mode = Použití Kola osudu
option-wheel_mode-help = S Kolem osudu: celé rozšíření s deskou, nebo jen jeho kartičky.
value-wheel_mode-expansion = celé rozšíření
value-wheel_mode-tiles_only = jen jeho kartičky
option-auto_gather = Stádo z uzavřené louky jde do salaše
option-auto_gather-help = S Ovcemi a kopci: stádo na louce, která se už nemůže zvětšit, jde do salaše samo.
option-spring_choice = Pramen umístí začínající hráč
option-spring_choice-help = S Řekou a Kolem osudu: první hráč zvolí, kudy řeka opustí desku s kolem.
option-inns = Hostince platí
option-inns-help = Jen pro kontrolu zaznamenaných her: bez této volby hostince nic neznamenají.
option-cathedrals = Katedrály platí
option-cathedrals-help = Jen pro kontrolu zaznamenaných her: bez této volby katedrály nic neznamenají.
option-hills = Kopce platí
option-hills-help = Jen pro kontrolu zaznamenaných her: bez této volby kopce nic neznamenají.
option-vineyards = Vinice platí
option-vineyards-help = Jen pro kontrolu zaznamenaných her: bez této volby vinice nic neznamenají.

## Názvy míst a věcí

name-r0 = cesta 1
name-r1 = cesta 2
name-r2 = cesta 3
name-r3 = cesta 4
name-c0 = město 1
name-c1 = město 2
name-c2 = město 3
name-c3 = město 4
name-f0 = louka 1
name-f1 = louka 2
name-f2 = louka 3
name-f3 = louka 4
name-monastery = klášter
name-fortune_1 = Štěstěna
name-taxes_1 = Daně, první políčko
name-taxes_2 = Daně, druhé políčko
name-famine_1 = Hladomor
name-storm_1 = Bouře, první políčko
name-storm_2 = Bouře, druhé políčko
name-inquisition_1 = Inkvizice
name-plague_1 = Mor, první políčko
name-plague_2 = Mor, druhé políčko
name-follower = družiník
name-big_follower = velká figurka
name-builder = stavitel
name-piglet = selátko
name-shepherd = pastýř
name-inn = hostincem
name-cathedral = katedrálou
name-wine = víno
name-grain = obilí
name-cloth = látka
name-N = severní
name-E = východní
name-S = jižní
name-W = západní

## Části vět

points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
scorers = { COUNT($seats) ->
    [one] { $seats } získává
    [few] { $seats } získávají po
   *[other] { $seats } získávají po
}
tile-count = { $tiles ->
    [one] 1 kartička
    [few] { $tiles } kartičky
   *[other] { $tiles } kartiček
}
pennant-count = { $pennants ->
    [0] {""}
    [one] {" "}a 1 erb
    [few] {" "}a { $pennants } erby
   *[other] {" "}a { $pennants } erbů
}
with-terms = { COUNT($terms) ->
    [0] {""}
   *[other] {" "}s { $terms }
}
decided = { ID($decided_by) ->
    [hill] {" "}Shodu rozhodl kopec.
   *[nothing] {""}
}
at-tiles = { $points ->
    [0] {""}
   *[other] {", "}za každou { $per_tile }
}

## Otázky

ask-place-tile = Přilož vylosovanou kartičku tak, aby všechny strany navazovaly.
ask-place-figure = Postav na právě přiloženou kartičku figurku, nebo žádnou nestav.
ask-flock = Louka tvého pastýře se zvětšila: rozšiř stádo, nebo ho zažeň do salaše.
ask-plague = Mor: vezmi si zpět jednoho ze svých družiníků.
ask-place-spring = Vyber, kde bude ležet pramen vedle desky s kolem.

## Odpovědi

action-lay-tile = { $x }, { $y }, { $rot ->
    [0] bez otočení
    [1] otočit o čtvrtinu
    [2] otočit o polovinu
   *[other] otočit o tři čtvrtiny
}
action-lay-spring = Pramen na { $x }, { $y }
action-pass = Nestavět nic
action-place-follower = Družiník: { $segment }
action-place-big-follower = Velká figurka: { $segment }
action-place-builder = Stavitel: { $segment }
action-place-piglet = Selátko: { $segment }
action-place-shepherd = Pastýř: { $segment }
action-take-crown = Družiník na políčko s korunami: { $space }
action-grow = Rozšířit stádo (vzít žeton)
action-gather = Zahnat stádo do salaše
action-take-back = Vzít zpět družiníka z { $x }, { $y }

## Co se děje

event-start-player-chosen = Začíná { $seat }.
event-start-laid = Krajina začíná kartičkou „{ $tile }“ na { $at }.
event-board-laid = Na stole leží deska s kolem; velké prasátko stojí na výseči { $sector }.
event-tile-drawn = { $seat } bere kartičku „{ $tile }“{ $number ->
    [0] {""}
   *[other] {" "}s číslem { $number }
}; { $left ->
    [0] nezbývá žádná
    [one] zbývá 1
    [few] zbývají { $left }
   *[other] zbývá { $left }
}.
event-tile-discarded = Kartička „{ $tile }“ nikam nepasuje a je ze hry venku.
event-tile-laid = { $seat } pokládá „{ $tile }“ na { $at }.
event-tile-buried = Pod kopec jde kartička, kterou nikdo neviděl; { $left ->
    [0] nezbývá žádná
    [one] zbývá 1
    [few] zbývají { $left }
   *[other] zbývá { $left }
}.
event-passed = { $seat } nestaví žádnou figurku.
event-figure-placed = { $seat } staví { ID($figure) ->
    [follower] { ID($feature) ->
        [road] lupiče
        [city] rytíře
        [monastery] mnicha
       *[field] sedláka
    }
    [big_follower] velkou figurku jako { ID($feature) ->
        [road] lupiče
        [city] rytíře
        [monastery] mnicha
       *[field] sedláka
    }
    [builder] stavitele
    [piglet] selátko
   *[shepherd] pastýře
} na { $at } ({ $segment }).
event-figure-returned = { ID($figure) ->
    [follower] Družiník
    [big_follower] Velká figurka
    [builder] Stavitel
    [piglet] Selátko
   *[shepherd] Pastýř
} se vrací z { $at } (vlastník: { $seat }).
event-road-scored = { scorers } { points } za dokončenou cestu ({ tile-count }{ with-terms }{ at-tiles }).{ decided }
event-city-scored = { scorers } { points } za dokončené město ({ tile-count }{ pennant-count }{ with-terms }{ at-tiles }).{ decided }
event-open-road-scored = { scorers } { points } za nedokončenou cestu ({ tile-count }{ with-terms }).{ decided }
event-open-city-scored = { scorers } { points } za nedokončené město ({ tile-count }{ pennant-count }{ with-terms }).{ decided }
event-monastery-scored = { scorers } { points } za dokončený klášter na { $at }{ $bonus ->
    [0] {""}
   *[other] , z toho { $bonus } za vinice
}.
event-open-monastery-scored = { scorers } { points } za nedokončený klášter na { $at } ({ tile-count }).
event-field-scored = { scorers } { points } za louku s { $cities ->
    [0] žádným dokončeným městem
    [one] 1 dokončeným městem
    [few] { $cities } dokončenými městy
   *[other] { $cities } dokončenými městy
}, za každé { $per_city }.{ decided }
event-goods-taken = { $seat } dokončuje město a bere zboží: { $goods }.
event-goods-scored = { scorers } { points } za převahu ve zboží: { $goods } ({ $tokens }).
event-second-part = Díky staviteli hraje { $seat } ještě jednu kartičku.
event-token-drawn = { $seat } bere žeton pro stádo: { $token }.
event-flock-gathered = { scorers } { points } za { $closed ->
    [yes] stádo z uzavřené louky
   *[no] stádo zahnané do salaše
}: { $sheep } na žetonech, { $printed } na kartičkách.
event-wheel-turned = Velké prasátko jde o { $number ->
    [one] 1 výseč
    [few] { $number } výseče
   *[other] { $number } výsečí
} dál: { $sector }.
event-fortune-scored = Štěstěna: { scorers } { points }.
event-taxes-scored = Daně: { scorers } { points } za { $figures ->
    [one] 1 rytíře
    [few] { $figures } rytíře
   *[other] { $figures } rytířů
}.
event-famine-scored = Hladomor: { scorers } { points } za { $figures ->
    [one] 1 sedláka
    [few] { $figures } sedláky
   *[other] { $figures } sedláků
}.
event-storm-scored = Bouře: { scorers } { points } za { $figures ->
    [one] 1 družiníka
    [few] { $figures } družiníky
   *[other] { $figures } družiníků
} v zásobě.
event-inquisition-scored = Inkvizice: { scorers } { points } za { $figures ->
    [one] 1 mnicha
    [few] { $figures } mnichy
   *[other] { $figures } mnichů
}.
event-crown-taken = { $seat } staví družiníka na políčko s korunami ({ $sector }).
event-crown-scored = Koruny, { $sector }: { scorers } { points }.
event-game-ended = Poslední kartička je odehraná; zbývá závěrečné vyhodnocení.
event-winners-declared = { COUNT($seats) ->
    [one] Vítězem je { $seats } s { $total } body.
    [few] O vítězství se dělí { $seats }, každý s { $total } body.
   *[other] O vítězství se dělí { $seats }, každý s { $total } body.
}

## Odmítnutí

no-CARC-2-6-cell = Pramen musí ležet u strany desky s loukou.
no-CARC-4-1-taken = Na { $x }, { $y } už kartička leží.
no-CARC-4-1-corner = Na { $x }, { $y } by se kartička dotýkala ostatních jen rohem; musí přiléhat celou stranou.
no-CARC-4-1-apart = Na { $x }, { $y } by se kartička žádné jiné nedotýkala.
no-CARC-4-2-edge = { ID($side) ->
    [N] Severní
    [E] Východní
    [S] Jižní
   *[W] Západní
} strana nenavazuje: na tvé kartičce je { ID($mine) ->
    [city] město
    [road] cesta
    [river] řeka
   *[field] louka
}, na sousední { ID($theirs) ->
    [city] město
    [road] cesta
    [river] řeka
   *[field] louka
}.
no-CARC-4-10-supply = Tahle figurka už v tvé zásobě není ({ $figure }).
no-CARC-4-12-claimed = { ID($feature) ->
    [road] Tahle cesta už je obsazená
    [city] Tohle město už je obsazené
   *[field] Tahle louka už je obsazená
}: { $seats }.
no-CARC-4-16-place = Na právě přiložené kartičce takové místo pro figurku není.
no-CARC-6-1-farmer = Hraje se bez sedláků: na louku se družiníci nestavějí.
no-CARC-6-20-place = Stavitel smí stát jen na cestě nebo ve městě.
no-CARC-6-20-complete = Kartička tuhle stavbu právě dokončila, stavitel by tu neměl co dělat.
no-CARC-6-20-alone = Stavitel potřebuje na téže cestě nebo v témže městě tvého družiníka.
no-CARC-6-25-place = Selátko smí stát jen na louce.
no-CARC-6-25-alone = Selátko potřebuje na téže louce tvého sedláka.
no-CARC-6-33-place = Pastýř smí stát jen na louce.
no-CARC-6-33-taken = Na téhle louce už pastýř stojí ({ $seats }).
no-CARC-6-53-nobody = Tam žádný tvůj družiník nestojí.
no-CARC-6-54-space = Takové políčko s korunami na kole není.
no-CARC-6-54-figure = Na políčkách s korunami smějí stát jen obyčejní družiníci.
no-CARC-6-54-taken = Toto políčko s korunami už je obsazené ({ $seat }).
no-CARC-6-62-apart = Kartička řeky musí navázat na otevřený konec řeky.
no-CARC-6-62-back = Řeka se nesmí otočit do protisměru: po zatáčce musí další vést na druhou stranu.

## Výsledek

line-road = Dokončené cesty
line-city = Dokončená města
line-monastery = Dokončené kláštery
line-flock = Stáda
line-fortune = Štěstěna
line-taxes = Daně
line-famine = Hladomor
line-storm = Bouře
line-inquisition = Inkvizice
line-crown = Políčka s korunami
line-open-road = Nedokončené cesty
line-open-city = Nedokončená města
line-open-monastery = Nedokončené kláštery
line-field = Louky
line-goods = Zboží
remark-shared = O vítězství se dělí { $seats }.

## Deska

board-turn = Na tahu: { $seat }{ $part ->
    [1] {""}
   *[other] , druhá kartička
}
board-piles = Zbývá kartiček: { $pile }{ $river ->
    [0] {""}
   *[other] , z řeky { $river }
}{ $buried ->
    [0] {""}
   *[other] , pod kopci { $buried }
}
board-discarded = Kartiček vyřazených ze hry: { $count }
board-player = { $number } { $seat }: { $score } b., kdyby hra skončila teď { $now }
board-goods = { $goods }
board-wheel = Kolo:
board-sector = { $sector }
board-drawn = K přiložení: { $tile }{ $number ->
    [0] {""}
   *[other] {" "}(číslo { $number })
}
board-legend = ▒ město  ─ cesta  † klášter  · louka  + volné místo  o družiník  O velká figurka  b stavitel  p selátko  s pastýř
board-legend-marks = ◊ erb  ‡ katedrála  i hostinec  w víno  g obilí  c látka  * ovce  ^ kopec  v vinice

## Důvody rady

hint-score = body hned
hint-road = lepší podíl na cestách
hint-city = lepší podíl na městech
hint-monastery = lepší klášter
hint-field = lepší podíl na loukách
hint-followers = víc volných družiníků
hint-goods = náskok ve zboží

## První lekce

lesson-first = První lekce: krajina roste
lesson-first-1 = Anna a Boris stavějí krajinu ze čtvercových kartiček a ty se díváš Anně přes rameno. Jedna kartička už leží na stole, pod krajinou vidíš tu, kterou si Anna právě vylosovala. Každý tah vypadá stejně: polož kartičku, můžeš na ni postavit družiníka, vyhodnoť, co je hotové.
lesson-first-2 = Kartička se musí dotýkat některé už položené a všechno, co se na hranách potká, musí navazovat: cesta na cestu, město na město, louka na louku. Anna křižovatku natočila tak, aby na ni cesta z první kartičky navázala.
lesson-first-3 = Potom Anna smí na právě položenou kartičku postavit jednoho ze svých sedmi družiníků, na žádnou jinou. Na cestě je z něj lupič. Zůstane tam, dokud cesta nebude hotová, takže posledního družiníka neposílej ven bez rozmyslu.
lesson-first-4 = Boris vylosoval klášter a poslal do něj mnicha. Klášter je hotový, až bude zabráno všech osm míst kolem něj, a pak vynese 9 bodů.
lesson-first-5 = Tady posílá do města rytíře. Hotové město vynese 2 body za každou kartičku a 2 další za každý erb. Dokud tu rytíř stojí, nikdo jiný do téhož města družiníka postavit nesmí. Dostaneš se tam jen oklikou: začni vedle vlastní město a později obě spoj.
lesson-first-6 = Anna položila kartičku, která vlevo uzavírá malé město. Nikdo v něm nestojí. Teď ty: kam postavíš družiníka? Vyber jedno z označených míst, nebo nestav nikoho.
lesson-first-6-answer = Rytíř je ve městě ve chvíli, kdy se uzavře. Hned vydělá body a ještě v témže tahu je zase volný: body, které nic nestojí.
lesson-first-7 = Dvě kartičky jsou 4 body a rytíř je zase doma. Družiníci z hotových staveb se vždycky vracejí, na nedokončených zůstávají. V tom je jádro hry: máš sedm družiníků a chceš, aby každý vydělal víckrát.
lesson-first-8 = Boris pokládá družiníka na louku: je z něj sedlák. Ten se domů nevrátí nikdy. Teprve na konci hry vynese jeho louka 3 body za každé hotové město, kterého se dotýká. Časný sedlák vydělá hodně, ale stojí tě družiníka natrvalo.
lesson-first-9 = Anna vylosovala klášter. Teď ty: kam ho položíš? Nezapomeň, že potřebuje osm sousedů.
lesson-first-9-answer = Anna ho dává vedle Borisova velkého města, kde už na několika stranách kartičky leží a další přibudou: mezery jí pomůže zaplnit sám Boris.
lesson-first-10 = Boris uzavírá velké město: osm kartiček a dva erby po 2 bodech, to je 20. V témže tahu položil vedle něj sedláka, protože město je teď hotové a bude živit louku.
lesson-first-11 = Cesta je hotová, když oba její konce někam vedou: na křižovatku, do města, ke klášteru, nebo zpátky do sebe. Vynese 1 bod za kartičku. Annina cesta má osm kartiček a její lupič se po dlouhé době vrací domů.
lesson-first-12 = Jeden z Borisových klášterů má svých osm sousedů: 9 bodů a mnich jde domů. Je jedno, kdo kartičky kolem něj položil.
lesson-first-13 = Zbývá jen pár kartiček a Anna stihla uzavřít své město: šest kartiček a tři erby dají 18 bodů. Nedokončené by bylo za polovinu. Ke konci se vyplatí počítat, co se ještě dá dostavět.
lesson-first-14 = Poslední kartička leží. Nedokončené cesty, města a kláštery vynesou po 1 bodu za kartičku a erb a pak přijdou na řadu sedláci. Borisova louka se dotýká sedmi hotových měst, to je 21 bodů, Annina jen dvou. Boris tak vyhrává 88 : 86, a to díky sedlákům. Víc vědět nepotřebuješ: sedni si a hraj.
