### Webový klient česky. Věty her posílá server.

## Všude

loading = Okamžik…
close = Zavřít
row-of = { $first }–{ $last } z { $count }
row-back = V řadě zpět
row-on = V řadě dál
explain-things = Vysvětlit věci na stole jednu po druhé (šipkami)
all = všechny
on = zapnuto
off = vypnuto
name = Jméno
keep = Uložit
send = Odeslat
link = Odkaz
game = Hra
seat = Místo
rule = Pravidlo
what = Za co
points = bodů
sum = Součet
player = Hráč { $number }
nobody = Host
guest-name = Hráč
skip-to-content = Přejít k obsahu
not-found = Tady nic není
not-found-help = Na tuto adresu nic nevede. Možná není odkaz celý.
to-start = Na úvodní stránku
problem-offline = Server teď není k zastižení. Zkus to prosím za chvíli.
server-away = Server teď není k zastižení. Zkoušíme to dál.
rather-not = Raději ne
seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
}

## Stránky

title-new = Nový stůl
title-tables = Otevřené stoly
title-mine = Moje hry
title-rules = Pravidla
title-learn = První lekce
title-preferences = Nastavení
title-account = O tobě
title-record = Výsledek
title-join = Posadit se
title-unknown = Tady nic není
nav-main = Hlavní nabídka
nav-play = Hrát
nav-tables = Stoly
nav-mine = Moje hry
nav-rules = Pravidla

## Úvodní stránka

hello = Ke kterému stolku zasedneš?
hello-more = Středověké hry, s lidmi i s boty.
choose-game = Vyber hru
players = { $most ->
    [few] { $least } až { $most } hráči
   *[other] { $least } až { $most } hráčů
}
players-exactly = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
play-bots = Hrát s boty
play-now = Hrát hned
quick-title = Hrát hned: { $game }
first-time = Poprvé?
first-lesson = První lekce
no-lesson = K této hře ještě žádná lekce není.
teach-short = vysvětlovat při hře
bots = Boti
alone = sám
strength = Síla
modules = Rozšíření
new-table = založit stůl
empty-mine = Zatím nikde nesedíš. Vyber si nahoře hru a hraj.
no-games-yet = Zatím nikde nesedíš. Vyber si hru na úvodní stránce a hraj.
empty-open = Žádný stůl nečeká na hráče. Založ vlastní.
your-turn = jsi na tahu
row-gathering = { $names } · { $open ->
    [one] { $open } volné místo
    [few] { $open } volná místa
   *[other] { $open } volných míst
}
row-over = { $names } · dohráno
row-complete = { $names } · všichni jsou tu
do-play = Hrát
do-open = Otevřít
do-join = Přisednout
do-watch = Dívat se
do-replay = Přehrát
do-sit = Posadit se
join-help = Jak ti mají ostatní říkat?
cover-carcassonne = Města, cesty, kláštery a louky
cover-cartographers = Mapa podle výnosů královny
cover-rivals = Dvě knížectví, jedna sláva
cover-pillars = Stavba katedrály v Kingsbridgi
cover-viscounts = Hrad, rukopisy a dluhy
join-by-link = Přisednout podle odkazu
join-link-label = Odkaz nebo číslo stolu
open-record = Prohlédnout si zapsanou hru
open-record-help = Záznam stažený odtud nebo napsaný programem
choose-record = Vybrat soubor …

## Nový stůl

seats = Místa
seats-help = Volná místa jsou pro přátele s odkazem. U jednoho zařízení může hrát víc lidí; obrazovku si pak předávají.
seat-me = Tvoje jméno
seat-open = volné místo
seat-bot = Bot ({ $level })
seat-number = Místo { $number }
seat-kind-open = přítel, podle odkazu
seat-kind-bot = bot
seat-kind-here = někdo u tohoto zařízení
seat-add = Přidat místo
seat-remove = Ubrat místo
seat-a-bot = Posadit bota
level-random = náhodný
level-easy = lehký
level-normal = střední
level-hard = těžký
level-expert = mistrovský
clock = Čas
clock-none = bez omezení
clock-move = na každý tah
clock-game = na celou hru
clock-time = Kolik času
clock-help = Když vyprší čas na tah, hraje za tebe bot, dokud se nevrátíš. Když vyprší čas na celou hru, dohraje ji za tebe; a když vyprší všem, hra tím končí.
visibility = Kdo stůl najde
visibility-public = všichni
visibility-link = jen ti s odkazem
open-table = Založit stůl
open-and-begin = Založit a začít

