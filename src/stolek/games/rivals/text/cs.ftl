### Knížata z Katanu česky.

title = Knížata z Katanu
summary = Dvě knížata vládnou vedle sebe: zakládej vesnice, stav, obchoduj a bojuj o první místo na Katanu se 180 kartami.

option-mode = Hra
option-mode-help = Začni úvodní hrou; každá tematická hra přidává jednu sadu karet, souboj je míchá všechny.
value-mode-intro = První Kataňan (úvodní hra, do 7 bodů)
value-mode-theme_gold = Období zlata (do 12 bodů)
value-mode-theme_turmoil = Období zmatků (do 12 bodů)
value-mode-theme_progress = Období rozvoje (do 12 bodů)
value-mode-duel = Souboj knížat (do 13 bodů)

## Názvy, které nemá žádná karta

name-left = vlevo
name-right = vpravo
name-above = nahoře
name-below = dole
name-draw_stack = dobírací balíček
name-gold = zlato
name-production = výnosy
name-road = cesta
name-settlement = vesnice
name-city = město
name-building_cost = stavební náklady
name-trading = výměna
name-search = prohledání balíčku
name-event_card = Tažení události
name-forest = les
name-hills = vrchovina
name-pasture = pastvina
name-fields = pole
name-mountains = pohoří
name-gold_field = zlatonosná řeka
name-forest_2_red = les 2
name-forest_3_blue = les 3
name-forest_4_stack = les 4
name-forest_6_stack = les 6
name-gold_field_1_red = zlatonosná řeka 1
name-gold_field_4_blue = zlatonosná řeka 4
name-gold_field_2_stack = zlatonosná řeka 2
name-gold_field_3_stack = zlatonosná řeka 3
name-fields_6_red = pole 6
name-fields_5_blue = pole 5
name-fields_1_stack = pole 1
name-fields_3_stack = pole 3
name-hills_3_red = vrchovina 3
name-hills_2_blue = vrchovina 2
name-hills_1_stack = vrchovina 1
name-hills_5_stack = vrchovina 5
name-pasture_4_red = pastvina 4
name-pasture_1_blue = pastvina 1
name-pasture_5_stack = pastvina 5
name-pasture_6_stack = pastvina 6
name-mountains_5_red = pohoří 5
name-mountains_6_blue = pohoří 6
name-mountains_2_stack = pohoří 2
name-mountains_4_stack = pohoří 4
name-brigitta_the_wise_woman_progress = Brigitta, moudrá žena (rozvoj)
name-relocation_progress = Stěhování (rozvoj)
name-goldsmith_gold = Zlatník (zlato)
name-toll_bridge_gold = Celnice (zlato)
name-storehouse_gold = Skladiště (zlato)
name-large_trade_ship_gold = Velká obchodní loď (zlato)
name-brigands_turmoil = Loupežná výprava (zmatky)

amount-lumber = { $count ->
    [one] { $count } dřevo
    [few] { $count } dřeva
   *[other] { $count } dřev
}
amount-brick = { $count ->
    [one] { $count } cihla
    [few] { $count } cihly
   *[other] { $count } cihel
}
amount-wool = { $count ->
    [one] { $count } vlna
    [few] { $count } vlny
   *[other] { $count } vln
}
amount-grain = { $count ->
    [one] { $count } obilí
    [few] { $count } obilí
   *[other] { $count } obilí
}
amount-ore = { $count ->
    [one] { $count } ruda
    [few] { $count } rudy
   *[other] { $count } rud
}
amount-gold = { $count ->
    [one] { $count } zlato
    [few] { $count } zlata
   *[other] { $count } zlat
}
amount-basic_set = { $count }× základní
amount-era_of_gold = { $count }× zlato
amount-era_of_turmoil = { $count }× zmatky
amount-era_of_progress = { $count }× rozvoj

## Suroviny jako předmět věty

resource-object = { ID($resource) ->
    [wool] vlnu
    [ore] rudu
   *[other] { $resource }
}
units-object = { ID($resource) ->
    [lumber] { $amount ->
        [one] { $amount } dřevo
        [few] { $amount } dřeva
       *[other] { $amount } dřev
    }
    [brick] { $amount ->
        [one] { $amount } cihlu
        [few] { $amount } cihly
       *[other] { $amount } cihel
    }
    [wool] { $amount ->
        [one] { $amount } vlnu
        [few] { $amount } vlny
       *[other] { $amount } vln
    }
    [grain] { $amount ->
        [one] { $amount } obilí
        [few] { $amount } obilí
       *[other] { $amount } obilí
    }
    [ore] { $amount ->
        [one] { $amount } rudu
        [few] { $amount } rudy
       *[other] { $amount } rud
    }
   *[gold] { $amount ->
        [one] { $amount } zlato
        [few] { $amount } zlata
       *[other] { $amount } zlat
    }
}
give-units = { ID($give) ->
    [lumber] { $amount ->
        [one] { $amount } dřevo
        [few] { $amount } dřeva
       *[other] { $amount } dřev
    }
    [brick] { $amount ->
        [one] { $amount } cihlu
        [few] { $amount } cihly
       *[other] { $amount } cihel
    }
    [wool] { $amount ->
        [one] { $amount } vlnu
        [few] { $amount } vlny
       *[other] { $amount } vln
    }
    [grain] { $amount ->
        [one] { $amount } obilí
        [few] { $amount } obilí
       *[other] { $amount } obilí
    }
    [ore] { $amount ->
        [one] { $amount } rudu
        [few] { $amount } rudy
       *[other] { $amount } rud
    }
   *[gold] { $amount ->
        [one] { $amount } zlato
        [few] { $amount } zlata
       *[other] { $amount } zlat
    }
}
resource-one = { ID($resource) ->
    [lumber] dřevo
    [brick] cihlu
    [wool] vlnu
    [grain] obilí
    [ore] rudu
   *[gold] zlato
}
give-few = { ID($give) ->
    [lumber] dřeva
    [brick] cihly
    [wool] vlny
    [grain] obilí
    [ore] rudy
   *[gold] zlata
}
get-one = { ID($get) ->
    [lumber] dřevo
    [brick] cihlu
    [wool] vlnu
    [grain] obilí
    [ore] rudu
   *[gold] zlato
}

