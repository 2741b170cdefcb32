import { apply, indexOf, type Player, PRODUCT, SPACES, type Worker, workerOn } from '../../../milestones/index.ts';
import { type Draw, oneOf } from '../chance.ts';
import { type Question, upTo, type Why } from '../drill.ts';
import { because, EMPLOYMENT_SPACES, itemAbout, vpIn } from '../places.ts';
import { drawGame, withPlayer } from '../positions.ts';

/** What a move to a worker yields: goods and VP (6.1–6.6). Null where too few workers stand on the way. */
export function yields(draw: Draw): Question | null {
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
  const goods = outcome.events.find((event) => event.type === 'goods');
  const why = passed.map(({ space, worker }): Why => {
    if (space === piece) return because('6.3', 'started-there', [{ space }]);
    if (!goods?.spaces.includes(indexOf(space))) return because('6.4', 'yields-nothing', [{ space }]);
    return because(worker.bonus ? '6.6' : '6.2', worker.bonus ? 'yields-vp' : 'yields', [{ space }]);
  });
  const carriers = passed.filter(({ worker }) => worker.bonus).length;
  const scored = itemAbout({ count: 'vp' }, upTo(carriers), vpIn(outcome.events), []);
  const items = [
    itemAbout({ good: PRODUCT[(target as Worker).kind] }, upTo(passed.length), goods?.count ?? 0, why),
    ...(carriers === 0 ? [] : [scored]),
  ];
  return { game, subject: [to], items };
}
