import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Standings } from '../../../../src/activities/table/seats/Standings.tsx';
import { Values } from '../../../../src/board/Values.tsx';
import { apply, gameOfScene, legalActions, type Scene, type Seat } from '../../../../src/milestones/index.ts';
import { namesFor } from '../../../../src/telling/names.ts';
import { languages } from '../../../../src/words/languages.ts';

/** One street, its milestone on the 2 beside the stall and its end on the 5; stone and wood for one house. */
const scene: Scene = {
  board: ['  S   2   5   1', '      *     *', '1   3   4   2   3', '      *', '  2   5   1   4'],
  players: [
    {
      piece: 'board-of-works',
      vp: 12,
      goods: { stone: 1, wood: 1 },
      spaces: ['quarryman 1', 'quarryman 2 bonus', 'lumberjack 3', 'sand-worker 4'],
    },
    { vp: 20, goods: { coin: 2 }, spaces: ['quarryman 1', 'lumberjack 2', 'grain-grower 3', 'grain-grower 4'] },
    { vp: 30, spaces: ['lumberjack 1', 'covered', 'sand-worker 3', 'sand-worker 4'] },
  ],
  state: { phase: 'space', streets: [['p00', 'p01', 'p02']] },
};
const game = gameOfScene(scene);
const seats: Seat[] = [
  { name: 'Ann', colour: 'red', by: 'person' },
  { name: 'Ben', colour: 'blue', by: 'person' },
  { name: 'Cleo', colour: 'yellow', by: 'master' },
];

/** The figures of each row of the table; of a majority first what the workers are worth. */
function rows(language: (typeof languages)[number]): number[][] {
  const names = namesFor(language, game.board, game.workerTiles);
  const html = renderToString(<Standings names={names} game={game} seats={seats} onClose={() => {}} />);
  return [...html.matchAll(/<tr[^>]*><th scope="row">.*?<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].flatMap(([, cell = '']) =>
      [...cell.replace(/<.*?>/g, '').matchAll(/\d+/g)].map(Number),
    ),
  );
}

test.each(languages)(
  'where everybody stands: each kind, what would be scored, goods and the way to the end (12.1–12.7, %s)',
  (language) => {
    expect(rows(language)).toEqual([
      [12, 20, 30],
      [3, 5, 1, 0],
      [1, 1, 1],
      [1, 0, 2, 5],
      [0, 2, 5, 0],
      [0, 0, 0],
      [17, 25, 35],
      [2, 2, 0],
      [47, 39, 29],
    ]);
  },
);

test('every lot says what a house there scores, and only where one may be built (8.11)', () => {
  const html = renderToString(<Values game={game} choice={{ type: 'house' }} />);
  const shown = [...html.matchAll(/>\+(\d+)</g)].map(([, vp]) => Number(vp));
  const scored = legalActions(game).flatMap((action) => {
    if (action.type !== 'house') return [];
    const outcome = apply(game, action);
    return outcome.ok
      ? outcome.events.flatMap((event) => (event.type === 'vp' && event.source === 'house' ? [event.vp] : []))
      : [];
  });
  // The lots below the street, with the 3, and with the 5 and the 4; stall and milestone are no free numbers.
  expect(scored.toSorted()).toEqual([3, 9]);
  expect(shown.toSorted()).toEqual(scored.toSorted());
});
