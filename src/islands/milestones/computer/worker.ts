import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { stepsOf } from '../../../milestones/history.ts';
import { type Action, determinize, type Game } from '../../../milestones/index.ts';
import { consider, type Enough } from '../../../players/consider.ts';
import { playerOf } from '../../../players/levels.ts';
import { contrast, reasonsFor } from '../../../players/reasons.ts';
import { review } from '../../../players/review.ts';
import type { Reply, Request, ReviewedTurn, Task, Tasks } from './tasks.ts';

type Do<T extends Task> = (input: Tasks[T]['input'], report: (progress: number) => void) => Tasks[T]['output'];

/** Enough when so much time has passed from now on. */
function afterMs(ms: number): Enough {
  const end = performance.now() + ms;
  return () => performance.now() >= end;
}

/** A turn as it looks afterwards. What seems better without a reason that can be told is not called better. */
function reviewed(before: Game, taken: readonly Action[], random: RandomGenerator, ms: number): ReviewedTurn {
  const found = review(before, taken, random, () => afterMs(ms));
  const reasons = found.better === null ? null : contrast(before, taken, found.better);
  return reasons === null
    ? { ...found, before: found.after, better: null, contrast: null }
    : { ...found, contrast: reasons };
}

/** How each task is done. What takes long says now and then how far it is. */
const DO: { readonly [T in Task]: Do<T> } = {
  turn: ({ view, by, ms, seed }) => playerOf(by, afterMs(ms))(view, xoroshiro128plus(seed)),
  why: ({ before, actions, ms, seed }) => ({
    ...reviewed(before, actions, xoroshiro128plus(seed), ms),
    reasons: reasonsFor(before, actions),
  }),
  hint: ({ view, ms, seed }) => {
    const actions = consider(view, xoroshiro128plus(seed), afterMs(ms))[0]?.actions ?? [];
    // What a turn is good for does not depend on the order of the pile.
    return { actions, reasons: reasonsFor(determinize(view, 0), actions) };
  },
  analysis: ({ start, actions, turns, ms, seed }, report) => {
    const games = [start, ...stepsOf(start, actions).map(({ game }) => game)];
    const random = xoroshiro128plus(seed);
    return turns.map(([first, end], i) => {
      const found = reviewed(games[first] as Game, actions.slice(first, end), random, ms);
      report((i + 1) / turns.length);
      return found;
    });
  },
};

const reply = (message: Reply) => postMessage(message);

function answer<T extends Task>({ task, input }: Request<T>): void {
  reply({ output: DO[task](input, (progress) => reply({ progress })) });
}

addEventListener('message', ({ data }: MessageEvent<Request>) => answer(data));
