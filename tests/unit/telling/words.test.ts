import { wordsFor as eventWords } from 'words:events';
import { wordsFor as refusalWords } from 'words:refusals';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardSpots, loopSpots } from '../../../src/choosing/spots.ts';
import {
  type Action,
  apply,
  type GameEvent,
  gameOfScene,
  legalActions,
  newGame,
  type Player,
  PRACTICE_SET,
  REASONS,
  type Seat,
} from '../../../src/milestones/index.ts';
import { ruleAddress } from '../../../src/rulebook/addresses.ts';
import { sentenceOf } from '../../../src/telling/actions-in-words.ts';
import { coordinate } from '../../../src/telling/coordinates.ts';
import { eventInWords } from '../../../src/telling/events-in-words.ts';
import { type Names, namesFor } from '../../../src/telling/names.ts';
import { refusalInWords } from '../../../src/telling/refusals-in-words.ts';
import { languages } from '../../../src/words/languages.ts';

const { board, workerTiles } = PRACTICE_SET;
const seats: Seat[] = [
  { name: 'Ann', colour: 'red', by: 'person' },
  { name: 'Ben', colour: 'blue', by: 'person' },
];

const EVENT_TYPES = {
  drafted: 1,
  'left-over': 1,
  moved: 1,
  declined: 1,
  'no-worker': 1,
  goods: 1,
  'no-income': 1,
  paid: 1,
  vp: 1,
  hired: 1,
  refilled: 1,
  'street-built': 1,
  'house-built': 1,
  'marketplace-built': 1,
  'bonus-in-reach': 1,
  'bonus-taken': 1,
  'bonus-left': 1,
  'bonus-lost': 1,
  delivered: 1,
  demanded: 1,
  'gave-back': 1,
  'worker-covered': 1,
  'end-triggered': 1,
  'turn-ended': 1,
  scored: 1,
  'game-over': 1,
} as const satisfies Record<GameEvent['type'], 1>;

const everyLanguage = languages.map((language) => [language, namesFor(language, board, workerTiles)] as const);

test.each(everyLanguage)('every reason has a sentence (%s)', (language, names: Names) => {
  for (const reason of REASONS) {
    const sentence = refusalInWords(
      { rule: null, reason, at: [{ good: 'stone' }, { space: 'worker-3' }, { point: board.start }] },
      names,
    );
    expect(sentence.length, reason).toBeGreaterThan(8);
    expect(sentence, reason).toMatch(/[.!?]$/);
  }
  expect(new Set(REASONS.map((reason) => refusalWords(language)(reason, { at: '' }))).size).toBe(REASONS.length);
});

test.each(everyLanguage)('every event of whole games has a sentence (%s)', (language, names) => {
  const told = new Map<string, string>();
  for (let seed = 0; seed < 4; seed++) {
    let game = newGame({ players: 2, seed, set: PRACTICE_SET });
    for (let i = 0; i < 3000 && game.state.phase !== 'over'; i++) {
      const actions = legalActions(game);
      const types = [...new Set(actions.map(({ type }) => type))];
      const ofType = actions.filter(({ type }) => type === types[(i * 7 + seed) % types.length]);
      const outcome = apply(game, ofType[(i * 31) % ofType.length] as Action);
      if (!outcome.ok) throw new Error('a legal action is refused');
      game = outcome.game;
      for (const event of outcome.events) {
        const sentence = eventInWords(event, { names, seats, state: game.state });
        expect(sentence).toMatch(/[.!?]$/);
        expect(sentence).not.toMatch(/undefined|\bnull\b|NaN|[{}]/);
        told.set(event.type, sentence);
      }
    }
  }
  for (const type of Object.keys(EVENT_TYPES) as GameEvent['type'][]) {
    // What these games did not bring has a sentence, too.
    expect(told.get(type) ?? eventWords(language)(type, values), type).toBeTruthy();
  }
});

