### Vikomti Západního království česky.

title = Vikomti Západního království
summary = Hraj karty měšťanů, objížděj království, obchoduj, stav, obsazuj hrad a opisuj rukopisy – mezi počestností a zkažeností.

option-opponent = Virtuální hráč
option-opponent-help = S kým se utkáš ve hře pro jednoho; hry dvou a více hráčů to neovlivní. Každá deska má svůj hlavní cíl. V tištěné podobě je známa jen církevní: ostatní tři jsou rekonstruované a s nimi 11 z 16 intrik.
value-opponent-ai_cleric = Církevní: opisuje rukopisy
value-opponent-ai_builder = Stavební: staví budovy (rekonstrukce)
value-opponent-ai_noble = Šlechtický: umisťuje poddané (rekonstrukce)
value-opponent-ai_cards = Karetní: otáčí dluhy a smlouvy (rekonstrukce)
option-difficulty = Obtížnost
option-difficulty-help = S kolika budoucími intrikami začíná virtuální hráč ve hře pro jednoho: 0 je obvyklá hra, 3 nejtěžší.
option-effect_check = Kontrola při efektu zamíchání
option-effect_check-help = Kontrolují se zločinci na desce i tehdy, když odkládací balíček zamíchá efekt měšťana? Jinak jen když bylo třeba vytvořit nový dobírací balíček.

## Názvy věcí, které nejsou v datech

name-debt = dluh
name-deed = smlouva
name-trade = Obchod
name-build = Stavba
name-place_workers = Umístění poddaných
name-transcribe = Opis rukopisu
name-trading_post = obchodní stanice
name-guildhall = cechovní dům
name-workshop = dílna
name-outer_left = levé vnější políčko
name-outer_right = pravé vnější políčko
name-inner = vnitřní políčko
name-merchant = obchodní symbol
name-builder = stavební symbol
name-noble = šlechtický symbol
name-cleric = církevní symbol
name-criminal = zločinecký symbol
name-ink = kalamář
name-gold = zlato
name-stone = kámen
name-silver = mince
name-generic = surovina
name-virtue = počestnost
name-corruption = zkaženost
name-future_scheme = Budoucí intrika
name-poverty = Chudoba
name-prosperity = Blahobyt
name-spot_bonus = bonus staveniště
name-link_bonus = bonus spojnice
name-exchange = směna
name-tier_three = třetí úroveň hradu
name-bumped_worker = za vykázaného poddaného
name-flipped_debt = za splacený dluh
name-collision = střet
name-criminals_on_board = zločinci na desce
name-shuffle_check = míchání
name-landing = na políčko přijel jiný vikomt
amount-ink = { $count ->
    [one] { $count } kalamář
    [few] { $count } kalamáře
   *[other] { $count } kalamářů
}
amount-gold = { $count ->
    [one] { $count } zlato
    [few] { $count } zlata
   *[other] { $count } zlat
}
amount-stone = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}
amount-silver = { $count ->
    [one] { $count } mince
    [few] { $count } mince
   *[other] { $count } mincí
}
amount-generic = { $count ->
    [one] { $count } surovina
    [few] { $count } suroviny
   *[other] { $count } surovin
}

## Karty stejného jména rozlišuje to, co dělají

name-deacon_purge = Jáhen (po opisu zničení nebo odhození)
name-deacon_virtue = Jáhen (po opisu počestnost)
name-debt_collector_deed = Výběrčí dluhů (otáčí smlouvu)
name-debt_collector_hire = Výběrčí dluhů (najmutí zdarma nebo zničení)
name-debt_collector_resource = Výběrčí dluhů (surovina)
name-debt_collector_virtue = Výběrčí dluhů (mince a počestnost)
name-missionary_one = Misionář (okamžitě 1 kalamář)
name-missionary_two = Misionář (při odchodu 2 kalamáře)
name-overseer_purge = Dozorce (po umístění zničení nebo odhození)
name-overseer_virtue = Dozorce (po umístění počestnost)
name-patron_one = Mecenáš (okamžitě 1 zlato)
name-patron_two = Mecenáš (při odchodu 2 zlata)
name-peddler_gold = Pouliční prodavač (při střetu zlato)
name-peddler_ink = Pouliční prodavač (při střetu kalamář)
name-peddler_silver = Pouliční prodavač (při střetu mince)
name-peddler_stone = Pouliční prodavač (při střetu kámen)
name-racketeer_purge = Vyděrač (za dluh zničení nebo odhození)
name-racketeer_rearrange = Vyděrač (za dluh přeskládání nebo odhození)
name-scoundrel_gold = Ničemnice (1 zlato)
name-scoundrel_ink = Ničemnice (1 kalamář)
name-scoundrel_stone = Ničemnice (1 kámen)
name-stonecutter_one = Kameník (okamžitě 1 kámen)
name-stonecutter_two = Kameník (při odchodu 2 kameny)
name-swindler_gold = Podvodník (2 zlata)
name-swindler_ink = Podvodník (2 kalamáře)
name-swindler_stone = Podvodník (2 kameny)
name-tinker_builder_cleric = Dráteník (stavební a církevní symbol, 1 zlato)
name-tinker_builder_noble = Dráteník (stavební a šlechtický symbol, 1 kalamář)
name-tinker_cleric_noble = Dráteník (církevní a šlechtický symbol, 1 kámen)
name-woodcutter_purge = Tesařka (po stavbě zničení nebo odhození)
name-woodcutter_virtue = Tesařka (po stavbě počestnost)
name-s_criminal_a = Počáteční intrika zločinecká (budoucí intrika, 1 políčko)
name-s_criminal_b = Počáteční intrika zločinecká (surovina, 3 políčka)
name-f_criminal_a = Budoucí intrika zločinecká (otočení, 2 políčka)
name-f_criminal_b = Budoucí intrika zločinecká (surovina a počestnost, 4 políčka)

## Efekty

