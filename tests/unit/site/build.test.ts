import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cleanEnvironment, withCopy } from './copy.ts';

test('the build itself fails when a rule is missing', () =>
  withCopy((copy) => {
    const file = join(copy, 'content/rules/milestones/hu/castle.mdx');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/<Rule id="11\.4">[\s\S]*?<\/Rule>/, ''));
    const build = spawnSync('node', ['node_modules/astro/bin/astro.mjs', 'build'], {
      cwd: copy,
      env: cleanEnvironment,
      encoding: 'utf8',
    });
    expect(build.status).not.toBe(0);
    expect(build.stdout + build.stderr).toContain('hu/castle: rule 11.4 is missing');
  }));
