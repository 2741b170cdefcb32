import { wordsFor as computerWordsFor } from 'words:computer';
import { wordsFor } from 'words:setup';
import { useEffect } from 'preact/hooks';
import { usePlayableBoards } from '../../../entered-boards/use-boards.ts';
import { askedFor } from '../../../links/tidy.ts';
import type { NewTable } from '../../../machines/game.ts';
import { COLOURS, type Seat } from '../../../milestones/index.ts';
import { readerName } from '../../../telling/reader.ts';
import { drawSeed } from '../../../ui/seed.ts';
import { useDraft } from '../../../ui/use-draft.ts';
import type { Language } from '../../../words/languages.ts';
import { type Chosen, SETUP_DRAFT, type SetupDraft } from './draft.ts';
import { beginWith, named } from './seating.ts';

/** A board that a reader has entered. */
export type OwnBoard = ReturnType<typeof usePlayableBoards>[number];

/** The game that is set up; `own` is the board where it is not the practice board. */
function newTable(
  { seed, starter, played }: SetupDraft,
  players: readonly Chosen[],
  own: OwnBoard | undefined,
): NewTable {
  return {
    seats: players.map(({ name, piece, by }) => ({ name, colour: COLOURS[piece] as Seat['colour'], by })),
    seed: seed === '' ? drawSeed() : Number(seed),
    started: new Date().toISOString(),
    variants: { equalCategoryScores: false, ...Object.fromEntries(played.map((variant) => [variant, true])) },
    ...(own === undefined ? {} : { set: own.set }),
    ...(starter === '' || Number(starter) >= players.length ? {} : { startingPlayer: Number(starter) }),
  };
}

/** What is entered to set up a game: at first the seats of the game before, and a board that the address names. */
export function useSetup(language: Language, seats: readonly Seat[] | null, onStart: (table: NewTable) => void) {
  const words = wordsFor(language);
  const computerWords = computerWordsFor(language);
  const { draft, change, forget } = useDraft(SETUP_DRAFT, () => ({
    count: seats?.length ?? 2,
    chosen: beginWith(seats, language),
    starter: '',
    played: [],
    seed: '',
    board: '',
  }));
  const boards = usePlayableBoards();
  useEffect(() => {
    const asked = askedFor(location.search, 'board');
    if (asked !== null) change({ board: asked });
  }, []);
  const people = words('names').split(', ');
  const seated = draft.chosen.slice(0, draft.count);
  const isAlone = seated.filter(({ by }) => by === 'person').length === 1;
  const players = named(seated, (by, seat) => {
    if (by !== 'person') return computerWords(`name.${by}`);
    return isAlone ? readerName(language) : (people[seat] as string);
  });
  const own = boards.find(({ id }) => id === draft.board);
  return {
    draft,
    change,
    /** Who sits there, everybody with a name. */
    players,
    sameName: players.some(({ name }, i) => players.findIndex((other) => other.name === name) !== i),
    boards,
    own,
    begin: () => {
      forget();
      onStart(newTable(draft, players, own));
    },
  };
}
