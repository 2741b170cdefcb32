import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A page as it is built so far, or a part of pages. */
interface BuiltPage {
  /** Its file, by its path in the folder. */
  readonly page: string;
  readonly html: string;
  readonly write: (html: string) => void;
}

/** All pages of a folder that has been built. */
export function builtPages(dir: URL): readonly BuiltPage[] {
  const folder = fileURLToPath(dir);
  return globSync('**/*.html', { cwd: folder }).map((page) => {
    const file = join(folder, page);
    return { page, html: readFileSync(file, 'utf8'), write: (html) => writeFileSync(file, html) };
  });
}
