/** Where everything begins. */
import { render } from "preact";
import { App } from "@/App";
import { followLinks } from "@/route";
import { recallMe } from "@/store/people";
import { followPreferences } from "@/store/preferences";
import "@/styles/fonts.css";
import "@/styles/tokens.css";
import "@/styles/base.css";
import "@/styles/shell.css";

followPreferences();
followLinks();
recallMe().catch(() => undefined); // Whoever sits down is asked for again; until then a visitor is nobody.
const root = document.getElementById("app");
if (root) render(<App />, root);
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => {
    navigator.serviceWorker.register("/sw.js").catch(() => undefined); // Without it the client works just as well.
  });
}
