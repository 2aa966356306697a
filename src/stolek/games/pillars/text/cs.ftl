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
option-last_builder_free = Poslední stavitel ve dvou hráčích zdarma
option-last_builder_free-help = Ve dvou hráčích přeskočí ukazatel ceny na 0 hned po vytažení posledního stavitele, takže tento stavitel nestojí nic. Jinak stojí šestý stavitel 2 zlaťáky.

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
name-start_player = Příští začínající hráč
name-kingsbridge_a = Kingsbridge, místo a
name-kingsbridge_b = Kingsbridge, místo b
name-priory_2 = Převorství, první místo
name-priory_1 = Převorství, druhé místo
name-shiring_a = Shiring, místo a
name-shiring_b = Shiring, místo b
name-richard_outlaws = Richard
name-nave = loď
name-portal = portál
name-apse = apsida
name-tower_1 = první věž
name-tower_2 = druhá věž
name-roof = střecha
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
    [one] { $count } dřevo
    [few] { $count } dřeva
   *[other] { $count } dřev
}
amount-stone = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}
amount-sand = { $count ->
    [one] { $count } písek
    [few] { $count } písky
   *[other] { $count } písků
}
amount-metal = { $count ->
    [one] { $count } železo
    [few] { $count } železa
   *[other] { $count } želez
}
amount-gold = { $count ->
    [one] { $count } zlaťák
    [few] { $count } zlaťáky
   *[other] { $count } zlaťáků
}
amount-vp = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}

## Části vět

