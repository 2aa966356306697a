/** The strip under the covers: how many bots, how strong, which modules, and off it goes. */
import { useRef, useState } from "preact/hooks";
import type { Game, GameOption, Value } from "@/api/wire";
import { Beginner } from "@/pages/Beginner";
import { botCounts, playNow, type QuickChoice, recallChoice } from "@/store/quick";
import { levelName } from "@/store/seats";
import { say, t } from "@/text/fluent";
import { Segments } from "@/ui/Segments";
import { Trouble } from "@/ui/Trouble";
import { useEnter } from "@/ui/useEnter";
import { useTask } from "@/ui/useTask";
import "@/pages/QuickPlay.css";

/** Options with more values than this are chosen on the page for new tables. */
const MAX_VALUES = 3;
const MAX_OPTIONS = 6;

export function QuickPlay({ game, levels }: { readonly game: Game; readonly levels: readonly string[] }) {
  const [choice, setChoice] = useState<QuickChoice>(() => recallChoice(game, levels));
  const task = useTask();
  const form = useRef<HTMLFormElement>(null);
  useEnter(form);
  const change = (changes: Partial<QuickChoice>): void => setChoice({ ...choice, ...changes });
  const setOption = (key: string, value: Value): void =>
    change({ options: { ...choice.options, [key]: value } });
  return (
    <form
      ref={form}
      class={switchesOf(game).length > 3 ? "quick tall" : "quick"}
      onSubmit={(event) => {
        event.preventDefault();
        task.run(() => playNow(game, choice));
      }}
    >
      <div class="quick-title">
        <h2>{t("quick-title", { game: say(game.title) })}</h2>
        <Beginner game={game} />
      </div>
      <Segments
        label={t("bots")}
        value={choice.bots}
        choices={botCounts(game).map((count) => ({
          value: count,
          label: count ? String(count) : t("alone"),
        }))}
        onChange={(bots) => change({ bots })}
      />
      {choice.bots > 0 && levels.length > 1 ? (
        <Segments
          label={t("strength")}
          value={choice.level}
          choices={levels.map((level) => ({ value: level, label: levelName(level) }))}
          onChange={(level) => change({ level })}
        />
      ) : null}
      <QuickOptions game={game} chosen={choice.options} onChange={setOption} />
      <div class="quick-go">
        <button type="submit" class="button main" disabled={task.running}>
          {t("play-now")} <kbd aria-hidden="true">Enter</kbd>
        </button>
      </div>
      <Trouble words={task.problem} />
    </form>
  );
}

interface QuickOptionsProps {
  readonly game: Game;
  readonly chosen: Readonly<Record<string, Value>>;
  onChange(key: string, value: Value): void;
}

function QuickOptions({ game, chosen, onChange }: QuickOptionsProps) {
  const short = shortOptions(game);
  const switches = switchesOf(game);
  return (
    <>
      {short
        .filter((option) => !isSwitch(option))
        .map((option) => (
          <Segments
            key={option.key}
            label={say(option.label)}
            value={chosen[option.key] ?? option.default}
            choices={option.values.map((value) => ({ value: value.value, label: say(value.label) }))}
            onChange={(value) => onChange(option.key, value)}
          />
        ))}
      {switches.length ? (
        <fieldset class="field switches">
          <legend class="label">{t("modules")}</legend>
          <div class="chips">
            {switches.map((option) => (
              <label key={option.key} title={say(option.help)}>
                <input
                  type="checkbox"
                  checked={chosen[option.key] === true}
                  onChange={(event) => onChange(option.key, event.currentTarget.checked)}
                />
                <span>{say(option.label)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
    </>
  );
}

const isSwitch = (option: GameOption): boolean =>
  option.values.every((value) => typeof value.value === "boolean");

const shortOptions = (game: Game): GameOption[] =>
  game.options
    .filter(({ kind, values }) => kind === "rulebook" && values.length <= MAX_VALUES)
    .slice(0, MAX_OPTIONS);

const switchesOf = (game: Game): GameOption[] => shortOptions(game).filter(isSwitch);
