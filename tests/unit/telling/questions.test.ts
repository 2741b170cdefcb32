import { expect, test } from 'vitest';
import { FINISHING } from '../../../src/machines/waiting.ts';
import { legalActions } from '../../../src/milestones/index.ts';
import { namesFor } from '../../../src/telling/names.ts';
import { askFor } from '../../../src/telling/questions.ts';
import { decisionsOf, gameWithEverything } from '../../browser/planned-games.ts';
import { wordsOf } from '../../browser/words.ts';

test('where no kind of action is chosen, a visit is finished only when nothing else can be done', () => {
  const words = wordsOf('en', 'table');
  const asked = new Set<string>();
  for (const { game } of decisionsOf(gameWithEverything()).filter(({ game }) => game.state.phase === 'space')) {
    const isFinished = legalActions(game).every(({ type }) => FINISHING.includes(type));
    const told = askFor(game, null, { names: namesFor('en', game.board, game.workerTiles) });
    expect(told).toBe(words[isFinished ? 'ask.finished' : 'ask.other']);
    asked.add(told);
  }
  expect(asked).toContain(words['ask.other']);
});
