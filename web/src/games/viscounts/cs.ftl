# Deska hry Vikomti Západního království.

visc-table = Stůl
visc-kingdom = Království a hrad
visc-board-of = Deska hráče { $name }
visc-look-at = Podívat se na desku: { $name }
visc-looking = Díváš se na desku: { $name }
visc-own-board = Zpět na mou
visc-hand = Tvoje ruka
visc-no-hand = V ruce nejsou karty
visc-pairs = Karty hráčů a významní měšťané
visc-stock = Balíčky a zásoba
visc-draw = dobírací
visc-discard = odložené
visc-draw-pile = Dobírací balíček, karet: { $count }
visc-discard-pile = Odložené karty: { $count }
visc-empty = Nic tu není.
visc-menu = Co se tu dá dělat
visc-close = Zavřít
visc-manuscripts = Rukopisy: { $count }
visc-row = Karty na tvé desce
visc-debts-title = Dluhy
visc-deeds-title = Smlouvy
visc-pay = Zaplatit ze zásoby
visc-good = { $good ->
    [silver] Mince
    [ink] Kalamáře
    [gold] Zlato
    [stone] Kameny
   *[worker] Poddaní
}
visc-start-space = startovní políčko

visc-setup = Příprava
visc-round = Kolo { $round }
visc-setup-note = každý si bere dvojici karet
visc-piles = zbývá dluhů { $debts }, smluv { $deeds }
visc-last-round = Poslední kolo
visc-last-is = Poslední bude kolo { $round }
visc-over = Hra skončila
visc-seat-note = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}, { $silver ->
    [one] { $silver } mince
    [few] { $silver } mince
   *[other] { $silver } mincí
}
visc-ask-move = Kam dojde tvůj vikomt?
visc-ask-move-note = { $steps ->
    [1] Jeden krok je zdarma
    [few] { $steps } kroky jsou zdarma
   *[other] { $steps } kroků je zdarma
}, každý další za minci. Máš { $silver }.
visc-verb-move = Dojít sem
visc-price = { $silver ->
    [0] zdarma
    [one] { $silver } mince
    [few] { $silver } mince
   *[other] { $silver } mincí
}
visc-inner = { $name }, vnitřní cesta
visc-bank = Břeh řeky: { $space }
visc-trade-at = Směna: { $space }
visc-trade-look = Za { $merchants ->
    [one] { $merchants } obchodní symbol
    [few] { $merchants } obchodní symboly
   *[other] { $merchants } obchodních symbolů
}: { $effect }.
visc-spot = { $name }, staveniště { $number }
visc-townsfolk-at = Měšťan: { $name }
visc-manuscript-at = Rukopis: { $name }
visc-keep = Nejvyšší patro hradu

visc-corruption = Zkaženost
visc-virtue = Počestnost
visc-track-note = při setkání ukazatelů nastane střet
visc-just-played = 1 · právě vyložená
visc-leaves-next = 3 · příště odejde
visc-icons-total = Symboly
visc-open = otevřeno
visc-row-trading-post = Obchodní stanice
visc-row-guildhall = Cechovní domy
visc-row-workshop = Dílny
visc-unpaid = nesplacené: { $count }
visc-paid = splacené: { $count }
visc-acquired = sepsané: { $count }
visc-approved = stvrzené: { $count }
visc-poverty = Chudoba
visc-prosperity = Blahobyt
visc-left = { $count ->
    [one] zbývá { $count }
    [few] zbývají { $count }
   *[other] zbývá { $count }
}
visc-revealed = odkryta
visc-poverty-look = Chudoba leží pod dluhy. Jakmile se odkryje, příští kolo je poslední a body přinesou stvrzené smlouvy.
visc-prosperity-look = Blahobyt leží pod smlouvami. Jakmile se odkryje, příští kolo je poslední a body přinesou splacené dluhy.
visc-bonus-look = Dostane ji první se třemi stuhami této barvy. Přinese bodů: { $points } a propůjčí své symboly.
visc-leader-look = Hradním pánem je ten, kdo má nejvíc poddaných na třetí úrovni: má limit karet na ruce o 1 vyšší a na konci má 5 bodů.

