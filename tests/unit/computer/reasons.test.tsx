import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { Reasons } from '../../../src/islands/milestones/computer/Reasons.tsx';
import { gameOfScene, PRACTICE_SET, type Seat, VP_SOURCES } from '../../../src/milestones/index.ts';
import { type Reason, reasonsFor } from '../../../src/players/reasons.ts';
import { namesFor } from '../../../src/telling/names.ts';
import { turnInWords } from '../../../src/telling/turn-in-words.ts';
import { languages } from '../../../src/words/languages.ts';
import { POSITIONS } from '../../positions/positions.ts';

const seats: Seat[] = [
  { name: 'Ann', colour: 'red', by: 'person' },
  { name: 'Aurel', colour: 'blue', by: 'master' },
];
const [point = '', other = '', third = ''] = PRACTICE_SET.board.points.map(({ id }) => id);
const lot = PRACTICE_SET.board.bushes[0] as string;

/** One reason of every sort. */
const REASONS: readonly Reason[] = [
  ...VP_SOURCES.filter((source) => source !== 'majority').map(
    (source): Reason => ({ part: 'gained', what: 'vp', source, vp: 3 }),
  ),
  { part: 'gained', what: 'goods', goods: { stone: 2, coin: 1 } },
  { part: 'gained', what: 'tile', tile: 't01' },
  { part: 'gained', what: 'most', vp: 9 },
  { part: 'gained', what: 'win' },
  { part: 'gained', what: 'scoring', vp: 3 },
  { part: 'prepared', what: 'plan', spaces: ['worker-3', 'board-of-works'], vp: 7 },
  { part: 'prepared', what: 'hiring' },
  { part: 'prepared', what: 'time' },
  { part: 'prepared', what: 'yield', good: 'wood', before: 0, after: 2 },
  { part: 'prepared', what: 'yield', good: 'wood', before: 1, after: 2 },
  { part: 'prepared', what: 'kept', goods: { coin: 2 } },
  { part: 'prepared', what: 'bonus', kind: 'coiner' },
  { part: 'prepared', what: 'income' },
  { part: 'prepared', what: 'lead', kind: 'coiner' },
  { part: 'prepared', what: 'lap', workers: 4 },
  { part: 'prepared', what: 'ahead', workers: 4 },
  { part: 'costs', what: 'goods', goods: { grain: 2 } },
  { part: 'costs', what: 'back', goods: { grain: 2 } },
  { part: 'costs', what: 'workers', workers: [{ kind: 'lumberjack', number: 5, bonus: false }] },
  { part: 'costs', what: 'income' },
  { part: 'costs', what: 'scoring', vp: 3 },
  { part: 'costs', what: 'lead', kind: 'quarryman' },
  { part: 'costs', what: 'fewer', vp: 4, spaces: ['mill'], won: false },
  { part: 'costs', what: 'fewer', vp: 4, spaces: ['mill'], won: true },
  ...(
    [
      { type: 'street', from: point, milestone: other, to: third },
      { type: 'house', lot },
      { type: 'marketplace', at: other },
      { type: 'deliver', marketplace: other, numbers: [] },
    ] as const
  ).flatMap((action): Reason[] => [
    { part: 'denied', what: 'construction', player: 1, action, vp: 4 },
    { part: 'denied', what: 'withheld', player: 1, action, vp: 4 },
    { part: 'costs', what: 'opens', player: 1, action, vp: 4 },
  ]),
  { part: 'denied', what: 'lead', player: 1, kind: 'lumberjack' },
  { part: 'denied', what: 'end' },
];

describe.each(languages)('in %s', (language) => {
  const names = namesFor(language, PRACTICE_SET.board, PRACTICE_SET.workerTiles);

  test('every reason has words of its own', () => {
    const told = REASONS.map((reason) => renderToString(<Reasons names={names} seats={seats} reasons={[reason]} />));
    const texts = told.map((html) => /<dd>(.+)<\/dd>/.exec(html)?.[1]);
    expect(texts).not.toContain(undefined);
    expect(new Set(texts).size).toBe(REASONS.length);
    for (const [i, reason] of REASONS.entries()) if ('player' in reason) expect(texts[i]).toContain('Aurel');
  });

  test('a turn without a reason is told as well', () => {
    expect(renderToString(<Reasons names={names} seats={seats} reasons={[]} />)).toMatch(/<p>.+<\/p>/);
  });

  test.each(POSITIONS)('the turn of $id is told action by action, with its reasons', ({ scene, line }) => {
    const game = gameOfScene(scene);
    const there = namesFor(language, game.board, game.workerTiles);
    const sentences = turnInWords(game, line, there);
    expect(sentences).toHaveLength(line.filter(({ type }) => type !== 'done').length);
    for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|\{|\}/);
    const html = renderToString(<Reasons names={there} seats={seats} reasons={reasonsFor(game, line)} />);
    expect(html).not.toMatch(/undefined|\{|\}/);
  });
});
