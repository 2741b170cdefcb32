import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { gameOfScene, KINDS, PRACTICE_SET, type Seat, VP_SOURCES } from '../../../src/milestones/index.ts';
import type { Effect, Stop } from '../../../src/players/reasons/effects.ts';
import { explain } from '../../../src/players/reasons/explain.ts';
import { type Reason, RULE_BEHIND } from '../../../src/players/reasons/reason.ts';
import { namesFor } from '../../../src/telling/names.ts';
import { readerName } from '../../../src/telling/reader.ts';
import { reasonInWords } from '../../../src/telling/reason-in-words.ts';
import { turnInWords } from '../../../src/telling/turn-in-words.ts';
import { Effects } from '../../../src/thinking/Effects.tsx';
import { More, Said } from '../../../src/thinking/Explanation.tsx';
import { languages } from '../../../src/words/languages.ts';
import { POSITIONS } from '../../positions/positions.ts';

const seats: Seat[] = [
  { name: 'Ann', colour: 'red', by: 'person' },
  { name: 'Aurel', colour: 'blue', by: 'master' },
];
const [point = '', other = '', third = ''] = PRACTICE_SET.board.points.map(({ id }) => id);
const lot = PRACTICE_SET.board.bushes[0] as string;
const CONSTRUCTIONS = [
  { type: 'street', from: point, milestone: other, to: third },
  { type: 'house', lot },
  { type: 'marketplace', at: other },
  { type: 'deliver', marketplace: other, numbers: [] },
] as const;
const TYPES = CONSTRUCTIONS.map(({ type }) => type);
const CUBES = ['stone', 'wood', 'sand', 'grain'] as const;
const NUMBERS = [1, 2, 3, 4, 5];

const LUMBERJACK: Stop = { space: 'worker-3', worker: { kind: 'lumberjack', number: 5, bonus: false } };

/** One effect of every sort. */
const EFFECTS: readonly Effect[] = [
  ...VP_SOURCES.filter((source) => source !== 'majority').map(
    (source): Effect => ({ part: 'gained', what: 'vp', source, vp: 3 }),
  ),
  { part: 'gained', what: 'goods', goods: { stone: 2, coin: 1 } },
  { part: 'gained', what: 'tile', tile: 't01' },
  { part: 'gained', what: 'win' },
  { part: 'gained', what: 'scoring', vp: 3 },
  { part: 'prepared', what: 'plan', stops: [LUMBERJACK, { space: 'board-of-works', worker: null }], vp: 7 },
  { part: 'prepared', what: 'time' },
  { part: 'prepared', what: 'yield', good: 'wood', before: 0, after: 2 },
  { part: 'prepared', what: 'yield', good: 'wood', before: 1, after: 2 },
  { part: 'prepared', what: 'bonus', kind: 'coiner' },
  { part: 'prepared', what: 'income' },
  { part: 'prepared', what: 'lead', kind: 'coiner' },
  { part: 'prepared', what: 'lap', workers: 4 },
  { part: 'costs', what: 'goods', goods: { grain: 2 } },
  { part: 'costs', what: 'back', goods: { grain: 2 } },
  { part: 'costs', what: 'workers', workers: [{ kind: 'lumberjack', number: 5, bonus: false }] },
  { part: 'costs', what: 'income' },
  { part: 'costs', what: 'scoring', vp: 3 },
  { part: 'costs', what: 'lead', kind: 'quarryman' },
  { part: 'costs', what: 'fewer', vp: 4, stops: [LUMBERJACK], won: false },
  { part: 'costs', what: 'fewer', vp: 4, stops: [LUMBERJACK], won: true },
  ...CONSTRUCTIONS.flatMap((action): Effect[] => [
    { part: 'denied', what: 'construction', player: 1, action, vp: 4 },
    { part: 'costs', what: 'opens', player: 1, action, vp: 4 },
  ]),
  { part: 'denied', what: 'lead', player: 1, kind: 'lumberjack' },
  { part: 'denied', what: 'end' },
];

