import { describe, expect, test } from 'vitest';
import {
  type Action,
  type Game,
  LIMITS,
  legalActions,
  PROBLEMS,
  type Problem,
  type Read,
  readRecord,
  readSavedGame,
  readText,
  recordOf,
} from '../../../src/milestones/index.ts';
import {
  deal,
  LONG_BOARD,
  longEnds,
  longLots,
  longStreet,
  marketplace,
  play,
  position,
  street,
  type Written,
} from './position.ts';

/** What is changed in a record, by place: `'position.state.player': 2`. A place that is given `undefined` is taken out. */
type Changes = Readonly<Record<string, unknown>>;

function changed(data: unknown, changes: Changes): unknown {
  const copy = structuredClone(data);
  for (const [place, value] of Object.entries(changes)) {
    const names = place.split('.');
    const last = names.pop() as string;
    const parent = names.reduce((part, name) => part[name] as Record<string, unknown>, copy as Record<string, unknown>);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
  }
  return copy;
}

/** The problems of what is read, each as its place, its reason and its rule; none where it is accepted. */
function problemsOf(read: Read<unknown>): string[] {
  return read.ok
    ? []
    : read.problems.map(({ at, reason, rule }: Problem) => [at, reason, rule ?? []].flat().join(' ').trim());
}

const record = (game: Game): unknown => JSON.parse(JSON.stringify(recordOf(game, [])));
const dealt = record(deal());
const middle = (written: Written = {}) => record(position(written));
const drafting = record(play(deal(), { type: 'draft', tile: 't01', space: 1 }));
const workers = (text: string) =>
  JSON.parse(JSON.stringify(position({ players: [{ workers: text }, {}] }).state.players[0])).spaces;

/** A town: streets from the stall, a marketplace between two sections, a house, flour, a bonus tile. */
const TOWN: Written = {
  streets: ['S-a-b', 'b-c-d'],
  marketplaces: ['b'],
  flour: ['S'],
  houses: ['a+b+f'],
  bonusTiles: { 'c+g+h': 'quarryman' },
};
const town = middle(TOWN);
const trading = middle({ visiting: 'trading-house' });
const building = middle({ visiting: 'board-of-works' });
const castle = middle({ visiting: 'castle', players: [{ goods: { stone: 4 } }, {}] });
const inReach = record(
  play(
    position({
      players: [{ workers: 'l1 l2 q3', goods: { stone: 1, sand: 1 } }, {}],
      visiting: 'board-of-works',
      bonusTiles: { 'a+e+f': 'lumberjack', 'c+g+h': 'lumberjack' },
    }),
    street('S-a-b'),
  ),
);
const threeInReach = record(
  play(
    position({
      players: [{ workers: 'l1 l2 q3', goods: { wood: 1, sand: 1 } }, {}],
      visiting: 'board-of-works',
      streets: ['S-a-f', 'f-b-g'],
      marketplaces: ['f'],
      bonusTiles: { 'b+c+g': 'lumberjack', 'c+g+h': 'quarryman', 'g+h+l': 'lumberjack', 'a+e+f': 'lumberjack' },
    }),
    marketplace('g'),
  ),
);
const ending = middle({ players: [{ vp: 67 }, {}], endTriggeredBy: 0, turnsLeft: 1 });
const soldOut = middle({ display: [], pile: [], endTriggeredBy: 0, turnsLeft: 1 });
const over = record(
  play(
    position({
      players: [{ workers: 'q1* l2' }, { workers: 'q1 s2', goods: { stone: 1 } }],
      display: [],
      pile: [],
      movesLeft: 1,
      endTriggeredBy: 1,
      turnsLeft: 0,
    }),
    { type: 'move', to: 'worker-8' },
  ),
);
const long = (written: Written) => middle({ board: LONG_BOARD, ...written });
const sections = (texts: readonly string[]) => texts.map((text) => text.split('-'));
const bushes = longLots(20);
const tilesOn = (lots: readonly string[]) => Object.fromEntries(lots.map((lot) => [lot, 'quarryman']));
const state = 'position.state';

interface Wrong {
  readonly what: string;
  readonly data: unknown;
  readonly changes: Changes;
  readonly problems: readonly string[];
}
const wrong = (what: string, data: unknown, changes: Changes, ...problems: string[]): Wrong => ({
  what,
  data,
  changes,
  problems,
});