name-gain-ink-1 = 1 kalamář
name-gain-ink-2 = 2 kalamáře
name-gain-gold-1 = 1 zlato
name-gain-gold-2 = 2 zlata
name-gain-stone-1 = 1 kámen
name-gain-stone-2 = 2 kameny
name-gain-silver-1 = 1 mince
name-gain-silver-2 = 2 mince
name-gain-silver-3 = 3 mince
name-gain-silver-4 = 4 mince
name-gain-any-1 = 1 libovolná surovina
name-gain-any-2 = 2 libovolné suroviny
name-debt-1 = vzít dluh
name-deed-1 = vzít smlouvu
name-flip-either-1 = otočit dluh nebo smlouvu
name-flip-either-2 = otočit dva dluhy nebo smlouvy v libovolné kombinaci
name-flip-debt-1 = otočit dluh
name-flip-deed-1 = otočit smlouvu
name-virtue-1 = 1 počestnost
name-virtue-2 = 2 počestnosti
name-corruption-1 = 1 zkaženost
name-corruption-2 = 2 zkaženosti
name-rearrange = přeskládat karty
name-discard-1 = odhodit kartu
name-discard-2 = odhodit až dvě karty
name-destroy-1 = zničit kartu
name-destroy-2 = zničit až dvě karty
name-destroy-own-choice-1 = zničit libovolnou svou kartu
name-shuffle = zamíchat odkládací balíček
name-hire-free-1 = najmout měšťana zdarma
name-castle-move = pohyb na hradě
name-place-workers-2 = umístit dva poddané zdarma
name-place-workers-4 = umístit čtyři poddané zdarma
name-place-building-workshop-any = dílna zdarma
name-place-building-trading-post-any = obchodní stanice zdarma
name-place-building-guildhall-any = cechovní dům zdarma
name-place-building-trading-post-viscount-segment = obchodní stanice zdarma na vlastním dílu
name-place-building-guildhall-viscount-space = cechovní dům zdarma u vlastního políčka
name-focus = hlavní cíl
name-action-build = stavba budovy
name-action-place-workers = umístění poddaných
name-action-transcribe = opis rukopisu
name-ai-gain-scheme-1 = získat budoucí intriku
name-manuscript-free = rukopis za 3 nebo 4 zdarma
name-castle-move-or-virtue-1 = pohyb na hradě, nebo 1 počestnost
name-debt-1-and-flip-deed-1 = vzít dluh a otočit smlouvu
name-deed-1-and-flip-debt-1 = vzít smlouvu a otočit dluh
name-debt-1-and-flip-deed-1-or-deed-1-and-flip-debt-1 = vzít dluh a otočit smlouvu, nebo vzít smlouvu a otočit dluh
name-debt-1-and-gain-silver-1 = vzít dluh, 1 mince
name-deed-1-and-debt-1 = vzít smlouvu a dluh
name-deed-1-and-flip-either-2 = vzít smlouvu, otočit dva dluhy nebo smlouvy
name-destroy-1-or-discard-1 = zničit, nebo odhodit kartu
name-destroy-1-or-discard-2 = zničit kartu, nebo odhodit až dvě
name-destroy-1-or-flip-either-1 = zničit kartu, nebo otočit dluh či smlouvu
name-destroy-1-or-gain-silver-2 = zničit kartu, nebo 2 mince
name-destroy-2-or-gain-any-2 = zničit až dvě karty, nebo 2 libovolné suroviny
name-discard-1-and-gain-silver-2 = odhodit kartu, 2 mince
name-discard-1-and-virtue-2 = odhodit kartu, 2 počestnosti
name-gain-gold-1-or-castle-move = 1 zlato, nebo pohyb na hradě
name-gain-ink-1-and-gain-stone-1 = 1 kalamář a 1 kámen
name-gain-silver-1-and-virtue-1 = 1 mince a 1 počestnost
name-gain-stone-1-and-gain-gold-1-and-gain-ink-1 = 1 kámen, 1 zlato a 1 kalamář
name-hire-free-1-and-virtue-1 = najmout měšťana zdarma, 1 počestnost
name-hire-free-1-or-destroy-1 = najmout měšťana zdarma, nebo zničit kartu
name-rearrange-or-discard-1 = přeskládat karty, nebo jednu odhodit
name-rearrange-or-discard-2 = přeskládat karty, nebo až dvě odhodit
name-virtue-1-and-gain-any-1 = 1 počestnost a 1 libovolná surovina

## Otázky

ask-choose-pair = Vezmi si kartu hráče s významným měšťanem.
ask-choose-sacrifice = Před prvním mícháním můžeš zničit jednu svou kartu.
ask-choose-card = Vylož kartu na první místo své desky.
ask-move = Pohni vikomtem.
ask-choose-action = Proveď hlavní akci, nebo ji vynech.
ask-recruit = Můžeš najmout měšťana ze svého dílu.
ask-choose-resource = Vezmi si { $amount ->
    [one] { $amount } libovolnou surovinu
    [few] { $amount } libovolné suroviny
   *[other] { $amount } libovolných surovin
}{ piece-source }.
ask-choose-option = Vyber jednu z možností{ piece-source }.
ask-choose-arrangement = Můžeš přeskládat karty na své desce{ piece-source }.
ask-choose-discard = Můžeš odhodit { $amount ->
    [1] kartu
    [few] až { $amount } karty, po jedné v libovolném pořadí
   *[other] až { $amount } karet, po jedné v libovolném pořadí
}{ piece-source }.
ask-choose-destroy = Můžeš zničit { $amount ->
    [1] kartu a získat její hodnotu v mincích
    [few] až { $amount } karty, po jedné v libovolném pořadí, a získat jejich hodnotu v mincích
   *[other] až { $amount } karet, po jedné v libovolném pořadí, a získat jejich hodnotu v mincích
}{ piece-source }.
ask-choose-flip = Otoč { $amount ->
    [1] dluh nebo smlouvu
    [few] postupně { $amount } dluhy nebo smlouvy v libovolné kombinaci
   *[other] postupně { $amount } dluhů nebo smluv v libovolné kombinaci
}{ piece-source }.
ask-choose-hire = Najmi zdarma viditelného měšťana{ $amount ->
    [1] {""}
    [few] , celkem { $amount }
   *[other] , celkem { $amount }
}{ piece-source }.
ask-choose-dismissal = { $action }: můžeš propustit { ID($card) ->
    [none] měšťana ze svého dílu
   *[other] měšťana { $card } { $silver ->
        [one] za { $silver } minci
        [few] za { $silver } mince
       *[other] za { $silver } mincí
    }
} a využít jeho symboly a bonus.
ask-choose-exchanges = Kolikrát využiješ směnu?
ask-choose-building = Vyber budovu, kterou postavíš.
ask-choose-workers = Kolik poddaných umístíš?
ask-choose-payment = { $action }: zaplať za { $missing ->
    [1] chybějící symbol
    [few] { $missing } chybějící symboly
   *[other] { $missing } chybějících symbolů
}.
ask-choose-free-building = Vyber místo na desce, které uvolníš ({ $building }).
ask-choose-spot = { $slot }: vyber volné staveniště { $anywhere ->
    [yes] kdekoli na plánu
   *[no] { $both_banks ->
        [yes] na svém dílu
       *[no] na svém břehu řeky
    }
}.
ask-choose-section = Umísti { $workers ->
    [1] poddaného
    [few] { $workers } poddané
   *[other] { $workers } poddaných
} na nádvoří první úrovně.
ask-choose-castle-move = Můžeš pohnout poddaným na sousední nádvoří první úrovně.
ask-choose-promotion = Vyber skupinu tří poddaných, která se pohne teď.
ask-choose-direction = Vyber, kam půjde poslední poddaný skupiny ({ $section }).
ask-choose-bump = Vykaž poddaného z { $tier ->
    [1] první
    [2] druhé
   *[other] třetí
} úrovně: { $section }.
ask-choose-manuscript = Vezmi si zdarma rukopis.

