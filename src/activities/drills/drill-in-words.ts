import { wordsFor } from 'words:drills';
import { type Good, type Goods, isSpace, type Kind, type Player } from '../../milestones/index.ts';
import { sentenceOf } from '../../telling/actions-in-words.ts';
import type { Names } from '../../telling/names.ts';
import { lotName, pointName, spaceName } from '../../telling/place-names.ts';
import type { Drill, Item, Trade } from './drill.ts';

/** Whether a number is to be given for an item, and not yes or no. */
export const isNumber = ({ about }: Item): boolean => 'count' in about || 'good' in about || 'share' in about;

/** The items that are places of the picture, to be chosen there. */
export function placesOf({ items }: Drill): Item[] {
  return items.filter(({ about }) => 'point' in about || 'lot' in about || 'space' in about);
}

/** Goods in a list, counted: “stone stone coin”. */
function countedGoods(list: readonly Good[]): Partial<Goods> {
  return Object.fromEntries(list.map((good) => [good, list.filter((each) => each === good).length]));
}

/** What the question names: a tile, kinds of workers, what has been done, a bonus tile with its lot, where a move leads, or a place. */
function subjectName({ topic, game }: Drill, subject: string, names: Names): string {
  const bonus = game.state.bonusTiles[subject];
  if (topic === 'majorities') return names.kind(subject as Kind);
  if (topic === 'trading' || topic === 'now') return subject;
  if (topic === 'bonus' && bonus !== undefined) return `${names.kind(bonus)} (${names.lot(subject)})`;
  return isSpace(subject) ? names.to(subject, (game.state.players[0] as Player).spaces) : names.of(subject);
}

/** The question of a drill. */
export function questionOf(drill: Drill, names: Names): string {
  const subject = names.list(drill.subject.map((each) => subjectName(drill, each, names)));
  const { phase, players } = drill.game.state;
  const { piece, spaces } = players[0] as Player;
  return wordsFor(names.language)(`ask.${drill.topic}`, { subject, phase, at: names.to(piece, spaces) });
}

/** Something that might be done at the trading house. */
function tradeName({ game }: Drill, trade: Trade, names: Names): string {
  if (trade.type !== 'hire') return sentenceOf(trade, game, game.state.players[0] as Player, names);
  return wordsFor(names.language)('item.hire', {
    tile: names.tile(trade.tile),
    left: trade.space,
    right: trade.space + 1,
  });
}

/** What an item is called. `players` are the names by seat. */
export function itemName(drill: Drill, { about }: Item, names: Names, players: readonly string[]): string {
  const words = wordsFor(names.language);
  const { game } = drill;
  if ('point' in about) return pointName(game, names, about.point);
  if ('lot' in about) return lotName(game, names, about.lot);
  if ('space' in about) return spaceName(game, 0, names, about.space);
  if ('twice' in about) return words('item.twice', { at: names.numberAt(about.twice) });
  if ('count' in about) return words(`item.${about.count}`);
  if ('good' in about) return words('item.goods', { good: names.good(about.good) });
  if ('kept' in about) return words('item.keep', { goods: names.goods(countedGoods(about.kept), 'object') });
  if ('trade' in about) return tradeName(drill, about.trade, names);
  if ('kind' in about) return words(`item.do.${about.kind as 'move'}`);
  if ('leave' in about) return words('item.leave');
  return words('item.share', { kinds: names.kinds(about.share), player: players[about.player] as string });
}
