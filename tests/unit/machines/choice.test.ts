import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  actionOf,
  allowedValues,
  type Choice,
  extensions,
  type Field,
  filledIn,
  isChosen,
  nextField,
  pick,
  placeOfField,
  refusalsFor,
} from '../../../src/machines/choice.ts';
import {
  ACTION_TYPES,
  type Action,
  type ActionType,
  apply,
  type Game,
  gameOfScene,
  layoutOf,
  legalActions,
  newGame,
  PRACTICE_SET,
  randomSet,
  type Scene,
  SPACES,
} from '../../../src/milestones/index.ts';
import { gameWithEverything } from '../../browser/planned-games.ts';

const dealt = newGame({ players: 2, seed: 5, set: PRACTICE_SET });

/** A game somewhere on its way, by legal actions chosen by numbers; rare kinds of actions come first. */
function somewhere(seed: number, choices: readonly number[]): Game {
  let game = newGame({ players: 2, seed, set: randomSet(seed) });
  for (const choice of choices) {
    const actions = legalActions(game);
    if (actions.length === 0) return game;
    const types = [...new Set(actions.map(({ type }) => type))];
    const ofType = actions.filter(({ type }) => type === types[choice % types.length]);
    const outcome = apply(game, ofType[choice % ofType.length] as Action);
    if (!outcome.ok) throw new Error('a legal action is refused');
    game = outcome.game;
  }
  return game;
}

test('a tile and its space can be picked in either order, and another tile keeps the space', () => {
  const [first, second] = dealt.state.startingTiles as [string, string];
  let choice: Choice = { type: 'draft' };
  const picked = (place: 'tiles' | 'loop', value: unknown) => {
    const result = pick(dealt, choice, place, value);
    if (!result.ok) throw new Error('refused');
    choice = result.choice;
  };
  picked('loop', 3);
  expect(nextField(dealt, choice)).toBe('tile');
  picked('tiles', first);
  expect(actionOf(dealt, choice)).toEqual({ type: 'draft', tile: first, space: 3 });
  picked('tiles', second);
  expect(actionOf(dealt, choice)).toEqual({ type: 'draft', tile: second, space: 3 });
  picked('tiles', second);
  expect(isChosen(choice, 'tiles', second)).toBe(false);
});

test('what cannot be picked is refused with the rule that forbids it', () => {
  const picked = pick(dealt, { type: 'draft' }, 'loop', 8);
  expect(picked).toMatchObject({ ok: false, refusals: [{ rule: '4.9', reason: 'sticks-out' }] });
  expect(refusalsFor(dealt, { type: 'street' })).toMatchObject([{ reason: 'draft-first' }, {}, {}]);
});

test('from the mill only the castle is left, and it is filled in', () => {
  let game = dealt;
  for (let i = 0; i < 4; i++) game = after(game, legalActions(game)[0] as Action);
  game = after(after(game, { type: 'move', to: 'mill' }), { type: 'done' });
  expect(filledIn(game, { type: 'move' })).toEqual({ type: 'move', to: 'castle' });
});

function after(game: Game, action: Action): Game {
  const outcome = apply(game, action);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusals));
  return outcome.game;
}

test('every legal action can be picked together, whatever is filled in on the way', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.array(fc.nat(1000), { maxLength: 90 }), fc.nat(), (seed, choices, which) => {
      const game = somewhere(seed, choices);
      const legal = legalActions(game).filter(({ type }) => !['done', 'leave-bonus', 'give-back'].includes(type));
      const wanted = legal[which % Math.max(1, legal.length)];
      if (wanted === undefined || 'idle' in wanted) return;
      let choice: Choice = { type: wanted.type };
      for (let i = 0; i < 6 && actionOf(game, choice) === null; i++) {
        const field = nextField(game, choice);
        if (field === null) break;
        const chosen = (wanted as unknown as Record<string, unknown>)[field];
        const value =
          field === 'numbers' ? (chosen as string[]).find((number) => !isChosen(choice, 'points', number)) : chosen;
        const picked = pick(game, choice, placeOfField(choice.type, field), value);
        if (!picked.ok) throw new Error(`${JSON.stringify(wanted)}: ${JSON.stringify(picked)}`);
        choice = picked.choice;
      }
      expect(actionOf(game, choice)).toEqual(wanted);
    }),
    { numRuns: 300 },
  );
});

/** Whether a value of a field's successor leaves only one value for the field, which is then filled in. */
function leadsBack(game: Game, choice: Choice, field: Field, later: string | undefined, value: unknown): boolean {
  if (later === undefined) return false;
  const ways = extensions(game, choice).map((action) => action as unknown as Readonly<Record<string, unknown>>);
  const there = ways.filter((way) => [way[later]].flat().includes(value));
  return new Set(there.map((way) => way[field])).size === 1;
}

