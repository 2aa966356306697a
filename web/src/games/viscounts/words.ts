/** Effects and abilities as sentences, made of the encoding that the data uses. */
import type { Ability, Effect, Effects, Manuscript, Modifier, Slot } from "@/games/viscounts/data";
import { t } from "@/text/fluent";

function sayEffect(effect: Effect): string {
  const amount = effect.amount ?? 1;
  switch (effect.type) {
    case "gain":
      return t("visc-fx-gain", { resource: effect.resource ?? "any", amount });
    case "flip":
      return t("visc-fx-flip", { what: effect.what ?? "either", amount });
    case "place_building":
      return t("visc-fx-building", { building: effect.building ?? "", where: effect.where ?? "any" });
    case "manuscript_free":
      return t("visc-fx-manuscript", { costs: (effect.costs ?? []).join("/") });
    case "choose_one":
      return (effect.options ?? []).map(sayEffects).join(t("visc-or"));
    case "action":
      return t("visc-fx-action", { action: effect.action ?? "" });
    default:
      return t(`visc-fx-${effect.type.replaceAll("_", "-")}`, { amount });
  }
}

export const sayEffects = (effects: Effects): string => effects.map(sayEffect).join(", ");

function sayModifier(modifier: Modifier): string {
  const { type, action } = modifier;
  if (type === "convert_icons") {
    const { from = "", from_amount = 1, to = "", to_amount = 1 } = modifier;
    return t("visc-mod-convert", { action, from, fromAmount: from_amount, to, toAmount: to_amount });
  }
  const { resources = [], pay = 1, icon = "", gives = 1, limit } = modifier;
  const paid = resources.map((resource) => t("visc-amount", { resource, amount: pay })).join(t("visc-or"));
  return t("visc-mod-pay", { action, paid, icon, gives, once: limit === 1 ? "yes" : "no" });
}

/** The lower half of a card in words. */
export function sayAbility(ability: Ability): string {
  if (ability.timing === "none") return t("visc-no-ability");
  const doing = ability.modifier ? sayModifier(ability.modifier) : sayEffects(ability.effects ?? []);
  const { trigger } = ability;
  const when = trigger
    ? t("visc-trigger", { on: trigger.on, action: trigger.action ?? "" })
    : t(`visc-timing-${ability.timing}`);
  return `${when}: ${doing}.`;
}

/** What an open building slot gives. */
export function sayUnlock({ unlocks }: Slot): string {
  const icons = unlocks.icons ?? [];
  if (unlocks.effect !== "icons") return t(`visc-unlock-${unlocks.effect.replaceAll("_", "-")}`);
  return t("visc-icons", { icon: icons[0] ?? "", count: icons.length });
}

/** What a manuscript brings, at once or at the end. */
export function sayManuscript({ immediate, endgame }: Manuscript): string {
  if (!endgame) return `${t("visc-timing-immediate")}: ${sayEffects(immediate)}.`;
  return t("visc-endgame", { vp: endgame.vp, per: endgame.per, of: endgame.of });
}

/** What is said of a thing that no public source confirms. */
export const sayDoubt = ({ reconstructed }: { readonly reconstructed?: boolean }): string =>
  reconstructed ? t("visc-reconstructed") : "";

const ADVANCE = 0.45;

/** A sentence in lines of a width, by an average advance: good enough for the short texts of cards. */
export function wrapped(text: string, width: number, size: number): readonly string[] {
  const most = Math.floor(width / (size * ADVANCE));
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line && line.length + 1 + word.length > most) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}