const FORM: readonly Wrong[] = [
  wrong('an unknown format', dealt, { format: 'chess/1' }, 'format unknown-format'),
  wrong('no format', dealt, { format: undefined }, 'format unknown-format'),
  wrong('an older format', dealt, { format: 'milestones/0' }, 'format unknown-format'),
  wrong('a newer format', dealt, { format: 'milestones/3' }, 'format newer-format'),
  wrong('a much newer format', dealt, { format: 'milestones/999999' }, 'format newer-format'),
  wrong('a version too long for one', dealt, { format: 'milestones/1000000' }, 'format unknown-format'),
  wrong('the same version in another spelling', dealt, { format: 'milestones/01' }, 'format unknown-format'),
  wrong('something inside the format', dealt, { format: 'milestones/x/2' }, 'format unknown-format'),
  wrong('another newer format', dealt, { format: 'milestones-save/2' }, 'format unknown-format'),
  wrong('something before the format', dealt, { format: '1 milestones/2' }, 'format unknown-format'),
  wrong('something after the format', dealt, { format: 'milestones/2 ' }, 'format unknown-format'),
  wrong('a field that is missing', dealt, { workerTiles: undefined }, 'workerTiles missing-field'),
  wrong(
    'a field inside that is missing',
    town,
    { [`${state}.players.1.goods.coin`]: undefined },
    `${state}.players.1.goods.coin missing-field`,
  ),
  wrong('neither deal nor position', dealt, { deal: undefined }, 'deal missing-field'),
  wrong('a field too many', dealt, { date: 1 }, 'date unknown-field'),
  wrong('a field inside too many', dealt, { 'options.variants.fast': true }, 'options.variants.fast unknown-field'),
  wrong(
    'a variant that is only said where it is played',
    dealt,
    { 'options.variants.houseMayLeaveBonus': false },
    'options.variants.houseMayLeaveBonus wrong-value',
  ),
  wrong('both deal and position', town, { deal: {} }, 'deal unknown-field'),
  wrong('a value of the wrong type', dealt, { 'options.players': '2' }, 'options.players wrong-value'),
  wrong('too few players', dealt, { 'options.players': 1 }, 'options.players wrong-value'),
  wrong('too many players', dealt, { 'options.players': 5 }, 'options.players wrong-value'),
  wrong('half a player', dealt, { 'options.players': 2.5 }, 'options.players wrong-value'),
  wrong('a zero with a sign', town, { [`${state}.player`]: -0 }, `${state}.player wrong-value`),
  wrong('an object where a list belongs', dealt, { 'deal.pile': { length: 0 } }, 'deal.pile wrong-value'),
  wrong('a list where an object belongs', dealt, { 'deal.bonusTiles': [] }, 'deal.bonusTiles wrong-value'),
  wrong('a date where an object belongs', building, { [`${state}.visit`]: new Date(0) }, `${state}.visit wrong-value`),
  ...['__proto__', 'constructor', 'prototype'].map((name) =>
    wrong(
      `a lot by the name of ${name}`,
      town,
      { [`${state}.bonusTiles`]: JSON.parse(`{"${name}": "coiner"}`) },
      `${state}.bonusTiles wrong-value`,
    ),
  ),
  wrong('a list of nothing but holes', dealt, { 'deal.pile': new Array(2 ** 31) }, 'deal.pile too-large'),
  wrong(
    'a list with a hole',
    dealt,
    { 'deal.pile': new Array(2) },
    'deal.pile.0 wrong-value',
    'deal.pile.1 wrong-value',
  ),
  wrong('too many actions', dealt, { actions: new Array(LIMITS.actions + 1) }, 'actions too-large'),
  wrong('an action without its player', dealt, { actions: [{ type: 'done' }] }, 'actions.0.player missing-field'),
  wrong('an action that is none', dealt, { actions: [null] }, 'actions.0.player missing-field'),
  wrong('an action that is nothing at all', dealt, { actions: [undefined] }, 'actions.0.player missing-field'),
  wrong('an action that is a word', dealt, { actions: ['done'] }, 'actions.0.player missing-field'),
  wrong(
    'an action that is refused',
    dealt,
    {
      actions: [
        { player: 1, type: 'draft', tile: 't01', space: 1 },
        { player: 0, type: 'done' },
      ],
    },
    'actions.1 not-your-turn 4.8',
  ),
];

const BOARD: readonly Wrong[] = [
  wrong('two points of one id', dealt, { 'board.points.3.id': 'b' }, 'board.points.3.id same-id-twice'),
  wrong('two points in one place', dealt, { 'board.points.3.q': 2 }, 'board.points.3 same-place-twice'),
  wrong(
    'no start',
    dealt,
    { 'board.start': 'x' },
    'board.start no-start-point 2.4',
    'board.points.0.number number-missing 2.4',
  ),
  wrong('a number at the start', dealt, { 'board.points.0.number': 1 }, 'board.points.0.number number-at-start 2.4'),
  wrong(
    'a point without a number',
    dealt,
    { 'board.points.2.number': null },
    'board.points.2.number number-missing 2.4',
  ),
  wrong('the number 6', dealt, { 'board.points.2.number': 6 }, 'board.points.2.number wrong-value'),
  wrong('the number 0', dealt, { 'board.points.2.number': 0 }, 'board.points.2.number wrong-value'),
  wrong('a bush on no lot', dealt, { 'board.bushes.1': 'a+b+c' }, 'board.bushes.1 not-a-lot 2.4'),
  wrong('a bush twice', dealt, { 'board.bushes.1': 'a+e+f' }, 'board.bushes.1 same-id-twice'),
  wrong('missing lines in the first version', dealt, { 'board.missing': [['a', 'b']] }, 'board.missing unknown-field'),
  wrong(
    'a missing line between points that no line joins',
    dealt,
    { format: 'milestones/2', 'board.missing': [['a', 'd']] },
    'board.missing.0 not-a-line 2.4',
  ),
  wrong(
    'a missing line from the wrong end',
    dealt,
    { format: 'milestones/2', 'board.missing': [['b', 'a']] },
    'board.missing.0 not-a-line 2.4',
  ),
  wrong(
    'a missing line twice',
    dealt,
    {
      format: 'milestones/2',
      'board.missing': [
        ['a', 'b'],
        ['a', 'b'],
      ],
      'board.bushes': [],
    },
    'board.missing.1 same-id-twice',
  ),
  wrong(
    'two points only',
    dealt,
    {
      'board.points': [
        { id: 'S', q: 0, r: 0, number: null },
        { id: 'a', q: 1, r: 0, number: 1 },
      ],
      'board.bushes': [],
    },
    'board.points wrong-value',
  ),
  wrong('too many points', dealt, { 'board.points': new Array(LIMITS.points + 1).fill(0) }, 'board.points too-large'),
  wrong(
    'points too far apart',
    dealt,
    { 'board.points.14': { id: 'n', q: 900, r: 900, number: 1 } },
    'board.points too-large',
  ),
  wrong('a point too far off', dealt, { 'board.points.14.q': 1001 }, 'board.points.14.q wrong-value'),
  ...['', 'a+b', 'a~b', 'a b', 'a\u200b', 'a\u0000', '\ud800', '"', '<a>', 'x'.repeat(41)].map((id) =>
    wrong(
      `the id ${JSON.stringify(id)} at a point`,
      dealt,
      { 'board.points.14.id': id },
      'board.points.14.id wrong-value',
    ),
  ),
  wrong('an id that is no text', dealt, { 'workerTiles.0.id': 1 }, 'workerTiles.0.id wrong-value'),
  wrong('two tiles of one id', dealt, { 'workerTiles.4.id': 't02' }, 'workerTiles.4.id same-id-twice'),
  wrong(
    'a worker with the number 9',
    dealt,
    { 'workerTiles.4.workers.1.number': 9 },
    'workerTiles.4.workers.1.number wrong-value',
  ),
  wrong(
    'a tile of three workers',
    dealt,
    { 'workerTiles.4.workers.2': { kind: 'coiner', number: 1 } },
    'workerTiles.4.workers.2 wrong-value',
  ),
  wrong(
    'a starting player who is not there',
    dealt,
    { 'options.startingPlayer': 2 },
    'options.startingPlayer no-such-player',
  ),
];