## Před hrou

begin = Začít hru
close-table = Stůl zrušit
close-table-help = Stůl zmizí ze všech seznamů a kdo u něj sedí, ten se to dozví.
invite = Pozvat přátele
invite-here = Pozvat na toto místo
stand-up = Vstát
clear-seat = Uvolnit místo
host-begins = Hru začne ten, kdo stůl založil.
seats-missing = { $count ->
    [1] Jedno místo je ještě volné.
    [few] { $count } místa jsou ještě volná.
   *[other] { $count } míst je ještě volných.
}
copy-link = Kopírovat odkaz
copied = Zkopírováno
qr-code = Odkaz jako kód pro telefony
no-such-table = Takový stůl tu není. Možná není odkaz celý, nebo byl stůl zrušen.
table-closed = Tento stůl byl zrušen dřív, než hra začala.
removed = Tvoje místo u tohoto stolu bylo uvolněno.
stay-and-watch = Zůstat a dívat se

## U stolu

prompt = Co je třeba udělat
side = Vedle desky
players-title = Hráči
confirm = Potvrdit
give-up = Zpět
take-back = Vzít zpět
consequences = Co to přinese
consequences-unknown = Ostatní se ukáže, až se to stane.
waiting-for = Čeká se na: { $names }
game-over = Hra skončila.
to-result = Výsledek a přehrání
you = (ty)
thinking = přemýšlí…
done = ✓ hotovo
away = není tu
bot-plays = hraje bot
waited-for = čeká se
resting = Hra čeká, až se někdo vrátí.
finish-resigned = vzdal se
finish-flagged = čas vypršel
rank = { $rank }. místo
your-time = Tvůj čas
time-of = Čas hráče { $name }
spectators = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
}
spectating = Díváš se
spectator = divák
look-at = Podívat se na věci hráče { $name }
why-not = To nejde.
open-rule = Otevřít pravidlo { $rule }
undo-asked = { $name } by se rád vrátil o kus zpátky.
agree = Souhlasím
decline = Nesouhlasím
covered = Právě za tebe hraje bot.
covered-help = Hru můžeš kdykoli převzít.
covered-resting = Zaskakuje za tebe bot, ale dokud nikdo nehraje, o ničem nerozhoduje. Hra čeká na tebe.
come-back = Hrát zase za sebe
connection-lost = Spojení se přerušilo, zkouším znovu…
unsent = Čeká na odeslání: { $answer }. Odešle se, jakmile bude server zase k zastižení.
not-sent-late = Neodesláno: hra se mezitím posunula dál.
not-sent-late-answer = Neodesláno: { $answer }. Hra se mezitím posunula dál.
not-sent-away = Neodesláno: server není k zastižení. Zkus to prosím za chvíli.
not-sent-away-answer = Neodesláno: { $answer }. Server není k zastižení.
menu = Nabídka
share-table = Odkaz na tento stůl
ask-undo = Požádat o návrat
let-bot-play = Ať za mě hraje bot
let-bot-play-help = Od této chvíle za tebe bude rozhodovat bot, asi jednou za dvě vteřiny, aby se to dalo sledovat. Hru můžeš kdykoli zase převzít; co bot do té doby rozhodl, to platí.
let-bot-play-yes = Ať hraje bot
let-bot-play-other = Ať hraje bot
let-bot-play-other-help = { $name } už chvíli není u stolu. Rozhodovat bude bot, dokud se { $name } nevrátí a hru zase nepřevezme.
resign = Vzdát se
resign-sure = Opravdu vzdát?
hand-over = Na řadě je { $name }
hand-over-help = Předej obrazovku. Co ostatní nemají vidět, je do té chvíle skryté.
i-am = Jsem { $name }
log = Zápis
newest = Nejnovější
chat = Hovor
chat-empty = Zatím nikdo nic neřekl.
say-something = Řekni něco
tab-log = Zápis
tab-answers = Odpovědi
tab-chat = Hovor
tab-chat-count = Hovor ({ $count })
tab-rules = Pravidlo
tab-cards = Karty
phone-board = Deska
phone-cards = Karty
phone-players = Hráči
phone-log = Zápis
show-on-board = Ukázat na desce
no-answers = Teď není na co odpovídat.
filter-answers = { $count ->
    [one] { $count } odpověď; psaním ji zúžíš
    [few] { $count } odpovědi; psaním je zúžíš
   *[other] { $count } odpovědí; psaním je zúžíš
}
more-answers = Ještě { $count }; najdeš je psaním.
ask-why-not = Proč ne „{ $action }“?
all-rules = Všechna pravidla
position = Pozice

