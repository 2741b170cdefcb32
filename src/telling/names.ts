import { wordsFor } from 'words:terms';
import {
  type Board,
  type Employment,
  GOODS,
  type Good,
  type Goods,
  type Kind,
  type LotId,
  type Place,
  PRODUCT,
  SPACES,
  type Space,
  type WorkerTile,
} from '../milestones/index.ts';
import { type Language, listIn } from '../words/languages.ts';
import { coordinate } from './coordinates.ts';

/** What things are called at one table in one language. */
export interface Names {
  readonly language: Language;
  good(good: Good): string;
  /** Counted goods: “1 stone and 2 coins”, as a subject or as the object of a verb. Empty where there are none. */
  goods(goods: Partial<Goods>, form?: 'count' | 'object'): string;
  kind(kind: Kind): string;
  kinds(kind: Kind): string;
  /** What is visible on an employment space. */
  employment(employment: Employment): string;
  space(space: Space): string;
  /** “to the castle”, “to quarryman 5”, or a space on which nobody waits by its place; `spaces` tell who does. */
  to(space: Space, spaces: readonly Employment[]): string;
  tile(id: string): string;
  point(id: string): string;
  /** “3 at C5”. */
  numberAt(id: string): string;
  lot(id: LotId): string;
  vp(n: number): string;
  /** “a, b and c”. */
  list(parts: readonly string[]): string;
  /** The name of what a refusal or a reason points at. */
  place(place: Place): string;
  /** The name of whatever an id means: a good, a space, a lot, a tile, a point. */
  of(at: string): string;
}

/** The names of what a game on this board with these tiles is made of. */
export function namesFor(language: Language, board: Board, workerTiles: readonly WorkerTile[]): Names {
  const words = wordsFor(language);
  const tiles = new Map(workerTiles.map((tile) => [tile.id, tile]));
  const numbers = new Map(board.points.map((point) => [point.id, point.number ?? 0]));
  const list = (parts: readonly string[]) => listIn(language, parts);
  const point = (id: string) => coordinate(board, id);
  const lot = (id: LotId) => id.split('+').map(point).join('-');

  const employment = (on: Employment) => {
    if (on === null) return words('empty');
    if (on === 'covered') return words('covered');
    return words(on.bonus ? 'worker.bonus' : 'worker', { kind: words(`kind.${on.kind}`), number: on.number });
  };
  const space = (at: Space) => {
    const n = SPACES.indexOf(at);
    return at.startsWith('worker-') ? words('space.worker', { n }) : words(`space.${at as 'castle'}`);
  };
  const tile = (id: string) => {
    const [left, right] = (tiles.get(id)?.workers ?? []).map(({ kind, number }) =>
      words('worker', { kind: words(`kind.${kind}`), number }),
    );
    return words('tile', { left: left ?? id, right: right ?? id });
  };

  return {
    language,
    good: (good) => words(`good.${good}`),
    goods: (goods, form = 'count') =>
      list(GOODS.flatMap((good) => (goods[good] ? [words(`${form}.${good}`, { n: goods[good] })] : []))),
    kind: (kind) => words(`kind.${kind}`),
    kinds: (kind) => words(`kinds.${kind}`),
    employment,
    space,
    to: (at, spaces) => {
      const n = SPACES.indexOf(at);
      if (!at.startsWith('worker-')) return words(`to.${at as 'castle'}`);
      const on = spaces[n - 1] ?? null;
      // A worker has a number of its own, beside which that of its space, which is printed nowhere, would mislead.
      if (on !== null && on !== 'covered') return words('to.worker', { good: PRODUCT[on.kind], number: on.number });
      return words('to.empty', { n, what: employment(on) });
    },
    tile,
    point,
    numberAt: (id) => words('point.number', { number: numbers.get(id) ?? 0, point: point(id) }),
    lot,
    vp: (n) => words('vp', { n }),
    list,
    place: (place) => {
      if ('good' in place) return words(`good.${place.good}`);
      if ('space' in place) return space(place.space);
      if ('tile' in place) return tile(place.tile);
      if ('lot' in place) return lot(place.lot);
      return 'point' in place ? point(place.point) : place.field;
    },
    of: (at) => {
      if ((GOODS as readonly string[]).includes(at)) return words(`good.${at as Good}`);
      if ((SPACES as readonly string[]).includes(at)) return space(at as Space);
      if (tiles.has(at)) return tile(at);
      return at.includes('+') ? lot(at) : point(at);
    },
  };
}
