import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

/** The command, as npm runs it. */
const simulate = (line: string) => spawn(process.execPath, ['src/simulator/cli.ts', ...line.split(' ')]);

test('records come whole through a pipe', async () => {
  const run = simulate('--games 5 --players 4 --seed 1');
  const [printed, errors, [code]] = await Promise.all([text(run.stdout), text(run.stderr), once(run, 'close')]);
  const records = printed.trimEnd().split('\n');
  expect(records.map((record) => JSON.parse(record).format)).toEqual(Array(5).fill('milestones/1'));
  expect([errors, code]).toEqual(['', 0]);
});

test('it stops in silence when its reader has seen enough', async () => {
  const run = simulate('--games 1000000 --players 2 --seed 1');
  const errors = text(run.stderr);
  for await (const _ of createInterface(run.stdout)) break;
  run.stdout.destroy();
  const [code] = await once(run, 'close');
  expect([await errors, code]).toEqual(['', 0]);
});

test('a wrong option is named on stderr, with exit code 2 and nothing printed', async () => {
  const run = simulate('--games many --players 2 --seed 1');
  const [printed, errors, [code]] = await Promise.all([text(run.stdout), text(run.stderr), once(run, 'close')]);
  expect(errors).toContain('--games is a whole number');
  expect([printed, code]).toEqual(['', 2]);
});
