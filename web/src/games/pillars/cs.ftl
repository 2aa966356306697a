### Deska Pilířů země česky.

## K čemu jsou místa

pill-about-event = Každé kolo se odkryje vrchní karta události. Pozitivní platí pro všechny, negativní postihne každého, kdo není chráněn.
pill-about-bishopric = Stavitel na biskupství tě ochrání před negativní událostí, nebo ti přinese jedno dřevo, kámen či písek z tržiště.
pill-about-wool-mill = Sem jdou dělníci, kteří nemají jinou práci. Každý vydělá 1 zlaťák.
pill-about-kingsbridge = Stavitel u karty výhody ti ji přinese. Karta, u které žádný stavitel nestojí, odejde ze hry.
pill-about-priory = Jedno místo přináší 2 body, druhé 1.
pill-about-forest = Karty surovin, jejichž dělníci jsou tady, přinesou 2, 3 nebo 4 dřeva podle čísla na kartě.
pill-about-quarry = Karty surovin, jejichž dělníci jsou tady, přinesou 2, 3 nebo 4 kameny podle čísla na kartě.
pill-about-gravel-pit = Karty surovin, jejichž dělníci jsou tady, přinesou 2, 3 nebo 4 písky podle čísla na kartě.
pill-about-kings-court = Kdo tu má stavitele, neplatí daň, o které se každé kolo hází. Kdo přijde první, dostane i železo.
pill-about-shiring = Stavitel u řemeslníka ti ho přivede zdarma. Řemeslník, u kterého žádný stavitel nestojí, odejde ze hry.
pill-about-shiring-castle = Stavitel na hradě ti přivede na příští kolo 2 šedé dělníky.
pill-about-market = Kdo tu má stavitele, kupuje a prodává kostičky, vždy jeden druh. Hráči se střídají v pořadí svých prvních stavitelů; druhý stavitel nepřináší druhý tah.
pill-about-cathedral = Řemeslníci tu mění kostičky na body a zlaťáky. Na konci každého kola katedrála o díl povyroste.
pill-about-start-player = Kdo tu má stavitele, začíná příští kolo.
pill-prices = Cena stavitele
pill-about-prices = První stavitel ze sáčku stojí 7 zlaťáků, každý další o 1 méně, až nakonec nic. Kdo nechce platit, pasuje a stavitel čeká u čísla.
pill-about-parked = Až bude sáček prázdný, umístí se čekající stavitelé zdarma, od nejvyššího čísla k nejnižšímu.
pill-about-bag = Stavitelé se z něj tahají poslepu, jeden po druhém.

## Místa

pill-area-event = Událost
pill-area-bishopric = Biskupství
pill-area-wool-mill = Manufaktura
pill-area-kingsbridge = Kingsbridge
pill-area-priory = Převorství
pill-area-forest = Les
pill-area-quarry = Kamenolom
pill-area-gravel-pit = Pískovna
pill-area-kings-court = Královské ležení
pill-area-shiring = Shiring
pill-area-shiring-castle = Hrad Shiring
pill-area-market = Tržiště Kingsbridge
pill-area-cathedral = Katedrála
pill-area-start-player = Začíná příště
pill-area-step = { $step }. { $name }{ $progress ->
    [now] , právě se vyhodnocuje
    [done] , vyhodnoceno
   *[ahead] {""}
}
pill-step = { $step }. krok
pill-town = Kingsbridge a okolí
pill-builds = staví se { $part }
pill-finished = dokončena
pill-church = Katedrála, postaveno: { $built }

pill-place-bishopric = Biskupství
pill-place-kingsbridge-a = Kingsbridge vlevo
pill-place-kingsbridge-b = Kingsbridge vpravo
pill-place-priory-2 = Převorství +2
pill-place-priory-1 = Převorství +1
pill-place-kings-court = Ležení
pill-place-shiring-a = Shiring vlevo
pill-place-shiring-b = Shiring vpravo
pill-place-shiring-castle = Hrad
pill-place-market = Tržiště
pill-place-start-player = Začíná příště
pill-place-free = { $place } zdarma

