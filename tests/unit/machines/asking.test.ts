import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { askedOf, askingMachineFor, type Putting } from '../../../src/machines/asking.ts';

/** A question whose answers the test gives. */
function asking() {
  const put: (Putting & { readonly answer: (output: string) => void; readonly fail: () => void })[] = [];
  const machine = askingMachineFor<string>(
    (putting) => new Promise((answer, fail) => put.push({ ...putting, answer, fail: () => fail(new Error('dead')) })),
  );
  const actor = createActor(machine).start();
  return { actor, put, asked: () => askedOf<string>(actor.getSnapshot()) };
}

const settled = () => new Promise((done) => setTimeout(done));

test('a question is put when it is asked, says how far it is, and is answered', async () => {
  const { actor, put, asked } = asking();
  expect(put).toHaveLength(0);
  expect(asked()).toEqual({ state: 'idle' });
  actor.send({ type: 'ask' });
  expect(asked()).toEqual({ state: 'running', share: 0 });
  put[0]?.onProgress(0.25);
  expect(asked()).toEqual({ state: 'running', share: 0.25 });
  put[0]?.answer('the mill');
  await settled();
  expect(asked()).toEqual({ state: 'answered', output: 'the mill' });
});

test('one that has failed can be asked again, and begins anew', async () => {
  const { actor, put, asked } = asking();
  actor.send({ type: 'ask' });
  put[0]?.onProgress(0.5);
  put[0]?.fail();
  await settled();
  expect(asked()).toEqual({ state: 'failed' });
  actor.send({ type: 'ask' });
  expect(asked()).toEqual({ state: 'running', share: 0 });
  put[1]?.answer('the castle');
  await settled();
  expect(asked()).toEqual({ state: 'answered', output: 'the castle' });
});

test('one that is stopped, asked anew or forgotten is interrupted, and its answer comes to nothing', async () => {
  const { actor, put, asked } = asking();
  actor.send({ type: 'ask' });
  actor.send({ type: 'ask' });
  expect(put.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  put[0]?.answer('too late');
  await settled();
  expect(asked()).toEqual({ state: 'running', share: 0 });
  actor.send({ type: 'stop' });
  expect(put[1]?.signal.aborted).toBe(true);
  expect(asked()).toEqual({ state: 'stopped' });
  actor.send({ type: 'ask' });
  actor.send({ type: 'forget' });
  expect(put[2]?.signal.aborted).toBe(true);
  put[2]?.answer('too late');
  await settled();
  expect(asked()).toEqual({ state: 'idle' });
});

test('who has gone waits for nothing', () => {
  const { actor, put } = asking();
  actor.send({ type: 'ask' });
  actor.stop();
  expect(put[0]?.signal.aborted).toBe(true);
});
