import { isCut } from '../../../../keeping/cut.ts';
import type { Linked } from '../../../../keeping/kind.ts';
import { type Read, readText } from '../../../../kit/reading.ts';
import { readCardGameLink } from '../../../../links/card-game.ts';
import { firstAnswer, linkTexts } from '../../../../links/mend.ts';
import { type CardTable, tableOfGame } from '../../../../machines/card-table.ts';
import {
  MATCH_FORMAT,
  MATCH_LIMITS,
  type MatchProblem,
  readDeal,
  readRecord,
} from '../../../../thousand-miles/index.ts';
import { type CardSummary, readTable } from './kept-match.ts';
import { SHARED, type Shared } from './shared.ts';

type ReadTable = Read<{ readonly table: CardTable }, MatchProblem>;
type LinkedTable = Linked<CardTable, CardSummary, MatchProblem>;

/** Against whom a game is played that does not say so. */
const STRONGER = 'racer';

const now = () => new Date().toISOString();

/** What a link can bring to the table. */
const READ: { readonly [What in Shared]: (text: string) => LinkedTable } = {
  game: (text) => {
    const read = readCardGameLink(text);
    return read.ok
      ? { ok: true, table: tableOfGame(read, read.opponent, now(), read.marks), joins: 'continued' }
      : read;
  },
  deal: (text) => {
    const read = readDeal(text);
    if (read.ok) return { ok: true, table: tableOfGame(read, STRONGER, now(), []) };
    // A deal has no check letters: what is no deal is one that was cut or mistyped.
    return { ok: false, problems: [{ at: '', reason: 'not-json', rule: null }] };
  },
};

/** The game or the deal that a link brings to the table, or its problems; null where the fragment of the address holds none. */
export async function readLink(hash: string): Promise<LinkedTable | null> {
  for (const what of SHARED) {
    const texts = linkTexts(hash, what);
    if (texts === null) continue;
    return firstAnswer(texts, READ[what], isCut);
  }
  return null;
}

/** The match in a file, or the game of a bare record, or its problems. */
export async function readFile(file: File): Promise<ReadTable> {
  const text = file.size > MATCH_LIMITS.text ? '' : await file.text().catch(() => '');
  if (file.size > MATCH_LIMITS.text) return { ok: false, problems: [{ at: '', reason: 'too-large', rule: null }] };
  const [format] = MATCH_FORMAT.split('/') as [string];
  // A name of a format that stands elsewhere only makes the other reader refuse the file.
  if (text.includes(`"${format}/`)) return readTable({ text, seed: null });
  const read = readText(text, MATCH_LIMITS.text, readRecord);
  return read.ok ? { ok: true, table: tableOfGame(read, STRONGER, now(), []) } : read;
}
