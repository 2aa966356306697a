/** The sectors of the wheel explain themselves: hovering, a long press or focus says what happens there. */
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
        return (
          <g
            key={id}
            aria-label={`${say(name)}: ${words}`}
            {...peek(() => (
              <div class="carc-sector">
                <b class="serif">{say(name)}</b>
                <p>{words}</p>
                <p>{t("carc-crowns")}</p>
              </div>
            ))}
          >
            <circle class="carc-ground" cx={x} cy={y} r="24" />
          </g>
        );
      })}
    </g>
  );
}
