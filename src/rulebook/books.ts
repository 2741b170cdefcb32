import type { RuleId as MilestonesRuleId } from '../milestones/index.ts';
import type { RuleId as ThousandMilesRuleId } from '../thousand-miles/index.ts';

/** The number of a rule of any game. */
export type RuleId = MilestonesRuleId | ThousandMilesRuleId;

/** A game's rulebook: what follows from it – numbers, texts, addresses, what can be found – is asked with it. */
export interface Rulebook {
  /** The game, as the folder of its engine and of its chapters is called. */
  readonly game: 'milestones' | 'thousand-miles';
  /** What the numbers of its rules begin with. */
  readonly letter: string;
  /** What follows the language in the addresses of all its pages. */
  readonly path: string;
  /** What follows that in the addresses of the rules' cards. */
  readonly cards: string;
  /** The chapters, from 1 on, by the names of their files and pages. */
  readonly chapters: readonly string[];
}

/** The board game's rulebook. */
export const MILESTONES_RULEBOOK = {
  game: 'milestones',
  letter: '',
  path: '',
  cards: 'rule/',
  chapters: [
    'aim',
    'components',
    'player-board',
    'setup',
    'turn',
    'worker-spaces',
    'trading-house',
    'board-of-works',
    'bonus-tiles',
    'mill',
    'castle',
    'end',
    'supplies',
  ],
} as const satisfies Rulebook;

/** The card game's rulebook. */
export const THOUSAND_MILES_RULEBOOK = {
  game: 'thousand-miles',
  letter: 'C',
  path: 'card-game/',
  cards: 'rules/',
  chapters: ['aim', 'turn', 'driving', 'attacks', 'safeties', 'points', 'table'],
} as const satisfies Rulebook;

/** The rulebook that a rule's number belongs to. */
export function rulebookOf(id: RuleId): Rulebook {
  return id.startsWith(THOUSAND_MILES_RULEBOOK.letter) ? THOUSAND_MILES_RULEBOOK : MILESTONES_RULEBOOK;
}

/** The number of the chapter, from 1 on, that a rule stands in. */
export function chapterNumber(id: RuleId): number {
  return Number.parseInt(id.slice(rulebookOf(id).letter.length), 10);
}

/** The chapter that a rule stands in. */
export function chapterWith(id: RuleId): string {
  return rulebookOf(id).chapters[chapterNumber(id) - 1] as string;
}
