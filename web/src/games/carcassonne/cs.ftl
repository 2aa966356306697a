# Carcassonne: věty herního plánu.
carc-ask-tile = Přilož kartičku
carc-ask-tile-note = Možná pole jsou zakroužkovaná, R kartičku otočí.
carc-ask-tile-tap = Možná pole jsou zakroužkovaná. Klepnutím na kartičku ji otočíš.
carc-ask-figure = Postavíš figurku?
carc-ask-figure-note = Na novou kartičku: body nyní / po dokončení.
carc-lay = Položit
carc-place = Postavit
carc-pass = Bez figurky
carc-turn = Otočit
carc-landscape = Krajina: { $tiles ->
    [one] { $tiles } kartička
    [few] { $tiles } kartičky
   *[other] { $tiles } kartiček
}
carc-cell = Položit do sloupce { $x }, řady { $y }; { $turns ->
    [one] jedno otočení
    [few] { $turns } otočení
   *[other] { $turns } otočení
}
carc-lens = Právě položená kartička
carc-lens-hint = Vyber místo
carc-outlook = nyní { $now }, po dokončení { $complete }
carc-done = { $kind ->
    [city] Město dokončeno
    [road] Cesta dokončena
    [monastery] Klášter dokončen
   *[field] Louka
}
carc-open = { $kind ->
    [city] Město
    [road] Cesta
    [monastery] Klášter
   *[field] Louka
}
carc-fields = Louky
carc-sum = ({ $tiles ->
    [one] { $tiles } kartička
    [few] { $tiles } kartičky
   *[other] { $tiles } kartiček
} × { $rate })
carc-sum-pennants = ({ $tiles ->
    [one] { $tiles } kartička
    [few] { $tiles } kartičky
   *[other] { $tiles } kartiček
} + { $pennants ->
    [one] { $pennants } erb
    [few] { $pennants } erby
   *[other] { $pennants } erbů
}) × { $rate }
carc-sum-monastery = { $vineyards ->
    [0] {""}
    [one] ({ $vineyards } vinice)
    [few] ({ $vineyards } vinice)
   *[other] ({ $vineyards } vinic)
}
carc-sum-field = ({ $cities ->
    [one] { $cities } město
    [few] { $cities } města
   *[other] { $cities } měst
})
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
    [monastery] Klášter, { $tiles } z 9
   *[field] Louka, { $cities ->
        [one] { $cities } město
        [few] { $cities } města
       *[other] { $cities } měst
    }
}
carc-own = Tvoje věci
carc-your-tile = Tvoje kartička
carc-drawn-tile = Tažená kartička
carc-number = Číslo kola { $number }
carc-stock = { $name }: zbývá { $left } z { $all }
carc-pile = V hromádce
carc-river-pile = řeka { $count }
carc-heading = Položeno { $tiles } · v hromádce { $pile }
carc-zoom-in = Přiblížit
carc-zoom-out = Oddálit
carc-fit = Ukázat vše
carc-sector-fortune = Hráč na tahu získá 3 body.
carc-sector-taxes = Za každého svého rytíře tolik bodů, kolik je v jeho městě erbů a vlastních rytířů.
carc-sector-famine = Za každého svého sedláka bod za každé dokončené město u jeho louky.
carc-sector-storm = Bod za každého družiníka ve vlastní zásobě.
carc-sector-inquisition = 2 body za každého svého mnicha.
carc-sector-plague = Každý si vezme zpět jednoho svého družiníka z krajiny.
carc-crowns = Družiník na zdejší koruně získá 3 body, sám u dvou korun 6, když zde prasátko zastaví.