## Věci

pill-good-wood = dřevo
pill-good-stone = kámen
pill-good-sand = písek
pill-good-metal = železo
pill-good-gold = zlaťáky
pill-good-vp = body
pill-good-workers = dělníci
pill-count-wood = { $count ->
    [one] { $count } dřevo
    [few] { $count } dřeva
   *[other] { $count } dřev
}
pill-count-stone = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}
pill-count-sand = { $count ->
    [one] { $count } písek
    [few] { $count } písky
   *[other] { $count } písků
}
pill-count-metal = { $count ->
    [one] { $count } železo
    [few] { $count } železa
   *[other] { $count } želez
}
pill-count-gold = { $count ->
    [one] { $count } zlaťák
    [few] { $count } zlaťáky
   *[other] { $count } zlaťáků
}
pill-count-vp = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
pill-workers = { $count ->
    [one] { $count } dělník
    [few] { $count } dělníci
   *[other] { $count } dělníků
}
pill-own-stock = tvoje zásoba
pill-stock = zásoba
pill-free-place = volné místo
pill-no-advantage = žádná výhoda
pill-workers-home = doma { $count }
pill-workers-working = v práci { $count }
pill-workers-mill = v manufaktuře { $count }
pill-workers-lent = příště +{ $count }
pill-workers-none = dělníci odpočívají
pill-at-home = { $name }: dělníci bez práce { $count }
pill-in-mill = { $name }: v manufaktuře { $count }
pill-castle = Šedí dělníci na hradě: { $count }
pill-source-start = začátek hry
pill-source-craftsmen = řemeslníci
pill-source-priory = převorství
pill-source-advantages = výhody
pill-source-events = události
pill-source-taxes = nezaplacené daně

## Karty

pill-at-most = nejvýše { $count }× za kolo
pill-left = ještě { $count }×
pill-by-himself = každé kolo sám
pill-note-company = jen s vápeníkem
pill-note-holding = stačí mít železo
pill-note-score-with-masons = zedníci ho potřebují
pill-note-buy-wood = smíš kupovat dřevo
pill-note-sell-stone = smíš prodávat kámen
pill-look-makes = vyrábí
pill-look-often = jak často
pill-look-price = najmeš za
pill-look-sends = pošleš
pill-look-gets = získáš
pill-lasting-permanent = trvale
pill-lasting-once = jednou
pill-lasting-immediate = ihned
pill-resource = { $name }: { $workers ->
    [one] { $workers } dělník
    [few] { $workers } dělníci
   *[other] { $workers } dělníků
} → { $amount }
pill-last-round = minulé kolo
pill-foreseen = vidíš jen ty
pill-event-deck = Událost ještě není odkryta, v balíčku: { $count }
pill-good-event = pozitivní událost
pill-bad-event = negativní událost
pill-affected = Týká se: { $names }
pill-cards-of = Karty, které má { $name }
pill-display = Karty k výběru
pill-drafting = Kdo ještě vybírá: { $names }

## Stavitelé, tržiště, daň

pill-price = cena stavitele
pill-bag = V sáčku { $count ->
    [one] { $count } stavitel
    [few] { $count } stavitelé
   *[other] { $count } stavitelů
}: { $words }
pill-drawn = Vytažený stavitel: { $name }
pill-parked = Čekající stavitel: { $name }, číslo { $price }
pill-stands = { $place }: { $name }
pill-stall = Stánek: { $good }, zbývá { $stock }, cena za kus { $price }
pill-buyer = Výkup: { $good }, cena za kus { $price }
pill-buys = výkup
pill-sell = Prodat: { $good }
pill-tax-word = daň
pill-tax = Daň: { $tax }
pill-tax-unknown = Daň ještě nepadla

## Co to přinese

