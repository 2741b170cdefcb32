import { type Action, applyLegal, type Game } from '../milestones/index.ts';
import { plansOf } from './ahead/plans.ts';
import { SPREAD } from './ahead/weights.ts';
import { guideFor } from './guide.ts';
import { type Outlook, outlookOf, outlookWith, remainingOf } from './outlook.ts';
import { actionsOf, type Breadth, turnsFrom } from './turns.ts';

/** How a search looks for turns: how many it takes, how widely it looks within a turn, and how many plans it follows beyond. */
export interface Opening {
  readonly turns: number;
  readonly breadth: Breadth;
  readonly plans: number;
}

/** A way to bring a turn to its end, the game after it, and what is expected of that. */
export interface FoundTurn {
  readonly actions: readonly Action[];
  readonly game: Game;
  readonly outlook: Outlook;
}

/** When no more than this part of a game is left, its end may come in this turn or the next ones. */
const NEAR_END = 0.2;

/**
 * Turns worth considering for the player whose turn it is, the best first. At the beginning of a turn they are those that the
 * player's plans begin with. Near the end it matters who ends the game and when, of which plans know nothing: there every way
 * through the turn is weighed as it stands. Within a visit, and in the draft, the best ways are weighed by what can be planned from there.
 */
export function foundTurns(game: Game, { turns: most, breadth, plans }: Opening): FoundTurn[] {
  const { phase, player } = game.state;
  const chance = ({ outlook }: FoundTurn) => outlook.chances[player] as number;
  const sorted = (found: FoundTurn[]) => found.sort((a, b) => chance(b) - chance(a)).slice(0, most);
  const lines = () => turnsFrom(game, guideFor(game), breadth).slice(0, 2 * most);
  if (remainingOf(game.state) <= NEAR_END)
    return sorted(
      lines().map((line) => ({ actions: actionsOf(line), game: line.game, outlook: outlookOf(line.game) })),
    );

  const mine: { readonly actions: readonly Action[]; readonly game: Game; readonly worth: number }[] =
    phase === 'move'
      ? plansOf(game, player, plans).turns.map(({ actions, worth }) => ({ actions, game: after(game, actions), worth }))
      : lines().map((line) => ({
          actions: actionsOf(line),
          game: line.game,
          worth: plansOf(line.game, player, plans).worth,
        }));
  const best = Math.max(...mine.map(({ worth }) => worth));
  // In the draft the others have no rows yet to plan with: they are thought to draft as well.
  const worths = game.state.players.map((_, index) =>
    phase === 'draft' || index === player ? best : plansOf(game, index, plans).worth,
  );
  return sorted(
    mine.map(({ actions, game, worth }) => ({
      actions,
      game,
      outlook:
        remainingOf(game.state) > NEAR_END
          ? outlookWith(
              game,
              worths.map((other, index) => (index === player ? worth : other)),
              SPREAD,
            )
          : outlookOf(game),
    })),
  );
}

const after = (game: Game, actions: readonly Action[]): Game =>
  actions.reduce((before, action) => applyLegal(before, action).game, game);
