### Co mají všechny hry společné. Hra může kteroukoli z těchto vět ve svém souboru říct jinak.

## Části, ze kterých se skládají věty

text-and = { $items } a { $last }
text-nothing = nic
# Stojí místo hodnoty, která chybí nebo kterou čtenář nesmí znát.
text-none = –
text-player = hráč { $number }
text-bot-random = Bot (náhodný)
text-bot-easy = Bot (lehký)
text-bot-normal = Bot (střední)
text-bot-hard = Bot (těžký)
text-bot-expert = Bot (mistrovský)
text-name = { $thing }
text-amount = { $count }× { $thing }

# Když si hráč volí, který z více účinků přijde na řadu; účinky mají vlastní slova.
ask-choose-order = Co z toho přijde na řadu teď?
teach-choose-order = Děje se ti několik věcí najednou a ty určíš, která přijde dřív. Často je to jedno; když jedna přinese, co druhá potřebuje, vezmi ji napřed.

## Odmítnutí, která žádná pravidla her neznají

no-TABLE-1 = Teď nejsi na tahu.
no-TABLE-2 = Tohle není odpověď na položenou otázku.
# $text je to, co někdo napsal nebo poslal, proto se ukazuje doslova a ne jako název věci.
no-TABLE-3 = Tahu „{ ID($text) }“ nelze rozumět.
no-TABLE-4 = Tato možnost teď není v nabídce.
no-TABLE-5 = Na tuto otázku už se neodpovídá.
no-TABLE-6 = Hra už skončila.

## Příkazy: nápověda

cli-usage = Použití:
cli-usage-pieces = [--lang cs|en] [PŘÍKAZ …]
cli-arguments = Argumenty
cli-options = Přepínače
cli-commands = Příkazy
cli-stolek = Pět moderních klasik u jednoho stolku. Bez příkazu: spustí na tomto počítači server a otevře prohlížeč.
cli-play = Hraj v terminálu.
cli-serve = Nabízej hry prohlížečům.
cli-reports = Projdi, co lidé nahlásili.
cli-backup = Zkopíruj hry do souboru, i když je server právě používá.
cli-games = Vypiš hry, pro kolik jsou hráčů a jaké mají volby.
cli-rules = Čti pravidla a výklady hry, všechny nebo jediný odstavec; bez hry je spočítej.
cli-learn = Projdi si první lekci hry, zastavení po zastavení.
cli-simulate = Nech boty odehrát mnoho her a vypiš rychlost, body a otisk všech koncových pozic.
cli-arena = Nech boty odehrát turnaj a vypiš hodnocení, podíly výher a body s intervaly spolehlivosti.
cli-dataset = Nech boty hrát a zapiš každé rozhodnutí do sloupců pro strojové učení.
cli-replay = Převyprávěj zaznamenanou hru a zkontroluj ji.
cli-score = Vyhodnoť mapy hrané na papíře.
cli-vectors = Přehraj připravené pozice a porovnej výsledky.
cli-help = Ukaž, co příkaz dělá; bez příkazu všechny.
cli-completion = Vypiš, co v shellu doplňuje příkazy, hry a přepínače: eval "$(stolek completion bash)".
cli-data = Vypiš datové soubory hry, nebo podle nich ověř soubor oprav.
cli-param-help = Ukaž tuto stránku.
cli-param-version = Ukaž verzi.
cli-param-topic = Příkaz.
cli-param-shell = bash, zsh nebo fish.
cli-param-lang = Jazyk; jinak podle prostředí, nebo angličtina.
cli-param-json = Vypiš jediný dokument JSON a nic jiného.
cli-param-game = Označení hry; viz „stolek games“.
cli-param-id = Označení pravidla, třeba CART-4.11, nebo jméno karty; bez něj všechna pravidla.
cli-param-players = Kolik hráčů hraje; neřekneš-li nic, dva, pokud to hra dovolí.
cli-param-option = Volba hry; viz „stolek games“.
cli-param-games = Kolik her; neřekneš-li nic, 100.
cli-param-seed = Na čem závisí náhoda a volby botů: stejné číslo a stejné odpovědi, stejná hra.
cli-param-bot = Bot pro všechna místa, nebo pro každé jeden; neřekneš-li nic, random.
cli-param-jobs = Kolik procesů hraje; výsledky na tom nezávisejí.
cli-param-record = Soubor se zaznamenanou hrou.
cli-param-to = Jen prvních N tahů; co je za nimi, může být poškozené.
cli-param-verify = Jen zkontroluj, že lze záznam přehrát a že končí, jak tvrdí.
cli-param-check = Soubor oprav, který se má ověřit; nic se nezmění.
cli-param-sheet = Soubory o 11 řádcích po 11 znacích.
cli-param-card = Jen tyto bodovací karty, podle označení nebo podle jména.
cli-param-seat = Kdo kde sedí, místo po místu: člověk nebo bot; jinak jeden člověk a boti úrovně normal.
cli-param-plain = Jen řádky, pro čtečky obrazovky a roury; zvolí se samo, kde celá obrazovka není.
cli-param-resume = Pokračuj v poslední rozehrané hře.
cli-param-host = Adresa, na které se hry nabízejí; jinak 127.0.0.1, kam dosáhne jen tento počítač.
cli-param-port = Port; jinak 8765.
cli-param-key = Soubor s klíčem serveru; jinak stolek.key vedle databáze.
cli-param-address = Jak se lidé k serveru dostanou, třeba https://hry.example.org; potřebují to e-maily a přístupové klíče.
cli-param-smtp = Server, který přijímá e-maily: smtp://JMÉNO:HESLO@POČÍTAČ:587; lépe v proměnné STOLEK_SMTP.
cli-param-mail_from = Od koho e-maily jsou.
cli-param-kept = Jak dlouho se věci uchovávají, ve dnech, nebo „all“: guests (hosté), tables (stoly), uploads (nahrané záznamy); a kolik nahraných záznamů smí mít každý: each.
cli-param-close = Hlášení, které už je vyřízené.
cli-param-closed = Ukázat i vyřízená.
cli-param-database = Kde jsou hry uložené: soubor, nebo postgresql://… pro více serverů; jinak soubor v datové složce uživatele.
cli-param-allow_host = Jméno, pod kterým se prohlížeče k serveru dostanou, kromě vlastního jména počítače; víckrát pro více jmen, * pro jakékoli.
cli-param-trust_proxy = Adresa nebo síť proxy serveru v cestě, který říká, kdo se doopravdy ptá.
cli-param-metrics_port = Port, na kterém se jen tento počítač může ptát na čísla o provozu, pro Prometheus.
cli-param-target = Nový soubor, do kterého se hry zkopírují.
cli-param-file = Soubor JSON s připravenými pozicemi.
cli-param-entrant = Bot, který se účastní; není-li zadán, hrají easy a normal.
cli-param-seconds = Sekundy na rozhodnutí místo počítaných simulací.
cli-param-ray = Adresa clusteru Ray, na kterém se má hrát, nebo „local“.
cli-param-keep = Složka pro odehrané hry; přerušený turnaj v ní pokračuje, kde skončil.
cli-param-records = Uchovej ve složce záznam každé hry.
cli-param-plot = Nakresli hodnocení do tohoto souboru SVG.
cli-param-output = Složka pro sloupce.

