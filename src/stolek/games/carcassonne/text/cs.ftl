### Carcassonne česky.

title = Carcassonne
summary = Stavěj krajinu kartičku po kartičce, vysílej do ní družiníky a získávej body za cesty, města, kláštery a louky.

option-start = Začínající hráč
option-start-help = Kdo hru začne. Rozhodne náhoda, pokud se u stolu nedohodnete jinak.
value-start-chance = určí náhoda
value-start-1 = hráč 1
value-start-2 = hráč 2
value-start-3 = hráč 3
value-start-4 = hráč 4
value-start-5 = hráč 5
value-start-6 = hráč 6
value-start-7 = hráč 7
value-start-8 = hráč 8
option-farmers = Sedláci
option-farmers-help = Družiníci smějí ležet na loukách a na konci získávají body za uzavřená města; pro první hru je můžeš vynechat.

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
name-follower = družiník
name-N = severní
name-E = východní
name-S = jižní
name-W = západní

## Části vět

points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
points-each = { $points ->
    [one] { $points } bodu
    [few] { $points } bodech
   *[other] { $points } bodech
}
scored = { COUNT($seats) ->
    [one] { $seats } získává { points }
    [few] { $seats } získávají po { points-each }
   *[other] { $seats } získávají po { points-each }
}
tile-count = { $tiles ->
    [one] { $tiles } kartička
    [few] { $tiles } kartičky
   *[other] { $tiles } kartiček
}
pennant-count = { $pennants ->
    [0] {""}
    [one] {" "}a { $pennants } erb
    [few] {" "}a { $pennants } erby
   *[other] {" "}a { $pennants } erbů
}
with-terms = { COUNT($terms) ->
    [0] {""}
   *[other] {", "}{ $terms }
}
decided = { ID($decided_by) ->
    [hill] {" "}Shodu rozhodl kopec.
   *[nothing] {""}
}{ COUNT($outnumbered) ->
    [0] {""}
    [one] {" "}Bez převahy: { $outnumbered }.
    [few] {" "}Bez převahy: { $outnumbered }.
   *[other] {" "}Bez převahy: { $outnumbered }.
}
at-tiles = {", po "}{ $per_tile }
returned-figure = { ID($figure) ->
    [big_follower] Velká figurka
    [builder] Stavitel
    [piglet] Selátko
    [shepherd] Pastýř
   *[follower] Družiník
}
role = { ID($feature) ->
    [road] lupiče
    [city] rytíře
    [monastery] mnicha
   *[field] sedláka
}

## Otázky

ask-place-tile = Přilož kartičku tak, aby všechny strany navazovaly.
ask-place-figure = Postav na právě přiloženou kartičku figurku, nebo žádnou nestav.

## Odpovědi

action-lay-tile = Na { $x }, { $y }, { $rot ->
    [0] bez otočení
    [1] otočená o čtvrtinu
    [2] otočená o polovinu
   *[other] otočená o tři čtvrtiny
}
action-pass = Nestavět nic
action-place-follower = Družiník: { $segment }

## Co se děje

