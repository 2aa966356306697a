/** A part of the client that is fetched when it is first needed. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Unreachable } from "@/api/client";
import { untilReached } from "@/api/patience";
import { t } from "@/text/fluent";
import "@/ui/Lazy.css";

type Fetch<P> = () => Promise<ComponentType<P>>;

/** A file that does not come means a server that is away. */
const fetched = <P,>(fetch: Fetch<P>): Promise<ComponentType<P>> =>
  fetch().catch((problem: unknown) => {
    throw new Unreachable(String(problem));
  });

/** A component that fetches itself; until then, a quiet word. */
export function lazy<P extends object>(fetch: Fetch<P>): ComponentType<P> {
  let arrived: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [Part, setPart] = useState<ComponentType<P> | null>(() => arrived);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Part) return;
      void untilReached(() => fetched(fetch), { failed: () => setFailed(true) }).then((part) => {
        arrived = part;
        setPart(() => part);
      });
    }, []);
    if (Part) return <Part {...props} />;
    return (
      <p class="waiting" role="status">
        {t(failed ? "server-away" : "loading")}
      </p>
    );
  };
}
