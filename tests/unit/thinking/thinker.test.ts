import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newGame, PRACTICE_SET, viewFor } from '../../../src/milestones/index.ts';
import type { Tasks } from '../../../src/thinking/tasks.ts';
import { thinkerWith, type WorkerLike } from '../../../src/ui/thinker.ts';

const PATIENCE = 1000;
const view = viewFor(newGame({ players: 2, seed: 1, set: PRACTICE_SET }), 0);
const input = { view, by: 'master', ms: 300, seed: 1 } as const;
const output = [{ type: 'done' }] as const;

/** A worker that says what it is told to. */
class FakeWorker extends EventTarget {
  asked = 0;
  terminated = false;
  postMessage() {
    this.asked += 1;
  }
  terminate() {
    this.terminated = true;
  }
  say(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function thinkerAndWorkers() {
  const workers: FakeWorker[] = [];
  const thinker = thinkerWith<Tasks>(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as WorkerLike;
  });
  const ask = (more: { signal?: AbortSignal; onProgress?: (progress: number) => void } = {}) =>
    thinker.ask('turn', input, { patience: PATIENCE, ...more });
  return { thinker, workers, ask };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('one worker answers one question after the other', async () => {
  const { workers, ask } = thinkerAndWorkers();
  for (let i = 1; i <= 2; i++) {
    const asked = ask();
    workers[0]?.say({ output });
    expect(await asked).toEqual(output);
  }
  expect(workers.map((worker) => [worker.asked, worker.terminated])).toEqual([[2, false]]);
});

test.each([
  ['fails', (worker: FakeWorker) => worker.dispatchEvent(new Event('error'))],
  ['cannot be understood', (worker: FakeWorker) => worker.dispatchEvent(new Event('messageerror'))],
  ['falls silent', () => vi.advanceTimersByTime(PATIENCE)],
])('a worker that %s is replaced', async (_, die) => {
  const { workers, ask } = thinkerAndWorkers();
  const first = expect(ask()).rejects.toThrow();
  workers[0]?.say({ isThere: true });
  die(workers[0] as FakeWorker);
  await first;
  expect(workers[0]?.terminated).toBe(true);
  const second = ask();
  workers[0]?.say({ output: [] });
  workers[1]?.say({ output });
  expect(await second, 'the dead say nothing').toEqual(output);
});

test('a worker whose script does not come is replaced, each time after twice as long, and the answer comes late', async () => {
  const { workers, ask } = thinkerAndWorkers();
  const asked = ask();
  vi.advanceTimersByTime(PATIENCE);
  vi.advanceTimersByTime(2 * PATIENCE);
  expect(workers.map(({ asked, terminated }) => [asked, terminated])).toEqual([
    [1, true],
    [1, true],
    [1, false],
  ]);
  vi.advanceTimersByTime(4 * PATIENCE - 1);
  workers[2]?.say({ isThere: true });
  vi.advanceTimersByTime(PATIENCE - 1);
  workers[2]?.say({ output });
  expect(await asked).toEqual(output);
});

test('a worker that says how far it is has not fallen silent', async () => {
  const { workers, ask } = thinkerAndWorkers();
  const heard: number[] = [];
  const asked = ask({ onProgress: (progress) => heard.push(progress) });
  for (const progress of [0.2, 0.4, 0.6]) {
    vi.advanceTimersByTime(PATIENCE - 1);
    workers[0]?.say({ progress });
  }
  workers[0]?.say({ output });
  expect(await asked).toEqual(output);
  expect(heard).toEqual([0.2, 0.4, 0.6]);
});

test('a signal, a stop and another question interrupt the thinking', async () => {
  const { thinker, workers, ask } = thinkerAndWorkers();
  const controller = new AbortController();
  const first = expect(ask({ signal: controller.signal })).rejects.toThrow('interrupted');
  controller.abort();
  await first;
  const second = expect(ask()).rejects.toThrow('interrupted');
  thinker.stop();
  await second;
  const third = expect(ask()).rejects.toThrow('interrupted');
  const fourth = ask();
  await third;
  workers[3]?.say({ output });
  expect(await fourth).toEqual(output);
  expect(workers.map((worker) => worker.terminated)).toEqual([true, true, true, false]);
  await expect(ask({ signal: controller.signal }), 'a question that is not wanted any more').rejects.toThrow();
});
