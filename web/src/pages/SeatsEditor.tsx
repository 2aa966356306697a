/** The chairs of a new table: oneself, friends by link, people on this device, bots of a chosen level. */
import type { Game } from "@/api/wire";

import { middleLevel, resized, type SeatRequest } from "@/store/seating";
import { t } from "@/text/fluent";
import { Icon } from "@/ui/icons";
import { LevelSelect } from "@/ui/LevelSelect";
import { FreeShield, Shield } from "@/ui/Shield";
import "@/pages/SeatsEditor.css";

interface SeatsEditorProps {
  readonly game: Game;
  readonly levels: readonly string[];
  readonly seats: readonly SeatRequest[];
  onChange(seats: readonly SeatRequest[]): void;
}

export function SeatsEditor({ game, levels, seats, onChange }: SeatsEditorProps) {
  const { least, most } = game.players;
  const change = (place: number, request: SeatRequest): void =>
    onChange(seats.map((seat, i) => (i === place ? request : seat)));
  return (
    <fieldset class="seats-editor">
      <legend class="serif">{t("seats")}</legend>
      <p class="help">{t("seats-help")}</p>
      <ol>
        {seats.map((seat, i) => (
          <li key={i}>
            {seat.kind === "open" ? <FreeShield size={26} /> : <Shield seat={i} size={26} />}
            <SeatChoice
              seat={seat}
              number={i + 1}
              levels={levels}
              onChange={(request) => change(i, request)}
            />
          </li>
        ))}
      </ol>
      <div class="row">
        <button
          type="button"
          class="button"
          disabled={seats.length >= most}
          onClick={() => onChange(resized(seats, seats.length + 1))}
        >
          <Icon name="more" size={16} /> {t("seat-add")}
        </button>
        <button
          type="button"
          class="button"
          disabled={seats.length <= least}
          onClick={() => onChange(resized(seats, seats.length - 1))}
        >
          <Icon name="less" size={16} /> {t("seat-remove")}
        </button>
      </div>
    </fieldset>
  );
}

interface SeatChoiceProps {
  readonly seat: SeatRequest;
  readonly number: number;
  readonly levels: readonly string[];
  onChange(request: SeatRequest): void;
}

function SeatChoice({ seat, number, levels, onChange }: SeatChoiceProps) {
  if (seat.kind === "me") return <NameField seat={seat} label={t("seat-me")} onChange={onChange} />;
  const kinds = {
    open: { kind: "open" },
    here: { kind: "here", name: "" },
    bot: { kind: "bot", level: middleLevel(levels) },
  } as const;
  return (
    <>
      <select
        class="select"
        aria-label={t("seat-number", { number })}
        value={seat.kind}
        onChange={(event) => onChange(kinds[event.currentTarget.value as keyof typeof kinds])}
      >
        <option value="open">{t("seat-kind-open")}</option>
        <option value="bot">{t("seat-kind-bot")}</option>
        <option value="here">{t("seat-kind-here")}</option>
      </select>
      {seat.kind === "bot" ? (
        <LevelSelect
          levels={levels}
          value={seat.level}
          onChange={(chosen) => onChange({ kind: "bot", level: chosen })}
        />
      ) : null}
      {seat.kind === "here" ? <NameField seat={seat} label={t("name")} onChange={onChange} /> : null}
    </>
  );
}

interface NameFieldProps {
  readonly seat: Extract<SeatRequest, { name: string }>;
  readonly label: string;
  onChange(request: SeatRequest): void;
}

function NameField({ seat, label, onChange }: NameFieldProps) {
  return (
    <input
      class="input"
      aria-label={label}
      placeholder={label}
      maxLength={40}
      value={seat.name}
      onInput={(event) => onChange({ kind: seat.kind, name: event.currentTarget.value })}
    />
  );
}