## Otázky

ask-choose-start-stack = Vyber dobírací balíček: jeho tři vrchní karty budou tvé karty v ruce.
ask-choose-draft-stack = Vyber základní dobírací balíček, který si prohlédneš a vezmeš z něj karty do ruky.
ask-take-starting-card = Vezmi si kartu do ruky ({ $left ->
    [1] poslední
    [few] zbývají { $left }
   *[other] zbývá { $left }
}).
ask-arrange-regions = Rozlož své krajiny: horní řadu zleva, pak dolní řadu. Nebo je nech, jak leží.
ask-before-roll = Hoď kostkami, nebo před hodem zahraj kartu.
ask-choose-production = Jaké číslo ukáže kostka výnosů?
ask-action-phase = Stav, hraj karty a vyměňuj, jak chceš; pak fázi ukonči.
ask-lower-cost = Kterou surovinu z nákladů nezaplatíš ({ $card })?
ask-scout-regions = Zahraj kartu kvůli krajinám nové vesnice, nebo je dober.
ask-choose-scouted-region = { $left ->
    [1] Vezmi z balíčku druhou krajinu.
    [few] Vezmi z balíčku krajinu.
   *[other] Vezmi z balíčku krajinu.
}
ask-place-regions = Která z nových krajin přijde nahoru: { $regions }?
ask-store-resource = Kam uložíš { resource-object } ({ $amount }×)?
ask-pay-resource = Odkud zaplatíš { resource-object } ({ $amount }×)?
ask-pay-any = Odkud zaplatíš ({ $amount ->
    [one] { $amount } surovinu
    [few] { $amount } suroviny
   *[other] { $amount } surovin
})?
ask-gain-any = Vezmi si libovolnou surovinu ({ $left ->
    [1] jednu
    [few] zbývají { $left }
   *[other] zbývá { $left }
}).
ask-choose-from-market = Tržiště ti přinese jednu z těchto surovin: { $resources }.
ask-take-resource = Řekni, kterou surovinu ti má protihráč dát ({ $left ->
    [1] poslední
    [few] nejvýš { $left }
   *[other] nejvýš { $left }
}).
ask-demand-amount = Kolik { ID($resource) ->
    [gold] zlata
   *[other] { $resource }
} ti má protihráč dát?
ask-gain-up-to = Kolik { ID($resource) ->
    [ore] rudy
   *[grain] obilí
} si vezmeš?
ask-give-up = Musíš odevzdat { resource-object }: odkud?
ask-avert-event = Hrozí ti událost { $event }. Zahraj proti ní kartu, nebo ji nech proběhnout.
ask-relocate = Prohoď dvě své krajiny nebo dvě své karty výstavby.
ask-buy-resource = Kup si za 1 zlato surovinu ({ $left ->
    [1] poslední
    [few] nejvýš { $left }
   *[other] nejvýš { $left }
}), nebo skonči.
ask-name-for-feud = Svár: označ protihráčovu stavbu ({ $left ->
    [1] poslední
    [few] zbývají { $left }
   *[other] zbývá { $left }
}).
ask-lose-building = Vyber, kterou z označených staveb odstraníš a pod který balíček přijde.
ask-bury-card = Vyber kartu z protihráčovy ruky a balíček, pod který přijde ({ $left ->
    [1] poslední
    [few] zbývají { $left }
   *[other] zbývá { $left }
}).
ask-plunder-region = Kterou svou krajinu výprava naplní a kolika surovinami?
ask-give-back = Kterou surovinu vrátíš?
ask-lose-ship = Pirátská loď: o kterou obchodní loď přijdeš?
ask-defend = Proti tobě hraje karta { $card }. Hoď kostkou na obranu, nebo to nech být.
ask-lose-unit = Lučištník zasáhl: kterou jednotku odstraníš a pod který balíček přijde?
ask-name-target = Kterou stavbu žhář zapálí?
ask-bury-building = Pod který balíček přijde { $card }?
ask-steal-card = Vezmi si jednu kartu z protihráčovy ruky, nebo žádnou.
ask-choose-type = Vyber si jedno z toho: { $resources } ({ $amount }×).
ask-pay-rioters = Rebelie: zaplať { $price ->
    [one] { $price } zlato
    [few] { $price } zlata
   *[other] { $price } zlat
}, nebo odstraň jednotku.
ask-choose-card = Kam doktor zajde ({ $card })?
ask-library-search = Prohlédni si dobírací balíček a vezmi si kartu, nebo se nedívej.
ask-take-discarded = Vezmi si kartu z odhazovacího balíčku.
ask-draw-card = Dober kartu: ze kterého balíčku?
ask-put-card-away = Máš v ruce příliš mnoho karet: dej jednu pod balíček.
ask-exchange-card = Vyměň si kartu, nebo ukonči tah.
ask-exchange-away = Kterou kartu odložíš a pod který balíček přijde?
ask-search-stack = Který balíček si prohlédneš?
ask-take-searched-card = Vezmi si kartu z balíčku { $stack }.

