/** The top of the right column: what it once needed it keeps, so that players and log below it do not jump. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { preferences } from "@/store/preferences";
import "@/table/SideHead.css";

/** A rare long question must not take the log's room for ever: at most this share of the window is kept. */
const MOST = 0.42;
const MAX_TEACHING = 0.52;

export function SideHead({ children }: { readonly children: ComponentChildren }) {
  const { teach } = preferences.value;
  const head = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = head.current;
    if (!box) return;
    const keep = (): void => {
      const most = Math.floor(innerHeight * (teach ? MAX_TEACHING : MOST));
      box.style.minHeight = `${Math.min(box.offsetHeight, most)}px`;
    };
    const forget = (): void => {
      box.style.minHeight = "";
    };
    const observer = new ResizeObserver(keep);
    observer.observe(box);
    addEventListener("resize", forget);
    return () => {
      observer.disconnect();
      removeEventListener("resize", forget);
      forget();
    };
  }, [teach]);
  return (
    <div class={teach ? "side-head teaching" : "side-head"} ref={head}>
      {children}
    </div>
  );
}
