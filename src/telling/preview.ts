import { wordsFor } from 'words:table';
import {
  type Action,
  apply,
  ascends,
  type Employment,
  type Game,
  type GameEvent,
  GOODS,
  type Goods,
  type Player,
  visibleNumbers,
  workerOn,
} from '../milestones/index.ts';
import { sentenceOf } from './actions-in-words.ts';
import { eventInWords, type Telling } from './events-in-words.ts';
import type { Names } from './names.ts';

/** What an action would do, before it is done. */
export interface Preview {
  readonly sentence: string;
  readonly cost: Partial<Goods>;
  readonly gain: Partial<Goods>;
  /** Null where the action is none that scores. */
  readonly vp: number | null;
  /** What else is worth knowing before it is confirmed, each a sentence. */
  readonly notes: readonly string[];
  /** The employment spaces of the player board as they would be, where a tile is to be placed. */
  readonly spaces: readonly Employment[] | null;
}

type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

function addGoods(sum: Partial<Goods>, more: Partial<Goods>): Partial<Goods> {
  return Object.fromEntries(GOODS.map((good) => [good, (sum[good] ?? 0) + (more[good] ?? 0)]));
}

function goodsIn(events: readonly GameEvent[]): { readonly cost: Partial<Goods>; readonly gain: Partial<Goods> } {
  let cost: Partial<Goods> = {};
  let gain: Partial<Goods> = {};
  for (const event of events) {
    if (event.type === 'paid') cost = addGoods(cost, event.goods);
    if (event.type === 'goods') gain = addGoods(gain, { [event.good]: event.count });
  }
  return { cost, gain };
}

/** What a tile would cover, and whether the numbers would ascend with it. */
function placing(names: Names, before: readonly Employment[], after: readonly Employment[], space: number): string[] {
  const words = wordsFor(names.language);
  const covered = [space, space + 1].flatMap((at) => workerOn(before, at) ?? []).map(names.employment);
  const numbers = visibleNumbers(after).join('-');
  return [
    ...(covered.length > 0 ? [words('preview.covers', { workers: names.list(covered) })] : []),
    words(ascends(after) ? 'preview.ascends' : 'preview.falls', { numbers }),
  ];
}

const TOLD = [
  'bonus-in-reach',
  'bonus-lost',
  'bonus-taken',
  'bonus-left',
  'no-income',
  'demanded',
  'end-triggered',
  'no-worker',
];

/** The preview of a legal action; null for an action that is refused. */
export function previewOf(game: Game, action: Action, telling: Omit<Telling, 'state'>): Preview | null {
  const outcome = apply(game, action);
  if (!outcome.ok) return null;
  const { events } = outcome;
  const { names } = telling;
  const words = wordsFor(names.language);
  const index = game.state.player;
  const before = game.state.players[index] as Player;
  const after = outcome.game.state.players[index] as Player;
  const points = events.filter((event): event is EventOf<'vp'> => event.type === 'vp' && event.source !== 'majority');
  const notes = events
    .filter((event) => TOLD.includes(event.type))
    .map((event) => eventInWords(event, { ...telling, state: outcome.game.state }));
  const places = action.type === 'draft' || action.type === 'hire';
  if (places) notes.unshift(...placing(names, before.spaces, after.spaces, action.space));
  if (action.type === 'move' && !action.idle && !action.to.startsWith('worker-')) {
    const demanded = events.some((event) => event.type === 'demanded');
    if (!demanded) notes.push(words(`preview.visit.${action.to as 'castle'}`));
  }
  return {
    sentence: sentenceOf(action, game, before, names),
    ...goodsIn(events),
    vp: points.length > 0 ? points.reduce((sum, event) => sum + event.vp, 0) : null,
    notes,
    spaces: places ? after.spaces : null,
  };
}