/** Reasons of every kind, with everything that changes a word of them. */
const REASONS: readonly Reason[] = [
  { why: 'win', by: 3 },
  { why: 'win-level' },
  { why: 'win-shared' },
  { why: 'won-anyway', by: 3 },
  ...NUMBERS.flatMap((number): Reason[] => [
    { why: 'house-first', n: 1, number, first: 'yes' },
    { why: 'house-first', n: 1, number, first: 'no' },
    { why: 'house-first', n: 2, number, first: 'yes' },
    { why: 'number-spared', number },
    { why: 'end-taken', number },
    { why: 'way-opened', number, via: 'none' },
    ...NUMBERS.filter((via) => via < number).map((via): Reason => ({ why: 'way-opened', number, via })),
    { why: 'number-first', player: 1, number },
  ]),
  { why: 'street-first', vp: 5 },
  { why: 'supplied-at-once', vp: 6 },
  ...[...CUBES, 'several' as const].flatMap((good): Reason[] => [
    { why: 'cube-bought', good, last: 'yes' },
    { why: 'cube-bought', good, last: 'no' },
  ]),
  ...[1, 2].flatMap((workers): Reason[] => [
    { why: 'coin-from-cubes', workers },
    { why: 'workers-pay', fewer: 8, goods: workers === 1 ? { sand: 1 } : { sand: 1, grain: 1 } },
  ]),
  { why: 'ends', by: 6, close: 'no', players: 2, player: 1 },
  { why: 'ends', by: 6, close: 'no', players: 3, player: null },
  { why: 'ends', by: 4, close: 'yes', players: 3, player: null },
  { why: 'waits', player: 1, by: 4 },
  ...[2, 3].map((players): Reason => ({ why: 'waits-for-more', by: 4, players })),
  { why: 'waits-for-more', by: 0, players: 2 },
  ...KINDS.flatMap((kind): Reason[] => [
    { why: 'lead', kind, from: null, tied: 'yes', final: 'yes' },
    { why: 'lead', kind, from: null, tied: 'no', final: 'no' },
    { why: 'lead', kind, from: 1, tied: 'no', final: 'no' },
    { why: 'evens', kind, player: 1, vp: 0, final: 'no' },
    { why: 'evens', kind, player: 1, vp: 2, final: 'yes' },
    { why: 'bonus', n: 1, kind },
    { why: 'covers', kind, left: 1, spare: 'none' },
    { why: 'covers', kind, left: 2, spare: 'none' },
  ]),
  { why: 'bonus', n: 2, kind: 'coiner' },
  { why: 'lot-first', player: 1, n: 1, vp: 8 },
  { why: 'lot-first', player: 1, n: 2, vp: 8 },
  { why: 'flour-first', player: 1, vp: 8 },
  ...CONSTRUCTIONS.flatMap((action): Reason[] => [
    { why: 'spoils', player: 1, type: action.type, vp: 9, rest: 4 },
    { why: 'spoils', player: 1, type: action.type, vp: 9, rest: 0 },
    { why: 'withholds', scored: 'some', player: 1, action, vp: 4, fewer: 2 },
    { why: 'withholds', scored: 'none', player: 1, action, vp: 4, fewer: 2 },
    { why: 'keeps-closed', player: 1, action, vp: 4 },
  ]),
  { why: 'several', n: 2, vp: 8 },
  { why: 'several', n: 3, vp: 8 },
  { why: 'house-now', vp: 9 },
  { why: 'flour-now', n: 2, vp: 7 },
  { why: 'flour-now', n: 1, vp: 4 },
  { why: 'highest-milestone', number: 4 },
  { why: 'highest-marketplace', number: 4 },
  ...[...CUBES, 'coin' as const].map((good): Reason => ({ why: 'new-kind', good })),
  { why: 'together', goods: { sand: 2 }, before: 0 },
  ...[...CUBES, 'coin' as const].map((good): Reason => ({ why: 'together', goods: { [good]: 2 }, before: 1 })),
  { why: 'together', goods: { sand: 3 }, before: 2 },
  { why: 'ascends' },
  { why: 'keeps-ascending' },
  { why: 'covers-nobody', goods: { sand: 1, grain: 1 } },
  ...TYPES.map((type): Reason => ({ why: 'next', type, good: 'several', vp: 6, alone: 'yes' })),
  ...CUBES.map((good): Reason => ({ why: 'next', type: 'house', good, vp: 6, alone: 'no' })),
  { why: 'next-several', n: 2, vp: 9 },
  { why: 'on-the-way', goods: { sand: 2 }, kind: 'sand-worker', vp: 0 },
  { why: 'on-the-way', goods: { sand: 3 }, kind: 'sand-worker', vp: 0 },
  { why: 'on-the-way', goods: { sand: 3 }, kind: 'sand-worker', vp: 7 },
  ...TYPES.flatMap((type): Reason[] => [
    { why: 'nearly', type, good: 'sand', by: 'worker', vp: 6, alone: 'yes' },
    { why: 'nearly', type, good: 'sand', by: 'trade', vp: 6, alone: 'no' },
  ]),
  ...(['some', 'none'] as const).flatMap((scored): Reason[] => [
    { why: 'waiting-pays', scored, fewer: 3, vp: 8, only: 4 },
    { why: 'waiting-pays', scored, fewer: 3, vp: 8, only: 0 },
    { why: 'can-wait', scored, fewer: 3, goods: { stone: 1 } },
    { why: 'can-wait', scored, fewer: 3, goods: {} },
    { why: 'next-time', scored, fewer: 3, vp: 4 },
    { why: 'moves-on', scored, fewer: 5 },
  ]),
  { why: 'coins-for-tile' },
  { why: 'coins-for-cubes', type: 'house', vp: 8 },
  { why: 'coins-for-cubes', type: 'deliver', vp: 8 },
  { why: 'income' },
  { why: 'nothing-to-build' },
  { why: 'castle-spares-goods' },
  { why: 'castle-spares-workers' },
  ...[...CUBES, 'coin' as const].map((spare): Reason => ({ why: 'covers', kind: 'quarryman', left: 0, spare })),
  { why: 'drafts-all' },
  { why: 'drafts-for', building: 'house' },
  { why: 'drafts-for', building: 'street' },
  { why: 'drafts-for', building: 'marketplace' },
  { why: 'no-hurry', workers: 4 },
  { why: 'most', vp: 7, last: 'no' },
  { why: 'most', vp: 7, last: 'yes' },
  { why: 'goods-kept', goods: { stone: 1, sand: 1 }, fewer: 3 },
  { why: 'more', vp: 3 },
  { why: 'only-ties' },
  ...TYPES.flatMap((type) =>
    (['goods', 'trade', 'worker'] as const).map((by): Reason => ({ why: 'next-scores', type, by, vp: 4 })),
  ),
  { why: 'next-scores', type: 'none', by: 'bonus', vp: 2 },
  { why: 'scores', vp: 1, last: 'no' },
  { why: 'scores', vp: 5, last: 'no' },
  { why: 'scores', vp: 5, last: 'yes' },
  { why: 'moves-on', scored: 'none', fewer: 0 },
];

