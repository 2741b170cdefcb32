import { CARD_GAMES } from '../activities/table/cards/keeping/card-games.ts';
import { keptFromText as matchFromText } from '../activities/table/cards/keeping/kept-match.ts';
import { BOARD_GAMES } from '../activities/table/keeping/board-games.ts';
import { keptFromText as gameFromText } from '../activities/table/keeping/kept-game.ts';
import { type AnySummary, type Kept, newId } from '../keeping/kept.ts';
import type { Shelf, shelfFor, Trouble } from '../keeping/shelf.ts';
import type { Malformed } from '../kit/reading.ts';
import { allKept } from '../kit/storage-names.ts';
import { backupText, type Part, readBackup } from './format.ts';
import { type Area, KEPT_PARTS, type Outcome } from './parts.ts';

/** How many games of each kind, and which other things. */
export interface Contents {
  readonly game: number;
  readonly match: number;
  readonly areas: readonly Area[];
  /** What this version has no name for. */
  readonly other: number;
}

/** What has come of opening a backup. */
export interface Brought {
  readonly added: Contents;
  readonly unreadable: Contents;
  /** What there was no room for. */
  readonly full: Contents;
  readonly isDamaged: boolean;
  readonly isNewer: boolean;
}

interface Counting {
  game: number;
  match: number;
  areas: Area[];
  other: number;
}
const nothing = (): Counting => ({ game: 0, match: 0, areas: [], other: 0 });

/** Whether there is anything among some contents. */
export const isSomething = ({ game, match, areas, other }: Contents): boolean =>
  game + match + areas.length + other > 0;

function count(counting: Counting, what: 'game' | 'match' | 'other' | Area): void {
  if (what === 'game' || what === 'match' || what === 'other') counting[what]++;
  else if (!counting.areas.includes(what)) counting.areas.push(what);
}

type GamePart = Extract<Part, { of: 'game' | 'match' }>;

/** The games of one kind, as far as a backup cares: a game is a text, which can be read or not. */
interface Games {
  readonly readShelf: () => Promise<Shelf<AnySummary>>;
  /** Adds the game that a text is. */
  readonly add: (
    game: Omit<GamePart, 'of'>,
  ) => Promise<{ readonly trouble: Trouble | null; readonly isReadable: boolean }>;
}

function gamesOn<Summary extends AnySummary>(
  { readShelf, addGame }: ReturnType<typeof shelfFor<Summary>>,
  fromText: (id: string, text: string, seed: number | null) => Kept<Summary>,
): Games {
  return {
    readShelf,
    add: async ({ id, name, seed, text }) => {
      const game = { ...fromText(id, text, seed), name };
      return { trouble: await addGame(game), isReadable: game.summary !== null };
    },
  };
}

/** How the games of each kind are kept. */
const GAMES = {
  game: gamesOn(BOARD_GAMES.shelf, gameFromText),
  match: gamesOn(CARD_GAMES.shelf, matchFromText),
} as const;
const KINDS = ['game', 'match'] as const;

/** What is kept under a key as a part of a backup. The language lies there as a word; whatever else is no JSON cannot be read. */
function partOfKey({ key, text, isAside }: ReturnType<typeof allKept>[number]): Part {
  if (key === 'language') return { of: 'kept', key, value: text };
  try {
    if (!isAside) return { of: 'kept', key, value: JSON.parse(text) };
  } catch {
    // What nobody has read yet since it was damaged.
  }
  return { of: 'aside', key, text };
}

/** Everything that the browser keeps, as the text of a backup, and what that is. Rejects where the browser does not let the page read it. */
export async function makeBackup(made: string): Promise<{ readonly text: string; readonly contents: Contents }> {
  const contents = nothing();
  for (const { look } of KEPT_PARTS) look();
  const parts: Part[] = allKept().map(partOfKey);
  for (const part of parts) {
    if (part.of === 'kept') count(contents, KEPT_PARTS.find(({ key }) => key === part.key)?.area ?? 'other');
  }
  for (const kind of KINDS) {
    const { games, trouble } = await GAMES[kind].readShelf();
    if (trouble === 'blocked') throw new Error('the games cannot be read');
    for (const { id, name, seed, text } of games.filter((game) => game.text !== '')) {
      parts.push({ of: kind, id, name, seed, text });
      count(contents, kind);
    }
  }
  return { text: backupText(parts, made), contents };
}

/** Puts the games of a backup among those that are here. Another state of one that is here becomes a game of its own. */
async function bringGames(kind: 'game' | 'match', offered: readonly GamePart[], tell: Telling): Promise<void> {
  if (offered.length === 0) return;
  const { games } = await GAMES[kind].readShelf();
  const ids = new Set(games.map(({ id }) => id));
  const texts = new Set(games.map(({ text }) => text));
  for (const { id, name, seed, text } of offered) {
    if (texts.has(text)) continue;
    texts.add(text);
    const idHere = ids.has(id) ? newId() : id;
    ids.add(idHere);
    const { trouble, isReadable } = await GAMES[kind].add({ id: idHere, name, seed, text });
    if (trouble !== null) tell('full', kind);
    else tell(isReadable ? 'changed' : 'unreadable', kind);
  }
}

type Telling = (outcome: Outcome, what: 'game' | 'match' | 'other' | Area) => void;

/** Joins everything that a backup holds with what is here, and overwrites nothing. Gives what has come of it, or why the text is no backup. */
export async function bringBackup(text: string): Promise<Brought | Malformed['reason']> {
  const backup = readBackup(text);
  if (typeof backup === 'string') return backup;
  const { parts, isDamaged, isNewer } = backup;
  const told = { changed: nothing(), unreadable: nothing(), full: nothing() };
  told.unreadable.other = backup.unreadable;
  const tell: Telling = (outcome, what) => {
    if (outcome !== 'same') count(told[outcome], what);
  };
  for (const part of parts) {
    if (part.of !== 'kept' && part.of !== 'aside') continue;
    const known = KEPT_PARTS.find(({ key }) => key === part.key);
    if (known === undefined) tell('unreadable', 'other');
    else if (part.of === 'kept') tell(known.bring(JSON.stringify(part.value) ?? 'null'), known.area);
    else if (!known.putAside(part.text)) tell('full', known.area);
  }
  for (const kind of KINDS) {
    const isOfKind = (part: Part): part is GamePart => part.of === kind;
    await bringGames(kind, parts.filter(isOfKind), tell);
  }
  return { added: told.changed, unreadable: told.unreadable, full: told.full, isDamaged, isNewer };
}
