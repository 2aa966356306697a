/** The bar on top of every page but the table, and the one at the bottom of a phone. */
import type { Route } from "@/route";
import { me } from "@/store/people";
import { prefer } from "@/store/preferences";
import { LANGUAGES, language, t } from "@/text/fluent";
import { Icon, type IconName } from "@/ui/icons";
import { Shield } from "@/ui/Shield";
import "@/ui/Bars.css";

const PLACES: readonly (readonly [page: Route["page"], href: string, key: string, icon: IconName])[] = [
  ["start", "/", "nav-play", "play"],
  ["tables", "/tables", "nav-tables", "table"],
  ["mine", "/games", "nav-mine", "list"],
  ["rules", "/rules", "nav-rules", "book"],
];

export function Logo() {
  return (
    <svg class="logo-mark" width="34" height="30" viewBox="0 0 34 30" aria-hidden="true">
      <path d="M2,9Q17,4 32,9V13Q17,9 2,13Z" fill="#E9CE86" />
      <path d="M6,13L3,28M28,13L31,28M12,12V24M22,12V24" stroke="#E9CE86" stroke-width="2.4" fill="none" />
      <path d="M13,5h8v-4l-2.4,1.6L17,0l-1.6,2.6L13,1Z" fill="#C99A2E" />
    </svg>
  );
}

export function LanguageSwitch() {
  return (
    <fieldset class="language">
      <legend class="visually-hidden">{t("language")}</legend>
      {LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={language.value === code}
          onClick={() => prefer({ language: code })}
        >
          {code === "cs" ? "Čeština" : "English"}
        </button>
      ))}
    </fieldset>
  );
}

export function TopBar({ route }: { readonly route: Route }) {
  return (
    <header class="top-bar wood">
      <a class="logo serif" href="/">
        <Logo />
        Stolek
      </a>
      <nav aria-label={t("nav-main")}>
        {PLACES.map(([page, href, key]) => (
          <a key={page} href={href} aria-current={route.page === page ? "page" : undefined}>
            {t(key)}
          </a>
        ))}
      </nav>
      <LanguageSwitch />
      <a class="bar-icon" href="/preferences" aria-label={t("title-preferences")}>
        <Icon name="gear" />
      </a>
      <a class="bar-me" href="/account">
        <Shield seat={0} size={24} />
        <span>{me.value?.name ?? t("nobody")}</span>
      </a>
    </header>
  );
}

export function BottomBar({ route }: { readonly route: Route }) {
  return (
    <nav class="bottom-bar" aria-label={t("nav-main")}>
      {PLACES.map(([page, href, key, icon]) => (
        <a key={page} href={href} aria-current={route.page === page ? "page" : undefined}>
          <Icon name={icon} size={22} />
          {t(key)}
        </a>
      ))}
    </nav>
  );
}
