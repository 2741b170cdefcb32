import { expect, test } from 'vitest';
import { problemsOf } from '../../../src/activities/checker/draft.ts';
import { linkTextOf } from '../../../src/links/index.ts';
import { readUnfinished } from '../../../src/links/unfinished.ts';
import { POSITIONS } from '../../../src/page-parts/positions.ts';

test('the position of every picture comes to the checker as it is shown, and the rules allow it', async () => {
  const wrong: string[] = [];
  for (const [name, game] of Object.entries(POSITIONS)) {
    expect(name).toMatch(/^[a-z0-9-]+$/);
    const read = await readUnfinished(await linkTextOf(game));
    expect(read.ok && read.game, name).toEqual(game);
    if (problemsOf(game).length > 0) wrong.push(`${name}: ${JSON.stringify(problemsOf(game))}`);
  }
  expect(wrong).toEqual([]);
});
