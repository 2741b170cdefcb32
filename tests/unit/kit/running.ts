/**
 * Writes down which test a process runs. Vitest cannot end a test that loops for ever, and does not hear of it either: the step that it
 * belongs to is ended when its time is up, and `failures.mjs` names what was running then.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

const FOLDER = 'test-results/running';
const FILE = `${FOLDER}/${process.pid}`;
mkdirSync(FOLDER, { recursive: true });
beforeEach(({ task }) => writeFileSync(FILE, `${relative('.', task.file.filepath)} › ${task.name}`));
afterEach(() => rmSync(FILE, { force: true }));
