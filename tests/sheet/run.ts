/**
 * Prints everything that readers of a language meet, said with typical values, or with `--sides` every message in all
 * languages. Usage: node tests/sheet/run.ts --lang hu | --sides
 */
import { parseArgs } from 'node:util';
import { type Language, languages } from '../../src/words/languages.ts';
import { siteModule } from '../site-module.ts';

const { values } = parseArgs({ options: { lang: { type: 'string' }, sides: { type: 'boolean' } } });
if (!values.sides && !languages.includes(values.lang as Language))
  throw new Error(`--lang ${languages.join(' | ')}, or --sides`);

const { module } = await siteModule<typeof import('./sheet.ts')>('/tests/sheet/sheet.ts');
const { oneOfAKind, sheetOf, sideBySide } = module;
const lines = values.sides
  ? sideBySide()
  : oneOfAKind(sheetOf(values.lang as Language)).map(({ from, text }) => `${from}\t${text}`);
// The server of the pages may still be starting; nothing of it is needed.
process.stdout.write(`${lines.join('\n')}\n`, () => process.exit());
