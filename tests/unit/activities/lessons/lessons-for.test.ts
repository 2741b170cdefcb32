import { describe, expect, test } from 'vitest';
import type { LessonOf, LessonTypes } from '../../../../src/activities/lessons/lesson.ts';
import { lessonsFor } from '../../../../src/activities/lessons/lessons-for.ts';
import { textKeys } from '../../../../src/activities/lessons/text-keys.ts';
import type { Rules } from '../../../../src/kit/game.ts';

/**
 * A game that is small enough to be counted out: on their turns players take up to three steps of 1 to 3 along a row, or rest.
 * Whoever comes to 9 ends it.
 */
interface Game {
  readonly state: { readonly player: number; readonly at: readonly number[]; readonly moved: number };
}
type Action =
  | { readonly type: 'step'; readonly by: number }
  | { readonly type: 'rest'; readonly idle: true }
  | { readonly type: 'end' };
type Event = { readonly type: string; readonly rule: string; readonly player: number; readonly by?: number };
type Refusal = { readonly rule: string; readonly reason: string };
/** Whether a player has come to a place exactly. */
type Own = { readonly exactly: number; readonly player?: number };
/** What the lessons of this game are about; a scene is the game itself. */
interface Toy extends LessonTypes {
  readonly game: Game;
  readonly action: Action;
  readonly event: Event;
  readonly refusal: Refusal;
  readonly scene: Game;
  readonly condition: Own;
  readonly replier: string;
  readonly compared: { readonly compared: unknown };
}
type Lesson = LessonOf<Toy>;

const step = (by: number) => ({ type: 'step', by }) as const;
const rest = { type: 'rest', idle: true } as const;
const end = { type: 'end' } as const;
const from = (player: number, ...at: number[]): Game => ({ state: { player, at, moved: 0 } });

const isOver = ({ state }: Game) => state.at.some((place) => place >= 9);

const RULES: Omit<Rules<Game, Action, Event, Refusal, unknown, never>, 'newGame' | 'viewFor'> = {
  legalActions: (game) => (isOver(game) ? [] : [step(1), step(2), step(3), rest, end]),
  apply: (game, action) => {
    const { player, at, moved } = game.state;
    if (isOver(game) || (action.type === 'step' && action.by > 3))
      return { ok: false, refusals: [{ rule: 'T1', reason: 'too-far' }] };
    const by = action.type === 'step' ? action.by : 0;
    const after = at.map((place, i) => (i === player ? place + by : place));
    const over = after.some((place) => place >= 9);
    const ends = !over && (action.type === 'end' || moved === 2);
    const state = { player: ends ? (player + 1) % at.length : player, at: after, moved: ends ? 0 : moved + 1 };
    return { ok: true, game: { state }, events: [{ type: action.type, rule: 'T1', player, by }] };
  },
  isOver,
  currentPlayer: ({ state }) => state.player,
  endsTurn: (before, after) => before.state.player !== after.state.player || isOver(after),
  revealsHidden: () => false,
};

/** What the computer players of a lesson were asked, and what they decide one time after another. */
let asked: unknown[] = [];
let decisions: (readonly Action[])[] = [];

const LESSONS = lessonsFor<Toy>(RULES, {
  startOf: (scene) => scene,
  decide: (by, game, seat, n) => {
    asked.push({ by, at: game.state.at, seat, n });
    return decisions.shift() ?? [];
  },
  homeward: () => end,
  holds: ({ exactly, player }, { start, steps }, reader) =>
    (steps.at(-1)?.game ?? start).state.at[player ?? reader] === exactly,
  compare: (player, events, others) => {
    const told = (events: readonly Event[]) => events.map(({ type, by }) => `${type} ${by}`).join();
    return others.length === 0
      ? null
      : { compared: [player, told(events), ...others.map(({ action, events }) => [action, told(events)])] };
  },
});
const { begin, act, graphOf, hintAt, answer, choices, keyOf, takenBack, actionsTaken, followed, search, isTool } =
  LESSONS;

type Searched = Lesson & { readonly par: number };
const lessonWith = (changes: Partial<Lesson>): Lesson => ({
  id: 'toy',
  scene: from(0, 0, 0),
  player: 0,
  tools: [{ type: 'step' }],
  goal: { exactly: 5 },
  par: 2,
  way: [],
  replies: { script: [] },
  ...changes,
});
const searched = (changes: Partial<Lesson> = {}) => lessonWith(changes) as Searched;

