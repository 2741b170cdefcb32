import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const needed = ['content', 'public', 'src', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

test('the build itself fails when a rule is missing', () => {
  const copy = mkdtempSync(join(tmpdir(), 'milestones-'));
  try {
    for (const name of needed) cpSync(join(root, name), join(copy, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const file = join(copy, 'content/rules/milestones/hu/castle.mdx');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/<Rule id="11\.4">[\s\S]*?<\/Rule>/, ''));
    // Vitest's own settings of the environment are not for the build.
    const { PATH, HOME } = process.env;
    const build = spawnSync('node', ['node_modules/astro/bin/astro.mjs', 'build'], {
      cwd: copy,
      env: { PATH, HOME },
      encoding: 'utf8',
    });
    expect(build.status).not.toBe(0);
    expect(build.stdout + build.stderr).toContain('hu/castle: rule 11.4 is missing');
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