describe.each(languages)('in %s', (language) => {
  const names = namesFor(language, PRACTICE_SET.board, PRACTICE_SET.workerTiles);

  test('every effect has words of its own', () => {
    const told = EFFECTS.map((effect) => renderToString(<Effects names={names} seats={seats} effects={[effect]} />));
    const texts = told.map((html) => /<dd>(.+)<\/dd>/.exec(html)?.[1]);
    expect(texts).not.toContain(undefined);
    expect(new Set(texts).size).toBe(EFFECTS.length);
    for (const [i, effect] of EFFECTS.entries()) {
      if ('player' in effect) expect(texts[i]).toContain('Aurel');
      // As everywhere, a space is called by the worker on it.
      if ('stops' in effect) expect(texts[i]).toContain(names.employment((effect.stops[0] as Stop).worker));
    }
  });

  test('every reason is one sentence of its own', () => {
    expect(new Set(REASONS.map(({ why }) => why))).toEqual(new Set(Object.keys(RULE_BEHIND)));
    const texts = REASONS.map((reason) => reasonInWords(reason, names, seats));
    for (const text of texts) expect(text).toMatch(/^\p{Lu}[^.!?{}]+\.$/u);
    for (const text of texts) expect(text).not.toMatch(/undefined|NaN/);
    expect(new Set(texts).size).toBe(REASONS.length);
    for (const [i, reason] of REASONS.entries())
      if (('player' in reason && reason.player !== null) || ('from' in reason && reason.from !== null))
        expect(texts[i]).toContain('Aurel');
  });

  test('a reader who is meant is addressed, and never named in the third person', () => {
    const you = readerName(language);
    const [ann] = seats as [Seat];
    const against = REASONS.filter(
      (reason) => ('player' in reason && reason.player !== null) || ('from' in reason && reason.from !== null),
    );
    expect(against.length).toBeGreaterThan(10);
    for (const reason of against) {
      const addressed = reasonInWords(reason, names, [ann, { name: you }]);
      expect(addressed).toMatch(/^\p{Lu}[^.!?{}]+\.$/u);
      expect(addressed).not.toBe(reasonInWords(reason, names, seats).replace('Aurel', you));
    }
  });

  test.each(POSITIONS)('the turn of $id is told action by action, and why in one sentence', ({ scene, line }) => {
    const game = gameOfScene(scene);
    const there = namesFor(language, game.board, game.workerTiles);
    const sentences = turnInWords(game, line, there);
    expect(sentences).toHaveLength(line.filter(({ type }) => type !== 'done').length);
    for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|\{|\}/);
    const props = { names: there, seats, explanation: explain(game, line) };
    expect(renderToString(<Said {...props} />)).toMatch(/^<p class="said">[^.!?<>]+\.<\/p>$/);
    const more = renderToString(<More {...props} />);
    expect(more).toMatch(/^<details class="more"><summary>/);
    expect(more).not.toMatch(/undefined|\{|\}/);
    expect(more).toContain(`>${RULE_BEHIND[props.explanation.reason.why]}</a>`);
  });
});