pill-get = Získáš
pill-gift-nothing = nic
pill-gift-bishopric = ochrana, nebo kostička
pill-gift-start-player = začneš příští kolo
pill-gift-castle = příště { $count ->
    [one] { $count } šedý dělník
    [few] { $count } šedí dělníci
   *[other] { $count } šedých dělníků
}
pill-gift-market = obchoduješ { $place }.
pill-gift-keep = umístění za { $price }
pill-gift-return = nový tah ze sáčku
pill-gift-park = počká u čísla { $price }, později zdarma
pill-gift-protected = událost se tě netýká
pill-gift-cube = kostička z tržiště
pill-gift-untaxed = žádná daň
pill-gift-withdraw = konec obchodování
pill-gift-boost = { $name }: { $count }× v tomto kole
pill-warn-dismiss = Odejde ze hry: { $name }
pill-warn-struck = Událost se tě týká.
pill-warn-room = { $count ->
    [1] Budeš mít o řemeslníka víc, než smíš: jednoho zahodíš.
    [few] Budeš mít o { $count } řemeslníky víc, než smíš, a zahodíš je.
   *[other] Budeš mít o { $count } řemeslníků víc, než smíš, a zahodíš je.
}
pill-warn-gold = Víc než { $limit } zlaťáků mít nemůžeš: { $count ->
    [one] { $count } zlaťák propadne.
    [few] { $count } zlaťáky propadnou.
   *[other] { $count } zlaťáků propadne.
}
pill-warn-cubes = Vrátíš { $count ->
    [one] { $count } kostičku
    [few] { $count } kostičky
   *[other] { $count } kostiček
}.
pill-warn-card = Karta odejde ze hry.

## Otázky a odpovědi

pill-ask-place = Tvůj stavitel! Kam ho umístíš?
pill-ask-place-note = Cena { $price }, máš { $gold }. Nebo pasuj a umísti ho zdarma nakonec.
pill-ask-place-free = Nestojí tě to nic.
pill-ask-parked-note = Čekající stavitel, umístění zdarma.
pill-ask-take-card = Vezmi si kartu
pill-ask-take-card-note = Surovina stojí dělníky, řemeslník zlaťáky.
pill-ask-work = Řemeslníci pracují
pill-ask-work-note = Vyber řemeslníka a kolikrát má pracovat.
pill-ask-trade = Tržiště
pill-ask-trade-note = Kup nebo prodej kostičky jednoho druhu.
pill-ask-choose-cube = Vezmi si kostičku
pill-ask-choose-cube-note = Biskup ti ji dává ze stánku na tržišti.
pill-verb-place = Umístit
pill-verb-place-free = Umístit zdarma
pill-verb-park = Pasovat
pill-verb-hire = Najmout
pill-verb-take-resource = Poslat dělníky
pill-verb-pass = Pasovat
pill-verb-dismiss = Zahodit
pill-verb-buy = Koupit
pill-verb-sell = Prodat
pill-verb-withdraw = Odejít
pill-verb-use = Pracovat
pill-verb-finish = Skončit
pill-verb-give-back = Vrátit
pill-for-gold = Umístit za { $price ->
    [one] { $price } zlaťák
    [few] { $price } zlaťáky
   *[other] { $price } zlaťáků
}
pill-by-card = Zdarma, Bratr Remigius
pill-do-buy = koupit
pill-do-sell = prodat
pill-do-use = kolikrát
pill-menu = Co tu lze udělat
pill-pass = Pasovat
pill-withdraw = Odejít
pill-finish = Skončit
pill-give = Vrátit { $good }, zatím { $count }
pill-more = { $good }: o jednu víc
pill-less = { $good }: o jednu méně
pill-flap = { $count ->
    [one] { $count } místo mimo obraz
    [few] { $count } místa mimo obraz
   *[other] { $count } míst mimo obraz
}

## Kde jsme

pill-round = { $round }. kolo · { $phase ->
    [1] karty
    [2] stavitelé
    [3] plán
   *[over] konec hry
}
pill-phase = { $phase ->
    [1] fáze I ze III, kolo { $round } ze { $rounds }
    [2] cena { $price } · v sáčku { $bag }
   *[other] krok { $step } ze 14
}
pill-starts = začínající hráč