const DEAL: readonly Wrong[] = [
  wrong(
    'a bonus tile beside the bushes',
    dealt,
    { 'deal.bonusTiles': { 'a+b+f': 'coiner' } },
    'deal.bonusTiles.a+b+f no-bush 4.3',
  ),
  wrong(
    'an unknown bonus tile',
    dealt,
    { 'deal.bonusTiles': { 'a+e+f': 'miller' } },
    'deal.bonusTiles.a+e+f wrong-value',
  ),
  wrong(
    'more bonus tiles than there can be lots',
    dealt,
    { 'deal.bonusTiles': tilesOn(Array.from({ length: 2 * LIMITS.points + 1 }, (_, i) => `a+b+c${i}`)) },
    'deal.bonusTiles too-large',
  ),
  wrong('an unknown tile', dealt, { 'deal.pile.2': 't99' }, 'deal.pile.2 unknown-tile', 'deal.pile tile-missing 4.6'),
  wrong(
    'an unknown tile in the display',
    dealt,
    { 'deal.display.0': 't99' },
    'deal.display.0 unknown-tile',
    'deal.pile tile-missing 4.6',
  ),
  wrong('a tile twice', dealt, { 'deal.pile.2': 't06' }, 'deal.pile.2 tile-twice', 'deal.pile tile-missing 4.6'),
  wrong(
    'a tile twice in the row',
    dealt,
    { 'deal.startingTiles.1': 't01' },
    'deal.startingTiles.1 tile-twice',
    'deal.pile tile-missing 4.6',
  ),
  wrong('a tile that lies nowhere', dealt, { 'deal.pile': ['t11', 't12', 't13'] }, 'deal.pile tile-missing 4.6'),
  wrong(
    'too few tiles to draft',
    dealt,
    {
      workerTiles: [
        {
          id: 't01',
          workers: [
            { kind: 'coiner', number: 1 },
            { kind: 'coiner', number: 2 },
          ],
        },
      ],
      deal: { bonusTiles: {}, display: [], startingTiles: ['t01'], pile: [] },
    },
    'deal.startingTiles too-few-tiles 4.7',
    'deal.startingTiles wrong-count 4.7',
  ),
  wrong(
    'too few starting tiles',
    dealt,
    { 'deal.startingTiles': ['t01', 't02', 't03', 't04'], 'deal.pile': ['t05', 't11', 't12', 't13', 't14'] },
    'deal.startingTiles wrong-count 4.7',
  ),
  wrong(
    'too short a display',
    dealt,
    { 'deal.display': ['t06', 't07', 't08', 't09'], 'deal.pile': ['t10', 't11', 't12', 't13', 't14'] },
    'deal.display wrong-count 4.6',
  ),
  wrong(
    'too long a display',
    dealt,
    { 'deal.display': ['t06', 't07', 't08', 't09', 't10', 't11'], 'deal.pile': ['t12', 't13', 't14'] },
    'deal.display too-large',
  ),
];

