/** A link to send to friends, as text and as a code for their phones. */
import { useEffect, useState } from "preact/hooks";
import { t } from "@/text/fluent";
import "@/table/ShareLink.css";

export function ShareLink({ path, code = true }: { readonly path: string; readonly code?: boolean }) {
  const link = `${location.origin}${path}`;
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ title: "Stolek", url: link }).catch(() => undefined); // Closing the sheet is no failure.
      return;
    }
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <div class="share">
      <div class="row">
        <input
          class="input"
          readOnly
          value={link}
          aria-label={t("link")}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="button" onClick={() => void copy()}>
          {t(copied ? "copied" : "copy-link")}
        </button>
      </div>
      {code ? <QrCode link={link} /> : null}
    </div>
  );
}

/** The same link as squares; the encoder is fetched only now. */
function QrCode({ link }: { readonly link: string }) {
  const [squares, setSquares] = useState<readonly (readonly boolean[])[]>([]);
  useEffect(() => {
    void import("uqr").then(({ encode }) => setSquares(encode(link, { border: 2 }).data));
  }, [link]);
  if (!squares.length) return null;
  const d = squares.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg class="qr" viewBox={`0 0 ${squares.length} ${squares.length}`} role="img" aria-label={t("qr-code")}>
      <path d={`M0 0h${squares.length}v${squares.length}h-${squares.length}z`} fill="#FFFFFF" />
      <path d={d} fill="#2B2118" />
    </svg>
  );
}