/** A lesson after actions of the reader, which are all allowed. */
function attemptAfter(lesson: Lesson, ...actions: Action[]) {
  return actions.reduce((attempt, action) => {
    const tried = act(lesson, attempt, action);
    if (!tried.ok) throw new Error('refused');
    return tried.attempt;
  }, begin(lesson));
}
const taken = ({ steps }: ReturnType<typeof begin>) =>
  steps.map(({ action }) => `${action.player} ${action.type}${'by' in action ? ` ${action.by}` : ''}`);

describe('the others', () => {
  test('act first where it is their turn, as their script says, and end their turn', () => {
    const script = [[step(1), step(2)], [step(3)]];
    const lesson = lessonWith({ player: 1, replies: { script } });
    expect(taken(begin(lesson))).toEqual(['0 step 1', '0 step 2', '0 end']);
    expect(taken(attemptAfter(lesson, step(1), end))).toEqual([
      ...['0 step 1', '0 step 2', '0 end'],
      ...['1 step 1', '1 end'],
      ...['0 step 3', '0 end'],
    ]);
    expect(taken(attemptAfter(lesson, end, end)).slice(-2)).toEqual(['1 end', '0 end']);
  });

  test('take the next line of their script in each turn, also where there was nothing in the one before', () => {
    const lesson = lessonWith({ player: 1, replies: { script: [[], [step(3)]] } });
    expect(taken(attemptAfter(lesson, step(1), end))).toEqual(['0 end', '1 step 1', '1 end', '0 step 3', '0 end']);
  });

  test('leave out what is not possible, and what their script says beyond their turn', () => {
    const script = [
      [step(7), step(2), end, step(3)],
      [end, step(1)],
    ];
    expect(taken(attemptAfter(lessonWith({ scene: from(0, 0, 0, 0), replies: { script } }), end))).toEqual([
      '0 end',
      '1 step 2',
      '1 end',
      '2 end',
    ]);
  });

  test('do nothing more once the game is over', () => {
    const lesson = lessonWith({ player: 1, scene: from(0, 8, 0), replies: { script: [[step(2), step(1)]] } });
    expect(taken(begin(lesson))).toEqual(['0 step 2']);
  });

  test('wait for the reader where nothing is said of them', () => {
    const { replies: _, ...lesson } = lessonWith({ player: 1 });
    expect(taken(begin(lesson))).toEqual([]);
    expect(choices(lesson, begin(lesson))).toEqual([]);
    // The end of a turn is not asked about: the next player can act.
    const alone = { ...lesson, player: 0 };
    expect(taken(attemptAfter(alone, end, step(1)))).toEqual(['0 end', '1 step 1']);
  });

  test('are computer players, asked again until their turn is over; one that finds nothing to do ends it', () => {
    const lesson = lessonWith({ replies: { by: 'robot' } });
    asked = [];
    decisions = [[step(1)], [step(2), end]];
    expect(taken(attemptAfter(lesson, end))).toEqual(['0 end', '1 step 1', '1 step 2', '1 end']);
    expect(asked).toEqual([
      { by: 'robot', at: [0, 0], seat: 1, n: 1 },
      { by: 'robot', at: [0, 1], seat: 1, n: 2 },
    ]);
    asked = [];
    decisions = [[step(1)]];
    expect(taken(attemptAfter(lesson, end))).toEqual(['0 end', '1 step 1', '1 end']);
    expect(asked).toHaveLength(2);
  });
});

describe('an attempt', () => {
  const lesson = lessonWith({ player: 1, replies: { script: [[step(1)], [step(2)]] } });

  test('is refused what the rules refuse', () => {
    expect(act(lesson, begin(lesson), step(4))).toEqual({
      ok: false,
      refusals: [{ rule: 'T1', reason: 'too-far' }],
    });
  });

  test('counts the actions of the reader alone, and takes the last of them back with the replies to it', () => {
    const attempt = attemptAfter(lesson, step(1), end);
    expect(actionsTaken(lesson, attempt)).toBe(2);
    const back = takenBack(lesson, attempt);
    expect(taken(back)).toEqual(['0 step 1', '0 end', '1 step 1']);
    expect([back.at, back.confirmed, actionsTaken(lesson, back)]).toEqual([3, 3, 1]);
    expect(act(lesson, back, step(3)).ok).toBe(true);
    expect(takenBack(lesson, begin(lesson))).toEqual(begin(lesson));
    const first = lessonWith({});
    expect(takenBack(first, attemptAfter(first, step(1)))).toEqual(begin(first));
  });

  test('may take what the lesson is about; what only declines has to be named', () => {
    expect(choices(lessonWith({}), begin(lessonWith({})))).toEqual([step(1), step(2), step(3)]);
    const loose = lessonWith({ tools: [{ type: 'rest' }, { type: 'step', by: 2 }] });
    expect(choices(loose, begin(loose))).toEqual([step(2)]);
    expect(isTool(lessonWith({ tools: [{ type: 'rest', idle: true }] }), rest)).toBe(true);
  });

  test('is the same in whatever order the same things happened, and another one when others did or lie there', () => {
    const key = (...steps: number[]) => keyOf(attemptAfter(lessonWith({}), ...steps.map(step)));
    expect(key(1, 3)).toBe(key(3, 1));
    expect(key(1, 3)).not.toBe(key(2, 2));
    expect(keyOf(begin(lessonWith({})))).not.toBe(keyOf(begin(lessonWith({ scene: from(0, 1, 0) }))));
  });

  test('what follows is taken by whoever has the turn; what is not possible is left out', () => {
    const steps = followed(from(0, 0, 0), [step(7), step(2), end, step(1)]);
    expect(steps.map(({ action }) => action)).toEqual([
      { player: 0, ...step(2) },
      { player: 0, ...end },
      { player: 1, ...step(1) },
    ]);
  });
});