## Příkazy: co je špatně a co je povoleno

# $nearest je, co asi měl pisatel na mysli, nebo slovo none.
cli-instead = { ID($nearest) ->
    [none] na výběr
   *[other] nemyslíš „{ ID($nearest) }“? Na výběr
}
cli-instead-it-has = { ID($nearest) ->
    [none] má
   *[other] nemyslíš „{ ID($nearest) }“? Má
}
cli-unknown-command = Příkaz „{ ID($name) }“ neexistuje; { cli-instead }: { ID($known) }.
cli-unknown-shell = Pro „{ ID($name) }“ doplňování není; { cli-instead }: { ID($known) }.
cli-no-such-option = „{ ID($command) }“ nemá přepínač { ID($name) }; { cli-instead-it-has } { ID($known) }.
cli-missing = Chybí { ID($name) }; použij: { ID($command) } { ID($usage) }
cli-extra-argument = Argument „{ ID($text) }“ je navíc; použij: { ID($command) } { ID($usage) }
cli-usage-error = Takhle se tento příkaz nevolá; použij: { ID($command) } { ID($usage) }
cli-option-needs-value = Přepínač { ID($name) } potřebuje hodnotu.
cli-option-without-value = Přepínač { ID($name) } žádnou hodnotu nemá.
cli-not-a-number-from = { ID($name) } je „{ ID($text) }“, ale musí to být celé číslo od { NUMBER($least, useGrouping: 0) } výš.
cli-not-a-number-within = { ID($name) } je „{ ID($text) }“, ale musí to být celé číslo od { NUMBER($least, useGrouping: 0) } do { NUMBER($most, useGrouping: 0) }.
cli-not-a-network = { ID($name) } je „{ ID($text) }“, ale musí to být adresa nebo síť, třeba 127.0.0.1 nebo 10.0.0.0/8.
cli-not-a-choice = „{ ID($text) }“ není volba; piš KLÍČ=HODNOTA, třeba --option side=B.
cli-unknown-language = Jazykem „{ ID($name) }“ se tu nemluví; na výběr: { ID($known) }.
cli-unknown-game = Hra „{ ID($name) }“ tu není; { cli-instead }: { ID($known) }.
cli-option-name = Hra { ID($game) } nemá volbu „{ ID($name) }“; { cli-instead-it-has } { ID($known) }.
cli-no-options = Hra { ID($game) } nemá volbu „{ ID($name) }“; nemá vůbec žádné.
cli-option-value = Volba { ID($name) } nemůže být „{ ID($text) }“; povoleno je { ID($allowed) }.
cli-players = { $count ->
    [1] Jeden hráč tohle hrát nemůže
    [few] { $count } hráči tohle hrát nemohou
   *[other] { $count } hráčů tohle hrát nemůže
}; povoleno je { ID($allowed) }.
cli-bots = { $bots ->
    [1] Jeden bot
    [few] { $bots } boti
   *[other] { $bots } botů
} a { $places ->
    [1] jedno místo
    [few] { $places } místa
   *[other] { $places } míst
} k sobě nejdou; jmenuj jednoho bota pro všechna místa, nebo pro každé jednoho.
cli-unknown-bot = Bot „{ ID($name) }“ tu není; { cli-instead }: { ID($known) }.
cli-no-package = K tomu je potřeba balíček { ID($name) }: pip install stolek[{ ID($extra) }].
cli-unwritable = „{ ID($name) }“ nelze zapsat.
cli-arena-records = Záznamy potřebují složku: přidej --keep SLOŽKA.
cli-arena-other = Ve složce „{ ID($name) }“ jsou hry jiného turnaje; vyber jinou.
cli-arena-ray = Na adrese „{ ID($name) }“ žádný cluster Ray není.
cli-bot-failed = Jeden z botů nemohl pokračovat: { ID($text) }
cli-unknown-rule = Pravidlo „{ ID($name) }“ neexistuje; nejbližší jsou { ID($nearest) }.
cli-no-such-rule = Pravidlo „{ ID($name) }“ neexistuje; označení vypadají jako { ID($example) } a všechna ukáže „stolek rules { ID($game) }“.{ ID($cards) ->
    [none] {""}
   *[other] {" "}Karty s takovým jménem: { ID($cards) }.
}
cli-no-rulebook = Hra { ID($game) } je bez pravidel ke čtení.
cli-no-lesson = Ke hře { ID($game) } žádná lekce není.
cli-learn-stop = — Zastavení { $number } z { $count } —
cli-learn-on = Dál klávesou Enter, konec písmenem q
cli-file-missing = Soubor „{ ID($name) }“ neexistuje.
cli-file-folder = „{ ID($name) }“ je složka; je potřeba soubor.
cli-file-unreadable = Soubor „{ ID($name) }“ nelze přečíst.
cli-file-binary = Soubor „{ ID($name) }“ není text.
cli-file-large = Soubor „{ ID($name) }“ je větší než { $megabytes } MB.
cli-no-sheets = Hra { ID($game) } nemá mapy, které by šlo vyhodnotit.
cli-unknown-card = Bodovací karta „{ ID($name) }“ tu není; { cli-instead }: { ID($known) }.
cli-sheet = „{ ID($name) }“ není mapa: { ID($reason) }.
cli-unknown-seat = Nikdo jménem „{ ID($name) }“ tam sedět nemůže; { cli-instead }: { ID($known) }.
cli-nothing-to-resume = Žádná hra { ID($game) } není rozehraná.
cli-resume-damaged = Soubor „{ ID($name) }“ je poškozený na řádku { $line }; co je před ním, přečte „stolek replay“.
cli-unplayable = V „{ ID($name) }“ nejde pokračovat: { ID($reason) }
cli-serve-address = { ID($reason) ->
    [in-use] Na adrese { ID($about) } už něco nabízí jiný program; zvol jiný --port.
    [foreign] Adresu { ID($about) } tento počítač nemá; zvol jiný --host.
    [forbidden] Na adrese { ID($about) } systém nic nabízet nedovolí; zvol --port nad 1023.
    [name] Počítač „{ ID($about) }“ neexistuje; zvol jiný --host.
    [port] { ID($about) } není port; zvol --port od 1 do 65535.
   *[other] Na této adrese nelze nic nabízet: { ID($problem) }.
}
cli-database-why = { ID($reason) ->
    [address] „{ ID($about) }“ není adresa databáze
    [kind] { ID($about) } použít nejde, jen sqlite a postgresql
    [memory] databáze v paměti by se ztratila, uveď soubor
    [in-use] soubor { ID($about) } právě používá jiný server; pro více serverů je --database postgresql://…
    [missing] soubor { ID($about) } neexistuje
    [newer] { ID($about) } je z novější verze Stolku; aktualizuj tuto
    [exists] soubor { ID($about) } už existuje
    [no-key] v souboru { ID($about) } není klíč
    [other-key] soubor { ID($about) } není klíč, se kterým se tato databáze používala; vrať tam správný, nebo smaž řádek „key“ tabulky vault, po čemž se všichni musí znovu přihlásit
    [version] je z jiné verze; spusť jednou server
   *[other] { ID($problem) }
}
cli-serve-database = Databázi nelze použít: { cli-database-why }.
cli-backup-impossible = Nic se nezkopírovalo: { cli-database-why }.
cli-reports-unknown = Žádné hlášení „{ ID($text) }“ na vyřízení nečeká.
cli-keep-what = „{ ID($text) }“ se neuchovává. Na výběr: { ID($known) }.
cli-keep-number = „{ ID($text) }“ neříká, jak dlouho nebo kolik se toho má uchovat ({ ID($name) }): číslo od 1, nebo all.
cli-smtp-address = --smtp není adresa poštovního serveru; začíná některým z { ID($known) } a obsahuje jméno počítače.
cli-smtp-alone = E-maily potřebují ještě --mail-from a --address.
cli-address-wrong = „{ ID($text) }“ není adresa serveru, jako je třeba https://hry.example.org.
cli-backup-postgresql = Databázi PostgreSQL kopíruje její vlastní program pg_dump.
cli-no-vectors = Hra { ID($game) } nemá připravené pozice.
cli-vectors-json = „{ ID($name) }“ není JSON.
cli-vectors-format = V „{ ID($name) }“ nejsou připravené pozice této hry: { ID($problem) }
cli-replay-to = --to je { $text }, ale záznam { $moves ->
    [0] nemá žádný tah; povolena je jen 0
    [1] má jeden tah; povoleno je 0 a 1
    [few] má { $moves } tahy; povoleno je 0 až { $moves }
   *[other] má { $moves } tahů; povoleno je 0 až { $moves }
}.

