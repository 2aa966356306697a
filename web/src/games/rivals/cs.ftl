### Deska hry Knížata z Katanu.

riva-table = Obě knížectví a střed stolu
riva-mine = Tvé knížectví
riva-theirs = Knížectví protihráče
riva-centre = Střed stolu
riva-hand = Tvoje ruka
riva-stock = Moje zásoby
riva-places = { $stored } z { $room } míst
riva-building = Co ještě jde stavět
riva-tray = Vyber si
riva-choice = Kterou možnost?
riva-fold = Podívat se na stůl
riva-unfold = Zpět k výběru

riva-cost = cena
riva-once = v knížectví jen jednou
riva-gold = zlato
riva-point-victory = vítězství
riva-point-strength = síla
riva-point-commerce = obchod
riva-point-skill = dovednost
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
    [one] jedna karta
    [few] { $size } karty
   *[other] { $size } karet
}
riva-open = otevřené
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
riva-number = Na kostce výnosů padla { $number }
riva-turn = { $turn ->
    [0] Příprava
   *[other] Tah { $turn }
}
riva-goal = do { $target } bodů
riva-on-turn = na tahu
riva-of-points = / { $target } b.
riva-hand-size = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}
riva-their-hand = Ruka protihráče: { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
}
riva-hero-token = žeton síly
riva-trade-token = žeton obchodu

riva-spots = { $count ->
    [one] 1 místo
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

riva-left = { $count ->
    [one] zbude 1 surovina
    [few] zbudou { $count } suroviny
   *[other] zbude { $count } surovin
}
riva-exposed = nad 7: hrozí zloděj!

riva-where = Kam přijde karta { $card }?
riva-where-note = Vyber zakroužkované místo; Esc vrátí zpět.
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
riva-verb-demolish = Zbourat
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