const POSITION: readonly Wrong[] = [
  // Who plays
  wrong('a player too few', town, { 'options.players': 3 }, `${state}.players wrong-count`),
  wrong('nobody’s turn', town, { [`${state}.player`]: 2 }, `${state}.player no-such-player`),
  wrong('too few spaces', town, { [`${state}.players.0.spaces`]: [null] }, `${state}.players.0.spaces wrong-value`),
  wrong(
    'more goods than fit',
    town,
    { [`${state}.players.0.goods.wood`]: LIMITS.goods + 1 },
    `${state}.players.0.goods.wood wrong-value`,
  ),
  wrong(
    'goods below nothing',
    town,
    { [`${state}.players.0.goods.wood`]: -1 },
    `${state}.players.0.goods.wood wrong-value`,
  ),
  wrong('more VP than fit', ending, { [`${state}.players.0.vp`]: LIMITS.vp + 1 }, `${state}.players.0.vp wrong-value`),
  wrong('nobody’s visit', trading, { [`${state}.player`]: 2 }, `${state}.player no-such-player`),
  // What is built
  wrong(
    'a marketplace off the board',
    town,
    { [`${state}.marketplaces.1`]: 'z' },
    `${state}.marketplaces.1 wrong-value`,
  ),
  wrong(
    'two marketplaces on a point',
    town,
    { [`${state}.marketplaces`]: ['S', 'b', 'b'] },
    `${state}.marketplaces.2 same-id-twice`,
  ),
  wrong('a house off the board', town, { [`${state}.houses`]: ['a+b+c'] }, `${state}.houses.0 wrong-value`),
  wrong('two houses on a lot', town, { [`${state}.houses`]: ['a+b+f', 'a+b+f'] }, `${state}.houses.1 same-id-twice`),
  wrong(
    'a section off the board',
    town,
    { [`${state}.streets.1`]: ['b', 'c', 'z'] },
    `${state}.streets.1.2 wrong-value`,
  ),
  wrong(
    'a section that doubles back',
    town,
    { [`${state}.streets.1`]: ['b', 'c', 'b'] },
    `${state}.streets.1.2 same-id-twice`,
  ),
  wrong(
    'an empty stall',
    town,
    { [`${state}.marketplaces`]: ['b'], [`${state}.flour`]: [] },
    `${state}.marketplaces stall-empty 4.2`,
    `${state}.streets.0 section-not-allowed 8.5`,
  ),
  wrong(
    'a section without a line to its milestone',
    town,
    { [`${state}.streets.1`]: ['b', 'k', 'l'] },
    `${state}.streets.1 section-not-allowed 8.3`,
  ),
  wrong(
    'a section without a line to its end',
    town,
    { [`${state}.streets.1`]: ['b', 'c', 'm'] },
    `${state}.streets.1 section-not-allowed 8.3`,
  ),
  wrong(
    'a milestone on the stall',
    town,
    { [`${state}.streets`]: [['a', 'S', 'e']], [`${state}.marketplaces`]: ['S'], [`${state}.houses`]: [] },
    `${state}.streets.0 section-not-allowed 8.3`,
  ),
  wrong(
    'a section that ends at the stall',
    town,
    { [`${state}.streets`]: [['b', 'a', 'S']] },
    `${state}.streets.0 section-not-allowed 8.3`,
  ),
  wrong(
    'a first section away from the stall',
    town,
    { [`${state}.streets`]: [['a', 'b', 'c']], [`${state}.marketplaces`]: ['S'] },
    `${state}.streets.0 section-not-allowed 8.4`,
  ),
  wrong(
    'a branch at a milestone',
    town,
    { [`${state}.streets.1`]: ['a', 'f', 'k'] },
    `${state}.streets.1 section-not-allowed 8.5`,
  ),
  wrong(
    'a branch between two sections',
    town,
    { [`${state}.streets`]: sections(['S-a-b', 'b-c-d', 'b-g-l']), [`${state}.marketplaces`]: ['S'] },
    `${state}.streets.2 section-not-allowed 8.5`,
  ),
  wrong(
    'a section off the street',
    town,
    { [`${state}.streets`]: sections(['S-a-b', 'j-k-l']) },
    `${state}.streets.1 section-not-allowed 8.5`,
  ),
  wrong(
    'a section from a marketplace that no street has touched yet',
    town,
    { [`${state}.streets`]: sections(['S-a-b', 'l-m-n', 'b-g-l']), [`${state}.marketplaces`]: ['S', 'l'] },
    `${state}.streets.1 section-not-allowed 8.5`,
    `${state}.streets.2 section-not-allowed 8.7`,
  ),
  wrong(
    'a milestone where a street was',
    town,
    { [`${state}.streets`]: sections(['S-a-b', 'b-c-d', 'S-e-j', 'j-f-c']) },
    `${state}.streets.3 section-not-allowed 8.3`,
  ),
  wrong(
    'a milestone that closes a loop',
    town,
    { [`${state}.streets`]: sections(['S-a-b', 'S-e-f', 'b-f-k']), [`${state}.houses`]: [] },
    `${state}.streets.2 section-not-allowed 8.7`,
  ),
  wrong(
    'an end that closes a loop',
    town,
    { [`${state}.streets`]: sections(['S-a-b', 'S-e-j', 'j-f-b']) },
    `${state}.streets.2 section-not-allowed 8.7`,
  ),
  wrong(
    '25 sections',
    long({ streets: longStreet(24) }),
    { [`${state}.streets`]: sections(longStreet(25)) },
    `${state}.streets supply-exceeded 13.3`,
  ),
  wrong(
    '25 sections, the last of them away from the others',
    long({ streets: longStreet(24) }),
    { [`${state}.streets`]: sections([...longStreet(24), 'u10-v10-v11']) },
    `${state}.streets supply-exceeded 13.3`,
    `${state}.streets.24 section-not-allowed 8.5`,
  ),
  wrong(
    'a wrong one among 24 sections',
    long({ streets: longStreet(24) }),
    { [`${state}.streets.23`]: ['u10', 'v10', 'v11'] },
    `${state}.streets.23 section-not-allowed 8.5`,
  ),
  wrong(
    '13 houses',
    long({ streets: longStreet(12) }),
    { [`${state}.houses`]: longLots(13) },
    `${state}.houses supply-exceeded 13.3`,
  ),
  wrong(
    '13 marketplaces',
    long({ streets: longStreet(13) }),
    { [`${state}.marketplaces`]: ['u00', ...longEnds(12)] },
    `${state}.marketplaces supply-exceeded 13.3`,
  ),
  wrong(
    'a marketplace on a milestone',
    town,
    { [`${state}.marketplaces.1`]: 'a' },
    `${state}.marketplaces.1 marketplace-not-allowed 8.14`,
  ),
  wrong(
    'a marketplace off the streets',
    town,
    { [`${state}.marketplaces.1`]: 'j' },
    `${state}.marketplaces.1 marketplace-not-allowed 8.15`,
  ),
  wrong(
    'a house that a street touches at a corner only',
    town,
    { [`${state}.houses`]: ['a+b+f', 'a+e+f'] },
    `${state}.houses.1 house-not-allowed 8.10`,
  ),
  wrong(
    'flour without a marketplace',
    town,
    { [`${state}.flour`]: ['b', 'd'] },
    `${state}.flour.1 flour-not-allowed 10.1`,
  ),
  wrong('flour twice', town, { [`${state}.flour`]: ['b', 'b'] }, `${state}.flour.1 flour-not-allowed 10.3`),
  // The tiles
  wrong('an unknown tile', town, { [`${state}.display.3`]: 't99' }, `${state}.display.3 unknown-tile`),
  wrong('an unknown tile in the pile', town, { 'position.pile.3': 't99' }, `${state}.pile.3 unknown-tile`),
  wrong(
    'an unknown starting tile',
    drafting,
    { [`${state}.startingTiles.3`]: 't99' },
    `${state}.startingTiles.3 unknown-tile`,
  ),
  wrong('a tile twice', town, { 'position.pile.3': 't06' }, `${state}.pile.3 tile-twice`),
  wrong('a pile counted wrong', town, { [`${state}.pileCount`]: 3 }, `${state}.pileCount wrong-count`),
  wrong(
    'a display too short',
    town,
    { [`${state}.display`]: ['t06', 't07', 't08', 't09'] },
    `${state}.display wrong-count 7.6`,
  ),
  wrong(
    'a display too long',
    town,
    { [`${state}.display`]: ['t05', 't06', 't07', 't08', 't09', 't10'] },
    `${state}.display wrong-count 7.6`,
  ),
  wrong(
    'a display too long and no pile',
    soldOut,
    { [`${state}.display`]: ['t05', 't06', 't07', 't08', 't09', 't10'], [`${state}.players.0.vp`]: 67 },
    `${state}.display wrong-count 7.6`,
  ),
  // The turn
  wrong('no move left before a move', town, { [`${state}.movesLeft`]: 0 }, `${state}.movesLeft wrong-moves-left 5.2`),
  wrong('two moves left on a space', trading, { [`${state}.movesLeft`]: 2 }, `${state}.movesLeft wrong-moves-left 5.2`),
  wrong(
    'two moves left with a bonus tile in reach',
    inReach,
    { [`${state}.movesLeft`]: 2 },
    `${state}.movesLeft wrong-moves-left 5.2`,
  ),
  wrong('a move left in the draft', drafting, { [`${state}.movesLeft`]: 1 }, `${state}.movesLeft wrong-moves-left 5.2`),
  wrong('a move left at the end', over, { [`${state}.movesLeft`]: 1 }, `${state}.movesLeft wrong-moves-left 5.2`),
  wrong(
    'one worker only',
    town,
    {
      [`${state}.players.1.spaces`]: workers('q1 q2').map((space: unknown, i: number) => (i === 0 ? 'covered' : space)),
    },
    `${state}.players.1.spaces too-few-workers 11.4`,
  ),
  // The draft
  wrong(
    'starting tiles after the draft',
    town,
    { [`${state}.startingTiles`]: ['t01'] },
    `${state}.startingTiles draft-disagrees 4.8`,
  ),
  wrong(
    'a starting tile too many',
    drafting,
    {
      [`${state}.startingTiles`]: ['t01', 't02', 't03', 't04', 't05', 't11'],
      'position.pile': ['t12', 't13', 't14'],
      [`${state}.pileCount`]: 3,
    },
    `${state}.startingTiles draft-disagrees 4.7`,
  ),
  wrong(
    'a draft that is over',
    drafting,
    { [`${state}.startingTiles`]: ['t02'] },
    `${state}.startingTiles draft-disagrees 4.7`,
  ),
  wrong('another’s choice in the draft', drafting, { [`${state}.player`]: 0 }, `${state}.player draft-disagrees 4.8`),
  wrong(
    'a worker without a tile',
    drafting,
    { [`${state}.players.1.spaces.4`]: { kind: 'coiner', number: 1, bonus: false } },
    `${state}.players.1 draft-disagrees 4.8`,
  ),
  wrong(
    'workers before their choice',
    drafting,
    { [`${state}.players.0.spaces`]: workers('q1 q2') },
    `${state}.players.0 draft-disagrees 4.8`,
  ),
  wrong(
    'a cover tile in the draft',
    drafting,
    { [`${state}.players.1.spaces.4`]: 'covered' },
    `${state}.players.1 draft-disagrees 4.8`,
  ),
  wrong(
    'a bonus tile on a worker in the draft',
    drafting,
    { [`${state}.players.1.spaces.0.bonus`]: true },
    `${state}.players.1 draft-disagrees 4.8`,
  ),
  wrong(
    'a piece that has moved in the draft',
    drafting,
    { [`${state}.players.1.piece`]: 'mill' },
    `${state}.players.1 draft-disagrees 4.8`,
  ),
  wrong(
    'a street in the draft',
    drafting,
    { [`${state}.streets`]: [['S', 'a', 'b']] },
    `${state}.streets draft-disagrees 4.8`,
  ),
  wrong('flour in the draft', drafting, { [`${state}.flour`]: ['S'] }, `${state}.streets draft-disagrees 4.8`),
  wrong(
    'a house in the draft',
    drafting,
    { [`${state}.houses`]: ['S+a+e'] },
    `${state}.houses.0 house-not-allowed 8.10`,
    `${state}.streets draft-disagrees 4.8`,
  ),
  wrong(
    'a marketplace in the draft',
    drafting,
    { [`${state}.marketplaces`]: ['S', 'b'] },
    `${state}.marketplaces.1 marketplace-not-allowed 8.15`,
    `${state}.streets draft-disagrees 4.8`,
  ),
  wrong(
    'an end in the draft',
    drafting,
    { [`${state}.endTriggeredBy`]: 0, [`${state}.turnsLeft`]: 0, [`${state}.players.0.vp`]: 67 },
    `${state}.endTriggeredBy end-disagrees 12.1`,
  ),
  // Bonus tiles
  wrong(
    'a bonus tile off the bushes',
    town,
    { [`${state}.bonusTiles`]: { 'a+b+f': 'coiner' } },
    `${state}.bonusTiles.a+b+f bonus-not-allowed 4.3`,
  ),
  wrong(
    'a bonus tile off the board',
    town,
    { [`${state}.bonusTiles`]: { nowhere: 'coiner' } },
    `${state}.bonusTiles.nowhere bonus-not-allowed 4.3`,
  ),
  wrong(
    'a bonus tile under a house',
    middle({ ...TOWN, houses: ['b+c+g'] }),
    { [`${state}.bonusTiles`]: { 'b+c+g': 'coiner' } },
    `${state}.bonusTiles.b+c+g bonus-not-allowed 8.13`,
  ),
  wrong(
    '16 bonus tiles',
    middle({
      ...TOWN,
      players: [{ workers: 'q1* q1* q1* q1* q1* q1* q1* q1*' }, { workers: 'l1* l1* l1* l1* l1* l1*' }],
    }),
    { [`${state}.players.1.spaces.6`]: { kind: 'coiner', number: 1, bonus: true } },
    `${state}.bonusTiles supply-exceeded 13.3`,
  ),
  wrong(
    '21 bonus tiles on 20 bushes',
    middle({ board: { ...LONG_BOARD, bushes }, bonusTiles: tilesOn(bushes) as Written['bonusTiles'] & object }),
    { [`${state}.players.1.spaces.0.bonus`]: true },
    `${state}.bonusTiles supply-exceeded 13.3`,
  ),
  // The visit
  wrong('a visit before a move', town, { [`${state}.visit`]: {} }, `${state}.visit visit-disagrees 5.5`),
  wrong('no visit on a space', trading, { [`${state}.visit`]: null }, `${state}.visit visit-disagrees 5.5`),
  wrong(
    'no visit with a bonus tile in reach',
    inReach,
    { [`${state}.visit`]: null },
    `${state}.visit visit-disagrees 5.5`,
  ),
  wrong(
    'a bonus tile in reach away from the board of works',
    inReach,
    { [`${state}.players.0.piece`]: 'mill' },
    `${state}.visit visit-disagrees 5.5`,
  ),
  wrong(
    'a bonus tile in reach on a visit to hire',
    inReach,
    { [`${state}.visit`]: { hired: false } },
    `${state}.visit visit-disagrees 5.5`,
  ),
  wrong(
    'nothing asked at the trading house',
    trading,
    { [`${state}.visit`]: {} },
    `${state}.visit visit-disagrees 5.5`,
  ),
  wrong(
    'a hire at the board of works',
    building,
    { [`${state}.visit`]: { hired: false } },
    `${state}.visit visit-disagrees 5.5`,
  ),
  wrong(
    'a hire at the mill',
    middle({ visiting: 'mill' }),
    { [`${state}.visit`]: { hired: true } },
    `${state}.visit visit-disagrees 5.5`,
  ),
  wrong(
    'a visit to a worker',
    building,
    { [`${state}.players.0.piece`]: 'worker-1' },
    `${state}.visit visit-disagrees 5.5`,
  ),
  wrong('a hire at the castle', castle, { [`${state}.visit`]: { hired: false } }, `${state}.visit visit-disagrees 5.5`),
  wrong('too much to give back', castle, { [`${state}.visit.giveBack`]: 2 }, `${state}.visit visit-disagrees 5.5`),
  wrong('too little to give back', castle, { [`${state}.visit.giveBack`]: 0 }, `${state}.visit visit-disagrees 5.5`),
  wrong(
    'a worker to cover of two',
    castle,
    { [`${state}.players.0.spaces`]: workers('q1 q2') },
    `${state}.visit visit-disagrees 5.5`,
  ),
  wrong(
    'a castle that asks for nothing',
    castle,
    { [`${state}.players.0.goods.stone`]: 3, [`${state}.visit`]: { giveBack: 0, cover: false } },
    `${state}.visit visit-disagrees 5.5`,
  ),
  // What is in reach
  wrong(
    'a bonus tile in reach before a move',
    town,
    { [`${state}.bonusInReach`]: ['c+g+h'] },
    `${state}.bonusInReach reach-disagrees 9.1`,
  ),
  wrong(
    'a bonus tile in reach on a space',
    building,
    { [`${state}.bonusInReach`]: ['c+g+h'] },
    `${state}.bonusInReach reach-disagrees 9.1`,
  ),
  wrong('nothing in reach', inReach, { [`${state}.bonusInReach`]: [] }, `${state}.bonusInReach reach-disagrees 9.1`),
  wrong(
    'another bonus tile in reach',
    inReach,
    { [`${state}.bonusInReach`]: ['c+g+h'] },
    `${state}.bonusInReach reach-disagrees 9.1`,
  ),
  wrong(
    'two bonus tiles in reach instead of one',
    inReach,
    { [`${state}.bonusInReach`]: ['a+e+f', 'c+g+h'] },
    `${state}.bonusInReach reach-disagrees 9.1`,
  ),
  wrong(
    'one other bonus tile of three in reach',
    threeInReach,
    { [`${state}.bonusInReach`]: ['a+e+f', 'b+c+g', 'c+g+h'] },
    `${state}.bonusInReach reach-disagrees 9.1`,
  ),
  wrong(
    'a bonus tile in reach and nothing built',
    inReach,
    { [`${state}.streets`]: [] },
    `${state}.bonusInReach reach-disagrees 9.1`,
  ),
  wrong(
    'a bonus tile in reach of a marketplace off the board',
    inReach,
    { [`${state}.marketplaces`]: ['S', 'z'] },
    `${state}.marketplaces.1 wrong-value`,
  ),
  wrong(
    'a bonus tile in reach of a milestone off the board',
    inReach,
    { [`${state}.streets.0.1`]: 'z' },
    `${state}.streets.0.1 wrong-value`,
  ),
  // The end
  wrong('turns left without an end', town, { [`${state}.turnsLeft`]: 1 }, `${state}.turnsLeft end-disagrees 12.3`),
  wrong('an end without turns left', ending, { [`${state}.turnsLeft`]: null }, `${state}.turnsLeft end-disagrees 12.3`),
  wrong(
    'a score past the target and no end',
    town,
    { [`${state}.players.1.vp`]: 67 },
    `${state}.players.1.vp end-disagrees 12.1`,
  ),
  wrong(
    'a score at the target and no end',
    town,
    { [`${state}.players.0.vp`]: 67 },
    `${state}.players.0.vp end-disagrees 12.1`,
  ),
  wrong(
    'an end triggered by nobody',
    ending,
    { [`${state}.endTriggeredBy`]: 2 },
    `${state}.endTriggeredBy no-such-player`,
  ),
  wrong(
    'turns left that do not fit the player',
    ending,
    { [`${state}.turnsLeft`]: 0 },
    `${state}.turnsLeft end-disagrees 12.3`,
  ),
  wrong('more turns left than others', ending, { [`${state}.turnsLeft`]: 3 }, `${state}.turnsLeft end-disagrees 12.3`),
  wrong(
    'as many turns left as players',
    ending,
    { [`${state}.endTriggeredBy`]: 1, [`${state}.players.1.vp`]: 67, [`${state}.turnsLeft`]: 2 },
    `${state}.turnsLeft end-disagrees 12.3`,
  ),
  wrong(
    'an end without a reason',
    ending,
    { [`${state}.players.0.vp`]: 66 },
    `${state}.endTriggeredBy end-disagrees 12.1`,
  ),
  wrong(
    'an end for want of tiles with one in the display',
    soldOut,
    { [`${state}.display`]: ['t06'] },
    `${state}.endTriggeredBy end-disagrees 12.1`,
  ),
  wrong(
    'an end for want of tiles with one in the pile',
    soldOut,
    { 'position.pile': ['t06'], [`${state}.pileCount`]: 1 },
    `${state}.display wrong-count 7.6`,
    `${state}.endTriggeredBy end-disagrees 12.1`,
  ),
  // The scoring
  wrong(
    'a final scoring before the end',
    town,
    { [`${state}.finalScoring`]: (over as { position: Game }).position.state.finalScoring },
    `${state}.finalScoring scoring-disagrees 12.4`,
  ),
  wrong('winners before the end', town, { [`${state}.winners`]: [0] }, `${state}.winners scoring-disagrees 12.7`),
  wrong(
    'an end with a turn left',
    over,
    { [`${state}.turnsLeft`]: 1, [`${state}.endTriggeredBy`]: 0 },
    `${state}.turnsLeft end-disagrees 12.3`,
  ),
  wrong(
    'no final scoring',
    over,
    { [`${state}.finalScoring`]: null },
    ...['quarryman', 'lumberjack', 'sand-worker', 'grain-grower', 'coiner'].flatMap((kind) => [
      `${state}.finalScoring.${kind}.values scoring-disagrees 12.4`,
      `${state}.finalScoring.${kind}.vp scoring-disagrees 12.5`,
    ]),
  ),
  wrong(
    'a wrong value',
    over,
    { [`${state}.finalScoring.quarryman.values.1`]: 2 },
    `${state}.finalScoring.quarryman.values scoring-disagrees 12.4`,
  ),
  wrong(
    'a value too many',
    over,
    { [`${state}.finalScoring.coiner.values`]: [0, 0, 0] },
    `${state}.finalScoring.coiner.values scoring-disagrees 12.4`,
  ),
  wrong(
    'a wrong majority',
    over,
    { [`${state}.finalScoring.quarryman.vp.1`]: 2 },
    `${state}.finalScoring.quarryman.vp scoring-disagrees 12.5`,
  ),
  wrong('no winners', over, { [`${state}.winners`]: null }, `${state}.winners scoring-disagrees 12.7`),
  wrong('nobody who wins', over, { [`${state}.winners`]: [] }, `${state}.winners scoring-disagrees 12.7`),
  wrong('other winners', over, { [`${state}.winners`]: [1] }, `${state}.winners scoring-disagrees 12.7`),
];

