# Carcassonne: věty herního plánu.
carc-ask-tile = Přilož kartičku
carc-ask-tile-note = Možná místa jsou zakroužkovaná, R kartičku otočí.
carc-ask-tile-tap = Možná místa jsou zakroužkovaná. Klepnutím na kartičku ji otočíš.
carc-ask-figure = Postavíš figurku?
carc-ask-figure-note = Na novou kartičku: body nyní / po uzavření.
carc-lay = Přiložit
carc-place = Postavit
carc-pass = Bez figurky
carc-turn = Otočit
carc-landscape = Krajina: { $tiles ->
    [one] { $tiles } kartička
    [few] { $tiles } kartičky
   *[other] { $tiles } kartiček
}
carc-cell = Přiložit do sloupce { $x }, řady { $y }; { $turns ->
    [1] jedno otočení
    [few] { $turns } otočení
   *[other] { $turns } otočení
}
carc-lens = Kam může figurka
carc-wheel = Kolo osudu
carc-kinds = Která figurka
carc-outlook = nyní { $now }, po uzavření { $complete }
carc-feature = { $kind ->
    [city] Město, { $tiles ->
        [one] { $tiles } kartička
        [few] { $tiles } kartičky
       *[other] { $tiles } kartiček
    }{ $pennants ->
        [0] {""}
        [one] {" "}+ { $pennants } erb
        [few] {" "}+ { $pennants } erby
       *[other] {" "}+ { $pennants } erbů
    }
    [road] Cesta, { $tiles ->
        [one] { $tiles } kartička
        [few] { $tiles } kartičky
       *[other] { $tiles } kartiček
    }
    [monastery] Klášter
   *[field] Louka
}
carc-cities = { $cities ->
    [one] { $cities } uzavřené město
    [few] { $cities } uzavřená města
   *[other] { $cities } uzavřených měst
}
carc-own = Tvoje věci
carc-your-tile = Tvoje kartička
carc-drawn-tile = Kartička k přiložení
carc-number = Číslo kola { $number }
carc-stock = { $name }: zbývá { $left } z { $all }
carc-pile = V hromádce
carc-river-pile = řeka { $count }
carc-heading = Přiloženo { $tiles } · v hromádce { $pile }
carc-zoom-in = Přiblížit
carc-zoom-out = Oddálit
carc-fit = Ukázat vše
carc-sector-fortune = Hráč na tahu získá 3 body.
carc-sector-taxes = Za každého svého rytíře tolik bodů, kolik je v jeho městě erbů a vlastních rytířů.
carc-sector-famine = Za každého svého sedláka bod za každé uzavřené město u jeho louky.
carc-sector-storm = Bod za každou figurku ve vlastní zásobě, kromě pastýře.
carc-sector-inquisition = 2 body za každého svého mnicha.
carc-sector-plague = Každý si vezme z krajiny zpět jednu svou figurku.
carc-crowns = Družiník na zdejší koruně získá 3 body, sám u dvou korun 6, když se tu velké prasátko zastaví.
carc-about-follower = Staví se na cestu, do města, do kláštera nebo na louku právě položené kartičky, kde ještě nikdo není. Po uzavření získá body a vrátí se; jen sedláci zůstávají do konce hry.
carc-about-big-follower = Staví se jako každý družiník, ale při určování převahy platí za dva.
carc-about-builder = Přidá se k tvému družiníkovi na cestě nebo ve městě. Když tu cestu či město rozšíříš, položíš hned druhou kartičku.
carc-about-piglet = Přidá se k tvému sedlákovi. Bude-li louka na konci tvoje, přinese každé uzavřené město u ní 4 body místo 3.
carc-about-shepherd = Staví se na louku, kde žádný pastýř není, a shání ovce. Kdykoli louku rozšíříš, vezmeš si další žeton, na kterém může být vlk, nebo stádo zaženeš a dostaneš bod za každou ovci.
carc-about-goods = Kdo město uzavře, vezme si zboží, které je v něm nakreslené. Kdo má na konci od jednoho druhu nejvíc, získá 10 bodů.
carc-about-pile = { $count ->
    [0] Hromádka je prázdná
    [one] V hromádce je { $count } kartička
    [few] V hromádce jsou { $count } kartičky
   *[other] V hromádce je { $count } kartiček
}
carc-about-unseen = Tyhle ještě nikdo neviděl:
carc-about-buried = { $count ->
    [1] Jedna z nich leží lícem dolů pod kopcem.
    [few] { $count } z nich leží lícem dolů pod kopci.
   *[other] { $count } z nich leží lícem dolů pod kopci.
}
