import type { Plugin } from 'vite';
import { languages } from '../words/languages.ts';

/** Modules that come in one piece: paths below `src/` without their endings, areas of words, and what else its id matches. */
interface Piece {
  readonly modules?: readonly string[];
  readonly words?: readonly string[];
  readonly others?: string;
}

/** Areas of words that the same pages want. */
const WORDS_TOGETHER: readonly (readonly string[])[] = [
  ['stepper', 'table', 'terms'],
  ['events', 'reasons'],
];

/** Pieces of what is named here alone. What these modules import besides – styles, above all, which the card game shares – stays where it is. */
const NAMED: Readonly<Record<string, Piece>> = {
  ui: {
    modules: [
      'islands/keeping/download',
      'islands/lessons/Star',
      'islands/milestones/board/ChangePosition',
      'islands/ui/(lazily|memo|NotFetched|seed|use-fetched)',
    ],
    words: ['notices'],
  },
  names: {
    modules: [
      'rulebook/addresses',
      'rulebook/books',
      'telling/(actions-in-words|names|place-names)',
      'islands/ui/RuleLink',
      'islands/milestones/pieces/icons',
    ],
    words: ['table', 'terms'],
  },
  told: { modules: ['telling/(events-in-words|refusals-in-words)'], words: ['events', 'reasons'] },
  pane: {
    modules: ['islands/milestones/board/(BoardPane|use-zoom)', 'islands/(settings/may-move|ui/shortcuts)'],
    words: ['play'],
  },
  'board-in-words': { modules: ['telling/board-in-words'], words: ['stepper'] },
  acting: {
    modules: [
      'machines/choice',
      'machines/chooser',
      'machines/nearest-action',
      'telling/preview',
      'telling/questions',
      'islands/milestones/acting/(GoodsChoice|GoodsList|IdleChoice|Message|TileRow|spots|use-chooser)',
      'islands/milestones/drills/remember',
      'islands/milestones/lessons/keep-in-sight',
    ],
  },
  pictures: { modules: ['islands/milestones/examples/(Changes|Pictures)'] },
  trying: { modules: ['islands/milestones/examples/(ActButtons|TryingChoice|TryingPictures|use-trying)'] },
  progress: { modules: ['islands/lessons/storage', 'lessons/progress'] },
  drawings: { modules: ['site/drawings'], others: String.raw`/src/site/SomeDrawings\.astro\?` },
  game: {
    modules: [
      'machines/computers',
      'machines/game',
      'machines/table',
      'islands/keeping/kept-game',
      'islands/milestones/computer/effort',
      'islands/milestones/computer/thinker',
      'islands/milestones/past/use-past',
      'islands/ui/thinker',
    ],
  },
};

/** Pieces that take along what their modules import, unless it is in one that is named above. */
const WITH_IMPORTS: Readonly<Record<string, Piece>> = {
  site: {
    modules: [
      'kit/(bring|network|pause|storage-names|styles)',
      'site/search-button',
      'site/settings-button',
      'words/addresses',
    ],
    others: String.raw`^\0vite/preload-helper\.js$|/src/site/Header\.astro\?`,
  },
  words: {
    modules: ['kit/hydrating', 'words/(languages|ready|runtime)'],
    others: '/node_modules/(@messageformat/runtime|make-plural)/[^?]*$',
  },
  preact: { modules: ['words/hydrate'], others: '/node_modules/preact/((hooks|jsx-runtime)/)?dist/' },
  kept: { modules: ['islands/settings/(settings|use-settings)', 'kit/reading', 'kit/storage'] },
  board: {
    modules: [
      'islands/milestones/board/BoardEdges',
      'islands/milestones/pieces/(Board|Drawn|Land|Layers|Numbers|PlayerBoard|Spots|WorkerCard)',
      'islands/milestones/pieces/(geometry|landscape|loop-places|marks|nearest)',
      'islands/ui/TiedLater',
      // What is asked of the engine for words and pictures alone.
      'milestones/chapters/(03-player-board|08-board-of-works)',
    ],
  },
  engine: {
    modules: [
      'milestones/(fast-legal-actions|history)',
      'milestones/set/(bonus-tiles|practice-set|practice-set-1|tiles)',
    ],
  },
  machines: {
    modules: ['machines/waiting'],
    others: '/node_modules/(@?xstate|use-isomorphic-layout-effect)/[^?]*$',
  },
};

/** Matches the ids of a piece's modules. */
function idsOf({ modules = [], words = [], others }: Piece): RegExp {
  const ids = [
    ...(modules.length > 0 ? [String.raw`/src/(${modules.join('|')})\.tsx?$`] : []),
    ...(words.length > 0 ? [String.raw`^\0words:(${words.join('|')})$`] : []),
    ...(others === undefined ? [] : [others]),
  ];
  return new RegExp(ids.join('|'));
}

const groupOf = (name: string, piece: Piece, includeDependenciesRecursively: boolean) => ({
  name,
  test: idsOf(piece),
  includeDependenciesRecursively,
});

const groups = [
  ...Object.entries(NAMED).map(([name, piece]) => groupOf(name, piece, false)),
  // A file of words goes by its language.
  ...languages.flatMap((language) =>
    WORDS_TOGETHER.map((areas) => groupOf(language, { words: [`(${areas.join('|')})/${language}`] }, false)),
  ),
  ...Object.entries(WITH_IMPORTS).map(([name, piece]) => groupOf(name, piece, true)),
];

/**
 * Has what many pages share come in few pieces: every piece more is a request more, and is compressed by itself. What is in one
 * is wanted by the same kinds of pages, or by so many of them that a request weighs more than what the others get for nothing.
 * An area of words is fetched as soon as its piece is. What is fetched on demand is small: lists of what comes along with it would
 * weigh on every page, every time.
 */
export const fewPieces: Plugin = {
  name: 'few-pieces',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            modulePreload: false,
            rolldownOptions: {
              // Pieces that leave out what they import ask for it.
              preserveEntrySignatures: 'allow-extension',
              output: { codeSplitting: { groups } },
            },
          },
        }
      : undefined,
};
