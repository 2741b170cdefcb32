import type {
  Action,
  ActionType,
  Game,
  Good,
  Kind,
  LotId,
  Place,
  Reason,
  RuleId,
  Space,
} from '../../milestones/index.ts';

/** What can be practised, in the order of the rules, and the rules that its drills turn on. */
export const TOPIC_RULES = {
  placing: ['4.9', '4.10'],
  moves: ['5.3', '5.4'],
  now: ['5.5', '5.6', '4.8', '8.1', '9.1', '11.1'],
  yield: ['6.2', '6.3', '6.4', '6.6'],
  hiring: ['7.1', '7.5'],
  trading: ['7.2', '7.3', '7.7', '7.8'],
  streets: ['8.4', '8.5'],
  sections: ['8.3', '8.7', '8.8'],
  lots: ['8.10', '8.12', '8.13'],
  houses: ['8.11', '9.6'],
  marketplaces: ['8.14', '8.15'],
  bonus: ['9.2', '9.3', '9.5'],
  deliveries: ['10.1', '10.3'],
  flour: ['10.2', '10.4', '10.7'],
  castle: ['11.2', '11.3', '11.6'],
  majorities: ['12.5', '12.6'],
} as const satisfies { readonly [topic: string]: readonly RuleId[] };

export type Topic = keyof typeof TOPIC_RULES;
export const TOPICS = Object.keys(TOPIC_RULES) as Topic[];

/** The topic whose drills turn on a rule; undefined where no drill does. */
export function topicOf(rule: RuleId): Topic | undefined {
  return TOPICS.find((topic) => (TOPIC_RULES[topic] as readonly RuleId[]).includes(rule));
}

/** Reasons of an answer that are no refusals. */
export const DRILL_REASONS = [
  'tile-fits',
  'lies-ahead',
  'may-draft',
  'may-move',
  'may-build',
  'may-take',
  'may-leave',
  'may-deliver',
  'may-cover',
  'may-finish',
  'yields',
  'yields-vp',
  'started-there',
  'yields-nothing',
  'ascends',
  'falls',
  'may-hire',
  'may-buy',
  'may-sell',
  'starts-at-stall',
  'starts-at-end',
  'starts-at-marketplace',
  'ends-there',
  'street-on-edge',
  'counts',
  'milestone-covers',
  'marketplace-covers',
  'bonus-scores',
  'takes-marketplace',
  'takes-bonus',
  'awaits-flour',
  'best-number',
  'only-number',
  'lower-number',
  'keeps-three',
  'may-be-covered',
  'highest',
  'tied',
  'lower',
  'all-equal',
] as const;

/** One reason of an answer: the rule, the code that has a sentence in every language, the pieces concerned, and a number where the sentence needs one. */
export interface Why {
  readonly rule: RuleId;
  readonly reason: Reason | (typeof DRILL_REASONS)[number];
  readonly at: readonly Place[];
  readonly n: number;
}

/** The answers to a question of yes or no. */
export const YES_OR_NO: readonly number[] = [0, 1];

/** The answers to a question of how many. */
export function upTo(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, n) => n);
}

/** A place of the picture. */
type PicturePlace = { readonly point: string } | { readonly lot: LotId } | { readonly space: Space };

/** What an item is about. */
export type About =
  | PicturePlace
  /** A number that would be counted twice. */
  | { readonly twice: string }
  /** How many VP there are, or workers to choose from. */
  | { readonly count: 'vp' | 'workers' }
  /** How many of a good there are. */
  | { readonly good: Good }
  /** Goods that would be kept, in the order of the goods. */
  | { readonly kept: readonly Good[] }
  | { readonly trade: Trade }
  | { readonly kind: ActionType }
  /** Leaving a bonus tile where it lies. */
  | { readonly leave: true }
  /** What a player gets for a kind of worker. */
  | { readonly share: Kind; readonly player: number };

/** What somebody might do at the trading house. */
export type Trade = Extract<Action, { type: 'hire' | 'buy' | 'sell' }>;

function keyOfTrade(trade: Trade): string {
  if (trade.type === 'hire') return `hire ${trade.tile} ${trade.space}`;
  return trade.type === 'buy' ? `buy ${trade.good}` : `sell ${trade.goods.join(' ')}`;
}

/** What an item is called among a reader's answers: `p05`, `worker-3`, `twice p05`, `stone stone coin`, `sell stone coin`, `coiner 1`. */
export function keyOf(about: About): string {
  if ('point' in about) return about.point;
  if ('lot' in about) return about.lot;
  if ('space' in about) return about.space;
  if ('twice' in about) return `twice ${about.twice}`;
  if ('count' in about) return about.count;
  if ('good' in about) return about.good;
  if ('kept' in about) return about.kept.join(' ');
  if ('trade' in about) return keyOfTrade(about.trade);
  if ('kind' in about) return about.kind;
  return 'share' in about ? `${about.share} ${about.player}` : 'leave';
}

/** One thing that is to be answered. */
export interface Item {
  readonly about: About;
  /** Its name among a reader's answers, none twice in a drill. */
  readonly at: string;
  /** The numbers that can be answered, ascending. */
  readonly options: readonly number[];
  readonly answer: number;
  readonly why: readonly Why[];
}

/** What a topic draws: a position, what the question names (places, a tile, kinds of workers), and what is to be answered. */
export interface Question {
  readonly game: Game;
  readonly subject: readonly string[];
  readonly items: readonly Item[];
}

/** Drills are called by numbers below this, so that one can be told to a friend. */
export const MOST_SEEDS = 1_000_000;

export interface Drill extends Question {
  readonly topic: Topic;
  readonly seed: number;
}

/** A reader's answers by item; an item that is missing is answered with its least option. */
export type Answers = { readonly [at: string]: number };

/** What is answered for an item. */
export function givenFor({ at, options }: Item, answers: Answers): number {
  return answers[at] ?? (options[0] as number);
}

/** The items that are answered wrongly. */
export function mistakesIn({ items }: Question, answers: Answers): Item[] {
  return items.filter((item) => givenFor(item, answers) !== item.answer);
}

/** Whether a question is answered by answering everything with the least, or everything with the most. */
export function isTrivial({ items }: Question): boolean {
  return [0, -1].some((end) => items.every(({ options, answer }) => answer === options.at(end)));
}