piece-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
# Čtvrtý pád: posílá 1 dělníka.
piece-workers = { $workers ->
    [one] { $workers } dělníka
    [few] { $workers } dělníky
   *[other] { $workers } dělníků
}
piece-grey-workers = { $workers ->
    [one] { $workers } šedého dělníka
    [few] { $workers } šedé dělníky
   *[other] { $workers } šedých dělníků
}
piece-gold = { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
piece-price = { $price ->
    [one] { $price } zlaťák
    [few] { $price } zlaťáky
   *[other] { $price } zlaťáků
}
piece-cubes = { ID($cube) ->
    [wood] { $amount ->
        [one] { $amount } dřevo
        [few] { $amount } dřeva
       *[other] { $amount } dřev
    }
    [stone] { $amount ->
        [one] { $amount } kámen
        [few] { $amount } kameny
       *[other] { $amount } kamenů
    }
    [sand] { $amount ->
        [one] { $amount } písek
        [few] { $amount } písky
       *[other] { $amount } písků
    }
   *[metal] { $amount ->
        [one] { $amount } železo
        [few] { $amount } železa
       *[other] { $amount } želez
    }
}

piece-next-price = {" "}Cena je teď { $next_price }.
piece-shortfall = { $points ->
    [0] { $forgiven ->
        [0] .
       *[other] {""}, víc nemá; zbytek se promíjí.
    }
   *[other] {" "}a za chybějící zlaťáky ztrácí { piece-points }{ $forgiven ->
        [0] .
       *[other] ; zbytek se promíjí.
    }
}

## Otázky

ask-take-card = Vezmi si kartu z nabídky, nebo pasuj do konce této fáze.
ask-choose-dismissal = Máš místo jen pro { $room } řemeslníků. Jednoho zahoď.
ask-redraw = Vytažen stavitel: { $owner }. { $price ->
    [0] Umístění je zdarma.
   *[other] Umístění stojí { piece-price }.
} Necháš ho ve hře, nebo ho (jednou za kolo) vrátíš do sáčku?
ask-place-builder = Byl vytažen tvůj stavitel. { $price ->
    [0] Umísti ho zdarma.
   *[other] Umísti ho za { piece-price }, nebo pasuj.
}
ask-place-parked = Umísti zdarma svého čekajícího stavitele.
ask-ignore-event = { $event }: odevzdáš kartu { $card }, aby se tě událost netýkala?
ask-lose-one = Událost: musíš zahodit jednoho ze svých řemeslníků. Kterého?
ask-choose-protection = { $event }: chceš ochranu biskupa, nebo místo ní kostičku?
ask-choose-cube = Biskup ti dává kostičku z tržiště. Kterou?
ask-waive-tax = Dlužíš na dani { $owed ->
    [one] { $owed } zlaťák
    [few] { $owed } zlaťáky
   *[other] { $owed } zlaťáků
}. Odevzdáš kartu { $card } a nezaplatíš nic?
ask-trade = Kup nebo prodej kostičky jednoho druhu, nebo z tržiště odejdi.
ask-choose-boost = Socha Madony: který tvůj řemeslník bude v tomto kole pracovat o jednou víc? Varhanáři, zvonaři, mistrovi ani kováři pomoci nemůže.
ask-work = Nech pracovat své řemeslníky, nebo skonči.
ask-reduce-cubes = Nechat si smíš pět kostiček. { $excess ->
    [one] Vrať { $excess } kostičku.
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
action-park = Pasovat (stavitel počká u čísla)
action-take-protection = Ochrana před událostí
action-take-cube-instead = Místo ochrany kostička
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
    [one] {" "}· { $wood } dřevo
    [few] {" "}· { $wood } dřeva
   *[other] {" "}· { $wood } dřev
}{ $stone ->
    [0] {""}
    [one] {" "}· { $stone } kámen
    [few] {" "}· { $stone } kameny
   *[other] {" "}· { $stone } kamenů
}{ $sand ->
    [0] {""}
    [one] {" "}· { $sand } písek
    [few] {" "}· { $sand } písky
   *[other] {" "}· { $sand } písků
}{ $metal ->
    [0] {""}
    [one] {" "}· { $metal } železo
    [few] {" "}· { $metal } železa
   *[other] {" "}· { $metal } želez
}

## Co se děje: příprava, fáze I a II, úklid

event-start-player-chosen = Hru začíná { $seat }.
event-start-gold-dealt = { $seat } začíná s { $gold } zlaťáky.
event-round-begun = Začíná { $round }. kolo. Začínající hráč: { $seat }, díl katedrály: { $part }.
event-advantages-shown = Karty výhod v Kingsbridge: { $cards }.
event-craftsmen-shown = Řemeslníci v Shiringu: { $shiring }. Řemeslníci v nabídce: { $display }.
event-resources-shown = Karty surovin v nabídce: { $display }. V tomto kole se nepoužijí: { $unused }.
event-event-foreseen = { ID($card) ->
    [none] { $seat } má Ellen a prohlíží si nadcházející událost.
   *[other] { $seat } má Ellen a prohlíží si nadcházející událost: { $card }.
}
event-resource-taken = { $seat } bere kartu { $card } a posílá tam { piece-workers }.
event-craftsman-hired = { $seat } najímá: { $craftsman }. Platí { piece-gold }.
event-passed = { $unable ->
    [yes] { $seat } pasuje: dělníci ani zlaťáky nestačí na žádnou kartu v nabídce.
   *[no] { $seat } pasuje a v tomto kole už si žádnou kartu nevezme.
}
event-craftsman-dismissed = { $seat } má o řemeslníka víc, než smí, a zahazuje kartu { $craftsman }; karta odchází ze hry.
event-craftsmen-left = Nikdo si nevzal a ze hry odchází: { $craftsmen }.
event-workers-sent = { $seat } posílá zbylé dělníky do manufaktury: { $workers }.
event-builder-drawn = Vytažen stavitel: { $seat }. { $price ->
    [0] Umístění je zdarma.
   *[other] Umístění stojí { piece-price }.
}
event-builder-returned = Začínající hráč { $seat } vrací stavitele do sáčku a táhne znovu.
event-builder-set-aside = Městské hradby: vytažen třetí stavitel, kterého { $seat } nepoužije; zůstává vedle plánu a cena se nemění.
event-builder-placed = { $seat } umísťuje stavitele { $gold ->
    [0] zdarma
   *[other] za { piece-gold }
}: { $space }.{ piece-next-price }
event-builder-placed-by-card = { $seat } odevzdává kartu { $card } a umísťuje stavitele zdarma: { $space }.{ piece-next-price }
event-builder-parked = { $unable ->
    [yes] { $seat } nemá na zaplacení, stavitel zůstává čekat u čísla { $price }.
   *[no] { $seat } pasuje, stavitel zůstává čekat u čísla { $price }.
}{ piece-next-price }
event-price-jumped = Ze sáčku je vytažen poslední stavitel: ukazatel ceny přeskakuje na { $price }.
event-parked-placed = { $seat } umísťuje zdarma stavitele, který čeká u čísla { $price }: { $space }.
event-start-player-named = { $by_builder ->
    [yes] { $seat } má stavitele na poli začínajícího hráče a začne příští kolo.
   *[no] Pole začínajícího hráče je prázdné: příští kolo začne hráč po levici, { $seat }.
}
event-builders-gathered = Všichni stavitelé ({ $builders }) se vracejí do sáčku, ukazatel ceny zpět na číslo { $price }.
event-grey-workers-returned = { $seat } vrací na hrad { piece-grey-workers }.
event-stock-refilled = { $full ->
    [yes] Tržiště je stále plné
   *[no] Na tržiště se doplňuje: { $market }
}; { $court ->
    [0] železo v královském ležení zůstalo.
   *[other] do královského ležení přibývá { $court ->
        [one] { $court } železo
        [few] { $court } železa
       *[other] { $court } želez
    }.
}

## Co se děje: herní plán

event-event-revealed = { $positive ->
    [yes] Pozitivní událost tohoto kola: { $card }.
   *[no] Negativní událost tohoto kola: { $card }.
}
event-protection-taken = { $seat } má stavitele na biskupství a volí ochranu před událostí.
event-cube-preferred = { $seat } má stavitele na biskupství a místo ochrany volí kostičku.
event-event-ignored = { $seat } odevzdává kartu { $card } a má ochranu před událostí.
event-event-struck = { ID($card) ->
    [priory_purchases] V manufaktuře v tomto kole vydělá až pět dělníků každého hráče po 2 zlaťácích. Týká se: { $seats }.
    [madonna_statue] Jeden řemeslník každého hráče smí v tomto kole pracovat o jednou víc. Týká se: { $seats }.
    [volunteers] Každá karta suroviny přinese v tomto kole o 1 kostičku víc. Týká se: { $seats }.
    [cold_winter] Každá karta suroviny přinese v tomto kole o 1 kostičku méně. Týká se: { $seats }.
    [city_wall] V příštím kole se použijí jen dva stavitelé každého hráče. Týká se: { $seats }.
   *[other] { $card }. Událost se týká: { $seats }.
}
event-event-held-off = { $card }: všichni mají ochranu, nic se neděje.
event-event-too-late = { $card }: další kolo už nebude, nic se neděje.
event-event-gave = { $card }: { $seat } získává { $gained }.
event-craftsman-lost = Kvůli události { $seat } zahazuje kartu { $craftsman }; karta odchází ze hry.
event-nobody-lost = { $seat } žádného řemeslníka nemá a o žádného nepřichází.
event-points-lost = { $card }: { $seat } ztrácí { piece-points }{ $forgiven ->
    [0] .
   *[other] {" "}a víc ztratit nemůže, má teď 0 bodů.
}
event-levy-paid = { $card }: { $seat } platí { piece-gold }{ piece-shortfall }
event-gold-lost = { $seat } nemůže mít víc než { $limit } zlaťáků: { $gold ->
    [one] { $gold } zlaťák propadá.
    [few] { $gold } zlaťáky propadají.
   *[other] { $gold } zlaťáků propadá.
}
event-cube-given = Biskupství: { $seat } si bere z tržiště { $cube }.
event-wages-paid = Manufaktura: { $seat } získává { piece-gold } za { piece-workers }.
event-advantage-taken = { $seat } má stavitele u karty { $card } a bere si ji.
event-advantage-gave = { $card }: { $seat } získává { $gained }.
event-round-six-gave = { $card }: { $seat } získává { $gained }.
event-black-worker-joined = { $card }: { $seat } získává natrvalo černého dělníka.
event-advantage-left = U karty { $card } nestojí žádný stavitel; karta odchází ze hry.
event-priory-scored = { $space }: { $seat } získává { piece-points }{ $bonus ->
    [0] .
    [one] {" "}a { $bonus } bod navíc, má Převora Philipa.
    [few] {" "}a { $bonus } body navíc, má Převora Philipa.
   *[other] {" "}a { $bonus } bodů navíc, má Převora Philipa.
}
event-cubes-produced = { $card }: { $seat } získává { piece-cubes }{ $changed ->
    [0] {""}
    [1] {" "}(díky události o 1 víc)
   *[-1] {" "}(kvůli události o 1 méně)
}; { $workers ->
    [one] vrací se { $workers } dělník.
    [few] vracejí se { $workers } dělníci.
   *[other] vrací se { $workers } dělníků.
}
event-income-received = { $card }: { $seat } získává { piece-cubes }.
event-tax-rolled = Na kostce padá { $tax }: kdo nemá stavitele v královském ležení, dluží na dani { $tax ->
    [one] { $tax } zlaťák
    [few] { $tax } zlaťáky
   *[other] { $tax } zlaťáků
}.
event-tax-spared = { $seat } má stavitele v královském ležení a daň neplatí.
event-tax-waived = { $seat } odevzdává kartu { $card } a daň neplatí.
event-tax-paid = Daň: { $seat } platí { piece-gold }{ piece-shortfall }
event-fixed-tax-paid = Daň podle karty { $card } místo hodu: { $seat } platí { piece-gold }{ piece-shortfall }
event-court-metal-taken = Královské ležení: { $seat } stojí první v řadě a získává { $amount ->
    [one] { $amount } železo
    [few] { $amount } železa
   *[other] { $amount } želez
}.
event-craftsman-received = { $seat } má v Shiringu stavitele u karty { $craftsman } a získává ji zdarma.
event-craftsman-unclaimed = U karty { $craftsman } v Shiringu nestojí žádný stavitel; karta odchází ze hry.
event-grey-workers-lent = { $too_late ->
    [yes] Hrad Shiring: { $seat } získává { piece-grey-workers }, další kolo už ale nebude.
   *[no] Hrad Shiring: { $seat } získává pro příští kolo { piece-grey-workers }.
}
event-cubes-bought = { $seat } kupuje na tržišti { piece-cubes } a platí { piece-gold }.
event-cubes-sold = { $seat } prodává na tržišti { piece-cubes } a získává { piece-gold }.
event-builder-withdrawn = { $unable ->
    [yes] { $seat } nemá co koupit ani prodat a odchází z tržiště.
   *[no] { $seat } odchází z tržiště.
}
event-craftsman-boosted = { $seat } volí kartu { $craftsman }: smí v tomto kole pracovat { $capacity }×.
event-nobody-boosted = { $unable ->
    [yes] { $seat } nemá řemeslníka, kterému by Madona mohla pomoci.
   *[no] { $seat } nevolí nikoho, komu by Madona pomohla.
}
event-craftsman-scored = { $seat } – { $craftsman } přináší { $gained }.
event-craftsman-worked = { $seat } – { $craftsman } pracuje { $times }×: { $used } → { $gained }.
event-craftsman-paid = { $seat } – { $craftsman } přináší { $gained }, železo zůstává.
event-work-finished = { $seat } končí s prací řemeslníků.
event-cubes-given-back = { $seat } si smí nechat jen pět kostiček a vrací { $cubes }.
event-part-added = Začínající hráč { $seat } přidává ke katedrále díl: { $part }.

## Odmítnutí

no-PILL-4-4-builder = Umístění stavitele stojí { piece-price }; máš { $gold }.
no-PILL-4-4-cubes = Stojí to { piece-price }; máš { $gold }.
no-PILL-4-10-display = Tato karta v nabídce není.
no-PILL-4-12 = Karta { $card } vyžaduje { $needed ->
    [one] { $needed } dělníka
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
no-PILL-4-58 = Urči, kolik kostiček: aspoň jednu.
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
no-PILL-4-65 = Vrať ze svých kostiček přesně { $excess }, aby ti jich zbylo pět.
no-PILL-4-84 = { $craftsman } pracuje, jen když zaměstnáváš vápeníka.
no-PILL-4-88 = { $craftsman } nečeká na pokyn, pracuje sám na začátku tvé stavby katedrály.
no-PILL-4-89 = { $craftsman } potřebuje, aby u tebe leželo aspoň 1 železo.
no-PILL-4-102-capacity = Madona tomuto řemeslníkovi nepomůže, nemá kapacitu: { $craftsman }.
no-PILL-4-102-excluded = Madona tomuto řemeslníkovi nepomůže, událost ho vylučuje: { $craftsman }.
no-PILL-4-104 = Musíš zahodit některého ze svých řemeslníků.

## Výsledek

line-start = Začátek hry
line-craftsmen = Řemeslníci
line-priory = Převorství
line-advantages = Karty výhod
line-events = Události
line-taxes = Nezaplacené daně
remark-tie-gold = Stejně bodů: rozhoduje více zlaťáků.
remark-shared = Stejně bodů i zlaťáků: první místo je společné.

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
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
board-tax = daň { $tax }
board-metal = železo { $metal }
board-grey = šedí dělníci: { $grey }
board-price-of = { $cube } { $stock } ({ $price })
board-display = Karty v nabídce
board-resource = { $card }: { $workers ->
    [one] { $workers } dělník
    [few] { $workers } dělníci
   *[other] { $workers } dělníků
} → { $gained }
board-hire = { $card }, cena { $price }: { $effort ->
    [yes] { $used } → { $gained }, { $uses }×
   *[no] { $gained }
}
board-foreseen = Ellen ti ukazuje nadcházející událost: { $event }
board-player = { $seat }: { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
   *[other] { $vp } bodů
}, { $gold ->
    [one] { $gold } zlaťák
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
hint-work = kostičky, které řemeslníci ještě v tomto kole promění na body
hint-cubes = víc kostiček do dalších kol
hint-gold = víc zlaťáků
hint-craftsmen = řemeslníci, kteří přinesou body v dalších kolech
hint-advantages = výhoda pro pozdější kola
hint-workers = víc dělníků
hint-builders = dobrá místa pro tvé stavitele

## Co může odpověď změnit

holding-points = Vítězné body
holding-priory = Body z převorství
holding-gold = Zlaťáky
holding-wages = Mzdy v tomto kole
holding-tax = Daň
holding-untaxed = Osvobození od daně
holding-wood = Dřevo
holding-stone = Kámen
holding-sand = Písek
holding-metal = Železo
holding-coming = Přibude v tomto kole: { $cube }
holding-excess = Kostičky k vrácení
holding-craftsmen = Řemeslníci
holding-craftsman-coming = Ze Shiringu: { $craftsman }
holding-dismissals = Řemeslníci k zahození
holding-advantages = Karty výhod
holding-advantage-coming = Z Kingsbridge: { $card }
holding-workers = Dělníci doma
holding-grey-workers = Šedí dělníci na příští kolo
holding-builders = Neumístění stavitelé
holding-favour = Ochrana biskupa, nebo kostička
holding-trading = Tržiště, { $place }. v pořadí
holding-starting = Začátek příštího kola

## První lekce

lesson-first = První lekce: stavba katedrály
lesson-first-1 = Za šest kol vyroste katedrála v Kingsbridge a vyhraje ten, kdo bude mít nejvíc vítězných bodů. Díváš se přes rameno Anně. Každé kolo má tři fáze: nejdřív se berou karty, pak se umísťují stavitelé a nakonec se jedno po druhém vyhodnotí všechna místa na plánu.
lesson-first-2 = První fáze: hráči si střídavě berou po jedné kartě z nabídky. Karty surovin stojí dělníky a přinesou dřevo, kámen nebo písek, řemeslníci stojí zlaťáky a mění tyto suroviny na body. Teď ty: kterou kartu vezmeš jako první?
lesson-first-2-answer = Anna najímá zdatného vápeníka za 4 zlaťáky. Její vlastní vápeník potřebuje na bod tři písky, tento jen dva, a bude pro ni pracovat kolo za kolem.
lesson-first-3 = Vápeník potřebuje písek: Anna bere velkou pískovnu a posílá do ní 7 ze svých 12 dělníků. Komu dělníci nestačí, ten kartu vzít nemůže.
lesson-first-4 = Na další kartu už nikdo nemá dost dělníků ani zlaťáků. Dělníci bez karty jdou sami do manufaktury, kde každý vydělá 1 zlaťák. Anna poslala všechny do práce, Borisovi na manufakturu dva zbyli.
lesson-first-5 = Druhá fáze: stavitelé se tahají ze sáčku jeden po druhém. První se smí umístit za 7 zlaťáků, každý další o zlaťák levněji. První přišel Annin. Teď ty: zaplatíš 7 zlaťáků a vybereš si ze všech míst, nebo budeš pasovat a stavitel počká?
lesson-first-5-answer = Anna platí a bere první místo v převorství: 2 jisté body. Stejně rozumné by bylo pasovat. Zlaťáky na konci body nepřinášejí, rozhodují jen při shodě, ale bez nich nikoho nenajmeš.
lesson-first-6 = Anna utratila skoro všechno: z 20 zlaťáků dala 4 za vápeníka, 7 a 6 za dva stavitele, zbyly jí 3. Třetí stavitel proto čeká u okamžité ceny, u čísla 5. Čekající stavitelé přijdou na řadu zdarma, až bude sáček prázdný, první ten u nejvyššího čísla. To už si ale ostatní vybrali, co chtěli.
lesson-first-7 = Sáček je prázdný a Annin čekající stavitel smí kamkoli, kde je ještě volno. Teď ty: kam ho pošleš?
lesson-first-7-answer = Anna ho posílá do Shiringu, ke zvláštnímu truhláři: řemeslník zdarma, a dobrý. V královském ležení by jí ušetřil daň.
lesson-first-8 = Třetí fáze: místa se vyhodnotí v pořadí čísel. Nejdřív událost, tentokrát krutá zima, při níž každá karta suroviny přinese o kostičku méně. Pak výdělek v manufaktuře, karty v Kingsbridge, body za převorství a suroviny z lesa, kamenolomu a pískovny.
lesson-first-9 = V královském ležení určí kostka výši daně: 4 zlaťáky pro každého, kdo tam nemá stavitele. Anna má jen 3 a zaplatí je. Za každé dva chybějící zlaťáky by přišla o bod, jediný se promíjí.
lesson-first-10 = Nakonec pracují řemeslníci. Každý mění suroviny na body nebo zlaťáky, nejvýše tolikrát za kolo, kolik dovolí jeho kapacita. Teď ty: kterého z Anniných řemeslníků necháš pracovat a kolikrát?
lesson-first-10-answer = Anna začíná zvláštním truhlářem: z jejího 1 dřeva jsou 4 zlaťáky a ona už žádný neměla. Pak přijdou na řadu její 4 písky, dva na každý bod.
lesson-first-11 = Kolo končí: Anna přidává ke katedrále loď, stavitelé se vracejí do sáčku a příští kolo začíná Boris, který sedí po její levici. Řemeslníci hráčům zůstávají a každé kolo přicházejí noví, lepší.
lesson-first-12 = Třetí kolo. Annin stavitel v Shiringu jí přivedl hrnčíře, který udělá bod z jediného písku. Místo je ale jen pro pět řemeslníků. Teď ty: koho zahodíš?
lesson-first-12-answer = Anna zahazuje zdatného vápeníka. Chtěl by dva písky na to, co hrnčíř udělá z jednoho. Jako první odcházejí ti, kdo se přetahují o stejnou surovinu.
lesson-first-13 = Na konci kola si smíš nechat nejvýše pět kostiček. Boris měl o dvě víc a vrací 2 písky. Nehromaď tedy nic na později: dej dohromady suroviny a řemeslníky v témže kole.
lesson-first-14 = Střecha stojí, hra končí. Zbylé kostičky nemají žádnou cenu a zlaťáky rozhodují jen při shodě. Anna vyhrává 44 : 39: začínala se 2 body, 35 má od řemeslníků a 11 z převorství, události ji připravily o 4. Teď stav ty.

## Pro začátečníky: oč v které otázce jde.

teach-take-card = Potřebuješ suroviny a lidi, kteří je zpracují. Karta suroviny stojí dělníky a přinese v tomto kole kostičky; řemeslník stojí zlaťáky a mění kostičky na body. Dělníci, kteří ti zbudou, vydělají v manufaktuře zlaťáky.
teach-choose-dismissal = Tolik řemeslníků mít nemůžeš. Zahoď toho, který za kostičky dává nejméně bodů, často jednoho z počátečních; karta se už nevrátí.
teach-redraw = Kdo je vytažen dřív, platí víc, později je to levnější. Začínající hráč smí jednou za kolo vytaženého stavitele vrátit do sáčku, třeba cizího, který by ti obsadil místo.
teach-place-builder = Stavitelé ti otevírají místa na plánu a na každé se jich vejde málo. Zaplať a vyber si hned, nebo pasuj: pak přijde tento stavitel na řadu nakonec, zdarma, tam, kde ještě zbude místo.
teach-place-builder-place-free = Díky jedné ze svých karet smíš tohoto stavitele umístit zdarma; karta se tím spotřebuje.
teach-place-parked = Tvůj čekající stavitel jde na plán zdarma. Vyber volné místo, které ti v tomto kole pomůže nejvíc.
teach-ignore-event = Tato událost by ti uškodila. Karta tě jednou ochrání; je-li škoda malá, nech si ji, může přijít horší.
teach-lose-one = Každý, koho se událost týká, musí zahodit řemeslníka. Vyber toho, který ti bude chybět nejméně.
teach-choose-protection = Stavitel na biskupství ti přinese jedno ze dvou: negativní událost se tě netýká, nebo si vezmeš kostičku. Porovnej to s tím, co by tě událost stála.
teach-choose-cube = Kostička zdarma. Vezmi druh, který tvým řemeslníkům chybí k bodům.
teach-waive-tax = Kdo nemá stavitele v královském ležení, platí daň. Karta ti ji jednou promine; za chybějící zlaťáky se platí body.
teach-trade = Na tržišti měníš zlaťáky za kostičky a kostičky za zlaťáky. Pokaždé jeden druh, kolik chceš; pak je na řadě další. Až budeš mít, co potřebuješ, odejdi.
teach-choose-boost = Jeden tvůj řemeslník smí pracovat o jednou víc. Vyber někoho, pro koho ti ještě zbývají kostičky.
teach-work = Tady vznikají body: každý řemeslník mění kostičky, které má na kartě, na body, nejvýše tolikrát, kolik karta dovolí. Začni těmi, kdo dají za kostičku nejvíc, a skonči, až se nic nevyplatí.
teach-reduce-cubes = Do dalšího kola si smíš nechat jen pět kostiček, zbytek propadne bez náhrady. Nech si to, co tvoji řemeslníci využijí.