## Části vět

text-virtual = Virtuální hráč
piece-source = { ID($source) ->
    [none] {""}
   *[other] {" – "}{ $source }
}

piece-reconstructed = { $reconstructed ->
    [yes] {" "}(rekonstrukce)
   *[no] {""}
}

## Odpovědi

effect-start-with = { $card }, { $hero }: { $silver ->
    [one] { $silver } mince
    [few] { $silver } mince
   *[other] { $silver } mincí
}{ $ink ->
    [0] {""}
    [one] , { $ink } kalamář
    [few] , { $ink } kalamáře
   *[other] , { $ink } kalamářů
}{ $gold ->
    [0] {""}
    [one] , { $gold } zlato
    [few] , { $gold } zlata
   *[other] , { $gold } zlat
}{ $stone ->
    [0] {""}
    [one] , { $stone } kámen
    [few] , { $stone } kameny
   *[other] , { $stone } kamenů
}{ $any ->
    [0] {""}
    [one] , { $any } libovolná surovina
    [few] , { $any } libovolné suroviny
   *[other] , { $any } libovolných surovin
}{ $deeds ->
    [0] {""}
    [one] , { $deeds } smlouva
    [few] , { $deeds } smlouvy
   *[other] , { $deeds } smluv
}{ $debts ->
    [0] {""}
    [one] , { $debts } dluh
    [few] , { $debts } dluhy
   *[other] , { $debts } dluhů
}{ ID($effect) ->
    [none] {""}
   *[other] ; { $effect }
}{ $reconstructed ->
    [yes] {" "}(rekonstruovaná karta)
   *[no] {""}
}
action-take-pair = { $card }
action-take-resource = { $resource }
action-take-resources = Vzít{ $ink ->
    [0] {""}
    [one] {" · "}{ $ink } kalamář
    [few] {" · "}{ $ink } kalamáře
   *[other] {" · "}{ $ink } kalamářů
}{ $gold ->
    [0] {""}
    [one] {" · "}{ $gold } zlato
    [few] {" · "}{ $gold } zlata
   *[other] {" · "}{ $gold } zlat
}{ $stone ->
    [0] {""}
    [one] {" · "}{ $stone } kámen
    [few] {" · "}{ $stone } kameny
   *[other] {" · "}{ $stone } kamenů
}
action-play = Vyložit: { $card }
action-move-to = { $segment }, { $way }
action-trade = Obchodovat
action-build = Stavět
action-place-workers = Umístit poddané
action-transcribe = Opsat rukopis
action-act-with-dismissal = { $action }: jen když propustíš měšťana { $card } { $silver ->
    [one] za { $silver } minci
    [few] za { $silver } mince
   *[other] za { $silver } mincí
}
action-pass = Vynechat
action-dismiss = Propustit
action-keep-townsfolk = Nepropouštět
action-exchange = { $times ->
    [1] Jednou
    [2] Dvakrát
    [few] { $times }krát
   *[other] { $times }krát
}
action-take-building = { $slot }
action-send = { $workers ->
    [1] Jednoho poddaného
    [few] { $workers } poddané
   *[other] { $workers } poddaných
}
action-pay = Zaplatit{ $ink ->
    [0] {""}
    [one] {" · "}{ $ink } kalamář
    [few] {" · "}{ $ink } kalamáře
   *[other] {" · "}{ $ink } kalamářů
}{ $gold ->
    [0] {""}
    [one] {" · "}{ $gold } zlato
    [few] {" · "}{ $gold } zlata
   *[other] {" · "}{ $gold } zlat
}{ $stone ->
    [0] {""}
    [one] {" · "}{ $stone } kámen
    [few] {" · "}{ $stone } kameny
   *[other] {" · "}{ $stone } kamenů
}{ $silver ->
    [0] {""}
    [one] {" · "}{ $silver } minci
    [few] {" · "}{ $silver } mince
   *[other] {" · "}{ $silver } mincí
}
action-build-at = { $segment }, staveniště { $slot ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
   *[8] 9
}
action-hire = Najmout: { $card }
action-hire-nobody = Nikoho nenajímat
action-arrange = { $cards }
action-keep-order = Nechat karty, jak jsou
action-discard-card = Odhodit: { $card }
action-discard-top = Odhodit neznámou vrchní kartu
action-destroy-card = Zničit: { $card }
action-destroy-top = Zničit neznámou vrchní kartu
action-keep-cards = Nechat si karty
action-flip-debt = Otočit dluh
action-flip-deed = Otočit smlouvu
action-choose = { $option }
action-place-at = { $section }
action-take-manuscript = { $manuscript }
action-move-worker = { $origin } → { $target }
action-move-nobody = Nikým nehýbat
action-promote = { $section }
action-spread-to = { $section }
action-bump = Vykázat poddaného: { $seat }
effect-ability = Schopnost: { $card }
effect-pay-link = Spojnice, { $segment } ({ $other_seat }): { $effect }

## Co se děje

