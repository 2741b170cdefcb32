import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The packages whose code or typefaces visitors are handed, beside ours. The build fails where the scripts that it writes hold
 * another package, or none of one that is named here.
 */
export const IN_SCRIPTS = [
  '@astrojs/preact',
  '@messageformat/runtime',
  '@orama/stemmers',
  '@preact/signals',
  '@preact/signals-core',
  '@xstate/react',
  'd3-array',
  'd3-color',
  'd3-format',
  'd3-interpolate',
  'd3-path',
  'd3-scale',
  'd3-shape',
  'idb-keyval',
  'make-plural',
  'preact',
  'pure-rand',
  'uqr',
  'use-isomorphic-layout-effect',
  'valibot',
  'xstate',
] as const;

/** What says when an island wakes stands in the pages themselves, and typefaces are files. */
const ELSEWHERE = ['astro', '@fontsource-variable/alegreya', '@fontsource/alegreya-sans'] as const;

/** A package that is handed on, with the terms that its makers want to be told. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  /** The short name of the licence (SPDX). */
  readonly licence: string;
  readonly text: string;
}

function licenceOf(name: string): Licence {
  const folder = join(process.cwd(), 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.(md|txt))?$/i.test(each));
  if (file === undefined) throw new Error(`${name} has no file with its licence`);
  return { name, version, licence: license, text: readFileSync(join(folder, file), 'utf8').trim() };
}

/** The licences of everything that is handed on beside our own work, by name. */
export function licences(): Licence[] {
  return [...IN_SCRIPTS, ...ELSEWHERE].toSorted().map(licenceOf);
}

/** The package that a module of the bundle comes from; null for one of ours. */
const packageOf = (id: string): string | null => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? null;

/**
 * Compares the packages in the modules of a bundle with those whose licences are shown.
 * @throws Error where a package is in the one and not in the other.
 */
export function checkLicences(modules: Iterable<string>): void {
  const bundled = new Set([...modules].flatMap((id) => packageOf(id) ?? []));
  const known = new Set<string>(IN_SCRIPTS);
  const missing = [...bundled.difference(known)];
  const idle = [...known.difference(bundled)];
  if (missing.length + idle.length > 0)
    throw new Error(`src/site/licences.ts lacks [${missing.join(', ')}] and names [${idle.join(', ')}] in vain`);
}
