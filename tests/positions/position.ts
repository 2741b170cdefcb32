import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import {
  type Action,
  type ActionType,
  apply,
  type Game,
  type GameEvent,
  gameOfScene,
  type Scene,
  viewFor,
} from '../../src/milestones/index.ts';
import type { ComputerPlayer } from '../../src/players/player.ts';

/** Some fields of an action, its type among them. */
type Pattern = {
  readonly [Type in ActionType]: { readonly type: Type } & Partial<Extract<Action, { type: Type }>>;
}[ActionType];

/** What a turn has to be like; all that is named has to hold. */
export interface Right {
  /** The game is over after the turn, and its player alone has won. */
  readonly wins?: true;
  /** An action of the turn agrees with this. */
  readonly does?: Pattern;
  /** No action of the turn agrees with any of these. */
  readonly avoids?: readonly Pattern[];
  /** The end is triggered in the turn, or is not. */
  readonly triggersEnd?: boolean;
}

/** A position in which the rules leave one clearly right answer. The turn is that of player 0. */
export interface Position {
  readonly id: string;
  /** Why it is right, for those who work on the players. */
  readonly why: string;
  readonly scene: Scene;
  readonly right: Right;
  /** A whole turn that is right, and one that is tempting and wrong. */
  readonly line: readonly Action[];
  readonly wrong: readonly Action[];
}

/** A turn that has been played: its actions, what happened, and the game after it. */
export interface PlayedTurn {
  readonly actions: readonly Action[];
  readonly events: readonly GameEvent[];
  readonly game: Game;
}

/** Whether a turn of player 0 has ended. */
const hasEnded = ({ state }: Game): boolean => state.player !== 0 || state.phase === 'over';

/**
 * Plays the turn of player 0; `next` gives one or more actions until the turn has ended.
 * @throws Error where the rules refuse an action, or where there are actions left over.
 */
export function playTurn(start: Game, next: (game: Game) => readonly Action[]): PlayedTurn {
  const actions: Action[] = [];
  const events: GameEvent[] = [];
  let game = start;
  while (!hasEnded(game)) {
    for (const action of next(game)) {
      const outcome = apply(game, { player: 0, ...action });
      if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(outcome.refusals)}`);
      actions.push(action);
      events.push(...outcome.events);
      game = outcome.game;
    }
  }
  return { actions, events, game };
}

const agrees = (action: Action, pattern: Pattern): boolean =>
  Object.entries(pattern).every(
    ([field, value]) => JSON.stringify((action as Record<string, unknown>)[field]) === JSON.stringify(value),
  );

/** Whether a turn is right. */
export function isRight(
  { wins, does, avoids = [], triggersEnd }: Right,
  { actions, events, game }: PlayedTurn,
): boolean {
  return (
    (wins === undefined || JSON.stringify(game.state.winners) === '[0]') &&
    (does === undefined || actions.some((action) => agrees(action, does))) &&
    !actions.some((action) => avoids.some((pattern) => agrees(action, pattern))) &&
    (triggersEnd === undefined || events.some(({ type }) => type === 'end-triggered') === triggersEnd)
  );
}

const SEED = 1;

/** Whether a computer player finds what is right in a position, from what player 0 may know. */
export function findsRight({ scene, right }: Position, player: ComputerPlayer): boolean {
  const random = xoroshiro128plus(SEED);
  return isRight(
    right,
    playTurn(gameOfScene(scene), (game) => player(viewFor(game, 0), random)),
  );
}
