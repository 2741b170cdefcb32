import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { drillOf, type Topic } from '../../../../src/activities/drills/draw-drill.ts';
import first from '../../../kept/drills-1.json' with { type: 'json' };
import second from '../../../kept/drills-2.json' with { type: 'json' };

/*
 * A link to a drill holds its topic and its seed, and shows the same drill for ever. The samples are like those in
 * `tests/unit/keeping/kept-before.test.ts`: they are never written again.
 */

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

test.each(first)('drill $topic, number $seed, has the position that it had', ({ topic, seed, board, state }) => {
  const { game } = drillOf(topic as Topic, seed);
  expect([digest(game.board), digest(game.state)]).toEqual([board, state]);
});

test.each(Object.entries(second.asked))('the drills %s ask what they asked', (topic, asked) => {
  second.seeds.forEach((seed, i) => {
    const { game, subject, items } = drillOf(topic as Topic, seed);
    const questions = items.map(({ at, options, answer }) => [at, options, answer]);
    expect(digest([game.board, game.state, subject, questions]), `number ${seed}`).toBe(asked[i]);
  });
});
