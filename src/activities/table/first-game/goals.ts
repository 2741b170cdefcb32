import { gameOf, type History, turnBefore } from '../../../milestones/history.ts';
import {
  type ActionType,
  applyLegal,
  ascends,
  type Game,
  type GameEvent,
  legalActions,
  type Player,
  type RuleId,
  visibleNumbers,
} from '../../../milestones/index.ts';

/** Something that a first game leads to: its rule, and what tells that the player has come there. */
interface Goal {
  readonly rule: RuleId;
  readonly reachedBy: (event: GameEvent) => boolean;
  /** How often that has to happen; once where nothing is said. */
  readonly times?: number;
  /** Whether it counts whoever it happens to. */
  readonly ofAll?: true;
}

const by =
  (type: GameEvent['type']) =>
  (event: GameEvent): boolean =>
    event.type === type;

/** What a first game leads to, in the order in which it is proposed; nobody has to keep to it. */
export const GOALS = {
  tiles: { rule: '4.9', reachedBy: by('drafted'), times: 2 },
  goods: { rule: '6.2', reachedBy: (event) => event.type === 'goods' && event.source === 'worker' },
  street: { rule: '8.2', reachedBy: by('street-built') },
  hire: { rule: '7.3', reachedBy: by('hired') },
  house: { rule: '8.10', reachedBy: by('house-built') },
  marketplace: { rule: '8.14', reachedBy: by('marketplace-built') },
  flour: { rule: '10.1', reachedBy: by('delivered') },
  bonus: { rule: '9.1', reachedBy: by('bonus-taken') },
  end: { rule: '12.1', reachedBy: by('game-over'), ofAll: true },
} as const satisfies Readonly<Record<string, Goal>>;

/** One of the things that a first game leads to. */
export type GoalId = keyof typeof GOALS;

/** All of them, in their order. */
export const GOAL_IDS = Object.keys(GOALS) as GoalId[];

/** Which of them a player has reached. */
export function reachedGoals({ steps, at }: History, player: number): readonly GoalId[] {
  const events = steps.slice(0, at).flatMap((step) => step.events);
  return GOAL_IDS.filter((id) => {
    const { reachedBy, times = 1, ofAll }: Goal = GOALS[id];
    return events.filter((event) => reachedBy(event) && (ofAll || event.player === player)).length >= times;
  });
}

/** Which of them a player has reached in the last of their turns that they have begun. */
export function justReached(history: History, player: number): readonly GoalId[] {
  const { steps, at } = history;
  const acted = steps.slice(0, at).findLastIndex(({ action }) => action.player === player) + 1;
  const before = reachedGoals({ ...history, at: turnBefore({ ...history, at: acted }) }, player);
  return reachedGoals(history, player).filter((id) => !before.includes(id));
}

/** What leads to where something else can be done. After anything else it isn't looked further, so that a guide knows at once. */
const LEADING: readonly ActionType[] = ['move', 'done'];
/** What reaches no goal and isn't looked further: with many goods there are hundreds of ways to do it. */
const REACHING_NONE: readonly ActionType[] = ['buy', 'sell', 'give-back'];

/** Which of some goals the player whose turn it is can reach with the rest of the turn, without trading for it; not what comes by itself. */
function withinReach(game: Game, goals: readonly GoalId[]): ReadonlySet<GoalId> {
  const { player } = game.state;
  const within = new Set<GoalId>();
  for (const action of legalActions(game)) {
    if (REACHING_NONE.includes(action.type)) continue;
    const next = applyLegal(game, action);
    const { state } = next.game;
    for (const id of goals) {
      const { reachedBy, ofAll }: Goal = GOALS[id];
      if (!ofAll && next.events.some((event) => reachedBy(event) && event.player === player)) within.add(id);
    }
    const goesOn = state.phase !== 'over' && state.player === player;
    if (goesOn && (LEADING.includes(action.type) || state.phase === 'bonus'))
      for (const id of withinReach(next.game, goals)) within.add(id);
  }
  return within;
}

/** The goal that is proposed next: the first open one that the turn can reach, else the first open one; and whether it can. */
export function nextGoal(
  game: Game,
  reached: readonly GoalId[],
): { readonly id: GoalId; readonly isWithinReach: boolean } | null {
  const open = GOAL_IDS.filter((id) => !reached.includes(id));
  const within = withinReach(game, open);
  const id = open.find((id) => within.has(id)) ?? open[0];
  return id === undefined ? null : { id, isWithinReach: within.has(id) };
}

/** What the guide says of a player's numbers between the starting tiles and the first turn: whether they ascend (7.1), and the numbers. */
export function numbersOf(history: History, player: number): { readonly ascend: boolean; readonly numbers: string } {
  const { spaces } = gameOf(history).state.players[player] as Player;
  return { ascend: ascends(spaces), numbers: visibleNumbers(spaces).join('-') };
}
