import { folders, tableFolders } from './layers.mjs';

const among = (names) => (names.length > 0 ? `^src/(${names.join('|')})/` : '^$');

/** What a folder may not import of ours: every folder that it does not name. */
const betweenFolders = Object.entries(folders).map(([folder, { imports: allowed }]) => ({
  name: `${folder}-imports-only-what-is-below`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: '^(src|tests|content)/', pathNot: [`^src/${folder}/`, among(allowed), '^content/'] },
}));

const ofPackages = Object.entries(folders)
  .filter(([, { packages }]) => packages !== 'any')
  .map(([folder, { packages }]) => ({
    name: `${folder}-imports-only-its-packages`,
    severity: 'error',
    from: { path: `^src/${folder}/` },
    to: {
      dependencyTypesNot: packages.includes('node:') ? ['local', 'core'] : ['local'],
      couldNotResolve: false,
      pathNot: packages.map((name) => `(^|/)node_modules/${name}/`),
    },
  }));

/** What a folder of the table may not import: those that come after it, and the table itself. */
const betweenTableFolders = tableFolders.map((folder, i) => ({
  name: `table-${folder.replace('/', '-')}-imports-only-what-is-below`,
  severity: 'error',
  from: { path: `^src/activities/table/${folder}/` },
  to: { path: '^src/activities/table/', pathNot: `^src/activities/table/(${tableFolders.slice(0, i + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...betweenFolders,
    ...ofPackages,
    ...betweenTableFolders,
    {
      name: 'activities-import-no-other-activity',
      severity: 'error',
      from: { path: '^src/activities/([^/]+)/' },
      to: { path: '^src/activities/', pathNot: '^src/activities/$1/' },
    },
    {
      name: 'every-table-folder-has-its-place',
      severity: 'error',
      from: {
        path: '^src/activities/table/[^/]+/',
        pathNot: `^src/activities/table/((${tableFolders.join('|')})/|cards/[^/]+$)`,
      },
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