event-board-laid = Království leží po směru hodinových ručiček takto: { $segments }. K prvnímu dílu je natočeno: { $section }.
event-start-player-chosen = Začínající hráč: { $seat }.
event-pair-laid = Vyložená dvojice: { $card }{ piece-reconstructed }, { $hero }.
event-pair-taken = { $seat } si bere dvojici: { $card }, { $hero }. Začíná zde: { $segment }, { $way }.
event-opponent-seated = { $seat } hraje s deskou „{ $opponent }“{ piece-reconstructed }. Začíná zde: { $segment }, { $way }.
event-end-piles-built = Nad kartou chudoby { $debts ->
    [one] leží { $debts } dluh
    [few] leží { $debts } dluhy
   *[other] leží { $debts } dluhů
}, nad kartou blahobytu { $deeds ->
    [one] { $deeds } smlouva
    [few] { $deeds } smlouvy
   *[other] { $deeds } smluv
}.
event-round-begun = { $last ->
    [yes] Začíná { $number }. kolo, poslední.
   *[no] Začíná { $number }. kolo.
}
event-card-dropped = { $seat }: z desky odchází { $card }.
event-card-played = { $seat } vykládá kartu { $card }.
event-top-card-played = { $seat } nemá v ruce žádnou kartu a vykládá neznámou vrchní kartu dobíracího balíčku: { $card }.
event-moved = { $seat } jede o { $steps ->
    [one] { $steps } políčko
    [few] { $steps } políčka
   *[other] { $steps } políček
}: { $segment }, { $way }{ $silver ->
    [0] {""}
    [one] , za { $silver } minci
    [few] , za { $silver } mince
   *[other] , za { $silver } mincí
}.
event-action-taken = { $seat } provádí hlavní akci: { $action }.
event-action-abandoned = { $seat } nemá ani po propuštění čím zaplatit: akce { $action } se neprovede.
event-passed = { $seat } neprovádí hlavní akci.
event-townsfolk-dismissed = { $seat } propouští: { $card }{ $silver ->
    [0] {""}
    [one] , za { $silver } minci
    [few] , za { $silver } mince
   *[other] , za { $silver } mincí
}.
event-icons-paid = { $seat } platí za chybějící symboly:{ $ink ->
    [0] {""}
    [one] {" "}{ $ink } kalamář
    [few] {" "}{ $ink } kalamáře
   *[other] {" "}{ $ink } kalamářů
}{ $gold ->
    [0] {""}
    [one] {" "}{ $gold } zlato
    [few] {" "}{ $gold } zlata
   *[other] {" "}{ $gold } zlat
}{ $stone ->
    [0] {""}
    [one] {" "}{ $stone } kámen
    [few] {" "}{ $stone } kameny
   *[other] {" "}{ $stone } kamenů
}{ $silver ->
    [0] {""}
    [one] {" "}{ $silver } minci
    [few] {" "}{ $silver } mince
   *[other] {" "}{ $silver } mincí
}.
event-exchanged = { $seat } směňuje { $times ->
    [1] jednou
    [2] dvakrát
    [few] { $times }krát
   *[other] { $times }krát
}{ $merchants ->
    [0] {""}
    [one] : { $merchants } obchodní symbol → { $effect }
    [few] : { $merchants } obchodní symboly → { $effect }
   *[other] : { $merchants } obchodních symbolů → { $effect }
}.
event-built = { $seat } staví: { $slot } ({ $segment }, staveniště { $spot ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
   *[8] 9
}).
event-link-completed = { $own ->
    [yes] Spojnice ({ $segment }) spojila dvě budovy, { $seat } získává bonus jednou: { $effect }.
   *[no] Spojnice ({ $segment }) – bonus získávají { $seat } a { $other_seat }: { $effect }.
}
event-workers-placed = { $seat } umisťuje { $workers ->
    [one] { $workers } poddaného
    [few] { $workers } poddané
   *[other] { $workers } poddaných
} na první úroveň: { $section }.
event-worker-moved = { $seat }: poddaný ze skupiny přechází na vedlejší nádvoří, { $origin } → { $target }.
event-castle-moved = { $seat } pohybuje poddaným na první úrovni, { $origin } → { $target }.
event-worker-promoted = { $seat }: poddaný postupuje na { $tier ->
    [2] druhou
   *[other] třetí
} úroveň ({ $section }).
event-worker-reached-top = { $seat }: poddaný postupuje na třetí úroveň, odchází z druhé ({ $section }).
event-worker-bumped = { $seat }: poddaný je vykázán z { $tier ->
    [1] první
   *[other] druhé
} úrovně ({ $section }) a vrací se do zásoby.
event-leader-changed = Hradním pánem se stává { $seat }; na třetí úrovni má { $workers ->
    [one] { $workers } poddaného
    [few] { $workers } poddané
   *[other] { $workers } poddaných
}.
event-manuscript-taken = { $seat } získává rukopis { $manuscript }.
event-printed-transcribed = { $seat } opisuje rukopis natištěný na plánu ({ $segment }).
event-bonus-taken = { $seat } má jako první tři rukopisy se stejnou stuhou a získává: { $card }.
event-hired = { $seat } najímá: { $card }, { $silver ->
    [one] za { $silver } minci
    [few] za { $silver } mince
   *[other] za { $silver } mincí
}.
event-hired-free = { $seat } najímá zdarma: { $card }.
event-townsfolk-shown = { $left ->
    [0] { $segment }: balíček měšťanů je prázdný.
    [1] { $segment }: na vrchu balíčku je { $card }, poslední karta.
    [few] { $segment }: na vrchu balíčku je { $card }; zbývají { $left } karty.
   *[other] { $segment }: na vrchu balíčku je { $card }; zbývá { $left } karet.
}
event-manuscript-shown = { $left ->
    [0] { $segment }: rukopisy došly.
    [1] { $segment }: na vrchu hromádky je rukopis { $manuscript }{ piece-reconstructed }, poslední.
    [few] { $segment }: na vrchu hromádky je rukopis { $manuscript }{ piece-reconstructed }; zbývají { $left } rukopisy.
   *[other] { $segment }: na vrchu hromádky je rukopis { $manuscript }{ piece-reconstructed }; zbývá { $left } rukopisů.
}
event-goods-gained = { $seat } získává { ID($good) ->
    [ink] { $amount ->
        [one] { $amount } kalamář
        [few] { $amount } kalamáře
       *[other] { $amount } kalamářů
    }
    [gold] { $amount ->
        [one] { $amount } zlato
        [few] { $amount } zlata
       *[other] { $amount } zlat
    }
    [stone] { $amount ->
        [one] { $amount } kámen
        [few] { $amount } kameny
       *[other] { $amount } kamenů
    }
    [silver] { $amount ->
        [one] { $amount } minci
        [few] { $amount } mince
       *[other] { $amount } mincí
    }
   *[generic] { $amount ->
        [one] { $amount } surovinu
        [few] { $amount } suroviny
       *[other] { $amount } surovin
    }
}{ piece-source }.
event-markers-moved = { $seat } získává { ID($what) ->
    [virtue] { $amount ->
        [one] { $amount } počestnost
        [few] { $amount } počestnosti
       *[other] { $amount } počestností
    }
   *[corruption] { $amount ->
        [one] { $amount } zkaženost
        [few] { $amount } zkaženosti
       *[other] { $amount } zkažeností
    }
}{ piece-source }: ukazatel zkaženosti je na { $corruption }, ukazatel počestnosti na { $virtue }{ $lost ->
    [0] {""}
    [one] {" "}({ $lost } krok propadl za koncem stupnice)
    [few] {" "}({ $lost } kroky propadly za koncem stupnice)
   *[other] {" "}({ $lost } kroků propadlo za koncem stupnice)
}.
event-debt-taken = { $seat } si bere dluh{ piece-source }{ $left ->
    [0] {""}
    [one] ; nad kartou chudoby zbývá { $left }
    [few] ; nad kartou chudoby zbývají { $left }
   *[other] ; nad kartou chudoby zbývá { $left }
}.
event-deed-taken = { $seat } si bere smlouvu{ piece-source }{ $left ->
    [0] {""}
    [one] ; nad kartou blahobytu zbývá { $left }
    [few] ; nad kartou blahobytu zbývají { $left }
   *[other] ; nad kartou blahobytu zbývá { $left }
}.
event-debt-paid = { $seat } otáčí dluh na splacený{ piece-source }; splacených dluhů: { $paid }.
event-deed-approved = { $seat } otáčí smlouvu na stvrzenou{ piece-source }; stvrzených smluv: { $approved }.
event-end-card-revealed = Odhalena je karta { $card }. Poslední bude { $last_round }. kolo.
event-ability-used = { $seat }: trvalá schopnost karty { $card }.
event-option-chosen = { $seat } volí: { $option }.
event-nothing-done = { $seat }: „{ $effect }“ provést nejde, nic se neděje{ piece-source }.
event-rearranged = { $seat } přeskládává karty: { $cards }.
event-discarded = { $unseen ->
    [yes] { $seat } odhazuje neznámou vrchní kartu dobíracího balíčku: { $card }.
   *[no] { $seat } odhazuje kartu { $card }.
}
event-destroyed = { $unseen ->
    [yes] { $seat } ničí neznámou vrchní kartu dobíracího balíčku: { $card }
   *[no] { $seat } ničí kartu { $card }
} a získává { $silver ->
    [one] { $silver } minci
    [few] { $silver } mince
   *[other] { $silver } mincí
}.
event-shuffled = { $seat } zamíchává odkládací balíček ({ $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}) do dobíracího.
event-cards-drawn = { $seat } si dobírá { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}{ ID($cards) ->
    [none] {""}
   *[other] : { $cards }
}.
event-collided = { $seat }: ukazatele se střetly na políčku { $space }.
event-markers-parted = { $seat }: ukazatele se vracejí na konce stupnice.
event-scheme-dropped = { $seat }: z desky odchází { $card }.
event-scheme-played = { $seat } otáčí intriku: { $card }{ piece-reconstructed }.
event-opponent-moved = { $seat } jede o { $steps ->
    [one] { $steps } políčko
    [few] { $steps } políčka
   *[other] { $steps } políček
}: { $segment }, { $way }.
event-opponent-dismissed = { $seat } propouští: { $card }{ piece-source }.
event-opponent-acted = { $seat } provádí hlavní akci: { $action }.
event-option-skipped = { $seat } nemůže provést možnost: { $effect }.
event-opponent-paid = { $seat } platí za chybějící symboly: { ID($good) ->
    [ink] { $amount ->
        [one] { $amount } kalamář
        [few] { $amount } kalamáře
       *[other] { $amount } kalamářů
    }
    [gold] { $amount ->
        [one] { $amount } zlato
        [few] { $amount } zlata
       *[other] { $amount } zlat
    }
    [stone] { $amount ->
        [one] { $amount } kámen
        [few] { $amount } kameny
       *[other] { $amount } kamenů
    }
    [silver] { $amount ->
        [one] { $amount } minci
        [few] { $amount } mince
       *[other] { $amount } mincí
    }
   *[generic] { $amount ->
        [one] { $amount } surovinu
        [few] { $amount } suroviny
       *[other] { $amount } surovin
    }
}.
event-effect-converted = { $seat } nevyužije „{ $effect }“ a řídí se místo toho kartou nápovědy{ piece-source }.
event-scheme-gained = { $seat } získává: { $card }{ piece-source }; budoucích intrik zbývá: { $left }.
event-scheme-unveiled = V dobíracím balíčku ještě zůstala { $card } ({ $seat }).

