### Pilíře země česky.

title = Pilíře země
summary = Šest kol ve středověkém Kingsbridge: sháněj suroviny, rozmísťuj stavitele, zaměstnávej řemeslníky a získávej body za rostoucí katedrálu.

option-start = Začínající hráč
option-start-help = Kdo hru začne. Rozhodne náhoda, pokud se u stolu nedohodnete jinak.
value-start-chance = určí náhoda
value-start-1 = hráč 1
value-start-2 = hráč 2
value-start-3 = hráč 3
value-start-4 = hráč 4

## Názvy, které na kartách nejsou nebo by nebyly jednoznačné

name-wood = dřevo
name-stone = kámen
name-sand = písek
name-metal = železo
name-woodworker = truhlář
name-stonecutter = kameník
name-priory = Převorství
name-kings_court = Královské ležení
name-market = Tržiště
name-start_player = Začínající hráč
name-kingsbridge_a = Kingsbridge, karta a
name-kingsbridge_b = Kingsbridge, karta b
name-priory_2 = Převorství, první místo
name-priory_1 = Převorství, druhé místo
name-shiring_a = Shiring, karta a
name-shiring_b = Shiring, karta b
name-mason_r1 = Zedník I
name-mason_r2 = Zedník II
name-mason_r3 = Zedník III
name-mason_r4 = Zedník IV
name-potter_r2 = Hrnčíř II
name-potter_r3 = Hrnčíř III
name-carpenter_r2 = Tesař II
name-carpenter_r3 = Tesař III
name-carpenter_r4 = Tesař IV
name-carpenter_r5 = Tesař V
name-sculptor_r3 = Sochař III
name-sculptor_r4 = Sochař IV
name-sculptor_r5 = Sochař V
name-sculptor_r6 = Sochař VI
name-glassblower_r4 = Sklář IV
name-glassblower_r5 = Sklář V
name-goldsmith_r5 = Zlatník V
name-goldsmith_r6 = Zlatník VI

amount-wood = { $count ->
    [one] 1 dřevo
    [few] { $count } dřeva
   *[other] { $count } dřev
}
amount-stone = { $count ->
    [one] 1 kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}
amount-sand = { $count ->
    [one] 1 písek
    [few] { $count } písky
   *[other] { $count } písků
}
amount-metal = { $count ->
    [one] 1 železo
    [few] { $count } železa
   *[other] { $count } želez
}
amount-gold = { $count ->
    [one] 1 zlaťák
    [few] { $count } zlaťáky
   *[other] { $count } zlaťáků
}
amount-vp = { $count ->
    [one] 1 bod
    [few] { $count } body
   *[other] { $count } bodů
}

## Části vět

