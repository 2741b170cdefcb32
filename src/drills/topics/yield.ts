import { apply, type GameEvent, type Player, PRODUCT, SPACES, type Worker } from '../../milestones/index.ts';
import { indexOf, workerOn } from '../../milestones/loop.ts';
import { type Draw, oneOf } from '../chance.ts';
import { type Exercise, type Item, upTo, type Why } from '../drill.ts';
import { because, EMPLOYMENT_SPACES } from '../places.ts';
import { drawGame, withPlayer } from '../positions.ts';

/** What a move to a worker yields: goods and VP (6.1–6.6). Null where too few workers stand on the way. */
export function yields(draw: Draw): Exercise | null {
  const drawn = drawGame(draw, 2);
  const { spaces } = drawn.state.players[0] as Player;
  const from = draw(0, 4);
  const to = oneOf(draw, EMPLOYMENT_SPACES.slice(from));
  const passed = EMPLOYMENT_SPACES.slice(Math.max(0, from - 1), indexOf(to)).flatMap((space) => {
    const worker = workerOn(spaces, indexOf(space));
    return worker === null ? [] : [{ space, worker }];
  });
  const target = workerOn(spaces, indexOf(to));
  if (target === null || passed.length < 3) return null;

  const piece = SPACES[from] as (typeof SPACES)[number];
  const game = withPlayer(drawn, { piece });
  const outcome = apply(game, { type: 'move', to });
  if (!outcome.ok) return null;
  const { count, vp, yielding } = totals(outcome.events);
  const why = passed.map(({ space, worker }): Why => {
    if (space === piece) return because('6.3', 'started-there', [space]);
    if (!yielding.includes(indexOf(space))) return because('6.4', 'yields-nothing', [space]);
    return because(worker.bonus ? '6.6' : '6.2', worker.bonus ? 'yields-vp' : 'yields', [space]);
  });
  const carriers = passed.filter(({ worker }) => worker.bonus).length;
  const scored: Item = { at: 'vp', options: upTo(carriers), answer: vp, why: [] };
  const items: Item[] = [
    { at: PRODUCT[(target as Worker).kind], options: upTo(passed.length), answer: count, why },
    ...(carriers === 0 ? [] : [scored]),
  ];
  return { game, subject: [to], items };
}

/** What a move has given: how many goods, how many VP, and from which spaces. */
function totals(events: readonly GameEvent[]) {
  const goods = events.find((event) => event.type === 'goods');
  const vp = events.reduce((sum, event) => sum + (event.type === 'vp' ? event.vp : 0), 0);
  return { count: goods?.count ?? 0, vp, yielding: goods?.spaces ?? [] };
}