const saved = {
  format: 'milestones-save/1',
  record: dealt,
  seats: [
    { name: 'Ann', colour: 'red', by: 'person' },
    { name: 'Béla', colour: 'blue', by: 'master' },
  ],
  started: '2026-02-28T23:59:59.678Z',
  changed: '2026-03-01T00:00:00Z',
  marks: [3],
};

const SAVED: readonly Wrong[] = [
  wrong('a record', dealt, {}, 'format unknown-format'),
  wrong('a newer format', saved, { format: 'milestones-save/2' }, 'format newer-format'),
  wrong('a field too many', saved, { notes: '' }, 'notes unknown-field'),
  wrong('a record that is wrong', saved, { 'record.options.players': 7 }, 'record.options.players wrong-value'),
  wrong('a seat too few', saved, { seats: saved.seats.slice(1) }, 'seats wrong-count'),
  wrong('a seat too many', saved, { seats: [...saved.seats, ...saved.seats, ...saved.seats] }, 'seats too-large'),
  wrong('two players of one name', saved, { 'seats.1.name': 'Ann' }, 'seats.1.name same-seat-twice 4.4'),
  wrong('two players of one colour', saved, { 'seats.1.colour': 'red' }, 'seats.1.colour same-seat-twice 4.4'),
  wrong('an unknown colour', saved, { 'seats.1.colour': 'green' }, 'seats.1.colour wrong-value'),
  ...[
    '',
    ' ',
    '\u00a0',
    '\u200b',
    '\u3164',
    '\u2800',
    '\u202eAnn',
    'Ann\n',
    'Ann\u2028',
    'Ann\ud800',
    'W'.repeat(41),
  ].map((name) =>
    wrong(`the name ${JSON.stringify(name)}`, saved, { 'seats.0.name': name }, 'seats.0.name wrong-value'),
  ),
  wrong('a name that is no text', saved, { 'seats.0.name': 5 }, 'seats.0.name wrong-value'),
  ...[
    '',
    'now',
    '2026-02-30T12:00:00Z',
    '2026-02-29T12:00:00Z',
    '1900-02-29T12:00:00Z',
    '2026-04-31T12:00:00Z',
    '2024-04-31T12:00:00Z',
    '2026-01-32T12:00:00Z',
    '2026-01-00T12:00:00Z',
    '2026-00-01T12:00:00Z',
    '2026-13-01T12:00:00Z',
    '2026-02-03T12:60:00Z',
    '2026-02-03T12:00:60Z',
    '2026-02-03T12:00Z',
    '2026-02-03T12:00:00.Z',
    '2026-02-03T12:00:00.1234567890Z',
    '02026-02-03T12:00:00Z',
    '2026-02-03T24:00:00Z',
    '2026-02-03T12:00:00+01:00',
    '2026-02-03',
    ' 2026-02-03T12:00:00Z',
    '2026-02-03T12:00:00Z ',
  ].flatMap((text) => [
    wrong(`begun ${JSON.stringify(text)}`, saved, { started: text }, 'started wrong-value'),
    wrong(`changed ${JSON.stringify(text)}`, saved, { changed: text }, 'changed wrong-value'),
  ]),
  wrong('a mark before the first action', saved, { marks: [-1] }, 'marks.0 wrong-value'),
  wrong('a mark after the last action', saved, { marks: [LIMITS.actions + 1] }, 'marks.0 wrong-value'),
];

