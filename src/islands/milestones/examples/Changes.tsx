import { wordsFor } from 'words:stepper';
import { type Game, GOODS, type Player } from '../../../milestones/index.ts';
import type { Names } from '../../../telling/names.ts';
import { GoodIcon } from '../pieces/icons.tsx';

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
  const signed = (what: 'goods' | 'vp', n: number) =>
    words(`change.${what}`, { sign: n > 0 ? 'plus' : 'minus', n: Math.abs(n) });
  const vp = is.vp - was.vp;
  return (
    <span class="example-changes">
      {vp !== 0 && <b class="example-change">{signed('vp', vp)}</b>}
      {GOODS.filter((good) => is.goods[good] !== was.goods[good]).map((good) => (
        <b key={good} class="example-change">
          {signed('goods', is.goods[good] - was.goods[good])} <GoodIcon good={good} />
          <span class="unseen">{names.good(good)}</span>
        </b>
      ))}
    </span>
  );
}
