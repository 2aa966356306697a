### Deska Kartografů česky.

cart-coins = Mince
cart-monsters = Nestvůry
cart-time = Čas
cart-time-of = { $time } z { $limit }
cart-heading = čas { $time } z { $limit }
cart-seasons = Roční období
cart-scores = boduje { $edicts }
cart-column = Karty odhalené v tomto ročním období
cart-column-empty = Roční období začíná.
cart-no-card = Teď se nic nekreslí
cart-ruins-card = další tvar na zříceninu
cart-ruins-done = vyřízeno
cart-takes-time = { $time ->
    [one] trvá { $time } časovou jednotku
    [few] trvá { $time } časové jednotky
   *[other] trvá { $time } časových jednotek
}
cart-with-coin = + mince
cart-look-terrain = Terén
cart-look-coin = { $count ->
    [1] Tvar přinese minci.
   *[other] { $number ->
        [1] První tvar přinese minci.
       *[other] Druhý tvar přinese minci.
    }
}
cart-look-counted = Počítá se
cart-look-lasts = Trvá
cart-look-units = { $limit ->
    [one] { $limit } časovou jednotku
    [few] { $limit } časové jednotky
   *[other] { $limit } časových jednotek
}
cart-look-season = Na konci se vyhodnotí tyto dva výnosy a mince; kvůli nestvůrám se body ztrácejí.
cart-look-time = Každá karta má svou časovou hodnotu. Roční období končí, jakmile součet dosáhne časového limitu { $limit }.
cart-look-coins = Každá mince přinese na konci každého ročního období jeden bod. Získáš ji za některé tvary a za horu, vedle které už není prázdné pole.
cart-look-monsters = Každé prázdné pole vedle nestvůry stojí na konci každého ročního období jeden bod.
cart-edicts = Výnosy
cart-now-label = nyní
cart-coin-count = { $count ->
    [one] { $count } mince
    [few] { $count } mince
   *[other] { $count } mincí
}
cart-passes-clockwise = Mapy putují doleva.
cart-passes-counter = Mapy putují doprava.
cart-map-of = Mapa, kterou kreslí { $name }
cart-map-title = Mapa kraje { $country }
cart-raid-title = Přepadení! Kresli nestvůry
cart-sheet = list { $side }
cart-looking-at = Díváš se na mapu, kterou kreslí { $name }
cart-own-map = Zpět k vlastní mapě
cart-no-fit = ✗
cart-turn = Otočit doprava
cart-turn-back = Otočit doleva
cart-flip = Převrátit
cart-left = vlevo
cart-right = vpravo
cart-flip-short = převrátit
cart-spaces = { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}
cart-shape = Tvar { $number }
cart-draw = Zakreslit
cart-ask-draw = Zakresli: { $card }
cart-ask-note = Polož tvar, kam se vejde, a potvrď.
cart-ask-ruins = Tvar musí překrýt aspoň jedno pole se zříceninou.
cart-ask-single = Žádný tvar se nevejde: zakresli kterékoli jediné prázdné pole terénem z karty.
cart-ask-any = Žádným tvarem nejde překrýt zříceninu: zakresli kterékoli jediné prázdné pole libovolným terénem.
cart-ask-terrain = Zvol terén
cart-ask-raid = Přepadení: { $card }
cart-ask-raid-note = Nestvůry kreslíš do sousední mapy ({ $name }).
cart-ask-raid-single = Tvar se na sousední mapu ({ $name }) nevejde: zakresli nestvůry na kterékoli jediné prázdné pole.
cart-sign = Podepsat mapu
cart-sign-name = Kartografické jméno
cart-sign-title = Titul
cart-sign-alone = Ve hře jednoho hráče zatím titul nemáš: královna ho přidělí až na konci.
cart-sign-crest = Erb
cart-sign-help = Je to ozdoba tvého mapového listu a zůstává v tomto prohlížeči.
cart-crest-none = bez erbu
cart-crest-tower = věž
cart-crest-sun = slunce
cart-crest-moon = měsíc
cart-crest-crown = koruna
cart-crest-tree = strom
cart-crest-heart = srdce
cart-crest-swords = zkřížené meče
cart-crest-lily = lilie
