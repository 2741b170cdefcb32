import { CARD_GAMES } from '../activities/table/cards/keeping/card-games.ts';
import { keptFromText as matchFromText } from '../activities/table/cards/keeping/kept-match.ts';
import { BOARD_GAMES } from '../activities/table/keeping/board-games.ts';
import { keptFromText as gameFromText } from '../activities/table/keeping/kept-game.ts';
import { type AnySummary, type Kept, newId } from '../keeping/kept.ts';
import type { Shelf, shelfFor } from '../keeping/shelf.ts';
import type { Malformed } from '../kit/reading.ts';
import { allKept } from '../kit/storage-names.ts';
import { backupText, type Part, readBackup } from './format.ts';
import { type Area, KEPT_PARTS, type Outcome, unknownPart } from './parts.ts';

/** How many games of each kind, and which other things. */
export interface Contents {
  readonly game: number;
  readonly match: number;
  readonly areas: readonly Area[];
  /** What this version has no name for. */
  readonly other: number;
}

/** What has come of opening a backup. What is in none of the outcomes was here already. */
export type Brought = Readonly<Record<Outcome, Contents>> & { readonly isDamaged: boolean; readonly isNewer: boolean };

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
  /** Adds the game that a text is. One that cannot be read is added as well. */
  readonly add: (game: Omit<GamePart, 'of'>) => Promise<Outcome>;
}

function gamesOn<Summary extends AnySummary>(
  { readShelf, addGame }: ReturnType<typeof shelfFor<Summary>>,
  fromText: (id: string, text: string, seed: number | null) => Kept<Summary>,
): Games {
  return {
    readShelf,
    add: async ({ id, name, seed, text }) => {
      const game = { ...fromText(id, text, seed), name };
      return (await addGame(game)) ?? (game.summary === null ? 'unreadable' : 'added');
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

const partFor = (key: string) => KEPT_PARTS.find((each) => each.key === key) ?? unknownPart(key);

/** A backup, and what is in it. */
interface Made {
  readonly text: string;
  readonly contents: Contents;
}

/** What the local storage holds of what is asked for, as the parts of a backup, and what that is. */
function partsOfKeys(isAsked: (each: ReturnType<typeof allKept>[number]) => boolean) {
  const contents = nothing();
  const parts = allKept().filter(isAsked);
  for (const { key } of parts) count(contents, partFor(key).area);
  return { parts: parts.map(partOfKey), contents };
}

/** What lies aside because it could not be read, as the text of a backup. Throws where the browser does not let the page read it. */
export function backupOfAside(made: string): Made {
  const { parts, contents } = partsOfKeys(({ isAside }) => isAside);
  return { text: backupText(parts, made), contents };
}

/** Everything that the browser keeps, as the text of a backup. Rejects where the browser does not let the page read it. */
export async function makeBackup(made: string): Promise<Made> {
  for (const { look } of KEPT_PARTS) look();
  const { parts, contents } = partsOfKeys(() => true);
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
  const { games, trouble } = await GAMES[kind].readShelf();
  let outcome: Outcome | null = trouble;
  const ids = new Set(games.map(({ id }) => id));
  const texts = new Set(games.map(({ text }) => text));
  for (const { id, name, seed, text } of offered) {
    if (texts.has(text)) continue;
    texts.add(text);
    const idHere = ids.has(id) ? newId() : id;
    ids.add(idHere);
    // Storage that does not answer takes its time: it is not asked again for each game.
    if (outcome !== 'blocked') outcome = await GAMES[kind].add({ id: idHere, name, seed, text });
    tell([outcome], kind);
  }
}

type Telling = (outcomes: readonly Outcome[], what: 'game' | 'match' | 'other' | Area) => void;

/** Joins everything that a backup holds with what is here, and overwrites nothing. Gives what has come of it, or why the text is no backup. */
export async function bringBackup(text: string): Promise<Brought | Malformed['reason']> {
  const backup = readBackup(text);
  if (typeof backup === 'string') return backup;
  const { parts, isDamaged, isNewer } = backup;
  const told = {
    added: nothing(),
    unreadable: { ...nothing(), other: backup.unreadable },
    full: nothing(),
    blocked: nothing(),
  };
  const tell: Telling = (outcomes, what) => {
    for (const outcome of outcomes) count(told[outcome], what);
  };
  for (const part of parts) {
    if (part.of !== 'kept' && part.of !== 'aside') continue;
    const { area, bring, putAside } = partFor(part.key);
    tell(part.of === 'kept' ? bring(JSON.stringify(part.value) ?? 'null') : putAside(part.text), area);
  }
  for (const kind of KINDS) {
    const isOfKind = (part: Part): part is GamePart => part.of === kind;
    await bringGames(kind, parts.filter(isOfKind), tell);
  }
  return { ...told, isDamaged, isNewer };
}
