### Carcassonne česky.

title = Carcassonne
summary = Stavěj krajinu kartičku po kartičce, vysílej do ní družiníky a získávej body za cesty, města, kláštery a louky.

option-farmers = Sedláci
option-farmers-help = Družiníci smějí ležet na loukách a na konci získávají body za dokončená města; pro první hru je můžeš vynechat.

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

## Odpovědi

action-lay-tile = { $x }, { $y }, { $rot ->
    [0] bez otočení
    [1] otočit o čtvrtinu
    [2] otočit o polovinu
   *[other] otočit o tři čtvrtiny
}
action-pass = Nestavět nic
action-place-follower = Družiník: { $segment }

## Co se děje

event-start-player-chosen = Začíná { $seat }.
event-start-laid = Krajina začíná kartičkou „{ $tile }“ na { $at }.
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
event-game-ended = Poslední kartička je odehraná; zbývá závěrečné vyhodnocení.
event-winners-declared = { COUNT($seats) ->
    [one] Vítězem je { $seats } s { $total } body.
    [few] O vítězství se dělí { $seats }, každý s { $total } body.
   *[other] O vítězství se dělí { $seats }, každý s { $total } body.
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

line-road = Dokončené cesty
line-city = Dokončená města
line-monastery = Dokončené kláštery
line-open-road = Nedokončené cesty
line-open-city = Nedokončená města
line-open-monastery = Nedokončené kláštery
line-field = Louky
remark-shared = O vítězství se dělí { $seats }.

## Deska

board-turn = Na tahu: { $seat }{ $part ->
    [1] {""}
   *[other] , druhá kartička
}
board-pile = Zbývá kartiček: { $pile }
board-discarded = Kartiček vyřazených ze hry: { $count }
board-player = { $number } { $seat }: { $score } b., kdyby hra skončila teď { $now }
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

## Pro začátečníky: oč v které otázce jde. Věta s delším klíčem zazní, jen když je taková odpověď v nabídce.

teach-place-tile = Všichni staví jednu společnou krajinu. Přilož kartičku k některé, která už leží: kde se dvě strany dotknou, musí cesta navazovat na cestu, město na město a louka na louku. Otočit ji můžeš, jak chceš.
teach-place-figure = Teď smíš na právě položenou kartičku postavit jednoho ze svých družiníků. Zabere to, na čem stojí, třeba cestu nebo město, pokud tam ještě nikdo není, a přinese ti za to body. Družiníků máš málo, takže klidně nestav žádného.
teach-place-figure-place-big-follower = Velký družiník platí při určování převahy za dva.
teach-place-figure-place-builder = Stavitel patří tam, kde už máš družiníka: kdykoli tu cestu nebo město rozšíříš, dostaneš v témže tahu ještě druhou kartičku.
teach-place-figure-place-piglet = Selátko patří na louku, kde už máš sedláka; každé město u ní ti pak vynese víc.
teach-place-figure-place-shepherd = Pastýř sbírá na louce ovce: hned si vezmi žeton, ovce jsou budoucí body, vlk pošle pastýře domů.
teach-place-figure-take-crown = Místo toho smíš dát družiníka na volné políčko s korunou na kole štěstí: boduje, když se prase zastaví v jeho výseči.
teach-flock = Záleží na tvé odvaze. Když losuješ další ovce, riskuješ vlka, který rozežene celé stádo; nebo stádo zažeň hned a vezmi si bod za každou ovci.
teach-plague = Každý přijde v krajině o jednoho družiníka, bez bodů. Vezmi zpět toho, který by ti přinesl nejméně; můžeš ho pak postavit jinam.
teach-place-spring = Tady začne řeka. Vyber místo u desky s kolem, odkud poteče; pak už se hraje jako obvykle.