test('a pick is accepted exactly where the choice can still become legal, and else there is a reason', () => {
  /** What is chosen at the same place as the first field of an action, right after it. */
  const LATER: { readonly [Type in ActionType]?: string } = { street: 'milestone', deliver: 'numbers' };
  fc.assert(
    fc.property(fc.nat(200), fc.array(fc.nat(1000), { maxLength: 60 }), fc.nat(), (seed, choices, at) => {
      const game = somewhere(seed, choices);
      const layout = layoutOf(game.board);
      const values: [Parameters<typeof pick>[2], readonly unknown[]][] = [
        ['points', layout.ids],
        ['lots', layout.lots.map((lot) => lot.id)],
        ['loop', [1, 2, 3, 4, 5, 6, 7, 8]],
      ];
      for (const type of ACTION_TYPES) {
        const choice = { type } as Choice;
        const field = nextField(game, choice);
        if (field === null) continue;
        const place = placeOfField(type, field);
        const all = type === 'move' ? SPACES : values.find(([name]) => name === place)?.[1];
        const value = all?.[at % all.length];
        if (value === undefined) continue;
        const picked = pick(game, choice, place, value);
        const isAllowed = allowedValues(game, choice, field).has(value);
        expect(picked.ok).toBe(isAllowed || leadsBack(game, choice, field, LATER[type], value));
        if (picked.ok) expect(extensions(game, picked.choice).length).toBeGreaterThan(0);
        else expect(picked.refusals.length, `${type} ${String(value)}`).toBeGreaterThan(0);
      }
    }),
    { numRuns: 200 },
  );
});

test('a milestone may be pressed first where only one start leads to it', () => {
  const played = gameWithEverything();
  let game = played.start;
  let first = 0;
  for (const action of played.actions) {
    const all = extensions(game, { type: 'street' }) as Extract<Action, { type: 'street' }>[];
    for (const { from, milestone } of all) {
      const others = all.filter((each) => each.milestone === milestone);
      if (others.some((each) => each.from !== from) || all.some((each) => each.from === milestone)) continue;
      const picked = pick(game, { type: 'street' }, 'points', milestone);
      expect(picked).toEqual({ ok: true, choice: filledIn(game, { type: 'street', from, milestone }) });
      first += 1;
    }
    game = after(game, action);
  }
  expect(first).toBeGreaterThan(0);
});

test('a move that is declined before its space is chosen stays declined', () => {
  const game = gameWithEverything().actions.reduce(
    (now, action) => (now.state.phase === 'move' ? now : after(now, action)),
    gameWithEverything().start,
  );
  const declined = legalActions(game).find((action) => 'idle' in action) as Extract<Action, { type: 'move' }>;
  const picked = pick(game, { type: 'move', idle: true } as Choice, 'loop', declined.to);
  expect(picked).toEqual({ ok: true, choice: declined });
  // What a building offers is not declined.
  expect(pick(game, { type: 'move', idle: true } as Choice, 'loop', 'mill')).toEqual({
    ok: true,
    choice: { type: 'move', to: 'mill' },
  });
});

test('where a house may leave its bonus tile, its lot alone is an action, and the worker can still be chosen', () => {
  const scene: Scene = {
    board: ['  S   2', '', '1   3   4', '      *', '  2   5'],
    variants: { equalCategoryScores: false, houseMayLeaveBonus: true },
    players: [
      { piece: 'board-of-works', goods: { stone: 1, wood: 1 }, spaces: ['quarryman 1', 'lumberjack 2'] },
      { spaces: ['quarryman 2', 'coiner 5'] },
    ],
    state: { phase: 'space', streets: [['p0', 'p3', 'p6']], bonusTiles: { 'p3+p4+p6': 'lumberjack' } },
  };
  const game = gameOfScene(scene);
  const lot = 'p3+p4+p6';
  const chosen: Choice = { type: 'house', lot };
  expect(filledIn(game, chosen)).toEqual(chosen);
  expect(actionOf(game, chosen)).toEqual({ type: 'house', lot });
  expect(nextField(game, chosen)).toBe('bonusOn');
  const picked = pick(game, chosen, 'loop', 2);
  expect(picked).toEqual({ ok: true, choice: { type: 'house', lot, bonusOn: 2 } });
  // Pressed again, the worker is no longer chosen.
  expect(picked.ok && pick(game, picked.choice, 'loop', 2)).toEqual({ ok: true, choice: chosen });
});