describe('the search', () => {
  const at = (lesson: Searched, ...actions: Action[]) => graphOf(lesson).get(keyOf(attemptAfter(lesson, ...actions)));

  test('pauses at each position, and finds how far each is from the goal', () => {
    const lesson = searched();
    const graph = graphOf(lesson);
    expect([...search(lesson)]).toHaveLength(graph.size);
    expect(at(lesson)).toMatchObject({ depth: 0, distance: 2, reached: false, failure: null });
    expect(at(lesson, step(1))).toMatchObject({ depth: 1, distance: 2 });
    expect(at(lesson, step(3))).toMatchObject({ depth: 1, distance: 1 });
    expect(at(lesson, step(2), step(3))).toMatchObject({ depth: 2, distance: 0, reached: true, next: [] });
    expect(at(lesson, step(3), step(3))).toMatchObject({ distance: Number.POSITIVE_INFINITY, reached: false });
    expect(graph.get(keyOf(attemptAfter(lesson, step(3), step(2))))).toBe(
      graph.values().next().value?.next[1]?.to.next[2]?.to,
    );
  });

  test('goes two actions beyond par, and no further', () => {
    const lesson = searched({ goal: { exactly: 99 }, par: 1 });
    const positions = [...graphOf(lesson).values()];
    expect(Math.max(...positions.map(({ depth }) => depth))).toBe(3);
    for (const { depth, next } of positions) expect(next).toHaveLength(depth === 3 ? 0 : 3);
  });

  test('reaches no goal before anything was done', () => {
    expect(at(searched({ scene: from(0, 5, 0) }))).toMatchObject({
      reached: false,
      distance: Number.POSITIVE_INFINITY,
    });
    expect(at(searched({ scene: from(0, 5, 0), tools: [{ type: 'rest', idle: true }] }))).toMatchObject({
      distance: 1,
    });
  });

  test('ends where an attempt fails, unless the goal is reached there', () => {
    const failures = [
      { say: 'three', rules: [], when: { exactly: 3 } },
      { say: 'five', rules: [], when: { exactly: 5 } },
    ];
    const lesson = searched({ failures });
    expect(at(lesson, step(3))).toMatchObject({ failure: failures[0], next: [], reached: false });
    expect(at(lesson, step(2), step(3))).toMatchObject({ failure: null, reached: true });
    expect(at(lesson, step(2))).toMatchObject({ failure: null, distance: 1 });
    expect(at(lesson)).toMatchObject({ distance: 2 });
  });
});

test('a hint is on a shortest way, the author’s first; there is none where the goal is out of reach', () => {
  const way = [
    { step: 'three', do: [step(3)], rules: [] },
    { step: 'more', do: [step(1), step(2)], rules: [] },
  ];
  const hint = (lesson: Searched, ...actions: Action[]) =>
    hintAt(lesson, graphOf(lesson), attemptAfter(lesson, ...actions));
  expect(hint(searched())).toEqual({ action: step(2), step: null });
  expect(hint(searched({ way }))).toEqual({ action: step(3), step: way[0] });
  expect(hint(searched({ way }), step(3))).toEqual({ action: step(2), step: way[1] });
  expect(hint(searched({ way }), step(3), step(3))).toBeNull();
  expect(hint(searched({ way }), rest)).toBeNull();
});