## Odpovědi

action-draw-from = Dobrat z balíčku { $stack }
action-look-through = Prohlédnout balíček { $stack }
action-take-from-stack = Vzít: { $card } (místo { $place })
action-keep-regions = Nechat krajiny, jak leží
action-place-region = Položit: { $region }
action-roll-dice = Hodit kostkami
action-play-card = Zahrát: { $card }
action-choose-number = Nastavit kostku na { $number }
action-store-in = Uložit: { $place }
action-forfeit = Jmenovat surovinu, na kterou není místo, a nedostat nic
action-give-from = Odevzdat: { $place }
action-name-resource = Určit { resource-object }
action-choose-amount = Vzít { $amount }×
action-stop-taking = Víc nebrat
action-plunder = Vzít { $amount }× ({ $region })
action-buy = Koupit { resource-object }
action-stop-buying = Víc nekupovat
action-build-road = Postavit cestu { $side }
action-build-settlement = Postavit vesnici { $side }
action-build-city = Postavit město ve sloupci { $x }
action-build = Postavit: { $card } (sloupec { $x } { $row })
action-build-face-up = Postavit z odkrytého balíčku: { $card } (sloupec { $x } { $row })
action-place-on-region = Přiložit: { $card } ke krajině { $region }
action-trade-with-bank = Vyměnit 3 { give-few } za 1 { get-one }
action-trade-by-ship = Vyměnit lodí 2 { give-few } za 1 { get-one }
action-trade-by-large-ship = Velkou obchodní lodí vyměnit 2 suroviny z krajiny { $region } za 1 { get-one }
action-use-mint = Mincovna: 1 zlato za 1 { get-one }
action-demolish = Zbořit: { $card } (sloupec { $x } { $row })
action-end-phase = Ukončit akční fázi
action-leave-out = Neplatit { resource-object }
action-decline = Nechat to proběhnout
action-take-top-regions = Dobrat dvě vrchní krajiny
action-roll-defence = Hodit na obranu
action-choose-region = Vzít: { $region }
action-put-above = Nahoru: { $region }
action-name-building = Označit: { $card } (sloupec { $x } { $row })
action-remove-under = Odstranit: { $card } (sloupec { $x } { $row }), { ID($stack) ->
    [none] zpět do odkrytého balíčku
   *[other] pod balíček { $stack }
}
action-choose-stack = Pod balíček { $stack }
action-discard-ship = Přijít o loď: { $card } (sloupec { $x } { $row })
action-pay-gold = Zaplatit zlato
action-put-under = Dát pod balíček { $stack }: { $card }
action-bury-hand-card = Dát pod balíček { $stack }: { $card }
action-take-hand-card = Vzít: { $card }
action-take-no-card = Nevzít žádnou
action-take-discard = Vzít: { $card }
action-swap-regions = Prohodit: { $region } a { $other }
action-swap-expansions = Prohodit: { $card } ({ $x } { $row }) a { $other_card } ({ $other_x } { $other_row })
action-choose-expansion = { $card } (sloupec { $x } { $row })
action-skip-exchange = Ukončit tah bez výměny
action-free-exchange = Vyměnit kartu zdarma
action-paid-search = Vyměnit kartu a prohledat balíček
action-skip-search = Nedívat se

## Co se děje

