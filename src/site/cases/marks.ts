import type { PlayedStep } from '../../cases/index.ts';
import type { Piece, Spot } from '../../islands/milestones/pieces/Spots.tsx';
import { type Action, layoutOf, type Space } from '../../milestones/index.ts';
import { causesOnBoard, causesOnLoop } from '../../telling/events-in-words.ts';

/** What a case's pictures show besides the position: what the question is about, and where it breaks a rule. */
export interface Marks {
  readonly board: readonly Spot[];
  readonly loop: readonly Spot<Space>[];
  /** The spaces whose workers yield. */
  readonly yielding: readonly Space[];
  /** The tiles that are chosen. */
  readonly tiles: ReadonlySet<string>;
}

type Mark<At extends string = string> = readonly [at: At, look: 'preview' | 'chosen', piece?: Piece];

/** Where an action takes place on the game board. */
function onBoard(action: Action): readonly Mark[] {
  switch (action.type) {
    case 'street': {
      const { from, milestone, to } = action;
      return [
        [`${from}~${milestone}`, 'preview'],
        [`${milestone}~${to}`, 'preview'],
        [milestone, 'preview'],
      ];
    }
    case 'house':
      return [[action.lot, 'preview']];
    case 'marketplace':
      return [[action.at, 'preview', 'marketplace']];
    case 'take-bonus':
      return [[action.lot, 'chosen']];
    case 'deliver':
      return [[action.marketplace, 'preview', 'flour'], ...action.numbers.map((number): Mark => [number, 'chosen'])];
    default:
      return [];
  }
}

const employment = (n: number) => `worker-${n}` as Space;

/** Where an action takes place on the player board. */
function onLoop({ before: { state }, step: { action } }: PlayedStep): readonly Mark<Space>[] {
  switch (action.type) {
    case 'move':
      return [[action.to, 'preview']];
    case 'draft':
    case 'hire':
      return [action.space, action.space + 1].filter((n) => n <= 8).map((n): Mark<Space> => [employment(n), 'chosen']);
    case 'cover':
      return [[employment(action.space), 'preview', 'cover']];
    case 'house':
    case 'take-bonus': {
      const space = action.type === 'house' ? action.bonusOn : action.space;
      const kind = state.bonusTiles[action.lot];
      return space === undefined || kind === undefined ? [] : [[employment(space), 'preview', `bonus-${kind}`]];
    }
    default:
      return [];
  }
}

function spotsOf<At extends string>(marks: readonly Mark<At>[], causes: readonly At[]): Spot<At>[] {
  const spots = new Map<At, Spot<At>>();
  for (const [at, look, piece] of marks) spots.set(at, { at, name: '', look, piece });
  for (const at of causes) spots.set(at, { at, name: '', look: 'cause' });
  return [...spots.values()];
}

/** The marks for all steps of a case; on the player board those of the player who begins. */
export function marksOf(played: readonly PlayedStep[]): Marks {
  const [first] = played;
  const mine = played.filter(({ before }) => before.state.player === first?.before.state.player);
  // The first reason is the one that the answer gives.
  const causes = played.flatMap(({ outcome }) => (outcome.ok ? [] : outcome.refusals.slice(0, 1)));
  const layout = first && layoutOf(first.before.board);
  return {
    board: spotsOf(
      played.flatMap(({ step }) => onBoard(step.action)),
      causesOnBoard(causes).filter((at) => layout?.index.has(at) || layout?.lotIndex.has(at)),
    ),
    loop: spotsOf(mine.flatMap(onLoop), causesOnLoop(causes)),
    yielding: mine.flatMap(({ outcome }) =>
      outcome.ok ? outcome.events.flatMap((event) => (event.type === 'goods' ? event.spaces.map(employment) : [])) : [],
    ),
    tiles: new Set(played.flatMap(({ step: { action } }) => ('tile' in action ? [action.tile] : []))),
  };
}
