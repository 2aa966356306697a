/** On a phone, the cards in a tab of their own: those of everybody, at a size to be read. */
import { AdvantageCard } from "@/games/pillars/AdvantageCard";
import { spokenCard } from "@/games/pillars/CloserLook";
import { CraftsmanCard } from "@/games/pillars/CraftsmanCard";
import type { Props } from "@/games/pillars/hand";
import { workerWords } from "@/games/pillars/Strip";
import { type PlayerView, publicOf } from "@/games/pillars/view";
import { t } from "@/text/fluent";
import { Shield } from "@/ui/Shield";

const CARD = { width: 132, height: 186 } as const;

export function AllCards(props: Props) {
  const seen = publicOf(props.view);
  const own = props.view.seat ?? 0;
  const order = [...seen.players.keys()].sort((a, b) => Number(b === own) - Number(a === own) || a - b);
  return (
    <div class="pill-cards">
      {order.map((seat) => {
        const player = seen.players[seat];
        return player ? (
          <Cards key={seat} seat={seat} name={props.players[seat]?.name ?? ""} player={player} />
        ) : null;
      })}
    </div>
  );
}

function Cards({
  seat,
  name,
  player,
}: {
  readonly seat: number;
  readonly name: string;
  readonly player: PlayerView;
}) {
  return (
    <section aria-label={t("pill-cards-of", { name })}>
      <h3 class="serif">
        <Shield seat={seat} size={20} /> {name}
      </h3>
      <p class="soft">{workerWords(player)}</p>
      <ul>
        {player.craftsmen.map((id) => (
          <li key={id}>
            <svg
              viewBox={`-1 -1 ${CARD.width + 5} ${CARD.height + 6}`}
              role="img"
              aria-label={spokenCard({ kind: "craftsman", id })}
            >
              <CraftsmanCard id={id} {...CARD} read />
            </svg>
          </li>
        ))}
        {player.advantages.map((id) => (
          <li key={id}>
            <svg
              viewBox={`-1 -1 ${CARD.width + 5} ${CARD.height + 6}`}
              role="img"
              aria-label={spokenCard({ kind: "advantage", id })}
            >
              <AdvantageCard id={id} {...CARD} />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  );
}
