import { wordsFor } from 'words:stepper';
import { GoodIcon } from '../board/pieces/icons.tsx';
import { type Game, GOODS, type Player } from '../milestones/index.ts';
import type { Names } from '../telling/names.ts';

interface Props {
  readonly before: Game;
  readonly after: Game;
  readonly player: number;
  readonly names: Names;
}

/** What a step has changed for a player: each good and the VP, with a sign. */
export function Changes({ before, after, player, names }: Props) {
  const words = wordsFor(names.language);
  const was = before.state.players[player] as Player;
  const is = after.state.players[player] as Player;
  const sign = (n: number) => (n > 0 ? 'plus' : 'minus');
  const vp = is.vp - was.vp;
  return (
    <span class="choosing-changes">
      {vp !== 0 && <b class="choosing-change">{words('change.vp', { sign: sign(vp), n: Math.abs(vp) })}</b>}
      {GOODS.map((good) => [good, is.goods[good] - was.goods[good]] as const)
        .filter(([, n]) => n !== 0)
        .map(([good, n]) => (
          <b key={good} class="choosing-change">
            <span aria-hidden="true">
              {words('change.goods', { sign: sign(n), n: Math.abs(n) })} <GoodIcon good={good} />
            </span>
            <span class="unseen">
              {words('change.goods', { sign: sign(n), n: names.goods({ [good]: Math.abs(n) }) })}
            </span>
          </b>
        ))}
    </span>
  );
}
