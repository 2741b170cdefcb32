/** What may be drawn upon by whatever is seen, and what the site as a whole adds to it. */
const forIslands = [
  'kit',
  'milestones',
  'thousand-miles',
  'players',
  'examples',
  'lessons',
  'links',
  'own-board',
  'checker',
  'drills',
  'machines',
  'telling',
  'words',
  'offline',
  'rulebook',
];
const forSite = [...forIslands, 'cases', 'search', 'islands'];

/**
 * The rooms under src/, from the bottom up, and what each may import: the rooms below it that it names, and
 * packages. `any` is for the rooms that are only there for the site as a whole.
 */
export const rooms = {
  kit: { rooms: [], packages: ['pure-rand', 'valibot'] },
  milestones: { rooms: ['kit'], packages: ['pure-rand', 'valibot'] },
  'thousand-miles': { rooms: ['kit'], packages: ['pure-rand', 'valibot'] },
  players: { rooms: ['milestones'], packages: ['pure-rand'] },
  simulator: { rooms: ['milestones', 'players', 'thousand-miles'], packages: ['node:', 'pure-rand'] },
  words: { rooms: ['kit'], packages: 'any' },
  examples: { rooms: ['milestones'], packages: ['valibot'] },
  cases: { rooms: ['kit', 'milestones', 'thousand-miles'], packages: ['valibot'] },
  lessons: {
    rooms: ['kit', 'milestones', 'thousand-miles', 'players', 'examples'],
    packages: ['pure-rand', 'valibot'],
  },
  links: { rooms: ['kit', 'milestones', 'thousand-miles'], packages: [] },
  'own-board': { rooms: ['milestones', 'links'], packages: [] },
  checker: { rooms: ['milestones'], packages: [] },
  drills: { rooms: ['milestones'], packages: ['pure-rand'] },
  machines: {
    rooms: ['kit', 'milestones', 'thousand-miles', 'players', 'examples', 'lessons'],
    packages: ['xstate', 'idb-keyval', 'valibot'],
  },
  telling: {
    rooms: ['milestones', 'thousand-miles', 'players', 'cases', 'lessons', 'drills', 'machines', 'words'],
    packages: [],
  },
  offline: { rooms: ['words'], packages: ['serwist'] },
  search: { rooms: ['kit', 'words'], packages: ['@orama/stemmers', 'valibot'] },
  rulebook: { rooms: ['milestones', 'thousand-miles', 'words', 'search'], packages: ['satteri'] },
  islands: { rooms: forIslands, packages: 'any' },
  site: { rooms: forSite, packages: 'any' },
  pages: { rooms: [...forSite, 'site'], packages: 'any' },
};

/** The folders of src/islands/, from the bottom up: each may import from those before it. */
export const islandFolders = [
  'settings',
  'ui',
  'lessons',
  'thousand-miles/cards',
  'milestones/pieces',
  'milestones/board',
  'milestones/seats',
  'milestones/log',
  'milestones/motion',
  'milestones/boards',
  'milestones/setup',
  'milestones/acting',
  'milestones/view',
  'milestones/summary',
  'milestones/computer',
  'milestones/drills',
  'milestones/past',
  'milestones/over',
  'milestones/examples',
  'milestones/lessons',
  'keeping',
  'milestones/own-board',
  'milestones/evening',
  'milestones/calculators',
  'milestones/check',
  'milestones/table',
  'thousand-miles/lay',
  'thousand-miles/trying',
  'thousand-miles/lessons',
  'thousand-miles/computer',
  'thousand-miles/keeping',
  'thousand-miles/table',
];