const ofRecord = [...FORM, ...BOARD, ...DEAL, ...POSITION];

describe.each([
  ['the form', FORM],
  ['the board and the tiles', BOARD],
  ['the deal', DEAL],
  ['the position', POSITION],
])('wrong in %s', (_, cases) => {
  test.each(cases)('$what', ({ data, changes, problems }) => {
    expect(problemsOf(readRecord(data))).toEqual([]);
    expect(problemsOf(readRecord(changed(data, changes)))).toEqual(problems);
  });
});

describe('wrong in a saved game', () => {
  test.each(SAVED)('$what', ({ data, changes, problems }) => {
    expect(problemsOf(readSavedGame(saved))).toEqual([]);
    expect(problemsOf(readSavedGame(changed(data, changes)))).toEqual(problems);
  });
});

const TEXTS = [
  ['', 'not-json'],
  ['{', 'not-json'],
  [' '.repeat(LIMITS.text), 'not-json'],
  [' '.repeat(LIMITS.text + 1), 'too-large'],
  ['null', 'format unknown-format'],
  ['7', 'format unknown-format'],
] as const;

test.each(TEXTS)('wrong as a text (%#)', (text, problem) => {
  expect(problemsOf(readText(text, readRecord))).toEqual([problem]);
  expect(problemsOf(readText(JSON.stringify(dealt), readRecord))).toEqual([]);
});