event-starter-rolled = Začíná { $seat } (hody: { $numbers }).
event-regions-arranged = { $seat } má rozložené krajiny: { $regions }.
event-turn-begun = Začíná tah { $turn }: { $seat }.
event-number-chosen = { $seat } nastavuje kostku výnosů na { $number }.
event-dice-rolled = { $number_rolled ->
    [yes] { $symbol_rolled ->
        [yes] { $seat } hází: { $number }; kostka událostí ukazuje: { $symbol }.
       *[no] { $seat } hází: { $number }; kostka událostí je nastavena: { $symbol }.
    }
   *[no] { $symbol_rolled ->
        [yes] { $seat } hází: { $symbol }; kostka výnosů je nastavena na { $number }.
       *[no] Obě kostky jsou nastaveny: { $number } a { $symbol }. { $seat } nehází.
    }
}
event-brigands-came = { $robbed ->
    [yes] { $seat } má { $counted } započítaných surovin, víc než 7: zloděj bere všechno zlato a všechnu vlnu.
   *[no] { $counted ->
        [one] { $seat } má { $counted } započítanou surovinu, ne víc než 7: zloděj odchází s prázdnou.
        [few] { $seat } má { $counted } započítané suroviny, ne víc než 7: zloděj odchází s prázdnou.
       *[other] { $seat } má { $counted } započítaných surovin, ne víc než 7: zloděj odchází s prázdnou.
    }
}
event-resource-gained = { ID($source) ->
    [unknown] { $seat } dostává { units-object } ({ $place }).
   *[other] { $seat } dostává { units-object } ({ $place }; { $source }).
}
event-resource-lost = { ID($source) ->
    [unknown] { $seat } odevzdává { units-object } ({ $place }).
    [brigand_attack] { $seat } ztrácí { units-object } ({ $place }; { $source }).
    [plague] { $seat } ztrácí { units-object } ({ $place }; { $source }).
   *[other] { $seat } odevzdává { units-object } ({ $place }; { $source }).
}
event-gain-wasted = { ID($resource) ->
    [any] { $amount ->
        [one] { $seat } se vzdává { $amount } suroviny, nemá na ni místo ({ $source }).
        [few] { $seat } se vzdává { $amount } surovin, nemá na ně místo ({ $source }).
       *[other] { $seat } se vzdává { $amount } surovin, nemá na ně místo ({ $source }).
    }
   *[other] { $seat } nemá místo na { units-object }, propadá ({ $source }).
}
event-resource-demanded = { $seat } žádá { units-object }.
event-resource-given = { $seat } dává protihráči { resource-object }.
event-card-played = { $seat } hraje kartu { $card }.
event-card-discarded = Na odhazovací balíček jde { $card }.
event-road-built = { $seat } staví cestu ve sloupci { $x }.
event-settlement-built = { $seat } staví vesnici ve sloupci { $x }.
event-city-built = { $seat } staví město ve sloupci { $x }.
event-regions-drawn = { $seat } dobírá krajiny: { $regions }.
event-region-chosen = Zvěd našel krajinu { $region } ({ $seat }).
event-regions-placed = { $seat } klade krajiny do sloupce { $x }: nahoře { $above }, dole { $below }.
event-expansion-built = { $seat } staví: { $card } (sloupec { $x } { $row }).
event-region-expansion-placed = { $seat } přikládá ke krajině { $region } kartu { $card }.
event-cost-lowered = { $seat } platí o 1 { resource-one } méně.
event-traded = { $seat } mění { give-units } za 1 { get-one }.
event-bought = { $seat } kupuje { resource-object } od obchodníka na cestách.
event-expansion-removed = { $seat } přichází o kartu { $card } (sloupec { $x } { $row }): { ID($to) ->
    [discard_pile] jde na odhazovací balíček
    [face_up_stack] vrací se do odkrytého balíčku
   *[draw_stack] jde pod balíček { $stack }
}.
event-buildings-named = { $seat } označuje: { $cards }.
event-regions-swapped = { $seat } prohazuje krajiny { $region } a { $other }.
event-expansions-swapped = { $seat } prohazuje karty { $card } a { $other }.
event-token-moved = { ID($seat) ->
    [none] Nikdo už nemá { $token }.
   *[other] { $seat } má nyní { $token }.
}
event-event-revealed = Karta události: { $event }.
event-nothing-happened = { ID($reason) ->
    [token] { $what }: žeton obchodu nikdo nemá, nic se neděje.
   *[nobody] { $what }: nikoho se netýká, nic se neděje.
}
event-event-deck-built = Balíček karet událostí je složen znovu, počet karet: { $size }.
event-event-averted = { $seat } má před událostí ochranu: { $card }.
event-defence-rolled = { $seat } hází na obranu { $number }: { $averted ->
    [yes] útok se nezdařil
   *[no] marně
}.
event-card-drawn = { $seat } dobírá z balíčku { $stack } ({ $back }): { $card }.
event-stack-searched = { $seat } si prohlíží balíček { $stack }: { $cards }.
event-card-taken = { $seat } si bere kartu na místě { $place } v balíčku { $stack }: { $card }.
event-card-put-under = { $seat } dává kartu pod balíček { $stack }: { $card }.
event-exchange-begun = { $search ->
    [yes] { $seat } vyměňuje kartu a prohledá balíček.
   *[no] { $seat } vyměňuje kartu.
}
event-hand-seen = { $seat } vidí protihráčovy karty v ruce: { $cards }.
event-hand-card-taken = { $seat } si bere kartu z protihráčovy ruky ({ $back }): { $card }.
event-hand-cards-lost = { $seat } přichází o karty v ruce: { $cards }.
event-discard-taken = { $seat } si bere kartu z odhazovacího balíčku ({ $back }): { $card }.
event-game-won = Vyhrává { $seat }, { $points ->
    [one] { $points } vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
}.

## Odmítnutí

