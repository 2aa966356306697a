/** A part of the client that is fetched when it is first needed. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "@/text/fluent";

type Fetch<P> = () => Promise<ComponentType<P>>;

/** A component that fetches itself; until then, a quiet word. */
export function lazy<P extends object>(fetch: Fetch<P>): ComponentType<P> {
  let arrived: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [Part, setPart] = useState<ComponentType<P> | null>(() => arrived);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Part) return;
      fetch().then(
        (part) => {
          arrived = part;
          setPart(() => part);
        },
        () => setFailed(true),
      );
    }, []);
    if (Part) return <Part {...props} />;
    return (
      <p class="waiting" role="status">
        {t(failed ? "problem-offline" : "loading")}
      </p>
    );
  };
}
