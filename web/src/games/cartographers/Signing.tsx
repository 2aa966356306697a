/** The signature: on the sheet, and the dialog where it is written. */
import { INK } from "@/art/ink";
import type { Props } from "@/games/cartographers/hand";
import {
  CHARGES,
  CRESTS,
  type Crest,
  hasTitle,
  LETTERS,
  sign,
  signature,
} from "@/games/cartographers/signature";
import { t } from "@/text/fluent";
import { Dialog } from "@/ui/Dialog";
import { pigment } from "@/ui/Shield";

/** A crest in a roundel around a point. */
export function CrestAt({
  crest,
  seat,
  x,
  y,
}: {
  readonly crest: Crest;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
}) {
  return (
    <g transform={`translate(${x} ${y})`} data-crest={crest} aria-hidden="true">
      <circle r="13" fill="#FBF7EE" stroke={INK} stroke-width="1.4" />
      <path d={CHARGES[crest]} fill={pigment(seat)} stroke={INK} stroke-width=".8" />
    </g>
  );
}

export function Signing({ props, seat }: { readonly props: Props; readonly seat: number }) {
  const { name, title, crest } = signature.value;
  const close = (): void => {
    props.hand.signing.value = false;
  };
  return (
    <Dialog title={t("cart-sign")} onClose={close}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
      >
        <label class="field">
          <span class="label">{t("cart-sign-name")}</span>
          <input
            class="input"
            maxLength={LETTERS}
            value={name}
            onInput={(event) => sign({ name: event.currentTarget.value })}
          />
        </label>
        {hasTitle(props) ? (
          <label class="field">
            <span class="label">{t("cart-sign-title")}</span>
            <input
              class="input"
              maxLength={LETTERS}
              value={title}
              onInput={(event) => sign({ title: event.currentTarget.value })}
            />
          </label>
        ) : (
          <p class="soft">{t("cart-sign-alone")}</p>
        )}
        <div class="field" role="radiogroup" aria-label={t("cart-sign-crest")}>
          <span class="label" aria-hidden="true">
            {t("cart-sign-crest")}
          </span>
          <div class="cart-crests">
            {[null, ...CRESTS].map((known) => (
              <label key={known ?? "none"} title={t(`cart-crest-${known ?? "none"}`)}>
                <input
                  type="radio"
                  name="cart-crest"
                  checked={crest === known}
                  aria-label={t(`cart-crest-${known ?? "none"}`)}
                  onChange={() => sign({ crest: known })}
                />
                <svg width="34" height="34" viewBox="-15 -15 30 30" aria-hidden="true">
                  {known ? (
                    <CrestAt crest={known} seat={seat} x={0} y={0} />
                  ) : (
                    <circle r="13" fill="none" stroke={INK} stroke-dasharray="3 3" />
                  )}
                </svg>
              </label>
            ))}
          </div>
        </div>
        <p class="soft">{t("cart-sign-help")}</p>
      </form>
    </Dialog>
  );
}
