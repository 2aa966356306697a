### Deska hry Knížata z Katanu.

riva-table = Obě knížectví a střed stolu
riva-mine = Tvé knížectví
riva-theirs = Knížectví protihráče
riva-centre = Střed stolu
riva-hand = Tvoje ruka
riva-stock = Tvé zásoby
riva-places = { $stored } z { $room } míst
riva-building = Co ještě jde stavět
riva-tray = Vyber si
riva-choice = Kterou možnost?
riva-fold = Podívat se na stůl
riva-unfold = Zpět k výběru

riva-cost = náklady
riva-once = v knížectví jen jednou
riva-gold = zlato
riva-point-victory = vítězství
riva-point-strength = síla
riva-point-commerce = obchod
riva-point-skill = zručnost
riva-point-progress = rozvoj
riva-category-action = akce
riva-category-settlement-expansion = osada
riva-category-city-expansion = město
riva-category-region-expansion = krajina
riva-category-event = událost

riva-road = Cesta
riva-settlement = Vesnice
riva-city = Město
riva-site = místo { $row ->
    [above] nahoře
   *[below] dole
} ve sloupci { $x }
riva-region = { $region }, uloženo { $stored }
riva-end = Sem může cesta { $side ->
    [left] vlevo
   *[right] vpravo
}
riva-beyond = Sem může vesnice { $side ->
    [left] vlevo
   *[right] vpravo
}

riva-stack = Balíček { $number }, { $back }, { $size ->
    [1] jedna karta
    [few] { $size } karty
   *[other] { $size } karet
}
riva-open = odkryté
riva-events = události
riva-regions = krajiny
riva-roads = cesty
riva-settlements = vesnice
riva-cities = města
riva-discard = odhozené
riva-discard-top = Odhozené karty ({ $size }), navrchu { $card }

riva-dice = Kostky
riva-rolled = { $number } · { $symbol }
riva-not-rolled = Ještě se neházelo
riva-number = Kostka výnosů ukazuje { $number }
riva-turn = { $turn ->
    [0] Příprava
   *[other] Tah { $turn }
}
riva-goal = do { $target } bodů
riva-on-turn = na tahu
riva-of-points = / { $target } b.
riva-hand-size = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
riva-their-hand = Ruka protihráče: { $count ->
    [1] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
}
riva-hero-token = žeton síly
riva-trade-token = žeton obchodu

riva-spots = { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
}
riva-missing = chybí { $resources }
riva-trade = Výměna
riva-trade-how = klikni, co dáš, a pak co chceš
riva-ask-why = proč ne? Klikni

riva-set-basic = základní
riva-set-gold = zlato
riva-set-turmoil = zmatky
riva-set-progress = rozvoj


riva-ask-take-starting-card = { $count ->
    [few] Vyber si do ruky { $count } karty
   *[other] Vyber si do ruky { $count } karet
}
riva-ask-choose-scouted-region = { $count ->
    [few] Vyber { $count } krajiny pro novou vesnici
   *[other] Vyber { $count } krajin pro novou vesnici
}
riva-picked = Vybráno { $chosen } z { $count }.
riva-pick-more = { $count ->
    [1] Vyber ještě jednu.
    [few] Vyber ještě { $count }.
   *[other] Vyber ještě { $count }.
}
riva-pick-back = Chceš-li jinou, klepnutím některou vrať.
riva-pick-note = V libovolném pořadí; dalším klepnutím vybranou vrátíš.
riva-verb-pick = Vzít si je
riva-where = Kam přijde karta { $card }?
riva-where-note = Vyber zakroužkované místo, nebo se vrať zpět.
riva-trade-for = Co za to chceš?
riva-act = Stav, hraj karty a vyměňuj
riva-act-note = Klikni na kartu, místo nebo svou surovinu; nakonec fázi ukonči.
riva-verb-build = Postavit
riva-verb-build-face-up = Postavit
riva-verb-build-road = Postavit
riva-verb-build-settlement = Postavit
riva-verb-build-city = Postavit
riva-verb-play-card = Zahrát
riva-verb-trade-with-bank = Vyměnit
riva-verb-trade-by-ship = Vyměnit
riva-verb-trade-by-large-ship = Vyměnit
riva-verb-use-mint = Vyměnit
riva-verb-roll-dice = Hodit
riva-verb-draw-from = Dobrat
riva-verb-demolish = Zbořit
riva-verb-end-phase = Ukončit fázi