/** How each language says from where spaces are counted: no number of theirs is printed. */
const FROM_LEFT = { en: 'from the left', fr: 'à compter de la gauche', it: 'da sinistra', hu: 'balról' };

test.each(everyLanguage)('a space is named by its worker, or counted from the left (%s)', (language, names) => {
  const game = gameOfScene({
    players: [
      { piece: 'castle', spaces: ['coiner 4', null, null, null, null, 'lumberjack 3 bonus'] },
      { spaces: ['coiner 1', 'coiner 2'] },
    ],
  });
  const tell = (event: GameEvent) => eventInWords(event, { names, seats, state: game.state });
  const worker = names.employment({ kind: 'lumberjack', number: 3, bonus: false });
  const taken = tell({ type: 'bonus-taken', rule: '9.2', player: 0, lot: 'a+e+f', kind: 'lumberjack', space: 6 });
  expect(taken).toContain(worker);
  expect(taken).not.toContain('6');
  expect(tell({ type: 'bonus-lost', rule: '9.7', player: 0, kind: 'lumberjack', space: 6 })).not.toMatch(/\d/);
  const player = game.state.players[0] as Player;
  const tile = workerTiles[0]?.id as string;
  for (const sentence of [
    tell({ type: 'drafted', rule: '4.9', player: 0, tile, space: 2 }),
    tell({ type: 'hired', rule: '7.3', player: 0, tile, space: 2 }),
    sentenceOf({ type: 'hire', tile, space: 2 }, game, player, names),
    sentenceOf({ type: 'move', to: 'worker-2' }, game, player, names),
    names.place({ space: 'worker-2' }),
  ])
    expect(sentence).toContain(FROM_LEFT[language]);
  const lot = Object.keys(game.state.bonusTiles)[0] ?? 'a+e+f';
  const bonus = (space: number) => sentenceOf({ type: 'take-bonus', lot, space }, game, player, names);
  expect(bonus(1)).toContain(names.employment({ kind: 'coiner', number: 4, bonus: false }));
  expect(bonus(2)).toContain(FROM_LEFT[language]);
});

/** Values for any sentence. */
const values = Object.fromEntries(
  'player tile left right to goods numbers vp source from milestone lot point n bonuses kind space marketplace demands worker by next last kinds values result players winners who'
    .split(' ')
    .map((name) => [name, 1]),
);

test('points are called by column and row, each by a name of its own', () => {
  const called = board.points.map(({ id }) => coordinate(board, id));
  expect(new Set(called).size).toBe(board.points.length);
  expect(called.every((name) => /^[A-Z]{1,2}\d{1,2}$/.test(name))).toBe(true);
  const far = {
    ...board,
    points: [
      { id: 'a', q: 0, r: 0, number: 1 },
      { id: 'b', q: 27, r: 1, number: 1 },
    ],
  };
  expect(coordinate(far, 'b')).toBe('AB2');
});

test('no two spots of a picture have the same name', () => {
  fc.assert(
    fc.property(fc.nat(99), fc.constantFrom('street', 'house', 'marketplace', 'deliver', 'move'), (seed, type) => {
      const game = newGame({ players: 2, seed, set: PRACTICE_SET });
      const marking = {
        game,
        player: 0,
        choice: { type },
        names: namesFor('en', board, workerTiles),
        causes: new Set<string>(),
        onPress: () => {},
        onPoint: () => {},
      } as const;
      const spots = [...boardSpots(marking), ...loopSpots(marking)];
      expect(spots.length).toBeGreaterThan(10);
      expect(new Set(spots.map((spot) => spot.name)).size).toBe(spots.length);
    }),
    { numRuns: 20 },
  );
});

test('a rule is found on the page of its chapter', () => {
  expect(ruleAddress('fr', '8.5')).toMatch(/\/fr\/rules\/board-of-works\/#8\.5$/);
  expect(ruleAddress('hu', '13.4')).toMatch(/\/hu\/rules\/supplies\/#13\.4$/);
});