event-start-player-chosen = Začíná { $seat }.
event-start-laid = Krajina začíná kartičkou „{ $tile }“ na { $at }.
event-tile-drawn = { $seat } bere kartičku „{ $tile }“{ $number ->
    [0] {""}
   *[other] {" "}s číslem { $number }
}; v hromádce { $left ->
    [0] nezbývá žádná
    [one] zbývá { $left }
    [few] zbývají { $left }
   *[other] zbývá { $left }
}.
event-tile-discarded = Kartička „{ $tile }“ nikam nepasuje a vyřazuje se ze hry.
event-tile-laid = { $seat } přikládá „{ $tile }“ na { $at }.
event-road-completed = Tím se uzavírá cesta ({ tile-count }){ COUNT($seats) ->
    [0] , na které nikdo nestojí
   *[other] {""}
}.
event-city-completed = Tím se uzavírá město ({ tile-count }){ COUNT($seats) ->
    [0] , ve kterém nikdo nestojí
   *[other] {""}
}.
event-monastery-completed = Tím se uzavírá klášter na { $places }{ COUNT($seats) ->
    [0] , ve kterém nikdo nestojí
   *[other] {""}
}.
event-passed = { $seat } nestaví žádnou figurku.
event-figure-placed = { $seat } staví { role } na { $at } ({ $segment }).
event-figure-returned = { returned-figure } se vrací z { $at } (hráč: { $seat }).
event-figure-collected = { returned-figure } se vrací z { $at } (hráč: { $seat }).
event-road-scored = { scored } za uzavřenou cestu ({ tile-count }{ with-terms }{ at-tiles }).{ decided }
event-city-scored = { scored } za uzavřené město ({ tile-count }{ pennant-count }{ with-terms }{ at-tiles }).{ decided }
event-open-road-scored = { scored } za neuzavřenou cestu ({ tile-count }{ with-terms }).{ decided }
event-open-city-scored = { scored } za neuzavřené město ({ tile-count }{ pennant-count }{ with-terms }).{ decided }
event-monastery-scored = { scored } za uzavřený klášter na { $at }{ $bonus ->
    [0] {""}
   *[other] , z toho { $bonus } za vinice
}.
event-open-monastery-scored = { scored } za neuzavřený klášter na { $at } ({ tile-count }).
event-field-scored = { $cities ->
    [0] { $seats } nezískává nic za louku se sedlákem na { $at }: uzavřené město tu není.
    [one] { scored } za louku se sedlákem na { $at } s { $cities } uzavřeným městem.
    [few] { scored } za louku se sedlákem na { $at } se { $cities } uzavřenými městy, za každé { $per_city }.
   *[other] { scored } za louku se sedlákem na { $at } s { $cities } uzavřenými městy, za každé { $per_city }.
}{ decided }
event-game-ended = Poslední kartička je odehraná, začíná závěrečné vyhodnocení.
event-winners-declared = { COUNT($seats) ->
    [one] Vyhrává { $seats }, počet bodů: { $total }.
    [few] O vítězství se dělí { $seats }, počet bodů: { $total }.
   *[other] O vítězství se dělí { $seats }, počet bodů: { $total }.
}

## Odmítnutí

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

## Výsledek

line-road = Uzavřené cesty
line-city = Uzavřená města
line-monastery = Uzavřené kláštery
line-open-road = Neuzavřené cesty
line-open-city = Neuzavřená města
line-open-monastery = Neuzavřené kláštery
line-field = Louky
remark-shared = O vítězství se dělí { $seats }.

## Co by odpověď změnila

holding-road = Cesty nyní
holding-city = Města nyní
holding-monastery = Kláštery nyní
holding-field = Louky nyní
holding-complete = To vše po uzavření
holding-figures = V tvé zásobě: { $figure }

## Deska

board-turn = Na tahu: { $seat }{ $part ->
    [1] {""}
   *[other] , druhá kartička
}
board-pile = Zbývá kartiček: { $pile }
board-discarded = Kartiček vyřazených ze hry: { $count }
board-player = { $number } { $seat }: { $score } b., kdyby hra skončila teď, { $now }
board-drawn = K přiložení: { $tile }{ $number ->
    [0] {""}
   *[other] {" "}(číslo { $number })
}
board-name = { $thing }
board-legend = ▒ město  ─ cesta  † klášter  · louka  + volné místo  o družiník
board-legend-pennant = ◊ erb

## Důvody rady

hint-score = body hned
hint-road = lepší podíl na cestách
hint-city = lepší podíl na městech
hint-monastery = lepší klášter
hint-field = lepší podíl na loukách
hint-followers = víc volných družiníků

## První lekce

