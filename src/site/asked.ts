import * as v from 'valibot';
import { parsedFiles } from '../kit/json-files.ts';
import { text } from '../kit/reading.ts';
import type { Kind, SearchDocument } from '../search/document.ts';
import type { Language } from '../words/languages.ts';

const files = import.meta.glob<string>('../../content/asked/*/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Questions by the name of what answers them. */
export const TEXTS = v.record(text, v.array(text));

/** How one writer asks for everything that both games answer. */
const ASKED = v.strictObject({
  /** Who asks, and how. */
  voice: text,
  rules: TEXTS,
  cases: TEXTS,
  table: TEXTS,
  quick: TEXTS,
  pages: TEXTS,
  card: v.strictObject({ rules: TEXTS, cases: TEXTS }),
});
type Asked = v.InferOutput<typeof ASKED>;

/** Where a writer's questions for an answer of each kind stand. */
const PLACES = {
  rule: 'rules',
  case: 'cases',
  table: 'table',
  quick: 'quick',
  page: 'pages',
} as const satisfies Partial<Record<Kind, keyof Asked>>;

/** Which of two games is asked about. */
export type Game = 'milestones' | 'thousand-miles';

/**
 * What files hold, by file.
 * @throws Error, naming the file, where one is malformed.
 */
export function readFiles<T>(
  files: Readonly<Record<string, string>>,
  schema: v.GenericSchema<unknown, T>,
): (readonly [file: string, content: T])[] {
  return Object.entries(parsedFiles(files)).map(([file, data]) => {
    const parsed = v.safeParse(schema, data);
    if (!parsed.success) {
      const issues = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`);
      throw new Error(`${file.replace(/^.*(?=content\/)/, '')}: ${issues.join('; ')}`);
    }
    return [file, parsed.output];
  });
}

const all = readFiles(files, ASKED).map(([file, asked]) => {
  const [writer = '', language = ''] = file
    .replace(/\.json$/, '')
    .split('/')
    .reverse();
  return { writer, language, asked };
});

/** The names of those who have written questions in a language. */
export const writersIn = (language: Language): string[] =>
  all.filter((each) => each.language === language).map(({ writer }) => writer);

/** The questions in a language that a document answers, with the name of each one's writer. */
export function questionsFor(
  { kind, path }: SearchDocument,
  game: Game,
  language: Language,
): { readonly writer: string; readonly question: string }[] {
  const place = PLACES[kind as keyof typeof PLACES];
  const name = path.split(/[/#]/).findLast((part) => part !== '') ?? '';
  return all
    .filter((each) => each.language === language)
    .flatMap(({ writer, asked }) => {
      const texts = game === 'milestones' ? asked[place] : asked.card[place as keyof Asked['card']];
      return (texts?.[name] ?? []).map((question) => ({ writer, question }));
    });
}