visc-points = { $points } b.
visc-estimate = odhad { $points } b.
visc-explain = z čeho jsou body: { $name }
visc-total = Celkem
visc-total-now = Kdyby hra skončila teď
visc-line-buildings = { $building ->
    [trading_post] Obchodní stanice
    [guildhall] Cechovní domy
   *[workshop] Dílny
} ({ $count })
visc-line-workers = Poddaní na { $tier }. úrovni ({ $count })
visc-line-leader = Hradní pán
visc-line-sets = Sady stuh ({ $sets })
visc-line-page = { $manuscript } ({ $count })
visc-line-bonus = Církevní bonus
visc-line-unpaid = Nesplacené dluhy ({ $count })
visc-line-acquired = Sepsané smlouvy ({ $count })
visc-line-approved = Stvrzené smlouvy ({ $count })
visc-line-poverty = Chudoba, za stvrzené smlouvy ({ $flipped })
visc-line-prosperity = Blahobyt, za splacené dluhy ({ $flipped })
visc-line-leftovers = Zbylé suroviny ({ $count })

visc-icon = { $icon ->
    [merchant] obchodní
    [builder] stavební
    [noble] šlechtický
    [cleric] církevní
   *[criminal] zločinecký
}
visc-icons = { $count ->
    [1] { $icon ->
        [merchant] Obchodní symbol
        [builder] Stavební symbol
        [noble] Šlechtický symbol
       *[cleric] Církevní symbol
    }
   *[other] { $icon ->
        [merchant] Dva obchodní symboly
        [builder] Dva stavební symboly
        [noble] Dva šlechtické symboly
       *[cleric] Dva církevní symboly
    }
} při každé akci.
visc-card-words = { $name }, hodnota { $value }, symboly: { $icons }. { $ability }
visc-on-hire = Při najmutí nebo propuštění: { $effect }.
visc-on-dismiss = Při propuštění: { $effect }.
visc-printed-townsfolk = Balíček je prázdný. Měšťana natištěného na plánu lze propouštět znovu a znovu, ale ne najmout.
visc-printed-manuscript = Hromádka je prázdná. Rukopis natištěný na plánu lze opisovat znovu a znovu, ale nikdo si ho nenechá.

