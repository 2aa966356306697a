/** The shell: the bar, the page that the path names, and the bottom bar of a phone. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { path, type Route, routeOf, visits } from "@/route";
import { t } from "@/text/fluent";
import { BottomBar, TopBar } from "@/ui/Bars";
import { lazy } from "@/ui/Lazy";
import { Lost } from "@/ui/Lost";

const StartPage = lazy(async () => (await import("@/pages/Start")).StartPage);
const CreatePage = lazy(async () => (await import("@/pages/Create")).CreatePage);
const TablePage = lazy(async () => (await import("@/pages/Table")).TablePage);
const RecordPage = lazy(async () => (await import("@/pages/Record")).RecordPage);
const LessonPage = lazy(async () => (await import("@/pages/Lesson")).LessonPage);
const RulesPage = lazy(async () => (await import("@/pages/Rules")).RulesPage);
const ListPage = lazy(async () => (await import("@/pages/List")).ListPage);
const PreferencesPage = lazy(async () => (await import("@/pages/Preferences")).PreferencesPage);
const AccountPage = lazy(async () => (await import("@/pages/Account")).AccountPage);
const RecoverPage = lazy(async () => (await import("@/pages/Recover")).RecoverPage);
const JoinPage = lazy(async () => (await import("@/pages/Join")).JoinPage);

export function App() {
  const route = routeOf(path.value);
  useEffect(() => {
    document.title = titleOf(route);
  });
  const first = useRef(true);
  // Before the effects of the page, which may know a better place than its beginning.
  useLayoutEffect(() => {
    // Whoever follows a link by keyboard or screen reader goes on from the new page, not from the old link.
    if (!first.current) document.getElementById("main")?.focus({ preventScroll: true });
    first.current = false;
  }, [visits.value]);
  if (route.page === "table") return <TablePage key={route.id} id={route.id} />;
  if (route.page === "learn") return <LessonPage key={route.game} game={route.game} />;
  return (
    <div class="page">
      <a class="skip" href="#main">
        {t("skip-to-content")}
      </a>
      <TopBar route={route} />
      <main id="main" tabIndex={-1} class={`wood ${route.page}-page`}>
        <Page route={route} />
      </main>
      <BottomBar route={route} />
    </div>
  );
}

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case "start":
      return <StartPage />;
    case "new":
      return <CreatePage game={route.game} />;
    case "record":
      return <RecordPage key={route.id} id={route.id} />;
    case "rules":
      return <RulesPage game={route.game} rule={route.rule} />;
    case "tables":
      return <ListPage list="open" />;
    case "mine":
      return <ListPage list="mine" />;
    case "preferences":
      return <PreferencesPage />;
    case "account":
      return <AccountPage />;
    case "recover":
      return <RecoverPage />;
    case "join":
      return <JoinPage link={route.link} />;
    default:
      return <Lost words={t("not-found-help")} />;
  }
}

function titleOf(route: Route): string {
  const name = route.page === "start" || route.page === "table" ? "" : t(`title-${route.page}`);
  return name ? `${name} · Stolek` : "Stolek";
}