## Pravidla

search-rules = Hledat v pravidlech
rules-found = { $count ->
    [one] { $count } odstavec
    [few] { $count } odstavce
   *[other] { $count } odstavců
}
unknown-rule = Tato pravidla odstavec { $rule } neznají. Zkus hledat některé jeho slovo, nebo čti odtud.
unknown-game = Hra „{ $game }“ tu není. Vyber si některou z těchto.

## Výsledek a přehrání

result = Výsledek
ranking = Pořadí
winner = vítěz
place = { $rank }.
breakdown = Každý bod
chart = Body v průběhu hry
chart-point = Ukažte na čáru nebo na hráče a zvýrazní se.
next = A co teď?
rematch = Hrát spolu znovu
rematch-heard = Další hra už na tebe čeká.
rematch-heard-spectator = Hráči se scházejí znovu.
to-rematch = K další hře
ended-early = Hra skončila předčasně; body jsou takové, jaké byly v tu chvíli.
download = Stáhnout záznam
continue = Hrát odtud dál
continue-help = Hrát dál proti botům od tahu { $move } z { $moves }; tah vybereš níže.
replay = Přehrání
run = Přehrát
pause = Zastavit
to-first = Na začátek
to-previous = O tah zpět
to-next = O tah dál
to-last = Na konec
move = Tah
move-of = { $move } / { $moves }
eyes = Číma očima

## Nastavení

language = Jazyk
theme = Světlo
theme-system = jako systém
theme-light = světlé
theme-dark = tmavé
palette = Barvy
palette-pigments = pigmenty
palette-spread = pro barvoslepé
speed = Pohyb
speed-off = žádný
speed-slow = pomalý
speed-normal = běžný
speed-fast = rychlý
confirm-moves = Potvrzovat tahy
confirm-always = vždy
confirm-reveals = když odkryjí něco nového
confirm-never = nikdy
confirm-help = Co odkryje něco nového, nejde vzít zpět.
sound = Zvuk, když jsi na tahu

## Teach-me and lessons

lesson = Lekce
lesson-stops = Zastavení lekce
lesson-stop = Zastavení { $number } z { $count }
lesson-back = Zpět
lesson-next = Dál
lesson-play = Zahrát si
lesson-choose = Vybírám tohle
lesson-show = Ukaž mi to
lesson-yours = Tvoje volba: { $action }
lesson-same = Ve hře to bylo stejně.
lesson-other = Ve hře to bylo jinak. { $name }: { $action }
teacher = O co teď jde
got-it = Rozumím
teach-more = Víc
teach-stop = Už nevysvětlovat
teach = Vysvětlovat při hře, o co jde
teach-help = U každé otázky se pár slovy řekne, oč v ní jde, dokud tomu neporozumíš.
teach-anew = Vysvětlit všechno znovu

## O tobě

name-kept = Jméno je uloženo.
login-title = I na jiných zařízeních
login-help = Hry hosta zůstávají v tomto prohlížeči. S přihlášením půjdou s tebou; e-mail není třeba.
login-known = Přihlášení už mám
login-new = Jsem tu poprvé
login-rules = Přihlašovací jméno má 3 až 60 znaků a žádné mezery, heslo aspoň 8 znaků.
login = Přihlašovací jméno
password = Heslo
log-in = Přihlásit se
log-out = Odhlásit se
logged-in = Přihlášeno jako { $login }.
logged-out = Odhlášeno.
make-account = Založit přihlášení
account-made = Tvoje hry teď půjdou s tebou.

