### Kolo osudu česky.

option-wheel = Kolo osudu
option-wheel-help = 12 kartiček navíc a v plném rozšíření kolo jako začátek krajiny.
option-wheel_mode = Použití Kola osudu
option-wheel_mode-help = S Kolem osudu: celé rozšíření s deskou, nebo jen jeho kartičky.
value-wheel_mode-expansion = celé rozšíření
value-wheel_mode-tiles_only = jen jeho kartičky
option-spring_choice = Pramen umístí začínající hráč
option-spring_choice-help = S Řekou a Kolem osudu: začínající hráč zvolí, kudy řeka opustí desku s kolem.

## Názvy míst a věcí

name-fortune_1 = Štěstěna
name-taxes_1 = Daně, první políčko
name-taxes_2 = Daně, druhé políčko
name-famine_1 = Hladomor
name-storm_1 = Bouře, první políčko
name-storm_2 = Bouře, druhé políčko
name-inquisition_1 = Inkvizice
name-plague_1 = Mor, první políčko
name-plague_2 = Mor, druhé políčko

## Otázky

ask-plague = Mor: vezmi si z krajiny zpět jednu svou figurku.
ask-place-spring = Vyber, kde bude ležet pramen vedle desky s kolem.

## Odpovědi

action-lay-spring = Pramen na { $x }, { $y }
action-take-crown = Družiník na políčko s korunami: { $space }
action-take-back = Vzít zpět figurku z { $x }, { $y }

## Co se děje

event-board-laid = Na stole leží deska s kolem; velké prasátko stojí na výseči { $sector }.
event-wheel-turned = Velké prasátko jde o { $number ->
    [one] { $number } výseč
    [few] { $number } výseče
   *[other] { $number } výsečí
} dál: { $sector }.
event-fortune-scored = Štěstěna: { scored }.
event-taxes-scored = Daně: { COUNT($seats) ->
    [0] nikdo nemá ve městě rytíře.
   *[other] { scored } za { $figures ->
        [one] { $figures } rytíře a erby v jeho městě
        [few] { $figures } rytíře a erby v jejich městech
       *[other] { $figures } rytířů a erby v jejich městech
    }.
}
event-famine-scored = Hladomor: { COUNT($seats) ->
    [0] nikdo nemá sedláka u uzavřeného města.
   *[other] { scored } za uzavřená města u { $figures ->
        [one] louky { $figures } sedláka
        [few] luk { $figures } sedláků
       *[other] luk { $figures } sedláků
    }.
}
event-storm-scored = Bouře: { COUNT($seats) ->
    [0] nikdo nemá v zásobě žádnou figurku.
   *[other] { scored } za { $figures ->
        [one] { $figures } figurku
        [few] { $figures } figurky
       *[other] { $figures } figurek
    } v zásobě.
}
event-inquisition-scored = Inkvizice: { COUNT($seats) ->
    [0] nikdo nemá v klášteře mnicha.
   *[other] { scored } za { $figures ->
        [one] { $figures } mnicha
        [few] { $figures } mnichy
       *[other] { $figures } mnichů
    }.
}
event-figure-taken-back = Mor: { $seat } si bere z { $at } zpět { ID($figure) ->
    [big_follower] velkou figurku
    [builder] stavitele
    [piglet] selátko
    [shepherd] pastýře
   *[follower] družiníka
}.
event-plague-spared = Mor: { $seat } nemá v krajině žádnou figurku, nic se neděje.
event-crown-taken = { $seat } staví družiníka na políčko s korunami ({ $space }).
event-crown-scored = { scored } za družiníka na políčku s korunami ({ $space }), který se vrací.

## Odmítnutí

no-CARC-2-6-cell = Pramen musí ležet u strany desky s loukou.
no-CARC-6-53-nobody = Tam žádná tvá figurka nestojí.
no-CARC-6-54-space = Takové políčko s korunami na kole není.
no-CARC-6-54-figure = Na políčkách s korunami smějí stát jen obyčejní družiníci.
no-CARC-6-54-taken = Toto políčko s korunami už je obsazené ({ $seat }).

## Výsledek

line-fortune = Štěstěna
line-taxes = Daně
line-famine = Hladomor
line-storm = Bouře
line-inquisition = Inkvizice
line-crown = Políčka s korunami

## Deska

board-wheel = Kolo:
board-sector = { $sector }