## Příkazy: poškozené záznamy. $good je poslední tah, který lze ještě přečíst, nebo slovo none.

cli-record-good = { ID($good) ->
    [none] před ním se číst nedá nic
   *[other] co je před ním, přečteš s --to { $good }
}
cli-record-header = Tohle není záznam: řádek 1 není hlavička.
cli-record-format = Záznam má formát { $found }; známý je jen formát { $known }.
cli-record-setup = Záznam je poškozený: řádek { $line } má být příprava hry a začínat hvězdičkou; { cli-record-good }.
cli-record-line = Záznam je poškozený, řádek { $line } není tah: „{ ID($text) }“; { cli-record-good }.
cli-record-after-end = Záznam je poškozený, řádek { $line } je až za koncem; { cli-record-good }.
cli-record-unreadable = Záznam je poškozený, na řádku { $line } není „{ ID($text) }“ akce této hry; { cli-record-good }.
cli-record-illegal = Záznam je poškozený, na řádku { $line } není „{ ID($text) }“ dovoleno ({ ID($rule) }); { cli-record-good }.
cli-record-chance = Záznam je poškozený, na řádku { $line } nemohla náhoda odpovědět „{ ID($wanted) }“; { cli-record-good }.
cli-record-unfinished = Záznam je poškozený, na řádku { $line }: tvrdí, že hra skončila, ale neskončila; { cli-record-good }.
cli-record-hash = Záznam je poškozený, na řádku { $line }: koncová pozice má otisk { ID($found) }, ne { ID($wanted) }; { cli-record-good }.
cli-record-version = Záznam vznikl podle verze pravidel { $found }; tohle je verze { $known } a řádek { $line } už se podle ní přehrát nedá.

