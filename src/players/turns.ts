import { type Action, applyLegal, type Game, legalActions } from '../milestones/index.ts';
import type { Finder } from './greedy/candidates.ts';

/** A game that a turn can lead to, and how. */
export interface Line {
  readonly game: Game;
  readonly worth: number;
  readonly last: { readonly action: Action; readonly before: Line } | null;
}

/** How many ways to go on are kept while a space is resolved, and between the two moves. */
export interface Breadth {
  readonly withinSpace: number;
  readonly betweenMoves: number;
}

/** What guides the search for a turn: what a game is worth for the player whose turn it is, and the actions worth trying. */
export interface Guide {
  readonly worth: (game: Game) => number;
  readonly find: Finder;
}

/** The actions of a line, in their order. */
export function actionsOf({ last }: Line): Action[] {
  const actions: Action[] = [];
  for (let step = last; step !== null; step = step.before.last) actions.push(step.action);
  return actions.reverse();
}

/** The ways found to bring the present turn to its end, the best first, none of them equal to the one before. */
export function turnsFrom(game: Game, guide: Guide, breadth: Breadth): Line[] {
  const start: Line = { game, worth: 0, last: null };
  const found = game.state.phase === 'draft' ? drafts(start, guide) : turns(start, guide, breadth);
  return bestOf(found, found.length);
}

/** The line after one more action, which has to be legal. */
function after(before: Line, action: Action, guide: Guide): Line {
  const { game } = applyLegal(before.game, action);
  return { game, worth: guide.worth(game), last: { action, before } };
}

/** The best lines; of two that are worth exactly the same, as when only their order differs, the first. */
function bestOf(lines: readonly Line[], count: number): Line[] {
  const best: Line[] = [];
  for (const line of [...lines].sort((a, b) => b.worth - a.worth)) {
    if (best.length === count) break;
    if (line.worth !== best.at(-1)?.worth) best.push(line);
  }
  return best;
}

/** All ways of taking one's starting tiles. */
function drafts(start: Line, guide: Guide): Line[] {
  const { player } = start.game.state;
  return legalActions(start.game)
    .map((action) => after(start, action, guide))
    .flatMap((line) => {
      const { state } = line.game;
      const goesOn = state.phase === 'draft' && state.player === player;
      return goesOn ? legalActions(line.game).map((action) => after(line, action, guide)) : [line];
    });
}

function turns(start: Line, guide: Guide, { withinSpace, betweenMoves }: Breadth): Line[] {
  const { player } = start.game.state;
  const ended = ({ game: { state } }: Line) => state.player !== player || state.phase === 'over';
  let open = isWithinSpace(start) ? resolutions(start, guide, withinSpace) : [start];
  const complete: Line[] = [];
  while (open.length > 0) {
    complete.push(...open.filter(ended));
    const between = bestOf(
      open.filter((line) => !ended(line)),
      betweenMoves,
    );
    open = between.flatMap((line) =>
      guide
        .find(line.game)
        .map((move) => after(line, move, guide))
        .flatMap((moved) => (isWithinSpace(moved) && !ended(moved) ? resolutions(moved, guide, withinSpace) : [moved])),
    );
  }
  return complete;
}

function isWithinSpace({ game: { state } }: Line): boolean {
  return state.phase === 'space' || state.phase === 'bonus';
}

/** The ways found to resolve the space that the piece is on. */
function resolutions(start: Line, guide: Guide, withinSpace: number): Line[] {
  const resolved: Line[] = [];
  let open = [start];
  while (open.length > 0) {
    const next = open.flatMap((line) => guide.find(line.game).map((action) => after(line, action, guide)));
    resolved.push(...next.filter((line) => !isWithinSpace(line)));
    open = bestOf(next.filter(isWithinSpace), withinSpace);
  }
  return resolved;
}