lesson-first = První lekce: krajina roste
lesson-first-1 = Anna a Boris stavějí krajinu ze čtvercových kartiček a ty se díváš Anně přes rameno. Jedna kartička už leží na stole, pod krajinou vidíš tu, kterou si Anna právě vzala. Každý tah vypadá stejně: přilož kartičku, můžeš na ni postavit družiníka, vyhodnoť, co je uzavřené.
lesson-first-2 = Kartička se musí dotýkat některé už položené a všechno, co se na hranách potká, musí navazovat: cesta na cestu, město na město, louka na louku. Anna křižovatku natočila tak, aby na ni cesta z první kartičky navázala.
lesson-first-3 = Potom Anna smí na právě položenou kartičku postavit jednoho ze svých sedmi družiníků, na žádnou jinou. Na cestě je z něj lupič. Zůstane tam, dokud se cesta neuzavře, takže posledního družiníka neposílej ven bez rozmyslu.
lesson-first-4 = Boris si vzal kartičku s klášterem a poslal do něj mnicha. Klášter je uzavřený, až bude obsazeno všech osm míst kolem něj, a pak vynese 9 bodů.
lesson-first-5 = Tady posílá do města rytíře. Uzavřené město vynese 2 body za každou kartičku a 2 další za každý erb. Dokud tu rytíř stojí, nikdo jiný do téhož města družiníka postavit nesmí. Dostaneš se tam jen oklikou: začni vedle vlastní město a později obě spoj.
lesson-first-6 = Anna položila kartičku, která vlevo uzavírá malé město. Nikdo v něm nestojí. Teď ty: kam postavíš družiníka? Vyber jedno z označených míst, nebo nestav nikoho.
lesson-first-6-answer = Rytíř je ve městě ve chvíli, kdy se uzavře. Hned vydělá body a ještě v témže tahu je zase volný: body, které nic nestojí.
lesson-first-7 = Dvě kartičky jsou 4 body a rytíř je zase doma. Družiníci z toho, co se uzavřelo, se vždycky vracejí, ostatní zůstávají. V tom je jádro hry: máš sedm družiníků a chceš, aby každý vydělal víckrát.
lesson-first-8 = Boris pokládá družiníka na louku: je z něj sedlák. Ten se domů nevrátí nikdy. Teprve na konci hry vynese jeho louka 3 body za každé uzavřené město, kterého se dotýká. Časný sedlák vydělá hodně, ale stojí tě družiníka natrvalo.
lesson-first-9 = Anna si vzala kartičku s klášterem. Teď ty: kam ho položíš? Nezapomeň, že potřebuje osm sousedů.
lesson-first-9-answer = Anna ho dává vedle Borisova velkého města, kde už na několika stranách kartičky leží a další přibudou: mezery jí pomůže zaplnit sám Boris.
lesson-first-10 = Boris uzavírá velké město: osm kartiček a dva erby po 2 bodech, to je 20. V témže tahu položil vedle něj sedláka, protože město je teď uzavřené a bude živit louku.
lesson-first-11 = Cesta je uzavřená, když oba její konce někam vedou: na křižovatku, do města, ke klášteru, nebo zpátky do sebe. Vynese 1 bod za kartičku. Annina cesta má osm kartiček a její lupič se po dlouhé době vrací domů.
lesson-first-12 = Jeden z Borisových klášterů má svých osm sousedů: 9 bodů a mnich jde domů. Je jedno, kdo kartičky kolem něj položil.
lesson-first-13 = Zbývá jen pár kartiček a Anna stihla uzavřít své město: šest kartiček a tři erby dají 18 bodů. Neuzavřené by mělo poloviční cenu. Ke konci se vyplatí počítat, co se ještě dá uzavřít.
lesson-first-14 = Poslední kartička leží. Neuzavřené cesty, města a kláštery vynesou po 1 bodu za kartičku a erb a pak přijdou na řadu sedláci. Borisova louka se dotýká sedmi uzavřených měst, to je 21 bodů, Annina jen dvou. Boris tak vyhrává 88 : 86, a to díky sedlákům. Víc vědět nepotřebuješ: sedni si a hraj.

## Pro začátečníky: oč v které otázce jde. Věta s delším klíčem zazní, jen když je taková odpověď v nabídce.

teach-place-tile = Všichni staví jednu společnou krajinu. Přilož kartičku k některé, která už leží: kde se dvě strany dotknou, musí cesta navazovat na cestu, město na město a louka na louku. Otočit ji můžeš, jak chceš.
teach-place-figure = Teď smíš na právě položenou kartičku postavit jednoho ze svých družiníků. Zabere to, na čem stojí, třeba cestu nebo město, pokud tam ještě nikdo není, a přinese ti za to body. Družiníků máš málo, takže klidně nestav žádného.
teach-place-figure-place-big-follower = Velká figurka platí při určování převahy za dvě.
teach-place-figure-place-builder = Stavitel patří tam, kde už máš družiníka: kdykoli tu cestu nebo město rozšíříš, dostaneš v témže tahu ještě druhou kartičku.
teach-place-figure-place-piglet = Selátko patří na louku, kde už máš sedláka; každé město u ní ti pak vynese víc.
teach-place-figure-place-shepherd = Pastýř sbírá na louce ovce: hned si vezmi žeton, ovce jsou budoucí body, vlk pošle pastýře domů.
teach-place-figure-take-crown = Místo toho smíš dát družiníka na volné políčko s korunami na kole osudu: boduje, když se velké prasátko zastaví v jeho výseči.
teach-flock = Záleží na tvé odvaze. Když si vezmeš další žeton, může to být vlk, který rozežene celé stádo; nebo stádo hned zažeň do salaše a získej bod za každou ovci.
teach-plague = Každý si vezme z krajiny zpět jednu figurku, bez bodů. Vyber tu, která by ti přinesla nejméně; můžeš ji pak postavit jinam.
teach-place-spring = Tady začne řeka. Vyber místo u desky s kolem, odkud poteče; pak už se hraje jako obvykle.
