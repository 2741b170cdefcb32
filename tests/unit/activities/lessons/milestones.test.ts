import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect, test } from 'vitest';
import bonusTiles from '../../../../content/lessons/bonus-tiles.json' with { type: 'json' };
import firstGame from '../../../../content/lessons/first-game.json' with { type: 'json' };
import passing from '../../../../content/lessons/passing.json' with { type: 'json' };
import type { Lesson } from '../../../../src/activities/lessons/board-lesson.ts';
import { readLesson } from '../../../../src/activities/lessons/read-board-lesson.ts';
import { ALL_LESSONS } from '../../../../src/activities/lessons/whole-game.ts';
import { gameOf } from '../../../../src/milestones/history.ts';
import {
  type Action,
  legalActions,
  newGame,
  PRACTICE_SET,
  type Space,
  viewFor,
} from '../../../../src/milestones/index.ts';
import { apprentice } from '../../../../src/players/apprentice.ts';

const { act, answerTo, begin, graphOf } = ALL_LESSONS;

type Searched = Lesson & { readonly par: number };

/** What is said to a move in a lesson where the row of workers is this one, and which only a move to `best` fulfils. */
function saidTo(to: Space, best: Space, ...spaces: (string | null)[]) {
  const lesson = {
    ...readLesson('passing', passing),
    scene: { players: [{ spaces }, { spaces: ['quarryman 3', 'coiner 4'] }] },
    goal: { did: { type: 'move', to: best } },
    par: 1,
    mistakes: [],
    failures: [],
  } satisfies Lesson as Searched;
  const root = [...graphOf(lesson).values()][0];
  const next = root?.next.find(({ action }) => action.type === 'move' && action.to === to);
  if (root === undefined || next === undefined) throw new Error('no such move');
  return answerTo(lesson, root, next.action, next.to);
}

test('a better action gives more VP, or as many and more goods (6.2, 6.6)', () => {
  // One wood and 1 VP for the lumberjack with a bonus tile; three stones for the last of three quarrymen.
  const bonus = ['lumberjack 1 bonus', 'quarryman 2', 'quarryman 3', 'quarryman 4'];
  const [wood, stone] = [
    { goods: { wood: 1 }, vp: 1 },
    { goods: { stone: 3 }, vp: 0 },
  ];
  expect(saidTo('worker-1', 'worker-4', ...bonus)).toEqual({ kind: 'general', lost: false });
  expect(saidTo('worker-4', 'worker-1', ...bonus)).toMatchObject({
    kind: 'compared',
    gain: stone,
    better: { type: 'move', to: 'worker-1' },
    would: wood,
    lost: true,
  });
  const plain = ['lumberjack 1', 'quarryman 2', 'quarryman 3', 'sand-worker 4'];
  expect(saidTo('worker-1', 'worker-3', ...plain)).toMatchObject({ gain: { goods: { wood: 1 } }, lost: false });
  // One good is not better than another.
  expect(saidTo('worker-1', 'worker-2', ...plain)).toEqual({ kind: 'general', lost: false });
});

/** The types of what the others do before the reader's first turn. */
const before = (lesson: Lesson) => begin(lesson).steps.map(({ action }) => action.type);
const second = { player: 1, tools: [{ type: 'move' }], replies: { script: [] } } as const;

test('whoever has nothing to do by the script goes to the castle and does there what it demands (5.4, 11.1)', () => {
  const rich = { goods: { stone: 5 }, piece: 'mill', spaces: ['quarryman 1', 'quarryman 2', 'quarryman 3'] } as const;
  const scene = { players: [rich, { spaces: ['quarryman 3', 'coiner 4'] }] };
  const lesson: Lesson = { ...readLesson('passing', passing), ...second, scene };
  // The second move of the turn goes once round the loop (5.2).
  expect(before(lesson)).toEqual(['move', 'give-back', 'cover', 'move']);
  const { state } = gameOf(begin(lesson));
  expect([state.player, state.players[0]?.piece, state.players[0]?.goods.stone]).toEqual([1, 'castle', 3]);
  const visiting: Lesson = { ...lesson, scene: { ...scene, state: { phase: 'space', movesLeft: 1 } } };
  expect(before(visiting)).toEqual(['done', 'move', 'give-back', 'cover']);
});

test('bonus tiles that come within reach are left, and the visit ends (9.5, 5.6)', () => {
  const street = { type: 'street', from: 'p07', milestone: 'p08', to: 'p03' } as const;
  const lesson: Lesson = {
    ...readLesson('bonus-tiles', bonusTiles),
    ...second,
    replies: { script: [[street]] },
  };
  expect(before(lesson)).toEqual(['street', 'leave-bonus', 'done']);
});

test('a guided game is dealt from its seed, and its computer player decides by what it sees and by chance of the moment', () => {
  const lesson = readLesson('first-game', firstGame);
  const attempt = begin(lesson);
  expect(attempt.start).toEqual(newGame({ players: 2, seed: firstGame.scene.deal.seed, set: PRACTICE_SET }));
  const tried = act(lesson, attempt, legalActions(gameOf(attempt))[0] as Action);
  if (!tried.ok) throw new Error('refused');
  const replies = [...attempt.steps, ...tried.attempt.steps.slice(attempt.steps.length)].flatMap((step, i) =>
    step.action.player === 1 ? [{ step, i }] : [],
  );
  expect(replies.length).toBeGreaterThan(0);
  const [{ step, i }] = replies as [(typeof replies)[number]];
  const game = tried.attempt.steps[i - 1]?.game ?? attempt.start;
  const decided = apprentice(viewFor(game, 1), xoroshiro128plus(i))[0];
  const { player: _, ...taken } = step.action;
  expect(taken).toEqual(decided);
});
