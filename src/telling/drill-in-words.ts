import { type Key, wordsFor } from 'words:drills';
import { DRILL_REASONS, type Drill, type Item, type Topic, tradeOf, type Why } from '../drills/index.ts';
import {
  type Action,
  type Good,
  type Goods,
  indexOf,
  isSpace,
  type Kind,
  type Player,
  type Reason,
  workerOn,
} from '../milestones/index.ts';
import { sentenceOf } from './actions-in-words.ts';
import type { Names } from './names.ts';
import { lotName, pointName, spaceName } from './place-names.ts';
import { refusalInWords } from './refusals-in-words.ts';

/** The topics whose questions ask for numbers only. */
const COUNTED: readonly Topic[] = ['yield', 'houses', 'majorities'];

/** Whether a number is to be given for an item, and not yes or no. */
export const isNumber = ({ topic }: Drill, { at }: Item): boolean => COUNTED.includes(topic) || at === 'workers';

/** The topics whose answers are no places of the picture. */
const LISTED: readonly Topic[] = ['now', 'trading', 'castle'];

/** The items that are places of the picture, to be chosen there. */
export function placesOf(drill: Drill): Item[] {
  const isPlace = (item: Item) => !isNumber(drill, item) && item.at !== 'leave' && !item.at.startsWith('twice');
  return LISTED.includes(drill.topic) ? [] : drill.items.filter(isPlace);
}

/** Goods in a list, counted: “stone stone coin”. */
function countedGoods(at: string): Partial<Goods> {
  const list = at.split(' ') as Good[];
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
function tradeName({ game }: Drill, action: Action, names: Names): string {
  if (action.type !== 'hire') return sentenceOf(action, game, game.state.players[0] as Player, names);
  return wordsFor(names.language)('item.hire', { tile: names.tile(action.tile), space: action.space });
}

/** What an item is called. `players` are the names by seat. */
export function itemName(drill: Drill, { at }: Item, names: Names, players: readonly string[]): string {
  const words = wordsFor(names.language);
  const { game, topic } = drill;
  if (topic === 'majorities') {
    const [kind, player] = at.split(' ') as [Kind, string];
    return words('item.share', { kinds: names.kinds(kind), player: players[Number(player)] as string });
  }
  if (at === 'vp' || at === 'workers') return words(`item.${at}`);
  if (topic === 'yield') return words('item.goods', { good: names.good(at as Good) });
  if (topic === 'trading') return tradeName(drill, tradeOf(at), names);
  if (topic === 'now') return words(`item.do.${at as 'move'}`);
  if (at === 'leave') return words('item.leave');
  const [, twice] = at.split('twice ');
  if (twice !== undefined) return words('item.twice', { at: names.numberAt(twice) });
  if (topic === 'castle') return words('item.keep', { goods: names.goods(countedGoods(at), 'object') });
  if (isSpace(at)) return spaceName(game, 0, names, at);
  return at.includes('+') ? lotName(game, names, at) : pointName(game, names, at);
}

const isReason = (reason: Why['reason']): reason is Reason => !(DRILL_REASONS as readonly string[]).includes(reason);

/** A reason as a sentence. */
export function whyInWords({ game }: Drill, { rule, reason, at, n }: Why, names: Names): string {
  if (isReason(reason)) return refusalInWords({ rule, reason, at }, names);
  const [first] = at;
  const { spaces } = game.state.players[0] as Player;
  const worker =
    first !== undefined && 'space' in first
      ? `${names.employment(workerOn(spaces, indexOf(first.space)))} (${names.space(first.space)})`
      : '';
  return wordsFor(names.language)(`why.${reason}` as Key, { at: names.list(at.map(names.place)), n, worker });
}
