import { islandFolders, rooms } from './layers.mjs';

const among = (names) => (names.length > 0 ? `^src/(${names.join('|')})/` : '^$');

/** What a room may not import of ours: every room that it does not name. */
const betweenRooms = Object.entries(rooms).map(([room, { rooms: allowed }]) => ({
  name: `${room}-imports-only-what-is-below`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: '^(src|tests|content)/', pathNot: [`^src/${room}/`, among(allowed), '^content/'] },
}));

const ofPackages = Object.entries(rooms)
  .filter(([, { packages }]) => packages !== 'any')
  .map(([room, { packages }]) => ({
    name: `${room}-imports-only-its-packages`,
    severity: 'error',
    from: { path: `^src/${room}/` },
    to: {
      dependencyTypesNot: packages.includes('node:') ? ['local', 'core'] : ['local'],
      couldNotResolve: false,
      pathNot: packages.map((name) => `(^|/)node_modules/${name}/`),
    },
  }));

/** What a folder of the islands may not import: those that come after it. */
const betweenIslandFolders = islandFolders.map((folder, i) => ({
  name: `islands-${folder.replace('/', '-')}-imports-only-what-is-below`,
  severity: 'error',
  from: { path: `^src/islands/${folder}/` },
  to: { path: '^src/islands/', pathNot: `^src/islands/(${islandFolders.slice(0, i + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...betweenRooms,
    ...ofPackages,
    ...betweenIslandFolders,
    {
      name: 'every-island-folder-has-its-place',
      severity: 'error',
      from: { path: '^src/islands/', pathNot: `^src/islands/(${islandFolders.join('|')})/` },
      to: {},
    },
    {
      name: 'no-content-in-the-engine',
      severity: 'error',
      from: { path: '^src/(kit|milestones|players|thousand-miles|simulator|machines)/' },
      to: { path: '^content/' },
    },
    {
      name: 'everything-is-found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(words|astro):' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'node', 'default', 'types'],
    },
  },
};
