import type { Game, Good, LotId, Space } from '../../src/milestones/index.ts';
import { SPACES } from '../../src/milestones/index.ts';
import { coordinate } from '../../src/telling/coordinates.ts';

/** What the buttons of the English table are called to those who do not see them. */

const KIND_NAMES = {
  quarryman: 'quarryman',
  lumberjack: 'lumberjack',
  'sand-worker': 'sand worker',
  'grain-grower': 'grain grower',
  coiner: 'coiner',
} as const;

export const TOOL_NAMES = {
  hire: 'Hire',
  buy: 'Buy',
  sell: 'Sell',
  street: 'Street section',
  house: 'House',
  marketplace: 'Marketplace',
  'give-back': 'Give back goods',
  cover: 'Cover a worker',
} as const;

/** An exact text at the beginning of a name: what stands there follows it. */
const beginsWith = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`);

export const pointName = ({ board }: Game, id: string): RegExp => beginsWith(coordinate(board, id));

export function lotName({ board }: Game, id: LotId): RegExp {
  const corners = id.split('+').map((point) => coordinate(board, point));
  return beginsWith(`Lot ${corners.join('-')}`);
}

export const spaceName = (space: Space): RegExp =>
  beginsWith(space.startsWith('worker-') ? `Space ${SPACES.indexOf(space)}` : space.replaceAll('-', ' '));

/** A spot of the board or of the loop. */
export function spotName(game: Game, at: string): RegExp {
  if (SPACES.includes(at as Space)) return spaceName(at as Space);
  return at.includes('+') ? lotName(game, at as LotId) : pointName(game, at);
}

export function tileName({ workerTiles }: Game, id: string): RegExp {
  const { workers } = workerTiles.find((tile) => tile.id === id) as Game['workerTiles'][number];
  return beginsWith(`Tile ${workers.map(({ kind, number }) => `${KIND_NAMES[kind]} ${number}`).join(' + ')}`);
}

/** The pair of cubes that is sold. */
export const pairName = ([first, second]: readonly [Good, Good]): string =>
  first === second ? `Sell 2 ${first}` : `Sell 1 ${first} and 1 ${second}`;