piece-points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
# Čtvrtý pád: posílá 1 dělníka.
piece-workers = { $workers ->
    [one] 1 dělníka
    [few] { $workers } dělníky
   *[other] { $workers } dělníků
}
piece-grey-workers = { $workers ->
    [one] 1 šedého dělníka
    [few] { $workers } šedé dělníky
   *[other] { $workers } šedých dělníků
}
piece-gold = { $gold ->
    [one] 1 zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
piece-price = { $price ->
    [one] 1 zlaťák
    [few] { $price } zlaťáky
   *[other] { $price } zlaťáků
}
piece-cubes = { ID($cube) ->
    [wood] { $amount ->
        [one] 1 dřevo
        [few] { $amount } dřeva
       *[other] { $amount } dřev
    }
    [stone] { $amount ->
        [one] 1 kámen
        [few] { $amount } kameny
       *[other] { $amount } kamenů
    }
    [sand] { $amount ->
        [one] 1 písek
        [few] { $amount } písky
       *[other] { $amount } písků
    }
   *[metal] { $amount ->
        [one] 1 železo
        [few] { $amount } železa
       *[other] { $amount } želez
    }
}

## Otázky

ask-take-card = Vezmi si kartu z nabídky, nebo pasuj do konce této fáze.
ask-choose-dismissal = Máš místo jen pro { $room } řemeslníků. Jednoho zahoď.
ask-redraw = Vytažen stavitel: { $owner }, cena umístění { $price }. Necháš ho ve hře, nebo ho (jednou za kolo) vrátíš do sáčku?
ask-place-builder = Byl vytažen tvůj stavitel. { $price ->
    [0] Umísti ho zdarma.
   *[other] Umísti ho za { piece-price }, nebo pasuj.
}
ask-place-parked = Umísti zdarma svého odloženého stavitele.
ask-ignore-event = { $event }: odložíš kartu { $card }, aby se tě událost netýkala?
ask-lose-one = Událost tě připraví o řemeslníka. O kterého?
ask-choose-protection = { $event }: chceš ochranu biskupa, nebo raději kostičku?
ask-choose-cube = Vezmi si kostičku z tržiště.
ask-waive-tax = Daň: { $owed ->
    [one] 1 zlaťák
    [few] { $owed } zlaťáky
   *[other] { $owed } zlaťáků
}. Odložíš kartu { $card } a nezaplatíš nic?
ask-trade = Kup nebo prodej kostičky jednoho druhu, nebo s tímto stavitelem z tržiště odejdi.
ask-choose-boost = Socha Madony: který tvůj řemeslník bude v tomto kole pracovat o jednou víc?
ask-work = Nech pracovat své řemeslníky, nebo skonči.
ask-reduce-cubes = Nechat si smíš pět kostiček. { $excess ->
    [one] Vrať 1 kostičku.
    [few] Vrať { $excess } kostičky.
   *[other] Vrať { $excess } kostiček.
}

## Odpovědi

action-take-resource = Vzít: { $card }
action-hire = Najmout: { $craftsman }
action-pass = Pasovat
action-dismiss = Zahodit: { $craftsman }
action-keep-builder = Nechat stavitele ve hře
action-return-builder = Vrátit do sáčku a táhnout znovu
action-place = { $space }
action-place-free = { $space } (zdarma, Bratr Remigius)
action-park = Pasovat a stavitele odložit
action-take-protection = Ochrana před událostí
action-take-cube-instead = Raději kostička
action-use-card = Použít kartu
action-keep-card = Nechat si kartu
action-take-cube = Vzít { $cube }
action-buy = Koupit { piece-cubes }
action-sell = Prodat { piece-cubes }
action-withdraw = Odejít z tržiště
action-use = { $craftsman } { $times }×
action-finish = Skončit
action-boost = { $craftsman }
action-boost-nobody = Nikdo
action-give-back = Vrátit{ $wood ->
    [0] {""}
    [one] {" "}· 1 dřevo
    [few] {" "}· { $wood } dřeva
   *[other] {" "}· { $wood } dřev
}{ $stone ->
    [0] {""}
    [one] {" "}· 1 kámen
    [few] {" "}· { $stone } kameny
   *[other] {" "}· { $stone } kamenů
}{ $sand ->
    [0] {""}
    [one] {" "}· 1 písek
    [few] {" "}· { $sand } písky
   *[other] {" "}· { $sand } písků
}{ $metal ->
    [0] {""}
    [one] {" "}· 1 železo
    [few] {" "}· { $metal } železa
   *[other] {" "}· { $metal } želez
}

## Co se děje: příprava, fáze I a II, úklid

event-start-player-chosen = Hru začíná { $seat }.
event-start-gold-dealt = { $seat } začíná s { $gold } zlaťáky.
event-round-begun = Začíná { $round }. kolo. Začínající hráč: { $seat }, díl katedrály: { $part }.
event-advantages-shown = V Kingsbridge leží { $cards }.
event-craftsmen-shown = V Shiringu: { $shiring }. V nabídce: { $display }.
event-resources-shown = Karty surovin v nabídce: { $display }. V tomto kole chybí { $unused }.
event-event-foreseen = { ID($card) ->
    [none] { $seat } si prohlíží nadcházející událost.
   *[other] { $seat } si prohlíží nadcházející událost: { $card }.
}
event-resource-taken = { $seat } bere kartu { $card } a posílá { piece-workers }.
event-craftsman-hired = { $seat } najímá: { $craftsman }. Platí { piece-gold }.
event-passed = { $seat } pasuje.
event-craftsman-dismissed = { $seat } zahazuje kartu { $craftsman }.
event-craftsmen-left = Bez zájemce zůstává a ze hry odchází: { $craftsmen }.
event-workers-sent = { $seat } posílá do manufaktury { piece-workers }.
event-builder-drawn = Vytažen stavitel: { $seat }. Cena umístění je { $price }.
event-builder-returned = { $seat } vrací do sáčku stavitele, kterého vlastní { $owner }.
event-builder-set-aside = Městské hradby: jednoho stavitele v tomto kole nepoužije { $seat }.
event-builder-placed = { $seat } umísťuje stavitele: { $space }. Platí { piece-gold }, cena je teď { $next_price }.
event-builder-placed-by-card = { $seat } odkládá kartu { $card } a umísťuje stavitele zdarma: { $space }. Cena je teď { $next_price }.
event-builder-parked = { $seat } pasuje a odkládá stavitele k číslu { $price }. Cena je teď { $next_price }.
event-price-jumped = Sáček je prázdný, ukazatel ceny přeskakuje na { $price }.
event-parked-placed = { $seat } umísťuje stavitele odloženého u čísla { $price }: { $space }.
event-start-player-named = { $by_builder ->
    [yes] Příští kolo začne { $seat }, má tu stavitele.
   *[no] Nikdo tu nestojí: příští kolo začne soused vlevo, { $seat }.
}
event-builders-gathered = Stavitelé se vracejí do sáčku ({ $builders }), ukazatel ceny na číslo { $price }.
event-grey-workers-returned = { $seat } vrací na hrad { piece-grey-workers }.
event-stock-refilled = Doplňuje se tržiště: { $market }; královské ležení: { $court ->
    [one] 1 železo
    [few] { $court } železa
   *[other] { $court } želez
}.

## Co se děje: herní plán

event-event-revealed = { $positive ->
    [yes] Pozitivní událost: { $card }.
   *[no] Negativní událost: { $card }.
}
event-protection-taken = { $seat } má ochranu biskupa.
event-cube-preferred = { $seat } dává před ochranou přednost kostičce.
event-event-ignored = { $seat } odkládá kartu { $card } a událost tohoto hráče mine.
event-event-struck = { $card }. Týká se: { $seats }.
event-event-gave = { $card }: { $seat } získává { $gained }.
event-craftsman-lost = { $seat } přichází o kartu { $craftsman }.
event-points-lost = { $card }: { $seat } ztrácí { piece-points }.
event-levy-paid = { $card }: { $seat } platí { piece-gold } z požadovaných { $owed }{ $points ->
    [0] {""}
   *[other] {" "}a ztrácí { piece-points }
}.
event-cube-given = { $seat } si bere z tržiště { $cube }.
event-wages-paid = Manufaktura: { $seat } za { piece-workers } dostává { piece-gold } (mzda { $wages }).
event-advantage-taken = { $seat } bere kartu { $card }.
event-advantage-gave = { $card }: { $seat } získává { $gained }.
event-black-worker-joined = { $card }: { $seat } získává černého dělníka.
event-advantage-left = Kartu { $card } nikdo nezískal, odchází ze hry.
event-priory-scored = { $space }: { $seat } získává { piece-points }{ $bonus ->
    [0] {""}
    [one] {" "}a 1 bod za převora Philipa
    [few] {" "}a { $bonus } body za převora Philipa
   *[other] {" "}a { $bonus } bodů za převora Philipa
}.
event-cubes-produced = { $card }: { $seat } získává { piece-cubes } a volá domů { piece-workers }.
event-income-received = { $card }: { $seat } získává { piece-cubes }.
event-tax-rolled = Daň v tomto kole: { $tax ->
    [one] 1 zlaťák
    [few] { $tax } zlaťáky
   *[other] { $tax } zlaťáků
}.
event-tax-waived = { $seat } odkládá kartu { $card } a daň neplatí.
event-tax-paid = { $seat } platí na dani { piece-gold } (daň { $owed }){ $points ->
    [0] {""}
   *[other] {" "}a ztrácí { piece-points }
}.
event-court-metal-taken = Královské ležení: { $seat } získává { $amount ->
    [one] 1 železo
    [few] { $amount } železa
   *[other] { $amount } želez
}.
event-craftsman-received = { $seat } získává v Shiringu kartu { $craftsman }.
event-craftsman-unclaimed = Kartu { $craftsman } v Shiringu nikdo nezískal, odchází ze hry.
event-grey-workers-lent = { $seat } získává pro příští kolo { piece-grey-workers }.
event-cubes-bought = { $seat } kupuje { piece-cubes } a platí { piece-gold }.
event-cubes-sold = { $seat } prodává { piece-cubes } a dostává { piece-gold }.
event-builder-withdrawn = { $seat } odchází s jedním stavitelem z tržiště.
event-craftsman-boosted = { $seat } – { $craftsman } smí v tomto kole pracovat { $capacity }×.
event-craftsman-scored = { $seat } – { $craftsman } přináší { $gained }.
event-craftsman-worked = { $seat } – { $craftsman } { $times }×: { $used } → { $gained }.
event-work-finished = { $seat } končí s prací řemeslníků.
event-cubes-given-back = { $seat } vrací { $cubes }.
event-part-added = { $seat } přistavuje díl katedrály: { $part }.

## Odmítnutí

no-PILL-4-4-builder = Umístění stavitele stojí { piece-price }; máš { $gold }.
no-PILL-4-4-cubes = Stojí to { piece-price }; máš { $gold }.
no-PILL-4-10-display = Tato karta v nabídce není.
no-PILL-4-12 = Karta { $card } vyžaduje { $needed ->
    [one] 1 dělníka
    [few] { $needed } dělníky
   *[other] { $needed } dělníků
}; zbývá ti { $workers }.
no-PILL-4-13 = { $craftsman } stojí { piece-price }; máš { $gold }.
no-PILL-4-14-employed = Máš místo jen pro { $room } řemeslníků: zahoď některého ze svých, třeba i toho nového.
no-PILL-4-24 = Při ceně 0 musíš stavitele umístit.
no-PILL-4-26 = Tady už je obsazeno: { $space }.
no-PILL-4-27 = Tohle není místo pro stavitele.
no-PILL-4-31-card = Nemáš kartu, která ti dovolí umístit stavitele bez placení.
no-PILL-4-31-price = Umístění teď nic nestojí, kartu k němu nepotřebuješ.
no-PILL-4-44 = Biskup dává jen to, co leží na tržišti: { $cubes }.
no-PILL-4-54 = { $craftsman } je v Shiringu: získá ho jen tamní stavitel, najmout ho nelze.
no-PILL-4-58 = Řekni, kolik kostiček; aspoň jednu.
no-PILL-4-59-kind = Tohle se na tržišti koupit nedá. Koupit lze { $cubes }.
no-PILL-4-59-stock = { $stock ->
    [0] Tahle surovina už na tržišti není: { $cube }.
   *[other] Tolik už toho na tržišti není: { $cube }, zbývá { $stock }.
}
no-PILL-4-60-kind = Tohle se prodat nedá. Prodat lze { $cubes }.
no-PILL-4-60-own = Tolik toho nemáš: { $cube }, máš { $own }.
no-PILL-4-61-buy = Tuto surovinu ({ $cube }) smíš kupovat, jen když zaměstnáváš řemeslníka: { $kind }.
no-PILL-4-61-sell = Tuto surovinu ({ $cube }) smíš prodávat, jen když zaměstnáváš řemeslníka: { $kind }.
no-PILL-4-62 = Co v tomto kole koupíš, to už v něm prodat nesmíš: { $cube }.
no-PILL-4-63-employed = Tohoto řemeslníka nezaměstnáváš.
no-PILL-4-63-goods = { $craftsman } by k tomu potřeboval { $needed }.
no-PILL-4-64 = { $left ->
    [0] { $craftsman } už v tomto kole pracovat nemůže.
   *[other] { $craftsman } může v tomto kole pracovat už jen { $left }×.
}
no-PILL-4-65 = Vrať ze svých kostiček tolik, aby ti jich zbylo pět (přesně { $excess }).
no-PILL-4-84 = { $craftsman } pracuje, jen když zaměstnáváš vápeníka.
no-PILL-4-88 = { $craftsman } nečeká na pokyn, pracuje sám na začátku tvé stavby katedrály.
no-PILL-4-89 = { $craftsman } potřebuje, aby u tebe leželo aspoň 1 železo.
no-PILL-4-102 = Madona tomuto řemeslníkovi nepomůže: { $craftsman }.
no-PILL-4-104 = Musíš se vzdát některého ze svých řemeslníků.

## Výsledek

line-start = Začátek hry
line-craftsmen = Řemeslníci
line-priory = Převorství
line-advantages = Karty výhod
line-events = Události
line-taxes = Nezaplacené daně
remark-tie-gold = Stejně bodů: rozhoduje více zlaťáků.
remark-shared = Stejně bodů i zlaťáků: o první místo se dělíte.

## Herní plán

board-title = { $round }. kolo z { $rounds } · { $phase ->
    [1] fáze I: karty
    [2] fáze II: stavitelé
   *[other] fáze III: herní plán
} · začínající hráč: { $seat }
board-legend = ①–④ stavitelé hráčů  ○ volné místo  ★ začínající hráč  ■ □ díly katedrály, postavené a chybějící  [7] cena dalšího stavitele
board-name = { $thing }
board-cathedral = Katedrála
board-price = Cena stavitele
board-bag = v sáčku
board-aside = stranou
board-drawn = vytažen
board-unknown = ? (v balíčku { $deck })
board-points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
board-tax = daň { $tax }
board-metal = železo { $metal }
board-grey = šedí dělníci: { $grey }
board-price-of = { $cube } { $stock } ({ $price })
board-display = Karty v nabídce
board-resource = { $card }: { $workers ->
    [one] 1 dělník
    [few] { $workers } dělníci
   *[other] { $workers } dělníků
} → { $gained }
board-hire = { $card }, cena { $price }: { $effort ->
    [yes] { $used } → { $gained }, { $uses }×
   *[no] { $gained }
}
board-foreseen = Ellen ti ukazuje nadcházející událost: { $event }
board-player = { $seat }: { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
}, { $gold ->
    [one] 1 zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}, { $cubes }
board-home = dělníci: doma { $reserve }, v manufaktuře { $mill }, v práci { $working }{ $lent ->
    [0] {""}
   *[other] ; příště +{ $lent }
}
board-craftsman = { $card } { $uses }× { $effort ->
    [yes] { $used } → { $gained }
   *[no] { $gained }
}

## Důvody rady

hint-score = body hned
hint-work = zboží, které řemeslníci ještě v tomto kole promění v body
hint-cubes = víc surovin do dalších kol
hint-gold = víc zlata
hint-craftsmen = řemeslníci, kteří přinesou body v dalších kolech
hint-advantages = výhoda pro pozdější kola
hint-workers = víc dělníků
hint-builders = dobrá místa pro tvé stavitele

## Co může odpověď změnit

holding-points = Vítězné body
holding-priory = Body z převorství
holding-gold = Zlaťáky
holding-tax = Daň
holding-wood = Dřevo
holding-stone = Kámen
holding-sand = Písek
holding-metal = Železo
holding-coming = Přibude v tomto kole: { $cube }
holding-craftsmen = Řemeslníci
holding-advantages = Karty výhod
holding-workers = Dělníci doma
holding-grey-workers = Šedí dělníci na příští kolo
holding-builders = Neumístění stavitelé

## První lekce

lesson-first = První lekce: stavba katedrály
lesson-first-1 = Za šest kol vyroste kingsbridgeská katedrála a vyhraje ten, kdo bude mít nejvíc bodů. Díváš se přes rameno Anně. Každé kolo má tři fáze: nejdřív se berou karty, pak se umísťují stavitelé a nakonec se jedno po druhém vyhodnotí všechna místa na plánu.
lesson-first-2 = První fáze: hráči si střídavě berou po jedné kartě z nabídky. Karty surovin stojí dělníky a přinesou dřevo, kámen nebo písek, řemeslníci stojí zlaťáky a z materiálu dělají body. Teď ty: kterou kartu vezmeš jako první?
lesson-first-2-answer = Anna najímá zdatného vápeníka za 4 zlaťáky. Její vlastní vápeník potřebuje na bod tři písky, tento jen dva, a bude pro ni pracovat kolo za kolem.
lesson-first-3 = Vápeník potřebuje písek: Anna bere velkou pískovnu a posílá do ní 7 ze svých 12 dělníků. Komu dělníci nestačí, ten kartu vzít nemůže.
lesson-first-4 = Nikdo už brát nemůže nebo nechce. Dělníci bez karty jdou sami do manufaktury, kde každý vydělá 1 zlaťák. Anna poslala všechny do práce, Borisovi na manufakturu dva zbyli.
lesson-first-5 = Druhá fáze: stavitelé se tahají ze sáčku jeden po druhém. První se smí umístit za 7 zlaťáků, každý další o zlaťák levněji. První přišel Annin. Teď ty: zaplatíš 7 zlaťáků za nejlepší místo, nebo stavitele odložíš a počkáš?
lesson-first-5-answer = Anna platí a bere první místo v převorství: 2 jisté body. Stejně rozumné by bylo odložit: na konci sice zlato nic neznamená, ale bez něj nikoho nenajmeš.
lesson-first-6 = Za dva stavitele Anna utratila skoro všechno, třetí je proto odložen u okamžité ceny, u čísla 5. Odložení stavitelé přijdou na řadu zadarmo, až bude sáček prázdný, první ten u nejvyššího čísla. To už si ale ostatní vybrali, co chtěli.
lesson-first-7 = Sáček je prázdný a Annin odložený stavitel smí kamkoli, kde je ještě volno. Teď ty: kam ho pošleš?
lesson-first-7-answer = Anna ho posílá do Shiringu, pod zvláštního truhláře: řemeslník zadarmo, a dobrý. V královském ležení by jí ušetřil daň.
lesson-first-8 = Třetí fáze: místa se vyhodnotí v pořadí čísel. Nejdřív událost, tentokrát krutá zima, při níž doly a lesy vydají méně. Pak mzdy, karty v Kingsbridge, body za převorství a materiál z lesa, kamenolomu a pískovny.
lesson-first-9 = V královském ležení určí kostka výši daně: 4 zlaťáky pro každého, kdo tam nemá stavitele. Anna má jen 3. Za každé dva chybějící zlaťáky by přišla o bod, tentokrát vyvázla.
lesson-first-10 = Nakonec pracují řemeslníci. Každý mění svůj materiál na body nebo zlaťáky, tolikrát, kolik v jednom kole zvládne. Teď ty: kterého z Anniných řemeslníků necháš pracovat a kolikrát?
lesson-first-10-answer = Anna začíná zvláštním truhlářem: z 1 dřeva jsou 4 zlaťáky a ona má prázdnou pokladnu. Písek přijde na řadu potom, dva na každý bod.
lesson-first-11 = Kolo končí: Anna přidává ke katedrále loď, stavitelé se vracejí do sáčku a začíná další hráč. Řemeslníci ti zůstávají a každé kolo přicházejí noví, lepší.
lesson-first-12 = Třetí kolo. Annini stavitelé v Shiringu jí přivedli hrnčíře, který udělá bod z jediného písku. Místo je ale jen pro pět řemeslníků. Teď ty: koho propustíš?
lesson-first-12-answer = Anna se loučí se zdatným vápeníkem. Chtěl by dva písky na to, co hrnčíř udělá z jednoho. Jako první odcházejí ti, kdo se přetahují o stejný materiál.
lesson-first-13 = Na konci kola si smíš nechat nejvýš pět kostek. Boris měl o dvě víc a vrací písek. Nic tedy nesyslí na později: dej dohromady materiál a řemeslníky v témže kole.
lesson-first-14 = Střecha stojí, hra končí. Zbylé zlaťáky a kostky nemají žádnou cenu. Anna vyhrává 44 : 39: 35 bodů má od řemeslníků a 11 jí kolo za kolem přineslo převorství. Teď stav ty.

## Pro začátečníky: oč v které otázce jde.

teach-take-card = Potřebuješ materiál a lidi, kteří ho zpracují. Karta suroviny stojí dělníky a přinese v tomto kole kostičky; řemeslník stojí zlaťáky a mění kostičky v body. Dělníci, kteří ti zbudou, vydělají v manufaktuře zlaťáky.
teach-choose-dismissal = Tolik řemeslníků mít nemůžeš. Rozluč se s tím, který za kostičky dává nejméně bodů, často s jedním z počátečních; karta se už nevrátí.
teach-redraw = Kdo je vytažen dřív, platí víc, později je to levnější. Začínající hráč smí jednou za kolo vytaženého stavitele vrátit, třeba cizího, který by ti obsadil místo.
teach-place-builder = Stavitelé ti otevírají místa na plánu a na každé se jich vejde málo. Zaplať a vyber si hned, nebo pasuj: pak přijde tento stavitel na řadu nakonec, zadarmo, tam, kde ještě zbude místo.
teach-place-builder-place-free = Díky jedné ze svých karet smíš tohoto stavitele umístit zadarmo; karta se tím spotřebuje.
teach-place-parked = Tvůj čekající stavitel jde na plán zadarmo. Vyber volné místo, které ti v tomto kole pomůže nejvíc.
teach-ignore-event = Tato událost by ti uškodila. Karta tě jednou ochrání; je-li škoda malá, nech si ji, může přijít horší.
teach-lose-one = Událost připraví každého, koho se týká, o řemeslníka. Vyber toho, který ti bude chybět nejméně.
teach-choose-protection = Stavitel na biskupství ti přinese jedno ze dvou: zlá událost se tě netýká, nebo si vezmeš kostičku. Porovnej to s tím, co by tě událost stála.
teach-choose-cube = Kostička zadarmo. Vezmi druh, který tvým řemeslníkům chybí k bodům.
teach-waive-tax = Kdo nemá stavitele v královském ležení, platí daň. Karta ti ji jednou odpustí; za chybějící zlaťáky se platí body.
teach-trade = Na tržišti měníš zlaťáky za kostičky a kostičky za zlaťáky. Pokaždé jeden druh, kolik chceš; pak je na řadě další. Až budeš mít, co potřebuješ, odejdi.
teach-choose-boost = Jeden tvůj řemeslník smí pracovat o jednou víc. Vyber někoho, pro koho ti ještě zbývají kostičky.
teach-work = Tady vznikají body: každý řemeslník mění kostičky, které má na kartě, v body, nejvýš tolikrát, kolik karta dovolí. Začni těmi, kdo dají za kostičku nejvíc, a skonči, až se nic nevyplatí.
teach-reduce-cubes = Do dalšího kola si smíš nechat jen pět kostiček, zbytek propadne bez náhrady. Nech si to, co tvoji řemeslníci využijí.