riva-short-brick-ship = Loď s cihlami
riva-short-grain-ship = Loď s obilím
riva-short-ore-ship = Loď s rudou
riva-short-wool-ship = Loď s vlnou
riva-short-lumber-ship = Loď se dřevem
riva-short-gold-ship = Loď se zlatem
riva-short-large-trade-ship = Velká loď
riva-short-fairgrounds = Místo oslav
riva-short-carl-forkbeard = Carl
riva-short-large-festival-hall = Slavnostní síň

# Bližší pohled na to, co není karta.
riva-stored = uloženo
riva-of = { $count } z { $room }
riva-left-over = zbývá postavit
riva-cards-left = zbývá karet
riva-in-stock = v zásobě
riva-at-bank = v bance
riva-by-ship = s tvou lodí
riva-rate = { $give } : 1
riva-points-now = teď
riva-site-title = Stavební místo
riva-event-pile = Karty událostí
riva-region-pile = Nové krajiny
riva-hero-token-title = Žeton síly
riva-trade-token-title = Žeton obchodu
riva-points-victory = Vítězné body
riva-points-strength = Body síly
riva-points-commerce = Body obchodu
riva-points-skill = Body zručnosti
riva-points-progress = Body rozvoje
riva-look-region = Kdykoli na kostce výnosů padne { $number }, ať hází kdokoli, přibude tu 1 surovina: { $resource }.
riva-look-region-more = Vejdou se sem nejvýš tři; co se nevejde, propadá. Sousední stavba, která zvyšuje výnos, přidá ještě jednu.
riva-look-road = Pokládá se na volnou stranu krajní osady a udělá místo pro další vesnici.
riva-look-settlement = Přijde na volný konec cesty, má dvě stavební místa, nahoře a dole, a přinese dvě nové krajiny.
riva-look-city = Pokládá se na vesnici a má čtyři stavební místa, dvě nahoře a dvě dole. Karty výstavby města lze stavět jen tady.
riva-look-site = Sem můžeš postavit stavbu nebo jednotku z ruky. Město má dvě místa nahoře a dvě dole.
riva-look-stack = Z dobíracích balíčků si na konci tahu doplňuješ ruku. Rub prozradí, ze které sady karta je; vyměněná karta jde pod balíček se stejným rubem.
riva-look-event-pile = Když na kostce událostí padne otazník, otočí se a provede vrchní karta. Potom jde pod balíček.
riva-look-region-pile = Kdo postaví vesnici, vezme si dvě vrchní krajiny a přiloží je k ní.
riva-look-dice = Číslo přinese výnos krajinám obou hráčů, druhá kostka určí událost.
riva-look-brigand-attack = Zloděj přijde ještě před výnosy: kdo má víc než 7 surovin, ztratí všechno zlato a všechnu vlnu. Krajiny vedle Skladiště se nepočítají.
riva-look-trade = Obchod: kdo má žeton obchodu, vezme si od protihráče 1 surovinu podle svého výběru.
riva-look-celebration = Oslava: kdo má víc bodů zručnosti, dostane 1 surovinu podle svého výběru. Při shodě dostanou oba.
riva-look-plentiful-harvest = Bohatá sklizeň: každý dostane 1 surovinu podle svého výběru.
riva-look-event-card = Otočí se a provede vrchní karta události.
riva-look-resource = Je uložená ve tvých krajinách. { $give } stejné suroviny vyměníš v bance za 1 jinou, kolikrát chceš; s obchodní lodí té suroviny stačí 2.
riva-look-brigands = Když máš dohromady víc než 7 surovin, připraví tě zloděj o všechno zlato a vlnu.
riva-look-victory = Vesnice platí 1, město 2, každý žeton 1 a něco přidají i některé karty výstavby města. Kdo má na konci svého tahu { $target } bodů, vyhrál.
riva-look-strength = Kdo má aspoň 3 a víc než protihráč, drží žeton síly.
riva-look-commerce = Kdo má aspoň 3 a víc než protihráč, drží žeton obchodu.
riva-look-skill = Kdo jich má víc, dostane při oslavě surovinu.
riva-look-progress = Za každý smíš držet o kartu víc než obvyklé tři.
riva-look-hero-token = Patří tomu, kdo má aspoň 3 body síly a víc než protihráč. Spoléhá na něj mnoho karet a událostí.
riva-look-trade-token = Patří tomu, kdo má aspoň 3 body obchodu a víc než protihráč. Při události Obchod si jeho držitel vezme surovinu.
