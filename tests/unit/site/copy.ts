import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const needed = ['content', 'public', 'src', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

/** Vitest's own settings of the environment are not for a site that is built or served elsewhere. */
export const cleanEnvironment = { PATH: process.env.PATH, HOME: process.env.HOME };

/** Lets something be done with a copy of the sources, with the same packages but a store of its own for what Astro remembers of pages, and removes it. */
export async function withCopy(use: (folder: string) => void | Promise<void>): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'milestones-'));
  try {
    for (const name of needed) cpSync(join(root, name), join(copy, name), { recursive: true });
    mkdirSync(join(copy, 'node_modules'));
    for (const name of readdirSync(join(root, 'node_modules')).filter((each) => each !== '.astro'))
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
    await use(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
