/** The sectors of the wheel explain themselves: hovering, a long press or focus says what happens there. */
import { Look } from "@/board/Look";
import { peek } from "@/board/peek";
import { SECTORS } from "@/games/carcassonne/data";
import { sectorPlace } from "@/games/carcassonne/wheel";
import { say, t } from "@/text/fluent";

export function Sectors() {
  return (
    <g>
      {SECTORS.map(({ id, name }) => {
        const [x, y] = sectorPlace(id);
        const words = t(`carc-sector-${id}`);
        const told = { role: "img" as const, "aria-label": `${say(name)}: ${words}` };
        return (
          <g key={id} {...told} {...peek(() => <Look title={say(name)} text={[words, t("carc-crowns")]} />)}>
            <circle class="carc-ground" cx={x} cy={y} r="24" />
          </g>
        );
      })}
    </g>
  );
}