## Odmítnutí

no-VISC-1-3-silver = Surovina je kalamář, zlato nebo kámen; mince surovinou není.
no-VISC-1-3-amount = Vezmi si přesně { $amount ->
    [one] { $amount } surovinu
    [few] { $amount } suroviny
   *[other] { $amount } surovin
}: kalamáře, zlato a kameny v libovolné kombinaci.
no-VISC-2-10-pair = Tato dvojice není vyložená; vyloženy jsou { $cards }.
no-VISC-2-11-card = Zničit můžeš jen některou ze svých karet: { $cards }.
no-VISC-4-2-option = To není žádná z vytištěných možností: { $options }.
no-VISC-4-11-hand = Kartu { $card } nemáš v ruce.
no-VISC-4-14-same = Karty už takto leží; nech je, jak jsou.
no-VISC-4-14-cards = Seřaď přesně ty karty, které máš na desce: { $cards }.
no-VISC-4-20-space = Takové políčko není.
no-VISC-4-21-silver = Cesta navíc na toto políčko stojí mince: { $silver }. Máš jich { $held }.
no-VISC-4-32-icons = Nestačí symboly ({ $icon }): potřeba { $needed }, započítáno { $icons }. I se vším, čím lze platit ({ $goods }), jich ještě { $missing ->
    [one] { $missing } chybí
    [few] { $missing } chybějí
   *[other] { $missing } chybí
}.
no-VISC-4-32-good = Tuto akci takto zaplatit nejde ({ $good }).
no-VISC-4-33-icon = Měšťan na tvém dílu nemá symbol, který tu pomůže ({ $icon }), ani zločince.
no-VISC-4-33-silver = Propuštění stojí mince: { $silver }. Máš jich { $held }.
no-VISC-4-36-held = Tolik nemáš ({ $good }): { $held }.
no-VISC-4-36-short = To nahradí jen { $icons ->
    [one] { $icons } symbol
    [few] { $icons } symboly
   *[other] { $icons } symbolů
}; chybí jich { $missing }.
no-VISC-4-36-too-much = To je víc, než je třeba; vynech, co vynechat lze.
no-VISC-4-39-dismissal = S tímto propuštěním by akci nešlo dokončit.
no-VISC-4-39-keep = Bez propuštění by akci nešlo dokončit.
no-VISC-4-39-not-needed = Tato akce jde i bez propuštění; zvol ji a na propuštění přijde otázka potom.
no-VISC-4-39-townsfolk = Propustit tu jde jen měšťana { $card } ({ $silver ->
    [one] { $silver } mince
    [few] { $silver } mince
   *[other] { $silver } mincí
}), a to k akci, kterou to umožní.
no-VISC-4-40-inner = Obchoduje se jen na vnějších políčkách; stojíš na vnitřním.
no-VISC-4-41-silver = Platit mincemi za mince nic nepřinese: směň jen tolik obchodních symbolů, kolik jich máš.
no-VISC-4-42-none = K obchodu patří aspoň jedna směna.
no-VISC-4-45-inner = Staví se jen z vnějších políček; stojíš na vnitřním.
no-VISC-4-45-bank-full = Na tvém břehu řeky není volné staveniště.
no-VISC-4-45-spot = Takové staveniště není.
no-VISC-4-45-taken = Toto staveniště už má { $owner_seat }.
no-VISC-4-45-segment = Toto staveniště leží na jiném dílu; dosáhneš jen na svůj břeh řeky.
no-VISC-4-45-river = Mezi tebou a tímto staveništěm teče řeka.
no-VISC-4-46-all-built = Všechny tvé budovy už stojí.
no-VISC-4-46-slot = Na tomto místě desky žádná budova nečeká ({ $slot }).
no-VISC-4-51-slot = Vyber místo správného druhu, na kterém budova ještě stojí ({ $building }).
no-VISC-4-55-outer = Poddaní se umisťují jen z vnitřních políček; stojíš na vnějším.
no-VISC-4-55-supply = Poddaných ti v zásobě zbývá { $held }.
no-VISC-4-55-number = Umístit lze jednoho až čtyři poddané.
no-VISC-4-56-group = Tam skupinu tří poddaných nemáš.
no-VISC-4-56-neighbour = Poddaný může jen na sousední nádvoří ({ $section }).
no-VISC-4-58-absent = Tento hráč tam poddaného nemá ({ $section }).
no-VISC-4-62-section = Takové nádvoří není.
no-VISC-4-62-neighbour = Poddaný může jen na sousední nádvoří ({ $origin }).
no-VISC-4-62-worker = Tam poddaného nemáš.
no-VISC-4-65-outer = Rukopisy se opisují jen z vnitřních políček; stojíš na vnějším.
no-VISC-4-68-printed = Hromádka je prázdná a natištěný rukopis si vzít nejde.
no-VISC-4-69-cost = Zdarma jsou jen rukopisy za { $costs }.
no-VISC-4-69-hidden = Tento rukopis neleží na vrchu žádné hromádky; zdarma jsou viditelné rukopisy za { $costs }.
no-VISC-4-70-other = { $card } neleží na vrchu balíčku u tvého dílu.
no-VISC-4-70-printed = Balíček je prázdný a natištěného měšťana najmout nejde ({ $card }).
no-VISC-4-71-hidden = { $card } neleží na vrchu žádného balíčku.
no-VISC-4-90-no-debt = Nemáš nesplacený dluh.
no-VISC-4-90-no-deed = Nemáš sepsanou smlouvu.
no-VISC-4-92-hand = Kartu { $card } nemáš v ruce.
no-VISC-4-92-no-top = Nemáš dobírací ani odkládací balíček.
no-VISC-4-93-hand = Zničit jde jen kartu z ruky nebo neznámou vrchní kartu, ne tuto: { $card }.
no-VISC-4-93-no-top = Nemáš dobírací ani odkládací balíček.