test('every problem is provoked', () => {
  const provoked = [...ofRecord, ...SAVED]
    .flatMap(({ problems }) => problems)
    .concat(TEXTS.map(([, problem]) => `. ${problem}`));
  const reasons = new Set(provoked.map((problem) => problem.split(' ')[1]));
  expect(PROBLEMS.filter((reason) => !reasons.has(reason))).toEqual([]);
});

describe('what is as large as it may be is accepted', () => {
  const accepted = (data: unknown, changes: Changes = {}) =>
    expect(problemsOf(readRecord(changed(data, changes)))).toEqual([]);
  const row = (count: number, width = count) =>
    Array.from({ length: count }, (_, i) => ({
      id: i === 0 ? 'S' : `p${i}`,
      q: i % width,
      r: Math.floor(i / width),
      number: i === 0 ? null : 1,
    }));
  const onBoard = (points: readonly object[]) => ({ 'board.points': points, 'board.bushes': [] });

  test('boards of 3 to 200 points, in a row or in a rectangle', () => {
    for (const count of [3, 150, LIMITS.points]) accepted(dealt, onBoard(row(count)));
    accepted(dealt, onBoard(row(150, 15)));
  });

  test('a board of a thousand places, wherever it lies', () => {
    const far = (columns: number, rows: number, at = 0) => [
      { id: 'S', q: at, r: 0, number: null },
      { id: 'a', q: at + columns - 1, r: 0, number: 1 },
      { id: 'b', q: at - (rows - 1) / 2, r: rows - 1, number: 1 },
    ];
    accepted(dealt, onBoard(far(200, 5)));
    accepted(dealt, onBoard(far(200, 5, 800)));
    accepted(dealt, onBoard(far(40, 25, -960)));
    accepted(dealt, onBoard(far(9, 101)));
    expect(problemsOf(readRecord(changed(dealt, onBoard(far(201, 5)))))).toEqual(['board.points too-large']);
    expect(problemsOf(readRecord(changed(dealt, onBoard(far(39, 27)))))).toEqual(['board.points too-large']);
  });

  test('ids in any script, and with the marks that join nothing', () => {
    for (const id of ['á', '点', 'ő7', 'q1_r-2.5,3:4', 'x'.repeat(40)]) accepted(dealt, { 'board.points.14.id': id });
  });

  test('names in any script, with emoji and blanks inside', () => {
    for (const name of ['é', '王', 'Mary Ann', '👩‍🚀', 'سارا‌جان', 'W'.repeat(40)])
      expect(problemsOf(readSavedGame(changed(saved, { 'seats.0.name': name })))).toEqual([]);
  });

  test('moments on the last days of months and of leap years, at the ends of a day, to the billionth of a second', () => {
    for (const moment of [
      '2024-02-29T00:00:00Z',
      '2000-02-29T23:59:59.123456789Z',
      '2026-01-31T19:20:10.5Z',
      '2026-12-31T09:00:00Z',
      '2026-04-30T12:34:56.789Z',
      '2026-06-30T12:00:00Z',
      '2026-09-30T12:00:00Z',
      '2026-11-30T12:00:00Z',
      '2026-03-31T12:00:00Z',
      '2026-05-31T12:00:00Z',
      '2026-07-31T12:00:00Z',
      '2026-08-31T12:00:00Z',
      '2026-10-31T12:00:00Z',
    ])
      expect(problemsOf(readSavedGame(changed(saved, { started: moment, changed: moment })))).toEqual([]);
  });

  test('goods and VP', () => {
    const goods = {
      stone: LIMITS.goods,
      wood: LIMITS.goods,
      sand: LIMITS.goods,
      grain: LIMITS.goods,
      coin: LIMITS.goods,
    };
    accepted(town, { [`${state}.players.0.goods`]: goods });
    accepted(castle, { [`${state}.players.0.goods`]: goods, [`${state}.visit.giveBack`]: 5 * LIMITS.goods - 3 });
    accepted(ending, { [`${state}.players.0.vp`]: LIMITS.vp });
  });

  test('all supplies at once', () => {
    accepted(
      long({
        streets: longStreet(24),
        houses: longLots(12),
        marketplaces: longEnds(11),
        flour: ['u00', ...longEnds(11)],
      }),
    );
    accepted(
      middle({ board: { ...LONG_BOARD, bushes }, bonusTiles: tilesOn(bushes) as Written['bonusTiles'] & object }),
    );
  });

  test('just as many tiles as are drafted', () => {
    const workerTiles = (dealt as Game).workerTiles.slice(0, 5);
    accepted(dealt, { workerTiles, 'deal.display': [], 'deal.pile': [] });
  });

  test('saved games with marks at every action', () => {
    expect(problemsOf(readSavedGame(changed(saved, { marks: [0, LIMITS.actions] })))).toEqual([]);
  });
});

