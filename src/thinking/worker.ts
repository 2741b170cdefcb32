import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { stepsOf } from '../milestones/history.ts';
import { type Action, determinize, type Game } from '../milestones/index.ts';
import { within } from '../players/consider.ts';
import { hintedTurn } from '../players/hinted.ts';
import { playerOf } from '../players/levels.ts';
import { contrast, type Explained, type Explanation, explain, speaks } from '../players/reasons/explain.ts';
import { bestTurn, review } from '../players/review.ts';
import type { Reply, Request, ReviewedTurn, Task, Tasks } from './tasks.ts';

type Do<T extends Task> = (input: Tasks[T]['input'], report: (progress: number) => void) => Tasks[T]['output'];

const afterMs = (ms: number) => within(ms, () => performance.now());

/** A turn as it looks afterwards. What seems better without a reason that can be told is not called better. `explained` gives what can be said for the turn. */
function reviewed(
  before: Game,
  taken: readonly Action[],
  random: RandomGenerator,
  ms: number,
  explained: () => Explained,
): ReviewedTurn {
  const found = review(before, taken, random, () => afterMs(ms));
  const reason = found.better === null ? null : contrast(before, explained(), found.better);
  return reason === null
    ? { ...found, before: found.after, better: null, contrast: null }
    : { ...found, contrast: reason };
}

/** What is said of a turn, without the turn itself, which the page has. */
const explanationOf = ({ reason, effects }: Explained): Explanation => ({ reason, effects });

/** How each task is done. What takes long says now and then how far it is. */
const DO: { readonly [T in Task]: Do<T> } = {
  turn: ({ view, by, ms, seed }) => playerOf(by, afterMs(ms))(view, xoroshiro128plus(seed)),
  why: ({ before, actions, ms, seed }) => {
    const explained = explain(before, actions);
    return {
      ...reviewed(before, actions, xoroshiro128plus(seed), ms, () => explained),
      explanation: explanationOf(explained),
    };
  },
  compare: ({ before, taken, better }) =>
    contrast(before, explain(before, taken), better) ?? { better: explanationOf(explain(before, better)), taken: [] },
  hint: ({ view, ms, seed }) => {
    const actions = hintedTurn(view, xoroshiro128plus(seed), afterMs(ms));
    // What a turn is good for does not depend on the order of the pile.
    return { actions, explanation: explanationOf(explain(determinize(view, 0), actions)) };
  },
  analysis: ({ start, actions, turns, ms, seed }, report) => {
    const games = [start, ...stepsOf(start, actions).map(({ game }) => game)];
    const random = xoroshiro128plus(seed);
    const known = new Map<number, Explained>();
    const explained = (turn: number): Explained => {
      const [first, end] = turns[turn] as (typeof turns)[number];
      const found = known.get(turn) ?? explain(games[first] as Game, actions.slice(first, end));
      known.set(turn, found);
      return found;
    };
    const reviews = turns.map(([first, end], turn) => {
      const before = games[first] as Game;
      const found = reviewed(before, actions.slice(first, end), random, ms, () => explained(turn));
      report((turn + 1) / turns.length);
      return found;
    });
    const turn = bestTurn(reviews, 1 / start.options.players, (each) => speaks(explained(each)));
    return { reviews, best: turn === null ? null : { turn, explanation: explanationOf(explained(turn)) } };
  },
};

const reply = (message: Reply) => postMessage(message);

function answer<T extends Task>({ task, input }: Request<T>): void {
  reply({ output: DO[task](input, (progress) => reply({ progress })) });
}

addEventListener('message', ({ data }: MessageEvent<Request>) => answer(data));
reply({ isThere: true });
