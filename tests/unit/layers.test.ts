import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { rooms } from '../layers.mjs';

const root = join(import.meta.dirname, '../..');
const files = (pattern: string) => globSync(pattern, { cwd: root });
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The rooms that a file imports from; dependency-cruiser does not read .astro files. */
function roomsImportedBy(file: string): string[] {
  const sources = [...read(file).matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)].map(
    (match) => match[1] ?? '',
  );
  return sources.map((source) => relative(join(root, 'src'), join(root, file, '..', source)).split('/')[0] ?? '');
}

test.each(files('src/**/*.astro'))('%s imports only from its own room and those below', (file) => {
  const [, room = ''] = file.split('/');
  const allowed: readonly string[] = [room, ...(rooms[room as keyof typeof rooms]?.rooms ?? []), '..'];
  expect(roomsImportedBy(file).filter((imported) => !allowed.includes(imported))).toEqual([]);
});

test.each(files('src/{kit,milestones,players,thousand-miles}/**/*.ts'))(
  '%s knows no clock and no chance of its own',
  (file) => {
    expect(read(file)).not.toMatch(/\bMath\s*\.\s*random\b|\bnew Date\b|\bDate\s*[.(]|\bperformance\b|\bcrypto\b/);
  },
);