## Výsledek

line-buildings = { ID($building) ->
    [trading_post] Obchodní stanice
    [guildhall] Cechovní domy
   *[workshop] Dílny
}: { $count }
line-workers = Poddaní na { $tier ->
    [1] první
    [2] druhé
   *[other] třetí
} úrovni: { $count }
line-leader = Hradní pán
line-sets = Sady stuh ({ $sets })
line-page = { $manuscript }: { $count }
line-bonus = { $card }
line-unpaid = Nesplacené dluhy: { $count }
line-acquired = Sepsané smlouvy: { $count }
line-approved = Stvrzené smlouvy: { $count }
line-poverty = Chudoba: { $flipped ->
    [one] { $flipped } stvrzená smlouva
    [few] { $flipped } stvrzené smlouvy
   *[other] { $flipped } stvrzených smluv
}
line-prosperity = Blahobyt: { $flipped ->
    [one] { $flipped } splacený dluh
    [few] { $flipped } splacené dluhy
   *[other] { $flipped } splacených dluhů
}
line-leftovers = Zbylé suroviny: { $count }
remark-tie-goods = O prvním místě rozhodly mince a suroviny ({ $goods }): { $seats }.
remark-tie-shared = O vítězství se dělí { $seats }; shodně mají i mincí a surovin ({ $goods }).
remark-solo-tie = Při shodě vítězí virtuální hráč.

## Deska

board-round = { $round ->
    [0] Příprava · začíná { $start_seat } · na tahu { $seat }
   *[other] Kolo { $round }{ $last ->
        [0] {""}
       *[other] {" "}z { $last }
    } · začíná { $start_seat } · na tahu { $seat }
}
board-piles = { $poverty ->
    [yes] Chudoba odhalena
   *[no] Dluhů nad chudobou: { $debts }
} · { $prosperity ->
    [yes] blahobyt odhalen
   *[no] smluv nad blahobytem: { $deeds }
}
board-card-townsfolk = Měšťan, hodnota { $value }, symboly: { $icons }
board-card-hired = Při najmutí nebo propuštění: { $effect }
board-card-ability = { ID($when) ->
    [immediate] Ihned
    [drop_off] Při odchodu
    [flip_debt] Po každém otočení dluhu
    [gain_debt] Po každém získání dluhu
    [any_collision] Při každém střetu
    [trade] Po obchodu
    [build] Po stavbě
    [place_workers] Po umístění poddaných
    [transcribe] Po opsání rukopisu
   *[other] Trvale
}: { $effect }
board-card-convert = { $action }: { $amount } obchodní symboly mohou platit jako { $gives }× { $icon }
board-card-pay = { $action }: pokaždé můžeš zaplatit { $amount } ({ $resources }) za { $gives }× { $icon }
board-card-manuscript = Rukopis, cena { $cost }× { name-cleric }
board-card-at-once = Ihned: { $effect }
board-card-start = Začíná na místě { $space } a dostává: { $goods }
board-pair = { $card }, { $hero }
board-legend = ①–④ vikomti a dělníci hráčů  ○ volné místo  ≋ řeka  ─ spojení míst  → spojení do další části  O obchodní symbol  S stavební  Š šlechtický  C církevní  ✗ zločinecký  ◆ zkaženost  ◇ počestnost  O· obchodní stanice  C· cechovní dům  D· dílna  · 14 karet zbývá v balíčku
board-name = { $thing }
board-way = { ID($way) ->
    [outer_left] vlevo
    [outer_right] vpravo
   *[inner] uvnitř
}
board-building = { ID($building) ->
    [trading_post] O·
    [guildhall] C·
   *[workshop] D·
}
board-short = { ID($effect) ->
    [gain-ink-1] kalamář
    [gain-gold-1] zlato
    [gain-stone-1] kámen
    [gain-silver-1] mince
    [gain-silver-2] 2 mince
    [gain-any-1] surovina
    [debt-1] dluh
    [deed-1] smlouva
    [flip-either-1] otočit
    [virtue-1] počest.
    [corruption-1] zkaž.
    [rearrange] přeskl.
    [discard-1] odhodit
    [destroy-1] zničit
    [shuffle] zamíchat
    [hire-free-1] najmout
    [castle-move] hrad
   *[other] –
}
board-icon = { ID($icon) ->
    [merchant] O
    [builder] S
    [noble] Š
    [cleric] C
   *[criminal] ✗
}
board-printed = natištěno:
board-tier = { $tier ->
    [1] 1. úroveň
    [2] 2. úroveň
   *[other] 3. úroveň
}
board-leader = Hradní pán: { $seat }
board-no-leader = Hradní pán zatím není
board-bonus = K mání: { $cards }
board-player = { $seat }
board-opponent = { $seat } ({ $opponent })
board-goods = { $goods } · poddaní { $workers }
board-cards = Dluhy: nesplacené { $unpaid }, splacené { $paid } · smlouvy: sepsané { $acquired }, stvrzené { $approved }
board-track = Stupnice ◆ zkaženost ◇ počestnost
board-deck = Ruka { $hand }/{ $limit } · dobírací { $draw } · odkládací { $discard }
board-schemes = Dobírací { $draw } · odkládací { $discard } · budoucí { $future }
board-slots = Otevřeno: { $slots }
board-manuscripts = Rukopisy: { $manuscripts }
board-hand = V ruce máš: { $cards }
board-draw = V dobíracím balíčku: { $cards }

