import type { Cube, Good, Goods, Kind, RuleId } from '../../milestones/index.ts';
import type { Construction } from './rivals.ts';

type Fact<Why extends string, Fields = unknown> = { readonly why: Why } & Readonly<Fields>;
/** What can be built, or delivered. */
export type Built = Construction['type'];
type YesNo = 'yes' | 'no';
export type Scored = 'some' | 'none';
/** Two kinds of goods make each of these. */
export type Building = 'street' | 'house' | 'marketplace';

/** The one thing that a player would say for a turn, with what the sentence needs. Numbers are those of the board. */
export type Reason =
  | Fact<'win', { by: number }>
  | Fact<'win-level'>
  | Fact<'win-shared'>
  | Fact<'won-anyway', { by: number }>
  | Fact<'house-first', { n: number; number: number; first: YesNo }>
  | Fact<'number-spared', { number: number }>
  | Fact<'street-first', { vp: number }>
  | Fact<'end-taken', { number: number }>
  | Fact<'supplied-at-once', { vp: number }>
  /** `via` is the number of the section whose end opens the way; none where a marketplace does. */
  | Fact<'way-opened', { number: number; via: number | 'none' }>
  /** The one cube that is missing; in a last turn coins are good for nothing else. */
  | Fact<'cube-bought', { good: Cube | 'several'; last: YesNo }>
  /** With so many workers of the new tile still visible after the turn. */
  | Fact<'coin-from-cubes', { workers: number }>
  /** `player` is the other one of two, unless it is close. */
  | Fact<'ends', { by: number; close: YesNo; players: number; player: number | null }>
  /** Had the turn ended the game. */
  | Fact<'waits', { player: number; by: number }>
  /** The same where it would have been the player, with too few VP to be safe from the last turn of the others. */
  | Fact<'waits-for-more', { by: number; players: number }>
  /** From whom, if anybody had it; `tied` where several had most, `final` where nobody can take it back. */
  | Fact<'lead', { kind: Kind; from: number | null; tied: YesNo; final: YesNo }>
  /** Level with somebody who alone had most of a kind: so many VP for each of those who do now. */
  | Fact<'evens', { kind: Kind; player: number; vp: number; final: YesNo }>
  | Fact<'number-first', { player: number; number: number }>
  /** Of so many lots that are built on. */
  | Fact<'lot-first', { player: number; n: number; vp: number }>
  | Fact<'flour-first', { player: number; vp: number }>
  /** The best of its sort would have scored `vp`, and the best that is left scores `rest`. */
  | Fact<'spoils', { player: number; type: Built; vp: number; rest: number }>
  /** So many VP could be scored now, besides `some` that are, but then the other could score `vp`. */
  | Fact<'withholds', { scored: Scored; player: number; action: Construction; vp: number; fewer: number }>
  | Fact<'keeps-closed', { player: number; action: Construction; vp: number }>
  | Fact<'several', { n: number; vp: number }>
  | Fact<'house-now', { vp: number }>
  | Fact<'flour-now', { n: number; vp: number }>
  | Fact<'highest-milestone', { number: number }>
  | Fact<'highest-marketplace', { number: number }>
  /** So many tiles, the first of them on a worker of that kind. */
  | Fact<'bonus', { n: number; kind: Kind }>
  | Fact<'new-kind', { good: Good }>
  /** Far more could have been scored now than the next turn will score; `goods` are what the new workers collect. */
  | Fact<'workers-pay', { fewer: number; goods: Partial<Goods> }>
  | Fact<'together', { goods: Partial<Goods>; before: number }>
  | Fact<'ascends'>
  | Fact<'keeps-ascending'>
  /** What the two new workers collect. */
  | Fact<'covers-nobody', { goods: Partial<Goods> }>
  /** What was missing for it is there now: `good` where that is one good alone. The whole next turn scores so many VP, `alone` where with that alone. */
  | Fact<'next', { type: Built; good: Good | 'several'; vp: number; alone: YesNo }>
  | Fact<'next-several', { n: number; vp: number }>
  /** Only this good is still missing for it, and the next turn brings it, from a worker or from the trading house; `vp` and `alone` as in `next`. */
  | Fact<'nearly', { type: Built; good: Good; by: 'worker' | 'trade'; vp: number; alone: YesNo }>
  /**
   * So many VP could be scored now, besides `some` that are, and then only so few in the next turn, which scores `vp` after this one: more
   * in all.
   */
  | Fact<'waiting-pays', { scored: Scored; fewer: number; vp: number; only: number }>
  /** So many VP could be scored now, besides `some` that are, and in the next turn as well; `goods`, if any, are what there is more of after both. */
  | Fact<'can-wait', { scored: Scored; fewer: number; goods: Partial<Goods> }>
  /** So many VP could be scored now, besides `some` that are, and `vp` in the next turn: more than that. */
  | Fact<'next-time', { scored: Scored; fewer: number; vp: number }>
  /** `vp` are those of the next turn, if it needs these goods. */
  | Fact<'on-the-way', { goods: Partial<Goods>; kind: Kind; vp: number }>
  | Fact<'coins-for-tile'>
  | Fact<'coins-for-cubes', { type: Built; vp: number }>
  | Fact<'income'>
  | Fact<'nothing-to-build'>
  | Fact<'castle-spares-goods'>
  | Fact<'castle-spares-workers'>
  /** How many of that kind are left, and what they collect, if the next turn can do without. */
  | Fact<'covers', { kind: Kind; left: number; spare: Good | 'none' }>
  | Fact<'drafts-all'>
  | Fact<'drafts-for', { building: Building }>
  | Fact<'no-hurry', { workers: number }>
  | Fact<'most', { vp: number; last: YesNo }>
  | Fact<'goods-kept', { goods: Partial<Goods>; fewer: number }>
  /** It scores so many VP more than the turn that it is compared with. */
  | Fact<'more', { vp: number }>
  /** In a last turn in which nothing can be scored. */
  | Fact<'only-ties'>
  /** What the next turn builds first, if anything, and where what is paid for it comes from; with a bonus tile workers alone score. */
  | Fact<'next-scores', { type: Built | 'none'; by: 'goods' | 'trade' | 'worker' | 'bonus'; vp: number }>
  /** Where nothing more telling can be said of what it scores. */
  | Fact<'scores', { vp: number; last: YesNo }>
  /** Where not even that can; so many VP could have been scored, besides `some` that are. */
  | Fact<'moves-on', { scored: Scored; fewer: number }>;

