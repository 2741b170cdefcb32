import { wordsFor } from 'words:stepper';
import { wordsFor as tableWordsFor } from 'words:table';
import { type Game, isFree, layoutOf, netOf, type Player } from '../milestones/index.ts';
import type { Names } from './names.ts';
import { playerIn } from './reader.ts';

/** What has been built on the game board, and which numbers are free: the picture in words. */
export function describeBoard({ board, state }: Game, names: Names): string {
  const words = wordsFor(names.language);
  const layout = layoutOf(board);
  const net = netOf(layout, state);
  const sections = state.streets.map(([from, milestone, to]) =>
    words('board.section', { from: names.point(from), milestone: names.numberAt(milestone), to: names.point(to) }),
  );
  const free = layout.ids.filter((_, point) => isFree(layout, net, point)).map(names.numberAt);
  const bonuses = Object.entries(state.bonusTiles).map(([lot, kind]) => `${names.kind(kind)} (${names.lot(lot)})`);
  const sentence = (key: 'streets' | 'marketplaces' | 'flour' | 'houses' | 'bonus' | 'free', parts: string[]) =>
    parts.length === 0 ? [] : [words(`board.${key}`, { list: parts.join(', ') })];
  return [
    words('board'),
    ...(sections.length === 0 ? [words('board.empty', { point: names.point(board.start) })] : []),
    ...sentence('streets', sections),
    ...sentence('marketplaces', state.marketplaces.map(names.point)),
    ...sentence('flour', state.flour.map(names.point)),
    ...sentence('houses', state.houses.map(names.lot)),
    ...sentence('bonus', bonuses),
    ...sentence('free', free),
  ].join(' ');
}

/** What a player has, where the piece stands and who is visible on the eight employment spaces: the picture in words. */
export function describePlayer({ state }: Game, index: number, name: string, names: Names): string {
  const { vp, goods, piece, spaces } = state.players[index] as Player;
  return wordsFor(names.language)('player', {
    ...playerIn(name, names.language),
    vp: names.vp(vp),
    goods: names.goods(goods) || tableWordsFor(names.language)('noGoods'),
    space: names.space(piece),
    list: spaces.map(names.employment).join(', '),
  });
}
