import { describe, expect, test } from 'vitest';
import { placeOf } from '../../../src/board/pieces/geometry.ts';
import { edgeCases, playCase, rulePictures } from '../../../src/cases/index.ts';
import { gameOfScene } from '../../../src/milestones/index.ts';
import { caseMarks } from '../../../src/site/cases/case-marks.ts';
import { describeBoard, describePlayer } from '../../../src/telling/board-in-words.ts';
import { describeSteps } from '../../../src/telling/case-in-words.ts';
import { namesFor } from '../../../src/telling/names.ts';
import { languages } from '../../../src/words/languages.ts';

const caseOf = (id: string) => {
  const found = edgeCases().find((edgeCase) => edgeCase.id === id);
  if (found === undefined) throw new Error(`no case ${id}`);
  return found;
};
const playedOf = (id: string) => playCase(caseOf(id));

describe('the marks of a case', () => {
  test('show what is built as ghosts and hatch what forbids it', () => {
    const { board } = caseMarks(playedOf('branch-at-a-milestone'));
    expect(board.spots.map(({ at, look }) => [at, look])).toEqual([
      [['p1', 'p5'], 'preview'],
      [['p5', 'p6'], 'preview'],
      ['p5', 'preview'],
      ['p1', 'cause'],
    ]);
  });

  test('show where a move goes and whose workers yield', () => {
    const { spots, highlight } = caseMarks(playedOf('part-of-a-yield')).loop(0);
    expect(spots.map(({ at, look }) => [at, look])).toEqual([['worker-4', 'preview']]);
    expect(highlight).toEqual(['worker-1', 'worker-2', 'worker-4']);
  });

  test('show the sack and the numbers of a delivery', () => {
    const { board } = caseMarks(playedOf('lower-numbers'));
    expect(board.spots.map(({ at, look, piece }) => [at, look, piece])).toEqual([
      ['p3', 'preview', 'flour'],
      ['p2', 'chosen', undefined],
      ['p5', 'chosen', undefined],
    ]);
  });

  test('leave the other players’ moves out of the player board, and no half tile beside it', () => {
    expect(caseMarks(playedOf('marketplace-of-another-player')).loop(0).spots).toEqual([]);
    expect(
      caseMarks(playedOf('tile-sticks-out'))
        .loop(0)
        .spots.map(({ at }) => at),
    ).toEqual(['worker-8']);
  });

  test.each(edgeCases())('of $id are on its board', (edgeCase) => {
    const { board } = gameOfScene(edgeCase.scene);
    for (const { at } of caseMarks(playCase(edgeCase)).board.spots) expect(() => placeOf(board, at)).not.toThrow();
  });
});

describe('the pictures in words', () => {
  const game = gameOfScene(caseOf('branch-at-a-milestone').scene);

  test.each(languages)('name every point, and the section, in %s', (language) => {
    const names = namesFor(language, game.board, game.workerTiles);
    const text = describeBoard(game, names);
    for (const { id } of game.board.points) expect(text).toContain(names.point(id));
    for (const [, milestone] of game.state.streets) {
      const unbuilt = describeBoard({ ...game, state: { ...game.state, streets: [] } }, names);
      expect(text.split(names.numberAt(milestone)).length).toBe(unbuilt.split(names.numberAt(milestone)).length);
    }
    expect(describePlayer(game, 0, 'Ann', names)).toContain(names.goods({ stone: 1, sand: 1 }));
  });

  test('say in English what is tried, and why it is not possible', () => {
    const text = describeSteps(playedOf('branch-at-a-milestone'), namesFor('en', game.board, game.workerTiles));
    expect(text).toMatch(/^Street section from B1 to C2, milestone on 4 at B2\. Not possible: .+\.$/);
  });

  test.each(languages)('are without a hole in %s', (language) => {
    for (const edgeCase of [...edgeCases(), ...rulePictures()]) {
      const { board, workerTiles } = gameOfScene(edgeCase.scene);
      expect(describeSteps(playCase(edgeCase), namesFor(language, board, workerTiles)), edgeCase.id).toMatch(/\S/);
    }
  });
});
