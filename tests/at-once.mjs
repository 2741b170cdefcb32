/**
 * Runs scripts of package.json at once, as many as there are processors. What the first one prints is seen as it comes, what
 * another prints when that has ended. Fails when one of them does. Usage: at-once.mjs <script> …
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

const waiting = process.argv.slice(2);
const [first] = waiting;

const run = (script) =>
  new Promise((resolve) => {
    const shown = script === first ? 'inherit' : 'pipe';
    const child = spawn('npm', ['run', script], {
      shell: process.platform === 'win32',
      stdio: ['ignore', shown, shown],
    });
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => printed.push(text));
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(printed));
      if (status !== 0) process.exitCode = 1;
      resolve();
    });
  });

/** Runs what still waits, one after the other. */
async function goOn() {
  for (let script = waiting.shift(); script !== undefined; script = waiting.shift()) await run(script);
}

await Promise.all(Array.from({ length: availableParallelism() }, goOn));