visc-or = , nebo{" "}
visc-no-ability = Bez schopnosti.
visc-timing-immediate = Ihned
visc-timing-drop_off = Při odchodu
visc-timing-ongoing = Trvale
visc-trigger = { $on ->
    [flip_debt] Po otočení dluhu
    [gain_debt] Po získání dluhu
    [any_collision] Při každém střetu
   *[after_action] { $action ->
        [trade] Po obchodu
        [build] Po stavbě
        [place_workers] Po umístění poddaných
       *[transcribe] Po opsání rukopisu
    }
}
visc-amount = { $resource ->
    [silver] { $amount ->
        [one] { $amount } mince
        [few] { $amount } mince
       *[other] { $amount } mincí
    }
    [ink] { $amount ->
        [one] { $amount } kalamář
       *[other] { $amount } kalamáře
    }
    [gold] { $amount ->
        [one] { $amount } zlato
        [few] { $amount } zlata
       *[other] { $amount } zlat
    }
   *[stone] { $amount ->
        [one] { $amount } kámen
       *[other] { $amount } kameny
    }
}
visc-mod-convert = při { $action ->
    [build] stavbě
    [place_workers] umístění poddaných
   *[transcribe] opisování
} platí { $fromAmount } obchodní symboly za { $toAmount } { $to ->
    [builder] stavební
    [noble] šlechtický
   *[cleric] církevní
}
visc-mod-pay = při { $action ->
    [build] stavbě
    [place_workers] umístění poddaných
   *[transcribe] opisování
}: { $paid } = { $gives }× { $icon ->
    [builder] stavební
    [noble] šlechtický
   *[cleric] církevní
} symbol{ $once ->
    [yes] , jednou
   *[no] {""}
}
visc-fx-gain = získej { $resource ->
    [silver] { $amount ->
        [1] minci
        [few] { $amount } mince
       *[other] { $amount } mincí
    }
    [ink] { $amount ->
        [1] kalamář
       *[other] { $amount } kalamáře
    }
    [gold] { $amount ->
        [1] zlato
       *[other] { $amount } zlata
    }
    [stone] { $amount ->
        [1] kámen
       *[other] { $amount } kameny
    }
   *[any] { $amount ->
        [1] libovolnou surovinu
       *[other] { $amount } libovolné suroviny
    }
}
visc-fx-debt = vezmi dluh
visc-fx-deed = vezmi smlouvu
visc-fx-flip = { $what ->
    [debt] otoč { $amount ->
        [1] dluh
       *[other] { $amount } dluhy
    }
    [deed] otoč { $amount ->
        [1] smlouvu
       *[other] { $amount } smlouvy
    }
   *[either] otoč { $amount ->
        [1] dluh nebo smlouvu
       *[other] { $amount } dluhy či smlouvy
    }
}
visc-fx-virtue = počestnost +{ $amount }
visc-fx-corruption = zkaženost +{ $amount }
visc-fx-rearrange = přeskládej karty
visc-fx-discard = odhoď { $amount ->
    [1] kartu
   *[other] { $amount } karty
}
visc-fx-destroy = znič { $amount ->
    [1] kartu
   *[other] { $amount } karty
}
visc-fx-destroy-own-choice = znič jednu svou kartu
visc-fx-shuffle = zamíchej odkládací balíček
visc-fx-hire-free = najmi zdarma
visc-fx-castle-move = pohyb na hradě
visc-fx-place-workers = zdarma umísti { $amount } poddané
visc-fx-building = { $building ->
    [trading_post] obchodní stanice zdarma
    [guildhall] cechovní dům zdarma
   *[workshop] dílna zdarma
}{ $where ->
    [viscount_segment] {" "}na tvém dílu
    [viscount_space] {" "}u tvého políčka
   *[any] {""}
}
visc-fx-manuscript = rukopis za { $costs } zdarma
visc-fx-action = { $action ->
    [build] stavba
    [place_workers] umístění poddaných
   *[transcribe] opis
}
visc-fx-focus = hlavní cíl
visc-fx-ai-dismiss = propusť měšťana
visc-fx-ai-gain-scheme = získej budoucí intriku
visc-fx-corruption-per-criminal-icon-on-board = zkaženost za každého zločince
visc-endgame = Na konci { $vp ->
    [one] { $vp } bod
   *[other] { $vp } body
} za { $per ->
    [1] každý kus:
   *[other] každé { $per } kusy:
} { $of ->
    [builder_icons] stavební symboly
    [cleric_icons] církevní symboly
    [noble_icons] šlechtické symboly
    [merchant_icons] obchodní symboly
    [criminal_icons] zločinecké symboly
    [resources] suroviny
    [buildings] budovy
    [manuscripts] rukopisy
    [flipped_deeds] stvrzené smlouvy
    [flipped_debts] splacené dluhy
   *[workers_in_castle] poddaní na hradě
}.
visc-unlock-free-extra-step = Při pohybu je jedno políčko navíc zdarma.
visc-unlock-dismiss-cost-is = Propuštění měšťana stojí jen 1 minci.
visc-unlock-may-discard = Po každém najmutí smíš odhodit kartu.
visc-unlock-virtue-if-no-criminal = Při každém střetu: počestnost +1, nemáš-li zločince.
visc-unlock-hand-limit = Limit karet na ruce je o 1 vyšší.