no-RIVA-2-8-taken = Tento balíček si vzal druhý hráč.
no-RIVA-2-12-theme = Karty do ruky se na začátku berou jen ze základních balíčků.
no-RIVA-2-13-begun = Krajiny už rozkládáš; rozlož je do konce.
no-RIVA-2-13-laid = Tato krajina už leží, nebo by jen všechno zůstalo, jak bylo.
no-RIVA-2-13-own = To není tvá krajina.
no-RIVA-4-8-full = { $place }: plno, vejdou se 3.
no-RIVA-4-11-kind = { $resource } patří na místa svého druhu.
no-RIVA-4-11-own = { $place }: to není tvoje.
no-RIVA-4-13-forfeit = Na všechno máš místo, nic nemůže propadnout.
no-RIVA-4-14-empty = { $place }: tam nic není.
no-RIVA-4-14-own = { $place }: to není tvoje.
no-RIVA-4-14-type = Platí se { $amount }× { $resource }, místo po místu.
no-RIVA-4-15-none = Protihráč nemá { resource-object }.
no-RIVA-4-15-room = Nemáš místo na { resource-object }.
no-RIVA-4-15-type = Žádá se { $resource }.
no-RIVA-4-33-cost = { $card }: nelze zaplatit, chybí { $missing }.
no-RIVA-4-33-full = Není tu volné stavební místo.
no-RIVA-4-33-hand = { $card }: tuto kartu nemáš v ruce.
no-RIVA-4-33-site = Tam nemáš stavební místo.
no-RIVA-4-34-once = { $card }: v knížectví smí stát jen jednou.
no-RIVA-4-35-action = { $card }: akční karta se hraje, nestaví.
no-RIVA-4-35-expansion = { $card }: karta výstavby se staví, nehraje.
no-RIVA-4-35-timing = { $card }: tato karta se nehraje před hodem.
no-RIVA-4-37-cost = Cestu nelze zaplatit, chybí { $missing }.
no-RIVA-4-37-stack = Cesty už došly.
no-RIVA-4-37-twice = Za cestou nemůže být hned další cesta.
no-RIVA-4-38-cost = Vesnici nelze zaplatit, chybí { $missing }.
no-RIVA-4-38-regions = Nové krajiny jsou { $regions }.
no-RIVA-4-38-road = Vesnice potřebuje na té straně volnou cestu.
no-RIVA-4-38-stack = Vesnice už došly.
no-RIVA-4-39-cost = Město nelze zaplatit, chybí { $missing }.
no-RIVA-4-39-settlement = Tam nemáš vesnici.
no-RIVA-4-39-stack = Města už došla.
no-RIVA-4-39-twice = Tam už město stojí.
no-RIVA-4-40-few = K tomu je potřeba { $needed }× { $resource }; máš { $have }.
no-RIVA-4-40-same = Vyměnit { resource-object } za totéž není výměna.
no-RIVA-4-41-ship = Nemáš obchodní loď na { resource-object }.
no-RIVA-4-44-timing = { $card }: tato karta se nehraje v akční fázi.
no-RIVA-4-45-city = { $card }: smí stát jen ve městě.
no-RIVA-4-46-own = To není tvá krajina.
no-RIVA-4-46-region = { $card }: přikládá se ke krajině.
no-RIVA-4-46-site = { $card }: staví se na stavební místo osady.
no-RIVA-4-47-behind = { $card }: podmínkou je { $needed }, nebo méně vítězných bodů, než má protihráč.
no-RIVA-4-47-card = { $card }: podmínkou je { $needed } ve tvém knížectví.
no-RIVA-4-47-either = { $card }: podmínkou je { $needed } nebo { $other } ve tvém knížectví.
no-RIVA-4-47-points = { $card }: podmínkou je { $least } a více bodů { ID($points) ->
    [progress] rozvoje
   *[commerce] obchodu
}.
no-RIVA-4-47-token = { $card }: podmínkou je { $needed }.
no-RIVA-4-48-intro = V úvodní hře se nic neboří.
no-RIVA-4-48-own = Tam nemáš co zbořit.
no-RIVA-4-49-stack = { $card }: v odkrytém balíčku není.
no-RIVA-4-50-back = { $card }: patří pod balíček se stejným rubem.
no-RIVA-4-54-empty = Tento balíček je prázdný.
no-RIVA-4-54-stack = Takový balíček tu není.
no-RIVA-4-63-place = V balíčku { $cards ->
    [one] je { $cards } karta
    [few] jsou { $cards } karty
   *[other] je { $cards } karet
}; tato tam neleží.
no-RIVA-4-63-price = Prohledání stojí { $price ->
    [one] { $price } surovinu
    [few] { $price } suroviny
   *[other] { $price } surovin
}.
no-RIVA-4-80-least = Ještě musíš vzít { $least }.
no-RIVA-4-80-empty = { $card }: protihráč nemá žádné suroviny.
no-RIVA-4-80-nothing = { $card }: protihráč nemá nic, co bys mohl uložit.
no-RIVA-4-87-resource = To mezi náklady nepatří ({ $card }), nebo by se zbytek nedal zaplatit.
no-RIVA-4-101-number = Kostka ukazuje 1 až 6.
no-RIVA-4-101-set = { $card }: tato kostka už je nastavená.
no-RIVA-4-102-resources = { $card }: jsou potřeba 2 suroviny.
no-RIVA-4-103-city = Výstavba města musí zůstat ve městě.
no-RIVA-4-103-order = Jmenuj je v opačném pořadí.
no-RIVA-4-103-own = Prohodit lze jen dvě vlastní karty.
no-RIVA-4-103-same = Takové prohození by nic nezměnilo.
no-RIVA-4-104-gold = { $card }: je potřeba 3× zlato.
no-RIVA-4-105-stack = Tato krajina v balíčku není.
no-RIVA-4-105-timing = { $card }: s hledáním krajin nepomůže.
no-RIVA-4-120-type = Tržiště nabízí: { $resources }.
no-RIVA-4-122-region = { $place }: neleží vedle velké obchodní lodi, nebo tam jsou méně než 2 suroviny.
no-RIVA-4-130-hand = Tuto kartu protihráč v ruce nemá.
no-RIVA-4-131-building = To není protihráčova stavba.
no-RIVA-4-131-twice = Tato stavba už je označena.
no-RIVA-4-131-named = Odstraňuje se jen některá z označených staveb.
no-RIVA-4-134-gold = Zlato se za zlato nekupuje.
no-RIVA-4-201-amount = Žádat můžeš nejméně 1 a nejvýš { $most }.
no-RIVA-4-201-gold = { $card }: protihráč nemá zlato.
no-RIVA-4-201-room = { $card }: nemáš místo na zlato.
no-RIVA-4-202-amount = { $place }: vejde se nejvýš { $most }.
no-RIVA-4-202-region = Výprava plní jednu z tvých krajin.
no-RIVA-4-202-room = { $card }: žádná tvá krajina nemá místo na to, co má protihráč.
no-RIVA-4-204-city = { $card }: podmínkou je město, nebo { $least } a více bodů obchodu.
no-RIVA-4-204-none = Nemáš { resource-object }.
no-RIVA-4-210-hero = { $card }: podmínkou je hrdina s bodem síly.
no-RIVA-4-211-ship = To není tvá obchodní loď.
no-RIVA-4-213-gold = Mincovna potřebuje 1× zlato.
no-RIVA-4-213-used = Nemáš mincovnu, která by v tomto tahu ještě nebyla použitá.
no-RIVA-4-301-strength = Lučištník zasahuje jednotku s bodem síly.
no-RIVA-4-301-unit = { $card }: protihráč nemá jednotku s bodem síly.
no-RIVA-4-302-building = { $card }: protihráč nemá nechráněnou stavbu.
no-RIVA-4-302-none = Tam protihráč nic nemá.
no-RIVA-4-302-protected = { $card }: není to stavba, nebo ji chrání požární zbrojnice.
no-RIVA-4-303-card = Tuto kartu protihráč v ruce nemá.
no-RIVA-4-303-hand = { $card }: protihráč nemá v ruce žádnou kartu.
no-RIVA-4-306-timing = { $card }: proti této události nepomůže.
no-RIVA-4-323-type = Vyber si jedno z toho: { $resources }.
no-RIVA-4-330-gold = Nemáš dost zlata, je potřeba { $price }×.
no-RIVA-4-330-unit = Odevzdat lze jen jednotku s body síly nebo obchodu.
no-RIVA-4-401-number = { $card }: žádná tvá krajina nemá číslo tohoto tahu.
no-RIVA-4-403-card = Vyber si ze svých karet: { $card }.
no-RIVA-4-404-card = Tato karta v odhazovacím balíčku není.
no-RIVA-4-404-pile = { $card }: odhazovací balíček je prázdný.
no-RIVA-4-404-twice = { $card }: v tomto tahu byla zahrána už dvakrát.
no-RIVA-4-406-amount = Vzít si můžeš nejméně 1 a nejvýš { $most }.
no-RIVA-4-414-beneath = { $card }: staví se na tvůj obecní dům.
no-RIVA-4-414-city = { $card }: podmínkou je { $needed } ve městě.

