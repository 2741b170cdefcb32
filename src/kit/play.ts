import type { Forbidden, Happening, OutcomeOf, Taken } from './game.ts';

/** An accepted action: who took it, what happened, and the game after it. */
export interface Step<Game, Action, Event> {
  readonly action: Taken<Action>;
  readonly events: readonly Event[];
  readonly game: Game;
}

/** What the loop needs of a game's rules. */
interface Playable<Game, Action, Event extends Happening, Refusal extends Forbidden> {
  readonly apply: (game: Game, action: Action | Taken<Action>) => OutcomeOf<Game, Event, Refusal>;
  readonly currentPlayer: (game: Game) => number;
}

/** The steps of some actions, and what forbids the one after the last of them; nothing where all were accepted. */
export interface Played<Game, Action, Event, Refusal> {
  readonly steps: readonly Step<Game, Action, Event>[];
  readonly refusals: readonly Refusal[];
}

/** Takes actions one after the other, up to the first that is refused. */
export function playOn<Game, Action, Event extends Happening, Refusal extends Forbidden>(
  { apply, currentPlayer }: Playable<Game, Action, Event, Refusal>,
  start: Game,
  actions: Iterable<Action | Taken<Action>>,
): Played<Game, Action, Event, Refusal> {
  const steps: Step<Game, Action, Event>[] = [];
  let game = start;
  for (const action of actions) {
    const outcome = apply(game, action);
    if (!outcome.ok) return { steps, refusals: outcome.refusals };
    steps.push({ action: { player: currentPlayer(game), ...action }, events: outcome.events, game: outcome.game });
    game = outcome.game;
  }
  return { steps, refusals: [] };
}
