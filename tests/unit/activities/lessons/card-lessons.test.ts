import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import coupFourre from '../../../../content/card-game/lessons/coup-fourre.json' with { type: 'json' };
import { CARD_LESSONS } from '../../../../src/activities/lessons/card-lessons.ts';
import { lessonMachineFor } from '../../../../src/activities/lessons/machine.ts';
import { cardLessons, readCardLesson } from '../../../../src/activities/lessons/read-card-lessons.ts';
import type { Action } from '../../../../src/thousand-miles/index.ts';
import { proofFor } from './proof.ts';

const faultsOf = proofFor(CARD_LESSONS);
const { machine, select } = lessonMachineFor(CARD_LESSONS);

async function start(id: string) {
  const lesson = cardLessons.find((each) => each.id === id) as (typeof cardLessons)[number];
  const actor = createActor(machine, { input: { lesson } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('acting'));
  return actor;
}

test('the lessons of the card game are five', () => {
  expect(cardLessons.map(({ id }) => id)).toEqual([
    'first-roll',
    'limits',
    'attack-and-cure',
    'coup-fourre',
    'exact-end',
  ]);
});

describe.each(cardLessons.map((lesson) => [lesson.id, lesson] as const))('the lesson %s', (id, lesson) => {
  test('is proved by the engine: its goal is reached in par, and nothing that misses it is passed over in silence', () => {
    expect(faultsOf(lesson)).toEqual([]);
  });

  test('has hints that lead to its goal', async () => {
    const actor = await start(id);
    for (let i = 0; i < (lesson.par as number); i++) {
      const hint = select.hint(actor.getSnapshot());
      expect(hint?.step).not.toBeNull();
      actor.send({ type: 'act', action: hint?.action as Action });
    }
    expect(actor.getSnapshot().value).toBe('reached');
  });
});

test('a safety played early, thrown away or too late loses the coup-fourré; it is said, and taken back', async () => {
  const actor = await start('coup-fourre');
  const play = (card: Action['card'], type: Action['type'] = 'play') =>
    actor.send({ type: 'act', action: { type, card } });
  const said = () => {
    const answer = select.answer(actor.getSnapshot());
    return answer?.kind === 'said' ? [answer.said.say, answer.lost] : answer?.kind;
  };
  play('driving-ace');
  expect(said()).toEqual(['early', true]);
  actor.send({ type: 'undo' });
  play('driving-ace', 'discard');
  expect(said()).toEqual(['thrown', true]);
  actor.send({ type: 'undo' });
  play('100');
  expect(said()).toBe('right');
  play('repairs');
  expect(said()).toEqual(['late', true]);
  actor.send({ type: 'undo' });
  play('driving-ace');
  play('75');
  expect(actor.getSnapshot().value).toBe('reached');
});

test('a lesson that is misspelt, and one that its author has not thought through, are caught', () => {
  expect(() => readCardLesson('coup-fourre', { ...coupFourre, gaol: {} })).toThrow();
  expect(() => readCardLesson('coup-fourre', { ...coupFourre, par: null })).toThrow();
  const faults = (changes: object) => faultsOf(readCardLesson('coup-fourre', { ...coupFourre, ...changes }));
  expect(faults({ par: 2 }).join()).toContain('par');
  expect(faults({ goal: { happened: { type: 'game-over' } } }).join()).toContain('goal');
  const { mistakes: _, ...unsaid } = coupFourre;
  expect(faultsOf(readCardLesson('coup-fourre', unsaid)).join()).toContain('silence');
});