## Výsledek

line-settlements = Vesnice: { $count }
line-cities = Města: { $count }
line-card = { $card }
line-token = { $token }
remark-own-turn = { $seat }: dost bodů ve vlastním tahu, jen to rozhoduje.

## Hrací plocha

board-game = { $mode } – do { $target } bodů, tah { $turn }
board-active = na tahu je { $seat }
board-winner = vyhrává { $seat }
board-dice = kostky: { $number }, { $symbol }
board-playing = hraje se: { $cards }
board-stack = { $number } { $back }: { $size }
board-face-up = odkryto: { $cards }
board-supply = cesty { $roads }, vesnice { $settlements }, města { $cities }, krajiny { $regions }
board-discard = odhazovací balíček: { $size } ({ $top })
board-events = události: nad Vánocemi { $above }; poslední: { $revealed }; pod balíčkem: { $spent }
board-player = { $seat }
board-points = { $victory } VB  síla { $strength }{ $hero ->
    [yes] {" "}★
   *[no] {""}
}  obchod { $commerce }{ $trade ->
    [yes] {" "}★
   *[no] {""}
}  zručnost { $skill }  rozvoj { $progress }
board-resources = { $resources }
board-hand = v ruce { $count } z { $limit } ({ $backs })
board-own-hand = Tvé karty: { $cards }
board-seen-hand = Z protihráčových karet znáš: { $cards }
board-seen-stack = Balíček { $stack }, znáš: { $cards } (neznámých: { $unknown })
board-pile = Odhazovací balíček: { $cards }
board-name = { $thing }
board-city = ♜ { $x }
board-settlement = ⌂ { $x }
board-legend = ⌂ vesnice  ♜ město  ═ cesta  ● surovina  · volné stavební místo  ★ žeton  $ úkryt pro zlato

## Co by odpověď změnila

holding-victory = Vítězné body
holding-opponent = Vítězné body protihráče
holding-strength = Body síly
holding-commerce = Body obchodu
holding-skill = Body zručnosti
holding-progress = Body rozvoje
holding-lumber = Dřevo
holding-brick = Cihly
holding-wool = Vlna
holding-grain = Obilí
holding-ore = Ruda
holding-gold = Zlato
holding-boosted = Krajiny s násobičem výnosů
holding-hand = Karty v ruce
holding-counted = Suroviny, které zloděj počítá
holding-brigands = Ztráta, kdyby přišel zloděj

## Důvody rady

hint-points = vítězné body
hint-production = větší výnosy
hint-resources = víc surovin v zásobě
hint-goals = blíž k něčemu, co stojí za to postavit
hint-room = místo na stavbu
hint-strength = víc síly a zručnosti
hint-commerce = víc bodů obchodu nebo levnější výměna
hint-progress = větší výběr karet
hint-cards = lepší karty na ruce

## První lekce

