/** What may be drawn upon by whatever is seen, and what the site as a whole adds to it. */
const lower = [
  'kit',
  'milestones',
  'thousand-miles',
  'players',
  'steps',
  'links',
  'machines',
  'telling',
  'words',
  'offline',
  'rulebook',
  'search',
];
/** What activities share: components that know no game, pictures of either game, and choosing an action. */
const shared = [
  'settings',
  'progress',
  'ui',
  'cards',
  'board',
  'entered-boards',
  'streak',
  'evening',
  'mistakes',
  'thinking',
  'choosing',
  'keeping',
];
const forParts = [...lower, ...shared, 'cases'];
/** What is below a folder that activities share: what anything that is seen may use, and the shared folders before it. */
const below = (folder) => [...lower, ...shared.slice(0, shared.indexOf(folder))];

/**
 * The folders of src/, from the bottom up, and what each may import: the folders below it that it names, and
 * packages. `any` is for folders that only the site as a whole needs.
 */
export const folders = {
  kit: { imports: [], packages: ['pure-rand', 'valibot'] },
  milestones: { imports: ['kit'], packages: ['pure-rand', 'valibot'] },
  'thousand-miles': { imports: ['kit'], packages: ['pure-rand', 'valibot'] },
  players: { imports: ['milestones'], packages: ['pure-rand'] },
  simulator: { imports: ['milestones', 'players', 'thousand-miles', 'links'], packages: ['node:', 'pure-rand'] },
  words: { imports: ['kit'], packages: 'any' },
  steps: { imports: ['kit', 'milestones'], packages: ['valibot'] },
  cases: { imports: ['kit', 'milestones', 'thousand-miles'], packages: ['valibot'] },
  links: { imports: ['kit', 'milestones', 'thousand-miles'], packages: [] },
  machines: {
    imports: ['kit', 'milestones', 'thousand-miles', 'players'],
    packages: ['xstate', 'idb-keyval', 'valibot'],
  },
  telling: {
    imports: ['milestones', 'thousand-miles', 'players', 'cases', 'machines', 'words'],
    packages: [],
  },
  offline: { imports: ['kit', 'words'], packages: [] },
  search: { imports: ['kit', 'words'], packages: ['@orama/stemmers', 'valibot', 'node:'] },
  rulebook: { imports: ['milestones', 'thousand-miles', 'words', 'search'], packages: ['satteri'] },
  ...Object.fromEntries(shared.map((folder) => [folder, { imports: below(folder), packages: 'any' }])),
  /** What pages of several activities are made of. */
  'page-parts': { imports: forParts, packages: 'any' },
  /** One folder for each thing a reader does; none imports another. */
  activities: { imports: [...forParts, 'page-parts'], packages: 'any' },
  /** All that the browser keeps, of every activity, and the dialog that hands it out. */
  backup: { imports: [...forParts, 'activities'], packages: 'any' },
  'settings-dialog': { imports: [...forParts, 'backup'], packages: 'any' },
  /** The frame of every page, and pages that show something of several activities. */
  site: { imports: [...forParts, 'page-parts', 'activities', 'settings-dialog'], packages: 'any' },
  build: { imports: ['words', 'offline', 'site'], packages: 'any' },
  pages: { imports: [...forParts, 'page-parts', 'activities', 'site'], packages: 'any' },
};

/**
 * The folders of src/activities/table/, from the bottom up: each may import from those before it, and what lies in the table's folder
 * itself from all of them. Those of the card game are in cards/.
 */
export const tableFolders = [
  'seats',
  'log',
  'setup',
  'view',
  'summary',
  'computer',
  'past',
  'over',
  'keeping',
  'first-game',
  'cards/computer',
  'cards/keeping',
];
