/**
 * Runs a command as a step with a limit of time. Nothing that it starts outlives it: what is still running when it ends, or when its time
 * is up, is named and ended. Usage: step.mjs <minutes> <command> …
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const LINES = 60;
/** The exit status of a step whose time was up, as `timeout` has it. */
export const LATE = 124;

/** The processes that carry a mark in their environment, with what they run; Linux tells. Elsewhere the group of the step has to do. */
function marked(mark) {
  try {
    return readdirSync('/proc')
      .filter((pid) => /^\d+$/.test(pid) && Number(pid) !== process.pid)
      .flatMap((pid) => {
        try {
          const isMarked = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`${mark}=1`);
          return isMarked
            ? [
                {
                  pid: Number(pid),
                  runs: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').slice(0, 150),
                },
              ]
            : [];
        } catch {
          // It has ended meanwhile, or is somebody else's.
          return [];
        }
      });
  } catch {
    return [];
  }
}

const signal = (pid, name) => {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
};

/** Ends what is left of a step: first asks, then does not. */
async function end(mark, child) {
  for (const name of ['SIGTERM', 'SIGKILL']) {
    const left = marked(mark);
    for (const { pid } of left) signal(pid, name);
    if (child.exitCode === null && child.signalCode === null) signal(-child.pid, name);
    for (let tries = 0; tries < 20 && marked(mark).length > 0; tries++) await pause(200);
  }
}

/**
 * Runs a command, shows its output as it comes, and says how it ended. Gives its exit status; 124 where its time was up, and then prints
 * the last 60 lines and what was still running.
 */
export async function runStep(name, minutes, [command, ...args]) {
  const mark = `STEP_${process.pid}_${Date.now()}`;
  const child = spawn(command, args, {
    // A group of its own, so that all of it can be ended.
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, [mark]: '1' },
  });
  const printed = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      printed.push(data);
      process.stdout.write(data);
    });
  const stop = async (signal) => {
    await end(mark, child);
    process.exit(128 + signal);
  };
  const [interrupted, ended] = [() => stop(2), () => stop(15)];
  process.once('SIGINT', interrupted).once('SIGTERM', ended);

  const began = Date.now();
  // Not when its output ends: something that it has left running may hold that open.
  const exited = new Promise((resolve) => {
    child.once('exit', (status, by) => resolve(status ?? `${by}`));
    child.once('error', (error) => resolve(error.message));
  });
  const waiting = new AbortController();
  const late = pause(minutes * 60_000, LATE, { signal: waiting.signal }).catch(() => {});
  const result = await Promise.race([exited, late]);
  const isLate = result === LATE && child.exitCode === null && child.signalCode === null;
  waiting.abort();
  // What it printed last is still on its way.
  await pause(100);
  const text = Buffer.concat(printed).toString();
  const left = marked(mark);
  if (isLate) {
    console.log(
      `\n${name}: not done after ${minutes} minutes. The last it printed:\n${text.split('\n').slice(-LINES).join('\n')}`,
    );
    console.log('Still running (pid, command):');
  } else if (left.length > 0) console.log(`\n${name}: left running, and ended now (pid, command):`);
  for (const { pid, runs } of left) console.log(`  ${pid} ${runs}`);
  await end(mark, child);
  process.off('SIGINT', interrupted).off('SIGTERM', ended);
  const seconds = Math.round((Date.now() - began) / 1000);
  const status = isLate ? LATE : result;
  console.log(`\n${name}: ${status === 0 ? 'green' : `red (${status})`} after ${seconds} s`);
  return { name, status: typeof status === 'number' ? status : 1, seconds, isLate };
}

if (process.argv[1] === import.meta.filename) {
  const [minutes, ...command] = process.argv.slice(2);
  const { status } = await runStep(command.join(' '), Number(minutes), command);
  process.exit(status);
}