/** The rule that stands behind each reason. */
export const RULE_BEHIND: { readonly [Why in Reason['why']]: RuleId } = {
  win: '12.7',
  'win-level': '12.7',
  'win-shared': '12.7',
  'won-anyway': '12.7',
  'house-first': '8.16',
  'number-spared': '10.2',
  'street-first': '8.10',
  'end-taken': '8.14',
  'supplied-at-once': '10.1',
  'way-opened': '8.5',
  'cube-bought': '7.7',
  'coin-from-cubes': '7.8',
  ends: '12.3',
  waits: '12.3',
  'waits-for-more': '12.3',
  lead: '12.5',
  evens: '12.5',
  'number-first': '8.17',
  'lot-first': '8.12',
  'flour-first': '10.3',
  spoils: '8.17',
  withholds: '8.17',
  'keeps-closed': '8.17',
  several: '8.1',
  'house-now': '8.19',
  'flour-now': '10.2',
  'highest-milestone': '8.3',
  'highest-marketplace': '8.14',
  bonus: '9.6',
  'new-kind': '3.2',
  'workers-pay': '3.2',
  together: '6.2',
  ascends: '7.1',
  'keeps-ascending': '7.1',
  'covers-nobody': '3.5',
  next: '8.1',
  'next-several': '8.1',
  nearly: '8.1',
  'waiting-pays': '8.1',
  'can-wait': '8.1',
  'next-time': '8.1',
  'on-the-way': '6.2',
  'coins-for-tile': '7.3',
  'coins-for-cubes': '7.7',
  income: '7.1',
  'nothing-to-build': '5.4',
  'castle-spares-goods': '11.2',
  'castle-spares-workers': '11.4',
  covers: '11.3',
  'drafts-all': '3.2',
  'drafts-for': '3.2',
  'no-hurry': '5.3',
  most: '1.3',
  'goods-kept': '6.5',
  more: '1.3',
  'only-ties': '12.7',
  'next-scores': '8.1',
  scores: '1.3',
  'moves-on': '5.2',
};
