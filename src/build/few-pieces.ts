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
  ['notices', 'settings-button'],
  ['stepper', 'terms'],
  ['card-advice', 'card-events', 'card-refusals', 'card-table', 'cards'],
  ['events', 'refusals'],
];

/** Pieces of what is named here alone. What these modules import besides – styles, above all, which the card game shares – stays where it is. */
const NAMED: Readonly<Record<string, Piece>> = {
  // What both games want. None of these pieces imports what only one of them needs.
  'both-games': {
    modules: [
      'activities/lessons/Star',
      'settings/may-move',
      'ui/(Coming|FetchNotice|download|lazily|memo|seed|shortcuts|use-fetched|use-fetching-press|use-said)',
    ],
    words: ['notices', 'settings-button'],
  },
  dialogs: { modules: ['ui/(Ask|Dialog)'] },
  'rule-links': { modules: ['rulebook/(addresses|books)', 'ui/RuleLink'], words: ['table'] },
  tables: { modules: ['keeping/cut', 'ui/thinker', 'machines/(computers|table)'] },
  // What the board game alone wants.
  names: {
    modules: ['telling/(actions-in-words|names|place-names|reader)', 'board/ChangePosition', 'board/pieces/icons'],
    words: ['terms'],
  },
  told: { modules: ['telling/(events-in-words|refusals-in-words)'], words: ['events', 'refusals'] },
  pane: {
    modules: ['board/(BoardPane|use-zoom)'],
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
      'choosing/(GoodsChoice|GoodsList|IdleChoice|Message|TileRow|spots|use-chooser)',
      'mistakes/remember',
      'choosing/use-in-sight',
    ],
  },
  pictures: { modules: ['choosing/(Changes|Pictures)'] },
  trying: { modules: ['choosing/(ActButtons|TryingChoice|TryingPictures|use-trying)'] },
  progress: { modules: ['progress/(progress|progress-store)'] },
  drawings: { modules: ['site/drawings'], others: String.raw`/src/site/SomeDrawings\.astro\?` },
  game: {
    modules: [
      'machines/game',
      'activities/table/keeping/kept-game',
      'thinking/effort',
      'thinking/thinker',
      'activities/table/past/use-past',
    ],
  },
};

/** Pieces that take along what their modules import, unless it is in one that is named above. */
const WITH_IMPORTS: Readonly<Record<string, Piece>> = {
  site: {
    modules: [
      'kit/(asked|fresh|keys|network|new-version|pause|storage-names|styles|this-tab)',
      'settings/dialog-for-activities',
      'settings-dialog/bring-settings',
      'site/search-button',
      'site/settings-button',
      'words/addresses',
    ],
    others: String.raw`/src/site/Header\.astro\?`,
  },
  // What both engines stand on.
  kit: { modules: ['kit/(history|play|shuffled)'], others: '/node_modules/pure-rand/[^?]*$' },
  words: {
    modules: ['kit/hydrating', 'words/(languages|ready|runtime)'],
    others: '/node_modules/(@messageformat/runtime|make-plural)/[^?]*$',
  },
  // Without what hydrates islands: Astro fetches that under another address when it could not be fetched, and there is one Preact alone.
  preact: { others: '/node_modules/preact/((hooks|jsx-runtime)/)?dist/' },
  kept: { modules: ['settings/(settings|use-settings)', 'kit/reading', 'kit/storage'] },
  board: {
    modules: [
      'board/BoardEdges',
      'board/pieces/(Board|Drawn|Land|Layers|Numbers|PlayerBoard|Spots|WorkerCard)',
      'board/pieces/(geometry|landscape|loop-places|marks|nearest)',
      'ui/TiedLater',
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