lesson-first = První lekce: dvě knížectví
lesson-first-1 = Dvě knížata, dvě knížectví. Dole leží Annino, v této lekci je tvoje: dvě vesnice, mezi nimi cesta a kolem šest krajin. Každá krajina dává jednu surovinu a má své číslo. Vyhraje, kdo má na konci svého tahu 7 vítězných bodů; každá vesnice je za jeden.
lesson-first-2 = Každý začíná se třemi kartami z jednoho z balíčků. Anna drží Obchodní loď se dřevem, Tržiště a Celnici. Staví se vedle vesnic a zůstanou tam.
lesson-first-3 = Každý tah začíná dvěma kostkami. Číslo platí pro oba: každé krajině s dvojkou přibude surovina, takže se vyplatí sledovat i protihráčovy hody. Krajina unese nejvýš tři. Druhá kostka určuje událost: při Obchodu si něco vezme majitel žetonu obchodu, ten ale zatím nemá nikdo.
lesson-first-4 = Anně padl zloděj. Kdo má víc než 7 surovin, přijde o všechno zlato a všechnu vlnu. Oba mají šest, zloděj tedy odchází s prázdnou. Utrácej, dokud toho není moc.
lesson-first-5 = Po hodu můžeš stavět, hrát karty a obchodovat, dokud máš čím platit. Teď ty: co postavíš jako první a kam?
lesson-first-5-answer = Anna staví Obchodní loď se dřevem. S ní stačí dvě dřeva na jednu jakoukoli surovinu, jinak jsou třeba tři stejné. A má bod obchodu, na kterém bude brzy záležet.
lesson-first-6 = Na konci tahu si dobereš do tří karet a jednu navíc smíš vyměnit. Anna dala Celnici pod balíček a dobrala si Obchodní loď s rudou: sbírá lodě.
lesson-first-7 = Bohatá sklizeň: každý si vezme jednu libovolnou surovinu. Teď ty: do které krajiny ji dáš?
lesson-first-7-answer = Anna bere vlnu. Každá loď stojí dřevo a vlnu a v ruce má další dvě.
lesson-first-8 = Třetí loď a s ní třetí bod obchodu. Anna má víc než Boris a aspoň tři, a tak k ní přichází žeton obchodu. Dokud vedení udrží, má za něj vítězný bod. Stejně funguje žeton síly se silou.
lesson-first-9 = Boris pokládá na vesnici město za 2 obilí a 3 rudy. Místo je teď za dva body a má o dvě stavební místa víc, i pro karty, které město vyžadují.
lesson-first-10 = Kdo chce růst, potřebuje nejdřív cestu: 1 dřevo a 2 cihly, na vnějším konci řady. Sama nic nevynese, dělá místo pro další vesnici.
lesson-first-11 = Zlatník vyměnil zlato za to, co chybělo. Teď ty: co uděláš s dřevem, cihlami, vlnou a obilím?
lesson-first-11-answer = Vesnici, samozřejmě: po jednom od každého za vítězný bod, dvě stavební místa a dvě nové krajiny.
lesson-first-12 = Obě nové krajiny se táhnou z balíčku a přikládají nahoru a dolů. Další dvě čísla, která při hodu něco vynesou: kdo vyroste brzy, sklidí víc.
lesson-first-13 = O hodně později: oba mají 6 bodů. Anna vyměňovala zlato, vlnu a dřevo, dokud neměla v krajinách 2 obilí a 3 rudy. Teď ty: jak vyhraje?
lesson-first-13-answer = Městem na kterékoli vesnici: jeden bod navíc.
lesson-first-14 = Sedm bodů na konci vlastního tahu: Anna vyhrává 7 : 6. Nesl ji obchod: díky lodím mohla cokoli, co kostky přinesly, proměnit v to, co potřebovala. Teď házej ty.

## Pro začátečníky: oč v které otázce jde. Věta s delším klíčem zazní, jen když je taková odpověď v nabídce.

