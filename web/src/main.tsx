/** Where everything begins. */
import { render } from "preact";
import { App } from "@/App";
import { followLinks } from "@/route";
import { recallMe } from "@/store/people";
import { followPreferences } from "@/store/preferences";
import { followKeyboard } from "@/ui/keyboard";
import "@/styles/fonts.css";
import "@/styles/tokens.css";
import "@/styles/base.css";
import "@/ui/button.css";
import "@/ui/form.css";
import "@/ui/panel.css";

followPreferences();
followKeyboard();
followLinks();
recallMe().catch(() => undefined); // Asked again when it matters; until then a visitor is nobody.
const root = document.getElementById("app");
if (root) render(<App />, root);
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => {
    navigator.serviceWorker.register("/sw.js").catch(() => undefined); // Without it the client works just as well.
  });
}