contents = Obsah
rulings = Výklady
rulings-help = Co tištěná pravidla nechávají otevřené a jak se to tu hraje. Všechno ostatní platí, jak je vytištěno.
ruling-reading = Hraje se:
ruling-other = Jiné čtení:
ruling-option = Zvolíš je při zakládání stolu.
ruling-touches = Opírají se o to pravidla:
ruling-options = Jiná čtení pravidel
ruling-options-help = Kde pravidla nechávají něco otevřené, můžete hrát i podle druhého čtení.
corrected-data = Provozovatel tohoto serveru vložil hodnoty vytištěné ve vlastní krabici; záznamy her je uvádějí.
log-in-passkey = Přihlásit se přístupovým klíčem
welcome-back = Vítej zpátky.
password-forgotten = Heslo si nepamatuji
password-help = Kdo je přihlášený jinde, musí se přihlásit znovu.
password-old = Dosavadní heslo
password-new = Nové heslo
password-again = Tvoje heslo ještě jednou
password-change = Nastavit nové heslo
password-changed = Nové heslo platí.
recovery = Když heslo zapomeneš
recovery-help = Záchranný kód ti dá nové heslo, každý jednou. Ulož si je tam, kde máš důležité papíry.
codes-left = { $count ->
    [0] Nemáš žádné záchranné kódy.
    [1] Zbývá ti jeden záchranný kód.
    [few] Zbývají ti { $count } záchranné kódy.
   *[other] Zbývá ti { $count } záchranných kódů.
}
codes-make = Vytvořit nové kódy
codes-made = Opiš si je teď, znovu se neukážou. Starší kódy už neplatí.
email = E-mail
email-keep = Uložit adresu
email-sent = Poslali jsme ti e-mail. Odkaz z něj otevři v tomto prohlížeči.
email-gone = Žádná adresa už není uložená.
email-confirmed = Tvoje adresa je uložená.
passkeys = Přístupové klíče
passkeys-help = Přístupový klíč je v telefonu, počítači nebo správci hesel: nic se nepíše a nic se nedá ukrást.
passkeys-browser = Tento prohlížeč tu přístupové klíče vytvářet neumí.
passkeys-server = Tento server přístupové klíče ověřovat neumí.
passkey-label = Jak se má jmenovat
passkey-name = Můj přístupový klíč
no-passkey = Prohlížeč žádný přístupový klíč nedal. Nic se nezměnilo.
passkey-make = Vytvořit přístupový klíč
sessions = Kde máš otevřený účet
sessions-help = Odhlas se všude, kde už to nemáš být ty.
sessions-end-others = Odhlásit všude jinde
session-here = tady
session-used = naposledy { $when }
tokens = Tvoje programy
tokens-help = S tokenem se tvůj program dívá, nebo za tebe hraje. S účtem nic udělat nemůže.
token-scope = Co smí
token-play = dívat se a hrát
token-read = jen se dívat
token-label = K čemu je
token-make = Vytvořit token
token-made = Zkopíruj si ho teď, znovu se neukáže.
made-on = vytvořeno { $when }
take-away = Odebrat
blocks = Zablokovaní lidé
blocks-help = Nevidíš, co píšou, a u tvých stolů nesedí ani nemluví.
blocks-none = Nikoho nemáš zablokovaného.
blocked-on = od { $when }
unblock = Odblokovat
data = Tvoje data
data-help = Vše, co se o tobě uchovává, v jednom souboru; nebo už nic.
data-export = Stáhnout moje data
data-delete = Smazat účet
data-delete-help = Hry zůstanou, tvoje jméno z nich zmizí a s ním i to, co jsi v nich napsal(a). Kde ještě hraješ, tam se vzdáš. Vrátit to nejde.
data-delete-yes = Smazat natrvalo
title-recover = Nové heslo
recover-help = Napiš přihlašovací jméno a některý ze svých záchranných kódů. Máš-li u nás e-mailovou adresu, můžeme ti místo toho poslat odkaz.
recover-mailed = Zvol si nové heslo. Všude jinde budeš odhlášen(a).
recover-code = Záchranný kód
recover-mail = Poslat mi odkaz
recover-sent = Pokud takové přihlašovací jméno s adresou existuje, e-mail už je na cestě.

## Slušnost

about-person = { $name }: umlčet, zablokovat, nahlásit…
mute = Umlčet
unmute = Zase dovolit psát
send-away = Poslat pryč
sent-away = Zakladatel tohoto stolu tě poslal pryč.
muted = Zakladatel stolu ti tu nedovolí psát.
block = Zablokovat
block-help = Už neuvidíš, co píše, a u tvých stolů nebude moci sedět ani mluvit.
blocked = { $name }: zablokováno. Najdeš to na stránce O tobě.
report = Nahlásit
report-help = Napiš těm, kdo se o tento server starají, co je špatně; co zaznělo, dostanou s tím
reported = Děkujeme. Někdo se na to podívá.
invite-only = K tomuto stolu se dá jen na pozvání, místa rozdává jeho zakladatel.
invite-one = Každý odkaz je pro jedno místo a jednoho člověka. Jakmile si někdo sedne, objeví se tu další.
