### Deska Kartografů česky.

cart-coins = Mince
cart-monsters = Nestvůry
cart-time = Čas
cart-time-of = { $time } z { $limit }
cart-heading = čas { $time } z { $limit }
cart-seasons = Roční období
cart-scores = boduje { $edicts }
cart-column = Karty odkryté v tomto období
cart-column-empty = Období začíná.
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
    [one] Tvar přinese minci.
   *[other] { $number ->
        [1] První tvar přinese minci.
       *[other] Druhý tvar přinese minci.
    }
}
cart-look-counted = Počítá se
cart-look-lasts = Trvá
cart-look-units = { $limit } časových jednotek
cart-look-season = Na konci se počítají tyto dva výnosy a mince; nestvůry body berou.
cart-look-time = Každá karta zabere svůj čas. Období končí, jakmile součet dosáhne { $limit }.
cart-look-coins = Každá mince přinese na konci každého období jeden bod. Získáš ji za některé tvary a za horu, vedle které už není prázdné pole.
cart-look-monsters = Každé prázdné pole vedle nestvůry stojí na konci každého období jeden bod.
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
cart-flip = Překlopit
cart-left = vlevo
cart-right = vpravo
cart-flip-short = překlopit
cart-spaces = { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}
cart-shape = Tvar { $number }
cart-draw = Zakreslit
cart-ask-draw = Zakresli: { $card }
cart-ask-note = Polož tvar, kam se vejde, a potvrď.
cart-ask-ruins = Tvar musí zakrýt aspoň jednu zříceninu.
cart-ask-single = Žádný tvar se nevejde: zakresli jediné pole.
cart-ask-terrain = Zvol terén
cart-ask-raid = Přepadení: { $card }
cart-ask-raid-note = Nestvůry kreslíš do mapy hráče { $name }.
