import { FORM_PROBLEMS } from '../kit/reading.ts';
import {
  type Game,
  type GameRecord,
  layoutOf,
  PRACTICE_SETS,
  RECORD_FORMATS,
  type Read,
  type ReadRecord,
  readRecord,
  startOf,
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
async function recordIn(text: string): Promise<{ readonly record: object } | ReturnType<typeof unreadable>> {
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

/**
 * Reads a position that may still break the rules' invariants, such as one that is being built. What has not the form of a
 * position, or names what its board and its table do not have, is refused as by `readLinkText`.
 */
export async function readUnfinished(text: string): Promise<Read<{ readonly game: Game }>> {
  const found = await recordIn(text);
  if (!('record' in found)) return found;
  const read = readRecord(found.record);
  if (read.ok) return { ok: true, game: read.game };
  const isFormSound = read.problems.every(
    ({ at, reason }) => at.startsWith('position.state.') && !(FORM_PROBLEMS as readonly string[]).includes(reason),
  );
  if (!isFormSound) return read;
  const game = startOf(found.record as GameRecord);
  const { lotIndex } = layoutOf(game.board);
  const { players, player, bonusTiles } = game.state;
  const isShowable =
    players.length === game.options.players &&
    player < players.length &&
    Object.keys(bonusTiles).every((lot) => lotIndex.has(lot));
  return isShowable ? { ok: true, game } : read;
}
