import { wordsFor } from 'words:backup';
import { download } from '../ui/download.ts';
import { type Language, listIn } from '../words/languages.ts';
import { wordsReady } from '../words/ready.ts';
import { backupOfAside, bringBackup, type Contents, isSomething, makeBackup } from './backup.ts';
import { BACKUP_LIMITS } from './format.ts';
import { OUTCOMES } from './parts.ts';

/** What has been done, in sentences for the reader, and whether anything has changed here. */
export interface Done {
  readonly told: readonly string[];
  readonly isChanged: boolean;
}

/** Some contents as a list of their names. */
function inWords({ game, match, areas, other }: Contents, language: Language): string {
  const words = wordsFor(language);
  return listIn(language, [
    ...(game > 0 ? [words('part.game', { n: game })] : []),
    ...(match > 0 ? [words('part.match', { n: match })] : []),
    ...areas.map((area) => words(`part.${area}`)),
    ...(other > 0 ? [words('part.other')] : []),
  ]);
}

/** Hands everything that the browser keeps to the reader as one file. Fails where the words cannot be fetched. */
export async function saveBackup(language: Language): Promise<Done> {
  await wordsReady();
  const words = wordsFor(language);
  const say = (sentence: string): Done => ({ told: [sentence], isChanged: false });
  const now = new Date().toISOString();
  const made = await makeBackup(now).catch(() => null);
  if (made === null) return say(words('blocked'));
  if (!isSomething(made.contents)) return say(words('nothing'));
  download(made.text, `backup ${now.slice(0, 10)}`);
  return say(words('saved', { contents: inWords(made.contents, language) }));
}

/** What lies aside because it could not be read, as a list of names. */
export const asideInWords = (language: Language): string => inWords(backupOfAside('').contents, language);

/** Hands what lies aside to the reader as a file, which opens as any backup does. */
export function saveAside(): void {
  const now = new Date().toISOString();
  download(backupOfAside(now).text, `put aside ${now.slice(0, 10)}`);
}

/** Joins the backup in a file with what is here. Fails where the words cannot be fetched. */
export async function openBackup(file: File, language: Language): Promise<Done> {
  await wordsReady();
  const words = wordsFor(language);
  const text = file.size > BACKUP_LIMITS.text ? null : await file.text().catch(() => '');
  const brought = text === null ? 'too-large' : await bringBackup(text);
  if (typeof brought === 'string') {
    const reason = brought === 'too-large' ? 'large' : brought === 'unknown-format' ? 'game' : 'damaged';
    return { told: [words('refused', { reason })], isChanged: false };
  }
  const { isDamaged, isNewer } = brought;
  const outcomes = OUTCOMES.filter((outcome) => isSomething(brought[outcome]));
  const told = [
    ...(isNewer ? [words('newer')] : []),
    ...(isDamaged ? [words('damaged')] : []),
    ...outcomes.map((outcome) => words(`outcome.${outcome}`, { contents: inWords(brought[outcome], language) })),
  ];
  // What cannot be read is put aside, or among the games.
  const isChanged = outcomes.some((outcome) => outcome === 'added' || outcome === 'unreadable');
  return { told: told.length > 0 ? told : [words('same')], isChanged };
}