test('castle visits with either demand left', () => {
  const left = (visit: object, goods: object) =>
    changed(castle, { [`${state}.visit`]: visit, [`${state}.players.0.goods`]: goods });
  const some = { stone: 4, wood: 0, sand: 0, grain: 0, coin: 0 };
  expect(problemsOf(readRecord(left({ giveBack: 1, cover: false }, some)))).toEqual([]);
  expect(problemsOf(readRecord(left({ giveBack: 0, cover: true }, { ...some, stone: 3 })))).toEqual([]);
});

test('every step of a draft and of the bonus tiles around a marketplace is a position', () => {
  for (const players of [2, 3, 4]) {
    let game = deal({ players, startingPlayer: 1 });
    while (game.state.phase === 'draft') {
      const { options, board, workerTiles, state, pile } = game;
      const data = { format: 'milestones/1', options, board, workerTiles, position: { state, pile }, actions: [] };
      expect(problemsOf(readRecord(data))).toEqual([]);
      game = play(game, legalActions(game)[0] as Action);
    }
  }
  expect(problemsOf(readRecord(threeInReach))).toEqual([]);
});

test('what comes in as nothing at all is refused', () => {
  for (const nothing of [undefined, null, 'milestones/1', 7, []])
    expect(problemsOf(readRecord(nothing))).toEqual(['format unknown-format']);
});

test('what has no order of its own comes out in the order of the ids', () => {
  const row = changed(drafting, { [`${state}.startingTiles`]: ['t05', 't02', 't04', 't03'] });
  const lots = changed(threeInReach, {
    [`${state}.bonusInReach`]: ['g+h+l', 'b+c+g', 'c+g+h'],
  });
  const [tiles, reach] = [readRecord(row), readRecord(lots)];
  const turned = readRecord(changed(dealt, { 'deal.startingTiles': ['t05', 't02', 't01', 't04', 't03'] }));
  expect(turned.ok && turned.game.state.startingTiles).toEqual(['t01', 't02', 't03', 't04', 't05']);
  expect(tiles.ok && tiles.game.state.startingTiles).toEqual(['t02', 't03', 't04', 't05']);
  expect(reach.ok ? reach.game.state.bonusInReach : reach.problems).toEqual(['b+c+g', 'c+g+h', 'g+h+l']);
});

test('a saved game comes out as it went in, with its game', () => {
  const read = readSavedGame(saved);
  expect(read.ok && read.saved).toEqual(saved);
  expect(read.ok && read.start).toEqual(deal());
});
