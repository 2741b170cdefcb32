import * as v from 'valibot';
import { checkFormat, type Malformed, plainObject, whole } from '../kit/reading.ts';

/** The form of a backup: an object with its parts, each on a line of its own, so that what is whole can be read of a damaged file. */
const BACKUP_FORMAT = 'milestones-backup/1';

/** What a backup may hold at most. */
export const BACKUP_LIMITS = { text: 64_000_000, parts: 20_000 } as const;

const game = {
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
  name: v.pipe(v.string(), v.maxLength(200)),
  seed: v.nullable(whole(0)),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(8_000_000)),
};
const key = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,100}$/));

const PART = v.pipe(
  plainObject,
  v.variant('of', [
    /** A game of Milestones. */
    v.object({ of: v.literal('game'), ...game }),
    /** A match of the card game. */
    v.object({ of: v.literal('match'), ...game }),
    /** What the local storage holds under a key, as JSON. */
    v.object({ of: v.literal('kept'), key, value: v.unknown() }),
    /** What it holds under a key and cannot be read. */
    v.object({ of: v.literal('aside'), key, text: v.string() }),
  ]),
);
/** One thing that a backup holds. */
export type Part = v.InferOutput<typeof PART>;

/** What can be read of a backup. */
export interface Backup {
  readonly parts: readonly Part[];
  /** How many parts are there beside them that cannot be read. */
  readonly unreadable: number;
  /** Whether its text was cut off or damaged, and read line by line. */
  readonly isDamaged: boolean;
  /** Whether a later version of the site has made it. */
  readonly isNewer: boolean;
}

/** The text of a backup that is made at a moment. */
export function backupText(parts: readonly Part[], made: string): string {
  const head = JSON.stringify({ format: BACKUP_FORMAT, made }).slice(0, -1);
  return `${head},"parts":[\n${parts.map((part) => JSON.stringify(part)).join(',\n')}\n]}\n`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What whole lines of a damaged text hold; undefined where it does not begin as a backup does. */
function salvaged(text: string): object | undefined {
  const [head = '', ...lines] = text.split(/\r?\n/);
  const begun = parsed(`${head}]}`);
  if (typeof begun !== 'object' || begun === null) return undefined;
  // The line that closes the list is no part, and no loss.
  const inside = lines.filter((line) => !/^\s*(\]\}?)?\s*$/.test(line));
  return { ...begun, parts: inside.map((line) => parsed(line.replace(/,\s*$/, ''))) };
}

/** Reads a backup from a text that comes from anywhere: whatever of it fits, or why it is none. */
export function readBackup(text: string): Backup | Malformed['reason'] {
  if (text.length > BACKUP_LIMITS.text) return 'too-large';
  const whole = parsed(text);
  const data = whole ?? salvaged(text);
  if (data === undefined) return 'not-json';
  const fault = checkFormat(data, BACKUP_FORMAT);
  if (fault?.reason === 'unknown-format') return fault.reason;
  const { parts } = data as { parts?: unknown };
  if (!Array.isArray(parts)) return 'wrong-value';
  if (parts.length > BACKUP_LIMITS.parts) return 'too-large';
  const read = parts.flatMap((each) => {
    const part = v.safeParse(PART, each, { abortEarly: true });
    return part.success ? [part.output] : [];
  });
  return {
    parts: read,
    unreadable: parts.length - read.length,
    isDamaged: whole === undefined,
    isNewer: fault !== null,
  };
}
