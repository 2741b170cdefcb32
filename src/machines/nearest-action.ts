import { type Action, type Game, layoutOf, legalActions, type Point, SPACES, type Space } from '../milestones/index.ts';
import type { Choice } from './choice.ts';

/** As far apart as two values of a field that have no distance. */
const FAR = 100;

/** How far two points of the board are from each other, in lines. */
function lines({ board }: Game, a: string, b: string): number {
  const [from, to] = [a, b].map((each) => board.points.find(({ id }) => id === each)) as [Point, Point];
  const q = to.q - from.q;
  const r = to.r - from.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** How far along the loop a space lies. The castle, where the loop closes, is a little farther from both of its neighbours. */
function placeOnLoop(space: Space): number {
  return space === 'castle' ? -0.5 : SPACES.indexOf(space);
}

function distance(game: Game, field: string, a: unknown, b: unknown): number {
  if (JSON.stringify(a) === JSON.stringify(b)) return 0;
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b);
  if (typeof a !== 'string' || typeof b !== 'string') return FAR;
  const { index } = layoutOf(game.board);
  if (index.has(a) && index.has(b)) return lines(game, a, b);
  if (a.includes('+')) return a.split('+').filter((corner) => !b.split('+').includes(corner)).length;
  if (field === 'to') return Math.abs(placeOnLoop(a as Space) - placeOnLoop(b as Space));
  return FAR;
}

/** The legal action of the same type that is nearest to one that was refused; null where there is none. */
export function nearestAction(game: Game, tried: Choice): Action | null {
  let nearest: { readonly action: Action; readonly far: number } | null = null;
  for (const action of legalActions(game)) {
    if (action.type !== tried.type || 'idle' in action) continue;
    const values = Object.values(action);
    // Of those that are as near, one that has to do with what was tried.
    const far = Object.entries(tried).reduce(
      (sum, [field, value]) =>
        sum +
        distance(game, field, value, (action as unknown as Record<string, unknown>)[field]) -
        (values.includes(value) ? 0.5 : 0),
      0,
    );
    if (nearest === null || far < nearest.far) nearest = { action, far };
  }
  return nearest?.action ?? null;
}