## Důvody rady

hint-score = víc bodů v závěrečném bodování
hint-goods = víc mincí a surovin
hint-townsfolk = lepší měšťané v balíčku i na desce
hint-flips = dluhy a smlouvy, které lze ještě otočit
hint-buildings = budovy, po kterých zůstanou užitečná místa na desce
hint-virtue = víc počestnosti a méně zkaženosti
hint-awards = náskok v otočených kartách pro chudobu a blahobyt
hint-sets = sady rukopisů, které mohou ještě růst
hint-castle = poddaní, kteří jsou na hradě připraveni postoupit
hint-tempo = méně tahů pro virtuálního hráče
hint-experience = v podobných situacích to většinou dopadlo dobře
hint-promise = dobrá akce na dosah v příštím tahu

## Co může odpověď změnit

holding-reach = { ID($action) ->
    [trade] Směny v dosahu
    [build] Budovy na výběr
    [place-workers] Poddaní v dosahu
   *[transcribe] Rukopisy v dosahu
}
holding-ink = Kalamáře
holding-gold = Zlato
holding-stone = Kámen
holding-silver = Mince
holding-workers = Poddaní v zásobě
holding-icons = { ID($icon) ->
    [merchant] Obchodní symboly
    [builder] Stavební symboly
    [noble] Šlechtické symboly
    [cleric] Církevní symboly
   *[criminal] Zločinecké symboly
}
holding-corruption = Políčko zkaženosti
holding-virtue = Políčko počestnosti
holding-unpaid = Nesplacené dluhy
holding-paid = Splacené dluhy
holding-acquired = Sepsané smlouvy
holding-approved = Stvrzené smlouvy
holding-manuscripts = Rukopisy
holding-hand = Karty v ruce
holding-cards = Karty celkem
holding-points = { ID($line) ->
    [buildings] { ID($building) ->
        [trading_post] Body za obchodní stanice
        [guildhall] Body za cechovní domy
       *[workshop] Body za dílny
    }
    [workers] Body za poddané na { $tier ->
        [1] první
        [2] druhé
       *[other] třetí
    } úrovni
    [leader] Body za hradního pána
    [sets] Body za sady stuh
    [page] Body za rukopis { $manuscript }
    [bonus] Body: { $card }
    [unpaid] Body za nesplacené dluhy
    [acquired] Body za sepsané smlouvy
    [approved] Body za stvrzené smlouvy
    [poverty] Body za chudobu
   *[prosperity] Body za blahobyt
}

## První lekce

lesson-first = První lekce: jízda kolem království
lesson-first-1 = Jsi vikomt a jezdíš kolem království, po směru hodinových ručiček a nikdy zpátky. Kruh má pět dílů, každý se dvěma vnějšími políčky a jedním vnitřním, a uprostřed stojí královský hrad. Díváš se přes rameno Anně. Body jsou za budovy, hrad, rukopisy a smlouvy.
lesson-first-2 = Na začátku si každý vezme kartu hráče a s ní významného měšťana. Karta říká, kde začínáš a co máš. Teď ty: kterou dvojici si vezmeš?
lesson-first-2-answer = Anna bere kartu 8: málo mincí, ale hned může postavit obchodní stanici, která jí na většině cest ušetří minci.
lesson-first-3 = Všechno je připraveno. Hodinami hry jsou dva balíčky: dluhy leží nad kartou chudoby, smlouvy nad kartou blahobytu. Jakmile se některý dobere až ke kartě, blíží se konec. Nesplacený dluh stojí 2 body, smlouva vynese 1, stvrzená 3.
lesson-first-4 = První je na tahu Boris. Na vnějším políčku zvolil stavbu: počítají se stavební symboly (kladiva) na kartách a za chybějící zaplatil kamenem. Dílna opustila své místo na jeho desce a stojí na okraji plánu; co bylo pod ní, platí do konce hry.
lesson-first-5 = Annin tah začíná kartou. Číslo říká, o kolik políček musí jet, symboly se počítají do její akce, tento tah i dva další, než kartu nové karty vytlačí z desky. Teď ty: kterou kartu vyložíš?
lesson-first-5-answer = Anna vykládá Guntrama. Jeho dva symboly, církevní (kříž) a obchodní (měšec), se hodí k několika akcím a zůstane tu tři tahy.
lesson-first-6 = Guntram má hodnotu 2 a třetí políčko je díky obchodní stanici zdarma. Každé další by stálo minci. Anna stojí na vnitřním políčku pahorkatiny. Tam může umístit poddané na hrad, nebo opsat rukopis. Teď ty: co uděláš?
lesson-first-6-answer = Anna opisuje. Počítá se jí k tomu církevní symbol na Guntramovi i ten natištěný na její desce.
lesson-first-7 = Opisuje: rukopis žádá tolik církevních symbolů, kolik udává jeho číslo, a chybějící zaplatí kalamářem. Hned za něj má 4 mince. Rukopisy s různými stuhami tvoří na konci sady: čtyři barvy jsou za 16 bodů.
lesson-first-8 = Po akci smí najmout měšťana tohoto dílu za jeho hodnotu v mincích. Pouliční prodavač se třemi obchodními symboly jde na její odkládací balíček a do ruky přijde později. Tak se tvé karty kolo od kola lepší.
lesson-first-9 = Na jiném vnitřním políčku Anna umisťuje na hrad poddaného: na jednoho stačí jeden šlechtický symbol (koruna). Stojí na první úrovni, na nádvoří, které je k ní obrácené.
lesson-first-10 = Na vnějších políčkách se dá také obchodovat: každé má svou směnu. Tady v lese se za čtyři obchodní symboly otočí dluh nebo smlouva. Anna zvolila smlouvu a ta má od teď cenu 3 bodů.
lesson-first-11 = Na jednom nádvoří se sešli tři Borisovi poddaní: jeden postoupí o úroveň výš a přinese odměnu, druzí dva přejdou na sousední nádvoří. Jediný poddaný tak může spustit celý řetěz. Vyšší úrovně jsou za víc bodů.
lesson-first-12 = V témže tahu se Borisovi potkaly oba ukazatele. Zkaženost ženou vpřed zločinci, počestnost slušní lidé, každou z jednoho konce stupnice. Podle toho, kde se střetnou, získáš odměnu: vlevo, když daleko došla počestnost, smlouvy a trochu mincí, vpravo hodně mincí a dluhy. Pak se vracejí na konce.
lesson-first-13 = Někdo vzal poslední smlouvu nad kartou blahobytu. Kolo se dohraje a pak přijde už jen jedno. Blahobyt odměňuje ty, kdo splatili nejvíc dluhů: první dostane 12 bodů, druhý 4.
lesson-first-14 = Poslední jízda skončila a všechno se sečte: budovy, poddaní, sady rukopisů, smlouvy a odměna. Anna má 74, Boris 75. Rozhodl jediný bod. Sedlej k vlastní jízdě.

