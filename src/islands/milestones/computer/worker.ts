import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { stepsOf } from '../../../milestones/history.ts';
import { type Action, determinize, type Game } from '../../../milestones/index.ts';
import { consider, type Enough } from '../../../players/consider.ts';
import { playerOf } from '../../../players/levels.ts';
import { contrast, type Reason, reasonsFor, sayMore } from '../../../players/reasons.ts';
import { bestTurn, review } from '../../../players/review.ts';
import type { Reply, Request, ReviewedTurn, Task, Tasks } from './tasks.ts';

type Do<T extends Task> = (input: Tasks[T]['input'], report: (progress: number) => void) => Tasks[T]['output'];

/** Enough when so much time has passed from now on. */
function afterMs(ms: number): Enough {
  const end = performance.now() + ms;
  return () => performance.now() >= end;
}

/** A turn as it looks afterwards. What seems better without a reason that can be told is not called better. `reasonsOf` gives what speaks for the turn. */
function reviewed(
  before: Game,
  taken: readonly Action[],
  random: RandomGenerator,
  ms: number,
  reasonsOf: () => readonly Reason[],
): ReviewedTurn {
  const found = review(before, taken, random, () => afterMs(ms));
  const reasons = found.better === null ? null : contrast(before, reasonsOf(), found.better);
  return reasons === null
    ? { ...found, before: found.after, better: null, contrast: null }
    : { ...found, contrast: reasons };
}

/** How each task is done. What takes long says now and then how far it is. */
const DO: { readonly [T in Task]: Do<T> } = {
  turn: ({ view, by, ms, seed }) => playerOf(by, afterMs(ms))(view, xoroshiro128plus(seed)),
  why: ({ before, actions, ms, seed }) => {
    const reasons = reasonsFor(before, actions);
    return { ...reviewed(before, actions, xoroshiro128plus(seed), ms, () => reasons), reasons };
  },
  compare: ({ before, taken, better }) =>
    contrast(before, reasonsFor(before, taken), better) ?? { better: reasonsFor(before, better), taken: [] },
  hint: ({ view, ms, seed }) => {
    const actions = consider(view, xoroshiro128plus(seed), afterMs(ms))[0]?.actions ?? [];
    // What a turn is good for does not depend on the order of the pile.
    return { actions, reasons: reasonsFor(determinize(view, 0), actions) };
  },
  analysis: ({ start, actions, turns, ms, seed }, report) => {
    const games = [start, ...stepsOf(start, actions).map(({ game }) => game)];
    const random = xoroshiro128plus(seed);
    const told = new Map<number, readonly Reason[]>();
    const reasonsOf = (turn: number): readonly Reason[] => {
      const [first, end] = turns[turn] as (typeof turns)[number];
      const reasons = told.get(turn) ?? reasonsFor(games[first] as Game, actions.slice(first, end));
      told.set(turn, reasons);
      return reasons;
    };
    const reviews = turns.map(([first, end], turn) => {
      const before = games[first] as Game;
      const found = reviewed(before, actions.slice(first, end), random, ms, () => reasonsOf(turn));
      report((turn + 1) / turns.length);
      return found;
    });
    const turn = bestTurn(reviews, 1 / start.options.players, (each) => sayMore(reasonsOf(each)));
    return { reviews, best: turn === null ? null : { turn, reasons: reasonsOf(turn) } };
  },
};

const reply = (message: Reply) => postMessage(message);

function answer<T extends Task>({ task, input }: Request<T>): void {
  reply({ output: DO[task](input, (progress) => reply({ progress })) });
}

addEventListener('message', ({ data }: MessageEvent<Request>) => answer(data));
