import {
  type Game,
  PRACTICE_SETS,
  RECORD_FORMATS,
  type Read,
  type ReadRecord,
  readRecord,
} from '../milestones/index.ts';
import { packed, unpacked } from './pack.ts';
import { unreadable } from './unreadable.ts';

/** What a link holds: a position without what the practice set or a bare table tells anyway. */
interface Content {
  /** The version of the practice set whose board it is, or a board of its own. */
  readonly board: unknown;
  /** The version of the practice set whose tiles they are, or tiles of its own. */
  readonly tiles: unknown;
  readonly options: unknown;
  /** The state, without the fields that are as in `BARE`. */
  readonly state: unknown;
  readonly pile: unknown;
}

/** What a state's fields are where a link does not say so. */
const BARE = {
  streets: [],
  houses: [],
  flour: [],
  bonusTiles: {},
  startingTiles: [],
  bonusInReach: [],
  visit: null,
  endTriggeredBy: null,
  turnsLeft: null,
  finalScoring: null,
  winners: null,
} as const;

/** Long enough for the largest position of a whole game; whatever is longer is refused unread. */
const LONGEST = 20_000;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The version of the practice set that a part of a game comes from, or the part itself. */
function namedOrWhole(part: unknown, inSet: (set: (typeof PRACTICE_SETS)[number]) => unknown): unknown {
  const version = PRACTICE_SETS.findIndex((set) => same(inSet(set), part)) + 1;
  return version > 0 ? version : part;
}

function wholeOf(named: unknown, inSet: (set: (typeof PRACTICE_SETS)[number]) => unknown): unknown {
  const set = typeof named === 'number' ? PRACTICE_SETS[named - 1] : undefined;
  return set === undefined ? named : inSet(set);
}

/** A game's position, draw pile included, as a text for the fragment of an address: letters, digits, `-` and `_`. */
export async function linkTextOf(game: Game): Promise<string> {
  const { options, board, workerTiles, pile } = game;
  const { pileCount: _, ...state } = game.state;
  const said = Object.entries(state).filter(([name, value]) => !same(value, BARE[name as keyof typeof BARE]));
  const content: Content = {
    board: namedOrWhole(board, (set) => set.board),
    tiles: namedOrWhole(workerTiles, (set) => set.workerTiles),
    options,
    state: Object.fromEntries(said),
    pile,
  };
  return packed(JSON.stringify(content));
}

/** The record that the text of a link holds, unchecked; the problem where it holds none. */
export async function recordIn(text: string): Promise<{ readonly record: object } | ReturnType<typeof unreadable>> {
  if (text.length > LONGEST) return unreadable('too-large');
  const json = await unpacked(text);
  if (json === null) return unreadable('not-json');
  let content: Partial<Content> | null;
  try {
    content = JSON.parse(json);
  } catch {
    return unreadable('not-json');
  }
  if (typeof content !== 'object' || content === null) return unreadable('unknown-format');
  const { board, tiles, options, state, pile } = content;
  return {
    record: {
      format: RECORD_FORMATS[1],
      options,
      board: wholeOf(board, (set) => set.board),
      workerTiles: wholeOf(tiles, (set) => set.workerTiles),
      position: {
        state: { ...BARE, ...(state as object), pileCount: Array.isArray(pile) ? pile.length : 0 },
        pile,
      },
      actions: [],
    },
  };
}

/**
 * Reads a position from the text of a link, wherever it comes from: it is checked as a record is (see `readRecord`), and what is
 * damaged or foreign is refused with its problems. Nothing is thrown.
 */
export async function readLinkText(text: string): Promise<Read<ReadRecord>> {
  const found = await recordIn(text);
  return 'record' in found ? readRecord(found.record) : found;
}