## Pro začátečníky: oč v které otázce jde.

teach-choose-pair = Tvůj začátek: karta určí, kde vikomt začíná a co vlastníš, významný měšťan se přidá k tvým kartám. Všechny dvojice jsou zhruba stejně dobré.
teach-choose-sacrifice = Zničená karta opustí hru a vynese svou hodnotu v mincích. S menším počtem slabých karet ti ty dobré přijdou do ruky častěji.
teach-choose-resource = Kalamářem doplatíš rukopis, kamenem stavbu a zlatem poddané. Vezmi, co chceš příště použít.
teach-choose-option = Karta nabízí několik věcí a dostaneš právě jednu. Vezmi, co ti teď pomůže.
teach-choose-arrangement = Karty na tvé desce se každý tah posunou o místo doprava a nakonec odejdou. Smíš změnit jejich pořadí, aby dobrá zůstala déle.
teach-choose-card = Tato karta tu zůstane tři tahy: její symboly se počítají při akcích a její číslo říká, o kolik políček teď vikomt pojede. Vybírej symboly podle toho, co chceš dělat.
teach-move = Kde se zastavíš, to rozhodne, co smíš dělat: venku obchoduješ nebo stavíš, uvnitř posíláš poddané na hrad nebo opisuješ rukopisy. Políčka nad číslo karty stojí mince.
teach-choose-action = Jedna akce za tah, podle symbolů na tvé desce; co chybí, můžeš doplatit. Symboly se jen počítají, nespotřebují se.
teach-choose-action-act-with-dismissal = Na jednu z akcí ti symboly a zásoby nestačí. Půjde, když propustíš zdejšího měšťana: zaplatíš jeho cenu, jeho symboly se započítají a karta opustí hru.
teach-choose-dismissal = Zdejší měšťan ti může jednou pomoci: zaplať mince, jeho symboly se do této akce započítají a karta opustí hru.
teach-choose-payment = Chybí ti symboly, a tak je doplatíš. Zaplatit jde více způsoby; nech si to, co budeš brzy potřebovat.
teach-choose-exchanges = Každá směna využije část tvých obchodních symbolů. Zbylé propadnou, takže většinou měň, kolikrát to jde.
teach-choose-building = Po každé budově zůstane na tvé desce místo, které ti od té chvíle pomáhá, a na konci nese body; dražší víc.
teach-choose-free-building = Budova zdarma. Místo, které na desce uvolníš, ti od teď pomáhá: přečti si, co je na něm natištěno.
teach-choose-spot = Staveniště ti hned dá, co je na něm natištěno, a odměnu přinese i každá spojnice k budově, která už stojí.
teach-choose-workers = Více poddaných chce mnohem víc symbolů. Tři tvoji na jednom nádvoří spustí postup výš, a ten nese odměny a body.
teach-choose-section = Tito poddaní přijdou na nejnižší úroveň hradu. Tři tvoji na jednom nádvoří spustí postup výš.
teach-choose-castle-move = Poddaný smí přejít na sousední nádvoří. Využij to, ať stojí tři tvoji pohromadě: jeden pak postoupí výš.
teach-choose-promotion = Tři tvoji stojí pohromadě: jeden postoupí a přinese odměnu toho nádvoří, zbylí dva přejdou na sousední, každý na jinou stranu.
teach-choose-direction = Ze skupiny už stranou jde jen jeden poddaný. Pošli ho tam, kde čekají další tvoji.
teach-choose-bump = Na nádvoří se vejdou jen tři poddaní, jeden tedy musí domů. Pošli raději cizího; jeho majitel za to něco dostane.
teach-choose-manuscript = Rukopis zdarma: nese body, a kdo jako první získá tři se stejnou barvou stuhy, dostane kartu navíc.
teach-recruit = Zaplať mince a tato karta se přidá k tvým, do ruky přijde později. Podívej se na symboly a na malou odměnu, kterou dostaneš hned.
teach-choose-hire = Nová karta zdarma, z kteréhokoli balíčku. Podívej se na symboly a na malou odměnu, kterou dostaneš hned.
teach-choose-discard = Odhozená karta se po zamíchání vrátí. Odhoď, co teď vykládat nechceš, ať přijdou lepší.
teach-choose-destroy = Zničená karta opustí hru a vynese svou hodnotu v mincích. S menším počtem slabých karet přijdou ty dobré častěji.
teach-choose-flip = Otočený dluh už neubírá body a dá ti surovinu; otočená smlouva bude na konci víc vynášet.
