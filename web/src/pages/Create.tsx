/** A new table: which game, with what, who sits where, how much time. Everything is explained before it is chosen. */
import { useEffect, useState } from "preact/hooks";
import { api } from "@/api/client";
import type { Clock, Game, GameOption, NewTable, Value } from "@/api/wire";
import { Thumbnail } from "@/art/Cover";
import { SeatsEditor } from "@/pages/SeatsEditor";
import { go } from "@/route";
import { catalogue, loadCatalogue } from "@/store/catalogue";
import { chosenName, ensureMe } from "@/store/people";
import { startTable } from "@/store/quick";
import { type SeatRequest, seatsFor, seatsOf } from "@/store/seating";
import { say, t } from "@/text/fluent";
import { Segments } from "@/ui/Segments";
import { Trouble } from "@/ui/Trouble";
import { useTask } from "@/ui/useTask";
import "@/pages/Create.css";

export function CreatePage({ game: wanted }: { readonly game: string | null }) {
  const task = useTask();
  useEffect(() => task.run(loadCatalogue), []);
  const games = catalogue.value?.games ?? [];
  const game = games.find((known) => known.id === wanted) ?? games[0];
  const unknown = wanted && game && game.id !== wanted ? t("unknown-game", { game: wanted }) : null;
  return (
    <section class="sheet-page panel create">
      <h1>{t("title-new")}</h1>
      <div class="game-choice" role="radiogroup" aria-label={t("choose-game")}>
        {games.map((known) => (
          <label key={known.id} class={known === game ? "chosen" : ""}>
            <input
              type="radio"
              name="game"
              form={FORM}
              checked={known === game}
              onChange={() => go(`/new/${known.id}`, true)}
            />
            <Thumbnail game={known.id} />
            <span>{say(known.title)}</span>
          </label>
        ))}
      </div>
      <Trouble words={task.problem ?? unknown} />
      {game ? <TableForm key={game.id} game={game} levels={catalogue.value?.levels ?? []} /> : null}
    </section>
  );
}

function TableForm({ game, levels }: { readonly game: Game; readonly levels: readonly string[] }) {
  const task = useTask();
  const usual = Object.fromEntries(game.options.map((option) => [option.key, option.default]));
  const [options, setOptions] = useState<Readonly<Record<string, Value>>>(usual);
  const [seats, setSeats] = useState<readonly SeatRequest[]>(() => seatsFor(game, levels, chosenName()));
  const [clock, setClock] = useState<Clock | null>(null);
  const [visibility, setVisibility] = useState<NonNullable<NewTable["visibility"]>>("public");
  const complete = seats.every((seat) => seat.kind !== "open");
  const open = async (): Promise<void> => {
    const mine = seats.find((seat) => seat.kind === "me");
    await ensureMe(mine?.kind === "me" ? mine.name.trim() : "");
    const table = await api.openTable({ game: game.id, seats: seatsOf(seats), options, visibility, clock });
    if (complete && table.phase === "gathering") await startTable(table.id);
    go(`/t/${table.id}`);
  };
  const field = (option: GameOption) => (
    <OptionField
      key={option.key}
      game={game.id}
      option={option}
      value={options[option.key] ?? option.default}
      onChange={(value) => setOptions({ ...options, [option.key]: value })}
    />
  );
  const rulings = game.options.filter(({ kind }) => kind === "ruling");
  const stated = game.options.filter(({ kind }) => kind === "rulebook");
  return (
    <form
      id={FORM}
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        task.run(open);
      }}
    >
      <p class="create-summary">{say(game.summary)}</p>
      {Object.keys(game.corrections).length ? <p class="help">{t("corrected-data")}</p> : null}
      {stated.map(field)}
      {rulings.length ? (
        <details class="create-rulings">
          <summary>{t("ruling-options")}</summary>
          <p class="help">{t("ruling-options-help")}</p>
          <div class="stack">{rulings.map(field)}</div>
        </details>
      ) : null}
      <SeatsEditor game={game} levels={levels} seats={seats} onChange={setSeats} />
      <ClockField clock={clock} onChange={setClock} />
      <Segments<NonNullable<NewTable["visibility"]>>
        label={t("visibility")}
        value={visibility}
        choices={[
          { value: "public", label: t("visibility-public") },
          { value: "link", label: t("visibility-link") },
        ]}
        onChange={(seen) => setVisibility(seen)}
      />
      <Trouble words={task.problem} />
      <button type="submit" class="button main" disabled={task.running}>
        {t(complete ? "open-and-begin" : "open-table")}
      </button>
    </form>
  );
}

interface OptionFieldProps {
  readonly game: string;
  readonly option: GameOption;
  readonly value: Value;
  onChange(value: Value): void;
}

function OptionField({ game, option, value, onChange }: OptionFieldProps) {
  return (
    <div class="create-option">
      <Segments
        label={say(option.label)}
        value={value}
        choices={option.values.map((known) => ({ value: known.value, label: say(known.label) }))}
        onChange={onChange}
      />
      <p class="help">
        {say(option.help)} {option.rule ? <a href={`/rules/${game}/${option.rule}`}>{option.rule}</a> : null}
      </p>
    </div>
  );
}

/** The choice of the game belongs to the form below it, so that Enter opens the table from there too. */
const FORM = "new-table";

const PER_MOVE = [30, 60, 180, 24 * 3600];
const PER_GAME = [600, 1200, 2700];

function ClockField({
  clock,
  onChange,
}: {
  readonly clock: Clock | null;
  onChange(clock: Clock | null): void;
}) {
  const choices = clock?.per === "game" ? PER_GAME : PER_MOVE;
  return (
    <div class="create-option">
      <Segments
        label={t("clock")}
        value={clock?.per ?? "none"}
        choices={(["none", "move", "game"] as const).map((per) => ({ value: per, label: t(`clock-${per}`) }))}
        onChange={(per) => onChange(per === "none" ? null : { per, seconds: per === "game" ? 1200 : 60 })}
      />
      {clock ? (
        <Segments
          label={t("clock-time")}
          quiet
          value={clock.seconds}
          choices={choices.map((seconds) => ({ value: seconds, label: lengthOf(seconds) }))}
          onChange={(seconds) => onChange({ ...clock, seconds })}
        />
      ) : null}
      <p class="help">{t("clock-help")}</p>
    </div>
  );
}

export function lengthOf(seconds: number): string {
  if (seconds >= 3600) return t("hours", { count: Math.round(seconds / 3600) });
  return seconds >= 60 ? t("minutes", { count: Math.round(seconds / 60) }) : t("seconds", { count: seconds });
}
