import { wordsFor } from 'words:setup';
import { isCut } from '../../../keeping/cut.ts';
import type { Linked } from '../../../keeping/kind.ts';
import { firstAnswer, linkTexts, readGameLink, readLinkText } from '../../../links/index.ts';
import type { TableGame } from '../../../machines/game.ts';
import { beginHistory, replay } from '../../../milestones/history.ts';
import {
  COLOURS,
  LIMITS,
  type Problem,
  type Read,
  readRecord,
  readText,
  SAVED_GAME_FORMAT,
  type Seat,
} from '../../../milestones/index.ts';
import type { Language } from '../../../words/languages.ts';
import { joinsFor } from './by-link.ts';
import { readTable, type Summary } from './kept-game.ts';

export type ReadTable = Read<{ readonly table: TableGame }>;
type LinkedTable = Linked<TableGame, Summary, Problem>;

const refused = (reason: Problem['reason']) => ({ ok: false, problems: [{ at: '', reason, rule: null }] }) as const;

/** People for a game that does not say who plays it, with the names that the set-up proposes. */
function strangers(players: number, language: Language): Seat[] {
  const names = wordsFor(language)('names').split(', ');
  return COLOURS.slice(0, players).map((colour, i) => ({ name: names[i] as string, colour, by: 'person' }));
}

function tableOf(parts: Pick<TableGame, 'history' | 'seats'>): TableGame {
  return { ...parts, started: new Date().toISOString(), seed: null };
}

async function readGame(text: string): Promise<ReadTable> {
  const read = await readGameLink(text);
  if (!read.ok) return read;
  const { start, actions, marks, seats } = read;
  return { ok: true, table: tableOf({ history: replay(start, actions, marks), seats }) };
}

const READERS = {
  position: async (text: string, language: Language): Promise<ReadTable> => {
    const read = await readLinkText(text);
    if (!read.ok) return read;
    const seats = strangers(read.game.options.players, language);
    return { ok: true, table: tableOf({ history: beginHistory(read.game), seats }) };
  },
  game: async (text: string): Promise<LinkedTable> => {
    const read = await readGame(text);
    return read.ok ? { ...read, joins: 'continued' } : read;
  },
  // A turn of a game that is played by link.
  turn: async (text: string, language: Language): Promise<LinkedTable> => {
    const read = await readGame(text);
    return read.ok ? { ...read, joins: joinsFor(read.table, text, language) } : read;
  },
} as const;

/** The game that a link to the table brings, or its problems; null where the fragment of the address holds none. */
export async function readLink(hash: string, language: Language): Promise<LinkedTable | null> {
  for (const [kind, reader] of Object.entries(READERS)) {
    const texts = linkTexts(hash, kind);
    if (texts === null) continue;
    return firstAnswer<LinkedTable>(texts, (text) => reader(text, language), isCut);
  }
  return null;
}

/** The game in a file, be it a saved one or a bare record, or its problems. */
export async function readFile(file: File, language: Language): Promise<ReadTable> {
  if (file.size > LIMITS.text) return refused('too-large');
  const text = await file.text().catch(() => null);
  if (text === null) return refused('not-json');
  const [format] = SAVED_GAME_FORMAT.split('/') as [string];
  // A name of a format that stands elsewhere only makes the other reader refuse the file.
  if (text.includes(`"${format}/`)) return readTable({ text, seed: null });
  const read = readText(text, readRecord);
  if (!read.ok) return read;
  const seats = strangers(read.record.options.players, language);
  return { ok: true, table: tableOf({ history: replay(read.start, read.record.actions, []), seats }) };
}