teach-choose-start-stack = Tohle budou tvé první karty. Balíčky leží rubem nahoru a jsou stejně dobré, vezmi kterýkoli.
teach-choose-draft-stack = Jeden z těchto balíčků si smíš tajně prohlédnout a tři karty si z něj nechat. Co je ve kterém, neví nikdo, vezmi kterýkoli.
teach-take-starting-card = Vybírej karty, které brzy postavíš: levné a takové, díky nimž ti krajiny ponesou víc.
teach-arrange-regions = Poloha krajiny rozhoduje, které stavby budou stát vedle ní. Při první hře je klidně nech, jak leží.
teach-before-roll = Tah začíná hodem oběma kostkami: jedna určí, které krajiny vynesou, druhá, co se stane. Některé karty se hrají jen předtím; nechceš-li žádnou, házej.
teach-choose-production = Díky své kartě určíš, jaké číslo padne. Vyber to, které dá nejvíc tobě a nejméně protihráči: vynášejí krajiny obou.
teach-action-phase = Teď utrácej suroviny, v libovolném pořadí a kolikrát na to máš. Cesty dělají místo, vesnice a města jsou body, karty z ruky ti pomohou k dalším. Tři stejné suroviny vyměníš za jednu, která ti chybí. Až nebude co dělat, fázi ukonči.
teach-action-phase-trade-by-ship = Se svou obchodní lodí měníš její surovinu dvě za jednu.
teach-action-phase-trade-by-large-ship = S velkou obchodní lodí stačí na výměnu dvě suroviny z krajiny vedle ní.
teach-action-phase-place-on-region = Výstavba krajiny se pokládá nad krajinu nebo pod ni a nezabírá stavební místo.
teach-action-phase-build-face-up = Karty, které leží odkryté vedle balíčků, smíte stavět oba, rovnou odtamtud.
teach-action-phase-use-mint = Mincovna ti jednou za tah vymění jedno zlato za jinou surovinu.
teach-action-phase-demolish = Co překáží, smíš zbořit; nic to nestojí a nic to nepřinese.
teach-lower-cost = Jedna tvá karta ti tuhle zlevní o jednu surovinu. Vynech tu, ke které se dostáváš nejhůř.
teach-scout-regions = Každá nová vesnice přinese dvě nové krajiny. Dostaneš dvě vrchní, nebo zahraj kartu a vyber si je.
teach-choose-scouted-region = Vezmi krajinu, která nese, co ti chybí, a má číslo, které ještě nemáš.
teach-place-regions = Jedna přijde nad vesnici, druhá pod ni. Záleží na tom jen kvůli stavbám, které budou stát mezi krajinami téže řady.
teach-store-resource = Suroviny leží na krajinách svého druhu, na každé nejvýš tři. Místo jich má víc; většinou příliš nezáleží na tom, kterou zvolíš.
teach-pay-resource = Tuto surovinu máš na více místech. Plať z toho nejplnějšího, ať má kam přibýt další výnos.
teach-pay-any = Hodí se kterýkoli druh. Dej, co potřebuješ nejméně, a raději z plné krajiny, ať má kam přibýt další výnos.
teach-gain-any = Surovina zadarmo, kteréhokoli druhu, pro který máš na krajině místo. Mysli na to, co chceš stavět příště.
teach-choose-from-market = Protihráči teď vyneslo víc krajin než tobě, a tak ti Tržiště přinese jednu ze surovin, které nesou.
teach-take-resource = Řekneš druh a protihráč musí jednu takovou surovinu vydat. Vezmi, co potřebuješ, nebo nač právě šetří protihráč.
teach-demand-amount = Vezmi, co se ti vejde, nebo méně, kdyby tě víc než 7 surovin vydalo zloději.
teach-gain-up-to = Většinou tolik, kolik se vejde; méně, kdyby tě víc než 7 surovin vydalo zloději.
teach-give-up = Odmítnout nemůžeš, ale určíš, ze kterého místa surovina odejde. Raději z plného.
teach-avert-event = Tato událost by ti uškodila a karta v ruce ji může odvrátit. Karta se tím spotřebuje.
teach-relocate = Smíš prohodit dvě své krajiny, i s tím, co na nich leží, nebo dvě karty výstavby. Dej k sobě to, co si navzájem pomáhá.
teach-buy-resource = Prochází kupec: za jedno zlato koupíš jednu surovinu. Kup, co ti chybí k příští stavbě, nebo skonči.
teach-name-for-feud = V tomto sváru máš navrch. Označ stavby, jejichž ztráta by bolela nejvíc; protihráč pak o jednu z nich přijde.
teach-lose-building = O jednu z označených staveb přijdeš. Vyber tu, která ti bude chybět nejméně; půjde pod dobírací balíček.
teach-bury-card = Vidíš karty v protihráčově ruce a některé pošleš pryč. Vyber ty, které by ti byly nejnebezpečnější.
teach-plunder-region = Výprava ti přinese suroviny jednoho druhu. Vyber, na kterou krajinu přijdou a kolik jich vezmeš.
teach-give-back = Něco je teď tvoje a jednu surovinu za to vrátíš. Dej druh, který oželíš.
teach-lose-ship = Přijdeš o jednu obchodní loď. Vzdej se té, jejíž surovinu měníš nejméně.
teach-defend = Útok můžeš zkusit odrazit hodem kostkou; pokus tě nic nestojí.
teach-lose-unit = Útok zasáhl: jedna tvá jednotka půjde pod dobírací balíček. Vyber tu, kterou potřebuješ nejméně.
teach-name-target = Smíš odstranit jednu protihráčovu stavbu. Hledej takovou, která nese body nebo na které závisejí další karty.
teach-bury-building = O stavbu přicházíš; rozhoduješ jen o tom, pod který balíček přijde. Kdo si ho později prohlédne, může ji najít.
teach-steal-card = Díváš se protihráči do karet a jednu si smíš vzít; hned je tvoje. Můžeš také zůstat jen u dívání.
teach-choose-type = Dostaneš několik surovin jednoho druhu. Co se nevejde na tvé krajiny, propadne, tak se podívej, kde je místo.
teach-pay-rioters = Rebelové chtějí zlato. Když nezaplatíš, přijdeš o jednotku; dobrá jednotka má většinou větší cenu než zlato.
teach-choose-card = Obě krajiny vedle karty, kterou vybereš, dostanou po jedné surovině. Vyber takovou, jejíž sousedé mají místo.
teach-library-search = Smíš si prohlédnout celý jeden dobírací balíček a zadarmo si z něj vzít kartu. Když se podíváš, vzít si ji musíš.
teach-take-discarded = Tady leží všechno, co už bylo zahráno. Vezmi si kartu, která se ti ještě hodí.
teach-draw-card = Na konci tahu si doplníš karty do ruky, jednu po druhé. Každou si prohlédni, než vybereš balíček pro další.
teach-put-card-away = Máš v ruce víc karet, než smíš. Odlož ty, které ještě dlouho nepostavíš.
teach-exchange-card = Jednou za tah smíš vyměnit kartu, kterou nevyužiješ: zadarmo za neznámou, nebo si za suroviny prohlédni balíček a vyber. Můžeš také prostě ukončit tah.
teach-exchange-away = Tato karta půjde zpět pod balíček a přijde za ni jiná. Dej tu, která se ti hodí nejméně.
teach-search-stack = Za prohlédnutí jednoho balíčku máš zaplaceno a kartu si vybereš. Karty téže sady leží v balíčcích se stejným rubem.
teach-take-searched-card = Vidíš celý balíček. Vezmi, co brzy postavíš; ostatní karty zůstanou, jak jsou.