# Bližší pohled na místa a věci.
visc-look-value = hodnota
visc-look-icons = symboly
visc-look-clerics = církevních symbolů
visc-look-steps = políček
visc-look-start = do začátku
visc-look-deeds = smlouvy
visc-look-debts = dluhy
visc-look-hero = Významný měšťan { $name } (hodnota { $value }). { $ability }
visc-scheme-before = Před pohybem: { $effect }.
visc-reconstructed = Rekonstrukce: tuto součást žádný veřejný zdroj neukazuje; její obsah je doplněn tak, aby odpovídal pravidlům.
visc-look-ribbons = Sady různých stuh přinesou na konci body; kdo má první tři stejné, dostane kartu církevního bonusu.
visc-look-space = Vikomti objíždějí království po směru hodinových ručiček. Kdo stojí na některém políčku dílu, může najmout nebo propustit jeho měšťana.
visc-look-outer = Tady můžeš obchodovat podle směny natištěné u políčka, nebo stavět na volném staveništi svého břehu řeky.
visc-look-inner = Tady můžeš umístit poddané na přilehlé nádvoří hradu, nebo opsat rukopis dílu.
visc-look-bank = Kdo staví z tohoto políčka, vybírá si volné staveniště na tomto břehu.
visc-look-trade = Směnu můžeš využít, kolikrát chceš a můžeš zaplatit; chybějící obchodní symboly doplatíš mincemi.
visc-look-built = postaveno
visc-look-nobody = zatím nikým
visc-look-spot = Za stavbu na tomto staveništi: { $effect }.
visc-look-link = Spojnice se sousedním staveništěm, pro oba majitele, jakmile stojí budovy na obou: { $effect }.
visc-look-tier = poddaný na { $tier }. úrovni
visc-look-section = Když tu máš na 1. úrovni tři poddané, jeden vystoupí na 2. úroveň. Odměna: { $reward }. Zbylí dva přejdou na sousední nádvoří. Ze tří na 2. úrovni jeden vystoupí na nejvyšší.
visc-look-keep = Když máš na některém nádvoří 2. úrovně tři poddané, jeden vystoupí sem a přinese ti libovolnou surovinu.
visc-look-track-title = Zkaženost a počestnost
visc-look-track-space = Políčko { $number } na stupnici
visc-look-many-deeds = { $count ->
    [one] { $count } smlouva
    [few] { $count } smlouvy
   *[other] { $count } smluv
}
visc-look-many-debts = { $count ->
    [one] { $count } dluh
    [few] { $count } dluhy
   *[other] { $count } dluhů
}
visc-look-meet = Když se tu tvoje ukazatele střetnou, získáš: { $gain }.
visc-look-then = { $on ->
    [any] Potom: { $effect }.
    [none] Potom, pokud na desce nemáš zločince: { $effect }.
   *[some] Potom, pokud máš na desce zločince: { $effect }.
}
visc-look-track = Zkaženost posouvá svůj ukazatel doprava, počestnost svůj doleva. Kde se potkají, nastane v 5. fázi tvého tahu střet.
visc-look-builders = stavebních symbolů
visc-look-count = bodů za 1 / 2 / 3
visc-look-slot = Jakmile budova z místa odejde:
visc-look-amount = máš
visc-look-good = { $good ->
    [silver] Platí se jimi políčka navíc, najímání a propouštění měšťanů i chybějící obchodní symboly.
    [ink] Každý nahradí při opisování chybějící církevní symbol.
    [gold] Každé nahradí při umisťování poddaných chybějící šlechtický symbol.
    [stone] Každý nahradí při stavbě chybějící stavební symbol.
   *[worker] Umisťují se na hrad pomocí šlechtických symbolů.
}
visc-look-unpaid = nesplacené, po −2 bodech
visc-look-paid = splacené
visc-look-debt = Otočením se dluh splatí a přinese libovolnou surovinu. Odhalí-li se karta chudoby, porovnávají se stvrzené smlouvy, odhalí-li se karta blahobytu, splacené dluhy.
visc-look-acquired = sepsané, po 1 bodu
visc-look-approved = stvrzené, po 3 bodech
visc-look-deed = Otočením se smlouva stvrdí.
