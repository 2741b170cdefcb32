import type { Step } from '../../../milestones/history.ts';
import {
  type Action,
  COSTS,
  type Game,
  GOODS,
  type Good,
  type Goods,
  KINDS,
  type Kind,
  layoutOf,
  type Player,
  workerOn,
} from '../../../milestones/index.ts';
import { remainingOf } from '../../outlook.ts';
import type { Built, Reason, Scored } from '../reason.ts';
import { type Construction, isConstruction, LEAST_VP, siteOf } from '../rivals.ts';
import type { Turn } from '../turn.ts';

/** With less than this part of a game left, a majority is about to count. */
const LATE = 0.35;

/** Whoever gives up so many VP more than the next turn scores has to be told so. */
const DEAR = 4;

/** A reason of one kind, where a turn has it; of several the one that is worth most. */
export type Find = (turn: Turn) => Reason | null | undefined | false;

/** An action of one type. */
export type Taken<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** A step of a turn with the game before it. */
export interface Moment<Type extends Action['type'] = Action['type']> {
  readonly i: number;
  readonly action: Taken<Type>;
  readonly game: Game;
  readonly step: Step;
}

/** The steps of a turn that are actions of some types, each with the game before it. */
export function moments<Type extends Action['type']>(
  { before, steps }: Turn,
  ...types: readonly Type[]
): Moment<Type>[] {
  return steps.flatMap((step, i) =>
    (types as readonly string[]).includes(step.action.type)
      ? [{ i, action: step.action as unknown as Taken<Type>, game: steps[i - 1]?.game ?? before, step }]
      : [],
  );
}

/** A choice between two wordings. */
export const yesNo = (is: boolean) => (is ? 'yes' : 'no');

/** What a turn builds and delivers, step by step. */
export const builtIn = (turn: Turn) => moments(turn, 'street', 'house', 'marketplace', 'deliver');

/** The points and lots where a turn builds or delivers. */
export const sitesIn = ({ steps }: Pick<Turn, 'steps'>): string[] =>
  steps.flatMap(({ action }) => (isConstruction(action) ? [siteOf(action)] : []));

/** Whether the turn that it is compared with builds or delivers there, too. */
export const isShared = ({ against }: Turn, site: string) => against !== null && sitesIn(against).includes(site);

/** How many of a good were paid in a step. */
export const paidFor = (step: Step, good: Good): number =>
  step.events.reduce((sum, event) => sum + (event.type === 'paid' ? (event.goods[good] ?? 0) : 0), 0);

/** The number printed on a point. */
export function numberAt({ board }: Game, id: string): number {
  const { numbers, index } = layoutOf(board);
  return numbers[index.get(id) as number] as number;
}

/** The point whose number a construction covers; null for a house and for flour. */
export const covered = (action: Construction): string | null =>
  action.type === 'street' || action.type === 'marketplace' ? siteOf(action) : null;

/** Whether goods are enough for a cost. */
export const pays = (goods: Goods, cost: Partial<Goods>) => GOODS.every((good) => goods[good] >= (cost[good] ?? 0));

/** The kinds of a player's visible workers, once for each worker. */
const kindsIn = ({ spaces }: Player): readonly Kind[] => spaces.flatMap((_, i) => workerOn(spaces, i + 1)?.kind ?? []);

/** How many workers of a kind a player has visible. */
export const countIn = (player: Player, kind: Kind) => kindsIn(player).filter((each) => each === kind).length;

/** The kinds of which a player has a visible worker. */
export const kindsOf = (player: Player) => KINDS.filter((kind) => kindsIn(player).includes(kind));

/** Whether VP worth speaking of could have been scored instead. */
export const givesUp = ({ fewer }: Turn) => fewer >= LEAST_VP;

/** Whether far more could have been scored than the next turn makes up for. */
export const isDear = ({ fewer, next }: Turn) => fewer - (next?.vp ?? 0) >= DEAR;

/** Whether so little of the game is left that majorities are about to count. */
export const isLate = ({ after }: Turn) => remainingOf(after.state) <= LATE;

/** What a turn builds and delivers, by type, in order. */
export const builtBy = ({ steps }: Pick<Turn, 'steps'>): Built[] =>
  steps.flatMap(({ action }) => (isConstruction(action) ? [action.type] : []));

/** The kinds of goods that are lacking for something. */
export const missingFor = (goods: Goods, type: Built): Good[] =>
  GOODS.filter((good) => goods[good] < ((COSTS[type] as Partial<Goods>)[good] ?? 0));

/** The goods of which there are more in one hand than in another. */
export const moreGoods = (goods: Goods, others: Goods): Partial<Goods> =>
  Object.fromEntries(GOODS.flatMap((good) => (goods[good] > others[good] ? [[good, goods[good] - others[good]]] : [])));

/** Whether there is any. */
export const hasSome = (goods: Partial<Goods>) => Object.keys(goods).length > 0;

/** Whether a turn scores anything itself. */
export const alsoScores = ({ vp }: Turn): Scored => (vp > 0 ? 'some' : 'none');