describe('what is said to an action', () => {
  /** What is said to the last of some actions. */
  const said = (lesson: Lesson, ...actions: Action[]) => {
    const [before, now] = [attemptAfter(lesson, ...actions.slice(0, -1)), attemptAfter(lesson, ...actions)];
    const graph = lesson.par === null ? new Map() : graphOf(lesson as Searched);
    return answer(lesson, graph, before, actions.at(-1) as Action, now);
  };
  const early = { say: 'early', rules: ['T1'], action: { type: 'step', by: 1 } };
  const far = { say: 'far', rules: ['T1'], action: { type: 'step' }, when: { exactly: 6 } };
  const fail = { say: 'four', rules: ['T1'], when: { exactly: 4 } };

  test('the goal is reached, or the way there is right', () => {
    expect(said(searched(), step(2), step(3))).toEqual({ kind: 'reached' });
    expect(said(searched(), step(2))).toEqual({ kind: 'right' });
    expect(said(searched({ mistakes: [{ ...early, action: { type: 'step' } }] }), step(2))).toEqual({ kind: 'right' });
  });

  test('a failure, even on the way, and a mistake, whether or not the goal is lost by it', () => {
    const lesson = searched({ failures: [fail], mistakes: [early, far] });
    expect(said(lesson, step(2), step(2))).toEqual({ kind: 'said', said: fail, lost: true });
    expect(said(lesson, step(1))).toEqual({ kind: 'said', said: early, lost: false });
    expect(said(lesson, step(3), step(3))).toEqual({ kind: 'said', said: far, lost: true });
    // What has to hold after a mistake does not.
    expect(said(searched({ mistakes: [far] }), step(1))).toMatchObject({ kind: 'compared' });
  });

  test('what it brought, beside what each better action of its type would have brought', () => {
    const goal = { any: [{ exactly: 5 }, { happened: { type: 'rest' } }] };
    const lesson = searched({ tools: [{ type: 'step' }, { type: 'rest', idle: true }], goal: { exactly: 3 }, par: 1 });
    expect(said(lesson, step(1))).toEqual({
      kind: 'compared',
      compared: [0, 'step 1', [step(3), 'step 3']],
      lost: false,
    });
    // The same steps in another order lead to the same position: told is what this action brought.
    expect(said(searched(), step(2), step(1))).toEqual({
      kind: 'compared',
      compared: [0, 'step 1', [step(3), 'step 3']],
      lost: false,
    });
    expect(said(searched(), step(3), step(3))).toEqual({
      kind: 'compared',
      compared: [0, 'step 3', [step(2), 'step 2']],
      lost: true,
    });
    // Only a rest is nearer, which is no step.
    const resting = searched({ tools: [{ type: 'step' }, { type: 'rest', idle: true }], goal, par: 1 });
    expect(said(resting, step(1))).toEqual({ kind: 'general', lost: false });
  });

  test('nothing but that the goal was out of reach before', () => {
    expect(said(searched(), step(3), step(3), step(1))).toEqual({ kind: 'late', lost: true });
  });

  test('off what was searched, what can be known without', () => {
    const lesson = searched({ failures: [fail], mistakes: [{ ...early, action: { type: 'rest' } }] });
    expect(said(lesson, rest)).toEqual({ kind: 'said', said: lesson.mistakes?.[0], lost: true });
    expect(said(searched(), rest)).toEqual({ kind: 'late', lost: true });
    expect(said(lesson, rest, step(2), step(2))).toEqual({ kind: 'said', said: fail, lost: true });
    expect(said(lesson, rest, step(2), step(3))).toEqual({ kind: 'reached' });
  });

  test('in a guided game everything is right that is neither the goal, a failure, nor a mistake', () => {
    const lesson = lessonWith({ par: null, failures: [fail], mistakes: [early] });
    expect(said(lesson, step(2))).toEqual({ kind: 'right' });
    expect(said(lesson, step(1))).toEqual({ kind: 'said', said: early, lost: false });
    expect(said(lesson, step(2), step(2))).toEqual({ kind: 'said', said: fail, lost: true });
    expect(said(lesson, step(2), step(3))).toEqual({ kind: 'reached' });
    expect(said(lessonWith({ par: null }), step(1))).toEqual({ kind: 'right' });
  });
});

test('a lesson’s words: its own, the hints of each step, and each sentence once', () => {
  const own = ['title', 'intro', 'task', 'done'];
  expect(textKeys(lessonWith({}))).toEqual(own);
  const way = ['a', 'b'].map((step) => ({ step, do: [], rules: [] }));
  const mistakes = ['x', 'y'].map((say) => ({ say, rules: [], action: { type: 'step' } }));
  const failures = ['y', 'z'].map((say) => ({ say, rules: [], when: { exactly: 1 } }));
  expect(textKeys(lessonWith({ way, mistakes, failures }))).toEqual([
    ...own,
    ...['look.a', 'think.a', 'look.b', 'think.b'],
    ...['say.x', 'say.y', 'say.z'],
  ]);
});
