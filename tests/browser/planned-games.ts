import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { savedGameOf } from '../../src/machines/game.ts';
import { MILESTONES } from '../../src/milestones/game.ts';
import { replay } from '../../src/milestones/history.ts';
import {
  ACTION_TYPES,
  type Action,
  apply,
  COLOURS,
  type Game,
  newGame,
  type PlayerAction,
  PRACTICE_SET,
  type Seat,
  viewFor,
} from '../../src/milestones/index.ts';
import { greedy } from '../../src/players/greedy.ts';

/** A game that a computer has played: what was done, and how it ended. */
export interface PlannedGame {
  readonly seed: number;
  readonly start: Game;
  readonly actions: readonly PlayerAction[];
  readonly end: Game;
}

/** A longer game would only take longer to watch. */
const MOST_ACTIONS = 300;

/** The game that a computer plays of a deal; null where it takes too long. */
export function playedGame(players: 2 | 3 | 4, seed: number): PlannedGame | null {
  const start = newGame({ players, seed, set: PRACTICE_SET });
  const random = xoroshiro128plus(seed);
  const actions: PlayerAction[] = [];
  let game = start;
  while (game.state.phase !== 'over') {
    if (actions.length > MOST_ACTIONS) return null;
    for (const action of greedy(viewFor(game, game.state.player), random)) {
      const { player } = game.state;
      game = after(game, action);
      actions.push({ ...action, player });
    }
  }
  return { seed, start, actions, end: game };
}

/** The game after an action that is known to be legal. */
export function after(game: Game, action: Action): Game {
  const outcome = apply(game, action);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusals));
  return outcome.game;
}

/** What somebody decides in a game: where among its actions, and the game before it and after what went on by itself. */
export interface Decision {
  readonly at: number;
  readonly game: Game;
  readonly action: Action;
  next: Game;
}

/** What has been decided in a game, each decision with its place among the actions, the game before it and after what went on by itself. */
export function decisionsOf({ start, actions }: PlannedGame): readonly Decision[] {
  const decisions: Decision[] = [];
  let game = start;
  for (const [at, { player: _, ...action }] of actions.entries()) {
    const next = after(game, action);
    const last = decisions.at(-1);
    if (last !== undefined && MILESTONES.goesOnWith?.(game) != null) last.next = next;
    else decisions.push({ at, game, action, next });
    game = next;
  }
  return decisions;
}

/** The deal with which the search begins; in the games of those before it something never happens. */
const FIRST_DEAL = 3;

let withEverything: PlannedGame | undefined;

/** A short game of two in which every kind of action happens, save the one that only declines. It is looked for once in a process. */
export function gameWithEverything(): PlannedGame {
  const wanted = ACTION_TYPES.filter((type) => type !== 'leave-bonus');
  for (let seed = FIRST_DEAL; withEverything === undefined; seed++) {
    const game = playedGame(2, seed);
    if (game !== null && wanted.every((type) => game.actions.some((action) => action.type === type)))
      withEverything = game;
  }
  return withEverything;
}

/** The text that the page keeps of such a game after some of its actions. */
export function keptText({ start, actions, seed }: PlannedGame, count: number): string {
  const history = replay(start, actions.slice(0, count), []);
  const names = ['Ann', 'Ben', 'Clara', 'Dan'].slice(0, start.options.players);
  const seats = names.map((name, i) => ({ name, colour: COLOURS[i] as Seat['colour'], by: 'person' as const }));
  const now = '2026-01-02T03:04:05.000Z';
  return JSON.stringify(savedGameOf({ history, seats, seed, started: now }, now));
}
