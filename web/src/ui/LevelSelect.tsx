/** How strong a bot shall be. */
import { levelName } from "@/store/seats";
import { t } from "@/text/fluent";

export interface LevelSelectProps {
  readonly levels: readonly string[];
  readonly value: string;
  onChange(level: string): void;
}

export function LevelSelect({ levels, value, onChange }: LevelSelectProps) {
  return (
    <select
      class="select"
      aria-label={t("strength")}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {levels.map((level) => (
        <option key={level} value={level}>
          {levelName(level)}
        </option>
      ))}
    </select>
  );
}