## Příkazy: výsledky

cli-card-rule = Pravidlo { ID($rule) }
cli-card-cost = Cena: { $cost }
cli-pick-game = Kterou hru?
cli-pick-prompt = Číslo nebo jméno, q je konec:
cli-games-players = hráčů: { ID($players) }
cli-simulate-progress = Hraje se
cli-simulate-done = { $games ->
    [1] Jedna hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
}, { $decisions ->
    [1] jedno rozhodnutí
    [few] { $decisions } rozhodnutí
   *[other] { $decisions } rozhodnutí
}, { $seconds ->
    [1] jedna sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
} procesorového času
cli-simulate-speed = { $games ->
    [1] jedna hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
} a { $decisions ->
    [1] jedno rozhodnutí
    [few] { $decisions } rozhodnutí
   *[other] { $decisions } rozhodnutí
} za sekundu
cli-simulate-seat = Místo { $number } ({ ID($bot) }): v průměru { $mean ->
    [one] { $mean } bod
    [few] { $mean } body
    [many] { $mean } bodu
   *[other] { $mean } bodů
}, od { $min } do { $max }; { $wins ->
    [0] žádná výhra
    [1] jedna výhra
    [few] { $wins } výhry
   *[other] { $wins } výher
}
cli-simulate-alone = { ID($bot) }: v průměru { $mean ->
    [one] { $mean } bod
    [few] { $mean } body
    [many] { $mean } bodu
   *[other] { $mean } bodů
}, od { $min } do { $max }; hra jednoho hráče nemá vítěze, hodnocení je v průměru { $rating }, od { $lowest } do { $highest }
cli-simulate-titles = Tituly: { $titles }
cli-simulate-virtual = virtuální protivník
cli-simulate-cut = { $games ->
    [one] { $games } hra byla zastavena bez vítěze: možná by nikdy neskončila
    [few] { $games } hry byly zastaveny bez vítěze: možná by nikdy neskončily
   *[other] { $games } her bylo zastaveno bez vítěze: možná by nikdy neskončily
}
cli-simulate-hash = Otisk { ID($hash) }
cli-play-left = Jedna hra zůstala nedohraná; dál v ní pokračuje „stolek play { ID($game) } --resume“. Tohle je nová.
cli-play-saved = Hra je uložená; pokračuje se v ní příkazem „stolek play { ID($game) } --resume“.
cli-serve-where = Hry jsou na { ID($address) }; ukončí je Ctrl+C.
cli-serve-ended = Server skončil; všechny hry jsou uložené.
cli-reports-none = Nikdo nic nenahlásil.
cli-reports-head = { ID($id) } · { ID($when) } · { ID($name) } (osoba { ID($accused) }) u stolu { ID($table) }
cli-reports-closed = (vyřízeno)
cli-reports-reason = „{ ID($reason) }“
cli-backup-done = Kopie je v souboru „{ ID($name) }“.
cli-arena-title = { $game }: { $games ->
    [1] jedna hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
}, { $players ->
    [1] jeden hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
}
cli-arena-bot = Bot
cli-arena-other-bot = Proti
cli-arena-rating = Hodnocení (95 %)
cli-arena-wins = Výhry (95 %)
cli-arena-score = Body (95 %)
cli-arena-seconds = s/rozhodnutí
cli-arena-games = Hry
cli-arena-meetings = Vzájemná utkání
cli-dataset-done = { $games ->
    [1] Jedna hra je zapsána
    [few] { $games } hry jsou zapsány
    [many] { $games } hry jsou zapsány
   *[other] { $games } her je zapsáno
} ve složce { ID($folder) }.
cli-replay-head = { $game }, { $count ->
    [1] jeden hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
cli-replay-move = { $number }. { $seat }: { $action }
cli-replay-over = Hra skončila.
cli-replay-place = { $rank }. { cli-replay-score }
cli-replay-score = { $seat }: { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}
cli-replay-sound = Záznam je v pořádku: { $moves ->
    [1] jeden tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}, koncový otisk { ID($hash) }.
cli-replay-playable = Záznam lze přehrát: { $moves ->
    [1] jeden tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}; pozice po nich má otisk { ID($hash) }.
cli-vectors-ok = v pořádku  { ID($id) }
cli-vectors-wrong = jinak      { ID($id) }: { ID($why) }
cli-vectors-failed = Jinak, než měly, dopadlo pozic: { $failed } z { $count }.
cli-vectors-all = { $count ->
    [1] Pozice dopadla, jak měla.
    [few] Všechny { $count } pozice dopadly, jak měly.
   *[other] Všech { $count } pozic dopadlo, jak mělo.
}

## Stůl: odmítnutí

no-TABLE-7 = Toto místo není tvoje.
no-TABLE-8 = Takové místo tu není, u stolu { $seats ->
    [1] je jen jedno
    [few] jsou jen { $seats }
   *[other] je jich jen { $seats }
}.
no-TABLE-9 = Toto místo je obsazené.
no-TABLE-10 = To smí jen ten, kdo stůl založil.
no-TABLE-11 = Hra už začala.
no-TABLE-12 = Hra ještě nezačala.
no-TABLE-13 = Ještě nejsou obsazena všechna místa.
no-TABLE-14-game = Hra „{ ID($text) }“ tu není. Na výběr: { ID($allowed) }.
no-TABLE-14-option = „{ ID($text) }“ tu zvolit nelze. Na výběr: { ID($allowed) }.
no-TABLE-14-exactly = Hra je pro { $players ->
    [1] jednoho hráče
    [few] { $players } hráče
   *[other] { $players } hráčů
}, zvolený počet: { $count }.
no-TABLE-14-seats = Hra je pro { $least } až { $most } hráčů, zvolený počet: { $count }.
no-TABLE-15 = Nemáš co vzít zpět.
no-TABLE-16-revealed = Tvůj tah už něco odhalil, sám ho zpět vzít nemůžeš.
no-TABLE-16-acted = Po tobě už hrál někdo jiný, sám tah zpět vzít nemůžeš.
no-TABLE-17-open = O návratu se už hlasuje.
no-TABLE-17-none = O žádném návratu teď nerozhoduješ.
no-TABLE-18 = Za toto místo teď hraje bot.
no-TABLE-19 = Za toto místo nehraje bot.
no-TABLE-20 = Zpráva je prázdná.
no-TABLE-21 = Hráč potřebuje jméno.
no-TABLE-22 = Hra ještě neskončila.
no-TABLE-23 = Odveta už se hraje u jiného stolu.
no-TABLE-24 = Na hodinách ještě zbývá čas.
no-TABLE-25 = Pro tohoto hráče už hra skončila.
no-TABLE-26 = Stůl už je zrušený.
no-TABLE-27 = Tam se hra vrátit nemůže.
no-TABLE-28 = Na tom místě nikdo nesedí.

## Stůl: co se děje kolem hry

event-table-opened = { $name } zakládá stůl.
event-table-sat = { $name } usedá ke stolu.
event-table-bot-sat = Ke stolu usedá bot ({ $level }).
event-table-vacated = { $name } odchází od stolu.
event-table-renamed = { $before } se teď jmenuje { $name }.
event-table-arranged = Nastavení hry se změnilo.
event-table-closed = Stůl byl zrušen.
event-table-started = Hra začíná.
event-table-continued = Hra pokračuje z dřívější pozice.
event-table-answered = { $seat } už má vybráno.
event-table-took-back = { $seat } si to ještě rozmýšlí.
event-table-undone = { $seat } bere poslední tah zpět.
event-table-undo-asked = { $seat } navrhuje vrátit se k řádku { NUMBER($to, useGrouping: 0) } záznamu. Souhlasí všichni?
event-table-undo-agreed = { $seat } s návratem souhlasí.
event-table-undo-declined = { $seat } s návratem nesouhlasí.
event-table-undo-carried = Po dohodě se hra vrací k řádku { NUMBER($to, useGrouping: 0) } záznamu (návrh: { $seat }).
event-table-said = { $name }: { $text }
event-table-muted = { $name }: zakladatel stolu už tu tomuto člověku nedovolí psát.
event-table-unmuted = { $name }: zakladatel stolu tu tomuto člověku zase dovolí psát.
event-table-removed = { $name }: zakladatel stolu tohoto člověka poslal pryč.
event-table-resigned = { $seat } se vzdává.
event-table-covered = Místo hráče { $seat } hraje bot ({ $level }).
event-table-returned = { $seat } je zpátky.
event-table-flagged = { $seat }: čas vypršel, zaskakuje bot ({ $level }).
event-table-time-up = { $seat }: čas vypršel, a tím hra končí.
event-table-bot-replaced = Bot hráče { $seat } selhal ({ $failed }), dál hraje jednodušší ({ $level }).
event-table-ended = { COUNT($seats) ->
    [0] Konec hry.
    [1] Konec hry. Vítězí { $seats }!
    [few] Konec hry. O vítězství se dělí { $seats }.
   *[other] Konec hry. O vítězství se dělí { $seats }.
}
event-table-rematch = Odveta se hraje u jiného stolu.

## Terminál

terminal-human = Hráč { $number }
terminal-bot = Bot { $number }
terminal-turn = Rozhoduje { $seat }.
terminal-turns = Rozhodují: { $seats }.
terminal-over = Hra skončila. F9 ukáže výsledek a nabídne další hru.
terminal-thinking = Čeká se na: { $seats }.
terminal-filter = piš a vybírej, Enter potvrdí
terminal-count = { $shown } z { $all }
terminal-reveals = nepůjde vzít zpět
terminal-sum = Součet { ID($change) }
terminal-unforeseeable = Ostatní se ukáže, až se to stane.
terminal-unchanged = Hned se nic nezmění.
terminal-unsaved = Hru se nepodařilo uložit: { ID($reason) }.
terminal-unplayable = V { ID($file) } nelze pokračovat, začíná nová hra: { ID($reason) }
terminal-no-match = Slova „{ ID($text) }“ žádná odpověď nemá. Napiš méně slov nebo jiná, nebo se zeptej, proč to nejde.
terminal-no-card = Karta „{ ID($text) }“ tu není.
terminal-plain-begin = Číslo vybírá, slova odpovědi zužují, ostatní řekne /help.
terminal-plain-left = { $count ->
    [1] Ještě jedna odpověď: řekne ji /more, slova výběr zúží.
    [few] Ještě { $count } odpovědi: řekne je /more, slova výběr zúží.
   *[other] Ještě { $count } odpovědí: řekne je /more, slova výběr zúží.
}
terminal-plain-number = Odpovědí je { $count }; vybírá číslo od 1 do { $count }.
terminal-plain-unknown = /{ ID($text) } tu není; na výběr: { ID($known) }.
terminal-plain-points = { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
terminal-plain-no-score = Tato hra počítá body až na konci.
terminal-plain-no-rule = Pravidlo „{ ID($text) }“ tu není.
terminal-plain-more = /more: další odpovědi
terminal-plain-board = /board: deska nakreslená znaky
terminal-plain-score = /score: dosavadní body
terminal-plain-log = /log: všechno, co se stalo
terminal-plain-why = /why SLOVA: proč tato odpověď nejde?
terminal-plain-card = /card JMÉNO: co stojí na kartě
terminal-plain-rule = /rule OZNAČENÍ: slova pravidla
terminal-plain-undo = /undo: vzít zpět, dokud se neukázalo nic skrytého ani náhodného
terminal-plain-language = /language: English
terminal-plain-help = /help: tyto řádky; prázdný řádek položí otázku znovu
terminal-plain-quit = /quit: odejít; hra je uložená
terminal-key-help = Nápověda
terminal-key-why = Proč ne?
terminal-key-undo = Zpět
terminal-key-language = English
terminal-key-rules = Pravidla
terminal-key-cards = Karty
terminal-key-board = Deska
terminal-key-story = Zápis
terminal-key-leave = Odejít
terminal-since = — od tvé poslední odpovědi —
terminal-small = Na hru je tohle okno příliš malé. Chce to { $columns } sloupců a { $rows } řádků; „stolek play --plain“ si vystačí bez nich.
terminal-no-cursor = Nic z toho, co teď lze vybrat, nemá místo na desce; vyber ze seznamu.
terminal-pace = { $pace ->
    [0] Boti hrají hned.
    [1] Boti hrají tak, aby se dali sledovat.
   *[other] Boti hrají pomalu.
}
terminal-cards-keys = ↑ ↓ čtou dál, Esc se vrací.
terminal-cards-type = napiš jméno karty
terminal-close = Zavře se klávesou Esc nebo Enter.
terminal-close-result = N začne další hru, Esc zavře, F9 výsledek ukáže znovu.
terminal-rules = Pravidla
terminal-no-rule = Tohle je pravidlo stolu a v pravidlech hry není ({ ID($rule) }).
terminal-help = Klávesy
terminal-help-type-key = písmena, číslice
terminal-help-type = zužují výběr; mezera uzavře slovo
terminal-help-enter-key = Enter
terminal-help-enter = zvolí označenou možnost; myší na ni klepni dvakrát
terminal-help-arrows-key = ↑ ↓ PgUp PgDn
terminal-help-arrows = označí jinou možnost; pod výběrem stojí, co by změnila, a umí-li to hra, ukáže ji i deska
terminal-help-tab-key = Tab
terminal-help-tab = kurzor na desce: šipky jím hýbou, R otáčí, F převrací, Enter vybírá; Tab se vrací
terminal-help-f6-key = F6
terminal-help-f6 = co stojí na kartách, které vidíš, nebo na kterékoli podle jména
terminal-help-f9-key = F9
terminal-help-f9 = celý zápis; po konci výsledek a další hra
terminal-help-log-key = Ctrl + ↑ ↓
terminal-help-log = čti v zápisu zpátky
terminal-help-pace-key = Ctrl+P
terminal-help-pace = boti hned, tak, aby se dali sledovat, nebo pomalu
terminal-help-f2-key = F2
terminal-help-f2 = proč něco nejde?
terminal-help-f3-key = F3 nebo Ctrl+Z
terminal-help-f3 = vezme tah zpět, dokud nevyšlo najevo nic skrytého ani náhodného
terminal-help-f4-key = F4 nebo Ctrl+L
terminal-help-f4 = English
terminal-help-f5-key = F5
terminal-help-f5 = pravidla; klepnutím na číslo pravidla v záznamu se ukáže jen ono
terminal-help-f7-key = F7
terminal-help-f7 = podepsat se na desku: jméno, titul a erb
terminal-help-shift-key = Shift + šipky
terminal-help-shift = posouvají desku
terminal-help-f8-key = F8
terminal-help-f8 = deska v další velikosti: menší, větší, tak, jak se vejde
terminal-help-f10-key = F10 nebo Ctrl+Q
terminal-help-f10 = odejít; hra se ukládá po každém tahu a příště pokračuje
terminal-result = Výsledek
terminal-place-points = { $rank }. { terminal-points }
terminal-points = { $seat } – { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
terminal-sign = Tvůj podpis na desce
terminal-sign-keys = Enter jde dál a u erbu vše uloží; Esc nechá všechno, jak bylo.
terminal-sign-name = jméno
terminal-sign-title = titul
terminal-sign-no-crest = bez erbu
terminal-why = Proč ne?
terminal-why-how = Napiš odpověď jejími slovy nebo zkratkou a stiskni Enter. Zkratky:
terminal-why-possible = To jde.
terminal-why-keys = ↑ ↓ napíšou možnou odpověď, kterou můžeš změnit; Esc se vrátí do hry.
terminal-why-nothing = Teď se tě nikdo na nic neptá.
terminal-pass = Předej klávesnici, pokračuje { $seat }.
terminal-pass-ready = { $seat }: stiskni Enter, až se nikdo jiný nebude dívat.
terminal-pass-undo = F3 vezme poslední odpověď zpět.
terminal-go-on = Máš rozehranou hru
terminal-go-on-keys = Enter vybere, Esc začne novou hru.
terminal-new = Začít novou hru
terminal-left = Pokračovat ve hře z { ID($when) }: { $count ->
    [1] jeden hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}, { $moves ->
    [1] jeden tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}
terminal-damaged = Soubor { ID($file) } ({ ID($when) }) je poškozený na řádku { $line }; co je před ním, přečte „stolek replay“.

## Server

no-TABLE-14-level = Bot „{ ID($text) }“ tu není. Na výběr: { ID($allowed) }.
no-TABLE-30 = Čas na toto rozhodnutí vypršel, udělá ho bot. Vrať se hned po něm.
no-TABLE-31 = „{ ID($text) }“ by si tu někdo mohl splést s někým jiným u stolu. Zvol si jiné jméno.
no-TABLE-32 = U tohoto stolu už místo máš.
no-TABLE-33 = K tomuto stolu se dá jen na pozvání. Požádej toho, kdo ho založil, o odkaz na místo.
no-TABLE-34 = Tato pozvánka už byla použita. Požádej o novou.
no-TABLE-35 = Zakladatel stolu tomuto člověku zakázal psát.
no-TABLE-36 = Zakladatel stolu tohoto člověka od stolu poslal pryč.
no-TABLE-37 = Nikdo takový, koho by se to mohlo týkat, tu není.
no-TABLE-38 = Kdo tento stůl založil, tě má zablokovaného.
no-TABLE-29 = Tento hráč je stále u stolu.
server-yes = ano
server-no = ne
server-refused = Pravidla to nedovolují.
server-nobody = Nejdřív nám řekni, jak se jmenuješ.
server-unknown-token = Tento token neznáme.
server-wrong-password = Toto přihlašovací jméno a heslo k sobě nepatří.
server-wrong-again = Tohle není tvoje heslo.
server-token-session = Na to token nestačí, přihlas se.
server-token-read = S tímto tokenem se dá jen dívat.
server-no-account = K tomu potřebuješ účet: zvol si nejdřív přihlašovací jméno a heslo.
server-too-many = Víc už jich mít nemůžeš. Nejdřív některý odeber.
server-no-mail = Tento server neposílá e-maily. Použij některý ze svých záchranných kódů.
server-bad-proof = Tento kód nebo odkaz neplatí, nebo už neplatí.
server-no-passkeys = Tento server neumí ověřovat přístupové klíče: není nainstalovaný balíček webauthn.
server-bad-passkey = Přístupový klíč se nepodařilo vytvořit. Zkus to znovu.
server-wrong-passkey = Tento přístupový klíč tu není známý, nebo jeho podpis neplatí.
server-passkey-known = Tento přístupový klíč už tu je.
mail-recovery-subject = Nové heslo pro Stolek
mail-recovery = Dobrý den, { ID($name) },

    někdo požádal o nové heslo k tvému účtu. Pokud jsi to ty, zvol si ho do hodiny zde:

    { ID($link) }

    Pokud to tvoje žádost není, nedělej nic, heslo zůstává stejné.
mail-email-subject = Tvoje adresa pro Stolek
mail-email = Dobrý den, { ID($name) },

    mají-li zprávy ze Stolku chodit na tuto adresu, potvrď ji do hodiny zde, v prohlížeči, kde máš otevřený svůj účet:

    { ID($link) }

    Pokud o ničem nevíš, nedělej nic.
server-login-taken = Toto přihlašovací jméno je obsazené, nebo už nějaké máš. Zkus jiné.
server-foreign = Tento požadavek přichází z cizí stránky.
server-not-found = Na této adrese nic není.
server-damaged = Tento stůl je poškozený a byl odložen stranou.
server-bad-link = Tato pozvánka neplatí, nebo už neplatí. Řekni si o novou.
server-not-json = Požadavek musí být ve formátu JSON.
server-too-long = Tohle je moc najednou: poslat jde nejvýš { $kilobytes } kB.
server-too-fast = To bylo moc rychlé, zkus to za chvíli znovu.
server-table-bots = U jednoho stolu { $most ->
    [1] může být nejvýš jeden bot
    [few] mohou být nejvýš { $most } boti
   *[other] může být nejvýš { $most } botů
}.
server-host-bots = U všech tvých stolů dohromady { $most ->
    [1] může být nejvýš jeden bot
    [few] mohou být nejvýš { $most } boti
   *[other] může být nejvýš { $most } botů
}. Nejdřív dohraj nebo zruš jiný stůl.
server-host = Tento server se tak nejmenuje. Kdo ho provozuje, může jméno přidat volbou --allow-host.
server-crowded = Otevřených spojení je příliš mnoho; zkus to za chvíli znovu.
server-slow = Požadavek přicházel příliš dlouho.
server-head = Adresa nebo hlavičky tohoto požadavku jsou příliš dlouhé.
server-method = Tohle tady udělat nejde.
server-stopping = Server se právě vypíná, zkus to za chvíli znovu.
server-away = Databáze neodpovídá, zkus to za chvíli znovu.
server-broken = Na serveru se něco pokazilo. Je to zaznamenáno.
server-no-table = Takový stůl tu není. Možná není odkaz celý, nebo byl stůl zrušen.
server-no-record = Taková zapsaná hra tu není. Možná není odkaz celý.
server-no-game = Taková hra tu není.
server-not-a-record = Tento soubor není zapsaná hra, která se tu hraje. Vyber takový, který byl stažen odtud nebo ho napsal program.
server-record-failed = Tuto zapsanou hru se nepodařilo přehrát.
server-record-damaged = Tato zapsaná hra je na řádku { $line } poškozená a nejde otevřít.

## Co někdo poslal a nejde to přečíst. $field je některý z názvů níže, nebo slovo, které v požadavku stojí.

unreadable-missing = { $field }: to tu chybí.
unreadable-unknown = { $field }: to se tu nečeká.
unreadable-short = { $field } musí mít aspoň { $count ->
    [1] jeden znak
    [few] { $count } znaky
   *[other] { $count } znaků
}.
unreadable-long = { $field } může mít nejvýš { $count ->
    [1] jeden znak
    [few] { $count } znaky
   *[other] { $count } znaků
}.
unreadable-few = { $field }: je potřeba aspoň { $count }.
unreadable-many = { $field }: dovoleno je nejvýš { $count }.
unreadable-small = { $field }: nejméně { $count }.
unreadable-large = { $field }: nejvýš { $count }.
unreadable-pattern = { $field } nemůže vypadat takhle.
unreadable-pattern-login = Přihlašovací jméno má 3 až 60 znaků a žádné mezery.
unreadable-format = Požadavek není v pořádku jako JSON.
unreadable-other = { $field }: tady se čeká něco jiného.
unreadable-ended = Požadavek skončil dřív, než došel celý.
unreadable-blank = Jméno musí mít aspoň jedno písmeno.
unreadable-whole = Požadavek
unreadable-field = „{ ID($id) }“
unreadable-field-action = Odpověď
unreadable-field-clock = Časový limit
unreadable-field-game = Hra
unreadable-field-label = Jméno
unreadable-field-level = Úroveň bota
unreadable-field-link = Pozvánka
unreadable-field-login = Přihlašovací jméno
unreadable-field-move = Tah
unreadable-field-name = Jméno
unreadable-field-options = Volby
unreadable-field-password = Heslo
unreadable-field-seat = Místo
unreadable-field-seats = Místa
unreadable-field-seconds = Čas v sekundách
unreadable-field-text = Text

# What an answer may change

holding-points = Body

## Výklady: co pravidla hry nechávají otevřené

rulings = Výklady: co pravidla hry nechávají otevřené
rests-on = (Opírá se o { ID($rulings) }.)
ruling-open = Otevřené:
ruling-reading = Hraje se:
ruling-other = Jiné čtení:
ruling-option = Jiné čtení lze zvolit: --option { ID($option) }=…
cli-rules-count = { $title }: { $rules ->
    [one] { $rules } pravidlo
    [few] { $rules } pravidla
   *[other] { $rules } pravidel
}, podle tisku { $printed }, podle výkladu { $resting }; { $rulings ->
    [one] { $rulings } výklad
    [few] { $rulings } výklady
   *[other] { $rulings } výkladů
}.

## Opravy dat

cli-corrections-unreadable = „{ ID($name) }“ nelze přečíst jako soubor oprav: musí to být JSON, objekt podle datových souborů.
cli-correction-file = Opravy hry { ID($game) } jmenují „{ ID($place) }“, což není žádný z jejích datových souborů: { ID($known) }.
cli-correction-id = Opravy hry { ID($game) } jmenují „{ ID($id) }“, ale { ID($place) } nic s tímto označením nemá.
cli-correction-gone = Opravy hry { ID($game) } by odstranily { ID($place) }; celé součásti zůstávají.
cli-correction-value = Opravy hry { ID($game) } vkládají objekt na { ID($place) }, kam patří prostá hodnota.
cli-correction-unfit = Opravy hry { ID($game) } se nehodí k { ID($place) }: podívej se na „{ ID($field) }“.
cli-corrections-ray = Opravy dat platí jen na tomto počítači; hraj bez --ray, nebo je z datové složky odeber.
cli-data-fits = „{ ID($name) }“ se hodí ke hře { ID($game) }. Chceš-li s ním hrát, ulož ho jako { ID($folder) }/{ ID($game) }.json.
cli-data-printed = jak je dodáno { ID($name) }
cli-data-corrected = opraveno      { ID($name) }
cli-record-corrections = Tato hra se hrála s jinými opravami dat, než jaké tu platí; jmenuje je hlavička záznamu.
